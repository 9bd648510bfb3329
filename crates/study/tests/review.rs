//! A review finds what was planted, its sums add up, and it says nothing about a game that is still
//! going on.

use std::sync::LazyLock;

use catalog::{Any, Editions, Kind};
use lutece_study::{
    Grade, JudgePlan, Player, Refusal, Review, lost, page, review, sources, verdict,
};
use search::{Budget, Cancel, Level, compare, think};
use table::{Arg, Seat, Seed};
use words::Lang;

const NODES: u64 = 60;

fn plan() -> JudgePlan {
    JudgePlan { judge: Level::Haussmann.into(), budget: Budget::nodes(NODES), seed: 7 }
}

/// A game between two bots that think as long as the judge, and the ply of a blunder if one is
/// asked for: the worst of at least four moves, which loses a quarter of the chance to win by a
/// look much longer than the judge's.
fn game(kind: Kind, seats: usize, seed: &str, blunder: bool) -> (Any, Option<usize>) {
    let none: [(&str, &str); 0] = [];
    let editions = Editions::shipped();
    let mut any =
        Any::new(kind, &editions, &none, seats, Seed::from_text(seed)).expect("it can be played");
    let mut planted = None;
    while any.to_act().is_some() {
        let nodes = Budget::nodes(NODES);
        let seed = any.ply() as u64;
        let thought =
            think(&any, Level::Haussmann, nodes, &Cancel::new(), seed).expect("it goes on");
        let (best, worst) = (
            &thought.options[0],
            thought.options.iter().min_by(|one, two| one.share.total_cmp(&two.share)),
        );
        let worst = worst.expect("there is a move");
        let seems = best.share - worst.share > 0.25 && thought.options.len() >= 4;
        let wanted = blunder && planted.is_none() && any.ply() >= 8;
        let mv = if wanted && seems && is_bad(&any, &best.mv, &worst.mv) {
            planted = Some(any.ply());
            worst.mv.clone()
        } else {
            best.mv.clone()
        };
        any.play(&mv).expect("a bot makes legal moves");
    }
    (any, planted)
}

fn is_bad(any: &Any, best: &str, mv: &str) -> bool {
    let long = Budget::nodes(20 * NODES);
    let compared = compare(any, Level::Haussmann, [best, mv], long, &Cancel::new(), 1);
    compared.is_some_and(|it| it.ahead - 2.0 * it.error > 0.25)
}

/// A game of quick bots, with nothing planted.
fn played(kind: Kind, seats: usize) -> Any {
    let none: [(&str, &str); 0] = [];
    let editions = Editions::shipped();
    let mut any =
        Any::new(kind, &editions, &none, seats, Seed::from_text("sources")).expect("playable");
    while any.to_act().is_some() {
        let seed = any.ply() as u64;
        let thought = think(&any, Level::Flaneur, Budget::nodes(8), &Cancel::new(), seed);
        any.play(thought.expect("it goes on").best()).expect("a bot makes legal moves");
    }
    any
}

fn reviewed(any: &Any) -> Review {
    review(any, &plan(), &Cancel::new(), |_, _| {}).expect("the game is over")
}

static CITY: LazyLock<(Any, Option<usize>)> =
    LazyLock::new(|| game(Kind::CityOfLight, 2, "planted", true));

static CITY_REVIEW: LazyLock<Review> = LazyLock::new(|| reviewed(&CITY.0));

#[test]
fn a_planted_blunder_is_found_and_nothing_worse() {
    let planted = CITY.1.expect("there was an opportunity");
    let decision = &CITY_REVIEW.moves[planted];
    assert!(decision.grade >= Some(Grade::Mistake), "{decision:?}");
    let worst = CITY_REVIEW.moves.iter().map(|it| it.loss).fold(0.0, f32::max);
    assert!(decision.loss >= worst - 1e-6, "{} of {worst}", decision.loss);
    let turning = CITY_REVIEW.turning.iter().find(|it| it.ply == planted).expect("it is told");
    assert_ne!(turning.better, decision.mv);
    for lang in Lang::ALL {
        assert!(!turning.why[lang.as_str()].is_empty(), "there is a reason in {lang}");
    }
    assert!((1..=5).contains(&CITY_REVIEW.turning.len()));
    let last = CITY_REVIEW.moves.last().expect("there were moves");
    assert_eq!(last.luck, None, "the last buildings show nothing that was hidden");
}

