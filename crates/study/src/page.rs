//! A review as one HTML file that needs no other, in any of the six languages.

use std::fmt::Write as _;

use catalog::Any;
use table::{Arg, Message, Seat};
use words::Lang;

use crate::curve::{Curve, colour, escape};
use crate::grade::Grade;
use crate::judge::{Decision, Review, Turning, points_at, win_at};
use crate::reason::{Change, by_heading, changes};

const STYLE: &str = "body{font:16px/1.5 system-ui,sans-serif;max-width:56rem;margin:2rem auto;\
padding:0 1rem;color:#222;background:#fdfcf9}h1,h2{font-weight:600}table{border-collapse:collapse}\
th,td{padding:.25rem .7rem;text-align:right;border-bottom:1px solid #ddd}th:first-child,\
td:first-child{text-align:left}.curve{width:100%;height:auto;font-size:11px;fill:#555}\
.grid{stroke:#ddd}.hit{fill:transparent}.hit:hover{fill:#0001}.mark{stroke:#c00;stroke-width:3;\
opacity:.35}section.turn{border-left:4px solid #c00;padding:.2rem 1rem;margin:1rem 0;\
background:#0000000a}ol.moves{columns:16rem auto;padding-left:2.5rem}.mistake,.blunder{color:#a00;\
font-weight:600}.inaccurate{color:#855}:target{background:#fe9}\
@media(prefers-color-scheme:dark){body{color:#eee;background:#1b1b1f}.curve{fill:#bbb}\
.grid{stroke:#444}.mistake,.blunder{color:#f88}.inaccurate{color:#eb9}th,td{border-color:#444}\
:target{background:#553}}";

/// The page of a review of the game that `any` holds.
#[must_use]
pub fn page(any: &Any, review: &Review, lang: Lang) -> String {
    let page = Page { any, review, lang };
    let title = format!("{}: {}", page.say("review-title", &[]), page.game());
    format!(
        "<!doctype html>\n<html lang=\"{lang}\">\n<head>\n<meta charset=\"utf-8\">\n\
         <meta name=\"viewport\" content=\"width=device-width,initial-scale=1\">\n\
         <title>{title}</title>\n<style>{STYLE}</style>\n</head>\n<body>\n<main>\n<h1>{title}</h1>\n\
         {}{}{}{}</main>\n</body>\n</html>\n",
        page.players(),
        page.curves(),
        page.turning(),
        page.moves(),
        title = escape(&title),
    )
}

struct Page<'a> {
    any: &'a Any,
    review: &'a Review,
    lang: Lang,
}

