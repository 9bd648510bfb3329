//! Lanterns as its rules list it: the posts, and a lantern that hangs.

use std::sync::Arc;

use lanterns::{Edition, HAND, LANTERNS, Lanterns, Options, Post};
use table::{Edition as _, Game as _, Match, Seed};

use crate::book::{self, Book, Example, Part, Sign, View};
use crate::labels::Labels;
use crate::scene::Layout;

impl Book for Lanterns {
    const CHAPTERS: &'static [&'static str] = &["aim", "turn", "posts"];
    const RULING: Option<&'static str> = None;
    const ICONS: &'static [&'static str] = &[];

    fn numbers(_: &Edition) -> Vec<(&'static str, i64)> {
        vec![("hand", HAND as i64), ("lanterns", LANTERNS as i64)]
    }

    fn parts(edition: &Edition, chapter: &str, labels: &dyn Labels) -> Vec<Part> {
        if chapter != "posts" {
            return Vec::new();
        }
        let part = |post: Post| {
            let factor = edition.factor(post).to_string();
            let label = [("post", post.number().to_string()), ("factor", factor.clone())];
            Part {
                anchor: format!("post-{}", post.number()),
                signs: vec![Sign::Text(format!("× {factor}"))],
                text: labels.label("draw-lanterns-post", &label),
                ..Part::default()
            }
        };
        (0..LANTERNS).map(Post::new).map(part).collect()
    }

    fn examples(chapter: &str, labels: &dyn Labels, layout: Layout) -> Vec<Example> {
        if chapter != "turn" {
            return Vec::new();
        }
        let game = Lanterns::new(Arc::new(Edition::shipped()), Options, 2).expect("it plays");
        let mut played = Match::new(Arc::new(game), Seed::from_text("a figure"));
        let first = played.legal()[1];
        let events = played.play(first).expect("a move of the list");
        let public = played.game().public(played.state());
        let board = book::board(&**played.game(), &public, labels, layout);
        let lines = events.iter().map(|event| (None, table::Say::message(event))).collect();
        vec![Example {
            caption: "rules-lanterns-turn-figure",
            board,
            view: View::Whole,
            sums: Vec::new(),
            lines,
        }]
    }
}
