//! `lutece calibrate`: how far a review can be believed, on games of bots whose mistakes are known.

mod coach;

use std::io::Write;
use std::time::{Duration, Instant};

use catalog::{Any, Editions, Kind};
use cli::input;
use cli::{Answer, Failure};
use search::{Budget, Cancel, Level, Thought, compare, think};
use serde::Serialize;
use study::{Decision, Grade, JudgePlan, Review};
use table::{Chance as _, Quick, Seed};

use crate::progress::Progress;
use crate::standard;

/// Measure how far a review can be believed.
///
/// Bots play games, and in a second copy of each game one good move is replaced by a blunder: a
/// move that two looks fifty times as long as the judge's call one. Both copies are reviewed, and
/// the first few (--twice) again with another seed. The command reports how often the planted
/// blunder is found, how often a move is called a blunder in a game without one, how often the
/// second review has the same turning points, whether luck and skill of equal bots add up to zero,
/// and which thresholds of grades these games would give.
#[derive(clap::Args, Debug)]
#[command(verbatim_doc_comment)]
pub struct Args {
    /// The game
    #[arg(value_name = "GAME", value_parser = input::kind)]
    game: Kind,
    /// How many play
    #[arg(long, short, value_name = "N", default_value_t = 2)]
    players: usize,
    /// How many games
    #[arg(long, short, value_name = "N", default_value_t = 100)]
    games: usize,
    /// The number of the first game, to continue a trial with the same seed
    #[arg(long, value_name = "N", default_value_t = 0)]
    from: usize,
    /// Review the games below this number a second time, with another seed; all if not given
    #[arg(long, value_name = "N")]
    twice: Option<usize>,
    /// Iterations of the judge for each decision
    #[arg(long, value_name = "N", default_value_t = 400)]
    nodes: u64,
    /// Iterations of the players for each move; four times the judge's if not given
    #[arg(long, value_name = "N")]
    play_nodes: Option<u64>,
    /// The least that a planted blunder loses of the chance to win, from 0 to 1
    #[arg(long, value_name = "X", default_value_t = 0.2)]
    plant: f32,
    /// Begin no new game after this many seconds
    #[arg(long, value_name = "SECONDS")]
    time: Option<u64>,
    /// Measure the coach instead: how often it warns of a blunder, and how often of something that
    /// is not
    #[arg(long)]
    coach: bool,
    /// The seed of the games
    #[arg(long, short, value_name = "SEED", default_value_t = 1)]
    seed: u64,
    /// Print JSON: one object
    #[arg(long)]
    json: bool,
}

/// The results. Shares are of games, losses are of the chance to win.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
struct Report {
    game: &'static str,
    players: usize,
    nodes: u64,
    /// Games in which a blunder could be planted, and in how many of them it was called a mistake
    /// or a blunder and was a turning point; in how many it was called a blunder.
    planted: usize,
    found: usize,
    called_blunder: usize,
    /// Games without one, and in how many of them a move was called a blunder.
    clean: usize,
    false_alarms: usize,
    /// In how many of these a look as long as those for planting also finds it a blunder.
    after_all: usize,
    /// Games reviewed a second time with another seed, with a blunder and without; in how many the
    /// turning points were the same, in how many the worst of them was, how many of all turning
    /// points of both were in both, and how many the other review calls at least an inaccuracy.
    twice: usize,
    same: usize,
    same_worst: usize,
    turning: usize,
    overlap: f32,
    confirmed: f32,
    /// The luck of the first seat, what it lost by decisions minus what the others lost on average,
    /// and both together: means over the games without a blunder, each with its standard error.
    luck: (f32, f32),
    skill: (f32, f32),
    sum: (f32, f32),
    /// The most that decisions of three grades would lose according to these games: a good one,
    /// what 99 of 100 decisions of clean games do not exceed; an inaccuracy, what the worst
    /// decision of 95 of 100 clean games does not; a mistake, what 95 of 100 planted blunders do.
    thresholds: [f32; 3],
    /// The loss that 50, 90, 99 and 100 of a hundred decisions of clean games do not exceed.
    losses: [f32; 4],
    /// The loss that the worst move of 50 and of 95 of a hundred clean games does not exceed.
    worst: [f32; 2],
    /// What the judge says the planted moves lost: the loss that 5, and 50, of a hundred do not
    /// exceed.
    planted_losses: [f32; 2],
    noise: f32,
}

