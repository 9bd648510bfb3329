//! The results of rounds: comparison by deal, and the standings.
//!
//! Everything is counted in thousandths, so that equal results are exactly equal.

use std::cmp::Reverse;

use super::{Event, Got, Round, Scoring, Sitter};

/// A whole: a table won, or everybody in the same seat beaten.
pub const WHOLE: i64 = 1_000;
/// What a game that somebody else broke off is worth where seats are compared.
const SPOILT: i64 = 600;

/// A seat's result beside those of the others who had the same seat of the same deal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Compared {
    /// Its points.
    pub points: i32,
    /// Whether they can be compared: the game was played to its end, and they stayed to the end.
    pub counts: bool,
    /// How many others there are to compare it with.
    pub others: usize,
    /// The mean of the others' points, in thousandths.
    pub mean: Option<i64>,
    /// The points above that mean, in thousandths.
    pub ahead: i64,
    /// The share of the others it beats, a tie being half of one, in thousandths.
    pub share: i64,
    /// The share of the others at the table who are behind, in thousandths.
    pub won: i64,
}

/// The results of a round that is over: table by table, seat by seat.
#[must_use]
pub fn compared(round: &Round) -> Vec<Vec<Compared>> {
    let counted = |seat: usize| -> Vec<(usize, i64)> {
        let boards = round.boards.iter().enumerate();
        boards
            .filter_map(|(at, board)| {
                let score = board.score.as_ref().filter(|score| !score.early)?;
                let got = score.seats.get(seat).filter(|got| got.stayed)?;
                Some((at, i64::from(got.points)))
            })
            .collect()
    };
    let seats = round.boards.first().map_or(0, |board| board.seats.len());
    let columns: Vec<Vec<(usize, i64)>> = (0..seats).map(counted).collect();
    let boards = round.boards.iter().enumerate();
    boards
        .map(|(at, board)| {
            let Some(score) = &board.score else { return Vec::new() };
            let seats = score.seats.iter().enumerate();
            seats
                .map(|(seat, got)| {
                    let counts = got.stayed && !score.early;
                    let others: Vec<i64> = columns
                        .get(seat)
                        .into_iter()
                        .flatten()
                        .filter(|(other, _)| *other != at)
                        .map(|(_, points)| *points)
                        .collect();
                    one(got, counts, &others, won(&score.seats, seat))
                })
                .collect()
        })
        .collect()
}

fn one(got: &Got, counts: bool, others: &[i64], won: i64) -> Compared {
    let (points, count) = (i64::from(got.points), others.len() as i64);
    let mean = (count > 0).then(|| rounded(others.iter().sum::<i64>() * WHOLE, count));
    let beaten: i64 = others.iter().map(|other| 1 + (points - other).signum()).sum();
    Compared {
        points: got.points,
        counts,
        others: others.len(),
        mean,
        ahead: mean.filter(|_| counts).map_or(0, |mean| points * WHOLE - mean),
        share: match (counts, got.stayed) {
            (true, _) if count == 0 => WHOLE / 2,
            (true, _) => rounded(beaten * WHOLE, 2 * count),
            (false, true) => SPOILT,
            (false, false) => 0,
        },
        won,
    }
}

/// The share of the others at a table who are behind a seat.
fn won(seats: &[Got], seat: usize) -> i64 {
    let own = i64::from(seats[seat].place);
    let others = seats.iter().enumerate().filter(|(other, _)| *other != seat);
    let behind: i64 = others.map(|(_, it)| 1 + (i64::from(it.place) - own).signum()).sum();
    rounded(behind * WHOLE, 2 * (seats.len() as i64 - 1).max(1))
}

pub(super) fn rounded(value: i64, by: i64) -> i64 {
    (2 * value + by).div_euclid(2 * by)
}

/// What somebody has in one round.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cell {
    /// They were not in it.
    Out,
    /// They had nobody to play with.
    Bye,
    /// They play, at a table and seat by their numbers.
    Plays(usize, usize),
    /// They played.
    Played(usize, usize, Compared),
}

