//! Events: the list, and one of them with its standing, its rounds and what can be done.

use catalog::Kind;
use maud::{Markup, html};

use super::clock;
use super::frame::{about, plain};
use super::player::decimal;
use super::viewer::Viewer;
use super::when::moment;
use crate::event::scores::{Cell, Compared, Line, WHOLE, compared, standings};
use crate::event::teams::{names, team_standings};
use crate::event::{Event, LONGEST_TEAM, Round, Scoring, Sitter, Stage};
use crate::id::{PlayerId, TableId};
use crate::profile::Names;
use crate::result::Who;

/// An event as somebody may see it. Its secrets must not be shown before a round is over: [`Shown::proof`]
/// sees to that.
#[derive(Clone, Debug)]
pub struct Shown {
    /// How often it was changed.
    pub version: u32,
    /// The event.
    pub event: Event,
    /// What people are called.
    pub names: Names,
    /// Who looks.
    pub you: Option<PlayerId>,
}

/// What makes the deal of a round checkable.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Proof {
    /// The hash of the secret, published when the event was set up.
    pub commitment: String,
    /// The secret, once all tables of the round are over.
    pub secret: Option<String>,
}

impl Shown {
    /// The game, if it is known here.
    #[must_use]
    pub fn kind(&self) -> Option<Kind> {
        self.event.setup.game.parse().ok()
    }

    /// Who a participant is.
    #[must_use]
    pub fn who(&self, entrant: usize) -> Who {
        Who::Player(self.event.entrants[entrant].player)
    }

    /// The proof of a round's deal, by its number from 0.
    #[must_use]
    pub fn proof(&self, round: usize) -> Option<Proof> {
        let secret: table::Seed = self.event.secrets.get(round)?.parse().ok()?;
        let open = self.event.rounds.get(round).is_some_and(|round| round.open);
        Some(Proof {
            commitment: table::fair::commitment(&secret).to_string(),
            secret: open.then(|| secret.to_string()),
        })
    }

    /// The table where the viewer plays in the round that is on.
    #[must_use]
    pub fn own_table(&self) -> Option<TableId> {
        let own = Sitter::Entrant(self.event.number_of(self.you?)?);
        let (_, round) = self.event.current()?;
        round.boards.iter().find(|board| board.seats.contains(&own)).map(|board| board.table)
    }
}

/// The address of an event.
#[must_use]
pub fn path(event: &Event) -> String {
    format!("/events/{}", event.id)
}

/// What an event is called; one that an operator took down has no name.
fn title(viewer: &Viewer, event: &Event) -> String {
    if event.down { viewer.t("event-taken-down") } else { event.setup.name.clone() }
}

/// The page of all events that the visitor may find.
#[must_use]
pub fn list(viewer: &Viewer, public: &[Shown], mine: &[Shown]) -> Markup {
    let others: Vec<&Shown> =
        public.iter().filter(|it| mine.iter().all(|own| own.event.id != it.event.id)).collect();
    let mine: Vec<&Shown> = mine.iter().collect();
    let content = html! {
        h1 { (viewer.t("event-title")) }
        p { (viewer.t("event-line")) }
        div.row {
            @if viewer.person.as_ref().is_some_and(|person| person.account) {
                a.button.strong-button href="/events/new" { (viewer.t("event-new")) }
            } @else {
                a.button href="/account" { (viewer.t("event-account")) }
            }
        }
        @if !mine.is_empty() { h2 { (viewer.t("event-mine")) } (rows(viewer, &mine)) }
        h2 { (viewer.t("event-public")) }
        @if others.is_empty() {
            p.soft { (viewer.t("event-none")) }
        } @else {
            (rows(viewer, &others))
        }
    };
    plain(viewer, &viewer.t("event-title"), &content)
}

/// Events as a list of links.
pub(super) fn rows(viewer: &Viewer, events: &[&Shown]) -> Markup {
    html! {
        ul.tables {
            @for shown in events {
                li {
                    a href=(path(&shown.event)) {
                        strong { (title(viewer, &shown.event)) }
                        span.state.yours[shown.own_table().is_some()] { (stage(viewer, shown)) }
                        span.who {
                            @if let Some(kind) = shown.kind() { (viewer.game(kind)) ", " }
                            (viewer.with("event-people", &[("count", shown.event.active().count().into())]))
                        }
                        span.pace { (clock::short(viewer, shown.event.setup.clock)) }
                    }
                }
            }
        }
    }
}

