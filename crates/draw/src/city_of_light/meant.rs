//! What a click on a board of City of Light may mean.

use city_of_light::{Public, Rotation, Space};

use super::cells;

/// The moves that a click may mean: a space with a piece in hand is any way to lay it over that
/// space, a building is taken or built, a postcard used.
pub(super) fn moves(public: &Public, picked: &[&str]) -> Vec<String> {
    let Some((clicked, before)) = picked.split_last() else { return Vec::new() };
    if let Ok(space) = clicked.parse::<Space>() {
        return before.first().map_or_else(Vec::new, |held| laid(public, held, before, space));
    }
    if let Some(card) = clicked.strip_prefix("card ") {
        return vec![format!("card {card} idle")];
    }
    match before.first() {
        Some(tile) if tile.starts_with("tile ") => vec![format!("{tile} {clicked} r0")],
        _ if public.supply.iter().any(|it| it.as_str() == *clicked) => {
            vec![format!("take {clicked}")]
        }
        _ if public.shapes.iter().any(|it| it.name == *clicked) => Space::all()
            .flat_map(|at| Rotation::ALL.map(|turn| format!("build {clicked} {at} {turn}")))
            .collect(),
        _ => Vec::new(),
    }
}

/// Every way to lay what is held so that it covers a space.
fn laid(public: &Public, held: &str, before: &[&str], space: Space) -> Vec<String> {
    let over = |name: &str, verb: &str| -> Vec<String> {
        let ways = Rotation::ALL.into_iter().flat_map(|turn| {
            let cells = cells(public, name, turn);
            cells.into_iter().filter_map(move |(x, y)| {
                let at = Space::at(space.column() - x, space.row() - y)?;
                Some((at, turn))
            })
        });
        ways.map(|(at, turn)| format!("{verb} {at} {turn}")).collect()
    };
    match held.strip_prefix("card ") {
        None => over(held, &format!("build {held}")),
        Some(card @ "jardin") => over(card, &format!("card {card}")),
        Some("fontaine") => {
            let mut ways = over("fontaine", "card fontaine");
            ways.insert(0, format!("card fontaine {space}"));
            ways
        }
        Some("levitation") => match before {
            [_, back, building] => over(building, &format!("card levitation {back} {building}")),
            _ => Vec::new(),
        },
        Some("penseur") => {
            ["n", "e", "s", "w"].map(|way| format!("card penseur {space} {way}")).to_vec()
        }
        Some(card) => vec![format!("card {card} {space}")],
    }
}
