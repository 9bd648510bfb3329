//! What each player has: in the open, and behind the screen for those who may look.

use paris::{Bonus, Effect, EndTile, Kind, Paris, Screen};
use table::{Game as _, Seat};

use super::{about, effect, kind_icon, supply};
use crate::icons;
use crate::scene::Scene;
use crate::sign;
use crate::svg::Svg;

/// The word or words that pick one of the player's own bonus tiles.
fn words(scene: &Scene<'_, Paris>, bonus: Bonus) -> String {
    match scene.game.edition().effects[bonus.index()] {
        Effect::Resource(_) | Effect::AnyPrestige(_) | Effect::AnyResource(_) => {
            format!("tile{bonus}")
        }
        Effect::BesideOwn | Effect::BesideOther => format!("with {bonus}"),
        _ => format!("use {bonus}"),
    }
}

/// Where the things of a player are in a panel, from the first move to the last: a thing that leaves
/// leaves its place empty.
struct ScreenPlan {
    tokens: (f64, f64),
    tiles: (f64, f64, f64),
    /// How many rows there are for the bonus tiles; none where only their numbers have room.
    rows: usize,
    ends: (f64, f64, f64),
}

/// Token places and the room between them.
const TOKEN: f64 = 39.0;
/// How much lower the next row of bonus tiles is.
const ROW: f64 = 44.0;

impl ScreenPlan {
    fn new((x, y, w, height): Area) -> Self {
        let (left, room) = (x + 8.0, w - 16.0);
        let beside = 6.0 * TOKEN + 8.0;
        if height >= 180.0 {
            let tokens = (left, y + 32.0);
            Self { tokens, tiles: (left, y + 62.0, room), rows: 2, ends: (left, y + 150.0, room) }
        } else if w >= 500.0 {
            let tokens = (x + 240.0, y + 4.0);
            let ends = (tokens.0 + beside, tokens.1, w - 240.0 - beside - 80.0);
            Self { tokens, tiles: (left, y + 33.0, room), rows: 1, ends }
        } else if height >= 100.0 {
            let ends = (left + beside, y + 32.0, room - beside);
            Self { tokens: (left, y + 32.0), tiles: (left, y + 63.0, room), rows: 1, ends }
        } else {
            let row = (left, y + 55.0, room);
            Self { tokens: (left, y + 28.0), tiles: row, rows: 0, ends: row }
        }
    }
}

type Area = (f64, f64, f64, f64);

/// A player's panel.
pub(super) fn panel(svg: &mut Svg, scene: &Scene<'_, Paris>, seat: Seat, area: Area) {
    let (x, y, w, height) = area;
    let player = &scene.public.players[seat.index()];
    let own = scene.own.filter(|(viewer, _)| *viewer == seat).map(|(_, secret)| secret);
    let screen = own.map(|secret| &secret.screen).or(player.screen.as_ref());
    let acts = scene.public.to_act == Some(seat);
    svg.rect(x, y, w, height).round(6.0).class(if acts { "panel acts" } else { "panel" }).done();
    header(svg, scene, seat, screen, (x, y, w));
    let plan = ScreenPlan::new(area);
    if let Some(screen) = screen {
        tokens(svg, scene, seat, own.is_some(), screen, plan.tokens);
    }
    let bonus = all_tiles(screen, &player.used);
    let shown = player.held_end_tiles.as_deref().unwrap_or_default();
    let held = own.map_or(shown, |secret| &secret.end_tiles);
    let ends = all_ends(held, &player.used_end_tiles);
    if plan.rows == 0 {
        numbers(svg, scene, (seat, own.is_some()), &bonus, &ends, plan.tiles);
        return;
    }
    tiles(svg, scene, (seat, own.is_some()), &bonus, plan.tiles, plan.rows);
    let (x, y, w) = plan.ends;
    let step = 46.0_f64.min(w / ends.len().max(1) as f64);
    for (at, (tile, again, used)) in ends.iter().enumerate() {
        let face = (x + step * at as f64, y, step - 4.0, 26.0);
        end_tile(svg, scene, (seat, own.is_some()), (*tile, *again, *used), face);
    }
}

/// How far a bonus tile has been spent.
#[derive(Clone, Copy, PartialEq)]
enum Spent {
    Not,
    Half,
    Wholly,
}

/// The bonus tiles that a player has taken, as far as they are seen, by their numbers.
fn all_tiles(screen: Option<&Screen>, used: &[Bonus]) -> Vec<(Bonus, Spent)> {
    let half = |bonus: &Bonus| screen.is_some_and(|screen| screen.half.contains(bonus));
    let unused = screen.map_or(&[][..], |screen| &screen.unused);
    let mut all: Vec<(Bonus, Spent)> = unused.iter().map(|bonus| (*bonus, Spent::Not)).collect();
    all.extend(used.iter().map(|it| (*it, if half(it) { Spent::Half } else { Spent::Wholly })));
    all.sort_by_key(|(bonus, _)| *bonus);
    all
}

