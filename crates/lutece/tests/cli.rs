//! The real program, command by command, with good and bad input.

#[cfg(feature = "lanterns")]
#[path = "run/lanterns.rs"]
mod lanterns;
mod run;

use std::fs;

use run::{Said, folder, lutece, piped};

const GAMES: [&str; 3] = ["city-of-light", "paris-paris", "paris"];

fn new(game: &str) -> String {
    lutece(&["new", game, "--seed", "1889"]).fine()
}

fn whole(game: &str) -> String {
    lutece(&["random", game, "--seed", "1889", "--policy", "playout"]).fine()
}

/// The moves that `legal` lists, without its first line.
fn legal(record: &str) -> Vec<String> {
    let said = piped(&["legal", "-"], record).fine();
    let mut lines = said.lines();
    assert!(lines.next().is_some_and(|line| line.starts_with("# ")), "{said}");
    lines.map(str::to_owned).collect()
}

fn json(line: &str) -> serde_json::Value {
    serde_json::from_str(line).unwrap_or_else(|error| panic!("{line}: {error}"))
}

#[test]
fn every_command_explains_itself() {
    let help = lutece(&["--help"]).fine();
    for command in [
        "new",
        "legal",
        "play",
        "show",
        "draw",
        "score",
        "verify",
        "trace",
        "deal",
        "random",
        "bench",
        "edition",
        "match",
        "ladder",
        "sanity",
        "regret",
        "hint",
        "fit",
        "train",
        "tune",
        "review",
        "study",
        "calibrate",
        "engine",
        "admin",
        "explorer",
        "serve",
        "load",
        "export",
        "import",
        "backup",
    ] {
        assert!(help.contains(&format!("\n  {command} ")), "{command} is in the help");
        let own = lutece(&[command, "--help"]).fine();
        assert!(!own.contains('`'), "{own}");
        assert!(own.contains("Usage: lutece"), "{own}");
    }
}

#[test]
fn the_same_seed_deals_the_same_game_and_another_does_not() {
    for game in GAMES {
        assert_eq!(new(game), new(game));
        assert_ne!(new(game), lutece(&["new", game, "--seed", "1890"]).fine());
        assert_ne!(lutece(&["new", game]).fine(), lutece(&["new", game]).fine());
    }
}

#[test]
fn options_and_players_are_in_the_record() {
    let record = lutece(&["new", "paris-paris", "--players", "3", "--option", "doubles=on"]).fine();
    assert!(record.contains("\nseats: 3\n") && record.contains("\noption doubles: on\n"));
}

#[test]
fn a_game_is_played_move_by_move_to_its_end() {
    for game in GAMES {
        let dir = folder(&format!("play-{game}"));
        let file = dir.join("game.lutece");
        let path = file.to_str().expect("the path is text");
        fs::write(&file, new(game)).expect("the record can be written");
        for _ in 0..12 {
            let record = fs::read_to_string(&file).expect("the record can be read");
            let moves = legal(&record);
            let said = lutece(&["play", path, moves.last().expect("the game goes on")]).fine();
            assert!(said.starts_with("seat "), "{said}");
        }
        let record = fs::read_to_string(&file).expect("the record can be read");
        let moves = record.lines().skip_while(|line| *line != "moves:").count() - 2;
        assert_eq!(moves, 12);
        assert_eq!(fs::read_dir(&dir).expect("the folder is there").count(), 1, "no debris");
        lutece(&["verify", path]).fine();
    }
}

#[test]
fn several_moves_are_played_or_none() {
    let dir = folder("all-or-none");
    let file = dir.join("game.lutece");
    let path = file.to_str().expect("the path is text");
    let record = new("paris-paris");
    fs::write(&file, &record).expect("the record can be written");
    let first = legal(&record).remove(0);
    let said = lutece(&["play", path, &first, &first]).refused(1);
    assert!(said.starts_with(&format!("lutece: \"{first}\": ")), "{said}");
    assert_eq!(fs::read_to_string(&file).expect("the record is there"), record);
    assert_eq!(piped(&["play", "-", &first], &record).fine().lines().count(), 12);
}

