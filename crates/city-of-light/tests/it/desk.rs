//! Positions set up by hand, and what may and may not be played in them.

use std::sync::Arc;

use lutece_city_of_light::{
    Building, CityOfLight, Edition, Event, Move, Options, Postcard, Refusal, Setup, State, Tally,
};
use table::{BySeat, Edition as _, Game as _, Options as _, Quiet, Seat};

/// Streets where orange may build everywhere.
pub(crate) const ORANGE: &str = "
    oooooooo oooooooo oooooooo oooooooo
    oooooooo oooooooo oooooooo oooooooo";

/// The four cards that are not in the first game, and four that go with them.
pub(crate) const OTHER_CARDS: &str =
    "metropolitain jardin chartier bouquinistes moulin-rouge fontaine penseur grande-lumiere";

/// A position and the rules it is played by.
#[derive(Clone)]
pub(crate) struct Position {
    pub(crate) rules: Arc<CityOfLight>,
    pub(crate) state: State,
}

/// A position in the making.
pub(crate) struct Builder {
    rules: Arc<CityOfLight>,
    setup: Setup,
}

pub(crate) fn rules(options: &[(&str, &str)]) -> Arc<CityOfLight> {
    rules_with(Edition::shipped(), options)
}

pub(crate) fn rules_with(edition: Edition, options: &[(&str, &str)]) -> Arc<CityOfLight> {
    let mut chosen = Options::default();
    for (key, value) in options {
        chosen.set(key, value).expect("a valid option");
    }
    Arc::new(CityOfLight::new(Arc::new(edition), chosen, 2).expect("a playable table"))
}

/// The shipped edition with one text replaced.
pub(crate) fn edition(from: &str, to: &str) -> Edition {
    assert!(Edition::SHIPPED.contains(from), "{from:?} is in the shipped edition");
    Edition::parse(&Edition::SHIPPED.replace(from, to)).expect("a sound edition")
}

pub(crate) fn seat(number: usize) -> Seat {
    Seat::new(number - 1)
}

pub(crate) fn mv(text: &str) -> Move {
    text.parse().unwrap_or_else(|error| panic!("{text:?}: {error}"))
}

pub(crate) fn on(streets: &str) -> Builder {
    Builder { rules: rules(&[]), setup: Setup::on(streets).expect("streets") }
}

impl Builder {
    pub(crate) fn rules(mut self, rules: &Arc<CityOfLight>) -> Self {
        self.rules = Arc::clone(rules);
        self
    }

    pub(crate) fn cards(mut self, names: &str) -> Self {
        self.setup.postcards = list::<Postcard>(names);
        self
    }

    pub(crate) fn reserves(mut self, orange: &str, blue: &str) -> Self {
        let reserves = [orange, blue].map(list::<Building>);
        self.setup.reserves = BySeat::from_fn(2, |seat| reserves[seat.index()].clone());
        self
    }

    /// What was done since phase 2 began: a seat's number and a move in each line.
    pub(crate) fn done(mut self, deeds: &str) -> Self {
        self.setup.deeds = deeds
            .lines()
            .map(str::trim)
            .filter(|line| !line.is_empty())
            .map(|line| {
                let (number, text) = line.split_once(' ').expect("a seat and a move");
                (number.parse().expect("a seat"), mv(text))
            })
            .collect();
        self
    }

    pub(crate) fn with_turn_of(mut self, number: usize) -> Position {
        self.setup.to_act = seat(number);
        let state = self.setup.position(&self.rules).unwrap_or_else(|error| panic!("{error}"));
        Position { rules: self.rules, state }
    }
}

fn list<T: std::str::FromStr<Err = table::NotationError>>(names: &str) -> Vec<T> {
    names.split_whitespace().map(|name| name.parse().expect("a name")).collect()
}

impl Position {
    pub(crate) fn legal(&self) -> Vec<String> {
        let mut moves = Vec::new();
        self.rules.legal(&self.state, &mut moves);
        moves.iter().map(ToString::to_string).collect()
    }

    /// The legal moves that begin with these words.
    pub(crate) fn legal_with(&self, start: &str) -> Vec<String> {
        self.legal().into_iter().filter(|text| text.starts_with(start)).collect()
    }

    #[track_caller]
    pub(crate) fn allows(&self, text: &str) {
        let mut state = self.state;
        let answer = self.rules.try_play(&mut state, mv(text), &mut Quiet);
        assert_eq!(answer, Ok(()), "{text}");
    }

    #[track_caller]
    pub(crate) fn refuses(&self, text: &str, expected: Refusal) {
        let mut state = self.state;
        let answer = self.rules.try_play(&mut state, mv(text), &mut Quiet);
        assert_eq!(answer, Err(expected), "{text}");
        assert_eq!(state, self.state, "{text}");
    }

    #[track_caller]
    pub(crate) fn play(&self, text: &str) -> Self {
        self.play_and_hear(text).0
    }

    #[track_caller]
    pub(crate) fn play_and_hear(&self, text: &str) -> (Self, Vec<Event>) {
        let mut after = self.clone();
        let mut events = Vec::new();
        let answer = self.rules.try_play(&mut after.state, mv(text), &mut events);
        assert_eq!(answer, Ok(()), "{text}");
        (after, events)
    }

    pub(crate) fn to_act(&self) -> Option<usize> {
        self.rules.to_act(&self.state).map(Seat::number)
    }

    pub(crate) fn tally(&self, number: usize) -> Tally {
        self.rules.tally(&self.state, seat(number))
    }

    /// Size and lamps of a building.
    pub(crate) fn lit(&self, number: usize, building: Building) -> (u8, u8) {
        let seen = self.rules.public(&self.state).players[seat(number)].score.buildings.clone();
        let found = seen.iter().find(|it| it.building == building).expect("it is on the board");
        (found.size, found.lamps)
    }
}