/// How far it is, in a few words.
fn stage(viewer: &Viewer, shown: &Shown) -> String {
    let event = &shown.event;
    match event.stage {
        Stage::Open => viewer.t("event-open"),
        Stage::Running if shown.own_table().is_some() => viewer.t("event-you-play"),
        Stage::Running => {
            let args = [("round", event.rounds.len().into()), ("of", event.planned().into())];
            viewer.with("event-round-of", &args)
        }
        Stage::Over => viewer.t("event-over"),
        Stage::Off => viewer.t("event-off"),
    }
}

/// The page of one event.
#[must_use]
pub fn page(viewer: &Viewer, shown: &Shown) -> Markup {
    let content = html! {
        @let path = path(&shown.event);
        div data-fresh=(format!("{path}/version")) data-stream=(format!("{path}/stream"))
            data-version=(shown.version) {
            (one(viewer, shown))
        }
    };
    about(viewer, &title(viewer, &shown.event), shown.kind(), &content)
}

fn one(viewer: &Viewer, shown: &Shown) -> Markup {
    let event = &shown.event;
    let lines = standings(event);
    html! {
        h1 { (title(viewer, event)) }
        p.soft {
            (viewer.t("event-by")) " " (shown.names.link(viewer, Who::Player(event.organiser)))
        }
        (facts(viewer, shown))
        p.event-stage role="status" { strong { (stage(viewer, shown)) } }
        (deeds(viewer, shown))
        @if event.setup.team > 0 && !lines.is_empty() { (teams(viewer, shown)) }
        h2 { (viewer.t("event-standing")) }
        @if lines.is_empty() {
            p.soft { (viewer.t("event-nobody")) }
        } @else {
            (standing(viewer, shown, &lines))
            p.soft { (viewer.t(&format!("event-count-{}", event.setup.scoring.as_str()))) }
        }
        @for (number, round) in event.rounds.iter().enumerate().rev() {
            (one_round(viewer, shown, number, round))
        }
        (proofs(viewer, shown))
    }
}

/// What was fixed when it was set up.
fn facts(viewer: &Viewer, shown: &Shown) -> Markup {
    let setup = &shown.event.setup;
    let fact = |id: &str, value: String| html! { div { dt { (viewer.t(id)) } dd { (value) } } };
    let rounds = match setup.system {
        crate::event::System::Swiss => setup.rounds.to_string(),
        crate::event::System::RoundRobin => viewer.t("event-all-rounds"),
    };
    html! {
        dl.facts {
            @if let Some(kind) = shown.kind() { (fact("new-game", viewer.game(kind))) }
            (fact("event-seats", setup.seats.to_string()))
            (fact("event-system", viewer.t(&format!("event-{}", setup.system.as_str()))))
            (fact("event-rounds", rounds))
            @if setup.team > 0 {
                (fact("event-teams", viewer.with("event-team-of", &[("count", setup.team.into())])))
            }
            (fact("event-scoring", viewer.t(&format!("event-by-{}", setup.scoring.as_str()))))
            (fact("time-title", clock::pace(viewer, Some(setup.clock))))
            (fact("event-fill", setup.fill.map_or_else(
                || viewer.t("event-fill-no"), |level| viewer.t(&format!("level-{level}")),
            )))
            (fact("players-rating", viewer.t(if setup.unrated { "event-unrated" } else { "event-rated" })))
            @if let Some(starts) = setup.starts {
                div { dt { (viewer.t("event-starts")) } dd { (moment(starts)) } }
            }
        }
    }
}

