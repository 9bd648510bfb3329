//! The sentences: finding one and filling in its variables.

use std::sync::LazyLock;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource};
use table::{Arg, Message, Seat};

use crate::lang::Lang;

/// The forms a word may have beside its own, as attributes in its Fluent file. A sentence that
/// needs one says `$word_acc`; a word without that form is shown as it is.
const FORMS: [&str; 5] = ["acc", "gen", "dat", "loc", "many"];

macro_rules! folder {
    ($lang:literal) => {
        &[
            ("site", include_str!(concat!("../i18n/", $lang, "/site.ftl"))),
            ("who", include_str!(concat!("../i18n/", $lang, "/who.ftl"))),
            ("people", include_str!(concat!("../i18n/", $lang, "/people.ftl"))),
            ("lobby", include_str!(concat!("../i18n/", $lang, "/lobby.ftl"))),
            ("explorer", include_str!(concat!("../i18n/", $lang, "/explorer.ftl"))),
            ("setup", include_str!(concat!("../i18n/", $lang, "/setup.ftl"))),
            ("profile", include_str!(concat!("../i18n/", $lang, "/profile.ftl"))),
            ("asks", include_str!(concat!("../i18n/", $lang, "/asks.ftl"))),
            ("time", include_str!(concat!("../i18n/", $lang, "/time.ftl"))),
            ("play", include_str!(concat!("../i18n/", $lang, "/play.ftl"))),
            ("table", include_str!(concat!("../i18n/", $lang, "/table.ftl"))),
            ("events", include_str!(concat!("../i18n/", $lang, "/events.ftl"))),
            ("calls", include_str!(concat!("../i18n/", $lang, "/calls.ftl"))),
            ("city-of-light", include_str!(concat!("../i18n/", $lang, "/city-of-light.ftl"))),
            ("paris-paris", include_str!(concat!("../i18n/", $lang, "/paris-paris.ftl"))),
            ("paris", include_str!(concat!("../i18n/", $lang, "/paris.ftl"))),
            (
                "rules-city-of-light",
                include_str!(concat!("../i18n/", $lang, "/rules-city-of-light.ftl")),
            ),
            ("rules-paris", include_str!(concat!("../i18n/", $lang, "/rules-paris.ftl"))),
            ("review", include_str!(concat!("../i18n/", $lang, "/review.ftl"))),
            ("study", include_str!(concat!("../i18n/", $lang, "/study.ftl"))),
            ("help", include_str!(concat!("../i18n/", $lang, "/help.ftl"))),
            ("draw", include_str!(concat!("../i18n/", $lang, "/draw.ftl"))),
            ("explain", include_str!(concat!("../i18n/", $lang, "/explain.ftl"))),
            (
                "rules-paris-paris",
                include_str!(concat!("../i18n/", $lang, "/rules-paris-paris.ftl")),
            ),
            #[cfg(feature = "lanterns")]
            ("lanterns", include_str!(concat!("../i18n/", $lang, "/lanterns.ftl"))),
        ]
    };
}

/// The Fluent files of a language: name and text.
#[must_use]
pub const fn files(lang: Lang) -> &'static [(&'static str, &'static str)] {
    match lang {
        Lang::En => folder!("en"),
        Lang::De => folder!("de"),
        Lang::Fr => folder!("fr"),
        Lang::Ja => folder!("ja"),
        Lang::Nl => folder!("nl"),
        Lang::Pl => folder!("pl"),
    }
}

/// How a sentence calls a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Called {
    /// Whoever reads it.
    You,
    /// Somebody, by name.
    Name(String),
}

impl Called {
    /// The word where it stands alone.
    #[must_use]
    pub fn shown(&self, lang: Lang) -> String {
        match self {
            Self::You => text(lang, "who-you"),
            Self::Name(name) => name.clone(),
        }
    }
}

impl From<String> for Called {
    fn from(name: String) -> Self {
        Self::Name(name)
    }
}

type Bundle = FluentBundle<FluentResource>;

static BOOKS: LazyLock<[Bundle; Lang::ALL.len()]> = LazyLock::new(|| Lang::ALL.map(read));

fn read(lang: Lang) -> Bundle {
    let tag = lang.as_str().parse().expect("the codes are language tags");
    let mut bundle = Bundle::new_concurrent(vec![tag]);
    // Isolation marks would end up in SVG texts and file names; all six languages run the same way.
    bundle.set_use_isolating(false);
    for (name, text) in files(lang) {
        let resource = FluentResource::try_new((*text).to_owned())
            .unwrap_or_else(|(_, errors)| panic!("{lang}/{name}.ftl can be read: {errors:?}"));
        bundle
            .add_resource(resource)
            .unwrap_or_else(|errors| panic!("{lang}/{name}.ftl has new ids: {errors:?}"));
    }
    bundle
}

