//! The forms of the pages, sent as a browser sends them.

use crate::browser::Browser;
use crate::support::Site;

const SEATS: &str = "game=city-of-light&seat1=me&seat2=bot%3Arandom&option-postcards=chosen";

fn ticked(cards: &[&str]) -> String {
    let ticks = cards.iter().map(|card| format!("&chosen-postcards={card}"));
    format!("{SEATS}{}", ticks.collect::<String>())
}

#[tokio::test]
async fn postcards_that_were_ticked_are_the_ones_in_play() {
    let site = Site::start().await;
    let mut browser = Browser::new(&site);
    let cards = [
        "levitation",
        "jardin",
        "peintre",
        "chartier",
        "moulin-rouge",
        "fontaine",
        "penseur",
        "grande-lumiere",
    ];
    let table = browser.post("/tables", &ticked(&cards)).await;
    assert_eq!(table.status, 200, "{}", table.text());
    let table = table.json();
    let page = browser.get(&format!("/t/{}", table["table"].as_str().expect("an id"))).await.text();
    let named = page.split("Postcards</dt><dd>").nth(1).expect("the table names its postcards");
    let named = named.split("</dd>").next().expect("they end");
    assert_eq!(named.split(", ").count(), cards.len(), "{named}");
    assert!(named.contains("Moulin Rouge, Fontaine des Mers"), "{named}");
}

#[tokio::test]
async fn too_few_and_unknown_postcards_are_refused() {
    let site = Site::start().await;
    let mut browser = Browser::new(&site);
    for cards in [&[][..], &["jardin", "peintre"], &["jardin", "jardin"], &["eiffel"]] {
        let answer = browser.post("/tables", &ticked(cards)).await;
        assert_eq!(answer.status, 422, "{cards:?}: {}", answer.text());
        assert!(answer.text().contains("postcards"), "{cards:?}: {}", answer.text());
    }
}
