//! Why one move is better than others, in points: what games played on from each of them bring everybody, by
//! the lines of the score sheet, and in sentences.
//!
//! These games are played on quickly, by a player who does not think ahead as the judge does. Their figures
//! are reported only if they explain what the judge found. If they do not, the sentences say so, and give no
//! figures that would favour the other move.

use search::{Expected, Explained};
use serde::{Deserialize, Serialize};
use table::{Arg, Message, Seat};
use words::{Called, Lang};

use crate::sources::heading;

/// What a move changes in one line of the score sheet.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Change {
    /// The heading of the line.
    pub source: String,
    /// The points of the player to act.
    pub own: f32,
    /// The points of the others, on average.
    pub others: f32,
    /// The points of everybody, by seat.
    #[serde(default)]
    pub seats: Vec<f32>,
}

/// By how many more points a move ends ahead of the best of the others.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Gain {
    /// The points, on average.
    pub points: f32,
    /// The standard error of that.
    pub error: f32,
}

/// What a move is compared with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Versus {
    /// The move that was made.
    Played,
    /// The other moves listed: it is the best.
    Others,
    /// The best of the moves listed.
    First,
}

impl Versus {
    /// What the best moves are compared with: the first with the others, each of the others with the first.
    #[must_use]
    pub const fn at(number: usize) -> Self {
        if number == 0 { Self::Others } else { Self::First }
    }
}

/// The reason for a move.
#[derive(Clone, Copy, Debug)]
pub struct Why<'a> {
    /// Who is to make it.
    pub seat: Seat,
    /// What it is compared with.
    pub versus: Versus,
    /// What it brings, if anything was played on.
    pub gain: Option<Gain>,
    /// By which lines of the score sheet.
    pub changes: &'a [Change],
    /// The lead in points that the judge itself expects from it, if it gave one.
    pub expected: Option<f32>,
}

/// The points of a score sheet by the headings of its lines, which are the text before a colon; the figures
/// after it differ from game to game.
pub fn by_heading(sheet: &[Expected], seat: Seat, say: impl Fn(&Message) -> String) -> Vec<Change> {
    let mut changes: Vec<Change> = Vec::new();
    for line in sheet {
        let seats = line.points.as_slice();
        add(&mut changes, &heading(&say(&line.source)), seats, seat.index(), 1.0);
    }
    changes
}

/// Adds points to a line, or a line.
fn add(changes: &mut Vec<Change>, source: &str, seats: &[f32], own: usize, part: f32) {
    let known = changes.iter().position(|known| known.source == source);
    let known = known.unwrap_or_else(|| {
        let seats = vec![0.0; seats.len()];
        changes.push(Change { source: source.to_owned(), own: 0.0, others: 0.0, seats });
        changes.len() - 1
    });
    let change = &mut changes[known];
    let rivals = (seats.len().saturating_sub(1)).max(1) as f32;
    for (seat, points) in seats.iter().enumerate() {
        change.seats[seat] += part * points;
        if seat == own {
            change.own += part * points;
        } else {
            change.others += part * points / rivals;
        }
    }
}

/// Which of several moves a given one is compared with.
fn against(count: usize, at: usize) -> Vec<usize> {
    if at == 0 { (1..count).collect() } else { vec![0] }
}

/// How one move's sheet differs from the mean of those it is compared with (the first with the others, each
/// of the others with the first), the largest change first. `own` is the seat to act.
#[must_use]
pub fn changes(sheets: &[Vec<Change>], at: usize, own: Seat) -> Vec<Change> {
    const SMALL: f32 = 0.005;
    let against = against(sheets.len(), at);
    let (Some(sheet), false) = (sheets.get(at), against.is_empty()) else { return Vec::new() };
    let mut changes: Vec<Change> = Vec::new();
    for line in sheet {
        add(&mut changes, &line.source, &line.seats, own.index(), 1.0);
    }
    let part = -1.0 / against.len() as f32;
    for line in against.iter().flat_map(|other| &sheets[*other]) {
        add(&mut changes, &line.source, &line.seats, own.index(), part);
    }
    let size = |change: &Change| change.seats.iter().fold(0.0, |most: f32, it| most.max(it.abs()));
    changes.retain(|change| size(change) >= SMALL);
    changes.sort_by(|one, two| size(two).total_cmp(&size(one)));
    changes
}

