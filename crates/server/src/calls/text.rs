//! What a call says, in the recipient's language.

use site::model::called::About;
use table::{Arg, Seat};
use words::Lang;

use super::mail::Letter;
use crate::store::calls::{Call, Reason};

fn with(lang: Lang, id: &str, args: &[(&str, Arg)]) -> String {
    words::text_with(lang, id, args, &|seat: Seat| seat.to_string())
}

/// What it is, in a few words.
#[must_use]
pub fn title(lang: Lang, reason: Reason) -> String {
    words::text(
        lang,
        match reason {
            Reason::Turn => "call-turn",
            Reason::Invited => "call-invited",
            Reason::Round => "call-round",
            Reason::Over => "call-over",
            Reason::Waits => "call-waits",
        },
    )
}

/// Where it is, in a line.
#[must_use]
pub fn line(lang: Lang, about: &About) -> String {
    let game = words::text(lang, &format!("game-{}", about.game));
    if about.others.is_empty() {
        return game;
    }
    let names = about.others.join(if lang == Lang::Ja { "、" } else { ", " });
    with(lang, "call-with", &[("game", game.into()), ("names", names.into())])
}

/// What is sent by a test button: a title and a line.
#[must_use]
pub fn test(lang: Lang) -> (String, String) {
    (words::text(lang, "call-test"), words::text(lang, "call-test-line"))
}

/// The name of a call, the same everywhere and for ever.
#[must_use]
pub fn id(call: &Call) -> String {
    format!("{}-{}-{}", call.table, call.version, call.reason.as_str())
}

/// Links that every letter has: to the site, and to where one click ends them.
#[derive(Clone, Debug)]
pub struct Links {
    /// The site's address.
    pub base: String,
    /// Where one click ends them.
    pub end: String,
}

/// One letter for all these calls.
#[must_use]
pub fn letter(lang: Lang, to: &str, calls: &[(Call, About)], links: &Links) -> Letter {
    let t = |id: &str| words::text(lang, id);
    let subject = match calls {
        [(call, about)] => format!("{} · {}", title(lang, call.reason), line(lang, about)),
        _ => {
            let count = i64::try_from(calls.len()).unwrap_or(i64::MAX);
            with(lang, "call-mail-many", &[("count", count.into())])
        }
    };
    let mut text = String::new();
    for (call, about) in calls {
        let title = title(lang, call.reason);
        let line = line(lang, about);
        text.push_str(&format!("{title}\n{line}\n{}/t/{}\n\n", links.base, call.table));
    }
    text.push_str(&format!("-- \n{}\n{}/account/calls\n", t("call-mail-settings"), links.base));
    text.push_str(&format!("{}\n{}\n", t("call-mail-end"), links.end));
    let id = calls.first().map(|(call, _)| id(call)).unwrap_or_default();
    Letter { to: to.to_owned(), subject, text, id, end: Some(links.end.clone()) }
}

/// The letter that asks whether an address is theirs.
#[must_use]
pub fn confirm(lang: Lang, to: &str, name: &str, link: &str, id: String) -> Letter {
    let said = with(lang, "call-mail-confirm", &[("name", name.to_owned().into())]);
    let text = format!("{said}\n{link}\n\n{}\n", words::text(lang, "call-mail-confirm-no"));
    let subject = words::text(lang, "call-mail-confirm-subject");
    Letter { to: to.to_owned(), subject, text, id, end: None }
}

/// The letter of a test button.
#[must_use]
pub fn test_letter(lang: Lang, to: &str, links: &Links, id: String) -> Letter {
    let (subject, line) = test(lang);
    let text = format!("{line}\n\n-- \n{}\n{}\n", words::text(lang, "call-mail-end"), links.end);
    Letter { to: to.to_owned(), subject, text, id, end: Some(links.end.clone()) }
}
