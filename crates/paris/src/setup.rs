//! What chance decides, and the position before the first move.

use serde::{Deserialize, Serialize};
use table::{BadDeal, Chance, Dice, PerSeat, Seat};

use crate::Paris;
use crate::options::{Tokens, Track};
use crate::piece::{Bonus, District, Kind, Type, Value};
use crate::place::{BUILDINGS, Building, Place};
use crate::state::{EndTiles, NONE, Player, State};
use crate::step::{Ending, Step};

/// What chance decides.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Deal {
    /// Who begins.
    pub start: Seat,
    /// The stacks of buildings, each from its top.
    pub stacks: Vec<Vec<Building>>,
    /// The buildings removed unseen.
    pub removed: Vec<Building>,
    /// The tokens beside the building spaces, district by district and by rising value
    /// (`tokens = shuffled`).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub tokens: Option<Vec<Kind>>,
    /// The numbers on the spaces of the bonus track (`track = shuffled`).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub track: Option<Vec<u8>>,
}

impl Paris {
    /// The order of draws: the start player, the buildings, the tokens, zones A, B and C. The
    /// first shuffled buildings are the removed ones, then come stacks 1, 2 and 3, tops first.
    pub(crate) fn shuffle(&self, dice: &mut Dice) -> Deal {
        let start = self.options.start.unwrap_or_else(|| Seat::new(dice.below(self.seats)));
        let mut buildings: Vec<_> = Building::all().collect();
        dice.shuffle(&mut buildings);
        let dealt: usize = self.tables.stack_size.iter().map(|&size| usize::from(size)).sum();
        let mut rest = buildings.split_off(BUILDINGS - dealt);
        let removed = buildings;
        let stacks = self.tables.stack_size.iter().filter(|size| **size > 0);
        let stacks = stacks.map(|&size| rest.drain(..usize::from(size)).collect()).collect();
        let tokens = (self.options.tokens == Tokens::Shuffled).then(|| {
            let mut pool: Vec<_> =
                self.printed_tokens().into_iter().filter(|kind| *kind != Kind::Gold).collect();
            pool.sort();
            dice.shuffle(&mut pool);
            let mut pool = pool.into_iter();
            let beside = |building: Building| match building.value() {
                Value::Eight => Kind::Gold,
                _ => pool.next().expect("30 tokens for 30 spaces"),
            };
            Building::all().map(beside).collect()
        });
        let track = (self.options.track == Track::Shuffled).then(|| {
            let mut track: Vec<_> = (1..=Bonus::COUNT as u8).collect();
            for [first, last] in self.edition.zones {
                dice.shuffle(&mut track[usize::from(first) - 1..usize::from(last)]);
            }
            track
        });
        Deal { start, stacks, removed, tokens, track }
    }

    pub(crate) fn set_up(&self, deal: &Deal) -> Result<State, BadDeal> {
        if deal.start.index() >= self.seats {
            return Err(BadDeal(format!("there is no seat {} to begin", deal.start)));
        }
        if self.options.start.is_some_and(|start| start != deal.start) {
            return Err(BadDeal(format!("seat {} cannot begin at this table", deal.start)));
        }
        let (track, space) = self.track(deal)?;
        let keys = self.edition.keys[self.seats - 2];
        let player = Player {
            francs: u16::from(self.edition.francs),
            hand: keys,
            reserve: self.edition.reserve_keys,
            ..Player::default()
        };
        let mut state = State {
            players: PerSeat::from_fn(|seat| {
                if seat.index() < self.seats { player } else { Player::default() }
            }),
            built: 0,
            of_type: [0; Type::COUNT],
            homeless: 0,
            token_there: (1 << BUILDINGS) - 1,
            on_track: ((1 << Bonus::COUNT) - 1) << 1,
            beside: self.tokens(deal)?,
            buildings: self.stacks(deal)?,
            stack_left: self.tables.stack_size,
            landmarks: [0; 6],
            supply: [0; 3],
            track,
            space,
            copies: self.tables.copies,
            vp_tile: [NONE; 6],
            vp_left: (1 << self.edition.prizes.len()) - 1,
            end: EndTiles::new(),
            start: deal.start,
            seat: deal.start,
            turn: 0,
            ending: Ending::Open,
            step: Step::Draw,
        };
        self.begin_turn(&mut state);
        Ok(state)
    }

