//! The rules once more, slowly: words, lists and searches over the map, written from the rules
//! pages without looking at the crate. Where the two differ, one of them is wrong.

use std::collections::{BTreeMap, BTreeSet, VecDeque};

use lutece_paris_paris::Deal;

/// A position in words. Seats are numbers from 1.
#[derive(Clone)]
pub(crate) struct Slow {
    lines: BTreeMap<String, Vec<String>>,
    players: usize,
    doubles: bool,
    stacks: VecDeque<Vec<String>>,
    trips: Vec<String>,
    open: Option<String>,
    round: Vec<String>,
    bus: usize,
    actor: usize,
    shops: BTreeMap<String, Vec<usize>>,
    parked: Vec<String>,
    pub(crate) bag: Vec<usize>,
    pub(crate) points: BTreeMap<usize, i32>,
    pub(crate) over: bool,
    /// The stops at which each seat scored, tour by tour, once for each time.
    pub(crate) tours: Vec<BTreeMap<usize, Vec<String>>>,
    /// The seats that displaced somebody else's shop, once for each.
    pub(crate) displacers: Vec<usize>,
}

impl Slow {
    /// The game of an edition file and a deal.
    pub(crate) fn new(edition: &str, players: usize, doubles: bool, deal: &Deal) -> Self {
        let file: toml::Table = toml::from_str(edition).unwrap();
        let words = |value: &toml::Value| -> Vec<String> {
            let list = value.as_array().unwrap();
            list.iter().map(|word| word.as_str().unwrap().to_owned()).collect()
        };
        let lines = file["lines"].as_table().unwrap();
        let mut slow = Self {
            lines: lines.iter().map(|(line, stops)| (line.clone(), words(stops))).collect(),
            players,
            doubles,
            stacks: deal
                .stacks
                .iter()
                .map(|stack| stack.iter().map(ToString::to_string).collect())
                .collect(),
            trips: deal.trips.iter().map(ToString::to_string).collect(),
            open: deal.open.map(|line| line.to_string()),
            round: Vec::new(),
            bus: deal.start.number(),
            actor: deal.start.number(),
            shops: BTreeMap::new(),
            parked: Vec::new(),
            bag: Vec::new(),
            points: (1..=players).map(|seat| (seat, 0)).collect(),
            over: false,
            tours: Vec::new(),
            displacers: Vec::new(),
        };
        slow.round = slow.stacks.pop_front().unwrap();
        slow
    }

    fn lines_of(&self, stop: &str) -> Vec<&Vec<String>> {
        self.lines.values().filter(|line| line.iter().any(|it| it == stop)).collect()
    }

    fn shops_at(&self, stop: &str) -> Vec<usize> {
        self.shops.get(stop).cloned().unwrap_or_default()
    }

    /// Whose shops could be displaced if the player to act opens one here; empty if none has to be.
    fn could_go(&self, stop: &str) -> BTreeSet<usize> {
        let here = self.shops_at(stop);
        if !self.doubles && here.contains(&self.actor) {
            return BTreeSet::from([self.actor]);
        }
        if here.len() < self.lines_of(stop).len() {
            return BTreeSet::new();
        }
        here.into_iter().collect()
    }

    /// The notation of every legal move.
    pub(crate) fn legal(&self) -> BTreeSet<String> {
        let mut moves = BTreeSet::new();
        if self.over {
            return moves;
        }
        for tile in &self.round {
            let could_go = self.could_go(tile.split(' ').next().unwrap());
            if could_go.len() < 2 {
                moves.insert(format!("shop {tile}"));
            } else {
                moves.extend(could_go.iter().map(|seat| format!("shop {tile} x{seat}")));
            }
        }
        moves
    }

    pub(crate) fn play(&mut self, notation: &str) {
        let words: Vec<&str> = notation.split(' ').collect();
        let (stop, tile) = (words[1].to_owned(), format!("{} {}", words[1], words[2]));
        let could_go = self.could_go(&stop);
        let goes = match words.get(3) {
            Some(suffix) => Some(suffix[1..].parse().unwrap()),
            None => could_go.into_iter().next(),
        };
        let shops = self.shops.entry(stop).or_default();
        if let Some(owner) = goes {
            let at = shops.iter().position(|it| *it == owner).unwrap();
            shops.remove(at);
            if owner != self.actor {
                self.displacers.push(self.actor);
                if self.players > 2 {
                    self.bag.push(owner);
                }
            }
        }
        shops.push(self.actor);
        let at = self.round.iter().position(|it| *it == tile).unwrap();
        self.round.remove(at);
        self.actor = self.actor % self.players + 1;
        if self.round.len() == 1 {
            self.end_round();
        }
    }

