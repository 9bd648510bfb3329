//! The board of City of Light: 8x8 spaces of cobblestones in a frame of 4x4 squares, buildings
//! as roofs, streetlights, postcards, the supply and what each player has.
//!
//! Ids: `square-B3`, `space-c4`, `tile-1-5` (seat 1's tile 5, in the hand or laid), `lamp-c4`,
//! `piece-P5` (a building in the supply, in a reserve or on the board; also `piece-jardin`,
//! `piece-annex`, `piece-painter`, `piece-dancer`, `piece-lampadaire`, `piece-large-lamp`,
//! `piece-fountain`, `piece-statue`), `card-peintre`, `score-1`. Layers: `painter`, `dancer`,
//! `large-lamp` (areas, for the piece), `scores` (size x lamps on the roofs).
//!
//! For a player there are definitions to copy under the pointer, each with its top-left space at
//! the origin and spaces of [`SPACE_WIDE`], [`SPACE_SQUARE`] or [`SPACE_NARROW`] units: `ghost-P5-r2` for each
//! own building and rotation, `ghost-5-r0` for a held tile, `ghost-peintre` for a piece of one space,
//! `ghost-penseur-n` for the statue.

mod board;
mod book;
mod cards;
mod ghost;
mod meant;
mod pieces;
mod players;
mod roof;

use city_of_light::{Action, Building, CityOfLight, Move, Public, Rotation, Space};
use table::{Game as _, Message, Seat};

use crate::board::{Board, Root};
use crate::icons;
use crate::scene::{Drawn, Layout, Names, Said, Scene, Spot};
use crate::svg::Svg;

/// The side of a space in a wide picture.
pub const SPACE_WIDE: f64 = 65.0;
/// The side of a space in a square picture.
pub const SPACE_SQUARE: f64 = 80.0;
/// The side of a space in a narrow picture.
pub const SPACE_NARROW: f64 = 46.0;

/// The measures of a layout.
struct Frame {
    width: f64,
    /// The side of a space on the board.
    space: f64,
    /// The margin around the spaces.
    margin: f64,
    /// The side of a space of a building that lies beside the board.
    small: f64,
    /// The side of a space of a tile in the hand.
    tile: f64,
}

impl Frame {
    const fn of(layout: Layout) -> Self {
        match layout {
            Layout::Wide | Layout::Grid => {
                Self { width: 1000.0, space: SPACE_WIDE, margin: 24.0, small: 17.0, tile: 36.0 }
            }
            Layout::Square => {
                Self { width: 1000.0, space: SPACE_SQUARE, margin: 26.0, small: 18.0, tile: 38.0 }
            }
            Layout::Narrow => {
                Self { width: 400.0, space: SPACE_NARROW, margin: 16.0, small: 18.0, tile: 30.0 }
            }
        }
    }

    /// The side of the whole board.
    fn board(&self) -> f64 {
        8.0 * self.space + 2.0 * self.margin
    }

    /// The top-left corner of a space.
    fn corner(&self, space: Space) -> (f64, f64) {
        (
            self.margin + f64::from(space.column()) * self.space,
            self.margin + f64::from(space.row()) * self.space,
        )
    }

    /// The middle of a space.
    fn middle(&self, space: Space) -> (f64, f64) {
        let (x, y) = self.corner(space);
        (x + self.space / 2.0, y + self.space / 2.0)
    }
}

impl Drawn for CityOfLight {
    const STYLE: &'static str = include_str!("style.css");

    const PICTURE: Option<&'static [u8]> = Some(include_bytes!("picture.png"));

    const HEART: Option<&'static str> = Some("24 24 520 325");

    /// Lamps and walls are reported, but not who did it with what.
    const EVENTS_TELL: bool = false;

