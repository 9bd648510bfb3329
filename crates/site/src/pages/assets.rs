//! Style, scripts and icons: part of the program, served under their digest so that browsers may cache them
//! for ever.

use std::sync::LazyLock;

use catalog::Kind;
use draw::Drawn;
use sha2::{Digest as _, Sha256};

use super::share;
use crate::id::hex;

const ICON: &str = include_str!("../../web/icon.svg");
/// The same for who is to move.
const ICON_TURN: &str = include_str!("../../web/icon-turn.svg");

macro_rules! scripts {
    ($($name:literal)*) => {
        &[$(($name, include_str!(concat!("../../web/", $name)))),*]
    };
}

/// The scripts by name.
const SCRIPTS: &[(&str, &str)] = scripts![
    "ask.js"
    "bar.js"
    "calls.js"
    "chance.js"
    "choose.js"
    "clock.js"
    "explain.js"
    "first.js"
    "focus.js"
    "fold.js"
    "ghost.js"
    "glide.js"
    "glyph.js"
    "grid.js"
    "hands.js"
    "hints.js"
    "hold.js"
    "keys.js"
    "layers.js"
    "line.js"
    "marks.js"
    "morph.js"
    "moves.js"
    "news.js"
    "notify.js"
    "pace.js"
    "parts.js"
    "preview.js"
    "replay.js"
    "root.js"
    "scroll.js"
    "send.js"
    "settings.js"
    "setup.js"
    "site.js"
    "sound.js"
    "story.js"
    "study.js"
    "table.js"
    "tabs.js"
    "talk.js"
    "toasts.js"
    "turn.js"
    "update.js"
    "where.js"
    "wishes.js"
];

/// The scripts that are not part of the table's.
const OTHERS: [&str; 4] = ["setup.js", "site.js", "table.js", "wishes.js"];

/// The worker that shows what is pushed. It is known by an address of its own, because it is for
/// every page.
pub const WORKER: &str = include_str!("../../web/sw.js");

/// What the script of the table imports, directly or not.
pub fn modules() -> impl Iterator<Item = &'static str> {
    SCRIPTS.iter().map(|(name, _)| *name).filter(|name| !OTHERS.contains(name))
}

static STYLE: LazyLock<String> = LazyLock::new(|| {
    let games: Vec<&str> = Kind::ALL.iter().map(|&kind| style_of(kind)).collect();
    let boards = draw::style(&games);
    let all = [
        boards.as_str(),
        include_str!("../../web/style/base.css"),
        include_str!("../../web/style/pages.css"),
        include_str!("../../web/style/table.css"),
        include_str!("../../web/style/explain.css"),
        include_str!("../../web/style/review.css"),
        include_str!("../../web/style/study.css"),
        include_str!("../../web/style/setup.css"),
    ];
    bare(&all.join("\n"))
});

/// A style without its comments and indentation, which no browser needs.
fn bare(style: &str) -> String {
    let mut parts = style.split("/*");
    let first = parts.next().unwrap_or_default().to_owned();
    let rest = parts.filter_map(|part| part.split_once("*/")).map(|(_, after)| after);
    let text = rest.fold(first, |text, after| text + after);
    let lines: Vec<&str> = text.lines().map(str::trim).filter(|line| !line.is_empty()).collect();
    lines.join("\n")
}

/// The scripts as they are sent.
static SENT: LazyLock<Vec<(&str, String)>> =
    LazyLock::new(|| SCRIPTS.iter().map(|&(name, text)| (name, without_comments(text))).collect());

/// A script without its comment lines, which only readers of the source need.
fn without_comments(script: &str) -> String {
    let lines = script.lines().filter(|line| !line.trim_start().starts_with("//"));
    lines.map(|line| format!("{line}\n")).collect()
}

fn style_of(kind: Kind) -> &'static str {
    catalog::with_game!(kind, G => <G as Drawn>::STYLE)
}

/// Changes whenever any of the files does.
static DIGEST: LazyLock<String> = LazyLock::new(|| {
    let mut hash = Sha256::new();
    for text in SCRIPTS.iter().map(|(_, text)| *text).chain([STYLE.as_str(), ICON, ICON_TURN]) {
        hash.update(text.as_bytes());
    }
    for (_, bytes) in share::pictures() {
        hash.update(bytes);
    }
    hex(&hash.finalize()[..8])
});

/// The address of a file.
#[must_use]
pub fn url(name: &str) -> String {
    format!("/assets/{}/{name}", *DIGEST)
}

