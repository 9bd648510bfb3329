//! Positions made to order, for puzzles, analysis and tests: pieces are moved, none are created.

use table::Seat;

use crate::Paris;
use crate::piece::{Bonus, District, EndTile, Kind, Landmark};
use crate::place::{BUILDINGS, Building, Place, Post, Site, Spot};
use crate::state::{Player, State};
use crate::step::Ending;

/// Changes a position piece by piece.
///
/// Every method panics if the piece to move is not where it is expected.
#[derive(Clone, Debug)]
pub struct Arrangement<'a> {
    rules: &'a Paris,
    state: State,
}

impl<'a> Arrangement<'a> {
    /// Starts from a position.
    #[must_use]
    pub fn of(rules: &'a Paris, state: State) -> Self {
        Self { rules, state }
    }

    /// The position as it is now.
    #[must_use]
    pub fn state(&self) -> State {
        self.state
    }

    /// Draws a building from wherever it is and puts it into a district.
    pub fn build(&mut self, building: Building, district: District) -> &mut Self {
        let state = &mut self.state;
        let at = |state: &State, wanted: u8| state.buildings.iter().position(|it| *it == wanted);
        let place = at(state, building.index() as u8).expect("every building is somewhere");
        let begin = self.rules.tables.stack_begin;
        let holds = |stack: &usize| {
            let first = usize::from(begin[*stack]);
            (first..first + usize::from(state.stack_left[*stack])).contains(&place)
        };
        let fullest = || (0..3).max_by_key(|&stack| state.stack_left[stack]);
        let stack = (0..3).find(holds).or_else(fullest).expect("there are three stacks");
        assert!(state.stack_left[stack] > 0, "the stacks are empty");
        state.stack_left[stack] -= 1;
        let top = usize::from(begin[stack] + state.stack_left[stack]);
        state.buildings.swap(place, top);
        self.rules.build(state, building, district, &mut table::Quiet);
        self
    }

    /// Draws every building left and puts it where it belongs, so that the stacks are empty.
    pub fn empty_stacks(&mut self) -> &mut Self {
        let drawn = self.state.stack_left.iter().zip(self.rules.tables.stack_begin);
        let places = drawn.flat_map(|(&left, begin)| begin..begin + left).collect::<Vec<_>>();
        for place in places {
            let building = Building::at(usize::from(self.state.buildings[usize::from(place)]));
            self.rules.build(&mut self.state, building, building.district(), &mut table::Quiet);
        }
        self.state.stack_left = [0; 3];
        self
    }

    /// Adds a landmark to a district.
    pub fn landmark(&mut self, landmark: Landmark, district: District) -> &mut Self {
        let site = Site { district, spot: Spot::Landmark(landmark) };
        let place = self.place(site);
        let rank = place.rank().expect("a landmark has a rank");
        assert!(self.state.district_of(rank).is_none(), "{landmark} stands already");
        self.state.landmarks[district.index()] |= 1 << rank;
        self
    }

    /// Puts a key from a player's hand somewhere.
    pub fn key(&mut self, seat: Seat, post: Post) -> &mut Self {
        let place = match post {
            Post::Stand(_) => None,
            Post::Site(site) => Some((site, self.place(site))),
        };
        if let Some((site, place)) = place {
            let standing = self.state.built | self.state.places_of(site.district) & !ALL_SPACES;
            assert!(standing & place.bit() != 0, "nothing stands at {site}");
        }
        let player = self.player(seat);
        player.hand = player.hand.checked_sub(1).expect("a key in hand");
        match (post, place) {
            (Post::Stand(stand), _) => {
                assert!(player.stands & stand.bit() == 0, "a key stands there");
                player.stands |= stand.bit();
            }
            (_, Some((_, place))) => player.add_key(place),
            _ => unreachable!("a post is a stand or a site"),
        }
        self
    }

    /// Puts the token beside a bought building into the box.
    pub fn bought(&mut self, post: Post) -> &mut Self {
        if let Post::Site(site) = post {
            self.state.token_there &= !self.place(site).bit();
        }
        self
    }

    /// Puts keys from a player's hand back into the box.
    pub fn lose_keys(&mut self, seat: Seat) -> &mut Self {
        self.player(seat).hand = 0;
        self
    }

