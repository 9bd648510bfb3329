//! The style of the boards: colours by day and by night, as CSS over class names.

use crate::scene::Drawn;

/// What every board needs, whatever the game.
const COMMON: &str = concat!(
    ":root{",
    include_str!("style/day.css"),
    // Paper is white, whatever theme somebody has chosen.
    "}@media screen and (prefers-color-scheme:dark){:root:not([data-theme=day]){",
    include_str!("style/night.css"),
    "}}@media screen{:root[data-theme=night]{",
    include_str!("style/night.css"),
    "}}",
    include_str!("style/common.css"),
);

/// What is pointed out: last, so that it stands out from any piece.
const MARKS: &str = include_str!("style/marks.css");

/// The style sheet of the boards of some games, from their [`Drawn::STYLE`]. A page serves it once;
/// its colours are custom properties that follow `data-theme` on the root element (`day` or
/// `night`), or else the system's setting.
#[must_use]
pub fn style(games: &[&str]) -> String {
    [&[COMMON], games, &[MARKS]].concat().concat()
}

/// The colours of a game's players alone, for a page without boards: custom properties for what is
/// inside an element with `data-game`.
#[must_use]
pub fn players<G: Drawn>() -> &'static str {
    let mut lines = G::STYLE.lines();
    lines.find(|line| line.starts_with("[data-game")).unwrap_or_default()
}

/// Whether a standalone picture is lit by day, by night, or as the reader's system is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Theme {
    /// As the reader's system is.
    #[default]
    System,
    /// By day.
    Day,
    /// By night.
    Night,
}

/// A board of a game with its style inside, as a picture file.
#[must_use]
pub fn standalone<G: Drawn>(board: &str, theme: Theme) -> String {
    let root = match theme {
        Theme::System => "<svg",
        Theme::Day => "<svg data-theme=\"day\"",
        Theme::Night => "<svg data-theme=\"night\"",
    };
    let board = board.replacen("<svg", root, 1);
    let end = board.find('>').map_or(0, |at| at + 1);
    format!("{}<style>{}</style>{}\n", &board[..end], style(&[G::STYLE]), &board[end..])
}

#[cfg(test)]
mod tests {
    use super::*;

    const GAMES: [&str; 3] =
        [city_of_light::CityOfLight::STYLE, paris_paris::ParisParis::STYLE, paris::Paris::STYLE];

    #[test]
    fn the_style_needs_no_escaping() {
        let style = style(&GAMES);
        assert!(!style.contains(['<', '&']));
        assert_eq!(style.matches('{').count(), style.matches('}').count());
    }

    #[test]
    fn every_colour_of_the_day_has_one_for_the_night_or_keeps_it() {
        let names = |css: &str| -> Vec<String> {
            css.split(';')
                .filter_map(|it| it.trim().split_once(':'))
                .map(|(name, _)| name.trim().to_owned())
                .collect()
        };
        let day = names(include_str!("style/day.css"));
        for name in names(include_str!("style/night.css")) {
            assert!(day.contains(&name), "{name} has no value by day");
        }
    }

    /// The value of a custom property in a style.
    fn colour(css: &str, name: &str) -> f64 {
        let from = css.find(&format!("{name}:#")).unwrap_or_else(|| panic!("no {name}"));
        let digits = &css[from + name.len() + 2..];
        let digits: String = digits.chars().take_while(char::is_ascii_hexdigit).collect();
        // Three digits stand for six.
        let wide: String = match digits.len() {
            3 => digits.chars().flat_map(|it| [it, it]).collect(),
            _ => digits,
        };
        let channel = |at: usize| {
            let value = f64::from(u8::from_str_radix(&wide[at..at + 2], 16).unwrap()) / 255.0;
            if value <= 0.039_28 { value / 12.92 } else { ((value + 0.055) / 1.055).powf(2.4) }
        };
        0.2126 * channel(0) + 0.7152 * channel(2) + 0.0722 * channel(4)
    }