/// What the visitor can do.
fn deeds(viewer: &Viewer, shown: &Shown) -> Markup {
    let event = &shown.event;
    let account = viewer.person.as_ref().is_some_and(|person| person.account);
    let you = shown.you.filter(|_| account);
    let inside = you.is_some_and(|you| event.is_in(you));
    let back = you.is_some_and(|you| event.number_of(you).is_some());
    let yours = you == Some(event.organiser);
    let on = matches!(event.stage, Stage::Open | Stage::Running);
    let joins = on && !inside && (event.may_join() || back && event.stage == Stage::Running);
    let form = |verb: &str, label: &str, class: &str| {
        html! {
            form method="post" action=(format!("{}/{verb}", path(event))) {
                button class=(class) type="submit" { (viewer.t(label)) }
            }
        }
    };
    html! {
        div.row {
            @if let Some(table) = shown.own_table() {
                a.button.strong-button href=(format!("/t/{table}")) { (viewer.t("event-go")) }
            }
            @if joins && account {
                @if event.setup.team > 0 && !back { (join_team(viewer, event)) }
                @else { (form("join", "event-join", "strong-button")) }
            }
            @if joins && !account {
                a.button href="/account" { (viewer.t("event-account")) }
            }
            @if inside && on { (form("leave", "event-leave", "quiet-button")) }
            @if yours && event.stage == Stage::Open {
                @if event.has_enough() {
                    (form("begin", "event-begin", "strong-button"))
                } @else {
                    span.soft { (viewer.t("event-more")) }
                }
                (form("call-off", "event-call-off", "quiet-button"))
            }
        }
        @if event.may_join() {
            label.link-label {
                (viewer.t("event-link"))
                span.link-row {
                    input readonly value=(format!("{}{}", viewer.origin, path(event)));
                    button type="button" data-share { (viewer.t("table-share")) }
                }
            }
        }
    }
}

/// Joining for a team: one that is there and has room, or a new one.
fn join_team(viewer: &Viewer, event: &Event) -> Markup {
    let room: Vec<&str> = names(event)
        .into_iter()
        .filter(|(_, count)| *count < event.setup.team)
        .map(|(name, _)| name)
        .collect();
    html! {
        form.row method="post" action=(format!("{}/join", path(event))) {
            label {
                (viewer.t("event-team-name"))
                input name="team" required maxlength=(LONGEST_TEAM) autocomplete="off" list="teams";
            }
            datalist id="teams" { @for name in room { option value=(name) {} } }
            button.strong-button type="submit" { (viewer.t("event-join")) }
        }
    }
}

/// The standing of the teams.
fn teams(viewer: &Viewer, shown: &Shown) -> Markup {
    let event = &shown.event;
    let scoring = event.setup.scoring;
    let over = event.rounds.iter().filter(|round| round.over.is_some()).count().max(1) as i64;
    let total = |score: i64| match scoring {
        Scoring::Deals => percent(viewer, score / over),
        Scoring::Wins => thousands(viewer, score),
    };
    html! {
        h2 { (viewer.t("event-teams")) }
        div.scrolling tabindex="0" role="region" aria-label=(viewer.t("event-teams")) {
            table.figures.event-table {
                thead {
                    tr {
                        th scope="col" { (viewer.t("players-rank")) }
                        th.words scope="col" { (viewer.t("event-team")) }
                        th scope="col" { (viewer.t("event-score")) }
                        th scope="col" { (viewer.t("event-ahead")) }
                        @for round in 1..=event.rounds.len() {
                            th scope="col" title=(viewer.with("event-round", &[("round", round.into())])) { (round) }
                        }
                    }
                }
                tbody {
                    @for team in team_standings(event) {
                        @let yours = team.members.iter().any(|it| shown.you == Some(event.entrants[*it].player));
                        tr.yours[yours] {
                            td { (team.rank) }
                            th.words scope="row" {
                                (team.name) br;
                                small {
                                    @for (at, member) in team.members.iter().enumerate() {
                                        @if at > 0 { ", " }
                                        (shown.names.link(viewer, shown.who(*member)))
                                    }
                                }
                            }
                            td { b { (total(team.score)) } }
                            td { (signed(viewer, team.ahead)) }
                            @for got in &team.rounds {
                                td {
                                    @match got {
                                        Some(got) => { (score(viewer, scoring, *got)) }
                                        None => { span.soft { "–" } }
                                    }
                                }
                            }
                        }
                    }
                }
            }
        }
        p.soft { (viewer.t("event-team-count")) }
    }
}

