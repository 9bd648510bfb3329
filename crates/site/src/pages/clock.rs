//! Time in words: how it is counted, and what a clock says.

use maud::{Markup, html};
use table::{Clock, Lapse, Speed};

use super::viewer::Viewer;
use crate::model::clock::Reading;

const SECOND: i64 = 1_000;
const HOUR: i64 = 3_600 * SECOND;
const DAY: i64 = 24 * HOUR;

/// What is filled in when nobody has chosen anything.
const MINUTES: u16 = 20;
const INCREMENT: u16 = 15;
const DAYS: u16 = 3;
const BANK: u16 = 7;
const VACATION: u16 = 14;

/// How time is counted at a table, in short.
pub fn short(viewer: &Viewer, clock: Clock) -> String {
    match clock.speed {
        Speed::Live { minutes, increment } => {
            let args = [
                ("minutes", i64::from(minutes).into()),
                ("increment", i64::from(increment).into()),
            ];
            viewer.with("time-live-short", &args)
        }
        Speed::Slow { days, .. } => {
            viewer.with("time-slow-short", &[("days", i64::from(days).into())])
        }
    }
}

/// How time is counted at a table and what happens to a player who runs out, in a line.
pub fn pace(viewer: &Viewer, clock: Option<Clock>) -> String {
    let Some(clock) = clock else { return viewer.t("time-none") };
    let lapse = clock.lapse.as_str().to_owned();
    let args = [("short", short(viewer, clock).into()), ("lapse", lapse.into())];
    viewer.with("time-pace", &args)
}

/// The same in a word or two, for lists.
pub fn brief(viewer: &Viewer, clock: Option<Clock>) -> String {
    clock.map_or_else(|| viewer.t("time-none"), |clock| short(viewer, clock))
}

/// An amount of time as a clock shows it; seconds appear only on the last day.
pub fn left(viewer: &Viewer, left: i64) -> String {
    let left = left.max(0);
    if left >= DAY {
        let args = [("days", (left / DAY).into()), ("hours", (left % DAY / HOUR).into())];
        return viewer.with("time-left", &args);
    }
    // A second that is shown is still left.
    let seconds = (left + SECOND - 1) / SECOND;
    let (hours, minutes, seconds) = (seconds / 3600, seconds / 60 % 60, seconds % 60);
    if hours > 0 {
        format!("{hours}:{minutes:02}:{seconds:02}")
    } else {
        format!("{minutes}:{seconds:02}")
    }
}

/// A player's clock. The script lets it tick.
pub fn face(viewer: &Viewer, reading: &Reading, player: &str) -> Markup {
    let label = viewer.with("time-of", &[("player", player.to_owned().into())]);
    let title = if reading.away { format!("{label}, {}", viewer.t("time-away")) } else { label };
    // With two signs for numbers in it, for the script.
    let args = [("days", "#d".into()), ("hours", "#h".into())];
    html! {
        span.clock.away[reading.away] role="timer" title=(title) data-left=(reading.left)
            data-runs[reading.runs] data-long=(viewer.with("time-left", &args)) {
            (left(viewer, reading.left))
        }
    }
}

/// How time is to be counted at a new table: as at the last one, to begin with.
pub fn choices(viewer: &Viewer) -> Markup {
    choices_with(viewer, true)
}

/// The same, where it may be that time is not counted, or always is.
pub(super) fn choices_with(viewer: &Viewer, none: bool) -> Markup {
    let last = viewer.last.clock;
    let usual = if none { "none" } else { "live" };
    let chosen = last.map_or(usual, |clock| if clock.speed.is_slow() { "slow" } else { "live" });
    let (mut minutes, mut increment) = (MINUTES, INCREMENT);
    let (mut days, mut bank, mut vacation) = (DAYS, BANK, VACATION);
    match last.map(|clock| clock.speed) {
        Some(Speed::Live { minutes: of, increment: more }) => (minutes, increment) = (of, more),
        Some(Speed::Slow { days: of, bank: more, vacation: off }) => {
            (days, bank, vacation) = (of, more, off);
        }
        None => {}
    }
    let number = |name: &str, label: &str, value: u16, least: u16, most: u16| {
        html! {
            label {
                (viewer.t(label))
                input type="number" name=(name) value=(value) min=(least) max=(most) required;
            }
        }
    };
    let way = |value: &str| {
        html! {
            label.beside {
                input type="radio" name="clock" value=(value) checked[value == chosen];
                span { b { (viewer.t(&format!("time-{value}"))) } " " span.soft { (viewer.t(&format!("time-{value}-line"))) } }
            }
        }
    };
    let most = (Speed::MOST_LIVE, Speed::MOST_DAYS, Speed::MOST_SPARE);
    html! {
        div.paces {
            @if none { (way("none")) }
            (way("live"))
            div.choices.of-live {
                (number("minutes", "time-minutes", minutes, 0, most.0))
                (number("increment", "time-increment", increment, 0, most.0))
            }
            (way("slow"))
            div.choices.of-slow {
                (number("days", "time-days", days, 1, most.1))
                (number("bank", "time-bank", bank, 0, most.2))
                (number("vacation", "time-vacation", vacation, 0, most.2))
            }
            label.of-any {
                (viewer.t("time-lapse"))
                select name="lapse" {
                    @for rule in Lapse::ALL {
                        option value=(rule.as_str()) selected[last.is_some_and(|it| it.lapse == rule)] {
                            (viewer.t(&format!("time-lapse-{}", rule.as_str())))
                        }
                    }
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use words::Lang;

    use super::*;

    fn viewer(lang: Lang) -> Viewer {
        Viewer::new(None, lang, &[][..], "/new".to_owned())
    }

    #[test]
    fn a_clock_shows_days_then_hours_then_minutes() {
        let viewer = viewer(Lang::En);
        for (ms, shown) in [
            (3 * DAY + 5 * HOUR + 1, "3 d 5 h"),
            (DAY, "1 d 0 h"),
            (DAY - 1_000, "23:59:59"),
            (HOUR, "1:00:00"),
            (HOUR - 1_000, "59:59"),
            (61_000, "1:01"),
            (60_001, "1:01"),
            (1, "0:01"),
            (0, "0:00"),
            (-5, "0:00"),
        ] {
            assert_eq!(left(&viewer, ms), shown, "{ms}");
        }
    }

    #[test]
    fn the_script_has_a_pattern_for_days_in_every_language() {
        let reading = Reading {
            left: 2 * DAY,
            bank: 0,
            vacation: 0,
            away: false,
            runs: true,
            until: Some(2 * DAY),
        };
        for lang in Lang::ALL {
            let face = face(&viewer(lang), &reading, "Ann").into_string();
            assert!(
                face.contains("#d") && face.contains("#h") && face.contains("data-runs"),
                "{face}"
            );
        }
    }
}
