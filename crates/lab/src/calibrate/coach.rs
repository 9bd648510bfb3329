//! How far the coach can be believed: games of a weak bot, and for every move, whether the coach
//! would have warned of it and what it loses by looks much longer than the coach's own.

use std::io::Write;
use std::time::Instant;

use catalog::{Any, Editions};
use cli::{Answer, Failure};
use search::{Budget, Cancel, Level, compare, think};
use serde::Serialize;
use study::{Grade, JudgePlan, Warning};
use table::Seed;

use super::{Args, LONGER, LOOKS, within};
use crate::progress::Progress;

/// Who plays: a bot that blunders as a newcomer does.
const PLAYER: Level = Level::Bouquiniste;

/// What was counted.
#[derive(Debug, Default, PartialEq, Eq, Serialize)]
struct Report {
    game: &'static str,
    players: usize,
    nodes: u64,
    /// Decisions with a choice; those of them that the coach's first look takes for a mistake or worse; and
    /// how many of these are blunders by the long looks.
    decisions: usize,
    suspected: usize,
    blunders: usize,
    /// How often the coach warned of a blunder, of something that is not one, and of something that
    /// is not even a mistake.
    warned: usize,
    right: usize,
    wrong: usize,
    far_off: usize,
    /// The same if every look had to call it a blunder by itself.
    agreed: usize,
    agreed_right: usize,
}

/// Plays, asks the coach and reports.
pub(super) fn run(args: &Args, out: &mut dyn Write) -> Answer {
    let mut report = Report {
        game: args.game.as_str(),
        players: args.players,
        nodes: args.nodes,
        ..Report::default()
    };
    let progress = Progress::new(args.games, Instant::now(), "games");
    for number in 0..args.games {
        progress.show(number);
        report.play(args, args.from + number)?;
    }
    progress.clear();
    if args.json {
        serde_json::to_writer(&mut *out, &report)?;
        return Ok(writeln!(out)?);
    }
    report.tell(out)
}

impl Report {
    fn play(&mut self, args: &Args, number: usize) -> Answer {
        let seed = args.seed.wrapping_mul(1_000_003).wrapping_add(number as u64);
        let none: [(&str, &str); 0] = [];
        let deal = Seed::from_text(&format!("coach {seed}"));
        let mut at = Any::new(args.game, &Editions::shipped(), &none, args.players, deal)
            .map_err(Failure::usage)?;
        while at.to_act().is_some() {
            let seed = seed.wrapping_mul(0x9e37_79b9).wrapping_add(at.ply() as u64);
            let budget = Budget::nodes(args.play_nodes.unwrap_or(args.nodes));
            let thought = think(&at, PLAYER, budget, &Cancel::new(), seed);
            let Some(mv) = thought.map(|it| it.best().to_owned()) else { break };
            if at.legal().len() > 1 {
                self.decided(&at, &mv, args, seed);
            }
            at.play(&mv).map_err(Failure::no)?;
        }
        Ok(())
    }

    /// Counts one decision.
    fn decided(&mut self, at: &Any, mv: &str, args: &Args, seed: u64) {
        self.decisions += 1;
        let budget = Budget::nodes(args.nodes);
        let plan = JudgePlan { judge: Level::Haussmann.into(), budget, seed };
        let mut warning = Warning::new(at.clone(), mv.to_owned(), plan);
        let never = Cancel::new();
        let said = loop {
            if let Some(said) = warning.step(&never) {
                break said;
            }
        };
        let losses = warning.losses();
        let first = losses.first().copied().unwrap_or(0.0);
        let Some(best) =
            warning.best().filter(|best| *best != mv && first > Grade::Inaccurate.most())
        else {
            return;
        };
        self.suspected += 1;
        let long = |look: u64| {
            let budget = Budget::nodes(LONGER * args.nodes);
            let seed = seed ^ 7 ^ (look << 8);
            compare(at, Level::Haussmann, [best, mv], budget, &never, seed).map(|it| it.ahead)
        };
        let Some(truth) = (0..LOOKS).map(long).sum::<Option<f32>>() else { return };
        let grade = Grade::of(truth / LOOKS as f32);
        let bad = usize::from(grade == Grade::Blunder);
        self.blunders += bad;
        if said.is_some() {
            self.warned += 1;
            self.right += bad;
            self.wrong += 1 - bad;
            self.far_off += usize::from(grade < Grade::Mistake);
        }
        if losses.len() > 2 && losses.iter().all(|it| Grade::of(*it) == Grade::Blunder) {
            self.agreed += 1;
            self.agreed_right += bad;
        }
    }

    fn tell(&self, out: &mut dyn Write) -> Answer {
        let share = |of: usize, all: usize| format!("{of} of {all} ({})", within(of, all));
        writeln!(
            out,
            "{} for {}, {} iterations a look, {} decisions of {PLAYER}, {} of them suspected",
            self.game, self.players, self.nodes, self.decisions, self.suspected
        )?;
        writeln!(out, "blunders that the coach warned of: {}", share(self.right, self.blunders))?;
        writeln!(out, "warnings of what is no blunder: {}", share(self.wrong, self.warned))?;
        writeln!(out, "warnings of what is no mistake: {}", share(self.far_off, self.warned))?;
        writeln!(
            out,
            "if every look had to agree: {}, of {} warnings",
            share(self.agreed_right, self.blunders),
            self.agreed
        )?;
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use catalog::Kind;

    use super::*;

    #[test]
    fn a_small_trial_counts_every_warning_once() {
        let trial = |from: usize, games: usize| -> serde_json::Value {
            let args = Args {
                game: Kind::ParisParis,
                players: 2,
                games,
                from,
                coach: true,
                twice: None,
                nodes: 20,
                play_nodes: Some(2),
                plant: 0.2,
                time: None,
                seed: 5,
                json: true,
            };
            let mut out = Vec::new();
            run(&args, &mut out).expect("it can be played");
            serde_json::from_slice(&out).expect("JSON")
        };
        let whole = trial(0, 3);
        let count = |of: &serde_json::Value, name: &str| of[name].as_u64().expect("a number");
        let all = |name: &str| count(&whole, name);
        assert!(all("decisions") > 60 && all("suspected") < all("decisions"), "{whole}");
        assert!(all("blunders") > 0 && all("warned") > 0, "{whole}");
        assert_eq!(all("right") + all("wrong"), all("warned"), "{whole}");
        assert!(all("right") <= all("blunders") && all("far_off") <= all("wrong"), "{whole}");
        let parts = [trial(0, 1), trial(1, 2)];
        for name in ["decisions", "suspected", "blunders", "warned", "right", "agreed"] {
            let sum: u64 = parts.iter().map(|part| count(part, name)).sum();
            assert_eq!(sum, all(name), "{name}: parts add up to the whole");
        }
    }
}
