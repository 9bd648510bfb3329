//! Every message the rules can produce, with the names of its arguments.

use table::{Arg, Spoken, count, spoken};

use crate::board::Space;
use crate::event::Event;
use crate::piece::{Building, Facing, Postcard};
use crate::refusal::Refusal;

/// Every message the rules can produce and every term they use, with the names of its arguments.
pub const MESSAGES: &[Spoken] = &spoken::<{ count(LISTS) }>(LISTS);

const LISTS: &[&[Spoken]] = &[
    Prompt::MESSAGES,
    Said::MESSAGES,
    Event::MESSAGES,
    Counted::MESSAGES,
    Proud::MESSAGES,
    Refusal::MESSAGES,
    Postcard::TERMS,
    Facing::TERMS,
    &[(GARDEN, &[])],
];

/// The garden has a name in every language; the other buildings are named by letters.
const GARDEN: &str = "col-building-jardin";

table::messages! {
    /// What the player to act is asked to do.
    #[derive(Clone)]
    pub(crate) enum Prompt {
        Streets = "col-prompt-streets";
        StreetsLaid = "col-prompt-streets-laid";
        Buildings = "col-prompt-buildings";
        BuildingsOnly = "col-prompt-buildings-only";
        CardsOnly = "col-prompt-cards-only";
        Over = "col-prompt-over";
    }
}

table::messages! {
    /// What a move does.
    #[derive(Clone)]
    pub(crate) enum Said {
        Tile { square: String, turn: usize } = "col-say-tile";
        TileOf { tile: u8, square: String, turn: usize } = "col-say-tile-of";
        Take { building: Building } = "col-say-take";
        Pass = "col-say-pass";
        Build { building: Building, spaces: String } = "col-say-build";
        Idle { card: Postcard } = "col-say-idle";
        Levitation { back: Building, building: Building, spaces: String } = "col-say-levitation";
        Metropolitain = "col-say-metropolitain";
        Jardin { spaces: String } = "col-say-jardin";
        SacreCoeur = "col-say-sacre-coeur";
        Peintre { space: Space } = "col-say-peintre";
        Chartier = "col-say-chartier";
        Bouquinistes { space: Space, building: Building } = "col-say-bouquinistes";
        Lampadaire { space: Space } = "col-say-lampadaire";
        MoulinRouge { space: Space } = "col-say-moulin-rouge";
        Fontaine { spaces: String } = "col-say-fontaine";
        Penseur { space: Space, facing: Facing } = "col-say-penseur";
        GrandeLumiere { space: Space } = "col-say-grande-lumiere";
        // Kinds of choices.
        FirstInCorner = "col-choice-corner";
        FirstAtEdge = "col-choice-edge";
        FirstInCentre = "col-choice-centre";
        FirstBuilt { building: Building } = "col-choice-build";
        FirstCard { card: Postcard } = "col-choice-card";
    }
}

table::messages! {
    /// A line of the score sheet.
    #[derive(Clone)]
    pub(crate) enum Counted {
        Building { building: Building, size: u8, lamps: u8 } = "col-line-building";
        Group { size: u8 } = "col-line-group";
        Unbuilt { count: u8 } = "col-line-unbuilt";
        Forgiven { count: u8 } = "col-line-forgiven";
        Peintre { lamps: u8 } = "col-line-peintre";
        MoulinRouge { spaces: u8 } = "col-line-moulin-rouge";
        Fontaine { buildings: u8 } = "col-line-fontaine";
        Penseur { sides: u8, corners: u8 } = "col-line-penseur";
        PenseurUnseen = "col-line-penseur-unseen";
    }
}

table::messages! {
    /// A feat.
    #[derive(Clone, Copy)]
    pub(crate) enum Proud {
        Group = "col-feat-group";
        Building = "col-feat-building";
        Lamps = "col-feat-lamps";
    }
}

impl From<Building> for Arg {
    fn from(building: Building) -> Self {
        match building {
            Building::Jardin => Self::Term(GARDEN.into()),
            _ => building.as_str().into(),
        }
    }
}

impl From<Space> for Arg {
    fn from(space: Space) -> Self {
        space.to_string().into()
    }
}
