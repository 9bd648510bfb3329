//! Small pictures drawn once and used many times, each in a square of 24 units.

use crate::svg::Svg;

/// Writes the definitions of these icons.
pub(crate) fn define(svg: &mut Svg, ids: &[&str]) {
    svg.el("defs").begin();
    for id in ids {
        let (_, picture) = ICONS.iter().find(|(known, _)| known == id).expect("the icon is drawn");
        svg.el("symbol").id(id).a("viewBox", "0 0 24 24").begin();
        svg.raw(picture);
        svg.end();
    }
    svg.end();
}

/// Shows an icon around a point.
pub(crate) fn draw(svg: &mut Svg, id: &str, x: f64, y: f64, size: f64) {
    svg.icon(id, x, y, size).done();
}

/// `i-o` is an outline, `i-f` filled with the ink, `i-k` with the card under it. Their style rules
/// name no other class: a rule with an ancestor does not reach into a copied definition.
const ICONS: &[(&str, &str)] = &[
    (
        "i-pin",
        r#"<path class="i-f" d="M12 2a7 7 0 0 0-7 7c0 5 7 13 7 13s7-8 7-13a7 7 0 0 0-7-7z"/><circle class="i-k" cx="12" cy="9" r="2.8"/>"#,
    ),
    (
        "i-bus",
        r#"<path class="i-bus-body" d="M2 6.5A2.5 2.5 0 0 1 4.5 4H20a2 2 0 0 1 2 2v11H2z"/><path class="i-k" d="M4 6.500h4.500v4H4zM10 6.500h4.500v4H10zM16 6.500h4v4h-4z"/><path class="i-o" d="M2 13.500h20"/><circle class="i-f" cx="7" cy="18" r="2.6"/><circle class="i-f" cx="17" cy="18" r="2.6"/><circle class="i-k" cx="7" cy="18" r="1"/><circle class="i-k" cx="17" cy="18" r="1"/>"#,
    ),
    (
        "i-shop",
        r#"<path class="i-o" d="M4 11v10h16V11"/><path class="i-f" d="M3 3h18l2 7a3 3 0 0 1-5.5 1 3.2 3.2 0 0 1-5.5 0 3.2 3.2 0 0 1-5.5 0A3 3 0 0 1 1 10z"/><path class="i-o" d="M10 21v-6h4v6"/>"#,
    ),
    (
        "i-bag",
        r#"<path class="i-f" d="M9 7 7 3c3-1.5 7-1.5 10 0l-2 4c4 2 6 6 6 9.5 0 4-3 5.5-9 5.500s-9-1.5-9-5.500C3 13 5 9 9 7z"/><path class="i-ko" d="M8.5 7.500h7"/>"#,
    ),
    (
        "i-ticket",
        r#"<path class="i-f" d="M2 6h20v4a2 2 0 0 0 0 4v4H2v-4a2 2 0 0 0 0-4z"/><path class="i-ko" d="M8 6v12" stroke-dasharray="2 2"/><path class="i-ko" d="M12 10h6M12 14h4"/>"#,
    ),
];
