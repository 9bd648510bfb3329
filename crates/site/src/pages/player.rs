//! A player's page: ratings, results, points, opponents and games.

use catalog::Kind;
use maud::{Markup, html};

use super::curve::curve;
use super::frame::{plain, who as named};
use super::players::{bot_path, encoded, path, rating};
use super::viewer::Viewer;
use super::when::moment;
use crate::event::Stage;
use crate::profile::{Filter, Names, Profile, Rival, Shown};
use crate::result::{Ending, Finished, Pool, Who};
use crate::social::LONGEST_NOTE;

/// The page, with what was asked for of the games; `opponent` is as it was written.
#[must_use]
pub fn page(viewer: &Viewer, profile: &Profile, asked: &Filter, opponent: &str) -> Markup {
    let title = title(viewer, profile);
    let content = html! {
        h1 { (named(viewer, &title, profile.who.player().is_some())) }
        @if let Who::Bot(level) = profile.who {
            p.soft { (viewer.t("table-bot")) (viewer.colon()) (viewer.t(&format!("level-{level}-line"))) }
        }
        @if let Some(since) = profile.since {
            p.soft { (viewer.t("profile-since")) " " (moment(since)) }
        }
        @if profile.mine { (own(viewer, profile)) }
        (relation(viewer, profile))
        @match &profile.shown {
            None => p.notice { (viewer.t("profile-private")) },
            Some(shown) => {
                (ratings(viewer, profile, shown))
                (records(viewer, shown))
                (bests(viewer, shown))
                (sources(viewer, shown))
                (rivals(viewer, shown))
                (events(viewer, shown))
                (games(viewer, profile, shown, asked, opponent))
            }
        }
    };
    plain(viewer, &title, &content)
}

fn title(viewer: &Viewer, profile: &Profile) -> String {
    match profile.who {
        Who::Bot(level) => viewer.t(&format!("level-{level}")),
        Who::Player(_) => profile.name.clone(),
    }
}

/// The address of the page.
fn base(profile: &Profile) -> String {
    match profile.who {
        Who::Bot(level) => bot_path(level),
        Who::Player(_) => path(&profile.name),
    }
}

/// What its owner finds besides: who sees it, and whom they follow and block.
fn own(viewer: &Viewer, profile: &Profile) -> Markup {
    let list = |id: &str, which: &dyn Fn(&crate::social::Relation) -> bool| {
        let names: Vec<&str> = profile
            .circle
            .iter()
            .filter(|(_, relation)| which(relation))
            .map(|(name, _)| name.as_str())
            .collect();
        html! {
            @if !names.is_empty() {
                p {
                    (viewer.t(id)) (viewer.colon())
                    @for (at, name) in names.iter().enumerate() {
                        @if at > 0 { ", " }
                        a href=(path(name)) { (name) }
                    }
                }
            }
        }
    };
    html! {
        @if profile.private { p.notice role="status" { (viewer.t("profile-is-private")) } }
        form method="post" action="/account/privacy" {
            input type="hidden" name="private" value=(if profile.private { "no" } else { "yes" });
            button.quiet-button type="submit" {
                (viewer.t(if profile.private { "profile-show" } else { "profile-hide" }))
            }
        }
        (list("profile-following", &|relation| relation.follows))
        (list("profile-blocking", &|relation| relation.blocks))
    }
}

