//! What players can be proud of: turns worked out by hand, and random games counted a second time.

use lutece_paris::{Edition, Event, Paris, Points};
use table::{Edition as _, Feat, Game as _, Made, StoryMove};
use testkit::Table;

use crate::desk::{Desk, seat};
use crate::slow::Slow;

/// What a seat has, as `id count`.
fn told(feats: &[Feat]) -> Vec<String> {
    feats.iter().map(|feat| format!("{} {}", feat.what, feat.count)).collect()
}

fn lines([turn, districts, landmarks, tiles]: [i64; 4]) -> Vec<String> {
    vec![
        format!("paris-feat-turn {turn}"),
        format!("paris-feat-districts {districts}"),
        format!("paris-feat-landmarks {landmarks}"),
        format!("paris-feat-tiles {tiles}"),
    ]
}

#[test]
fn a_turn_is_all_its_moves_and_nothing_of_the_end() {
    let mut desk = Desk::new(
        4,
        &[
            "landmark tuileries belleville",
            "vp 12 belleville",
            "key 1 arc",
            "francs 1 15",
            "token 1 gold gold marble gold-prestige gold-prestige",
        ],
    );
    let part = |turn: u32, events: Vec<Event>| StoryMove {
        made: Made { seat: seat(1), turn, reveals: false },
        events,
    };
    // The Louvre with two slots filled: five VP for each, in separate moves.
    let mut story: Vec<_> = [
        "move arc belleville:louvre",
        "prestige gold-prestige token",
        "prestige gold-prestige token",
    ]
    .map(|mv| part(4, desk.play(&[mv])))
    .into();
    let vp = |number: usize, amount: u16, reason: Points| Event::Vp {
        seat: seat(number),
        amount,
        reason,
    };
    let tile = "18".parse().unwrap();
    // Another turn with less, somebody else's with more, and what the end brings.
    story.push(part(8, vec![vp(1, 9, Points::Tile(tile)), vp(2, 11, Points::EndTile)]));
    let belleville = "belleville".parse().unwrap();
    story.push(part(
        8,
        vec![
            vp(1, 12, Points::District(belleville, 1)),
            vp(1, 30, Points::Tile("27".parse().unwrap())),
            Event::BonusTaken { seat: seat(2), bonus: tile },
        ],
    ));
    let feats = desk.rules.feats(&desk.state, &story);
    assert_eq!(told(&feats[seat(1)]), lines([10, 1, 1, 0]));
    assert_eq!(told(&feats[seat(2)]), lines([11, 0, 0, 1]));
    assert_eq!(told(&feats[seat(3)]), lines([0; 4]));
}

#[test]
fn random_games_counted_slowly_have_the_same_feats() {
    for table in Table::<Paris>::every(&[&[]]) {
        let mut most = 0;
        for game in 0..12 {
            let played = table.random_match(game);
            let mut slow = Slow::new(Edition::SHIPPED, table.rules(), played.deal());
            let mut best = vec![0; table.rules().seats()];
            let (mut turn, mut before) = (0, slow.track_vp());
            for mv in played.moves() {
                if slow.turns > turn {
                    (turn, before) = (slow.turns, slow.track_vp());
                }
                slow.play(&mv.to_string());
                for (best, (now, then)) in best.iter_mut().zip(slow.track_vp().iter().zip(&before))
                {
                    *best = (now - then).max(*best);
                }
            }
            let (firsts, taken) = (slow.firsts(), slow.taken());
            for (seat, feats) in played.feats().iter() {
                let at = seat.index();
                let bought = slow.buyers.iter().filter(|it| **it == seat.number()).count();
                let counts = [firsts[at], bought, taken[at]].map(|count| count as i64);
                let mut expected = lines([best[at], counts[0], counts[1], counts[2]]);
                expected.retain(|line| !line.ends_with(" 0"));
                assert_eq!(told(feats), expected, "{}, game {game}, {seat:?}", table.name());
                most = most.max(best[at]);
            }
        }
        assert!(most > 10, "{}: no turn that counts", table.name());
    }
}
