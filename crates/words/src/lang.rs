//! The languages, and which of them a browser asks for.

use std::fmt;
use std::str::FromStr;

/// A language the program speaks.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Lang {
    /// English.
    #[default]
    En,
    /// German.
    De,
    /// French.
    Fr,
    /// Japanese.
    Ja,
    /// Dutch.
    Nl,
    /// Polish.
    Pl,
}

/// A text that is not the code of a language spoken here.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LangError(pub String);

impl Lang {
    /// Every language, English first, then by code.
    pub const ALL: [Self; 6] = [Self::En, Self::De, Self::Fr, Self::Ja, Self::Nl, Self::Pl];

    /// The ISO 639 code.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::En => "en",
            Self::De => "de",
            Self::Fr => "fr",
            Self::Ja => "ja",
            Self::Nl => "nl",
            Self::Pl => "pl",
        }
    }

    /// What its speakers call it.
    #[must_use]
    pub const fn endonym(self) -> &'static str {
        match self {
            Self::En => "English",
            Self::De => "Deutsch",
            Self::Fr => "Français",
            Self::Ja => "日本語",
            Self::Nl => "Nederlands",
            Self::Pl => "Polski",
        }
    }

    /// The language a browser likes best, from its `Accept-Language` header; `None` if it asks
    /// for none of ours.
    #[must_use]
    pub fn from_accept(header: &str) -> Option<Self> {
        let mut best = None;
        for range in header.split(',') {
            let mut parts = range.split(';').map(str::trim);
            let tag = parts.next().unwrap_or_default();
            let quality = parts
                .find_map(|part| part.strip_prefix("q="))
                .map_or(Some(1.0), |text| text.parse().ok())
                .filter(|quality: &f32| (0.0..=1.0).contains(quality));
            let primary = tag.split('-').next().unwrap_or_default();
            let (Some(quality), Ok(lang)) = (quality, primary.parse()) else { continue };
            // Strictly better: among equal wishes the first counts.
            if quality > best.map_or(0.0, |(_, quality)| quality) {
                best = Some((lang, quality));
            }
        }
        best.map(|(lang, _)| lang)
    }
}

impl fmt::Display for Lang {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

impl FromStr for Lang {
    type Err = LangError;

    fn from_str(text: &str) -> Result<Self, LangError> {
        Self::ALL
            .into_iter()
            .find(|lang| lang.as_str().eq_ignore_ascii_case(text))
            .ok_or_else(|| LangError(text.to_owned()))
    }
}

impl fmt::Display for LangError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?} is not one of en, de, fr, ja, nl, pl", self.0)
    }
}

impl std::error::Error for LangError {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn codes_round_trip() {
        for lang in Lang::ALL {
            assert_eq!(lang.as_str().parse(), Ok(lang));
        }
        assert_eq!("PL".parse(), Ok(Lang::Pl));
        assert!("xx".parse::<Lang>().is_err());
    }

    #[test]
    fn the_browsers_first_wish_counts() {
        let cases = [
            ("de-AT,de;q=0.9,en;q=0.8", Some(Lang::De)),
            ("pt-BR,pt;q=0.9,fr;q=0.7,en;q=0.6", Some(Lang::Fr)),
            ("en;q=0.3, ja;q=0.8", Some(Lang::Ja)),
            ("nl, pl", Some(Lang::Nl)),
            ("pl;q=0", None),
            ("it, *", None),
            ("", None),
            ("de;q=nonsense, pl;q=0.1", Some(Lang::Pl)),
        ];
        for (header, wish) in cases {
            assert_eq!(Lang::from_accept(header), wish, "{header}");
        }
    }
}