/// A file by its name: its kind and its content.
#[must_use]
pub fn file(name: &str) -> Option<(&'static str, &'static [u8])> {
    if let Some(bytes) = share::picture(name) {
        return Some(("image/png", bytes));
    }
    let script = || SENT.iter().find(|(known, _)| *known == name);
    let (kind, text) = match name {
        "style.css" => ("text/css; charset=utf-8", STYLE.as_str()),
        "icon.svg" => ("image/svg+xml", ICON),
        "icon-turn.svg" => ("image/svg+xml", ICON_TURN),
        _ => ("text/javascript; charset=utf-8", script()?.1.as_str()),
    };
    Some((kind, text.as_bytes()))
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use catalog::{Any, Editions};
    use table::Seed;
    use words::Lang;

    use super::*;
    use crate::pages::table::board::drawn;

    /// Classes that pages and boards mean to share: the colours and the signs of the players.
    const SHARED: [&str; 5] = ["s1", "s2", "s3", "s4", "sign"];

    /// Classes that the script gives to parts of a board.
    const GIVEN: [&str; 9] = [
        "chosen", "ghost", "js-ghost", "js-rider", "js-way", "lit", "pointed", "settled", "target",
    ];

    /// Classes of the page that a board can be inside of.
    const AROUND: [&str; 5] = ["at-table", "board-area", "js", "replay", "table"];

    /// Every class on the boards of a game of each kind.
    fn board_classes() -> BTreeSet<String> {
        let mut found: BTreeSet<String> = GIVEN.map(str::to_owned).into();
        for kind in Kind::ALL {
            let none: [(&str, &str); 0] = [];
            let mut game =
                Any::new(*kind, &Editions::shipped(), &none, 2, Seed::from_text("class"))
                    .expect("the shipped edition plays");
            for turn in 0.. {
                let seat = game.to_act();
                for layout in [draw::Layout::Wide, draw::Layout::Square, draw::Layout::Narrow] {
                    let board = catalog::each!(&game, it => drawn(it, seat, Lang::ALL[0], layout));
                    let svg = board.to_string();
                    let classes =
                        svg.split(" class=\"").skip(1).filter_map(|it| it.split('"').next());
                    found.extend(classes.flat_map(str::split_whitespace).map(str::to_owned));
                }
                if seat.is_none() {
                    break;
                }
                // Seven moves on, varying the choice.
                for step in 0..7 {
                    let moves = game.legal();
                    let Some(mv) = moves.get((turn * 5 + step) % moves.len().max(1)) else { break };
                    game.play(mv).expect("legal");
                }
            }
        }
        found
    }

    /// The classes of a part of a selector, and the element it asks for.
    fn read(part: &str) -> (BTreeSet<&str>, &str) {
        let outside = part.split(':').next().unwrap_or_default();
        let outside = outside.split('[').next().unwrap_or_default();
        let mut words = outside.split('.');
        let element = words.next().unwrap_or_default();
        (words.collect(), element)
    }

    #[test]
    fn the_pages_and_the_boards_do_not_share_classes() {
        let boards = board_classes();
        assert!(boards.len() > 60, "only {} classes on the boards", boards.len());
        let pages = [
            include_str!("../../web/style/base.css"),
            include_str!("../../web/style/pages.css"),
            include_str!("../../web/style/table.css"),
            include_str!("../../web/style/explain.css"),
        ];
        let mut clashes = Vec::new();
        for rule in pages.iter().flat_map(|css| css.split('}')) {
            let Some((selectors, _)) = rule.rsplit_once('{') else { continue };
            let selectors = selectors.rsplit("*/").next().unwrap_or_default();
            for selector in selectors.rsplit('{').next().unwrap_or_default().split(',') {
                let parts: Vec<_> = selector
                    .split([' ', '>', '+', '~', '\n'])
                    .filter(|it| !it.is_empty())
                    .map(read)
                    .collect();
                let Some(((classes, element), around)) = parts.split_last() else { continue };
                // Only a drawing has these elements; a rule for the board says so.
                let drawn =
                    ["", "svg", "g", "text", "path", "use", "rect", "circle"].contains(element);
                let meant = parts.iter().any(|(classes, _)| classes.contains("board"));
                let inside = around.iter().all(|(classes, _)| {
                    classes.iter().all(|it| boards.contains(*it) || AROUND.contains(it))
                });
                let clash = |it: &&&str| boards.contains(**it) && !SHARED.contains(it);
                if drawn && !meant && inside && classes.iter().any(|it| clash(&it)) {
                    clashes.push(selector.trim());
                }
            }
        }
        assert_eq!(clashes, Vec::<&str>::new(), "rules of the pages that reach into the boards");
    }

    #[test]
    fn a_style_is_sent_without_its_comments() {
        let style = "/* why */\na { color: red } /* what\nand how */ b,\n  i { top: 0 }\n";
        assert_eq!(bare(style), "a { color: red }  b,\ni { top: 0 }");
        let rules = |text: &str| text.matches('}').count();
        let source = include_str!("../../web/style/table.css");
        assert!(rules(&STYLE) > rules(source) && !STYLE.contains("/*") && !STYLE.contains("*/"));
    }

    #[test]
    fn a_script_is_sent_without_lines_that_are_comments() {
        let script = "// why\nlet one = 1; // here\n  // and how\nlet two = `${one}//`;\n";
        assert_eq!(without_comments(script), "let one = 1; // here\nlet two = `${one}//`;\n");
        // A line of a text that goes over several would be lost.
        for (name, script) in SCRIPTS {
            let mut inside = false;
            for line in script.lines() {
                let comment = line.trim_start().starts_with("//");
                assert!(!(inside && comment), "{name}: {line}");
                inside ^= !comment && line.matches('`').count() % 2 == 1;
            }
        }
    }

    #[test]
    fn every_module_is_imported_and_fetched_ahead() {
        let imported: BTreeSet<&str> = SCRIPTS
            .iter()
            .flat_map(|(_, text)| text.lines())
            .filter_map(|line| line.split_once(" from \"./"))
            .map(|(_, module)| module.trim_end_matches([';', '"']))
            .collect();
        assert_eq!(imported, modules().collect());
    }
}
