//! `lutece draw`: a position as an SVG picture.

use std::fs;
use std::io::Write;
use std::path::PathBuf;

use clap::ValueEnum;
use draw::{Drawn, Marks, Scene, standalone};
use study::BoardWords;
use table::{Match, Seat};
use words::Lang;

use cli::input::{self, PositionArgs};
use cli::{Answer, Failure};

/// Draw the position as an SVG picture.
///
/// The picture is self-contained: its style is inside, and it needs no other file.
#[derive(clap::Args, Debug)]
#[command(verbatim_doc_comment)]
pub(crate) struct Args {
    #[command(flatten)]
    position: PositionArgs,
    /// As this seat sees it, with its secrets; as an onlooker if not given
    #[arg(long, value_name = "N", allow_negative_numbers = true)]
    seat: Option<usize>,
    /// Where the side areas go
    #[arg(long, value_enum, value_name = "LAYOUT", default_value = "wide")]
    layout: Layout,
    /// The light
    #[arg(long, value_enum, value_name = "THEME", default_value = "system")]
    theme: Theme,
    /// The language of the words on it: en, de, fr, ja, nl or pl
    #[arg(long, value_name = "LANG", default_value = "en", value_parser = lang)]
    lang: Lang,
    /// Where to write the picture; standard output if not given
    #[arg(long = "output", short, value_name = "FILE")]
    output: Option<PathBuf>,
}

/// Where the side areas go.
#[derive(Clone, Copy, Debug, ValueEnum)]
enum Layout {
    /// Beside the board
    Wide,
    /// Below the board, for a phone
    Narrow,
}

/// The light.
#[derive(Clone, Copy, Debug, ValueEnum)]
enum Theme {
    /// As set on the reader's system
    System,
    /// By day
    Day,
    /// By night
    Night,
}

/// Writes the picture.
pub(crate) fn run(args: &Args, out: &mut dyn Write) -> Answer {
    let any = args.position.load()?;
    let seat = args.seat.map(|number| input::seat(number, any.seats())).transpose()?;
    let layout = match args.layout {
        Layout::Wide => draw::Layout::Wide,
        Layout::Narrow => draw::Layout::Narrow,
    };
    let theme = match args.theme {
        Theme::System => draw::Theme::System,
        Theme::Day => draw::Theme::Day,
        Theme::Night => draw::Theme::Night,
    };
    let picture = catalog::each!(&any, played => {
        picture(played, seat, layout, args.lang, theme)
    });
    match &args.output {
        None => Ok(out.write_all(picture.as_bytes())?),
        Some(file) => fs::write(file, picture).map_err(|error| {
            Failure::usage(format!("{}: {}", input::name(file), input::plain(&error)))
        }),
    }
}

fn picture<G: Drawn>(
    played: &Match<G>,
    seat: Option<Seat>,
    layout: draw::Layout,
    lang: Lang,
    theme: draw::Theme,
) -> String {
    let (game, state) = (played.game(), played.state());
    let public = game.public(state);
    let secret = seat.map(|seat| (seat, game.secret(state, seat)));
    let last = played.made().last().zip(played.moves().last());
    let last = last.map(|(made, mv)| (made.seat, *mv));
    let kept = G::kept(game, &mut (0..=played.moves().len()).map(|ply| played.at(ply)));
    let board = G::board(&Scene {
        game: &**game,
        public: &public,
        own: secret.as_ref().map(|(seat, secret)| (*seat, secret)),
        marks: &Marks { last, kept, ..Marks::default() },
        labels: &BoardWords(lang),
        layout,
    });
    standalone::<G>(&board.to_string(), theme)
}

fn lang(text: &str) -> Result<Lang, String> {
    text.parse().map_err(|error: words::LangError| error.to_string())
}
