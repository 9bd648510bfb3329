//! What may be seen, what stays hidden, and what is said.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use lutece_city_of_light::{
    Building, CityOfLight, Edition, Event, MESSAGES, Options, Postcard, Refusal, Setup, Space,
};
use table::{Edition as _, Game as _, Match, Quick, Quiet, Say as _, Seat, Seed};
use testkit::Table;

fn rules() -> Arc<CityOfLight> {
    let edition = Arc::new(Edition::shipped());
    Arc::new(CityOfLight::new(edition, Options::default(), 2).expect("a playable table"))
}

/// A game after some number of random moves.
fn begun(plies: usize) -> Match<CityOfLight> {
    let mut played = Match::new(rules(), Seed::from_text("views"));
    let mut chance = Quick::new(7);
    for _ in 0..plies {
        let (mv, _) = played.game().random(played.state(), &mut chance, &mut Vec::new());
        played.play(mv).expect("a legal move");
    }
    played
}

#[test]
fn a_hand_is_seen_by_its_owner_alone() {
    let played = begun(9);
    let hand = serde_json::to_string(&played.seat_view(Seat::new(0)).secret).unwrap();
    assert!(hand.starts_with("{\"hand\":[{\"tile\":"), "{hand}");
    let onlooker = serde_json::to_string(&played.spectator_view()).unwrap();
    assert!(!onlooker.contains("\"hand\""), "{onlooker}");
    assert!(onlooker.contains("\"in_hand\":1"));
}

#[test]
fn what_is_hidden_is_dealt_anew_evenly() {
    let played = begun(9);
    let (rules, me, other) = (played.game(), Seat::new(0), Seat::new(1));
    let hidden = played.spectator_view().public.players[other].unlaid.len();
    let own_stack = played.spectator_view().public.players[me].unlaid.len() - 1;
    let mut hands: BTreeMap<u8, usize> = BTreeMap::new();
    let mut draws: BTreeMap<u8, usize> = BTreeMap::new();
    let mut chance = Quick::new(3);
    let times = 6_000;
    for _ in 0..times {
        let mut world = rules.redeal(played.state(), me, &mut chance);
        let held = rules.secret(&world, other).hand[0].tile;
        *hands.entry(held.number()).or_default() += 1;
        // A player's next tile is the one the stack would give after the held one is laid.
        if rules.to_act(&world) != Some(me) {
            let pass = "take L6".parse().expect("a move");
            rules.try_play(&mut world, pass, &mut Quiet).expect("L6 is in the supply");
        }
        let mut moves = Vec::new();
        rules.legal(&world, &mut moves);
        rules.play(&mut world, moves[0], &mut Quiet);
        let drawn = rules.secret(&world, me).hand[0].tile;
        *draws.entry(drawn.number()).or_default() += 1;
    }
    for (seen, possible) in [(hands, hidden), (draws, own_stack)] {
        assert_eq!(seen.len(), possible, "every possible tile comes up: {seen:?}");
        let even = times / possible;
        for count in seen.values() {
            assert!((even * 4 / 5..even * 6 / 5).contains(count), "{seen:?}, evenly {even}");
        }
    }
}

#[test]
fn a_tile_reveals_and_a_building_does_not() {
    let played = begun(0);
    let reveals = |text: &str| played.game().reveals(played.state(), text.parse().expect("a move"));
    assert!(!reveals("take P5"));
    assert!(played.legal().iter().any(|mv| played.game().reveals(played.state(), *mv)));
}

