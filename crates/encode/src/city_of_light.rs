//! The encoding of City of Light: the board space by space, what each player has, and every
//! placement as a move.

use city_of_light::{
    Action, Building, CityOfLight, Facing, Ground, Move, Piece, PlayerView, Postcard, Rotation,
    Space, Square, Step, Tile,
};
use table::{Seat, SeatView};

use crate::block::{Block, Part, Writer, find, number_in};
use crate::encode::{Encode, Encoded};

/// The encoding of City of Light.
#[derive(Clone, Copy, Debug, Default)]
pub struct CityOfLightEncoding;

impl Encoded for CityOfLight {
    type Encoding = CityOfLightEncoding;
}

const SPACES: usize = Space::COUNT;
const SQUARES: usize = Square::COUNT;
const TILES: usize = Tile::COUNT;
const TURNS: usize = Rotation::ALL.len();
const BUILDINGS: usize = Building::ALL.len();
const SUPPLY: usize = Building::SUPPLY.len();
const CARDS: usize = Postcard::ALL.len();
const FACINGS: usize = Facing::ALL.len();

const VIEW: &[Block] = &[
    Block::marks("phase", 3, "streets, buildings, over"),
    Block::marks("to-act", 2, "the viewer, the opponent"),
    Block::counts("turn", 1, 60.0, "turns played"),
    Block::marks("ground-none", SPACES, "no tile lies there; spaces row by row from a1"),
    Block::marks("ground-own", SPACES, "the viewer's colour"),
    Block::marks("ground-other", SPACES, "the opponent's colour"),
    Block::marks("ground-mixed", SPACES, "both colours"),
    Block::marks("ground-lamp", SPACES, "a printed streetlight"),
    Block::marks("shining", SPACES, "a streetlight that shines, of whatever kind"),
    Block::marks("houses-own", SPACES, "covered by the viewer's buildings, annex included"),
    Block::marks("houses-other", SPACES, "covered by the opponent's"),
    Block::marks("buildings", BUILDINGS * SPACES, "each building, and the spaces it covers"),
    Block::marks("annex", SPACES, "the annex"),
    Block::marks("painter", SPACES, "the painter"),
    Block::marks("dancer", SPACES, "the dancer"),
    Block::marks("lampadaire", SPACES, "the streetlight tile"),
    Block::marks("large-lamp", SPACES, "the large streetlight"),
    Block::marks("fountain", SPACES, "the fountain"),
    Block::marks("statue", SPACES, "the statue"),
    Block::marks("facing", FACINGS, "where the statue looks: north, east, south, west"),
    Block::marks("supply", BUILDINGS, "buildings that anybody may take"),
    Block::marks("cards-open", CARDS, "postcards in play that nobody has used"),
    Block::marks("cards-own", CARDS, "with the viewer's token"),
    Block::marks("cards-own-done", CARDS, "those of them that were carried out"),
    Block::marks("cards-other", CARDS, "with the opponent's token"),
    Block::marks("cards-other-done", CARDS, "those of them that were carried out"),
    Block::marks("hand", TILES, "the tiles that the viewer holds"),
    Block::marks("reserve-own", BUILDINGS, "buildings taken and not placed"),
    Block::marks("unlaid-own", TILES, "tiles not laid yet, in the hand or in the stack"),
    Block::counts("stock-own", 3, 8.0, "tiles in the hand, chimneys, action tokens"),
    Block::marks("rights-own", 2, "may cover a streetlight, a space of the opponent"),
    Block::counts("score-own", 4, 50.0, "all points, largest group, lost by the reserve, free"),
    Block::marks("reserve-other", BUILDINGS, "the same of the opponent"),
    Block::marks("unlaid-other", TILES, "the same of the opponent"),
    Block::counts("stock-other", 3, 8.0, "the same of the opponent"),
    Block::marks("rights-other", 2, "the same of the opponent"),
    Block::counts("score-other", 4, 50.0, "the same of the opponent"),
];

const MOVES: &[Block] = &[
    Block::marks("tile", TILES * SQUARES * TURNS, "tile, square, turn"),
    Block::marks("take", SUPPLY, "building"),
    Block::marks("pass", 1, ""),
    Block::marks("build", SUPPLY * SPACES * TURNS, "building, space, turn"),
    Block::marks(
        "levitation",
        SUPPLY * SUPPLY * SPACES * TURNS,
        "building given back, building placed, space, turn",
    ),
    Block::marks("metropolitain", 1, ""),
    Block::marks("jardin", SPACES * TURNS, "space, turn"),
    Block::marks("sacre-coeur", 1, ""),
    Block::marks("peintre", SPACES, "space"),
    Block::marks("chartier", 1, ""),
    Block::marks("bouquinistes", SPACES * BUILDINGS, "space, building extended"),
    Block::marks("lampadaire", SPACES, "space"),
    Block::marks("moulin-rouge", SPACES, "space"),
    Block::marks("fontaine", SPACES * (TURNS + 1), "space, 0 without a turn or 1 + turn"),
    Block::marks("penseur", SPACES * FACINGS, "space, facing"),
    Block::marks("grande-lumiere", SPACES, "space"),
    Block::marks("idle", CARDS, "postcard used without its action"),
];