    fn contrast(one: f64, other: f64) -> f64 {
        (one.max(other) + 0.05) / (one.min(other) + 0.05)
    }

    #[test]
    fn text_can_be_read_by_day_and_by_night() {
        for css in [include_str!("style/day.css"), include_str!("style/night.css")] {
            for (ink, ground) in [
                ("--ink", "--paper"),
                ("--ink", "--card"),
                ("--ink", "--shade"),
                ("--soft", "--paper"),
                ("--soft", "--card"),
                ("--soft", "--shade"),
                ("--brass-ink", "--paper"),
                ("--brass-ink", "--card"),
                ("--enamel-ink", "--enamel"),
                ("--enamel-ink", "--azure"),
            ] {
                let found = contrast(colour(css, ink), colour(css, ground));
                assert!(found >= 4.5, "{ink} on {ground}: {found:.2}");
            }
        }
    }

    /// The colour of a custom property as light of three channels.
    fn light(css: &str, name: &str) -> [f64; 3] {
        let from = css.find(&format!("{name}:#")).unwrap_or_else(|| panic!("no {name}"));
        let digits = &css[from + name.len() + 2..from + name.len() + 8];
        let channel = |at: usize| f64::from(u8::from_str_radix(&digits[at..at + 2], 16).unwrap());
        [channel(0), channel(2), channel(4)]
    }

    /// How light something looks that is partly transparent.
    fn over(top: [f64; 3], below: [f64; 3], share: f64) -> f64 {
        let channel = |at: usize| {
            let value = (top[at] * share + below[at] * (1.0 - share)) / 255.0;
            if value <= 0.039_28 { value / 12.92 } else { ((value + 0.055) / 1.055).powf(2.4) }
        };
        0.2126 * channel(0) + 0.7152 * channel(1) + 0.0722 * channel(2)
    }

    #[test]
    fn lines_labels_and_marks_stand_out_by_day_and_by_night() {
        for css in [include_str!("style/day.css"), include_str!("style/night.css")] {
            let stands_out = |what: &str, on: &str, least: f64| {
                let found = contrast(colour(css, what), colour(css, on));
                assert!(found >= least, "{what} on {on}: {found:.2}");
            };
            for line in ["--black", "--blue", "--green", "--red", "--orange"] {
                stands_out(line, "--card", 3.0);
                stands_out(&format!("{line}-i"), line, 4.5);
            }
            // Whatever a player's colour is, its marks have this edge.
            for ground in ["--card", "--paper", "--shade"] {
                stands_out("--mark", ground, 4.5);
                stands_out("--ink", ground, 4.5);
                stands_out("--brass", ground, 2.0);
            }
            stands_out("--seine-ink", "--seine", 3.0);
            stands_out("--laurel", "--card", 4.5);
            // The districts of Paris let through some of the ground; their names stand on them.
            let petal = css.split("--petal:").nth(1).unwrap().split(';').next().unwrap();
            let petal: f64 = petal.parse().unwrap();
            for number in 1..=6 {
                let name = format!("--d{number}");
                let ground = over(light(css, &name), light(css, "--shade"), petal);
                let found = contrast(colour(css, "--ink"), ground);
                assert!(found >= 4.5, "a name on {name}: {found:.2}");
            }
        }
    }

    #[test]
    fn letters_can_be_read_on_the_colours_of_the_players() {
        for game in GAMES {
            let game = game.lines().find(|it| it.starts_with("[data-game")).expect("its players");
            for seat in 1..=4 {
                let letter = colour(game, &format!("--s{seat}i"));
                let found = contrast(letter, colour(game, &format!("--s{seat}")));
                assert!(found >= 4.5, "seat {seat} in {game}: {found:.2}");
            }
        }
    }

    #[test]
    fn a_standalone_picture_has_its_style_first() {
        let picture = standalone::<paris::Paris>("<svg class=\"board\"><g/></svg>", Theme::Night);
        assert!(picture.starts_with("<svg data-theme=\"night\" class=\"board\"><style>"));
        assert!(picture.ends_with("</style><g/></svg>\n"));
    }
}