    const PARTS: &'static [&'static str] =
        &["col-part-building", "col-part-group", "col-part-reserve", "col-part-card"];

    const GLYPHS: &'static [&'static str] =
        &["I3", "V3", "L4", "O4", "S4", "T4", "P5", "T5", "W5", "X5", "L6", "U6"];

    const NAMES: Option<Names> = Some(Names { name: "col-card-", meaning: "draw-col-effect-" });

    const BUTTONS: &'static [&'static str] =
        &["take", "build", "pass", "idle", "r0", "r1", "r2", "r3", "n", "e", "s", "w"];

    const FIRST: &'static [&'static str] = &["card"];

    const TURNS: &'static [&'static [&'static str]] =
        &[&["r0", "r1", "r2", "r3"], &["n", "e", "s", "w"]];

    const SIGNS: &'static [(&'static str, &'static str)] = &[
        ("i-lamp", "sign-lamp"),
        ("i-chimney", "sign-chimney"),
        ("i-token", "sign-token"),
        ("i-metro", "draw-col-right-metropolitain"),
        ("i-plate", "draw-col-right-chartier"),
    ];

    const ASKS: &'static [(&'static str, usize, &'static str)] =
        &[("card levitation", 0, "about-col-which-swap")];

    const ASIDE: &'static [&'static str] = &[
        "col-refusal-same-look",
        "col-refusal-no-rotation",
        "col-refusal-rotation-needed",
        "col-refusal-off-board",
    ];

    const PROJECTED: bool = true;

    /// Of the many ways to lay a piece none is a button; what is done with a postcard alone can be.
    fn can_be_button(notation: &str) -> bool {
        let words: Vec<&str> = notation.split(' ').collect();
        matches!(words.as_slice(), ["card", _] | ["card", _, "idle"])
    }

    fn shapes(public: &Public) -> Vec<(String, &[[u8; 2]])> {
        let turned = |name: &str, turns: &'_ [Vec<[u8; 2]>]| -> Vec<String> {
            (0..turns.len()).map(|turn| format!("{name} r{turn}")).collect()
        };
        let all = public.shapes.iter().flat_map(|shape| {
            turned(shape.name, &shape.turns).into_iter().zip(shape.turns.iter().map(Vec::as_slice))
        });
        all.collect()
    }

    fn alone(layout: Layout) -> Option<String> {
        let side = Frame::of(layout).board();
        Some(format!("0 0 {side} {side}"))
    }

    fn board(scene: &Scene<'_, Self>) -> Board {
        let frame = Frame::of(scene.layout);
        let mut svg = Svg::default();
        icons::define(&mut svg, ICONS);
        board::textures(&mut svg);
        ghost::define(&mut svg, scene, &frame);
        players::glyphs(&mut svg, scene);
        board::frame(&mut svg, &frame);
        board::squares(&mut svg, scene, &frame);
        board::halos(&mut svg, scene, &frame);
        pieces::areas(&mut svg, scene, &frame);
        pieces::pieces(&mut svg, scene, &frame);
        board::lamps(&mut svg, scene, &frame);
        pieces::scores(&mut svg, scene, &frame);
        ghost::mark(&mut svg, scene, &frame);
        let height = match scene.layout {
            Layout::Wide | Layout::Grid => wide(&mut svg, scene, &frame),
            Layout::Square => square(&mut svg, scene, &frame),
            Layout::Narrow => narrow(&mut svg, scene, &frame),
        };
        let label = &scene.label("draw-col-board", &[]);
        let size = (frame.width, height.ceil());
        svg.board(&Root { game: Self::NAME, size, label, rides: None })
    }

    fn footprint(_game: &Self, public: &Public, seat: Seat, mv: Move) -> Vec<String> {
        let space = |space: Space| format!("space-{space}");
        let covered = |building: Building, at: Space, turn: Rotation| -> Vec<String> {
            covers(public, building.as_str(), at, turn).into_iter().map(space).collect()
        };
        let piece = |building: Building| format!("piece-{building}");
        match mv {
            Move::Tile { tile, square, .. } => {
                vec![format!("tile-{seat}-{tile}"), format!("square-{square}")]
            }
            Move::Take { building } => vec![piece(building)],
            Move::Pass => Vec::new(),
            Move::Build { building, at, turn } => {
                [vec![piece(building)], covered(building, at, turn)].concat()
            }
            Move::Idle(card) => vec![format!("card-{card}")],
            Move::Card(action) => {
                let mut ids = vec![format!("card-{}", action.postcard())];
                match action {
                    Action::Levitation { back, building, at, turn } => {
                        ids.extend([piece(back), piece(building)]);
                        ids.extend(covered(building, at, turn));
                    }
                    Action::Jardin { at, turn } => ids.extend(covered(Building::Jardin, at, turn)),
                    Action::Fontaine { at, turn } => {
                        let turn = turn.unwrap_or(Rotation::ALL[0]);
                        ids.extend(covers(public, "fontaine", at, turn).into_iter().map(space));
                    }
                    Action::Bouquinistes { at, building } => {
                        ids.extend([space(at), piece(building)]);
                    }
                    Action::Peintre { at }
                    | Action::Lampadaire { at }
                    | Action::MoulinRouge { at }
                    | Action::Penseur { at, .. }
                    | Action::GrandeLumiere { at } => ids.push(space(at)),
                    Action::Metropolitain | Action::SacreCoeur | Action::Chartier => {}
                }
                ids
            }
        }
    }

    fn meant(public: &Public, _seat: Seat, picked: &[&str]) -> Vec<String> {
        meant::moves(public, picked)
    }

    /// Points change with every lamp and wall: the sheet tells where, not the board.
    /// A postcard that brings nothing at once says so.
    fn draws(mv: Move) -> bool {
        matches!(mv, Move::Tile { .. })
    }

    /// The next tile in the hand of the player who laid one.
    fn brought(
        game: &Self,
        before: &city_of_light::State,
        after: &city_of_light::State,
    ) -> Vec<String> {
        let hand = |state: &city_of_light::State, seat| game.secret(state, seat).hand;
        let new = |seat: Seat| {
            let had = hand(before, seat);
            let drawn = hand(after, seat).into_iter().filter(move |it| !had.contains(it));
            drawn.map(move |it| format!("tile-{seat}-{}", it.tile))
        };
        Seat::first(game.seats()).flat_map(new).collect()
    }

    fn foresees(game: &Self, state: &city_of_light::State, mv: Move) -> Vec<Message> {
        let (before, mut after) = (game.points(state), *state);
        game.play(&mut after, mv, &mut Vec::new());
        let same = matches!(mv, Move::Card(_) | Move::Idle(_)) && game.points(&after) == before;
        if same { vec![Message::new("foresee-col-same")] } else { Vec::new() }
    }

    fn spot(_public: &Public, event: &Message) -> Spot {
        let said = Said(event);
        let sign = match event.id {
            "col-event-won" => 1,
            "col-event-lost" | "col-event-unbuilt" => -1,
            _ => return Spot::default(),
        };
        let gains = said.seat("seat").zip(said.number("points").map(|points| sign * points));
        Spot { gains, ..Spot::default() }
    }
}

