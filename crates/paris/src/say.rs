//! Moves and prompts as messages.

use table::{Message, Say as _, Seat, Seen};

use crate::Paris;
use crate::action::Move;
use crate::messages::{Prompt, Said, prizes_text};
use crate::piece::Kind;
use crate::place::{Place, Post, Stand};
use crate::state::State;
use crate::step::Step;

impl Paris {
    pub(crate) fn ask(&self, state: &State) -> Message {
        let prompt = match state.step {
            Step::Draw => Prompt::Draw,
            Step::Place(building) => Prompt::Place {
                printed: self.tables.printed[building.index()],
                value: building.value(),
            },
            Step::Action if state.stacks_empty() && state.end.left != 0 => Prompt::ActionEndTiles,
            Step::Action if state.end.left == 0 => Prompt::ActionLast,
            Step::Action => Prompt::Action,
            Step::EndTile => Prompt::EndTile,
            Step::Pay { owed, .. } => {
                let asked = Kind::RESOURCES.into_iter().find(|it| owed[it.index()] > 0);
                Prompt::Pay { kind: asked.expect("something is owed") }
            }
            Step::Prestige { rank, .. } => {
                Prompt::Prestige { landmark: self.tables.landmark[usize::from(rank)] }
            }
            Step::Bonus { price, .. } => Prompt::Bonus { price },
            Step::VpTile => Prompt::VpTile,
            Step::Free => Prompt::Free,
            Step::Over => Prompt::Over,
        };
        prompt.message()
    }

    /// A VP tile by all its prizes.
    fn vp_tile_text(&self, first: u8) -> String {
        let tile = self.edition.prizes.iter().find(|prizes| prizes[0] == first);
        tile.map_or_else(|| first.to_string(), |prizes| prizes_text(*prizes))
    }

    /// K12: only the player who took an end-game tile knows which one it was.
    pub(crate) fn seen_by(&self, state: &State, mv: Move, viewer: Option<Seat>) -> Seen {
        let secret = viewer != Some(state.seat);
        let verb = match mv {
            Move::Choose(_) if secret => "choose",
            Move::EndTile(_) if secret => "endtile",
            _ => return Seen { notation: mv.to_string(), say: self.describe(state, mv) },
        };
        Seen { notation: verb.to_owned(), say: Said::EndTile.message() }
    }

    pub(crate) fn describe(&self, state: &State, mv: Move) -> Message {
        let said = match mv {
            Move::Draw(stack) => Said::Draw { stack },
            Move::Place(district) => Said::Place { district },
            Move::Key(Stand::Arc) => Said::KeyArc,
            Move::Key(Stand::Bank(district)) => {
                Said::KeyBank { district, francs: self.edition.banks[district.index()] }
            }
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
                Said::BuyPlace { to, with, francs, spent, from }
            }
            Move::Look => Said::Look,
            Move::Choose(tile) | Move::EndTile(tile) => Said::TakeEnd { tile },
            Move::Retire => Said::Retire,
            Move::Pay { kind, source } => Said::Pay { kind, source },
            Move::Prestige { kind, source } => Said::Prestige { kind, source },
            Move::Bonus(number) => Said::Bonus { number },
            Move::VpTile { prize, district } => {
                Said::VpTile { prize: self.vp_tile_text(prize), district }
            }
            Move::Purchase(kind) => {
                let francs = self.edition.buy.get(kind.index()).copied().unwrap_or(0);
                Said::Buy { kind, francs }
            }
            Move::Sell { kind, source } => {
                Said::Sell { kind, source, francs: self.edition.sell[kind.index()] }
            }
            Move::Use(number) => Said::Use { number },
            Move::TakeAny(number) => Said::TakeAny { number },
            Move::Back(number) => Said::Back { number },
            Move::Pairs { prestige: true, pairs: [bronze, silver, gold] } => {
                Said::PairsPrestige { bronze, silver, gold }
            }
            Move::Pairs { prestige: false, pairs: [wood, marble, gold] } => {
                Said::PairsResources { wood, marble, gold }
            }
            Move::UseEnd(tile) => Said::UseEnd { tile },
            Move::Skip if state.step == Step::Action => Said::SkipAction,
            Move::Skip => Said::Skip,
            Move::End => Said::End,
        };
        said.message()
    }
}
