//! `lutece explorer`: what was chosen in finished games, and what came of it.

use std::io::Write;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use catalog::{Any, Editions, Kind};
use cli::input::{self, EditionArgs};
use cli::{Answer, Failure};
use server::explorer::{self, Explored, ExplorerQuery, Line, Origin};
use server::store::{self, Store};
use table::{ChoiceKind, Seed};

use crate::serve::runtime;

/// How many records are counted in one step.
const STEP: usize = 500;

/// Show what was chosen in finished games and what came of it, and manage what is counted.
///
/// STORE is a SQLite file or postgres://user@host/database; a server may be using it. Games played
/// there are counted automatically.
#[derive(clap::Subcommand, Debug)]
#[command(verbatim_doc_comment)]
pub(crate) enum Command {
    Show(Show),
    /// Count every game played there again, from the beginning
    Rebuild {
        /// The store
        store: String,
        #[command(flatten)]
        editions: EditionArgs,
    },
    Add(Add),
    /// Forget every record that was added
    Forget {
        /// The store
        store: String,
    },
}

/// Print what was chosen, how often, and how well it went
#[derive(clap::Args, Debug)]
pub(crate) struct Show {
    /// The store
    store: String,
    /// The game
    game: Kind,
    /// How many play; the fewest if not given
    #[arg(long, value_name = "N")]
    players: Option<usize>,
    /// The question; the first one of the game if not given
    #[arg(long, value_name = "WORD", default_value = "")]
    theme: String,
    /// The earlier answers, at most two, joined by commas
    #[arg(long, value_name = "WORDS", default_value = "")]
    path: String,
    /// Who chose: people, bots, new, below-1500, from-1500, from-1700 or a bot's level
    #[arg(long, value_name = "LEVEL", default_value = "")]
    level: String,
    /// The options that differ from the defaults as KEY=VALUE, or usual
    #[arg(long, value_name = "OPTIONS", default_value = "")]
    variant: String,
    /// Where the games come from: games or records
    #[arg(long, value_name = "ORIGIN", default_value = "")]
    origin: String,
    /// Print JSON: one object
    #[arg(long)]
    json: bool,
}

/// Count records of games played elsewhere, such as those of lutece match --out
///
/// A record counts once, however often it is added. A record that is invalid or unfinished is named
/// and left out; the exit code is then 1.
#[derive(clap::Args, Debug)]
pub(crate) struct Add {
    /// The store
    store: String,
    /// Records, or folders with files that end in .lutece
    #[arg(required = true, value_name = "FILE")]
    records: Vec<PathBuf>,
    #[command(flatten)]
    editions: EditionArgs,
}

/// Runs it.
pub(crate) fn run(command: &Command, out: &mut dyn Write) -> Answer {
    runtime()?.block_on(async {
        match command {
            Command::Show(args) => show(args, out).await,
            Command::Rebuild { store, editions } => {
                let (store, editions) = (open(store).await?, Arc::new(editions.library()?));
                let rebuilt = explorer::rebuild(&store, &editions).await.map_err(Failure::no)?;
                writeln!(out, "{} games are counted", rebuilt.games)?;
                if rebuilt.sealed > 0 {
                    writeln!(out, "{} wait until their round is over", rebuilt.sealed)?;
                }
                for (table, why) in rebuilt.problems {
                    writeln!(out, "left out: table {table}: {why}")?;
                }
                Ok(())
            }
            Command::Add(args) => add(args, out).await,
            Command::Forget { store } => {
                let store = open(store).await?;
                store.forget_explored(Origin::Records).await.map_err(Failure::no)?;
                Ok(writeln!(out, "no record is counted any more")?)
            }
        }
    })
}

async fn open(address: &str) -> Answer<Arc<dyn Store>> {
    // It must exist, and be a store, before anything is written.
    store::open_existing(address).await.map_err(Failure::usage)?;
    store::open(address).await.map_err(Failure::usage)
}

async fn show(args: &Show, out: &mut dyn Write) -> Answer {
    let store = store::open_existing(&args.store).await.map_err(Failure::usage)?;
    let asked = ExplorerQuery {
        game: args.game.to_string(),
        seats: args.players.map(|players| players.to_string()).unwrap_or_default(),
        theme: args.theme.clone(),
        path: args.path.clone(),
        level: args.level.clone(),
        variant: args.variant.clone(),
        origin: args.origin.clone(),
    };
    let editions = Editions::shipped();
    let found = explorer::explored(&*store, &editions, &asked).await.map_err(Failure::no)?;
    let Some((explored, kinds)) = found else {
        return Err(Failure::usage(wrong(args, &editions)));
    };
    if args.json {
        let told =
            serde_json::to_string(&explorer::Answer::of(&explored, &kinds)).map_err(Failure::no)?;
        return Ok(writeln!(out, "{told}")?);
    }
    print(&explored, &kinds, &editions, out)
}

