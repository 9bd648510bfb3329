//! Laws for every board, over random games.

mod xml;

use std::collections::BTreeSet;
use std::sync::Arc;

use lutece_draw::{
    Drawn, EXPLANATIONS, LABELS, Labels, Layout, Marks, Plain, Scene, Theme, standalone, style,
};
use table::{Chance as _, Edition as _, Game as _, Match, Options as _, Quick, Say, Seat, Seed};

const LAYOUTS: [Layout; 4] = [Layout::Wide, Layout::Square, Layout::Narrow, Layout::Grid];

/// Plays random games and shows the first and the last position and some between to `look`.
fn positions<G: Drawn>(games: u64, mut look: impl FnMut(&Match<G>)) {
    const STRIDE: usize = 11;
    for number in 0..games {
        let seats = *G::SEATS.start() + number as usize % G::SEATS.clone().count();
        let edition = Arc::new(G::Edition::shipped());
        let mut options = G::Options::default();
        // Every second game with the options that bring other pieces into play.
        let others = G::Options::ALL.iter().filter(|choice| choice.key != table::START);
        for choice in others.filter(|_| number % 2 == 1) {
            let other = choice.values.last().expect("an option has values");
            options.set(choice.key, other).unwrap();
        }
        let game = G::new(edition, options, seats).unwrap();
        let mut played = Match::new(Arc::new(game), Seed::from_text(&number.to_string()));
        let mut chance = Quick::new(number);
        look(&played);
        while played.to_act().is_some() {
            let moves = played.legal();
            played.play(moves[chance.below(moves.len())]).unwrap();
            let ply = played.moves().len() + number as usize;
            if ply.is_multiple_of(STRIDE) || played.to_act().is_none() {
                look(&played);
            }
        }
    }
}

fn board<G: Drawn>(played: &Match<G>, viewer: Option<Seat>, layout: Layout) -> String {
    board_with(played, viewer, layout, &Marks::default(), &Plain)
}

fn board_with<G: Drawn>(
    played: &Match<G>,
    viewer: Option<Seat>,
    layout: Layout,
    marks: &Marks<G::Move>,
    labels: &dyn Labels,
) -> String {
    let public = played.game().public(played.state());
    let secret = viewer.map(|seat| (seat, played.game().secret(played.state(), seat)));
    let own = secret.as_ref().map(|(seat, secret)| (*seat, secret));
    let scene = Scene { game: &**played.game(), public: &public, own, marks, labels, layout };
    G::board(&scene).to_string()
}

