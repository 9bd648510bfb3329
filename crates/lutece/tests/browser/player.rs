//! Somebody who plays by clicking what lights up, knowing nothing of any game.

use std::thread;
use std::time::{Duration, Instant};

use serde_json::Value;

use crate::browser::{BLINK, Browser, PATIENCE};

const SCENE: &str = concat!(include_str!("seen.js"), include_str!("scene.js"));

/// What a person sees of a table.
#[derive(Clone, Debug)]
pub(crate) struct Scene(Value);

impl Scene {
    /// The version of the table.
    pub(crate) fn version(&self) -> u64 {
        self.0["version"].as_u64().expect("versions are numbers")
    }

    /// Whether it is the viewer's turn.
    pub(crate) fn mine(&self) -> bool {
        self.0["mine"] == true
    }

    /// Whether the game is over.
    pub(crate) fn over(&self) -> bool {
        self.0["over"] == true
    }

    /// Whether the curtain is down.
    pub(crate) fn curtain(&self) -> bool {
        !self.0["lift"].is_null()
    }

    /// Whether anything can be clicked to make a move.
    pub(crate) fn open(&self) -> bool {
        let buttons = ["confirm", "cancel"].iter().any(|key| !self.0[*key].is_null());
        buttons || !self.targets().is_empty() || !self.offers().is_empty()
    }

    /// Whether a move is complete and waits for its button.
    pub(crate) fn complete(&self) -> bool {
        !self.0["confirm"].is_null()
    }

    /// Whether something can be taken back.
    pub(crate) fn undo(&self) -> bool {
        !self.0["undo"].is_null()
    }

    /// The words of what was picked so far.
    pub(crate) fn chosen(&self) -> Vec<String> {
        let words = self.0["chosen"].as_array().expect("a list");
        words.iter().map(|it| it.as_str().expect("words").to_owned()).collect()
    }

    /// What has lit up: words and element of each.
    pub(crate) fn targets(&self) -> Vec<(String, Value)> {
        self.pairs("targets")
    }

    /// The moves on buttons.
    pub(crate) fn offers(&self) -> Vec<(String, Value)> {
        self.pairs("offers")
    }

    /// The points of every seat.
    pub(crate) fn points(&self) -> Vec<i64> {
        let points = self.0["points"].as_array().expect("a list");
        points.iter().map(|it| it.as_i64().expect("a number")).collect()
    }

    /// Everything that tells two scenes apart.
    pub(crate) fn brief(&self) -> &str {
        self.0["brief"].as_str().expect("text")
    }

    /// Everything by which the effect of a click can be told.
    fn effect(&self) -> &str {
        self.0["effect"].as_str().expect("text")
    }

    fn pairs(&self, key: &str) -> Vec<(String, Value)> {
        let pairs = self.0[key].as_array().expect("a list").iter();
        pairs.map(|it| (it[0].as_str().expect("words").to_owned(), it[1].clone())).collect()
    }
}

/// Somebody at a table.
pub(crate) struct Player<'a> {
    browser: &'a Browser,
    chance: u64,
    clicks: usize,
    /// How many moves in a row were thought over again.
    again: usize,
    /// For how long they look away after a click: looking is work for the page.
    pub(crate) away: Duration,
}

impl<'a> Player<'a> {
    /// Somebody in front of a browser that shows a table.
    pub(crate) fn at(browser: &'a Browser, seed: u64) -> Self {
        Self { browser, chance: seed, clicks: 0, again: 0, away: Duration::ZERO }
    }

    /// What they see.
    #[track_caller]
    pub(crate) fn scene(&self) -> Scene {
        Scene(self.browser.wait("the table is there", SCENE, &[]))
    }

    /// Waits until the scene is as wished for.
    #[track_caller]
    pub(crate) fn until(&self, what: &str, wish: impl Fn(&Scene) -> bool) -> Scene {
        let start = Instant::now();
        loop {
            let scene = self.scene();
            if wish(&scene) {
                return scene;
            }
            assert!(start.elapsed() < PATIENCE, "waited in vain until {what}: {}", scene.brief());
            thread::sleep(BLINK);
        }
    }

