//! What is advised depends on what the seat to act can know, and on nothing else.

use catalog::{Any, Editions, Kind};
use lutece_study::{JudgePlan, Warning, advise};
use search::{Budget, Cancel, Level};
use table::{Chance as _, Quick, Seat, Seed, Stride};
use words::Lang;

fn plan() -> JudgePlan {
    JudgePlan { judge: Level::Haussmann.into(), budget: Budget::nodes(24), seed: 3 }
}

/// The same position in another world that a seat cannot tell from this one.
fn elsewhere(at: &Any, seat: Seat, number: u8) -> Any {
    let mut other = at.clone();
    let world = Stride::world(seat, Seed([number; 32]));
    other.follow(&world).expect("it can be dealt anew");
    other
}

#[test]
fn a_hint_knows_no_more_than_its_seat() {
    let none: [(&str, &str); 0] = [];
    for &kind in Kind::ALL {
        for seats in [*kind.seats().start(), *kind.seats().end()] {
            let seed = Seed::from_text("hint");
            let mut at =
                Any::new(kind, &Editions::shipped(), &none, seats, seed).expect("it plays");
            let mut chance = Quick::new(5);
            let (mut compared, mut differed) = (0, 0);
            while let Some(seat) = at.to_act() {
                if at.ply().is_multiple_of(23) {
                    let other = elsewhere(&at, seat, at.ply() as u8);
                    assert_eq!(at.seat_view_json(seat), other.seat_view_json(seat));
                    // Later events tell the worlds apart, and so do the others' hands.
                    let hidden = |any: &Any| {
                        let mut any = any.clone();
                        let mut seen = Vec::new();
                        let mut chance = Quick::new(9);
                        while any.to_act().is_some() && seen.len() < 30 {
                            let legal = any.legal();
                            let mv = legal[chance.below(legal.len())].clone();
                            any.play(&mv).expect("legal");
                            seen.push(any.spectator_view_json());
                        }
                        seen
                    };
                    differed += usize::from(hidden(&at) != hidden(&other));
                    let never = Cancel::new();
                    let told = |any: &Any| advise(any, &plan(), 2, Lang::En, &never);
                    let (one, two) = (told(&at), told(&other));
                    assert!(one.is_some(), "{kind}: somebody is to act");
                    assert_eq!(one, two, "{kind}, {seats} players, ply {}", at.ply());
                    let mv = at.legal().pop().expect("a move");
                    let warned = |any: &Any| {
                        let mut warning = Warning::new(any.clone(), mv.clone(), plan());
                        std::iter::from_fn(|| Some(warning.step(&never)))
                            .take(3)
                            .collect::<Vec<_>>()
                    };
                    assert_eq!(warned(&at), warned(&other), "{kind}, ply {}", at.ply());
                    compared += 1;
                }
                let mut legal = at.legal();
                let mv = legal.swap_remove(chance.below(legal.len()));
                at.play(&mv).expect("legal");
            }
            assert!(compared > 1 && differed > 0, "{kind}: {differed} of {compared} were others");
        }
    }
}
