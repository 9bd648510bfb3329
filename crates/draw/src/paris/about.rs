//! What the things of Paris do, cost and bring, as sentences.

use paris::{EndTile, Kind, Lot, Monument, Paris};
use table::Game as _;

use super::{kind_icon, supply};
use crate::scene::Scene;

/// A building space: its price, what else it costs, what it gives, and whether it can be had.
pub(super) fn lot(scene: &Scene<'_, Paris>, lot: &Lot) -> String {
    let edition = scene.game.edition();
    let mut said = vec![scene.label("about-paris-lot", &[("value", lot.value.to_string())])];
    match lot.value.number() {
        1 | 2 => said.push(scene.label("about-paris-lot-bonus", &[])),
        3 => {
            let price = ("price", edition.bonus_price.to_string());
            said.push(scene.label("about-paris-lot-bonus-for", &[price]));
        }
        8 => said.push(scene.label(
            "about-paris-lot-eight",
            &[("wood", edition.eight_wood.to_string()), ("vp", edition.eight_vp.to_string())],
        )),
        _ => {}
    }
    if let Some(kind) = lot.token {
        said.push(scene.label("about-paris-lot-token", &[("kind", name(scene, kind))]));
    }
    if lot.building.is_none() {
        said.push(scene.label("about-paris-lot-empty", &[]));
    } else if !lot.keys.is_empty() {
        said.push(scene.label("about-paris-lot-taken", &[]));
    }
    join(&said)
}

/// A landmark: its price in francs and resources, and what its slots give.
pub(super) fn landmark(scene: &Scene<'_, Paris>, monument: &Monument) -> String {
    let cost: Vec<String> = Kind::RESOURCES
        .into_iter()
        .zip(monument.cost)
        .filter(|(_, count)| *count > 0)
        .map(|(kind, count)| {
            let kind = ("kind", name(scene, kind));
            scene.label("about-paris-count", &[("count", count.to_string()), kind])
        })
        .collect();
    let slots = monument.slots.map(|kind| {
        let vp = ("vp", slot_vp(scene, kind));
        scene.label("about-paris-worth", &[("kind", name(scene, kind)), vp])
    });
    scene.label(
        "about-paris-landmark",
        &[
            ("value", monument.value.to_string()),
            ("cost", scene.labels.list(cost)),
            ("slots", scene.labels.list(slots.to_vec())),
        ],
    )
}

/// What a slot for a kind of prestige gives.
pub(super) fn slot_vp(scene: &Scene<'_, Paris>, kind: Kind) -> String {
    let edition = scene.game.edition();
    let at = Kind::PRESTIGE.into_iter().position(|it| it == kind);
    at.map_or_else(String::new, |at| edition.slot_vp[at].to_string())
}

/// All the end-game tiles there are, taken or not: everybody knows what the set contains.
pub(super) fn end_tiles(scene: &Scene<'_, Paris>) -> String {
    let mut all: Vec<EndTile> = scene.game.edition().end_tiles.to_vec();
    all.sort();
    let names: Vec<String> = all.iter().map(|tile| supply::end_name(scene, *tile)).collect();
    scene.label("about-paris-end-tiles", &[("tiles", scene.labels.list(names))])
}

fn name(scene: &Scene<'_, Paris>, kind: Kind) -> String {
    scene.label(kind_icon(kind).1, &[])
}

/// Sentences one after the other: without a space between them in languages that use none.
fn join(said: &[String]) -> String {
    said.join(if said[0].ends_with('。') { "" } else { " " })
}
