//! What stands on a place of Paris stays on it: nothing covers the figure of the place beside it, and
//! nothing moves when something comes beside it; and what a place is for can be put there.

mod xml;

use std::collections::BTreeMap;
use std::sync::Arc;

use lutece_draw::{Drawn as _, Layout, Marks, Plain, Scene};
use paris::{Edition, Kind, Options, Paris, Public, Type};
use table::{Edition as _, Game as _, Match, Seat, Seed};

const LAYOUTS: [Layout; 4] = [Layout::Wide, Layout::Square, Layout::Narrow, Layout::Grid];
/// This many landmarks stand side by side; more than that in one district overlap.
const SIDE_BY_SIDE: usize = 5;

type Point = (f64, f64);

/// A board on which everything is built and has a token and a key of one player, with so many landmarks in one
/// district.
fn full(game: &Arc<Paris>, seat: Seat, district: usize, landmarks: usize) -> Public {
    let played = Match::new(Arc::clone(game), Seed::from_text("full"));
    let mut public = game.public(played.state());
    for quarter in &mut public.districts {
        for lot in &mut quarter.spaces {
            lot.building = Some(Type::Hotel);
            lot.token = Some(Kind::Gold);
            lot.keys = vec![seat];
        }
        quarter.values = vec![88; game.seats()];
    }
    let mut built: Vec<_> = public.landmarks.drain(..landmarks).collect();
    for monument in &mut built {
        monument.keys = vec![seat];
    }
    public.districts[district].landmarks = built;
    public
}

fn drawn(game: &Paris, public: &Public, layout: Layout) -> Vec<xml::Element> {
    let (marks, labels) = (&Marks::default(), &Plain);
    let board = Paris::board(&Scene { game, public, own: None, marks, labels, layout });
    xml::parse(&board.to_string()).expect("a board is well-formed")
}

/// The id of the place that an element is drawn on.
fn place_of(elements: &[xml::Element], mut at: usize) -> String {
    loop {
        if let Some(id) = elements[at].get("id").filter(|id| !id.starts_with("key-")) {
            return id.to_owned();
        }
        match elements[at].parent {
            Some(parent) => at = parent,
            None => return String::new(),
        }
    }
}

fn number(element: &xml::Element, name: &str) -> f64 {
    element.get(name).and_then(|it| it.parse().ok()).expect("a number")
}

/// The corners of a plate.
fn plate(element: &xml::Element) -> Vec<Point> {
    let [x, y, w, h] = ["x", "y", "width", "height"].map(|name| number(element, name));
    vec![(x, y), (x + w, y), (x + w, y + h), (x, y + h)]
}

/// The corners of a player's sign; of a circle enough of them.
fn sign(path: &str) -> Vec<Point> {
    let numbers = |text: &str| -> Vec<f64> {
        text.split(' ').map(|it| it.parse().expect("a number")).collect()
    };
    if let Some((from, arc)) = path.trim_start_matches('M').split_once('A') {
        let (from, arc) = (numbers(from), numbers(arc.split('A').next().expect("one half")));
        let (r, x, y) = (arc[0], from[0] + arc[0], from[1]);
        let on = |n: i32| (std::f64::consts::TAU * f64::from(n) / 32.0).sin_cos();
        return (0..32).map(on).map(|(sin, cos)| (x + r * cos, y + r * sin)).collect();
    }
    let corners = path.trim_end_matches('z').split(['M', 'L']).filter(|it| !it.is_empty());
    corners.map(numbers).map(|it| (it[0], it[1])).collect()
}

/// Whether two convex shapes share more than an edge.
fn overlap(one: &[Point], other: &[Point]) -> bool {
    let parted = |(a, b): (Point, Point)| {
        let far = |shape: &[Point]| {
            let along = shape.iter().map(|(x, y)| x * (b.1 - a.1) - y * (b.0 - a.0));
            along.fold((f64::MAX, f64::MIN), |(low, high), it| (low.min(it), high.max(it)))
        };
        let (one, other) = (far(one), far(other));
        one.1 <= other.0 || other.1 <= one.0
    };
    let sides = |shape: &[Point]| -> Vec<(Point, Point)> {
        (0..shape.len()).map(|at| (shape[at], shape[(at + 1) % shape.len()])).collect()
    };
    !sides(one).into_iter().chain(sides(other)).any(parted)
}

