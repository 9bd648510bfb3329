//! Teams: two to four who play at different tables and whose results are put together.
//!
//! Members of a team do not meet: at tables for two never, at larger ones as seldom as possible. In each
//! round a team scores the mean of its members who played in it, so that a missing member does not count
//! against it; if none played, it scores nothing.

use std::cmp::Reverse;

use super::scores::{Cell, Line, WHOLE, rounded, standings};
use super::{Event, LONGEST_TEAM, NotNow, Scoring};
use crate::action::tidy;
use crate::names::look;

/// The team that somebody joins by name; the spelling of the first member counts.
pub(super) fn joined(event: &Event, name: &str) -> Result<Option<String>, NotNow> {
    if event.setup.team == 0 {
        return Ok(None);
    }
    let name = tidy(name, usize::MAX);
    if name.is_empty() {
        return Err(NotNow::NoTeam);
    }
    if name.chars().count() > LONGEST_TEAM {
        return Err(NotNow::LongTeam);
    }
    let own = look(&name);
    let of = |number: &usize| event.entrants[*number].team.as_deref();
    let same: Vec<usize> =
        event.active().filter(|it| of(it).is_some_and(|team| look(team) == own)).collect();
    if same.len() >= event.setup.team {
        return Err(NotNow::TeamFull);
    }
    Ok(same.first().and_then(of).map(str::to_owned).or(Some(name)))
}

/// The teams of those who take part, in the order of joining, with how many play for each.
#[must_use]
pub fn names(event: &Event) -> Vec<(&str, usize)> {
    let mut names: Vec<(&str, usize)> = Vec::new();
    for team in event.active().filter_map(|number| event.entrants[number].team.as_deref()) {
        match names.iter_mut().find(|(name, _)| *name == team) {
            Some((_, count)) => *count += 1,
            None => names.push((team, 1)),
        }
    }
    names
}

/// Whether two play for the same team.
#[must_use]
pub fn together(event: &Event, one: usize, other: usize) -> bool {
    let team = |number: usize| event.entrants[number].team.as_deref();
    team(one).is_some() && team(one) == team(other)
}

/// A team's line in the standing of teams.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TeamLine {
    /// What it is called.
    pub name: String,
    /// Its rank, from 1; shared by those whom nothing distinguishes.
    pub rank: usize,
    /// What counts, in thousandths.
    pub score: i64,
    /// The points of all of them above the mean of the same seats, in thousandths.
    pub ahead: i64,
    /// Who plays or played for it, the best first.
    pub members: Vec<usize>,
    /// Round by round; `None` where nobody was in it or it is not over.
    pub rounds: Vec<Option<i64>>,
}

/// The standing of the teams, the best first.
#[must_use]
pub fn team_standings(event: &Event) -> Vec<TeamLine> {
    let mut teams: Vec<TeamLine> = Vec::new();
    let lines = standings(event);
    for line in &lines {
        let Some(name) = &event.entrants[line.entrant].team else { continue };
        if teams.iter().all(|team| team.name != *name) {
            teams.push(one(event, name, &lines));
        }
    }
    let key = |team: &TeamLine| (team.score, team.ahead);
    teams.sort_by_key(|team| Reverse(key(team)));
    for at in 0..teams.len() {
        let same = at > 0 && key(&teams[at]) == key(&teams[at - 1]);
        teams[at].rank = if same { teams[at - 1].rank } else { at + 1 };
    }
    teams
}

fn one(event: &Event, name: &str, lines: &[Line]) -> TeamLine {
    let of = |line: &&Line| event.entrants[line.entrant].team.as_deref() == Some(name);
    let own: Vec<&Line> = lines.iter().filter(of).collect();
    let in_round = |round: usize| -> Option<i64> {
        event.rounds[round].over?;
        let got: Vec<i64> =
            own.iter().filter_map(|line| worth(event.setup.scoring, &line.cells[round])).collect();
        (!got.is_empty()).then(|| rounded(got.iter().sum(), got.len() as i64))
    };
    let rounds: Vec<Option<i64>> = (0..event.rounds.len()).map(in_round).collect();
    TeamLine {
        name: name.to_owned(),
        rank: 0,
        score: rounds.iter().flatten().sum(),
        ahead: own.iter().map(|line| line.ahead).sum(),
        members: own.iter().map(|line| line.entrant).collect(),
        rounds,
    }
}

/// What somebody scores for their team in a finished round.
fn worth(scoring: Scoring, cell: &Cell) -> Option<i64> {
    match (cell, scoring) {
        (Cell::Out | Cell::Plays(..), _) => None,
        (Cell::Bye, Scoring::Deals) => Some(WHOLE / 2),
        (Cell::Bye, Scoring::Wins) => Some(WHOLE),
        (Cell::Played(_, _, it), Scoring::Deals) => Some(it.share),
        (Cell::Played(_, _, it), Scoring::Wins) => Some(it.won),
    }
}