/// A share of a whole in percent.
fn percent(viewer: &Viewer, thousandths: i64) -> String {
    viewer.with("event-percent", &[("value", thousands(viewer, thousandths * 100).into())])
}

/// Thousandths as a number with one decimal, if it has any.
fn thousands(viewer: &Viewer, thousandths: i64) -> String {
    match thousandths % WHOLE {
        0 => (thousandths / WHOLE).to_string(),
        _ => decimal(viewer, thousandths as f64 / WHOLE as f64),
    }
}

/// Points above or below a mean.
fn signed(viewer: &Viewer, thousandths: i64) -> String {
    let number = thousands(viewer, thousandths.abs());
    match thousandths.signum() {
        1 => format!("+{number}"),
        -1 => format!("\u{2212}{number}"),
        _ => number,
    }
}

fn standing(viewer: &Viewer, shown: &Shown, lines: &[Line]) -> Markup {
    let event = &shown.event;
    let scoring = event.setup.scoring;
    // A share of each round so far, whether they were in it or not.
    let over = event.rounds.iter().filter(|round| round.over.is_some()).count().max(1) as i64;
    let total = |line: &Line| match scoring {
        Scoring::Deals => percent(viewer, line.score / over),
        Scoring::Wins => thousands(viewer, line.score),
    };
    let (second, third) = match scoring {
        Scoring::Deals => ("event-ahead", "event-won"),
        Scoring::Wins => ("event-opponents", "event-ahead"),
    };
    html! {
        div.scrolling tabindex="0" role="region" aria-label=(viewer.t("event-standing")) {
            table.figures.event-table {
                thead {
                    tr {
                        th scope="col" { (viewer.t("players-rank")) }
                        th.words scope="col" { (viewer.t("players-player")) }
                        th scope="col" { (viewer.t("event-score")) }
                        th scope="col" { (viewer.t(second)) }
                        th scope="col" { (viewer.t(third)) }
                        @for round in 1..=event.rounds.len() {
                            th scope="col" title=(viewer.with("event-round", &[("round", round.into())])) { (round) }
                        }
                    }
                }
                tbody {
                    @for line in lines {
                        @let you = shown.you == Some(event.entrants[line.entrant].player);
                        tr.yours[you] {
                            td { (line.rank) }
                            th.words scope="row" {
                                (shown.names.link(viewer, shown.who(line.entrant)))
                                @if let Some(team) = &event.entrants[line.entrant].team {
                                    " " small.soft { (team) }
                                }
                                @if event.entrants[line.entrant].left {
                                    " " small.soft { (viewer.t("event-left")) }
                                }
                            }
                            td { b { (total(line)) } }
                            @match scoring {
                                Scoring::Deals => {
                                    td { (signed(viewer, line.ahead)) }
                                    td { (thousands(viewer, line.won)) }
                                }
                                Scoring::Wins => {
                                    td { (thousands(viewer, line.opponents)) }
                                    td { (signed(viewer, line.ahead)) }
                                }
                            }
                            @for cell in &line.cells { td { (in_round(viewer, scoring, cell)) } }
                        }
                    }
                }
            }
        }
    }
}

fn score(viewer: &Viewer, scoring: Scoring, score: i64) -> String {
    match scoring {
        Scoring::Deals => percent(viewer, score),
        Scoring::Wins => thousands(viewer, score),
    }
}

fn in_round(viewer: &Viewer, scoring: Scoring, cell: &Cell) -> Markup {
    html! {
        @match cell {
            Cell::Out => { span.soft { "–" } }
            Cell::Bye => { small.soft { (viewer.t("event-bye")) } }
            Cell::Plays(..) => { small.soft { (viewer.t("event-plays")) } }
            Cell::Played(_, _, it) => {
                (score(viewer, scoring, match scoring { Scoring::Deals => it.share, Scoring::Wins => it.won }))
            }
        }
    }
}

