//! The ratings of the people and bots at the tables, as shown beside their names. Everybody is looked up
//! once, several in one query; older entries are refreshed in the background, so that no move waits for it.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard};
use std::time::{Duration, Instant};

use site::rating::Standing;
use site::result::{Pool, Who};

use super::Tables;
use super::state::{SeatHolder, State};

/// How many are remembered; beyond that, everything is forgotten.
const MOST: usize = 100_000;
/// For how long an entry is fresh: other servers rate games too.
const FRESH: Duration = Duration::from_secs(30);

/// What is known of players and bots.
#[derive(Debug, Default)]
pub(super) struct Standings(Mutex<HashMap<Who, Fetched>>);

/// Who is to be looked up.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Due {
    /// Nothing is known of them.
    strangers: Vec<Who>,
    /// What is known of them is old.
    old: Vec<Who>,
}

#[derive(Clone, Debug)]
struct Fetched {
    /// Until when it is good.
    until: Instant,
    pools: Arc<[(Pool, Standing)]>,
}

impl Standings {
    fn lock(&self) -> MutexGuard<'_, HashMap<Who, Fetched>> {
        self.0.lock().expect("no holder of the standings panics")
    }

    /// Where somebody stands in a pool, as far as that is known.
    pub(super) fn of(&self, who: Who, pool: &Pool) -> Option<Standing> {
        let known = Arc::clone(&self.lock().get(&who)?.pools);
        known.iter().find(|(of, _)| of == pool).map(|(_, standing)| *standing)
    }

    /// Which of some people were never looked up, and which should be refreshed. The caller must do it: no
    /// other caller is told the same for a while.
    fn due(&self, who: &[Who], now: Instant) -> Due {
        let (mut strangers, mut old) = (Vec::new(), Vec::new());
        let mut all = self.lock();
        for who in who {
            match all.get_mut(who) {
                None => strangers.push(*who),
                Some(known) if known.until <= now => {
                    known.until = now + FRESH;
                    old.push(*who);
                }
                Some(_) => {}
            }
        }
        Due { strangers, old }
    }

    /// Notes what was found about some.
    fn note(&self, who: &[Who], found: Vec<(Who, Pool, Standing)>, now: Instant) {
        let mut pools: HashMap<Who, Vec<(Pool, Standing)>> = HashMap::new();
        for (who, pool, standing) in found {
            pools.entry(who).or_default().push((pool, standing));
        }
        let mut all = self.lock();
        if all.len() + who.len() > MOST {
            all.clear();
        }
        for who in who {
            let pools = pools.remove(who).unwrap_or_default().into();
            all.insert(*who, Fetched { until: now + FRESH, pools });
        }
    }

    /// Everything is looked up anew when it is next needed; what is known is shown until then.
    fn age(&self, now: Instant) {
        self.lock().values_mut().for_each(|known| known.until = now);
    }
}

impl Tables {
    /// Those at a table who are to be looked up.
    pub(super) fn unranked(&self, state: &State) -> Due {
        let mut who = Vec::with_capacity(state.places.len());
        for one in state.places.iter().filter_map(SeatHolder::who) {
            if !who.contains(&one) {
                who.push(one);
            }
        }
        self.0.standings.due(&who, Instant::now())
    }

    /// Looks up how strong they are; those of whom something is known meanwhile.
    pub(super) async fn rank(&self, due: Due) {
        if !due.strangers.is_empty() {
            self.look_up(due.strangers).await;
        }
        if !due.old.is_empty() {
            let tables = self.clone();
            tokio::spawn(async move { tables.look_up(due.old).await });
        }
    }

    /// While the store does not answer, nobody is shown with a rating.
    async fn look_up(&self, who: Vec<Who>) {
        if let Ok(found) = self.0.store.public_standings(who.clone()).await {
            self.0.standings.note(&who, found, Instant::now());
        }
    }

    /// Games were counted: ratings are looked up anew.
    pub fn ratings_changed(&self) {
        self.0.standings.age(Instant::now());
    }

    /// Somebody shows their ratings from now on, or shows them no longer.
    pub async fn rating_shown(&self, who: Who) {
        self.0.standings.lock().remove(&who);
        self.look_up(vec![who]).await;
    }
}

#[cfg(test)]
mod tests {
    use search::Level;
    use site::rating::Rating;

    use super::*;

    #[test]
    fn everybody_is_looked_up_once_and_anew_when_it_is_old() {
        let standings = Standings::default();
        let [ann, bot] = [Who::Player(crate::id::PlayerId::random()), Who::Bot(Level::Flaneur)];
        let now = Instant::now();
        let due = |strangers: &[Who], old: &[Who]| Due {
            strangers: strangers.to_vec(),
            old: old.to_vec(),
        };
        assert_eq!(standings.due(&[ann, bot], now), due(&[ann, bot], &[]));
        let pool = Pool { game: "paris".to_owned(), seats: 2 };
        let standing = Standing { rating: Rating::NEW, games: 3, at: 0 };
        standings.note(&[ann, bot], vec![(ann, pool.clone(), standing)], now);
        assert_eq!(standings.due(&[ann, bot], now), due(&[], &[]), "also who has none");
        assert_eq!(standings.of(ann, &pool), Some(standing));
        assert_eq!(standings.of(ann, &Pool { seats: 3, ..pool.clone() }), None);
        assert_eq!(standings.of(bot, &pool), None);
        let later = now + FRESH;
        assert_eq!(standings.due(&[ann], later), due(&[], &[ann]));
        assert_eq!(standings.due(&[ann], later), due(&[], &[]), "one looks, not everybody");
        assert_eq!(standings.of(ann, &pool), Some(standing), "shown until the new one is there");
        standings.age(later);
        assert_eq!(standings.due(&[ann], later), due(&[], &[ann]));
    }
}
