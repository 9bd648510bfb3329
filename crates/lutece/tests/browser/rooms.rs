//! Every page about people with something on it, in six languages at six sizes: nothing hangs over the
//! edge, nothing serious is found by the check for accessibility, and no English is left over.

use serde_json::{Value, json};

use crate::access::check;
use crate::browser::Browser;
use crate::driver::Device;
use crate::languages::{leaks, texts};
use crate::site::Site;
use crate::steady::{SIZES, resize};

pub(crate) const LANGUAGES: [&str; 6] = ["en", "de", "fr", "ja", "nl", "pl"];

/// A player who keeps others waiting is gone at once, and every channel for notifications is
/// offered.
const SETUP: &[&str] = &[
    "--bot-pause",
    "0",
    "--bot-time",
    "30",
    "--gone-after",
    "0",
    "--push",
    "--webhooks",
    "--reach-private",
    "--smtp-url",
    "smtp://127.0.0.1:9",
    "--mail-from",
    "games@example.org",
];

/// A site where something is going on, and who is there.
struct Town {
    site: Site,
    tokens: Vec<String>,
}

const NAMES: [&str; 4] = ["Ann", "Bertrand de Montmorency", "Zoé", "陽子"];

impl Town {
    fn new() -> Self {
        let site = Site::paced("rooms", SETUP);
        let account = |name: &&str| {
            let made = site.program(
                "/api/v1/accounts",
                &json!({ "name": name, "password": "correct horse" }),
                None,
            );
            made["token"].as_str().expect("a token").to_owned()
        };
        let tokens = NAMES.iter().map(account).collect();
        Self { site, tokens }
    }

    fn tell(&self, who: usize, path: &str, body: &Value) -> Value {
        self.site.program(&format!("/api/v1{path}"), body, Some(&self.tokens[who]))
    }

    fn ask(&self, who: usize, path: &str) -> Option<Value> {
        let bearer = format!("Bearer {}", self.tokens[who]);
        let answer = self.site.get(&format!("/api/v1{path}"), &[("Authorization", &bearer)]);
        (answer.status == 200).then(|| serde_json::from_str(&answer.text()).expect("JSON"))
    }

    /// A table of some of them, with this many moves played; a whole game if none is given.
    fn play(&self, people: &[usize], new: &Value, moves: Option<usize>) -> String {
        let table = self.tell(people[0], "/tables", new);
        let table = table["table"].as_str().expect("an id").to_owned();
        for &who in &people[1..] {
            self.tell(who, &format!("/tables/{table}/join"), &json!({}));
        }
        self.go_on(people, &table, moves);
        table
    }

    fn go_on(&self, people: &[usize], table: &str, moves: Option<usize>) {
        let path = format!("/tables/{table}");
        let mut made = 0;
        while moves.is_none_or(|moves| made < moves) {
            let seen = people.iter().filter_map(|&who| Some((who, self.ask(who, &path)?)));
            let seen: Vec<(usize, Value)> = seen.collect();
            if seen.first().is_some_and(|(_, state)| state["status"] == "over") {
                return;
            }
            // A table of a tournament may not be set up yet.
            let Some((who, state)) = seen.iter().find(|(_, it)| it["your_turn"] == true) else {
                std::thread::sleep(std::time::Duration::from_millis(50));
                continue;
            };
            self.tell(*who, &format!("{path}/moves"), &json!({ "move": state["legal"][0] }));
            made += 1;
        }
    }

    /// A tournament of all of them, with so many rounds played to their end.
    fn event(&self, new: &Value, teams: [&str; 4], rounds: usize) -> String {
        let event = self.tell(0, "/events", new);
        let event = format!("/events/{}", event["event"].as_str().expect("an id"));
        for (who, team) in teams.iter().enumerate() {
            self.tell(who, &format!("{event}/join"), &json!({ "team": team }));
        }
        self.tell(0, &format!("{event}/begin"), &json!({}));
        for round in 0..rounds {
            for table in self.tables(&event, round) {
                self.go_on(&[0, 1, 2, 3], &table, None);
            }
        }
        self.tables(&event, rounds);
        event
    }

