//! What a browser already has is not sent again.
//!
//! A board is a list of drawings, most of which do not change for many moves. The page contains the digest of
//! each (`data-digests`), and the script sends those it shows in the header `x-have`. Instead of a run of
//! drawings from that list, an update contains their positions: `<g data-keep="4 12"/>` means twelve from the
//! fifth on. Other parts of the page have one digest each, sent in the header `x-parts`, and are empty if
//! they have not changed. So the server does not have to remember what it sent to whom.

use std::collections::HashMap;
use std::fmt::Write as _;
use std::hash::{DefaultHasher, Hash as _, Hasher as _};

use draw::Board;
use maud::Markup;

use crate::request::Headers;

/// The header with the digests of what the script shows.
const HAVE: &str = "x-have";
/// The header with the names and digests of the other parts: `menu:7h2kd0wq chat:…`.
const PARTS: &str = "x-parts";

/// How many characters a digest has.
const LENGTH: usize = 8;

/// What a browser shows.
#[derive(Clone, Debug, Default)]
pub struct ClientCache {
    /// The digests of the drawings of the board, one after the other.
    drawings: String,
    /// The names and digests of the other parts.
    parts: String,
}

/// A part of a page that may be known.
pub(crate) struct Part {
    /// Its digest.
    pub digest: String,
    /// Whether it is known.
    pub same: bool,
    /// What is in it; nothing if it is known.
    pub inner: Markup,
}

impl ClientCache {
    /// What a request says.
    #[must_use]
    pub fn of(headers: &(impl Headers + ?Sized)) -> Self {
        let [drawings, parts] =
            [HAVE, PARTS].map(|name| headers.header(name).unwrap_or_default().to_owned());
        Self { drawings, parts }
    }

    /// A part of the page, left empty if it is known.
    pub(crate) fn part(&self, name: &str, inner: Markup) -> Part {
        let Part { digest, same, .. } = self.part_by(name, &inner.0, Markup::default);
        Part { digest, same, inner: if same { Markup::default() } else { inner } }
    }

    /// The same for a part in which something changes that the page counts on by itself: what lasts
    /// in it tells whether it is known.
    pub(crate) fn part_by(&self, name: &str, lasting: &str, inner: impl Fn() -> Markup) -> Part {
        let digest = digest(lasting);
        let same = self.parts.split(' ').any(|it| it.split_once(':') == Some((name, &digest)));
        Part { digest, same, inner: if same { Markup::default() } else { inner() } }
    }

    /// A board with the digests of all that it brings, and without what is known.
    pub(crate) fn shorten(&self, board: &Board) -> String {
        self.without_known(board.head(), board.len(), board.pieces())
    }

    fn without_known<'a>(
        &self,
        head: &str,
        length: usize,
        pieces: impl Iterator<Item = &'a str>,
    ) -> String {
        let known: Vec<&[u8]> = self.drawings.as_bytes().chunks_exact(LENGTH).collect();
        // The first of several that are alike.
        let places: HashMap<&[u8], usize> =
            known.iter().enumerate().rev().map(|(place, digest)| (*digest, place)).collect();
        let (mut digests, mut body) = (String::new(), String::with_capacity(length));
        let mut run: Option<(usize, usize)> = None;
        for piece in pieces {
            let digest = digest(piece);
            // Drawings that are alike are each kept in their own place.
            let next = run.map(|(first, length)| first + length);
            if next.and_then(|next| known.get(next)) == Some(&digest.as_bytes()) {
                run = run.map(|(first, length)| (first, length + 1));
                continue;
            }
            keep(&mut body, run.take());
            match places.get(digest.as_bytes()) {
                Some(&place) => run = Some((place, 1)),
                None => {
                    digests.push_str(&digest);
                    body.push_str(piece);
                }
            }
        }
        keep(&mut body, run);
        let head = head.strip_suffix('>').expect("a tag ends so");
        format!("{head} data-digests=\"{digests}\">{body}</svg>")
    }
}

fn keep(body: &mut String, run: Option<(usize, usize)>) {
    if let Some((first, length)) = run {
        write!(body, "<g data-keep=\"{first} {length}\"/>").expect("a string takes any text");
    }
}

/// Forty-eight bits of a hash in letters. Even in a million updates a confusion of two drawings is very
/// unlikely (about one chance in a hundred thousand), and it would be corrected at the drawing's next change.
fn digest(text: &str) -> String {
    const LETTERS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
    let mut hasher = DefaultHasher::new();
    text.hash(&mut hasher);
    let hash = hasher.finish();
    (0..LENGTH).map(|at| char::from(LETTERS[(hash >> (6 * at)) as usize & 63])).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    const BOARD: [&str; 4] = ["<a/>", "<b><i/></b>", "<c/>", "<d/>"];

    fn drawings(drawings: String) -> ClientCache {
        ClientCache { drawings, parts: String::new() }
    }

    /// The digests of a board.
    fn digests(pieces: &[&str]) -> ClientCache {
        drawings(pieces.iter().map(|piece| digest(piece)).collect())
    }

    fn shorten(known: &ClientCache, pieces: &[&str]) -> String {
        known.without_known("<svg class=\"board\">", 0, pieces.iter().copied())
    }

    #[test]
    fn who_knows_nothing_gets_all_of_it() {
        let all = digests(&BOARD).drawings;
        assert_eq!(all.len(), 4 * LENGTH);
        let sent =
            format!("<svg class=\"board\" data-digests=\"{all}\"><a/><b><i/></b><c/><d/></svg>");
        assert_eq!(shorten(&ClientCache::default(), &BOARD), sent);
        assert_eq!(shorten(&drawings("neither known nor a digest".to_owned()), &BOARD), sent);
    }

    #[test]
    fn only_what_is_new_is_sent() {
        let next = ["<b><i/></b>", "<c/>", "<new/>", "<a/>"];
        assert_eq!(
            shorten(&digests(&BOARD), &next),
            format!(
                "<svg class=\"board\" data-digests=\"{}\">\
                 <g data-keep=\"1 2\"/><new/><g data-keep=\"0 1\"/></svg>",
                digest("<new/>")
            )
        );
    }

    #[test]
    fn drawings_that_are_alike_stay_in_their_places() {
        let board = ["<a/>", "<a/>", "<b/>", "<a/>"];
        let kept = "<svg class=\"board\" data-digests=\"\"><g data-keep=\"0 4\"/></svg>";
        assert_eq!(shorten(&digests(&board), &board), kept);
    }

    #[test]
    fn a_part_that_is_known_comes_empty() {
        let part = |known: &ClientCache| known.part("menu", maud::html! { p { "resign" } });
        let sent = part(&ClientCache::default());
        assert_eq!((sent.same, sent.inner.0.as_str()), (false, "<p>resign</p>"));
        let knows = |parts: String| ClientCache { drawings: String::new(), parts };
        let again = part(&knows(format!("chat:AAAAAAAA menu:{}", sent.digest)));
        assert_eq!((again.same, again.inner.0.as_str()), (true, ""));
        assert_eq!(again.digest, sent.digest);
        assert!(!part(&knows(format!("chat:{}", sent.digest))).same, "of another part");
    }

    #[test]
    fn a_header_of_anything_is_harmless() {
        for text in ["é".to_owned(), "x".repeat(5000)] {
            let known = ClientCache::of(&[(HAVE, text.as_str())][..]);
            assert!(shorten(&known, &BOARD).ends_with("<a/><b><i/></b><c/><d/></svg>"));
        }
    }
}