#[test]
fn a_position_can_be_seen_by_every_seat_at_every_ply() {
    for game in GAMES {
        let record = whole(game);
        for seat in ["1", "2"] {
            let start = piped(&["show", "-", "--at", "0", "--seat", seat], &record).fine();
            let end = piped(&["show", "-", "--seat", seat], &record).fine();
            assert_ne!(start, end);
            assert!(start.lines().all(|line| line.chars().count() <= 120), "{start}");
        }
        let onlooker = piped(&["show", "-", "--at", "3"], &record).fine();
        assert!(onlooker.starts_with(&format!("{game}, 2 seats, ply 3\n")), "{onlooker}");
    }
}

#[test]
fn a_score_adds_up_in_words_and_in_json() {
    for game in GAMES {
        let record = whole(game);
        let words = piped(&["score", "-"], &record).fine();
        assert!(words.contains("\nthe game is over: "), "{words}");
        let report = json(&piped(&["score", "-", "--json"], &record).fine());
        for seat in report["seats"].as_array().expect("a list of seats") {
            let lines = seat["lines"].as_array().expect("a list of lines");
            let sum: i64 = lines.iter().filter_map(|line| line["points"].as_i64()).sum();
            assert_eq!(Some(sum), seat["points"].as_i64());
        }
    }
}

#[test]
fn a_trace_has_a_line_for_every_position() {
    for game in GAMES {
        let record = whole(game);
        let trace = piped(&["trace", "-"], &record).fine();
        let moves: Vec<&str> =
            record.lines().skip_while(|line| *line != "moves:").skip(1).collect();
        assert_eq!(trace.lines().count(), moves.len(), "the result line stands for the last");
        for (ply, line) in trace.lines().enumerate() {
            let position = json(line);
            assert_eq!(position["ply"], ply);
            match position["move"].as_str() {
                Some(mv) => assert_eq!(mv, moves[ply]),
                None => assert_eq!(ply, moves.len() - 1),
            }
        }
        // The SHA-256 of nothing: no move is legal when the game is over.
        let last = json(trace.lines().last().expect("there are lines"));
        assert_eq!(last["legal"], 0);
        assert!(last["sha256"].as_str().is_some_and(|hash| hash.starts_with("e3b0c44298fc1c14")));
    }
}

#[test]
fn a_deal_makes_the_same_game_as_its_seed() {
    for game in GAMES {
        let record = new(game);
        let deal = piped(&["deal", "-"], &record).fine();
        let dealt = piped(&["new", game, "--deal", "-"], &deal).fine();
        assert!(dealt.contains("\ndeal: {"), "{dealt}");
        assert_eq!(legal(&dealt), legal(&record));
        assert_eq!(piped(&["deal", "-"], &dealt).fine(), deal);
        piped(&["verify", "-"], &dealt).fine();
        let wrong = piped(&["new", game, "--deal", "-"], "{}").refused(1);
        assert!(wrong.starts_with("lutece: standard input: deal: "), "{wrong}");
    }
}

#[test]
fn random_games_fill_a_folder_and_hold() {
    for game in GAMES {
        let dir = folder(&format!("random-{game}"));
        let path = dir.to_str().expect("the path is text");
        let written =
            lutece(&["random", game, "--seed", "x", "--count", "5", "--out", path]).fine();
        let files: Vec<&str> = written.lines().collect();
        assert_eq!(files.len(), 5);
        let verified = lutece(&[&["verify"], files.as_slice()].concat()).fine();
        assert_eq!(verified.matches(": ok: ").count(), 5, "{verified}");
        let text = fs::read_to_string(files[0]).expect("the record can be read");
        assert_eq!(lutece(&["random", game, "--seed", "x"]).fine(), text);
    }
}

#[test]
fn a_bench_reports_every_number_of_players() {
    let said = lutece(&["bench", "paris-paris", "--seconds", "0.01", "--json"]).fine();
    let players: Vec<_> = said.lines().map(|line| json(line)["players"].clone()).collect();
    assert_eq!(players, [2, 3, 4]);
    for line in said.lines().map(json) {
        for figure in ["games_per_second", "moves_per_second", "legal_mean", "state_bytes"] {
            assert!(line[figure].as_f64().is_some_and(|it| it > 0.0), "{figure}: {line}");
        }
    }
    let one = lutece(&["bench", "city-of-light", "--seconds", "0.01", "--players", "2"]).fine();
    assert!(one.starts_with("city-of-light, 2 players, uniform: "), "{one}");
}

