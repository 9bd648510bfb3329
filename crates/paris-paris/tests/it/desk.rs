//! Made-to-order positions: games with stacks arranged by hand, and boards set up for a tour.

use std::sync::Arc;

use lutece_paris_paris::{
    Deal, Edition, Event, Line, Options, ParisParis, Public, Refusal, Stacks, TILES, Tile,
};
use table::{BySeat, Edition as _, Game as _, Match, Refused, Seat, Seed};

/// The rules for a table.
pub(crate) fn rules(seats: usize, doubles: bool) -> Arc<ParisParis> {
    let options = Options { doubles, ..Options::default() };
    Arc::new(ParisParis::new(Arc::new(Edition::shipped()), options, seats).unwrap())
}

/// A game begun by seat 1 whose first stacks are as given; the other tiles follow in order.
pub(crate) fn dealt(rules: &Arc<ParisParis>, first: &[&[&str]]) -> Match<ParisParis> {
    Match::dealt(Arc::clone(rules), deal(rules, first)).unwrap()
}

/// The deal of [`dealt`].
pub(crate) fn deal(rules: &Arc<ParisParis>, first: &[&[&str]]) -> Deal {
    let mut tiles: Vec<Tile> = rules.map().tiles().to_vec();
    let mut order = Vec::with_capacity(TILES);
    for text in first.iter().copied().flatten() {
        let tile: Tile = text.parse().unwrap();
        let at = tiles.iter().position(|it| *it == tile).expect("there is such a tile left");
        order.push(tiles.remove(at));
    }
    order.append(&mut tiles);
    Deal {
        start: Seat::new(0),
        trips: Line::ALL[..rules.seats()].to_vec(),
        open: (rules.seats() == 2).then_some(Line::Green),
        stacks: stacks(order.chunks(rules.seats() + 1).map(<[Tile]>::to_vec).collect()),
    }
}

/// Stacks of equal size.
pub(crate) fn stacks(stacks: Vec<Vec<Tile>>) -> Stacks {
    stacks.try_into().expect("the stacks are of one size")
}

/// Plays moves and returns what the last one brought about.
pub(crate) fn play(game: &mut Match<ParisParis>, moves: &[&str]) -> Vec<Event> {
    let mut events = Vec::new();
    for mv in moves {
        events = game.play_text(mv).unwrap_or_else(|refused| panic!("{mv}: {refused}"));
    }
    events
}

/// The notation of every legal move.
pub(crate) fn legal(game: &Match<ParisParis>) -> Vec<String> {
    game.legal().iter().map(ToString::to_string).collect()
}

/// The seats (from 1) of the owners of the shops at a stop.
pub(crate) fn shops(game: &Match<ParisParis>, stop: &str) -> Vec<usize> {
    let public = game.game().public(game.state());
    let view = public.stops.iter().find(|view| view.stop.to_string() == stop).unwrap();
    view.shops.iter().map(|seat| seat.number()).collect()
}

/// A board with these shops and nothing else on it.
pub(crate) fn board(rules: &ParisParis, shops: &[(&str, &[usize])]) -> Public {
    let deal = rules.deal(&mut Seed::from_text("board").dice());
    let mut public = rules.public(&rules.start(&deal).unwrap());
    for (stop, owners) in shops {
        let view = public.stops.iter_mut().find(|view| view.stop.to_string() == *stop).unwrap();
        view.shops = owners.iter().map(|number| Seat::new(number - 1)).collect();
    }
    public
}

/// The points of a grand tour over a board.
pub(crate) fn grand_tour(rules: &ParisParis, public: &Public, line: &str) -> Vec<u16> {
    let (points, events) = rules.tour(public, line.parse().unwrap());
    assert_eq!(points, told(rules, &events), "every point has its event");
    points.as_slice().to_vec()
}

/// The points of a small tour over a board.
pub(crate) fn small_tour(rules: &ParisParis, public: &Public, tile: &str) -> Vec<u16> {
    let left = rules.left_over(public, tile.parse().unwrap()).unwrap();
    assert_eq!(left.grand_tour, None);
    assert_eq!(left.small_tour, told(rules, &left.events), "every point has its event");
    left.small_tour.as_slice().to_vec()
}

/// The points that the events report.
pub(crate) fn told(rules: &ParisParis, events: &[Event]) -> BySeat<u16> {
    let mut points = BySeat::splat(rules.seats(), 0);
    for (seat, more) in events.iter().filter_map(Event::points) {
        points[seat] += u16::from(more);
    }
    points
}

/// Why a move is refused.
pub(crate) fn refused(game: &mut Match<ParisParis>, text: &str) -> Refusal {
    match game.play_text(text) {
        Err(Refused::Illegal(refusal)) => refusal,
        other => panic!("{text}: {other:?}"),
    }
}

/// The tile that this text names.
pub(crate) fn tile(text: &str) -> Tile {
    text.parse().unwrap()
}
