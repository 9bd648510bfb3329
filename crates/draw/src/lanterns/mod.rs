//! The board of Lanterns: the posts of the quay, and below them what everybody holds.
//!
//! Ids: `post-3`, `lantern-12` (in the reader's hand or hanging), `hand-2` (how many seat 2 holds).

mod book;

use lanterns::{Lanterns, Move, PostView, Public};
use table::{Game as _, Message, Seat};

use crate::board::{Board, Root};
use crate::scene::{Drawn, Layout, Said, Scene, Spot};
use crate::sign;
use crate::svg::Svg;

/// The measures of a layout.
struct Frame {
    width: f64,
    /// How many posts stand in a row.
    columns: usize,
    /// The height of a row.
    row: f64,
}

impl Frame {
    const fn of(layout: Layout) -> Self {
        match layout {
            Layout::Wide | Layout::Square | Layout::Grid => {
                Self { width: 1000.0, columns: 8, row: 170.0 }
            }
            Layout::Narrow => Self { width: 400.0, columns: 4, row: 120.0 },
        }
    }

    fn step(&self) -> f64 {
        self.width / self.columns as f64
    }

    /// The middle of a place in a row that begins at a height.
    fn middle(&self, at: usize, top: f64) -> (f64, f64) {
        let (row, column) = (at / self.columns, at % self.columns);
        (self.step() * (column as f64 + 0.5), top + self.row * (row as f64 + 0.5))
    }

    /// The height of so many places.
    fn height(&self, count: usize) -> f64 {
        self.row * count.div_ceil(self.columns) as f64
    }
}

/// The height of a player's line.
const LINE: f64 = 32.0;

impl Drawn for Lanterns {
    const STYLE: &'static str = include_str!("style.css");

    const BUTTONS: &'static [&'static str] = &["hang"];

    const SIGNS: &'static [(&'static str, &'static str)] = &[];

    const ASKS: &'static [(&'static str, usize, &'static str)] = &[];

    const ASIDE: &'static [&'static str] = &[];

    const PROJECTED: bool = false;

    fn last_round(public: &Public) -> bool {
        public.to_act.is_some() && public.hands.iter().all(|left| *left <= 1)
    }

    fn round_before_last(public: &Public) -> bool {
        let most = public.hands.iter().max();
        public.to_act.is_some() && most == Some(&2)
    }

    fn board(scene: &Scene<'_, Self>) -> Board {
        let frame = Frame::of(scene.layout);
        let Public { posts, hands, .. } = scene.public;
        let below = frame.height(posts.len());
        let players = below + LINE * hands.len() as f64;
        // A hand keeps its room when it is empty.
        let height = players + frame.height(lanterns::HAND);
        let mut svg = Svg::default();
        let last = scene.marks.last.map(|(_, mv)| mv.post.number());
        for (at, view) in posts.iter().enumerate() {
            post(&mut svg, scene, view, frame.middle(at, 0.0), last == Some(view.post));
        }
        for seat in Seat::first(hands.len()) {
            let at = (16.0, below + LINE * (seat.index() as f64 + 0.5));
            player(&mut svg, scene, seat, at);
        }
        if let Some((_, secret)) = scene.own {
            for (at, lantern) in secret.hand.iter().enumerate() {
                held(&mut svg, scene, *lantern, frame.middle(at, players));
            }
        }
        let label = &scene.label("draw-lanterns-board", &[]);
        let size = (frame.width, height);
        svg.board(&Root { game: Self::NAME, size, label, rides: None })
    }

    fn footprint(_: &Self, _: &Public, _: Seat, mv: Move) -> Vec<String> {
        vec![format!("post-{}", mv.post.number())]
    }

    fn meant(_: &Public, _: Seat, picked: &[&str]) -> Vec<String> {
        match picked {
            [.., lantern, post] => vec![format!("hang {lantern} {post}")],
            _ => Vec::new(),
        }
    }

    fn spot(_: &Public, event: &Message) -> Spot {
        let said = Said(event);
        let ids = said.number("post").map(|post| format!("post-{post}")).into_iter().collect();
        Spot { ids, gains: said.seat("seat").zip(said.number("points")), halt: None }
    }
}

const RADIUS: f64 = 30.0;

fn post(
    svg: &mut Svg,
    scene: &Scene<'_, Lanterns>,
    view: &PostView,
    (x, y): (f64, f64),
    last: bool,
) {
    let numbers = [("post", view.post.to_string()), ("factor", view.factor.to_string())];
    let name = scene.label("draw-lanterns-post", &numbers);
    let about = scene.label("about-lanterns-post", &numbers[1..]);
    let class = if last { "post last" } else { "post" };
    scene.open_pick(
        svg,
        &format!("post-{}", view.post),
        class,
        &format!("p{}", view.post),
        (&name, &about),
    );
    svg.circle(x, y, RADIUS + 4.0).class("face").done();
    svg.text(x, y + RADIUS + 22.0, "mid", &format!("× {}", view.factor));
    svg.end();
    let Some(hung) = &view.hung else { return };
    let letter = sign::letter(hung.owner).to_owned();
    let label = [("lantern", hung.lantern.to_string()), ("player", letter)];
    let name = scene.label("draw-lanterns-hung", &label);
    svg.el("g")
        .id(&format!("lantern-{}", hung.lantern))
        .class(&format!("lantern {}", sign::class(hung.owner)))
        .begin_named(&name, &about);
    face(svg, hung.lantern, (x, y));
    svg.end();
    scene.player_sign(svg, hung.owner, (x + RADIUS, y - RADIUS), 9.0);
}

fn held(svg: &mut Svg, scene: &Scene<'_, Lanterns>, lantern: u8, at: (f64, f64)) {
    let name = scene.label("draw-lanterns-held", &[("lantern", lantern.to_string())]);
    let about = scene.label("about-lanterns-held", &[]);
    let pick = lantern.to_string();
    scene.open_pick(svg, &format!("lantern-{lantern}"), "lantern", &pick, (&name, &about));
    face(svg, lantern, at);
    svg.end();
}

fn face(svg: &mut Svg, lantern: u8, (x, y): (f64, f64)) {
    svg.circle(x, y, RADIUS).class("face").done();
    svg.text(x, y + 8.0, "t20 mid", &lantern.to_string());
}

fn player(svg: &mut Svg, scene: &Scene<'_, Lanterns>, seat: Seat, (x, y): (f64, f64)) {
    let left = scene.public.hands[seat.index()];
    let points = scene.public.scores[seat.index()];
    let label = [
        ("player", sign::letter(seat).to_owned()),
        ("count", left.to_string()),
        ("points", points.to_string()),
    ];
    let name = scene.label("draw-lanterns-hand", &label);
    let about = scene.label("about-lanterns-hand", &[]);
    svg.el("g").id(&format!("hand-{seat}")).begin_named(&name, &about);
    sign::sign(svg, seat, x, y, 11.0);
    svg.text(x + 22.0, y + 6.0, "t16", &format!("{points} · {left}"));
    svg.end();
}
