//! What may be seen: by everybody, and by one seat in addition (K12).

use serde::Serialize;
use table::{Seat, bits};

use crate::Paris;
use crate::options::Screens;
use crate::piece::{Bonus, District, EndTile, Kind, Landmark, Type, Value};
use crate::place::{Building, Place, Stand};
use crate::state::{END_TILES, NONE, State};
use crate::step::{Ending, Step};

/// What everybody may see.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Public {
    /// Who began.
    pub start: Seat,
    /// Whose move it is.
    pub to_act: Option<Seat>,
    /// The number of the turn, from 0.
    pub turn: u16,
    /// The name of the step.
    pub step: &'static str,
    /// The building just drawn that has to be placed.
    pub drawn: Option<Drawn>,
    /// The buildings that found no district and left the game.
    pub homeless: Vec<Drawn>,
    /// How near the end is.
    pub ending: Ending,
    /// The stacks of buildings.
    pub stacks: Vec<Stack>,
    /// The districts.
    pub districts: Vec<Quarter>,
    /// Who has a key on the Arc.
    pub arc: Vec<Seat>,
    /// The landmarks in the supply.
    pub landmarks: Vec<Monument>,
    /// The landmark just bought, while its slots can be filled.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub filling: Option<Filling>,
    /// The VP tiles not yet placed, by their prizes.
    pub vp_tiles: Vec<[u8; 3]>,
    /// The wood, marble and gold in the supply.
    pub supply: [u8; 3],
    /// The bonus track, from space 1.
    pub track: Vec<Space>,
    /// How many end-game tiles are left.
    pub end_tiles: u8,
    /// The players.
    pub players: Vec<PublicPlayer>,
}

/// A building by what is printed on it.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Drawn {
    /// The district and value.
    pub building: Building,
    /// The type.
    #[serde(rename = "type")]
    pub of: Type,
}

/// A stack of buildings.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Stack {
    /// How many are left.
    pub left: u8,
    /// The district on the back of the top one.
    pub top: Option<District>,
}

/// A district.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Quarter {
    /// Which one.
    pub district: District,
    /// What its bank pays.
    pub bank: u8,
    /// Who has a key on its bank.
    pub bank_keys: Vec<Seat>,
    /// The building spaces, by rising value.
    pub spaces: Vec<Lot>,
    /// The landmarks, in the order in which they were added.
    pub landmarks: Vec<Monument>,
    /// The prizes of its VP tile.
    pub vp_tile: Option<[u8; 3]>,
    /// The sum of each seat's values there.
    pub values: Vec<u16>,
}

/// A building space.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Lot {
    /// Its value.
    pub value: Value,
    /// The type of its building, if there is one.
    pub building: Option<Type>,
    /// The token beside it, if it is still there.
    pub token: Option<Kind>,
    /// The keys on it, one entry for each.
    pub keys: Vec<Seat>,
}

/// A landmark.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Monument {
    /// Which one.
    pub landmark: Landmark,
    /// Its value.
    pub value: u8,
    /// What it costs in wood, marble and gold.
    pub cost: [u8; 3],
    /// The kinds of prestige that its slots take.
    pub slots: [Kind; 3],
    /// The keys on it, one entry for each.
    pub keys: Vec<Seat>,
}

/// A landmark whose slots can be filled.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Filling {
    /// Which one.
    pub landmark: Landmark,
    /// The kinds of prestige that its open slots take.
    pub open: Vec<Kind>,
}

/// A space of the bonus track.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Space {
    /// The number printed on its tiles.
    pub number: Bonus,
    /// How many lie there.
    pub copies: u8,
    /// Whose meeples stand there.
    pub meeples: Vec<Seat>,
}