#[test]
fn a_game_of_three_keeps_its_books() {
    let (any, _) = game(Kind::ParisParis, 3, "books", false);
    let review = reviewed(&any);
    assert_eq!(review.moves.len(), any.ply());
    for decision in &review.moves {
        let sum: f32 = decision.win.iter().sum();
        assert!((sum - 1.0).abs() < 1e-3, "everybody's chances add up to one: {decision:?}");
        assert!((0.0..=1.0).contains(&decision.loss));
        assert_eq!(decision.grade.is_some(), decision.legal > 1);
        let luck: f32 = decision.luck.iter().flatten().sum();
        assert!(luck.abs() < 1e-3, "luck gives what it takes: {decision:?}");
    }
    for (player, result) in review.players.iter().zip(&review.result) {
        let sum = 1.0 / 3.0 - player.lost + player.given + player.luck + player.later;
        assert!((sum - result).abs() < 1e-3, "it adds up to the result: {player:?}");
    }
    for part in [|it: &Player| it.given - it.lost, |it: &Player| it.later] {
        let sum: f32 = review.players.iter().map(part).sum();
        assert!(sum.abs() < 0.05, "what one gains the others lose: {sum}");
    }
    let hidden = |ply: usize| {
        let mut at = any.clone();
        at.rewind(ply + 1);
        at.reveals_since(ply)
    };
    for (ply, decision) in review.moves.iter().enumerate() {
        assert_eq!(decision.luck.is_some(), hidden(ply), "luck is only what was shown: {ply}");
    }
    let luck: f32 = review.players.iter().map(|it| it.luck).sum();
    assert!(luck.abs() < 0.01, "luck adds up to nothing: {luck}");
    for player in &review.players {
        let own = |win: &Vec<f32>| win[player.seat - 1];
        let dealt = own(&review.moves[0].win) - 1.0 / 3.0;
        let shown: f32 = review.moves.iter().filter_map(|it| it.luck.as_ref()).map(own).sum();
        assert!((player.luck - dealt - shown).abs() < 1e-3, "the deal counts too: {player:?}");
        let decided = review.moves.iter().filter(|it| it.seat == player.seat);
        let lost: f32 = decided.map(|it| it.loss).sum();
        assert!((player.lost - lost).abs() < 1e-3, "{player:?}");
        assert_eq!(player.grades.iter().sum::<usize>(), player.decisions);
        assert!(player.luck.abs() > 0.0 && (0.0..=100.0).contains(&player.accuracy));
    }
    let json = serde_json::to_value(&review).expect("JSON");
    assert_eq!(json["moves"][0]["move"], any.moves()[0].as_str());
}

#[test]
fn nobody_loses_more_than_there_is() {
    let mut compared = 0;
    for (kind, seats) in [(Kind::ParisParis, 3), (Kind::ParisParis, 4), (Kind::CityOfLight, 2)] {
        for decision in reviewed(&played(kind, seats)).moves {
            let had = decision.win[decision.seat - 1];
            assert!(decision.loss <= had + 1e-4, "{kind}, {seats}: {decision:?}");
            compared += usize::from(decision.compared);
        }
    }
    assert!(compared > 9, "{compared}");
}

#[test]
fn the_same_seed_gives_the_same_review() {
    assert_eq!(reviewed(&CITY.0), *CITY_REVIEW);
    let plan = JudgePlan { budget: Budget::nodes(NODES).on(3), ..plan() };
    let review = review(&CITY.0, &plan, &Cancel::new(), |_, _| {});
    assert_eq!(review.expect("the game is over"), *CITY_REVIEW, "on however many threads");
}

#[test]
fn a_game_that_goes_on_is_not_reviewed_and_a_review_can_be_stopped() {
    let mut any = CITY.0.clone();
    any.rewind(20);
    let asked = review(&any, &plan(), &Cancel::new(), |_, _| {});
    assert_eq!(asked.expect_err("it goes on"), Refusal::Unfinished);
    let (cancel, mut heard) = (Cancel::new(), 0);
    let stopped = review(&CITY.0, &plan(), &cancel, |done, total| {
        assert!(done <= total);
        heard = done;
        if done == 3 {
            cancel.cancel();
        }
    });
    assert_eq!(stopped.expect_err("it was stopped"), Refusal::Cancelled);
    assert_eq!(heard, 3, "it stops at once");
}

