//! A review in words and pictures: the parts of a page, in any of the six languages.

mod turning;

use std::fmt::Write as _;

use catalog::Any;
use table::{Arg, Message, Seat};
use words::{Called, Lang};

use crate::curve::{Curve, escape};
use crate::grade::Grade;
use crate::judge::name;
use crate::review::{Player, Review, Verdict};
use crate::sources::{fill, layers, reach, sources};

pub use turning::lost;

/// Where a review is shown, which determines where its links lead.
#[derive(Clone, Copy, Debug)]
pub enum Medium<'a> {
    /// A single file.
    File,
    /// A site that has the replay and the pictures under this address.
    Site(&'a str),
}

/// The rows of the table of players that need an explanation, and what they mean.
const ROWS: [(&str, &str); 7] = [
    ("review-accuracy", "review-accuracy-note"),
    ("review-choices", "review-choices-note"),
    ("review-lost", "review-lost-note"),
    ("review-points-lost", "review-points-lost-note"),
    ("review-given", "review-given-note"),
    ("review-luck", "review-luck-note"),
    ("review-later", "review-later-note"),
];

/// What decided a game, in a sentence; `None` if nobody won alone.
#[must_use]
pub fn verdict<C: Into<Called>>(
    review: &Review,
    lang: Lang,
    name: &dyn Fn(Seat) -> C,
) -> Option<String> {
    let (winner, verdict) = review.verdict()?;
    let (id, who) = match verdict {
        Verdict::Skill => ("review-skill-decided", winner),
        Verdict::Even(who) => ("review-even-decided", who),
        Verdict::Luck(who) => ("review-luck-decided", who),
        Verdict::Given(who) => ("review-given-decided", who),
        Verdict::Unclear(who) => ("review-unclear-decided", who),
    };
    let seat = |number: usize| Arg::Seat(Seat::new(number - 1));
    Some(words::text_with(lang, id, &[("winner", seat(winner)), ("who", seat(who))], name))
}

/// A review to be shown.
pub struct Telling<'a> {
    any: &'a Any,
    review: &'a Review,
    lang: Lang,
    names: Vec<String>,
    place: Medium<'a>,
}

impl<'a> Telling<'a> {
    /// A review of the game that `any` holds.
    #[must_use]
    pub fn new(any: &'a Any, review: &'a Review, lang: Lang, place: Medium<'a>) -> Self {
        let names = Seat::first(any.seats()).map(|seat| name(any, seat)).collect();
        Self { any, review, lang, names, place }
    }

    /// The same with other names for the players.
    #[must_use]
    pub fn called(mut self, names: Vec<String>) -> Self {
        self.names = names;
        self
    }

    /// Where a click on a move leads.
    fn link(&self, ply: usize) -> String {
        match self.place {
            Medium::File => format!("#ply-{ply}"),
            Medium::Site(base) => format!("{base}/replay?ply={ply}"),
        }
    }

    fn say(&self, id: &'static str, args: &[(&str, Arg)]) -> String {
        words::text_with(self.lang, id, args, &|seat| self.name(seat))
    }

    fn message(&self, message: &Message) -> String {
        words::say(self.lang, message, &|seat| self.name(seat))
    }

    /// What somebody did.
    fn log(&self, said: &Message, who: Seat) -> String {
        words::log(self.lang, said, who, &|seat| self.name(seat))
    }

    /// The name of the game.
    #[must_use]
    pub fn game(&self) -> String {
        words::text(self.lang, &format!("game-{}", self.any.kind()))
    }

    fn name(&self, seat: Seat) -> String {
        self.names[seat.index()].clone()
    }

    /// A move in words, from the position before it.
    fn told(&self, ply: usize, text: &str) -> String {
        let mut at = self.any.clone();
        at.rewind(ply);
        at.say(text).map_or_else(|_| text.to_owned(), |message| self.message(&message))
    }

    fn grade(&self, grade: Grade) -> String {
        words::text(self.lang, &format!("review-grade-{}", grade.as_str()))
    }

    /// A figure in percent, as the language writes it.
    fn percent(&self, figure: String) -> String {
        self.say("review-percent", &[("figure", Arg::Name(figure.into()))])
    }