/// What somebody keeps about the player.
fn relation(viewer: &Viewer, profile: &Profile) -> Markup {
    let Some(relation) = &profile.relation else { return html! {} };
    let action = format!("{}/relation", path(&profile.name));
    let button = |word: &str, id: &str| {
        html! {
            form method="post" action=(action) {
                input type="hidden" name="act" value=(word);
                button.quiet-button type="submit" { (viewer.t(id)) }
            }
        }
    };
    html! {
        div.row {
            a.button href=(format!("/new?player={}", encoded(&profile.name))) {
                (viewer.t("profile-challenge"))
            }
            @if relation.follows { (button("unfollow", "profile-unfollow")) }
            @else { (button("follow", "profile-follow")) }
            @if relation.blocks { (button("unblock", "profile-unblock")) }
            @else { (button("block", "profile-block")) }
        }
        p.soft { (viewer.t("profile-block-line")) }
        form.stack method="post" action=(action) {
            input type="hidden" name="act" value="note";
            label {
                (viewer.t("profile-note"))
                textarea name="note" rows="2" maxlength=(LONGEST_NOTE) { (relation.note) }
            }
            button.quiet-button type="submit" { (viewer.t("profile-note-save")) }
        }
    }
}

/// A game and number of players.
fn pool_name(viewer: &Viewer, pool: &Pool) -> String {
    let game = game_name(viewer, &pool.game);
    let players = viewer.with("players-count", &[("count", (pool.seats as usize).into())]);
    format!("{game} · {players}")
}

fn game_name(viewer: &Viewer, game: &str) -> String {
    game.parse::<Kind>().map_or_else(|_| game.to_owned(), |kind| viewer.game(kind))
}

fn ratings(viewer: &Viewer, profile: &Profile, shown: &Shown) -> Markup {
    let (base, current) = (base(profile), shown.curve.as_ref().map(|(pool, _)| pool));
    html! {
        section {
            h2 { (viewer.t("profile-ratings")) }
            @if shown.standings.is_empty() {
                p.soft { (viewer.t("profile-no-ratings")) }
            } @else {
                ul.pills {
                    @for (pool, standing) in &shown.standings {
                        li {
                            a href=(format!("{base}?curve={}-{}", pool.game, pool.seats))
                                aria-current=[(Some(pool) == current).then_some("page")] {
                                (pool_name(viewer, pool)) (viewer.colon())
                                (rating(standing.now(shown.now)))
                            }
                        }
                    }
                }
                @if let Some((_, points)) = &shown.curve { (curve(viewer, points)) }
            }
        }
    }
}

/// A table of numbers under a heading; the first column has words.
fn figures(viewer: &Viewer, title: &str, heads: &[&str], rows: &[Vec<Markup>]) -> Markup {
    let title = viewer.t(title);
    html! {
        section {
            h2 { (title) }
            div.scrolling tabindex="0" role="region" aria-label=(title) {
                table.figures {
                    thead {
                        tr {
                            @for (at, head) in heads.iter().enumerate() {
                                th.words[at == 0] scope="col" { (viewer.t(head)) }
                            }
                        }
                    }
                    tbody {
                        @for row in rows {
                            tr {
                                @for (at, cell) in row.iter().enumerate() {
                                    @if at == 0 { th.words scope="row" { (cell) } }
                                    @else { td { (cell) } }
                                }
                            }
                        }
                    }
                }
            }
        }
    }
}

/// A number with one decimal, as the language writes it.
pub(super) fn decimal(viewer: &Viewer, number: f64) -> String {
    words::decimal(viewer.lang(), number)
}

/// A share in percent, as the language writes it.
fn percent(viewer: &Viewer, share: f64) -> String {
    viewer.with("event-percent", &[("value", (share.round() as i64).to_string().into())])
}

fn records(viewer: &Viewer, shown: &Shown) -> Markup {
    if shown.records.is_empty() {
        return html! {};
    }
    let row = |record: &crate::profile::Record| {
        let share = 100.0 * f64::from(record.won) / f64::from(record.games.max(1));
        vec![
            html! { (pool_name(viewer, &record.pool)) },
            html! { (record.games) },
            html! { (record.won) small.soft { " (" (percent(viewer, share)) ")" } },
            html! { @if let Some(mean) = record.mean { (decimal(viewer, mean)) } },
            html! {
                @if let Some((best, table)) = record.best.zip(record.best_table) {
                    a href=(format!("/t/{table}/replay")) { (best) }
                }
            },
        ]
    };
    let rows: Vec<_> = shown.records.iter().map(row).collect();
    let heads = ["profile-game", "players-games", "profile-won", "profile-mean", "profile-best"];
    figures(viewer, "profile-results", &heads, &rows)
}

