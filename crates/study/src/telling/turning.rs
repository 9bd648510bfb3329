//! The turning points of a game: what was played, what it lost and how sure that is, what would have been
//! better and why, and what the grades mean.

use std::fmt::Write as _;

use table::{Arg, Seat};
use words::Lang;

use super::{Medium, Telling};
use crate::curve::escape;
use crate::grade::Grade;
use crate::picture::{inline, picture};
use crate::review::{Certainty, Decision, Turning};

/// What a decision lost and its grade, in words, with the possible error, and a dash if it is hardly known.
#[must_use]
pub fn lost(lang: Lang, decision: &Decision) -> String {
    let grade = decision.grade.unwrap_or(Grade::Best);
    let grade = words::text(lang, &format!("review-grade-{}", grade.as_str()));
    let loss = match decision.is_known() {
        true => format!("{:.0}", 100.0 * decision.loss),
        false => "–".to_owned(),
    };
    let mut args = vec![("grade", Arg::Name(grade.into())), ("loss", Arg::Name(loss.into()))];
    let within = decision.within().map(|within| ("within", Arg::Number(within)));
    let id = if within.is_some() { "review-loss-within" } else { "review-loss" };
    args.extend(within);
    words::text_with(lang, id, &args, &|seat: Seat| seat.to_string())
}

impl Certainty {
    /// The id of its text.
    #[must_use]
    pub const fn words(self) -> &'static str {
        match self {
            Self::Sure => "review-sure",
            Self::Nearly => "review-nearly",
            Self::Unsure => "review-unsure",
            Self::Unknown => "review-unknown",
        }
    }
}

impl<'a> Telling<'a> {
    /// What a decision lost, in words.
    pub(super) fn loss(&self, decision: &Decision) -> String {
        lost(self.lang, decision)
    }

    /// The turning points.
    #[must_use]
    pub fn turning(&self) -> String {
        let mut text = format!("<h2>{}</h2>\n", escape(&self.say("review-turning", &[])));
        text.push_str(&self.legend());
        if self.review.turning.is_empty() {
            let id = if self.is_late() { "review-no-turning-seen" } else { "review-no-turning" };
            let _ = writeln!(text, "<p>{}</p>", escape(&self.say(id, &[])));
        }
        for turning in &self.review.turning {
            text.push_str(&self.turn(turning));
        }
        text.push_str(&self.costly());
        text
    }

