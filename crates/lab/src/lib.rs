//! Commands that measure: matches between bots, ladders, fits, hints, benchmarks, load.

pub mod bench;
pub mod calibrate;
mod chart;
pub mod contender;
pub mod contest;
pub mod engine;
pub mod fit;
pub mod hint;
pub mod ladder;
pub mod load;
mod progress;
mod rating;
pub mod regret;
pub mod review;
pub mod sanity;
mod standard;
pub mod train;
pub mod tune;