const ICONS: &[&str] = &[
    "i-lamp",
    "i-chimney",
    "i-token",
    "i-easel",
    "i-dancer",
    "i-fountain",
    "i-statue",
    "i-lampadaire",
    "i-large-lamp",
    "i-books",
    "i-tree",
    "i-balloon",
    "i-metro",
    "i-church",
    "i-plate",
];

/// Postcards, supply and the other player beside the board, the reader's own things below it.
/// Everything has its place for the whole game.
fn wide(svg: &mut Svg, scene: &Scene<'_, CityOfLight>, frame: &Frame) -> f64 {
    const HEIGHT: f64 = 706.0;
    let board = frame.board();
    let (left, w) = (board + 10.0, frame.width - board - 12.0);
    let (column, step) = ((w - 6.0) / 2.0, 94.0);
    for (at, card) in scene.public.cards.iter().enumerate() {
        let (x, y) = (left + (at % 2) as f64 * (column + 6.0), (at / 2) as f64 * step);
        cards::card(svg, scene, card, (x, y + 1.0, column, step - 6.0));
    }
    let middle = scene.public.cards.len().div_ceil(2) as f64 * step;
    let [first, second] = players::order(scene);
    let (top, supply) = (board + 8.0, 142.0);
    players::supply(svg, scene, frame, (left, middle, w, supply));
    let below = middle + supply + 6.0;
    let areas =
        [(2.0, top, board - 2.0, HEIGHT - top - 2.0), (left, below, w, HEIGHT - below - 2.0)];
    reserves(svg, scene, frame, [first, second], areas);
    HEIGHT
}

