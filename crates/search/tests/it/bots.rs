//! Bots know only what their seat knows, give the same answer to the same question, and stop when
//! told.

use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};

use lutece_search::{Analysis, Bot, Budget, Cancel, HasEvaluation, Level, Position, Spec};
use paris::Paris;
use paris_paris::ParisParis;
use table::{Match, Quick};

use crate::games::{every_table, positions};

const FEW: Budget = Budget::nodes(40);

fn ask<G: HasEvaluation>(at: &Position<'_, G>, level: Level, budget: Budget) -> Analysis<G::Move> {
    Bot::new(level).think(at, budget, &Cancel::new(), 7)
}

#[test]
fn worlds_that_a_seat_cannot_tell_apart_get_the_same_move() {
    fn check<G: HasEvaluation>(seats: usize) {
        for (number, played) in positions::<G>(seats, "secrets", 6).iter().enumerate() {
            let seat = played.to_act().expect("the game goes on");
            let real = Position::of(played);
            for world in 0..2 {
                let mut chance = Quick::new(world);
                let other = played.game().redeal(played.state(), seat, &mut chance);
                let other = Position { state: &other, history: None, ..real };
                for level in Level::ALL {
                    let here = ask(&Position { history: None, ..real }, level, FEW);
                    let there = ask(&other, level, FEW);
                    assert_eq!(
                        here.options[0].mv,
                        there.options[0].mv,
                        "{} for {seats}, {level}, position {number}",
                        G::NAME
                    );
                    assert_eq!(here.options[0].share, there.options[0].share);
                }
            }
        }
    }
    every_table!(check);
}

#[test]
fn the_same_question_and_seed_get_the_same_answer() {
    fn check<G: HasEvaluation>(seats: usize) {
        for played in positions::<G>(seats, "again", 3) {
            for level in Level::ALL {
                let at = Position::of(&played);
                assert_eq!(ask(&at, level, FEW), ask(&at, level, FEW), "{level}");
            }
        }
    }
    every_table!(check);
}

#[test]
fn every_level_answers_with_legal_moves_and_sensible_numbers() {
    fn check<G: HasEvaluation>(seats: usize) {
        for played in positions::<G>(seats, "sense", 4) {
            let legal = played.legal();
            for level in Level::ALL {
                let analysis = ask(&Position::of(&played), level, FEW);
                assert!(!analysis.options.is_empty());
                for option in &analysis.options {
                    assert!(legal.contains(&option.mv), "{level} {}", option.mv);
                    assert!((0.0..=1.0).contains(&option.share), "{level} {}", option.share);
                }
            }
        }
    }
    every_table!(check);
}

#[test]
fn the_main_line_can_be_played() {
    fn check<G: HasEvaluation>(seats: usize) {
        for played in positions::<G>(seats, "line", 3) {
            let best = ask(&Position::of(&played), Level::Haussmann, FEW).options.remove(0);
            let mut then = played.clone();
            then.play(best.mv).expect("the best move is legal");
            // The rest of a line was found in worlds that need not be the real one, so only replies
            // before the first chance event are certain to be moves of the game.
            for mv in best.line {
                let text = mv.to_string();
                assert_eq!(text.parse::<G::Move>().expect("a move reads back"), mv);
            }
        }
    }
    every_table!(check);
}

#[test]
fn a_cancelled_search_stops_at_once_with_a_legal_move() {
    fn check<G: HasEvaluation>(seats: usize) {
        let cancel = Cancel::new();
        cancel.cancel();
        let played = &positions::<G>(seats, "stop", 2)[1];
        let endless = Budget { time: None, nodes: None, threads: 1 };
        for level in Level::ALL {
            let at = Position::of(played);
            let analysis = Bot::new(level).think(&at, endless, &cancel, 1);
            assert!(played.legal().contains(&analysis.options[0].mv));
            if level.uses_time() {
                assert!(analysis.nodes <= 16, "{level}: {} iterations", analysis.nodes);
            }
        }
    }
    every_table!(check);
}

#[test]
fn budgets_are_kept() {
    fn check<G: HasEvaluation>(seats: usize) {
        let played = &positions::<G>(seats, "budget", 2)[1];
        let at = Position::of(played);
        for nodes in [1, 5, 33] {
            let analysis = ask(&at, Level::Uct, Budget::nodes(nodes));
            assert!(analysis.nodes <= nodes, "{} of {nodes}", analysis.nodes);
        }
        let two = ask(&at, Level::Uct, Budget::nodes(50).on(2));
        assert!((1..=50).contains(&two.nodes), "two threads made {}", two.nodes);
        let short = Budget::millis(3).on(2);
        assert!(ask(&at, Level::Haussmann, short).nodes >= 1);
    }
    every_table!(check);
}

