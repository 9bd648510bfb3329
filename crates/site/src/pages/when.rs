//! Times, as a page shows them: of the day and date in UTC, which the script turns into the
//! reader's own.

use maud::{Markup, html};

use crate::stored::Millis;

/// Year, month and day of a time, and minutes since midnight, in UTC.
fn civil(at: Millis) -> (i64, i64, i64, i64) {
    let (days, millis) = (at.div_euclid(86_400_000), at.rem_euclid(86_400_000));
    // Years begin in March here, so that the day that comes and goes is their last.
    let shifted = days + 719_468;
    let (era, day) = (shifted.div_euclid(146_097), shifted.rem_euclid(146_097));
    let year = (day - day / 1460 + day / 36_524 - day / 146_096) / 365;
    let day = day - (365 * year + year / 4 - year / 100);
    let month = (5 * day + 2) / 153;
    let day = day - (153 * month + 2) / 5 + 1;
    let month = if month < 10 { month + 3 } else { month - 9 };
    (year + era * 400 + i64::from(month <= 2), month, day, millis / 60_000)
}

/// A time as programs write it.
fn iso(at: Millis) -> String {
    let (year, month, day, minutes) = civil(at);
    let seconds = at.rem_euclid(60_000) / 1000;
    let (hour, minute) = (minutes / 60, minutes % 60);
    format!("{year:04}-{month:02}-{day:02}T{hour:02}:{minute:02}:{seconds:02}Z")
}

/// The time of day, with the date on request.
pub(super) fn clock(at: Millis) -> Markup {
    let minutes = civil(at).3;
    let (hour, minute) = (minutes / 60, minutes % 60);
    html! { time datetime=(iso(at)) data-local="clock" { (format!("{hour:02}:{minute:02}")) } }
}

/// Date and time.
pub(super) fn moment(at: Millis) -> Markup {
    let (year, month, day, minutes) = civil(at);
    let (hour, minute) = (minutes / 60, minutes % 60);
    html! {
        time datetime=(iso(at)) data-local="moment" {
            (format!("{year:04}-{month:02}-{day:02} {hour:02}:{minute:02} UTC"))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_are_those_of_the_calendar() {
        for (at, text) in [
            (0, "1970-01-01T00:00:00Z"),
            (951_782_399_000, "2000-02-28T23:59:59Z"),
            (951_782_400_000, "2000-02-29T00:00:00Z"),
            (1_709_164_800_000, "2024-02-29T00:00:00Z"),
            (1_767_225_599_999, "2025-12-31T23:59:59Z"),
            (4_107_542_400_000, "2100-03-01T00:00:00Z"),
            (-1, "1969-12-31T23:59:59Z"),
        ] {
            assert_eq!(iso(at), text);
        }
    }
}
