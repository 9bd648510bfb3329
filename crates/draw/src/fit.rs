//! Text that fits: how wide a text will be, roughly, and where to break it.
//!
//! There is no font in here. Widths are those of a common serif, a little generous, and a text that
//! might still be too wide is given a fixed length, so that it overflows in no browser.

use crate::svg::{El, Svg};

/// The width of a text at a font size.
pub(crate) fn width(text: &str, size: f64) -> f64 {
    text.chars().map(em).sum::<f64>() * size
}

/// Breaks a text into at most `lines` lines of a width; a last line that is too long keeps the
/// rest and will be squeezed.
pub(crate) fn wrap(text: &str, size: f64, max: f64, lines: usize) -> Vec<String> {
    let mut done = Vec::new();
    let mut line = String::new();
    for part in parts(text) {
        let longer = format!("{line}{part}");
        let fits = width(longer.trim_end(), size) <= max;
        if fits || line.is_empty() || done.len() + 1 == lines {
            line = longer;
        } else {
            done.push(line.trim_end().to_owned());
            line = part.to_owned();
        }
    }
    if !line.trim().is_empty() {
        done.push(line.trim_end().to_owned());
    }
    done
}

/// A text in one line if it is narrow enough, otherwise in two lines of about equal length.
pub(crate) fn halve(text: &str, size: f64, max: f64) -> Vec<String> {
    if width(text, size) <= max {
        return vec![text.to_owned()];
    }
    let parts = parts(text);
    let split = |at: usize| {
        let (first, second) = (parts[..at].concat(), parts[at..].concat());
        (first.trim_end().to_owned(), second)
    };
    let wider = |(first, second): &(String, String)| width(first, size).max(width(second, size));
    let best = (1..parts.len()).map(split).min_by(|a, b| wider(a).total_cmp(&wider(b)));
    best.map_or_else(|| vec![text.to_owned()], |(first, second)| vec![first, second])
}

/// A text broken into lines that fit into a width and a height, at the largest size that fits, from
/// `size` down to the smallest legible one.
pub(crate) fn block(text: &str, size: f64, (w, h): (f64, f64)) -> (f64, Vec<String>) {
    const SMALLEST: f64 = 13.0;
    let mut size = size;
    loop {
        let most = (h / (size * 1.08)) as usize;
        let lines = wrap(text, size, w, usize::MAX);
        if lines.len() <= most {
            return (size, lines);
        }
        if size <= SMALLEST {
            return (size, wrap(text, size, w, most.max(1)));
        }
        size -= 0.5;
    }
}

/// A line of text that is squeezed if it would be wider than `max`; its class has the size.
pub(crate) fn line(svg: &mut Svg, at: (f64, f64), class: &str, size: f64, max: f64, text: &str) {
    let el = svg.el("text").a("x", at.0).a("y", at.1).class(class);
    squeezed(el, size, max, text);
}

/// The same with the size as given.
pub(crate) fn sized(svg: &mut Svg, at: (f64, f64), class: &str, size: f64, max: f64, text: &str) {
    let el = svg.el("text").a("x", at.0).a("y", at.1).a("font-size", size).class(class);
    squeezed(el, size, max, text);
}

fn squeezed(el: El<'_>, size: f64, max: f64, text: &str) {
    if width(text, size) > max {
        el.a("textLength", max).a("lengthAdjust", "spacingAndGlyphs").text(text);
    } else {
        el.text(text);
    }
}

/// The places where a text may be broken: after blanks and hyphens, and around every character
/// of a script that needs no blanks.
fn parts(text: &str) -> Vec<&str> {
    let mut parts = Vec::new();
    let mut start = 0;
    let mut letters = text.char_indices().peekable();
    while let Some((at, letter)) = letters.next() {
        let end = at + letter.len_utf8();
        let next = letters.peek().map(|&(_, next)| next);
        let breaks = match next {
            None => true,
            // No line begins with a closing mark.
            Some('、' | '。' | '」' | '）' | 'ー' | '々' | '・' | ',' | '.' | ')') => false,
            Some(next) => letter == ' ' || letter == '-' || wide(letter) || wide(next),
        };
        if breaks && end > start {
            parts.push(&text[start..end]);
            start = end;
        }
    }
    parts
}

fn wide(letter: char) -> bool {
    ('\u{2e80}'..='\u{9fff}').contains(&letter) || ('\u{ff00}'..='\u{ff60}').contains(&letter)
}

fn em(letter: char) -> f64 {
    match letter {
        'i' | 'j' | 'l' | 't' | 'f' | 'r' | '.' | ',' | ':' | ';' | '\'' | '’' | '!' | '|'
        | '(' | ')' | '-' | 'I' => 0.36,
        ' ' => 0.26,
        'm' | 'w' | 'M' | 'W' | '×' | '+' | '=' => 0.88,
        '0'..='9' => 0.56,
        letter if wide(letter) => 1.0,
        letter if letter.is_uppercase() => 0.73,
        _ => 0.56,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_break_between_words() {
        let text = "two points per streetlight in his area";
        let lines = wrap(text, 10.0, 100.0, 4);
        assert!(lines.len() > 1 && lines.iter().all(|line| width(line, 10.0) <= 100.0));
        assert_eq!(lines.join(" "), text);
    }

    #[test]
    fn scripts_without_blanks_break_anywhere() {
        let text = "彼の区域の街灯ごとに二点、空き地も数える。";
        let lines = wrap(text, 10.0, 60.0, 9);
        assert!(lines.iter().all(|line| width(line, 10.0) <= 70.0), "{lines:?}");
        assert!(!lines.iter().any(|line| line.starts_with(['、', '。'])));
        assert_eq!(lines.concat(), text);
    }

    #[test]
    fn halves_are_even() {
        assert_eq!(halve("Place des Vosges", 10.0, 50.0), ["Place des", "Vosges"]);
        assert_eq!(halve("Champs-Élysées", 10.0, 50.0), ["Champs-", "Élysées"]);
        assert_eq!(halve("Odéon", 10.0, 50.0), ["Odéon"]);
        assert_eq!(halve("Montparnasse", 10.0, 50.0), ["Montparnasse"]);
    }

    #[test]
    fn the_last_line_keeps_the_rest() {
        assert_eq!(wrap("one two three four", 10.0, 30.0, 2), ["one", "two three four"]);
    }

    #[test]
    fn a_block_is_as_large_as_its_room_allows() {
        let text = "two points for each streetlight in the painter's area";
        let (large, _) = block(text, 14.0, (120.0, 120.0));
        let (small, lines) = block(text, 14.0, (120.0, 40.0));
        assert_eq!(large, 14.0);
        assert!(small < large && lines.len() as f64 * small * 1.08 <= 40.0, "{small} {lines:?}");
        let (least, lines) = block(text, 14.0, (40.0, 25.0));
        assert_eq!((least, lines.len()), (13.0, 1));
    }

    #[test]
    fn only_a_text_that_is_too_wide_is_squeezed() {
        let written = |max: f64| {
            let mut svg = Svg::default();
            line(&mut svg, (0.0, 0.0), "", 10.0, max, "Montparnasse");
            svg.finish()
        };
        assert!(!written(100.0).contains("textLength"));
        assert!(written(40.0).contains("textLength=\"40\""));
    }
}