/// One round: table by table, and once it is over seat by seat beside the others.
fn one_round(viewer: &Viewer, shown: &Shown, number: usize, round: &Round) -> Markup {
    let results = compared(round);
    let title = viewer.with("event-round", &[("round", (number + 1).into())]);
    let seats = shown.event.setup.seats;
    html! {
        section {
            h2 { (title) }
            @if round.over.is_none() {
                p.soft { (viewer.t("event-same-deal")) }
                ul.event-boards {
                    @for board in &round.boards {
                        li {
                            @for (at, sitter) in board.seats.iter().enumerate() {
                                @if at > 0 { ", " }
                                (sits(viewer, shown, *sitter))
                            }
                        }
                    }
                }
            } @else {
                div.scrolling tabindex="0" role="region" aria-label=(title) {
                    table.figures.event-table {
                        thead {
                            tr {
                                th scope="col" { (viewer.t("event-seat")) }
                                th.words scope="col" { (viewer.t("players-player")) }
                                th scope="col" { (viewer.t("event-points")) }
                                th scope="col" { (viewer.t("event-mean")) }
                                th scope="col" { (viewer.t("event-ahead")) }
                                th scope="col" { (viewer.t("event-share")) }
                                th scope="col" { (viewer.t("event-game")) }
                            }
                        }
                        tbody {
                            @for seat in 0..seats {
                                @for (at, board) in ranked(round, &results, seat) {
                                    @if let Some(it) = results[at].get(seat) {
                                        tr {
                                            td { (seat + 1) }
                                            th.words scope="row" { (sits(viewer, shown, board.seats[seat])) }
                                            (compared_cells(viewer, it))
                                            td {
                                                @if round.open {
                                                    a href=(format!("/t/{}/replay", board.table)) {
                                                        (viewer.t("event-see"))
                                                    }
                                                }
                                            }
                                        }
                                    }
                                }
                            }
                        }
                    }
                }
            }
            @if !round.byes.is_empty() {
                p.soft {
                    (viewer.t("event-bye")) (viewer.colon())
                    @for (at, entrant) in round.byes.iter().enumerate() {
                        @if at > 0 { ", " }
                        (shown.names.link(viewer, shown.who(*entrant)))
                    }
                }
            }
        }
    }
}

/// The tables of a round in the order of what a seat came to there.
fn ranked<'a>(
    round: &'a Round,
    results: &[Vec<Compared>],
    seat: usize,
) -> Vec<(usize, &'a crate::event::Board)> {
    let mut boards: Vec<_> = round.boards.iter().enumerate().collect();
    boards.sort_by_key(|(at, _)| results[*at].get(seat).map_or(0, |it| -it.share));
    boards
}

fn compared_cells(viewer: &Viewer, it: &Compared) -> Markup {
    html! {
        td { (it.points) }
        td {
            @match it.mean {
                Some(mean) if it.counts => { (thousands(viewer, mean)) }
                _ => { span.soft { "–" } }
            }
        }
        td {
            @if it.counts && it.mean.is_some() { (signed(viewer, it.ahead)) }
            @else { span.soft { "–" } }
        }
        td { (percent(viewer, it.share)) }
    }
}

fn sits(viewer: &Viewer, shown: &Shown, sitter: Sitter) -> Markup {
    let who = match sitter {
        Sitter::Entrant(number) => shown.who(number),
        Sitter::Bot(level) => Who::Bot(level),
    };
    shown.names.link(viewer, who)
}

/// What was published before, and what proves it now.
fn proofs(viewer: &Viewer, shown: &Shown) -> Markup {
    let rounds = match shown.event.stage {
        Stage::Open | Stage::Running => shown.event.secrets.len(),
        Stage::Over | Stage::Off => shown.event.rounds.len(),
    };
    html! {
        details.event-proofs {
            summary { (viewer.t("fair-title")) }
            p.soft { (viewer.t("event-fair")) }
            ol {
                @for proof in (0..rounds).filter_map(|round| shown.proof(round)) {
                    li {
                        code { (proof.commitment) }
                        @if let Some(secret) = proof.secret {
                            br; (viewer.t("fair-secret")) " " code { (secret) }
                        }
                    }
                }
            }
        }
    }
}
