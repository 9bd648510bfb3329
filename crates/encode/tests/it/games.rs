//! The three games obey the laws, with every number of players and every option that matters.

use lutece_encode::games::{city_of_light::CityOfLight, paris::Paris, paris_paris::ParisParis};
use lutece_encode::table::{Game, SeatView};
use lutece_encode::{Encode as _, Encoded};
use testkit::Table;

use crate::laws;

fn keeps_the_laws<G: Encoded>(tables: Vec<Table<G>>) {
    let by = G::encoding();
    for table in tables {
        let table = table.games(4);
        laws::an_encoding_depends_on_the_view_alone(&table, &by);
        laws::a_redeal_is_encoded_equally(&table, &by);
        laws::a_move_changes_the_encoding(&table, &by);
        laws::legal_moves_have_numbers_of_their_own(&table, &by);
        laws::every_number_leads_back_to_itself(&table, &by);
    }
}

#[test]
fn city_of_light_keeps_the_laws() {
    keeps_the_laws::<CityOfLight>(Table::every(&[&[], &[("hand", "2"), ("postcards", "random")]]));
}

#[test]
fn paris_paris_keeps_the_laws() {
    keeps_the_laws::<ParisParis>(Table::every(&[&[], &[("doubles", "on")], &[("bag", "hidden")]]));
}

#[test]
fn paris_keeps_the_laws() {
    keeps_the_laws::<Paris>(Table::every(&[
        &[],
        &[("stacks", "2"), ("screens", "open")],
        &[("tokens", "shuffled"), ("track", "shuffled")],
        &[("districts", "free")],
    ]));
}

#[test]
fn older_rules_of_paris_keep_the_laws() {
    let tables = Table::<Paris>::every(&[&[]]).into_iter();
    keeps_the_laws(tables.map(|table| table.by_rules(Paris::OLDEST_RULES)).collect());
}

/// A network sees itself in seat 0 wherever it sits: the first player's view of a fresh table is
/// the same whichever seat begins.
#[test]
fn seats_are_counted_from_the_viewer() {
    let begins = |seat: &str| {
        let table = Table::<ParisParis>::new(&[("start", seat)], 3);
        let rules = table.rules();
        let state = table.start(0);
        let seat = rules.to_act(&state).expect("the game has begun");
        let view =
            SeatView { seat, public: rules.public(&state), secret: rules.secret(&state, seat) };
        let by = ParisParis::encoding();
        let mut out = vec![0.0; by.view_len()];
        by.view(rules, &view, &mut out);
        // Only players, seat to act and bus: the tiles are dealt anew for each table.
        out.truncate(3 + 4 + 4);
        out
    };
    assert_eq!(begins("1"), begins("3"));
    assert_eq!(begins("1")[3..], [1.0, 0.0, 0.0, 0.0, 1.0, 0.0, 0.0, 0.0]);
}
