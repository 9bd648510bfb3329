//! The way along the moves of a game, in a replay and on the analysis board: steps, and a slide with marks.

use maud::{Markup, PreEscaped, html};

use super::viewer::Viewer;

/// A step: the script's word for it, the sentence that names it, and its picture.
pub(super) type Step = (&'static str, &'static str, &'static str);

/// The steps there always are.
pub(super) const STEPS: [Step; 4] = [
    ("start", "replay-start", "M4 4h2v16H4zM14 4v16L6 12zM22 4v16l-8-8z"),
    ("back", "replay-back", "M19 4v16L9 12zM5 4h2v16H5z"),
    ("forward", "replay-forward", "M5 4v16l10-8zM17 4h2v16h-2z"),
    ("end", "replay-end", "M2 4v16l8-8zM10 4v16l8-8zM18 4h2v16h-2z"),
];

/// The steps to the mistakes before and after, of a game that was reviewed.
pub(super) const MISTAKES: [Step; 2] = [
    ("mistake-back", "review-previous", "M14 4v16L6 12zM17 4h3v11h-3zM17 17h3v3h-3z"),
    ("mistake-on", "review-next", "M10 4v16l8-8zM4 4h3v11H4zM4 17h3v3H4z"),
];

/// The picture of a step.
pub(super) fn icon(path: &str) -> Markup {
    PreEscaped(format!(
        "<svg viewBox=\"0 0 24 24\" aria-hidden=\"true\" focusable=\"false\"><path d=\"{path}\"/></svg>"
    ))
}

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