    /// Everybody's points, accuracy, luck and grades.
    #[must_use]
    pub fn players(&self) -> String {
        // Earlier judges did not have these.
        let new = |text: String| if self.review.is_full() { text } else { "–".to_owned() };
        let part = |value: f32| self.percent(words::signed(self.lang, 100.0 * value));
        type Figure<'a> = Box<dyn Fn(&Player) -> String + 'a>;
        let figures: [(&str, Figure<'_>); 8] = [
            ("review-score", Box::new(|it| it.points.to_string())),
            ("review-accuracy", Box::new(|it| format!("{:.0}", it.accuracy))),
            ("review-choices", Box::new(|it| new(format!("{}/{}", it.choices, it.decisions)))),
            (
                "review-lost",
                Box::new(|it| self.percent(words::decimal(self.lang, 100.0 * it.lost))),
            ),
            ("review-points-lost", Box::new(|it| new(format!("{:.0}", it.points_lost)))),
            ("review-given", Box::new(|it| new(part(it.given)))),
            ("review-luck", Box::new(|it| part(it.luck))),
            ("review-later", Box::new(|it| new(part(it.later)))),
        ];
        let label = escape(&self.say("review-title", &[]));
        let mut text = format!(
            "<div class=\"scrolls\" tabindex=\"0\" role=\"group\" aria-label=\"{label}\">\n\
             <table class=\"players\">\n<tr><th scope=\"col\">{}</th>",
            escape(&self.say("review-player", &[]))
        );
        for at in 0..self.review.players.len() {
            let _ = write!(text, "<th scope=\"col\">{}</th>", self.signed(Seat::new(at)));
        }
        text.push_str("</tr>\n");
        // A row for each figure: four players fit on a phone, thirteen figures do not.
        let mut line = |head: String, figure: &dyn Fn(&Player) -> String| {
            let cells = self.review.players.iter().map(|it| format!("<td>{}</td>", figure(it)));
            let (head, cells) = (escape(&head), cells.collect::<String>());
            let _ = writeln!(text, "<tr><th scope=\"row\">{head}</th>{cells}</tr>");
        };
        for (id, figure) in &figures {
            line(self.say(id, &[]), figure);
        }
        for (at, grade) in Grade::ALL.into_iter().enumerate() {
            line(self.grade(grade), &|it| it.grades[at].to_string());
        }
        text.push_str("</table>\n</div>\n");
        if self.review.is_full() {
            text.push_str(&self.rows());
        }
        text
    }

    /// What the lines of that table mean.
    fn rows(&self) -> String {
        let title = escape(&self.say("review-rows", &[]));
        let mut text = format!("<details class=\"rows\"><summary>{title}</summary>\n<dl>\n");
        for (head, note) in ROWS {
            let (head, note) = (escape(&self.say(head, &[])), escape(&self.say(note, &[])));
            let _ = writeln!(text, "<dt>{head}</dt><dd>{note}</dd>");
        }
        text.push_str("</dl></details>\n");
        text
    }

    /// A player's name with their mark at the table.
    fn signed(&self, seat: Seat) -> String {
        format!(
            "<span class=\"with-sign\">{} {}</span>",
            draw::sign_of(seat),
            escape(&self.name(seat))
        )
    }

    /// The beginning: what decided the game, in a sentence, and everybody's skill and luck separately.
    #[must_use]
    pub fn summary(&self) -> String {
        let mut text = String::from("<div class=\"summary\">\n");
        if let Some(said) = verdict(self.review, self.lang, &|seat| self.name(seat)) {
            let _ = writeln!(text, "<p><strong>{}</strong></p>", escape(&said));
        }
        let each = |figure: &dyn Fn(&Player) -> f32, sign: &str| {
            let between = if self.lang == Lang::Ja { "、" } else { ", " };
            let one = |it: &Player| {
                let figure = (100.0 * figure(it)).round();
                let sign = if figure < 0.0 { "−" } else { sign };
                let percent = self.percent(format!("{sign}{:.0}", figure.abs()));
                format!("{} {percent}", self.names[it.seat - 1])
            };
            self.review.players.iter().map(one).collect::<Vec<_>>().join(between)
        };
        let args = [
            ("lost", Arg::Name(each(&|it| it.lost, "").into())),
            ("luck", Arg::Name(each(&|it| it.luck, "+").into())),
        ];
        let _ = writeln!(text, "<p>{}</p>\n</div>", escape(&self.say("review-apart", &args)));
        text
    }

    /// Conclusions from the table of players, and who judged.
    #[must_use]
    pub fn verdict(&self) -> String {
        let mut text = String::new();
        for player in self.review.players.iter().filter(|it| it.small > Grade::Mistake.most()) {
            let percent = Arg::Name(format!("{:.0}", 100.0 * player.small).into());
            let who = Arg::Seat(Seat::new(player.seat - 1));
            let said = self.say("review-bit-by-bit", &[("who", who), ("percent", percent)]);
            let _ = writeln!(text, "<p>{}</p>", escape(&said));
        }
        if self.is_late() {
            let percent = (100.0 * self.review.unexplained()).round() as i64;
            let id = if percent > 50 { "review-seen-hardly" } else { "review-seen-late" };
            let said = self.say(id, &[("percent", Arg::Number(percent))]);
            let _ = writeln!(text, "<p>{}</p>", escape(&said));
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

    /// Whether the unexplained part of the result is larger than the loss of an inaccuracy.
    fn is_late(&self) -> bool {
        self.review.unexplained() > Grade::Inaccurate.most()
    }

    /// Everybody's chance to win and points over the moves.
    #[must_use]
    pub fn curves(&self) -> String {
        let names = &self.names;
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
        let link: &dyn Fn(usize) -> String = &|ply| self.link(ply);
        let mut text = String::new();
        let points = over(&|ply, player| self.review.points_at(ply)[player] as f32);
        let low = points.iter().flatten().copied().fold(0.0, f32::min);
        let high = points.iter().flatten().copied().fold(10.0, f32::max);
        let win = over(&|ply, player| 100.0 * self.review.win_at(ply)[player]);
        for (id, lines, unit, range) in
            [("review-win", win, " %", (0.0, 100.0)), ("review-points", points, "", (low, high))]
        {
            let label = self.say(id, &[]);
            let curve = Curve { label: &label, names, lines, unit, range, marks: &marks, link };
            let whose: String =
                (0..names.len()).map(|at| format!("{} ", self.signed(Seat::new(at)))).collect();
            let (label, svg) = (escape(&label), curve.svg());
            let _ = writeln!(text, "<h2>{label}</h2>\n<p class=\"whose\">{whose}</p>\n{svg}");
        }
        text
    }

    /// Where everybody's points came from, over the moves and at the end.
    #[must_use]
    pub fn sources(&self) -> String {
        let sources = sources(self.any, &|it| self.message(it));
        if sources.is_empty() {
            return String::new();
        }
        let reach = reach(&sources, self.names.len());
        let title = self.say("review-sources", &[]);
        let mut text = format!("<h2>{}</h2>\n", escape(&title));
        for (at, name) in self.names.iter().enumerate() {
            let label = format!("{title}: {name}");
            let svg = layers(&sources, Seat::new(at), &label, reach, &|ply| self.link(ply));
            let _ = writeln!(text, "<h3>{}</h3>\n{svg}", self.signed(Seat::new(at)));
        }
        // Four columns of names are wider than a phone.
        let _ = write!(
            text,
            "<div class=\"scrolls\" tabindex=\"0\" role=\"group\" aria-label=\"{}\">\n<table>\n<tr><th></th>",
            escape(&title)
        );
        for name in &self.names {
            let _ = write!(text, "<th scope=\"col\">{}</th>", escape(name));
        }
        text.push_str("</tr>\n");
        for (at, source) in sources.iter().enumerate() {
            let _ = write!(
                text,
                "<tr><th scope=\"row\"><svg width=\"12\" height=\"12\" aria-hidden=\"true\"><rect \
                 width=\"12\" height=\"12\" fill=\"{}\"/></svg> {}</th>",
                fill(at),
                escape(&source.source)
            );
            for line in &source.points {
                let _ = write!(text, "<td>{}</td>", line.last().copied().unwrap_or(0));
            }
            text.push_str("</tr>\n");
        }
        text.push_str("</table>\n</div>\n");
        text
    }

    /// All moves with their grades.
    #[must_use]
    pub fn moves(&self) -> String {
        let mut text = format!(
            "<h2>{}</h2>\n<ol class=\"moves\">\n",
            escape(&self.say("review-all-moves", &[]))
        );
        let mut at = self.any.clone();
        at.rewind(0);
        for decision in &self.review.moves {
            let seat = Seat::new(decision.seat - 1);
            let told = at
                .say(&decision.mv)
                .map_or_else(|_| decision.mv.clone(), |message| self.log(&message, seat));
            let ply = decision.ply;
            let site = matches!(self.place, Medium::Site(_));
            let grade = decision.grade.filter(|grade| *grade > Grade::Good);
            let class = grade.map_or("", Grade::as_str);
            let mark = grade.map_or_else(String::new, |grade| format!(" ({})", self.grade(grade)));
            let _ = writeln!(
                text,
                "<li id=\"ply-{ply}\" class=\"{class}\">{}{}{}{}</li>",
                if site {
                    format!("<a href=\"{}\">", escape(&self.link(ply + 1)))
                } else {
                    String::new()
                },
                escape(&told),
                escape(&mark),
                if site { "</a>" } else { "" }
            );
            if at.play(&decision.mv).is_err() {
                break;
            }
        }
        let _ = write!(text, "</ol>\n<span id=\"ply-{}\"></span>\n", self.review.moves.len());
        text
    }
}