    /// Sets the francs of a player.
    pub fn francs(&mut self, seat: Seat, francs: u16) -> &mut Self {
        self.player(seat).francs = francs;
        self
    }

    /// Gives a player a token from the board: the last one of its kind.
    pub fn token(&mut self, seat: Seat, kind: Kind) -> &mut Self {
        self.take_token(kind);
        self.player(seat).tokens[kind.index()] += 1;
        self
    }

    /// Puts a resource from the board into the supply.
    pub fn supply(&mut self, kind: Kind) -> &mut Self {
        self.take_token(kind);
        self.state.supply[kind.index()] += 1;
        self
    }

    /// Puts the tokens of all building spaces into the box, both prestige and resources.
    pub fn clear_tokens(&mut self) -> &mut Self {
        self.state.token_there = 0;
        self
    }

    /// Gives a player a bonus tile from the track.
    pub fn bonus(&mut self, seat: Seat, bonus: Bonus) -> &mut Self {
        let copies = &mut self.state.copies[bonus.index()];
        *copies = copies.checked_sub(1).expect("a tile of this number on the track");
        if *copies == 0 {
            self.state.on_track &= !bonus.bit();
        }
        let player = self.player(seat);
        assert!(player.taken & bonus.bit() == 0, "a number is taken once");
        player.taken |= bonus.bit();
        player.unused |= bonus.bit();
        self
    }

    /// Takes all tiles of a number off the track.
    pub fn clear_bonus(&mut self, bonus: Bonus) -> &mut Self {
        self.state.copies[bonus.index()] = 0;
        self.state.on_track &= !bonus.bit();
        self
    }

    /// Puts a player's meeple on a space.
    pub fn meeple(&mut self, seat: Seat, space: u8) -> &mut Self {
        assert!(usize::from(space) <= Bonus::COUNT, "the track has 30 spaces");
        self.player(seat).meeple = space;
        self
    }

    /// Puts a VP tile, named by its first prize, on a district.
    pub fn vp_tile(&mut self, prize: u8, district: District) -> &mut Self {
        let tile = self.rules.edition.prizes.iter().position(|prizes| prizes[0] == prize);
        let tile = tile.expect("a VP tile of this edition");
        assert!(self.state.vp_left & (1 << tile) != 0, "the VP tile lies elsewhere");
        self.state.vp_left &= !(1 << tile);
        self.state.vp_tile[district.index()] = tile as u8;
        self
    }

    /// Lets a player take an end-game tile.
    pub fn end_tile(&mut self, seat: Seat, tile: EndTile) -> &mut Self {
        let (seat_before, step) = (self.state.seat, self.state.step);
        self.state.seat = seat;
        self.player(seat).saw |= 1 << self.state.end.count;
        self.rules.take_end_tile(&mut self.state, tile, &mut table::Quiet);
        self.state.seat = seat_before;
        self.state.step = step;
        self
    }

    /// Begins a player's turn, with the draw if there is one.
    pub fn turn(&mut self, seat: Seat) -> &mut Self {
        self.state.seat = seat;
        self.rules.begin_turn(&mut self.state);
        self
    }

    /// Begins a player's action, after the draw.
    pub fn action(&mut self, seat: Seat) -> &mut Self {
        self.state.seat = seat;
        self.rules.begin_action(&mut self.state);
        self
    }

    /// Makes the round the last one.
    pub fn last_round(&mut self) -> &mut Self {
        self.state.ending = Ending::LastRound;
        self
    }

    fn place(&self, site: Site) -> Place {
        self.rules.tables.place(site).expect("a place of this edition")
    }

    fn player(&mut self, seat: Seat) -> &mut Player {
        &mut self.state.players[seat]
    }

    fn take_token(&mut self, kind: Kind) {
        let state = &mut self.state;
        let at = (0..BUILDINGS)
            .rev()
            .find(|&at| state.token_there & (1 << at) != 0 && state.beside[at] == kind);
        state.token_there &= !(1 << at.expect("a token of this kind on the board"));
    }
}

/// All building spaces, as a set of places.
const ALL_SPACES: u64 = (1 << BUILDINGS) - 1;
