//! The move generator: what may be played. Nothing else defines legality.
//!
//! Every kind of move is a *template* and a set of places as bits; a move is a template with one
//! place filled in. Listing the moves writes out every bit. Random play only counts them, picks a
//! number and finds that one bit, so a position with thousands of moves costs no more than one with
//! ten. Both go through the same templates in the same order.

use table::{Chance, Seat};

use crate::action::{Action, Move};
use crate::board::{self, Rotation, Space, Spaces, Square};
use crate::game::CityOfLight;
use crate::piece::{Building, Facing, Postcard, Set, Tile};
use crate::shape::Ground;
use crate::state::{State, other};
use crate::step::Step;

/// A kind of move whose place is still missing.
#[derive(Clone, Copy)]
enum Template {
    Build(Building, Rotation),
    Levitation(Building, Building, Rotation),
    Jardin(Rotation),
    Peintre,
    Bouquinistes(Building),
    Lampadaire,
    MoulinRouge,
    Fontaine(Option<Rotation>),
    Penseur(Facing),
    GrandeLumiere,
    /// A move without a place; its set has one bit.
    Plain(Action),
}

impl Template {
    #[inline]
    fn at(self, index: usize) -> Move {
        let at = Space::new(index & 63);
        Move::Card(match self {
            Self::Build(building, turn) => return Move::Build { building, at, turn },
            Self::Levitation(back, building, turn) => {
                Action::Levitation { back, building, at, turn }
            }
            Self::Jardin(turn) => Action::Jardin { at, turn },
            Self::Peintre => Action::Peintre { at },
            Self::Bouquinistes(building) => Action::Bouquinistes { at, building },
            Self::Lampadaire => Action::Lampadaire { at },
            Self::MoulinRouge => Action::MoulinRouge { at },
            Self::Fontaine(turn) => Action::Fontaine { at, turn },
            Self::Penseur(facing) => Action::Penseur { at, facing },
            Self::GrandeLumiere => Action::GrandeLumiere { at },
            Self::Plain(action) => action,
        })
    }
}

impl CityOfLight {
    /// Writes out every legal move.
    pub(crate) fn generate(&self, state: &State, moves: &mut Vec<Move>) {
        moves.clear();
        match state.step {
            Step::Streets(seat) => self.list_streets(state, seat, moves),
            Step::Buildings(seat) => self.list_buildings(state, seat, moves),
            Step::Over => {}
        }
    }

    /// A uniformly random legal move, and how many there are.
    #[inline]
    pub(crate) fn pick<C: Chance>(&self, state: &State, chance: &mut C) -> (Move, usize) {
        match state.step {
            Step::Streets(seat) => self.pick_street(state, seat, chance),
            Step::Buildings(seat) => self.pick_building(state, seat, chance),
            Step::Over => panic!("a game that is over has no moves"),
        }
    }

    /// Whether a seat can do anything in phase 2. Unused rights count (ruling C19).
    #[inline]
    pub(crate) fn can_move(&self, state: &State, seat: Seat) -> bool {
        let player = state.player(seat);
        (player.tokens > 0 && !state.cards.is_empty()) || self.can_build(state, seat)
    }

    /// Whether a building of a seat's reserve can be placed.
    #[inline]
    pub(crate) fn can_build(&self, state: &State, seat: Seat) -> bool {
        let ground = ground(state, seat);
        buildable(state, seat).into_iter().any(|building| {
            self.turns(building).shapes().iter().any(|shape| shape.fits(&ground) != 0)
        })
    }

    /// In how many ways a seat could place a building now, wherever the building is at present.
    #[inline]
    #[must_use]
    pub fn room(&self, state: &State, seat: Seat, building: Building) -> usize {
        self.count(building, &ground(state, seat))
    }

    /// Calls `visit` with every set of spaces that a building could cover on this open ground.
    #[inline]
    pub fn covers(&self, building: Building, open: Spaces, mut visit: impl FnMut(Spaces)) {
        for shape in self.turns(building).shapes() {
            for at in board::each(shape.fits_open(open)) {
                visit(shape.covers(at));
            }
        }
    }

    fn list_buildings(&self, state: &State, seat: Seat, moves: &mut Vec<Move>) {
        let player = state.player(seat);
        let ground = ground(state, seat);
        for building in buildable(state, seat) {
            self.placements(building, &ground, |turn, set| {
                write(moves, Template::Build(building, turn), set);
            });
        }
        if player.tokens == 0 {
            return;
        }
        for card in state.cards {
            if card == Postcard::Levitation {
                self.list_levitation(state, seat, &ground, moves);
            } else {
                self.actions(state, seat, &ground, card, |template, set| {
                    write(moves, template, set);
                });
            }
            moves.push(Move::Idle(card));
        }
    }

