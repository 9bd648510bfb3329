//! The encoding of Paris: every move as a number.

use paris::{
    Bonus, District, EndTile, Kind, LANDMARKS, Landmark, Move, Paris, Post, Site, Source, Spot,
    Stand, Value,
};
use table::Game as _;

use crate::block::{Block, find, number_in};

const DISTRICTS: usize = District::ALL.len();
const VALUES: usize = Value::ALL.len();
const KINDS: usize = Kind::ALL.len();
const BONUS: usize = Bonus::COUNT;
const END_TILES: usize = 12;
/// What can be bought in a district: the buildings by value, then the landmarks.
const SPOTS: usize = VALUES + LANDMARKS;
/// Where a key can come from: the Arc, the district's bank, or one of its spots.
const POSTS: usize = 2 + SPOTS;
/// Bought plainly, with tile 9, with tile 16.
const WITH: usize = 3;
/// A token, an end-game tile, or a bonus tile by its number.
const SOURCES: usize = 2 + BONUS;
/// More pairs of a kind than the shipped edition has: six tokens of each.
const PAIRS: usize = 7;

pub(crate) const MOVES: &[Block] = &[
    Block::marks("draw", 3, "stack"),
    Block::marks("place", DISTRICTS, "district (`districts = free`)"),
    Block::marks("key", DISTRICTS + 1, "the bank of a district, or 6 for the Arc"),
    Block::marks(
        "move",
        DISTRICTS * POSTS * SPOTS * WITH,
        "district; from 0 the Arc, 1 the bank, 2 to 7 a building by value, 8 to 15 a landmark; to a \
         building 0 to 5 or a landmark 6 to 13; plainly, with tile 9, with tile 16",
    ),
    Block::marks("endtile", 1, "look at the end-game tiles"),
    Block::marks("choose", END_TILES, "one of them, in the edition's order"),
    Block::marks("endtile-1", END_TILES, "look and choose at once, as in version 1 of the rules"),
    Block::marks("retire", 1, ""),
    Block::marks(
        "pay",
        KINDS * SOURCES,
        "kind; 0 a token, 1 an end-game tile, 1 + the number of a bonus tile",
    ),
    Block::marks("prestige", KINDS * SOURCES, "the same"),
    Block::marks("bonus", BONUS, "the number of the tile, less 1"),
    Block::marks("vp", 6 * DISTRICTS, "VP tile in the edition's order, district"),
    Block::marks("buy", KINDS, "kind"),
    Block::marks("sell", KINDS * SOURCES, "the same as `pay`"),
    Block::marks("use", BONUS, "the number of the tile, less 1"),
    Block::marks("use-17", BONUS, "the number of the tile taken, less 1"),
    Block::marks("use-25", BONUS, "the number of the tile taken, less 1"),
    Block::marks(
        "use-pairs",
        2 * PAIRS * PAIRS * PAIRS,
        "tile 24 or 23; the pairs of each of its three kinds, 0 to 6",
    ),
    Block::marks("use-end", END_TILES, "an end-game tile, in the edition's order"),
    Block::marks("skip", 1, ""),
    Block::marks("end", 1, ""),
];

fn spot(game: &Paris, spot: Spot) -> Option<usize> {
    match spot {
        Spot::Building(value) => Some(value.index()),
        Spot::Landmark(landmark) => Some(VALUES + rank(game, landmark)?),
    }
}

fn rank(game: &Paris, landmark: Landmark) -> Option<usize> {
    game.edition().landmarks.iter().position(|it| it.landmark == landmark)
}

fn spot_at(game: &Paris, at: usize) -> Spot {
    match at.checked_sub(VALUES) {
        None => Spot::Building(Value::ALL[at]),
        Some(rank) => Spot::Landmark(game.edition().landmarks[rank].landmark),
    }
}

fn end_tile(game: &Paris, tile: EndTile) -> Option<usize> {
    game.edition().end_tiles.iter().position(|it| *it == tile)
}

/// The end-game tile at a place, unless an equal one has an earlier place.
fn end_tile_at(game: &Paris, at: usize) -> Option<EndTile> {
    let tile = game.edition().end_tiles[at];
    (end_tile(game, tile) == Some(at)).then_some(tile)
}

fn sourced(kind: Kind, source: Source) -> usize {
    let source = match source {
        Source::Token => 0,
        Source::EndTile => 1,
        Source::Tile(bonus) => 1 + bonus.index(),
    };
    kind.index() * SOURCES + source
}

fn sourced_at(within: usize) -> (Kind, Source) {
    let source = match within % SOURCES {
        0 => Source::Token,
        1 => Source::EndTile,
        tile => Source::Tile(Bonus::new((tile - 1) as u8)),
    };
    (Kind::ALL[within / SOURCES], source)
}

fn bonus_at(within: usize) -> Bonus {
    Bonus::new(within as u8 + 1)
}

