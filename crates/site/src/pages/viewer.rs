//! The viewer: who it is, and their language and theme.

use catalog::Kind;
use draw::Labels;
use search::Level;
use study::BoardWords;
use table::{Arg, Clock, Message, Seat};
use words::{Called, Lang};

use super::table::client_cache::ClientCache;
use crate::person::Person;
use crate::request::Headers;

/// The cookie with the language that somebody chose.
pub const LANGUAGE: &str = "lutece_lang";
/// The cookie with the theme that somebody chose.
pub const THEME: &str = "lutece_theme";
/// The cookie with the drawing of a board that somebody chose.
const BOARD: &str = "lutece_board";

/// The cookie with the table that somebody set up last, and that with the shape of their screen.
/// The script writes both (`web/site.js`).
const LAST: &str = "lutece_last";
/// The cookies with the options of the last table of each game; the script writes them too.
const OPTIONS: &str = "lutece_options_";
/// The cookie with how time was counted there, as one line with dots for blanks.
const CLOCK: &str = "lutece_clock";
const LAYOUT: &str = "lutece_layout";

crate::word_enum! {
    /// Day or night.
    Theme {
        /// Day.
        Day "day",
        /// Night.
        Night "night",
    }
}

/// The viewer of a page.
#[derive(Clone, Debug)]
pub struct Viewer {
    /// Who, if they are known.
    pub person: Option<Person>,
    /// Their language.
    pub lang: Lang,
    /// The theme they chose; the device's if they chose none.
    pub theme: Option<Theme>,
    /// The address they look at, to come back to.
    pub path: String,
    /// The site's address as they know it, such as `https://example.org`.
    pub origin: String,
    /// Whether their screen is narrow: as the script says or said, or else if it is a telephone.
    pub narrow: bool,
    /// Whether the place for a board is nearly as high as wide there, as the script says.
    pub square: bool,
    /// Whether they chose the drawing in rows for a wide screen.
    pub grid: bool,
    /// What their browser shows of a board already.
    pub known: ClientCache,
    /// The table they set up last.
    pub last: Last,
}

/// The table that somebody set up last, as their browser remembers it.
#[derive(Clone, Debug, Default)]
pub struct Last {
    /// The game.
    pub kind: Option<Kind>,
    /// How many played.
    pub players: usize,
    /// Who had each seat, as the form names them; also those of a larger table before.
    pub seats: Vec<String>,
    /// How time was counted.
    pub clock: Option<Clock>,
    /// The options of the last table of each game.
    options: Vec<(Kind, String)>,
}

impl Last {
    fn of(headers: &(impl Headers + ?Sized)) -> Self {
        let mut words = headers.cookie(LAST).unwrap_or_default().split('~');
        let game = words.next().unwrap_or_default();
        let (game, players) = game.split_once('.').unwrap_or((game, ""));
        let kind = game.parse().ok();
        let seats: Vec<String> =
            if kind.is_some() { words.map(str::to_owned).collect() } else { Vec::new() };
        let players = players.parse().unwrap_or(seats.len());
        let options = Kind::ALL.iter().filter_map(|&kind| {
            let text = headers.cookie(&format!("{OPTIONS}{kind}"))?;
            Some((kind, text.to_owned()))
        });
        let clock = headers.cookie(CLOCK).and_then(|line| line.replace('.', " ").parse().ok());
        Self { kind, players, seats, clock, options: options.collect() }
    }

    /// What was chosen for an option when a table of this game was last set up.
    #[must_use]
    pub fn option(&self, kind: Kind, key: &str) -> Option<&str> {
        let (_, text) = self.options.iter().find(|(of, _)| *of == kind)?;
        text.split('~').filter_map(|it| it.split_once('.')).find(|it| it.0 == key).map(|it| it.1)
    }

    /// The first bot among them.
    #[must_use]
    pub fn level(&self) -> Option<Level> {
        self.seats.iter().find_map(|seat| seat.strip_prefix("bot:")?.parse().ok())
    }
}

impl Viewer {
    /// Somebody who looks at an address.
    #[must_use]
    pub fn new(
        person: Option<Person>,
        lang: Lang,
        headers: &(impl Headers + ?Sized),
        path: String,
    ) -> Self {
        let theme = headers.cookie(THEME).and_then(Theme::parse);
        let grid = headers.cookie(BOARD) == Some("grid");
        let square = layout(headers) == Some("square");
        let (narrow, known) = (narrow(headers), ClientCache::of(headers));
        let origin = format!("http://{}", headers.header("host").unwrap_or("localhost"));
        let last = Last::of(headers);
        Self { person, lang, theme, path, origin, narrow, square, grid, known, last }
    }

    /// The language.
    #[must_use]
    pub fn lang(&self) -> Lang {
        self.lang
    }

    /// A sentence without variables.
    #[must_use]
    pub fn t(&self, id: &str) -> String {
        words::text(self.lang(), id)
    }