    /// Offers only swaps that can be placed, with buildings that were in the supply before (ruling
    /// C10).
    fn list_levitation(&self, state: &State, seat: Seat, ground: &Ground, moves: &mut Vec<Move>) {
        let first = moves.len();
        let mut reserve = buildable(state, seat).into_iter();
        let Some(back) = reserve.next() else { return };
        for building in state.supply {
            self.placements(building, ground, |turn, set| {
                write(moves, Template::Levitation(back, building, turn), set);
            });
        }
        // Where the new building fits does not depend on the one that goes back.
        let last = moves.len();
        for other in reserve {
            for at in first..last {
                if let Move::Card(Action::Levitation { building, at, turn, .. }) = moves[at] {
                    let swap = Action::Levitation { back: other, building, at, turn };
                    moves.push(Move::Card(swap));
                }
            }
        }
    }

    fn pick_building<C: Chance>(&self, state: &State, seat: Seat, chance: &mut C) -> (Move, usize) {
        let player = state.player(seat);
        let ground = ground(state, seat);
        let builds = buildable(state, seat);
        let mut sizes = [0; Building::ALL.len()];
        let mut total = 0;
        for building in builds {
            let count = self.count(building, &ground);
            sizes[building.index()] = count;
            total += count;
        }
        let mut card_sizes = [0; Postcard::ALL.len()];
        let cards = if player.tokens > 0 { state.cards } else { Set::EMPTY };
        for card in cards {
            let count = 1 + self.count_actions(state, seat, &ground, card);
            card_sizes[card.index()] = count;
            total += count;
        }
        let mut pick = chance.below(total);
        for building in builds {
            let size = sizes[building.index()];
            if pick < size {
                return (self.nth_build(building, &ground, pick), total);
            }
            pick -= size;
        }
        for card in cards {
            let size = card_sizes[card.index()];
            if pick + 1 < size {
                return (self.nth_action(state, seat, &ground, card, pick), total);
            }
            if pick + 1 == size {
                return (Move::Idle(card), total);
            }
            pick -= size;
        }
        unreachable!("the number picked is below the sum of all sizes")
    }

    /// Where a building can be placed, rotation by rotation.
    #[inline]
    fn placements(
        &self,
        building: Building,
        ground: &Ground,
        mut visit: impl FnMut(Rotation, Spaces),
    ) {
        for (turn, shape) in self.turns(building).each() {
            visit(turn, shape.fits(ground));
        }
    }

    /// In how many ways a building can be placed.
    #[inline]
    fn count(&self, building: Building, ground: &Ground) -> usize {
        self.turns(building).count(ground)
    }

    fn nth_build(&self, building: Building, ground: &Ground, nth: usize) -> Move {
        let mut finder = Finder { left: nth, found: None };
        self.placements(building, ground, |turn, set| {
            finder.look(Template::Build(building, turn), set);
        });
        finder.found.expect("the number is below the count")
    }

    /// Every action of a card except Levitation's, as templates with their places.
    #[inline]
    fn actions(
        &self,
        state: &State,
        seat: Seat,
        ground: &Ground,
        card: Postcard,
        mut visit: impl FnMut(Template, Spaces),
    ) {
        let own = state.colour(seat) & !state.taken;
        let player = state.player(seat);
        match card {
            Postcard::Metropolitain => visit(Template::Plain(Action::Metropolitain), 1),
            Postcard::SacreCoeur => visit(Template::Plain(Action::SacreCoeur), 1),
            Postcard::Chartier => visit(Template::Plain(Action::Chartier), 1),
            // The garden is a building: it needs a chimney (C17) and may use both rights (C9).
            Postcard::Jardin if player.chimneys > 0 => {
                self.placements(Building::Jardin, ground, |turn, set| {
                    visit(Template::Jardin(turn), set);
                });
            }
            Postcard::Jardin | Postcard::Levitation => {}
            Postcard::Peintre => visit(Template::Peintre, own),
            Postcard::Lampadaire => visit(Template::Lampadaire, own),
            Postcard::MoulinRouge => visit(Template::MoulinRouge, own),
            // The annex lies beside a building of the player's own, which the move names (C11).
            Postcard::Bouquinistes => {
                for building in player.built {
                    let set = own & board::beside(state.cells(building));
                    visit(Template::Bouquinistes(building), set);
                }
            }
            // The fountain may use Chartier's mixed space but covers no lamp (C9).
            Postcard::Fontaine => {
                let ground = Ground { lamp: 0, ..*ground };
                let single = self.fountain.shapes()[0].cells == 1;
                for (turn, shape) in self.fountain.each() {
                    let turn = if single { None } else { Some(turn) };
                    visit(Template::Fontaine(turn), shape.fits(&ground));
                }
            }
            // The space in front must be on the board and free (C13).
            Postcard::Penseur => {
                for facing in Facing::ALL {
                    visit(Template::Penseur(facing), own & behind(state.free(), facing));
                }
            }
            // Only printed streetlights, and only empty ones (C5).
            Postcard::GrandeLumiere => visit(Template::GrandeLumiere, state.lamps & !state.taken),
        }
    }