#[test]
fn a_corrected_edition_is_played_with() {
    let dir = folder("edition");
    let file = dir.join("mine.toml");
    let path = file.to_str().expect("the path is text");
    for game in GAMES {
        let text = lutece(&["edition", "show", game]).fine();
        fs::write(&file, text.replacen("name = \"", "name = \"Mine ", 1)).expect("written");
        assert!(lutece(&["edition", "check", path]).fine().contains(": ok: "));
        let record = lutece(&["new", game, "--edition", path]).fine();
        assert!(record.contains("\nedition: Mine "), "{record}");
        let strange = piped(&["verify", "-"], &record).refused_aloud(1);
        assert!(strange.contains("which differs from"), "{strange}");
        piped(&["verify", "-", "--edition", path], &record).fine();
        let marks = lutece(&["edition", "marks", path]).fine();
        let guesses = lutece(&["edition", "marks", game, "--mark", "guess"]).fine();
        assert!(marks.lines().count() > guesses.lines().count(), "{marks}");
        fs::write(&file, "name = \"x\"\n").expect("written");
        let refused = lutece(&["edition", "check", path]).refused_aloud(1);
        assert!(refused.contains("game: expected one of"), "{refused}");
    }
    for game in GAMES {
        // However much is wrong, a game is refused with one line; the check lists everything.
        let text = lutece(&["edition", "show", game]).fine();
        fs::write(&file, text.replace("\n[marks]", "\n[marks]\n[remarks]")).expect("written");
        let refused = lutece(&["new", game, "--edition", path]).refused(1);
        assert!(refused.contains(" (and "), "{refused}");
        assert!(refused.len() < 200, "{refused}");
        let listed = lutece(&["edition", "check", path]).refused_aloud(1);
        assert!(listed.lines().count() > 10, "{listed}");
        // That there are no marks at all is one fault, not one for each figure.
        fs::write(&file, text.replace("\n[marks]", "\n[remarks]")).expect("written");
        let refused = lutece(&["new", game, "--edition", path]).refused(1);
        assert!(refused.trim_end().ends_with("marks: the section is missing"), "{refused}");
    }
    let listed = lutece(&["edition", "list"]).fine();
    assert!(GAMES.iter().all(|game| listed.contains(game)), "{listed}");
}

/// What the owner of a box of Paris may find in it: a different sixth type, two landmarks of one
/// value, tokens that differ by district.
#[test]
fn an_edition_can_say_what_a_box_shows() {
    let dir = folder("box");
    let file = dir.join("box.toml");
    let path = file.to_str().expect("the path is text");
    let mut text =
        lutece(&["edition", "show", "paris"]).fine().replace("\"bookshop\"", "\"museum\"");
    for (shipped, shown) in [
        ("value = 12", "value = 11"),
        (
            "bank = 7\n",
            "bank = 7\ntokens = [\"silver\", \"bronze\", \"gold-prestige\", \"marble\", \"gold\", \"wood\"]\n",
        ),
        ("\n[marks]\n", "\n[marks]\n\"district.5.tokens\" = \"source\"\n"),
    ] {
        assert!(text.contains(shipped), "{shipped}");
        text = text.replacen(shipped, shown, 1);
    }
    fs::write(&file, text).expect("written");
    assert!(lutece(&["edition", "check", path]).fine().contains(": ok: "));
    let record = lutece(&["random", "paris", "--edition", path, "--seed", "box"]).fine();
    assert!(record.contains("\nresult: "), "{record}");
    piped(&["verify", "-", "--edition", path], &record).fine();
    let shown = piped(&["show", "-", "--edition", path], &record).fine();
    assert!(shown.contains("museum") && !shown.contains("bookshop"), "{shown}");
    let drawn = piped(&["draw", "-", "--edition", path], &record).fine();
    assert!(drawn.contains("museum") && !drawn.contains("#i-bookshop"), "{drawn}");
}