    fn end_round(&mut self) {
        let left = self.round.pop().unwrap();
        let (stop, line) = left.split_once(' ').unwrap();
        self.tours.push(BTreeMap::new());
        for (owner, at) in self.small_tour(stop) {
            self.score(owner, &at);
        }
        if let Some(at) = self.parked.iter().position(|it| it == line) {
            self.parked.remove(at);
            self.grand_tour(line);
        } else {
            self.parked.push(line.to_owned());
        }
        self.bus = self.bus % self.players + 1;
        self.actor = self.bus;
        match self.stacks.pop_front() {
            Some(stack) => self.round = stack,
            None => self.end_game(),
        }
    }

    /// A seat's shop scores a point in the current tour.
    fn score(&mut self, owner: usize, stop: &str) {
        *self.points.get_mut(&owner).unwrap() += 1;
        self.tours.last_mut().unwrap().entry(owner).or_default().push(stop.to_owned());
    }

    /// The owners of the shops that score and where, once for each shop.
    fn small_tour(&self, stop: &str) -> Vec<(usize, String)> {
        let mut found: Vec<(usize, (usize, String))> = Vec::new();
        for line in self.lines_of(stop) {
            let here = line.iter().position(|it| it == stop).unwrap();
            for (at, other) in line.iter().enumerate() {
                // The stop itself is on both lines of a crossing, but its shops score once.
                if at == here && !std::ptr::eq(line, self.lines_of(stop)[0]) {
                    continue;
                }
                let shops = self.shops_at(other).into_iter();
                found.extend(shops.map(|owner| (here.abs_diff(at), (owner, other.clone()))));
            }
        }
        let nearest = found.iter().map(|(far, _)| *far).min();
        found.into_iter().filter(|(far, _)| Some(*far) == nearest).map(|(_, shop)| shop).collect()
    }

    fn grand_tour(&mut self, line: &str) {
        self.tours.push(BTreeMap::new());
        for crossing in self.lines[line].clone() {
            if self.lines_of(&crossing).len() < 2 {
                continue;
            }
            let mut next = Vec::new();
            for line in self.lines_of(&crossing) {
                let here = line.iter().position(|it| *it == crossing).unwrap();
                if here > 0 {
                    next.push(line[here - 1].clone());
                }
                next.extend(line.get(here + 1).cloned());
            }
            let owners = self.shops_at(&crossing);
            for owner in &owners {
                self.score(*owner, &crossing);
            }
            for owner in owners.into_iter().collect::<BTreeSet<_>>() {
                for stop in &next {
                    let own = self.shops_at(stop).iter().filter(|it| **it == owner).count();
                    for _ in 0..own {
                        self.score(owner, stop);
                    }
                }
            }
        }
    }

    fn end_game(&mut self) {
        self.over = true;
        for line in self.trips.clone().iter().chain(&self.open.clone()) {
            self.grand_tour(line);
        }
        let in_bag = |seat: usize| self.bag.iter().filter(|it| **it == seat).count();
        let counts: Vec<usize> = (1..=self.players).map(in_bag).collect();
        for (at, count) in counts.iter().enumerate() {
            let others = counts.iter().enumerate().filter(|(other, _)| *other != at);
            if others.map(|(_, other)| other).all(|other| other < count) {
                *self.points.get_mut(&(at + 1)).unwrap() += *count as i32;
            }
        }
    }

    /// In how many ways the next `depth` moves can be played.
    pub(crate) fn perft(&self, depth: usize) -> u64 {
        if depth == 0 || self.over {
            return 1;
        }
        let legal = self.legal();
        if depth == 1 {
            return legal.len() as u64;
        }
        let count = |mv: &String| {
            let mut after = self.clone();
            after.play(mv);
            after.perft(depth - 1)
        };
        legal.iter().map(count).sum()
    }
}
