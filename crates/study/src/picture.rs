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

/// The board before a move as its player saw it, with another move as a ghost, as a self-contained picture
/// file.
#[must_use]
pub fn picture(any: &Any, ply: usize, ghost: &str, lang: Lang, theme: draw::Theme) -> String {
    let mut at = any.clone();
    at.rewind(ply);
    catalog::each!(&at, it => board(it, it.to_act(), ghost, lang, theme))
}

/// The board after `ply` moves as a seat sees it.
#[must_use]
pub fn picture_for(any: &Any, ply: usize, seat: Seat, lang: Lang, theme: draw::Theme) -> String {
    let mut at = any.clone();
    at.rewind(ply);
    catalog::each!(&at, it => board(it, Some(seat), "", lang, theme))
}

/// The move that led to a position as an animated picture: the board before it, the move on it, the board
/// after it, as its player sees them, in a loop. Readers who ask for reduced motion see the last one. `None`
/// before the first move.
#[must_use]
pub fn motion(any: &Any, ply: usize, lang: Lang, theme: draw::Theme) -> Option<String> {
    let before = ply.checked_sub(1)?;
    let (text, seat) = (any.moves().get(before)?.clone(), any.made().get(before)?.seat);
    let frames = [
        picture_for(any, before, seat, lang, theme),
        picture(any, before, &text, lang, theme),
        picture_for(any, ply, seat, lang, theme),
    ];
    let from = frames[0].find("viewBox=\"")? + "viewBox=\"".len();
    let seen = frames[0][from..].split('"').next()?;
    let sizes: Vec<&str> = seen.split_whitespace().collect();
    let [x, y, width, height] = sizes[..] else { return None };
    let images: String = frames
        .iter()
        .enumerate()
        .map(|(number, frame)| {
            let address = inline(frame);
            format!("<image class=\"f{number}\" x=\"{x}\" y=\"{y}\" width=\"{width}\" height=\"{height}\" href=\"{address}\"/>")
        })
        .collect();
    Some(format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"{seen}\"><style>{FRAMES}</style>{images}</svg>\n"
    ))
}

/// When each of the three pictures is shown: the first two for a moment, the last for longer.
const FRAMES: &str = "image{opacity:0}.f2{opacity:1}\
    @media not (prefers-reduced-motion:reduce){\
    image{animation:4.5s step-end infinite}\
    .f0{animation-name:a}.f1{animation-name:b}.f2{animation-name:c}}\
    @keyframes a{0%{opacity:1}25%{opacity:0}}\
    @keyframes b{0%{opacity:0}25%{opacity:1}55%{opacity:0}}\
    @keyframes c{0%{opacity:0}55%{opacity:1}}";

fn board<G: Drawn>(
    played: &Match<G>,
    seat: Option<Seat>,
    ghost: &str,
    lang: Lang,
    theme: draw::Theme,
) -> String {
    let (game, state) = (played.game(), played.state());
    let public = game.public(state);
    let secret = seat.map(|seat| (seat, game.secret(state, seat)));
    let last = played.made().last().zip(played.moves().last());
    let marks = Marks {
        last: last.map(|(made, mv)| (made.seat, *mv)),
        ghost: seat.zip(legal(played, ghost)),
        kept: G::kept(game, &mut (0..=played.moves().len()).map(|ply| played.at(ply))),
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

/// A picture as a data URL, for a page without other files.
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
