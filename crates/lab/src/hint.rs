//! `lutece hint`: the best moves, and why.

use std::io::Write;

use catalog::Any;
use search::{Budget, Cancel, Spec, SpecError, Thought, explain, think};
use serde::Serialize;
use study::{Change, Gain, Versus, Why, by_heading, changes, gain, is_known};
use table::Seat;
use words::Lang;

use cli::Effort;
use cli::input::PositionArgs;
use cli::voice;
use cli::{Answer, Failure};

/// List the best moves of the player to act, and why they are good.
///
/// For each move: the probability to win, the points each seat can expect at the end, how play
/// would go on, what the move does at once, and which lines of the final score sheet it raises or
/// lowers compared with the other moves. Only what the player to act can know is used.
#[derive(clap::Args, Debug)]
#[command(verbatim_doc_comment)]
pub struct Args {
    #[command(flatten)]
    position: PositionArgs,
    /// The level that gives the hint
    #[arg(long, short, value_name = "LEVEL", default_value = "haussmann", value_parser = fair)]
    level: Spec,
    /// How many moves to show
    #[arg(long, short, value_name = "N", default_value_t = 3)]
    count: usize,
    #[command(flatten)]
    effort: Effort,
    /// The seed of the search
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
    known: bool,
    points: Vec<f32>,
    visits: u64,
    line: Vec<String>,
    events: Vec<String>,
    why: Vec<Change>,
    gain: Option<Gain>,
}

/// How many games are played on to explain a move.
const GAMES: usize = 64;
/// The least number of moves that are compared.
const COMPARED: usize = 4;

/// A bot that keeps to what its seat can know.
pub(crate) fn fair(text: &str) -> Result<Spec, String> {
    let spec: Spec = text.parse().map_err(|error: SpecError| error.to_string())?;
    if spec.is_fair() {
        Ok(spec)
    } else {
        Err("a seer knows what no seat can: only a match may try one".to_owned())
    }
}

/// Thinks and prints.
pub fn run(args: &Args, out: &mut dyn Write) -> Answer {
    let any = args.position.load()?;
    let budget = args.effort.budget(Budget::millis(2000)).on(args.effort.threads);
    let thought = think(&any, args.level.clone(), budget, &Cancel::new(), args.seed)
        .ok_or_else(|| Failure::no("the game is over"))?;
    let Thought { seat, options, nodes, solved, .. } = thought;
    let compared: Vec<_> =
        options.iter().take(args.count.max(COMPARED)).map(|option| &*option.mv).collect();
    let ends = explain(&any, &compared, GAMES, args.seed);
    let sheets: Vec<_> = ends
        .iter()
        .map(|end| by_heading(&end.sheet, seat, |message| voice::say(&any, message)))
        .collect();
    let most = options.iter().map(|option| option.visits).max().unwrap_or(0);
    let hint = |(at, option): (usize, search::Alternative)| {
        let events = match any.preview(&option.mv) {
            Ok(preview) => preview.events.iter().map(|event| voice::say(&any, event)).collect(),
            Err(_) => Vec::new(),
        };
        Hint {
            win: option.share,
            known: is_known(option.visits, most),
            points: option.points.as_slice().to_vec(),
            visits: option.visits,
            line: option.line,
            events,
            why: changes(&sheets, at, seat),
            gain: gain(&ends, at),
            mv: option.mv,
        }
    };
    let report = Report {
        seat: seat.number(),
        level: args.level.to_string(),
        nodes,
        solved,
        moves: options.into_iter().enumerate().take(args.count.max(1)).map(hint).collect(),
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
        print(&any, at, seat, hint, out)?;
    }
    Ok(())
}

/// The move and what it is worth. A search puts first the move it came back to most often, which is
/// more reliable than a chance to win based on few visits; so the number of visits is shown.
fn headline(hint: &Hint) -> String {
    let points: Vec<_> = hint.points.iter().map(|points| format!("{points:.1}")).collect();
    let looks = match hint.visits {
        0 => String::new(),
        1 => " after 1 look".to_owned(),
        visits => format!(" after {visits} looks"),
    };
    // A move that was visited only in an earlier search has no points from this one.
    let points = match hint.points.iter().all(|points| *points == 0.0) {
        true => String::new(),
        false => format!(", expected points {}", points.join(" : ")),
    };
    let win = if hint.known { format!("{:.0}", 100.0 * hint.win) } else { "–".to_owned() };
    format!("{}  wins {win} %{looks}{points}", hint.mv)
}

fn print(any: &Any, at: usize, seat: Seat, hint: &Hint, out: &mut dyn Write) -> Answer {
    writeln!(out, "{}. {}", at + 1, headline(hint))?;
    if !hint.line.is_empty() {
        writeln!(out, "   then  {}", hint.line.join(" / "))?;
    }
    for event in &hint.events {
        writeln!(out, "   now   {event}")?;
    }
    let (gain, changes) = (hint.gain, &*hint.why);
    let why = Why { seat, versus: Versus::at(at), gain, changes, expected: None };
    for line in why.told(Lang::En, &|seat| voice::name(any, seat)) {
        writeln!(out, "   why   {line}")?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_hint_says_what_it_is_sorted_by() {
        let hint = |visits| Hint {
            mv: "key arc".to_owned(),
            win: 0.283,
            known: true,
            points: vec![51.2, 48.0],
            visits,
            line: Vec::new(),
            events: Vec::new(),
            why: Vec::new(),
            gain: None,
        };
        let said = headline(&hint(912));
        assert_eq!(said, "key arc  wins 28 % after 912 looks, expected points 51.2 : 48.0");
        assert_eq!(headline(&hint(0)), "key arc  wins 28 %, expected points 51.2 : 48.0");
        let old = Hint { points: vec![0.0, 0.0], ..hint(1) };
        assert_eq!(headline(&old), "key arc  wins 28 % after 1 look", "nobody expects 0 : 0");
        let hardly = Hint { known: false, ..hint(3) };
        let said = headline(&hardly);
        assert_eq!(said, "key arc  wins – % after 3 looks, expected points 51.2 : 48.0");
    }
}
