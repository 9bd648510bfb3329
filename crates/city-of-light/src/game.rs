//! The game: the rules for one table, and their implementation of [`table::Game`].

use std::ops::RangeInclusive;
use std::sync::Arc;

use table::{
    BadDeal, BySeat, Chance, ChoiceKind, Dice, Feat, Flaw, Game, Line, Log, Message, Outcome, Seat,
    Spoken, StoryMove, Unplayable,
};

use crate::action::Move;
use crate::board::{Space, Spaces};
use crate::choice;
use crate::edition::{Edition, Print};
use crate::event::Event;
use crate::messages::Proud;
use crate::options::Options;
use crate::piece::{Building, Tile};
use crate::refusal::Refusal;
use crate::setup::Deal;
use crate::shape::Turns;
use crate::state::State;
use crate::text;
use crate::view::{Public, Secret};

/// The rules of City of Light for one table, with everything precomputed that depends only on the
/// edition.
#[derive(Debug)]
pub struct CityOfLight {
    pub(crate) edition: Arc<Edition>,
    pub(crate) options: Options,
    /// Each building in its rotations.
    buildings: [Turns; Building::ALL.len()],
    /// The fountain in its rotations.
    pub(crate) fountain: Turns,
    /// Each tile in each rotation, as if it lay on `A1`.
    pub(crate) faces: [[Faces; 4]; Tile::COUNT],
    /// How many rotations of each tile look different: 1, 2 or 4. Of those that look the same only
    /// the smallest is legal.
    pub(crate) tile_turns: [u8; Tile::COUNT],
    /// What the large streetlight would light from each space.
    pub(crate) rays: Vec<Vec<Ray>>,
}

/// The spaces of a tile on `A1` by what they show, from the point of view of its owner.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(crate) struct Faces {
    pub(crate) own: Spaces,
    pub(crate) other: Spaces,
    pub(crate) mixed: Spaces,
    pub(crate) lamps: Spaces,
}

/// A space the large streetlight lights, unless a building stands between.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Ray {
    pub(crate) target: Spaces,
    /// The spaces of the pattern between the lamp and the target on a straight line.
    pub(crate) between: Spaces,
}

impl CityOfLight {
    /// How many tiles a player holds while there are enough.
    #[must_use]
    pub const fn hand_size(&self) -> usize {
        self.options.hand.tiles()
    }

    /// A building in its rotations.
    #[inline]
    pub(crate) fn turns(&self, building: Building) -> &Turns {
        &self.buildings[building.index()]
    }
}

impl Faces {
    fn new(prints: [Print; 4], turns: usize) -> Self {
        // Where a corner of the tile ends up after 0 to 3 quarter turns clockwise, as bits of A1.
        const CLOCKWISE: [Spaces; 4] = [1 << 0, 1 << 1, 1 << 9, 1 << 8];
        const AROUND: [usize; 4] = [0, 1, 3, 2];
        let mut faces = Self::default();
        for (corner, print) in AROUND.into_iter().map(|at| prints[at]).enumerate() {
            let space = CLOCKWISE[(corner + turns) % 4];
            match print {
                Print::Own => faces.own |= space,
                Print::Other => faces.other |= space,
                Print::Mixed => faces.mixed |= space,
                Print::Lamp => faces.lamps |= space,
            }
        }
        faces
    }
}

fn rays(from: Space, lights: &[[i8; 2]]) -> Vec<Ray> {
    let on_board =
        |x: i8, y: i8| Space::at(from.column() + i32::from(x), from.row() + i32::from(y));
    let between = |[x, y]: [i8; 2], [u, v]: [i8; 2]| {
        let same_line = i16::from(x) * i16::from(v) == i16::from(y) * i16::from(u);
        let same_side = x.signum() == u.signum() && y.signum() == v.signum();
        same_line && same_side && x.abs() + y.abs() < u.abs() + v.abs()
    };
    lights
        .iter()
        .filter_map(|&light| {
            let target = on_board(light[0], light[1])?.bit();
            let between = lights
                .iter()
                .filter(|&&nearer| between(nearer, light))
                .filter_map(|nearer| on_board(nearer[0], nearer[1]))
                .fold(0, |set, space| set | space.bit());
            Some(Ray { target, between })
        })
        .collect()
}

impl Game for CityOfLight {
    /// The loser begins the next game; after a draw chance decides (C21).
    fn next_start(&self, _began: Seat, outcome: &Outcome) -> Option<Seat> {
        let last = outcome.places.iter().find(|(_, place)| **place > 1);
        last.map(|(seat, _)| seat)
    }

    const NAME: &'static str = crate::NAME;
    const RULES: u32 = 1;
    const SEATS: RangeInclusive<usize> = 2..=2;

