//! The encoding of Paris: the districts, the track and the screens as numbers. Moves are in
//! `paris_moves.rs`.

use paris::{
    BUILDINGS, Bonus, District, EndTile, Ending, Kind, LANDMARKS, Monument, Move, Paris, Public,
    PublicPlayer, Screen, Type, Value,
};
use table::{Game as _, MAX_SEATS, Seat, SeatView};

use crate::block::{Block, Part, Writer};
use crate::encode::{Encode, Encoded, from_viewer};
use crate::paris_moves;

/// The encoding of Paris.
#[derive(Clone, Copy, Debug, Default)]
pub struct ParisEncoding;

impl Encoded for Paris {
    type Encoding = ParisEncoding;
}

const DISTRICTS: usize = District::ALL.len();
const VALUES: usize = Value::ALL.len();
const TYPES: usize = Type::COUNT;
const KINDS: usize = Kind::ALL.len();
const STACKS: usize = 3;
const END_TILES: usize = 12;
/// Numbers of bonus tiles; place 0 is number 1.
const BONUS: usize = Bonus::COUNT;

/// The steps of a turn, in the order of their marks.
const STEPS: [&str; 9] =
    ["draw", "place", "action", "end-tile", "pay", "prestige", "bonus", "vp-tile", "free"];

const VIEW: &[Block] = &[
    Block::marks("players", 3, "two, three or four play"),
    Block::marks("to-act", MAX_SEATS, "whose move it is, counted from the viewer"),
    Block::marks("start", MAX_SEATS, "who began, counted from the viewer"),
    Block::counts("turn", 1, 100.0, "the number of the turn"),
    Block::marks(
        "step",
        STEPS.len(),
        "draw, place, action, end-tile, pay, prestige, bonus, vp-tile, free",
    ),
    Block::marks("ending", 3, "end-game tiles are left, the last was taken, the last round"),
    Block::counts("stacks", STACKS, 12.0, "buildings left in each stack"),
    Block::marks("stack-tops", STACKS * DISTRICTS, "the district on top of each stack"),
    Block::marks("drawn", BUILDINGS, "the building in hand (`districts = free`)"),
    Block::marks("homeless", BUILDINGS, "buildings that left the game"),
    Block::marks(
        "types",
        BUILDINGS * TYPES,
        "the type that stands on each space; spaces by district, then value 1 2 3 4 5 8",
    ),
    Block::marks("tokens-there", BUILDINGS * KINDS, "the token beside each space"),
    Block::counts("keys", MAX_SEATS * BUILDINGS, 1.0, "the keys of each seat on each space"),
    Block::marks("keys-banks", MAX_SEATS * DISTRICTS, "the keys of each seat on banks"),
    Block::marks("keys-arc", MAX_SEATS, "the keys on the Arc"),
    Block::marks(
        "landmarks",
        LANDMARKS * (DISTRICTS + 1),
        "where each landmark is, by rising value: a district, or 6 for the supply",
    ),
    Block::counts("keys-landmarks", MAX_SEATS * LANDMARKS, 1.0, "the keys on landmarks"),
    Block::marks("vp-tiles", DISTRICTS * 6, "the VP tile of each district, in the edition's order"),
    Block::marks("vp-tiles-left", 6, "VP tiles that nobody has placed"),
    Block::counts("supply", 3, 6.0, "wood, marble, gold in the general supply"),
    Block::counts("track-copies", BONUS, 1.0, "tiles left of each number"),
    Block::counts("track-spaces", BONUS, 30.0, "the space of the track on which each number lies"),
    Block::counts("end-tiles", 1, 12.0, "end-game tiles left"),
    Block::marks(
        "meeples",
        MAX_SEATS * (BONUS + 1),
        "the space of each meeple, 0 before the track",
    ),
    Block::counts("vp", MAX_SEATS, 100.0, "victory points of each seat"),
    Block::counts("prizes", MAX_SEATS, 50.0, "prizes of districts as they stand"),
    Block::counts("values", MAX_SEATS * DISTRICTS, 30.0, "the values under the keys of each seat"),
    Block::counts("keys-reserve", MAX_SEATS, 2.0, "keys in the reserve"),
    Block::counts("end-tiles-held", MAX_SEATS, 12.0, "end-game tiles taken and not used"),
    Block::marks("retired", MAX_SEATS, "who has retired"),
    Block::marks("bonus-used", MAX_SEATS * BONUS, "bonus tiles laid open"),
    Block::marks("end-tiles-used", MAX_SEATS * END_TILES, "end-game tiles laid open"),
    Block::marks("end-tiles-shown", MAX_SEATS * END_TILES, "those held, once the game is over"),
    Block::marks("screen-known", MAX_SEATS, "whether what follows is known of a seat"),
    Block::counts("francs", MAX_SEATS, 30.0, "francs"),
    Block::counts("keys-hand", MAX_SEATS, 10.0, "keys in the hand"),
    Block::counts(
        "tokens",
        MAX_SEATS * KINDS,
        3.0,
        "wood, marble, gold, bronze, silver, gold prestige of each seat",
    ),
    Block::marks("bonus-unused", MAX_SEATS * BONUS, "bonus tiles not used yet"),
    Block::marks("bonus-half", MAX_SEATS * BONUS, "tiles 19 and 21 half spent"),
    Block::marks("own-end-tiles", END_TILES, "the viewer's end-game tiles, in the edition's order"),
    Block::marks("end-tiles-looked", 1, "whether the viewer has seen what was left"),
    Block::marks("end-tiles-seen", END_TILES, "what was left then"),
];