    /// A sentence with variables.
    #[must_use]
    pub fn with(&self, id: &str, args: &[(&str, Arg)]) -> String {
        words::text_with(self.lang(), id, args, &|seat: Seat| seat.to_string())
    }

    /// What separates a name from what belongs to it.
    #[must_use]
    pub fn colon(&self) -> &'static str {
        match self.lang() {
            Lang::Fr => "\u{a0}: ",
            Lang::Ja => "：",
            Lang::En | Lang::De | Lang::Nl | Lang::Pl => ": ",
        }
    }

    /// Words one after the other, with the comma of the language between them.
    #[must_use]
    pub fn list(&self, words: Vec<String>) -> String {
        BoardWords(self.lang()).list(words)
    }

    /// The same with an "and" before the last of them.
    #[must_use]
    pub fn and(&self, mut words: Vec<String>) -> String {
        let Some(last) = words.pop() else { return String::new() };
        if words.is_empty() {
            return last;
        }
        let first = self.list(words);
        self.with("names-and", &[("first", first.into()), ("last", last.into())])
    }

    /// What ends a sentence that another follows.
    #[must_use]
    pub fn stop(&self) -> &'static str {
        if self.lang() == Lang::Ja { "。" } else { ". " }
    }

    /// What the rules or the site have to say, with players by name.
    #[must_use]
    pub fn say<C: Into<Called>>(&self, message: &Message, name: &dyn Fn(Seat) -> C) -> String {
        words::say(self.lang(), message, name)
    }

    /// A move as it is reported afterwards.
    #[must_use]
    pub fn log<C: Into<Called>>(
        &self,
        said: &Message,
        who: Seat,
        name: &dyn Fn(Seat) -> C,
    ) -> String {
        words::log(self.lang(), said, who, name)
    }

    /// The name of a game.
    #[must_use]
    pub fn game(&self, kind: Kind) -> String {
        self.t(&format!("game-{kind}"))
    }

    /// Which drawing of a board they get, in the word that the script knows.
    #[must_use]
    pub const fn layout(&self) -> &'static str {
        match (self.narrow, self.square) {
            (true, _) => "narrow",
            (false, true) => "square",
            (false, false) => "wide",
        }
    }

    /// What a person who gave no name is called: as on the board.
    #[must_use]
    pub fn unnamed(&self, seat: Seat) -> String {
        self.with("draw-player", &[("letter", draw::letter(seat).into())])
    }

    /// What the visitor wants to be called; empty if they never said.
    #[must_use]
    pub fn own_name(&self) -> &str {
        self.person.as_ref().map_or("", |person| person.name.as_str())
    }

    /// What the visitor is called.
    #[must_use]
    pub fn name(&self) -> String {
        let own = self.own_name();
        if own.is_empty() { self.t("guest-name") } else { own.to_owned() }
    }
}

/// What the script says or said of the screen, if it did.
fn layout<H: Headers + ?Sized>(headers: &H) -> Option<&str> {
    headers.header("x-layout").or_else(|| headers.cookie(LAYOUT))
}

fn narrow(headers: &(impl Headers + ?Sized)) -> bool {
    match layout(headers) {
        Some(layout) => layout == "narrow",
        None => headers.header("user-agent").is_some_and(|agent| agent.contains("Mobi")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn several_are_named_as_each_language_does() {
        let names = |number: usize| ["Ann", "Ben", "Cem"].map(str::to_owned)[..number].to_vec();
        let viewer = |lang| Viewer::new(None, lang, &[][..], "/".to_owned());
        let said = |lang, number| {
            let viewer = viewer(lang);
            (viewer.list(names(number)), viewer.and(names(number)))
        };
        let two = |list: &str, and: &str| (list.to_owned(), and.to_owned());
        assert_eq!(said(Lang::En, 3), two("Ann, Ben, Cem", "Ann, Ben and Cem"));
        assert_eq!(said(Lang::De, 2), two("Ann, Ben", "Ann und Ben"));
        assert_eq!(said(Lang::Ja, 3), two("Ann、Ben、Cem", "Ann、BenとCem"));
        assert_eq!(said(Lang::Pl, 1), two("Ann", "Ann"));
        assert_eq!(said(Lang::Fr, 0), two("", ""));
    }

    #[test]
    fn the_options_of_the_last_table_of_each_game_are_remembered() {
        let cookies = "lutece_options_paris=screens.open~track.shuffled; lutece_last=city-of-light.2~me~free; \
             lutece_clock=live.10+5.bot";
        let last = Last::of([("cookie", cookies)].as_slice());
        assert_eq!((last.kind, last.players), (Some(Kind::CityOfLight), 2));
        assert_eq!(last.clock.map(|clock| clock.to_string()).as_deref(), Some("live 10+5 bot"));
        assert_eq!(last.option(Kind::Paris, "screens"), Some("open"));
        assert_eq!(last.option(Kind::Paris, "track"), Some("shuffled"));
        assert_eq!(last.option(Kind::Paris, "stacks"), None);
        assert_eq!(last.option(Kind::ParisParis, "screens"), None);
    }
}
