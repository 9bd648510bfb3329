//! Rules that many tables share, held in memory once.

use std::sync::{Arc, Mutex, Weak};

use table::{Game, Match};

use crate::{Any, every_game};

/// A game whose rules can be shared.
pub(crate) trait Listed: Game {
    /// The list that holds them.
    fn list(shared: &Shared) -> &Mutex<Vec<Weak<Self>>>;
}

macro_rules! shared {
    ([$($kind:ident $krate:ident $game:ident,)*]) => {
        /// The rules in use at the moment, for each game.
        #[derive(Debug, Default)]
        pub(crate) struct Shared {
            $($krate: Mutex<Vec<Weak<$krate::$game>>>,)*
        }

        $(impl Listed for $krate::$game {
            fn list(shared: &Shared) -> &Mutex<Vec<Weak<Self>>> {
                &shared.$krate
            }
        })*

        impl Shared {
            /// Lets a match use rules that are already known, if there are any that fit.
            pub(crate) fn share(&self, game: &mut Any) {
                match game {
                    $(Any::$kind(it) => {
                        it.share_rules(&mut self.$krate.lock().expect("no holder panics"));
                    })*
                }
            }
        }
    };
}

every_game!(shared!,);

impl Shared {
    /// The rules with this edition, these options, number of seats and version, if they are in use.
    pub(crate) fn find<G: Listed>(
        &self,
        edition: &Arc<G::Edition>,
        options: &G::Options,
        seats: usize,
        version: u32,
    ) -> Option<Arc<G>> {
        let known = G::list(self).lock().expect("no holder panics");
        Match::known_rules(&known, edition, options, seats, version)
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use table::Seed;

    use crate::{Any, Editions, Kind, each};

    /// The address of a match's rules.
    fn rules(game: &Any) -> *const () {
        each!(game, it => Arc::as_ptr(it.game()).cast())
    }

    #[test]
    fn rules_that_somebody_plays_by_are_not_worked_out_again() {
        let editions = Editions::shipped();
        for &kind in Kind::ALL {
            let (seats, seed) = (*kind.seats().start(), Seed::from_text("one"));
            let edition = editions.default_of(kind);
            let deal = |options: &[(&str, &str)]| {
                let made = editions.deal(kind.rules(), edition, options, seats, seed);
                let mut game = made.expect("a game");
                editions.share(&mut game);
                game
            };
            let first = deal(&[]);
            let read = Any::from_record(&first.record(), &editions).expect("sound");
            assert_eq!(rules(&first), rules(&read), "{kind}: of a record");
            assert_eq!(rules(&first), rules(&deal(&[])), "{kind}: of a deal");
            let choice = kind.options().iter().find(|choice| choice.values.len() > 1);
            let choice = choice.expect("every game has a choice");
            let other = deal(&[(choice.key, choice.values[1])]);
            assert_ne!(rules(&first), rules(&other), "{kind}: other options are other rules");
        }
    }

    #[test]
    fn tables_with_the_same_rules_have_them_once() {
        let editions = Editions::shipped();
        let none: [(&str, &str); 0] = [];
        for &kind in Kind::ALL {
            let new = |seats, seed: &str| {
                let seed = Seed::from_text(seed);
                let mut game = Any::new(kind, &editions, &none, seats, seed).expect("a game");
                editions.share(&mut game);
                game
            };
            let (least, most) = (*kind.seats().start(), *kind.seats().end());
            let (first, second) = (new(least, "one"), new(least, "two"));
            assert_eq!(rules(&first), rules(&second), "{kind}");
            assert_ne!(first.record().origin, second.record().origin, "but not the deal");
            if most > least {
                assert_ne!(rules(&first), rules(&new(most, "three")), "{kind}");
            }
        }
    }
}
