//! Made-to-order positions, described in words, and what can be done with them.

use std::collections::BTreeMap;
use std::sync::Arc;

use lutece_paris::{
    Arrangement, Building, Deal, Edition, Event, Move, Options, Paris, Place, Public, Refusal,
    Secret, State,
};
use table::{Edition as _, Game as _, Options as _, Quiet, Seat};

/// A position with its rules.
#[derive(Clone)]
pub(crate) struct Desk {
    pub(crate) rules: Arc<Paris>,
    pub(crate) state: State,
}

pub(crate) fn seat(number: usize) -> Seat {
    Seat::new(number - 1)
}

/// The rules for a table with options.
pub(crate) fn rules(seats: usize, options: &[(&str, &str)]) -> Arc<Paris> {
    let mut chosen = Options::default();
    for (key, value) in options {
        chosen.set(key, value).unwrap();
    }
    Arc::new(Paris::new(Arc::new(Edition::shipped()), chosen, seats).unwrap())
}

/// A deal in order: seat 1 begins, the buildings lie district by district, from the tops of
/// the stacks; the last three are removed.
pub(crate) fn deal(rules: &Paris) -> Deal {
    let free = rules.options().get("districts") == "free";
    let dealt = if free { 36 } else { 33 };
    let stacks: usize = rules.options().get("stacks").parse().unwrap();
    let mut buildings: Vec<Building> = Building::all().collect();
    let removed = buildings.split_off(dealt);
    let sizes = (0..stacks).map(|stack| dealt / stacks + usize::from(stack < dealt % stacks));
    Deal {
        start: Seat::new(0),
        stacks: sizes.map(|size| buildings.drain(..size).collect()).collect(),
        removed,
        tokens: None,
        track: None,
    }
}

impl Desk {
    /// A table with the pieces arranged as described; seat 1 is about to act.
    pub(crate) fn new(seats: usize, orders: &[&str]) -> Self {
        Self::with(seats, &[], orders)
    }

    /// The same by an older version of the rules.
    pub(crate) fn by_rules(version: u32, seats: usize, orders: &[&str]) -> Self {
        let rules = Paris::new(Arc::new(Edition::shipped()), Options::default(), seats).unwrap();
        let rules = Arc::new(rules.by_rules(version));
        let start = rules.start(&deal(&rules)).unwrap();
        Self { state: start, rules }.arranged("action 1").arranged_all(orders)
    }

    pub(crate) fn with(seats: usize, options: &[(&str, &str)], orders: &[&str]) -> Self {
        let rules = rules(seats, options);
        let start = rules.start(&deal(&rules)).unwrap();
        Self { state: start, rules }.arranged("action 1").arranged_all(orders)
    }

    fn arranged_all(mut self, orders: &[&str]) -> Self {
        for order in orders {
            self = self.arranged(order);
        }
        self
    }

    /// Moves pieces. The orders: `build SITE..`, `stacks empty`, `landmark NAME DISTRICT`,
    /// `key SEAT POST..`, `keyless SEAT`, `francs SEAT N`, `token SEAT KIND..`, `supply KIND..`,
    /// `tokens none`, `bonus SEAT N..`, `gone N..`, `meeple SEAT SPACE`, `vp PRIZE DISTRICT`,
    /// `endtile SEAT TILE..`, `turn SEAT`, `action SEAT`, `last round`.
    pub(crate) fn arranged(mut self, order: &str) -> Self {
        let words: Vec<&str> = order.split(' ').collect();
        let number = |word: &str| word.parse::<usize>().unwrap();
        let who = || seat(number(words[1]));
        let mut desk = Arrangement::of(&self.rules, self.state);
        match words[0] {
            "build" => words[1..].iter().for_each(|word| {
                let building: Building = word.parse().unwrap();
                desk.build(building, building.district());
            }),
            "stacks" => drop(desk.empty_stacks()),
            "landmark" => {
                desk.landmark(words[1].parse().unwrap(), words[2].parse().unwrap());
            }
            "key" => words[2..].iter().for_each(|post| {
                desk.key(who(), post.parse().unwrap());
            }),
            "keyless" => drop(desk.lose_keys(who())),
            "francs" => drop(desk.francs(who(), words[2].parse().unwrap())),
            "token" => words[2..].iter().for_each(|kind| {
                desk.token(who(), kind.parse().unwrap());
            }),
            "supply" => words[1..].iter().for_each(|kind| {
                desk.supply(kind.parse().unwrap());
            }),
            "tokens" => drop(desk.clear_tokens()),
            "bonus" => words[2..].iter().for_each(|bonus| {
                desk.bonus(who(), bonus.parse().unwrap());
            }),
            "gone" => words[1..].iter().for_each(|bonus| {
                desk.clear_bonus(bonus.parse().unwrap());
            }),
            "meeple" => drop(desk.meeple(who(), words[2].parse().unwrap())),
            "vp" => drop(desk.vp_tile(words[1].parse().unwrap(), words[2].parse().unwrap())),
            "endtile" => words[2..].iter().for_each(|tile| {
                desk.end_tile(who(), tile.parse().unwrap());
            }),
            "turn" => drop(desk.turn(who())),
            "action" => drop(desk.action(who())),
            "last" => drop(desk.last_round()),
            _ => panic!("{order:?} is no order"),
        }
        self.state = desk.state();
        self
    }