fn bests(viewer: &Viewer, shown: &Shown) -> Markup {
    if shown.bests.is_empty() {
        return html! {};
    }
    let row = |best: &crate::profile::Best| {
        vec![
            html! { (viewer.t(&best.feat)) " " small.soft { (game_name(viewer, &best.game)) } },
            html! { a href=(format!("/t/{}/replay", best.table)) { (best.most) } },
        ]
    };
    let rows: Vec<_> = shown.bests.iter().map(row).collect();
    figures(viewer, "profile-bests", &["profile-feat", "profile-record"], &rows)
}

/// What a line of the score sheet is called where there are many of its kind.
fn source_name(viewer: &Viewer, id: &str) -> String {
    let all = [format!("source-{id}"), id.replace("-line-", "-card-")];
    let all = all.iter().find(|all| words::has(viewer.lang(), all));
    viewer.t(all.map_or(id, String::as_str))
}

fn sources(viewer: &Viewer, shown: &Shown) -> Markup {
    if shown.sources.is_empty() {
        return html! {};
    }
    let row = |source: &crate::profile::Source| {
        vec![
            html! {
                (source_name(viewer, &source.source))
                " " small.soft { (game_name(viewer, &source.game)) }
            },
            html! { (decimal(viewer, source.mean)) },
            html! { a href=(format!("/t/{}/replay", source.table)) { (source.most) } },
        ]
    };
    let rows: Vec<_> = shown.sources.iter().map(row).collect();
    let heads = ["table-score-source", "profile-average", "profile-most"];
    figures(viewer, "profile-sources", &heads, &rows)
}

fn rivals(viewer: &Viewer, shown: &Shown) -> Markup {
    let row = |rival: &&Rival| {
        vec![
            shown.names.link(viewer, rival.who),
            html! { (rival.games) },
            html! { (rival.ahead) },
            html! { (rival.behind) },
        ]
    };
    let heads = ["profile-opponent", "players-games", "profile-ahead", "profile-behind"];
    let (people, bots): (Vec<&Rival>, Vec<&Rival>) =
        shown.rivals.iter().partition(|rival| rival.who.player().is_some());
    html! {
        @for (title, some) in [("profile-rivals", people), ("profile-bots", bots)] {
            @if !some.is_empty() {
                (figures(viewer, title, &heads, &some.iter().map(row).collect::<Vec<_>>()))
            }
        }
    }
}

fn events(viewer: &Viewer, shown: &Shown) -> Markup {
    html! {
        @if !shown.events.is_empty() {
            section {
                h2 { (viewer.t("event-title")) }
                ul.tables {
                    @for event in &shown.events {
                        li {
                            a href=(format!("/events/{}", event.id)) {
                                strong { (event.name) }
                                span.state.yours[event.rank == Some(1) && event.stage == Stage::Over] {
                                    @match event.rank {
                                        Some(rank) => {
                                            (viewer.with("profile-rank", &[("rank", rank.into()), ("of", event.of.into())]))
                                        }
                                        None if event.stage == Stage::Open => { (viewer.t("event-open")) }
                                        None => { (viewer.t("profile-event-on")) }
                                    }
                                }
                                span.who { (game_name(viewer, &event.game)) }
                            }
                        }
                    }
                }
            }
        }
    }
}