impl Encode<CityOfLight> for CityOfLightEncoding {
    fn view_blocks(&self) -> &'static [Block] {
        VIEW
    }

    fn move_blocks(&self) -> &'static [Block] {
        MOVES
    }

    fn view(&self, _game: &CityOfLight, view: &SeatView<CityOfLight>, out: &mut [f32]) {
        let SeatView { seat, public, secret } = view;
        let mut out = Writer::new(VIEW, out);
        let (phase, actor) = match public.step {
            Step::Streets(actor) => (0, Some(actor)),
            Step::Buildings(actor) => (1, Some(actor)),
            Step::Over => (2, None),
        };
        out.block("phase").mark(phase);
        let mut to_act = out.block("to-act");
        actor.into_iter().for_each(|actor| to_act.mark(usize::from(actor != *seat)));
        out.block("turn").put(0, public.turn as f32);
        let own = if seat.index() == 0 { Ground::Orange } else { Ground::Blue };
        let other = if seat.index() == 0 { Ground::Blue } else { Ground::Orange };
        let shown = [None, Some(own), Some(other), Some(Ground::Mixed), Some(Ground::Lamp)];
        let names = ["ground-none", "ground-own", "ground-other", "ground-mixed", "ground-lamp"];
        for (name, ground) in names.into_iter().zip(shown) {
            let mut part = out.block(name);
            let places = public.ground.iter().enumerate().filter(|(_, it)| **it == ground);
            part.mark_all(places.map(|(at, _)| at));
        }
        out.block("shining").mark_all(public.lamps.iter().map(|lamp| lamp.at.index()));
        write_pieces(&public.pieces, *seat, &mut out);
        out.block("supply").mark_all(public.supply.iter().map(|it| *it as usize));
        let cards = |user: Option<Seat>, done: bool| {
            let wanted = public.cards.iter().filter(move |card| card.user == user);
            wanted.filter(move |card| card.done || !done).map(|card| card.card as usize)
        };
        let (viewer, opponent) = (Some(*seat), Some(seat.next(2)));
        out.block("cards-open").mark_all(cards(None, false));
        out.block("cards-own").mark_all(cards(viewer, false));
        out.block("cards-own-done").mark_all(cards(viewer, true));
        out.block("cards-other").mark_all(cards(opponent, false));
        out.block("cards-other-done").mark_all(cards(opponent, true));
        out.block("hand").mark_all(secret.hand.iter().map(|it| it.tile.index()));
        const OWN: [&str; 5] =
            ["reserve-own", "unlaid-own", "stock-own", "rights-own", "score-own"];
        const OTHER: [&str; 5] =
            ["reserve-other", "unlaid-other", "stock-other", "rights-other", "score-other"];
        write_player(&public.players[*seat], OWN, &mut out);
        write_player(&public.players[seat.next(2)], OTHER, &mut out);
        out.end();
    }

    fn number(&self, _game: &CityOfLight, _seat: Seat, mv: Move) -> Option<usize> {
        let placed = |building: Building, at: Space, turn: Rotation| {
            (building as usize * SPACES + at.index()) * TURNS + turn.index()
        };
        let (name, within) = match mv {
            Move::Tile { tile, square, turn } => {
                ("tile", (tile.index() * SQUARES + square.index()) * TURNS + turn.index())
            }
            Move::Take { building } => ("take", building as usize),
            Move::Pass => ("pass", 0),
            Move::Build { building, at, turn } => ("build", placed(building, at, turn)),
            Move::Card(action) => match action {
                Action::Levitation { back, building, at, turn } => {
                    let whole = SUPPLY * SPACES * TURNS;
                    ("levitation", back as usize * whole + placed(building, at, turn))
                }
                Action::Metropolitain => ("metropolitain", 0),
                Action::Jardin { at, turn } => ("jardin", at.index() * TURNS + turn.index()),
                Action::SacreCoeur => ("sacre-coeur", 0),
                Action::Peintre { at } => ("peintre", at.index()),
                Action::Chartier => ("chartier", 0),
                Action::Bouquinistes { at, building } => {
                    ("bouquinistes", at.index() * BUILDINGS + building as usize)
                }
                Action::Lampadaire { at } => ("lampadaire", at.index()),
                Action::MoulinRouge { at } => ("moulin-rouge", at.index()),
                Action::Fontaine { at, turn } => {
                    let turn = turn.map_or(0, |turn| 1 + turn.index());
                    ("fontaine", at.index() * (TURNS + 1) + turn)
                }
                Action::Penseur { at, facing } => {
                    ("penseur", at.index() * FACINGS + facing as usize)
                }
                Action::GrandeLumiere { at } => ("grande-lumiere", at.index()),
            },
            Move::Idle(card) => ("idle", card as usize),
        };
        Some(number_in(MOVES, name, within))
    }

    fn mv(&self, _game: &CityOfLight, _seat: Seat, number: usize) -> Option<Move> {
        let (name, within) = find(MOVES, number)?;
        let turn = Rotation::ALL[within % TURNS];
        let placed = |within: usize| {
            let within = within / TURNS;
            (Building::ALL[within / SPACES % SUPPLY], Space::new(within % SPACES))
        };
        Some(match name {
            "tile" => Move::Tile {
                tile: Tile::ALL[within / TURNS / SQUARES],
                square: Square::new(within / TURNS % SQUARES),
                turn,
            },
            "take" => Move::Take { building: Building::ALL[within] },
            "pass" => Move::Pass,
            "build" => {
                let (building, at) = placed(within);
                Move::Build { building, at, turn }
            }
            "levitation" => {
                let (building, at) = placed(within);
                let back = Building::ALL[within / (SUPPLY * SPACES * TURNS)];
                Move::Card(Action::Levitation { back, building, at, turn })
            }
            "metropolitain" => Move::Card(Action::Metropolitain),
            "jardin" => Move::Card(Action::Jardin { at: Space::new(within / TURNS), turn }),
            "sacre-coeur" => Move::Card(Action::SacreCoeur),
            "peintre" => Move::Card(Action::Peintre { at: Space::new(within) }),
            "chartier" => Move::Card(Action::Chartier),
            "bouquinistes" => Move::Card(Action::Bouquinistes {
                at: Space::new(within / BUILDINGS),
                building: Building::ALL[within % BUILDINGS],
            }),
            "lampadaire" => Move::Card(Action::Lampadaire { at: Space::new(within) }),
            "moulin-rouge" => Move::Card(Action::MoulinRouge { at: Space::new(within) }),
            "fontaine" => Move::Card(Action::Fontaine {
                at: Space::new(within / (TURNS + 1)),
                turn: (within % (TURNS + 1)).checked_sub(1).map(|turn| Rotation::ALL[turn]),
            }),
            "penseur" => Move::Card(Action::Penseur {
                at: Space::new(within / FACINGS),
                facing: Facing::ALL[within % FACINGS],
            }),
            "grande-lumiere" => Move::Card(Action::GrandeLumiere { at: Space::new(within) }),
            "idle" => Move::Idle(Postcard::ALL[within]),
            _ => unreachable!("every block of moves is listed here"),
        })
    }
}

