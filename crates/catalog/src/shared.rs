//! Rules that many tables play by, in memory once.

use std::sync::{Mutex, Weak};

use crate::{Any, every_game};

macro_rules! shared {
    ([$($kind:ident $krate:ident $game:ident,)*]) => {
        /// The rules that somebody plays by at the moment, of each game.
        #[derive(Debug, Default)]
        pub(crate) struct Shared {
            $($krate: Mutex<Vec<Weak<$krate::$game>>>,)*
        }

        impl Shared {
            /// Lets a match play by rules that are known already, if there are such.
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

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use table::Seed;

    use crate::{Any, Editions, Kind, each};

    /// Where the rules of a match are.
    fn rules(game: &Any) -> *const () {
        each!(game, it => Arc::as_ptr(it.game()).cast())
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
