//! Weights follow from the seed, and the shipped ones match the features.

use lutece_search::{FeatureName as _, HasEvaluation, Linear, Measure, Value as _, fit, tune};
use table::Seed;

use crate::games::{every_table, positions, rules};

fn fitted<G: HasEvaluation>(seats: usize, threads: usize) -> String {
    let mut evaluation: Linear<G::Measure> = Linear::plain::<G>(G::Measure::default());
    let plan = fit::FitPlan {
        generations: 2,
        games: 4,
        noise: 0.2,
        variety: 0.5,
        nodes: 2,
        scale_only: false,
        seed: Seed::from_text("fit"),
        threads,
    };
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
fn tuning_follows_from_its_seed_whatever_the_threads_and_keeps_what_rises() {
    let tuned = |threads| {
        let mut evaluation = paris::Paris::evaluation().clone();
        let plan = tune::TunePlan {
            steps: 2,
            trials: 3,
            reach: 1.0,
            stride: 3.0,
            seed: Seed::from_text("tune"),
            threads,
        };
        tune::tune(&rules::<paris::Paris>(2), &mut evaluation, plan, |_| {});
        evaluation.to_text("# test")
    };
    let text = tuned(1);
    assert_eq!(text, tuned(2));
    let shipped = paris::Paris::evaluation().to_text("# test");
    assert_ne!(text, shipped, "steps were taken");
    let own = text.split("[seats-2.own]").nth(1).expect("weights for two");
    let own = own.split("[seats-2.others]").next().expect("own weights first");
    let features = lutece_search::games::paris::Feature::ALL;
    for name in features.iter().filter(|feature| feature.rises()).map(|it| it.name()) {
        let line = own.lines().find(|line| line.starts_with(&format!("{name} = ")));
        let (_, values) = line.and_then(|line| line.split_once(" = ")).expect("a line for each");
        assert!(!values.contains('-'), "{name}: {values}");
    }
}

#[test]
fn a_fit_of_level_and_scales_leaves_the_weights_alone() {
    let mut evaluation = paris::Paris::evaluation().clone();
    let plan = fit::FitPlan {
        generations: 1,
        games: 6,
        noise: 0.1,
        variety: 0.5,
        nodes: 0,
        scale_only: true,
        seed: Seed::from_text("scale"),
        threads: 2,
    };
    fit::fit(&rules::<paris::Paris>(2), &mut evaluation, plan, |_| {});
    let lines = |text: String| -> Vec<_> {
        let two = text.split("[seats-3]").next().expect("weights for two first").to_owned();
        two.lines().map(str::to_owned).collect()
    };
    let before = lines(paris::Paris::evaluation().to_text("# test"));
    let after = lines(evaluation.to_text("# test"));
    let changed: Vec<_> = before.iter().zip(&after).filter(|(one, two)| one != two).collect();
    let frame = |line: &str| line.starts_with("scale = ") || line.starts_with("constant = ");
    assert!(!changed.is_empty() && changed.iter().all(|(line, _)| frame(line)), "{changed:?}");
}

#[test]
fn weights_read_back() {
    let text = fitted::<paris::Paris>(2, 1);
    let again: Linear<lutece_search::games::paris::Features> =
        Linear::parse::<paris::Paris>(lutece_search::games::paris::Features, &text);
    assert_eq!(again.to_text("# test"), text);
}

#[test]
fn the_shipped_weights_cover_every_table_and_feature() {
    fn check<G: HasEvaluation>(seats: usize) {
        let text = G::evaluation().to_text("");
        assert!(text.contains(&format!("[seats-{seats}]")), "{} for {seats}", G::NAME);
        for name in <G::Measure as Measure<G>>::Feature::ALL.iter().map(|feature| feature.name()) {
            assert!(text.contains(&format!("\n{name} = ")), "{} has no {name}", G::NAME);
        }
    }
    every_table!(check);
}

#[test]
fn shares_add_up_and_points_are_numbers() {
    fn check<G: HasEvaluation>(seats: usize) {
        for played in positions::<G>(seats, "worth", 5) {
            let worth = G::evaluation().worth(played.game(), played.state());
            let sum: f32 = worth.shares.as_slice().iter().sum();
            assert!((sum - 1.0).abs() < 1e-4, "{sum}");
            assert!(worth.points.as_slice().iter().all(|points| points.is_finite()));
        }
    }
    every_table!(check);
}
