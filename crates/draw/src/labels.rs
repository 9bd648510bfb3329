//! The words on a board: asked for by name, so that every language can answer.

use crate::english::TEXTS;

/// Where the words on a board come from.
pub trait Labels {
    /// The text of a label with its arguments filled in. The labels there are, with the names
    /// of their arguments, are [`LABELS`](crate::LABELS).
    fn label(&self, id: &str, args: &[(&str, String)]) -> String;
}

/// Plain English, for commands and for languages that lack a label.
#[derive(Clone, Copy, Debug, Default)]
pub struct Plain;

impl Labels for Plain {
    fn label(&self, id: &str, args: &[(&str, String)]) -> String {
        let Some((_, text)) = TEXTS.iter().find(|(known, _)| *known == id) else {
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
    use crate::LABELS;

    #[test]
    fn every_label_has_a_text_with_exactly_its_arguments() {
        assert_eq!(LABELS.len(), TEXTS.len());
        for (&(id, args), &(known, text)) in LABELS.iter().zip(TEXTS) {
            assert_eq!(id, known);
            assert!(id.starts_with("draw-"), "{id}");
            assert_eq!(text.matches('{').count(), args.len(), "{id}: {text}");
            for arg in args {
                assert!(text.contains(&format!("{{{arg}}}")), "{id}: {text} has no {arg}");
            }
        }
    }

    #[test]
    fn no_label_is_listed_twice() {
        for (at, (id, _)) in LABELS.iter().enumerate() {
            assert!(LABELS[at + 1..].iter().all(|(other, _)| other != id), "{id}");
        }
    }
}
