//! The yardsticks play by the rules, know no more than their seat, and are worth measuring with.

use std::sync::Arc;

use lutece_yardstick::{Sensible, Style};
use search::series::{self, Entrant};
use search::{Budget, Cancel, HasEvaluation, Level, Spec};
use table::{Edition as _, Game, Match, Quick, Seed};

fn rules<G: Game>(seats: usize) -> Arc<G> {
    let edition = Arc::new(G::Edition::shipped());
    Arc::new(G::new(edition, G::Options::default(), seats).expect("the basic game"))
}

/// Plays a game of several styles, or of one that not every game has, and asks each player again in
/// another world that its seat cannot tell from the real one.
fn knows_no_more_than_its_seat<G: Sensible>(seats: usize, who: Option<Style>) {
    asked_again_it_says_the_same::<G>(seats, who, 1, 3);
}

/// `who` plays each move whose number is divisible by `plays`, and the styles play the others;
/// `who` is asked twice about those divisible by `again`.
fn asked_again_it_says_the_same<G: Sensible>(
    seats: usize,
    who: Option<Style>,
    plays: usize,
    again: usize,
) {
    let mut played = Match::new(rules::<G>(seats), Seed::from_text("yardstick"));
    let game = Arc::clone(played.game());
    let mut asked = 0;
    while let Some(seat) = played.to_act() {
        let ply = played.moves().len();
        let taste = Style::ALL[seat.index()].taste();
        let choose = |state: &G::State| {
            let chance = &mut Quick::new(ply as u64);
            match who.filter(|_| ply.is_multiple_of(plays)) {
                Some(Style::Scholar) => {
                    game.study(state, seat, chance).expect("there is a scholar")
                }
                Some(Style::Stranger) => {
                    game.wander(state, seat, chance).expect("there is a stranger")
                }
                _ => game.choose(state, seat, &taste, chance),
            }
        };
        let mv = choose(played.state());
        if ply.is_multiple_of(again) && played.legal().len() > 1 {
            let other = game.redeal(played.state(), seat, &mut Quick::new(1889 + ply as u64));
            assert_eq!(choose(&other), mv, "ply {ply}: another world, another move");
            asked += 1;
        }
        played.play(mv).expect("yardsticks play by the rules");
    }
    assert!(asked >= 5, "only {asked} positions were asked about twice");
}

#[test]
fn city_of_light_is_played_by_what_a_seat_knows() {
    knows_no_more_than_its_seat::<city_of_light::CityOfLight>(2, None);
}

#[test]
fn paris_paris_is_played_by_what_a_seat_knows() {
    knows_no_more_than_its_seat::<paris_paris::ParisParis>(3, None);
}

#[test]
fn paris_is_played_by_what_a_seat_knows() {
    for seats in [2, 4] {
        knows_no_more_than_its_seat::<paris::Paris>(seats, None);
    }
}

#[test]
fn a_scholar_of_paris_plays_by_what_a_seat_knows() {
    knows_no_more_than_its_seat::<paris::Paris>(3, Some(Style::Scholar));
}

#[test]
fn a_stranger_of_paris_plays_by_what_a_seat_knows() {
    for seats in [2, 3, 4] {
        asked_again_it_says_the_same::<paris::Paris>(seats, Some(Style::Stranger), 5, 5);
    }
}

/// The share of wins and the mean points of a yardstick against a bot.
fn against<G: HasEvaluation + Sensible>(style: Style, level: Level, games: usize) -> (f64, f64) {
    let entrants: [Entrant<G>; 2] = [style.into(), Spec::from(level).into()];
    let plan = series::SeriesPlan {
        games,
        budget: Budget::nodes(1),
        seed: Seed::from_text("sage"),
        threads: 2,
    };
    let (mut wins, mut points) = (0.0, 0.0);
    series::play(&rules::<G>(2), &entrants, &plan, &Cancel::new(), |game| {
        assert_eq!(game.fault, None);
        wins += game.shares.as_slice()[0];
        points += f64::from(game.points.as_slice()[0]);
        true
    });
    (wins / games as f64, points / games as f64)
}

#[test]
fn a_sage_of_paris_scores_as_people_do() {
    let (share, points) = against::<paris::Paris>(Style::Sage, Level::Greedy, 4);
    assert!(share >= 1.0 && points >= 130.0, "{share} of the wins, {points} points");
}

#[test]
fn a_scholar_of_paris_scores_as_people_do() {
    let (share, points) = against::<paris::Paris>(Style::Scholar, Level::Greedy, 2);
    assert!(share >= 1.0 && points >= 130.0, "{share} of the wins, {points} points");
}

#[test]
fn a_stranger_of_paris_scores_as_people_do() {
    let (share, points) = against::<paris::Paris>(Style::Stranger, Level::Greedy, 2);
    assert!(share >= 1.0 && points >= 130.0, "{share} of the wins, {points} points");
}

#[test]
fn a_game_without_a_scholar_says_so() {
    let entrants: [Entrant<paris_paris::ParisParis>; 2] =
        [Style::Scholar.into(), Style::Sage.into()];
    let plan = series::SeriesPlan {
        games: 2,
        budget: Budget::nodes(1),
        seed: Seed::from_text("none"),
        threads: 1,
    };
    let mut faults = 0;
    series::play(&rules(2), &entrants, &plan, &Cancel::new(), |game| {
        let (_, fault) = game.fault.expect("nobody to play");
        assert!(fault.to_string().contains("no scholar"), "{fault}");
        faults += 1;
        true
    });
    assert_eq!(faults, 2);
}
