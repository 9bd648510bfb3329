//! A person's notifications as an Atom feed (RFC 4287), at an address that only they know.

use maud::{PreEscaped, html};
use site::model::called::About;
use words::Lang;

use super::text;
use crate::store::Millis;
use crate::store::calls::Call;

/// The feed of these calls, the latest first.
#[must_use]
pub fn feed(lang: Lang, base: &str, own: &str, calls: &[(Call, About)], created: Millis) -> String {
    let latest = calls.first().map_or(created, |(call, _)| call.at);
    let markup = html! {
        (PreEscaped(r#"<?xml version="1.0" encoding="utf-8"?>"#))
        feed xmlns="http://www.w3.org/2005/Atom" xml:lang=(lang) {
            title { (words::text(lang, "call-feed")) }
            id { (base) (own) }
            link rel="self" href=(format!("{base}{own}")) {}
            link href=(base) {}
            updated { (stamp(latest)) }
            author { name { (words::text(lang, "site-name")) } }
            @for (call, about) in calls {
                entry {
                    title { (text::title(lang, call.reason)) }
                    id { "urn:lutece:call:" (text::id(call)) }
                    link href=(format!("{base}/t/{}", call.table)) {}
                    updated { (stamp(call.at)) }
                    summary { (text::line(lang, about)) }
                }
            }
        }
    };
    markup.into_string()
}

/// A time as RFC 3339 writes it.
fn stamp(at: Millis) -> String {
    let (seconds, days) = (at.div_euclid(1000), at.div_euclid(86_400_000));
    let (hour, minute, second) = (seconds / 3600 % 24, seconds / 60 % 60, seconds % 60);
    let (year, month, day) = date(days);
    format!("{year:04}-{month:02}-{day:02}T{hour:02}:{minute:02}:{second:02}Z")
}

/// The date of a day since 1970-01-01, counted in years that begin in March, so that a leap day is
/// the last of its year.
const fn date(days: i64) -> (i64, i64, i64) {
    let days = days + 719_468;
    let (era, of_era) = (days.div_euclid(146_097), days.rem_euclid(146_097));
    let year = (of_era - of_era / 1_460 + of_era / 36_524 - of_era / 146_096) / 365;
    let of_year = of_era - (365 * year + year / 4 - year / 100);
    let march = (5 * of_year + 2) / 153;
    let day = of_year - (153 * march + 2) / 5 + 1;
    let month = if march < 10 { march + 3 } else { march - 9 };
    (era * 400 + year + (month <= 2) as i64, month, day)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::id::TableId;
    use crate::store::calls::Reason;

    #[test]
    fn times_are_those_of_the_calendar() {
        assert_eq!(stamp(0), "1970-01-01T00:00:00Z");
        assert_eq!(stamp(951_782_400_000), "2000-02-29T00:00:00Z");
        assert_eq!(stamp(1_709_251_199_999), "2024-02-29T23:59:59Z");
        assert_eq!(stamp(4_102_444_800_000), "2100-01-01T00:00:00Z");
    }

    #[test]
    fn a_name_cannot_leave_its_element() {
        let table = TableId::random();
        let call = Call {
            table,
            version: 7,
            reason: Reason::Turn,
            at: 1_000,
            due: 0,
            tries: 0,
            left: String::new(),
        };
        let about = About { game: "paris".to_owned(), others: vec!["<b>&\"".to_owned()] };
        let feed = feed(Lang::En, "https://example.org", "/calls/x", &[(call, about)], 0);
        assert!(feed.contains("with &lt;b&gt;&amp;"), "{feed}");
        assert!(feed.contains(&format!("https://example.org/t/{table}")), "{feed}");
        assert!(feed.starts_with("<?xml") && feed.ends_with("</feed>"), "{feed}");
    }
}