/// What is wrong with a question, and what could be asked.
fn wrong(args: &Show, editions: &Editions) -> String {
    let (least, most) = args.game.seats().into_inner();
    if args.players.is_some_and(|players| !args.game.seats().contains(&players)) {
        return format!("{} is for {least} to {most} players", args.game);
    }
    let kinds = explorer::choice_kinds(args.game, args.players.unwrap_or(least), editions);
    let mut themes: Vec<&str> = kinds.iter().map(|kind| kind.theme).collect();
    themes.dedup();
    format!(
        "there is no such question: themes are {}; a path has at most two of a theme's words; levels are {}",
        themes.join(", "),
        explorer::strengths().collect::<Vec<_>>().join(", ")
    )
}

fn print(
    explored: &Explored,
    kinds: &[ChoiceKind],
    editions: &Editions,
    out: &mut dyn Write,
) -> Answer {
    let question = &explored.question;
    let none: &[(&str, &str)] = &[];
    let game = Any::new(question.kind, editions, none, question.seats, Seed([0; 32]));
    let game = game.map_err(Failure::usage)?;
    let said = |word: &str| {
        let kind = kinds.iter().find(|it| it.theme == question.theme && it.word == word);
        kind.map_or_else(|| word.to_owned(), |kind| cli::voice::say(&game, &kind.say))
    };
    let path: Vec<&str> = question.path.iter().map(String::as_str).collect();
    writeln!(
        out,
        "{}, {} players, {}{}: {} choices",
        question.kind,
        question.seats,
        question.theme,
        if path.is_empty() { String::new() } else { format!(" after {}", path.join(", ")) },
        explored.choices
    )?;
    let mean = |value: Option<f64>| value.map_or_else(String::new, |value| format!("{value:.1}"));
    let won = |line: &Line| match line.won.zip(line.low.zip(line.high)) {
        Some((won, (low, high))) => {
            format!("{:.0} ({:.0}-{:.0})", 100.0 * won, 100.0 * low, 100.0 * high)
        }
        None => String::new(),
    };
    writeln!(
        out,
        "{:>8} {:>8} {:>9} {:>7} {:>7}  choice",
        "chosen", "possible", "won %", "points", "ahead"
    )?;
    for line in &explored.lines {
        let (points, margin) = (mean(line.points), mean(line.margin));
        writeln!(
            out,
            "{:>8} {:>8} {:>9} {points:>7} {margin:>7}  {}",
            line.chosen,
            line.offered,
            won(line),
            said(&line.word)
        )?;
    }
    Ok(())
}

/// The records to read: files, and the files in folders, sorted by name.
fn records(paths: &[PathBuf]) -> Answer<Vec<PathBuf>> {
    let trouble = |path: &Path, error: &std::io::Error| {
        Failure::usage(format!("{}: {error}", path.display()))
    };
    let mut all = Vec::new();
    for path in paths {
        if !path.is_dir() {
            all.push(path.clone());
            continue;
        }
        let mut inside = Vec::new();
        for entry in std::fs::read_dir(path).map_err(|error| trouble(path, &error))? {
            let file = entry.map_err(|error| trouble(path, &error))?.path();
            inside.extend(Some(file).filter(|it| it.extension().is_some_and(|it| it == "lutece")));
        }
        inside.sort_unstable();
        all.extend(inside);
    }
    Ok(all)
}

async fn add(args: &Add, out: &mut dyn Write) -> Answer {
    let editions = args.editions.library()?;
    let files = records(&args.records)?;
    let store = open(&args.store).await?;
    let (mut new, mut known, mut bad) = (0, 0, 0);
    for some in files.chunks(STEP) {
        let mut tallies = Vec::new();
        for file in some {
            let counted = input::text(file).and_then(|text| {
                let refuse = |why| Failure::no(format!("{}: {why}", input::name(file)));
                explorer::tally_of_record(&text, &editions).map_err(refuse)
            });
            match counted {
                Ok(tally) => tallies.push(tally),
                Err(failure) => {
                    bad += 1;
                    writeln!(out, "left out: {}", failure.complaint().unwrap_or_default())?;
                }
            }
        }
        let count = tallies.len();
        let added = store.put_explored(tallies).await.map_err(Failure::no)?;
        new += added;
        known += count - added;
    }
    writeln!(out, "{new} records are counted, {known} were already")?;
    if bad > 0 {
        return Err(Failure::no(format!("{bad} of {} were left out", files.len())));
    }
    Ok(())
}
