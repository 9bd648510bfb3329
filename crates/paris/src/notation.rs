//! The notation of moves: one move, one line, one spelling.

use std::fmt;
use std::str::FromStr;

use table::NotationError;

use crate::action::Move;
use crate::piece::{Bonus, EndTile, Kind, number};

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Draw(stack) => write!(f, "draw {stack}"),
            Self::Place(district) => write!(f, "place {district}"),
            Self::Key(stand) => write!(f, "key {stand}"),
            Self::Buy { from, to, with: None } => write!(f, "move {from} {to}"),
            Self::Buy { from, to, with: Some(tile) } => write!(f, "move {from} {to} with {tile}"),
            Self::Look => f.write_str("endtile"),
            Self::Choose(tile) => write!(f, "choose {tile}"),
            Self::EndTile(tile) => write!(f, "endtile {tile}"),
            Self::Retire => f.write_str("retire"),
            Self::Pay { kind, source } => write!(f, "pay {kind} {source}"),
            Self::Prestige { kind, source } => write!(f, "prestige {kind} {source}"),
            Self::Bonus(bonus) => write!(f, "bonus {bonus}"),
            Self::VpTile { prize, district } => write!(f, "vp {prize} {district}"),
            Self::Purchase(kind) => write!(f, "buy {kind}"),
            Self::Sell { kind, source } => write!(f, "sell {kind} {source}"),
            Self::Use(bonus) => write!(f, "use {bonus}"),
            Self::TakeAny(bonus) => write!(f, "use 17 {bonus}"),
            Self::Back(bonus) => write!(f, "use 25 {bonus}"),
            Self::Pairs { prestige, pairs } => {
                f.write_str(if *prestige { "use 23" } else { "use 24" })?;
                for (kind, count) in kinds(*prestige).iter().zip(pairs) {
                    (0..*count).try_for_each(|_| write!(f, " {kind}"))?;
                }
                Ok(())
            }
            Self::UseEnd(tile) => write!(f, "use {tile}"),
            Self::Skip => f.write_str("skip"),
            Self::End => f.write_str("end"),
        }
    }
}

impl FromStr for Move {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        let words: Vec<&str> = text.split(' ').collect();
        match words.as_slice() {
            ["draw", stack] => match number(stack) {
                Some(stack @ 1..=3) => Ok(Self::Draw(stack)),
                _ => Err(NotationError(format!("expected stack 1, 2 or 3, not {stack:?}"))),
            },
            ["place", district] => Ok(Self::Place(district.parse()?)),
            ["key", stand] => Ok(Self::Key(stand.parse()?)),
            ["move", from, to] => {
                Ok(Self::Buy { from: from.parse()?, to: to.parse()?, with: None })
            }
            ["move", from, to, "with", tile @ ("9" | "16")] => {
                Ok(Self::Buy { from: from.parse()?, to: to.parse()?, with: Some(tile.parse()?) })
            }
            ["endtile"] => Ok(Self::Look),
            ["choose", tile] => Ok(Self::Choose(tile.parse()?)),
            ["endtile", tile] => Ok(Self::EndTile(tile.parse()?)),
            ["retire"] => Ok(Self::Retire),
            ["pay", kind, source] => Ok(Self::Pay { kind: kind.parse()?, source: source.parse()? }),
            ["prestige", kind, source] => {
                Ok(Self::Prestige { kind: kind.parse()?, source: source.parse()? })
            }
            ["bonus", bonus] => Ok(Self::Bonus(bonus.parse()?)),
            ["vp", prize, district] => match number(prize) {
                Some(prize) => Ok(Self::VpTile { prize, district: district.parse()? }),
                None => Err(NotationError(format!("expected a first prize, not {prize:?}"))),
            },
            ["buy", kind] => Ok(Self::Purchase(kind.parse()?)),
            ["sell", kind, source] => {
                Ok(Self::Sell { kind: kind.parse()?, source: source.parse()? })
            }
            ["use", "17", bonus] => Ok(Self::TakeAny(bonus.parse()?)),
            ["use", "25", bonus] => Ok(Self::Back(bonus.parse()?)),
            ["use", tile @ ("23" | "24"), rest @ ..] if !rest.is_empty() => {
                pairs(*tile == "23", rest)
            }
            ["use", tile] => used(tile),
            ["skip"] => Ok(Self::Skip),
            ["end"] => Ok(Self::End),
            _ => Err(NotationError(format!("{text:?} is not a move: {}", shape(words[0])))),
        }
    }
}

/// The form of a move that begins with this word.
fn shape(first: &str) -> &'static str {
    match first {
        "draw" => "expected \"draw STACK\"",
        "place" => "expected \"place DISTRICT\"",
        "key" => "expected \"key arc\" or \"key DISTRICT\"",
        "move" => "expected \"move FROM TO\", \"move FROM TO with 9\" or \"with 16\"",
        "endtile" => "expected \"endtile\", and \"choose TILE\" as the next move",
        "choose" => "expected \"choose TILE\"",
        "pay" | "prestige" | "sell" => "expected a kind and \"token\", \"endtile\" or \"tileN\"",
        "bonus" => "expected \"bonus NUMBER\"",
        "vp" => "expected \"vp PRIZE DISTRICT\"",
        "buy" => "expected \"buy KIND\"",
        "use" => "expected \"use TILE\" and what the tile needs",
        "retire" | "skip" | "end" => "nothing follows this word",
        _ => {
            "one begins with draw, place, key, move, endtile, choose, retire, pay, prestige, \
             bonus, vp, buy, sell, use, skip or end"
        }
    }
}

const fn kinds(prestige: bool) -> [Kind; 3] {
    if prestige { Kind::PRESTIGE } else { Kind::RESOURCES }
}

/// One word for each pair, in the order of the kinds.
fn pairs(prestige: bool, words: &[&str]) -> Result<Move, NotationError> {
    let kinds = kinds(prestige);
    let mut pairs = [0; 3];
    let mut least = 0;
    for word in words {
        let kind: Kind = word.parse()?;
        match kinds.iter().position(|it| *it == kind) {
            Some(at) if at >= least && pairs[at] < 9 => {
                pairs[at] += 1;
                least = at;
            }
            Some(_) => return Err(NotationError("pairs are named in the order of kinds".into())),
            None => return Err(NotationError(format!("this tile does not take {kind}"))),
        }
    }
    Ok(Move::Pairs { prestige, pairs })
}

fn used(word: &str) -> Result<Move, NotationError> {
    if let Ok(bonus) = word.parse::<Bonus>() {
        return match bonus.number() {
            17 | 25 => Err(NotationError(format!("name the tile to take: use {bonus} N"))),
            23 | 24 => Err(NotationError(format!("name a kind for each pair: use {bonus} KIND"))),
            _ => Ok(Move::Use(bonus)),
        };
    }
    match word.parse()? {
        EndTile::Counts(kind) => {
            Err(NotationError(format!("the tile {kind} pays, fills a slot or is sold")))
        }
        tile => Ok(Move::UseEnd(tile)),
    }
}
