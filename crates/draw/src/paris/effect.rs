//! What a bonus tile does, as a few signs and as a sentence.

use paris::{Bonus, Effect, Paris};
use table::Game as _;

use super::kind_icon;
use crate::book::Sign;
use crate::icons;
use crate::labels::Labels;
use crate::scene::Scene;
use crate::svg::Svg;

/// The signs of a tile in a row around a point, small enough for the room.
pub(super) fn signs(
    svg: &mut Svg,
    scene: &Scene<'_, Paris>,
    bonus: Bonus,
    at: (f64, f64),
    room: (f64, f64),
) {
    row(svg, shown(scene, bonus), at, room);
}

/// The sign of the half that is left of a tile that counts as two.
pub(super) fn half(
    svg: &mut Svg,
    scene: &Scene<'_, Paris>,
    bonus: Bonus,
    at: (f64, f64),
    room: (f64, f64),
) {
    row(svg, shown(scene, bonus).into_iter().take(1).collect(), at, room);
}

fn shown(scene: &Scene<'_, Paris>, bonus: Bonus) -> Vec<Sign> {
    let by_players = |amounts| by_players(scene, amounts).to_string();
    face(scene.game.edition(), &by_players, bonus)
}

fn row(svg: &mut Svg, mut signs: Vec<Sign>, (x, y): (f64, f64), (room, size): (f64, f64)) {
    // Words stay large enough to be read; the pictures share what is left.
    let font = (size * 0.92).clamp(14.0, 16.0);
    let written = |text: &str| text.chars().count() as f64 * 0.53 * font + 1.0;
    // A range that leaves no room for its picture says where it begins.
    for sign in &mut signs {
        if let Sign::Text(text) = sign
            && let Some((least, _)) = text.split_once('–')
            && written(text) + size > room
        {
            *sign = Sign::Text(format!("{least}+"));
        }
    }
    let words: f64 = signs
        .iter()
        .map(|sign| match sign {
            Sign::Icon(_) => 0.0,
            Sign::Text(text) => written(text),
        })
        .sum();
    let icons = signs.iter().filter(|sign| matches!(sign, Sign::Icon(_))).count().max(1) as f64;
    let size = size.min((room - words) / icons).max(5.0);
    let width = |sign: &Sign| match sign {
        Sign::Icon(_) => size,
        Sign::Text(text) => written(text),
    };
    let total: f64 = signs.iter().map(width).sum();
    let mut left = x - total / 2.0;
    for sign in &signs {
        let middle = left + width(sign) / 2.0;
        match sign {
            Sign::Icon(icon) => icons::draw(svg, icon, middle, y, size),
            Sign::Text(text) => {
                svg.el("text")
                    .a("x", middle)
                    .a("y", y + font * 0.36)
                    .a("font-size", font)
                    .class("mid")
                    .text(text);
            }
        }
        left += width(sign);
    }
}

fn by_players(scene: &Scene<'_, Paris>, amounts: [u8; 3]) -> u8 {
    amounts[scene.game.seats() - 2]
}

/// The signs of a tile as it is printed, for every number of players.
pub(super) fn printed(edition: &paris::Edition, bonus: Bonus) -> Vec<Sign> {
    face(edition, &every_number, bonus)
}

fn every_number([two, three, four]: [u8; 3]) -> String {
    format!("{two}/{three}/{four}")
}

fn face(
    edition: &paris::Edition,
    by_players: &dyn Fn([u8; 3]) -> String,
    bonus: Bonus,
) -> Vec<Sign> {
    let text = |text: String| Sign::Text(text);
    let number = |number: u8| Sign::Text(number.to_string());
    let vp = || Sign::Icon("i-vp");
    match edition.effects[bonus.index()] {
        Effect::Flat { francs, vp: points } => {
            let mut signs = Vec::new();
            if francs > 0 {
                signs.extend([number(francs), Sign::Icon("i-franc")]);
            }
            if points > 0 {
                signs.extend([number(points), vp()]);
            }
            signs
        }
        Effect::Resource(kind) => vec![Sign::Icon(kind_icon(kind).0)],
        Effect::PerBuilding { value, vp: points } => {
            vec![number(points), vp(), text(format!("/{value}"))]
        }
        Effect::AnyPrestige(count) => repeat("i-any-prestige", count),
        Effect::AnyResource(count) => repeat("i-any-resource", count),
        Effect::BesideOwn => vec![Sign::Icon("i-keys"), text("=".to_owned())],
        Effect::BesideOther => vec![Sign::Icon("i-keys"), text("≠".to_owned())],
        Effect::Key { price } => {
            vec![Sign::Icon("i-key"), text(format!("−{price}")), Sign::Icon("i-franc")]
        }
        Effect::TakeAny => vec![Sign::Icon("i-hand"), Sign::Icon("i-tile")],
        Effect::PerUnused(points) => {
            vec![text(by_players(points)), vp(), text("/".to_owned()), Sign::Icon("i-tile")]
        }
        Effect::PrestigePairs(points) => {
            vec![
                text(by_players(points)),
                vp(),
                text("/2".to_owned()),
                Sign::Icon("i-any-prestige"),
            ]
        }
        Effect::ResourcePairs(points) => {
            vec![
                text(by_players(points)),
                vp(),
                text("/2".to_owned()),
                Sign::Icon("i-any-resource"),
            ]
        }
        Effect::Back => vec![Sign::Icon("i-back"), Sign::Icon("i-tile")],
        Effect::FrancsAtEnd => vec![vp(), text("/".to_owned()), Sign::Icon("i-franc")],
        Effect::PerLandmark(points) => {
            vec![number(points), vp(), text("/".to_owned()), Sign::Icon("i-temple")]
        }
        Effect::Types(points) => vec![text(format!("{}–{}", points[0], points[3])), vp()],
    }
}