impl Encode<Paris> for ParisEncoding {
    fn view_blocks(&self) -> &'static [Block] {
        VIEW
    }

    fn move_blocks(&self) -> &'static [Block] {
        paris_moves::MOVES
    }

    fn view(&self, game: &Paris, view: &SeatView<Paris>, out: &mut [f32]) {
        let SeatView { seat: viewer, public, secret } = view;
        let seats = public.players.len();
        let at = |seat: Seat| from_viewer(seat, *viewer, seats);
        let mut out = Writer::new(VIEW, out);
        write_turn(public, &at, &mut out);
        write_board(game, public, &at, &mut out);
        write_players(game, public, *viewer, &secret.screen, &mut out);
        let place = |tile: &EndTile| game.edition().end_tiles.iter().position(|it| it == tile);
        out.block("own-end-tiles").mark_all(secret.end_tiles.iter().filter_map(place));
        out.block("end-tiles-looked").mark_if(0, secret.left.is_some());
        let left = secret.left.iter().flatten();
        out.block("end-tiles-seen").mark_all(left.filter_map(place));
        out.end();
    }

    fn number(&self, game: &Paris, _seat: Seat, mv: Move) -> Option<usize> {
        paris_moves::number(game, mv)
    }

    fn mv(&self, game: &Paris, _seat: Seat, number: usize) -> Option<Move> {
        paris_moves::mv(game, number)
    }
}

/// Writes whose turn it is and its step, the stacks and what was drawn.
fn write_turn(public: &Public, at: &impl Fn(Seat) -> usize, out: &mut Writer<'_>) {
    out.block("players").mark(public.players.len() - 2);
    out.block("to-act").mark_all(public.to_act.map(at));
    out.block("start").mark(at(public.start));
    out.block("turn").put(0, f32::from(public.turn));
    out.block("step").mark_all(STEPS.iter().position(|step| *step == public.step));
    out.block("ending").mark(match public.ending {
        Ending::Open => 0,
        Ending::LastTile => 1,
        Ending::LastRound => 2,
    });
    let mut stacks = out.block("stacks");
    let mut tops = out.block("stack-tops");
    for (nth, stack) in public.stacks.iter().enumerate() {
        stacks.put(nth, f32::from(stack.left));
        tops.mark_all(stack.top.map(|district| nth * DISTRICTS + district.index()));
    }
    out.block("drawn").mark_all(public.drawn.iter().map(|it| it.building.index()));
    out.block("homeless").mark_all(public.homeless.iter().map(|it| it.building.index()));
}

/// Writes the districts, the landmarks, the VP tiles and the track.
fn write_board(game: &Paris, public: &Public, at: &impl Fn(Seat) -> usize, out: &mut Writer<'_>) {
    let mut types = out.block("types");
    let mut tokens = out.block("tokens-there");
    let mut keys = out.block("keys");
    let mut banks = out.block("keys-banks");
    for (district, quarter) in public.districts.iter().enumerate() {
        for (value, lot) in quarter.spaces.iter().enumerate() {
            let space = district * VALUES + value;
            types.mark_all(lot.building.map(|of| space * TYPES + of.slot()));
            tokens.mark_all(lot.token.map(|kind| space * KINDS + kind.index()));
            lot.keys.iter().for_each(|owner| keys.add(at(*owner) * BUILDINGS + space));
        }
        banks.mark_all(quarter.bank_keys.iter().map(|owner| at(*owner) * DISTRICTS + district));
    }
    out.block("keys-arc").mark_all(public.arc.iter().map(|owner| at(*owner)));
    let edition = game.edition();
    let rank = |it: &Monument| edition.landmarks.iter().position(|of| of.landmark == it.landmark);
    let mut landmarks = out.block("landmarks");
    let mut keys = out.block("keys-landmarks");
    let placed = public.districts.iter().enumerate();
    let placed =
        placed.flat_map(|(place, quarter)| quarter.landmarks.iter().map(move |it| (place, it)));
    let waiting = public.landmarks.iter().map(|it| (DISTRICTS, it));
    for (place, monument) in placed.chain(waiting) {
        let Some(rank) = rank(monument) else { continue };
        landmarks.mark(rank * (DISTRICTS + 1) + place);
        monument.keys.iter().for_each(|owner| keys.add(at(*owner) * LANDMARKS + rank));
    }
    let tile = |prizes: &[u8; 3]| edition.prizes.iter().position(|it| it == prizes);
    let mut vp_tiles = out.block("vp-tiles");
    for (district, quarter) in public.districts.iter().enumerate() {
        let tile = quarter.vp_tile.as_ref().and_then(tile);
        vp_tiles.mark_all(tile.map(|tile| district * 6 + tile));
    }
    out.block("vp-tiles-left").mark_all(public.vp_tiles.iter().filter_map(tile));
    let mut supply = out.block("supply");
    for (kind, count) in public.supply.iter().enumerate() {
        supply.put(kind, f32::from(*count));
    }
    let mut copies = out.block("track-copies");
    let mut spaces = out.block("track-spaces");
    for (nth, space) in public.track.iter().enumerate() {
        copies.put(space.number.index() - 1, f32::from(space.copies));
        spaces.put(space.number.index() - 1, (nth + 1) as f32);
    }
    out.block("end-tiles").put(0, f32::from(public.end_tiles));
}

