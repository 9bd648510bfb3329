//! Broken editions are refused, and the reason names the place in the file.

use std::sync::Arc;

use lutece_paris::{
    Arrangement, District, Edition, Kind, Landmark, MESSAGES, Options, Paris, Type,
};
use table::{Edition as _, Game as _, Mark, Quick, Seat, Seed};
use testkit::Table;

/// Why the shipped edition is refused after this change.
fn problems(changes: &[(&str, &str)]) -> Vec<String> {
    Edition::parse(&changed(changes)).expect_err("the edition is broken").problems
}

fn changed(changes: &[(&str, &str)]) -> String {
    let mut text = Edition::SHIPPED.to_owned();
    for (old, new) in changes {
        assert!(text.contains(old), "{old:?} is in the shipped edition");
        text = text.replacen(old, new, 1);
    }
    text
}

#[test]
fn the_shipped_edition_is_sound_and_says_what_is_reconstructed() {
    let edition = Edition::shipped();
    let figures = &edition.info().figures;
    assert!(figures.iter().any(|figure| figure.path == "prices" && figure.mark == Mark::Guess));
    let doubtful = edition.info().reconstructions().count();
    assert!((20..figures.len()).contains(&doubtful), "{doubtful}");
}

/// What was read in the rulebooks and what was not: the first place to look if you doubt a figure.
#[test]
fn the_marks_tell_the_rulebook_from_the_rest() {
    let edition = Edition::shipped();
    let mark = |path: &str| {
        let figure = edition.info().figures.iter().find(|figure| figure.path == path);
        figure.unwrap_or_else(|| panic!("no mark for {path}")).mark
    };
    assert_eq!(mark("district.5.name"), Mark::Source, "Chaillot is in none of the three");
    assert_eq!(mark("building_8.wood"), Mark::Source, "no text has the number");
    assert_eq!(mark("tokens.beside.8"), Mark::Pattern, "said of the variant only");
    // Values 10, 11, 12, 13 and 15 and the two gold slots of 15 are in examples.
    for (rank, tile) in edition.landmarks.iter().enumerate() {
        let expected = match tile.value {
            10..=13 | 15 => Mark::Rulebook,
            _ => Mark::Pattern,
        };
        assert_eq!(mark(&format!("landmark.{rank}.value")), expected, "{}", tile.value);
        if tile.value == 15 {
            assert_eq!(mark(&format!("landmark.{rank}.slots")), Mark::Rulebook);
            assert_eq!(tile.slots[1..], [Kind::GoldPrestige; 2]);
        }
    }
}

#[test]
fn the_banks_the_keys_and_the_tiles_are_those_of_the_rules() {
    let edition = Edition::shipped();
    let mut banks = edition.banks;
    banks.sort_unstable();
    assert_eq!(banks, [2, 3, 4, 5, 6, 7]);
    assert_eq!(edition.keys, [10, 9, 7]);
    let extra: u8 = edition.extra.iter().flatten().sum();
    assert_eq!(30 + extra, 42);
    for (seats, tiles) in [(2, 30), (3, 36), (4, 42)] {
        let table = Table::<Paris>::new(&[], seats);
        assert_eq!(table.rules().census(&table.start(0)).bonus_tiles, tiles);
    }
}