/// The end-game tiles that a player has taken, as far as they are seen, each with how many of its
/// kind come before it, and whether it was used.
fn all_ends(held: &[EndTile], used: &[EndTile]) -> Vec<(EndTile, usize, bool)> {
    let mut all: Vec<(EndTile, bool)> = held.iter().map(|tile| (*tile, false)).collect();
    all.extend(used.iter().map(|tile| (*tile, true)));
    all.sort();
    let before =
        |at: usize, tile: EndTile| all[..at].iter().filter(move |it| **it == (tile, false));
    all.iter()
        .enumerate()
        .map(|(at, (tile, used))| (*tile, before(at, *tile).count(), *used))
        .collect()
}

/// A player's VP: those on the track, and once the game is over all that the end has brought.
fn points(scene: &Scene<'_, Paris>, seat: Seat) -> u16 {
    let player = &scene.public.players[seat.index()];
    if scene.public.to_act.is_some() {
        return player.vp;
    }
    let effects = &scene.game.edition().effects;
    let counts = |bonus: &Bonus| matches!(effects[bonus.index()], Effect::FrancsAtEnd);
    let counted = player.screen.as_ref().filter(|screen| screen.unused.iter().any(counts));
    player.vp + player.prizes + counted.map_or(0, |screen| screen.francs)
}

fn header(
    svg: &mut Svg,
    scene: &Scene<'_, Paris>,
    seat: Seat,
    screen: Option<&Screen>,
    (x, y, w): (f64, f64, f64),
) {
    let player = &scene.public.players[seat.index()];
    let name = scene.label("draw-player", &[("letter", sign::letter(seat).to_owned())]);
    scene.player_sign(svg, seat, (x + 16.0, y + 16.0), 9.0);
    let over = scene.public.to_act.is_none();
    let about = if over { "about-paris-points-over" } else { "about-paris-points" };
    let points = points(scene, seat).to_string();
    let title = scene.label("draw-points", &[("player", name), ("points", points.clone())]);
    svg.el("g")
        .id(&format!("score-{seat}"))
        .class("points")
        .begin_named(&title, &scene.label(about, &[]));
    svg.text(x + 31.0, y + 22.0, "t16 strong", &points);
    icons::draw(svg, "i-vp", x + 43.0 + points.len() as f64 * 9.0, y + 16.0, 18.0);
    svg.end();
    let mut left = x + 97.0;
    let mut count = |icon: &str, text: String, title: String, about: &str, room: f64| {
        let about = if about.is_empty() { String::new() } else { scene.label(about, &[]) };
        svg.el("g").begin_named(&title, &about);
        icons::draw(svg, icon, left, y + 16.0, 17.0);
        svg.text(left + 11.0, y + 21.0, "t14", &text);
        svg.end();
        left += room;
    };
    if let Some(screen) = screen {
        let francs = screen.francs.to_string();
        count(
            "i-franc",
            francs.clone(),
            scene.label("draw-paris-francs", &[("count", francs)]),
            "about-paris-francs",
            42.0,
        );
    }
    let reserve = player.reserve.to_string();
    let keys = screen.map(|screen| screen.keys.to_string());
    let text = keys.map_or_else(|| format!("+{reserve}"), |keys| format!("{keys}+{reserve}"));
    count(
        "i-key",
        text,
        scene.label("draw-paris-keys", &[("reserve", reserve)]),
        "about-paris-keys",
        46.0,
    );
    if player.end_tiles > 0 {
        let tiles = player.end_tiles.to_string();
        count(
            "i-end",
            tiles.clone(),
            scene.label("draw-paris-held-end-tiles", &[("count", tiles)]),
            "",
            40.0,
        );
    }
    if player.retired {
        let text = scene.label("draw-paris-retired", &[]);
        svg.el("g").begin_named(&text, "");
        svg.text(x + w - 8.0, y + 21.0, "t14 end soft", &text);
        svg.end();
    }
}

fn tokens(
    svg: &mut Svg,
    scene: &Scene<'_, Paris>,
    seat: Seat,
    own: bool,
    screen: &Screen,
    (x, y): (f64, f64),
) {
    for (kind, count) in Kind::ALL.into_iter().zip(screen.tokens) {
        if count == 0 {
            continue;
        }
        let left = x + TOKEN * kind.index() as f64;
        let (icon, name) = kind_icon(kind);
        let label = scene.label(
            "draw-paris-tokens",
            &[("kind", scene.label(name, &[])), ("count", count.to_string())],
        );
        let id = format!("token-{seat}-{kind}");
        let about = if kind.is_resource() {
            scene.label("about-paris-resource", &[])
        } else {
            scene.label("about-paris-prestige", &[("vp", about::slot_vp(scene, kind))])
        };
        if own {
            scene.open_pick(svg, &id, "own-token", &format!("{kind} token"), (&label, &about));
        } else {
            let class = format!("own-token{}", scene.brought(&id));
            svg.el("g").id(&id).class(&class).begin_named(&label, &about);
        }
        svg.rect(left, y, 36.0, 26.0).round(5.0).class("token-face face").done();
        icons::draw(svg, icon, left + 12.0, y + 13.0, 18.0);
        svg.text(left + 23.0, y + 18.0, "t14", &count.to_string());
        svg.end();
    }
}