#[test]
fn a_damaged_record_is_refused_with_its_line() {
    for game in GAMES {
        let record = whole(game);
        let refused = |text: &str| piped(&["show", "-"], text).refused(1);
        assert_eq!(refused(""), "lutece: standard input: line 1: the record is empty\n");
        let last = record.lines().count() - 1;
        let cut = record.trim_end().rsplit_once('\n').expect("there are lines").0;
        assert_eq!(
            refused(cut),
            format!("lutece: standard input: line {last}: the record ends without a result line\n")
        );
        let first = record.lines().position(|line| line == "moves:").expect("it has moves") + 2;
        let mut lines: Vec<&str> = record.lines().collect();
        lines[first - 1] = "fly to the moon";
        let said = refused(&lines.join("\n"));
        let begin = format!("lutece: standard input: line {first}: \"fly to the moon\": ");
        assert!(said.starts_with(&begin), "{said}");
        let forged = record.replace("\nresult: ", "\nresult: 1");
        assert!(refused(&forged).contains("the result is "), "{}", refused(&forged));
        let foreign = record.replace(&format!("game: {game}"), "game: chess");
        assert!(refused(&foreign).contains("no game \"chess\""));
        let newer = record.replace("\nrules: ", "\nrules: 9");
        assert!(refused(&newer).contains("of the rules; this is"));
    }
}

#[test]
fn bad_questions_get_one_clear_line() {
    let record = new("paris-paris");
    let game = |args: &[&str]| piped(args, &record);
    let cases: &[(Said, &str)] = &[
        (lutece(&["new", "chess"]), "no game \"chess\""),
        (lutece(&["new", "paris-paris", "--players", "5"]), "is for 2 to 4 players, not 5"),
        (lutece(&["new", "city-of-light", "--players", "3"]), "is for 2 players, not 3"),
        (lutece(&["new", "paris-paris", "-o", "colour=red"]), "no option \"colour\""),
        (lutece(&["new", "paris-paris", "-o", "doubles=maybe"]), "it is one of off, on"),
        (lutece(&["new", "paris-paris", "-o", "doubles"]), "expected KEY=VALUE"),
        (lutece(&["new", "paris-paris", "--edition", "gone"]), "there is no such file"),
        (lutece(&["show", "gone.lutece"]), "gone.lutece: there is no such file"),
        (game(&["show", "-", "--seat", "3"]), "there is no seat 3: the game has 2"),
        (game(&["show", "-", "--seat", "0"]), "there is no seat 0: the game has 2"),
        (game(&["show", "-", "--at", "1"]), "there is no ply 1: the game has 0"),
        (lutece(&["random", "paris-paris", "--count", "3"]), "--count needs --out"),
        (lutece(&["bench", "--seconds", "0"]), "--seconds must be more than 0"),
        (lutece(&["bench", "city-of-light", "--players", "4"]), "is for 2 players, not 4"),
        (lutece(&["edition", "marks", "chess"]), "chess: there is no such file"),
        (lutece(&["fly"]), "unrecognized subcommand 'fly'"),
        (lutece(&["new"]), "required arguments were not provided: <GAME>"),
        (lutece(&["new", "paris-paris", "--players", "two"]), "invalid value 'two'"),
        (lutece(&["new", "paris-paris", "--players", "-1"]), "invalid value '-1'"),
        (lutece(&["bench", "--seconds", "-1"]), "--seconds must be more than 0"),
        (game(&["show", "-", "--at", "-1"]), "invalid value '-1'"),
        (game(&["hint", "-", "--at", "1"]), "there is no ply 1: the game has 0"),
        (game(&["hint", "-", "--level", "haussmann+seer=1"]), "a seer knows what no seat can"),
        (game(&["hint", "-", "--level", "mason"]), "mason"),
        (
            lutece(&["match", "paris-paris", "--bots", "greedy,random", "--sprt", "30,0"]),
            "expected two numbers, the lower first",
        ),
        (lutece(&["random", "paris", "--count", "0"]), "--count must be at least 1"),
        (
            lutece(&["new", "paris", "-o", "stacks=2", "-o", "stacks=3"]),
            "option stacks is given twice",
        ),
        (lutece(&["random", "paris", "--out", "Cargo.toml"]), "it is a file, not a folder"),
    ];
    for (said, expected) in cases {
        let complaint = said.refused(2);
        assert!(complaint.contains(expected), "{expected:?} is not in {complaint:?}");
    }
}