#[test]
fn no_key_lies_on_the_figure_of_another_place() {
    let game = Arc::new(Paris::new(Arc::new(Edition::shipped()), Options::default(), 4).unwrap());
    let mut compared = 0;
    for (layout, district) in LAYOUTS.into_iter().flat_map(|it| (0..6).map(move |at| (it, at))) {
        for seat in Seat::first(4) {
            let elements = drawn(&game, &full(&game, seat, district, SIDE_BY_SIDE), layout);
            let of = |at: usize| place_of(&elements, at);
            let on_board = |id: &str| id.starts_with("place-") || id.starts_with("landmark-");
            let all = || elements.iter().enumerate();
            let figures: Vec<(String, Vec<Point>)> = all()
                .filter(|(at, it)| {
                    it.name == "rect" && it.get("class") == Some("plate") && on_board(&of(*at))
                })
                .map(|(at, it)| (of(at), plate(it)))
                .collect();
            for (at, key) in
                all().filter(|(_, it)| it.get("id").is_some_and(|id| id.starts_with("key-")))
            {
                let shape = sign(elements[at + 1].get("d").expect("a key is a sign"));
                for (place, figure) in figures.iter().filter(|(place, _)| *place != of(at)) {
                    let (id, seats) = (key.get("id").unwrap_or_default(), layout as usize);
                    assert!(!overlap(&shape, figure), "{id} lies on {place} in layout {seats}");
                    compared += 1;
                }
            }
        }
    }
    assert!(compared > 10_000, "only {compared} compared");
}

/// Where everything whose id begins like this is: the first shape of each.
fn shapes(elements: &[xml::Element], begins: &[&str]) -> BTreeMap<String, String> {
    let at = |(at, it): (usize, &xml::Element)| {
        let id = it.get("id").filter(|id| begins.iter().any(|it| id.starts_with(it)))?;
        let shape = &elements[at + 1];
        let place = ["d", "x", "y"].map(|name| shape.get(name).unwrap_or_default()).join(" ");
        Some((id.to_owned(), place))
    };
    elements.iter().enumerate().filter_map(at).collect()
}

#[test]
fn what_stands_in_a_district_stays_where_it_is_when_more_comes() {
    let game = Arc::new(Paris::new(Arc::new(Edition::shipped()), Options::default(), 4).unwrap());
    for layout in LAYOUTS {
        let mut before: BTreeMap<String, String> = BTreeMap::new();
        for count in 0..=8 {
            let mut public = full(&game, Seat::new(0), 2, count);
            // The last one comes first: those already there are on either side of the newcomer.
            let keys: Vec<Seat> = Seat::first(4).skip(4_usize.saturating_sub(count)).collect();
            public.arc.clone_from(&keys);
            public.districts[2].bank_keys = keys;
            let elements = drawn(&game, &public, layout);
            let standing = |id: &String| {
                let lies =
                    public.landmarks.iter().any(|it| *id == format!("landmark-{}", it.landmark));
                !lies
            };
            let mut now = shapes(&elements, &["key-", "landmark-"]);
            now.retain(|id, _| standing(id));
            for (id, place) in &before {
                assert_eq!(now.get(id), Some(place), "{id} moved as number {count} came");
            }
            before = now;
        }
        assert!(before.len() > 50, "only {} things", before.len());
    }
}

#[test]
fn a_key_stays_where_it_is_when_another_comes_or_goes() {
    let game = Arc::new(Paris::new(Arc::new(Edition::shipped()), Options::default(), 4).unwrap());
    let all: Vec<Seat> = Seat::first(4).collect();
    for layout in LAYOUTS {
        let keys = |seats: &[Seat]| {
            let mut public = full(&game, all[0], 0, 2);
            let lots = public.districts.iter_mut().flat_map(|it| &mut it.spaces);
            lots.for_each(|lot| lot.keys = seats.to_vec());
            public.districts[0].landmarks.iter_mut().for_each(|it| it.keys = seats.to_vec());
            shapes(&drawn(&game, &public, layout), &["key-"])
        };
        let together = keys(&all);
        for one in &all {
            for other in &all {
                let some = if one == other { vec![*one] } else { vec![*other, *one] };
                let found = keys(&some);
                assert!(found.len() > 30 * some.len(), "{}", found.len());
                for (id, place) in &found {
                    assert_eq!(Some(place), together.get(id), "{id} of {some:?}");
                }
            }
        }
    }
}

