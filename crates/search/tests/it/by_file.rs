//! Players that play by a file.

use city_of_light::CityOfLight;
use lutece_search::series::Entrant;
use lutece_search::{Budget, Cancel, leaf_entrant, weights_entrant};

use crate::games::positions;

/// What a player chooses in the positions of a game.
fn choices(who: &Entrant<CityOfLight>) -> Vec<Option<city_of_light::Move>> {
    let budget = Budget::nodes(40);
    let at = positions::<CityOfLight>(2, "by file", 12);
    at.iter().map(|at| (who.sit)().choose(at, budget, &Cancel::new(), 1).ok()).collect()
}

#[test]
fn the_weights_of_a_file_value_the_ends_of_lines() {
    let shipped = leaf_entrant::<CityOfLight>("nothing new".to_owned(), "");
    let worse = "[seats-2]\nscale = [10.0, 10.0, 10.0]\n[seats-2.own]\npoints = [-1.0, -1.0, -1.0]\n\
                 light = [-1.0, -1.0, -1.0]\n";
    let worse = leaf_entrant::<CityOfLight>("against itself".to_owned(), worse);
    let [shipped, worse] = [shipped, worse].map(|who| choices(&who));
    assert!(shipped.iter().chain(&worse).all(Option::is_some), "everybody plays");
    assert_ne!(shipped, worse);
}

#[test]
fn a_damaged_file_is_a_fault_of_whoever_plays_by_it() {
    for who in [leaf_entrant::<CityOfLight>, weights_entrant] {
        assert!(choices(&who("damaged".to_owned(), "[seats-2")).iter().all(Option::is_none));
    }
}