#[test]
fn what_is_not_text_is_refused() {
    let dir = folder("binary");
    let file = dir.join("binary");
    let verified = |bytes: &[u8]| {
        fs::write(&file, bytes).expect("written");
        lutece(&["verify", file.to_str().expect("the path is text")]).refused_aloud(1)
    };
    let said = verified(&[0x80, 0x81, 0x00]);
    assert!(said.contains("it is not text"), "{said}");
    let wide: Vec<u8> =
        "\u{feff}lutece record 1\n".encode_utf16().flat_map(u16::to_le_bytes).collect();
    let said = verified(&wide);
    assert!(said.contains("it is UTF-16; save it as UTF-8"), "{said}");
    // A game that holds, and more after it than anybody reads.
    let long = whole("paris-paris") + &"# and so on\n".repeat(1 << 21);
    let said = verified(long.as_bytes());
    assert!(said.contains("it is larger than 16 MiB"), "{said}");
    let name = file.to_str().expect("the path is text");
    let said = piped(&["verify", "-"], &long).refused_aloud(1);
    assert!(said.contains("it is larger than 16 MiB"), "{said}");
    assert!(lutece(&["show", name]).refused(1).contains("it is larger than 16 MiB"));
    let (store, nothing) = (dir.join("store.db"), dir.join("nothing"));
    fs::write(&nothing, "").expect("written");
    let [store, nothing] = [&store, &nothing].map(|path| path.to_str().expect("the path is text"));
    lutece(&["import", store, nothing]).fine();
    let said = lutece(&["explorer", "add", store, name]).refused_aloud(1);
    assert!(said.contains("left out") && said.contains("it is larger than 16 MiB"), "{said}");
    let folder = lutece(&["show", dir.to_str().expect("the path is text")]).refused(2);
    assert!(folder.contains("it is a folder"), "{folder}");
}

#[test]
fn verify_goes_through_all_records_and_counts_the_broken() {
    let dir = folder("verify");
    let (good, bad) = (dir.join("good"), dir.join("bad"));
    fs::write(&good, whole("paris-paris")).expect("written");
    fs::write(&bad, "lutece record 1\n").expect("written");
    let paths = [&bad, &good, &bad].map(|path| path.to_str().expect("the path is text"));
    let said = lutece(&[&["verify"], paths.as_slice()].concat());
    let lines = said.refused_aloud(1);
    assert_eq!(lines.lines().count(), 3, "{lines}");
    assert_eq!(lines.matches(": ok: ").count(), 1);
    assert_eq!(said.complaint(), "lutece: 2 records do not hold\n");
    // A file that cannot be read makes the question wrong, but the others are answered.
    let said = lutece(&["verify", "gone", paths[0], paths[1]]);
    assert_eq!(said.refused_aloud(2).lines().count(), 3);
    assert_eq!(said.complaint(), "lutece: one record does not hold, one record cannot be read\n");
    let said = lutece(&["edition", "check", "gone", paths[0]]);
    assert_eq!(said.refused_aloud(2).lines().count(), 2);
}

#[test]
fn a_fair_shuffle_is_proved_and_a_forged_one_is_not() {
    use table::{Seed, fair};
    let secret = Seed::from_text("the server's secret");
    let seed = fair::mix(&secret, ["ours"]);
    let record = lutece(&["random", "paris-paris", "--seed", "any"]).fine();
    // The same table dealt from the fair seed: only the beginning, so that its moves hold.
    let fresh = lutece(&["new", "paris-paris", "--seed", &seed.to_string()]).fine();
    assert_ne!(record, fresh);
    let commitment = fair::commitment(&secret);
    let lines = format!("commitment: {commitment}\nsecret: {secret}\nentropy 1: ours\nmoves:");
    let fair = fresh.replace("moves:", &lines);
    assert!(piped(&["verify", "-"], &fair).fine().contains("the shuffle is proved fair"));
    let forged = fair.replace("entropy 1: ours", "entropy 1: theirs");
    let said = piped(&["verify", "-"], &forged).refused_aloud(1);
    assert!(said.contains("secret and entropy do not give this seed"), "{said}");
    let hidden = fair.replace(&format!("secret: {secret}\n"), "");
    assert!(piped(&["verify", "-"], &hidden).fine().contains("not revealed yet"));
}