/// Writes what each seat has, as far as the viewer knows.
fn write_players(game: &Paris, public: &Public, viewer: Seat, own: &Screen, out: &mut Writer<'_>) {
    let seats = public.players.len();
    let players = || -> [Option<&PublicPlayer>; MAX_SEATS] {
        std::array::from_fn(|steps| {
            (steps < seats).then(|| &public.players[(viewer.index() + steps) % seats])
        })
    };
    let each = |mut part: Part<'_>, write: &dyn Fn(&mut Part<'_>, usize, &PublicPlayer)| {
        for (at, player) in players().into_iter().flatten().enumerate() {
            write(&mut part, at, player);
        }
    };
    let numbers = |part: &mut Part<'_>, at: usize, set: &[Bonus]| {
        part.mark_all(set.iter().map(|it| at * BONUS + it.index() - 1));
    };
    let end = |tile: &EndTile| game.edition().end_tiles.iter().position(|it| it == tile);
    let tiles = |part: &mut Part<'_>, at: usize, set: &[EndTile]| {
        part.mark_all(set.iter().filter_map(end).map(|tile| at * END_TILES + tile));
    };
    each(out.block("meeples"), &|part, at, it| {
        part.mark(at * (BONUS + 1) + usize::from(it.meeple));
    });
    each(out.block("vp"), &|part, at, it| part.put(at, f32::from(it.vp)));
    each(out.block("prizes"), &|part, at, it| part.put(at, f32::from(it.prizes)));
    let mut values = out.block("values");
    for (district, quarter) in public.districts.iter().enumerate() {
        for (seat, sum) in quarter.values.iter().enumerate() {
            let at = from_viewer(Seat::new(seat), viewer, seats);
            values.put(at * DISTRICTS + district, f32::from(*sum));
        }
    }
    each(out.block("keys-reserve"), &|part, at, it| part.put(at, f32::from(it.reserve)));
    each(out.block("end-tiles-held"), &|part, at, it| part.put(at, f32::from(it.end_tiles)));
    each(out.block("retired"), &|part, at, it| part.mark_if(at, it.retired));
    each(out.block("bonus-used"), &|part, at, it| numbers(part, at, &it.used));
    each(out.block("end-tiles-used"), &|part, at, it| tiles(part, at, &it.used_end_tiles));
    each(out.block("end-tiles-shown"), &|part, at, it| {
        tiles(part, at, it.held_end_tiles.as_deref().unwrap_or_default());
    });
    let screens = players().map(|player| player.and_then(|player| player.screen.as_ref()));
    let screens = |at: usize| if at == 0 { Some(own) } else { screens[at] };
    let each = |mut part: Part<'_>, write: &dyn Fn(&mut Part<'_>, usize, &Screen)| {
        for at in 0..MAX_SEATS {
            if let Some(screen) = screens(at) {
                write(&mut part, at, screen);
            }
        }
    };
    each(out.block("screen-known"), &|part, at, _| part.mark(at));
    each(out.block("francs"), &|part, at, it| part.put(at, f32::from(it.francs)));
    each(out.block("keys-hand"), &|part, at, it| part.put(at, f32::from(it.keys)));
    each(out.block("tokens"), &|part, at, it| {
        for (kind, count) in it.tokens.iter().enumerate() {
            part.put(at * KINDS + kind, f32::from(*count));
        }
    });
    each(out.block("bonus-unused"), &|part, at, it| numbers(part, at, &it.unused));
    each(out.block("bonus-half"), &|part, at, it| numbers(part, at, &it.half));
}
