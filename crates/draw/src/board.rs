//! A board as its parts: the opening tag and the drawings in it, so that a page that shows some of
//! them already need not get them again.

use std::fmt;
use std::ops::Range;

use crate::svg::Svg;

/// A drawn board: one `<svg>` element without a style of its own.
#[derive(Clone, Debug, Default)]
pub struct Board {
    /// The opening tag.
    head: String,
    /// The drawings, one after the other.
    body: String,
    /// The position of each in the body.
    pieces: Vec<Range<usize>>,
    picks: Vec<String>,
}

impl Board {
    pub(crate) const fn new(
        head: String,
        body: String,
        pieces: Vec<Range<usize>>,
        picks: Vec<String>,
    ) -> Self {
        Self { head, body, pieces, picks }
    }

    /// The opening tag.
    #[must_use]
    pub fn head(&self) -> &str {
        &self.head
    }

    /// How many bytes its drawings have together.
    #[must_use]
    pub fn len(&self) -> usize {
        self.body.len()
    }

    /// Whether nothing is drawn.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.pieces.is_empty()
    }

    /// Its drawings in order, each one element.
    pub fn pieces(&self) -> impl Iterator<Item = &str> {
        self.pieces.iter().map(|range| &self.body[range.clone()])
    }

    /// What can be picked, in words of the notation, as `data-pick` spells it.
    #[must_use]
    pub fn picks(&self) -> &[String] {
        &self.picks
    }
}

impl fmt::Display for Board {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.head)?;
        f.write_str(&self.body)?;
        f.write_str("</svg>")
    }
}

/// The root of a board.
pub(crate) struct Root<'a> {
    /// The game's name in notation.
    pub game: &'a str,
    /// Width and height.
    pub size: (f64, f64),
    /// What the board is called.
    pub label: &'a str,
    /// The icon that drives to whatever the page is telling about, if there is one.
    pub rides: Option<&'a str>,
}

impl Root<'_> {
    /// The opening tag.
    pub(crate) fn tag(&self) -> String {
        let mut svg = Svg::default();
        let tag = svg.el("svg").a("xmlns", "http://www.w3.org/2000/svg").class("board");
        let tag = tag.a("data-game", self.game);
        let tag = match self.rides {
            Some(icon) => tag.a("data-rides", icon),
            None => tag,
        };
        let (width, height) = self.size;
        tag.a("viewBox", format!("0 0 {width} {height}").as_str())
            .a("role", "group")
            .a("aria-label", self.label)
            .begin();
        svg.opening()
    }
}