/// Somebody's line in the standing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    /// Who, by their number.
    pub entrant: usize,
    /// Their rank, from 1; shared by those whom nothing distinguishes.
    pub rank: usize,
    /// What counts, in thousandths.
    pub score: i64,
    /// The sum of the scores of their opponents, in thousandths.
    pub opponents: i64,
    /// The points above the mean of the same seats, in thousandths.
    pub ahead: i64,
    /// The tables won, in thousandths.
    pub won: i64,
    /// Round by round.
    pub cells: Vec<Cell>,
}

/// The standing after the rounds that are over, the best first.
///
/// The score counts first. In scoring by tables won, ties are broken by the opponents' scores, then by the
/// points above the mean; in scoring by deals, by the points above the mean, then by the tables won. Players
/// whom nothing distinguishes share a rank, in the order of joining.
#[must_use]
pub fn standings(event: &Event) -> Vec<Line> {
    let rounds: Vec<Vec<Vec<Compared>>> = event.rounds.iter().map(compared).collect();
    let mut lines: Vec<Line> =
        (0..event.entrants.len()).map(|number| line(event, &rounds, number)).collect();
    let scores: Vec<i64> = lines.iter().map(|line| line.score).collect();
    for line in &mut lines {
        line.opponents = opponents(event, line, &scores);
    }
    let key = |line: &Line| match event.setup.scoring {
        Scoring::Wins => (line.score, line.opponents, line.ahead),
        Scoring::Deals => (line.score, line.ahead, line.won),
    };
    lines.sort_by_key(|line| (Reverse(key(line)), line.entrant));
    for at in 0..lines.len() {
        let same = at > 0 && key(&lines[at]) == key(&lines[at - 1]);
        lines[at].rank = if same { lines[at - 1].rank } else { at + 1 };
    }
    lines
}

fn line(event: &Event, rounds: &[Vec<Vec<Compared>>], entrant: usize) -> Line {
    let mut line =
        Line { entrant, rank: 0, score: 0, opponents: 0, ahead: 0, won: 0, cells: Vec::new() };
    for (round, results) in event.rounds.iter().zip(rounds) {
        let cell = cell(round, results, entrant);
        line.cells.push(cell);
        let (share, won) = match cell {
            Cell::Out | Cell::Plays(..) => (0, 0),
            Cell::Bye if round.over.is_none() => (0, 0),
            Cell::Bye => (WHOLE / 2, WHOLE),
            Cell::Played(_, _, it) => {
                line.ahead += it.ahead;
                (it.share, it.won)
            }
        };
        line.won += won;
        line.score += match event.setup.scoring {
            Scoring::Deals => share,
            Scoring::Wins => won,
        };
    }
    line
}

fn cell(round: &Round, results: &[Vec<Compared>], entrant: usize) -> Cell {
    if round.byes.contains(&entrant) {
        return Cell::Bye;
    }
    for (at, board) in round.boards.iter().enumerate() {
        let seat = board.seats.iter().position(|sitter| *sitter == Sitter::Entrant(entrant));
        let Some(seat) = seat else { continue };
        let result = results.get(at).and_then(|seats| seats.get(seat));
        return result.map_or(Cell::Plays(at, seat), |it| Cell::Played(at, seat, *it));
    }
    Cell::Out
}

/// The sum of the scores of the opponents somebody has met in finished rounds. A bye or a bot counts as an
/// opponent with the same score.
fn opponents(event: &Event, line: &Line, scores: &[i64]) -> i64 {
    let mut sum = 0;
    for (round, cell) in event.rounds.iter().zip(&line.cells) {
        match cell {
            Cell::Bye if round.over.is_some() => sum += line.score,
            Cell::Played(at, own, _) => {
                let seats = round.boards[*at].seats.iter().enumerate();
                let others = seats.filter(|(seat, _)| seat != own);
                sum += others
                    .map(|(_, sitter)| sitter.entrant().map_or(line.score, |it| scores[it]))
                    .sum::<i64>();
            }
            _ => {}
        }
    }
    sum
}
