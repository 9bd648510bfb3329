//! Small damage to texts, to test the parsers.

use table::Chance;

/// Characters that occur in notation, records and edition files, and some that do not.
const ALPHABET: &[char] = &[
    'a',
    'b',
    'r',
    'x',
    'A',
    'P',
    '0',
    '1',
    '2',
    '5',
    '9',
    '-',
    '+',
    '.',
    ',',
    ':',
    ' ',
    '\n',
    '\t',
    '"',
    '[',
    ']',
    '{',
    '}',
    '=',
    '#',
    'é',
    '—',
    '\u{0}',
    '\u{1F5FC}',
];

/// The text with one small defect: a character lost, doubled, changed or moved, a number one higher
/// or lower, a word lost, doubled or swapped, a line lost or doubled, the end cut off.
#[must_use]
pub fn text<C: Chance>(text: &str, chance: &mut C) -> String {
    match chance.below(8) {
        0 => pieces(text, "\n", chance),
        1 => pieces(text, " ", chance),
        2 => number(text, chance),
        3 => {
            let mut chars: Vec<char> = text.chars().collect();
            let cut = chance.below(chars.len() + 1);
            chars.truncate(cut);
            chars.into_iter().collect()
        }
        _ => characters(text, chance),
    }
}

fn characters<C: Chance>(text: &str, chance: &mut C) -> String {
    let mut chars: Vec<char> = text.chars().collect();
    let strange = ALPHABET[chance.below(ALPHABET.len())];
    if chars.is_empty() {
        return strange.to_string();
    }
    let at = chance.below(chars.len());
    match chance.below(4) {
        0 => drop(chars.remove(at)),
        1 => chars.insert(at, strange),
        2 => chars[at] = strange,
        _ => {
            let other = chance.below(chars.len());
            chars.swap(at, other);
        }
    }
    chars.into_iter().collect()
}

fn pieces<C: Chance>(text: &str, between: &str, chance: &mut C) -> String {
    let mut pieces: Vec<&str> = text.split(between).collect();
    let (at, other) = (chance.below(pieces.len()), chance.below(pieces.len()));
    match chance.below(4) {
        0 => drop(pieces.remove(at)),
        1 => pieces.insert(at, pieces[other]),
        2 => pieces[at] = pieces[other],
        _ => pieces.swap(at, other),
    }
    pieces.join(between)
}

/// Changes one number of the text: one more, one less, zero, or far too large.
fn number<C: Chance>(text: &str, chance: &mut C) -> String {
    let bytes = text.as_bytes();
    let begins: Vec<usize> = (0..bytes.len())
        .filter(|&at| bytes[at].is_ascii_digit() && (at == 0 || !bytes[at - 1].is_ascii_digit()))
        .collect();
    if begins.is_empty() {
        return characters(text, chance);
    }
    let begin = begins[chance.below(begins.len())];
    let length = bytes[begin..].iter().take_while(|byte| byte.is_ascii_digit()).count();
    let old: u64 = text[begin..begin + length].parse().unwrap_or(u64::MAX);
    let new = match chance.below(5) {
        0 => old.saturating_sub(1),
        1 => 0,
        2 => old.saturating_mul(1_000_003),
        _ => old.saturating_add(1),
    };
    format!("{}{new}{}", &text[..begin], &text[begin + length..])
}

#[cfg(test)]
mod tests {
    use table::Quick;

    use super::*;

    #[test]
    fn damage_is_small_and_of_every_kind() {
        let mut chance = Quick::new(1);
        let whole = "take P5\ntile 10 B3 r1";
        let seen: std::collections::BTreeSet<String> =
            (0..2000).map(|_| text(whole, &mut chance)).collect();
        for expected in ["take P5", "take P6\ntile 10 B3 r1", "take P5\ntile 10 r1", "take P"] {
            assert!(seen.contains(expected), "{expected:?} is among the damaged texts");
        }
        assert!(seen.iter().all(|it| it.len() <= 2 * whole.len() + 8));
    }

    #[test]
    fn nothing_can_be_damaged_too() {
        let mut chance = Quick::new(2);
        assert!((0..200).map(|_| text("", &mut chance)).any(|it| !it.is_empty()));
    }
}