/// Plays, plants, judges and reports.
pub fn run(args: &Args, out: &mut dyn Write) -> Answer {
    standard::players(args.game, Some(args.players))?;
    if args.coach {
        return coach::run(args, out);
    }
    let mut trial = Trial::default();
    let progress = Progress::new(args.games, Instant::now(), "games");
    let (begun, most) = (Instant::now(), args.time.map(Duration::from_secs));
    for number in 0..args.games {
        if most.is_some_and(|most| begun.elapsed() >= most) {
            break;
        }
        progress.show(number);
        trial.play(args, args.from + number)?;
    }
    progress.clear();
    let report = trial.report(args);
    if args.json {
        serde_json::to_writer(&mut *out, &report)?;
        return Ok(writeln!(out)?);
    }
    tell(&report, out)
}

fn tell(report: &Report, out: &mut dyn Write) -> Answer {
    let share = |of: usize, all: usize| format!("{of} of {all} ({})", within(of, all));
    let percent = |it: f32| format!("{:.1} %", 100.0 * it);
    let Report { game, players, nodes, .. } = report;
    writeln!(out, "{game}, {players} players, {nodes} iterations a decision")?;
    let lines = [
        ("planted blunders found", share(report.found, report.planted)),
        ("  called a blunder", share(report.called_blunder, report.planted)),
        ("a blunder in games without one", share(report.false_alarms, report.clean)),
        ("  one after all by two looks 50 times as long", report.after_all.to_string()),
        ("the same turning points by another seed", share(report.same, report.twice)),
        ("  the same worst move", share(report.same_worst, report.twice)),
        ("  turning points of both", report.turning.to_string()),
        ("  in both", percent(report.overlap)),
        ("  no good move by the other", percent(report.confirmed)),
        ("luck of the first seat", mean(report.luck)),
        ("skill of the first seat", mean(report.skill)),
        ("luck and skill together", mean(report.sum)),
        ("good, inaccurate, mistake by these games", report.thresholds.map(percent).join(", ")),
        ("losses without a blunder: 50, 90, 99, 100 of 100", report.losses.map(percent).join(", ")),
        ("worst of a game without one: 50, 95 of 100", report.worst.map(percent).join(", ")),
        ("losses planted: 5, 50 of 100", report.planted_losses.map(percent).join(", ")),
        ("two looks at one thing differ by", percent(report.noise)),
    ];
    for (what, figure) in lines {
        writeln!(out, "{what:50} {figure}")?;
    }
    Ok(())
}

fn mean((mean, error): (f32, f32)) -> String {
    format!("{:+.1} % ± {:.1}", 100.0 * mean, 100.0 * error)
}

/// Where a share of this many lies with 95 % certainty: Wilson's interval.
fn within(of: usize, all: usize) -> String {
    const Z: f64 = 1.96;
    if all == 0 {
        return "none".to_owned();
    }
    let (n, p) = (all as f64, of as f64 / all as f64);
    let centre = (p + Z * Z / (2.0 * n)) / (1.0 + Z * Z / n);
    let half = Z / (1.0 + Z * Z / n) * (p * (1.0 - p) / n + Z * Z / (4.0 * n * n)).sqrt();
    format!("{:.0}-{:.0} %", 100.0 * (centre - half).max(0.0), 100.0 * (centre + half).min(1.0))
}

/// What has been found so far.
#[derive(Default)]
struct Trial {
    clean: Vec<Review>,
    /// Games without a planted blunder that had one anyway.
    after_all: usize,
    planted: Vec<(usize, Review)>,
    /// What two reviews of one game say.
    twice: Vec<[Findings; 2]>,
}

