//! Our side of the protocol: a program at a seat of a match.

use std::fmt::Write as _;
use std::str::FromStr;
use std::time::{Duration, Instant};

use search::series::{Entrant, Fault, Player};
use search::{Budget, Cancel};
use table::{Edition as _, Game, Match, Options as _, Quick, Quiet, Seat};

use super::pipe::{Pipe, Trouble};
use super::possible::{Possible, possible};

/// How long a program may take to be ready.
const HELLO: Duration = Duration::from_secs(5);

/// How long it may think if only iterations limit it.
const PATIENCE: Duration = Duration::from_secs(30);

/// How much longer than its time it may take before it is told to stop, and after that.
const GRACE: Duration = Duration::from_millis(500);

/// A program by its command line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Program {
    /// The words: the program and its arguments.
    words: Vec<String>,
}

impl std::fmt::Display for Program {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{PREFIX}{}", self.words.join(" "))
    }
}

/// What a program begins with on the command line.
pub(crate) const PREFIX: &str = "cmd:";

impl FromStr for Program {
    type Err = &'static str;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let command = text.strip_prefix(PREFIX).ok_or("a program begins with cmd:")?;
        let words: Vec<_> = command.split_whitespace().map(str::to_owned).collect();
        if words.is_empty() { Err("cmd: needs a program") } else { Ok(Self { words }) }
    }
}

impl<G: Possible> From<Program> for Entrant<G> {
    fn from(program: Program) -> Self {
        let name = program.to_string();
        Self { name, sit: Box::new(move || Box::new(EnginePlayer::<G>::new(program.clone()))) }
    }
}

/// A program at a seat of one game.
struct EnginePlayer<G: Game> {
    program: Program,
    pipe: Option<Pipe>,
    /// What it has been told: the position after this many moves.
    told: Option<(G::State, usize)>,
}

impl<G: Game> EnginePlayer<G> {
    fn new(program: Program) -> Self {
        Self { program, pipe: None, told: None }
    }
}

impl<G: Possible> Player<G> for EnginePlayer<G> {
    fn choose(
        &mut self,
        played: &Match<G>,
        budget: Budget,
        _: &Cancel,
        seed: u64,
    ) -> Result<G::Move, Fault> {
        let verdict = |trouble: Trouble| Fault(trouble.to_string());
        let seat = played.to_act().ok_or_else(|| Fault("the game is over".to_owned()))?;
        if self.pipe.is_none() {
            self.pipe = Some(self.meet(played, seat).map_err(verdict)?);
        }
        let mut text = self.news(played, seat);
        if let Some(possible) = possible(played, seat, &mut Quick::new(seed)) {
            let record = possible.record().to_string();
            let _ = writeln!(text, "record {}\n{}", record.lines().count(), record.trim_end());
        }
        let view = serde_json::to_string(&played.seat_view(seat));
        let _ = writeln!(text, "view {}", view.map_err(|error| Fault(error.to_string()))?);
        let legal = played.legal();
        let _ = writeln!(text, "legal {}", legal.len());
        legal.iter().for_each(|mv| text.push_str(&format!("{mv}\n")));
        let (limit, time) = match (budget.time, budget.nodes) {
            (Some(time), _) => (format!("time {}", time.as_millis()), time + GRACE),
            (None, Some(nodes)) => (format!("nodes {nodes}"), PATIENCE),
            (None, None) => ("time 1000".to_owned(), Duration::from_secs(1) + GRACE),
        };
        let _ = writeln!(text, "go {limit} seed {seed}");
        let pipe = self.pipe.as_mut().ok_or_else(|| Fault("it does not run".to_owned()))?;
        let answer = ask(pipe, &text, time).map_err(|trouble| match (trouble, budget.time) {
            (Trouble::Silent(_), Some(limit)) => Fault(format!(
                "overtime: no move {:.1} s after the {:.1} s it had",
                (2 * GRACE).as_secs_f64(),
                limit.as_secs_f64()
            )),
            (trouble, _) => verdict(trouble),
        })?;
        let mv: G::Move = answer.parse().map_err(|error| {
            Fault(format!(
                "{:?} is not a move: {error}",
                answer.chars().take(60).collect::<String>()
            ))
        })?;
        match played.game().refusal(played.state(), mv) {
            None => Ok(mv),
            Some(refusal) => Err(Fault(format!("{mv} is not legal: {refusal}"))),
        }
    }
}

impl<G: Possible> EnginePlayer<G> {
    /// Starts the program and tells it the table.
    fn meet(&mut self, played: &Match<G>, seat: Seat) -> Result<Pipe, Trouble> {
        let (program, args) = self.program.words.split_first().ok_or(Trouble::Garbage)?;
        let mut pipe = Pipe::start(program, args)?;
        let game = played.game();
        let info = game.edition().info();
        let mut text = format!("lutece 1\nnew {} {} {seat}\n", G::NAME, game.seats());
        let _ = writeln!(text, "edition {} {}", info.digest, info.name);
        for (key, value) in game.options().pairs() {
            let _ = writeln!(text, "option {key} {value}");
        }
        text.push_str("ready?\n");
        pipe.send(&text)?;
        let until = Instant::now() + HELLO;
        loop {
            match pipe.line(until)? {
                Some(line) if line == "ready" => return Ok(pipe),
                // Anything else it says about itself is for people.
                Some(_) => {}
                None => return Err(Trouble::Silent(HELLO)),
            }
        }
    }

    /// The moves since it was last told, as its seat saw them.
    fn news(&mut self, played: &Match<G>, seat: Seat) -> String {
        let (mut state, from) = self.told.unwrap_or((*played.start(), 0));
        let mut text = String::new();
        for &mv in &played.moves()[from..] {
            let by = played.game().to_act(&state);
            let seen = played.game().seen(&state, mv, Some(seat)).notation;
            let by = by.map_or_else(String::new, |by| by.to_string());
            let _ = writeln!(text, "seen {by} {seen}");
            played.game().play(&mut state, mv, &mut Quiet);
        }
        self.told = Some((state, played.moves().len()));
        text
    }
}

/// Sends a question and waits for `bestmove`; after `time` it says `stop` and waits a moment.
fn ask(pipe: &mut Pipe, text: &str, time: Duration) -> Result<String, Trouble> {
    let begun = Instant::now();
    pipe.send(text)?;
    let mut stopped = false;
    loop {
        let until = begun + if stopped { time + GRACE } else { time };
        match pipe.line(until)? {
            Some(line) => {
                if let Some(mv) = line.strip_prefix("bestmove ") {
                    return Ok(mv.trim().to_owned());
                }
            }
            None if stopped => return Err(Trouble::Silent(begun.elapsed())),
            None => {
                pipe.send("stop\n")?;
                stopped = true;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SHORT: Duration = Duration::from_millis(50);

    fn shell(script: &str) -> Pipe {
        Pipe::start("sh", &["-c".to_owned(), script.to_owned()]).expect("there is a shell")
    }

    #[test]
    fn a_move_after_stop_is_in_time() {
        let mut pipe = shell("while read w; do [ $w = stop ] && echo bestmove a b; done");
        assert_eq!(ask(&mut pipe, "go\n", SHORT), Ok("a b".to_owned()));
    }

    #[test]
    fn who_neither_reads_nor_answers_is_late_and_blocks_nobody() {
        let mut pipe = shell("exec sleep 100");
        let text = "x".repeat(1 << 20);
        assert!(matches!(ask(&mut pipe, &text, SHORT), Err(Trouble::Silent(_))));
    }
}
