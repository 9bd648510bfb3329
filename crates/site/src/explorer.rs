//! What others did: the choices and positions of finished games, summed up without names. A game is broken
//! down here; the store keeps the sums.

use std::collections::BTreeMap;

use catalog::{Any, Kind, STEP};
use search::Level;
use serde::Serialize;
use table::{ChoiceKind, Seat};

use crate::rating::Standing;
use crate::result::{Ending, Finished, Who};
use crate::stored::Millis;

/// How many answers of a seat to each question are counted.
pub const DEPTH: usize = 3;
/// How many moves of a game are counted by their exact position; all of them if several tables had the same
/// deal.
pub const PLIES: usize = 8;
/// A win is divided into this many parts, so that two, three or four can share it.
pub const WHOLE: i64 = 12;

/// How people are grouped: those whose rating says little yet, and ranges of ratings.
pub const PEOPLE: [&str; 4] = ["new", "below-1500", "from-1500", "from-1700"];

/// All people, and all bots.
pub const GROUPS: [&str; 2] = ["people", "bots"];

/// How strong a player was before a game: the level of a bot, or one of [`PEOPLE`].
#[must_use]
pub fn strength(who: Who, standing: Option<Standing>, at: Millis) -> &'static str {
    let rating = standing.map(|standing| standing.now(at)).filter(|rating| rating.is_certain());
    match (who, rating) {
        (Who::Bot(level), _) => level.as_str(),
        (Who::Player(_), None) => PEOPLE[0],
        (Who::Player(_), Some(rating)) if rating.value < 1500.0 => PEOPLE[1],
        (Who::Player(_), Some(rating)) if rating.value < 1700.0 => PEOPLE[2],
        (Who::Player(_), Some(_)) => PEOPLE[3],
    }
}

/// Every strength there is, and the groups of them: what can be asked for.
pub fn strengths() -> impl Iterator<Item = &'static str> {
    GROUPS.into_iter().chain(PEOPLE).chain(Level::ALL.map(Level::as_str))
}

/// Whether a strength is what was asked for: that one, a group, or any (an empty word).
fn is_asked(asked: &str, strength: &str) -> bool {
    let person = PEOPLE.contains(&strength);
    match asked {
        "" => true,
        "people" => person,
        "bots" => !person,
        asked => asked == strength,
    }
}

crate::word_enum! {
    /// Where a game comes from.
    #[derive(Serialize)]
    #[serde(rename_all = "kebab-case")]
    Origin {
        /// It was played here.
        Games "games",
        /// An operator added its record.
        Records "records",
    }
}

/// What is summed up.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Sums {
    /// How often it could have been chosen.
    pub offered: i64,
    /// How often it was.
    pub chosen: i64,
    /// The wins of those who chose it, in parts of [`WHOLE`].
    pub won: i64,
    /// Their points.
    pub points: i64,
    /// By how much they were ahead of the best of the others; negative if behind.
    pub margin: i64,
}

impl Sums {
    /// Adds others.
    pub fn add(&mut self, other: Self) {
        self.offered += other.offered;
        self.chosen += other.chosen;
        self.won += other.won;
        self.points += other.points;
        self.margin += other.margin;
    }
}

/// Games that are compared, a question of theirs, and what was answered before.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Spot {
    /// The name of the game.
    pub game: String,
    /// How many play.
    pub seats: u32,
    /// The question.
    pub theme: String,
    /// The answers before, joined by commas.
    pub path: String,
}

/// What was done at a spot or in a position, and by whom.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Deed {
    /// The word of a choice, or a move.
    pub word: String,
    /// The strength of the player.
    pub level: String,
    /// The options that were not the usual ones; nothing for a position, which knows them.
    pub variant: String,
    /// Where the game comes from.
    pub origin: Origin,
}

/// What a game adds.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tally {
    /// What it is: the id of a table, or the digest of a record.
    pub source: String,
    /// Where it comes from.
    pub origin: Origin,
    /// By question.
    pub openings: BTreeMap<(Spot, Deed), Sums>,
    /// By position.
    pub positions: BTreeMap<(String, Deed), Sums>,
}

/// A game that is over, to be counted.
#[derive(Clone, Copy, Debug)]
pub struct Counted<'a> {
    /// What it is.
    pub source: &'a str,
    /// Where it comes from.
    pub origin: Origin,
    /// The game at its end.
    pub game: &'a Any,
    /// How strong each seat was; `None` for a seat that does not count.
    pub levels: &'a [Option<&'static str>],
    /// How many moves are counted by position.
    pub plies: usize,
}

