//! A position of a game as a picture, with a better move as a ghost on it.

use catalog::Any;
use draw::{Drawn, Labels, Layout, Marks, Scene};
use table::{Arg, Match, Seat};
use words::Lang;

/// The words on a board, in a language.
#[derive(Clone, Copy, Debug)]
pub struct BoardWords(pub Lang);

impl Labels for BoardWords {
    fn label(&self, id: &str, args: &[(&str, String)]) -> String {
        // A number chooses the form of its noun.
        let arg = |value: &String| {
            value.parse::<i64>().map_or_else(|_| value.clone().into(), Arg::Number)
        };
        let args: Vec<(&str, Arg)> = args.iter().map(|(name, value)| (*name, arg(value))).collect();
        words::text_with(self.0, id, &args, &|seat| draw::letter(seat).to_owned())
    }
}

/// The board before a move as its player saw it, with another move as a ghost: a picture file of
/// its own.
#[must_use]
pub fn picture(any: &Any, ply: usize, ghost: &str, lang: Lang, theme: draw::Theme) -> String {
    let mut at = any.clone();
    at.rewind(ply);
    catalog::each!(&at, it => board(it, ghost, lang, theme))
}

fn board<G: Drawn>(played: &Match<G>, ghost: &str, lang: Lang, theme: draw::Theme) -> String {
    let (game, state) = (played.game(), played.state());
    let seat = played.to_act();
    let public = game.public(state);
    let secret = seat.map(|seat| (seat, game.secret(state, seat)));
    let last = played.made().last().zip(played.moves().last());
    let marks = Marks {
        last: last.map(|(made, mv)| (made.seat, *mv)),
        ghost: seat.zip(legal(played, ghost)),
        layers: vec!["scores".to_owned()],
        ..Marks::default()
    };
    let board = G::board(&Scene {
        game,
        public: &public,
        own: secret.as_ref().map(|(seat, secret): &(Seat, _)| (*seat, secret)),
        marks: &marks,
        labels: &BoardWords(lang),
        layout: Layout::Wide,
    });
    draw::standalone::<G>(&board.to_string(), theme)
}

fn legal<G: Drawn>(played: &Match<G>, text: &str) -> Option<G::Move> {
    text.parse().ok().filter(|mv| played.legal().contains(mv))
}

/// A picture as the address of itself, for a page that has no other file.
pub(crate) fn inline(picture: &str) -> String {
    let mut address = "data:image/svg+xml,".to_owned();
    for byte in picture.bytes() {
        match byte {
            b'a'..=b'z'
            | b'A'..=b'Z'
            | b'0'..=b'9'
            | b' '
            | b'-'
            | b'_'
            | b'.'
            | b'/'
            | b'='
            | b'\''
            | b'('
            | b')'
            | b','
            | b';' => address.push(char::from(byte)),
            _ => {
                use std::fmt::Write as _;
                let _ = write!(address, "%{byte:02X}");
            }
        }
    }
    address
}
