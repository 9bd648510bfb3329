//! Positions as text, to be set up by hand.
//!
//! | key | words |
//! |---|---|
//! | `to-act` | the seat to act; missing when the game is over |
//! | `step` | what it is asked for, as below; missing: its turn begins |
//! | `start`, `turn` | the seat that began; how many turns were played |
//! | `ending` | `open`, `last-tile` or `last-round` |
//! | `francs`, `reserve`, `meeples` | a number for each seat: francs, keys in reserve, space on the bonus track |
//! | `keys N` | where keys of seat N stand, as in `arc chaillot:bank chaillot:5 chaillot:louvre` |
//! | `tokens N` | the tokens of seat N |
//! | `bonus N` | the bonus tiles that seat N took; one that was used has a `-` behind it, one half spent a `/` |
//! | `landmarks`, `vp-tiles` | as in `chaillot:louvre`; as in `chaillot:12`, by its first prize |
//! | `bought` | the building spaces without a token, other than those with a key |
//! | `eights`, `prestige`, `end-points` | a number for each seat: VP by source |
//! | `bonus-points N` | VP of bonus tiles of seat N, as in `7=4` |
//! | `end-tiles` | those taken, in their order, as in `1:wood 2:5-vp/3`: the second was used after three were taken |
//! | `saw N` | after how many end-game tiles seat N looked at those that are left, other than to take one |
//! | `retired` | the seats that retired |
//! | `drawn N` | the buildings drawn from stack N; with districts of one's choice `@DISTRICT`, `@none` or `@?` behind each |
//! | `stack N`, `removed` | the buildings that are face down, the top first |
//! | `beside`, `track` | tokens of the building spaces, numbers of the bonus track, if these are shuffled |
//!
//! Steps: `draw`, `place`, `action`, `end-tile`, `free`, `over`, `vp-tile`, `bonus PRICE`, `pay SITE` with the resources still owed,
//! `prestige SITE` with the slots still open; the last three with `fourth` behind them after the fourth key of a district.
//!
//! Everything else follows: keys in hand, the supply, the bonus tiles on the track. Buildings that
//! `stack` and `removed` leave out are filled in, in the order of the board.

mod read;
mod step;

use table::{Seat, SheetWriter, bits};

use crate::Paris;
use crate::options::{Districts, Tokens, Track};
use crate::piece::{Bonus, District};
use crate::place::{BUILDINGS, Building, Place, Post, Site, Stand};
use crate::state::{NONE, Player, State};
use crate::step::{Ending, Step};

/// The words for the stages of the end.
const ENDINGS: [(Ending, &str); 3] =
    [(Ending::Open, "open"), (Ending::LastTile, "last-tile"), (Ending::LastRound, "last-round")];

impl Paris {
    /// A position as text.
    pub(crate) fn write_position(&self, state: &State) -> String {
        let mut sheet = SheetWriter::default();
        let seats = || Seat::first(self.seats);
        let players = || state.players.first(self.seats);
        if state.step != Step::Over {
            sheet.one("to-act", state.seat);
        }
        sheet.line("step", self.step_words(state));
        sheet.one("start", state.start);
        sheet.one("turn", state.turn);
        let ending = ENDINGS.iter().find(|it| it.0 == state.ending);
        sheet.line("ending", ending.map(|it| it.1));
        sheet.line("francs", players().iter().map(|player| player.francs));
        sheet.line("reserve", players().iter().map(|player| player.reserve));
        for seat in seats() {
            let player = &state.players[seat];
            sheet.line(format!("keys {seat}"), self.posts(state, player));
            let tokens = crate::piece::Kind::ALL.into_iter().flat_map(|kind| {
                std::iter::repeat_n(kind, usize::from(player.tokens[kind.index()]))
            });
            sheet.line(format!("tokens {seat}"), tokens);
            let mark = |number: usize| match 1 << number {
                bit if player.unused & bit != 0 => "",
                bit if player.half & bit != 0 => "/",
                _ => "-",
            };
            let taken = bits(u64::from(player.taken));
            sheet.line(
                format!("bonus {seat}"),
                taken.map(|number| format!("{number}{}", mark(number))),
            );
        }
        sheet.line("meeples", players().iter().map(|player| player.meeple));
        self.write_board(&mut sheet, state);
        sheet.line("eights", players().iter().map(|player| player.ledger.eights));
        sheet.line("prestige", players().iter().map(|player| player.ledger.prestige));
        sheet.line("end-points", players().iter().map(|player| player.ledger.end_tiles));
        for seat in seats() {
            let points = &state.players[seat].ledger.bonus;
            let given = Bonus::all().filter(|bonus| points[bonus.index()] > 0);
            sheet.line(
                format!("bonus-points {seat}"),
                given.map(|bonus| format!("{bonus}={}", points[bonus.index()])),
            );
        }
        self.write_end_tiles(&mut sheet, state);
        self.write_stacks(&mut sheet, state);
        if self.options.tokens == Tokens::Shuffled {
            sheet.line("beside", state.beside);
        }
        if self.options.track == Track::Shuffled {
            sheet.line("track", &state.track[1..]);
        }
        sheet.text()
    }

    /// Where the keys of a player stand.
    fn posts(&self, state: &State, player: &Player) -> Vec<Post> {
        let stands = Stand::ALL.into_iter().filter(|stand| player.stands & stand.bit() != 0);
        let places = player.keys.iter().flat_map(|keys| bits(*keys)).map(Place::at);
        let sites = places.filter_map(|place| self.site_of(state, place)).map(Post::Site);
        stands.map(Post::Stand).chain(sites).collect()
    }

