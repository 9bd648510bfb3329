//! What moves would bring, before they are made.

use catalog::Any;
use draw::{Drawn, Spot};
use serde::Serialize;
use table::{Match, Message, Seat};
use words::Called;

use super::addressed;
use super::news::{foretold, sums};
use super::now::{last_round, unused_list};
use super::turn::{END, follows};
use crate::model::snapshot::Snapshot;
use crate::pages::log::spots;
use crate::pages::viewer::Viewer;

/// The most moves of one question.
const MOST: usize = 12;

/// What one move would bring.
#[derive(Debug, Serialize)]
pub struct Brings {
    /// What it does.
    pub say: String,
    /// What everybody would score by it, if that is more than a line says.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub sums: String,
    /// What comes of it, as far as it is certain.
    pub lines: Vec<String>,
    /// What can be done together with it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub together: Option<Together>,
    /// Whether the turn can be ended right after it, with nothing left to choose.
    pub ends: bool,
}

/// Several moves at one go.
#[derive(Debug, Serialize)]
pub struct Together {
    /// What they come to.
    pub say: String,
    /// The moves.
    pub moves: Vec<String>,
}

/// What each of some moves would bring; nothing about a move that is not legal any more, and
/// nothing at all once it is another's turn: the question may have been overtaken by a move.
pub fn previews<'a>(
    viewer: &Viewer,
    table: &Snapshot,
    moves: impl Iterator<Item = &'a str>,
) -> Vec<Option<Brings>> {
    let Some(game) = table.game.as_ref().filter(|_| table.your_turn()) else {
        return Vec::new();
    };
    brought(viewer, game, &|seat| addressed(viewer, table, seat), moves)
}

/// What each of some moves would bring in a position.
pub fn brought<'a>(
    viewer: &Viewer,
    game: &Any,
    called: &dyn Fn(Seat) -> Called,
    moves: impl Iterator<Item = &'a str>,
) -> Vec<Option<Brings>> {
    let (foreseen, parts, then, leaving) = catalog::with_game!(
        game.kind(), G => (<G as Drawn>::FORESEEN, <G as Drawn>::PARTS, <G as Drawn>::THEN, <G as Drawn>::LEAVING)
    );
    moves
        .take(MOST)
        .map(|mv| {
            let preview = game.preview(mv).ok()?;
            let say = game.say(mv).ok()?;
            let spots = catalog::each!(game, it => spots(it, &preview.events));
            let gains = || spots.iter().filter_map(|spot| spot.gains);
            let sums = sums(viewer, gains(), called);
            // Points that have parts are told by the sum and by them.
            let summed = |at: usize| {
                spots[at].gains.is_some()
                    && preview.events.get(at + 1).is_some_and(|next| parts.contains(&next.id))
                    && gains().count() == 1
            };
            let certain: Vec<(&Message, &Spot)> = (preview.events.iter().zip(&spots))
                .enumerate()
                .filter(|(at, (event, _))| !foreseen.contains(&event.id) && !summed(*at))
                .map(|(_, it)| it)
                .collect();
            let certain = foretold(viewer, &certain, called);
            let first: Vec<String> = catalog::each!(game, it => foresees(it, mv))
                .iter()
                .map(|line| viewer.say(line, called))
                .collect();
            // If the game has said what may come, there is no need to say that something may.
            let hidden = !preview.whole && first.is_empty();
            let more = hidden.then(|| viewer.t("table-preview-uncertain"));
            let After { prompt, ends } =
                if preview.whole { after(game, mv) } else { After::default() };
            let next = prompt.filter(|prompt| then.contains(&prompt.id)).map(|prompt| {
                viewer.with("play-then", &[("prompt", viewer.say(&prompt, called).into())])
            });
            let leaves = leaving.contains(&mv.split(' ').next().unwrap_or_default());
            let still = leaves.then(|| unused_list(viewer, game, called)).flatten();
            let still = still.map(|list| viewer.with("play-still", &[("list", list.into())]));
            let lines: Vec<String> =
                still.into_iter().chain(more).chain(first).chain(certain).chain(next).collect();
            let several = lines.len() > 1 || preview.events.iter().any(|it| parts.contains(&it.id));
            let sums = if several { sums } else { String::new() };
            let together = catalog::each!(game, it => together(it, mv))
                .map(|(message, moves)| Together { say: viewer.say(&message, called), moves });
            Some(Brings { say: viewer.say(&say, called), sums, lines, together, ends })
        })
        .collect()
}

fn foresees<G: Drawn>(played: &Match<G>, text: &str) -> Vec<Message> {
    let mv = text.parse::<G::Move>();
    mv.map(|mv| G::foresees(played.game(), played.state(), mv)).unwrap_or_default()
}

fn together<G: Drawn>(played: &Match<G>, text: &str) -> Option<(Message, Vec<String>)> {
    let mv = text.parse::<G::Move>().ok()?;
    let (message, moves) = G::together(played.game(), played.state(), mv)?;
    Some((message, moves.iter().map(ToString::to_string).collect()))
}

/// What comes after a move for the same player.
#[derive(Default)]
struct After {
    /// What they are asked.
    prompt: Option<Message>,
    /// Whether they can end their turn at once.
    ends: bool,
}

fn after(game: &Any, mv: &str) -> After {
    let mut next = game.clone();
    if next.play(mv).is_err() || next.to_act() != game.to_act() {
        return After::default();
    }
    let follows = catalog::each!(&next, it => follows(it));
    for mv in &follows {
        if next.play(mv).is_err() || next.to_act() != game.to_act() {
            return After::default();
        }
    }
    // In the last round, a player who can still do something is asked first.
    let last = catalog::each!(&next, it => last_round(it));
    let ends = !last && mv != END && next.legal().iter().any(|it| it == END);
    After { prompt: next.prompt(), ends }
}

#[cfg(test)]
mod tests {
    use catalog::{Editions, Kind};
    use table::Seed;

    use super::*;

    /// A player who leaves the game with something unused that brings points is told first.
    #[test]
    fn who_retires_with_something_unused_is_told_of_it() {
        let none: [(&str, &str); 0] = [];
        let viewer = Viewer::new(None, words::Lang::En, &[][..], "/".to_owned());
        let (mut told, mut free) = (0, 0);
        for seed in 0..40 {
            let seed = Seed::from_text(&format!("retire {seed}"));
            let mut game =
                Any::new(Kind::Paris, &Editions::shipped(), &none, 2, seed).expect("it plays");
            for ply in 0.. {
                let moves = game.legal();
                if moves.iter().any(|mv| mv == "retire") {
                    let called = |seat: Seat| Called::from(seat.to_string());
                    let all = brought(&viewer, &game, &called, std::iter::once("retire"));
                    let lines = &all[0].as_ref().expect("it is legal").lines;
                    let says = lines.iter().any(|it| it.starts_with("You can still do this first"));
                    let unused = unused_list(&viewer, &game, &called).is_some();
                    assert_eq!(says, unused, "{lines:?}");
                    told += usize::from(says);
                    free += usize::from(!says);
                }
                // Tiles and tokens are kept.
                let kept = |mv: &&String| !["use", "sell"].iter().any(|it| mv.starts_with(it));
                let open: Vec<&String> = moves.iter().filter(kept).collect();
                let Some(mv) = open.get(ply * 7 % open.len().max(1)) else { break };
                game.play(mv).expect("legal");
            }
        }
        assert!(told > 3 && free > 0, "told {told} times, {free} times nothing was left");
    }
}
