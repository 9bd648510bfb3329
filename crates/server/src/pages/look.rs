//! Who looks, in which language and light.

use axum::extract::{FromRequestParts, State};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue, header};
use axum::response::{IntoResponse, Redirect, Response};
use catalog::Kind;
use search::Level;
use table::{Arg, Message, Seat};
use words::Lang;

use super::table::known::Known;
use crate::app::AppState;
use crate::http::fields::Fields;
use crate::http::guard;
use crate::http::problem::Problem;
use crate::http::visitor::{LANGUAGE, Visitor, language};
use crate::people::cookie;

/// The cookie with the light that somebody chose.
const THEME: &str = "lutece_theme";
/// The cookie with the drawing of a board that somebody chose.
const BOARD: &str = "lutece_board";

/// The cookie with the table that somebody set up last, and that with the shape of their screen.
/// The script writes both (`web/site.js`).
const LAST: &str = "lutece_last";
const LAYOUT: &str = "lutece_layout";

/// Day or night.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Theme {
    /// Day.
    Day,
    /// Night.
    Night,
}

impl Theme {
    /// The word in the page and the cookie.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Day => "day",
            Self::Night => "night",
        }
    }

    fn parse(word: &str) -> Option<Self> {
        [Self::Day, Self::Night].into_iter().find(|theme| theme.as_str() == word)
    }
}

/// Whoever looks at a page.
#[derive(Clone, Debug)]
pub struct Look {
    /// Who.
    pub visitor: Visitor,
    /// The light they chose; as their device has it if they chose none.
    pub theme: Option<Theme>,
    /// The address they look at, to come back to.
    pub path: String,
    /// The site's address as they know it, such as `https://example.org`.
    pub origin: String,
    /// Whether their screen is narrow: as the script says or said, or else if it is a telephone.
    pub narrow: bool,
    /// Whether they chose the drawing in rows for a wide screen.
    pub grid: bool,
    /// What their browser shows of a board already.
    pub known: Known,
    /// The table they set up last.
    pub last: Last,
}

/// The table that somebody set up last, as their browser remembers it.
#[derive(Clone, Debug, Default)]
pub struct Last {
    /// The game.
    pub kind: Option<Kind>,
    /// Who had each seat, as the form names them.
    pub seats: Vec<String>,
}

impl Last {
    fn of(headers: &HeaderMap) -> Self {
        let mut words = cookie::read(headers, LAST).unwrap_or_default().split('~');
        let kind = words.next().and_then(|word| word.parse().ok());
        let seats = if kind.is_some() { words.map(str::to_owned).collect() } else { Vec::new() };
        Self { kind, seats }
    }

    /// The first bot among them.
    #[must_use]
    pub fn level(&self) -> Option<Level> {
        self.seats.iter().find_map(|seat| seat.strip_prefix("bot:")?.parse().ok())
    }
}

impl Look {
    /// A visitor who looks at an address.
    #[must_use]
    pub fn new(visitor: Visitor, headers: &HeaderMap, path: String) -> Self {
        let theme = cookie::read(headers, THEME).and_then(Theme::parse);
        let grid = cookie::read(headers, BOARD) == Some("grid");
        let (narrow, known) = (narrow(headers), Known::of(headers));
        let host = headers.get(header::HOST).and_then(|host| host.to_str().ok());
        let origin = format!("http://{}", host.unwrap_or("localhost"));
        let last = Last::of(headers);
        Self { visitor, theme, path, origin, narrow, grid, known, last }
    }

    /// The same without counting the request against anybody's limits, for whoever is to be told
    /// what went wrong. If that is the store, nobody can say who they are.
    pub(super) async fn of(parts: &mut Parts, state: &AppState) -> Self {
        let person = state.people.of(&parts.headers).await.unwrap_or_default();
        let address = guard::address(state, &parts.headers, &parts.extensions);
        let visitor = Visitor { person, lang: language(&parts.headers), address };
        let path = parts.uri.path().to_owned();
        Self::new(visitor, &parts.headers, path)
    }

    /// The language.
    #[must_use]
    pub fn lang(&self) -> Lang {
        self.visitor.lang
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

    /// What stands between a name and what belongs to it.
    #[must_use]
    pub fn colon(&self) -> &'static str {
        match self.lang() {
            Lang::Fr => "\u{a0}: ",
            Lang::Ja => "：",
            Lang::En | Lang::De | Lang::Nl | Lang::Pl => ": ",
        }
    }