    #[inline]
    fn count_actions(&self, state: &State, seat: Seat, ground: &Ground, card: Postcard) -> usize {
        if card == Postcard::Levitation {
            let swaps = buildable(state, seat).len();
            return if swaps == 0 { 0 } else { swaps * self.count_supply(state, ground) };
        }
        let mut count = 0;
        self.actions(state, seat, ground, card, |_, set| count += set.count_ones() as usize);
        count
    }

    /// In how many ways a building of the supply could be placed.
    fn count_supply(&self, state: &State, ground: &Ground) -> usize {
        state.supply.into_iter().map(|building| self.count(building, ground)).sum()
    }

    fn nth_action(
        &self,
        state: &State,
        seat: Seat,
        ground: &Ground,
        card: Postcard,
        nth: usize,
    ) -> Move {
        let mut finder = Finder { left: nth, found: None };
        if card == Postcard::Levitation {
            let each = self.count_supply(state, ground);
            let back = buildable(state, seat).nth(nth / each);
            finder.left = nth % each;
            for building in state.supply {
                self.placements(building, ground, |turn, set| {
                    finder.look(Template::Levitation(back, building, turn), set);
                });
            }
        } else {
            self.actions(state, seat, ground, card, |template, set| finder.look(template, set));
        }
        finder.found.expect("the number is below the count")
    }
}

/// Writes out a template with every place of a set.
fn write(moves: &mut Vec<Move>, template: Template, set: Spaces) {
    moves.extend(board::each(set).map(|at| template.at(at.index())));
}

/// Finds the move with a given number among templates.
struct Finder {
    left: usize,
    found: Option<Move>,
}

impl Finder {
    #[inline]
    fn look(&mut self, template: Template, set: Spaces) {
        let count = set.count_ones() as usize;
        if self.found.is_none() && self.left < count {
            self.found = Some(template.at(board::nth(set, self.left)));
        }
        self.left = self.left.wrapping_sub(count);
    }
}

/// Where a seat may place a building now: on free spaces, like every piece (ruling C3).
#[inline]
pub(crate) fn ground(state: &State, seat: Seat) -> Ground {
    let player = state.player(seat);
    let free = !state.taken;
    Ground {
        open: (state.colour(seat) | state.mixed) & free,
        lamp: if player.metropolitain { state.lamps & free } else { 0 },
        other: if player.chartier { state.colour(other(seat)) & free } else { 0 },
    }
}

/// The spaces that have a space of the set in front of them in this direction.
pub(crate) const fn behind(set: Spaces, facing: Facing) -> Spaces {
    match facing {
        Facing::North => board::south(set),
        Facing::East => board::west(set),
        Facing::South => board::north(set),
        Facing::West => board::east(set),
    }
}

/// The buildings a seat has a chimney for (ruling C17: seven are a hard limit).
#[inline]
fn buildable(state: &State, seat: Seat) -> Set<Building> {
    let player = state.player(seat);
    if player.chimneys > 0 { player.reserve } else { Set::EMPTY }
}

impl CityOfLight {
    fn list_streets(&self, state: &State, seat: Seat, moves: &mut Vec<Move>) {
        let player = state.player(seat);
        for tile in player.hand {
            for &turn in &Rotation::ALL[..usize::from(self.tile_turns[tile.index()])] {
                let squares = board::each(u64::from(state.empty)).map(|it| Square::new(it.index()));
                moves.extend(squares.map(|square| Move::Tile { tile, square, turn }));
            }
        }
        moves.extend(state.supply.into_iter().map(|building| Move::Take { building }));
        // The hand is empty only once all eight tiles are laid (ruling C2).
        if player.hand.is_empty() {
            moves.push(Move::Pass);
        }
    }

    #[inline]
    fn pick_street<C: Chance>(&self, state: &State, seat: Seat, chance: &mut C) -> (Move, usize) {
        let player = state.player(seat);
        let squares = state.empty.count_ones() as usize;
        let turns = |tile: Tile| usize::from(self.tile_turns[tile.index()]);
        let tiles = squares * player.hand.into_iter().map(turns).sum::<usize>();
        let takes = state.supply.len();
        let total = tiles + takes + usize::from(player.hand.is_empty());
        let pick = chance.below(total);
        let mv = if pick < tiles {
            // Small enough for the faster 32-bit division.
            let (row, nth) = (pick as u32 / squares as u32, pick as u32 % squares as u32);
            let (mut row, mut hand) = (row as usize, player.hand.into_iter());
            let tile = hand.find(|&tile| {
                let before = row < turns(tile);
                row -= if before { 0 } else { turns(tile) };
                before
            });
            Move::Tile {
                tile: tile.expect("the row is below the sum of all turns"),
                turn: Rotation::ALL[row],
                square: Square::new(board::nth(u64::from(state.empty), nth as usize)),
            }
        } else if pick < tiles + takes {
            Move::Take { building: state.supply.nth(pick - tiles) }
        } else {
            Move::Pass
        };
        (mv, total)
    }
}
