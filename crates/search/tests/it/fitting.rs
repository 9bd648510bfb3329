//! Weights follow from the seed, and the shipped ones fit the features.

use search::{Evaluate as _, Known, Linear, Measure, fit};
use table::Seed;

use crate::games::{every_table, positions, rules};

fn fitted<G: Known>(seats: usize, threads: usize) -> String {
    let mut evaluation: Linear<G::Measure> = Linear::plain::<G>(G::Measure::default());
    let plan =
        fit::Plan { generations: 2, games: 3, noise: 0.2, seed: Seed::from_text("fit"), threads };
    fit::fit(&rules::<G>(seats), &mut evaluation, plan, |_| {});
    evaluation.to_text("# test")
}

#[test]
fn a_fit_follows_from_its_seed_whatever_the_threads() {
    assert_eq!(fitted::<paris_paris::ParisParis>(3, 1), fitted::<paris_paris::ParisParis>(3, 2));
    assert_eq!(
        fitted::<city_of_light::CityOfLight>(2, 1),
        fitted::<city_of_light::CityOfLight>(2, 2)
    );
}

#[test]
fn weights_read_back() {
    let text = fitted::<paris::Paris>(2, 1);
    let again: Linear<search::games::paris::Features> =
        Linear::parse::<paris::Paris>(search::games::paris::Features, &text);
    assert_eq!(again.to_text("# test"), text);
}

#[test]
fn the_shipped_weights_cover_every_table_and_feature() {
    fn check<G: Known>(seats: usize) {
        let text = G::evaluation().to_text("");
        assert!(text.contains(&format!("[seats-{seats}]")), "{} for {seats}", G::NAME);
        for name in G::Measure::NAMES {
            assert!(text.contains(&format!("\n{name} = ")), "{} has no {name}", G::NAME);
        }
    }
    every_table!(check);
}

#[test]
fn shares_add_up_and_points_are_numbers() {
    fn check<G: Known>(seats: usize) {
        for played in positions::<G>(seats, "worth", 5) {
            let worth = G::evaluation().worth(played.game(), played.state());
            let sum: f32 = worth.shares.as_slice().iter().sum();
            assert!((sum - 1.0).abs() < 1e-4, "{sum}");
            assert!(worth.points.as_slice().iter().all(|points| points.is_finite()));
        }
    }
    every_table!(check);
}