    /// What the rules or the site have to say, with players by name.
    #[must_use]
    pub fn say(&self, message: &Message, name: &dyn Fn(Seat) -> String) -> String {
        words::say(self.lang(), message, name)
    }

    /// A move as it is told afterwards.
    #[must_use]
    pub fn log(&self, said: &Message, who: Seat, name: &dyn Fn(Seat) -> String) -> String {
        words::log(self.lang(), said, who, name)
    }

    /// The name of a game.
    #[must_use]
    pub fn game(&self, kind: Kind) -> String {
        self.t(&format!("game-{kind}"))
    }

    /// What a person who gave no name is called: as on the board.
    #[must_use]
    pub fn unnamed(&self, seat: Seat) -> String {
        self.with("draw-player", &[("letter", draw::letter(seat).into())])
    }

    /// What the visitor wants to be called; empty if they never said.
    #[must_use]
    pub fn own_name(&self) -> &str {
        self.visitor.person.as_ref().map_or("", |person| person.name.as_str())
    }

    /// What the visitor is called.
    #[must_use]
    pub fn name(&self) -> String {
        let own = self.own_name();
        if own.is_empty() { self.t("guest-name") } else { own.to_owned() }
    }
}

impl FromRequestParts<AppState> for Look {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, state: &AppState) -> Result<Self, Problem> {
        let visitor = Visitor::from_request_parts(parts, state).await?;
        let path = parts.uri.path_and_query().map_or("/", |it| it.as_str()).to_owned();
        let mut look = Self::new(visitor, &parts.headers, path);
        if let Some(origin) = &state.config.origin {
            origin.as_str().clone_into(&mut look.origin);
        }
        Ok(look)
    }
}

fn narrow(headers: &HeaderMap) -> bool {
    let text = |name: &str| headers.get(name).and_then(|value| value.to_str().ok());
    match text("x-layout").or_else(|| cookie::read(headers, LAYOUT)) {
        Some(layout) => layout == "narrow",
        None => text("user-agent").is_some_and(|agent| agent.contains("Mobi")),
    }
}

/// Changes language or light and goes back to where the visitor was.
pub(super) async fn change(
    State(state): State<AppState>,
    headers: HeaderMap,
    fields: Fields,
) -> Response {
    let secure = state.config.secure();
    let mut answer = Redirect::to(&back(&headers)).into_response();
    let mut set = |cookie: HeaderValue| {
        answer.headers_mut().append(header::SET_COOKIE, cookie);
    };
    if let Some(lang) = fields.get("lang").and_then(|code| code.parse::<Lang>().ok()) {
        set(cookie::set(LANGUAGE, lang.as_str(), secure));
    }
    match fields.get("theme") {
        Some("auto") => set(cookie::forget(THEME, secure)),
        Some(word) => {
            if let Some(theme) = Theme::parse(word) {
                set(cookie::set(THEME, theme.as_str(), secure));
            }
        }
        None => {}
    }
    answer
}

/// The page that a form was sent from, as a path of this site; never an address elsewhere.
fn back(headers: &HeaderMap) -> String {
    let referer = headers.get(header::REFERER).and_then(|value| value.to_str().ok());
    let path = referer.and_then(|url| {
        let rest = url.split_once("://").map_or(url, |(_, rest)| rest);
        rest.find('/').map(|at| rest[at..].to_owned())
    });
    path.filter(|path| !path.starts_with("//") && !path.contains('\\')).unwrap_or("/".to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn going_back_stays_on_this_site() {
        let from = |referer: &str| {
            let mut headers = HeaderMap::new();
            headers.insert(header::REFERER, HeaderValue::from_str(referer).expect("ASCII"));
            back(&headers)
        };
        assert_eq!(from("http://localhost:1889/t/abc?seat=2"), "/t/abc?seat=2");
        assert_eq!(from("http://localhost:1889"), "/");
        assert_eq!(from("http://x//evil.example"), "/");
        assert_eq!(from("http://x/\\evil.example"), "/");
        assert_eq!(back(&HeaderMap::new()), "/");
    }
}
