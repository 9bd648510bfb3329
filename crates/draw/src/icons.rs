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
    (
        "i-lamp",
        r#"<path class="i-iron" d="M11.2 10h1.600v10.500h-1.600zM8.5 20.500h7v1.800h-7zM10 17h4v1.200h-4z"/><path class="i-glass" d="M7.8 3.800h8.400l-1.9 6.400H9.700z"/><path class="i-edge" d="M7.8 3.800h8.400l-1.9 6.400H9.700zM12 3.800v6.4"/><path class="i-iron" d="M6.9 4 12 .6 17.1 4z"/>"#,
    ),
    (
        "i-chimney",
        r#"<path class="i-brick" d="M4 10h16v13H4z"/><path class="i-mortar" d="M4 14.300h16M4 18.600h16M9 10v4.300M15 10v4.300M12 14.300v4.300M9 18.600V23M15 18.600V23"/><path class="i-pot" d="M5.5 4.500h4.500V10H5.500zM14 4.500h4.500V10H14z"/><path class="i-edge" d="M4 10h16v13H4zM5.5 4.500h4.500V10H5.500zM14 4.500h4.500V10H14z"/>"#,
    ),
    (
        "i-token",
        r#"<path class="i-edge" d="M12 2.5 20.5 7.300v9.400L12 21.5 3.5 16.700V7.300z"/><path class="i-f" d="M12 6.500l1.7 3.6 3.9.5-2.8 2.7.7 3.9-3.5-1.9-3.5 1.9.7-3.9-2.8-2.7 3.9-.5z"/>"#,
    ),
    (
        "i-easel",
        r#"<path class="i-o" d="M12 2v3M8 16 5 23M16 16l3 7M12 16v5"/><path class="i-canvas" d="M4 4.500h16v11.500H4z"/><path class="i-sky" d="M5.5 6h13v8.500h-13z"/><path class="i-hill" d="M5.5 14.500v-2.500l3.5-3 3 3 3-2 3.5 3v1.500z"/><circle class="i-glass" cx="15.8" cy="8.3" r="1.3"/><path class="i-edge" d="M4 4.500h16v11.500H4z"/>"#,
    ),
    (
        "i-dancer",
        r#"<circle class="i-skin" cx="11" cy="3.7" r="2.2"/><path class="i-o" d="M8 9 4.5 4.500M14 9l4-4.500M10.5 18l-1 5.500M14.5 17.500l5-2.5"/><path class="i-red" d="M9 6.200h4.300l.9 5.300c3 1.2 5.2 3.5 6.3 6.5-2 .4-3-.8-4-.4s-1.8 1.6-3.3 1-2.4-.5-3.7.2-2.5-.6-3.8-.1-2.3.2-3.2-.5C3.3 15 5.5 12.5 8.3 11.500z"/>"#,
    ),
    (
        "i-fountain",
        r#"<path class="i-jet" d="M12 7C10 3 7 3 5.5 7M12 7c2-4 5-4 6.5 0M12 8V2"/><path class="i-stone" d="M11 8h2v6h-2zM6 12h12c0 2.2-2.5 3-6 3s-6-.8-6-3z"/><path class="i-water" d="M2 17h20c0 3.5-4 5-10 5S2 20.5 2 17z"/><path class="i-edge" d="M2 17h20c0 3.5-4 5-10 5S2 20.5 2 17zM6 12h12c0 2.2-2.5 3-6 3s-6-.8-6-3z"/>"#,
    ),
    (
        "i-statue",
        r#"<path class="i-stone" d="M5 18h14v5H5z"/><path class="i-bronze" d="M13.8 2.200a2.4 2.4 0 0 1 2 3.600l.2 1.7-1.6.9c.3 1 .2 1.7-.3 2.600l2.9 2.500c.6.6.4 1.5-.3 1.900l-3.4.3-.6 2.300H7.300c-1-1.2-1-3-.3-4.7.8-2.3 1.6-4.6 4.2-5.600a3.2 3.2 0 0 1 2.6-5.500z"/><path class="i-edge" d="M5 18h14v5H5z"/>"#,
    ),
    (
        "i-lampadaire",
        r#"<path class="i-iron" d="M11.2 8h1.600v13h-1.600zM8 21h8v2H8zM10 17h4v1.300h-4z"/><path class="i-o" d="M4.5 9.500c0 3 3 4 7.5 3.5 4.5.5 7.5-.5 7.5-3.5"/><circle class="i-glass" cx="4.5" cy="7" r="2.7"/><circle class="i-glass" cx="19.5" cy="7" r="2.7"/><circle class="i-glass" cx="12" cy="4.5" r="3.2"/><path class="i-edge" d="M1.8 7a2.7 2.7 0 1 0 5.4 0a2.7 2.7 0 1 0-5.4 0M16.8 7a2.7 2.7 0 1 0 5.4 0a2.7 2.7 0 1 0-5.4 0M8.8 4.500a3.2 3.2 0 1 0 6.4 0a3.2 3.2 0 1 0-6.4 0"/>"#,
    ),
    (
        "i-large-lamp",
        r#"<path class="i-beam" d="M12 7 1 1v12zM12 7l11-6v12z"/><path class="i-iron" d="M11 11h2v10h-2zM7.5 21h9v2h-9z"/><path class="i-glass" d="M7.5 3.500h9l-2 8h-5z"/><path class="i-edge" d="M7.5 3.500h9l-2 8h-5zM12 3.500v8"/><path class="i-iron" d="M6.5 3.7 12 0l5.5 3.700z"/>"#,
    ),
    (
        "i-books",
        r#"<path class="i-green" d="M2 11h20v10H2zM3 3h18l1 5H2z"/><path class="i-red" d="M4 8h2.500v6H4zM11 8.500h2v5.500h-2z"/><path class="i-glass" d="M6.5 9H9v5H6.500zM15.5 8H18v6h-2.500z"/><path class="i-sky" d="M9 8h2v6H9zM13 9h2.500v5H13zM18 9h2v5h-2z"/><path class="i-edge" d="M2 14h20v7H2zM3 3h18l1 5H2z"/>"#,
    ),
    (
        "i-tree",
        r#"<path class="i-wood" d="M10.8 14h2.400v9h-2.400z"/><path class="i-green" d="M12 1.500c3.3 0 5.2 2 5.5 4.5 2.5.8 3.5 2.8 3.2 5-.4 3-3 4.7-5.7 4.5-1.8 1.3-4.2 1.3-6 0-2.7.2-5.3-1.5-5.7-4.5-.3-2.2.7-4.2 3.2-5C6.8 3.5 8.7 1.5 12 1.500z"/><path class="i-leaf" d="M9 6a3 3 0 0 1 3-2M7 11a3 3 0 0 1 2-3M13 11a3 3 0 0 1 3-2"/>"#,
    ),
    (
        "i-balloon",
        r#"<path class="i-red" d="M12 1c4.7 0 8 3.3 8 7.5 0 3.5-3.3 6-5.5 8.500h-5C7.3 14.5 4 12 4 8.5 4 4.3 7.3 1 12 1z"/><path class="i-glass" d="M12 1c2 0 3.3 3.3 3.3 7.5 0 3.5-1.1 6-1.8 8.500h-3c-.7-2.5-1.8-5-1.8-8.500C8.7 4.3 10 1 12 1z"/><path class="i-edge" d="M9.5 17l.7 3M14.5 17l-.7 3"/><path class="i-wood" d="M9.7 19.800h4.600V23H9.700z"/>"#,
    ),
    (
        "i-metro",
        r#"<path class="i-o" d="M3 23V9c0-3 2-4 3.5-6M21 23V9c0-3-2-4-3.5-6"/><circle class="i-glass" cx="6.5" cy="3.3" r="2"/><circle class="i-glass" cx="17.5" cy="3.3" r="2"/><path class="i-green" d="M4 8.500c5-2.5 11-2.5 16 0v4.500H4z"/><path class="i-ko" d="M8.5 12V8.800l3.5 2 3.5-2V12"/><path class="i-o" d="M3 18h18"/>"#,
    ),
    (
        "i-church",
        r#"<path class="i-stone" d="M3 14h18v9H3z"/><path class="i-stone" d="M8 14c-.6-5 1.6-8 4-11 2.4 3 4.6 6 4 11zM3 14c-.3-2.5.6-4 2-6 1.4 2 2.3 3.5 2 6zM17 14c-.3-2.5.6-4 2-6 1.4 2 2.3 3.5 2 6z"/><path class="i-edge" d="M3 14h18v9H3zM8 14c-.6-5 1.6-8 4-11 2.4 3 4.6 6 4 11zM3 14c-.3-2.5.6-4 2-6 1.4 2 2.3 3.5 2 6M17 14c-.3-2.5.6-4 2-6 1.4 2 2.3 3.5 2 6M12 3V1M10 23v-4a2 2 0 0 1 4 0v4"/>"#,
    ),
    (
        "i-plate",
        r#"<circle class="i-stone" cx="12" cy="12.5" r="8"/><circle class="i-edge" cx="12" cy="12.5" r="8"/><circle class="i-edge" cx="12" cy="12.5" r="5"/><path class="i-o" d="M2.5 3v5.500M2.5 8.500V22M21.5 3c-2 2-2 6-.5 9V22"/>"#,
    ),
];
