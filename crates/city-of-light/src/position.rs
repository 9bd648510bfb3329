//! Positions as text, to be set up by hand.
//!
//! | key | words |
//! |---|---|
//! | `to-act` | the seat to act; missing when nobody can do anything any more |
//! | `turn` | how many turns were played |
//! | `postcards` | the postcards in play |
//! | `tile` | a line for each tile that lies: seat, number, square, turn, as in `1 5 B3 r1` |
//! | `hand N`, `stack N` | the tiles in the hand and, in drawing order, in the stack of seat N |
//! | `reserve N` | the buildings that seat N has taken and not built |
//! | `build` | a line for each building on the board: seat, building, space, turn, as in `1 P5 c4 r2` |
//! | `card` | a line for each postcard used: seat and card, its place as in a move, or `idle` |
//!
//! Everything else follows: the supply, chimneys and tokens, unused rights, and that the building
//! phase begins when all squares have a tile. Tiles that are named nowhere go on top of the stack,
//! in their order.

use table::{Flaw, Game as _, Key, PerSeat, Quiet, Seat, Sheet, SheetWriter, listed};

use crate::action::{Action, Move};
use crate::board::{Rotation, Space, Spaces, Square, beside, each};
use crate::game::CityOfLight;
use crate::legal::ground;
use crate::options::Choosing;
use crate::piece::{Building, Postcard, Set, Tile};
use crate::shape::{Ground, Turns};
use crate::state::{Stack, State};
use crate::step::Step;

fn keys() -> Vec<Key> {
    let mut keys: Vec<Key> = ["to-act", "turn", "postcards"].into_iter().map(Key::once).collect();
    keys.extend(["tile", "build", "card"].map(Key::often));
    for name in ["hand", "stack", "reserve"] {
        keys.extend(Key::seats(name, 2));
    }
    keys
}

/// The corner and rotation of a piece that covers these spaces.
fn anchor(turns: &Turns, cells: Spaces) -> Option<(Space, Rotation)> {
    turns.each().find_map(|(turn, shape)| {
        let at = Space::all().find(|at| shape.on_board(*at) && shape.covers(*at) == cells)?;
        Some((at, turn))
    })
}

fn only(set: Spaces) -> Option<Space> {
    each(set).next()
}

impl CityOfLight {
    /// A position as text.
    pub(crate) fn write_position(&self, state: &State) -> String {
        let mut sheet = SheetWriter::default();
        if let Some(seat) = state.step.to_act() {
            sheet.one("to-act", seat);
        }
        sheet.one("turn", state.turns);
        let used = Seat::first(2).flat_map(|seat| state.player(seat).used);
        let cards: Set<Postcard> = state.cards.into_iter().chain(used).collect();
        sheet.line("postcards", cards);
        for square in Square::all() {
            if let Some((seat, tile, turn)) = state.laid[square.index()].get() {
                sheet.one("tile", format!("{seat} {tile} {square} {turn}"));
            }
        }
        for seat in Seat::first(2) {
            let player = state.player(seat);
            sheet.line(format!("hand {seat}"), player.hand);
            sheet.line(format!("stack {seat}"), player.stack);
            sheet.line(format!("reserve {seat}"), player.reserve);
        }
        for seat in Seat::first(2) {
            for building in
                state.player(seat).built.into_iter().filter(|it| *it != Building::Jardin)
            {
                let cells = state.cells(building) & !state.pieces.annex;
                if let Some((at, turn)) = anchor(self.turns(building), cells) {
                    sheet.one("build", format!("{seat} {building} {at} {turn}"));
                }
            }
        }
        for seat in Seat::first(2) {
            for card in state.player(seat).used {
                sheet.one("card", format!("{seat} {}", self.card_words(state, seat, card)));
            }
        }
        sheet.text()
    }

