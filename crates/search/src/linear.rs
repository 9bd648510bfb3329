//! Evaluation by weighted features: expected points are a sum over what a strong player would
//! count, and shares of the win follow from the expected points.
//!
//! Weights are fitted from self-play (see [`crate::fit`]), not guessed. Each weight has a value
//! at the opening, the middle and the end of the game; between them it changes evenly.

use std::fmt::{self, Write as _};

use table::{BySeat, Chance as _, Game, Quick};

use crate::evaluate::Evaluate;
use crate::features::{FeatureName, Row, Rows};
use crate::guide::Guide;
use crate::value::{Value, Worth, soft_shares};

/// The points of a game at which a weight has a value of its own: opening, middle, end.
pub const KNOTS: usize = 3;

/// The features of a game.
pub trait Measure<G: Game>: Send + Sync + 'static {
    /// Their names.
    type Feature: FeatureName;

    /// What was computed for earlier positions and may serve later ones.
    type Memo: Default + fmt::Debug + Send;

    /// How far the game is, from 0 to 1.
    fn progress(&self, game: &G, state: &G::State) -> f32;

    /// Writes the features of each seat into its row, which is all zeros before.
    fn measure(&self, game: &G, state: &G::State, rows: &mut Rows<Self::Feature>);

    /// Measures these positions one after another and tells `then` about each. What they have in
    /// common need not be computed for each; the default computes it every time.
    fn measure_each(
        &self,
        game: &G,
        states: &[G::State],
        _memo: &mut Self::Memo,
        mut then: impl FnMut(&G::State, &Rows<Self::Feature>),
    ) {
        for state in states {
            let mut rows = Rows::default();
            self.measure(game, state, &mut rows);
            then(state, &rows);
        }
    }

    /// The points of each seat if the game ended now, for the greedy yardstick. The position is
    /// not over. The default takes the first feature for that.
    fn standing(&self, game: &G, state: &G::State) -> BySeat<f32> {
        let mut rows = Rows::default();
        self.measure(game, state, &mut rows);
        BySeat::from_fn(game.seats(), |seat| rows[seat.index()].numbers()[0])
    }
}

/// The weights for one number of seats.
#[derive(Clone, Debug, PartialEq)]
pub struct Weights {
    /// At each knot: the seat's own features, then the mean of the others', then a constant.
    pub(crate) points: [Vec<f32>; KNOTS],
    /// At each knot: how many points of difference are one step of odds.
    pub(crate) scale: [f32; KNOTS],
}

/// An evaluation by weighted features.
#[derive(Clone, Debug)]
pub struct Linear<M> {
    measure: M,
    names: Vec<&'static str>,
    /// For tables of 2, 3 and 4.
    tables: [Weights; 3],
}

/// Where a position lies between two knots.
pub(crate) fn between(progress: f32) -> (usize, f32) {
    let at = progress.clamp(0.0, 1.0) * (KNOTS - 1) as f32;
    let knot = (at as usize).min(KNOTS - 2);
    (knot, at - knot as f32)
}

impl Weights {
    /// Weights that count only the points as they stand.
    #[must_use]
    pub fn plain(features: usize) -> Self {
        let mut points = vec![0.0; 2 * features + 1];
        points[0] = 1.0;
        Self { points: std::array::from_fn(|_| points.clone()), scale: [10.0; KNOTS] }
    }

    /// The same with every weight multiplied, at all knots, by a factor of its own: another style.
    pub(crate) fn varied(&self, variety: f32, chance: &mut Quick) -> Self {
        let mut varied = self.clone();
        for at in 0..self.points[0].len() {
            // The sum of four is nearly a bell curve, of deviation 1 here.
            let sum: f32 = (0..4).map(|_| chance.word() as f32 / u32::MAX as f32 - 0.5).sum();
            let factor = (variety * 1.73 * sum).exp();
            varied.points.iter_mut().for_each(|row| row[at] *= factor);
        }
        varied
    }