/// By how many more points a move ends ahead than those it is compared with. The games are played in the same
/// worlds, so the differences within each world count.
#[must_use]
pub fn gain(ends: &[Explained], at: usize) -> Option<Gain> {
    let against = against(ends.len(), at);
    let own = &ends.get(at)?.leads;
    let apart = |(world, lead): (usize, &f32)| {
        let others = against.iter().map(|other| ends[*other].leads.get(world).copied());
        let others: f32 = others.sum::<Option<f32>>()?;
        Some(lead - others / against.len() as f32)
    };
    let apart: Vec<f32> = own.iter().enumerate().map(apart).collect::<Option<_>>()?;
    let count = apart.len() as f32;
    if against.is_empty() || apart.len() < 2 {
        return None;
    }
    let points = apart.iter().sum::<f32>() / count;
    let spread = apart.iter().map(|it| (it - points).powi(2)).sum::<f32>() / (count - 1.0);
    Some(Gain { points, error: (spread / count).sqrt() })
}

/// The fewest points worth mentioning.
const TOLD: f32 = 0.5;

impl Why<'_> {
    /// The reason in sentences, the sum first. Empty if nothing is known.
    #[must_use]
    pub fn told<C: Into<Called>>(&self, lang: Lang, name: &dyn Fn(Seat) -> C) -> Vec<String> {
        let Some(gain) = self.gain else { return Vec::new() };
        let say = |id: &str, points: f32| {
            let points = Arg::Name(words::signed(lang, points).into());
            words::text_with(lang, id, &[("points", points)], name)
        };
        // A move compared with a better one is expected to be worse.
        let sign = if self.versus == Versus::First { -1.0 } else { 1.0 };
        let (fits, clear) = (sign * gain.points, TOLD.max(gain.error));
        if fits >= clear {
            let headline = match self.versus {
                Versus::Played => "reason-ahead-played",
                Versus::Others => "reason-ahead-others",
                Versus::First => "reason-behind-first",
            };
            let mut told = vec![say(headline, gain.points)];
            told.extend(self.seats().into_iter().map(|seat| self.of_seat(lang, seat, name)));
            return told;
        }
        let even = fits.abs() < TOLD.max(2.0 * gain.error);
        let mut told = vec![match (self.versus, even) {
            (Versus::First, true) => say("reason-even-first", gain.points),
            (Versus::First, false) => say("reason-against-first", gain.points),
            (Versus::Played, true) => say("reason-even-played", gain.points),
            (Versus::Others, true) => say("reason-even-others", gain.points),
            (Versus::Played | Versus::Others, false) => say("reason-against", gain.points),
        }];
        told.extend(
            self.expected.filter(|it| *it >= TOLD).map(|lead| say("reason-expected", lead)),
        );
        told
    }

    /// What a seat gains or loses over all lines.
    fn sum(&self, seat: Seat) -> f32 {
        self.changes.iter().filter_map(|it| it.seats.get(seat.index())).sum()
    }

    /// The seats whose points change enough to be mentioned: the seat to act, then those that change most.
    fn seats(&self) -> Vec<Seat> {
        let count = self.changes.iter().map(|it| it.seats.len()).max().unwrap_or(0);
        let mut seats: Vec<Seat> =
            Seat::first(count).filter(|seat| self.sum(*seat).abs() >= TOLD).collect();
        seats.sort_by(|one, two| {
            let size = |seat: &Seat| (*seat == self.seat, self.sum(*seat).abs());
            let (one, two) = (size(one), size(two));
            two.0.cmp(&one.0).then(two.1.total_cmp(&one.1))
        });
        seats
    }

    /// What a seat gains or loses, and by which lines.
    fn of_seat<C: Into<Called>>(&self, lang: Lang, seat: Seat, name: &dyn Fn(Seat) -> C) -> String {
        const MOST: usize = 4;
        let sum = self.sum(seat);
        let mut lines: Vec<(&str, f32)> = self
            .changes
            .iter()
            .filter_map(|it| Some((it.source.as_str(), *it.seats.get(seat.index())?)))
            .filter(|(_, points)| points.abs() >= TOLD)
            .collect();
        lines.sort_by(|one, two| two.1.abs().total_cmp(&one.1.abs()));
        lines.truncate(MOST);
        let rest = sum - lines.iter().map(|(_, points)| points).sum::<f32>();
        let mut listed: Vec<String> = lines
            .iter()
            .map(|(source, points)| format!("{source} {}", words::signed(lang, *points)))
            .collect();
        if rest.abs() >= TOLD / 2.0 {
            let points = Arg::Name(words::signed(lang, rest).into());
            listed.push(words::text_with(lang, "reason-rest", &[("points", points)], name));
        }
        let between = if lang == Lang::Ja { "、" } else { ", " };
        let args = [
            ("who", Arg::Seat(seat)),
            ("points", Arg::Name(words::decimal(lang, sum.abs()).into())),
            ("lines", Arg::Name(listed.join(between).into())),
        ];
        let id = if sum > 0.0 { "reason-more" } else { "reason-less" };
        words::text_with(lang, id, &args, name)
    }
}

