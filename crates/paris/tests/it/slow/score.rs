//! What tiles and districts are worth.

use std::collections::BTreeSet;

use super::{DISTRICTS, Slow};

impl Slow {
    /// The VP that a bonus tile gives the player to act now.
    pub(super) fn worth(&self, number: usize) -> i64 {
        let bonus = &self.file["bonus"];
        let name = number.to_string();
        let me = self.me();
        let spots: Vec<&str> = me
            .keys
            .iter()
            .filter_map(|key| key.split(':').nth(1))
            .filter(|it| *it != "bank")
            .collect();
        let landmarks = spots.iter().filter(|spot| self.landmark(spot).is_some()).count() as i64;
        match number {
            7 | 12 | 22 => bonus["flat"][&name]["vp"].as_integer().unwrap(),
            6 | 11 | 15 | 18 | 26 | 28 => {
                let value = bonus["per_building"][&name][0].as_integer().unwrap().to_string();
                let each = bonus["per_building"][&name][1].as_integer().unwrap();
                spots.iter().filter(|spot| **spot == value).count() as i64 * each
            }
            20 => (me.unused.len() as i64 - 1) * self.for_players("per_unused"),
            29 => landmarks * bonus["per_landmark"].as_integer().unwrap(),
            30 => {
                let mut types: BTreeSet<&str> =
                    me.keys.iter().filter_map(|key| Some(self.built.get(key)?.as_str())).collect();
                if landmarks > 0 {
                    types.insert("landmark");
                }
                let vp = bonus["types"].get(types.len().to_string());
                vp.map_or(0, |it| it.as_integer().unwrap())
            }
            _ => 0,
        }
    }

    /// The points of each seat if the game ended now.
    pub(crate) fn points(&self) -> Vec<i64> {
        let mut points: Vec<i64> = self
            .players
            .iter()
            .map(|player| player.vp + if player.unused.contains(&27) { player.francs } else { 0 })
            .collect();
        for district in DISTRICTS {
            let Some(prizes) = self.prizes.get(district) else { continue };
            let standing: Vec<Vec<i64>> = self
                .players
                .iter()
                .map(|player| {
                    let inside = player.keys.iter().filter(|key| key.starts_with(district));
                    let mut values: Vec<i64> = inside.map(|key| self.value(key)).collect();
                    values.retain(|value| *value > 0);
                    values
                })
                .collect();
            let rank = |values: &Vec<i64>| {
                (values.iter().sum::<i64>(), values.iter().max().copied().unwrap_or(0))
            };
            for (seat, mine) in standing.iter().enumerate() {
                if mine.is_empty() {
                    continue;
                }
                let better: Vec<_> =
                    standing.iter().filter(|other| rank(other) > rank(mine)).collect();
                let half = self.players.len() > 2
                    || better.iter().all(|first| rank(first).0 <= 2 * rank(mine).0);
                if half {
                    points[seat] += prizes.get(better.len()).copied().unwrap_or(0);
                }
            }
        }
        points
    }

    /// The VP that each seat has on the track.
    pub(crate) fn track_vp(&self) -> Vec<i64> {
        self.players.iter().map(|player| player.vp).collect()
    }

    /// In how many districts with a VP tile each seat is first, alone or tied.
    pub(crate) fn firsts(&self) -> Vec<usize> {
        let inside = |seat: usize, district: &str| {
            let keys = self.players[seat].keys.iter().filter(|key| key.starts_with(district));
            let values: Vec<i64> = keys.map(|key| self.value(key)).collect();
            (values.iter().sum::<i64>(), values.iter().max().copied().unwrap_or(0))
        };
        let seats = 0..self.players.len();
        let first = |seat: usize, district: &str| {
            let mine = inside(seat, district);
            mine.0 > 0 && seats.clone().all(|other| inside(other, district) <= mine)
        };
        let held = DISTRICTS.iter().filter(|district| self.prizes.contains_key(**district));
        let won = |seat: usize| held.clone().filter(|district| first(seat, district)).count();
        seats.clone().map(won).collect()
    }

    /// How many bonus tiles each seat has taken.
    pub(crate) fn taken(&self) -> Vec<usize> {
        self.players.iter().map(|player| player.taken.len()).collect()
    }

    /// The francs of each seat.
    pub(crate) fn francs(&self) -> Vec<i64> {
        self.players.iter().map(|player| player.francs).collect()
    }

    /// How many bonus tiles of each number lie on the track.
    pub(crate) fn tiles(&self) -> Vec<usize> {
        (1..=30).map(|number| self.copies(number)).collect()
    }
}
