//! A slide along the moves of a game, with marks: in a replay, and on the analysis board.

use maud::{Markup, PreEscaped, html};

use super::viewer::Viewer;

/// How far along somebody is, and what is marked.
pub(super) struct Slide {
    /// After how many steps.
    pub(super) at: usize,
    /// How many steps there are.
    pub(super) of: usize,
    /// Where rounds and tours begin.
    pub(super) rounds: Vec<usize>,
    /// Where the game turned.
    pub(super) turned: Vec<usize>,
    /// The places that its steps lead to, where they have other names than numbers.
    pub(super) places: Option<String>,
}

impl Slide {
    /// The slide and its marks.
    pub(super) fn show(&self, viewer: &Viewer) -> Markup {
        let line = |at: usize, class: &str, from: u8| {
            let x = 1000.0 * at as f64 / self.of.max(1) as f64;
            PreEscaped(format!("<path class=\"{class}\" d=\"M{x:.1} {from}V10\"/>"))
        };
        html! {
            span.slide {
                input type="range" data-jump data-places=[&self.places] min="0" max=(self.of) value=(self.at)
                    aria-label=(viewer.t("replay-jump"));
                svg.slide-marks viewBox="0 0 1000 10" preserveAspectRatio="none" aria-hidden="true" focusable="false" {
                    @for at in &self.rounds { (line(*at, "round", 4)) }
                    @for at in &self.turned { (line(*at, "turned", 0)) }
                }
            }
        }
    }
}
