//! Small pictures drawn once and used many times, each in a square of 24 units.

use crate::svg::Svg;

/// Writes the definitions of these icons.
pub(crate) fn define(svg: &mut Svg, ids: &[&str]) {
    svg.el("defs").begin();
    for id in ids {
        let (_, picture) = ICONS.iter().find(|(known, _)| known == id).expect("the icon is drawn");
        // They stay inside their square by themselves: clipping each of two hundred copies would
        // cost time in every frame.
        svg.el("symbol").id(id).a("viewBox", "0 0 24 24").a("overflow", "visible").begin();
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
    (
        "i-arc",
        r#"<path class="i-stone" d="M2 5h20v17h-6v-6a4 4 0 0 0-8 0v6H2z"/><path class="i-edge" d="M2 5h20v17h-6v-6a4 4 0 0 0-8 0v6H2zM1 5V3h22v2zM2 8.500h20M4 11h3v4H4zM17 11h3v4h-3z"/>"#,
    ),
    (
        "i-bakery",
        r#"<path class="i-bread" d="M3 18.500C1.5 16 3 13 6 11l7-6c3-2.5 6-3 7.5-1.500S21 8 18.5 11l-6 7c-2 3-5 4.5-7.5 3z"/><path class="i-edge" d="M3 18.500C1.5 16 3 13 6 11l7-6c3-2.5 6-3 7.5-1.500S21 8 18.5 11l-6 7c-2 3-5 4.5-7.5 3zM8 11l3 4M12 7.500l3 4M15.5 4.500l3 4"/>"#,
    ),
    (
        "i-bookshop",
        r#"<path class="i-canvas" d="M12 6c-3-2-7-2-10-1v14c3-1 7-1 10 1 3-2 7-2 10-1V5c-3-1-7-1-10 1z"/><path class="i-edge" d="M12 6c-3-2-7-2-10-1v14c3-1 7-1 10 1 3-2 7-2 10-1V5c-3-1-7-1-10 1zM12 6v14M4.5 8.500c2-.4 4-.2 5.5.5M4.5 12c2-.4 4-.2 5.5.5M14 9c1.5-.7 3.5-.9 5.5-.5M14 12.500c1.5-.7 3.5-.9 5.5-.5"/>"#,
    ),
    (
        "i-cafe",
        r#"<path class="i-canvas" d="M3 9h14v6a5 5 0 0 1-5 5H8a5 5 0 0 1-5-5z"/><path class="i-coffee" d="M4 10h12v2H4z"/><path class="i-edge" d="M3 9h14v6a5 5 0 0 1-5 5H8a5 5 0 0 1-5-5zM17 11h2.500a2.5 2.5 0 0 1 0 5H17M2 22h16M7 6c-1.5-1.5 1-2.5 0-4M12 6c-1.5-1.5 1-2.5 0-4"/>"#,
    ),
    (
        "i-hotel",
        r#"<path class="i-red" d="M9 11h9a4 4 0 0 1 4 4v2H9z"/><path class="i-canvas" d="M4 11h5v4H4z"/><path class="i-edge" d="M2 5v16M22 21v-6a4 4 0 0 0-4-4H9v6M2 17h20M4 11h5v4H4z"/>"#,
    ),
    (
        "i-residence",
        r#"<path class="i-canvas" d="M4 10h16v12H4z"/><path class="i-slate" d="M5.5 3h13L22 10H2z"/><path class="i-sky" d="M7 13h3v3.500H7zM14 13h3v3.500h-3zM8 5h2.500v3H8zM13.5 5H16v3h-2.500z"/><path class="i-edge" d="M4 10v12h16V10M5.5 3h13L22 10H2zM10.5 22v-4h3v4"/>"#,
    ),
    (
        "i-theatre",
        r#"<path class="i-canvas" d="M3 4c3 1.5 6 1.5 9 0 3 1.5 6 1.5 9 0v7c0 6-4 10-9 11-5-1-9-5-9-11z"/><path class="i-edge" d="M3 4c3 1.5 6 1.5 9 0 3 1.5 6 1.5 9 0v7c0 6-4 10-9 11-5-1-9-5-9-11zM6 10c1-1.5 3-1.5 4 0M14 10c1-1.5 3-1.5 4 0"/><path class="i-red" d="M7 14h10c-.5 2.5-2.5 4-5 4s-4.5-1.5-5-4z"/>"#,
    ),
    (
        "i-eiffel",
        r#"<path class="i-tower" d="M11.3 1h1.400l.6 7 1.2 5.5 2.2 5 2.8 4h-4.200c-.4-2-1.6-3.3-3.3-3.300S9.1 20.5 8.7 22.500H4.500l2.8-4 2.2-5L10.7 8z"/><path class="i-ko" d="M9.7 12.500h4.600M8 17.500h8"/>"#,
    ),
    (
        "i-cathedral",
        r#"<path class="i-stone" d="M3 3h6v5h6V3h6v19H3z"/><path class="i-edge" d="M3 3h6v5h6V3h6v19H3zM3 12h18M10 22v-3a2 2 0 0 1 4 0v3M5 15h2M17 15h2M5 6h2M17 6h2"/><circle class="i-glass" cx="12" cy="11" r="2"/><circle class="i-edge" cx="12" cy="11" r="2"/>"#,
    ),
    (
        "i-temple",
        r#"<path class="i-stone" d="M2 9 12 3l10 6v2H2zM3 19h18v3H3zM4.5 11h2.500v8H4.500zM10.8 11h2.400v8h-2.400zM17 11h2.500v8H17z"/><path class="i-edge" d="M2 9 12 3l10 6v2H2zM3 19h18v3H3zM4.5 11v8M7 11v8M10.8 11v8M13.2 11v8M17 11v8M19.5 11v8"/>"#,
    ),
    (
        "i-wood-token",
        r#"<path class="i-wood" d="M6 5h13a3.5 7 0 0 1 0 14H6z"/><ellipse class="i-bread" cx="6" cy="12" rx="4" ry="7"/><path class="i-edge" d="M6 5h13a3.5 7 0 0 1 0 14H6"/><ellipse class="i-edge" cx="6" cy="12" rx="4" ry="7"/><ellipse class="i-edge" cx="6" cy="12" rx="1.8" ry="3.3"/>"#,
    ),
    (
        "i-marble-token",
        r#"<path class="i-marble" d="M2.5 5.500h19v13h-19z"/><path class="i-vein" d="M4 8c4 1 5 4 9 4s4 3 7 4M9 6c1 2 4 2 6 5M5 16c2-1 3 0 5 1"/><path class="i-edge" d="M2.5 5.500h19v13h-19z"/>"#,
    ),
    (
        "i-gold-token",
        r#"<path class="i-gold" d="M7 6h10l5 12H2z"/><path class="i-edge" d="M7 6h10l5 12H2zM8.5 9.500h7"/>"#,
    ),
    (
        "i-bronze",
        r#"<path class="i-red" d="M7 1h4l2 8H9zM13 1h4l-2 8h-4z"/><circle class="i-medal-3" cx="12" cy="15" r="7.5"/><circle class="i-edge" cx="12" cy="15" r="7.5"/><circle class="i-dot" cx="12" cy="15" r="1.7"/>"#,
    ),
    (
        "i-silver",
        r#"<path class="i-sky" d="M7 1h4l2 8H9zM13 1h4l-2 8h-4z"/><circle class="i-medal-2" cx="12" cy="15" r="7.5"/><circle class="i-edge" cx="12" cy="15" r="7.5"/><circle class="i-dot" cx="9.3" cy="15" r="1.7"/><circle class="i-dot" cx="14.7" cy="15" r="1.7"/>"#,
    ),
    (
        "i-gold-prestige",
        r#"<path class="i-green" d="M7 1h4l2 8H9zM13 1h4l-2 8h-4z"/><circle class="i-gold" cx="12" cy="15" r="7.5"/><circle class="i-edge" cx="12" cy="15" r="7.5"/><circle class="i-dot" cx="12" cy="11.8" r="1.6"/><circle class="i-dot" cx="9.2" cy="16.8" r="1.6"/><circle class="i-dot" cx="14.8" cy="16.8" r="1.6"/>"#,
    ),
    (
        "i-any-resource",
        r#"<path class="i-bread" d="M3 3h18v18H3z"/><path class="i-edge" d="M3 3h18v18H3z"/><path class="i-ask" d="M8.5 9a3.5 3.5 0 1 1 5 3.200c-1.2.6-1.5 1.2-1.5 2.300M12 17.200v.6"/>"#,
    ),
    (
        "i-any-prestige",
        r#"<path class="i-red" d="M7 1h4l2 8H9zM13 1h4l-2 8h-4z"/><circle class="i-marble" cx="12" cy="15" r="7.5"/><circle class="i-edge" cx="12" cy="15" r="7.5"/><path class="i-ask" d="M9.8 13a2.3 2.3 0 1 1 3.3 2.100c-.8.4-1.1.8-1.1 1.500M12 18.900v.4"/>"#,
    ),
    (
        "i-franc",
        r#"<circle class="i-gold" cx="12" cy="12" r="9.5"/><circle class="i-edge" cx="12" cy="12" r="9.5"/><circle class="i-edge" cx="12" cy="12" r="7.3"/><path class="i-ask" d="M10 17V7.500h5M10 12h4M8.3 14.800h4"/>"#,
    ),
    (
        "i-vp",
        r#"<path class="i-green" d="M11 22C5.5 21.5 2 17.5 2 12c0-3.5 1.5-6.5 4-8.5.2 2-.3 3.5-1.5 5 1.8-.2 3 .3 3.8 1.3-1.2 1-2.5 1.3-3.8 1.2.8 1.2 2 1.8 3.8 1.7-.2 1.5-1.2 2.3-2.6 2.8 1.2.8 2.5 1 4.1.4-.2 1.3-.8 2-2 2.7 1.2.6 2.2 1.2 3.2 1.400zM13 22c5.5-.5 9-4.5 9-10 0-3.5-1.5-6.5-4-8.5-.2 2 .3 3.5 1.5 5-1.8-.2-3 .3-3.8 1.3 1.2 1 2.5 1.3 3.8 1.2-.8 1.2-2 1.8-3.8 1.7.2 1.5 1.2 2.3 2.6 2.8-1.2.8-2.5 1-4.1.4.2 1.3.8 2 2 2.7-1.2.6-2.2 1.2-3.2 1.400z"/><path class="i-gold" d="M12 6l1.5 3.2 3.5.5-2.5 2.4.6 3.5-3.1-1.7-3.1 1.7.6-3.500L7 9.700l3.5-.5z"/>"#,
    ),
    (
        "i-key",
        r#"<path class="i-keyed" d="M7 7a5 5 0 1 0 4.8 6.4h4.7V17h2v-3.6h1.5V17h2v-6.4H11.8A5 5 0 0 0 7 7zm0 3a2 2 0 1 1 0 4 2 2 0 0 1 0-4z"/>"#,
    ),
    (
        "i-keys",
        r#"<path class="i-keyed" d="M7 3a4.5 4.5 0 0 0-1.2 8.800V21h2.400v-2h2.300v-2.300H8.200v-4.900A4.5 4.5 0 0 0 7 3zm0 2.700a1.8 1.8 0 1 1 0 3.6 1.8 1.8 0 0 1 0-3.600zM17 3a4.5 4.5 0 0 0-1.2 8.800V21h2.400v-2h2.300v-2.300h-2.300v-4.900A4.5 4.5 0 0 0 17 3zm0 2.700a1.8 1.8 0 1 1 0 3.6 1.8 1.8 0 0 1 0-3.600z"/>"#,
    ),
    (
        "i-tile",
        r#"<path class="i-canvas" d="M2 5h20v14H2z"/><path class="i-edge" d="M2 5h20v14H2zM5 9h4M5 12h14M5 15h9"/>"#,
    ),
    ("i-back", r#"<path class="i-o" d="M10 5 3.5 11.5 10 18M4 11.500h10a6 6 0 0 1 6 6V20"/>"#),
    (
        "i-hand",
        r#"<path class="i-skin" d="M8 22c-2-2-4.5-6-5.5-8.5-.5-1.5 1.5-2.3 2.5-1l2 2.500V5c0-2 2.5-2 2.5 0v-1.500c0-2 2.7-2 2.7 0V5c0-2 2.6-2 2.6 0v2c0-1.8 2.5-1.8 2.5 0v8c0 3-1 5-2 7z"/><path class="i-edge" d="M8 22c-2-2-4.5-6-5.5-8.5-.5-1.5 1.5-2.3 2.5-1l2 2.500V5c0-2 2.5-2 2.5 0v-1.500c0-2 2.7-2 2.7 0V5c0-2 2.6-2 2.6 0v2c0-1.8 2.5-1.8 2.5 0v8c0 3-1 5-2 7zM9.5 5v6M12.2 4v7M14.8 5v6"/>"#,
    ),
    (
        "i-end",
        r#"<path class="i-canvas" d="M6 2h12v3c0 3-3.5 5-3.5 7s3.5 4 3.5 7v3H6v-3c0-3 3.5-5 3.5-7S6 8 6 5z"/><path class="i-bread" d="M8 6.500h8c-.7 1.8-3 3.5-4 5-1-1.5-3.3-3.2-4-5zM8 20c.5-2.5 2.5-3.5 4-4.5 1.5 1 3.5 2 4 4.500z"/><path class="i-edge" d="M6 2h12v3c0 3-3.5 5-3.5 7s3.5 4 3.5 7v3H6v-3c0-3 3.5-5 3.5-7S6 8 6 5zM4.5 2h15M4.5 22h15"/>"#,
    ),
];
