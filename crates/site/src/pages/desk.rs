//! The operator's page: reports, and actions on accounts, tables and the key.

use maud::{Markup, html};

use super::frame::{plain, who};
use super::viewer::Viewer;
use super::when::moment;
use crate::report::Report;
use crate::stored::Millis;

/// For how many days what the old key has signed still holds, unless said otherwise.
pub const GRACE_DAYS: u32 = 30;

/// What an operator does with nothing but a sentence as the result.
pub const ACTS: [&str; 9] = [
    "mute",
    "unmute",
    "ban",
    "unban",
    "rename",
    "remove-table",
    "take-down-event",
    "rotate-key",
    "close-report",
];

/// What lies on the desk.
#[derive(Debug, Default)]
pub struct Desk {
    /// What was reported; the open ones first.
    pub reports: Vec<Reported>,
    /// The name that was looked for.
    pub asked: Option<String>,
    /// The account of that name.
    pub account: Option<AccountFound>,
    /// Which of [`ACTS`] was just done.
    pub done: Option<&'static str>,
    /// Why something was not done: the id of the sentence.
    pub refused: Option<String>,
    /// A link to another password, to hand on.
    pub link: Option<String>,
}

/// A report, with what the account is called today that it is about; a guest has none.
#[derive(Debug)]
pub struct Reported {
    /// The report.
    pub report: Report,
    /// The account's name.
    pub account: Option<String>,
}

/// What an operator knows of an account.
#[derive(Debug)]
pub struct AccountFound {
    /// What it is called.
    pub name: String,
    /// When it was made.
    pub created: Millis,
    /// Whether it may not chat.
    pub muted: bool,
    /// Whether it is closed.
    pub banned: bool,
    /// Whether it is an operator's.
    pub operator: bool,
}

/// The page.
#[must_use]
pub fn page(viewer: &Viewer, desk: &Desk) -> Markup {
    plain(viewer, &viewer.t("admin-title"), &content(viewer, desk))
}

fn content(viewer: &Viewer, desk: &Desk) -> Markup {
    html! {
        div.desk {
            h1 { (viewer.t("admin-title")) }
            @if let Some(id) = &desk.refused { p.notice.bad role="alert" { (viewer.t(id)) } }
            @if let Some(act) = desk.done { p.notice role="status" { (done(viewer, desk, act)) } }
            // An account that was looked up comes first; there may be many reports.
            @if desk.asked.is_some() {
                (account(viewer, desk))
                (reports(viewer, desk))
            } @else {
                (reports(viewer, desk))
                (account(viewer, desk))
            }
            section {
                h2 { (viewer.t("admin-table")) }
                form.row method="post" action="/admin/remove-table" {
                    label { (viewer.t("admin-table-which")) input name="table" required maxlength="200" autocomplete="off"; }
                    label.sure { input type="checkbox" name="sure" required; span { (viewer.t("admin-table-sure")) } }
                    button.danger-button type="submit" { (viewer.t("admin-table-remove")) }
                }
            }
            section {
                h2 { (viewer.t("admin-event")) }
                p.soft { (viewer.t("admin-event-line")) }
                form.row method="post" action="/admin/take-down-event" {
                    label { (viewer.t("admin-event-which")) input name="event" required maxlength="200" autocomplete="off"; }
                    label.sure { input type="checkbox" name="sure" required; span { (viewer.t("admin-event-sure")) } }
                    button.danger-button type="submit" { (viewer.t("admin-event-remove")) }
                }
            }
            section {
                h2 { (viewer.t("admin-key")) }
                p.soft { (viewer.t("admin-key-line")) }
                form.row method="post" action="/admin/rotate-key" {
                    label {
                        (viewer.t("admin-key-grace"))
                        input name="grace" type="number" min="0" max="3650" value=(GRACE_DAYS) required;
                    }
                    button type="submit" { (viewer.t("admin-key-rotate")) }
                }
            }
        }
    }
}

fn done(viewer: &Viewer, desk: &Desk, act: &str) -> String {
    let name = desk.asked.clone().unwrap_or_default();
    viewer.with(&format!("admin-done-{act}"), &[("name", name.into())])
}

