//! `lutece hint`: the best moves, and why.

use std::io::Write;

use search::{Budget, Cancel, Spec, Thought, think};
use serde::Serialize;

use crate::answer::{Answer, Failure};
use crate::contest::Effort;
use crate::input::RecordArgs;
use crate::voice;

/// Tell the best moves of the player to act, and why they are good.
///
/// For each move: the probability to win, the points each seat can expect in the end, how play
/// would go on, what the move certainly brings about, and which sources of points it raises or
/// lowers. Only what the player to act can know is used.
#[derive(clap::Args, Debug)]
#[command(verbatim_doc_comment)]
pub(crate) struct Args {
    #[command(flatten)]
    record: RecordArgs,
    /// The position after so many moves; the last one if not given
    #[arg(long, value_name = "PLY")]
    ply: Option<usize>,
    /// The level that gives the hint
    #[arg(long, short, value_name = "LEVEL", default_value = "haussmann")]
    level: Spec,
    /// How many moves to show
    #[arg(long, short, value_name = "N", default_value_t = 3)]
    count: usize,
    #[command(flatten)]
    effort: Effort,
    /// What the thoughts grow from
    #[arg(long, short, value_name = "SEED", default_value_t = 1)]
    seed: u64,
    /// Print JSON: one object
    #[arg(long)]
    json: bool,
}

#[derive(Serialize)]
struct Report {
    seat: usize,
    level: String,
    nodes: u64,
    solved: bool,
    moves: Vec<Hint>,
}

#[derive(Serialize)]
struct Hint {
    #[serde(rename = "move")]
    mv: String,
    win: f32,
    points: Vec<f32>,
    visits: u64,
    line: Vec<String>,
    events: Vec<String>,
    why: Vec<Change>,
}

#[derive(Serialize)]
struct Change {
    source: &'static str,
    points: f32,
}

/// Thinks and prints.
pub(crate) fn run(args: &Args, out: &mut dyn Write) -> Answer {
    let any = args.record.load_at(args.ply)?;
    let budget = args.effort.budget(Budget::millis(2000)).on(args.effort.threads);
    let thought = think(&any, args.level.clone(), budget, &Cancel::new(), args.seed)
        .ok_or_else(|| Failure::no("the game is over"))?;
    let Thought { seat, options, nodes, solved, .. } = thought;
    let hint = |option: search::Alternative| {
        let events = match any.preview(&option.mv) {
            Ok(preview) => preview.events.iter().map(|event| voice::say(&any, event)).collect(),
            Err(_) => Vec::new(),
        };
        let why = option.why.iter();
        Hint {
            win: option.share,
            points: option.points.as_slice().to_vec(),
            visits: option.visits,
            line: option.line,
            events,
            why: why.map(|&(source, points)| Change { source, points }).collect(),
            mv: option.mv,
        }
    };
    let report = Report {
        seat: seat.number(),
        level: args.level.to_string(),
        nodes,
        solved,
        moves: options.into_iter().take(args.count.max(1)).map(hint).collect(),
    };
    if args.json {
        serde_json::to_writer(&mut *out, &report)?;
        return Ok(writeln!(out)?);
    }
    let certain = if solved { ", solved to the end" } else { "" };
    writeln!(
        out,
        "{} to act; {} after {} positions{certain}:",
        voice::name(&any, seat),
        report.level,
        report.nodes
    )?;
    for (at, hint) in report.moves.iter().enumerate() {
        print(at, hint, out)?;
    }
    Ok(())
}

fn print(at: usize, hint: &Hint, out: &mut dyn Write) -> Answer {
    let points: Vec<_> = hint.points.iter().map(|points| format!("{points:.1}")).collect();
    writeln!(
        out,
        "{}. {}  wins {:.0} %, expected points {}",
        at + 1,
        hint.mv,
        100.0 * hint.win,
        points.join(" : ")
    )?;
    if !hint.line.is_empty() {
        writeln!(out, "   then  {}", hint.line.join(" / "))?;
    }
    for event in &hint.events {
        writeln!(out, "   now   {event}")?;
    }
    const MOST: usize = 4;
    let change = |change: &&Change| {
        let verb = if change.points > 0.0 { "raises" } else { "lowers" };
        let source = change.source.replace('-', " ");
        format!("{verb} {source} by {:.1}", change.points.abs())
    };
    let why: Vec<_> = hint.why.iter().take(MOST).map(|it| change(&it)).collect();
    if !why.is_empty() {
        writeln!(out, "   why   {}", why.join(", "))?;
    }
    Ok(())
}
