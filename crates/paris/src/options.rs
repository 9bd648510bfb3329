//! The options of the game.

use table::{Choice, OptionError, START, Seat};

macro_rules! option {
    ($(#[$doc:meta])* $name:ident { $($(#[$item:meta])* $variant:ident = $word:literal),+ }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
        pub enum $name { $($(#[$item])* $variant),+ }

        impl $name {
            /// Every value, the default first.
            pub const ALL: &'static [Self] = &[$(Self::$variant),+];
            const WORDS: &'static [&'static str] = &[$($word),+];

            /// The value as text.
            #[must_use]
            pub const fn as_str(self) -> &'static str {
                Self::WORDS[self as usize]
            }

            fn parse(text: &str) -> Option<Self> {
                Self::ALL.iter().copied().find(|it| it.as_str() == text)
            }
        }
    };
}

option! {
    /// How many stacks the buildings form (K1).
    Stacks {
        /// Three, as in most sources.
        #[default]
        Three = "3",
        /// Two, as in the German text.
        Two = "2"
    }
}
option! {
    /// Where the tokens lie.
    Tokens {
        /// As the edition says.
        #[default]
        Printed = "printed",
        /// Gold beside the 8s, the others at random.
        Shuffled = "shuffled"
    }
}
option! {
    /// Where the bonus tiles lie.
    Track {
        /// Each on the space of its number.
        #[default]
        Printed = "printed",
        /// Shuffled within the zones A, B and C.
        Shuffled = "shuffled"
    }
}
option! {
    /// Where a building goes.
    Districts {
        /// To the district printed on it.
        #[default]
        Printed = "printed",
        /// To a district of the player's choice (K31).
        Free = "free"
    }
}
option! {
    /// Whether others see what is behind a player's screen (K12).
    Screens {
        /// They do not, although they could have kept count.
        #[default]
        Closed = "closed",
        /// They do, except for end-game tiles.
        Open = "open"
    }
}

/// The options of the game.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Options {
    /// How many stacks the buildings form.
    pub stacks: Stacks,
    /// Where the tokens lie.
    pub tokens: Tokens,
    /// Where the bonus tiles lie.
    pub track: Track,
    /// Where a building goes.
    pub districts: Districts,
    /// Whether others see what is behind a player's screen.
    pub screens: Screens,
    /// Who begins; `None` if chance decides.
    pub start: Option<Seat>,
}

impl table::Options for Options {
    const ALL: &'static [Choice] = &[
        Choice { key: "stacks", values: Stacks::WORDS, names: &[] },
        Choice { key: "tokens", values: Tokens::WORDS, names: &[] },
        Choice { key: "track", values: Track::WORDS, names: &[] },
        Choice { key: "districts", values: Districts::WORDS, names: &[] },
        Choice { key: "screens", values: Screens::WORDS, names: &[] },
        Choice { key: START, values: &["random", "1", "2", "3", "4"], names: &[] },
    ];

    fn set(&mut self, key: &str, value: &str) -> Result<(), OptionError> {
        let wrong = || OptionError::value(key, value, Self::ALL);
        match key {
            "stacks" => self.stacks = Stacks::parse(value).ok_or_else(wrong)?,
            "tokens" => self.tokens = Tokens::parse(value).ok_or_else(wrong)?,
            "track" => self.track = Track::parse(value).ok_or_else(wrong)?,
            "districts" => self.districts = Districts::parse(value).ok_or_else(wrong)?,
            "screens" => self.screens = Screens::parse(value).ok_or_else(wrong)?,
            START if value == "random" => self.start = None,
            START => self.start = Some(value.parse().map_err(|_| wrong())?),
            _ => return Err(OptionError::unknown(key, Self::ALL)),
        }
        Ok(())
    }

    fn get(&self, key: &str) -> String {
        match key {
            "stacks" => self.stacks.as_str(),
            "tokens" => self.tokens.as_str(),
            "track" => self.track.as_str(),
            "districts" => self.districts.as_str(),
            "screens" => self.screens.as_str(),
            _ => return self.start.map_or_else(|| "random".to_owned(), |it| it.to_string()),
        }
        .to_owned()
    }

    /// Who begins is left out if chance decides, as in older records, which had no such option.
    fn pairs(&self) -> Vec<(&'static str, String)> {
        let said = |choice: &&Choice| choice.key != START || self.start.is_some();
        Self::ALL.iter().filter(said).map(|choice| (choice.key, self.get(choice.key))).collect()
    }
}
