//! Moves as text: one move, one line, exactly one spelling.

use std::fmt;
use std::str::FromStr;

use table::NotationError;

use crate::action::{Action, Move};
use crate::board::Rotation;
use crate::piece::Postcard;

/// The word that declines a postcard's action.
const IDLE: &str = "idle";

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Tile { tile, square, turn } => write!(f, "tile {tile} {square} {turn}"),
            Self::Take { building } => write!(f, "take {building}"),
            Self::Pass => f.write_str("pass"),
            Self::Build { building, at, turn } => write!(f, "build {building} {at} {turn}"),
            Self::Card(action) => write!(f, "card {action}"),
            Self::Idle(card) => write!(f, "card {card} {IDLE}"),
        }
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.postcard().as_str())?;
        match self {
            Self::Levitation { back, building, at, turn } => {
                write!(f, " {back} {building} {at} {turn}")
            }
            Self::Metropolitain | Self::SacreCoeur | Self::Chartier => Ok(()),
            Self::Jardin { at, turn } | Self::Fontaine { at, turn: Some(turn) } => {
                write!(f, " {at} {turn}")
            }
            Self::Peintre { at }
            | Self::Lampadaire { at }
            | Self::MoulinRouge { at }
            | Self::GrandeLumiere { at }
            | Self::Fontaine { at, turn: None } => write!(f, " {at}"),
            Self::Bouquinistes { at, building } => write!(f, " {at} {building}"),
            Self::Penseur { at, facing } => write!(f, " {at} {facing}"),
        }
    }
}

impl FromStr for Move {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        let words: Vec<&str> = text.split(' ').collect();
        match words.as_slice() {
            ["tile", tile, square, turn] => {
                Ok(Self::Tile { tile: tile.parse()?, square: square.parse()?, turn: turn.parse()? })
            }
            ["take", building] => Ok(Self::Take { building: building.parse()? }),
            ["pass"] => Ok(Self::Pass),
            ["build", building, at, turn] => Ok(Self::Build {
                building: building.parse()?,
                at: at.parse()?,
                turn: turn.parse()?,
            }),
            ["card", card, rest @ ..] => card_move(card.parse()?, rest),
            ["tile", ..] => Err(expected("tile 5 B3 r1")),
            ["take", ..] => Err(expected("take P5")),
            ["pass", ..] => Err(expected("pass")),
            ["build", ..] => Err(expected("build P5 c4 r2")),
            _ => Err(NotationError(format!(
                "{text:?} is not a move: one begins with tile, take, pass, build or card"
            ))),
        }
    }
}

fn card_move(card: Postcard, rest: &[&str]) -> Result<Move, NotationError> {
    if rest == [IDLE] {
        return Ok(Move::Idle(card));
    }
    let action = match (card, rest) {
        (Postcard::Levitation, [back, building, at, turn]) => Action::Levitation {
            back: back.parse()?,
            building: building.parse()?,
            at: at.parse()?,
            turn: turn.parse()?,
        },
        (Postcard::Metropolitain, []) => Action::Metropolitain,
        (Postcard::Jardin, [at, turn]) => Action::Jardin { at: at.parse()?, turn: turn.parse()? },
        (Postcard::SacreCoeur, []) => Action::SacreCoeur,
        (Postcard::Peintre, [at]) => Action::Peintre { at: at.parse()? },
        (Postcard::Chartier, []) => Action::Chartier,
        (Postcard::Bouquinistes, [at, building]) => {
            Action::Bouquinistes { at: at.parse()?, building: building.parse()? }
        }
        (Postcard::Lampadaire, [at]) => Action::Lampadaire { at: at.parse()? },
        (Postcard::MoulinRouge, [at]) => Action::MoulinRouge { at: at.parse()? },
        (Postcard::Fontaine, [at]) => Action::Fontaine { at: at.parse()?, turn: None },
        (Postcard::Fontaine, [at, turn]) => {
            Action::Fontaine { at: at.parse()?, turn: Some(turn.parse::<Rotation>()?) }
        }
        (Postcard::Penseur, [at, facing]) => {
            Action::Penseur { at: at.parse()?, facing: facing.parse()? }
        }
        (Postcard::GrandeLumiere, [at]) => Action::GrandeLumiere { at: at.parse()? },
        _ => return Err(expected(&format!("card {}", pattern(card)))),
    };
    Ok(Move::Card(action))
}

/// The form of a card's move.
const fn pattern(card: Postcard) -> &'static str {
    match card {
        Postcard::Levitation => "levitation P5 T4 c4 r1",
        Postcard::Metropolitain => "metropolitain",
        Postcard::Jardin => "jardin c3 r1",
        Postcard::SacreCoeur => "sacre-coeur",
        Postcard::Peintre => "peintre c3",
        Postcard::Chartier => "chartier",
        Postcard::Bouquinistes => "bouquinistes c3 L6",
        Postcard::Lampadaire => "lampadaire c3",
        Postcard::MoulinRouge => "moulin-rouge c3",
        Postcard::Fontaine => "fontaine c3",
        Postcard::Penseur => "penseur c3 n",
        Postcard::GrandeLumiere => "grande-lumiere c3",
    }
}

fn expected(pattern: &str) -> NotationError {
    let idle = pattern.strip_prefix("card ").and_then(|rest| rest.split(' ').next());
    NotationError(match idle {
        Some(card) => format!("expected something like {pattern:?} or \"card {card} {IDLE}\""),
        None => format!("expected something like {pattern:?}"),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn problem(text: &str) -> String {
        text.parse::<Move>().expect_err("no move").to_string()
    }

    #[test]
    fn every_kind_of_move_reads_back() {
        for text in [
            "tile 5 B3 r1",
            "take P5",
            "pass",
            "build P5 c4 r2",
            "card levitation P5 T4 c4 r1",
            "card bouquinistes c3 jardin",
            "card fontaine c3 r1",
            "card chartier idle",
        ] {
            assert_eq!(text.parse::<Move>().expect(text).to_string(), text);
        }
        for card in Postcard::ALL {
            for text in [format!("card {}", pattern(card)), format!("card {card} idle")] {
                let mv = text.parse::<Move>().expect(&text);
                assert_eq!(mv.to_string(), text);
                assert_eq!(mv.postcard(), Some(card));
            }
        }
    }

    #[test]
    fn other_spellings_are_refused() {
        for wrong in [
            "",
            " pass",
            "pass ",
            "Pass",
            "pass pass",
            "tile 5 b3 r1",
            "tile 9 B3 r1",
            "tile 0 B3 r1",
            "tile 5 B3",
            "tile 5  B3 r1",
            "take p5",
            "take I4",
            "build P5 C4 r2",
            "build P5 c4 r4",
            "card",
            "card eiffel",
            "card chartier c3",
            "card penseur c3 north",
            "card sacre-coeur idle idle",
        ] {
            assert!(wrong.parse::<Move>().is_err(), "{wrong:?}");
        }
    }

    #[test]
    fn errors_say_what_was_expected() {
        assert_eq!(
            problem("card peintre"),
            "expected something like \"card peintre c3\" or \"card peintre idle\""
        );
        assert_eq!(problem("tile 5"), "expected something like \"tile 5 B3 r1\"");
        assert_eq!(problem("take Q7"), "expected a building, not \"Q7\"");
        assert_eq!(
            problem("castle"),
            "\"castle\" is not a move: one begins with tile, take, pass, build or card"
        );
    }
}
