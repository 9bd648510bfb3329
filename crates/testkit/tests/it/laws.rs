//! The laws hold for a sound game.

use crate::toy::{MESSAGES, Toy};
use lutece_testkit::Table;

lutece_testkit::laws! {
    game: Toy,
    tables: Table::every(&[&[]]),
    messages: MESSAGES,
    pieces: |_, state| Toy::census(state),
}

#[test]
fn the_score_equals_a_fresh_count() {
    for table in Table::<Toy>::every(&[&[]]) {
        lutece_testkit::laws::the_score_equals_a_fresh_count(&table, |_, state| {
            state.played.map(|_, played| Toy::points(*played))
        });
    }
}

#[test]
fn every_message_of_a_small_game_is_heard() {
    let table = Table::<Toy>::new(&[], 3).games(64);
    let seen = lutece_testkit::laws::every_message_is_listed(&table, MESSAGES);
    let unheard: Vec<_> =
        MESSAGES.iter().map(|(id, _)| *id).filter(|id| !seen.contains(*id)).collect();
    assert_eq!(unheard, ["toy-odd"], "only a fault says this");
}