    /// Where they play in a round, once it is on; nowhere when it was the last.
    fn tables(&self, event: &str, round: usize) -> Vec<String> {
        for _ in 0..600 {
            let shown = self.ask(0, event).expect("an event");
            let begun = shown["round"].as_u64().expect("a number");
            if shown["stage"] == "over" {
                return Vec::new();
            }
            if begun > round as u64 {
                let mut tables: Vec<String> = (0..NAMES.len())
                    .filter_map(|who| {
                        self.ask(who, event)?["your_table"].as_str().map(str::to_owned)
                    })
                    .collect();
                tables.sort();
                tables.dedup();
                return tables;
            }
            std::thread::sleep(std::time::Duration::from_millis(50));
        }
        panic!("round {round} of {event} never began");
    }

    /// The pages, each by a word.
    fn pages(&self) -> Vec<(&'static str, String)> {
        let open = json!(["me", "free"]);
        let plain = json!({ "game": "paris-paris", "seats": open, "public": true });
        for rival in [1, 2] {
            self.play(&[0, rival], &plain, None);
        }
        let clock =
            json!({ "game": "paris", "seats": open, "public": true, "clock": "slow 2+1+3 lose" });
        let slow = self.play(&[0, 1], &clock, Some(3));
        let asked = self.play(&[0, 1], &plain, Some(4));
        self.tell(1, &format!("/tables/{asked}/chat"), &json!({ "text": "/hello" }));
        self.tell(1, &format!("/tables/{asked}/chat"), &json!({ "text": "Bonsoir!" }));
        self.tell(1, &format!("/tables/{asked}/ask"), &json!({ "matter": "take-back" }));
        let three =
            json!({ "game": "paris-paris", "seats": ["me", "free", "free"], "public": true });
        let left = self.play(&[0, 1, 2], &three, Some(3));
        while self.ask(0, &format!("/tables/{left}")).expect("a table")["your_turn"] == true {
            self.go_on(&[0, 1, 2], &left, Some(1));
        }
        let waits = (1..3).find(|&who| {
            self.ask(who, &format!("/tables/{left}")).expect("a table")["your_turn"] == false
        });
        self.tell(
            waits.expect("one of two waits"),
            &format!("/tables/{left}/ask"),
            &json!({ "matter": "replace" }),
        );
        let invited = json!({ "game": "paris-paris", "seats": ["me", "friend", "free", "bot:flaneur"],
            "public": true, "clock": "live 15+10 lose" });
        let own = self.tell(0, "/tables", &invited)["table"].as_str().expect("an id").to_owned();
        let theirs = self.tell(1, "/tables", &invited)["links"][0]["token"].clone();
        let challenge = json!({ "game": "paris-paris", "seats": ["me", "player:Ann"] });
        self.tell(1, "/tables", &challenge);
        let swiss = |name: &str, team: usize, rounds: usize| {
            json!({ "name": name, "game": "paris-paris", "clock": "slow 3+0+0 lose",
                "rounds": rounds, "team": team, "public": true })
        };
        let none = ["", "", "", ""];
        let over = self.event(&swiss("Montmartre", 0, 2), none, 2);
        let on = self.event(&swiss("Belleville", 0, 3), none, 1);
        let teams =
            self.event(&swiss("Rivoli", 2, 2), ["Les Halles", "Opéra", "Les Halles", "Opéra"], 2);
        let joined = self.tell(1, "/events", &swiss("Bastille", 2, 2));
        let joined = format!("/events/{}", joined["event"].as_str().expect("an id"));
        self.tell(1, &format!("{joined}/join"), &json!({ "team": "Opéra" }));
        self.tell(
            0,
            "/players/Bertrand%20de%20Montmorency/relation",
            &json!({ "follows": true, "note": "Coin" }),
        );
        self.tell(0, "/players/Zo%C3%A9/relation", &json!({ "blocks": true }));
        self.tell(0, "/calls/feed", &json!({ "on": true }));
        self.tell(0, "/calls/webhook", &json!({ "url": "https://example.org/hook" }));
        vec![
            ("home", "/".to_owned()),
            ("new table", "/new?game=paris-paris&seats=4".to_owned()),
            ("invitation", format!("/t/{own}")),
            ("by link", format!("/l/{}", theirs.as_str().expect("a link"))),
            ("asked", format!("/t/{asked}")),
            ("left", format!("/t/{left}")),
            ("slow", format!("/t/{slow}")),
            ("own page", "/player/Ann".to_owned()),
            ("history", "/player/Ann?game=paris-paris&seats=2&won=yes".to_owned()),
            ("another's page", "/player/Bertrand%20de%20Montmorency".to_owned()),
            ("bot", "/bot/flaneur".to_owned()),
            ("leaders", "/players?game=paris-paris".to_owned()),
            ("events", "/events".to_owned()),
            ("new event", "/events/new?game=paris&seats=4".to_owned()),
            ("event over", over),
            ("event on", on),
            ("event of teams", teams),
            ("event open", joined),
            ("calls", "/account/calls".to_owned()),
            ("account", "/account".to_owned()),
        ]
    }
}

