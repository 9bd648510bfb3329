//! The signs of the players: a colour by class, a shape and a letter by themselves.

use table::Seat;

use crate::svg::{Path, Svg};

/// The letter of a seat.
#[must_use]
pub fn letter(seat: Seat) -> &'static str {
    ["A", "B", "C", "D"][seat.index()]
}

/// The class that gives an element a seat's colour.
pub(crate) fn class(seat: Seat) -> &'static str {
    ["s1", "s2", "s3", "s4"][seat.index()]
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
