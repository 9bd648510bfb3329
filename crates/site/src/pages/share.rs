//! The site outside of browser pages: link previews, invitations as QR codes, and what a device needs to
//! install it.
//!
//! The pictures are PNG files, because link previews and home screens do not support SVG. CONTRIBUTING.md
//! says how to make new ones.

use catalog::Kind;
use draw::Drawn;
use maud::{Markup, html};
use qrcodegen::{QrCode, QrCodeEcc};
use serde_json::json;

use super::assets;
use super::viewer::Viewer;

/// The colour of a street sign: the bar of an installed site.
pub const COLOUR: &str = "#1d4f3c";

/// The picture of the site itself.
const ICONS: [(&str, &[u8]); 2] = [
    ("icon-192.png", include_bytes!("../../web/pictures/icon-192.png")),
    ("icon-512.png", include_bytes!("../../web/pictures/icon-512.png")),
];

/// The picture of a game, if it has one.
fn of_game(kind: Kind) -> Option<&'static [u8]> {
    catalog::with_game!(kind, G => <G as Drawn>::PICTURE)
}

/// The pictures by name.
pub fn pictures() -> impl Iterator<Item = (String, &'static [u8])> {
    let games = Kind::ALL.iter().filter_map(|&kind| Some((file(kind), of_game(kind)?)));
    ICONS.into_iter().map(|(name, bytes)| (name.to_owned(), bytes)).chain(games)
}

fn file(kind: Kind) -> String {
    format!("{kind}.png")
}

/// What the head of a page says to programs that show a preview of it.
#[must_use]
pub fn head(viewer: &Viewer, title: &str, kind: Option<Kind>) -> Markup {
    let pictured = kind.filter(|&kind| of_game(kind).is_some());
    let picture = pictured.map_or("icon-512.png".to_owned(), file);
    let line = kind.map_or(viewer.t("site-line"), |kind| viewer.t(&format!("game-{kind}-line")));
    html! {
        meta name="description" content=(line);
        meta name="theme-color" content=(COLOUR);
        meta property="og:type" content="website";
        meta property="og:site_name" content=(viewer.t("site-name"));
        meta property="og:title" content=(title);
        meta property="og:description" content=(line);
        meta property="og:image" content=(format!("{}{}", viewer.origin, assets::url(&picture)));
        meta property="og:locale" content=(viewer.lang());
        meta name="twitter:card" content=(if pictured.is_some() { "summary_large_image" } else { "summary" });
        link rel="manifest" href="/manifest.webmanifest";
        link rel="apple-touch-icon" href=(assets::url("icon-192.png"));
    }
}

/// A picture by its name.
#[must_use]
pub fn picture(name: &str) -> Option<&'static [u8]> {
    pictures().find(|(known, _)| known == name).map(|(_, bytes)| bytes)
}

/// What a device needs to install the site.
#[must_use]
pub fn manifest(viewer: &Viewer) -> String {
    let icon = |name: &str, size: &str, kind: &str| json!({ "src": assets::url(name), "sizes": size, "type": kind, "purpose": "any" });
    let manifest = json!({
        "name": viewer.t("site-name"),
        "short_name": viewer.t("site-name"),
        "description": viewer.t("site-line"),
        "lang": viewer.lang().as_str(),
        "id": "/",
        "start_url": "/",
        "scope": "/",
        "display": "standalone",
        "background_color": "#f7f0dc",
        "theme_color": COLOUR,
        "icons": [
            icon("icon-192.png", "192x192", "image/png"),
            icon("icon-512.png", "512x512", "image/png"),
            icon("icon.svg", "any", "image/svg+xml"),
        ],
    });
    manifest.to_string()
}

/// An address as a QR code: for the telephone across the table. `None` if it is too long for one.
#[must_use]
pub fn code(address: &str) -> Option<String> {
    QrCode::encode_text(address, QrCodeEcc::Medium).ok().as_ref().map(svg)
}

/// Black on white whatever the light is: cameras expect it. The margin is part of a code.
fn svg(code: &QrCode) -> String {
    const MARGIN: i32 = 4;
    let size = code.size();
    let mut path = String::new();
    for y in 0..size {
        for x in 0..size {
            if code.get_module(x, y) {
                path.push_str(&format!("M{} {}h1v1h-1z", x + MARGIN, y + MARGIN));
            }
        }
    }
    let all = size + 2 * MARGIN;
    format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {all} {all}\" \
         shape-rendering=\"crispEdges\"><path fill=\"#fff\" d=\"M0 0h{all}v{all}H0z\"/>\
         <path d=\"{path}\"/></svg>"
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_game_has_a_picture_for_previews() {
        // A game without one is shown by the icon of the site.
        for &kind in Kind::ALL.iter().filter(|kind| kind.as_str() != "lanterns") {
            let bytes = picture(&file(kind)).expect("a picture");
            assert_eq!(&bytes[1..4], b"PNG", "{kind}");
        }
    }

    #[test]
    fn a_code_has_its_margin_and_its_corners() {
        let code = QrCode::encode_text("http://example.org/l/abc", QrCodeEcc::Medium);
        let drawn = svg(&code.expect("short enough"));
        assert!(drawn.contains("M4 4h1v1h-1z"), "the first corner begins after the margin");
        assert!(!drawn.contains("M3 "), "nothing in the margin");
    }
}
