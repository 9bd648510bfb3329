//! The options that say how much a bot may think.

use search::Budget;

/// How much a bot may think.
#[derive(clap::Args, Debug, Clone)]
pub struct Effort {
    /// Milliseconds for each move
    #[arg(long, value_name = "MS", conflicts_with = "nodes")]
    pub time: Option<u64>,
    /// Iterations for each move
    #[arg(long, value_name = "N")]
    pub nodes: Option<u64>,
    /// How many games at a time, or threads of a search
    #[arg(long, value_name = "N", default_value_t = 2)]
    pub threads: usize,
}

impl Effort {
    /// The budget of one move.
    pub fn budget(&self, default: Budget) -> Budget {
        match (self.time, self.nodes) {
            (Some(millis), _) => Budget::millis(millis),
            (None, Some(nodes)) => Budget::nodes(nodes),
            (None, None) => default,
        }
    }

    /// The same in words.
    pub fn words(&self, default: &str) -> String {
        match (self.time, self.nodes) {
            (Some(millis), _) => format!("{millis} ms a move"),
            (None, Some(nodes)) => format!("{nodes} iterations a move"),
            (None, None) => default.to_owned(),
        }
    }
}