impl Trial {
    fn play(&mut self, args: &Args, number: usize) -> Answer {
        let seed = args.seed.wrapping_mul(1_000_003).wrapping_add(number as u64);
        let twice = args.twice.is_none_or(|most| number < most);
        let none: [(&str, &str); 0] = [];
        let deal = Seed::from_text(&format!("calibrate {seed}"));
        let new = Any::new(args.game, &Editions::shipped(), &none, args.players, deal)
            .map_err(Failure::usage)?;
        let nodes = args.play_nodes.unwrap_or(4 * args.nodes);
        let judge = |any: &Any, seed: u64| {
            let budget = Budget::nodes(args.nodes);
            let plan = JudgePlan { judge: Level::Haussmann.into(), budget, seed };
            study::review(any, &plan, &Cancel::new(), |_, _| {}).map_err(Failure::no)
        };
        let (whole, chances) = played(new, nodes, seed, args.plant)?;
        let clean = judge(&whole, seed ^ 1)?;
        if twice {
            let again = judge(&whole, seed ^ 2)?;
            self.twice.push([Findings::of(&clean), Findings::of(&again)]);
        }
        let mut blunders = clean.moves.iter().filter(|it| it.grade == Some(Grade::Blunder));
        let best = |it: &Decision| it.best.clone().unwrap_or_default();
        self.after_all += usize::from(
            blunders.any(|it| is_blunder(&whole, it.ply, [&best(it), &it.mv], args, seed)),
        );
        self.clean.push(clean);
        if let Some((mut branch, ply)) = planted(&whole, chances, args, seed)? {
            (branch, _) = played(branch, nodes, seed ^ 3, args.plant)?;
            let one = judge(&branch, seed ^ 4)?;
            if twice {
                let two = judge(&branch, seed ^ 5)?;
                self.twice.push([Findings::of(&one), Findings::of(&two)]);
            }
            self.planted.push((ply, one));
        }
        Ok(())
    }

    fn report(&self, args: &Args) -> Report {
        let blunders =
            |review: &&Review| review.moves.iter().any(|it| it.grade == Some(Grade::Blunder));
        let grade = |(ply, review): &(usize, Review)| review.moves[*ply].grade;
        let told = |(ply, review): &(usize, Review)| review.turning.iter().any(|it| it.ply == *ply);
        let found = |it: &&(usize, Review)| grade(it) >= Some(Grade::Mistake) && told(it);
        let losses = |review: &Review| -> Vec<f32> {
            let graded = review.moves.iter().filter(|it| it.grade.is_some());
            graded.map(|it| it.loss).collect()
        };
        let all: Vec<f32> = self.clean.iter().flat_map(losses).collect();
        let worst: Vec<f32> =
            self.clean.iter().map(|it| losses(it).into_iter().fold(0.0, f32::max)).collect();
        let bad: Vec<f32> = self.planted.iter().map(|(ply, it)| it.moves[*ply].loss).collect();
        let count = |pick: &dyn Fn(&Findings, &Findings) -> usize| -> usize {
            self.twice.iter().map(|[one, two]| pick(one, two) + pick(two, one)).sum()
        };
        let all_told = count(&|one, _| one.turning.len());
        let both = count(&|one, two| one.common(&two.turning));
        let confirmed = count(&|one, two| one.common(&two.bad));
        let share = |of: usize, all: usize| if all == 0 { 1.0 } else { of as f32 / all as f32 };
        let luck: Vec<f32> = self.clean.iter().map(|it| it.players[0].luck).collect();
        let skill = |review: &Review| {
            let others = &review.players[1..];
            let mean = others.iter().map(|it| it.lost).sum::<f32>() / others.len() as f32;
            mean - review.players[0].lost
        };
        let skill: Vec<f32> = self.clean.iter().map(skill).collect();
        let sum: Vec<f32> = luck.iter().zip(&skill).map(|(luck, skill)| luck + skill).collect();
        let noise = self.clean.iter().map(|it| it.noise).sum::<f32>();
        Report {
            game: args.game.as_str(),
            players: args.players,
            nodes: args.nodes,
            planted: self.planted.len(),
            found: self.planted.iter().filter(found).count(),
            called_blunder: self
                .planted
                .iter()
                .filter(|it| grade(it) == Some(Grade::Blunder))
                .count(),
            clean: self.clean.len(),
            false_alarms: self.clean.iter().filter(blunders).count(),
            after_all: self.after_all,
            twice: self.twice.len(),
            same: self.twice.iter().filter(|[one, two]| one.turning == two.turning).count(),
            same_worst: self.twice.iter().filter(|[one, two]| one.worst == two.worst).count(),
            turning: all_told,
            // Out of those that are in either; those in both count once.
            overlap: share(both / 2, all_told - both / 2),
            confirmed: share(confirmed, all_told),
            luck: spread(&luck),
            skill: spread(&skill),
            sum: spread(&sum),
            thresholds: [quantile(&all, 99), quantile(&worst, 95), quantile(&bad, 5)],
            losses: [50, 90, 99, 100].map(|of| quantile(&all, of)),
            worst: [50, 95].map(|of| quantile(&worst, of)),
            planted_losses: [5, 50].map(|of| quantile(&bad, of)),
            noise: noise / self.clean.len().max(1) as f32,
        }
    }
}