impl Tally {
    /// What a game adds; empty if it is not over.
    #[must_use]
    pub fn of(counted: Counted<'_>) -> Self {
        let Counted { source, origin, game, levels, plies } = counted;
        let (openings, positions) = (BTreeMap::new(), BTreeMap::new());
        let mut tally = Self { source: source.to_owned(), origin, openings, positions };
        let Some(outcome) = game.outcome() else { return tally };
        let winners =
            Seat::first(game.seats()).filter(|it| outcome.places[*it] == 1).count() as i64;
        let result = |seat: Seat| {
            let points = i64::from(outcome.scores[seat]);
            let others = Seat::first(game.seats()).filter(|it| *it != seat);
            let best = others.map(|it| i64::from(outcome.scores[it])).max().unwrap_or(points);
            let won = if outcome.places[seat] == 1 { WHOLE / winners.max(1) } else { 0 };
            Sums { offered: 0, chosen: 1, won, points, margin: points - best }
        };
        let level_of = |seat: Seat| levels.get(seat.index()).copied().flatten();
        let variant = game.variant();
        for chosen in game.chosen(DEPTH) {
            let Some(level) = level_of(chosen.seat) else { continue };
            let spot = Spot {
                game: game.kind().to_string(),
                seats: game.seats() as u32,
                theme: chosen.theme.to_owned(),
                path: chosen.path,
            };
            for word in chosen.offered {
                let mut sums = Sums { offered: 1, ..Sums::default() };
                if word == chosen.word {
                    sums.add(result(chosen.seat));
                }
                let (level, variant) = (level.to_owned(), variant.clone());
                let deed = Deed { word, level, variant, origin };
                tally.openings.entry((spot.clone(), deed)).or_default().add(sums);
            }
        }
        let mut at = game.clone();
        at.rewind(0);
        for mv in game.moves().iter().take(plies) {
            let seat = at.to_act();
            if let Some((level, digest)) = seat.and_then(level_of).zip(at.position_digest()) {
                let (word, level) = (mv.clone(), level.to_owned());
                let deed = Deed { word, level, variant: String::new(), origin };
                let sums = seat.map(result).unwrap_or_default();
                tally.positions.entry((digest, deed)).or_default().add(sums);
            }
            if at.play(mv).is_err() {
                break;
            }
        }
        tally
    }
}

/// Which seats of a game count: those whose player stayed from the beginning to the end. None counts if the
/// game was broken off.
#[must_use]
pub fn counts(result: &Finished) -> Vec<bool> {
    let stayed = |ending: Ending| !result.early && ending == Ending::Stayed;
    result.parties.iter().map(|party| stayed(party.ending)).collect()
}

/// What is asked of the explorer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Question {
    /// The game.
    pub kind: Kind,
    /// How many play.
    pub seats: usize,
    /// The question of the game.
    pub theme: &'static str,
    /// The answers before.
    pub path: Vec<String>,
    /// The strength of those who chose; empty for everybody.
    pub level: String,
    /// The options that are not the usual ones; `None` for all.
    pub variant: Option<String>,
    /// Where the games come from; `None` for all.
    pub origin: Option<Origin>,
}

/// A question as in an address or a command; missing parts are filled in.
#[derive(Clone, Debug, Default, PartialEq, Eq, serde::Deserialize)]
#[serde(default)]
pub struct ExplorerQuery {
    /// The game.
    pub game: String,
    /// How many play.
    pub seats: String,
    /// The question of the game.
    pub theme: String,
    /// The answers before, joined by commas.
    pub path: String,
    /// The strength of those who chose.
    pub level: String,
    /// The options that are not the usual ones; `usual` for none.
    pub variant: String,
    /// Where the games come from.
    pub origin: String,
}

/// The word for the usual options.
pub const USUAL: &str = "usual";

impl ExplorerQuery {
    /// The game and number of players; the first game if none is named, and `None` if there is none
    /// of this name, or it is not for so many.
    #[must_use]
    pub fn pool(&self) -> Option<(Kind, usize)> {
        let kind = match self.game.as_str() {
            "" => *Kind::ALL.first()?,
            name => name.parse().ok()?,
        };
        let seats = match self.seats.as_str() {
            "" => *kind.seats().start(),
            number => number.parse().ok().filter(|seats| kind.seats().contains(seats))?,
        };
        Some((kind, seats))
    }

