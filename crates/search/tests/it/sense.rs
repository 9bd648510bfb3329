//! Laws of good sense in Paris: no money is burnt, nothing good ahead counts as a loss, and no
//! level buys and resells.

use lutece_search::{Budget, Cancel, HasEvaluation as _, Level, Spec, Value as _, series};
use paris::{Arrangement, Bonus, Ending, Move, Paris, Source, State};
use table::{Game as _, Match, Quiet, Seat, Seed};

use crate::games::{positions, rules};

/// The points that a seat can expect: by the value that compares moves, and by the one for the ends
/// of lines.
fn expected(game: &Paris, state: &State, seat: Seat) -> [f32; 2] {
    let known = Paris::knowledge();
    let leaf = known.leaf.as_ref().expect("Paris has learned about the ends of lines");
    [known.value.worth(game, state), leaf.worth(game, state)].map(|worth| worth.points[seat])
}

/// Whether every expectation is at least that of another position, within a tolerance.
fn at_least(more: [f32; 2], less: [f32; 2], slack: f32) -> bool {
    more.iter().zip(less).all(|(more, less)| *more >= less - slack)
}

#[test]
fn burning_money_never_raises_the_value() {
    let mut tried = 0;
    for seats in 2..=4 {
        for played in positions::<Paris>(seats, "burning", 60) {
            let (game, state) = (played.game(), played.state());
            let seat = played.to_act().expect("the game goes on");
            for mv in played.legal() {
                let Move::Purchase(kind) = mv else { continue };
                let mut after = *state;
                game.play(&mut after, mv, &mut Quiet);
                game.play(&mut after, Move::Sell { kind, source: Source::Token }, &mut Quiet);
                let (rich, poor) = (expected(game, state, seat), expected(game, &after, seat));
                assert!(
                    at_least(rich, poor, 0.0),
                    "{seats} seats: {kind} for nothing, {rich:?} to {poor:?}"
                );
                tried += 1;
            }
        }
    }
    assert!(tried > 30, "{tried} purchases are too few to tell");
}

#[test]
fn francs_are_never_worth_less_than_nothing() {
    for seats in 2..=4 {
        for played in positions::<Paris>(seats, "francs", 30) {
            let game = played.game();
            let seat = played.to_act().expect("the game goes on");
            let with = |francs| {
                let state = Arrangement::of(game, *played.state()).francs(seat, francs).state();
                expected(game, &state, seat)
            };
            for francs in 0..20 {
                let (less, more) = (with(francs), with(francs + 1));
                assert!(
                    at_least(more, less, 0.0),
                    "{seats} seats, {francs} francs and one more: {less:?}, {more:?}"
                );
            }
        }
    }
}

#[test]
fn a_tile_ahead_never_lowers_the_value() {
    let mut better = 0;
    for seats in 2..=4 {
        for played in positions::<Paris>(seats, "tiles", 30) {
            let game = played.game();
            let seat = played.to_act().expect("the game goes on");
            // The others stand at the end of the track, so the tile is worth nothing to them.
            let mut base = Arrangement::of(game, *played.state());
            for other in Seat::first(seats).filter(|other| *other != seat) {
                base.meeple(other, 30);
            }
            let base = base.state();
            let with = expected(game, &base, seat);
            for bonus in Bonus::all().filter(|bonus| base.on_track() & bonus.bit() != 0) {
                let less = Arrangement::of(game, base).clear_bonus(bonus).state();
                let without = expected(game, &less, seat);
                assert!(
                    at_least(with, without, 1e-3),
                    "{seats} seats, {bonus}: {without:?} to {with:?}"
                );
                better += usize::from(with[0] > without[0] + 0.1 && with[1] > without[1] + 0.1);
            }
        }
    }
    assert!(better > 200, "only {better} tiles ahead were worth something");
}

/// Games between three levels: every position with the turn so far and the move that was made.
fn games(seed: &str, mut look: impl FnMut(&Paris, &State, Level, &[Move], Move) + Send) {
    for (seats, level, nodes) in
        [(2, Level::Haussmann, 30), (3, Level::Architecte, 24), (4, Level::Bouquiniste, 1)]
    {
        let plan = series::SeriesPlan {
            games: seats,
            budget: Budget::nodes(nodes),
            seed: Seed::from_text(seed),
            threads: 2,
        };
        let game = rules::<Paris>(seats);
        let bots: Vec<_> = (0..seats).map(|_| Spec::from(level).into()).collect();
        series::play(&game, &bots, &plan, &Cancel::new(), |finished| {
            let deal = plan.seed.child((finished.number / seats) as u64);
            let mut played = Match::new(game.clone(), deal);
            let mut turn = Vec::new();
            for (_, text) in &finished.record.moves {
                let mv: Move = text.parse().expect("records hold moves");
                look(&game, played.state(), level, &turn, mv);
                let now = game.turn(played.state());
                played.play(mv).expect("records hold legal moves");
                turn.push(mv);
                if game.turn(played.state()) != now {
                    turn.clear();
                }
            }
            true
        });
    }
}

/// The points that are a seat's own, whatever the others do.
fn own_points(game: &Paris, state: &State, seat: Seat) -> u16 {
    state.vp(seat) + game.francs_prize(state, seat)
}

#[test]
fn nobody_ends_a_last_turn_with_points_in_hand() {
    let mut ends = 0;
    games("unused", |game, state, level, turn, mv| {
        let ends_it = matches!(mv, Move::End | Move::Retire);
        if !ends_it || state.ending() != Ending::LastRound {
            return;
        }
        let seat = state.seat();
        let mut legal = Vec::new();
        game.legal(state, &mut legal);
        // Reselling what this turn bought is left out: another law covers it.
        let resale = |mv: Move| matches!(mv, Move::Sell { kind, .. } if turn.contains(&Move::Purchase(kind)));
        for free in legal.into_iter().filter(|mv| mv.is_free() && !resale(*mv)) {
            let mut after = *state;
            game.play(&mut after, free, &mut Quiet);
            let (had, left) = (own_points(game, state, seat), own_points(game, &after, seat));
            assert!(left <= had, "{level} ends with {had}, {free} would make it {left}");
        }
        ends += 1;
    });
    assert!(ends > 20, "{ends} last turns are too few to tell");
}

#[test]
fn no_level_resells_what_it_bought_in_the_same_turn() {
    let mut purchases = 0;
    games("resale", |_, _, level, turn, mv| match mv {
        Move::Purchase(_) => purchases += 1,
        Move::Sell { kind, .. } => {
            assert!(!turn.contains(&Move::Purchase(kind)), "{level} resells {kind}");
        }
        _ => {}
    });
    assert!(purchases > 10, "{purchases} purchases are too few to tell");
}