fn book(lang: Lang) -> &'static Bundle {
    &BOOKS[lang as usize]
}

/// Whether a language has a sentence of this id.
#[must_use]
pub fn has(lang: Lang, id: &str) -> bool {
    book(lang).get_message(id).is_some_and(|message| message.value().is_some())
}

/// The sentence of an id that has no variables. An unknown id is shown as it is, which a test
/// keeps from happening.
#[must_use]
pub fn text(lang: Lang, id: &str) -> String {
    fill(lang, id, None, None)
}

/// The sentence of an id with its variables filled in. Seats are called what `name` says.
#[must_use]
pub fn text_with<C: Into<Called>>(
    lang: Lang,
    id: &str,
    args: &[(&str, Arg)],
    name: &dyn Fn(Seat) -> C,
) -> String {
    fill(lang, id, None, Some(&fluent(lang, args, name)))
}

fn fluent<C: Into<Called>>(
    lang: Lang,
    args: &[(&str, Arg)],
    name: &dyn Fn(Seat) -> C,
) -> FluentArgs<'static> {
    let mut filled = FluentArgs::with_capacity(args.len() * 2);
    for (key, arg) in args {
        match arg {
            Arg::Number(number) => filled.set((*key).to_owned(), *number),
            Arg::Name(text) => filled.set((*key).to_owned(), named(lang, key, text)),
            Arg::Seat(seat) => {
                let called = name(*seat).into();
                // What happened to a seat uses the same verbs as what somebody did.
                if *key == "seat" {
                    call(&mut filled, lang, "who", &called);
                }
                call(&mut filled, lang, key, &called);
            }
            Arg::Term(term) => {
                let word = text(lang, term);
                for form in FORMS {
                    let formed = attribute(lang, term, form).unwrap_or_else(|| word.clone());
                    filled.set(format!("{key}_{form}"), formed);
                }
                filled.set((*key).to_owned(), word);
            }
        }
    }
    filled
}

/// A seat as two variables: `$who` is what it is called, and `$who_is` lets a sentence address
/// readers it is about (`[you]`).
fn call(args: &mut FluentArgs<'static>, lang: Lang, key: &str, called: &Called) {
    let is = if *called == Called::You { "you" } else { "other" };
    args.set(format!("{key}_is"), is);
    args.set(key.to_owned(), called.shown(lang));
}

/// A name from an edition. Some have a spelling of their own in a language: `name-landmark-louvre`
/// is what Japanese players call what an edition names Louvre where a sentence says `$landmark`.
fn named(lang: Lang, key: &str, text: &str) -> String {
    let plain = |c: char| match c {
        'é' | 'è' | 'ê' => 'e',
        'ô' => 'o',
        'à' | 'â' => 'a',
        'ç' => 'c',
        c if c.is_ascii_alphanumeric() => c.to_ascii_lowercase(),
        _ => '-',
    };
    let id = format!("name-{key}-{}", text.chars().map(plain).collect::<String>());
    if has(lang, &id) { self::text(lang, &id) } else { text.replace('\'', "’") }
}

/// What the rules have to say, in a language. Seats are called what `name` says.
#[must_use]
pub fn say<C: Into<Called>>(lang: Lang, message: &Message, name: &dyn Fn(Seat) -> C) -> String {
    text_with(lang, message.id, &message.args, name)
}

/// What a log says about a move, as done by `who`. A move has one sentence for the button that
/// plays it and another for the log, its attribute `log`.
#[must_use]
pub fn log<C: Into<Called>>(
    lang: Lang,
    said: &Message,
    who: Seat,
    name: &dyn Fn(Seat) -> C,
) -> String {
    let mut args = fluent(lang, &said.args, name);
    call(&mut args, lang, "who", &name(who).into());
    fill(lang, said.id, Some("log"), Some(&args))
}

fn fill(lang: Lang, id: &str, form: Option<&str>, args: Option<&FluentArgs<'_>>) -> String {
    let book = book(lang);
    let message = book.get_message(id);
    let pattern = message.as_ref().and_then(|message| match form {
        Some(form) => message.get_attribute(form).map(|attribute| attribute.value()),
        None => message.value(),
    });
    let Some(pattern) = pattern else { return id.to_owned() };
    // A missing variable shows as its name in braces; the tests make sure there is none.
    let mut errors = Vec::new();
    book.format_pattern(pattern, args, &mut errors).into_owned()
}

fn attribute(lang: Lang, id: &str, form: &str) -> Option<String> {
    book(lang).get_message(id)?.get_attribute(form)?;
    Some(fill(lang, id, Some(form), None))
}