impl Page<'_> {
    fn say(&self, id: &'static str, args: &[(&str, Arg)]) -> String {
        words::text_with(self.lang, id, args, &|seat| self.name(seat))
    }

    fn message(&self, message: &Message) -> String {
        words::say(self.lang, message, &|seat| self.name(seat))
    }

    fn game(&self) -> String {
        words::text(self.lang, &format!("game-{}", self.review.game))
    }

    fn name(&self, seat: Seat) -> String {
        let player = &self.review.players[seat.index()];
        player.name.clone().unwrap_or_else(|| player.seat.to_string())
    }

    fn names(&self) -> Vec<String> {
        Seat::first(self.review.players.len()).map(|seat| self.name(seat)).collect()
    }

    /// A move in words, said in the position before it.
    fn told(&self, ply: usize, text: &str) -> String {
        let mut at = self.any.clone();
        at.rewind(ply);
        at.say(text).map_or_else(|_| text.to_owned(), |message| self.message(&message))
    }

    fn grade(&self, grade: Grade) -> String {
        words::text(self.lang, &format!("review-grade-{}", grade.as_str()))
    }

    fn players(&self) -> String {
        let heads =
            ["review-player", "review-score", "review-accuracy", "review-lost", "review-luck"];
        let mut row = String::new();
        for head in heads {
            let _ = write!(row, "<th scope=\"col\">{}</th>", escape(&self.say(head, &[])));
        }
        for grade in Grade::ALL {
            let _ = write!(row, "<th scope=\"col\">{}</th>", escape(&self.grade(grade)));
        }
        let mut text = format!("<table>\n<tr>{row}</tr>\n");
        for (at, player) in self.review.players.iter().enumerate() {
            let grades: String =
                player.grades.iter().map(|count| format!("<td>{count}</td>")).collect();
            let _ = writeln!(
                text,
                "<tr><td><svg width=\"12\" height=\"12\" aria-hidden=\"true\"><circle cx=\"6\" \
                 cy=\"6\" r=\"5\" fill=\"{}\"/></svg> {}</td><td>{}</td><td>{:.1}</td>\
                 <td>{:.1} %</td><td>{:+.1} %</td>{grades}</tr>",
                colour(at),
                escape(&self.name(Seat::new(at))),
                player.points,
                player.accuracy,
                100.0 * player.lost,
                100.0 * player.luck
            );
        }
        text.push_str("</table>\n");
        if self.review.luck_decided {
            let lost =
                self.review.players.iter().filter(|it| self.review.result[it.seat - 1] == 0.0);
            let best = lost.min_by(|one, two| one.lost.total_cmp(&two.lost));
            if let Some(best) = best {
                let who = [("who", Arg::Seat(Seat::new(best.seat - 1)))];
                let said = self.say("review-luck-decided", &who);
                let _ = writeln!(text, "<p><strong>{}</strong></p>", escape(&said));
            }
        }
        let (figure, id, key) = match self.review.budget.split_once(' ') {
            Some((figure, "ms")) => (figure, "review-judge-time", "millis"),
            Some((figure, _)) => (figure, "review-judge-nodes", "nodes"),
            None => ("0", "review-judge-nodes", "nodes"),
        };
        let figure = figure.parse().unwrap_or(0);
        let judge = words::text(self.lang, &format!("level-{}", self.review.judge));
        let judge = if judge.starts_with("level-") { self.review.judge.clone() } else { judge };
        let args = [("judge", Arg::Name(judge.into())), (key, Arg::Number(figure))];
        let _ = writeln!(text, "<p>{}</p>", escape(&self.say(id, &args)));
        text
    }

    fn curves(&self) -> String {
        let names = self.names();
        let count = self.review.moves.len() + 1;
        let over = |value: &dyn Fn(usize, usize) -> f32| -> Vec<Vec<f32>> {
            let line = |player| (0..count).map(|ply| value(ply, player)).collect();
            (0..names.len()).map(line).collect()
        };
        let marks: Vec<(usize, String)> = self
            .review
            .turning
            .iter()
            .map(|it| (it.ply, self.loss(&self.review.moves[it.ply])))
            .collect();
        let mut text = String::new();
        let points = over(&|ply, player| points_at(self.review, ply)[player] as f32);
        let low = points.iter().flatten().copied().fold(0.0, f32::min);
        let high = points.iter().flatten().copied().fold(10.0, f32::max);
        let win = over(&|ply, player| 100.0 * win_at(self.review, ply)[player]);
        for (id, lines, unit, range) in
            [("review-win", win, " %", (0.0, 100.0)), ("review-points", points, "", (low, high))]
        {
            let label = self.say(id, &[]);
            let curve = Curve { label: &label, names: &names, lines, unit, range, marks: &marks };
            let _ = writeln!(text, "<h2>{}</h2>\n{}", escape(&label), curve.svg());
        }
        text
    }

    /// What a decision lost, in words.
    fn loss(&self, decision: &Decision) -> String {
        let grade = self.grade(decision.grade.unwrap_or(Grade::Best));
        let loss = Arg::Name(format!("{:.0}", 100.0 * decision.loss).into());
        self.say("review-loss", &[("loss", loss), ("grade", Arg::Name(grade.into()))])
    }

    fn turning(&self) -> String {
        let mut text = format!("<h2>{}</h2>\n", escape(&self.say("review-turning", &[])));
        if self.review.turning.is_empty() {
            let _ = writeln!(text, "<p>{}</p>", escape(&self.say("review-no-turning", &[])));
        }
        for turning in &self.review.turning {
            text.push_str(&self.turn(turning));
        }
        text
    }

    fn turn(&self, turning: &Turning) -> String {
        let decision = &self.review.moves[turning.ply];
        let who = ("who", Arg::Seat(Seat::new(decision.seat - 1)));
        let made = ("move", Arg::Name(self.told(turning.ply, &decision.mv).into()));
        let better = ("move", Arg::Name(self.told(turning.ply, &turning.better).into()));
        let mut lines = vec![
            format!("<strong>{}</strong>", escape(&self.say("review-made", &[who, made]))),
            escape(&self.loss(decision)),
            format!("<strong>{}</strong>", escape(&self.say("review-better", &[better]))),
        ];
        let line = self.line(turning);
        if !line.is_empty() {
            let line = ("line", Arg::Name(line.join(" / ").into()));
            lines.push(escape(&self.say("review-line", &[line])));
        }
        let sheets: Vec<_> =
            turning.sheets.iter().map(|sheet| by_heading(sheet, |it| self.message(it))).collect();
        let why = changes(&sheets, 0);
        let own = ("review-own", list(&why, |it| it.own));
        let others = ("review-others", list(&why, |it| it.others));
        for (id, listed) in [own, others] {
            if !listed.is_empty() {
                lines.push(escape(&self.say(id, &[("changes", Arg::Name(listed.into()))])));
            }
        }
        if !turning.sure {
            lines.push(format!("<em>{}</em>", escape(&self.say("review-unsure", &[]))));
        }
        format!(
            "<section class=\"turn\" id=\"turning-{ply}\"><p><a href=\"#ply-{ply}\">{}</a></p>\n\
             <p>{}</p></section>\n",
            turning.ply + 1,
            lines.join("<br>\n"),
            ply = turning.ply
        )
    }

    /// The line after the better move, in words as far as it can be played in the real game.
    fn line(&self, turning: &Turning) -> Vec<String> {
        let mut at = self.any.clone();
        at.rewind(turning.ply);
        let mut told = Vec::new();
        if at.play(&turning.better).is_err() {
            return told;
        }
        for text in &turning.line {
            let Ok(message) = at.say(text) else { break };
            let seat = at.to_act().map_or_else(String::new, |seat| self.name(seat));
            told.push(format!("{seat}: {}", self.message(&message)));
            if at.play(text).is_err() {
                break;
            }
        }
        told
    }

    fn moves(&self) -> String {
        let mut text = format!(
            "<h2>{}</h2>\n<ol class=\"moves\">\n",
            escape(&self.say("review-all-moves", &[]))
        );
        let mut at = self.any.clone();
        at.rewind(0);
        for decision in &self.review.moves {
            let told =
                at.say(&decision.mv).map_or_else(|_| decision.mv.clone(), |it| self.message(&it));
            let grade = decision.grade.filter(|grade| *grade > Grade::Good);
            let class = grade.map_or("", Grade::as_str);
            let mark = grade.map_or_else(String::new, |grade| format!(" ({})", self.grade(grade)));
            let _ = writeln!(
                text,
                "<li id=\"ply-{}\" class=\"{class}\">{}: {}{}</li>",
                decision.ply,
                escape(&self.name(Seat::new(decision.seat - 1))),
                escape(&told),
                escape(&mark)
            );
            if at.play(&decision.mv).is_err() {
                break;
            }
        }
        let _ = write!(text, "</ol>\n<span id=\"ply-{}\"></span>\n", self.review.moves.len());
        text
    }
}

/// The largest changes of the score sheet, in words.
fn list(changes: &[Change], pick: fn(&Change) -> f32) -> String {
    const MOST: usize = 4;
    let mut changes: Vec<_> = changes.iter().map(|it| (&it.source, pick(it))).collect();
    changes.retain(|(_, points)| points.abs() >= 0.5);
    changes.sort_by(|one, two| two.1.abs().total_cmp(&one.1.abs()));
    let words = changes.iter().take(MOST).map(|(source, by)| format!("{source} {by:+.1}"));
    words.collect::<Vec<_>>().join(", ")
}
