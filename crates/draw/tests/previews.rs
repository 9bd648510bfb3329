//! What a drawing shows of a move beforehand is what the move does.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use city_of_light::CityOfLight;
use lutece_draw::{Drawn, Layout, Marks, Plain, Scene};
use paris_paris::{Event, ParisParis};
use table::{Chance as _, Edition as _, Game as _, Match, Quick, Say as _, Seed};

/// Plays random games with every number of players, looking at every position.
fn walk<G: Drawn>(mut look: impl FnMut(&Match<G>)) {
    for seats in G::SEATS {
        let edition = Arc::new(G::Edition::shipped());
        let game = G::new(edition, G::Options::default(), seats).unwrap();
        let mut played = Match::new(Arc::new(game), Seed::from_text("previews"));
        let mut chance = Quick::new(seats as u64);
        while played.to_act().is_some() {
            look(&played);
            let moves = played.legal();
            played.play(moves[chance.below(moves.len())]).unwrap();
        }
    }
}

fn board<G: Drawn>(played: &Match<G>, marks: &Marks<G::Move>, layout: Layout) -> String {
    let public = played.game().public(played.state());
    let seat = played.to_act().unwrap_or(table::Seat::new(0));
    let secret = played.game().secret(played.state(), seat);
    let own = Some((seat, &secret));
    G::board(&Scene { game: &**played.game(), public: &public, own, marks, labels: &Plain, layout })
        .to_string()
}

/// What has kept its place so far.
fn kept<G: Drawn>(played: &Match<G>) -> Vec<(String, usize)> {
    G::kept(played.game(), &mut (0..=played.moves().len()).map(|ply| played.at(ply)))
}

/// The values of an attribute in a piece of a drawing, each with the text that follows it.
fn values<'a>(svg: &'a str, name: &str) -> Vec<(&'a str, &'a str)> {
    let start = format!(" {name}=\"");
    let ends = |text: &'a str| text.split_once('"').expect("an attribute ends");
    let inner = |text: &'a str| {
        let (_, text) = text.split_once('>').expect("a tag ends");
        text.split('<').next().unwrap_or_default()
    };
    svg.split(start.as_str())
        .skip(1)
        .map(|text| {
            let (value, rest) = ends(text);
            (value, inner(rest))
        })
        .collect()
}

/// The new shop, the one that makes way, and the points of the tours: for every legal move of
/// every position, in both layouts.
#[test]
fn a_move_of_paris_paris_does_what_its_layer_shows() {
    let (mut moves, mut tours) = (0, 0);
    walk::<ParisParis>(|played| {
        let seat = played.to_act().expect("the game goes on").to_string();
        for layout in [Layout::Wide, Layout::Narrow] {
            let picture = board(played, &Marks::default(), layout);
            let layers: Vec<&str> = picture.split(" data-of=\"").skip(1).collect();
            assert_eq!(layers.len(), played.legal().len());
            for mv in played.legal() {
                let start = format!("{mv}\"");
                let layer = layers.iter().find(|it| it.starts_with(&start));
                let layer = layer.unwrap_or_else(|| panic!("{mv} has no layer"));
                let mut events = Vec::new();
                played.game().play(&mut { *played.state() }, mv, &mut events);
                let gone = events.iter().find_map(|event| match event {
                    Event::Bagged { owner, .. } | Event::Returned { owner, .. } => Some(*owner),
                    _ => None,
                });
                let seats: Vec<&str> = values(layer, "data-seat").iter().map(|it| it.0).collect();
                let gone = gone.map(|owner| owner.to_string());
                let mut expected = vec![seat.as_str()];
                expected.extend(gone.as_deref());
                assert_eq!(seats, expected, "{mv}");
                // Special trips run from what is secret.
                let secret = events.iter().position(|it| matches!(it, Event::SpecialTrip { .. }));
                let mut points: BTreeMap<String, u32> = BTreeMap::new();
                for event in &events[..secret.unwrap_or(events.len())] {
                    if let Event::Point { seat, stop, .. } = event {
                        *points.entry(format!("{seat} {}", stop.word)).or_default() += 1;
                    }
                }
                let shown: BTreeMap<String, u32> = values(layer, "data-gain")
                    .into_iter()
                    .map(|(at, text)| (at.to_owned(), text[1..].parse().expect("+ and a number")))
                    .collect();
                assert_eq!(shown, points, "{mv}");
                moves += 1;
                tours += points.len();
            }
        }
    });
    assert!(moves > 100 && tours > 100, "{moves} moves, {tours} points of tours");
}