/// Opens a bonus tile of a player; [`Svg::end`] closes it.
fn open_tile(
    svg: &mut Svg,
    scene: &Scene<'_, Paris>,
    (seat, own): (Seat, bool),
    (bonus, spent): (Bonus, Spent),
) {
    let id = format!("tile-{seat}-{bonus}");
    let label = effect::sentence(scene, bonus);
    if spent == Spent::Wholly {
        let about = scene.label("about-paris-used", &[]);
        svg.el("g").class("used-tile").begin_named(&label, &about);
        return;
    }
    let class = if spent == Spent::Half { "own-tile half" } else { "own-tile" };
    let about = scene.label("about-paris-held", &[]);
    if own {
        scene.open_pick(svg, &id, class, &words(scene, bonus), (&label, &about));
    } else {
        let class = format!("{class}{}", scene.brought(&id));
        svg.el("g").id(&id).class(&class).begin_named(&label, &about);
    }
}

fn tiles(
    svg: &mut Svg,
    scene: &Scene<'_, Paris>,
    whose: (Seat, bool),
    all: &[(Bonus, Spent)],
    (x, y, w): (f64, f64, f64),
    rows: usize,
) {
    let (wide, h) = (62.0, 40.0);
    let columns = (((w + 4.0) / wide).floor() as usize).max(all.len().div_ceil(rows)).max(1);
    let step = wide.min((w + 4.0) / columns as f64);
    for (at, (bonus, spent)) in all.iter().enumerate() {
        let left = x + step * (at % columns) as f64;
        let top = y + ROW * (at / columns) as f64;
        open_tile(svg, scene, whose, (*bonus, *spent));
        let face = if *spent == Spent::Wholly { "used-face" } else { "bonus-face face" };
        svg.rect(left, top, step - 4.0, h).round(5.0).class(face).done();
        if *spent == Spent::Wholly {
            svg.text(left + step / 2.0 - 2.0, top + 25.0, "mid t14 soft", &bonus.to_string());
        } else {
            svg.text(left + 4.0, top + 14.0, "t14 strong", &bonus.to_string());
            let middle = (left + step / 2.0 - 2.0, top + h * 0.67);
            let draw = if *spent == Spent::Half { effect::half } else { effect::signs };
            draw(svg, scene, *bonus, middle, (step - 8.0, 15.0));
        }
        svg.end();
    }
}

/// For little room: the numbers of the bonus tiles, and the end-game tiles, in a row.
fn numbers(
    svg: &mut Svg,
    scene: &Scene<'_, Paris>,
    whose: (Seat, bool),
    all: &[(Bonus, Spent)],
    ends: &[(EndTile, usize, bool)],
    (x, y, w): (f64, f64, f64),
) {
    let room = 28.0 * all.len() as f64 + 40.0 * ends.len() as f64;
    let part = (w / room.max(1.0)).min(1.0);
    let mut left = x;
    for (bonus, spent) in all {
        let step = 28.0 * part;
        open_tile(svg, scene, whose, (*bonus, *spent));
        let (face, text) = match spent {
            Spent::Wholly => ("used-face", "mid t14 soft"),
            _ => ("bonus-face face", "mid t14 strong"),
        };
        svg.rect(left, y, step - 3.0, 17.0).round(4.0).class(face).done();
        svg.text(left + (step - 3.0) / 2.0, y + 13.0, text, &bonus.to_string());
        svg.end();
        left += step;
    }
    for (tile, again, used) in ends {
        let face = (left, y, 40.0 * part - 3.0, 17.0);
        end_tile(svg, scene, whose, (*tile, *again, *used), face);
        left += 40.0 * part;
    }
}

/// An end-game tile that a player has or had.
fn end_tile(
    svg: &mut Svg,
    scene: &Scene<'_, Paris>,
    (seat, own): (Seat, bool),
    (tile, again, used): (EndTile, usize, bool),
    (x, y, w, h): Area,
) {
    let label = scene.label("draw-paris-end-tile", &[("tile", supply::end_name(scene, tile))]);
    let id = format!("endtile-{seat}-{tile}");
    let id = if again > 0 { format!("{id}-{}", again + 1) } else { id };
    let pick = match tile {
        EndTile::Counts(kind) => format!("{kind} endtile"),
        _ => format!("use {tile}"),
    };
    let about = scene.label("about-paris-held", &[]);
    if used {
        let about = scene.label("about-paris-used", &[]);
        svg.el("g").class("used-tile gone").begin_named(&label, &about);
    } else if own {
        scene.open_pick(svg, &id, "end-tile", &pick, (&label, &about));
    } else {
        svg.el("g").id(&id).class("end-tile").begin_named(&label, &about);
    }
    let face = if used { "used-face" } else { "end-face face" };
    svg.rect(x, y, w, h).round(5.0).class(face).done();
    supply::end_face(svg, tile, (x + w / 2.0, y + h / 2.0), 16.0_f64.min(h - 1.0));
    svg.end();
}
