//! What a legal move does to a position.

use table::{Log, PerSeat, Seat};

use crate::action::{Action, Move};
use crate::board::{Rotation, Space, Spaces, Square};
use crate::event::Event;
use crate::game::CityOfLight;
use crate::piece::{Building, Postcard, Tile};
use crate::score::Tally;
use crate::state::{Laid, State, other};
use crate::step::Step;

impl CityOfLight {
    /// Plays a legal move.
    #[inline]
    pub(crate) fn apply<L: Log<Event>>(&self, state: &mut State, mv: Move, log: &mut L) {
        let before = L::LISTENS.then(|| self.tallies(state));
        let acting = state.step.to_act();
        match state.step {
            Step::Streets(seat) => {
                self.street(state, seat, mv);
                // Phase 1 ends at once with the 16th tile. The other player finished first, because
                // each lays eight, and is also next in turn, unless already stuck.
                state.step = if state.empty == 0 {
                    self.after(state, seat)
                } else {
                    Step::Streets(other(seat))
                };
            }
            Step::Buildings(seat) => {
                self.building(state, seat, mv, log);
                state.step = self.after(state, seat);
            }
            Step::Over => unreachable!("a game that is over has no legal move"),
        }
        state.turns += 1;
        if let (Some(acting), Some(before)) = (acting, before) {
            self.report(state, mv, acting, &before, log);
        }
    }

    fn street(&self, state: &mut State, seat: Seat, mv: Move) {
        match mv {
            Move::Tile { tile, square, turn } => {
                self.lay(state, seat, tile, square, turn);
                let player = state.player_mut(seat);
                player.hand.remove(tile);
                if let Some(next) = player.stack.draw() {
                    player.hand.insert(next);
                }
            }
            Move::Take { building } => {
                state.supply.remove(building);
                state.player_mut(seat).reserve.insert(building);
            }
            Move::Pass => {}
            Move::Build { .. } | Move::Card(_) | Move::Idle(_) => {
                unreachable!("phase 1 has no such legal move")
            }
        }
    }

    /// Puts a tile on a square.
    #[inline]
    pub(crate) fn lay(
        &self,
        state: &mut State,
        seat: Seat,
        tile: Tile,
        square: Square,
        turn: Rotation,
    ) {
        let faces = &self.faces[tile.index()][turn.index()];
        let shift = square.corner().index();
        state.colour[seat] |= faces.own << shift;
        state.colour[other(seat)] |= faces.other << shift;
        state.mixed |= faces.mixed << shift;
        state.lamps |= faces.lamps << shift;
        state.empty &= !(1 << square.index());
        state.laid[square.index()] = Laid::new(seat, tile, turn);
    }

    fn building<L: Log<Event>>(&self, state: &mut State, seat: Seat, mv: Move, log: &mut L) {
        match mv {
            Move::Build { building, at, turn } => {
                state.player_mut(seat).reserve.remove(building);
                self.place(state, seat, building, at, turn, log);
            }
            Move::Card(action) => {
                let player = state.player_mut(seat);
                player.done.insert(action.postcard());
                use_card(state, seat, action.postcard());
                self.act(state, seat, action, log);
            }
            Move::Idle(card) => use_card(state, seat, card),
            Move::Tile { .. } | Move::Take { .. } | Move::Pass => {
                unreachable!("phase 2 has no such legal move")
            }
        }
    }

