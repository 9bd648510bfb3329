//! The signs of the players: a colour by class, a shape and a letter by themselves.

use table::Seat;

use crate::svg::{Path, Svg};

/// The letter of a seat.
#[must_use]
pub fn letter(seat: Seat) -> &'static str {
    ["A", "B", "C", "D"][seat.index()]
}

/// The class that gives an element a seat's colour.
#[must_use]
pub fn class(seat: Seat) -> &'static str {
    ["s1", "s2", "s3", "s4"][seat.index()]
}

/// A player's sign as a picture beside a name: colour by the classes `sign-of` and that of the seat.
#[must_use]
pub fn sign_of(seat: Seat) -> String {
    let shape = match seat.index() {
        0 => r#"<circle class="sign" cx="12" cy="12" r="11"/>"#,
        1 => r#"<rect class="sign" x="2" y="2" width="20" height="20"/>"#,
        2 => r#"<path class="sign" d="M12 1 24 22H0z"/>"#,
        _ => r#"<path class="sign" d="M12 0 24 12 12 24 0 12z"/>"#,
    };
    let (class, letter) = (class(seat), letter(seat));
    let baseline = if seat.index() == 2 { "19" } else { "16.5" };
    format!(
        "<svg class=\"sign-of {class}\" viewBox=\"0 0 24 24\" aria-hidden=\"true\" \
         focusable=\"false\">{shape}<text x=\"12\" y=\"{baseline}\">{letter}</text></svg>"
    )
}

/// The outline of a seat's shape around a point: circle, square, triangle, diamond.
pub(crate) fn outline(seat: Seat, x: f64, y: f64, r: f64) -> Path {
    let path = Path::default();
    match seat.index() {
        0 => path.m(x - r, y).arc(r, false, true, x + r, y).arc(r, false, true, x - r, y).z(),
        1 => {
            let r = r * 0.9;
            path.polygon(&[(x - r, y - r), (x + r, y - r), (x + r, y + r), (x - r, y + r)])
        }
        2 => {
            let (w, up, down) = (r * 1.22, r * 1.15, r * 0.95);
            path.polygon(&[(x, y - up), (x + w, y + down), (x - w, y + down)])
        }
        _ => {
            let r = r * 1.22;
            path.polygon(&[(x, y - r), (x + r, y), (x, y + r), (x - r, y)])
        }
    }
}

/// A player's sign: the shape in the colour, with the letter in it.
pub(crate) fn sign(svg: &mut Svg, seat: Seat, x: f64, y: f64, r: f64) {
    svg.path(outline(seat, x, y, r)).class(&format!("sign {}", class(seat))).done();
    // The triangle's middle lies below the middle of its box.
    let drop = if seat.index() == 2 { 0.28 } else { 0.0 };
    let size = r * if seat.index() == 2 { 1.05 } else { 1.2 };
    // A small sign still has a letter that can be read.
    let size = size.max(if r < 8.0 { 13.0 } else { 14.0 });
    svg.el("text")
        .a("x", x)
        .a("y", y + r * drop + size * 0.36)
        .a("font-size", size)
        .class(&format!("sign-letter {}", class(seat)))
        .text(letter(seat));
}