fn repeat(icon: &'static str, count: u8) -> Vec<Sign> {
    (0..count).map(|_| Sign::Icon(icon)).collect()
}

/// The same as a sentence.
pub(super) fn sentence(scene: &Scene<'_, Paris>, bonus: Bonus) -> String {
    let by_players = |amounts| by_players(scene, amounts).to_string();
    let effect = words(scene.game.edition().effects[bonus.index()], scene.labels, &by_players);
    scene.label("draw-paris-bonus", &[("number", bonus.to_string()), ("effect", effect)])
}

/// What each bonus tile of an edition does, in the order of their numbers. An amount that
/// differs by the number of players is given for two, three and four: `2/3/4`.
pub(super) fn bonus_tiles(edition: &paris::Edition, labels: &dyn Labels) -> Vec<String> {
    // The place of a tile is its number; nothing has the number 0.
    edition.effects.iter().skip(1).map(|effect| words(*effect, labels, &every_number)).collect()
}

fn words(effect: Effect, labels: &dyn Labels, by_players: &dyn Fn([u8; 3]) -> String) -> String {
    let name = |id: &str| labels.label(id, &[]);
    let one = |id: &str, key: &str, value: String| labels.label(id, &[(key, value)]);
    match effect {
        Effect::Flat { francs, vp: 0 } => one("draw-paris-francs", "count", francs.to_string()),
        Effect::Flat { francs: 0, vp } => one("draw-paris-vp", "count", vp.to_string()),
        Effect::Flat { francs, vp } => labels.label(
            "draw-paris-effect-flat",
            &[("francs", francs.to_string()), ("vp", vp.to_string())],
        ),
        Effect::Resource(kind) => {
            one("draw-paris-effect-resource", "kind", name(kind_icon(kind).1))
        }
        Effect::PerBuilding { value, vp } => labels.label(
            "draw-paris-effect-per-building",
            &[("vp", vp.to_string()), ("value", value.to_string())],
        ),
        Effect::AnyPrestige(count) => {
            one("draw-paris-effect-any-prestige", "count", count.to_string())
        }
        Effect::AnyResource(count) => {
            one("draw-paris-effect-any-resource", "count", count.to_string())
        }
        Effect::BesideOwn => name("draw-paris-effect-beside-own"),
        Effect::BesideOther => name("draw-paris-effect-beside-other"),
        Effect::Key { price } => one("draw-paris-effect-key", "price", price.to_string()),
        Effect::TakeAny => name("draw-paris-effect-take-any"),
        Effect::PerUnused(vp) => one("draw-paris-effect-per-unused", "vp", by_players(vp)),
        Effect::PrestigePairs(vp) => one("draw-paris-effect-prestige-pairs", "vp", by_players(vp)),
        Effect::ResourcePairs(vp) => one("draw-paris-effect-resource-pairs", "vp", by_players(vp)),
        Effect::Back => name("draw-paris-effect-back"),
        Effect::FrancsAtEnd => name("draw-paris-effect-francs-at-end"),
        Effect::PerLandmark(vp) => one("draw-paris-effect-per-landmark", "vp", vp.to_string()),
        Effect::Types([four, five, six, seven]) => labels.label(
            "draw-paris-effect-types",
            &[
                ("four", four.to_string()),
                ("five", five.to_string()),
                ("six", six.to_string()),
                ("seven", seven.to_string()),
            ],
        ),
    }
}

#[cfg(test)]
mod tests {
    use table::Edition as _;

    use super::*;
    use crate::labels::Plain;

    #[test]
    fn the_list_of_bonus_tiles_begins_with_the_first_and_ends_with_the_last() {
        let tiles = bonus_tiles(&paris::Edition::shipped(), &Plain);
        assert_eq!(tiles.len(), Bonus::COUNT);
        assert_eq!(tiles[0], "3 francs");
        assert_eq!(tiles[6], "4 VP");
        assert_eq!(tiles[11], "4 francs and 3 VP");
    }
}
