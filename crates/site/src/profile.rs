//! What is shown of a player: results, ratings, opponents, games.

use std::collections::HashMap;

use catalog::Kind;
use serde::Serialize;

use crate::event::scores::standings;
use crate::event::{Event, Stage};
use crate::id::{EventId, PlayerId, TableId};
use crate::rating::Standing;
use crate::result::{Finished, Key, Pool, Who};
use crate::social::Relation;
use crate::stored::Millis;

/// Which games of somebody to list.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Filter {
    /// Of this game.
    pub game: Option<String>,
    /// With so many players.
    pub seats: Option<u32>,
    /// Won (also shared), or not.
    pub won: Option<bool>,
    /// Against this one.
    pub against: Option<Who>,
    /// Only those at public tables.
    pub public: bool,
    /// Only those before this one.
    pub before: Option<Key>,
}

/// Somebody's games of one pool in numbers.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Record {
    /// Which games.
    #[serde(flatten)]
    pub pool: Pool,
    /// How many.
    pub games: u32,
    /// How many of them were won, also shared.
    pub won: u32,
    /// The mean of the points, of games that were played to the end.
    pub mean: Option<f64>,
    /// The most points.
    pub best: Option<i32>,
    /// In which game.
    pub best_table: Option<TableId>,
}

/// What somebody's games against another came to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rival {
    /// The other.
    pub who: Who,
    /// How many games.
    pub games: u32,
    /// In how many one was before the other.
    pub ahead: u32,
    /// In how many behind.
    pub behind: u32,
}

/// Points of one kind in somebody's games.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Source {
    /// The name of the game.
    pub game: String,
    /// The id of the lines of the score sheet.
    pub source: String,
    /// The mean over the games.
    pub mean: f64,
    /// The most in one game.
    pub most: i32,
    /// Which game that was.
    pub table: TableId,
}

/// The most of something that players may be proud of.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Best {
    /// The name of the game.
    pub game: String,
    /// The id of the feat.
    pub feat: String,
    /// How much it was.
    pub most: i32,
    /// In which game; the first, if there were several.
    pub table: TableId,
}

impl Best {
    /// What was found of the feats of all games, in the order of the games.
    #[must_use]
    pub fn all(found: &[(String, i32, TableId)]) -> Vec<Self> {
        let feats = Kind::ALL.iter().flat_map(|kind| kind.feats().map(move |feat| (kind, feat)));
        let best = |(kind, feat): (&Kind, &str)| {
            let (feat, most, table) = found.iter().find(|it| it.0 == feat)?.clone();
            Some(Self { game: kind.to_string(), feat, most, table })
        };
        feats.filter_map(best).collect()
    }
}

/// Points by source, of games that somebody played to the end.
#[must_use]
pub fn sources(who: Who, games: &[Finished]) -> Vec<Source> {
    let mut counts: HashMap<&str, u32> = HashMap::new();
    let mut found: Vec<(Source, i32)> = Vec::new();
    for game in games.iter().filter(|game| !game.early) {
        let whole = |party: &&crate::result::Party| {
            party.who == who && party.ending == crate::result::Ending::Stayed
        };
        let Some(own) = game.parties.iter().find(whole) else { continue };
        *counts.entry(&game.game).or_default() += 1;
        for (source, points) in &own.sheet {
            let known = |it: &&mut (Source, i32)| it.0.game == game.game && it.0.source == *source;
            match found.iter_mut().find(known) {
                Some((known, sum)) => {
                    *sum += points;
                    if *points > known.most {
                        (known.most, known.table) = (*points, game.table);
                    }
                }
                None => {
                    let (game, table) = (game.game.clone(), game.table);
                    let (source, most) = (source.clone(), *points);
                    found.push((Source { game, source, mean: 0.0, most, table }, *points));
                }
            }
        }
    }
    let mut sources: Vec<Source> = found
        .into_iter()
        .map(|(source, sum)| {
            let mean = f64::from(sum) / f64::from(counts[source.game.as_str()]);
            Source { mean, ..source }
        })
        .collect();
    sources.sort_by(|a, b| a.game.cmp(&b.game).then(b.mean.total_cmp(&a.mean)));
    sources
}

