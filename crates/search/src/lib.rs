//! Bots and analysis over [`table::Game`].

// Who uses this crate needs no other.
pub use {::catalog, ::table};

mod bot;
mod budget;
mod evaluate;
mod explain;
pub mod fit;
pub mod games;
mod level;
mod linear;
mod mcts;
mod one_ply;
mod position;
mod rules_only;
mod searcher;
pub mod series;
mod solve;
mod spec;
pub mod statistics;
mod think;
mod tree;
pub mod tune;

pub use bot::{Bot, HasEvaluation, Strengths};
pub use budget::{Budget, Cancel};
pub use evaluate::{Evaluate, Rollout, Tuning, Worth, soft_shares};
pub use explain::{Expected, explain};
pub use level::{Level, LevelError};
pub use linear::{KNOTS, Linear, MOST_FEATURES, Measure, Rows, Weights};
pub use one_ply::OnePly;
pub use position::Position;
pub use rules_only::RulesOnly;
pub use searcher::{Analysis, Ranked, Searcher};
pub use solve::{AlphaBeta, Answer, POINT, Solve, Zero};
pub use spec::{Spec, SpecError, Version};
pub use think::{Alternative, Thinker, Thought, think};

#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
