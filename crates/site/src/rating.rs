//! Ratings by Glicko-2, and how a game changes them.
//!
//! Every game is a separate rating period for its players; a game of three or four counts as all its pairs,
//! with everybody's rating from before the game. The rating of somebody who does not play becomes less
//! certain: the deviation grows with the time since the last game, counted in weeks. Games are processed in
//! the order in which they ended, then by their tables' ids, so that the ratings follow from the games alone.

use serde::{Deserialize, Serialize};
use skillratings::Outcomes;
use skillratings::glicko2::{Glicko2Config, Glicko2Rating, glicko2_rating_period};

use crate::result::{Ending, Finished};
use crate::stored::Millis;

/// How far the volatility may move: small, for games with luck in them.
const TAU: f64 = 0.5;
/// How finely the volatility is worked out.
const TOLERANCE: f64 = 1e-6;
/// One point of the scale that Glicko-2 counts in.
const SCALE: f64 = 173.7178;
/// No rating is less certain than that of somebody who has never played.
const MOST_DEVIATION: f64 = 350.0;
/// After this long without a game, the deviation has grown by one step of the volatility.
const PERIOD: f64 = 7.0 * 24.0 * 3_600_000.0;
/// A rating that is less certain than this is marked, and listed behind the others.
pub const CERTAIN: f64 = 110.0;

/// How strong somebody is.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Rating {
    /// The rating; 1500 at first.
    pub value: f64,
    /// How uncertain it is: the true strength is within two deviations 19 times out of 20.
    pub deviation: f64,
    /// How much the strength itself seems to change.
    pub volatility: f64,
}

impl Rating {
    /// Of somebody who never played.
    pub const NEW: Self = Self { value: 1500.0, deviation: MOST_DEVIATION, volatility: 0.06 };

    /// The same after a time without a game.
    #[must_use]
    pub fn after(self, passed: Millis) -> Self {
        let periods = passed.max(0) as f64 / PERIOD;
        let step = self.volatility * SCALE;
        let deviation = (self.deviation.powi(2) + periods * step.powi(2)).sqrt();
        Self { deviation: deviation.min(MOST_DEVIATION), ..self }
    }

    /// Whether it says much yet.
    #[must_use]
    pub fn is_certain(self) -> bool {
        self.deviation <= CERTAIN
    }
}

impl From<Rating> for Glicko2Rating {
    fn from(rating: Rating) -> Self {
        let Rating { value, deviation, volatility } = rating;
        Self { rating: value, deviation, volatility }
    }
}

/// Where somebody stands in the games of one kind and number of players.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Standing {
    /// The rating after the last game.
    pub rating: Rating,
    /// How many games counted.
    pub games: u32,
    /// When the last one ended.
    pub at: Millis,
}

impl Standing {
    /// The rating at a time.
    #[must_use]
    pub fn now(&self, now: Millis) -> Rating {
        self.rating.after(now - self.at)
    }
}

/// A rating as it is shown beside a name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Strength {
    /// The rating.
    pub rating: i32,
    /// How uncertain it is.
    pub deviation: i32,
    /// Whether it says little yet.
    pub provisional: bool,
    /// How many games counted.
    pub games: u32,
}

impl Strength {
    /// Where somebody stands at a time.
    #[must_use]
    pub fn of(standing: &Standing, now: Millis) -> Self {
        let rating = standing.now(now);
        Self {
            rating: rating.value.round() as i32,
            deviation: rating.deviation.round() as i32,
            provisional: !rating.is_certain(),
            games: standing.games,
        }
    }
}

/// What a pair of a game says: the two seats by their index, and the share of the first.
fn pairs(game: &Finished) -> Vec<(usize, usize, f64)> {
    let parties = &game.parties;
    let counts = |at: usize| matches!(parties[at].ending, Ending::Stayed | Ending::Left);
    let left = |at: usize| parties[at].ending == Ending::Left;
    let mut pairs = Vec::new();
    for first in (0..parties.len()).filter(|&at| counts(at)) {
        for second in (first + 1..parties.len()).filter(|&at| counts(at)) {
            // A name meets itself where two bots of one strength play.
            if parties[first].who == parties[second].who {
                continue;
            }
            let share = match (left(first), left(second)) {
                // Of two players who left, neither has beaten the other.
                (true, true) => continue,
                (true, false) => 0.0,
                (false, true) => 1.0,
                // If a game was broken off, nobody has beaten anybody who stayed.
                (false, false) if game.early => continue,
                (false, false) => match parties[first].place.cmp(&parties[second].place) {
                    std::cmp::Ordering::Less => 1.0,
                    std::cmp::Ordering::Equal => 0.5,
                    std::cmp::Ordering::Greater => 0.0,
                },
            };
            pairs.push((first, second, share));
        }
    }
    pairs
}

