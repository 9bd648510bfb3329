//! The database hangs without a word: people are told within seconds, the server can be stopped,
//! and when the database goes on, so does everything.

use std::time::{Duration, Instant};

use serde_json::json;
use server::client::Client;
use server::cluster::Cluster;
use words::Lang;

use crate::disk_full::metric;
use crate::players::{self, Players};
use crate::process::{Folder, Launch};

/// How long anything may take at most, with a machine that has other things to do.
const BOUND: Duration = Duration::from_secs(20);

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn b7_a_frozen_database_freezes_nobody() {
    let cluster = Cluster::start().expect("a PostgreSQL of one's own");
    let folder = Folder::new();
    let plan = Launch::new(&folder.0, &["--store", &cluster.address()]).logging(&folder);
    let mut server = plan.start();
    let mut ann = Client::new(plan.address);
    let account = json!({ "name": "Ann", "password": "a horse, a stable" });
    let welcome = players::insist(&mut ann, "/api/v1/accounts", &account).await.json();
    let token = welcome["token"].as_str().expect("a token");
    let players = Players::start(plan.address, 4);
    players.wait(40).await;

    cluster.freeze().expect("its processes are there");
    for lang in Lang::ALL {
        let mut browser = Client::new(plan.address);
        browser.headers = vec![
            ("cookie".to_owned(), format!("lutece_session={token}")),
            ("accept".to_owned(), "text/html".to_owned()),
            ("accept-language".to_owned(), lang.to_string()),
        ];
        let begun = Instant::now();
        let page = tokio::time::timeout(BOUND, browser.get("/")).await.expect("no page hangs");
        let page = page.expect("an answer");
        assert_eq!(page.status, 503, "after {:?}", begun.elapsed());
        assert!(page.text().contains(&words::text(lang, "refused-store")), "{}", page.text());
        // The script of a table shows a sentence, too.
        browser.headers.retain(|(name, _)| name != "accept");
        browser.headers.push(("x-part".to_owned(), "1".to_owned()));
        browser.headers.push(("origin".to_owned(), format!("http://{}", plan.address)));
        let pass = json!({ "move": "pass" });
        let click = browser.post("/t/6ww290vheg/move", &pass);
        let click = tokio::time::timeout(BOUND, click).await.expect("no click hangs");
        let click = click.expect("an answer");
        assert_eq!(click.status, 503);
        let said = click.header("x-say").map(unescaped).unwrap_or_default();
        assert_eq!(said, words::text(lang, "refused-store"));
    }
    let mut operator = Client::new(plan.address);
    let health = tokio::time::timeout(BOUND, operator.get("/healthz")).await;
    assert_eq!(health.expect("it does not hang").expect("an answer").status, 503);
    assert!(folder.log().contains("no answer in"), "{}", folder.log());
    assert!(metric(&mut operator, "lutece_store_errors_total").await >= 6);

    cluster.thaw().expect("its processes are there");
    players.wait(20).await;
    let healthy = async {
        while operator.get("/healthz").await.expect("an answer").status != 200 {
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    };
    tokio::time::timeout(BOUND, healthy).await.expect("it is well again");

    cluster.freeze().expect("its processes are there");
    server.tell_to_stop();
    let begun = Instant::now();
    while server.ended().is_none() {
        assert!(begun.elapsed() < BOUND, "a stop ends, whatever the database does");
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    assert!(server.ended().is_some_and(|status| status.success()));
    cluster.thaw().expect("its processes are there");
    let last = plan.start();
    players.wait(20).await;
    let played = players.stop().await;
    last.kill();
    players::check(&cluster.address(), &played).await;
}

/// What a script reads in a header.
fn unescaped(text: &str) -> String {
    let mut bytes = Vec::new();
    let mut rest = text.bytes();
    while let Some(byte) = rest.next() {
        bytes.push(match byte {
            b'%' => {
                let two = [rest.next(), rest.next()].map(|digit| char::from(digit.unwrap_or(b'0')));
                let hex: String = two.iter().collect();
                u8::from_str_radix(&hex, 16).expect("a byte in hexadecimal digits")
            }
            byte => byte,
        });
    }
    String::from_utf8(bytes).expect("a text")
}
