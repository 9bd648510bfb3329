//! Events as programs receive them.

use serde_json::{Value, json};

use super::players::who;
use crate::event::scores::{Cell, compared, standings};
use crate::event::teams::team_standings;
use crate::event::{Round, Sitter};
use crate::pages::events::Shown;
use crate::result::Who;

/// An event in a list.
#[must_use]
pub fn brief(shown: &Shown) -> Value {
    let (event, setup) = (&shown.event, &shown.event.setup);
    json!({
        "event": event.id,
        "version": shown.version,
        "name": setup.name,
        "organiser": shown.names.0.get(&event.organiser),
        "game": setup.game,
        "seats": setup.seats,
        "clock": setup.clock,
        "system": setup.system.as_str(),
        "scoring": setup.scoring.as_str(),
        "rounds": event.planned(),
        "most": setup.most,
        "fill": setup.fill.map(|level| level.to_string()),
        "public": setup.public,
        "unrated": setup.unrated,
        "starts": setup.starts,
        "team": setup.team,
        "stage": event.stage.as_str(),
        "round": event.rounds.len(),
        "people": event.active().count(),
        "joined": shown.you.is_some_and(|viewer| event.is_in(viewer)),
        "your_table": shown.own_table(),
    })
}

/// All of an event that may be shown.
#[must_use]
pub fn whole(shown: &Shown) -> Value {
    let event = &shown.event;
    let mut answer = brief(shown);
    answer["options"] =
        event.setup.options.iter().cloned().map(|(key, it)| (key, json!(it))).collect();
    answer["standing"] = standings(event)
        .iter()
        .map(|line| {
            let mut it = who(&shown.names, shown.who(line.entrant));
            it["rank"] = line.rank.into();
            it["score"] = line.score.into();
            it["opponents"] = line.opponents.into();
            it["ahead"] = line.ahead.into();
            it["won"] = line.won.into();
            it["left"] = event.entrants[line.entrant].left.into();
            it["team"] = json!(event.entrants[line.entrant].team);
            it["rounds"] = line.cells.iter().map(in_round).collect();
            it
        })
        .collect();
    let teams = team_standings(event);
    let teams = teams.iter().map(|team| {
        let members = team.members.iter().map(|number| who(&shown.names, shown.who(*number)));
        json!({ "name": team.name, "rank": team.rank, "score": team.score, "ahead": team.ahead,
            "members": members.collect::<Vec<_>>(), "rounds": team.rounds })
    });
    answer["teams"] = teams.collect();
    answer["played"] = event.rounds.iter().map(|round| played(shown, round)).collect();
    let proofs = (0..event.secrets.len()).filter_map(|round| shown.proof(round));
    answer["proofs"] = proofs
        .map(|proof| json!({ "commitment": proof.commitment, "secret": proof.secret }))
        .collect();
    answer
}

fn in_round(cell: &Cell) -> Value {
    match cell {
        Cell::Out => json!("out"),
        Cell::Bye => json!("bye"),
        Cell::Plays(..) => json!("plays"),
        Cell::Played(_, _, it) => json!({ "share": it.share, "won": it.won, "ahead": it.ahead }),
    }
}

fn played(shown: &Shown, round: &Round) -> Value {
    let results = compared(round);
    let own = shown.own_table();
    let tables = round.boards.iter().zip(&results).map(|(board, results)| {
        let seats = board.seats.iter().enumerate().map(|(seat, sitter)| {
            let sitter = match sitter {
                Sitter::Entrant(number) => shown.who(*number),
                Sitter::Bot(level) => Who::Bot(*level),
            };
            let mut it = who(&shown.names, sitter);
            if let Some(result) = results.get(seat) {
                it["points"] = result.points.into();
                it["counts"] = result.counts.into();
                it["mean"] = json!(result.mean);
                it["ahead"] = result.ahead.into();
                it["share"] = result.share.into();
                it["won"] = result.won.into();
            }
            it
        });
        // Where others play is not shown until they have finished.
        let table = Some(board.table).filter(|table| round.open || own == Some(*table));
        json!({ "table": table, "seats": seats.collect::<Vec<_>>() })
    });
    let byes = round.byes.iter().map(|entrant| who(&shown.names, shown.who(*entrant)));
    json!({
        "at": round.at,
        "over": round.over,
        "tables": tables.collect::<Vec<_>>(),
        "byes": byes.collect::<Vec<_>>(),
    })
}
