//! Bots and analysis over [`table::Game`].

// Users of this crate need no other.
pub use {::catalog, ::table};

mod bot;
mod budget;
mod by_file;
mod compare;
mod duel;
mod evaluate;
mod explain;
mod features;
pub mod fit;
pub mod games;
mod guide;
mod level;
mod linear;
mod mcts;
mod net;
mod one_ply;
mod position;
mod race;
mod rules_only;
mod searcher;
pub mod series;
mod solve;
mod spec;
pub mod statistics;
mod think;
pub mod train;
mod tree;
pub mod tune;
mod value;

pub use bot::{Bot, HasEvaluation, Strengths};
pub use budget::{Budget, Cancel};
pub use by_file::{leaf_entrant, net_entrant, weights_entrant};
pub use compare::{Compared, compare};
pub use evaluate::{Evaluate, Joined, Knowledge};
pub use explain::{Expected, Explained, explain};
pub use features::{FeatureName, MOST_FEATURES, Row, Rows};
pub use guide::{Guide, Rollout, Tuning};
pub use level::{Level, LevelError};
pub use linear::{KNOTS, Linear, Measure, Weights, WeightsError};
pub use net::{Learned, Net, NetError};
pub use one_ply::OnePly;
pub use position::Position;
pub use rules_only::RulesOnly;
pub use searcher::{Analysis, Ranked, Recall, Searcher};
pub use solve::{AlphaBeta, Answer, POINT, Solve, Zero};
pub use spec::{Spec, SpecError, Version};
pub use think::{Alternative, Thinker, Thought, think};
pub use value::{Value, Worth, soft_shares};

#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
