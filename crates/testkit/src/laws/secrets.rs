//! Laws about hidden things: worlds that a seat cannot tell apart look the same to it.

use table::{Chance as _, Game, Quick, Quiet, Seat};

use crate::tables::{Ply, Table};

/// How many legal moves of a position are tried for what they reveal.
const TRIED: usize = 4;

/// How many worlds are compared after each move.
const WORLDS: usize = 3;

/// How many redeals of a start are compared before they are called identical.
const REDEALS: usize = 64;

/// `view(redeal(s, seat), seat)` equals `view(s, seat)` byte for byte at every ply, for every
/// seat and for an onlooker; whose turn it is and, if it is the seat's own, its legal moves in
/// their order and what it is asked are the same too.
///
/// # Panics
/// If the law is broken.
pub fn a_seat_cannot_tell_a_redeal<G: Game>(table: &Table<G>) {
    let mut legal = Vec::new();
    table.walk(|at, chance| {
        let rules = at.rules;
        let public = public_bytes(rules, at.state);
        for seat in Seat::first(rules.seats()) {
            let other = rules.redeal(at.state, seat, chance);
            let seen = public_bytes(rules, &other);
            assert_eq!(seen, public, "{}: an onlooker sees a difference", at.place());
            let real = secret_bytes(rules, at.state, seat);
            let seen = secret_bytes(rules, &other, seat);
            assert_eq!(seen, real, "{}: {seat:?} sees a difference", at.place());
            let real = (rules.to_act(at.state), rules.turn(at.state), rules.step(at.state));
            let seen = (rules.to_act(&other), rules.turn(&other), rules.step(&other));
            assert_eq!(seen, real, "{}: another turn after a redeal", at.place());
            if rules.to_act(at.state) == Some(seat) {
                rules.legal(&other, &mut legal);
                assert_eq!(legal, at.legal, "{}: {seat:?} has other moves", at.place());
                let (real, seen) = (rules.prompt(at.state), rules.prompt(&other));
                assert_eq!(seen, real, "{}: {seat:?} is asked something else", at.place());
            }
        }
    });
}

/// A redeal depends only on the seat's view and on chance: from two worlds that the seat cannot
/// tell apart, the same chance deals the same third world. Otherwise a search that begins with
/// redeals could learn what its seat cannot know, and would not be repeatable.
///
/// # Panics
/// If the law is broken.
pub fn a_redeal_depends_on_the_view_alone<G: Game>(table: &Table<G>) {
    table.walk(|at, chance| {
        for seat in Seat::first(at.rules.seats()) {
            let twin = at.rules.redeal(at.state, seat, chance);
            let (mut left, mut right) = (chance.clone(), chance.clone());
            let from_real = at.rules.redeal(at.state, seat, &mut left);
            let from_twin = at.rules.redeal(&twin, seat, &mut right);
            assert_eq!(
                from_real,
                from_twin,
                "{}: the redeal for {seat:?} used something hidden",
                at.place()
            );
            chance.word();
        }
    });
}

/// A redeal really deals: at the start, when most is hidden, every seat gets worlds other than the
/// real one. Without this law, a redeal that returns the true position, with all its secrets, would
/// pass every other law.
///
/// # Panics
/// If the law is broken.
pub fn a_redeal_deals_anew<G: Game>(table: &Table<G>) {
    table.walk(|at, chance| {
        for seat in Seat::first(at.rules.seats()).filter(|_| at.ply == 0) {
            let mut redealt = (0..REDEALS).map(|_| at.rules.redeal(at.state, seat, chance));
            assert!(
                redealt.any(|other| other != *at.state),
                "{}: the redeal for {seat:?} never deals anything anew",
                at.place()
            );
        }
    });
}

/// A move for which [`Game::reveals`] is false tells nobody anything: in every world that a seat
/// considers possible, there is a move that looks the same to it ([`Game::seen`]), and afterwards
/// the seat still cannot tell these worlds apart.
///
/// # Panics
/// If the law is broken.
pub fn a_move_that_reveals_nothing_teaches_nobody<G: Game>(table: &Table<G>) {
    let mut legal = Vec::new();
    table.walk(|at, chance| {
        let rules = at.rules;
        let tried = (0..at.legal.len().min(TRIED)).map(|_| at.legal[chance.below(at.legal.len())]);
        let quiet: Vec<G::Move> =
            at.next.into_iter().chain(tried).filter(|&mv| !rules.reveals(at.state, mv)).collect();
        for mv in quiet {
            let mut real = *at.state;
            rules.play(&mut real, mv, &mut Quiet);
            let public = public_bytes(rules, &real);
            for seat in Seat::first(rules.seats()) {
                let mut other = rules.redeal(at.state, seat, chance);
                rules.legal(&other, &mut legal);
                let seen = rules.seen(at.state, mv, Some(seat));
                let twin = legal.iter().find(|&&it| rules.seen(&other, it, Some(seat)) == seen);
                let Some(&twin) = twin else {
                    panic!("{}: {mv} tells {seat:?} about a hand", at.place());
                };
                rules.play(&mut other, twin, &mut Quiet);
                assert_eq!(
                    public_bytes(rules, &other),
                    public,
                    "{}: {mv} shows an onlooker something",
                    at.place()
                );
                assert_eq!(
                    secret_bytes(rules, &other, seat),
                    secret_bytes(rules, &real, seat),
                    "{}: {mv} shows {seat:?} something",
                    at.place()
                );
            }
        }
    });
}

