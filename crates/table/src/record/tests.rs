//! Tests of the record's form.

use super::*;

fn sample() -> Record {
    let secret = Seed::from_text("secret");
    let entropy = vec![(Seat::new(0), "aa".to_owned()), (Seat::new(1), "b b".to_owned())];
    let seed = fair::mix(&secret, ["aa", "b b"]);
    Record {
        game: "test".to_owned(),
        rules: 3,
        edition: "Test 1900".to_owned(),
        digest: Seed([9; 32]),
        seats: 2,
        options: vec![("hand".to_owned(), "2".to_owned())],
        players: vec![(Seat::new(1), "Émile: Zola".to_owned())],
        origin: Origin::Seed(seed),
        fair: Some(Fair { commitment: fair::commitment(&secret), secret: Some(secret), entropy }),
        timing: None,
        moves: vec![(0, "take P5".to_owned()), (0, "pass".to_owned())],
        result: None,
        branches: Branches::default(),
        lines: Lines::default(),
    }
}

fn problem(text: &str) -> String {
    text.parse::<Record>().expect_err("the record is damaged").to_string()
}

#[test]
fn a_record_is_read_as_it_was_written() {
    let mut record = sample();
    let mut read: Record = record.to_string().parse().expect("the record is sound");
    assert_eq!(read.moves[0].0, 15, "moves know their line");
    read.moves.iter_mut().for_each(|(line, _)| *line = 0);
    assert_eq!(read, record);
    record.result = Some("3 5, seat 2 wins".to_owned());
    record.origin = Origin::Deal("{\"a\":[1,2]}".to_owned());
    let text = record.to_string();
    assert_eq!(text.parse::<Record>().expect("sound").to_string(), text);
}

#[test]
fn a_name_cannot_forge_a_line() {
    let mut record = sample();
    record.players = vec![
        (Seat::new(0), "Eve\nmoves:\ntake P9\r".to_owned()),
        (Seat::new(1), " \u{0}\t".to_owned()),
    ];
    let read: Record = record.to_string().parse().expect("the record is sound");
    assert_eq!(read.players, [(Seat::new(0), "Eve moves: take P9".to_owned())]);
    assert_eq!(read.moves.len(), 2);
}

#[test]
fn a_name_without_a_letter_is_none() {
    let text = sample().to_string();
    let nameless = text.replace("Émile: Zola", "\u{0}");
    assert_eq!(problem(&nameless), "line 8: player 2 has no name");
    let nameless = text.replace("Test 1900", "\u{0}\u{1}");
    assert_eq!(problem(&nameless), "line 4: edition has no name");
}

#[test]
fn a_fair_shuffle_can_be_checked() {
    let record = sample();
    let (Origin::Seed(seed), Some(mut fair)) = (record.origin, record.fair) else {
        panic!("the sample has both")
    };
    assert_eq!(fair.check(&seed), Ok(()));
    assert_eq!(fair.check(&Seed([0; 32])), Err(Unfair::OtherSeed));
    fair.entropy[0].1.push('x');
    assert_eq!(fair.check(&seed), Err(Unfair::OtherSeed));
    fair.secret = Some(Seed([1; 32]));
    assert_eq!(fair.check(&seed), Err(Unfair::OtherSecret));
    fair.secret = None;
    assert_eq!(fair.check(&seed), Err(Unfair::NotRevealed));
}

#[test]
fn what_editors_leave_behind_does_no_harm() {
    let record = sample();
    let text = record.to_string();
    let mut read: Record = format!("\u{feff}{text}").parse().expect("a byte order mark");
    read.moves.iter_mut().for_each(|(line, _)| *line = 0);
    assert_eq!(read, record);
    let windows: Record = text.replace('\n', "\r\n").parse().expect("other line ends");
    assert_eq!(windows.moves.len(), 2);
}

#[test]
fn each_line_has_one_spelling() {
    let text = sample().to_string();
    for magic in ["lutece record +1", "lutece record 01", "lutece record 1 "] {
        let other = text.replace("lutece record 1", magic);
        assert_eq!(problem(&other), "line 1: expected \"lutece record 1\"", "{magic:?}");
    }
    assert_eq!(
        problem(&text.replace("rules: 3", "rules: +3")),
        "line 3: rules is a number, not \"+3\""
    );
    assert_eq!(
        problem(&text.replace("take P5", "take P5 ")),
        "line 15: there is a blank at the end of the line"
    );
    assert_eq!(
        problem(&text.replace("result: open", "result: open\t")),
        "line 17: there is a blank at the end of the line"
    );
}

#[test]
fn a_long_line_is_not_echoed_in_full() {
    let text = sample().to_string();
    let long = "x".repeat(1 << 20);
    for other in [
        text.replace("option hand: 2", &long),
        text.replace("option hand", &long),
        text.replace("rules: 3", &format!("rules: {long}")),
        text.replace("player 2", &format!("player {long}")),
        text.replace("digest: ", &format!("digest: {long}")),
    ] {
        assert!(problem(&other).len() < 200, "{}", problem(&other).len());
    }
}

