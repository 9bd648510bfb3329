//! The program: each command in a file of its own, and the entry and exit of the program.

mod admin;
mod deal;
mod draw;
mod edition;
mod explorer;
mod export;
mod legal;
mod new;
mod play;
mod random;
mod score;
mod serve;
mod show;
mod trace;
mod tree;
mod verify;

use std::io::{self, Write};
use std::process::ExitCode;

use clap::{Parser, Subcommand};
use cli::{Answer, Failure};
use lab::{
    bench, calibrate, contest, engine, fit, hint, ladder, load, regret, review, sanity, train, tune,
};

/// A fifth of a move's instructions were spent in the system's allocator; with this one a move
/// takes a sixth fewer instructions in all.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

/// Three Paris board games at one table: City of Light, Paris Paris and Paris.
///
/// A game is a record: a small text file that the commands below create, extend, show, score and
/// check. Wherever a command takes a RECORD, - means standard input.
///
/// Exit codes: 0 done, 1 the answer is no (an illegal move, an invalid record), 2 the question was
/// wrong (an unknown game, option, file or flag).
#[derive(Debug, Parser)]
#[command(name = "lutece", version, verbatim_doc_comment)]
struct Cli {
    #[command(subcommand)]
    command: Option<Command>,
}

#[derive(Debug, Subcommand)]
enum Command {
    Serve(serve::Args),
    Load(load::Args),
    Export(export::Export),
    Import(export::Import),
    Backup(export::Backup),
    #[command(subcommand)]
    Admin(admin::Command),
    #[command(subcommand)]
    Explorer(explorer::Command),
    New(new::Args),
    Legal(legal::Args),
    Play(play::Args),
    Show(show::Args),
    Draw(draw::Args),
    Score(score::Args),
    Verify(verify::Args),
    Trace(trace::Args),
    Deal(deal::Args),
    Random(random::Args),
    Match(contest::Args),
    Ladder(ladder::Args),
    Sanity(sanity::Args),
    Regret(regret::Args),
    Hint(hint::Args),
    Review(review::Args),
    Study(tree::Args),
    Calibrate(calibrate::Args),
    Engine(engine::Args),
    Fit(fit::Args),
    Train(train::Args),
    Tune(tune::Args),
    Bench(bench::Args),
    #[command(subcommand)]
    Edition(edition::Command),
}

fn main() -> ExitCode {
    let mut out = io::BufWriter::new(io::stdout().lock());
    let answer = Cli::try_parse().map_err(|error| usage(&error)).and_then(|cli| {
        run(cli.command, &mut out)?;
        Ok(out.flush()?)
    });
    let Err(failure) = answer else { return ExitCode::SUCCESS };
    // The reader of the error message may be gone too; the exit code remains.
    let _ = failure.complaint().map(|complaint| writeln!(io::stderr(), "lutece: {complaint}"));
    ExitCode::from(failure.code())
}

/// A command line that clap refuses, as one line; a request for help is printed as it is.
fn usage(error: &clap::Error) -> Failure {
    if !error.use_stderr() {
        return match error.print() {
            Ok(()) => Failure::Unheard,
            Err(error) => error.into(),
        };
    }
    let text = error.to_string();
    let said: Vec<&str> = text
        .lines()
        .map(str::trim)
        .take_while(|line| !line.starts_with("Usage:") && !line.starts_with("For more information"))
        .filter(|line| !line.is_empty())
        .collect();
    Failure::usage(said.join(" ").trim_start_matches("error: "))
}

fn run(command: Option<Command>, out: &mut dyn Write) -> Answer {
    let command = command.unwrap_or_else(|| Command::Serve(serve::Args::default()));
    match command {
        Command::Serve(args) => serve::run(&args, out),
        Command::Load(args) => load::run(&args, out),
        Command::Export(args) => export::export(&args, out),
        Command::Import(args) => export::import(&args, out),
        Command::Backup(args) => export::backup(&args, out),
        Command::Admin(command) => admin::run(&command, out),
        Command::Explorer(command) => explorer::run(&command, out),
        Command::New(args) => new::run(&args, out),
        Command::Legal(args) => legal::run(&args, out),
        Command::Play(args) => play::run(&args, out),
        Command::Show(args) => show::run(&args, out),
        Command::Draw(args) => draw::run(&args, out),
        Command::Score(args) => score::run(&args, out),
        Command::Verify(args) => verify::run(&args, out),
        Command::Trace(args) => trace::run(&args, out),
        Command::Deal(args) => deal::run(&args, out),
        Command::Random(args) => random::run(&args, out),
        Command::Match(args) => contest::run(&args, out),
        Command::Ladder(args) => ladder::run(&args, out),
        Command::Sanity(args) => sanity::run(&args, out),
        Command::Regret(args) => regret::run(&args, out),
        Command::Hint(args) => hint::run(&args, out),
        Command::Review(args) => review::run(&args, out),
        Command::Study(args) => tree::run(&args, out),
        Command::Calibrate(args) => calibrate::run(&args, out),
        Command::Engine(args) => engine::run(&args, out),
        Command::Fit(args) => fit::run(&args, out),
        Command::Train(args) => train::run(&args, out),
        Command::Tune(args) => tune::run(&args, out),
        Command::Bench(args) => bench::run(&args, out),
        Command::Edition(command) => edition::run(&command, out),
    }
}