fn games(
    viewer: &Viewer,
    profile: &Profile,
    shown: &Shown,
    asked: &Filter,
    opponent: &str,
) -> Markup {
    html! {
        section id="games" {
            h2 { (viewer.t("profile-games")) }
            (filter(viewer, profile, asked, opponent))
            @if shown.games.is_empty() {
                p.soft { (viewer.t("profile-no-games")) }
            } @else {
                ul.tables {
                    @for game in &shown.games { li { (game_row(viewer, profile, &shown.names, game)) } }
                }
            }
            @if let Some(last) = shown.games.last().filter(|_| shown.more) {
                p {
                    a.button href=(earlier(profile, asked, opponent, last)) {
                        (viewer.t("profile-older"))
                    }
                }
            }
        }
    }
}

/// The address of the games before one, by the same filter.
fn earlier(profile: &Profile, asked: &Filter, opponent: &str, last: &Finished) -> String {
    let mut address = format!("{}?before={}-{}", base(profile), last.at, last.table);
    if let Some(game) = &asked.game {
        address.push_str(&format!("&game={game}"));
    }
    if let Some(seats) = asked.seats {
        address.push_str(&format!("&seats={seats}"));
    }
    if let Some(won) = asked.won {
        address.push_str(if won { "&result=won" } else { "&result=lost" });
    }
    if !opponent.is_empty() {
        let opponent = path(opponent);
        let name = opponent.rsplit('/').next().unwrap_or_default();
        address.push_str(&format!("&opponent={name}"));
    }
    address + "#games"
}

fn filter(viewer: &Viewer, profile: &Profile, asked: &Filter, opponent: &str) -> Markup {
    let game = asked.game.as_deref();
    let any = viewer.t("profile-any");
    html! {
        form.row.filter method="get" action=(format!("{}#games", base(profile))) {
            label {
                (viewer.t("profile-game"))
                select name="game" {
                    option value="" selected[game.is_none()] { (any) }
                    @for &kind in Kind::ALL {
                        option value=(kind) selected[game == Some(kind.as_str())] { (viewer.game(kind)) }
                    }
                }
            }
            label {
                (viewer.t("new-players"))
                select name="seats" {
                    option value="" selected[asked.seats.is_none()] { (any) }
                    @for seats in 2..=table::MAX_SEATS {
                        option value=(seats) selected[asked.seats == Some(seats as u32)] { (seats) }
                    }
                }
            }
            label {
                (viewer.t("profile-result"))
                select name="result" {
                    option value="" selected[asked.won.is_none()] { (any) }
                    option value="won" selected[asked.won == Some(true)] { (viewer.t("profile-won")) }
                    option value="lost" selected[asked.won == Some(false)] {
                        (viewer.t("profile-not-won"))
                    }
                }
            }
            label {
                (viewer.t("profile-opponent"))
                input name="opponent" value=(opponent) maxlength="24" autocomplete="off";
            }
            button type="submit" { (viewer.t("profile-filter")) }
        }
    }
}

fn game_row(viewer: &Viewer, profile: &Profile, names: &Names, game: &Finished) -> Markup {
    let own = game.parties.iter().find(|party| party.who == profile.who);
    html! {
        div.game-row {
            p {
                a href=(format!("/t/{}", game.table)) { strong { (game_name(viewer, &game.game)) } }
                " " (moment(game.at))
                @if own.is_some_and(|own| own.place == 1) {
                    " " span.state.yours { (viewer.t("profile-won")) }
                }
                @if game.rated { " " span.state { (viewer.t("profile-rated")) } }
            }
            p {
                @for (at, party) in game.parties.iter().enumerate() {
                    @if at > 0 { ", " }
                    (names.link(viewer, party.who)) " " strong { (party.points) }
                    @if matches!(party.ending, Ending::Left | Ending::Absent) {
                        " " small.soft { "(" (viewer.t("profile-left")) ")" }
                    }
                }
            }
            p {
                a href=(format!("/t/{}/replay", game.table)) { (viewer.t("profile-replay")) }
                " · "
                a href=(format!("/t/{}/review", game.table)) { (viewer.t("review-title")) }
            }
        }
    }
}