    /// A place with the district where it is.
    fn site_of(&self, state: &State, place: Place) -> Option<Site> {
        let district = match place.rank() {
            Some(rank) => state.district_of(rank)?,
            None => District::ALL[place.index() / 6],
        };
        Some(self.tables.site(district, place))
    }

    fn write_board(&self, sheet: &mut SheetWriter, state: &State) {
        let landmarks = (0..crate::place::LANDMARKS).map(Place::landmark);
        sheet.line("landmarks", landmarks.filter_map(|place| self.site_of(state, place)));
        let tile = |district: District| {
            let prizes = self.edition.prizes[state.vp_tile(district)?];
            Some(format!("{district}:{}", prizes[0]))
        };
        sheet.line("vp-tiles", District::ALL.into_iter().filter_map(tile));
        let implied = state.occupied() & !self.being_paid(state.step);
        let gone = !state.token_there & !implied & ((1 << BUILDINGS) - 1);
        sheet.line("bought", bits(gone).map(Building::at));
    }

    /// The place that is being paid for, where the key already stands, as a set.
    fn being_paid(&self, step: Step) -> u64 {
        match step {
            Step::Pay { to, .. } => to.bit(),
            _ => 0,
        }
    }

    fn write_end_tiles(&self, sheet: &mut SheetWriter, state: &State) {
        let end = &state.end;
        let count = usize::from(end.count);
        let taken = end.takes[..count].iter().zip(&end.takers[..count]).map(|(&tile, &taker)| {
            let seat = Seat::new(usize::from(taker));
            let word = self.edition.end_tiles[usize::from(tile)];
            match end.used_at[usize::from(tile)] {
                NONE => format!("{seat}:{word}"),
                used => format!("{seat}:{word}/{used}"),
            }
        });
        sheet.line("end-tiles", taken);
        for seat in Seat::first(self.seats) {
            let saw = state.players[seat].saw & !self.saw_anyway(state, seat);
            sheet.line(format!("saw {seat}"), bits(u64::from(saw)));
        }
        let retired = Seat::first(self.seats).filter(|seat| state.retired(*seat));
        sheet.line("retired", retired);
    }

    /// When a seat must have looked at the remaining end-game tiles: whenever it took one, and now
    /// if it is choosing one.
    fn saw_anyway(&self, state: &State, seat: Seat) -> u16 {
        let takers = &state.end.takers[..usize::from(state.end.count)];
        let own =
            takers.iter().enumerate().filter(|(_, taker)| usize::from(**taker) == seat.index());
        let taken = own.fold(0, |saw, (at, _)| saw | 1 << at);
        let looks = match state.step {
            Step::EndTile => true,
            Step::Action => self.looks_before && state.end.left != 0 && state.stacks_empty(),
            _ => false,
        };
        taken | if looks && state.seat == seat { 1 << state.end.count } else { 0 }
    }

    fn write_stacks(&self, sheet: &mut SheetWriter, state: &State) {
        let tables = &self.tables;
        let building = |at: u8| Building::at(usize::from(state.buildings[usize::from(at)]));
        for stack in 0..3 {
            let (begin, size) = (tables.stack_begin[stack], tables.stack_size[stack]);
            if size == 0 {
                continue;
            }
            let top = begin + state.stack_left[stack];
            let drawn = (top..begin + size).rev().map(building);
            sheet.line(
                format!("drawn {}", stack + 1),
                drawn.map(|it| format!("{it}{}", self.fate_word(state, it))),
            );
            sheet.line(format!("stack {}", stack + 1), (begin..top).rev().map(building));
        }
        let dealt: u8 = tables.stack_size.iter().sum();
        sheet.line("removed", (dealt..BUILDINGS as u8).map(building));
    }

    /// Where a drawn building went, if it could go to a district other than its own.
    fn fate_word(&self, state: &State, building: Building) -> String {
        if self.options.districts == Districts::Printed {
            return String::new();
        }
        if state.step == Step::Place(building) {
            return "@?".to_owned();
        }
        if state.homeless & 1 << building.index() != 0 {
            return "@none".to_owned();
        }
        let of_type = state.of_type[self.tables.printed[building.index()].slot()];
        let stands =
            |district: &District| of_type & Place::building(*district, building.value()).bit() != 0;
        let mut districts = District::ALL.into_iter().filter(stands);
        districts.next().map_or_else(String::new, |district| format!("@{district}"))
    }

    /// The words of the step and its data.
    fn step_words(&self, state: &State) -> Vec<String> {
        let place = |place: Place| {
            self.site_of(state, place).map(|site| site.to_string()).unwrap_or_default()
        };
        let (mut words, fourth) = match state.step {
            Step::Over => (vec!["over".to_owned()], false),
            Step::Pay { to, owed, fourth } => {
                let kinds = crate::piece::Kind::RESOURCES.into_iter().flat_map(|kind| {
                    std::iter::repeat_n(kind.to_string(), usize::from(owed[kind.index()]))
                });
                ([place(to)].into_iter().chain(kinds).collect(), fourth)
            }
            Step::Prestige { rank, open, fourth } => {
                let slots = self.edition.landmarks[usize::from(rank)].slots;
                let kinds =
                    (0..3).filter(|slot| open & 1 << slot != 0).map(|slot| slots[slot].to_string());
                (
                    [place(Place::landmark(usize::from(rank)))].into_iter().chain(kinds).collect(),
                    fourth,
                )
            }
            Step::Bonus { price, fourth } => (vec![price.to_string()], fourth),
            _ => (Vec::new(), false),
        };
        if state.step != Step::Over {
            words.insert(0, state.step.as_str().to_owned());
        }
        if fourth {
            words.push("fourth".to_owned());
        }
        words
    }
}
