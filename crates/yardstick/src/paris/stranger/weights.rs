//! What the stranger believes, in numbers: points, unless said otherwise.

use super::outlook::FACTS;

/// The beliefs and the reach of a stranger.
#[derive(Clone, Debug)]
pub(crate) struct Weights {
    /// How many ways of a turn are kept after each move.
    pub(crate) width: usize,
    /// How many ends of a turn are looked at further.
    pub(crate) ends: usize,
    /// How many ways are kept when looking further, or at what may be drawn.
    pub(crate) inner: usize,
    /// In how many worlds a draw is considered.
    pub(crate) worlds: usize,
    /// How much looking further counts against the end of the turn, from 0 to 1.
    pub(crate) patience: f32,
    /// How much a rival's point hurts.
    pub(crate) rival: f32,
    /// A franc that can still be spent.
    pub(crate) franc: f32,
    /// The tokens: wood, marble, gold, bronze, silver, gold prestige.
    pub(crate) tokens: [f32; 6],
    /// How often players do something other than take an end-game tile.
    pub(crate) linger: f32,
    /// An action for which nothing better is in sight while buildings are drawn.
    pub(crate) generic: f32,
    /// How often such an action brings a bonus tile.
    pub(crate) generic_tile: f32,
    /// An end-game tile.
    pub(crate) end_tile: f32,
    /// What a later action loses against an earlier one, as a factor.
    pub(crate) decay: f32,
    /// What the tiles ahead on the track count for, as a factor.
    pub(crate) track: f32,
    /// What an opponent who could take the tile first leaves of it, as a factor.
    pub(crate) wanted: f32,
    /// What an opponent who could come first leaves, as a factor.
    pub(crate) contested: f32,
    /// A tile, when actions are compared.
    pub(crate) tile: f32,
    /// How sure a lead in a district is: the spread that remains, and that for each turn left.
    pub(crate) spread: [f32; 2],
    /// How likely a district without VP tile gets one, early in the game.
    pub(crate) untiled: f32,
    /// How much the number of buildings grows in each remaining turn.
    pub(crate) growth: f32,
    /// How many landmarks are still to come in each turn left.
    pub(crate) landmarks: f32,
    /// What the chain of a key that is still in hand counts for, as a factor.
    pub(crate) hand: f32,
    /// What each fact counts for at the end and early in the game, with 2 players and with more.
    pub(crate) beliefs: [[[f32; 2]; FACTS]; 2],
}

impl Weights {
    /// Those it plays with.
    pub(crate) const USUAL: Self = Self {
        width: 8,
        ends: 3,
        inner: 3,
        worlds: 3,
        patience: 0.7,
        rival: 0.7,
        franc: 0.55,
        tokens: [1.8, 2.4, 3.0, 1.8, 2.5, 3.3],
        linger: 1.3,
        generic: 2.5,
        generic_tile: 0.35,
        end_tile: 2.5,
        decay: 0.96,
        track: 0.92,
        wanted: 0.75,
        contested: 0.8,
        tile: 5.0,
        spread: [1.5, 0.35],
        untiled: 0.55,
        growth: 0.12,
        landmarks: 0.12,
        hand: 0.85,
        beliefs: super::beliefs::BELIEFS,
    };
}
