//! What comes over the wire: a board page, and an update after a move.

use crate::site::{Site, lutece};

/// A board page with everything it loads, compressed.
const PAGE: usize = 100_000;
/// What follows a move, if the browser had nothing.
const UPDATE: usize = 20_000;
/// What follows a move, if the browser has the board from before it.
const NEWS: usize = 10_000;

const GZIP: (&str, &str) = ("Accept-Encoding", "gzip");

#[test]
fn a_board_page_and_an_update_are_small() {
    let site = Site::start("sizes");
    for game in ["city-of-light", "paris-paris", "paris"] {
        let record = lutece(&["random", game, "--seed", "1889", "--policy", "playout"]);
        let moves = plies(&record);
        for ply in [0, moves / 2, moves * 9 / 10] {
            let (table, cookies) = table(&site, &record, ply);
            let mine = [GZIP, ("Cookie", cookies.as_str())];
            let table = seated(&site, &table, &cookies);
            let page = site.get(&table, &mine);
            assert_eq!((page.status, page.header("content-encoding")), (200, Some("gzip")));
            let plain = site.get(&table, &[("Cookie", &cookies)]).text();
            assert!(plain.contains("class=\"board\""), "the board is in the page");
            assert!(plain.contains("id=\"turn\""), "and the moves");
            let assets: usize = assets(&plain).map(|url| wire(&site, url)).sum();
            let all = page.body.len() + assets;
            assert!(all <= PAGE, "{game} after {ply} of {moves}: {all} bytes, {assets} of assets");

            let part = site.get(&table, &[mine[0], mine[1], ("x-part", "1")]);
            assert_eq!((part.status, part.header("content-encoding")), (200, Some("gzip")));
            let update = part.body.len();
            assert!(update < page.body.len(), "an update is less than a page");
            assert!(
                update <= UPDATE,
                "{game} after {ply} of {moves}: an update has {update} bytes"
            );

            let have =
                [("x-have", attribute(&plain, "digests")), ("x-told", attribute(&plain, "told"))];
            let next = moved(&site, &table, &plain, &[mine[1], have[0], have[1]]);
            assert!(
                next < NEWS,
                "{game} after {ply} of {moves}: a move is followed by {next} bytes"
            );
        }
    }
}

/// A table that goes on from a record, everybody at one device: its path and a cookie to sit
/// there.
pub(crate) fn table(site: &Site, record: &str, ply: usize) -> (String, String) {
    let ply = ply.to_string();
    let fields = [("record", record), ("ply", &ply), ("seat1", "me"), ("seat2", "me")];
    let made = site.post("/tables", &fields);
    assert_eq!(made.status, 303, "{}", made.text());
    let path = made.header("location").expect("a table has an address").to_owned();
    (path, made.cookies())
}

/// The address of the table with the curtain lifted for whoever has the turn.
pub(crate) fn seated(site: &Site, table: &str, cookies: &str) -> String {
    let seats = ["1", "2"].map(|seat| format!("{table}?seat={seat}"));
    let lifted =
        |path: &&String| site.get(path, &[("Cookie", cookies)]).text().contains("id=\"turn\"");
    seats.iter().find(lifted).expect("somebody has the turn").clone()
}

/// An attribute of the page for the script; empty if it is not there.
fn attribute<'a>(page: &'a str, name: &str) -> &'a str {
    let start = format!(" data-{name}=\"");
    let rest = page.split_once(start.as_str()).map_or("", |(_, rest)| rest);
    rest.split('"').next().unwrap_or_default()
}

/// Makes the first of the legal moves: the bytes of the answer.
fn moved(site: &Site, table: &str, page: &str, headers: &[(&str, &str)]) -> usize {
    let turn = page.split_once("{\"moves\":[\"").expect("the page has the moves").1;
    let mv = turn.split('"').next().expect("one at least");
    let (path, query) = table.split_once('?').expect("a seat was asked for");
    let seat = query.trim_start_matches("seat=");
    let fields = [("move", mv), ("seat", seat), ("version", attribute(page, "version"))];
    let mut all = vec![GZIP, ("x-part", "1"), ("x-seat", seat), ("Sec-Fetch-Site", "same-origin")];
    all.extend_from_slice(headers);
    let answer = site.post_with(&format!("{path}/moves"), &fields, &all);
    assert_eq!((answer.status, answer.header("x-part")), (200, Some("1")), "{mv}");
    answer.body.len()
}

/// How many moves a record has.
fn plies(record: &str) -> usize {
    let moves = record.split("\nmoves:\n").nth(1).expect("a record has moves");
    moves.lines().take_while(|line| !line.contains(':')).count()
}

/// The style and the scripts of a page.
fn assets(page: &str) -> impl Iterator<Item = &str> {
    let mut found: Vec<&str> =
        page.split('"').filter(|text| text.starts_with("/assets/")).collect();
    found.sort_unstable();
    found.dedup();
    found.into_iter()
}

fn wire(site: &Site, url: &str) -> usize {
    let answer = site.get(url, &[GZIP]);
    assert_eq!(answer.status, 200, "{url}");
    answer.body.len()
}
