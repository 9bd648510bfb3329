//! The words on a board: asked for by name, so that every language can answer.

use crate::{about, english};

/// Where the words on a board come from.
pub trait Labels {
    /// The text of a label with its arguments filled in. The labels there are, with the names
    /// of their arguments, are [`LABELS`](crate::LABELS) and
    /// [`EXPLANATIONS`](crate::EXPLANATIONS).
    fn label(&self, id: &str, args: &[(&str, String)]) -> String;

    /// Words one after the other, with the comma of the language between them.
    fn list(&self, words: Vec<String>) -> String {
        self.chain("draw-list", words)
    }

    /// Several things to say, with the semicolon of the language between them.
    fn also(&self, parts: Vec<String>) -> String {
        self.chain("draw-also", parts)
    }

    /// A name and what belongs to it, with the colon of the language between them.
    fn named(&self, name: &str, what: String) -> String {
        self.label("draw-named", &[("name", name.to_owned()), ("what", what)])
    }

    /// Parts put together two by two from the end, by a label with these two arguments.
    #[doc(hidden)]
    fn chain(&self, id: &str, parts: Vec<String>) -> String {
        let both = |first, rest| self.label(id, &[("first", first), ("rest", rest)]);
        parts.into_iter().rev().reduce(|after, part| both(part, after)).unwrap_or_default()
    }
}

/// Plain English, for commands and for languages that lack a label.
#[derive(Clone, Copy, Debug, Default)]
pub struct Plain;

impl Labels for Plain {
    fn label(&self, id: &str, args: &[(&str, String)]) -> String {
        let mut texts = english::TEXTS.iter().chain(about::TEXTS);
        let Some((_, text)) = texts.find(|(known, _)| *known == id) else {
            return id.to_owned();
        };
        let mut text = (*text).to_owned();
        for (name, value) in args {
            text = text.replace(&format!("{{{name}}}"), value);
        }
        text
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{EXPLANATIONS, LABELS};

    type Args = &'static [&'static str];

    fn all() -> impl Iterator<Item = &'static (&'static str, Args)> {
        LABELS.iter().chain(EXPLANATIONS)
    }

    #[test]
    fn every_label_has_a_text_with_exactly_its_arguments() {
        let texts = english::TEXTS.iter().chain(about::TEXTS);
        assert_eq!(all().count(), texts.clone().count());
        for (&(id, args), &(known, text)) in all().zip(texts) {
            assert_eq!(id, known);
            assert_eq!(text.matches('{').count(), args.len(), "{id}: {text}");
            for arg in args {
                assert!(text.contains(&format!("{{{arg}}}")), "{id}: {text} has no {arg}");
            }
        }
    }

    #[test]
    fn a_list_keeps_the_order_of_its_words() {
        let words = |words: &[&str]| Plain.list(words.iter().map(|&it| it.to_owned()).collect());
        assert_eq!(words(&["wood", "marble", "gold"]), "wood, marble, gold");
        assert_eq!((words(&["wood"]), words(&[])), ("wood".to_owned(), String::new()));
    }

    #[test]
    fn no_label_is_listed_twice() {
        let ids: std::collections::BTreeSet<&str> = all().map(|(id, _)| *id).collect();
        assert_eq!(ids.len(), all().count());
    }
}
