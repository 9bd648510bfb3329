//! `lutece review`: where a finished game was won and lost.

use std::fs;
use std::io::Write;
use std::path::PathBuf;
use std::time::Instant;

use cli::input::{self, RecordArgs};
use cli::{Answer, Effort, Failure, voice};
use search::{Budget, Cancel, Spec};
use serde::Serialize;
use study::{Grade, JudgePlan, Review, Source};
use table::Seat;
use words::Lang;

use crate::progress::Progress;

/// Review a finished game: who decided how well, what luck did, where the game turned.
///
/// Every decision is judged by the strongest search, by what its player could know at the time.
/// What it lost is skill; what changed because something hidden was shown is luck. docs/study.md
/// has the thresholds of the grades and the fields of the JSON.
#[derive(clap::Args, Debug)]
#[command(verbatim_doc_comment)]
pub struct Args {
    #[command(flatten)]
    record: RecordArgs,
    /// The judge
    #[arg(long, short, value_name = "LEVEL", default_value = "haussmann", value_parser = crate::hint::fair)]
    level: Spec,
    #[command(flatten)]
    effort: Effort,
    /// The seed of the judge
    #[arg(long, short, value_name = "SEED", default_value_t = 1)]
    seed: u64,
    /// The language of the page: en, de, fr, ja, nl or pl
    #[arg(long, value_name = "LANG", default_value = "en", value_parser = lang)]
    lang: Lang,
    /// Write a page that works offline to this file
    #[arg(long, value_name = "FILE")]
    html: Option<PathBuf>,
    /// Print JSON: one object
    #[arg(long)]
    json: bool,
}

/// A review, with the figures that need no judge.
#[derive(Serialize)]
struct Whole<'a> {
    #[serde(flatten)]
    review: &'a Review,
    sources: Vec<Source>,
}

fn lang(text: &str) -> Result<Lang, String> {
    text.parse().map_err(|error: words::LangError| error.to_string())
}

/// The default budget of a decision.
const USUAL: Budget = Budget::nodes(400);

/// Judges and prints.
pub fn run(args: &Args, out: &mut dyn Write) -> Answer {
    let any = args.record.load()?;
    let budget = args.effort.budget(USUAL).on(args.effort.threads);
    let plan = JudgePlan { judge: args.level.clone(), budget, seed: args.seed };
    let progress = Progress::new(any.ply(), Instant::now(), "moves");
    let review = study::review(&any, &plan, &Cancel::new(), |done, _| progress.show(done));
    progress.clear();
    let review = review.map_err(Failure::no)?;
    if let Some(file) = &args.html {
        fs::write(file, study::page(&any, &review, args.lang, Vec::new())).map_err(|error| {
            Failure::usage(format!("{}: {}", input::name(file), input::plain(&error)))
        })?;
    }
    if args.json {
        let sources = study::sources(&any, &|message| voice::say(&any, message));
        serde_json::to_writer(&mut *out, &Whole { review: &review, sources })?;
        return Ok(writeln!(out)?);
    }
    tell(&any, &review, out)
}

/// So many of something.
fn counted(number: usize, what: &str) -> String {
    format!("{number} {what}{}", if number == 1 { "" } else { "s" })
}

fn tell(any: &catalog::Any, review: &Review, out: &mut dyn Write) -> Answer {
    let name = |seat: usize| voice::name(any, Seat::new(seat - 1));
    writeln!(out, "{}, judged by {} with {} a decision", review.game, review.judge, review.budget)?;
    if let Some(said) = study::verdict(review, Lang::En, &|seat| voice::name(any, seat)) {
        writeln!(out, "{said}")?;
    }
    for player in &review.players {
        let [.., inaccurate, mistakes, blunders] = player.grades;
        writeln!(
            out,
            "{}: {} points, accuracy {:.0} in {} real choices, lost {:.1} % and {:.0} points by {} decisions \
             ({inaccurate} inaccurate, {}, {}), luck {:+.1} %, from others {:+.1} %, unexplained {:+.1} %",
            name(player.seat),
            player.points,
            player.accuracy,
            player.choices,
            100.0 * player.lost,
            player.points_lost,
            player.decisions,
            counted(mistakes, "mistake"),
            counted(blunders, "blunder"),
            100.0 * player.luck,
            100.0 * player.given,
            100.0 * player.later
        )?;
    }
    for player in review.players.iter().filter(|it| it.small > Grade::Mistake.most()) {
        let (who, percent) = (name(player.seat), 100.0 * player.small);
        writeln!(
            out,
            "{who} lost {percent:.0} % bit by bit, by decisions of which none is a mistake"
        )?;
    }
    for turning in &review.turning {
        let decision = &review.moves[turning.ply];
        writeln!(
            out,
            "move {}: {} played {}: {}. {}",
            turning.ply + 1,
            name(decision.seat),
            decision.mv,
            study::lost(Lang::En, decision),
            words::text(Lang::En, review.certainty(turning).words()),
        )?;
        writeln!(out, "   better  {}", turning.better)?;
        if !turning.line.is_empty() {
            writeln!(out, "   then    {}", turning.line.join(" / "))?;
        }
        let why = review.why(turning, Lang::En.as_str());
        for line in why.told(Lang::En, &|seat| voice::name(any, seat)) {
            writeln!(out, "   why     {line}")?;
        }
    }
    let grades = Grade::ALL[..Grade::ALL.len() - 1].iter();
    let grades: Vec<_> =
        grades.map(|it| format!("{} up to {:.0} %", it.as_str(), 100.0 * it.most())).collect();
    writeln!(
        out,
        "grades: {}, blunder more; ± is where the true loss lies 19 times of 20",
        grades.join(", ")
    )?;
    writeln!(out, "two looks at one thing differ by {:.1} % on average", 100.0 * review.noise)?;
    Ok(())
}
