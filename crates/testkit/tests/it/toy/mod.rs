//! A toy game with hidden hands, sound or with one deliberate fault: the laws are tested on it.
//!
//! Nine cards, two in each hand, the rest a face-down stack. A move plays a card, which scores half
//! its number, and draws the next one; or it passes, once per seat. The most points win; ties go to
//! a seat that has not passed.

mod rules;
mod text;

use serde::{Deserialize, Serialize};
use table::{BySeat, Choice, OptionError, Options, Seat};

pub(crate) use rules::Toy;

pub(crate) const MESSAGES: &[(&str, &[&str])] = &[
    ("toy-prompt", &[]),
    ("toy-play", &["card", "pile"]),
    ("toy-pile", &[]),
    ("toy-pass", &[]),
    ("toy-odd", &[]),
    ("toy-not-in-hand", &["card"]),
    ("toy-passed-before", &[]),
    ("toy-scored", &["points"]),
    ("toy-cards", &[]),
    ("toy-best-card", &[]),
];

macro_rules! faults {
    ($($fault:ident $name:literal)*) => {
        /// What is wrong with the game.
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
        pub(crate) enum Fault {
            #[default]
            $($fault),*
        }

        impl Fault {
            pub(crate) const ALL: &[Self] = &[$(Self::$fault),*];

            pub(crate) const fn as_str(self) -> &'static str {
                match self { $(Self::$fault => $name),* }
            }
        }

        const NAMES: &[&str] = &[$($name),*];
    };
}

faults! {
    None "none"
    AcceptsAnything "accepts-anything"
    DealForgets "deal-forgets"
    EndsTwice "ends-twice"
    EventsTell "events-tell"
    FeatUnlisted "feat-unlisted"
    HiddenChance "hidden-chance"
    KindTwice "kind-twice"
    KindUnlisted "kind-unlisted"
    LeaksHands "leaks-hands"
    ListenerMatters "listener-matters"
    ListsTwice "lists-twice"
    LosesCards "loses-cards"
    MuteMove "mute-move"
    NamelessStep "nameless-step"
    NeverEnds "never-ends"
    NoMoves "no-moves"
    NoReason "no-reason"
    OddMove "odd-move"
    OptionForgotten "option-forgotten"
    OtherPlaces "other-places"
    OtherPoints "other-points"
    OtherReason "other-reason"
    PlayoutStrays "playout-strays"
    PositionForgets "position-forgets"
    PositionUnsound "position-unsound"
    RandomSkewed "random-skewed"
    ReasonForLegal "reason-for-legal"
    RedealIdle "redeal-idle"
    RedealPeeks "redeal-peeks"
    RedealSwapsOwn "redeal-swaps-own"
    RedealUnsound "redeal-unsound"
    RefusalSpoils "refusal-spoils"
    RefusesPass "refuses-pass"
    RevealsDraws "reveals-draws"
    RevealsNothing "reveals-nothing"
    SheetShort "sheet-short"
    TurnFalls "turn-falls"
    Unstable "unstable"
    SaysTheSame "says-the-same"
    SaysTooMuch "says-too-much"
    WideText "wide-text"
}

#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct ToyOptions {
    pub(crate) fault: Fault,
}

impl Options for ToyOptions {
    const ALL: &'static [Choice] = &[Choice { key: "fault", values: NAMES, names: &[] }];

    fn set(&mut self, key: &str, value: &str) -> Result<(), OptionError> {
        if key != "fault" {
            return Err(OptionError::unknown(key, Self::ALL));
        }
        self.fault = *Fault::ALL
            .iter()
            .find(|fault| fault.as_str() == value)
            .ok_or_else(|| OptionError::value(key, value, Self::ALL))?;
        Ok(())
    }

    fn get(&self, _key: &str) -> String {
        match self.fault {
            Fault::OptionForgotten => "forgotten".to_owned(),
            fault => fault.as_str().to_owned(),
        }
    }
}

/// The cards from 1 to 9 in the order they are dealt.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct Deal {
    pub(crate) cards: Vec<u8>,
    #[serde(skip)]
    pub(crate) forgotten: bool,
}

/// Hands and played cards are bits: card `n` is bit `n`.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct State {
    pub(crate) hands: BySeat<u16>,
    pub(crate) played: BySeat<u16>,
    pub(crate) passed: BySeat<bool>,
    pub(crate) stack: [u8; 9],
    pub(crate) left: usize,
    pub(crate) active: Seat,
    pub(crate) turn: u32,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) enum Move {
    Play(u8),
    Pass,
    Mute,
    Odd,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Refusal {
    NotInHand(u8),
    PassedBefore,
}

#[derive(Clone, Debug, PartialEq, Serialize)]
pub(crate) struct Scored(pub(crate) i32);

#[derive(Clone, Debug, PartialEq, Serialize)]
pub(crate) struct Public {
    pub(crate) active: Option<Seat>,
    pub(crate) played: BySeat<u16>,
    pub(crate) passed: BySeat<bool>,
    pub(crate) cards_in_hand: BySeat<u32>,
    pub(crate) left: usize,
    pub(crate) leak: Option<BySeat<u16>>,
    pub(crate) wide: bool,
}

#[derive(Clone, Debug, PartialEq, Serialize)]
pub(crate) struct Secret {
    pub(crate) hand: u16,
}