/// What everybody sees of a player.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct PublicPlayer {
    /// The VP on the track.
    pub vp: u16,
    /// The VP that the districts would bring if the game ended now.
    pub prizes: u16,
    /// The keys in the reserve.
    pub reserve: u8,
    /// The space of the meeple; 0 before the track.
    pub meeple: u8,
    /// The bonus tiles laid open, half spent ones included.
    pub used: Vec<Bonus>,
    /// How many end-game tiles are behind the screen.
    pub end_tiles: u8,
    /// The end-game tiles behind the screen, once the game is over: then everything is shown
    /// (K37).
    pub held_end_tiles: Option<Vec<EndTile>>,
    /// The end-game tiles that were used.
    pub used_end_tiles: Vec<EndTile>,
    /// Whether the player has retired.
    pub retired: bool,
    /// What is behind the screen, if others may see it: with `screens = open`, and after the end.
    pub screen: Option<Screen>,
}

/// What is behind a player's screen, except end-game tiles.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Screen {
    /// The francs.
    pub francs: u16,
    /// The keys in hand.
    pub keys: u8,
    /// The tokens, by kind.
    pub tokens: [u8; 6],
    /// The bonus tiles not used.
    pub unused: Vec<Bonus>,
    /// Tiles 19 and 21 of which one half is left.
    pub half: Vec<Bonus>,
}

/// What a seat sees in addition.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Secret {
    /// What is behind its screen.
    pub screen: Screen,
    /// Its end-game tiles.
    pub end_tiles: Vec<EndTile>,
    /// The end-game tiles that were left when it last looked, without what it took then.
    pub left: Option<Vec<EndTile>>,
}

impl Paris {
    pub(crate) fn view(&self, state: &State) -> Public {
        let face =
            |building: Building| Drawn { building, of: self.tables.printed[building.index()] };
        let drawn = match state.step {
            Step::Place(building) => Some(face(building)),
            _ => None,
        };
        let seats = || Seat::first(self.seats);
        Public {
            start: state.start,
            to_act: (state.step != Step::Over).then_some(state.seat),
            turn: state.turn,
            step: state.step.as_str(),
            drawn,
            homeless: bits(state.homeless).map(|at| face(Building::at(at))).collect(),
            ending: state.ending,
            stacks: self.stacks_seen(state),
            districts: District::ALL.iter().map(|it| self.quarter(state, *it)).collect(),
            arc: seats().filter(|seat| state.stands_on(*seat, Stand::Arc)).collect(),
            landmarks: bits(state.landmarks_left())
                .map(|rank| self.monument(state, rank))
                .collect(),
            filling: self.filling(state),
            vp_tiles: bits(state.vp_left).map(|it| self.edition.prizes[it]).collect(),
            supply: state.supply,
            track: (1..=Bonus::COUNT)
                .map(|space| {
                    let number = Bonus::new(state.track[space]);
                    let meeples =
                        seats().filter(|seat| usize::from(state.meeple(*seat)) == space).collect();
                    Space { number, copies: state.copies[number.index()], meeples }
                })
                .collect(),
            end_tiles: state.end_tiles_left(),
            players: seats().map(|seat| self.public_player(state, seat)).collect(),
        }
    }

    pub(crate) fn seat_view(&self, state: &State, seat: Seat) -> Secret {
        let player = &state.players[seat];
        Secret {
            screen: self.screen(state, seat),
            end_tiles: self.end_tiles(player.end_tiles),
            left: self.left_seen(state, seat).map(|left| self.end_tiles(left)),
        }
    }

    /// What was left when a seat last looked, without what it took then.
    fn left_seen(&self, state: &State, seat: Seat) -> Option<u16> {
        let saw = state.players[seat].saw;
        let looked = (saw != 0).then(|| 15 - saw.leading_zeros() as usize)?;
        let later = looked..usize::from(state.end.count);
        let mut left = state.end.left;
        for at in later {
            // The tile it took right after the look is not among those left.
            if at != looked || usize::from(state.end.takers[at]) != seat.index() {
                left |= 1 << state.end.takes[at];
            }
        }
        Some(left)
    }

    fn end_tiles(&self, set: u16) -> Vec<EndTile> {
        bits(set).map(|at| self.edition.end_tiles[at]).collect()
    }

