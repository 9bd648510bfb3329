//! How a rating went, as a picture.

use maud::{Markup, html};

use super::viewer::Viewer;
use crate::rating::Standing;

const WIDTH: f64 = 360.0;
const HEIGHT: f64 = 180.0;
const LEFT: f64 = 36.0;
const TOP: f64 = 8.0;
const BOTTOM: f64 = 160.0;
/// The lines of the scale are so many points apart, or a multiple of that.
const STEP: f64 = 50.0;

/// The curve: game by game from left to right, with one deviation up and down around it.
pub(super) fn curve(viewer: &Viewer, points: &[Standing]) -> Markup {
    let Some(last) = points.last() else { return html! {} };
    let value = |it: &Standing| it.rating.value;
    let best = points.iter().map(value).fold(f64::MIN, f64::max);
    let least = points.iter().map(value).fold(f64::MAX, f64::min);
    let low = points.iter().map(|it| value(it) - it.rating.deviation.min(120.0));
    let high = points.iter().map(|it| value(it) + it.rating.deviation.min(120.0));
    let floor = (low.fold(f64::MAX, f64::min) / STEP).floor() * STEP;
    let ceiling = (high.fold(f64::MIN, f64::max) / STEP).ceil() * STEP;
    let x = |at: usize| {
        let share = if points.len() < 2 { 0.5 } else { at as f64 / (points.len() - 1) as f64 };
        LEFT + 6.0 + share * (WIDTH - LEFT - 14.0)
    };
    let y = |value: f64| {
        let share = (value.clamp(floor, ceiling) - floor) / (ceiling - floor);
        BOTTOM - share * (BOTTOM - TOP)
    };
    let line: Vec<String> = points
        .iter()
        .enumerate()
        .map(|(at, it)| format!("{:.1},{:.1}", x(at), y(value(it))))
        .collect();
    let edge = |sign: f64| {
        points.iter().enumerate().map(move |(at, it)| (at, value(it) + sign * it.rating.deviation))
    };
    let up: Vec<(usize, f64)> = edge(1.0).collect();
    let down: Vec<(usize, f64)> = edge(-1.0).collect();
    let band: Vec<String> = up
        .into_iter()
        .chain(down.into_iter().rev())
        .map(|(at, value)| format!("{:.1},{:.1}", x(at), y(value)))
        .collect();
    let lines = ((ceiling - floor) / STEP) as usize;
    let every = lines.div_ceil(6).max(1);
    let scale = (0..=lines).step_by(every).map(|number| floor + number as f64 * STEP);
    let whole = |value: f64| value.round() as i64;
    let label = viewer.with(
        "profile-curve",
        &[
            ("games", points.len().into()),
            ("last", whole(value(last)).to_string().into()),
            ("best", whole(best).to_string().into()),
            ("least", whole(least).to_string().into()),
        ],
    );
    html! {
        figure.rating-curve {
            svg viewBox=(format!("0 0 {WIDTH} {HEIGHT}")) role="img" aria-label=(label) {
                @for value in scale {
                    line.scale x1=(LEFT) x2=(WIDTH - 4.0) y1=(y(value)) y2=(y(value)) {}
                    text x=(LEFT - 4.0) y=(y(value) + 4.0) text-anchor="end" { (whole(value)) }
                }
                @if points.len() > 1 {
                    polygon.band points=(band.join(" ")) {}
                    polyline.line points=(line.join(" ")) {}
                }
                circle.dot cx=(x(points.len() - 1)) cy=(y(value(last))) r="3.5" {}
            }
            figcaption.soft { (label) }
        }
    }
}

#[cfg(test)]
mod tests {
    use words::Lang;

    use super::*;
    use crate::rating::Rating;

    #[test]
    fn a_curve_has_a_point_for_each_game_and_stays_in_its_picture() {
        let viewer = Viewer::new(None, Lang::En, &[][..], "/".to_owned());
        let standing = |value: f64| Standing {
            rating: Rating { value, deviation: 90.0, volatility: 0.06 },
            games: 1,
            at: 0,
        };
        assert_eq!(curve(&viewer, &[]).into_string(), "");
        let one = curve(&viewer, &[standing(1500.0)]).into_string();
        assert!(one.contains("<circle") && !one.contains("polyline"), "{one}");
        let points = [1500.0, 1623.4, 1180.0, 1702.6].map(standing);
        let text = curve(&viewer, &points).into_string();
        assert!(text.contains("4 games: 1703 now, 1703 at best, 1180 at worst"), "{text}");
        let line = text.split("class=\"line\" points=\"").nth(1).expect("a line");
        let line = line.split('"').next().expect("its points");
        let pairs: Vec<(f64, f64)> = line
            .split(' ')
            .filter_map(|pair| pair.split_once(','))
            .map(|(x, y)| (x.parse().expect("a number"), y.parse().expect("a number")))
            .collect();
        assert_eq!(pairs.len(), 4);
        assert!(
            pairs.iter().all(|(x, y)| (LEFT..=WIDTH).contains(x) && (TOP..=BOTTOM).contains(y))
        );
        assert!(pairs[2].1 > pairs[0].1 && pairs[0].1 > pairs[3].1, "more is higher");
    }
}
