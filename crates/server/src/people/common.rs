//! Passwords that attackers try first.

/// What lists of the most frequent passwords have in common: words that people use, with or without digits
/// after them.
const WORDS: [&str; 96] = [
    "password",
    "passwort",
    "passwoord",
    "motdepasse",
    "haslo",
    "pass",
    "admin",
    "administrator",
    "root",
    "user",
    "guest",
    "login",
    "welcome",
    "willkommen",
    "welkom",
    "bienvenue",
    "witaj",
    "hello",
    "hallo",
    "bonjour",
    "letmein",
    "master",
    "secret",
    "geheim",
    "changeme",
    "default",
    "test",
    "testing",
    "qwerty",
    "qwertz",
    "azerty",
    "qazwsx",
    "asdfgh",
    "zxcvbn",
    "abc",
    "abcd",
    "abcdef",
    "iloveyou",
    "ilove",
    "jetaime",
    "love",
    "princess",
    "prinzessin",
    "sunshine",
    "schatz",
    "schatzi",
    "kochanie",
    "polska",
    "deutschland",
    "france",
    "paris",
    "nederland",
    "japan",
    "sakura",
    "dragon",
    "monkey",
    "football",
    "fussball",
    "voetbal",
    "baseball",
    "soccer",
    "hockey",
    "superman",
    "batman",
    "spiderman",
    "pokemon",
    "starwars",
    "minecraft",
    "computer",
    "internet",
    "samsung",
    "google",
    "facebook",
    "michael",
    "michelle",
    "jennifer",
    "jessica",
    "charlie",
    "daniel",
    "thomas",
    "nicole",
    "ashley",
    "jordan",
    "hunter",
    "shadow",
    "summer",
    "winter",
    "spring",
    "autumn",
    "flower",
    "cookie",
    "pepper",
    "ginger",
    "killer",
    "whatever",
    "trustno",
];

/// The rows of keyboards, and the alphabet.
const ROWS: [&str; 9] = [
    "01234567890123456789",
    "abcdefghijklmnopqrstuvwxyz",
    "qwertyuiop",
    "qwertzuiop",
    "azertyuiop",
    "asdfghjkl",
    "qsdfghjklm",
    "yxcvbnm",
    "zxcvbnm",
];

/// Whether a password is one of those that are tried first: a frequent word with some digits, a
/// row of keys, the same again and again, or one's own name.
pub(super) fn is_common(password: &str, name: &str) -> bool {
    let small = password.to_lowercase();
    let plain: String = small.chars().filter(|c| c.is_alphanumeric()).collect();
    if plain.is_empty() {
        let first = small.chars().next();
        return small.chars().all(|c| Some(c) == first);
    }
    let straight: String = plain.chars().map(unspoken).collect();
    let own: String = name.to_lowercase().chars().filter(|c| c.is_alphanumeric()).collect();
    [&plain, &straight].into_iter().any(|text| {
        let word = text.trim_matches(|c: char| c.is_ascii_digit());
        repeats(text)
            || along_a_row(text)
            || WORDS.contains(&word)
            || (word == own && !own.is_empty())
            || repeats(word) && !word.is_empty()
            || along_a_row(word) && word.len() > 3
    })
}

/// The letter that a digit or sign stands for.
const fn unspoken(c: char) -> char {
    match c {
        '0' => 'o',
        '1' => 'i',
        '3' => 'e',
        '4' => 'a',
        '5' => 's',
        '7' => 't',
        other => other,
    }
}

/// Whether a text is a short piece again and again: aaaaaaaa, 12121212, abcabcabc, passpass.
fn repeats(text: &str) -> bool {
    let letters: Vec<char> = text.chars().collect();
    (1..=4).any(|length| {
        letters.len() >= 2 * length
            && letters.iter().zip(letters.iter().skip(length)).all(|(one, next)| one == next)
    })
}

/// Whether a text goes along rows of keys, forwards or backwards, in at most two pieces.
fn along_a_row(text: &str) -> bool {
    let row = |piece: &str| {
        let back: String = piece.chars().rev().collect();
        piece.chars().count() > 2
            && ROWS.iter().any(|row| row.contains(piece) || row.contains(&back))
    };
    row(text) || text.char_indices().skip(3).any(|(at, _)| row(&text[..at]) && row(&text[at..]))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn c19_what_everybody_tries_first_is_no_password() {
        for common in [
            "password",
            "Password1",
            "passwort123",
            "12345678",
            "87654321",
            "qwertyuiop",
            "aaaaaaaa",
            "12121212",
            "iloveyou",
            "P4ssw0rd",
            "abcd1234",
            "11111111",
            "--------",
            "paris2024",
            "abcabcabc",
            "1q1q1q1q",
            "Annabelle1",
        ] {
            assert!(is_common(common, "Annabelle"), "{common}");
        }
        for fine in [
            "correct horse",
            "long enough",
            "a horse, a stable",
            "correct-horse-battery",
            "7 bridges of Paris",
            "Metro-Boulot-Dodo",
            "jabłonka stara",
            "ひみつのことば",
        ] {
            assert!(!is_common(fine, "Annabelle"), "{fine}");
        }
    }
}
