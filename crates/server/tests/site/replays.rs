//! The slider of a replay: a mark wherever a new part of the game begins, and nowhere else.

use catalog::{Any, Editions, Kind};
use table::Seed;

use crate::reviews::{bring, finished, get, judged_by};
use crate::support::Site;

/// A line of a position's text.
fn said(at: &Any, key: &str) -> String {
    let text = at.position_text().expect("it can be written");
    let line = text.lines().find_map(|line| line.strip_prefix(&format!("{key}: ")));
    line.unwrap_or_default().to_owned()
}

/// After which moves the position itself says that a round or another part has begun.
fn parts(game: &Any) -> Vec<usize> {
    let at = |ply: usize| {
        let mut at = game.clone();
        at.rewind(ply);
        at
    };
    let begins = |ply: &usize| {
        let (before, after) = (at(*ply - 1), at(*ply));
        let changed = |key: &str| said(&before, key) != said(&after, key);
        match game.kind() {
            Kind::ParisParis => changed("round") || changed("small") || changed("grand"),
            Kind::Paris => {
                let starts = |at: &Any| said(at, "to-act") == said(at, "start");
                starts(&after) && !starts(&before)
                    || said(&after, "ending") == "last-round" && changed("ending")
            }
            _ => {
                let lays =
                    |at: &Any| at.prompt().is_some_and(|it| it.id.contains("prompt-streets"));
                lays(&before) && !lays(&after)
            }
        }
    };
    (1..game.ply()).filter(begins).collect()
}

/// Where the marks of a page stand, as so many of a thousand parts of the slider.
fn marks(page: &str) -> Vec<String> {
    let marks = page.split("<path class=\"round\" d=\"M").skip(1);
    marks.map(|rest| rest.split(' ').next().expect("a place").to_owned()).collect()
}

#[tokio::test]
async fn the_slider_is_marked_where_rounds_tours_and_phases_begin() {
    let site = Site::with(judged_by(2)).await;
    let mut ann = site.guest("Ann").await;
    for (kind, seats) in [(Kind::CityOfLight, 2), (Kind::ParisParis, 3), (Kind::Paris, 4)] {
        let none: [(&str, &str); 0] = [];
        let new = Any::new(kind, &Editions::shipped(), &none, seats, Seed::from_text("marks"));
        let game = finished(new.expect("the shipped edition plays"), 3);
        let base = bring(&mut ann, &game.record().to_string()).await;
        let (status, page) = get(&mut ann, &format!("{base}/replay?ply=1")).await;
        assert_eq!(status, 200, "{page}");
        let parts = parts(&game);
        let at = |ply: &usize| format!("{:.1}", 1000.0 * *ply as f64 / game.ply() as f64);
        let wanted: Vec<String> = parts.iter().map(at).collect();
        let mut found = marks(&page);
        // What happens at the very end begins nothing.
        found.retain(|it| it != "1000.0");
        assert_eq!(found, wanted, "{kind} of {} moves, parts begin at {parts:?}", game.ply());
        assert!(!wanted.is_empty(), "{kind} has parts");
    }
}
