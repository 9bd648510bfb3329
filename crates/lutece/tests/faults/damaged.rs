//! Pages of the store are damaged: what can be read is served, checked and exported; what cannot is
//! named, in the log and to whoever asks for it.

use std::fs;

use serde_json::json;
use server::client::Client;
use words::Lang;

use crate::disk_full::metric;
use crate::players;
use crate::process::{Folder, Launch, ask};

/// The size of a page of SQLite.
const PAGE: usize = 4096;

/// Overwrites one of the pages that hold actions of tables.
fn damage(store: &str) {
    let mut bytes = fs::read(store).expect("a store");
    let is_hit = |page: &[u8]| page.windows(5).filter(|it| it == b"join ").count() > 3;
    let pages = bytes.chunks_exact_mut(PAGE).skip(1);
    let page = pages.into_iter().find(|page| is_hit(page)).expect("a page of actions");
    page.fill(0xa7);
    fs::write(store, bytes).expect("it can be written");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn b5_b8_a_damaged_page_is_told_and_the_rest_goes_on() {
    let folder = Folder::new();
    let plan = Launch::new(&folder.0, &[]).logging(&folder);
    let server = plan.start();
    let mut guest = players::guest(plan.address).await;
    let body = json!({ "game": "city-of-light", "seats": ["me", "me"], "public": true });
    let mut paths = Vec::new();
    for _ in 0..60 {
        let table = players::insist(&mut guest, "/api/v1/tables", &body).await.json();
        paths.push(format!("/api/v1/tables/{}", table["table"].as_str().expect("an id")));
    }
    assert!(server.terminate().success());
    let file = |name: &str| folder.0.join(name).display().to_string();
    let sound = ask(&["verify", "--store", &folder.store()]);
    assert_eq!(sound, (Some(0), "60 tables\n".to_owned()));
    damage(&folder.store());

    let server = plan.start();
    let mut again = Client::new(plan.address);
    again.headers.clone_from(&guest.headers);
    let (mut lost, mut unreadable) = (0, None);
    for path in &paths {
        let answer = again.get(path).await.expect("the server is alive");
        assert!(matches!(answer.status, 200 | 503), "{}", answer.text());
        if answer.status == 503 {
            lost += 1;
            unreadable = Some(path.clone());
        }
    }
    assert!((1..50).contains(&lost), "{lost} of 60 cannot be read");
    assert!(metric(&mut Client::new(plan.address), "lutece_store_errors_total").await >= 1);
    let page = unreadable.expect("one of them").replace("/api/v1/tables/", "/t/");
    for lang in Lang::ALL {
        let mut browser = Client::new(plan.address);
        browser.headers = [("accept", "text/html"), ("accept-language", lang.as_str())]
            .map(|(name, value)| (name.to_owned(), value.to_owned()))
            .to_vec();
        let said = browser.get(&page).await.expect("the server is alive").text();
        assert!(said.contains(&words::text(lang, "refused-damaged")), "{lang}: {said}");
    }
    server.kill();
    let log = folder.log();
    let told = log.lines().find(|line| line.contains("event=store kind=load"));
    assert!(told.is_some_and(|line| line.contains("malformed")), "the reason is told:\n{log}");

    let (code, said) = ask(&["verify", "--store", &folder.store()]);
    assert_eq!(code, Some(1), "{said}");
    assert_eq!(said.matches("malformed").count(), lost, "{said}");
    assert!(said.contains(&format!("{} tables\n", 60 - lost)), "{said}");
    let (code, said) = ask(&["export", &folder.store(), &file("all.jsonl")]);
    assert_eq!(code, Some(1), "{said}");
    let lines = fs::read_to_string(file("all.jsonl")).expect("an export").lines().count();
    assert_eq!(lines, 60 - lost, "every other table is there");
}
