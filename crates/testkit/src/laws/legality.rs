//! Laws about moves: one generator defines what is legal.

use std::collections::HashSet;

use table::{Chance as _, Game, Quick, Quiet};

use crate::mutate;
use crate::tables::{Ply, Table};

/// How many moves of other positions are tried at each position.
const STRANGERS: usize = 24;

/// How many damaged notations are tried at each position.
const DAMAGED: usize = 12;

/// Every game ends within [`Game::longest`] moves. Until then there is a legal move and a named
/// step, afterwards neither; the turn number never decreases.
///
/// # Panics
/// If the law is broken.
pub fn every_game_ends_within_its_bound<G: Game>(table: &Table<G>) {
    let mut turn = 0;
    let mut over = Vec::new();
    table.walk(|at, _| {
        if at.ply == 0 {
            turn = 0;
        }
        let now = at.rules.turn(at.state);
        assert!(now >= turn, "{}: turn {now} follows turn {turn}", at.place());
        turn = now;
        let going_on = at.rules.to_act(at.state);
        assert!(
            going_on.is_none_or(|seat| seat.index() < at.rules.seats()),
            "{}: somebody without a seat is to act",
            at.place()
        );
        assert_eq!(
            at.rules.outcome(at.state).is_none(),
            going_on.is_some(),
            "{}: the game is over exactly when there is a result",
            at.place()
        );
        assert_eq!(
            at.rules.step(at.state).is_empty(),
            going_on.is_none(),
            "{}: there is a step exactly while the game goes on",
            at.place()
        );
        if going_on.is_none() {
            at.rules.legal(at.state, &mut over);
            assert!(over.is_empty(), "{}: a legal move after the end", at.place());
        }
    });
}

/// The generator always lists the same moves in the same order, whatever the buffer held before,
/// and none twice.
///
/// # Panics
/// If the law is broken.
pub fn the_generator_is_stable_without_duplicates<G: Game>(table: &Table<G>) {
    let mut again: Vec<G::Move> = Vec::new();
    table.walk(|at, _| {
        if at.next.is_none() {
            return;
        }
        // The buffer still holds the moves of the position before.
        at.rules.legal(at.state, &mut again);
        assert_eq!(again, at.legal, "{}: the order is not stable", at.place());
        let mut seen = HashSet::new();
        for &mv in at.legal {
            assert!(seen.insert(mv), "{}: {mv} is listed twice", at.place());
        }
    });
}

/// Checked play accepts exactly the listed moves and then does what unchecked play does; every
/// other move is refused and leaves the position untouched. The other moves tried are legal
/// elsewhere, or spelled by chance by damaged notation.
///
/// # Panics
/// If the law is broken.
pub fn legal_moves_are_accepted_and_all_others_refused<G: Game>(table: &Table<G>) {
    let strangers = strangers(table);
    table.walk(|at, chance| {
        for &mv in at.legal {
            accepted(at, mv);
        }
        let legal: HashSet<G::Move> = at.legal.iter().copied().collect();
        for mv in others(at, &strangers, chance) {
            if !legal.contains(&mv) {
                refused(at, mv);
            }
        }
    });
}

fn accepted<G: Game>(at: &Ply<'_, G>, mv: G::Move) {
    let (mut checked, mut unchecked) = (*at.state, *at.state);
    let mut events = Vec::new();
    let answer = at.rules.try_play(&mut checked, mv, &mut events);
    assert!(answer.is_ok(), "{}: {mv} is listed but refused: {answer:?}", at.place());
    let reason = at.rules.refusal(at.state, mv);
    assert!(reason.is_none(), "{}: {mv} is legal, yet there is a reason: {reason:?}", at.place());
    at.rules.play(&mut unchecked, mv, &mut Quiet);
    assert_eq!(checked, unchecked, "{}: {mv} depends on whether anybody listens", at.place());
}

fn refused<G: Game>(at: &Ply<'_, G>, mv: G::Move) {
    let mut after = *at.state;
    let mut events = Vec::new();
    let answer = at.rules.try_play(&mut after, mv, &mut events);
    assert!(answer.is_err(), "{}: {mv} is not listed but accepted", at.place());
    let reason = at.rules.refusal(at.state, mv);
    assert_eq!(reason, answer.err(), "{}: {mv} is refused for another reason", at.place());
    assert_eq!(after, *at.state, "{}: {mv} was refused but changed something", at.place());
    assert!(events.is_empty(), "{}: {mv} was refused but brought {events:?}", at.place());
}

/// Moves to try at this position that may not be legal here.
pub(super) fn others<G: Game>(
    at: &Ply<'_, G>,
    strangers: &[G::Move],
    chance: &mut Quick,
) -> Vec<G::Move> {
    let any = |chance: &mut Quick| strangers[chance.below(strangers.len())];
    let mut moves: Vec<G::Move> = (0..STRANGERS).map(|_| any(chance)).collect();
    for _ in 0..DAMAGED {
        let whole = match at.legal.len() {
            0 => any(chance),
            count => at.legal[chance.below(count)],
        };
        moves.extend(mutate::text(&whole.to_string(), chance).parse::<G::Move>());
    }
    moves
}

/// Moves that are legal somewhere: a sample over whole games at this table.
pub(super) fn strangers<G: Game>(table: &Table<G>) -> Vec<G::Move> {
    let mut seen = HashSet::new();
    let mut moves = Vec::new();
    table.walk(|at, chance| {
        for _ in 0..at.legal.len().min(4) {
            let mv = at.legal[chance.below(at.legal.len())];
            if seen.insert(mv) {
                moves.push(mv);
            }
        }
    });
    moves
}

/// [`Game::random`] is `legal[below(len)]`, draws no more than that, and says how many there
/// were; [`Game::playout`] plays a listed move.
///
/// # Panics
/// If the law is broken.
pub fn a_random_move_is_one_of_the_list<G: Game>(table: &Table<G>) {
    let mut buffer = Vec::new();
    table.walk(|at, chance| {
        if at.next.is_none() {
            return;
        }
        let (mut ours, mut theirs) = (chance.clone(), chance.clone());
        let expected = (at.legal[ours.below(at.legal.len())], at.legal.len());
        let found = at.rules.random(at.state, &mut theirs, &mut buffer);
        assert_eq!(found, expected, "{}: not legal[below(len)]", at.place());
        assert_eq!(ours.word(), theirs.word(), "{}: more was drawn than one number", at.place());
        let (mv, count) = at.rules.playout(at.state, &mut theirs, &mut buffer);
        assert!(at.legal.contains(&mv), "{}: the playout plays {mv}, not legal", at.place());
        assert!(count <= at.legal.len(), "{}: the playout saw too many moves", at.place());
    });
}

/// All chance is in the deal: the same deal and the same moves lead to the same position with
/// the same legal moves.
///
/// # Panics
/// If the law is broken.
pub fn the_same_deal_and_moves_lead_to_the_same_position<G: Game>(table: &Table<G>) {
    let mut twin = table.start(0);
    let mut legal = Vec::new();
    table.walk(|at, _| {
        if at.ply == 0 {
            twin = table.start(at.game);
        }
        assert_eq!(twin, *at.state, "{}: a twin game differs", at.place());
        if let Some(mv) = at.next {
            at.rules.legal(&twin, &mut legal);
            assert_eq!(legal, at.legal, "{}: the twin has other moves", at.place());
            at.rules.play(&mut twin, mv, &mut Vec::new());
        }
    });
}
