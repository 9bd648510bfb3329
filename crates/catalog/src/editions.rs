//! The components that games can be played with: the shipped editions and editions from files.

use std::fmt;
use std::sync::{Arc, OnceLock};

use table::{Edition, EditionError, EditionInfo, Game, Seed};

use crate::rules::texts;
use crate::shared::Shared;
use crate::{Any, Kind, StartError, every_game};

macro_rules! editions {
    ([$($kind:ident $krate:ident $game:ident,)*]) => {
        /// An edition of any game.
        #[derive(Clone, Debug)]
        pub enum AnyEdition {
            $(
                #[doc = concat!("Of the game of the crate `", stringify!($krate), "`.")]
                $kind(Arc<<$krate::$game as Game>::Edition>),
            )*
        }

        impl AnyEdition {
            /// Reads and checks the text of an edition of a game.
            ///
            /// # Errors
            /// If it is refused: all the reasons.
            pub fn parse(kind: Kind, text: &str) -> Result<Self, EditionError> {
                match kind {
                    $(Kind::$kind => Edition::parse(text).map(|it| Self::$kind(Arc::new(it)))),*
                }
            }

            /// The edition that the program ships for a game. It is parsed only once.
            #[must_use]
            pub fn shipped(kind: Kind) -> Self {
                match kind {
                    $(Kind::$kind => {
                        static READ: OnceLock<AnyEdition> = OnceLock::new();
                        READ.get_or_init(|| Self::$kind(Arc::new(Edition::shipped()))).clone()
                    })*
                }
            }

            /// The text of the edition that the program ships for a game.
            #[must_use]
            pub const fn shipped_text(kind: Kind) -> &'static str {
                match kind {
                    $(Kind::$kind => <<$krate::$game as Game>::Edition as Edition>::SHIPPED),*
                }
            }

            /// Which game it is of.
            #[must_use]
            pub const fn kind(&self) -> Kind {
                match self { $(Self::$kind(_) => Kind::$kind),* }
            }

            /// Its name, digest and marks.
            #[must_use]
            pub fn info(&self) -> &EditionInfo {
                match self { $(Self::$kind(edition) => edition.info()),* }
            }

            /// For an option whose value can be a list of names: the names used by default. Any
            /// other choice must have the same number.
            #[must_use]
            pub fn usual(&self, key: &str) -> Vec<&'static str> {
                match self { $(Self::$kind(edition) => edition.usual(key)),* }
            }
        }
    };
}

every_game!(editions!,);

impl AnyEdition {
    /// Reads and checks the text of an edition of any game; the text says of which.
    ///
    /// # Errors
    /// If it is refused: all the reasons.
    pub fn read(text: &str) -> Result<Self, EditionError> {
        // Text that is not TOML goes to the first game's parser, which reports the line.
        let data: Option<toml::Table> = toml::from_str(text).ok();
        let game = data.as_ref().map(|data| data.get("game").and_then(toml::Value::as_str));
        let kind = match game {
            None => Kind::ALL[0],
            Some(Some(name)) => {
                name.parse().map_err(|error| EditionError::one(format!("game: {error}")))?
            }
            Some(None) => {
                let names: Vec<_> = Kind::ALL.iter().map(|kind| kind.as_str()).collect();
                let problem = format!("game: expected one of {}", names.join(", "));
                return Err(EditionError::one(problem));
            }
        };
        Self::parse(kind, text)
    }
}

impl fmt::Display for AnyEdition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let EditionInfo { name, digest, .. } = self.info();
        write!(f, "{} \"{name}\" ({digest})", self.kind())
    }
}

/// All available editions. A record names its edition by digest, which is looked up here.
#[derive(Clone, Debug)]
pub struct Editions {
    list: Vec<AnyEdition>,
    shared: Arc<Shared>,
}

impl Default for Editions {
    fn default() -> Self {
        Self::shipped()
    }
}

impl Editions {
    /// The editions that the program ships.
    #[must_use]
    pub fn shipped() -> Self {
        let list = Kind::ALL.iter().map(|&kind| AnyEdition::shipped(kind)).collect();
        Self { list, shared: Arc::default() }
    }

    /// Lets a match share its rules with earlier matches that have the same edition, options and
    /// seats. The lookup tables of the rules can take more memory than the game itself.
    pub fn share(&self, game: &mut Any) {
        self.shared.share(game);
    }

    /// A new game under a version of the rules, dealt from a seed. Rules that are in use are
    /// shared, not computed again.
    ///
    /// # Errors
    /// If options, seats and edition do not fit together, or the version is not known.
    pub fn deal<K: AsRef<str>, V: AsRef<str>>(
        &self,
        version: u32,
        edition: &AnyEdition,
        options: &[(K, V)],
        seats: usize,
        seed: Seed,
    ) -> Result<Any, StartError> {
        Any::by_rules(Some(&self.shared), version, edition, &texts(options), seats, seed)
    }

    pub(crate) fn shared(&self) -> &Shared {
        &self.shared
    }

    /// Adds an edition, unless one with the same data is already there.
    pub fn add(&mut self, edition: AnyEdition) {
        if self.find(edition.kind(), &edition.info().digest).is_none() {
            self.list.push(edition);
        }
    }

    /// The editions of a game, the shipped one first.
    pub fn of(&self, kind: Kind) -> impl Iterator<Item = &AnyEdition> {
        self.list.iter().filter(move |edition| edition.kind() == kind)
    }

    /// The edition of a game with this digest.
    #[must_use]
    pub fn find(&self, kind: Kind, digest: &Seed) -> Option<&AnyEdition> {
        self.of(kind).find(|edition| edition.info().digest == *digest)
    }

    /// The edition a game is played with when nobody asks for another: the shipped one.
    ///
    /// # Panics
    /// Never: there is a shipped edition of every game.
    #[must_use]
    pub fn default_of(&self, kind: Kind) -> &AnyEdition {
        self.of(kind).next().expect("there is a shipped edition of every game")
    }
}