#[test]
fn the_page_stands_for_itself_in_six_languages() {
    let mut pages = Vec::new();
    for lang in Lang::ALL {
        let page = page(&CITY.0, &CITY_REVIEW, lang, Vec::new());
        assert!(page.contains(&format!("<html lang=\"{lang}\"")));
        assert!(!page.contains("http:") && !page.contains("https"), "it needs nothing else");
        // Players have the colours and signs that they had at the table.
        assert!(page.contains("[data-game=city-of-light]{--s1:#"), "{lang}: the colours");
        assert!(page.contains("<main data-game=\"city-of-light\">"), "{lang}");
        for seat in [Seat::new(0), Seat::new(1)] {
            let class = draw::class(seat);
            assert!(page.contains(&format!(".{class}{{--s:var(--{class});")), "{lang}");
            assert_eq!(page.matches(&format!("class=\"line {class}\"")).count(), 2, "two curves");
            // Above the table, above each curve, and above where the points came from.
            assert_eq!(page.matches(&draw::sign_of(seat)).count(), 4, "{lang}");
        }
        let pictures = page.matches("<img src=\"data:image/svg+xml,").count();
        assert_eq!(pictures, CITY_REVIEW.turning.len(), "a board for each turning point");
        assert_eq!(page.matches("src=").count(), pictures, "and nothing from elsewhere");
        for id in ["review-", "game-city", "level-", "col-say-", "{", "}"] {
            let body = page.split_once("</style>").expect("a style").1;
            assert!(!body.contains(id), "{lang}: {id} is no word for people");
        }
        for number in [1_usize, 2] {
            let seat = [("seat", Arg::from(number))];
            let seat = words::text_with(lang, "new-seat", &seat, &|seat| seat.to_string());
            assert!(
                page.contains(&format!("</svg> {seat}</span></th>")),
                "{lang}: no name is no number"
            );
        }
        let planted = CITY.1.expect("planted");
        assert!(page.contains(&format!("id=\"turning-{planted}\"")));
        // The review begins with where the game was lost, what the grades mean and how sure they
        // are.
        let at = |what: &str| page.find(what).unwrap_or_else(|| panic!("{lang}: {what}"));
        // What decided the game, with skill and luck told apart, comes before everything else.
        assert!(at("class=\"summary\"") < at("class=\"legend\""), "{lang}");
        let summary = &page[at("class=\"summary\"")..at("class=\"legend\"")];
        let name = |seat: Seat| {
            let number = [("seat", Arg::from(seat.number()))];
            words::text_with(lang, "new-seat", &number, &|seat| seat.to_string())
        };
        let decided = verdict(&CITY_REVIEW, lang, &name).expect("somebody won");
        assert!(summary.contains(&decided), "{lang}: {summary}");
        for player in &CITY_REVIEW.players {
            let lost = format!("{} {:.0}", name(Seat::new(player.seat - 1)), 100.0 * player.lost);
            assert!(summary.contains(&lost), "{lang}: {lost}: {summary}");
        }
        assert!(at("class=\"legend\"") < at("class=\"turn\""), "{lang}");
        assert!(at("class=\"turn\"") < at("class=\"curve\""), "{lang}");
        assert!(at("class=\"turn\"") < at("class=\"players\""), "{lang}");
        let decision = &CITY_REVIEW.moves[planted];
        let within = decision.within().expect("it was compared");
        assert!(
            lost(lang, decision).contains(&format!("±{}", if lang == Lang::Ja { "" } else { " " }))
        );
        assert!(page.contains(&lost(lang, decision)) && within > 0, "{lang}");
        let turning = CITY_REVIEW.turning.iter().find(|it| it.ply == planted).expect("told");
        let why = CITY_REVIEW.why(turning, lang.as_str()).told(lang, &|seat| seat.to_string());
        assert!(
            why.len() > 1 && page.contains(&format!("<p class=\"why\"><b>{}", why[0])),
            "{lang}: {why:?}"
        );
        let gain = turning.gain.expect("it was played on").points;
        assert!(gain > 0.0 && why[0].contains(&words::signed(lang, gain)), "{lang}: {why:?}");
        for ply in 0..=CITY_REVIEW.moves.len() {
            assert!(page.contains(&format!("href=\"#ply-{ply}\"")), "every move can be clicked");
            assert_eq!(page.matches(&format!("id=\"ply-{ply}\"")).count(), 1);
        }
        let (first, mut at) = (&CITY_REVIEW.moves[0], CITY.0.clone());
        at.rewind(0);
        let said = at.say(&first.mv).expect("it was played");
        let told = words::log(lang, &said, Seat::new(first.seat - 1), &name);
        let line = page.split("id=\"ply-0\"").nth(1).and_then(|it| it.split("</li>").next());
        assert!(line.is_some_and(|it| it.contains(&told)), "{lang}: told, no order: {line:?}");
        pages.push(words::text(lang, "review-turning"));
    }
    pages.sort();
    pages.dedup();
    assert_eq!(pages.len(), Lang::ALL.len());
}

