//! Ratings as a picture: a dot and an interval for each player, the best at the top.

use std::fmt::Write as _;

/// One line of a chart.
#[derive(Clone, Debug)]
pub(crate) struct Bar {
    pub(crate) name: String,
    pub(crate) at: f64,
    pub(crate) low: f64,
    pub(crate) high: f64,
}

const WIDE: f64 = 760.0;
const LEFT: f64 = 190.0;
const LINE: f64 = 26.0;
const TOP: f64 = 54.0;

/// The chart as a self-contained SVG.
pub(crate) fn svg(title: &str, bars: &[Bar]) -> String {
    let low = bars.iter().map(|bar| bar.low).fold(f64::INFINITY, f64::min);
    let high = bars.iter().map(|bar| bar.high).fold(f64::NEG_INFINITY, f64::max);
    let step = [50.0, 100.0, 200.0, 500.0].into_iter().find(|step| high - low < 9.0 * step);
    let step = step.unwrap_or(1000.0);
    let (first, last) = ((low / step).floor(), (high / step).ceil());
    let x = |elo: f64| LEFT + (WIDE - LEFT - 30.0) * (elo / step - first) / (last - first).max(1.0);
    let tall = TOP + LINE * bars.len() as f64 + 14.0;
    let mut text = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {WIDE} {tall}\" role=\"img\" \
         font-family=\"sans-serif\" font-size=\"13\" fill=\"#222\">\n<title>{}</title>\n\
         <rect width=\"100%\" height=\"100%\" fill=\"#fff\"/>\n\
         <text x=\"12\" y=\"20\" font-weight=\"bold\">{}</text>\n",
        escape(title),
        escape(title)
    );
    for tick in first as i64..=last as i64 {
        let elo = tick as f64 * step;
        let at = x(elo);
        let _ = writeln!(
            text,
            "<path d=\"M{at:.1} {TOP}V{:.1}\" stroke=\"#ddd\"/>\
             <text x=\"{at:.1}\" y=\"{:.1}\" text-anchor=\"middle\" fill=\"#666\">{elo:.0}</text>",
            tall - 10.0,
            TOP - 8.0
        );
    }
    for (row, bar) in bars.iter().enumerate() {
        let y = TOP + LINE * (row as f64 + 0.5);
        let _ = writeln!(
            text,
            "<g><title>{name}: {:.0} ({:.0} to {:.0})</title>\
             <text x=\"{:.1}\" y=\"{:.1}\" text-anchor=\"end\">{name}</text>\
             <path d=\"M{:.1} {y:.1}H{:.1}\" stroke=\"#2b5d8a\" stroke-width=\"2\"/>\
             <circle cx=\"{:.1}\" cy=\"{y:.1}\" r=\"4.5\" fill=\"#2b5d8a\"/></g>",
            bar.at,
            bar.low,
            bar.high,
            LEFT - 12.0,
            y + 4.5,
            x(bar.low),
            x(bar.high),
            x(bar.at),
            name = escape(&bar.name),
        );
    }
    text.push_str("</svg>\n");
    text
}

/// Text that is safe between tags.
pub(crate) fn escape(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_chart_has_a_dot_for_everybody_within_the_picture() {
        let bar =
            |name: &str, at| Bar { name: name.to_owned(), at, low: at - 40.0, high: at + 60.0 };
        let drawn = svg("a < b", &[bar("sage", 310.0), bar("cmd:x \"y\"", -820.0)]);
        assert_eq!(drawn.matches("<circle").count(), 2);
        assert!(drawn.contains("a &lt; b") && drawn.contains("cmd:x &quot;y&quot;"));
        for part in drawn.split("cx=\"").skip(1) {
            let x: f64 = part.split('"').next().expect("a number").parse().expect("a number");
            assert!((LEFT..WIDE).contains(&x), "{x}");
        }
    }
}