/// Writes the pieces on the board: the blocks from the viewer's houses on.
fn write_pieces(pieces: &[Piece], viewer: Seat, out: &mut Writer<'_>) {
    let mut houses = [out.block("houses-own"), out.block("houses-other")];
    let mut buildings = out.block("buildings");
    let mut mark = |building: Building, owner: Seat, at: Space| {
        houses[usize::from(owner != viewer)].mark(at.index());
        buildings.mark(building as usize * SPACES + at.index());
    };
    let mut singles =
        ["annex", "painter", "dancer", "lampadaire", "large-lamp", "fountain", "statue"]
            .map(|name| out.block(name));
    let mut facing = out.block("facing");
    let mut single = |which: usize, at: Space| {
        let part: &mut Part<'_> = &mut singles[which];
        part.mark(at.index());
    };
    for piece in pieces {
        match piece {
            Piece::Building { building, owner, spaces } => {
                spaces.iter().for_each(|at| mark(*building, *owner, *at));
            }
            Piece::Annex { owner, at, building } => {
                mark(*building, *owner, *at);
                single(0, *at);
            }
            Piece::Painter { at, .. } => single(1, *at),
            Piece::Dancer { at, .. } => single(2, *at),
            Piece::Lampadaire { at, .. } => single(3, *at),
            Piece::LargeLamp { at, .. } => single(4, *at),
            Piece::Fountain { spaces, .. } => spaces.iter().for_each(|at| single(5, *at)),
            Piece::Statue { at, facing: looks, .. } => {
                single(6, *at);
                facing.mark(*looks as usize);
            }
        }
    }
}

fn write_player(player: &PlayerView, names: [&str; 5], out: &mut Writer<'_>) {
    let [reserve, unlaid, stock, rights, score] = names;
    out.block(reserve).mark_all(player.reserve.iter().map(|it| *it as usize));
    out.block(unlaid).mark_all(player.unlaid.iter().map(|it| it.tile.index()));
    let mut stock = out.block(stock);
    stock.put(0, player.in_hand as f32);
    stock.put(1, f32::from(player.chimneys));
    stock.put(2, f32::from(player.tokens));
    let mut rights = out.block(rights);
    rights.mark_if(0, player.metropolitain);
    rights.mark_if(1, player.chartier);
    let mut score = out.block(score);
    score.put(0, player.score.total as f32);
    score.put(1, f32::from(player.score.group));
    score.put(2, player.score.penalty as f32);
    score.put(3, f32::from(player.score.free));
}