/// The parts of a pattern that differ between the games.
macro_rules! every_game {
    ($($check:ident)*) => {
        mod city_of_light_board {
            $(#[test] fn $check() { super::$check::<city_of_light::CityOfLight>(); })*
        }
        mod paris_board {
            $(#[test] fn $check() { super::$check::<paris::Paris>(); })*
        }
        mod paris_paris_board {
            $(#[test] fn $check() { super::$check::<paris_paris::ParisParis>(); })*
        }
        #[cfg(feature = "lanterns")]
        mod lanterns_board {
            $(#[test] fn $check() { super::$check::<lanterns::Lanterns>(); })*
        }
    };
}

every_game! {
    boards_are_well_formed_and_their_ids_unique
    a_board_is_its_tag_its_drawings_and_what_can_be_picked
    every_legal_move_can_be_picked
    footprints_are_on_the_board
    only_known_labels_are_asked_for
    every_pick_has_a_name
    everything_drawn_explains_itself
    the_legend_shows_signs_that_the_board_has
    targets_and_only_they_glow
    boards_are_small
    a_board_keeps_its_size_from_the_first_move_to_the_last
    onlookers_see_the_same_whatever_is_hidden
    texts_of_the_labels_are_escaped
    considered_and_last_moves_are_drawn
    what_happened_has_its_place_on_the_board
}

fn a_board_is_its_tag_its_drawings_and_what_can_be_picked<G: Drawn>() {
    positions::<G>(2, |played| {
        for layout in LAYOUTS {
            let public = played.game().public(played.state());
            let secret =
                played.to_act().map(|seat| (seat, played.game().secret(played.state(), seat)));
            let own = secret.as_ref().map(|(seat, secret)| (*seat, secret));
            let (marks, labels) = (&Marks::default(), &Plain);
            let scene =
                Scene { game: &**played.game(), public: &public, own, marks, labels, layout };
            let board = G::board(&scene);
            let pieces: Vec<&str> = board.pieces().collect();
            assert_eq!(board.to_string(), format!("{}{}</svg>", board.head(), pieces.concat()));
            assert_eq!(board.len(), pieces.concat().len());
            let mut picks = Vec::new();
            for piece in pieces {
                let elements = xml::parse(piece).expect("each drawing is one element");
                picks.extend(
                    elements.iter().filter_map(|it| it.get("data-pick")).map(str::to_owned),
                );
            }
            assert_eq!(board.picks(), picks);
        }
    });
}

fn boards_are_well_formed_and_their_ids_unique<G: Drawn>() {
    positions::<G>(3, |played| {
        for layout in LAYOUTS {
            let picture = standalone::<G>(&board(played, played.to_act(), layout), Theme::Day);
            let elements = xml::parse(&picture).unwrap_or_else(|error| panic!("{error}"));
            let mut seen = BTreeSet::new();
            for id in elements.iter().filter_map(|it| it.get("id")) {
                assert!(seen.insert(id.to_owned()), "two elements are called {id}");
            }
            for target in elements.iter().filter_map(|it| it.get("href")) {
                let id = target.strip_prefix('#').expect("uses stay inside the picture");
                assert!(seen.contains(id), "nothing is called {id}");
            }
        }
    });
}

/// Nothing moves under the hand: what is picked or taken leaves the picture as large as it was.
fn a_board_keeps_its_size_from_the_first_move_to_the_last<G: Drawn>() {
    let mut sizes: BTreeSet<(usize, usize, Option<usize>, String)> = BTreeSet::new();
    positions::<G>(6, |played| {
        let seats = played.game().seats();
        for viewer in Seat::first(seats).map(Some).chain([None]) {
            for (at, layout) in LAYOUTS.into_iter().enumerate() {
                let picture = board(played, viewer, layout);
                let size = picture.split("viewBox=\"").nth(1).and_then(|it| it.split('"').next());
                let size = size.expect("a board has a size").to_owned();
                sizes.insert((at, seats, viewer.map(Seat::index), size));
            }
        }
    });
    let kept: BTreeSet<_> =
        sizes.iter().map(|(at, seats, viewer, _)| (at, seats, viewer)).collect();
    assert_eq!(kept.len(), sizes.len(), "{sizes:#?}");
}

fn every_legal_move_can_be_picked<G: Drawn>() {
    positions::<G>(3, |played| {
        for layout in LAYOUTS {
            let picture = board(played, played.to_act(), layout);
            let elements = xml::parse(&picture).unwrap();
            let picks: Vec<Vec<&str>> = elements
                .iter()
                .filter_map(|it| it.get("data-pick"))
                .map(|pick| pick.split(' ').collect())
                .collect();
            for mv in played.legal() {
                let text = mv.to_string();
                let words: Vec<&str> = text.split(' ').collect();
                let holds = |pick: &&Vec<&str>| words.windows(pick.len()).any(|it| it == *pick);
                let of_this = picks.iter().filter(holds);
                let offered: BTreeSet<&str> = of_this.flatten().copied().collect();
                for word in words {
                    assert!(
                        offered.contains(word) || G::BUTTONS.contains(&word),
                        "{text}: nothing to click for {word}"
                    );
                }
            }
        }
    });
}

fn footprints_are_on_the_board<G: Drawn>() {
    positions::<G>(3, |played| {
        let Some(seat) = played.to_act() else { return };
        let public = played.game().public(played.state());
        let ids: Vec<BTreeSet<String>> = LAYOUTS
            .into_iter()
            .map(|layout| {
                let picture = board(played, Some(seat), layout);
                let elements = xml::parse(&picture).unwrap();
                elements.iter().filter_map(|it| it.get("id").map(str::to_owned)).collect()
            })
            .collect();
        for mv in played.legal() {
            for id in G::footprint(played.game(), &public, seat, mv) {
                assert!(ids.iter().all(|ids| ids.contains(&id)), "{mv}: no element {id}");
            }
        }
    });
}

fn only_known_labels_are_asked_for<G: Drawn>() {
    struct AnyLabel;
    impl Labels for AnyLabel {
        fn label(&self, id: &str, args: &[(&str, String)]) -> String {
            let (_, names) = LABELS
                .iter()
                .chain(EXPLANATIONS)
                .find(|(known, _)| *known == id)
                .unwrap_or_else(|| panic!("{id} is not in the list"));
            let given: BTreeSet<_> = args.iter().map(|(name, _)| *name).collect();
            assert_eq!(given, names.iter().copied().collect(), "the arguments of {id}");
            Plain.label(id, args)
        }
    }
    positions::<G>(3, |played| {
        for layout in LAYOUTS {
            board_with(played, played.to_act(), layout, &Marks::default(), &AnyLabel);
        }
    });
}

fn every_pick_has_a_name<G: Drawn>() {
    positions::<G>(3, |played| {
        for layout in LAYOUTS {
            let picture = board(played, played.to_act(), layout);
            for element in xml::parse(&picture).unwrap() {
                let Some(pick) = element.get("data-pick") else { continue };
                let name = element.get("aria-label").unwrap_or_default();
                assert!(!name.is_empty(), "{pick} has no name");
                let classes = element.get("class").unwrap_or_default();
                assert!(classes.split(' ').any(|class| class == "pick"), "{pick}: {classes}");
            }
        }
    });
}

fn targets_and_only_they_glow<G: Drawn>() {
    let mut glowing = 0;
    positions::<G>(1, |played| {
        let plain = board(played, played.to_act(), Layout::Wide);
        let elements = xml::parse(&plain).unwrap();
        assert!(!plain.contains(" target"), "nothing glows unasked");
        let Some(pick) = elements.iter().find_map(|it| it.get("data-pick")) else { return };
        let marks = Marks { targets: vec![pick.to_owned()], ..Marks::default() };
        let lit = board_with(played, played.to_act(), Layout::Wide, &marks, &Plain);
        for element in xml::parse(&lit).unwrap() {
            let glows =
                element.get("class").is_some_and(|it| it.split(' ').any(|it| it == "target"));
            assert_eq!(glows, element.get("data-pick") == Some(pick));
            glowing += usize::from(glows);
        }
    });
    assert!(glowing > 0);
}

/// Compressed a board is about a fifth of this; the server's own test measures what it sends.
fn boards_are_small<G: Drawn>() {
    positions::<G>(3, |played| {
        for layout in LAYOUTS {
            let size = board(played, played.to_act(), layout).len();
            assert!(size < 120_000, "{size} bytes");
        }
    });
    assert!(style(&[G::STYLE]).len() < 30_000);
}

fn onlookers_see_the_same_whatever_is_hidden<G: Drawn>() {
    let mut chance = Quick::new(1);
    positions::<G>(2, |played| {
        let game = played.game();
        let draw = |state: &G::State, viewer: Option<Seat>| {
            let public = game.public(state);
            let secret = viewer.map(|seat| (seat, game.secret(state, seat)));
            G::board(&Scene {
                game: &**game,
                public: &public,
                own: secret.as_ref().map(|(seat, secret)| (*seat, secret)),
                marks: &Marks::default(),
                labels: &Plain,
                layout: Layout::Wide,
            })
            .to_string()
        };
        for seat in Seat::first(game.seats()) {
            let other = game.redeal(played.state(), seat, &mut chance);
            assert_eq!(draw(played.state(), Some(seat)), draw(&other, Some(seat)));
            assert_eq!(draw(played.state(), None), draw(&other, None));
        }
    });
}

fn texts_of_the_labels_are_escaped<G: Drawn>() {
    struct Nasty;
    impl Labels for Nasty {
        fn label(&self, _id: &str, _args: &[(&str, String)]) -> String {
            "\"<script>&'".to_owned()
        }
    }
    positions::<G>(1, |played| {
        let picture = board_with(played, played.to_act(), Layout::Wide, &Marks::default(), &Nasty);
        assert!(!picture.contains("<script"));
        xml::parse(&picture).unwrap();
    });
}

fn considered_and_last_moves_are_drawn<G: Drawn>() {
    positions::<G>(2, |played| {
        let Some(seat) = played.to_act() else { return };
        let moves = played.legal();
        for mv in moves.iter().step_by(1 + moves.len() / 8) {
            let marks =
                Marks { last: Some((seat, *mv)), ghost: Some((seat, *mv)), ..Marks::default() };
            for layout in LAYOUTS {
                let picture = board_with(played, Some(seat), layout, &marks, &Plain);
                let elements = xml::parse(&picture).unwrap_or_else(|error| panic!("{mv}: {error}"));
                let ghosts = elements.iter().filter(|it| it.get("id") == Some("ghost")).count();
                assert!(ghosts <= 1, "{mv}: {ghosts} ghosts");
            }
        }
    });
}

/// Every place that an event names is there once the move is made: at least the first, where the
/// page looks; what stood there may be gone again.
fn what_happened_has_its_place_on_the_board<G: Drawn>() {
    let (mut places, mut points) = (0, 0);
    let mut chance = Quick::new(7);
    positions::<G>(2, |played| {
        let mut played = played.clone();
        for _ in 0..4 {
            let moves = played.legal();
            if moves.is_empty() {
                return;
            }
            let events = played.play(moves[chance.below(moves.len())]).unwrap();
            let public = played.game().public(played.state());
            let picture = board(&played, None, Layout::Narrow);
            for event in events.iter().map(Say::message) {
                let spot = G::spot(&public, &event);
                if let Some(id) = spot.ids.first() {
                    let there = picture.contains(&format!(" id=\"{id}\""));
                    assert!(there, "{event:?}: no element {id}");
                    places += 1;
                }
                points += spot.gains.map_or(0, |(_, points)| points);
            }
        }
    });
    // In City of Light points come and go with every lamp; the sheet tells them.
    if G::NAME != "city-of-light" {
        assert!(places > 0 && points > 0, "{places} places, {points} points");
    }
}

/// An end-game tile is taken in secret: nobody else's board may depend on which it was, though
/// the last move is pointed out on it.
#[test]
fn the_last_move_does_not_show_which_end_game_tile_was_taken() {
    let mut taken = 0;
    let mut chance = Quick::new(3);
    positions::<paris::Paris>(3, |played| {
        let mut played = played.clone();
        for _ in 0..11 {
            let Some(seat) = played.to_act() else { return };
            let moves = played.legal();
            let secret: Vec<paris::Move> =
                moves.iter().copied().filter(|mv| matches!(mv, paris::Move::Choose(_))).collect();
            let viewers = || Seat::first(played.game().seats()).map(Some).chain([None]);
            // The same board with each tile that could have been taken as the last move.
            for viewer in viewers().filter(|viewer| *viewer != Some(seat)) {
                for layout in LAYOUTS {
                    let pictures: BTreeSet<String> = secret
                        .iter()
                        .map(|mv| {
                            let mut after = played.clone();
                            after.play(*mv).unwrap();
                            let marks = Marks { last: Some((seat, *mv)), ..Marks::default() };
                            board_with(&after, viewer, layout, &marks, &Plain)
                        })
                        .collect();
                    assert!(pictures.len() <= 1, "{viewer:?} sees what {seat} took");
                }
            }
            taken += usize::from(secret.len() > 1);
            played.play(moves[chance.below(moves.len())]).unwrap();
        }
    });
    assert!(taken > 0, "no end-game tile was ever to be taken");
}

/// Every sign, figure and piece stands inside of something that has a name, so that pointing at it
/// tells what it is. Things that are only looked at have none: a layer that is shown for something
/// else, the frame's letters and digits, and headings, which are words themselves.
fn everything_drawn_explains_itself<G: Drawn>() {
    const LOOKED_AT: [&str; 8] = [
        "layer",
        "halos",
        "col-coordinates",
        "track-spaces",
        "head",
        "ghost",
        "decor",
        "stop-name",
    ];
    positions::<G>(3, |played| {
        for layout in LAYOUTS {
            let picture = board(played, played.to_act(), layout);
            let elements = xml::parse(&picture).unwrap();
            for (at, element) in elements.iter().enumerate() {
                let around = std::iter::successors(Some(at), |&it| elements[it].parent);
                let around: Vec<&xml::Element> = around.map(|it| &elements[it]).collect();
                let named = |it: &&xml::Element| it.get("aria-label").is_some() && it.name != "svg";
                let looked_at = |it: &&xml::Element| {
                    let classes = it.get("class").unwrap_or_default();
                    it.name == "defs" || classes.split(' ').any(|it| LOOKED_AT.contains(&it))
                };
                let speaks = ["use", "text", "textPath"].contains(&element.name.as_str());
                let told = around.iter().any(|it| named(it) || looked_at(it));
                let (class, href) = (element.get("class"), element.get("href"));
                let place = (element.get("x"), element.get("y"));
                assert!(!speaks || told, "{} {class:?} {href:?} {place:?}", element.name);
            }
        }
    });
}

/// The font size that a text of a drawing has, in units of the picture: its own, that of a class,
/// or that of what it is in.
fn font_size(style: &str, elements: &[xml::Element], at: usize) -> f64 {
    let of_class = |class: &str| {
        let rule = format!(".board .{class}{{");
        let body = style.split(rule.as_str()).nth(1)?.split('}').next()?;
        let size = body.split("font-size:").nth(1)?.split("px").next()?;
        size.parse::<f64>().ok()
    };
    std::iter::successors(Some(at), |&it| elements[it].parent)
        .find_map(|it| {
            let own = elements[it].get("font-size").and_then(|size| size.parse().ok());
            let classes = elements[it].get("class").unwrap_or_default();
            own.or_else(|| classes.split(' ').find_map(of_class))
        })
        .unwrap_or(14.0)
}

/// Law 7: no text below 11 pixels on a screen of 1280x900 or 1366x768, where a wide drawing has at
/// least nine tenths of its size, nor below 12 on a phone of 390 pixels, where a narrow one has 94
/// of a hundred parts. The browser's own test measures the pixels.
fn no_text_is_too_small<G: Drawn>() {
    let style = style(&[G::STYLE]);
    positions::<G>(4, |played| {
        for (layout, least) in
            [(Layout::Wide, 12.35), (Layout::Square, 12.35), (Layout::Narrow, 12.8)]
        {
            let picture = board(played, played.to_act(), layout);
            let elements = xml::parse(&picture).unwrap();
            let width: f64 =
                elements[0].get("viewBox").unwrap().split(' ').nth(2).unwrap().parse().unwrap();
            let scale = if layout == Layout::Narrow { 400.0 / width } else { 1000.0 / width };
            for (at, element) in elements.iter().enumerate() {
                let size = font_size(&style, &elements, at) * scale;
                let classes = (element.get("class"), element.get("x"), element.get("y"));
                assert!(element.name != "text" || size >= least, "{size} {classes:?} {layout:?}");
            }
        }
    });
}

/// Beside the column of a window of 1280x900 there are 893x829 pixels for a board, of 1366x768 there are 979x697, of
/// 1920x1080 there are 1469x1009: what is left empty above and below a board or beside it is at most 8 % of that.
#[test]
fn boards_have_the_shape_of_their_place() {
    fn look<G: Drawn>() {
        positions::<G>(1, |played| {
            for (layout, place) in [
                (Layout::Square, (893.0, 829.0)),
                (Layout::Wide, (979.0, 697.0)),
                (Layout::Wide, (1469.0, 1009.0)),
            ] {
                let picture = board(played, played.to_act(), layout);
                let elements = xml::parse(&picture).unwrap();
                let view = elements[0].get("viewBox").unwrap().split(' ');
                let size: Vec<f64> = view.map(|it| it.parse().unwrap()).collect();
                let (wide, high): (f64, f64) = (place.0 / size[2], place.1 / size[3]);
                let empty = 1.0 - wide.min(high) / wide.max(high);
                assert!(empty < 0.08, "{} {layout:?}: {empty}", G::NAME);
            }
        });
    }
    look::<city_of_light::CityOfLight>();
    look::<paris::Paris>();
    look::<paris_paris::ParisParis>();
}

#[test]
fn no_text_of_paris_paris_is_too_small() {
    no_text_is_too_small::<paris_paris::ParisParis>();
}

#[test]
fn no_text_of_city_of_light_is_too_small() {
    no_text_is_too_small::<city_of_light::CityOfLight>();
}

#[test]
fn no_text_of_paris_is_too_small() {
    no_text_is_too_small::<paris::Paris>();
}

fn the_legend_shows_signs_that_the_board_has<G: Drawn>() {
    positions::<G>(1, |played| {
        let picture = board(played, played.to_act(), Layout::Wide);
        for (icon, label) in G::SIGNS {
            assert!(picture.contains(&format!("<symbol id=\"{icon}\"")), "{icon} is not defined");
            let known = LABELS.iter().chain(EXPLANATIONS).find(|(id, _)| id == label);
            assert!(known.is_some_and(|(_, args)| args.is_empty()), "{label}");
        }
    });
    // Lanterns has no sign but numbers.
    assert_eq!(G::SIGNS.len() >= 5, G::NAME != "lanterns");
}