/// The standings after a game, given those before it: one for each party that it says something
/// about, by index. Several bots of one strength are one party, the first of them.
#[must_use]
pub fn after(game: &Finished, before: &[Option<Standing>]) -> Vec<(usize, Standing)> {
    if !game.rated {
        return Vec::new();
    }
    let rating = |at: usize| before[at].map_or(Rating::NEW, |it| it.now(game.at));
    let config = Glicko2Config { tau: TAU, convergence_tolerance: TOLERANCE };
    let pairs = pairs(game);
    let mut after = Vec::new();
    for (at, party) in game.parties.iter().enumerate() {
        if game.parties[..at].iter().any(|other| other.who == party.who) {
            continue;
        }
        let own = |index: usize| game.parties[index].who == party.who;
        let results: Vec<(Glicko2Rating, Outcomes)> = pairs
            .iter()
            .filter_map(|&(first, second, share)| match (own(first), own(second)) {
                (true, _) => Some((rating(second).into(), outcome(share))),
                (_, true) => Some((rating(first).into(), outcome(1.0 - share))),
                _ => None,
            })
            .collect();
        if results.is_empty() {
            continue;
        }
        let new = glicko2_rating_period(&rating(at).into(), &results, &config);
        let Glicko2Rating { rating: value, deviation, volatility } = new;
        let deviation = deviation.min(MOST_DEVIATION);
        let games = before[at].map_or(0, |it| it.games) + 1;
        let rating = Rating { value, deviation, volatility };
        after.push((at, Standing { rating, games, at: game.at }));
    }
    after
}

fn outcome(share: f64) -> Outcomes {
    match share {
        share if share > 0.75 => Outcomes::WIN,
        share if share < 0.25 => Outcomes::LOSS,
        _ => Outcomes::DRAW,
    }
}

#[cfg(test)]
mod tests {
    use table::Seat;

    use super::*;
    use crate::id::{PlayerId, TableId};
    use crate::result::{Party, Who};

    fn game(places: &[u8]) -> Finished {
        let party = |(at, &place): (usize, &u8)| Party {
            who: Who::Player(PlayerId::random()),
            seat: Seat::new(at),
            place,
            points: 10,
            ending: Ending::Stayed,
            sheet: Vec::new(),
            feats: Vec::new(),
        };
        Finished {
            table: TableId::random(),
            at: 1_000,
            game: "paris".to_owned(),
            rated: true,
            early: false,
            public: true,
            parties: places.iter().enumerate().map(party).collect(),
        }
    }

    fn standing(value: f64, deviation: f64) -> Option<Standing> {
        let rating = Rating { value, deviation, volatility: 0.06 };
        Some(Standing { rating, games: 5, at: 1_000 })
    }

    /// The example of Glickman's paper: 1500 with 200 beats 1400 with 30, and loses to 1550 with
    /// 100 and to 1700 with 300.
    #[test]
    fn the_example_of_the_paper_comes_out() {
        let game = game(&[3, 4, 2, 1]);
        let before = [
            standing(1500.0, 200.0),
            standing(1400.0, 30.0),
            standing(1550.0, 100.0),
            standing(1700.0, 300.0),
        ];
        let (at, new) = after(&game, &before)[0];
        assert_eq!((at, new.games), (0, 6));
        assert!((new.rating.value - 1464.06).abs() < 0.02, "{new:?}");
        assert!((new.rating.deviation - 151.52).abs() < 0.02, "{new:?}");
        assert!((new.rating.volatility - 0.05999).abs() < 1e-5, "{new:?}");
    }

    #[test]
    fn nobody_loses_because_somebody_else_leaves() {
        let mut game = game(&[1, 2, 3]);
        game.parties[0].ending = Ending::Left;
        let before = [standing(1500.0, 80.0); 3];
        let new = after(&game, &before);
        let value = |at: usize| new[at].1.rating.value;
        assert!(value(0) < 1500.0, "who left has lost, whatever the bot reached");
        assert!(value(1) > value(2), "the others are compared by their places");
        game.early = true;
        let new = after(&game, &before);
        let value = |at: usize| new[at].1.rating.value;
        assert!(value(0) < 1500.0 && value(1) > 1500.0 && value(2) > 1500.0);
        assert!((value(1) - value(2)).abs() < 1e-9, "nothing is known of these two");
        game.parties[1].ending = Ending::Left;
        assert_eq!(after(&game, &before).len(), 3);
        game.parties[2].ending = Ending::Absent;
        assert_eq!(after(&game, &before), [], "two who left have not beaten each other");
    }

    #[test]
    fn two_bots_of_one_strength_are_one_party() {
        let mut game = game(&[1, 2, 3]);
        for at in [1, 2] {
            game.parties[at].who = Who::Bot(search::Level::Flaneur);
        }
        let new = after(&game, &[None; 3]);
        assert_eq!(new.iter().map(|(at, _)| *at).collect::<Vec<_>>(), [0, 1]);
        assert!(new[0].1.rating.value > 1500.0 && new[1].1.rating.value < 1500.0);
        game.rated = false;
        assert_eq!(after(&game, &[None; 3]), []);
    }

    #[test]
    fn a_rating_gets_less_certain_with_time_and_never_less_than_a_new_one() {
        let rating = standing(1600.0, 60.0).expect("one").rating;
        let year = 365 * 24 * 3_600_000;
        assert!((rating.after(0).deviation - 60.0).abs() < 1e-9);
        let later = rating.after(year).deviation;
        assert!((90.0..110.0).contains(&later), "{later}");
        assert!(rating.after(100 * year).deviation <= 350.0);
        assert!((rating.after(year).value - 1600.0).abs() < 1e-9);
    }
}
