//! A small SVG writer: escapes text, shortens numbers, and closes what it opened.

use std::ops::Range;

use crate::board::{Board, Root};

/// An SVG text being written.
#[derive(Debug, Default)]
pub(crate) struct Svg {
    out: String,
    open: Vec<&'static str>,
    /// The positions of the elements that are not inside another.
    pieces: Vec<Range<usize>>,
    /// Where the one being written begins.
    piece: usize,
    /// What can be picked.
    picks: Vec<String>,
}

impl Svg {
    /// Begins an element; its attributes follow, then one of the ends of [`El`].
    pub(crate) fn el(&mut self, tag: &'static str) -> El<'_> {
        if self.open.is_empty() {
            self.piece = self.out.len();
        }
        self.out.push('<');
        self.out.push_str(tag);
        El { svg: self, tag }
    }

    /// Closes the element that was opened last.
    ///
    /// # Panics
    /// If none is open.
    pub(crate) fn end(&mut self) {
        let tag = self.open.pop().expect("an element is open");
        self.close(tag);
        self.ended();
    }

    /// A group with a class, left open.
    pub(crate) fn group(&mut self, class: &str) {
        self.el("g").class(class).begin();
    }

    /// A rectangle.
    pub(crate) fn rect(&mut self, x: f64, y: f64, w: f64, h: f64) -> El<'_> {
        self.el("rect").a("x", x).a("y", y).a("width", w).a("height", h)
    }

    /// A circle.
    pub(crate) fn circle(&mut self, x: f64, y: f64, r: f64) -> El<'_> {
        self.el("circle").a("cx", x).a("cy", y).a("r", r)
    }

    /// A straight line.
    pub(crate) fn line(&mut self, x1: f64, y1: f64, x2: f64, y2: f64) -> El<'_> {
        self.el("line").a("x1", x1).a("y1", y1).a("x2", x2).a("y2", y2)
    }

    /// A path.
    pub(crate) fn path(&mut self, d: impl AsRef<str>) -> El<'_> {
        self.el("path").a("d", d.as_ref())
    }

    /// A copy of the definition `id`, in a square of `size` around a point.
    pub(crate) fn icon(&mut self, id: &str, x: f64, y: f64, size: f64) -> El<'_> {
        let half = size / 2.0;
        self.el("use")
            .a("href", format!("#{id}").as_str())
            .a("x", x - half)
            .a("y", y - half)
            .a("width", size)
            .a("height", size)
    }

    /// A line of text around or from a point, as its class says.
    pub(crate) fn text(&mut self, x: f64, y: f64, class: &str, text: &str) {
        self.el("text").a("x", x).a("y", y).class(class).text(text);
    }

    /// Adds hand-written markup; it must be well-formed, and a single element if it is not inside
    /// another.
    pub(crate) fn raw(&mut self, svg: &str) {
        if self.open.is_empty() {
            self.piece = self.out.len();
        }
        self.out.push_str(svg.trim_end());
        self.ended();
    }

    /// Notes that something with these words can be picked.
    pub(crate) fn pick(&mut self, words: &str) {
        self.picks.push(words.to_owned());
    }

    /// An element has ended, possibly one that is not inside another.
    fn ended(&mut self) {
        if self.open.is_empty() {
            self.pieces.push(self.piece..self.out.len());
        }
    }

    /// The text.
    ///
    /// # Panics
    /// If an element is still open.
    pub(crate) fn finish(self) -> String {
        assert!(self.open.is_empty(), "still open: {:?}", self.open);
        self.out
    }

    /// A board of what was drawn.
    ///
    /// # Panics
    /// If an element is still open.
    pub(crate) fn board(self, root: &Root<'_>) -> Board {
        assert!(self.open.is_empty(), "still open: {:?}", self.open);
        Board::new(root.tag(), self.out, self.pieces, self.picks)
    }

    /// An opening tag alone.
    pub(crate) fn opening(self) -> String {
        self.out
    }

    fn close(&mut self, tag: &str) {
        self.out.push_str("</");
        self.out.push_str(tag);
        self.out.push('>');
    }
}

/// An element whose attributes are being written.
#[must_use = "an element is written by its end"]
pub(crate) struct El<'a> {
    svg: &'a mut Svg,
    tag: &'static str,
}

impl El<'_> {
    /// One attribute.
    pub(crate) fn a(self, name: &str, value: impl Attr) -> Self {
        self.svg.out.push(' ');
        self.svg.out.push_str(name);
        self.svg.out.push_str("=\"");
        value.write(&mut self.svg.out);
        self.svg.out.push('"');
        self
    }

    /// The class, unless it is empty.
    pub(crate) fn class(self, class: &str) -> Self {
        if class.is_empty() { self } else { self.a("class", class) }
    }

    /// The element's own name in the document.
    pub(crate) fn id(self, id: &str) -> Self {
        self.a("id", id)
    }

    /// Rounded corners of a rectangle.
    pub(crate) fn round(self, r: f64) -> Self {
        self.a("rx", r)
    }

    /// The end of an element without content.
    pub(crate) fn done(self) {
        self.svg.out.push_str("/>");
        self.svg.ended();
    }

    /// Leaves the element open for content; [`Svg::end`] closes it.
    pub(crate) fn begin(self) {
        self.svg.out.push('>');
        self.svg.open.push(self.tag);
    }

    /// The end of an element whose content is text.
    pub(crate) fn text(self, text: &str) {
        self.svg.out.push('>');
        escape(text, &mut self.svg.out);
        self.svg.close(self.tag);
        self.svg.ended();
    }

    /// Leaves the element open as a thing with a name, and with an explanation unless it is empty.
    pub(crate) fn begin_named(self, name: &str, about: &str) {
        self.a("role", "img").named(name, about).begin();
    }

    /// What the thing is called, and what there is to say about it.
    pub(crate) fn named(self, name: &str, about: &str) -> Self {
        let named = self.a("aria-label", name);
        if about.is_empty() { named } else { named.a("aria-description", about) }
    }
}

