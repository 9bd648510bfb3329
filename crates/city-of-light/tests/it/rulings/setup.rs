//! The step from an unchecked set-up to a position.

use lutece_city_of_light::{Building, Refusal, Setup, SetupError, SetupProblem};

use crate::desk::{ORANGE, mv, rules, seat};

fn problems(change: impl Fn(&mut Setup)) -> Vec<SetupProblem> {
    let mut setup = Setup::on(ORANGE).expect("streets");
    change(&mut setup);
    setup.position(&rules(&[])).expect_err("no position").0
}

#[test]
fn a_sound_setup_is_a_position() {
    let setup = Setup::on(ORANGE).expect("streets");
    assert!(setup.position(&rules(&[])).is_ok());
}

#[test]
fn every_reason_is_listed() {
    assert_eq!(
        problems(|setup| {
            setup.ground.pop();
            setup.postcards.pop();
            setup.reserves[seat(1)] = vec![Building::P5, Building::Jardin];
            setup.reserves[seat(2)] = vec![Building::P5];
        }),
        [
            SetupProblem::Postcards { expected: 8, found: 7 },
            SetupProblem::Spaces(63),
            SetupProblem::GardenInReserve,
            SetupProblem::BuildingTwice(Building::P5),
        ]
    );
}

#[test]
fn deeds_are_checked_one_by_one() {
    assert_eq!(
        problems(|setup| {
            setup.reserves[seat(1)] = vec![Building::P5];
            setup.deeds = vec![(seat(1), mv("build P5 a1 r0")), (seat(1), mv("card peintre b1"))];
        }),
        [SetupProblem::Deed {
            number: 2,
            refusal: Refusal::Occupied("b1".parse().expect("a space"))
        }]
    );
    assert_eq!(problems(|setup| setup.to_act = seat(3)), [SetupProblem::Seats]);
}

#[test]
fn who_is_to_act_must_have_something_to_do() {
    let idle = ["chartier", "metropolitain", "levitation", "sacre-coeur"];
    assert_eq!(
        problems(|setup| {
            setup.deeds = idle.iter().map(|it| (seat(1), mv(&format!("card {it} idle")))).collect();
        }),
        [SetupProblem::CannotAct(seat(1))]
    );
}

#[test]
fn strange_letters_are_refused() {
    let error = Setup::on("oooq").expect_err("q is no ground");
    assert_eq!(error, SetupError(vec![SetupProblem::Letter('q')]));
    assert_eq!(error.to_string(), "'q' is none of the letters o, b, x and *");
}
