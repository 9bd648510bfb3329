//! Why a move is not legal.

use crate::Paris;
use crate::action::Move;
use crate::edition::Effect;
use crate::legal::{BESIDE_OTHER, BESIDE_OWN, payable};
use crate::piece::{Bonus, Kind, Source};
use crate::place::{Place, Post, Site, Stand};
use crate::state::{NONE, State};
use crate::step::Step;
use crate::tables::Tables;

table::refusals! {
    /// Why a move is not legal.
    Refusal {
        /// The turn is in another step.
        OtherStep = "paris-refusal-other-step", "the turn is in another step";
        /// The stack is empty or there is none of this number.
        StackEmpty = "paris-refusal-stack-empty", "this stack is empty";
        /// The district has a building of this value.
        ValueTaken = "paris-refusal-value-taken", "this district has a building of this value";
        /// The district has a building of this type.
        TypeTaken = "paris-refusal-type-taken", "this district has a building of this type";
        /// No key in hand.
        NoKey = "paris-refusal-no-key", "you have no key in hand";
        /// A key of yours is already there.
        StandTaken = "paris-refusal-stand-taken", "a key of yours stands there already";
        /// No key of yours stands there.
        NoKeyThere = "paris-refusal-no-key-there", "no key of yours stands there";
        /// A key only leaves the district from the Arc.
        OtherDistrict = "paris-refusal-other-district", "only a key on the Arc can go to another district";
        /// The value is not higher.
        NotHigher = "paris-refusal-not-higher", "a key can only go to a higher value";
        /// There is no building yet.
        NotBuilt = "paris-refusal-not-built", "there is no building there yet";
        /// The landmark is not in the game.
        NoSuchLandmark = "paris-refusal-no-such-landmark", "this landmark is not in the game";
        /// The landmark stands in another district.
        LandmarkElsewhere = "paris-refusal-landmark-elsewhere", "this landmark stands in another district";
        /// A new landmark must be above the last one of the district.
        LandmarkTooLow = "paris-refusal-landmark-too-low", "a new landmark must be above the last one there";
        /// The place is occupied.
        Occupied = "paris-refusal-occupied", "a key stands there";
        /// The place is free: no tile is needed.
        TileNotNeeded = "paris-refusal-tile-not-needed", "no tile is needed to go there";
        /// The tile does not help: no key of the right player is there.
        TileDoesNotServe = "paris-refusal-tile-does-not-serve", "this tile does not help there";
        /// The player does not have the bonus tile.
        NoTile = "paris-refusal-no-tile", "you do not have this tile";
        /// Not enough francs.
        NoFrancs = "paris-refusal-no-francs", "you do not have enough francs";
        /// Not enough resources.
        NoResources = "paris-refusal-no-resources", "you do not have the resources";
        /// End-game tiles can be taken once all stacks are empty.
        StacksNotEmpty = "paris-refusal-stacks-not-empty", "the stacks of buildings are not empty yet";
        /// The end-game tile is not there.
        NoEndTile = "paris-refusal-no-end-tile", "this end-game tile is not there";
        /// The end-game tiles are looked at first, then one is chosen.
        LookFirst = "paris-refusal-look-first", "look through the end-game tiles first, then choose one";
        /// Retiring is possible once no end-game tile is left.
        TooEarlyToRetire = "paris-refusal-too-early-to-retire", "end-game tiles are left";
        /// An action is possible.
        ActionPossible = "paris-refusal-action-possible", "an action is possible";
        /// Another resource is asked for.
        NotAsked = "paris-refusal-not-asked", "this is not asked for";
        /// The player has nothing like it.
        NoSource = "paris-refusal-no-source", "you do not have that";
        /// Then the rest could not be paid.
        NeededElsewhere = "paris-refusal-needed-elsewhere", "then the rest could not be paid";
        /// No slot of this kind is open.
        NoSlot = "paris-refusal-no-slot", "no slot of this kind is open";
        /// The number was taken before.
        NumberTaken = "paris-refusal-number-taken", "you have taken this number before";
        /// No tile of this number is left on the track.
        NoneLeft = "paris-refusal-none-left", "no tile of this number is left";
        /// The meeple has passed it.
        Passed = "paris-refusal-passed", "your meeple has passed this tile";
        /// It is not within five steps back.
        TooFarBack = "paris-refusal-too-far-back", "this tile is not within five steps back";
        /// The VP tile is not there.
        NoVpTile = "paris-refusal-no-vp-tile", "this VP tile is not there";
        /// The district has a VP tile.
        DistrictHasTile = "paris-refusal-district-has-tile", "this district has a VP tile";
        /// Prestige cannot be bought.
        PrestigeNotForSale = "paris-refusal-prestige-not-for-sale", "prestige cannot be bought";
        /// The supply has none.
        SupplyEmpty = "paris-refusal-supply-empty", "the supply has none";
        /// A joker tile is sold as another kind.
        SoldAsBest = "paris-refusal-sold-as-best", "this tile is sold as the kind with the best price";
        /// The tile would have no effect.
        NoEffect = "paris-refusal-no-effect", "this tile would have no effect now";
        /// The player does not have that many pairs.
        NoPairs = "paris-refusal-no-pairs", "you do not have these pairs";
        /// The tile pays, fills a slot or is sold.
        CountsAsToken = "paris-refusal-counts-as-token", "this tile pays, fills a slot or is sold";
        /// The tile is used with a key.
        UsedWithKey = "paris-refusal-used-with-key", "this tile is used when a key moves";
        /// The tile counts at the end.
        OnlyAtEnd = "paris-refusal-only-at-end", "this tile counts at the end of the game";
    }
}