    /// What a position is worth: `rows` has a row of features for each seat.
    pub(crate) fn worth<F: FeatureName>(&self, rows: &[Row<F>], progress: f32) -> Worth {
        let (knot, part) = between(progress);
        let points = match rows {
            [one, two] => self.points_of([one, two].map(Row::numbers), knot, part),
            [one, two, three] => self.points_of([one, two, three].map(Row::numbers), knot, part),
            [one, two, three, four] => {
                self.points_of([one, two, three, four].map(Row::numbers), knot, part)
            }
            _ => unreachable!("two to four play"),
        };
        let scale = self.scale[knot] + part * (self.scale[knot + 1] - self.scale[knot]);
        Worth { shares: soft_shares(&points, scale), points }
    }

    /// The points that each of these seats can expect. The number of them is known when this is
    /// compiled, and all slices are as long as there are features: this is asked for more often than
    /// anything else.
    #[inline]
    fn points_of<const SEATS: usize>(
        &self,
        rows: [&[f32]; SEATS],
        knot: usize,
        part: f32,
    ) -> BySeat<f32> {
        let count = rows[0].len();
        let rows = rows.map(|row| &row[..count]);
        let (low, high) = (&self.points[knot], &self.points[knot + 1]);
        let (own_low, others_low) = (&low[..count], &low[count..2 * count]);
        let (own_high, others_high) = (&high[..count], &high[count..2 * count]);
        let mut own = [0.0; SEATS];
        let mut given = [0.0; SEATS];
        for at in 0..count {
            let weight = own_low[at] + part * (own_high[at] - own_low[at]);
            let to_others = others_low[at] + part * (others_high[at] - others_low[at]);
            for seat in 0..SEATS {
                own[seat] += weight * rows[seat][at];
                given[seat] += to_others * rows[seat][at];
            }
        }
        let constant = low[2 * count] + part * (high[2 * count] - low[2 * count]);
        let total: f32 = given.iter().sum();
        let others = 1.0 / (SEATS - 1) as f32;
        BySeat::from_fn(SEATS, |seat| {
            let at = seat.index();
            own[at] + others * (total - given[at]) + constant
        })
    }
}

impl<M> Linear<M> {
    /// The evaluation with the weights in a text written by [`Linear::to_text`]. Features missing
    /// from the text weigh nothing; for a number of seats missing from it, points count as they
    /// stand.
    ///
    /// # Errors
    /// If the text is not TOML, or a scale is not above 0.
    pub fn read<G: Game>(measure: M, text: &str) -> Result<Self, WeightsError>
    where
        M: Measure<G>,
    {
        let names: Vec<_> = M::Feature::ALL.iter().map(|feature| feature.name()).collect();
        let tables = [2, 3, 4].map(|_| Weights::plain(names.len()));
        Self { measure, names, tables }.with(text)
    }

    /// The same with the weights of a text, for the numbers of seats that it covers.
    ///
    /// # Errors
    /// If the text is not TOML, or a scale is not above 0.
    pub fn with(mut self, text: &str) -> Result<Self, WeightsError> {
        let data: toml::Table =
            toml::from_str(text).map_err(|error| WeightsError(error.message().to_owned()))?;
        for (index, weights) in self.tables.iter_mut().enumerate() {
            let table = data.get(&format!("seats-{}", index + 2)).and_then(toml::Value::as_table);
            if let Some(table) = table {
                *weights = read_table(table, &self.names)?;
            }
        }
        Ok(self)
    }

    /// The same from a text that is part of the program.
    ///
    /// # Panics
    /// If the text is not sound; a test rules that out.
    #[must_use]
    pub fn parse<G: Game>(measure: M, text: &str) -> Self
    where
        M: Measure<G>,
    {
        Self::read(measure, text).expect("the weights of the program are sound")
    }

    /// An evaluation that counts points as they stand.
    #[must_use]
    pub fn plain<G: Game>(measure: M) -> Self
    where
        M: Measure<G>,
    {
        Self::parse(measure, "")
    }