#[test]
fn a_helper_that_is_called_away_ends_and_what_it_found_counts() {
    let nodes = |played: &Match<ParisParis>, budget: Budget, lent: Option<usize>| {
        let cancel = Cancel::new();
        lent.into_iter().for_each(|helpers| cancel.lend(helpers));
        Bot::new(Level::Haussmann).think(&Position::of(played), budget, &cancel, 7).nodes
    };
    let both = Budget::nodes(400).on(2);
    let mut tried = 0;
    for played in positions::<ParisParis>(3, "helpers", 20) {
        let together = nodes(&played, both, None);
        assert_eq!(nodes(&played, both, Some(1)), together, "one helper is what the budget has");
        // A search that soon makes up its mind leaves nothing to interrupt.
        if together > 200 {
            let alone = nodes(&played, both, Some(0));
            let first = nodes(&played, Budget::nodes(200), None);
            assert_eq!(
                alone,
                first + 16,
                "the first thread's share, and a first look of the other's"
            );
            assert!(alone < together, "{alone} of {together}");
            tried += 1;
        }
    }
    assert!(tried > 3, "{tried} positions are too few");
}

#[test]
fn a_bot_that_remembers_still_makes_legal_moves() {
    fn check<G: HasEvaluation>(seats: usize) {
        let mut played = positions::<G>(seats, "memory", 1).remove(0);
        let mut bots: Vec<_> = (0..seats).map(|_| Bot::<G>::new(Level::Haussmann)).collect();
        for ply in 0..30 {
            let Some(seat) = played.to_act() else { break };
            let at = Position::of(&played);
            let analysis = bots[seat.index()].think(&at, FEW, &Cancel::new(), ply);
            let legal = played.legal();
            assert!(analysis.options.iter().all(|option| legal.contains(&option.mv)));
            played.play(analysis.options[0].mv).expect("a bot makes legal moves");
        }
    }
    every_table!(check);
}

/// A bot that keeps only what follows its choice thinks on exactly like one that keeps everything.
#[test]
fn what_follows_the_choice_is_all_that_need_be_kept() {
    static REMEMBERED: AtomicUsize = AtomicUsize::new(0);
    fn check<G: HasEvaluation>(seats: usize) {
        let mut played = positions::<G>(seats, "settle", 1).remove(0);
        let new = || -> Vec<_> { (0..seats).map(|_| Bot::<G>::new(Level::Haussmann)).collect() };
        let [mut keepers, mut settlers, mut forgetful] = [new(), new(), new()];
        for ply in 0..30 {
            let Some(seat) = played.to_act() else { break };
            let at = Position::of(&played);
            let [all, some, none] = [&mut keepers, &mut settlers, &mut forgetful]
                .map(|bots| bots[seat.index()].think(&at, FEW, &Cancel::new(), ply));
            assert_eq!(all, some, "ply {ply}");
            let visits: u64 = none.options.iter().map(|option| option.visits).sum();
            assert!(none.solved || visits <= none.nodes, "{visits} of {}", none.nodes);
            let visits: u64 = some.options.iter().map(|option| option.visits).sum();
            REMEMBERED.fetch_add(usize::from(visits > some.nodes), Relaxed);
            settlers[seat.index()].settle(usize::MAX);
            let kept = forgetful[seat.index()].settle(90);
            assert!(kept <= 90, "{kept} moves");
            assert_eq!(forgetful[seat.index()].settle(0), 0, "there is no room");
            played.play(all.options[0].mv).expect("a bot makes legal moves");
        }
    }
    every_table!(check);
    assert!(REMEMBERED.load(Relaxed) > 20, "too little was remembered");
}

/// A bot that thinks while others move knows more when its turn comes, but no more than its seat
/// can know: in two worlds that it cannot tell apart, it thinks the same.
#[test]
fn a_bot_that_thinks_ahead_goes_on_from_there() {
    fn check<G: HasEvaluation>(seats: usize) {
        let mut played = positions::<G>(seats, "ponder", 1).remove(0);
        let new = || -> Vec<_> { (0..seats).map(|_| Bot::<G>::new(Level::Haussmann)).collect() };
        let [mut idle, mut ahead] = [new(), new()];
        let mut more = 0;
        for ply in 0..30 {
            let Some(seat) = played.to_act() else { break };
            for other in (0..seats).filter(|other| *other != seat.index()) {
                let other = table::Seat::new(other);
                let at = Position::of(&played);
                ahead[other.index()].ponder(&at, other, FEW, &Cancel::new(), ply);
            }
            let at = Position::of(&played);
            let visits = |bot: &mut Bot<G>| -> (u64, G::Move) {
                let found = bot.think(&at, FEW, &Cancel::new(), ply);
                let legal = played.legal();
                assert!(found.options.iter().all(|option| legal.contains(&option.mv)));
                (found.options.iter().map(|option| option.visits).sum(), found.options[0].mv)
            };
            let (without, _) = visits(&mut idle[seat.index()]);
            let (with, mv) = visits(&mut ahead[seat.index()]);
            more += i64::try_from(with).expect("few") - i64::try_from(without).expect("few");
            played.play(mv).expect("a bot makes legal moves");
        }
        assert!(more > 0, "nothing was gained: {more}");
    }
    every_table!(check);
}