    /// The question, to a game with these kinds of choices; `None` if there is no such question.
    #[must_use]
    pub fn question(&self, kinds: &[ChoiceKind]) -> Option<Question> {
        let (kind, seats) = self.pool()?;
        let theme = match self.theme.as_str() {
            "" => kinds.first()?.theme,
            word => kinds.iter().find(|kind| kind.theme == word)?.theme,
        };
        let path: Vec<String> =
            self.path.split(STEP).filter(|it| !it.is_empty()).map(str::to_owned).collect();
        let known = |word: &String| kinds.iter().any(|it| it.theme == theme && it.word == *word);
        let level = Some(self.level.clone())
            .filter(|level| level.is_empty() || strengths().any(|it| it == level.as_str()))?;
        let variant = match self.variant.as_str() {
            "" => None,
            USUAL => Some(String::new()),
            text => Some(text.to_owned()),
        };
        let origin = match self.origin.as_str() {
            "" => None,
            word => Some(Origin::parse(word)?),
        };
        (path.len() < DEPTH && path.iter().all(known)).then_some(Question {
            kind,
            seats,
            theme,
            path,
            level,
            variant,
            origin,
        })
    }
}

impl Question {
    /// What the store is asked for.
    #[must_use]
    pub fn spot(&self) -> Spot {
        Spot {
            game: self.kind.to_string(),
            seats: self.seats as u32,
            theme: self.theme.to_owned(),
            path: self.path.join(STEP),
        }
    }

    fn asks(&self, deed: &Deed) -> bool {
        is_asked(&self.level, &deed.level)
            && self.variant.as_ref().is_none_or(|variant| *variant == deed.variant)
            && self.origin.is_none_or(|origin| origin == deed.origin)
    }
}

/// What came of a choice or a move.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Line {
    /// The word of the choice, or the move.
    pub word: String,
    /// How often it was chosen.
    pub chosen: i64,
    /// How often it could have been chosen; for a move, how often the position was there.
    pub offered: i64,
    /// The share of wins of those who chose it; this and the following are `None` if nobody did.
    pub won: Option<f64>,
    /// The lower end of the 95 % interval of the true share.
    pub low: Option<f64>,
    /// The upper end of that interval.
    pub high: Option<f64>,
    /// The mean of their points.
    pub points: Option<f64>,
    /// By how much they were ahead of the best opponent, on average.
    pub margin: Option<f64>,
}

impl Line {
    fn of(word: String, sums: Sums) -> Self {
        let games = sums.chosen as f64;
        let mean = |sum: i64| (sums.chosen > 0).then(|| sum as f64 / games);
        let won = mean(sums.won).map(|parts| parts / WHOLE as f64);
        // Wilson's interval, which is never certain after a few games.
        let end = |sign: f64| {
            let squared = 1.96_f64.powi(2);
            won.map(|won| {
                let root = (won * (1.0 - won) / games + squared / (4.0 * games * games)).sqrt();
                let middle = won + squared / (2.0 * games);
                ((middle + sign * 1.96 * root) / (1.0 + squared / games)).clamp(0.0, 1.0)
            })
        };
        let (low, high) = (end(-1.0), end(1.0));
        let (points, margin) = (mean(sums.points), mean(sums.margin));
        Self { word, chosen: sums.chosen, offered: sums.offered, won, low, high, points, margin }
    }
}

/// Sums of deeds as lines, the most frequent first.
fn lines(deeds: impl Iterator<Item = (Deed, Sums)>) -> Vec<Line> {
    let mut sums: BTreeMap<String, Sums> = BTreeMap::new();
    for (deed, more) in deeds {
        sums.entry(deed.word).or_default().add(more);
    }
    let mut lines: Vec<Line> = sums.into_iter().map(|(word, sums)| Line::of(word, sums)).collect();
    lines.sort_by(|one, two| two.chosen.cmp(&one.chosen).then(two.offered.cmp(&one.offered)));
    lines
}

/// What the explorer answers.
#[derive(Clone, Debug, PartialEq)]
pub struct Explored {
    /// The question.
    pub question: Question,
    /// The options that were played with and are not the usual ones.
    pub variants: Vec<String>,
    /// How often any answer was chosen.
    pub choices: i64,
    /// Each answer.
    pub lines: Vec<Line>,
}

impl Explored {
    /// The answer, from what the store has.
    #[must_use]
    pub fn new(question: Question, deeds: Vec<(Deed, Sums)>) -> Self {
        let mut variants: Vec<String> =
            deeds.iter().map(|(deed, _)| deed.variant.clone()).collect();
        variants.sort_unstable();
        variants.dedup();
        let lines = lines(deeds.into_iter().filter(|(deed, _)| question.asks(deed)));
        let choices = lines.iter().map(|line| line.chosen).sum();
        Self { question, variants, choices, lines }
    }
}

/// What was done in one position, from what the store has.
#[must_use]
pub fn moves(deeds: Vec<(Deed, Sums)>) -> Vec<Line> {
    let all = deeds.iter().map(|(_, sums)| sums.chosen).sum();
    let mut lines = lines(deeds.into_iter());
    lines.iter_mut().for_each(|line| line.offered = all);
    lines
}

#[cfg(test)]
mod tests;