    /// The tokens as in the edition.
    fn printed_tokens(&self) -> [Kind; BUILDINGS] {
        std::array::from_fn(|at| self.edition.tokens[at / 6][at % 6])
    }

    fn stacks(&self, deal: &Deal) -> Result<[u8; BUILDINGS], BadDeal> {
        let sizes: Vec<_> = deal.stacks.iter().map(Vec::len).collect();
        let expected: Vec<_> = self
            .tables
            .stack_size
            .iter()
            .filter(|it| **it > 0)
            .map(|&it| usize::from(it))
            .collect();
        if sizes != expected {
            return Err(BadDeal(format!("expected stacks of {expected:?} buildings")));
        }
        let all = deal.stacks.iter().flat_map(|stack| stack.iter().rev()).chain(&deal.removed);
        let order: Vec<_> = all.map(|building| building.index() as u8).collect();
        let mut sorted = order.clone();
        sorted.sort_unstable();
        if !sorted.iter().copied().eq(0..BUILDINGS as u8) {
            return Err(BadDeal("each of the 36 buildings must be there once".to_owned()));
        }
        Ok(order.try_into().expect("36 buildings"))
    }

    pub(crate) fn tokens(&self, deal: &Deal) -> Result<[Kind; BUILDINGS], BadDeal> {
        let printed = self.printed_tokens();
        match (&deal.tokens, self.options.tokens) {
            (None, Tokens::Printed) => Ok(printed),
            (Some(tokens), Tokens::Shuffled) => {
                let count =
                    |list: &[Kind], kind| list.iter().filter(|other| **other == kind).count();
                let same =
                    Kind::ALL.iter().all(|&kind| count(tokens, kind) == count(&printed, kind));
                let eights = District::ALL.iter().all(|&district| {
                    let space = Place::building(district, Value::Eight);
                    tokens.get(space.index()) == Some(&Kind::Gold)
                });
                match tokens.as_slice().try_into() {
                    Ok(tokens) if same && eights => Ok(tokens),
                    _ => Err(BadDeal("these are not the 36 tokens, gold beside the 8s".to_owned())),
                }
            }
            _ => Err(BadDeal("tokens are dealt with tokens = shuffled, and only then".to_owned())),
        }
    }

    /// The number on each space, and the space of each number.
    pub(crate) fn track(&self, deal: &Deal) -> Result<([u8; 31], [u8; 31]), BadDeal> {
        let mut track: [u8; Bonus::COUNT + 1] = std::array::from_fn(|at| at as u8);
        match (&deal.track, self.options.track) {
            (None, Track::Printed) => {}
            (Some(dealt), Track::Shuffled) if dealt.len() == Bonus::COUNT => {
                track[1..].copy_from_slice(dealt);
                for [first, last] in self.edition.zones {
                    let mut zone = track[usize::from(first)..=usize::from(last)].to_vec();
                    zone.sort_unstable();
                    if !zone.iter().copied().eq(first..=last) {
                        return Err(BadDeal(format!("spaces {first} to {last} are one zone")));
                    }
                }
            }
            (Some(_), Track::Shuffled) => {
                return Err(BadDeal("the track has 30 spaces".to_owned()));
            }
            _ => {
                return Err(BadDeal(
                    "the track is dealt with track = shuffled, and only then".into(),
                ));
            }
        }
        let mut space = [0; Bonus::COUNT + 1];
        for at in 1..=Bonus::COUNT {
            space[usize::from(track[at])] = at as u8;
        }
        Ok((track, space))
    }
}