    /// Which of two is to move. Their pages hear of a move one after the other, so for a while it can
    /// seem to be neither.
    #[track_caller]
    pub(crate) fn mover<'b>(first: &'b mut Self, second: &'b mut Self) -> &'b mut Self {
        let start = Instant::now();
        loop {
            match [&*first, &*second].map(|player| player.scene().mine()) {
                [true, _] => return first,
                [_, true] => return second,
                _ => assert!(start.elapsed() < PATIENCE, "nobody is to move"),
            }
            thread::sleep(BLINK);
        }
    }

    /// Waits until there is something to do for them, or the game is over.
    #[track_caller]
    pub(crate) fn my_turn(&self) -> Scene {
        self.until("there is something to do", |scene| {
            scene.over() || scene.curtain() || scene.mine() && scene.open()
        })
    }

    /// Clicks on something, once, and waits until that has shown an effect. If it is gone, looks
    /// again at what there is.
    #[track_caller]
    pub(crate) fn do_it(&mut self, before: &Scene, element: &Value, name: &str) -> Scene {
        self.clicks += 1;
        if !self.browser.try_click_on(element, name) {
            return self.scene();
        }
        thread::sleep(self.away);
        let start = Instant::now();
        loop {
            let scene = self.scene();
            if scene.effect() != before.effect() {
                self.nothing_else_came_under_the_click(name);
                return scene;
            }
            assert!(
                start.elapsed() < PATIENCE,
                "the click on {name} has no effect: {}: {}, clicked at {}",
                before.brief(),
                self.browser.state_of(element),
                self.browser.clicked()
            );
            thread::sleep(BLINK);
        }
    }

    /// What plays a move or goes back gives its place to no button that does something else: a second
    /// click in the same place does nothing that nobody meant.
    #[track_caller]
    fn nothing_else_came_under_the_click(&self, name: &str) {
        if !["confirm", "cancel", "end"].contains(&name) {
            return;
        }
        let same = |kind: &str| kind == name || name == "end" && kind == "move";
        let there = self.browser.under_the_click();
        let other = there.filter(|kind| !same(kind));
        assert_eq!(other, None, "where {name} was");
    }

    /// One click: on the button that confirms if there is one, else on anything that lit up.
    #[track_caller]
    pub(crate) fn click(&mut self, scene: &Scene) -> Scene {
        if scene.curtain() {
            return self.do_it(scene, &scene.0["lift"].clone(), "the curtain");
        }
        if !scene.0["confirm"].is_null() {
            self.again = 0;
            return self.do_it(scene, &scene.0["confirm"].clone(), "confirm");
        }
        let mut choices = scene.targets();
        choices.extend(scene.offers());
        // Does not pass while there is anything else, and does not trade for its own sake.
        let ends = choices.iter().any(|(words, _)| words == "end");
        let idle = |words: &str| {
            let first = words.split(' ').next().unwrap_or_default();
            if ends { words != "end" } else { ["pass", "buy", "sell"].contains(&first) }
        };
        if choices.iter().any(|(words, _)| !idle(words)) {
            choices.retain(|(words, _)| !idle(words));
        }
        if choices.is_empty() {
            self.again += 1;
            assert!(self.again < 8, "a dead end, again and again: {}", scene.brief());
            return self.do_it(scene, &scene.0["cancel"].clone(), "cancel");
        }
        let at = usize::try_from(self.next() % choices.len() as u64).expect("a small number");
        let (words, element) = &choices[at];
        self.do_it(scene, element, words)
    }

    /// Clicks until the version has changed: one whole move. Returns the scene after it.
    #[track_caller]
    pub(crate) fn play(&mut self) -> Scene {
        let mut scene = self.my_turn();
        let version = scene.version();
        while scene.version() == version && !scene.over() {
            self.click(&scene);
            scene = self.until("the click is settled", |scene| {
                scene.version() != version || scene.over() || scene.open() || scene.curtain()
            });
        }
        scene
    }

    /// Clicks until the game is over; `after` sees every scene on the way.
    #[track_caller]
    pub(crate) fn finish(&mut self, most: usize, mut after: impl FnMut(&Scene)) -> Scene {
        loop {
            let scene = self.my_turn();
            after(&scene);
            if scene.over() {
                return scene;
            }
            assert!(self.clicks < most, "not over after {most} clicks: {}", scene.brief());
            self.click(&scene);
        }
    }

    /// A random number, the same in every run (splitmix64).
    fn next(&mut self) -> u64 {
        self.chance = self.chance.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut mixed = self.chance;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        mixed ^ (mixed >> 31)
    }
}