    /// The words for a used postcard, with the place of its piece.
    fn card_words(&self, state: &State, seat: Seat, card: Postcard) -> String {
        if !state.player(seat).done.contains(card) {
            return format!("{card} idle");
        }
        let pieces = &state.pieces;
        let on = |set: Spaces| only(set).map(|at| format!("{card} {at}"));
        let words = match card {
            Postcard::Peintre => on(pieces.painter),
            Postcard::MoulinRouge => on(pieces.dancer),
            Postcard::Lampadaire => on(pieces.lampadaire),
            Postcard::GrandeLumiere => on(pieces.large_lamp),
            Postcard::Penseur => on(pieces.statue)
                .zip(pieces.facing)
                .map(|(place, facing)| format!("{place} {facing}")),
            Postcard::Bouquinistes => {
                let extended = Building::ALL.into_iter();
                let mut extended = extended.filter(|it| state.cells(*it) & pieces.annex != 0);
                let building = extended.next();
                on(pieces.annex).zip(building).map(|(place, it)| format!("{place} {it}"))
            }
            Postcard::Fontaine => anchor(&self.fountain, pieces.fountain).map(|(at, turn)| {
                let single = self.fountain.shapes()[0].cells == 1;
                if single { format!("{card} {at}") } else { format!("{card} {at} {turn}") }
            }),
            Postcard::Jardin => {
                let cells = state.cells(Building::Jardin) & !pieces.annex;
                anchor(self.turns(Building::Jardin), cells)
                    .map(|(at, turn)| format!("{card} {at} {turn}"))
            }
            Postcard::Levitation
            | Postcard::Metropolitain
            | Postcard::SacreCoeur
            | Postcard::Chartier => None,
        };
        words.unwrap_or_else(|| card.to_string())
    }

    /// The position that a text describes.
    pub(crate) fn parse_position(&self, text: &str) -> Result<State, Vec<Flaw>> {
        let mut sheet = Sheet::read(text, &keys());
        let first = Seat::new(0);
        let to_act = if sheet.has("to-act") { sheet.seat("to-act", 2) } else { None };
        let cards = self.read_cards_in_play(&mut sheet);
        let none = table::BySeat::from_fn(2, |_| Vec::new());
        let mut state = self.beginning(to_act.unwrap_or(first), cards, &none);
        state.turns = sheet.number("turn", 0..=self.most_turns()) as u8;
        self.read_tiles(&mut sheet, &mut state);
        for seat in Seat::first(2) {
            self.read_hand(&mut sheet, &mut state, seat);
            read_reserve(&mut sheet, &mut state, seat);
        }
        if sheet.is_flawed() {
            return sheet.done(state);
        }
        if state.empty == 0 {
            self.read_buildings(&mut sheet, &mut state);
            let can = |seat: Seat| self.can_move(&state, seat);
            state.step = match to_act {
                Some(seat) if can(seat) => Step::Buildings(seat),
                Some(seat) if Seat::first(2).any(can) => {
                    sheet.nobody("to-act", seat);
                    Step::Over
                }
                Some(_) => {
                    sheet.unfit("to-act", "build");
                    Step::Over
                }
                None if Seat::first(2).any(can) => {
                    sheet.missing("to-act");
                    Step::Over
                }
                None => Step::Over,
            };
            return sheet.done(state);
        }
        for key in ["build", "card"] {
            if sheet.has(key) {
                sheet.unfit(key, "tile");
            }
        }
        match to_act {
            Some(seat) => state.step = Step::Streets(seat),
            None => sheet.missing("to-act"),
        }
        sheet.done(state)
    }

    /// The highest turn number from which a whole game can still be played without overflow.
    fn most_turns(&self) -> i64 {
        i64::from(u8::MAX).saturating_sub_unsigned(self.longest() as u64).max(0)
    }

    fn read_cards_in_play(&self, sheet: &mut Sheet<'_>) -> Set<Postcard> {
        if !sheet.has("postcards") {
            sheet.missing("postcards");
        }
        let known = || listed(Postcard::ALL);
        let named = sheet.each("postcards", |word| word.parse::<Postcard>().ok(), known);
        let cards: Set<Postcard> = named.iter().copied().collect();
        let expected = match self.options.postcards {
            Choosing::FirstGame => self.edition.first_game,
            Choosing::Chosen(chosen) => chosen,
            Choosing::Random => cards,
        };
        if cards.len() != named.len() || cards.len() != self.edition.in_play {
            sheet.count("postcards", cards.len(), self.edition.in_play);
        }
        for card in expected.into_iter().filter(|card| !cards.contains(*card)) {
            sheet.nowhere(card);
        }
        cards
    }