/// The faces of the landmarks in a district as they are drawn.
#[test]
fn five_landmarks_of_a_district_stand_side_by_side() {
    let game = Arc::new(Paris::new(Arc::new(Edition::shipped()), Options::default(), 2).unwrap());
    for (layout, district) in LAYOUTS.into_iter().flat_map(|it| (0..6).map(move |at| (it, at))) {
        let public = full(&game, Seat::new(0), district, SIDE_BY_SIDE);
        let elements = drawn(&game, &public, layout);
        let built: Vec<String> = public.districts[district]
            .landmarks
            .iter()
            .map(|it| format!("landmark-{}", it.landmark))
            .collect();
        let faces: Vec<Vec<Point>> = elements
            .iter()
            .enumerate()
            .filter(|(at, it)| {
                it.get("class") == Some("landmark-face face")
                    && built.contains(&place_of(&elements, *at))
            })
            .map(|(_, it)| plate(it))
            .collect();
        assert_eq!(faces.len(), SIDE_BY_SIDE);
        for (at, one) in faces.iter().enumerate() {
            for other in &faces[..at] {
                assert!(!overlap(one, other), "district {district}, layout {}", layout as usize);
            }
        }
    }
}

#[test]
fn a_vp_tile_can_be_put_where_its_place_is() {
    let game = Arc::new(Paris::new(Arc::new(Edition::shipped()), Options::default(), 2).unwrap());
    for layout in LAYOUTS {
        let places = |step: &'static str| {
            let mut public = full(&game, Seat::new(0), 0, 0);
            public.step = step;
            let elements = drawn(&game, &public, layout);
            let places = elements.iter().filter(|it| {
                it.get("id").is_some_and(|id| id.starts_with("vp-place-"))
                    && it.get("data-pick").is_some()
            });
            places.count()
        };
        assert_eq!((places("vp-tile"), places("place")), (6, 0));
    }
}

/// The box of what counts the keys of a district, by what is written there.
fn count_of(elements: &[xml::Element], at: usize) -> Vec<Point> {
    let [x, y] = ["x", "y"].map(|name| number(&elements[at], name));
    vec![(x - 11.0, y - 10.0), (x + 11.0, y - 10.0), (x + 11.0, y), (x - 11.0, y)]
}

#[test]
fn keys_are_counted_until_the_fourth_and_the_count_lies_on_nothing() {
    let game = Arc::new(Paris::new(Arc::new(Edition::shipped()), Options::default(), 2).unwrap());
    for layout in LAYOUTS {
        for count in 0..=5 {
            let mut public = full(&game, Seat::new(0), 0, 0);
            for quarter in &mut public.districts {
                quarter.vp_tile = Some([20, 10, 5]);
                quarter.bank_keys = Seat::first(2).collect();
                let lots = quarter.spaces.iter_mut().skip(count);
                lots.for_each(|lot| lot.keys.clear());
            }
            let elements = drawn(&game, &public, layout);
            let text = format!(": {count} of 4");
            let counts: Vec<usize> = (0..elements.len())
                .filter(|at| elements[*at].name == "text")
                .filter(|at| {
                    let name = elements[*at].parent.and_then(|it| elements[it].get("aria-label"));
                    name.is_some_and(|it| it.ends_with(&text))
                })
                .collect();
            assert_eq!(
                counts.len(),
                if count < 4 { 6 } else { 0 },
                "{text} in {}",
                layout as usize
            );
            let faces = ["bank-face face", "vp-face face", "lot-face face"];
            let others: Vec<&xml::Element> = elements
                .iter()
                .filter(|it| {
                    it.name == "rect" && faces.contains(&it.get("class").unwrap_or_default())
                })
                .collect();
            assert!(others.len() >= 12, "{}", others.len());
            for at in counts {
                for other in &others {
                    let lies = overlap(&count_of(&elements, at), &plate(other));
                    assert!(!lies, "{} in layout {}", text, layout as usize);
                }
            }
        }
    }
}

/// It is clear which district a sum belongs to: another district's is further away than a column is
/// high.
#[test]
fn sums_of_two_districts_of_the_round_board_are_no_neighbours() {
    for seats in [2, 3, 4] {
        let edition = Arc::new(Edition::shipped());
        let game = Arc::new(Paris::new(edition, Options::default(), seats).unwrap());
        let elements = drawn(&game, &full(&game, Seat::new(0), 0, 0), Layout::Wide);
        let sums: Vec<(String, Point)> = elements
            .iter()
            .filter(|it| it.name == "text")
            .filter_map(|it| {
                let label = elements[it.parent?].get("aria-label")?;
                let (_, district) = label.split_once(": total value 88 in ")?;
                Some((district.to_owned(), (number(it, "x"), number(it, "y"))))
            })
            // The letter of the sign comes before the figure.
            .skip(1)
            .step_by(2)
            .collect();
        assert_eq!(sums.len(), 6 * seats);
        for (district, (x, y)) in &sums {
            for (other, (right, down)) in sums.iter().filter(|(it, _)| it != district) {
                let far = (x - right).hypot(y - down);
                assert!(far > 100.0, "{seats}: {district} and {other}: {far:.0}");
            }
        }
    }
}