#[test]
fn figures_that_do_not_add_up_are_named() {
    for (old, new, problem) in [
        ("wood = 3, marble", "wood = 1, marble", "prices.wood: buying must be dearer than selling"),
        ("francs = 3", "francs = 21", "setup.francs: 21 is more than 20"),
        ("keys = { 2 = 10", "keys = { 2 = 11", "setup.keys: each player has 12 keys"),
        ("keys = { 2 = 10", "keys = { 5 = 10", "setup.keys: 2 is missing"),
        ("removed_buildings = 3", "removed_buildings = 30", "setup.removed_buildings: too many"),
        ("name = \"Montmartre\"", "name = \"Marais\"", "district Marais: expected Montmartre here"),
        ("\"bakery\", \"theatre\"", "\"palace\", \"theatre\"", "expected a building type"),
        ("\"bakery\", \"theatre\", ", "\"theatre\", ", "5 entries instead of 6"),
        ("8 = \"gold\" }", "8 = \"wood\" }", "tokens.beside: the game has 18 resources"),
        ("1 = \"bronze\"", "1 = \"marble\"", "tokens.beside: the game has 18 resources"),
        ("value = 9", "value = 8", "landmark: the values must not fall and be above 8"),
        ("value = 12", "value = 10", "landmark: the values must not fall"),
        ("name = \"Louvre\"", "name = \"Notre-Dame\"", "landmark: one is named twice"),
        ("name = \"Louvre\"", "name = \"Big Ben\"", "landmark Big Ben: not one of"),
        ("cost = { gold = 3 }", "cost = { bronze = 3 }", "bronze is not a resource"),
        (
            "slots = [\"bronze\", \"bronze\", \"bronze\"]",
            "slots = [\"wood\"]",
            "wood is not prestige",
        ),
        ("[20, 10, 5]", "[20, 20, 5]", "vp_tiles.prizes: the prizes of a tile must fall"),
        ("[18, 9, 4]", "[20, 9, 4]", "vp_tiles.prizes: the first prizes must differ"),
        ("A = [1, 10]", "A = [1, 9]", "bonus.zones: the zones must cover 1 to 30"),
        ("C = [21, 30]", "C = [21, 31]", "bonus.zones: the zones must cover 1 to 30"),
        ("22 = { vp = 8 }", "22 = { vp = 0 }", "bonus.flat: 22 gives nothing"),
        ("22 = { vp = 8 }", "23 = { vp = 8 }", "bonus.flat: unknown entry 23"),
        ("4 = \"gold\" }", "4 = \"wood\" }", "bonus.resource: expected one tile for each"),
        ("18 = [4, 5]", "18 = [6, 5]", "bonus.per_building: 18: [value, VP]"),
        ("26, 28, 30], 4", "26, 28], 4", "bonus.extra_copies: 41 bonus tiles instead of 42"),
        ("26, 28, 30], 4", "26, 28, 31], 4", "bonus.extra_copies: there is no tile 31"),
        ("per_unused = { 2 = 1", "per_unused = { 2 = 9", "bonus.per_unused: too many VP"),
        ("\"5 francs\"", "\"5 euros\"", "end_tiles.tiles: expected an end-game tile"),
        (
            "\"wood\", \"marble\", \"gold\", \"bronze\"",
            "\"wood\", \"gold\", \"bronze\"",
            "11 entries",
        ),
    ] {
        let problems = problems(&[(old, new)]);
        assert!(problems.iter().any(|it| it.contains(problem)), "{problem}: {problems:?}");
    }
}

#[test]
fn strange_keys_and_missing_marks_are_refused() {
    let problems = problems(&[("francs = 3\n", "francs = 3\ncoins = 35\n")]);
    assert!(problems[0].contains("coins"), "{problems:?}");
    let unmarked = changed(&[("building_3 = \"rulebook\"\n", "")]);
    let error = Edition::parse(&unmarked).unwrap_err().to_string();
    assert_eq!(error, "marks: no mark for building_3.bonus_price");
}

/// Somebody who owns the box corrects figures and plays: other prices, a landmark with another name
/// and cost, end-game tiles of which two are the same.
#[test]
fn a_corrected_edition_can_be_played() {
    let text = changed(&[
        ("buy  = { wood = 3", "buy  = { wood = 2"),
        (
            "name = \"Tuileries\"\ncost = { gold = 1 }",
            "name = \"Moulin Rouge\"\ncost = { wood = 1 }",
        ),
        ("\"4 francs\", \"3 francs\"", "\"5 francs\", \"wood\""),
    ]);
    let edition = Edition::parse(&text).unwrap();
    assert_ne!(edition.info().digest, Edition::shipped().info().digest);
    let edition = Arc::new(edition);
    for seats in 2..=4 {
        let table = Table::<Paris>::with_edition(&edition, &[], seats);
        testkit::laws::records_round_trip(&table);
        testkit::laws::the_generator_is_stable_without_duplicates(&table);
        testkit::laws::a_seat_cannot_tell_a_redeal(&table);
        testkit::laws::pieces_are_conserved(&table, Paris::census);
    }
}

