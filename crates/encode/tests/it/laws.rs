//! What every encoding promises. A broken law panics and says where.

use std::collections::HashMap;

use lutece_encode::Encode;
use lutece_encode::table::{Game, Seat, SeatView};
use testkit::{Ply, Table};

fn view<G: Game>(rules: &G, state: &G::State, seat: Seat) -> SeatView<G> {
    SeatView { seat, public: rules.public(state), secret: rules.secret(state, seat) }
}

/// What a seat sees, in a buffer that held something else before.
fn encoded<G: Game>(
    at: &Ply<'_, G>,
    by: &impl Encode<G>,
    state: &G::State,
    seat: Seat,
) -> Vec<f32> {
    let mut out = vec![f32::NAN; by.view_len()];
    by.view(at.rules, &view(at.rules, state, seat), &mut out);
    out
}

/// A view is a list of finite numbers that depends on the view alone: not on what the buffer
/// held, nor on what was encoded before. It has the length of the list of blocks at every table.
pub(crate) fn an_encoding_depends_on_the_view_alone<G: Game>(
    table: &Table<G>,
    by: &impl Encode<G>,
) {
    table.walk(|at, _| {
        for seat in Seat::first(at.rules.seats()) {
            let seen = encoded(at, by, at.state, seat);
            let odd = seen.iter().position(|number| !number.is_finite());
            assert_eq!(odd, None, "{}: a number is not written, or is none", at.place());
            let mut again = vec![7.0; by.view_len()];
            by.view(at.rules, &view(at.rules, at.state, seat), &mut again);
            assert_eq!(seen, again, "{}: {seat:?} is encoded differently", at.place());
        }
    });
}

/// What a seat cannot tell apart is encoded equally: re-deal what it cannot know, and compare.
pub(crate) fn a_redeal_is_encoded_equally<G: Game>(table: &Table<G>, by: &impl Encode<G>) {
    table.walk(|at, chance| {
        for seat in Seat::first(at.rules.seats()) {
            let seen = encoded(at, by, at.state, seat);
            let other = at.rules.redeal(at.state, seat, chance);
            assert_eq!(seen, encoded(at, by, &other, seat), "{}: {seat:?} knows more", at.place());
        }
    });
}

/// What a move changes can be seen in the numbers of the player who made it.
pub(crate) fn a_move_changes_the_encoding<G: Game>(table: &Table<G>, by: &impl Encode<G>) {
    let mut before: Option<(Seat, Vec<f32>)> = None;
    table.walk(|at, _| {
        if let Some((seat, old)) = before.take().filter(|_| at.ply > 0) {
            let new = encoded(at, by, at.state, seat);
            assert_ne!(old, new, "{}: the last move cannot be seen", at.place());
        }
        before = at.rules.to_act(at.state).map(|seat| (seat, encoded(at, by, at.state, seat)));
    });
}

/// Each legal move has its own number, which leads back to it, and the mask has exactly these
/// numbers.
pub(crate) fn legal_moves_have_numbers_of_their_own<G: Game>(
    table: &Table<G>,
    by: &impl Encode<G>,
) {
    let mut mask = vec![true; by.move_count()];
    table.walk(|at, _| {
        let Some(seat) = at.rules.to_act(at.state) else { return };
        let mut owners: HashMap<usize, G::Move> = HashMap::new();
        for &mv in at.legal {
            let number = by.number(at.rules, seat, mv);
            let number = number.unwrap_or_else(|| panic!("{}: {mv} has no number", at.place()));
            assert!(number < by.move_count(), "{}: {mv} is beyond the last number", at.place());
            let other = owners.insert(number, mv);
            assert_eq!(other, None, "{}: {mv} shares the number {number}", at.place());
        }
        for (&number, &mv) in &owners {
            let back = by.mv(at.rules, seat, number);
            assert_eq!(back, Some(mv), "{}: {number} leads to another move", at.place());
        }
        by.mask(at.rules, seat, at.legal, &mut mask);
        let marked = mask.iter().enumerate().filter(|(_, may)| **may);
        let marked: Vec<usize> = marked.map(|(number, _)| number).collect();
        assert_eq!(marked.len(), owners.len(), "{}: the mask has other numbers", at.place());
        assert!(marked.iter().all(|it| owners.contains_key(it)), "{}: the mask", at.place());
    });
}

/// Every number that is a move is the number of that move, for every seat; none is beyond the end.
pub(crate) fn every_number_leads_back_to_itself<G: Game>(table: &Table<G>, by: &impl Encode<G>) {
    let rules = table.rules();
    for seat in Seat::first(rules.seats()) {
        for number in 0..by.move_count() {
            if let Some(mv) = by.mv(rules, seat, number) {
                let back = by.number(rules, seat, mv);
                assert_eq!(back, Some(number), "{}: {mv} has two numbers", table.name());
            }
        }
        assert_eq!(by.mv(rules, seat, by.move_count()), None, "{}: beyond the end", table.name());
    }
}