/// Whether what is asked for in the box beside the board can be seen without opening it.
const SEEN: &str = "const it = document.querySelector(arguments[0]);
    const box = document.querySelector('.now > .talk').getBoundingClientRect();
    const own = it.getBoundingClientRect();
    return own.height > 0 && own.top >= box.top - 1 && own.bottom <= box.bottom + 1;";

#[test]
fn pages_of_people_fit_in_six_languages_at_six_sizes() {
    let town = Town::new();
    let pages = town.pages();
    let browser = Browser::open("rooms", Device::Desk);
    browser.hide_scrollbars();
    browser.go(&town.site.url("/account"));
    browser.write("form[action='/login'] [name=name]", NAMES[0]);
    browser.write("form[action='/login'] [name=password]", "correct horse");
    browser.follow("form[action='/login'] [type=submit]");
    let mut found = Vec::new();
    let mut english = Vec::new();
    for (number, lang) in LANGUAGES.into_iter().enumerate() {
        browser.cookie(&json!({ "cookie": { "name": "lutece_lang", "value": lang, "path": "/" } }));
        for (page, (name, path)) in pages.iter().enumerate() {
            for (at, (width, height)) in SIZES.into_iter().enumerate() {
                // Each language is checked at a size of its own, every other one by night.
                let (checked, night) = (at == number, at == number && number % 2 == 1);
                browser.light(night);
                // A table is painted for the window that it comes into; others follow the window.
                if at == 0 || path.starts_with("/t/") {
                    browser.resize(width, height);
                    browser.go(&town.site.url(path));
                    let spoken = browser.look("return document.documentElement.lang", &[]);
                    assert_eq!(spoken, lang, "{name}");
                } else {
                    resize(&browser, (width, height));
                    browser.fits();
                }
                let needed = match *name {
                    "asked" | "left" => Some("[data-send=decline] button"),
                    "invitation" => Some("[data-link]"),
                    _ => None,
                };
                let hidden = |it: &&str| browser.look(SEEN, &[json!(it)]) != true;
                let hidden = needed.filter(hidden).map(|it| format!("{it} is not seen"));
                let mut here: Vec<String> = hidden.into_iter().collect();
                if checked {
                    here.extend(check(&browser, if night { "night" } else { "day" }));
                }
                match lang {
                    "en" if at == 0 => english.push(texts(&browser)),
                    "de" | "ja" if at == 0 => {
                        let left = leaks(&english[page], &texts(&browser));
                        // An address is the same everywhere.
                        here.extend(left.into_iter().filter(|it| !it.starts_with("https:")));
                    }
                    _ => {}
                }
                let place = format!("{lang} {width}x{height} {name}");
                found.extend(here.into_iter().map(|it| format!("{place}: {it}")));
            }
        }
    }
    assert!(found.is_empty(), "{}", found.join("\n"));
    assert_eq!(browser.complaints(), Vec::<String>::new());
}