/// The number of a move; `None` if a custom edition has tiles or tokens that no number stands for.
pub(crate) fn number(game: &Paris, mv: Move) -> Option<usize> {
    let (name, within) = match mv {
        Move::Draw(stack) => ("draw", usize::from(stack) - 1),
        Move::Place(district) => ("place", district.index()),
        Move::Key(Stand::Bank(district)) => ("key", district.index()),
        Move::Key(Stand::Arc) => ("key", DISTRICTS),
        Move::Buy { from, to, with } => {
            let from = match from {
                Post::Stand(Stand::Arc) => 0,
                Post::Stand(Stand::Bank(_)) => 1,
                Post::Site(site) => 2 + spot(game, site.spot)?,
            };
            let with = match with.map(Bonus::number) {
                None => 0,
                Some(9) => 1,
                Some(_) => 2,
            };
            let to_spot = spot(game, to.spot)?;
            ("move", ((to.district.index() * POSTS + from) * SPOTS + to_spot) * WITH + with)
        }
        Move::Look => ("endtile", 0),
        Move::Choose(tile) => ("choose", end_tile(game, tile)?),
        Move::EndTile(tile) => ("endtile-1", end_tile(game, tile)?),
        Move::Retire => ("retire", 0),
        Move::Pay { kind, source } => ("pay", sourced(kind, source)),
        Move::Prestige { kind, source } => ("prestige", sourced(kind, source)),
        Move::Bonus(bonus) => ("bonus", bonus.index() - 1),
        Move::VpTile { prize, district } => {
            let tile = game.edition().prizes.iter().position(|it| it[0] == prize)?;
            ("vp", tile * DISTRICTS + district.index())
        }
        Move::Purchase(kind) => ("buy", kind.index()),
        Move::Sell { kind, source } => ("sell", sourced(kind, source)),
        Move::Use(bonus) => ("use", bonus.index() - 1),
        Move::TakeAny(bonus) => ("use-17", bonus.index() - 1),
        Move::Back(bonus) => ("use-25", bonus.index() - 1),
        Move::Pairs { prestige, pairs } => {
            let [one, two, three] = pairs.map(usize::from);
            if one.max(two).max(three) >= PAIRS {
                return None;
            }
            let pairs = (one * PAIRS + two) * PAIRS + three;
            ("use-pairs", usize::from(prestige) * PAIRS * PAIRS * PAIRS + pairs)
        }
        Move::UseEnd(tile) => ("use-end", end_tile(game, tile)?),
        Move::Skip => ("skip", 0),
        Move::End => ("end", 0),
    };
    Some(number_in(MOVES, name, within))
}

/// The move of a number.
pub(crate) fn mv(game: &Paris, number: usize) -> Option<Move> {
    let (name, within) = find(MOVES, number)?;
    Some(match name {
        "draw" => Move::Draw(within as u8 + 1),
        "place" => Move::Place(District::ALL[within]),
        "key" => Move::Key(Stand::ALL[within]),
        "move" => {
            let (rest, with) = (within / WITH, within % WITH);
            let (rest, to) = (rest / SPOTS, rest % SPOTS);
            let (district, from) = (District::ALL[rest / POSTS], rest % POSTS);
            Move::Buy {
                from: match from {
                    0 => Post::Stand(Stand::Arc),
                    1 => Post::Stand(Stand::Bank(district)),
                    from => Post::Site(Site { district, spot: spot_at(game, from - 2) }),
                },
                to: Site { district, spot: spot_at(game, to) },
                with: [None, Some(Bonus::new(9)), Some(Bonus::new(16))][with],
            }
        }
        "endtile" => Move::Look,
        "choose" => Move::Choose(end_tile_at(game, within)?),
        "endtile-1" => Move::EndTile(end_tile_at(game, within)?),
        "retire" => Move::Retire,
        "pay" => {
            let (kind, source) = sourced_at(within);
            Move::Pay { kind, source }
        }
        "prestige" => {
            let (kind, source) = sourced_at(within);
            Move::Prestige { kind, source }
        }
        "bonus" => Move::Bonus(bonus_at(within)),
        "vp" => Move::VpTile {
            prize: game.edition().prizes[within / DISTRICTS][0],
            district: District::ALL[within % DISTRICTS],
        },
        "buy" => Move::Purchase(Kind::ALL[within]),
        "sell" => {
            let (kind, source) = sourced_at(within);
            Move::Sell { kind, source }
        }
        "use" => Move::Use(bonus_at(within)),
        "use-17" => Move::TakeAny(bonus_at(within)),
        "use-25" => Move::Back(bonus_at(within)),
        "use-pairs" => {
            let count = |at: usize| (at % PAIRS) as u8;
            Move::Pairs {
                prestige: within >= PAIRS * PAIRS * PAIRS,
                pairs: [count(within / (PAIRS * PAIRS)), count(within / PAIRS), count(within)],
            }
        }
        "use-end" => Move::UseEnd(end_tile_at(game, within)?),
        "skip" => Move::Skip,
        "end" => Move::End,
        _ => unreachable!("every block of moves is listed here"),
    })
}