    fn read_tiles(&self, sheet: &mut Sheet<'_>, state: &mut State) {
        let mut seen = PerSeat::<_, 2>::splat(Set::EMPTY);
        for (line, words) in sheet.lines("tile") {
            let read = || -> Option<(Seat, Tile, Square, Rotation)> {
                let [seat, tile, square, turn] = words.as_slice() else { return None };
                let seat: Seat = seat.parse().ok().filter(|seat: &Seat| seat.index() < 2)?;
                Some((seat, tile.parse().ok()?, square.parse().ok()?, turn.parse().ok()?))
            };
            let Some((seat, tile, square, turn)) = read() else {
                sheet.unknown_word(line, "tile", &words.join(" "), "1 5 B3 r1".to_owned());
                continue;
            };
            if turn.index() >= usize::from(self.tile_turns[tile.index()]) {
                sheet.unknown_word(line, "tile", &turn.to_string(), self.tile_rotations(tile));
            } else if seen[seat].contains(tile) {
                sheet.two_places(line, format!("{seat} {tile}"));
            } else if state.empty & 1 << square.index() == 0 {
                sheet.no_room(line, format!("{seat} {tile}"), square);
            } else {
                seen[seat].insert(tile);
                self.lay(state, seat, tile, square, turn);
            }
        }
    }

    fn tile_rotations(&self, tile: Tile) -> String {
        listed(&Rotation::ALL[..usize::from(self.tile_turns[tile.index()])])
    }

    fn read_hand(&self, sheet: &mut Sheet<'_>, state: &mut State, seat: Seat) {
        let mut left: Set<Tile> = Tile::ALL.into_iter().collect();
        for (owner, tile, _) in state.laid.iter().filter_map(|laid| laid.get()) {
            if owner == seat {
                left.remove(tile);
            }
        }
        let unlaid = left.len();
        let [hand, stack] = ["hand", "stack"].map(|name| {
            let key = format!("{name} {seat}");
            let tiles = sheet.each(&key, |word| word.parse::<Tile>().ok(), || listed(Tile::ALL));
            let line = sheet.line(&key);
            for tile in &tiles {
                if left.contains(*tile) {
                    left.remove(*tile);
                } else {
                    sheet.two_places(line, format!("{seat} {tile}"));
                }
            }
            tiles
        });
        let held = self.options.hand.tiles().min(unlaid);
        if hand.len() != held {
            sheet.count(&format!("hand {seat}"), hand.len(), held);
        }
        let stack: Vec<Tile> = left.into_iter().chain(stack).collect();
        let player = state.player_mut(seat);
        player.hand = hand.into_iter().collect();
        player.stack = Stack::new(&stack[..stack.len().min(Tile::COUNT)]);
    }

    fn read_buildings(&self, sheet: &mut Sheet<'_>, state: &mut State) {
        let actions = self.read_used(sheet, state);
        for (line, words) in sheet.lines("build") {
            let read = || -> Option<(Seat, Move)> {
                let (seat, rest) = words.split_first()?;
                let seat: Seat = seat.parse().ok().filter(|seat: &Seat| seat.index() < 2)?;
                Some((seat, format!("build {}", rest.join(" ")).parse().ok()?))
            };
            let Some((seat, Move::Build { building, at, turn })) = read() else {
                sheet.unknown_word(line, "build", &words.join(" "), "1 P5 c4 r2".to_owned());
                continue;
            };
            if !state.supply.contains(building) {
                sheet.two_places(line, building);
            } else if state.player(seat).chimneys == 0
                || !self.fits(state, seat, building, at, turn)
            {
                sheet.no_room(line, building, at);
            } else {
                state.supply.remove(building);
                self.place(state, seat, building, at, turn, &mut Quiet);
            }
        }
        // What lies beside a building must come after all buildings, including the garden.
        let last = |action: &Action| matches!(action, Action::Bouquinistes { .. });
        let (annex, others): (Vec<_>, Vec<_>) = actions.into_iter().partition(|it| last(&it.2));
        for (line, seat, action) in others.into_iter().chain(annex) {
            if self.has_room(state, seat, action) {
                self.act(state, seat, action, &mut Quiet);
            } else {
                sheet.no_room(line, action.postcard(), Move::Card(action));
            }
        }
    }

