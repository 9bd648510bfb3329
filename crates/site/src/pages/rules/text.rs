//! The small markup of the rules: paragraphs, lists, marks of rulings, bold names.

use std::collections::BTreeSet;

use maud::{Markup, html};

/// Paragraphs and lists from plain text: blank lines separate blocks, lines with a hyphen are items
/// of a list, lines with a number those of a numbered list.
pub(super) fn blocks(text: &str) -> Markup {
    html! {
        @for block in text.split("\n\n").filter(|block| !block.trim().is_empty()) {
            @if block.starts_with("- ") {
                ul { @for item in block.lines() { li { (line(item.trim_start_matches("- "))) } } }
            } @else if block.starts_with("1. ") {
                ol {
                    @for item in block.lines() {
                        li { (line(item.split_once(". ").map_or(item, |(_, rest)| rest))) }
                    }
                }
            } @else {
                p { (line(block)) }
            }
        }
    }
}

/// A line with its marks: `[K22]` is a ruling, which can be linked to, `**name**` is bold.
pub(super) fn line(text: &str) -> Markup {
    let mut rest = text;
    html! {
        @while let Some((before, mark, after)) = next_mark(rest) {
            (before)
            @match mark {
                Mark::Ruling(number) => {
                    a.ruling id=(number.to_lowercase()) href=(format!("#{}", number.to_lowercase())) { (number) }
                }
                Mark::Bold(name) => b { (name) },
            }
            ({ rest = after; "" })
        }
        (rest)
    }
}

enum Mark<'a> {
    Ruling(&'a str),
    Bold(&'a str),
}

/// The text before the next mark, the mark, and what follows.
fn next_mark(text: &str) -> Option<(&str, Mark<'_>, &str)> {
    let ruling = text.match_indices('[').find_map(|(at, _)| {
        let (inside, after) = text[at + 1..].split_once(']')?;
        let number = inside.strip_prefix(|letter: char| letter.is_ascii_uppercase())?;
        let is = !number.is_empty() && number.chars().all(|c| c.is_ascii_digit());
        is.then_some((at, Mark::Ruling(inside), after))
    });
    let bold = text.find("**").and_then(|at| {
        let (inside, after) = text[at + 2..].split_once("**")?;
        Some((at, Mark::Bold(inside), after))
    });
    let first = match (ruling, bold) {
        (Some(one), Some(other)) => {
            if one.0 < other.0 {
                one
            } else {
                other
            }
        }
        (one, other) => one.or(other)?,
    };
    Some((&text[..first.0], first.1, first.2))
}

/// Several boards on one page would share their ids, and nothing on them is to be picked. What
/// the drawing refers to itself keeps its name.
pub(super) fn without_ids(svg: &str) -> String {
    let named = |mark: &'static str, end: char| {
        svg.split(mark).skip(1).filter_map(move |it| it.split(end).next())
    };
    let used: BTreeSet<&str> = named("\"#", '"').chain(named("(#", ')')).collect();
    let mut out = String::with_capacity(svg.len());
    let mut rest = svg;
    while let Some(at) = rest.find(" id=\"") {
        let (before, from) = rest.split_at(at);
        out.push_str(before);
        let Some(end) = from[5..].find('"').map(|it| it + 6) else { break };
        let id = &from[5..end - 1];
        if used.contains(id) {
            out.push_str(&from[..end]);
        }
        rest = &from[end..];
    }
    out.push_str(rest);
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn plain_text_becomes_paragraphs_and_lists() {
        let markup = blocks("One <two>.\n\n- a\n- b\n\n1. c\n2. d\n\nThree.").into_string();
        let lists = "<ul><li>a</li><li>b</li></ul><ol><li>c</li><li>d</li></ol>";
        assert_eq!(markup, format!("<p>One &lt;two&gt;.</p>{lists}<p>Three.</p>"));
    }

    #[test]
    fn rulings_are_marked_and_can_be_linked_to() {
        let markup = line("a [K22] b **c** [x] d").into_string();
        let ruling = "<a class=\"ruling\" id=\"k22\" href=\"#k22\">K22</a>";
        assert_eq!(markup, format!("a {ruling} b <b>c</b> [x] d"));
    }

    #[test]
    fn ids_go_except_those_that_are_used() {
        let svg = "<g id=\"a\"/><g id=\"b\" class=\"x\"/><use href=\"#b\"/>";
        assert_eq!(without_ids(svg), "<g/><g id=\"b\" class=\"x\"/><use href=\"#b\"/>");
    }
}