#[test]
fn a_reader_who_leaves_early_is_no_fault() {
    let said = run::unread(&["edition", "show", "city-of-light"]);
    assert_eq!(said.complaint(), "");
    assert!(said.succeeded());
}

/// Every line of the README that begins with `lutece`, in its order, in one empty folder.
#[test]
fn the_readme_works_as_written() {
    let dir = folder("readme");
    let readme = include_str!("../../../README.md");
    let lines: Vec<&str> = readme.lines().filter(|line| line.starts_with("lutece ")).collect();
    assert!(lines.len() >= 10, "the README shows the commands");
    for line in lines {
        let said = run::shell(line, &dir);
        assert!(said.succeeded(), "{line}: {}", said.complaint());
        assert_eq!(said.complaint(), "", "{line}");
    }
}

#[test]
fn a_drawing_is_a_picture_that_stands_for_itself() {
    for game in GAMES {
        let record = whole(game);
        let picture = piped(&["draw", "-", "--at", "9", "--theme", "day"], &record).fine();
        assert!(picture.starts_with("<svg data-theme=\"day\" "), "{}", &picture[..80]);
        assert!(picture.contains("<style>") && picture.ends_with("</svg>\n"));
        let file = folder(&format!("draw-{game}")).join("board.svg");
        let path = file.to_str().expect("the path is text");
        let said = piped(&["draw", "-", "--at", "9", "--theme", "day", "-o", path], &record).fine();
        assert_eq!(said, "");
        assert_eq!(fs::read_to_string(&file).expect("the picture is there"), picture);
        let spoken = ["draw", "-", "--at", "9", "--theme", "day", "--lang", "ja"];
        assert!(piped(&spoken, &record).fine() != picture, "{game}: in another language");
    }
}

#[test]
fn a_drawing_shows_secrets_to_their_owner_only() {
    let record = new("city-of-light");
    let picture = |seat: &[&str]| piped(&[&["draw", "-"], seat].concat(), &record).fine();
    assert!(picture(&["--seat", "1"]).contains("data-pick=\"tile "));
    assert!(!picture(&[]).contains("data-pick=\"tile "));
    assert_ne!(picture(&["--seat", "1"]), picture(&["--seat", "2"]));
}

#[test]
fn a_drawing_of_nothing_is_refused() {
    let record = new("paris");
    for (wrong, why) in [
        (vec!["draw", "-", "--at", "7"], "there is no ply 7"),
        (vec!["draw", "-", "--seat", "5"], "there is no seat 5"),
        (vec!["draw", "-", "-o", "/no/such/folder/board.svg"], "there is no such file"),
        (vec!["draw", "-", "--layout", "round"], "invalid value 'round'"),
        (vec!["draw", "-", "--lang", "la"], "is not one of en, de, fr, ja, nl, pl"),
    ] {
        let said = piped(&wrong, &record).refused(2);
        assert!(said.contains(why), "{said}");
    }
}

#[test]
fn a_hint_is_about_the_position_that_is_asked_for() {
    let record = lutece(&["random", "paris-paris", "--seed", "hint"]).fine();
    for at in ["0", "7"] {
        let legal = piped(&["legal", "-", "--at", at], &record).fine();
        let args = ["hint", "-", "--at", at, "--level", "greedy", "--count", "9", "--json"];
        let hint = json(&piped(&args, &record).fine());
        let moves = hint["moves"].as_array().expect("a list");
        assert!(!moves.is_empty());
        for mv in moves {
            let mv = mv["move"].as_str().expect("a move is text");
            assert!(legal.lines().any(|line| line == mv), "{mv} is not in {legal}");
        }
    }
}

#[test]
fn a_match_that_nobody_watches_shows_no_bar() {
    let args = ["match", "paris-paris", "--bots", "greedy,random", "--games", "4", "--seed", "1"];
    let said = lutece(&args).fine();
    assert!(said.starts_with("paris-paris, 2 players, 4 games on 2 deals, seed 1"), "{said}");
}