    fn stacks_seen(&self, state: &State) -> Vec<Stack> {
        let sizes = self.tables.stack_size.iter().filter(|size| **size > 0).count();
        (0..sizes)
            .map(|stack| {
                let left = state.stack_left[stack];
                let top = left.checked_sub(1).map(|last| {
                    let at = usize::from(self.tables.stack_begin[stack] + last);
                    Building::at(usize::from(state.buildings[at])).district()
                });
                Stack { left, top }
            })
            .collect()
    }

    fn quarter(&self, state: &State, district: District) -> Quarter {
        let at = district.index();
        let seats = || Seat::first(self.seats);
        Quarter {
            district,
            bank: self.edition.banks[at],
            bank_keys: seats()
                .filter(|seat| state.stands_on(*seat, Stand::Bank(district)))
                .collect(),
            spaces: Value::ALL
                .iter()
                .map(|&value| {
                    let place = Place::building(district, value);
                    let stands = |of: &Type| state.of_type[of.slot()] & place.bit() != 0;
                    let of = self.tables.types.into_iter().find(stands);
                    let token = state.token_there & place.bit() != 0;
                    Lot {
                        value,
                        building: of,
                        token: token.then(|| state.beside[place.index()]),
                        keys: self.keys_on(state, place),
                    }
                })
                .collect(),
            landmarks: bits(state.landmarks[at]).map(|rank| self.monument(state, rank)).collect(),
            vp_tile: state.vp_tile(district).map(|tile| self.edition.prizes[tile]),
            values: seats()
                .map(|seat| self.value_of(&state.players[seat], state.places_of(district)))
                .collect(),
        }
    }

    fn filling(&self, state: &State) -> Option<Filling> {
        let Step::Prestige { rank, open, .. } = state.step else { return None };
        let tile = &self.edition.landmarks[usize::from(rank)];
        let open = bits(open).map(|slot| tile.slots[slot]).collect();
        Some(Filling { landmark: tile.landmark, open })
    }

    fn monument(&self, state: &State, rank: usize) -> Monument {
        let tile = &self.edition.landmarks[rank];
        Monument {
            landmark: tile.landmark,
            value: tile.value,
            cost: tile.cost,
            slots: tile.slots,
            keys: self.keys_on(state, Place::landmark(rank)),
        }
    }

    fn keys_on(&self, state: &State, place: Place) -> Vec<Seat> {
        Seat::first(self.seats)
            .flat_map(|seat| {
                let count = state.players[seat].count(place.bit());
                std::iter::repeat_n(seat, count as usize)
            })
            .collect()
    }

    fn public_player(&self, state: &State, seat: Seat) -> PublicPlayer {
        let player = &state.players[seat];
        let over = state.step == Step::Over;
        let open = self.options.screens == Screens::Open || over;
        let used_end = (0..END_TILES).filter(|&tile| state.end.used_at[tile] != NONE);
        let taken_by = |tile: &usize| {
            let take = state.end.takes.iter().position(|it| usize::from(*it) == *tile);
            take.is_some_and(|at| usize::from(state.end.takers[at]) == seat.index())
        };
        PublicPlayer {
            vp: player.vp,
            prizes: District::ALL
                .iter()
                .map(|district| u16::from(self.prizes(state, *district)[seat].vp))
                .sum(),
            reserve: player.reserve,
            meeple: player.meeple,
            used: numbers(player.taken & !player.unused),
            end_tiles: player.end_tiles.count_ones() as u8,
            held_end_tiles: over.then(|| self.end_tiles(player.end_tiles)),
            used_end_tiles: used_end
                .filter(taken_by)
                .map(|tile| self.edition.end_tiles[tile])
                .collect(),
            retired: player.retired,
            screen: open.then(|| self.screen(state, seat)),
        }
    }

    fn screen(&self, state: &State, seat: Seat) -> Screen {
        let player = &state.players[seat];
        Screen {
            francs: player.francs,
            keys: player.hand,
            tokens: player.tokens,
            unused: numbers(player.unused),
            half: numbers(player.half),
        }
    }
}

fn numbers(set: u32) -> Vec<Bonus> {
    bits(set).map(|number| Bonus::new(number as u8)).collect()
}