/// The figures on a tile, where only one other is left to be taken: what follows when it is taken, or the least
/// and the most of that where it may be chosen whose shop goes.
#[test]
fn a_tile_of_paris_paris_that_is_left_over_brings_what_its_card_says() {
    let (mut certain, mut either, mut early) = (0, 0, 0);
    walk::<ParisParis>(|played| {
        let picture = board(played, &Marks::default(), Layout::Wide);
        let tiles = played.game().public(played.state()).tiles;
        for tile in &tiles {
            let start = format!("data-layer=\"left {tile}\"");
            let (_, layer) = picture.split_once(&start).expect("a tile has a layer");
            let layer = layer.split("class=\"layer").next().unwrap_or_default();
            let mut shown: BTreeMap<String, u32> = BTreeMap::new();
            for (at, text) in values(layer, "data-gain") {
                shown.insert(at.to_owned(), text[1..].parse().expect("+ and a number"));
            }
            if tiles.len() > 2 {
                assert!(layer.contains("as the shops stand now"), "{tile}: {layer}");
                early += 1;
                continue;
            }
            let mut left = tiles.clone();
            left.remove(left.iter().position(|it| it == tile).expect("it is one of them"));
            let then: Vec<BTreeMap<String, u32>> = (played.legal().into_iter())
                .filter(|mv| mv.tile == left[0])
                .map(|mv| {
                    let mut events = Vec::new();
                    played.game().play(&mut { *played.state() }, mv, &mut events);
                    let secret = |it: &Event| matches!(it, Event::SpecialTrip { .. });
                    let mut points = BTreeMap::new();
                    for event in events.iter().take_while(|it| !secret(it)) {
                        if let Event::Point { seat, stop, .. } = event {
                            *points.entry(format!("{seat} {}", stop.word)).or_default() += 1;
                        }
                    }
                    points
                })
                .collect();
            assert!(layer.contains("class=\"ghost"), "{tile}: the other one opens a shop");
            assert_eq!(layer.contains("At least"), then.len() == 2, "{tile}");
            for (at, points) in &shown {
                let least = then.iter().map(|it| it.get(at).copied().unwrap_or_default()).min();
                assert_eq!(least, Some(*points), "{tile}: {at}");
            }
            for at in then[0].keys().filter(|at| then.iter().all(|it| it.contains_key(*at))) {
                assert!(shown.contains_key(at), "{tile}: {at} is missing");
            }
            certain += usize::from(then.len() == 1 && !shown.is_empty());
            either += usize::from(then.len() == 2);
        }
    });
    assert!(certain > 20 && either > 1 && early > 50, "{certain}, {either}, {early}");
}

/// The bus stops on its line: on a grand tour at crossings of the line, whatever scores beside them, on a small tour
/// where shops score, and for nothing else.
#[test]
fn the_bus_of_paris_paris_stays_on_its_line() {
    let (mut halts, mut beside) = (0, 0);
    walk::<ParisParis>(|played| {
        let game = played.game();
        for mv in played.legal() {
            let (mut state, mut events) = (*played.state(), Vec::new());
            game.play(&mut state, mv, &mut events);
            let public = game.public(&state);
            let mut line = None;
            for event in &events {
                let spot = ParisParis::spot(&public, &event.message());
                match event {
                    Event::SmallTour { .. } => line = None,
                    Event::GrandTour { line: of }
                    | Event::SpecialTrip { line: of, .. }
                    | Event::OpenTrip { line: of } => line = Some(*of),
                    _ => {}
                }
                let Some(halt) = &spot.halt else {
                    assert!(!matches!(event, Event::Point { .. }), "{event:?}");
                    continue;
                };
                assert!(
                    matches!(event, Event::Point { .. } | Event::SmallTour { .. }),
                    "{event:?}"
                );
                let stop = public.stops.iter().find(|it| halt.id == format!("stop-{}", it.stop));
                let stop = stop.unwrap_or_else(|| panic!("no stop {}", halt.id));
                assert_eq!(halt.name, stop.name);
                if let Some(line) = line {
                    assert!(stop.lines.contains(&line) && stop.lines.len() == 2, "{event:?}");
                }
                halts += 1;
                beside += usize::from(!spot.ids.contains(&halt.id));
            }
        }
    });
    assert!(halts > 300 && beside > 100, "{halts} halts, {beside} for what stands beside them");
}

/// A click on any other shop is meant for its stop.
#[test]
fn a_shop_of_paris_paris_can_be_picked_only_where_the_rules_ask_whose_goes() {
    let (mut picks, mut through) = (0, 0);
    walk::<ParisParis>(|played| {
        let picture = board(played, &Marks::default(), Layout::Wide);
        let moves: Vec<String> = played.legal().iter().map(|mv| format!("{mv} ")).collect();
        for (pick, _) in values(&picture, "data-pick") {
            let of_a_shop = pick.split(' ').next_back().is_some_and(|word| word.starts_with('x'));
            if of_a_shop {
                assert!(moves.iter().any(|mv| mv.contains(&format!("{pick} "))), "{pick}");
                picks += 1;
            }
        }
        through += picture.matches(" through\"").count();
    });
    assert!(picks > 10 && through > 10, "{picks} shops to choose from, {through} that are not");
}

