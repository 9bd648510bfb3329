//! The style of the boards: colours by day and by night, as CSS over class names.

/// The style sheet of the boards. A page serves it once; its colours are custom properties that
/// follow `data-theme` on the root element (`day` or `night`), or else the system's setting.
pub const STYLE: &str = concat!(
    ":root{",
    include_str!("style/day.css"),
    "}@media (prefers-color-scheme:dark){:root:not([data-theme=day]){",
    include_str!("style/night.css"),
    "}}:root[data-theme=night]{",
    include_str!("style/night.css"),
    "}",
    include_str!("style/common.css"),
    include_str!("style/paris_paris.css"),
    include_str!("style/city_of_light.css"),
    include_str!("style/paris.css"),
    // Last, so that what is pointed out stands out from any piece.
    include_str!("style/marks.css"),
);

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

/// A board with its style inside, as a picture file.
#[must_use]
pub fn standalone(board: &str, theme: Theme) -> String {
    let root = match theme {
        Theme::System => "<svg",
        Theme::Day => "<svg data-theme=\"day\"",
        Theme::Night => "<svg data-theme=\"night\"",
    };
    let board = board.replacen("<svg", root, 1);
    let end = board.find('>').map_or(0, |at| at + 1);
    format!("{}<style>{STYLE}</style>{}\n", &board[..end], &board[end..])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_style_needs_no_escaping() {
        assert!(!STYLE.contains(['<', '&']));
        assert_eq!(STYLE.matches('{').count(), STYLE.matches('}').count());
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

    #[test]
    fn a_standalone_picture_has_its_style_first() {
        let picture = standalone("<svg class=\"board\"><g/></svg>", Theme::Night);
        assert!(picture.starts_with("<svg data-theme=\"night\" class=\"board\"><style>"));
        assert!(picture.ends_with("</style><g/></svg>\n"));
    }
}