/// What both players have, each in an area, in one scale.
fn reserves(
    svg: &mut Svg,
    scene: &Scene<'_, CityOfLight>,
    frame: &Frame,
    seats: [Seat; 2],
    areas: [(f64, f64, f64, f64); 2],
) {
    let rooms = [0, 1].map(|at| (seats[at], (areas[at].2, areas[at].3)));
    let unit = players::scale(scene, frame, rooms);
    for (seat, area) in seats.into_iter().zip(areas) {
        players::player(svg, scene, frame, seat, area, unit);
    }
}

/// Postcards beside the board, everything else below it.
fn square(svg: &mut Svg, scene: &Scene<'_, CityOfLight>, frame: &Frame) -> f64 {
    const HEIGHT: f64 = 924.0;
    let board = frame.board();
    let (left, w) = (board + 10.0, frame.width - board - 12.0);
    let step = (board + 6.0) / scene.public.cards.len() as f64;
    for (at, card) in scene.public.cards.iter().enumerate() {
        cards::card(svg, scene, card, (left, at as f64 * step, w, step - 6.0));
    }
    let [first, second] = players::order(scene);
    let (top, h) = (board + 8.0, HEIGHT - board - 10.0);
    let (own, supply) = (452.0, 262.0);
    players::supply(svg, scene, frame, (own + 8.0, top, supply, h));
    let theirs = own + supply + 14.0;
    let areas = [(2.0, top, own, h), (theirs, top, frame.width - theirs - 2.0, h)];
    reserves(svg, scene, frame, [first, second], areas);
    HEIGHT
}

/// Everything below the board: the reader's own things first.
fn narrow(svg: &mut Svg, scene: &Scene<'_, CityOfLight>, frame: &Frame) -> f64 {
    const PLAYER: f64 = 168.0;
    const SUPPLY: f64 = 200.0;
    let [first, second] = players::order(scene);
    let mut top = frame.board() + 6.0;
    let w = frame.width - 4.0;
    let own = (2.0, top, w, PLAYER);
    top += PLAYER + 6.0;
    players::supply(svg, scene, frame, (2.0, top, w, SUPPLY));
    top += SUPPLY + 6.0;
    let (w, h) = ((frame.width - 10.0) / 2.0, 122.0);
    for (at, card) in scene.public.cards.iter().enumerate() {
        let x = 2.0 + (at % 2) as f64 * (w + 6.0);
        cards::card(svg, scene, card, (x, top + (at / 2) as f64 * (h + 6.0), w, h));
    }
    top += scene.public.cards.len().div_ceil(2) as f64 * (h + 6.0);
    reserves(svg, scene, frame, [first, second], [own, (2.0, top, frame.width - 4.0, PLAYER)]);
    top + PLAYER + 4.0
}

/// The cells of a piece in a rotation, as column and row.
fn cells(public: &Public, name: &str, turn: Rotation) -> Vec<(i32, i32)> {
    let shape = public.shapes.iter().find(|shape| shape.name == name);
    let turns = shape.map_or(&[][..], |shape| shape.turns.as_slice());
    let cells = turns.get(turn.index()).or(turns.first());
    cells.map_or(Vec::new(), |cells| {
        cells.iter().map(|&[x, y]| (i32::from(x), i32::from(y))).collect()
    })
}

/// The spaces a piece covers.
fn covers(public: &Public, name: &str, at: Space, turn: Rotation) -> Vec<Space> {
    let cells = cells(public, name, turn);
    cells.iter().filter_map(|(x, y)| Space::at(at.column() + x, at.row() + y)).collect()
}