#[test]
fn a_review_is_the_same_after_it_was_kept() {
    let kept = serde_json::to_string(&*CITY_REVIEW).expect("JSON");
    let read: Review = serde_json::from_str(&kept).expect("it can be read again");
    assert_eq!(read.turning, CITY_REVIEW.turning);
    assert_eq!(serde_json::to_string(&read).expect("JSON"), kept);
    assert!(!read.is_outdated());
    let older = Review { version: lutece_study::JUDGE - 1, ..read };
    assert!(older.is_outdated(), "a better judge has come since");

    // What an earlier judge said is told as far as it goes: how sure it was, and no half of a
    // reason.
    let mut before = serde_json::to_value(&*CITY_REVIEW).expect("JSON");
    before["version"] = 8.into();
    let drop = |of: &mut serde_json::Value, name: &str| {
        of.as_object_mut().expect("an object").remove(name)
    };
    for it in before["moves"].as_array_mut().expect("moves") {
        drop(it, "compared");
    }
    for it in before["turning"].as_array_mut().expect("turning points") {
        drop(it, "gain");
        let why = it["why"].as_object_mut().expect("languages").values_mut();
        why.flat_map(|it| it.as_array_mut().expect("changes")).for_each(|it| {
            drop(it, "seats");
        });
    }
    let before: Review = serde_json::from_value(before).expect("it can still be read");
    let page = page(&CITY.0, &before, Lang::En, Vec::new());
    let turn = page.split("class=\"turn\"").nth(1).expect("a turning point");
    assert!(turn.contains(" ± ") && !turn.contains("class=\"why\""), "{turn}");
    let players = &before.players;
    let choices = format!("<td>{}/{}</td>", players[0].choices, players[0].decisions);
    assert!(page.contains(&choices), "it had the figures of players");
}

#[test]
fn the_points_by_source_add_up_at_every_move() {
    for (kind, seats) in [(Kind::CityOfLight, 2), (Kind::ParisParis, 3), (Kind::Paris, 4)] {
        let any = played(kind, seats);
        let sources = sources(&any, &|it| words::say(Lang::Fr, it, &|seat| seat.to_string()));
        let mut at = any.clone();
        for ply in 0..=any.ply() {
            at.clone_from(&any);
            at.rewind(ply);
            for seat in Seat::first(seats) {
                let sum: i32 = sources.iter().map(|it| it.points[seat.index()][ply]).sum();
                assert_eq!(sum, at.scores()[seat], "{kind}, seat {seat}, after {ply} moves");
            }
        }
        assert!(sources.len() > 1, "{kind} has more than one source of points");
    }
}

/// A game of two bots, each move with this many iterations.
fn between(kind: Kind, levels: [Level; 2], nodes: u64) -> Any {
    let none: [(&str, &str); 0] = [];
    let editions = Editions::shipped();
    let mut any = Any::new(kind, &editions, &none, 2, Seed::from_text("levels")).expect("playable");
    while let Some(seat) = any.to_act() {
        let (level, seed) = (levels[seat.index()], any.ply() as u64);
        let thought = think(&any, level, Budget::nodes(nodes), &Cancel::new(), seed);
        any.play(thought.expect("it goes on").best()).expect("a bot makes legal moves");
    }
    any
}

#[test]
fn accuracy_tells_who_strolls_from_who_plans_by_real_choices() {
    for kind in [Kind::CityOfLight, Kind::ParisParis, Kind::Paris] {
        let any = between(kind, [Level::Flaneur, Level::Haussmann], NODES);
        let review = reviewed(&any);
        let [weak, strong] = [&review.players[0], &review.players[1]];
        assert!(weak.accuracy + 15.0 < strong.accuracy, "{kind}: {weak:?} {strong:?}");
        assert!(weak.points_lost > strong.points_lost + 10.0, "{kind}: {weak:?} {strong:?}");
        for player in &review.players {
            let own = || review.moves.iter().filter(|it| it.seat == player.seat);
            assert!(0 < player.choices && player.choices < player.decisions, "{kind}: {player:?}");
            let small = own().filter(|it| it.grade < Some(Grade::Mistake)).map(|it| it.loss);
            assert!((player.small - small.sum::<f32>()).abs() < 1e-3, "{kind}: {player:?}");
            assert!(own().all(|it| it.stake >= it.loss - 1e-6), "what is lost was at stake");
            assert!(own().all(|it| it.legal > 1 || it.stake == 0.0), "no choice, no stake");
        }
        // What is left open within a turn is not lost yet; a long comparison knows better still.
        let mut within = 0;
        for two in review.moves.windows(2) {
            let seat = two[0].seat - 1;
            let on = two[0].seat == two[1].seat && two[0].luck.is_none() && two[1].legal > 1;
            if on && two[0].error == 0.0 && two[0].grade.is_some() {
                let gone = (two[0].win[seat] - two[1].win[seat]).max(0.0);
                assert!(two[0].loss <= gone + 1e-3, "{kind}: {two:?}");
                within += 1;
            }
        }
        assert!(kind != Kind::Paris || within > 20, "turns of Paris have many parts: {within}");
    }
}

