//! A small network over the features of a game: what each seat can expect, as learned from searched
//! games (see [`crate::train`]).
//!
//! The network is run once for each seat, on the seat's own features, the mean of the others' and
//! how far the game is. It corrects what the weighted features say: points are added to the
//! expected ones, and shares of the win grow or shrink by a factor. Two hidden layers, in plain
//! `f32`.

use std::fmt::{self, Write as _};

use table::{BySeat, Game, MAX_SEATS};

use crate::features::{FeatureName, MOST_FEATURES, Row, Rows};
use crate::linear::{Linear, Measure};
use crate::value::{Value, Worth};

/// The width of the first hidden layer.
pub(crate) const FIRST: usize = 32;
/// The width of the second hidden layer.
pub(crate) const SECOND: usize = 16;
/// Points to add, in tens, and the logarithm of the factor for the share of the win.
pub(crate) const ANSWERS: usize = 2;
/// How many points are one unit of the first answer.
pub(crate) const TEN: f32 = 10.0;
/// More inputs than any network has.
const MOST_INPUTS: usize = 2 * MOST_FEATURES + 2;

/// The network for one number of seats.
#[derive(Clone, Debug, PartialEq)]
pub struct Net {
    /// The features of a seat.
    features: usize,
    /// A row of [`FIRST`] for each input, a row of [`SECOND`] for each of the first layer and one
    /// more, a row of [`ANSWERS`] for each of the second layer and one more.
    weights: Vec<f32>,
}

/// What the layers of a network hold for one input.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Layers {
    pub(crate) first: [f32; FIRST],
    pub(crate) second: [f32; SECOND],
    pub(crate) answers: [f32; ANSWERS],
}

/// What the network is given about one seat.
pub(crate) type Input = [f32; MOST_INPUTS];

/// Adds `by` times each number of a row.
#[inline]
fn add<const N: usize>(sum: &mut [f32; N], row: &[f32; N], by: f32) {
    for (sum, weight) in sum.iter_mut().zip(row) {
        *sum += by * weight;
    }
}

/// How many inputs a network over this many features has: the seat's own, the others', progress and
/// 1.
pub(crate) const fn inputs(features: usize) -> usize {
    2 * features + 2
}

/// Where the rows of the second and the last layer begin, and how many weights there are.
pub(crate) const fn offsets(features: usize) -> (usize, usize, usize) {
    let second = inputs(features) * FIRST;
    let last = second + (FIRST + 1) * SECOND;
    (second, last, last + (SECOND + 1) * ANSWERS)
}

impl Net {
    /// A network of these weights.
    pub(crate) fn new(features: usize, weights: Vec<f32>) -> Self {
        assert_eq!(weights.len(), offsets(features).2, "a weight for every connection");
        Self { features, weights }
    }

    /// The weights.
    pub(crate) fn weights(&self) -> &[f32] {
        &self.weights
    }

    /// What it is given about a seat.
    pub(crate) fn input(rows: &[&[f32]], seat: usize, progress: f32) -> Input {
        let features = rows[seat].len();
        let mut input = [0.0; MOST_INPUTS];
        input[..features].copy_from_slice(rows[seat]);
        let share = 1.0 / (rows.len() - 1).max(1) as f32;
        for (other, row) in rows.iter().enumerate() {
            if other != seat {
                for (sum, number) in input[features..2 * features].iter_mut().zip(*row) {
                    *sum += share * number;
                }
            }
        }
        input[2 * features] = progress;
        input[2 * features + 1] = 1.0;
        input
    }

    /// Runs the network. Most features are 0 most of the time, and cost nothing then.
    pub(crate) fn run(&self, input: &Input) -> Layers {
        let (second, last, _) = offsets(self.features);
        let (rows, _) = self.weights[..second].as_chunks::<FIRST>();
        let mut layer = [0.0; FIRST];
        for (&number, row) in input.iter().zip(rows) {
            if number != 0.0 {
                add(&mut layer, row, number);
            }
        }
        let first = layer.map(|sum| sum.max(0.0));
        let (rows, _) = self.weights[second..last].as_chunks::<SECOND>();
        let mut layer = rows[FIRST];
        for (&number, row) in first.iter().zip(rows) {
            if number != 0.0 {
                add(&mut layer, row, number);
            }
        }
        let second = layer.map(|sum| sum.max(0.0));
        let (rows, _) = self.weights[last..].as_chunks::<ANSWERS>();
        let mut answers = rows[SECOND];
        for (&number, row) in second.iter().zip(rows) {
            add(&mut answers, row, number);
        }
        Layers { first, second, answers }
    }