    type Edition = Edition;
    type Options = Options;
    type Deal = Deal;
    type State = State;
    type Move = Move;
    type Refusal = Refusal;
    type Event = Event;
    type Public = Public;
    type Secret = Secret;

    fn new(edition: Arc<Edition>, options: Options, seats: usize) -> Result<Self, Unplayable> {
        if !Self::SEATS.contains(&seats) {
            return Err(Unplayable(format!("two can play, not {seats}")));
        }
        let faces: [[Faces; 4]; Tile::COUNT] =
            edition.tiles.map(|prints| [0, 1, 2, 3].map(|turn| Faces::new(prints, turn)));
        let game = Self {
            buildings: Building::ALL.map(|it| Turns::new(&edition.buildings[it.index()])),
            fountain: Turns::new(&edition.fountain),
            tile_turns: faces.each_ref().map(|turns| {
                let same = (1..4).find(|&turn| turns[turn] == turns[0]);
                same.unwrap_or(4) as u8
            }),
            faces,
            rays: Space::all().map(|from| rays(from, &edition.lights)).collect(),
            edition,
            options,
        };
        game.check_options().map_err(Unplayable)?;
        Ok(game)
    }

    fn edition(&self) -> &Arc<Edition> {
        &self.edition
    }

    fn options(&self) -> &Options {
        &self.options
    }

    fn seats(&self) -> usize {
        2
    }

    fn longest(&self) -> usize {
        // Phase 1: the player who finishes second lays 8 tiles and takes at most all buildings, and
        // the other has as many turns. Phase 2: each turn uses a token or places a building.
        let buildings = Building::SUPPLY.len();
        2 * (Tile::COUNT + buildings) + 2 * usize::from(self.edition.tokens) + buildings
    }

    fn deal(&self, dice: &mut Dice) -> Deal {
        self.shuffle(dice)
    }

    fn start(&self, deal: &Deal) -> Result<State, BadDeal> {
        self.set_up(deal)
    }

    #[inline]
    fn to_act(&self, state: &State) -> Option<Seat> {
        state.step.to_act()
    }

    fn turn(&self, state: &State) -> u32 {
        u32::from(state.turns)
    }

    fn step(&self, state: &State) -> &'static str {
        state.step.as_str()
    }

    fn prompt(&self, state: &State) -> Message {
        self.ask(state)
    }

    fn legal(&self, state: &State, moves: &mut Vec<Move>) {
        self.generate(state, moves);
    }

    fn why_not(&self, state: &State, mv: Move) -> Refusal {
        self.refuse(state, mv)
    }

    #[inline]
    fn play<L: Log<Event>>(&self, state: &mut State, mv: Move, log: &mut L) {
        self.apply(state, mv, log);
    }

    /// Laying a tile shows it to the other player, and draws the next one.
    fn reveals(&self, _state: &State, mv: Move) -> bool {
        matches!(mv, Move::Tile { .. })
    }

    #[inline]
    fn random<C: Chance>(
        &self,
        state: &State,
        chance: &mut C,
        _buffer: &mut Vec<Move>,
    ) -> (Move, usize) {
        self.pick(state, chance)
    }

    fn scores(&self, state: &State) -> BySeat<i32> {
        self.points(state)
    }

    fn sheet(&self, state: &State) -> BySeat<Vec<Line>> {
        self.itemise(state)
    }

    fn outcome(&self, state: &State) -> Option<Outcome> {
        self.result(state)
    }

    fn say(&self, _state: &State, mv: Move) -> Message {
        self.describe(mv)
    }

    fn choice_kind(&self, _state: &State, mv: Move) -> Option<ChoiceKind> {
        choice::kind(mv)
    }

    fn choice_kinds(&self) -> Vec<ChoiceKind> {
        choice::kinds()
    }

    const FEATS: &'static [Spoken] = Proud::MESSAGES;

    fn feats(&self, state: &State, _: &[StoryMove<Event>]) -> BySeat<Vec<Feat>> {
        self.proud_of(state)
    }

    const SETS_UP: bool = true;

    fn position_text(&self, state: &State) -> String {
        self.write_position(state)
    }

    fn read_position(&self, text: &str) -> Result<State, Vec<Flaw>> {
        self.parse_position(text)
    }

    fn public(&self, state: &State) -> Public {
        self.view(state)
    }

    fn secret(&self, state: &State, seat: Seat) -> Secret {
        self.seat_view(state, seat)
    }

    fn redeal<C: Chance>(&self, state: &State, seat: Seat, chance: &mut C) -> State {
        self.deal_anew(state, seat, chance)
    }

    fn text(&self, public: &Public, secret: Option<&Secret>) -> String {
        text::board(public, secret)
    }
}
