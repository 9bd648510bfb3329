//! Accounts and what is kept about people, over real HTTP with cookies, as a browser does it.

use lutece_server::client::Answer;
use lutece_server::limit::{Rate, Rates};
use serde_json::{Value, json};

use crate::browser::Browser;
use crate::support::{Folder, Site, ask, at, quick, tell};

fn table_of(answer: &Answer) -> Value {
    assert_eq!(answer.status, 200, "{}", answer.text());
    answer.json()
}

async fn state(browser: &mut Browser, table: &Value) -> Value {
    let answer = browser.get(&at(table, "")).await;
    assert_eq!(answer.status, 200, "{}", answer.text());
    answer.json()
}

#[tokio::test]
async fn what_a_guest_had_goes_over_to_the_account() {
    let site = Site::start().await;
    let mut browser = Browser::new(&site);
    let form = "game=city-of-light&seat1=me&name1=Guest&seat2=bot%3Arandom&entropy=aa";
    let table = table_of(&browser.post("/tables", form).await);
    assert_eq!(state(&mut browser, &table).await["yours"], json!([1]));
    let guest = browser.cookies.clone();
    let page = browser.get("/account").await.text();
    assert_eq!(page.matches("value=\"Guest\"").count(), 1, "to sign up by that name: {page}");
    let answer = browser.post("/register", "name=Ann&password=correct+horse").await;
    assert_eq!(answer.status, 200, "{}", answer.text());
    assert_eq!(browser.cookies.len(), 2, "session and device are left: {:?}", browser.cookies);
    let mine = state(&mut browser, &table).await;
    assert_eq!(mine["yours"], json!([1]));
    assert_eq!(mine["seats"][0]["name"], "Ann");
    // The guest's old cookie opens nothing any more.
    let mut old = Browser::new(&site);
    old.cookies = guest;
    assert_eq!(old.get(&at(&table, "")).await.status, 403);
}

#[tokio::test]
async fn logging_out_everywhere_ends_every_session() {
    let site = Site::start().await;
    let mut laptop = Browser::new(&site);
    let mut phone = Browser::new(&site);
    laptop.post("/register", "name=Ann&password=correct+horse").await;
    phone.post("/login", "name=ann&password=correct+horse").await;
    assert_ne!(laptop.cookies, phone.cookies, "each login has a session of its own");
    for browser in [&mut laptop, &mut phone] {
        assert_eq!(browser.get("/api/v1/tables?list=mine").await.status, 200);
    }
    let kept = laptop.cookies.clone();
    phone.post("/logout-everywhere", "").await;
    laptop.cookies = kept;
    assert_eq!(laptop.get("/api/v1/tables?list=mine").await.status, 401);
    assert_eq!(laptop.post("/login", "name=Ann&password=wrong+horse").await.status, 401);
}

#[tokio::test]
async fn logging_in_again_ends_the_session_before() {
    let site = Site::start().await;
    let mut ann = Browser::new(&site);
    ann.post("/register", "name=Ann&password=correct+horse").await;
    let mut old = Browser::new(&site);
    old.cookies = ann.cookies.clone();
    ann.post("/login", "name=Ann&password=correct+horse").await;
    assert_ne!(ann.cookies, old.cookies);
    assert_eq!(ann.get("/api/v1/tables?list=mine").await.status, 200);
    assert_eq!(old.get("/api/v1/tables?list=mine").await.status, 401);
}

#[tokio::test]
async fn words_go_from_tables_that_one_has_left_too() {
    let site = Site::start().await;
    let mut ann = Browser::new(&site);
    // Her first words are a guest's; then she registers, speaks, and leaves.
    let form = "game=paris-paris&seat1=me&name1=Annabelle&seat2=me&seat3=free&public=on";
    let left = table_of(&ann.post("/tables", form).await);
    let other = table_of(&ann.post("/tables", form).await);
    let chat = |table: &Value| format!("/t/{}/chat", table["table"].as_str().expect("a table"));
    ann.post(&chat(&left), "text=early+secrets").await;
    ann.post("/register", "name=Annabelle&password=correct+horse").await;
    for (table, seat) in [(&left, 1), (&left, 2)] {
        let path = format!("/t/{}/leave", table["table"].as_str().expect("a table"));
        assert_eq!(ann.post(&path, &format!("seat={seat}")).await.status, 200);
    }
    ann.post(&chat(&other), "text=late+secrets").await;
    let data = ann.get("/account/export").await.json();
    assert_eq!(data["tables"].as_array().expect("tables").len(), 2);
    assert!(data.to_string().contains("early secrets"));
    assert_eq!(ann.post("/account/delete", "password=correct+horse").await.status, 200);
    for table in [left, other] {
        let id = table["table"].as_str().expect("a table").parse().expect("an id");
        let stored = format!("{:?}", site.state.store.load(id).await.expect("a store"));
        assert!(!stored.contains("Annabelle") && !stored.contains("secrets"), "{stored}");
    }
}

