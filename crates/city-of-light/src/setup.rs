//! What chance decides, and the position before the first move.

use serde::{Deserialize, Serialize};
use table::{BadDeal, BySeat, Chance, Dice, Edition as _, PerSeat, Seat};

use crate::game::CityOfLight;
use crate::options::Choosing;
use crate::piece::{Building, Postcard, Set, Tile};
use crate::state::{Laid, Pieces, Player, Stack, State};
use crate::step::Step;

/// The dealt set-up.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Deal {
    /// Who begins.
    pub start: Seat,
    /// The postcards in play.
    pub postcards: Vec<Postcard>,
    /// Each seat's tiles in drawing order; the first ones are in the hand at the beginning.
    pub stacks: BySeat<Vec<Tile>>,
}

impl CityOfLight {
    /// Draws in this order: who begins, unless the options say; the postcards, if they are random
    /// (all twelve are shuffled, and the first eight are in play); the stacks of seat 1 and seat 2.
    pub(crate) fn shuffle(&self, dice: &mut Dice) -> Deal {
        let start = self.options.start.unwrap_or_else(|| Seat::new(dice.below(2)));
        let postcards = match self.options.postcards {
            Choosing::FirstGame => self.edition.first_game,
            Choosing::Chosen(cards) => cards,
            Choosing::Random => {
                let mut cards = Postcard::ALL;
                dice.shuffle(&mut cards);
                cards.into_iter().take(self.edition.in_play).collect()
            }
        };
        let stacks = BySeat::from_fn(2, |_| {
            let mut tiles = Tile::ALL.to_vec();
            dice.shuffle(&mut tiles);
            tiles
        });
        Deal { start, postcards: postcards.into_iter().collect(), stacks }
    }

    /// The position before the first move of a deal.
    pub(crate) fn set_up(&self, deal: &Deal) -> Result<State, BadDeal> {
        let refuse = |problem: String| Err(BadDeal(problem));
        if deal.start.index() > 1 || self.options.start.is_some_and(|start| start != deal.start) {
            return refuse(format!("seat {} cannot begin at this table", deal.start));
        }
        let cards: Set<Postcard> = deal.postcards.iter().copied().collect();
        if !deal.postcards.is_sorted() || cards.len() != deal.postcards.len() {
            return refuse("the postcards are not in order, each once".to_owned());
        }
        if cards.len() != self.edition.in_play {
            let (count, in_play) = (cards.len(), self.edition.in_play);
            return refuse(format!("{in_play} postcards are in play, not {count}"));
        }
        let expected = match self.options.postcards {
            Choosing::FirstGame => self.edition.first_game,
            Choosing::Chosen(cards) => cards,
            Choosing::Random => cards,
        };
        if cards != expected {
            return refuse("the postcards are not those of the options".to_owned());
        }
        if deal.stacks.seats() != 2 {
            return refuse(format!("2 stacks are dealt, not {}", deal.stacks.seats()));
        }
        for (seat, stack) in deal.stacks.iter() {
            let tiles: Set<Tile> = stack.iter().copied().collect();
            if stack.len() != Tile::COUNT || tiles.len() != Tile::COUNT {
                return refuse(format!("the stack of seat {seat} is not the tiles 1 to 8"));
            }
        }
        Ok(self.beginning(deal.start, cards, &deal.stacks))
    }

    /// An empty board.
    pub(crate) fn beginning(
        &self,
        start: Seat,
        cards: Set<Postcard>,
        stacks: &BySeat<Vec<Tile>>,
    ) -> State {
        let hand = self.options.hand.tiles();
        let player = |seat: Seat| {
            let stack = &stacks[seat];
            let held = hand.min(stack.len());
            Player {
                houses: 0,
                stack: Stack::new(&stack[held..]),
                hand: stack[..held].iter().copied().collect(),
                reserve: Set::EMPTY,
                built: Set::EMPTY,
                used: Set::EMPTY,
                done: Set::EMPTY,
                chimneys: self.edition.chimneys,
                tokens: self.edition.tokens,
                metropolitain: false,
                chartier: false,
            }
        };
        State {
            colour: PerSeat::splat(0),
            mixed: 0,
            lamps: 0,
            taken: 0,
            cells: [0; Building::ALL.len()],
            pieces: Pieces::default(),
            players: PerSeat::from_fn(player),
            empty: u16::MAX,
            supply: Building::SUPPLY.into_iter().collect(),
            cards,
            laid: [Laid::default(); 16],
            step: Step::Streets(start),
            turns: 0,
        }
    }

    /// Checks that this edition has the postcards that the options ask for.
    pub(crate) fn check_options(&self) -> Result<(), String> {
        match self.options.postcards {
            Choosing::Chosen(cards) if cards.len() != self.edition.in_play => Err(format!(
                "option postcards: \"{}\" is played with {} postcards, and {} are chosen",
                self.edition.info().name,
                self.edition.in_play,
                cards.len()
            )),
            _ => Ok(()),
        }
    }
}
