//! The levels a player can choose, and the yardsticks they are measured with.

use std::fmt;
use std::str::FromStr;

/// How strong a bot is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Level {
    /// Yardstick: any legal move.
    Random,
    /// Yardstick: the move after which it has the best lead in points.
    Greedy,
    /// Yardstick: a plain tree search with random playouts.
    Uct,
    /// Strolls along: sees what is near, and now and then looks elsewhere. A beginner can win.
    Flaneur,
    /// Knows what things are worth, and looks one move ahead, with a distraction here and there.
    Bouquiniste,
    /// Plans: never distracted, and a short search where one helps.
    Architecte,
    /// Leaves no stone unturned: all the time it is given.
    Haussmann,
}

impl Level {
    /// Every level, the yardsticks first, then from weak to strong.
    pub const ALL: [Self; 7] = [
        Self::Random,
        Self::Greedy,
        Self::Uct,
        Self::Flaneur,
        Self::Bouquiniste,
        Self::Architecte,
        Self::Haussmann,
    ];

    /// The levels with names for players, from weak to strong.
    pub const PLAYERS: [Self; 4] =
        [Self::Flaneur, Self::Bouquiniste, Self::Architecte, Self::Haussmann];

    /// The name in commands and addresses.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Random => "random",
            Self::Greedy => "greedy",
            Self::Uct => "uct",
            Self::Flaneur => "flaneur",
            Self::Bouquiniste => "bouquiniste",
            Self::Architecte => "architecte",
            Self::Haussmann => "haussmann",
        }
    }

    /// Whether thinking longer makes it stronger.
    #[must_use]
    pub const fn uses_time(self) -> bool {
        matches!(self, Self::Uct | Self::Architecte | Self::Haussmann)
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.as_str())
    }
}

/// There is no level of this name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LevelError(String);

impl fmt::Display for LevelError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let names: Vec<_> = Level::ALL.iter().map(|level| level.as_str()).collect();
        write!(f, "no level {:?}: there are {}", self.0, names.join(", "))
    }
}

impl std::error::Error for LevelError {}

impl FromStr for Level {
    type Err = LevelError;

    fn from_str(text: &str) -> Result<Self, LevelError> {
        let found = Self::ALL.into_iter().find(|level| level.as_str() == text);
        found.ok_or_else(|| LevelError(text.to_owned()))
    }
}