#[test]
fn lamps_say_what_they_light() {
    let mut setup = Setup::on(
        "o*oooooo oooooooo oooooooo ooo*oooo
         oooooooo oooooooo oooooooo oooooooo",
    )
    .expect("streets");
    setup.postcards = "metropolitain jardin chartier bouquinistes moulin-rouge fontaine penseur \
                       grande-lumiere"
        .split_whitespace()
        .map(|name| name.parse().expect("a card"))
        .collect();
    setup.reserves[Seat::new(0)] = vec![Building::I3, Building::O4];
    setup.deeds = ["build I3 a2 r0", "build O4 e4 r0", "card grande-lumiere d4"]
        .iter()
        .map(|text| (Seat::new(0), text.parse().expect("a move")))
        .collect();
    let rules = rules();
    let state = setup.position(&rules).expect("a position");
    let seen = rules.public(&state);
    let names = |spaces: &[Space]| spaces.iter().map(ToString::to_string).collect::<Vec<_>>();
    assert_eq!(seen.lamps.len(), 2);
    assert_eq!(names(&seen.lamps[0].lights), ["a1", "c1", "b2"]);
    assert_eq!(seen.lamps[0].buildings, [Building::I3]);
    // The large one reaches e4 but nothing behind it: f4 belongs to the same building.
    assert_eq!(names(&seen.lamps[1].lights), ["d2", "d3", "b4", "c4", "e4", "d5", "d6"]);
    assert_eq!(seen.lamps[1].buildings, [Building::O4]);
}

/// One of each refusal.
fn refusals() -> Vec<Refusal> {
    let (space, building, card) = (Space::new(0), Building::Jardin, Postcard::Fontaine);
    vec![
        Refusal::Over,
        Refusal::StillStreets,
        Refusal::StreetsDone,
        Refusal::NotInHand,
        Refusal::SquareTaken,
        Refusal::TilesLeft,
        Refusal::NotInSupply(building),
        Refusal::NotInReserve(building),
        Refusal::NoChimney,
        Refusal::NoToken,
        Refusal::CardNotInPlay(card),
        Refusal::CardUsed(card),
        Refusal::SameLook,
        Refusal::NoRotation,
        Refusal::RotationNeeded,
        Refusal::OffBoard,
        Refusal::Occupied(space),
        Refusal::Streetlight(space),
        Refusal::SecondStreetlight(space),
        Refusal::OpponentsColour(space),
        Refusal::SecondOpponentsColour(space),
        Refusal::Mixed(space),
        Refusal::NotStreetlight(space),
        Refusal::FrontOffBoard,
        Refusal::FrontOccupied(space),
        Refusal::NotYourBuilding(building),
        Refusal::NotBeside(building),
    ]
}

/// Its place among all refusals: a variant added to the type must be added here.
fn place(refusal: Refusal) -> usize {
    match refusal {
        Refusal::Over => 0,
        Refusal::StillStreets => 1,
        Refusal::StreetsDone => 2,
        Refusal::NotInHand => 3,
        Refusal::SquareTaken => 4,
        Refusal::TilesLeft => 5,
        Refusal::NotInSupply(_) => 6,
        Refusal::NotInReserve(_) => 7,
        Refusal::NoChimney => 8,
        Refusal::NoToken => 9,
        Refusal::CardNotInPlay(_) => 10,
        Refusal::CardUsed(_) => 11,
        Refusal::SameLook => 12,
        Refusal::NoRotation => 13,
        Refusal::RotationNeeded => 14,
        Refusal::OffBoard => 15,
        Refusal::Occupied(_) => 16,
        Refusal::Streetlight(_) => 17,
        Refusal::SecondStreetlight(_) => 18,
        Refusal::OpponentsColour(_) => 19,
        Refusal::SecondOpponentsColour(_) => 20,
        Refusal::Mixed(_) => 21,
        Refusal::NotStreetlight(_) => 22,
        Refusal::FrontOffBoard => 23,
        Refusal::FrontOccupied(_) => 24,
        Refusal::NotYourBuilding(_) => 25,
        Refusal::NotBeside(_) => 26,
    }
}

#[test]
fn the_list_has_one_of_each_refusal() {
    let places: Vec<usize> = refusals().into_iter().map(place).collect();
    assert_eq!(places, (0..27).collect::<Vec<_>>());
}

