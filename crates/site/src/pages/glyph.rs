//! Words of a message, such as names of pieces, that are better shown as small pictures, which are copied
//! from the definitions of the board beside them.

use catalog::Kind;
use draw::Drawn;
use maud::{Markup, html};

/// The words that the board of a game has pictures for.
pub(crate) fn of(kind: Kind) -> &'static [&'static str] {
    catalog::with_game!(kind, G => <G as Drawn>::GLYPHS)
}

/// A text in which some words are pictures. Screen readers read the words.
pub(crate) fn shown(text: &str, glyphs: &[&str]) -> Markup {
    let mut parts = Vec::new();
    let mut plain = 0;
    let mut at = 0;
    while at < text.len() {
        let rest = &text[at..];
        let long = rest.find(|it: char| !it.is_ascii_alphanumeric()).unwrap_or(rest.len());
        let word = &rest[..long];
        if glyphs.contains(&word) {
            parts.push((&text[plain..at], Some(word)));
            plain = at + long;
        }
        at += if long > 0 { long } else { rest.chars().next().map_or(1, char::len_utf8) };
    }
    parts.push((&text[plain..], None));
    html! {
        @for (before, word) in parts {
            (before)
            @if let Some(word) = word {
                svg.glyph role="img" { title { (word) } use href=(format!("#glyph-{word}")) {} }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::shown;

    #[test]
    fn only_whole_words_are_pictures_and_everything_else_stays() {
        let text = "Zoé baut X5 auf c3–d5 (X55, aX5). ＋X5";
        let html = shown(text, &["X5", "V3"]).into_string();
        assert_eq!(html.matches("#glyph-X5").count(), 2, "{html}");
        let mut plain = html.replace("<use href=\"#glyph-X5\"></use>", "");
        for tag in ["<svg class=\"glyph\" role=\"img\">", "</svg>", "<title>", "</title>"] {
            plain = plain.replace(tag, "");
        }
        assert_eq!(plain, text);
        assert_eq!(shown("a < b", &["X5"]).into_string(), "a &lt; b");
    }
}
