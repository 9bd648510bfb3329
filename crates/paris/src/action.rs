//! The moves: everything a player can do.

use crate::piece::{Bonus, District, EndTile, Kind, Source};
use crate::place::{Post, Site, Stand};

/// One move. A turn is several of them; `Display` and `FromStr` are the notation.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Move {
    /// Draw the top building of a stack, counted from 1.
    Draw(u8),
    /// Put the drawn building into a district (`districts = free`).
    Place(District),
    /// Place a key from the hand.
    Key(Stand),
    /// Move a key and buy the place it lands on.
    Buy {
        /// Where the key stands.
        from: Post,
        /// What is bought.
        to: Site,
        /// The bonus tile that lets it go to an occupied place.
        with: Option<Bonus>,
    },
    /// Take an end-game tile: look at those that are left (K35).
    Look,
    /// Choose one of the end-game tiles just looked at.
    Choose(EndTile),
    /// Take an end-game tile in one move, as version 1 of the rules had it (K35).
    EndTile(EndTile),
    /// Give up this action and all further turns.
    Retire,
    /// Choose what pays for the next unit of resources.
    Pay {
        /// The resource that is asked for.
        kind: Kind,
        /// What pays for it.
        source: Source,
    },
    /// Fill a slot of the landmark just bought.
    Prestige {
        /// The kind that the slot takes.
        kind: Kind,
        /// What fills it.
        source: Source,
    },
    /// Take a bonus tile ahead on the track.
    Bonus(Bonus),
    /// Put a VP tile on a district.
    VpTile {
        /// The tile by its first prize.
        prize: u8,
        /// The district.
        district: District,
    },
    /// Buy a resource from the supply.
    Purchase(Kind),
    /// Sell a token, or a tile that counts as one.
    Sell {
        /// What it is sold as.
        kind: Kind,
        /// What is sold.
        source: Source,
    },
    /// Use a bonus tile that involves no choice.
    Use(Bonus),
    /// Use bonus tile 17: take any tile from the track.
    TakeAny(Bonus),
    /// Use bonus tile 25: go back and take a tile.
    Back(Bonus),
    /// Use bonus tile 23 or 24: return pairs.
    Pairs {
        /// Whether it is tile 23; tile 24 otherwise.
        prestige: bool,
        /// How many pairs of each of the three kinds.
        pairs: [u8; 3],
    },
    /// Use an end-game tile that gives francs or VP.
    UseEnd(EndTile),
    /// Decline what is offered, or skip the action if none is possible.
    Skip,
    /// End the turn.
    End,
}

impl Move {
    /// The position in the canonical order of free steps; `None` for every other move.
    ///
    /// Free steps can often be played in any order with the same result. Search can keep just one
    /// of these orders: after free step `a`, leave out a free step `b` of the same turn with
    /// `b.free_order() < a.free_order()` if [`crate::Paris::commutes`] says that `b` before `a`
    /// leads to the same position.
    #[must_use]
    pub const fn free_order(self) -> Option<u8> {
        Some(match self {
            Self::UseEnd(_) => 0,
            Self::Use(bonus) => 1 + bonus.number(),
            Self::Pairs { prestige, .. } => 1 + if prestige { 23 } else { 24 },
            Self::TakeAny(_) => 1 + 17,
            Self::Back(_) => 1 + 25,
            Self::Sell { kind, source } => {
                32 + 8 * kind.index() as u8
                    + match source {
                        Source::Token => 0,
                        Source::EndTile => 1,
                        Source::Tile(bonus) => 2 + bonus.number() / 5,
                    }
            }
            Self::Purchase(kind) => 96 + kind.index() as u8,
            _ => return None,
        })
    }

    /// Whether it is a free step: buying, selling, using a tile.
    #[must_use]
    pub const fn is_free(self) -> bool {
        self.free_order().is_some()
    }
}