    /// Whether a building fits, given the rights that a seat has left.
    fn fits(
        &self,
        state: &State,
        seat: Seat,
        building: Building,
        at: Space,
        turn: Rotation,
    ) -> bool {
        let shape = self.turns(building).get(turn);
        shape.is_some_and(|shape| shape.fits(&ground(state, seat)) & at.bit() != 0)
    }

    /// Whether the piece of a postcard can be where it is. For the statue only its own space
    /// counts: the space in front of it may have been built on since.
    fn has_room(&self, state: &State, seat: Seat, action: Action) -> bool {
        let own = state.colour(seat) & !state.taken;
        match action {
            Action::Levitation { .. }
            | Action::Metropolitain
            | Action::SacreCoeur
            | Action::Chartier => true,
            Action::Jardin { at, turn } => {
                state.player(seat).chimneys > 0
                    && self.fits(state, seat, Building::Jardin, at, turn)
            }
            Action::Peintre { at }
            | Action::Lampadaire { at }
            | Action::MoulinRouge { at }
            | Action::Penseur { at, .. } => own & at.bit() != 0,
            Action::GrandeLumiere { at } => state.lamps & !state.taken & at.bit() != 0,
            Action::Fontaine { at, turn } => {
                let single = self.fountain.shapes()[0].cells == 1;
                let shape = self.fountain.get(turn.unwrap_or(Rotation::ALL[0]));
                let ground = Ground { lamp: 0, ..ground(state, seat) };
                single == turn.is_none()
                    && shape.is_some_and(|shape| shape.fits(&ground) & at.bit() != 0)
            }
            Action::Bouquinistes { at, building } => {
                state.player(seat).built.contains(building)
                    && own & beside(state.cells(building)) & at.bit() != 0
            }
        }
    }

    /// Reads which postcards were used, and notes tokens and rights; actions with a piece are dealt
    /// with later.
    fn read_used(&self, sheet: &mut Sheet<'_>, state: &mut State) -> Vec<(usize, Seat, Action)> {
        let mut actions = Vec::new();
        for (line, words) in sheet.lines("card") {
            let Some((seat, mv)) = read_card(&words) else {
                sheet.unknown_word(line, "card", &words.join(" "), "1 peintre c3".to_owned());
                continue;
            };
            let Some(card) = mv.map_or(Some(Postcard::Levitation), Move::postcard) else {
                continue;
            };
            if !state.cards.contains(card) {
                sheet.two_places(line, card);
                continue;
            }
            let player = state.player_mut(seat);
            if player.tokens == 0 {
                sheet.no_room(line, card, format!("card {seat}"));
                continue;
            }
            player.tokens -= 1;
            player.used.insert(card);
            if !matches!(mv, Some(Move::Idle(_))) {
                player.done.insert(card);
            }
            player.metropolitain |= mv == Some(Move::Card(Action::Metropolitain));
            player.chartier |= mv == Some(Move::Card(Action::Chartier));
            state.cards.remove(card);
            let plain = matches!(mv, Some(Move::Card(Action::Metropolitain | Action::Chartier)));
            if let Some(Move::Card(action)) = mv.filter(|_| !plain) {
                actions.push((line, seat, action));
            }
        }
        actions
    }
}

/// Who used which postcard, and for what; `None` is Levitation, whose building is among the others.
fn read_card(words: &[&str]) -> Option<(Seat, Option<Move>)> {
    let (seat, rest) = words.split_first()?;
    let seat: Seat = seat.parse().ok().filter(|seat: &Seat| seat.index() < 2)?;
    if rest == [Postcard::Levitation.as_str()] {
        return Some((seat, None));
    }
    let mv: Move = format!("card {}", rest.join(" ")).parse().ok()?;
    let swap = matches!(mv, Move::Card(Action::Levitation { .. }));
    (!swap).then_some((seat, Some(mv)))
}

fn read_reserve(sheet: &mut Sheet<'_>, state: &mut State, seat: Seat) {
    let key = format!("reserve {seat}");
    let read = |word: &str| word.parse::<Building>().ok().filter(|it| *it != Building::Jardin);
    let line = sheet.line(&key);
    for building in sheet.each(&key, read, || listed(Building::SUPPLY)) {
        if state.supply.contains(building) {
            state.supply.remove(building);
            state.player_mut(seat).reserve.insert(building);
        } else {
            sheet.two_places(line, building);
        }
    }
}