fn reports(viewer: &Viewer, desk: &Desk) -> Markup {
    let (closed, open): (Vec<_>, Vec<_>) =
        desk.reports.iter().partition(|it| it.report.closed.is_some());
    html! {
        section {
            h2 { (viewer.t("admin-reports")) }
            @if open.is_empty() {
                p.soft { (viewer.t("admin-reports-none")) }
            } @else {
                ul.reports { @for it in open { li.card { (report(viewer, it)) } } }
            }
            @if !closed.is_empty() {
                details {
                    summary { (viewer.t("admin-reports-closed")) }
                    ul.reports { @for it in closed { li.card { (report(viewer, it)) } } }
                }
            }
        }
    }
}

fn report(viewer: &Viewer, reported: &Reported) -> Markup {
    let report = &reported.report;
    let table = report.table;
    html! {
        p {
            (who(viewer, &report.name, reported.account.is_some()))
            " · " (moment(report.at)) " · "
            a href=(format!("/t/{table}")) { (viewer.t("admin-table")) " " (table) }
        }
        @if report.ply.is_some() {
            blockquote { (report.quote) }
        } @else {
            p { (viewer.t("admin-report-name")) }
        }
        @if !report.reason.is_empty() {
            p { (viewer.t("admin-report-reason")) (viewer.colon()) (report.reason) }
        }
        @match &report.closed {
            Some((at, by)) => {
                p.soft { (viewer.with("admin-report-closed", &[("name", by.clone().into())])) " · " (moment(*at)) }
            }
            None => {
                div.row {
                    @match &reported.account {
                        Some(name) => { (look_up(viewer, name)) }
                        None => { span.soft { (viewer.t("admin-report-guest")) } }
                    }
                    form method="post" action="/admin/close-report" {
                        input type="hidden" name="report" value=(report.id);
                        button.strong-button type="submit" { (viewer.t("admin-report-close")) }
                    }
                }
            }
        }
    }
}

fn look_up(viewer: &Viewer, name: &str) -> Markup {
    html! {
        form method="get" action="/admin" {
            input type="hidden" name="name" value=(name);
            button type="submit" { (viewer.t("admin-account-find")) (viewer.colon()) (name) }
        }
    }
}

fn account(viewer: &Viewer, desk: &Desk) -> Markup {
    html! {
        section {
            h2 { (viewer.t("admin-account")) }
            form.row method="get" action="/admin" {
                label {
                    (viewer.t("account-name"))
                    input name="name" required value=[desk.asked.as_deref()] maxlength="24" autocomplete="off";
                }
                button type="submit" { (viewer.t("admin-account-find")) }
            }
            @match (&desk.account, &desk.asked) {
                (Some(account), _) => { (found(viewer, account, desk.link.as_deref())) }
                (None, Some(_)) => { p.notice.bad { (viewer.t("refused-no-account")) } }
                (None, None) => {}
            }
        }
    }
}

fn found(viewer: &Viewer, account: &AccountFound, link: Option<&str>) -> Markup {
    let words = [
        (account.muted, "admin-is-muted"),
        (account.banned, "admin-is-banned"),
        (account.operator, "admin-is-operator"),
    ];
    let said: Vec<String> =
        words.into_iter().filter(|(said, _)| *said).map(|(_, id)| viewer.t(id)).collect();
    let said = if said.is_empty() { viewer.t("admin-is-fine") } else { viewer.list(said) };
    let name = html! { input type="hidden" name="name" value=(account.name); };
    let act = |act: &str, danger: bool| {
        html! {
            form method="post" action=(format!("/admin/{act}")) {
                (name)
                button.danger-button[danger] type="submit" { (viewer.t(&format!("admin-{act}"))) }
            }
        }
    };
    html! {
        div.found {
            p {
                b { (who(viewer, &account.name, true)) } " · " (said) " · "
                (viewer.t("admin-account-since")) " " (moment(account.created))
            }
            @if let Some(link) = link {
                p.notice role="status" {
                    (viewer.with("admin-reset-line", &[("name", account.name.clone().into())])) br;
                    code { (link) }
                }
            }
            @if account.operator {
                p.soft { (viewer.t("refused-operator")) }
            } @else {
                div.row {
                    (act(if account.muted { "unmute" } else { "mute" }, false))
                    @if account.banned { (act("unban", false)) } @else { (act("ban", true)) }
                    (act("reset", false))
                }
                form.row method="post" action="/admin/rename" {
                    (name)
                    label {
                        (viewer.t("admin-rename-to"))
                        input name="new" required minlength="2" maxlength="24" autocomplete="off";
                    }
                    button type="submit" { (viewer.t("admin-rename")) }
                }
            }
        }
    }
}