#[tokio::test]
async fn an_account_takes_its_data_along_and_leaves_no_words_behind() {
    let site = Site::start().await;
    let mut ann = Browser::new(&site);
    ann.post("/register", "name=Annabelle&password=correct+horse").await;
    let form = "game=paris-paris&seat1=me&name1=Annabelle&seat2=free&public=on";
    let table = table_of(&ann.post("/tables", form).await);
    let mut bob = site.guest("Bob").await;
    tell(&mut bob, &at(&table, "join"), json!({})).await;
    let id = table["table"].as_str().expect("a table");
    ann.post(&format!("/t/{id}/chat"), "text=my+secret+thoughts").await;
    tell(&mut bob, &at(&table, "chat"), json!({ "text": "mine stay" })).await;
    let data = ann.get("/account/export").await.json();
    assert_eq!(data["name"], "Annabelle");
    assert_eq!(data["tables"][0]["chat"], json!(["my secret thoughts"]));
    assert_eq!(ann.post("/account/delete", "password=wrong+horse").await.status, 401);
    assert_eq!(ann.post("/account/delete", "password=correct+horse").await.status, 200);
    let left = ask(&mut bob, &at(&table, "")).await.to_string();
    assert!(!left.contains("Annabelle") && !left.contains("secret thoughts"), "{left}");
    assert!(left.contains("mine stay"));
    assert_eq!(ann.post("/login", "name=Annabelle&password=correct+horse").await.status, 401);
    let stored = site.state.store.load(id.parse().expect("an id")).await.expect("a store");
    let stored = format!("{stored:?}");
    assert!(!stored.contains("Annabelle") && !stored.contains("secret thoughts"), "{stored}");
}

#[tokio::test]
async fn names_and_chat_cannot_break_out() {
    let site = Site::start().await;
    let mut ann = site.guest("x").await;
    let new = json!({
        "game": "city-of-light", "seats": ["me", "bot:random"],
        "name": "<b>\u{202e}evil\u{0}\nstart</b>",
    });
    let table = tell(&mut ann, "/api/v1/tables", new).await;
    assert_eq!(table["seats"][0]["name"], "<b>evil start</b>");
    tell(&mut ann, &at(&table, "chat"), json!({ "text": "a\nmove take P5\r\nresign 1" })).await;
    let state = ask(&mut ann, &at(&table, "")).await;
    assert_eq!(state["chat"][0]["text"], "a move take P5 resign 1");
    assert_ne!(state["status"], "over");
}

#[tokio::test]
async fn c19_a_guest_cannot_be_called_like_an_account_or_a_bot() {
    let site = Site::start().await;
    let mut ann = Browser::new(&site);
    ann.post("/register", "name=Annabelle&password=correct+horse").await;
    let form = "game=paris-paris&seat1=me&seat2=free&public=on";
    let table = table_of(&ann.post("/tables", form).await);
    let id = table["table"].as_str().expect("a table").to_owned();
    for twin in ["Annabelle", "annabelle", "%EF%BC%A1nnabelle", "Annabel1e", "Haussmann"] {
        let mut eve = Browser::new(&site);
        let refused = eve.post(&format!("/t/{id}/join"), &format!("name={twin}")).await;
        assert_eq!(refused.json()["error"]["code"], "name-taken", "{twin}: {}", refused.text());
        let refused = eve.post("/tables", &format!("{form}&name1={twin}")).await;
        assert_eq!(refused.json()["error"]["code"], "name-taken", "{twin}: {}", refused.text());
    }
    let mut program = site.guest("Annabelle").await;
    let joined = tell(&mut program, &at(&table, "join"), json!({ "name": "Eve" })).await;
    assert!(joined["version"].is_number(), "{joined}");
    let seats = ask(&mut program, &at(&table, "")).await["seats"].clone();
    assert_eq!([&seats[0]["name"], &seats[1]["name"]], ["Annabelle", "Eve"]);
}

