//! Laws of good sense in Paris: nothing is burnt, nothing good ahead counts as a loss, and no
//! level buys and resells.

use lutece_search::{Budget, Cancel, Evaluate as _, Known as _, Level, Spec, series};
use paris::{Arrangement, Bonus, Move, Paris, Source, State};
use table::{Game as _, Match, Quiet, Seat, Seed};

use crate::games::{positions, rules};

/// The points that a seat can expect.
fn expected(game: &Paris, state: &State, seat: Seat) -> f32 {
    Paris::evaluation().worth(game, state).points[seat]
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
                assert!(poor <= rich, "{seats} seats: {kind} for nothing, {rich} to {poor}");
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
                    more >= less,
                    "{seats} seats, {francs} francs and one more: {less}, {more}"
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
            // The others stand at the end of the track, so that the tile is nothing to them.
            let mut base = Arrangement::of(game, *played.state());
            for other in Seat::first(seats).filter(|other| *other != seat) {
                base.meeple(other, 30);
            }
            let base = base.state();
            let with = expected(game, &base, seat);
            for bonus in Bonus::all().filter(|bonus| base.on_track() & bonus.bit() != 0) {
                let less = Arrangement::of(game, base).clear_bonus(bonus).state();
                let without = expected(game, &less, seat);
                assert!(with >= without - 1e-3, "{seats} seats, {bonus}: {without} to {with}");
                better += usize::from(with > without + 0.1);
            }
        }
    }
    assert!(better > 200, "only {better} tiles ahead were worth something");
}

#[test]
fn no_level_resells_what_it_bought_in_the_same_turn() {
    let mut purchases = 0;
    for (seats, level, nodes) in
        [(2, Level::Haussmann, 30), (3, Level::Architecte, 24), (4, Level::Bouquiniste, 1)]
    {
        let plan = series::Plan {
            games: seats,
            budget: Budget::nodes(nodes),
            seed: Seed::from_text("resale"),
            threads: 2,
        };
        let game = rules::<Paris>(seats);
        let bots: Vec<_> = (0..seats).map(|_| Spec::from(level).into()).collect();
        series::play(&game, &bots, &plan, &Cancel::new(), |finished| {
            let deal = plan.seed.child((finished.number / seats) as u64);
            let mut played = Match::new(game.clone(), deal);
            let mut bought = Vec::new();
            let mut turn = 0;
            for (_, text) in &finished.record.moves {
                let now = game.turn(played.state());
                if now != turn {
                    (bought, turn) = (Vec::new(), now);
                }
                let mv: Move = text.parse().expect("records hold moves");
                match mv {
                    Move::Purchase(kind) => bought.push(kind),
                    Move::Sell { kind, .. } => {
                        assert!(!bought.contains(&kind), "{level} resells {kind} in turn {now}");
                    }
                    _ => {}
                }
                purchases += usize::from(matches!(mv, Move::Purchase(_)));
                played.play(mv).expect("records hold legal moves");
            }
            true
        });
    }
    assert!(purchases > 10, "{purchases} purchases are too few to tell");
}