    /// What a position with these features is worth, given that weighted features say `linear`.
    pub(crate) fn worth<F: FeatureName>(
        &self,
        linear: &Worth,
        rows: &[Row<F>],
        progress: f32,
    ) -> Worth {
        let mut numbers: [&[f32]; MAX_SEATS] = [&[]; MAX_SEATS];
        for (numbers, row) in numbers.iter_mut().zip(rows) {
            *numbers = row.numbers();
        }
        let numbers = &numbers[..rows.len()];
        let answers = BySeat::from_fn(rows.len(), |seat| {
            self.run(&Self::input(numbers, seat.index(), progress)).answers
        });
        let points = answers.map(|seat, answers| linear.points[seat] + TEN * answers[0]);
        let weights = answers.map(|seat, answers| linear.shares[seat] * answers[1].exp());
        let total: f32 = weights.as_slice().iter().sum();
        Worth { shares: weights.map(|_, weight| weight / total.max(f32::MIN_POSITIVE)), points }
    }
}

/// A value by networks, and by weighted features for the numbers of seats that have none.
#[derive(Clone, Debug)]
pub struct Learned<M> {
    linear: Linear<M>,
    /// For tables of 2, 3 and 4.
    nets: [Option<Net>; 3],
}

/// What is wrong with a file of networks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NetError(&'static str);

impl fmt::Display for NetError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0)
    }
}

impl std::error::Error for NetError {}

/// The first word of each network in a file.
const SEATS: &str = "seats";

impl<M> Learned<M> {
    /// A value without networks yet.
    #[must_use]
    pub fn new(linear: Linear<M>) -> Self {
        Self { linear, nets: [None, None, None] }
    }

    /// The value with the networks in a text written by [`Learned::to_text`].
    ///
    /// # Errors
    /// If the text is damaged, or its networks are for other features.
    pub fn parse<G: Game>(linear: Linear<M>, text: &str) -> Result<Self, NetError>
    where
        M: Measure<G>,
    {
        let names = names::<G, M>();
        let mut learned = Self::new(linear);
        let mut lines = text.lines().filter(|line| !line.is_empty() && !line.starts_with('#'));
        while let Some(head) = lines.next() {
            let words: Vec<&str> = head.split(' ').collect();
            let [SEATS, seats, "digest", digest] = words[..] else {
                return Err(NetError("expected a line of seats and digest"));
            };
            let seats = seats.parse().ok().filter(|seats| (2..=MAX_SEATS).contains(seats));
            let seats = seats.ok_or(NetError("a network is for two to four seats"))?;
            if lines.next().is_none_or(|of| of.split(' ').ne(names.iter().copied())) {
                return Err(NetError("the network is for other features"));
            }
            let numbers = lines.next().ok_or(NetError("a network has weights"))?;
            if digest_of(numbers) != digest {
                return Err(NetError("the weights are not those of the digest"));
            }
            let weights: Result<Vec<f32>, _> = numbers.split(' ').map(str::parse).collect();
            let weights = weights.map_err(|_| NetError("a weight is a number"))?;
            if weights.len() != offsets(names.len()).2 {
                return Err(NetError("a network of another size"));
            }
            learned.set_net(seats, Some(Net::new(names.len(), weights)));
        }
        Ok(learned)
    }

    /// The networks as text: for each a line with the number of seats and a digest, a line with
    /// the features and a line with the weights.
    #[must_use]
    pub fn to_text<G: Game>(&self, header: &str) -> String
    where
        M: Measure<G>,
    {
        let mut text = format!("{header}\n");
        for (at, net) in self.nets.iter().enumerate() {
            let Some(net) = net else { continue };
            let weights: Vec<String> = net.weights.iter().map(|it| format!("{it:.3e}")).collect();
            let weights = weights.join(" ");
            let digest = digest_of(&weights);
            let _ = writeln!(text, "{SEATS} {} digest {digest}", at + 2);
            let _ = writeln!(text, "{}\n{weights}", names::<G, M>().join(" "));
        }
        text
    }

    /// The network for a table of `seats`.
    #[must_use]
    pub fn net(&self, seats: usize) -> Option<&Net> {
        self.nets[seats.clamp(2, 4) - 2].as_ref()
    }

    /// Replaces the network for a table of `seats`.
    pub fn set_net(&mut self, seats: usize, net: Option<Net>) {
        self.nets[seats.clamp(2, 4) - 2] = net;
    }

    /// The weighted features: they value positions where there is no network.
    #[must_use]
    pub fn linear(&self) -> &Linear<M> {
        &self.linear
    }
}

fn names<G: Game, M: Measure<G>>() -> Vec<&'static str> {
    M::Feature::ALL.iter().map(|feature| feature.name()).collect()
}

/// Sixteen digits that change when a weight does (FNV-1a).
fn digest_of(text: &str) -> String {
    let mix = |hash: u64, byte: u8| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
    format!("{:016x}", text.bytes().fold(0xcbf2_9ce4_8422_2325, mix))
}

impl<G: Game, M: Measure<G>> Value<G> for Learned<M> {
    type Memo = ();

    fn worth(&self, game: &G, state: &G::State) -> Worth {
        let seats = game.seats();
        let Some(net) = self.net(seats) else { return self.linear.worth(game, state) };
        let mut rows = Rows::default();
        let measure = self.linear.measure();
        measure.measure(game, state, &mut rows);
        let progress = measure.progress(game, state);
        let linear = self.linear.weights(seats).worth(&rows[..seats], progress);
        net.worth(&linear, &rows[..seats], progress)
    }
}
