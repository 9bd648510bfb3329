//! Every message these rules can produce, with the names of its arguments.

use table::{Arg, Spoken, count, spoken};

use crate::event::Event;
use crate::piece::{Bonus, District, EndTile, Kind, Landmark, Source, Type, Value};
use crate::place::{Post, Site, Spot, Stand};
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
    Kind::TERMS,
    Type::TERMS,
    TERMS,
];

/// Terms for what pays, and for where a key comes from.
const TERMS: &[Spoken] = &[
    ("paris-from-arc", &[]),
    ("paris-from-bank", &[]),
    ("paris-source-token", &[]),
    ("paris-source-tile2", &[]),
    ("paris-source-tile3", &[]),
    ("paris-source-tile4", &[]),
    ("paris-source-tile8", &[]),
    ("paris-source-tile10", &[]),
    ("paris-source-tile19", &[]),
    ("paris-source-tile21", &[]),
    ("paris-source-endtile", &[]),
];

table::messages! {
    /// What the player to act is asked to do.
    #[derive(Clone)]
    pub(crate) enum Prompt {
        Draw = "paris-prompt-draw";
        Place { printed: Type, value: Value } = "paris-prompt-place" { type: printed, value };
        Action = "paris-prompt-action";
        ActionEndTiles = "paris-prompt-action-end-tiles";
        ActionLast = "paris-prompt-action-last";
        EndTile = "paris-prompt-end-tile";
        Pay { kind: Kind } = "paris-prompt-pay";
        Prestige { landmark: Landmark } = "paris-prompt-prestige";
        Bonus { price: u8 } match (price) {
            0 => "paris-prompt-bonus" {},
            _ => "paris-prompt-bonus-price" { price },
        };
        VpTile = "paris-prompt-vp-tile";
        Free = "paris-prompt-free";
        Over = "paris-prompt-over";
    }
}

table::messages! {
    /// What a move does.
    #[derive(Clone)]
    pub(crate) enum Said {
        Draw { stack: u8 } = "paris-say-draw";
        Place { district: District } = "paris-say-place";
        KeyArc = "paris-say-key-arc";
        KeyBank { district: District, francs: u8 } = "paris-say-key-bank";
        BuyPlace { to: Site, with: Option<Bonus>, francs: i32, spent: i32, from: Post }
            match ((to.spot, with)) {
                (Spot::Building(value), None) => "paris-say-buy-building" {
                    value, district: to.district, francs, spent, from,
                },
                (Spot::Building(value), Some(number)) => "paris-say-buy-building-with" {
                    value, number, district: to.district, francs, spent, from,
                },
                (Spot::Landmark(landmark), None) => "paris-say-buy-landmark" {
                    landmark, district: to.district, francs, spent, from,
                },
                (Spot::Landmark(landmark), Some(number)) => "paris-say-buy-landmark-with" {
                    landmark, number, district: to.district, francs, spent, from,
                },
            };
        Look = "paris-say-look";
        EndTile = "paris-say-end-tile";
        TakeEnd { tile: EndTile } match (tile) {
            EndTile::Vp(vp) => "paris-say-take-end-vp" { vp },
            EndTile::Francs(francs) => "paris-say-take-end-francs" { francs },
            EndTile::Counts(kind) => "paris-say-take-end-kind" { kind },
        };
        Retire = "paris-say-retire";
        Pay { kind: Kind, source: Source } = "paris-say-pay";
        Prestige { kind: Kind, source: Source } = "paris-say-prestige";
        Bonus { number: Bonus } = "paris-say-bonus";
        VpTile { prize: String, district: District } = "paris-say-vp-tile";
        Buy { kind: Kind, francs: u8 } = "paris-say-buy";
        Sell { kind: Kind, source: Source, francs: u8 } = "paris-say-sell";
        Use { number: Bonus } = "paris-say-use";
        TakeAny { number: Bonus } = "paris-say-take-any";
        Back { number: Bonus } = "paris-say-back";
        PairsPrestige { bronze: u8, silver: u8, gold: u8 } = "paris-say-pairs-prestige";
        PairsResources { wood: u8, marble: u8, gold: u8 } = "paris-say-pairs-resources";
        UseEnd { tile: EndTile } match (tile) {
            EndTile::Vp(vp) => "paris-say-use-end-vp" { vp },
            EndTile::Francs(francs) => "paris-say-use-end-francs" { francs },
            EndTile::Counts(kind) => "paris-say-use-end-kind" { kind },
        };
        SkipAction = "paris-say-skip-action";
        Skip = "paris-say-skip";
        End = "paris-say-end";
        // Kinds of choices.
        FirstBuilding { value: Value } = "paris-choice-building";
        FirstLandmark { landmark: Landmark } = "paris-choice-landmark";
    }
}

table::messages! {
    /// A line of the score sheet.
    #[derive(Clone)]
    pub(crate) enum Counted {
        Eights = "paris-score-eights";
        Prestige = "paris-score-prestige";
        Bonus { number: Bonus } = "paris-score-bonus";
        EndTiles = "paris-score-end-tiles";
        District { district: District } = "paris-score-district";
    }
}

table::messages! {
    /// A feat.
    #[derive(Clone, Copy)]
    pub(crate) enum Proud {
        Turn = "paris-feat-turn";
        Districts = "paris-feat-districts";
        Landmarks = "paris-feat-landmarks";
        Tiles = "paris-feat-tiles";
    }
}

impl From<Source> for Arg {
    fn from(source: Source) -> Self {
        Self::Term(format!("paris-source-{source}").into())
    }
}

/// Only the Arc and a bank are named: for a key that comes from a place, sentences give the value
/// already spent instead.
impl From<Post> for Arg {
    fn from(post: Post) -> Self {
        Self::Term(match post {
            Post::Stand(Stand::Arc) => "paris-from-arc".into(),
            Post::Stand(Stand::Bank(_)) | Post::Site(_) => "paris-from-bank".into(),
        })
    }
}

impl From<Bonus> for Arg {
    fn from(bonus: Bonus) -> Self {
        bonus.number().into()
    }
}

impl From<Value> for Arg {
    fn from(value: Value) -> Self {
        value.number().into()
    }
}

impl From<District> for Arg {
    fn from(district: District) -> Self {
        district.name().into()
    }
}

impl From<Landmark> for Arg {
    fn from(landmark: Landmark) -> Self {
        landmark.name().into()
    }
}

/// The prizes of a VP tile as they are printed: first, second and third.
pub(crate) fn prizes_text([first, second, third]: [u8; 3]) -> String {
    format!("{first}/{second}/{third}")
}