/// The ghost of a building covers what the building will.
#[test]
fn a_building_of_city_of_light_comes_to_lie_where_its_ghost_is() {
    let corners = |svg: &str, after: &str| -> BTreeSet<String> {
        let (_, from) = svg.split_once(after).unwrap_or_else(|| panic!("no {after}"));
        let (_, path) = from.split_once("<path d=\"").expect("it has an outline");
        let path = path.split('"').next().unwrap_or_default();
        path.split(['M', 'L', 'Z', 'z', 'Q']).map(str::to_owned).collect()
    };
    let mut built = 0;
    walk::<CityOfLight>(|played| {
        let seat = played.to_act().expect("the game goes on");
        for mv in played.legal().into_iter().step_by(5) {
            let city_of_light::Move::Build { building, .. } = mv else { continue };
            let marks = Marks { ghost: Some((seat, mv)), ..Marks::default() };
            let ghost = board(played, &marks, Layout::Wide);
            let mut after = played.clone();
            after.play(mv).unwrap();
            let real = board(&after, &Marks::default(), Layout::Wide);
            let there = corners(&real, &format!("id=\"piece-{building}\""));
            assert_eq!(corners(&ghost, "id=\"ghost\""), there, "{mv}");
            built += 1;
        }
    });
    assert!(built > 20, "{built} buildings");
}

/// A new shop comes to lie where its ghost was, and no other shop ever moves.
#[test]
fn a_shop_of_paris_paris_stays_where_its_ghost_was() {
    let places = |svg: &str| -> BTreeMap<String, String> {
        svg.split("<g id=\"shop-")
            .skip(1)
            .map(|part| {
                let (id, rest) = part.split_once('"').expect("an id ends");
                let (_, rect) = rest.split_once("<rect ").expect("a shop has a wall");
                (id.to_owned(), rect.split(" width").next().unwrap_or_default().to_owned())
            })
            .collect()
    };
    let mut opened = 0;
    for layout in [Layout::Wide, Layout::Narrow] {
        walk::<ParisParis>(|played| {
            let seat = played.to_act().expect("the game goes on");
            let stands = |played: &Match<ParisParis>| {
                let marks = Marks { kept: kept(played), ..Marks::default() };
                places(&board(played, &marks, layout))
            };
            let before = stands(played);
            for mv in played.legal() {
                let (ghost, kept) = (Some((seat, mv)), kept(played));
                let marks = Marks { ghost, kept, ..Marks::default() };
                let shown = board(played, &marks, layout);
                let (_, ghost) = shown.split_once("id=\"ghost\"").expect("a ghost");
                let (_, ghost) = ghost.split_once("<rect ").expect("it has a wall");
                let ghost = ghost.split(" width").next().unwrap_or_default();
                let mut after = played.clone();
                after.play(mv).unwrap();
                let after = stands(&after);
                let own = format!("{}-{seat}", mv.tile.stop);
                let there = [own.clone(), format!("{own}-2")];
                assert!(
                    there.iter().any(|id| after.get(id).is_some_and(|at| at == ghost)),
                    "{mv}: {ghost} is none of {after:?}"
                );
                for (id, at) in &before {
                    assert!(after.get(id).is_none_or(|it| it == at), "{mv} moves {id}");
                }
                opened += 1;
            }
        });
    }
    assert!(opened > 100, "{opened} shops");
}

/// Where the walls are of the shops in a piece of a drawing.
fn walls(svg: &str) -> BTreeSet<String> {
    let at = |part: &str| part.split(" width").next().unwrap_or_default().to_owned();
    svg.split("<rect ").skip(1).filter(|it| it.contains("shop-wall")).map(at).collect()
}

/// Where a shop makes way at a crossing, the preview shows the crossing as it will be: the new shop and the one that
/// stays at their places, each at another, and the one that goes at neither.
#[test]
fn a_crossing_of_paris_paris_looks_as_the_preview_shows_it() {
    let shops = |svg: &str, stop: &str| -> BTreeSet<String> {
        let start = format!("<g id=\"shop-{stop}-");
        svg.split(start.as_str())
            .skip(1)
            .flat_map(|it| walls(it.split("</g>").next().unwrap_or_default()))
            .collect()
    };
    let (mut made_way, mut full) = (0, 0);
    for layout in [Layout::Wide, Layout::Narrow] {
        walk::<ParisParis>(|played| {
            let seat = played.to_act().expect("the game goes on");
            for mv in played.legal() {
                let marks =
                    Marks { ghost: Some((seat, mv)), kept: kept(played), ..Marks::default() };
                let shown = board(played, &marks, layout);
                let (before, ghost) = shown.split_once("id=\"ghost\"").expect("a ghost");
                let ghost = ghost.split("class=\"layer").next().unwrap_or_default();
                let Some((preview, gone)) = ghost.split_once("class=\"leaves ") else { continue };
                let gone = walls(gone.split("</g>").next().unwrap_or_default());
                let mut later = played.clone();
                later.play(mv).unwrap();
                let stop = mv.tile.stop.to_string();
                let marks = Marks { kept: kept(&later), ..Marks::default() };
                let after = shops(&board(&later, &marks, layout), &stop);
                assert_eq!(walls(preview), after, "{mv}");
                assert!(gone.len() == 1 && gone.is_disjoint(&after), "{mv}: {gone:?}");
                made_way += 1;
                full += usize::from(after.len() == 2 && shops(before, &stop) == after);
            }
        });
    }
    assert!(made_way > 50 && full > 10, "{made_way} made way, {full} of them at full crossings");
}
