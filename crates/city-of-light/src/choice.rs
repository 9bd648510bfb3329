//! Kinds of choices, for statistics over many games: what is taken or laid while the streets are
//! built, which buildings are placed first, which postcards are used first.

use table::{ChoiceKind, Say as _};

use crate::action::Move;
use crate::board::Square;
use crate::messages::Said;
use crate::piece::{Building, Postcard};

/// The questions.
const STREETS: &str = "streets";
const BUILD: &str = "build";
const CARD: &str = "card";

/// Where on the board a square lies. The board looks the same from all sides, so nothing else about
/// a first tile can be compared across games.
const PLACES: [(&str, Said); 3] = [
    ("tile-corner", Said::FirstInCorner),
    ("tile-edge", Said::FirstAtEdge),
    ("tile-centre", Said::FirstInCentre),
];

fn place(square: Square) -> (&'static str, Said) {
    let inner = |at: usize| usize::from(at == 1 || at == 2);
    PLACES[inner(square.index() % 4) + inner(square.index() / 4)].clone()
}

fn laid((word, say): (&'static str, Said)) -> ChoiceKind {
    ChoiceKind::new(STREETS, word, say.message())
}

fn taken(building: Building) -> ChoiceKind {
    ChoiceKind::new(STREETS, format!("take-{building}"), Said::Take { building }.message())
}

fn built(building: Building) -> ChoiceKind {
    ChoiceKind::new(BUILD, building.to_string(), Said::FirstBuilt { building }.message())
}

fn used(card: Postcard) -> ChoiceKind {
    ChoiceKind::new(CARD, card.to_string(), Said::FirstCard { card }.message())
}

fn blocked(card: Postcard) -> ChoiceKind {
    ChoiceKind::new(CARD, format!("idle-{card}"), Said::Idle { card }.message())
}

/// The kind of a move.
pub(crate) fn kind(mv: Move) -> Option<ChoiceKind> {
    Some(match mv {
        Move::Tile { square, .. } => laid(place(square)),
        Move::Take { building } => taken(building),
        Move::Build { building, .. } => built(building),
        Move::Card(action) => used(action.postcard()),
        Move::Idle(card) => blocked(card),
        Move::Pass => return None,
    })
}

/// Every kind there is.
pub(crate) fn kinds() -> Vec<ChoiceKind> {
    let supply = || Building::ALL.into_iter().filter(|it| *it != Building::Jardin);
    let mut all: Vec<ChoiceKind> = PLACES.map(laid).into();
    all.extend(supply().map(taken));
    all.extend(supply().map(built));
    all.extend(Postcard::ALL.into_iter().flat_map(|card| [used(card), blocked(card)]));
    all
}
