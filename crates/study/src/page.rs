//! A review as one self-contained HTML file, in any of the six languages.

use catalog::Any;
use table::{Arg, Seat};
use words::Lang;

use crate::curve::escape;
use crate::review::Review;
use crate::telling::{Medium, Telling};

const STYLE: &str = "body{font:16px/1.5 system-ui,sans-serif;max-width:56rem;margin:2rem auto;\
padding:0 1rem;color:#222;background:#fdfcf9}h1,h2{font-weight:600}table{border-collapse:collapse}\
.scrolls{overflow-x:auto}th,td{padding:.25rem .7rem;text-align:right;border-bottom:1px solid #ddd}th:first-child,\
td:first-child{text-align:left}td{white-space:nowrap}.curve{width:100%;height:auto;font-size:11px;fill:#555}\
.grid{stroke:#ddd}.line,.edge{fill:none}.line{stroke:var(--s);stroke-width:2.5}.edge{stroke:#777;stroke-width:4}\
.whose{display:flex;flex-wrap:wrap;gap:.3rem 1.2rem}.sign-of{width:1.4em;height:1.4em;vertical-align:-.35em}.sign-of .sign{fill:var(--s)}\
.sign-of text{fill:var(--si);font:700 13px system-ui,sans-serif;text-anchor:middle}.hit{fill:transparent}.hit:hover{fill:#0001}.layer{opacity:.8}.turn img{width:100%;max-width:34rem}nav a{margin-right:1rem}.mark{stroke:#c00;stroke-width:3;\
opacity:.35}section.turn{border-left:4px solid #c00;padding:.2rem 1rem;margin:1rem 0;\
background:#0000000a}@media(min-width:52rem){section.turn{display:grid;grid-template-columns:minmax(0,5fr) minmax(0,6fr);gap:1rem;\
align-items:start}}.legend{font-size:.9rem}.legend p{margin:.3rem 0}.legend ul{display:flex;flex-wrap:wrap;gap:.1rem 1.2rem;margin:0;padding:0;list-style:none}\
ul.why{margin:0;padding-left:1.2rem}ol.moves{columns:16rem auto;column-gap:3.5rem;padding-left:2.5rem}.mistake,.blunder{color:#a00;\
font-weight:600}.inaccurate{color:#855}:target{background:#fe9}\
@media(prefers-color-scheme:dark){body{color:#eee;background:#1b1b1f}.curve{fill:#bbb}\
.grid{stroke:#444}.mistake,.blunder{color:#f88}.inaccurate{color:#eb9}th,td{border-color:#444}\
:target{background:#553}}@media(max-width:40rem){.curve{font-size:20px}\
.players th,.players td{padding:.25rem .3rem;overflow-wrap:anywhere}}";

/// What the players are called: their names in the record, bots in the reader's language, and players without
/// a name by their seat.
fn called(any: &Any, lang: Lang) -> Vec<String> {
    let name = |seat: Seat| {
        let known = any.players().iter().find(|(owner, _)| *owner == seat);
        match known.map(|(_, name)| name.as_str()).filter(|name| *name != seat.to_string()) {
            Some(name) => match words::text(lang, &format!("level-{name}")) {
                level if level.starts_with("level-") => name.to_owned(),
                level => level,
            },
            None => {
                let number = [("seat", Arg::from(seat.number()))];
                words::text_with(lang, "new-seat", &number, &|seat| seat.to_string())
            }
        }
    };
    Seat::first(any.seats()).map(name).collect()
}

/// The class that gives an element a seat's colour.
fn of_seat(seat: Seat) -> String {
    let class = draw::class(seat);
    format!(".{class}{{--s:var(--{class});--si:var(--{class}i)}}")
}

/// The page of a review of the game that `any` holds. `names` are the players', by seat; those of
/// the record if there are none.
#[must_use]
pub fn page(any: &Any, review: &Review, lang: Lang, names: Vec<String>) -> String {
    let names = if names.is_empty() { called(any, lang) } else { names };
    let page = Telling::new(any, review, lang, Medium::File).called(names);
    let title = format!("{}: {}", words::text(lang, "review-title"), page.game());
    let colours: String = catalog::with_game!(any.kind(), G => draw::players::<G>().to_owned())
        + &Seat::first(any.seats()).map(of_seat).collect::<String>();
    format!(
        "<!doctype html>\n<html lang=\"{lang}\">\n<head>\n<meta charset=\"utf-8\">\n\
         <meta name=\"viewport\" content=\"width=device-width,initial-scale=1\">\n\
         <title>{title}</title>\n<style>{STYLE}{colours}</style>\n</head>\n<body>\n<main data-game=\"{kind}\">\n<h1>{title}</h1>\n\
         {}{}{}{}{}{}{}</main>\n</body>\n</html>\n",
        page.summary(),
        page.turning(),
        page.curves(),
        page.players(),
        page.verdict(),
        page.sources(),
        page.moves(),
        title = escape(&title),
        kind = any.kind(),
    )
}
