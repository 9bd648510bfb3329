//! What a game brings to the page of its rules: its chapters, the numbers in them, every piece
//! with its picture, and worked examples.

use table::Message;

use crate::labels::Labels;
use crate::scene::{Drawn, Layout, Marks, Scene};
use crate::svg::Svg;

/// A sign on a piece's face.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Sign {
    /// An icon by its name.
    Icon(&'static str),
    /// A number or a few letters.
    Text(String),
}

/// One piece, as it is listed in a chapter.
#[derive(Clone, Debug, Default)]
pub struct Part {
    /// Where a link to it leads.
    pub anchor: String,
    /// What it is called; may be empty.
    pub name: String,
    /// What it shows.
    pub signs: Vec<Sign>,
    /// A drawing of it.
    pub picture: Option<String>,
    /// What it is or does.
    pub text: String,
    /// The text of the rules that says more, if there is one.
    pub note: Option<String>,
}

/// A worked example: a board, and what is counted on it.
#[derive(Clone, Debug)]
pub struct Example {
    /// The text below it.
    pub caption: &'static str,
    /// The whole board.
    pub board: String,
    /// The part of the drawing that matters.
    pub view: View,
    /// What everybody gets in all, if the lines do not add it up themselves.
    pub sums: Vec<Message>,
    /// What is counted, line by line, with the points where the line does not say them itself.
    pub lines: Vec<(Option<i64>, Message)>,
}

/// The part of a drawing that an example shows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum View {
    /// The board and what lies beside it.
    Whole,
    /// The board alone.
    Board,
    /// A part of it, as a `viewBox`.
    Part(String),
}

/// A game with rules to read.
pub trait Book: Drawn {
    /// The chapters in their order: `rules-GAME-CHAPTER` is the text, with `-title` its heading.
    const CHAPTERS: &'static [&'static str];
    /// A ruling, as an example of how they are numbered, if there are any.
    const RULING: Option<&'static str>;
    /// The icons that its parts show.
    const ICONS: &'static [&'static str];

    /// The numbers that the texts name, as the edition has them.
    fn numbers(edition: &Self::Edition) -> Vec<(&'static str, i64)>;

    /// The pieces that a chapter lists.
    fn parts(edition: &Self::Edition, chapter: &str, labels: &dyn Labels) -> Vec<Part>;

    /// The examples that close a chapter, with the pieces of the shipped edition.
    fn examples(chapter: &str, labels: &dyn Labels, layout: Layout) -> Vec<Example>;

    /// The definitions that the pictures of parts refer to, besides the icons.
    fn patterns() -> &'static str {
        ""
    }
}

/// The definitions of a game's icons, once for a page: a drawing that shows nothing.
#[must_use]
pub fn definitions<G: Book>() -> String {
    let mut svg = Svg::default();
    svg.el("svg")
        .class("defined")
        .a("width", 0.0)
        .a("height", 0.0)
        .a("aria-hidden", "true")
        .begin();
    crate::icons::define(&mut svg, G::ICONS);
    svg.raw(G::patterns());
    svg.end();
    svg.finish()
}

/// One icon, where the page has its definition.
#[must_use]
pub fn icon(id: &str) -> String {
    let mut svg = Svg::default();
    svg.el("svg").class("board part-icon").a("viewBox", "0 0 24 24").begin();
    crate::icons::draw(&mut svg, id, 12.0, 12.0, 24.0);
    svg.end();
    svg.finish()
}

/// A picture of a part in a box of its own.
pub(crate) fn picture((w, h): (f64, f64), draw: impl FnOnce(&mut Svg)) -> String {
    let mut svg = Svg::default();
    let view = format!("0 0 {w} {h}");
    svg.el("svg")
        .class("board part-picture")
        .a("viewBox", view.as_str())
        .a("width", w)
        .a("height", h)
        .begin();
    draw(&mut svg);
    svg.end();
    svg.finish()
}

/// What an example shows, for everybody.
pub(crate) const fn scene<'a, G: Drawn>(
    game: &'a G,
    public: &'a G::Public,
    labels: &'a dyn Labels,
    marks: &'a Marks<G::Move>,
) -> Scene<'a, G> {
    Scene { game, public, own: None, marks, labels, layout: Layout::Narrow }
}

/// A board of an example: for everybody, nothing pointed out.
pub(crate) fn board<G: Drawn>(
    game: &G,
    public: &G::Public,
    labels: &dyn Labels,
    layout: Layout,
) -> String {
    let marks = Marks { layers: vec!["scores".to_owned()], ..Marks::default() };
    G::board(&Scene { game, public, own: None, marks: &marks, labels, layout }).to_string()
}
