//! Names, as they are shown and as they are compared. A name that looks like somebody else's counts as that
//! name.

use std::collections::HashSet;
use std::sync::LazyLock;

use search::Level;
use unicode_normalization::UnicodeNormalization as _;
use unicode_security::confusable_detection::skeleton;
use words::Lang;

use crate::action::{LONGEST_NAME, tidy};

/// Names that would pass for the site itself.
const OFFICIAL: [&str; 7] =
    ["Lutece", "Lutèce", "Admin", "Administrator", "Moderator", "Operator", "System"];

/// A name as it is stored: normalised (NFKC), without invisible characters, with single spaces, and not too
/// long.
#[must_use]
pub fn shown(name: &str) -> String {
    longest(name, LONGEST_NAME)
}

/// The same with another length.
#[must_use]
pub fn longest(name: &str, longest: usize) -> String {
    let visible: String = name.nfkc().filter(|&c| !shows_nothing(c)).collect();
    tidy(&visible, longest)
}

/// Characters that have no look of their own: soft hyphens, fillers, joiners, selectors, tags.
const fn shows_nothing(c: char) -> bool {
    matches!(
        c,
        '\u{ad}'
            | '\u{34f}'
            | '\u{61c}'
            | '\u{115f}'
            | '\u{1160}'
            | '\u{17b4}'
            | '\u{17b5}'
            | '\u{180b}'..='\u{180f}'
            | '\u{200b}'..='\u{200f}'
            | '\u{202a}'..='\u{202e}'
            | '\u{2060}'..='\u{206f}'
            | '\u{2800}'
            | '\u{3164}'
            | '\u{fe00}'..='\u{fe0f}'
            | '\u{feff}'
            | '\u{ffa0}'
            | '\u{fff9}'..='\u{fffb}'
            | '\u{1d173}'..='\u{1d17a}'
            | '\u{e0000}'..='\u{e0fff}'
    )
}

/// The appearance of a name: equal for names that a reader could confuse, such as Latin and Cyrillic
/// lookalikes, or with and without spaces and hyphens.
#[must_use]
pub fn look(name: &str) -> String {
    let small: String = shown(name).chars().flat_map(char::to_lowercase).collect();
    let bare: String = skeleton(&small).flat_map(char::to_lowercase).collect();
    let letters: String = bare.chars().filter(|c| c.is_alphanumeric()).collect();
    if letters.is_empty() { bare } else { letters }
}

/// Whether nobody may have this name because a bot, in any language, or the site itself has it.
#[must_use]
pub fn is_reserved(name: &str) -> bool {
    static RESERVED: LazyLock<HashSet<String>> = LazyLock::new(|| {
        let bots = Level::ALL.iter().flat_map(|level| {
            let id = format!("level-{level}");
            Lang::ALL.into_iter().map(move |lang| words::text(lang, &id))
        });
        bots.chain(OFFICIAL.map(str::to_owned)).map(|name| look(&name)).collect()
    });
    RESERVED.contains(&look(name))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn c19_what_shows_nothing_is_no_part_of_a_name() {
        for hidden in [
            "Vic\u{ad}tim",
            "Victim\u{3164}",
            "Victim\u{2800}",
            "Victim\u{fe0f}",
            "Victim\u{e0041}",
        ] {
            assert_eq!(shown(hidden), "Victim", "{hidden:?}");
        }
        assert_eq!(shown("Ｖｉｃｔｉｍ"), "Victim", "full width");
        assert_eq!(shown("  Zoe\u{301}  d'Arc "), "Zoé d'Arc");
        assert_eq!(shown("フランス"), "フランス");
        assert_eq!(shown("\u{3164}\u{ad}"), "");
    }

    #[test]
    fn c19_names_that_look_alike_are_one() {
        for twin in ["victim", "VICTIM", "Ｖictim", "V\u{456}ct\u{456}m", "Victim.", "Vic tim"] {
            assert_eq!(look(twin), look("Victim"), "{twin:?}");
        }
        for other in ["Viktim", "Victima", "Vic", "ヴィクトル"] {
            assert_ne!(look(other), look("Victim"), "{other:?}");
        }
        assert_ne!(look("日本"), look("日木"));
        assert!(is_reserved("Haussmann") && is_reserved("haussmann") && is_reserved("Flâneur"));
        assert!(is_reserved("H\u{430}ussmann"), "with a Cyrillic letter");
        assert!(is_reserved("lutèce") && !is_reserved("Ann"));
    }
}