#[test]
fn every_listed_message_is_said_somewhere_and_no_other() {
    let table = Table::<CityOfLight>::new(&[("postcards", "random")], 2).games(60);
    let mut said = testkit::laws::every_message_is_listed(&table, MESSAGES);
    let of_two = Table::<CityOfLight>::new(&[("hand", "2")], 2).games(1);
    said.append(&mut testkit::laws::every_message_is_listed(&of_two, MESSAGES));
    for refusal in refusals() {
        let message = refusal.message();
        let (_, args) = MESSAGES.iter().find(|(id, _)| *id == message.id).expect("it is listed");
        let found: Vec<&str> = message.args.iter().map(|(name, _)| *name).collect();
        assert_eq!(found, *args, "{}", message.id);
        said.insert(message.id.to_owned());
    }
    // Only requested after the end, when nobody is prompted.
    said.insert("col-prompt-over".to_owned());
    let listed: BTreeSet<String> = MESSAGES.iter().map(|(id, _)| (*id).to_owned()).collect();
    assert_eq!(said, listed);
}

#[test]
fn refusals_are_lower_case_without_a_full_stop_and_all_different() {
    let texts: BTreeSet<String> = refusals().iter().map(ToString::to_string).collect();
    assert_eq!(texts.len(), refusals().len());
    for text in texts {
        assert!(!text.ends_with('.') && !text.starts_with(char::is_uppercase), "{text}");
    }
}

#[test]
fn the_terms_of_a_score_in_the_terminal_add_up_to_it() {
    let (mut penalties, mut cards) = (0, 0);
    let table = Table::<CityOfLight>::new(&[("postcards", "random")], 2).games(12);
    table.walk(|at, _| {
        let text = at.rules.text(&at.rules.public(at.state), None);
        for (seat, colour) in Seat::first(2).zip(["orange", "blue"]) {
            let begins = format!("{colour:<10} ");
            let from = text.find(&begins).expect("every player has a line") + begins.len();
            let line = text[from..].split(" reserve ").next().expect("the reserve comes next");
            let (total, terms) = line.split_once(" points").expect("a sum");
            let value = |term: &str| -> i32 {
                let last = term.rsplit(' ').next().expect("a number ends a term");
                last.split('x').map(|it| it.parse::<i32>().expect("a number")).product()
            };
            let terms = terms.trim_start_matches(':').split(',').map(str::trim);
            let terms: Vec<&str> = terms.filter(|term| !term.is_empty()).collect();
            let sum: i32 = terms.iter().copied().map(value).sum();
            assert_eq!(total.parse::<i32>(), Ok(sum), "{}: {line}", at.place());
            assert_eq!(sum, at.rules.scores(at.state)[seat], "{}", at.place());
            penalties += usize::from(terms.iter().any(|term| term.starts_with("unbuilt")));
            cards += usize::from(terms.iter().any(|term| term.starts_with("peintre")));
        }
    });
    assert!(penalties > 0 && cards > 0, "{penalties} {cards}");
}

#[test]
fn the_parts_of_a_change_of_points_add_up_to_it() {
    let (mut changes, mut several) = (0, 0);
    for number in 0..12_u64 {
        let mut played = Match::new(rules(), Seed::from_text(&number.to_string()));
        let mut chance = Quick::new(number);
        while played.to_act().is_some() {
            let (mv, _) = played.game().random(played.state(), &mut chance, &mut Vec::new());
            let mut events = Vec::new();
            played.game().play(&mut { *played.state() }, mv, &mut events);
            let mut left = events.iter().peekable();
            while let Some(event) = left.next() {
                let Event::Points { points, .. } = event else { continue };
                let (mut sum, mut parts) = (0, 0);
                while let Some(Event::Part { points, .. }) = left.peek() {
                    (sum, parts) = (sum + points, parts + 1);
                    left.next();
                }
                assert_eq!(sum, *points, "{mv}: {events:?}");
                changes += 1;
                several += usize::from(parts > 1);
            }
            played.play(mv).expect("a legal move");
        }
    }
    assert!(changes > 50 && several > 20, "{changes} {several}");
}
