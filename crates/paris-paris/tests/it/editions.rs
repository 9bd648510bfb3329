//! Broken editions are refused, and the reason names the line or the stop.

use lutece_paris_paris::{Edition, TILES};
use table::{Edition as _, Quick};

/// Why the shipped edition is refused after this change.
fn problems(changes: &[(&str, &str)]) -> Vec<String> {
    let mut text = Edition::SHIPPED.to_owned();
    for (old, new) in changes {
        assert!(text.contains(old), "{old:?} is in the shipped edition");
        text = text.replacen(old, new, 1);
    }
    Edition::parse(&text).expect_err("the edition is broken").problems
}

#[test]
fn the_shipped_edition_is_sound() {
    assert!(Edition::parse(Edition::SHIPPED).is_ok());
}

#[test]
fn a_line_has_seven_stops() {
    assert_eq!(
        problems(&[("\"st-nicolas\", \"pompidou\"", "\"pompidou\"")]),
        ["lines.green: 6 stops, expected 7", "stops.st-nicolas: on no line"]
    );
}

#[test]
fn a_line_is_no_ring() {
    assert_eq!(
        problems(&[("\"gare-du-nord\", \"st-nicolas\"", "\"st-nicolas\", \"st-nicolas\"")]),
        ["lines.green: st-nicolas is on it twice", "stops.gare-du-nord: on no line"]
    );
}

#[test]
fn the_stops_of_a_line_are_among_the_stops() {
    assert_eq!(
        problems(&[("\"bastille\"]", "\"nation\"]")]),
        ["lines.orange: nation is not among the stops", "stops.bastille: on no line"]
    );
}

#[test]
fn there_are_five_lines() {
    assert_eq!(
        problems(&[("green  = ", "pink   = "), ("\"lines.green\" = ", "\"lines.pink\" = "),])[..2],
        ["lines.green: missing", "lines.pink: there is no such line"]
    );
}

#[test]
fn there_are_25_stops() {
    let bastille = "bastille           = { name = \"Bastille\", lon = 2.3692, lat = 48.8532 }\n";
    assert_eq!(
        problems(&[(bastille, ""), ("\"stops.bastille\"", "# \"stops.bastille\"")]),
        ["stops: 24, expected 25", "lines.orange: bastille is not among the stops"]
    );
    let nation = format!("{bastille}nation = {{ name = \"Nation\", lon = 2.4, lat = 48.8 }}\n");
    assert_eq!(
        problems(&[(bastille, &nation), ("[marks]\n", "[marks]\n\"stops.nation\" = \"guess\"\n")]),
        ["stops: 26, expected 25", "stops.nation: on no line"]
    );
}

#[test]
fn at_most_two_lines_cross_at_a_stop() {
    assert_eq!(
        problems(&[("\"bastille\"]", "\"louvre\"]")]),
        [
            "stops.bastille: on no line",
            "stops.louvre: on 3 lines (black, blue, orange), at most two cross",
            "lines.black and lines.orange: they cross at louvre, luxembourg, expected one stop",
            "lines.blue and lines.orange: they cross at invalides, louvre, expected one stop",
            "lines.orange: 5 crossings, expected 4",
        ]
    );
}

#[test]
fn every_two_lines_cross_once() {
    // Black ends at Bastille too: a second crossing with orange, one stop of no line left over.
    assert_eq!(
        problems(&[("\"montparnasse\"]", "\"bastille\"]")]),
        [
            "stops.montparnasse: on no line",
            "lines.black: 5 crossings, expected 4",
            "lines.black and lines.orange: they cross at bastille, luxembourg, expected one stop",
            "lines.orange: 5 crossings, expected 4",
        ]
    );
    // Orange passes by Montparnasse instead of Luxembourg's double: no crossing with black left.
    let apart = problems(&[("\"invalides\", \"luxembourg\"", "\"invalides\", \"chatelet\"")]);
    assert!(
        apart.contains(
            &"lines.black and lines.orange: they cross at nowhere, expected one stop".to_owned()
        ),
        "{apart:?}"
    );
}

#[test]
fn stops_have_words_names_and_places() {
    assert_eq!(
        problems(&[("name = \"Bastille\"", "name = \" \"")]),
        ["stops.bastille: it needs a name"]
    );
    assert_eq!(
        problems(&[("name = \"Opéra\"", "name = \"Bastille\"")]),
        ["stops.opera: called \"Bastille\" like bastille"]
    );
    assert_eq!(problems(&[("lat = 48.8532", "lat = nan")]), ["stops.bastille: no place on earth"]);
    assert_eq!(
        problems(&[
            ("\"bastille\"]", "\"bastille2\"]"),
            ("bastille           =", "bastille2          ="),
            ("\"stops.bastille\"", "\"stops.bastille2\""),
        ]),
        [
            "stops.bastille2: \"bastille2\" is no stop: a stop has lower-case letters and hyphens only"
        ]
    );
}

#[test]
fn stacks_use_up_the_tiles() {
    assert_eq!(
        problems(&[("2 = [20, 3]", "2 = [15, 4]")]),
        ["stacks.2: 15 stacks of 4, expected 20 of 3"]
    );
    assert_eq!(
        problems(&[("2 = [20, 3]", "5 = [10, 6]")]),
        ["stacks.2: missing", "stacks.5: two to four can play"]
    );
}

#[test]
fn shops_suffice() {
    assert_eq!(problems(&[("shops = 20", "shops = 19")]), ["shops: 19 are too few for 20 rounds"]);
    // Nobody can have more shops than fit in a byte, which is far more than anybody needs.
    assert_eq!(problems(&[("shops = 20", "shops = 300")]).len(), 1);
}

#[test]
fn strange_keys_are_refused() {
    let problems = problems(&[
        ("shops = 20", "shops = 20\nhotels = 3"),
        ("shops = \"source\"", "shops = \"source\"\nhotels = \"guess\""),
    ]);
    assert!(problems[0].contains("hotels"), "{problems:?}");
}

/// A corrected name or a different order of the stops makes another edition, which can be played.
#[test]
fn a_corrected_edition_can_be_played() {
    let text = Edition::SHIPPED
        .replace("bastille", "gare-de-lyon")
        .replace("\"Bastille\"", "\"Gare de Lyon\"");
    let edition = Edition::parse(&text).unwrap();
    assert_ne!(edition.info().digest, Edition::shipped().info().digest);
    let word = "gare-de-lyon".parse().unwrap();
    let stop = edition.map().find(word).unwrap();
    assert_eq!(edition.map().name(stop).to_string(), "Gare de Lyon");
    let table =
        testkit::Table::<lutece_paris_paris::ParisParis>::with_edition(&edition.into(), &[], 3);
    testkit::laws::records_round_trip(&table);
}

/// Whatever is done to the file, reading it gives either an edition or reasons.
#[test]
fn damaged_editions_are_refused_or_sound() {
    let mut chance = Quick::new(25);
    let mut refused = 0;
    for _ in 0..400 {
        let text = testkit::mutate::text(Edition::SHIPPED, &mut chance);
        match Edition::parse(&text) {
            Ok(edition) => assert_eq!(edition.map().tiles().len(), TILES),
            Err(error) => {
                assert!(error.problems.iter().all(|problem| !problem.is_empty()));
                refused += 1;
            }
        }
    }
    assert!(refused > 100, "{refused}");
}
