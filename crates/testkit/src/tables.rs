//! A table to test at: rules with options and seats, and the random games played there.

use std::sync::Arc;

use table::{Chance as _, Edition as _, Game, Match, Options as _, Quick, Quiet, Seed};

/// How many random games a law plays at a table unless told otherwise.
const GAMES: usize = 8;

/// The environment variable with another number of games per table.
const GAMES_VARIABLE: &str = "LUTECE_GAMES";

/// A game with options and a number of seats, and how many random games to play there.
#[derive(Debug)]
pub struct Table<G: Game> {
    rules: Arc<G>,
    name: String,
    games: usize,
}

/// A position of a random game, as a law looks at it.
#[derive(Debug)]
pub struct Ply<'a, G: Game> {
    /// The table it is played at.
    pub table: &'a Table<G>,
    /// The rules it is played by.
    pub rules: &'a G,
    /// Which of the random games it is, from 0.
    pub game: usize,
    /// How many moves were made.
    pub ply: usize,
    /// The position.
    pub state: &'a G::State,
    /// Every legal move; none when the game is over.
    pub legal: &'a [G::Move],
    /// The move that comes next; `None` when the game is over.
    pub next: Option<G::Move>,
}

impl<G: Game> Ply<'_, G> {
    /// Where this is, for the text of a broken law.
    #[must_use]
    pub fn place(&self) -> String {
        format!("{}, game {}, ply {}", self.table.name, self.game, self.ply)
    }
}

impl<G: Game> Table<G> {
    /// A table with the shipped edition.
    ///
    /// # Panics
    /// If options, seats and edition do not go together.
    #[must_use]
    pub fn new(options: &[(&str, &str)], seats: usize) -> Self {
        Self::with_edition(&Arc::new(G::Edition::shipped()), options, seats)
    }

    /// A table with a custom edition.
    ///
    /// # Panics
    /// If options, seats and edition do not go together.
    #[must_use]
    pub fn with_edition(edition: &Arc<G::Edition>, options: &[(&str, &str)], seats: usize) -> Self {
        let mut chosen = G::Options::default();
        let mut name = format!("{}, {seats} seats", G::NAME);
        for (key, value) in options {
            chosen.set(key, value).expect("the option exists");
            name.push_str(&format!(", {key}={value}"));
        }
        let rules = G::new(Arc::clone(edition), chosen, seats).expect("the table can be played");
        let games = std::env::var(GAMES_VARIABLE)
            .map_or(GAMES, |number| number.parse().expect("LUTECE_GAMES is a number"));
        Self { rules: Arc::new(rules), name, games }
    }

    /// A table for every number of players with each of these sets of options.
    #[must_use]
    pub fn every(options: &[&[(&str, &str)]]) -> Vec<Self> {
        let edition = Arc::new(G::Edition::shipped());
        G::SEATS
            .flat_map(|seats| options.iter().map(move |options| (seats, options)))
            .map(|(seats, options)| Self::with_edition(&edition, options, seats))
            .collect()
    }

    /// The same table with another number of random games.
    #[must_use]
    pub fn games(mut self, games: usize) -> Self {
        self.games = games;
        self
    }

    /// The same table by an older version of the rules.
    ///
    /// # Panics
    /// If there is no such version.
    #[must_use]
    pub fn by_rules(mut self, version: u32) -> Self {
        assert!((G::OLDEST_RULES..=G::RULES).contains(&version), "no version {version}");
        let (edition, options) = (Arc::clone(self.rules.edition()), self.rules.options().clone());
        let rules = G::new(edition, options, self.rules.seats()).expect("it is played here");
        self.rules = Arc::new(rules.by_rules(version));
        self.name.push_str(&format!(", rules {version}"));
        self
    }

    /// The rules at this table.
    #[must_use]
    pub fn rules(&self) -> &Arc<G> {
        &self.rules
    }

    /// What the table is called in the text of a broken law.
    #[must_use]
    pub fn name(&self) -> &str {
        &self.name
    }

    /// The seed of a random game at this table.
    #[must_use]
    pub fn seed(&self, game: usize) -> Seed {
        Seed::from_text(&format!("{}, game {game}", self.name))
    }

    /// The position before the first move of a random game.
    #[must_use]
    pub fn start(&self, game: usize) -> G::State {
        *Match::new(Arc::clone(&self.rules), self.seed(game)).start()
    }

    /// Plays the random games and shows every position, the last one included. Even games choose
    /// evenly among the legal moves, odd ones by the game's playout policy, so that both the
    /// breadth and the depth of the game are seen.
    ///
    /// # Panics
    /// If there is no legal move while the game goes on, or a game is longer than its bound.
    pub fn walk(&self, mut visit: impl FnMut(&Ply<'_, G>, &mut Quick)) {
        let (mut legal, mut buffer) = (Vec::new(), Vec::new());
        for game in 0..self.games {
            let mut chance = Quick::new(game as u64);
            let mut state = self.start(game);
            for ply in 0.. {
                legal.clear();
                let mut next = None;
                if self.rules.to_act(&state).is_some() {
                    self.rules.legal(&state, &mut legal);
                    assert!(
                        !legal.is_empty(),
                        "{}, game {game}, ply {ply}: no legal move, but the game goes on",
                        self.name
                    );
                    assert!(
                        ply < self.rules.longest(),
                        "{}, game {game}: longer than {} moves",
                        self.name,
                        self.rules.longest()
                    );
                    next = Some(if game % 2 == 0 {
                        legal[chance.below(legal.len())]
                    } else {
                        self.rules.playout(&state, &mut chance, &mut buffer).0
                    });
                }
                let at = Ply {
                    table: self,
                    rules: &self.rules,
                    game,
                    ply,
                    state: &state,
                    legal: &legal,
                    next,
                };
                visit(&at, &mut chance);
                match next {
                    Some(mv) => self.rules.play(&mut state, mv, &mut Quiet),
                    None => break,
                }
            }
        }
    }

    /// A whole random game with its history, by the playout policy.
    #[must_use]
    pub fn random_match(&self, game: usize) -> Match<G> {
        let mut played = Match::new(Arc::clone(&self.rules), self.seed(game));
        let (mut chance, mut buffer) = (Quick::new(game as u64), Vec::new());
        while played.to_act().is_some() {
            let (mv, _) = self.rules.playout(played.state(), &mut chance, &mut buffer);
            played.play(mv).expect("the playout policy plays legal moves");
        }
        played
    }
}