/// What else a box may show: two landmarks of one value, and tokens that differ by district.
#[test]
fn landmarks_may_be_equal_and_tokens_differ_by_district() {
    let types =
        "types = [\"theatre\", \"hotel\", \"bookshop\", \"bakery\", \"residence\", \"cafe\"]";
    let tokens =
        "tokens = [\"silver\", \"bronze\", \"gold-prestige\", \"marble\", \"gold\", \"wood\"]";
    let marks = "\n[marks]\n\"district.5.tokens\" = \"guess\"\n";
    let text = changed(&[
        ("value = 12", "value = 11"),
        (types, &format!("{types}\n{tokens}")),
        ("\n[marks]\n", marks),
    ]);
    let edition = Arc::new(Edition::parse(&text).unwrap());
    let rules = Paris::new(Arc::clone(&edition), Options::default(), 3).unwrap();
    let start = rules.start(&rules.deal(&mut Seed::from_text("box").dice())).unwrap();
    let chaillot = &rules.public(&start).districts[5];
    let beside: Vec<String> =
        chaillot.spaces.iter().map(|lot| lot.token.expect("it lies there").to_string()).collect();
    assert_eq!(beside, ["silver", "bronze", "gold-prestige", "marble", "gold", "wood"]);
    // Neither of the equal landmarks can be added above the other, nor be moved to from it.
    let equal: Vec<_> = edition.landmarks.iter().filter(|tile| tile.value == 11).collect();
    let (one, other) = (equal[0].landmark, equal[1].landmark);
    let mut arranged = Arrangement::of(&rules, start);
    arranged.landmark(one, District::Chaillot);
    arranged.key(Seat::new(0), "arc".parse().unwrap());
    arranged.francs(Seat::new(0), 40);
    for kind in [Kind::Marble, Kind::Marble, Kind::Marble] {
        arranged.token(Seat::new(0), kind);
    }
    arranged.token(Seat::new(0), Kind::Gold);
    arranged.action(Seat::new(0));
    let state = arranged.state();
    let mut moves = Vec::new();
    rules.legal(&state, &mut moves);
    let buys = |district: &str, landmark: Landmark| {
        let wanted = format!("move arc {district}:{landmark}");
        moves.iter().any(|mv| mv.to_string() == wanted)
    };
    assert!(buys("belleville", other), "{moves:?}");
    assert!(buys("chaillot", one) && !buys("chaillot", other));
    for options in [&[][..], &[("tokens", "shuffled")]] {
        let table = Table::<Paris>::with_edition(&edition, options, 3);
        testkit::laws::the_generator_is_stable_without_duplicates(&table);
        testkit::laws::legal_moves_are_accepted_and_all_others_refused(&table);
        testkit::laws::pieces_are_conserved(&table, Paris::census);
    }
}

/// No source names the sixth type for certain: a box may have something other than bookshops.
#[test]
fn the_sixth_type_may_have_another_name() {
    for of in Type::ALL.into_iter().filter(|of| of.slot() == Type::Bookshop.slot()) {
        let text = Edition::SHIPPED.replace("\"bookshop\"", &format!("\"{of}\""));
        let edition = Arc::new(Edition::parse(&text).unwrap());
        assert_eq!(edition.sixth_type(), of);
        let table = Table::<Paris>::with_edition(&edition, &[], 2).games(4);
        let mut seen = testkit::laws::every_message_is_listed(&table, MESSAGES);
        assert!(seen.remove(of.term()), "{of} is never named");
        let others = Type::ALL.map(Type::term);
        assert_eq!(others.iter().filter(|term| seen.contains(**term)).count(), Type::COUNT - 1);
        let over = table.random_match(0);
        let districts = table.rules().public(over.state()).districts;
        let built = |of: Type| {
            districts
                .iter()
                .flat_map(|it| &it.spaces)
                .filter(|lot| lot.building == Some(of))
                .count()
        };
        assert!(built(of) >= 3, "{} of {of}", built(of));
        // A district has one building of a type, whatever its name, and it counts as one of the six
        // types.
        assert!(
            districts
                .iter()
                .all(|it| { it.spaces.iter().filter(|lot| lot.building == Some(of)).count() <= 1 })
        );
        testkit::laws::legal_moves_are_accepted_and_all_others_refused(&table);
    }
    let two = problems(&[("\"bookshop\"", "\"museum\"")]);
    assert_eq!(two, ["district.types: bookshop and museum are names of the same type"]);
}

/// Whatever is done to the file, reading it gives either an edition that can be played or reasons.
#[test]
fn damaged_editions_are_refused_or_sound() {
    let mut chance = Quick::new(25);
    let (mut refused, mut sound) = (0, 0);
    for _ in 0..400 {
        let text = testkit::mutate::text(Edition::SHIPPED, &mut chance);
        match Edition::parse(&text) {
            Ok(edition) => {
                let table = Table::<Paris>::with_edition(&Arc::new(edition), &[], 3).games(2);
                testkit::laws::every_game_ends_within_its_bound(&table);
                sound += 1;
            }
            Err(error) => {
                assert!(error.problems.iter().all(|problem| !problem.is_empty()));
                refused += 1;
            }
        }
    }
    assert!(refused > 100 && sound > 20, "{refused} refused, {sound} sound");
}