    /// The weights as text.
    #[must_use]
    pub fn to_text(&self, header: &str) -> String {
        let mut text = format!("{header}\n");
        let count = self.names.len();
        let list = |pick: &dyn Fn(usize) -> f32| {
            let knots: Vec<_> = (0..KNOTS).map(|knot| format!("{:.4}", pick(knot))).collect();
            format!("[{}]", knots.join(", "))
        };
        for (index, table) in self.tables.iter().enumerate() {
            if *table == Weights::plain(count) {
                continue;
            }
            let weight = |at: usize| list(&|knot| table.points[knot][at]);
            let _ = write!(text, "\n[seats-{}]\n", index + 2);
            let _ = writeln!(text, "scale = {}", list(&|knot| table.scale[knot]));
            let _ = writeln!(text, "constant = {}", weight(2 * count));
            let _ = writeln!(text, "[seats-{}.own]", index + 2);
            for (at, name) in self.names.iter().enumerate() {
                let _ = writeln!(text, "{name} = {}", weight(at));
            }
            let _ = writeln!(text, "[seats-{}.others]", index + 2);
            for (at, name) in self.names.iter().enumerate() {
                let _ = writeln!(text, "{name} = {}", weight(count + at));
            }
        }
        text
    }

    /// The weights for a table of `seats`.
    #[must_use]
    pub fn weights(&self, seats: usize) -> &Weights {
        &self.tables[seats.clamp(2, 4) - 2]
    }

    /// Replaces the weights for a table of `seats`.
    pub fn set_weights(&mut self, seats: usize, weights: Weights) {
        self.tables[seats.clamp(2, 4) - 2] = weights;
    }

    /// The features.
    pub fn measure(&self) -> &M {
        &self.measure
    }
}

/// Why weights could not be read from a text, for people.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WeightsError(String);

impl fmt::Display for WeightsError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "no weights: {}", self.0)
    }
}

impl std::error::Error for WeightsError {}

fn read_table(table: &toml::Table, names: &[&str]) -> Result<Weights, WeightsError> {
    let knots = |value: Option<&toml::Value>| -> [f32; KNOTS] {
        let list = value.and_then(toml::Value::as_array);
        std::array::from_fn(|knot| {
            let number = list.and_then(|list| list.get(knot)).and_then(toml::Value::as_float);
            number.map_or(0.0, |number| number as f32)
        })
    };
    let part = |key: &str| table.get(key).and_then(toml::Value::as_table);
    let mut weights = Weights::plain(names.len());
    weights.scale = knots(table.get("scale"));
    if weights.scale.iter().any(|scale| *scale <= 0.0) {
        return Err(WeightsError("a scale is not above 0".to_owned()));
    }
    let constant = knots(table.get("constant"));
    for (knot, row) in weights.points.iter_mut().enumerate() {
        for (at, name) in names.iter().enumerate() {
            row[at] = knots(part("own").and_then(|it| it.get(*name)))[knot];
            row[names.len() + at] = knots(part("others").and_then(|it| it.get(*name)))[knot];
        }
        row[2 * names.len()] = constant[knot];
    }
    Ok(weights)
}

impl<G: Game, M: Measure<G>> Value<G> for Linear<M> {
    type Memo = M::Memo;

    fn worth(&self, game: &G, state: &G::State) -> Worth {
        let mut rows = Rows::default();
        self.measure.measure(game, state, &mut rows);
        let progress = self.measure.progress(game, state);
        self.weights(game.seats()).worth(&rows[..game.seats()], progress)
    }

    fn worths(&self, game: &G, states: &[G::State], memo: &mut M::Memo, worths: &mut Vec<Worth>) {
        let weights = self.weights(game.seats());
        self.measure.measure_each(game, states, memo, |state, rows| {
            let progress = self.measure.progress(game, state);
            worths.push(weights.worth(&rows[..game.seats()], progress));
        });
    }
}

impl<G: Game, M: Measure<G> + Guide<G>> Evaluate<G> for Linear<M> {
    type Value = Self;
    type Leaf = Self;
    type Guide = M;

    fn value(&self) -> &Self {
        self
    }

    fn leaf(&self) -> Option<&Self> {
        None
    }

    fn guide(&self) -> &M {
        &self.measure
    }
}