/// An event that somebody took part in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entered {
    /// Which.
    pub id: EventId,
    /// What it is called.
    pub name: String,
    /// The name of the game.
    pub game: String,
    /// How far it is.
    pub stage: Stage,
    /// Their rank, from 1, once a round is over.
    pub rank: Option<usize>,
    /// How many took part.
    pub of: usize,
}

impl Entered {
    /// What is shown of an event on somebody's page, to themselves or to others; `None` if nothing
    /// is.
    #[must_use]
    pub fn of(event: &Event, player: PlayerId, mine: bool) -> Option<Self> {
        let number = event.number_of(player)?;
        let told = !event.down && event.stage != Stage::Off && (mine || event.setup.public);
        let over = event.rounds.iter().any(|round| round.over.is_some());
        let line = standings(event).into_iter().find(|line| line.entrant == number);
        told.then(|| Self {
            id: event.id,
            name: event.setup.name.clone(),
            game: event.setup.game.clone(),
            stage: event.stage,
            rank: line.filter(|_| over).map(|line| line.rank),
            of: event.entrants.len(),
        })
    }
}

/// The names of accounts. Players not among them are guests, or gone.
#[derive(Clone, Debug, Default)]
pub struct Names(pub HashMap<PlayerId, String>);

/// A player as somebody may see them.
#[derive(Clone, Debug)]
pub struct Profile {
    /// Who.
    pub who: Who,
    /// What they are called; of a bot the level.
    pub name: String,
    /// Since when they have an account.
    pub since: Option<Millis>,
    /// Whether they show nothing to others.
    pub private: bool,
    /// Whether it is the viewer.
    pub mine: bool,
    /// What the viewer keeps about them, if they can keep something.
    pub relation: Option<Relation>,
    /// Whom the viewer follows and blocks, on their own page.
    pub circle: Vec<(String, Relation)>,
    /// What is shown; nothing if it is private.
    pub shown: Option<Shown>,
}

/// What is shown of a player.
#[derive(Clone, Debug)]
pub struct Shown {
    /// The time of showing.
    pub now: Millis,
    /// Where they stand.
    pub standings: Vec<(Pool, Standing)>,
    /// How one of the ratings went.
    pub curve: Option<(Pool, Vec<Standing>)>,
    /// Results by game and number of players.
    pub records: Vec<Record>,
    /// Against whom they played most.
    pub rivals: Vec<Rival>,
    /// Points by source.
    pub sources: Vec<Source>,
    /// What they may be proud of.
    pub bests: Vec<Best>,
    /// The games that were asked for, the latest first.
    pub games: Vec<Finished>,
    /// Whether there are earlier ones.
    pub more: bool,
    /// The events that they took part in, the latest first.
    pub events: Vec<Entered>,
    /// What everybody is called.
    pub names: Names,
}

#[cfg(test)]
mod tests {
    use table::Seat;

    use super::*;
    use crate::result::{Ending, Party};

    #[test]
    fn points_by_source_are_those_of_whole_games() {
        let who = Who::Player(PlayerId::random());
        let game = |points: [i32; 2], ending, early| Finished {
            table: TableId::random(),
            at: 1,
            game: "paris-paris".to_owned(),
            rated: false,
            early,
            public: true,
            parties: vec![Party {
                who,
                seat: Seat::new(0),
                place: 1,
                points: points[0] + points[1],
                ending,
                sheet: vec![("small".to_owned(), points[0]), ("grand".to_owned(), points[1])],
                feats: Vec::new(),
            }],
        };
        let games = [
            game([1, 30], Ending::Stayed, false),
            game([3, 20], Ending::Stayed, false),
            game([99, 99], Ending::Left, false),
            game([99, 99], Ending::Stayed, true),
        ];
        let sources = sources(who, &games);
        let told: Vec<_> =
            sources.iter().map(|it| (it.source.as_str(), it.mean as i32, it.most)).collect();
        assert_eq!(told, [("grand", 25, 30), ("small", 2, 3)]);
        assert_eq!((sources[0].table, sources[1].table), (games[0].table, games[1].table));
    }
}