#[test]
fn what_the_judge_cannot_explain_is_told_as_it_is() {
    for lang in Lang::ALL {
        let told = |later: f32| {
            let mut review = CITY_REVIEW.clone();
            for (player, sign) in review.players.iter_mut().zip([1.0, -1.0]) {
                player.later = sign * later;
            }
            page(&CITY.0, &review, lang, Vec::new())
        };
        let rest = |percent: i64| {
            let args = [("percent", Arg::Number(percent))];
            words::text_with(lang, "review-seen-late", &args, &|seat| seat.to_string())
        };
        let hardly = words::text(lang, "review-seen-hardly");
        let [little, some, much] = [0.08, 0.32, 1.13].map(told);
        assert!(!little.contains(&rest(8)) && !little.contains(&hardly), "{lang}");
        assert!(some.contains(&rest(32)) && !some.contains(&hardly), "{lang}");
        assert!(!much.contains(&rest(113)) && much.contains(&hardly), "{lang}: no more than all");
    }
}

#[test]
fn what_was_lost_bit_by_bit_is_told_in_six_languages() {
    let mut review = CITY_REVIEW.clone();
    review.players[0].small = 0.34;
    review.players[1].small = 0.15;
    for lang in Lang::ALL {
        let names = |seat: Seat| {
            let number = [("seat", Arg::from(seat.number()))];
            words::text_with(lang, "new-seat", &number, &|seat| seat.to_string())
        };
        let said = |seat: usize, percent: &str| {
            let who = [("who", Arg::Seat(Seat::new(seat))), ("percent", percent.to_owned().into())];
            words::text_with(lang, "review-bit-by-bit", &who, &names)
        };
        let page = page(&CITY.0, &review, lang, Vec::new());
        assert!(page.contains(&said(0, "34")), "{lang}: {}", said(0, "34"));
        assert!(!page.contains(&said(1, "15")), "{lang}: it was little");
        let players = &review.players;
        let choices = format!("<td>{}/{}</td>", players[0].choices, players[0].decisions);
        let points = format!("<td>{:.0}</td>", players[0].points_lost);
        assert!(page.contains(&choices) && page.contains(&points), "{lang}");
        assert!(page.contains(&words::text(lang, "review-accuracy-note")), "{lang}");
    }
}

/// In a game that is already decided, a decision loses little of the chance to win; what it cost in
/// points is told.
#[test]
fn what_cost_points_is_told_besides_the_turning_points() {
    let mut review = CITY_REVIEW.clone();
    review.turning.clear();
    for it in &mut review.moves {
        (it.points_lost, it.best) = (0.0, None);
    }
    let costly = |review: &Review| {
        let page = page(&CITY.0, review, Lang::En, Vec::new());
        let list = page.split_once("<ul class=\"costly\">")?.1.split_once("</ul>")?.0.to_owned();
        Some(list.split("<li>").skip(1).map(str::to_owned).collect::<Vec<_>>())
    };
    assert_eq!(costly(&review), None, "nothing cost anything");
    let mut at = CITY.0.clone();
    for (ply, points) in [(0, 3.4), (2, 8.0), (4, 2.0)] {
        at.rewind(ply);
        let other = at.legal().into_iter().find(|mv| *mv != review.moves[ply].mv);
        review.moves[ply].best = other;
        review.moves[ply].points_lost = points;
        at = CITY.0.clone();
    }
    let told = costly(&review).expect("a list");
    assert_eq!(told.len(), 2, "two points are hardly worth telling: {told:?}");
    assert!(told[0].contains("#ply-2") && told[0].contains("about 8 points"), "{told:?}");
    assert!(told[1].contains("#ply-0") && told[1].contains("about 3 points"), "{told:?}");
    assert!(told.iter().all(|it| it.contains("Better: ")), "{told:?}");
    review.turning = CITY_REVIEW.turning.clone();
    let planted = CITY.1.expect("planted");
    review.moves[planted].points_lost = 20.0;
    let told = costly(&review).expect("a list");
    let link = format!("\"#ply-{planted}\"");
    assert!(!told.iter().any(|it| it.contains(&link)), "turning points are told already: {told:?}");
}
