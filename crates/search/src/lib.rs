//! Bots and analysis over [`table::Game`].

mod budget;
mod evaluate;
pub mod fit;
mod linear;
mod mcts;
mod one_ply;
mod searcher;
mod solve;
mod tree;

pub use budget::{Budget, Cancel};
pub use evaluate::{Evaluate, Rollout, Tuning, Worth, soft_shares};
pub use linear::{KNOTS, Linear, MOST_FEATURES, Measure, Rows, Weights};
pub use one_ply::OnePly;
pub use searcher::{Analysis, Ranked, Searcher};
pub use solve::{AlphaBeta, Answer, POINT, Solve, Zero};
