//! Positions as text, to be set up by hand: `hand N` for what each seat holds, and a line `hung` for each
//! lantern that hangs: seat, lantern, post, as in `1 12 p3`. Who is to act follows.

use table::{Flaw, Game as _, Key, PerSeat, Seat, Sheet, SheetWriter, listed};

use crate::action::{Lantern, Post};
use crate::game::Lanterns;
use crate::state::State;
use crate::{HAND, LANTERNS};

impl Lanterns {
    pub(crate) fn write_position(&self, state: &State) -> String {
        let mut sheet = SheetWriter::default();
        for seat in Seat::first(self.seats()) {
            sheet.line(format!("hand {seat}"), state.hand(seat));
        }
        for at in 0..LANTERNS {
            if let Some((lantern, seat)) = state.posts[at] {
                sheet.one("hung", format!("{seat} {lantern} {}", Post::new(at)));
            }
        }
        sheet.text()
    }

    pub(crate) fn parse_position(&self, text: &str) -> Result<State, Vec<Flaw>> {
        let seats = self.seats();
        let mut keys = vec![Key::often("hung")];
        keys.extend(Key::seats("hand", seats));
        let mut sheet = Sheet::read(text, &keys);
        let mut state = State { hands: PerSeat::splat(0), posts: [None; LANTERNS], hung: 0 };
        let (mut seen, mut hung) = (0_u16, PerSeat::<usize>::splat(0));
        for (line, words) in sheet.lines("hung") {
            let read = || -> Option<(Seat, Lantern, Post)> {
                let [seat, lantern, post] = words.as_slice() else { return None };
                let seat: Seat = seat.parse().ok().filter(|seat: &Seat| seat.index() < seats)?;
                let post: Post =
                    post.parse().ok().filter(|it: &Post| it.index() < self.longest())?;
                Some((seat, lantern.parse().ok()?, post))
            };
            let Some((seat, lantern, post)) = read() else {
                sheet.unknown_word(line, "hung", &words.join(" "), "1 12 p3".to_owned());
                continue;
            };
            if seen & 1 << lantern.index() != 0 {
                sheet.two_places(line, lantern);
            } else if state.posts[post.index()].is_some() {
                sheet.no_room(line, lantern, post);
            }
            seen |= 1 << lantern.index();
            state.posts[post.index()] = Some((lantern, seat));
            hung[seat] += 1;
        }
        let all: usize = hung.iter().sum();
        for seat in Seat::first(seats) {
            let key = format!("hand {seat}");
            let known = || listed(1..=LANTERNS);
            let line = sheet.line(&key);
            for lantern in sheet.each(&key, |word| word.parse::<Lantern>().ok(), known) {
                if seen & 1 << lantern.index() != 0 {
                    sheet.two_places(line, lantern);
                }
                seen |= 1 << lantern.index();
                state.hands[seat] |= 1 << lantern.index();
            }
            let turns = (all + seats - 1 - seat.index()) / seats;
            let held = state.hand(seat).count();
            if held != HAND.saturating_sub(turns) || hung[seat] != turns {
                sheet.count(&key, held, HAND.saturating_sub(turns));
            }
        }
        state.hung = all as u8;
        sheet.done(state)
    }
}
