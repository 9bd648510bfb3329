//! The position for a terminal.

use std::fmt::Write as _;

use table::{BySeat, Seat};

use crate::action::{Line, Tile};
use crate::view::{Public, Secret, StopView};

const WIDTH: usize = 100;
/// Width of the labels on the left.
const LABEL: usize = 10;
/// Width of one line's column; three stand side by side.
const COLUMN: usize = 32;
const COLUMNS: usize = 3;

/// The position as plain text, at most 100 columns wide.
pub(crate) fn board(public: &Public, secret: Option<&Secret>) -> String {
    let mut text = String::new();
    head(&mut text, public, secret);
    for lines in public.lines.chunks(COLUMNS) {
        text.push('\n');
        let heads = lines.iter().map(|line| line.line.to_string());
        row(&mut text, heads);
        for at in 0..lines[0].stops.len() {
            row(&mut text, lines.iter().map(|line| stop(public, line.line, at)));
        }
    }
    text.push('\n');
    foot(&mut text, public);
    text
}

fn head(text: &mut String, public: &Public, secret: Option<&Secret>) {
    let put = |text: &mut String, label: &str, value: String| {
        let _ = writeln!(text, "{label:<LABEL$}{value}");
    };
    let state = match public.to_act {
        Some(seat) => format!("seat {seat} to move, seat {} has the bus", public.bus),
        None => "over".to_owned(),
    };
    put(text, "round", format!("{} of {}, {state}", public.round, public.rounds));
    put(text, "tiles", list(&public.tiles));
    put(text, "parked", list(&public.parked));
    if let Some(line) = public.open_trip {
        put(text, "open trip", line.to_string());
    }
    if let Some(secret) = secret {
        put(text, "your trip", secret.trip.to_string());
    }
}

fn list(tiles: &[Tile]) -> String {
    if tiles.is_empty() {
        return "none".to_owned();
    }
    let (mut text, mut width) = (String::new(), LABEL);
    for (at, tile) in tiles.iter().map(Tile::to_string).enumerate() {
        let comma = usize::from(at + 1 < tiles.len());
        if width + 1 + tile.len() + comma > WIDTH {
            let _ = write!(text, "\n{:LABEL$}", "");
            width = LABEL;
        } else if at > 0 {
            text.push(' ');
            width += 1;
        }
        text.push_str(&tile);
        text.push_str(&","[..comma]);
        width += tile.len() + comma;
    }
    text
}

fn row(text: &mut String, cells: impl Iterator<Item = String>) {
    let mut line = String::new();
    for cell in cells {
        let _ = write!(line, "{cell:<COLUMN$}");
    }
    text.push_str(line.trim_end());
    text.push('\n');
}

/// `  Louvre             [1 ]`: a place for each shop, with its owner's seat.
fn stop(public: &Public, line: Line, at: usize) -> String {
    let word =
        public.lines.iter().find(|view| view.line == line).and_then(|view| view.stops.get(at));
    let Some(view) = public.stops.iter().find(|view| Some(&view.stop) == word) else {
        return String::new();
    };
    format!("  {:<20.20} [{}]", view.name, places(view))
}

fn places(view: &StopView) -> String {
    let mut places: String = view.shops.iter().map(Seat::to_string).collect();
    while places.len() < view.lines.len() {
        places.push('.');
    }
    places
}

fn foot(text: &mut String, public: &Public) {
    let _ =
        writeln!(text, "seat  points  small  grand  trips  bag    in bag  supply  special trip");
    let count = |of: &Option<BySeat<u8>>, seat| {
        of.map_or_else(|| "-".to_owned(), |counts| counts[seat].to_string())
    };
    for (seat, points) in public.points.iter() {
        let trip = public.trips[seat].map_or_else(|| "-".to_owned(), |line| line.to_string());
        let _ = writeln!(
            text,
            "{:>4}  {:>6}  {:>5}  {:>5}  {:>5}  {:>3}    {:>6}  {:>6}  {trip}",
            seat.number(),
            points.total,
            points.small_tours,
            points.grand_tours,
            points.special_trips,
            points.bag,
            count(&public.bag, seat),
            count(&public.supplies, seat),
        );
    }
}