    /// The decisions that cost most points, apart from the turning points. Once a game is decided they lose
    /// little of the chance to win, but there is still something to learn from them.
    fn costly(&self) -> String {
        const MOST: usize = 5;
        const WORTH_TELLING: f32 = 2.5;
        let told = |ply: usize| self.review.turning.iter().any(|it| it.ply == ply);
        let better = |it: &'a Decision| {
            let best = it.best.as_deref().filter(|best| *best != it.mv)?;
            (it.points_lost >= WORTH_TELLING && !told(it.ply)).then_some((it, best))
        };
        let mut moves: Vec<(&Decision, &str)> =
            self.review.moves.iter().filter_map(better).collect();
        moves.sort_by(|(one, _), (other, _)| other.points_lost.total_cmp(&one.points_lost));
        moves.truncate(MOST);
        if moves.is_empty() || !self.review.is_full() {
            return String::new();
        }
        let mut text = format!(
            "<h3>{}</h3>\n<ul class=\"costly\">\n",
            escape(&self.say("review-costly", &[]))
        );
        for (it, better) in moves {
            let who = ("who", Arg::Seat(Seat::new(it.seat - 1)));
            let made = ("move", Arg::Name(self.told(it.ply, &it.mv).into()));
            let better = ("move", Arg::Name(self.told(it.ply, better).into()));
            let points = ("points", Arg::Number(it.points_lost.round() as i64));
            let _ = writeln!(
                text,
                "<li><a href=\"{}\">{}</a> {}<br>{} ({})</li>",
                escape(&self.link(it.ply)),
                escape(&self.say("review-move", &[("ply", (it.ply + 1).into())])),
                escape(&self.say("review-made", &[who, made])),
                escape(&self.say("review-better", &[better])),
                escape(&self.say("review-cost", &[points])),
            );
        }
        text.push_str("</ul>\n");
        text
    }

    fn turn(&self, turning: &Turning) -> String {
        let decision = &self.review.moves[turning.ply];
        let who = ("who", Arg::Seat(Seat::new(decision.seat - 1)));
        let made = ("move", Arg::Name(self.told(turning.ply, &decision.mv).into()));
        let better = ("move", Arg::Name(self.told(turning.ply, &turning.better).into()));
        let lines = [
            format!("<strong>{}</strong>", escape(&self.say("review-made", &[who, made]))),
            format!("{} {}", escape(&self.loss(decision)), self.sure(turning)),
            format!("<strong>{}</strong>", escape(&self.say("review-better", &[better]))),
        ];
        let mut after = String::new();
        let line = self.line(turning);
        if !line.is_empty() {
            let line = ("line", Arg::Name(line.join(" ").into()));
            after = format!("<p>{}</p>\n", escape(&self.say("review-line", &[line])));
        }
        format!(
            "<section class=\"turn\" id=\"turning-{ply}\">\n<div>\n<h3><a href=\"{}\">{}</a></h3>\n\
             <p>{}</p>\n{}{after}{}{}</div>\n{}</section>\n",
            escape(&self.link(turning.ply)),
            escape(&self.say("review-move", &[("ply", (turning.ply + 1).into())])),
            lines.join("<br>\n"),
            self.why(turning),
            self.tried(turning.ply),
            self.around(turning.ply),
            self.board(turning),
            ply = turning.ply
        )
    }

    /// Why the better move is better, the sum first.
    fn why(&self, turning: &Turning) -> String {
        let why = self.review.why(turning, self.lang.as_str());
        let told = why.told(self.lang, &|seat| self.name(seat));
        let Some((sum, parts)) = told.split_first() else { return String::new() };
        let mut text = format!("<p class=\"why\"><b>{}</b></p>\n", escape(sum));
        if !parts.is_empty() {
            let parts = parts.iter().map(|part| format!("<li>{}</li>", escape(part)));
            let _ = writeln!(text, "<ul class=\"why\">{}</ul>", parts.collect::<String>());
        }
        text
    }

    /// What the grades mean and how sure they are.
    fn legend(&self) -> String {
        let grade = |at: usize| {
            let (id, most) = match Grade::ALL.get(at + 1) {
                Some(_) => ("review-up-to", Grade::ALL[at].most()),
                None => ("review-over", Grade::ALL[at - 1].most()),
            };
            let percent = Arg::Number((100.0 * most).round() as i64);
            let word = Arg::Name(self.grade(Grade::ALL[at]).into());
            let said = self.say(id, &[("grade", word), ("percent", percent)]);
            format!("<li>{}</li>", escape(&said))
        };
        format!(
            "<div class=\"legend\">\n<p>{}</p>\n<ul>{}</ul>\n<p>{}</p>\n</div>\n",
            escape(&self.say("review-legend", &[])),
            (0..Grade::ALL.len()).map(grade).collect::<String>(),
            escape(&self.say("review-within", &[]))
        )
    }

    /// How sure the judge is of a turning point, in words.
    fn sure(&self, turning: &Turning) -> String {
        let said = words::text(self.lang, self.review.certainty(turning).words());
        format!("<em class=\"sure\">{}</em>", escape(&said))
    }

    /// The board before a turning point, with the better move on it.
    fn board(&self, turning: &Turning) -> String {
        let better = self.told(turning.ply, &turning.better);
        let alt = self.say("review-board", &[("move", Arg::Name(better.into()))]);
        // What is visible without scrolling is loaded at once.
        let first = self.review.turning.first().is_some_and(|it| it.ply == turning.ply);
        let source = match self.place {
            Medium::File => {
                let theme = draw::Theme::System;
                inline(&picture(self.any, turning.ply, &turning.better, self.lang, theme))
            }
            Medium::Site(base) => format!("{base}/review/{}", turning.ply),
        };
        format!(
            "<p><img src=\"{}\" alt=\"{}\"{}></p>\n",
            escape(&source),
            escape(&alt),
            if first { "" } else { " loading=\"lazy\"" }
        )
    }

    /// The link to the analysis board at a move, if there is one.
    fn tried(&self, ply: usize) -> String {
        let Medium::Site(base) = self.place else { return String::new() };
        format!(
            "<form method=\"post\" action=\"{}/study\"><input type=\"hidden\" name=\"at\" value=\"{ply}\">\
             <button type=\"submit\">{}</button></form>\n",
            escape(base),
            escape(&self.say("study-open", &[]))
        )
    }

    /// The links to the mistakes before and after.
    fn around(&self, ply: usize) -> String {
        let plies: Vec<usize> = self.review.turning.iter().map(|it| it.ply).collect();
        let before = plies.iter().rev().find(|it| **it < ply);
        let after = plies.iter().find(|it| **it > ply);
        let mut text = String::new();
        for (id, to) in [("review-previous", before), ("review-next", after)] {
            if let Some(to) = to {
                let said = escape(&self.say(id, &[]));
                let _ = write!(text, "<a href=\"#turning-{to}\">{said}</a> ");
            }
        }
        if text.is_empty() { text } else { format!("<nav>{text}</nav>\n") }
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
            let (Ok(message), Some(seat)) = (at.say(text), at.to_act()) else { break };
            told.push(self.log(&message, seat));
            if at.play(text).is_err() {
                break;
            }
        }
        told
    }
}
