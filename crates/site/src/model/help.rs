//! Help in play: the hints that somebody was given, and the blunders that they were warned of.

use catalog::Any;
use table::Seat;

/// How much help a seat has had.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Help {
    /// In how many positions a hint was given.
    pub hints: u32,
    /// How many moves were not made after a warning.
    pub taken_back: u32,
}

impl Help {
    /// Whether there was none.
    #[must_use]
    pub fn is_none(self) -> bool {
        self == Self::default()
    }
}

/// A move that somebody was about to make.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Warning {
    /// Who.
    pub seat: Seat,
    /// How much of the chance to win it would lose, in percent.
    pub percent: u8,
    /// The move in notation.
    pub text: String,
}

/// The help that was given at a table.
#[derive(Clone, Debug, Default)]
pub struct Helped {
    had: Vec<Help>,
    /// The position, by the version in which it came about, in which the last hint was given.
    hinted: Option<u32>,
    /// The warning about a move of the position as it is now.
    warned: Option<Warning>,
}

impl Helped {
    /// How much help a seat has had.
    #[must_use]
    pub fn of(&self, seat: Seat) -> Help {
        self.had.get(seat.index()).copied().unwrap_or_default()
    }

    /// Whether a hint was given in a position.
    #[must_use]
    pub fn is_hinted(&self, position: u32) -> bool {
        self.hinted == Some(position)
    }

    /// The warning that stands.
    #[must_use]
    pub const fn warning(&self) -> Option<&Warning> {
        self.warned.as_ref()
    }

    fn at(&mut self, seat: Seat) -> &mut Help {
        if self.had.len() <= seat.index() {
            self.had.resize(seat.index() + 1, Help::default());
        }
        &mut self.had[seat.index()]
    }

    /// A hint is given in a position.
    pub(super) fn hint(&mut self, seat: Seat, position: u32) {
        if !self.is_hinted(position) {
            self.at(seat).hints += 1;
            self.hinted = Some(position);
        }
    }

    /// Somebody is warned of a move; the one that they were warned of before was not made.
    pub(super) fn warn(&mut self, warning: Warning) {
        self.heed();
        self.warned = Some(warning);
    }

    /// The move that somebody was warned of is not made.
    pub(super) fn heed(&mut self) {
        if let Some(Warning { seat, .. }) = self.warned.take() {
            self.at(seat).taken_back += 1;
        }
    }

    /// The position has changed: by the move that somebody was warned of, or by anything else.
    pub(super) fn changed(&mut self, game: Option<&Any>) {
        let Some(warning) = &self.warned else { return };
        let made = game.and_then(|game| {
            let by = game.made().last()?.seat;
            let text = catalog::each!(game, it => it.moves().last().map(ToString::to_string));
            Some((by, text?))
        });
        match made == Some((warning.seat, warning.text.clone())) {
            true => self.warned = None,
            false => self.heed(),
        }
    }
}