    pub(crate) fn act<L: Log<Event>>(
        &self,
        state: &mut State,
        seat: Seat,
        action: Action,
        log: &mut L,
    ) {
        let stand = |taken: &mut Spaces, piece: &mut Spaces, at: Space| {
            *piece = at.bit();
            *taken |= at.bit();
        };
        let pieces = &mut state.pieces;
        match action {
            Action::Levitation { back, building, at, turn } => {
                state.supply.remove(building);
                state.supply.insert(back);
                state.player_mut(seat).reserve.remove(back);
                self.place(state, seat, building, at, turn, log);
            }
            Action::Jardin { at, turn } => {
                self.place(state, seat, Building::Jardin, at, turn, log);
            }
            Action::Metropolitain => state.player_mut(seat).metropolitain = true,
            Action::Chartier => state.player_mut(seat).chartier = true,
            Action::SacreCoeur => {}
            Action::Peintre { at } => stand(&mut state.taken, &mut pieces.painter, at),
            Action::Lampadaire { at } => stand(&mut state.taken, &mut pieces.lampadaire, at),
            Action::MoulinRouge { at } => stand(&mut state.taken, &mut pieces.dancer, at),
            Action::GrandeLumiere { at } => stand(&mut state.taken, &mut pieces.large_lamp, at),
            Action::Penseur { at, facing } => {
                stand(&mut state.taken, &mut pieces.statue, at);
                pieces.facing = Some(facing);
            }
            Action::Bouquinistes { at, building } => {
                stand(&mut state.taken, &mut pieces.annex, at);
                state.cells[building.index()] |= at.bit();
                state.player_mut(seat).houses |= at.bit();
            }
            Action::Fontaine { at, turn } => {
                let shape = self
                    .fountain
                    .get(turn.unwrap_or(Rotation::ALL[0]))
                    .expect("a legal rotation looks like no smaller one");
                pieces.fountain = shape.covers(at);
                state.taken |= pieces.fountain;
                spend_rights(state, seat, state.pieces.fountain, log);
            }
        }
    }

    /// Puts a building on the board with a chimney.
    #[inline]
    pub(crate) fn place<L: Log<Event>>(
        &self,
        state: &mut State,
        seat: Seat,
        building: Building,
        at: Space,
        turn: Rotation,
        log: &mut L,
    ) {
        let shape =
            self.turns(building).get(turn).expect("a legal rotation looks like no smaller one");
        let cells = shape.covers(at);
        state.cells[building.index()] = cells;
        state.taken |= cells;
        let player = state.player_mut(seat);
        player.houses |= cells;
        player.built.insert(building);
        player.chimneys -= 1;
        spend_rights(state, seat, cells, log);
    }

    /// Who is next in phase 2. A player who can do nothing is skipped without a move (ruling C20);
    /// spaces are never freed, so such a player stays stuck.
    #[inline]
    fn after(&self, state: &State, seat: Seat) -> Step {
        let next = other(seat);
        if self.can_move(state, next) {
            Step::Buildings(next)
        } else if self.can_move(state, seat) {
            Step::Buildings(seat)
        } else {
            Step::Over
        }
    }

    fn report<L: Log<Event>>(
        &self,
        state: &State,
        mv: Move,
        acting: Seat,
        before: &PerSeat<Tally, 2>,
        log: &mut L,
    ) {
        let now = self.tallies(state);
        for (seat, (before, now)) in Seat::first(2).zip(before.iter().zip(now.iter())) {
            let points = now.total() - before.total();
            match mv {
                _ if points == 0 => {}
                Move::Take { .. } => log.note(Event::Unbuilt { seat, points }),
                _ => {
                    log.note(Event::Points { seat, points });
                    for (source, points) in now.since(before) {
                        log.note(Event::Part { source, points });
                    }
                }
            }
        }
        match state.step {
            Step::Over => log.note(Event::Over),
            Step::Buildings(first) if matches!(mv, Move::Tile { .. }) => {
                log.note(Event::StreetsDone { first });
            }
            Step::Buildings(next) if next == acting => {
                log.note(Event::Skipped { seat: other(acting) });
            }
            Step::Streets(_) | Step::Buildings(_) => {}
        }
    }
}

/// Puts a token on a postcard.
#[inline]
fn use_card(state: &mut State, seat: Seat, card: Postcard) {
    state.cards.remove(card);
    let player = state.player_mut(seat);
    player.used.insert(card);
    player.tokens -= 1;
}

/// The ground under a piece shows which rights it used; a piece on ordinary ground uses none
/// (rulings C7, C8, C9).
#[inline]
fn spend_rights<L: Log<Event>>(state: &mut State, seat: Seat, cells: Spaces, log: &mut L) {
    let lamp = cells & state.lamps;
    let foreign = cells & state.colour(other(seat));
    if lamp | foreign == 0 {
        return;
    }
    let player = state.player_mut(seat);
    player.metropolitain &= lamp == 0;
    player.chartier &= foreign == 0;
    if L::LISTENS {
        for (card, set) in [(Postcard::Metropolitain, lamp), (Postcard::Chartier, foreign)] {
            if let Some(space) = crate::board::each(set).next() {
                log.note(Event::RightSpent { seat, card, space });
            }
        }
    }
}
