//! `lutece score`: the points of every seat, itemised.

use std::io::Write;

use catalog::{Any, Kind};
use serde::Serialize;
use table::{Message, Outcome, Seat};

use cli::Answer;
use cli::input::PositionArgs;
use cli::voice;

/// Print the current points of every seat, itemised.
///
/// City of Light and Paris are scored as if the game ended here; Paris Paris counts the tours so
/// far. Secrets are included.
#[derive(clap::Args, Debug)]
#[command(verbatim_doc_comment)]
pub(crate) struct Args {
    #[command(flatten)]
    position: PositionArgs,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

/// The score as JSON.
#[derive(Serialize)]
struct Report {
    game: Kind,
    ply: usize,
    outcome: Option<Outcome>,
    seats: Vec<SeatReport>,
}

#[derive(Serialize)]
struct SeatReport {
    seat: Seat,
    points: i32,
    lines: Vec<LineReport>,
}

#[derive(Serialize)]
struct LineReport {
    points: i32,
    source: Message,
    text: String,
}

/// Prints the score.
pub(crate) fn run(args: &Args, out: &mut dyn Write) -> Answer {
    let any = args.position.load()?;
    let report = report(&any);
    if args.json {
        serde_json::to_writer(&mut *out, &report)?;
        return Ok(writeln!(out)?);
    }
    for seat in &report.seats {
        writeln!(out, "{}: {}", voice::name(&any, seat.seat), seat.points)?;
        for line in &seat.lines {
            writeln!(out, "{:6}  {}", line.points, line.text)?;
        }
    }
    Ok(writeln!(out, "{}", voice::situation(&any))?)
}

fn report(any: &Any) -> Report {
    let scores = any.scores();
    let seats = any
        .sheet()
        .iter()
        .map(|(seat, lines)| SeatReport {
            seat,
            points: scores[seat],
            lines: lines
                .iter()
                .map(|line| LineReport {
                    points: line.points,
                    source: line.source.clone(),
                    text: voice::say(any, &line.source),
                })
                .collect(),
        })
        .collect();
    Report { game: any.kind(), ply: any.ply(), outcome: any.outcome(), seats }
}