#[test]
fn a_study_is_changed_step_by_step_and_its_places_are_known_to_the_others() {
    for game in GAMES {
        let record = whole(game);
        let moves = |at: &str, text: &str| -> Vec<String> {
            let said = piped(&["legal", "-", "--at", at], text).fine();
            said.lines().skip(1).map(str::to_owned).collect()
        };
        let fork = (6..).map(|ply: u32| ply.to_string()).find(|at| moves(at, &record).len() > 1);
        let fork = fork.expect("there is a choice");
        let change = |text: &str, args: &[&str]| {
            let args = [&["study", "-", "--json"], args].concat();
            let said = json(&piped(&args, text).fine());
            let text = |name: &str| said[name].as_str().expect("text").to_owned();
            (text("at"), text("record"))
        };
        // One of them is the game's own, the other makes a line.
        let legal = moves(&fork, &record);
        let tried = [&legal[0], &legal[1]].map(|mv| change(&record, &["--at", &fork, "--try", mv]));
        let (at, text) = tried.iter().find(|(at, _)| at == "1.1").expect("a line").clone();
        let (_, text) = change(&text, &["--at", &at, "--note", "Sooner than that"]);
        let (_, text) = change(&text, &["--name", "Plan", "--line", "1"]);
        let (there, text) = change(&text, &["--at", &at, "--world", "another"]);
        assert_eq!(there, "1.2", "{game}");
        let shown = piped(&["study", "-"], &text).fine();
        assert!(shown.contains(&format!("line 1 (Plan), from {fork}: ")), "{shown}");
        assert!(shown.contains("at 1.1: Sooner than that\n"), "{shown}");
        let told = json(&piped(&["study", "-", "--json"], &text).fine());
        assert_eq!(told["lines"][0]["steps"].as_array().map(Vec::len), Some(2));
        assert_eq!(told["notes"][0]["text"], "Sooner than that");
        assert!(!moves("1.2", &text).is_empty(), "{game}: a place of a line");
        let args = ["hint", "-", "--at", "1.1", "--nodes", "16", "--json"];
        let hint = json(&piped(&args, &text).fine());
        let best = hint["moves"][0]["move"].as_str().expect("a move").to_owned();
        assert!(moves("1.1", &text).contains(&best), "{game}: {hint}");
        let cut = piped(&["study", "-", "--at", "1.1", "--cut"], &text).fine();
        assert!(!cut.contains("Sooner"), "{cut}");
        for (args, code, why) in [
            (vec!["study", "-", "--at", "7.1", "--note", "x"], 1, "there is no such place"),
            (vec!["study", "-", "--at", &fork, "--try", "nonsense"], 1, "nonsense"),
            (vec!["study", "-", "--note", "x", "--cut"], 2, "cannot be used with"),
            (vec!["legal", "-", "--at", "7.1"], 2, "there is no place 7.1"),
        ] {
            let said = piped(&args, &text).refused(code);
            assert!(said.contains(why), "{args:?}: {said}");
        }
    }
}

#[test]
fn a_position_is_printed_changed_and_begun_with() {
    for game in GAMES {
        let record = whole(game);
        let text = piped(&["show", "-", "--at", "12", "--setup"], &record).fine();
        let begun = piped(&["new", game, "--setup", "-"], &text).fine();
        assert!(begun.starts_with("lutece record 3\n"), "{begun}");
        let shown = |record: &str, at: &str| {
            let said = piped(&["show", "-", "--at", at], record).fine();
            said.lines().skip(1).map(str::to_owned).collect::<Vec<_>>()
        };
        assert_eq!(shown(&begun, "0"), shown(&record, "12"), "{game}");
        assert_eq!(piped(&["show", "-", "--setup"], &begun).fine(), text, "{game}");
        let wrong = format!("what: 1\n{text}");
        let said = piped(&["new", game, "--setup", "-"], &wrong).refused(1);
        assert!(said.contains("line 1: there is no \"what\", only"), "{said}");
        let damaged = begun.replace("setup: ", "setup: what: 1; ");
        let said = piped(&["show", "-"], &damaged).refused(1);
        assert!(said.contains("line 1: there is no \"what\", only"), "{said}");
    }
}
