//! How a table's game begins: from a deal that nobody could choose, or from a record.

use std::sync::Arc;

use catalog::{Any, Editions};
use table::{Fair, Seat, Seed, fair};

use super::state::{SeatHolder, State};

impl State {
    /// Begins the game: deals it, or goes on from a record.
    pub(super) fn start(&mut self, editions: &Editions) -> Result<(), String> {
        if self.game.is_some() {
            return Err("the game has begun already".to_owned());
        }
        let mut game = match &self.head.from {
            Some(text) => {
                let record = text.parse().map_err(|error: table::RecordError| error.to_string())?;
                Any::from_record(&record, editions).map_err(|error| error.to_string())?
            }
            None => self.deal(editions)?,
        };
        if self.is_reshuffled() {
            let (seed, _) = self.shuffle()?;
            game.reshuffle(seed);
        }
        editions.share(&mut game);
        self.base = game.ply();
        self.game = Some(Arc::new(game));
        self.name_players();
        Ok(())
    }

    fn deal(&self, editions: &Editions) -> Result<Any, String> {
        let digest: Seed = self.head.edition.parse().map_err(|_| "bad digest".to_owned())?;
        let edition = editions
            .find(self.kind, &digest)
            .ok_or_else(|| format!("the edition {digest} is not here"))?;
        let (seed, shuffle) = self.shuffle()?;
        let (options, seats) = (&self.head.options, self.head.seats);
        let mut game = editions
            .deal(self.head.rules, edition, options, seats, seed)
            .map_err(|error| error.to_string())?;
        catalog::each!(&mut game, it => it.fair = Some(shuffle));
        Ok(game)
    }

    /// What the server's secret and the players' parts of the shuffle come to.
    fn shuffle(&self) -> Result<(Seed, Fair), String> {
        let (secret, entropy) = (self.secret()?, self.entropy());
        let seed = fair::mix(&secret, entropy.iter().map(|(_, part)| part.as_str()));
        let commitment = fair::commitment(&secret);
        Ok((seed, Fair { commitment, secret: Some(secret), entropy }))
    }

    /// Whether the hidden parts of a game from a record are dealt anew: the author of the record knows all of
    /// them, and must not have that advantage over others.
    fn is_reshuffled(&self) -> bool {
        let mut people: Vec<_> = self.places.iter().filter_map(SeatHolder::player).collect();
        people.sort_unstable();
        people.dedup();
        self.head.reshuffled && people.len() > 1
    }

    fn secret(&self) -> Result<Seed, String> {
        self.head.secret.parse().map_err(|_| "bad secret".to_owned())
    }

    /// The players' parts of the shuffle, in the order of the seats.
    fn entropy(&self) -> Vec<(Seat, String)> {
        let parts = Seat::first(self.places.len()).zip(&self.places);
        parts
            .filter_map(|(seat, place)| match place {
                SeatHolder::Person { entropy, .. } if !entropy.is_empty() => {
                    Some((seat, entropy.clone()))
                }
                _ => None,
            })
            .collect()
    }

    /// What the server published before the first move.
    #[must_use]
    pub fn commitment(&self) -> Option<Seed> {
        let open = self.head.reshuffled && self.game.is_none();
        let shuffled = self.head.from.is_none() || open || self.is_reshuffled();
        self.secret().ok().filter(|_| shuffled).as_ref().map(fair::commitment)
    }
}
