//! Networks: training follows from its seed, and files are read back or refused.

use std::sync::Arc;

use lutece_search::catalog::city_of_light::CityOfLight;
use lutece_search::table::{Edition as _, Game, Match, Seed};
use lutece_search::train::{TrainPlan, train};
use lutece_search::{HasEvaluation, Learned, Value as _};

fn game() -> Arc<CityOfLight> {
    let edition = Arc::new(<CityOfLight as Game>::Edition::shipped());
    Arc::new(CityOfLight::new(edition, Default::default(), 2).expect("the basic game"))
}

fn trained(threads: usize) -> Learned<<CityOfLight as HasEvaluation>::Measure> {
    let mut learned = Learned::new(CityOfLight::evaluation().clone());
    let plan = TrainPlan {
        generations: 2,
        games: 3,
        nodes: 6,
        noise: 0.1,
        trust: 0.5,
        epochs: 2,
        seed: Seed::from_text("learn"),
        threads,
    };
    let mut reports = 0;
    train(&game(), &mut learned, plan, |report| {
        assert!(report.samples > 50, "{report:?}");
        assert!(report.surprise.is_finite() && report.error.is_finite(), "{report:?}");
        reports += 1;
    });
    assert_eq!(reports, 2);
    learned
}

#[test]
fn a_network_follows_from_the_seed_whatever_the_threads() {
    let (one, three) = (trained(1), trained(3));
    assert_eq!(one.net(2), three.net(2));
    assert!(one.net(2).is_some() && one.net(3).is_none());
}

#[test]
fn a_file_of_networks_is_read_back_or_refused() {
    let linear = || CityOfLight::evaluation().clone();
    let learned = trained(2);
    let text = learned.to_text::<CityOfLight>("# by a test");
    let again = Learned::parse::<CityOfLight>(linear(), &text).expect("what was written");
    assert_eq!(again.to_text::<CityOfLight>("# by a test"), text);
    let played = Match::new(game(), Seed::from_text("a"));
    let worth = learned.worth(&game(), played.start());
    let same = again.worth(&game(), played.start());
    let off = worth.shares.iter().map(|(seat, share)| (share - same.shares[seat]).abs());
    assert!(off.sum::<f32>() < 1e-2, "{worth:?} {same:?}");
    assert!((worth.shares.as_slice().iter().sum::<f32>() - 1.0).abs() < 1e-5);
    let damages = [
        ("seats 2", "seats 9", "two to four"),
        ("seats 2", "places 2", "a line of seats"),
        ("points light", "light points", "other features"),
        ("e-1 ", "e-2 ", "not those of the digest"),
    ];
    for (whole, damaged, why) in damages {
        let text = text.replacen(whole, damaged, 1);
        let refused = Learned::parse::<CityOfLight>(linear(), &text).expect_err(why).to_string();
        assert!(refused.contains(why), "{refused}");
    }
}