impl Paris {
    pub(crate) fn refuse(&self, state: &State, mv: Move) -> Refusal {
        match (state.step, mv) {
            (Step::Draw, Move::Draw(_)) => Refusal::StackEmpty,
            (Step::Place(building), Move::Place(district)) => {
                let space = Place::building(district, building.value()).bit();
                if state.built & space == 0 { Refusal::TypeTaken } else { Refusal::ValueTaken }
            }
            (Step::Action, Move::Key(_)) => {
                if state.player().hand == 0 {
                    Refusal::NoKey
                } else {
                    Refusal::StandTaken
                }
            }
            (Step::Action, Move::Buy { from, to, with }) => self.why_not_buy(state, from, to, with),
            (Step::Action, Move::Look | Move::Choose(_) | Move::EndTile(_)) => {
                if !state.stacks_empty() {
                    Refusal::StacksNotEmpty
                } else if state.end.left == 0 {
                    Refusal::NoEndTile
                } else if !self.looks_before {
                    Refusal::LookFirst
                } else if matches!(mv, Move::EndTile(_)) {
                    Refusal::NoEndTile
                } else {
                    Refusal::NotAsked
                }
            }
            (Step::EndTile, Move::Choose(_)) => Refusal::NoEndTile,
            (Step::Action, Move::Retire) => Refusal::TooEarlyToRetire,
            (Step::Action, Move::Skip) => Refusal::ActionPossible,
            (Step::Pay { owed, .. }, Move::Pay { kind, source }) => {
                let asked = Kind::RESOURCES.into_iter().find(|it| owed[it.index()] > 0);
                if asked != Some(kind) {
                    Refusal::NotAsked
                } else if self.has_source(state, kind, source) {
                    Refusal::NeededElsewhere
                } else {
                    Refusal::NoSource
                }
            }
            (Step::Prestige { rank, open, .. }, Move::Prestige { kind, .. }) => {
                let slots = self.edition.landmarks[usize::from(rank)].slots;
                let asked = (0..3).any(|slot| open & (1 << slot) != 0 && slots[slot] == kind);
                if asked { Refusal::NoSource } else { Refusal::NoSlot }
            }
            (Step::Bonus { price, .. }, Move::Bonus(bonus)) => {
                if state.space[bonus.index()] <= state.player().meeple {
                    Refusal::Passed
                } else {
                    self.why_not_take(state, bonus).unwrap_or(
                        if state.player().francs < u16::from(price) {
                            Refusal::NoFrancs
                        } else {
                            Refusal::NoneLeft
                        },
                    )
                }
            }
            (Step::VpTile, Move::VpTile { district, .. }) => {
                if state.vp_tile[district.index()] == NONE {
                    Refusal::NoVpTile
                } else {
                    Refusal::DistrictHasTile
                }
            }
            (step, mv) if step.has_free_steps() && mv.is_free() => self.why_not_free(state, mv),
            _ => Refusal::OtherStep,
        }
    }