#[cfg(test)]
mod tests {
    use table::BySeat;

    use super::*;

    fn change(source: &str, seats: [f32; 2]) -> Change {
        Change { source: source.to_owned(), own: seats[0], others: seats[1], seats: seats.into() }
    }

    /// The sentences for the first seat of two, Ana and Ben.
    fn told(versus: Versus, points: f32, error: f32, changes: &[Change]) -> Vec<String> {
        let gain = Some(Gain { points, error });
        let why = Why { seat: Seat::new(0), versus, gain, changes, expected: Some(3.2) };
        why.told(Lang::En, &|seat| ["Ana", "Ben"][seat.index()].to_owned())
    }

    #[test]
    fn the_sum_comes_first_and_tells_what_the_others_lose() {
        let changes = [
            change("Parks", [-3.0, -4.0]),
            change("Lamps", [0.6, -1.1]),
            change("Cards", [0.0, 0.1]),
        ];
        let told = told(Versus::Played, 2.6, 0.5, &changes);
        assert_eq!(
            told,
            [
                "+2.6 points of lead at the end of the game, compared with the move played.",
                "Ana scores 2.4 less: Parks −3.0, Lamps +0.6.",
                "Ben scores 5.0 less: Parks −4.0, Lamps −1.1.",
            ]
        );
    }

    #[test]
    fn what_the_points_do_not_show_is_said_and_no_figure_speaks_for_the_other_move() {
        let changes = [change("Parks", [-2.4, 0.0])];
        for (points, error) in [(0.3, 0.1), (-0.3, 0.1), (1.0, 1.2), (-2.4, 2.0), (-2.4, 0.5)] {
            for versus in [Versus::Played, Versus::Others] {
                let told = told(versus, points, error, &changes);
                assert!(told[0].starts_with("The points do not show why"), "{points}: {told:?}");
                assert_eq!(told[1], "It expects +3.2 points of lead from it.", "{points}");
                assert!(told.len() == 2 && !told.concat().contains("Parks"), "{told:?}");
                let worse = told[0].contains("it even ends worse (−2.4 points of lead)");
                assert_eq!(worse, points < -2.0 && error < 1.0, "{told:?}");
            }
        }
    }

    #[test]
    fn what_is_not_the_best_is_told_by_what_it_lacks() {
        let changes = [change("Parks", [-2.4, 0.0])];
        let lacks = told(Versus::First, -2.4, 0.5, &changes);
        assert_eq!(
            lacks,
            [
                "−2.4 points of lead at the end of the game, compared with move 1.",
                "Ana scores 2.4 less: Parks −2.4.",
            ]
        );
        let even = told(Versus::First, 0.2, 0.5, &changes);
        assert_eq!(even[0], "About as many points at the end of the game as with move 1.");
    }

    #[test]
    fn a_move_is_compared_with_the_best_and_the_best_with_the_others() {
        let sheet = |own: f32, other: f32| vec![change("Parks", [own, other])];
        let sheets = [sheet(6.0, 1.0), sheet(4.0, 2.0), sheet(2.0, 6.0)];
        let seat = Seat::new(0);
        let of = |at: usize| changes(&sheets, at, seat).remove(0).seats;
        assert_eq!(of(0), [3.0, -3.0], "the mean of the others");
        assert_eq!(of(1), [-2.0, 1.0]);
        assert_eq!(of(2), [-4.0, 5.0]);
        assert!(changes(&sheets[..1], 0, seat).is_empty(), "nothing to compare it with");

        let ends = |leads: [f32; 2]| Explained { sheet: Vec::new(), leads: leads.into() };
        let ends = [ends([6.0, 4.0]), ends([3.0, 1.0]), ends([1.0, -1.0])];
        let first = gain(&ends, 0).expect("it is known");
        assert_eq!((first.points, first.error), (4.0, 0.0), "the same in every world");
        assert_eq!(gain(&ends, 2).map(|it| it.points), Some(-5.0));
        assert_eq!(gain(&ends[..1], 0), None);
    }

    #[test]
    fn lines_of_one_heading_are_added_up() {
        let line = |seats: [f32; 2]| Expected {
            source: Message::new("new-seat"),
            points: BySeat::from_fn(2, |seat| seats[seat.index()]),
        };
        let sheet = [line([1.0, 2.0]), line([3.0, 4.0])];
        let all = by_heading(&sheet, Seat::new(1), |_| "Parks: 3".to_owned());
        assert_eq!(all.len(), 1);
        assert_eq!((all[0].own, all[0].others), (6.0, 4.0));
    }
}