    /// Plays moves and returns what all of them brought about.
    pub(crate) fn play(&mut self, moves: &[&str]) -> Vec<Event> {
        let mut events = Vec::new();
        for text in moves {
            let mv: Move = text.parse().unwrap();
            self.rules
                .try_play(&mut self.state, mv, &mut events)
                .unwrap_or_else(|refusal| panic!("{text}: {refusal}; legal: {:?}", self.legal()));
        }
        events
    }

    /// The notation of every legal move.
    pub(crate) fn legal(&self) -> Vec<String> {
        let mut moves = Vec::new();
        self.rules.legal(&self.state, &mut moves);
        moves.iter().map(ToString::to_string).collect()
    }

    /// The legal moves that begin with a word.
    pub(crate) fn legal_with(&self, beginning: &str) -> Vec<String> {
        self.legal().into_iter().filter(|mv| mv.starts_with(beginning)).collect()
    }

    pub(crate) fn is_legal(&self, text: &str) -> bool {
        self.legal().iter().any(|mv| mv == text)
    }

    /// Why a move is refused.
    pub(crate) fn refused(&self, text: &str) -> Refusal {
        let mut state = self.state;
        let mv: Move = text.parse().unwrap();
        match self.rules.try_play(&mut state, mv, &mut Quiet) {
            Err(refusal) => refusal,
            Ok(()) => panic!("{text} is legal"),
        }
    }

    pub(crate) fn step(&self) -> &'static str {
        self.rules.step(&self.state)
    }

    pub(crate) fn francs(&self, number: usize) -> u16 {
        self.state.francs(seat(number))
    }

    pub(crate) fn vp(&self, number: usize) -> u16 {
        self.state.vp(seat(number))
    }

    pub(crate) fn public(&self) -> Public {
        self.rules.public(&self.state)
    }

    pub(crate) fn secret(&self, number: usize) -> Secret {
        self.rules.secret(&self.state, seat(number))
    }

    /// The tokens of a player, as words.
    pub(crate) fn tokens(&self, number: usize) -> Vec<String> {
        let counts = self.state.tokens(seat(number));
        lutece_paris::Kind::ALL
            .iter()
            .flat_map(|kind| std::iter::repeat_n(kind.to_string(), counts[kind.index()].into()))
            .collect()
    }

    /// The unused bonus tiles of a player.
    pub(crate) fn unused(&self, number: usize) -> Vec<u8> {
        self.secret(number).screen.unused.iter().map(|bonus| bonus.number()).collect()
    }

    /// The prizes of a district for each seat if it were scored now.
    pub(crate) fn prizes(&self, district: &str) -> Vec<u8> {
        let prizes = self.rules.prizes(&self.state, district.parse().unwrap());
        prizes.as_slice().iter().map(|prize| prize.vp).collect()
    }

    /// The score sheet of a seat: each source with its points.
    pub(crate) fn sheet(&self, number: usize) -> BTreeMap<String, i32> {
        let sheet = self.rules.sheet(&self.state);
        sheet[seat(number)].iter().map(|line| (line.source.to_string(), line.points)).collect()
    }

    /// How many keys stand at a site.
    pub(crate) fn keys(&self, number: usize, place: Place) -> usize {
        self.state.keys(seat(number)).iter().filter(|keys| **keys & place.bit() != 0).count()
    }
}