/// Comparing every line with every other would take a billion comparisons here.
#[test]
fn many_lines_are_read_in_the_time_of_their_number() {
    let text = sample().to_string();
    let many: String = (0..40_000).map(|number| format!("option o{number}: 1\n")).collect();
    let read: Record = text.replace("option hand: 2\n", &many).parse().expect("sound");
    assert_eq!(read.options.len(), 40_000);
    let twice = text.replace("option hand: 2\n", &(many + "option o7: 1\n"));
    assert_eq!(problem(&twice), "line 40007: option o7 is given twice");
}

#[test]
fn a_damaged_record_is_refused_with_line_and_reason() {
    let text = sample().to_string();
    assert_eq!(problem(""), "line 1: the record is empty");
    assert_eq!(problem("PK\u{3}\u{4}"), "line 1: expected \"lutece record 1\"");
    assert_eq!(problem("lutece record 4\n"), "line 1: format 4 is not known here, only 1 to 3");
    for (cut, _) in text.match_indices('\n') {
        assert!(
            text[..cut].parse::<Record>().is_err() || cut + 1 == text.len(),
            "a record cut off after {cut} bytes is noticed"
        );
    }
    assert_eq!(
        problem(&text.replace("rules: 3", "rules: three")),
        "line 3: rules is a number, not \"three\""
    );
    assert_eq!(problem(&text.replace("seats: 2", "seats: 9")), "line 6: seats cannot be 9");
    assert_eq!(
        problem(&text.replace("seats: 2", "seats: 1")),
        "line 8: there is no seat 2 at a table of 1"
    );
    assert_eq!(problem(&text.replace("game: test\n", "")), "the line \"game: ...\" is missing");
    assert_eq!(
        problem(&text.replace("game: test", "game: test\ngame: test")),
        "line 3: game is given twice"
    );
    assert_eq!(
        problem(&text.replace("seed: chacha12", "seed: mt19937")),
        "line 9: expected \"seed: chacha12 <64 hexadecimal digits>\""
    );
    assert_eq!(problem(&(text.clone() + "take P6\n")), "line 18: nothing can follow the result");
    assert_eq!(problem(&text.replace("option hand", "colour")), "line 7: unknown key \"colour\"");
}

#[test]
fn the_time_of_a_game_is_kept() {
    let mut record = sample();
    let clock = "live 5+3 lose".parse().expect("a clock");
    record.timing = Some(Timing { clock, times: vec![1_200, 0], late: vec![Seat::new(1)] });
    let text = record.to_string();
    assert!(text.contains("\nclock: live 5+3 lose\ntimes: 1200 0\nlate: 2\nmoves:\n"), "{text}");
    let mut read: Record = text.parse().expect("the record is sound");
    read.moves.iter_mut().for_each(|(line, _)| *line = 0);
    assert_eq!(read, record);
    assert_eq!(
        problem(&text.replace("late: 2", "late: 3")),
        "line 16: there is no seat 3 at a table of 2"
    );
    assert_eq!(problem(&text.replace("1200 0", "1200 0 7")), "line 15: 3 times for 2 moves");
    let blanks = "line 15: times are milliseconds with single blanks between them";
    assert_eq!(problem(&text.replace("1200 0", "1200  0")), blanks);
    assert!(problem(&text.replace("5+3", "5x3")).starts_with("line 14: a clock is"));
    assert_eq!(
        problem(&text.replace("clock: live 5+3 lose\n", "")),
        "the line \"clock: ...\" is missing"
    );
}

#[test]
fn c18_ten_times_as_many_option_lines_take_ten_times_as_long() {
    let text = |lines: usize| {
        let options: String = (0..lines).map(|at| format!("option a{at}: b\n")).collect();
        sample().to_string().replace("option hand: 2\n", &options)
    };
    let [few, many] = [text(2_000), text(20_000)];
    let took = |text: &str, times: usize| {
        let begun = std::time::Instant::now();
        let lines = (0..times).map(|_| text.parse::<Record>().expect("sound").options.len());
        (lines.sum::<usize>(), begun.elapsed().as_secs_f64())
    };
    // Ten records have as many lines as this one does, so reading them takes as long; if every line
    // were compared with every other, this one would take ten times as long. Other load on the
    // machine affects both, and ends at some point.
    let ratios: Vec<f64> = (0..30)
        .map(|_| {
            let ((ten, short), (one, long)) = (took(&few, 10), took(&many, 1));
            assert_eq!((ten, one), (20_000, 20_000));
            long / short
        })
        .take_while(|ratio| *ratio > 4.0)
        .collect();
    assert!(ratios.len() < 30, "never less than four times as long: {ratios:?}");
}
