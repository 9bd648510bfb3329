//! How random games choose their moves.

/// How a random game chooses its moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, clap::ValueEnum)]
pub enum Policy {
    /// Evenly among the legal moves
    Uniform,
    /// As in the bots' random playouts
    Playout,
}

impl Policy {
    /// The name in reports.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Uniform => "uniform",
            Self::Playout => "playout",
        }
    }
}