/// What is seen of a move, and its events, tell nobody more than their view does: if a seat can
/// tell two worlds apart neither before nor after a move, the move is described to it in the same
/// way and has the same events.
///
/// # Panics
/// If the law is broken.
pub fn events_tell_no_more_than_the_view<G: Game>(table: &Table<G>) {
    let mut legal = Vec::new();
    table.walk(|at, chance| {
        let Some(mv) = at.next else { return };
        let rules = at.rules;
        let (mut real, mut events) = (*at.state, Vec::new());
        rules.play(&mut real, mv, &mut events);
        let public = public_bytes(rules, &real);
        for seat in Seat::first(rules.seats()) {
            for _ in 0..WORLDS {
                let mut other = rules.redeal(at.state, seat, chance);
                rules.legal(&other, &mut legal);
                let real_seen = rules.seen(at.state, mv, Some(seat));
                let same = |it: &G::Move| {
                    rules.seen(&other, *it, Some(seat)).notation == real_seen.notation
                };
                let Some(&twin) = legal.iter().find(|it| same(it)) else { continue };
                let seen = rules.seen(&other, twin, Some(seat));
                let mut others_events: Vec<G::Event> = Vec::new();
                rules.play(&mut other, twin, &mut others_events);
                if secret_bytes(rules, &other, seat) != secret_bytes(rules, &real, seat)
                    || public_bytes(rules, &other) != public
                {
                    continue;
                }
                assert_eq!(seen, real_seen, "{}: {mv} tells {seat:?} something hidden", at.place());
                assert_eq!(
                    others_events,
                    events,
                    "{}: {mv} brings events that tell {seat:?} something hidden",
                    at.place()
                );
            }
        }
    });
}

/// A redealt position is valid: a game from there always has legal moves and score sheets that add
/// up, and ends within its bound.
///
/// # Panics
/// If the law is broken.
pub fn redealt_games_play_on_to_the_end<G: Game>(table: &Table<G>) {
    table.walk(|at, chance| {
        // A sample is enough: the positions in between lead to the same endings.
        if chance.below(6) == 0 || at.ply == 0 {
            for seat in Seat::first(at.rules.seats()) {
                let state = at.rules.redeal(at.state, seat, chance);
                play_on(at, seat, state, chance);
            }
        }
    });
}

fn play_on<G: Game>(at: &Ply<'_, G>, seat: Seat, mut state: G::State, chance: &mut Quick) {
    let rules = at.rules;
    let mut legal = Vec::new();
    let mut ply = at.ply;
    while rules.to_act(&state).is_some() {
        rules.legal(&state, &mut legal);
        let place = || format!("{}, redealt for {seat:?}, now ply {ply}", at.place());
        assert!(!legal.is_empty(), "{}: no legal move", place());
        assert!(ply < rules.longest(), "{}: longer than its bound", place());
        let mv = legal[chance.below(legal.len())];
        rules.play(&mut state, mv, &mut Quiet);
        ply += 1;
    }
    let scores = rules.scores(&state);
    for (owner, lines) in rules.sheet(&state).iter() {
        let sum: i32 = lines.iter().map(|line| line.points).sum();
        assert_eq!(sum, scores[owner], "{}: a sheet after a redeal", at.place());
    }
    assert!(rules.outcome(&state).is_some(), "{}: a redealt game has no result", at.place());
}

/// What everybody sees. A seat's view is this plus its secret. The two are compared separately, so
/// that the public part, by far the larger, is compared once for all seats.
fn public_bytes<G: Game>(rules: &G, state: &G::State) -> String {
    serde_json::to_string(&rules.public(state)).expect("a view can be written as JSON")
}

/// What a seat sees in addition.
fn secret_bytes<G: Game>(rules: &G, state: &G::State, seat: Seat) -> String {
    serde_json::to_string(&rules.secret(state, seat)).expect("a view can be written as JSON")
}