/// A move that could be planted: after how many moves, what was played there, and the bad one.
type Chances = Vec<(usize, [String; 2])>;

/// How much longer than the judge's a look is that finds a move bad enough to be planted, how many
/// must agree, and how many standard errors are taken off. They are longer than the judge's own
/// longest looks: a planted move must be known better than the judge can know it.
const LONGER: u64 = 50;
const LOOKS: u64 = 2;
const SURE: f32 = 2.0;

/// A glance at a move, as a multiple of the judge's looks: a move that does not seem bad enough is
/// left out before any long look. How many moves get a glance, and how many of them long looks.
const GLANCE: u64 = 4;
const GLANCES: usize = 16;
const TRIED: usize = 4;

/// The game with a blunder at its end, and after how many moves; chance decides where.
fn planted(
    whole: &Any,
    mut chances: Chances,
    args: &Args,
    seed: u64,
) -> Answer<Option<(Any, usize)>> {
    Quick::new(seed).shuffle(&mut chances);
    let glance = |(ply, moves): &(usize, [String; 2])| {
        loses(whole, *ply, [&moves[0], &moves[1]], GLANCE, args, seed ^ 8)
    };
    let seem = chances.into_iter().take(GLANCES).filter(glance);
    for (ply, [good, bad]) in seem.take(TRIED) {
        if is_blunder(whole, ply, [&good, &bad], args, seed) {
            let mut at = whole.clone();
            at.rewind(ply);
            at.play(&bad).map_err(Failure::no)?;
            return Ok(Some((at, ply)));
        }
    }
    Ok(None)
}

/// Whether a move at this ply loses enough to be planted, by long looks with different seeds: with
/// three players a single tree can be sure and wrong. It is compared with a move that is known to
/// be good: against the best it loses no less.
fn is_blunder(whole: &Any, ply: usize, moves: [&str; 2], args: &Args, seed: u64) -> bool {
    (0..LOOKS).all(|look| loses(whole, ply, moves, LONGER, args, seed ^ 7 ^ (look << 8)))
}

/// Whether the second of two moves loses enough against the first, by a comparison this many times
/// as long as the judge's look.
fn loses(whole: &Any, ply: usize, moves: [&str; 2], times: u64, args: &Args, seed: u64) -> bool {
    let mut at = whole.clone();
    at.rewind(ply);
    let budget = Budget::nodes(times * args.nodes);
    let compared = compare(&at, Level::Haussmann, moves, budget, &Cancel::new(), seed);
    compared.is_some_and(|it| it.ahead - SURE * it.error >= args.plant)
}

/// A game played to its end, and where the worst move loses enough to be planted. The players use
/// the same search as the judge, but with different seeds.
fn played(mut any: Any, nodes: u64, seed: u64, plant: f32) -> Answer<(Any, Chances)> {
    let mut chances = Vec::new();
    while any.to_act().is_some() {
        let seed = seed.wrapping_mul(0x9e37_79b9).wrapping_add(any.ply() as u64);
        let thought = think(&any, Level::Haussmann, Budget::nodes(nodes), &Cancel::new(), seed);
        let Some(Thought { options, .. }) = thought else { break };
        let best = &options[0];
        if let Some(worst) = options.iter().min_by(|one, two| one.share.total_cmp(&two.share))
            && best.share - worst.share >= plant
        {
            chances.push((any.ply(), [best.mv.clone(), worst.mv.clone()]));
        }
        any.play(&best.mv).map_err(Failure::no)?;
    }
    Ok((any, chances))
}

