//! `lutece engine`: our bots at the other end of the protocol in docs/engines.md.

mod host;
mod pipe;
mod possible;

use std::io::{self, BufRead, Write};
use std::sync::mpsc::{Receiver, channel};

use catalog::{Any, Editions};
use cli::{Answer, Failure};
use search::{Budget, Cancel, Spec, Thought, think};

pub(crate) use host::PREFIX;
pub use host::Program;
pub use possible::{Possible, possible};

/// Play as an engine: a conversation by lines on standard input and output.
///
/// docs/engines.md describes the protocol. lutece match GAME --bots haussmann,"cmd:lutece engine"
/// lets an engine play, whatever it is written in.
#[derive(clap::Args, Debug)]
#[command(verbatim_doc_comment)]
pub struct Args {
    /// The level that plays
    #[arg(long, short, value_name = "LEVEL", default_value = "haussmann", value_parser = crate::hint::fair)]
    level: Spec,
    /// How many threads may think
    #[arg(long, value_name = "N", default_value_t = 1)]
    threads: usize,
    /// An edition file that games are played with, if not the shipped one; may be repeated
    #[command(flatten)]
    editions: cli::input::EditionArgs,
}

/// Answers until it is told to quit or its input ends.
pub fn run(args: &Args, out: &mut dyn Write) -> Answer {
    let editions = args.editions.library()?;
    let (sender, lines) = channel();
    // Reading goes on while the bot thinks, so that `stop` is heard. Every line comes with the flag
    // of the search that it starts or belongs to.
    std::thread::spawn(move || {
        let mut thought = Cancel::new();
        for line in io::stdin().lock().lines().map_while(Result::ok) {
            match line.split(' ').next() {
                Some("go") => thought = Cancel::new(),
                Some("stop" | "quit") => thought.cancel(),
                _ => {}
            }
            if sender.send((line, thought.clone())).is_err() {
                return;
            }
        }
        thought.cancel();
    });
    let mut game = None;
    let mut legal = String::new();
    while let Ok((line, cancel)) = lines.recv() {
        let (word, rest) = line.split_once(' ').unwrap_or((&line, ""));
        match word {
            "lutece" => {
                writeln!(out, "engine lutece {} {}", env!("CARGO_PKG_VERSION"), args.level)?;
            }
            "ready?" => writeln!(out, "ready")?,
            "record" => game = Some(read_game(rest, &lines, &editions)?),
            "legal" => legal = following(rest, &lines)?,
            "go" => {
                let (budget, seed) = limits(rest)?;
                let level = args.level.clone();
                let think = |any| think(&any, level, budget.on(args.threads), &cancel, seed);
                let thought = game.take().and_then(think);
                // Without a possible game there is nothing to think about.
                let first = legal.lines().next().unwrap_or_default();
                writeln!(out, "bestmove {}", thought.as_ref().map_or(first, Thought::best))?;
            }
            "quit" => return Ok(()),
            // Additions of later versions do not matter to this one.
            _ => {}
        }
        out.flush()?;
    }
    Ok(())
}

/// What is read, line by line.
type Lines = Receiver<(String, Cancel)>;

/// The lines that a count announces.
fn following(count: &str, lines: &Lines) -> Answer<String> {
    let wrong = || Failure::usage(format!("expected a number of lines, not {count:?}"));
    let count: usize = count.parse().ok().filter(|count| *count <= 100_000).ok_or_else(wrong)?;
    let mut text = String::new();
    for _ in 0..count {
        let (line, _) = lines.recv().map_err(|_| Failure::usage("the input ends too early"))?;
        text.push_str(&line);
        text.push('\n');
    }
    Ok(text)
}

fn read_game(count: &str, lines: &Lines, editions: &Editions) -> Answer<Any> {
    let record = following(count, lines)?.parse().map_err(Failure::no)?;
    Any::from_record(&record, editions).map_err(Failure::no)
}

/// `nodes 1000 seed 7` or `time 500 seed 7`.
fn limits(text: &str) -> Answer<(Budget, u64)> {
    let words: Vec<&str> = text.split(' ').collect();
    let number = |at: usize| words.get(at).and_then(|word| word.parse::<u64>().ok());
    let budget = match (words.first().copied(), number(1)) {
        (Some("nodes"), Some(nodes)) => Some(Budget::nodes(nodes.max(1))),
        (Some("time"), Some(millis)) => Some(Budget::millis(millis)),
        _ => None,
    };
    let seed = match words.get(2).copied() {
        None => Some(1),
        Some("seed") => number(3),
        Some(_) => None,
    };
    budget.zip(seed).ok_or_else(|| {
        Failure::usage(format!("expected go nodes N or go time MS, perhaps seed N, not {text:?}"))
    })
}
