//! Moves and prompts as messages.

use table::{Message, Seat, Seen};

use crate::Paris;
use crate::action::Move;
use crate::messages::prizes_text;
use crate::piece::{EndTile, Kind};
use crate::place::{Place, Post, Spot, Stand};
use crate::state::State;
use crate::step::Step;

impl Paris {
    pub(crate) fn ask(&self, state: &State) -> Message {
        match state.step {
            Step::Draw => Message::new("paris-prompt-draw"),
            Step::Place(building) => Message::new("paris-prompt-place")
                .with("type", self.tables.printed[building.index()])
                .with("value", building.value().number()),
            Step::Action if state.stacks_empty() && state.end.left != 0 => {
                Message::new("paris-prompt-action-end-tiles")
            }
            Step::Action if state.end.left == 0 => Message::new("paris-prompt-action-last"),
            Step::Action => Message::new("paris-prompt-action"),
            Step::EndTile => Message::new("paris-prompt-end-tile"),
            Step::Pay { owed, .. } => {
                let asked = Kind::RESOURCES.into_iter().find(|it| owed[it.index()] > 0);
                Message::new("paris-prompt-pay").with("kind", asked.expect("something is owed"))
            }
            Step::Prestige { rank, .. } => Message::new("paris-prompt-prestige")
                .with("landmark", self.tables.landmark[usize::from(rank)].name()),
            Step::Bonus { price: 0, .. } => Message::new("paris-prompt-bonus"),
            Step::Bonus { price, .. } => {
                Message::new("paris-prompt-bonus-price").with("price", price)
            }
            Step::VpTile => Message::new("paris-prompt-vp-tile"),
            Step::Free => Message::new("paris-prompt-free"),
            Step::Over => Message::new("paris-prompt-over"),
        }
    }

    /// A VP tile by all its prizes.
    fn vp_tile_text(&self, first: u8) -> String {
        let tile = self.edition.prizes.iter().find(|prizes| prizes[0] == first);
        tile.map_or_else(|| first.to_string(), |prizes| prizes_text(*prizes))
    }

    /// K12: which end-game tile was taken is known to its taker alone.
    pub(crate) fn seen_by(&self, state: &State, mv: Move, viewer: Option<Seat>) -> Seen {
        let secret = viewer != Some(state.seat);
        let verb = match mv {
            Move::Choose(_) if secret => "choose",
            Move::EndTile(_) if secret => "endtile",
            _ => return Seen { notation: mv.to_string(), say: self.describe(state, mv) },
        };
        Seen { notation: verb.to_owned(), say: Message::new("paris-say-end-tile") }
    }

    pub(crate) fn describe(&self, state: &State, mv: Move) -> Message {
        match mv {
            Move::Draw(stack) => Message::new("paris-say-draw").with("stack", stack),
            Move::Place(district) => Message::new("paris-say-place").with("district", district),
            Move::Key(Stand::Arc) => Message::new("paris-say-key-arc"),
            Move::Key(Stand::Bank(district)) => Message::new("paris-say-key-bank")
                .with("district", district)
                .with("francs", self.edition.banks[district.index()]),
            Move::Buy { from, to, with } => {
                let spent = match from {
                    Post::Site(site) => self.tables.place(site),
                    Post::Stand(_) => None,
                };
                let value = |place: Option<Place>| {
                    place.map_or(0, |it| i32::from(self.tables.value[it.index()]))
                };
                let spent = value(spent);
                let francs = value(self.tables.place(to)) - spent;
                let message = match (to.spot, with) {
                    (Spot::Building(value), None) => {
                        Message::new("paris-say-buy-building").with("value", value.number())
                    }
                    (Spot::Building(value), Some(tile)) => {
                        Message::new("paris-say-buy-building-with")
                            .with("value", value.number())
                            .with("number", tile.number())
                    }
                    (Spot::Landmark(landmark), None) => {
                        Message::new("paris-say-buy-landmark").with("landmark", landmark)
                    }
                    (Spot::Landmark(landmark), Some(tile)) => {
                        Message::new("paris-say-buy-landmark-with")
                            .with("landmark", landmark)
                            .with("number", tile.number())
                    }
                };
                // A place is told by its value; nothing was spent on the Arc and on a bank.
                let from = match from {
                    Post::Stand(Stand::Arc) => "paris-from-arc",
                    Post::Stand(Stand::Bank(_)) | Post::Site(_) => "paris-from-bank",
                };
                message
                    .with("district", to.district)
                    .with("francs", francs)
                    .with("spent", spent)
                    .with_term("from", from)
            }
            Move::Look => Message::new("paris-say-look"),
            Move::Choose(tile) | Move::EndTile(tile) => match tile {
                EndTile::Vp(vp) => Message::new("paris-say-take-end-vp").with("vp", vp),
                EndTile::Francs(francs) => {
                    Message::new("paris-say-take-end-francs").with("francs", francs)
                }
                EndTile::Counts(kind) => Message::new("paris-say-take-end-kind").with("kind", kind),
            },
            Move::Retire => Message::new("paris-say-retire"),
            Move::Pay { kind, source } => {
                Message::new("paris-say-pay").with("kind", kind).with("source", source)
            }
            Move::Prestige { kind, source } => {
                Message::new("paris-say-prestige").with("kind", kind).with("source", source)
            }
            Move::Bonus(bonus) => Message::new("paris-say-bonus").with("number", bonus.number()),
            Move::VpTile { prize, district } => Message::new("paris-say-vp-tile")
                .with("prize", self.vp_tile_text(prize))
                .with("district", district),
            Move::Purchase(kind) => Message::new("paris-say-buy")
                .with("kind", kind)
                .with("francs", self.edition.buy.get(kind.index()).copied().unwrap_or(0)),
            Move::Sell { kind, source } => Message::new("paris-say-sell")
                .with("kind", kind)
                .with("source", source)
                .with("francs", self.edition.sell[kind.index()]),
            Move::Use(bonus) => Message::new("paris-say-use").with("number", bonus.number()),
            Move::TakeAny(bonus) => {
                Message::new("paris-say-take-any").with("number", bonus.number())
            }
            Move::Back(bonus) => Message::new("paris-say-back").with("number", bonus.number()),
            Move::Pairs { prestige: true, pairs: [bronze, silver, gold] } => {
                Message::new("paris-say-pairs-prestige")
                    .with("bronze", bronze)
                    .with("silver", silver)
                    .with("gold", gold)
            }
            Move::Pairs { prestige: false, pairs: [wood, marble, gold] } => {
                Message::new("paris-say-pairs-resources")
                    .with("wood", wood)
                    .with("marble", marble)
                    .with("gold", gold)
            }
            Move::UseEnd(EndTile::Vp(vp)) => Message::new("paris-say-use-end-vp").with("vp", vp),
            Move::UseEnd(EndTile::Francs(francs)) => {
                Message::new("paris-say-use-end-francs").with("francs", francs)
            }
            Move::UseEnd(EndTile::Counts(kind)) => {
                Message::new("paris-say-use-end-kind").with("kind", kind)
            }
            Move::Skip if state.step == Step::Action => Message::new("paris-say-skip-action"),
            Move::Skip => Message::new("paris-say-skip"),
            Move::End => Message::new("paris-say-end"),
        }
    }
}