/// What a review says about the moves of a game, by ply.
struct Findings {
    /// The turning points, and the worst of them.
    turning: Vec<usize>,
    worst: Option<usize>,
    /// Whether a move is not a good one.
    bad: Vec<usize>,
}

impl Findings {
    fn of(review: &Review) -> Self {
        let turning: Vec<usize> = review.turning.iter().map(|it| it.ply).collect();
        let loss = |ply: &usize| review.moves[*ply].loss;
        let worst = turning.iter().copied().max_by(|one, two| loss(one).total_cmp(&loss(two)));
        let bad = review.moves.iter().filter(|it| it.grade >= Some(Grade::Inaccurate));
        Self { turning, worst, bad: bad.map(|it| it.ply).collect() }
    }

    /// How many turning points are among these.
    fn common(&self, plies: &[usize]) -> usize {
        self.turning.iter().filter(|ply| plies.contains(ply)).count()
    }
}

/// The mean and its standard error.
fn spread(values: &[f32]) -> (f32, f32) {
    let count = values.len().max(1) as f32;
    let mean = values.iter().sum::<f32>() / count;
    let squares: f32 = values.iter().map(|it| (it - mean).powi(2)).sum();
    (mean, (squares / (count - 1.0).max(1.0) / count).sqrt())
}

/// The value that this many of a hundred do not exceed.
fn quantile(values: &[f32], of: usize) -> f32 {
    let mut values = values.to_vec();
    values.sort_by(f32::total_cmp);
    let at = (values.len() * of).div_ceil(100).saturating_sub(1);
    values.get(at).copied().unwrap_or(0.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn figures_are_what_they_say() {
        let values: Vec<f32> = (1..=100).map(|it| it as f32).rev().collect();
        assert_eq!([1, 50, 99, 100].map(|of| quantile(&values, of)), [1.0, 50.0, 99.0, 100.0]);
        assert_eq!(quantile(&[], 50), 0.0);
        assert_eq!(spread(&[1.0, 3.0]), (2.0, 1.0));
        assert_eq!(within(95, 100), "89-98 %");
        assert_eq!(within(0, 0), "none");
    }

    #[test]
    fn a_small_trial_counts_every_game_once() {
        let trial = |from: usize, games: usize| -> serde_json::Value {
            let args = Args {
                game: Kind::CityOfLight,
                players: 2,
                games,
                from,
                coach: false,
                twice: Some(4),
                nodes: 16,
                play_nodes: Some(32),
                plant: 0.2,
                time: None,
                seed: 5,
                json: true,
            };
            let mut out = Vec::new();
            run(&args, &mut out).expect("it can be played");
            serde_json::from_slice(&out).expect("JSON")
        };
        let (whole, parts) = (trial(3, 2), [trial(3, 1), trial(4, 1)]);
        let count = |report: &serde_json::Value, name: &str| report[name].as_u64().expect(name);
        assert_eq!(count(&whole, "clean"), 2);
        assert_eq!(count(&whole, "twice"), 1 + count(&parts[0], "planted"), "only the first");
        for name in ["clean", "planted", "found", "called_blunder", "false_alarms", "twice", "same"]
        {
            let sum: u64 = parts.iter().map(|part| count(part, name)).sum();
            assert_eq!(count(&whole, name), sum, "it can be done in parts: {name}");
        }
        assert!(count(&whole, "same") <= count(&whole, "twice"));
        assert!(count(&whole, "same_worst") >= count(&whole, "same"));
        assert!(count(&whole, "found") <= count(&whole, "planted"));
        assert!(count(&whole, "planted") > 0, "the seed is one with a blunder");
        assert!(count(&whole, "called_blunder") <= count(&whole, "planted"));
        assert!(whole["losses"][3].as_f64() >= whole["losses"][0].as_f64());
    }
}
