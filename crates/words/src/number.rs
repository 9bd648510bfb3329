//! Numbers with a decimal, as a language writes them.

use crate::lang::Lang;

/// A number with one decimal.
#[must_use]
pub fn decimal(lang: Lang, number: impl Into<f64>) -> String {
    let text = format!("{:.1}", number.into());
    // Numbers that round to zero have no sign.
    let text = if text == "-0.0" { "0.0".to_owned() } else { text.replace('-', "−") };
    match lang {
        Lang::En | Lang::Ja => text,
        Lang::De | Lang::Fr | Lang::Nl | Lang::Pl => text.replace('.', ","),
    }
}

/// A difference with one decimal and its sign; without a sign if it rounds to zero.
#[must_use]
pub fn signed(lang: Lang, number: impl Into<f64>) -> String {
    let number = number.into();
    let text = decimal(lang, number);
    if number >= 0.05 { format!("+{text}") } else { text }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_language_has_its_own_sign_between_whole_and_part() {
        let comma = [Lang::De, Lang::Fr, Lang::Nl, Lang::Pl];
        for lang in Lang::ALL {
            let between = if comma.contains(&lang) { ',' } else { '.' };
            assert_eq!(decimal(lang, 2.44), format!("2{between}4"), "{lang}");
            assert_eq!(signed(lang, 2.44), format!("+2{between}4"), "{lang}");
            assert_eq!(signed(lang, -2.44), format!("−2{between}4"), "{lang}");
            for nothing in [0.04, 0.0, -0.04] {
                assert_eq!(signed(lang, nothing), format!("0{between}0"), "{lang}: {nothing}");
            }
        }
    }
}