#[tokio::test]
async fn c19_strangers_wrong_tries_do_not_lock_a_known_device_out() {
    let mut config = quick();
    let rate = Some(Rate { per_second: 0.001, burst: 3.0 });
    config.limits = Rates { guess: rate, ..Rates::NONE };
    let site = Site::with(config).await;
    let mut ann = Browser::new(&site);
    ann.post("/register", "name=Ann&password=correct+horse").await;
    ann.post("/logout", "").await;
    let mut eve = Browser::new(&site);
    let mut statuses = Vec::new();
    for _ in 0..5 {
        statuses.push(eve.post("/login", "name=Ann&password=guess+guess").await.status);
    }
    assert_eq!(statuses, [401, 401, 401, 429, 429]);
    assert_eq!(eve.post("/login", "name=Ann&password=correct+horse").await.status, 429);
    for _ in 0..5 {
        let welcome = ann.post("/login", "name=Ann&password=correct+horse").await;
        assert_eq!(welcome.status, 200, "her own browser is known: {}", welcome.text());
    }
}

#[tokio::test]
async fn a_failed_log_in_keeps_the_name() {
    let site = Site::start().await;
    let mut ann = Browser::new(&site);
    ann.client.headers.retain(|(name, _)| name != "accept");
    let sent = ann.post("/login", "name=%C5%81ucja+%22&password=wrong+horse").await;
    assert_eq!(sent.status, 303);
    let to = sent.headers.iter().find(|(name, _)| name == "location");
    let page = ann.get(&to.expect("back to the forms").1).await.text();
    assert!(page.contains("value=\"Łucja &quot;\""), "{page}");
    assert!(!page.contains("wrong horse"));
}

#[tokio::test]
async fn c19_a_password_is_changed_and_others_are_logged_out() {
    let site = Site::start().await;
    let mut laptop = Browser::new(&site);
    let mut phone = Browser::new(&site);
    laptop.post("/register", "name=Ann&password=correct+horse").await;
    phone.post("/login", "name=Ann&password=correct+horse").await;
    let change = |old: &str, new: &str| format!("password={old}&new={new}");
    let code = |answer: Answer| answer.json()["error"]["code"].clone();
    let refused = laptop.post("/account/password", &change("wrong+horse", "battery+staple")).await;
    assert_eq!(code(refused), "wrong-password");
    let refused = laptop.post("/account/password", &change("correct+horse", "12345678")).await;
    assert_eq!(code(refused), "common-password");
    let done = laptop.post("/account/password", &change("correct+horse", "battery+staple")).await;
    assert_eq!(done.status, 200, "{}", done.text());
    assert_eq!(laptop.get("/api/v1/tables?list=mine").await.status, 200);
    assert_eq!(phone.get("/api/v1/tables?list=mine").await.status, 401);
    assert_eq!(phone.post("/login", "name=Ann&password=correct+horse").await.status, 401);
    assert_eq!(phone.post("/login", "name=Ann&password=battery+staple").await.status, 200);
}

#[tokio::test]
async fn c19_what_is_erased_is_not_in_the_file_any_more() {
    let folder = Folder::new("erased");
    let file = folder.0.join("test.sqlite");
    let store = lutece_server::store::open(&file.display().to_string()).await.expect("a new store");
    let site = Site::on(quick(), store, Folder::new("erased")).await;
    let mut ann = Browser::new(&site);
    ann.post("/register", "name=Annabellissima&password=correct+horse").await;
    let form = "game=paris-paris&seat1=me&seat2=me&public=on";
    let table = table_of(&ann.post("/tables", form).await);
    let chat = format!("/t/{}/chat", table["table"].as_str().expect("a table"));
    ann.post(&chat, "text=nobody+elses+business").await;
    let holds = |word: &str| {
        let files = std::fs::read_dir(&folder.0).expect("a folder");
        files.into_iter().any(|file| {
            let bytes = std::fs::read(file.expect("a file").path()).expect("it can be read");
            bytes.windows(word.len()).any(|it| it == word.as_bytes())
        })
    };
    site.state.store.settle().await.expect("it writes");
    assert!(holds("Annabellissima") && holds("elses business"));
    assert_eq!(ann.post("/account/delete", "password=correct+horse").await.status, 200);
    site.state.store.settle().await.expect("it writes");
    assert!(!holds("Annabellissima") && !holds("elses business"));
}
