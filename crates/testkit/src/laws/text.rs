//! Laws about texts: notation, deals, records, the terminal.

use std::sync::Arc;

use table::{Chance as _, Edition, Game, Match, NotationError, Record, Seat};

use crate::tables::Table;

/// The widest line that [`Game::text`] may have.
const COLUMNS: usize = 100;

/// Every legal move is read back from its notation, which is one line of words that fits into a
/// record.
///
/// # Panics
/// If the law is broken.
pub fn notation_round_trips<G: Game>(table: &Table<G>) {
    table.walk(|at, _| {
        for &mv in at.legal {
            let text = mv.to_string();
            let read: Result<G::Move, NotationError> = text.parse();
            assert_eq!(read, Ok(mv), "{}: {text:?} is read as another move", at.place());
            assert!(
                words_of_a_line(&text),
                "{}: {text:?} is not words with single blanks between",
                at.place()
            );
            assert!(
                !text.starts_with('#') && !text.starts_with("result:"),
                "{}: {text:?} means something else in a record",
                at.place()
            );
        }
    });
}

fn words_of_a_line(text: &str) -> bool {
    !text.is_empty()
        && text.split(' ').all(|word| {
            !word.is_empty() && !word.contains(|it: char| it.is_whitespace() || it.is_control())
        })
}

/// Every position that occurs in play is read back from its text, and any position read from a
/// damaged text can be played to the end. A game that does not support positions as text says so.
///
/// # Panics
/// If the law is broken.
pub fn a_position_can_be_written_and_read<G: Game>(table: &Table<G>) {
    let refused = table.rules().read_position("").expect_err("nothing is no position");
    assert!(!refused.is_empty(), "{}: a refusal has a reason", table.name());
    table.walk(|at, chance| {
        let text = at.rules.position_text(at.state);
        match at.rules.read_position(&text) {
            Ok(state) => {
                assert_eq!(state, *at.state, "{}: another position is read back", at.place());
            }
            Err(flaws) => assert!(!G::SETS_UP, "{}: {flaws:?}\n{text}", at.place()),
        }
        assert!(!text.contains(';'), "{}: a text is one line of a record", at.place());
        let damaged = crate::mutate::text(&text, chance);
        crate::fuzz::position(at.rules, &damaged);
    });
}

/// A deal is read back from its JSON, and a game with that set-up is the same game.
///
/// # Panics
/// If the law is broken.
pub fn a_deal_can_be_written_and_read<G: Game>(table: &Table<G>) {
    table.walk(|at, _| {
        if at.ply > 0 {
            return;
        }
        let played = Match::new(Arc::clone(table.rules()), table.seed(at.game));
        let json = serde_json::to_string(played.deal()).expect("a deal can be written as JSON");
        assert!(!json.contains('\n'), "{}: a deal is one line of a record", at.place());
        let deal: G::Deal = serde_json::from_str(&json).expect("a deal can be read back");
        assert_eq!(deal, *played.deal(), "{}: the deal read back differs", at.place());
        let dealt = Match::dealt(Arc::clone(table.rules()), deal).expect("it is a sound deal");
        assert_eq!(dealt.start(), played.start(), "{}: the dealt start differs", at.place());
        round_trip(&dealt, &at.place());
    });
}

/// The record of a game, whether finished, open or resigned, is read back as the same game and
/// written the same way again.
///
/// # Panics
/// If the law is broken.
pub fn records_round_trip<G: Game>(table: &Table<G>) {
    let mut played = Match::new(Arc::clone(table.rules()), table.seed(0));
    table.walk(|at, chance| {
        if at.ply == 0 {
            played = Match::new(Arc::clone(table.rules()), table.seed(at.game));
        }
        match at.next {
            None => round_trip(&played, &at.place()),
            Some(mv) => {
                if chance.below(16) == 0 {
                    round_trip(&played, &at.place());
                    let mut given_up = played.clone();
                    let loser = Seat::new(chance.below(at.rules.seats()));
                    given_up.resign(loser).expect("the game goes on");
                    round_trip(&given_up, &at.place());
                }
                played.play(mv).expect("a listed move is legal");
            }
        }
    });
}

fn round_trip<G: Game>(played: &Match<G>, place: &str) {
    let text = played.record().to_string();
    let record: Record =
        text.parse().unwrap_or_else(|error| panic!("{place}: the record is refused: {error}"));
    let edition = Arc::clone(played.game().edition());
    let again = Match::<G>::from_record(&record, edition)
        .unwrap_or_else(|error| panic!("{place}: the record is refused: {error}"));
    assert_eq!(again.state(), played.state(), "{place}: the record leads elsewhere");
    assert_eq!(again.moves(), played.moves(), "{place}: the record has other moves");
    assert_eq!(again.outcome(), played.outcome(), "{place}: the record has another result");
    assert_eq!(again.record().to_string(), text, "{place}: the record is written differently");
    let digest = played.game().edition().info().digest;
    assert_eq!(record.digest, digest, "{place}: the record names another edition");
}

/// The text of a position has lines of at most 100 columns, for every seat and onlookers.
///
/// # Panics
/// If the law is broken.
pub fn the_text_fits_a_terminal<G: Game>(table: &Table<G>) {
    table.walk(|at, _| {
        let public = at.rules.public(at.state);
        let secrets =
            Seat::first(at.rules.seats()).map(|seat| Some(at.rules.secret(at.state, seat)));
        for secret in secrets.chain([None]) {
            let text = at.rules.text(&public, secret.as_ref());
            assert!(!text.trim().is_empty(), "{}: the text is empty", at.place());
            for line in text.lines() {
                let columns = line.chars().count();
                assert!(columns <= COLUMNS, "{}: {columns} columns: {line:?}", at.place());
            }
        }
    });
}