    fn why_not_buy(&self, state: &State, from: Post, to: Site, with: Option<Bonus>) -> Refusal {
        let player = state.player();
        let Some(place) = self.tables.place(to) else { return Refusal::NoSuchLandmark };
        let paid_before = match from {
            Post::Stand(stand) => {
                if player.stands & stand.bit() == 0 {
                    return Refusal::NoKeyThere;
                }
                if let Stand::Bank(district) = stand
                    && district != to.district
                {
                    return Refusal::OtherDistrict;
                }
                0
            }
            Post::Site(site) => {
                let stands = self.tables.place(site).filter(|place| {
                    player.keys[0] & state.places_of(site.district) & place.bit() != 0
                });
                let Some(stands) = stands else { return Refusal::NoKeyThere };
                if site.district != to.district {
                    return Refusal::OtherDistrict;
                }
                self.tables.value[stands.index()]
            }
        };
        let value = self.tables.value[place.index()];
        if value <= paid_before {
            return Refusal::NotHigher;
        }
        if self.sites(state, to.district, state.landmarks_left()) & place.bit() == 0 {
            return match place.rank().map(|rank| state.district_of(rank)) {
                None => Refusal::NotBuilt,
                Some(Some(_)) => Refusal::LandmarkElsewhere,
                Some(None) => Refusal::LandmarkTooLow,
            };
        }
        let own = player.keys[0] & place.bit() != 0;
        let others = state
            .players
            .iter()
            .enumerate()
            .any(|(at, other)| at != state.seat.index() && other.keys[0] & place.bit() != 0);
        match with {
            None if own || others => return Refusal::Occupied,
            Some(_) if !own && !others => return Refusal::TileNotNeeded,
            Some(tile) if !player.has(tile) => return Refusal::NoTile,
            Some(BESIDE_OWN) if !own => return Refusal::TileDoesNotServe,
            Some(BESIDE_OTHER) if !others => return Refusal::TileDoesNotServe,
            _ => {}
        }
        if payable(&self.tables, player) & place.bit() == 0 {
            Refusal::NoResources
        } else {
            Refusal::NoFrancs
        }
    }

    fn why_not_free(&self, state: &State, mv: Move) -> Refusal {
        let player = state.player();
        match mv {
            Move::Purchase(kind) if !kind.is_resource() => Refusal::PrestigeNotForSale,
            Move::Purchase(kind) if state.supply[kind.index()] == 0 => Refusal::SupplyEmpty,
            Move::Purchase(_) => Refusal::NoFrancs,
            Move::Sell { kind, source } if self.has_source(state, kind, source) => {
                Refusal::SoldAsBest
            }
            Move::Sell { .. } => Refusal::NoSource,
            Move::Use(bonus) => match self.tables.effects[bonus.index()] {
                _ if !player.has(bonus) => Refusal::NoTile,
                Effect::Resource(_) | Effect::AnyPrestige(_) | Effect::AnyResource(_) => {
                    Refusal::CountsAsToken
                }
                Effect::BesideOwn | Effect::BesideOther => Refusal::UsedWithKey,
                Effect::FrancsAtEnd => Refusal::OnlyAtEnd,
                Effect::Key { .. } if player.reserve > 0 => Refusal::NoFrancs,
                _ => Refusal::NoEffect,
            },
            Move::TakeAny(bonus) if player.has(Bonus::new(17)) => {
                self.why_not_take(state, bonus).unwrap_or(Refusal::NoneLeft)
            }
            Move::Back(bonus) if player.has(Bonus::new(25)) => {
                self.why_not_take(state, bonus).unwrap_or(Refusal::TooFarBack)
            }
            Move::Pairs { prestige, .. }
                if player.has(Bonus::new(if prestige { 23 } else { 24 })) =>
            {
                Refusal::NoPairs
            }
            Move::UseEnd(_) => Refusal::NoEndTile,
            _ => Refusal::NoTile,
        }
    }

    fn why_not_take(&self, state: &State, bonus: Bonus) -> Option<Refusal> {
        if state.player().taken & bonus.bit() != 0 {
            Some(Refusal::NumberTaken)
        } else if state.on_track & bonus.bit() == 0 {
            Some(Refusal::NoneLeft)
        } else {
            None
        }
    }

    /// Whether the player to act has `source`, and it could count as this kind.
    fn has_source(&self, state: &State, kind: Kind, source: Source) -> bool {
        let player = state.player();
        match source {
            Source::Token => player.tokens[kind.index()] > 0,
            Source::EndTile => player.end_tiles & self.tables.end_of[kind.index()] != 0,
            Source::Tile(tile) => {
                let counts = self.tables.tile_of(kind) == Some(tile)
                    || Tables::jokers(kind.is_resource()).contains(&tile);
                counts && player.worth(tile) > 0
            }
        }
    }
}