#[test]
fn who_thinks_ahead_sees_no_more_than_its_seat() {
    static TRIED: AtomicUsize = AtomicUsize::new(0);
    fn check<G: HasEvaluation>(seats: usize) {
        for played in positions::<G>(seats, "ahead", 12) {
            let Some(seat) = played.to_act() else { continue };
            let mut bots = [(); 2].map(|()| Bot::<G>::new(Level::Haussmann));
            let mut worlds = [played.clone(), played.redealt(seat, &mut Quick::new(5))];
            let mut found = Vec::new();
            for (bot, world) in bots.iter_mut().zip(&mut worlds) {
                let mv = bot.think(&Position::of(world), FEW, &Cancel::new(), 1).options[0].mv;
                world.play(mv).expect("a bot makes legal moves");
                let shown = world.reveals_since(world.moves().len() - 1);
                if shown || world.to_act().is_none_or(|actor| actor == seat) {
                    continue;
                }
                bot.ponder(&Position::of(world), seat, FEW, &Cancel::new(), 2);
                found.push((mv, bot.settle(usize::MAX)));
            }
            if let [one, two] = found[..] {
                assert_eq!(one, two);
                TRIED.fetch_add(1, Relaxed);
            }
        }
    }
    every_table!(check);
    assert!(TRIED.load(Relaxed) > 3, "too few positions were tried");
}

/// After a reveal, a bot that only recalls the same worlds starts from scratch, and one that
/// recalls everything does not.
#[test]
fn a_bot_recalls_as_much_as_it_is_told_to() {
    let mut remembered = [0; 3];
    let mut after_a_reveal = 0;
    for seed in ["recall 1", "recall 2", "recall 3"] {
        let mut played = positions::<Paris>(2, seed, 1).remove(0);
        let spec = |recall: usize| -> Spec {
            format!("haussmann+recall={recall}").parse().expect("a bot")
        };
        let mut bots = [0, 1, 2].map(|recall| [(); 2].map(|()| Bot::<Paris>::new(spec(recall))));
        let mut last = [0; 2];
        for ply in 0..24 {
            let Some(seat) = played.to_act() else { break };
            let shown = last[seat.index()] > 0 && played.reveals_since(last[seat.index()] - 1);
            let at = Position::of(&played);
            for (recall, bots) in bots.iter_mut().enumerate() {
                let found = bots[seat.index()].think(&at, FEW, &Cancel::new(), ply);
                let visits: u64 = found.options.iter().map(|option| option.visits).sum();
                let more = visits.saturating_sub(found.nodes);
                remembered[recall] += more;
                after_a_reveal += if recall == 1 && shown { more } else { 0 };
            }
            last[seat.index()] = played.moves().len() + 1;
            let mv = bots[2][seat.index()].think(&at, Budget::nodes(1), &Cancel::new(), ply);
            played.play(mv.options[0].mv).expect("a bot makes legal moves");
        }
    }
    assert_eq!(remembered[0], 0, "nothing");
    assert_eq!(after_a_reveal, 0, "nothing of other worlds");
    assert!(0 < remembered[1] && remembered[1] < remembered[2], "{remembered:?}");
}

#[test]
fn the_last_move_of_a_game_is_the_best_one() {
    fn check<G: HasEvaluation>(seats: usize) {
        // What each move is worth to the player to act; `None` if some move does not end the game.
        fn worth<G: HasEvaluation>(last: &Match<G>) -> Option<Vec<(G::Move, f64)>> {
            let seat = last.to_act()?;
            let after = |mv| {
                let mut after = last.clone();
                after.play(mv).expect("a legal move");
                Some((mv, after.outcome()?.share(seat)))
            };
            last.legal().into_iter().map(after).collect()
        }
        let games = (0..40).map(|game| positions::<G>(seats, &format!("last {game}"), usize::MAX));
        let mut ends = games.flat_map(|game| {
            let last = game.into_iter().last().expect("a game has moves");
            worth(&last).map(|results| (last, results))
        });
        let (last, results) = ends.next().expect("some game ends with whatever is played last");
        let best = results.iter().map(|(_, share)| *share).fold(0.0, f64::max);
        let chosen = ask(&Position::of(&last), Level::Haussmann, Budget::nodes(200)).options[0].mv;
        let share = results.iter().find(|(mv, _)| *mv == chosen).map(|(_, share)| *share);
        assert_eq!(share, Some(best), "{} for {seats}: {chosen}", G::NAME);
    }
    every_table!(check);
}

#[test]
fn a_search_that_trusts_no_first_look_still_looks_at_every_move() {
    for played in positions::<ParisParis>(2, "trust", 6) {
        let bot: Spec = "haussmann+trust=0+nodes=200".parse().expect("a bot");
        let analysis = Bot::new(bot).think(&Position::of(&played), FEW, &Cancel::new(), 7);
        assert!(analysis.options.iter().all(|option| option.visits > 0), "{analysis:?}");
    }
}