/// The value of an attribute.
pub(crate) trait Attr {
    /// Writes it, escaped.
    fn write(&self, out: &mut String);
}

impl Attr for &str {
    fn write(&self, out: &mut String) {
        escape(self, out);
    }
}

impl Attr for &String {
    fn write(&self, out: &mut String) {
        escape(self, out);
    }
}

impl Attr for f64 {
    fn write(&self, out: &mut String) {
        Number(*self).write(out);
    }
}

/// A coordinate with at most one decimal and no needless characters: a tenth of a unit is less
/// than anybody can see on these boards.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Number(pub(crate) f64);

impl Number {
    /// Writes it digit by digit: a board has thousands of them, and the formatter's machinery was a
    /// fifth of all the work.
    fn write(self, out: &mut String) {
        let tenths = (self.0 * 10.0).round() as i64;
        if tenths < 0 {
            out.push('-');
        }
        let (whole, part) = (tenths.unsigned_abs() / 10, (tenths.unsigned_abs() % 10) as u8);
        if whole > 0 || part == 0 {
            let mut digits = [0; 20];
            let mut first = digits.len();
            let mut rest = whole;
            loop {
                first -= 1;
                digits[first] = b'0' + (rest % 10) as u8;
                rest /= 10;
                if rest == 0 {
                    break;
                }
            }
            out.extend(digits[first..].iter().copied().map(char::from));
        }
        if part > 0 {
            out.push('.');
            out.push(char::from(b'0' + part));
        }
    }
}

/// The data of a path, point by point.
#[derive(Clone, Debug, Default)]
pub(crate) struct Path(String);

impl Path {
    fn op(mut self, op: char, numbers: &[f64]) -> Self {
        self.0.push(op);
        for (at, &number) in numbers.iter().enumerate() {
            // A minus separates two numbers as well as a space does.
            if at > 0 && (number * 10.0).round() >= 0.0 {
                self.0.push(' ');
            }
            Number(number).write(&mut self.0);
        }
        self
    }

    /// Goes to a point without drawing.
    pub(crate) fn m(self, x: f64, y: f64) -> Self {
        self.op('M', &[x, y])
    }

    /// A straight line to a point.
    pub(crate) fn l(self, x: f64, y: f64) -> Self {
        self.op('L', &[x, y])
    }

    /// A curve with one handle to a point.
    pub(crate) fn q(self, x1: f64, y1: f64, x: f64, y: f64) -> Self {
        self.op('Q', &[x1, y1, x, y])
    }

    /// A curve with two handles to a point.
    pub(crate) fn c(self, from: (f64, f64), to: (f64, f64), end: (f64, f64)) -> Self {
        self.op('C', &[from.0, from.1, to.0, to.1, end.0, end.1])
    }

    /// An arc of a circle to a point: `large` and `sweep` as SVG has them.
    pub(crate) fn arc(self, r: f64, large: bool, sweep: bool, x: f64, y: f64) -> Self {
        let flag = |it: bool| if it { 1.0 } else { 0.0 };
        self.op('A', &[r, r, 0.0, flag(large), flag(sweep), x, y])
    }

    /// Back to where this part began.
    pub(crate) fn z(mut self) -> Self {
        self.0.push('z');
        self
    }

    /// One more closed polygon.
    pub(crate) fn polygon(self, points: &[(f64, f64)]) -> Self {
        let mut path = self;
        for (at, &(x, y)) in points.iter().enumerate() {
            path = if at == 0 { path.m(x, y) } else { path.l(x, y) };
        }
        path.z()
    }

    /// Whether nothing was drawn.
    pub(crate) fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}

impl AsRef<str> for Path {
    fn as_ref(&self) -> &str {
        &self.0
    }
}

/// Writes text so that it is text in XML, in content and in attributes.
pub(crate) fn escape(text: &str, out: &mut String) {
    if !text.bytes().any(|byte| matches!(byte, b'&' | b'<' | b'>' | b'"') || byte < b' ') {
        out.push_str(text);
        return;
    }
    for letter in text.chars() {
        match letter {
            '&' => out.push_str("&amp;"),
            '<' => out.push_str("&lt;"),
            '>' => out.push_str("&gt;"),
            '"' => out.push_str("&quot;"),
            // XML has no way to write these at all.
            control if control < ' ' && !"\t\n\r".contains(control) => {}
            other => out.push(other),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_short() {
        let all = [0.0, -0.04, 0.5, -0.5, 12.0, 12.34, -7.96, 1000.0];
        let texts = all.map(|it| {
            let mut text = String::new();
            Number(it).write(&mut text);
            text
        });
        assert_eq!(texts, ["0", "0", ".5", "-.5", "12", "12.3", "-8", "1000"]);
    }

    #[test]
    fn text_and_attributes_are_escaped() {
        let mut svg = Svg::default();
        svg.el("g").a("aria-label", "\"Odéon\" & <co>").begin();
        svg.text(1.0, 2.0, "", "a<b\u{1}");
        svg.end();
        assert_eq!(
            svg.finish(),
            "<g aria-label=\"&quot;Odéon&quot; &amp; &lt;co&gt;\">\
             <text x=\"1\" y=\"2\">a&lt;b</text></g>"
        );
    }

    #[test]
    #[should_panic(expected = "still open")]
    fn an_open_element_is_noticed() {
        let mut svg = Svg::default();
        svg.group("a");
        svg.finish();
    }
}
