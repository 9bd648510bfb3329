//! There is room for a limited number: slow clients are cut off, and those who find no room are
//! told so.

use std::sync::atomic::Ordering::Relaxed;
use std::time::{Duration, Instant};

use crate::inside::Client;
use serde_json::json;
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpStream;

use crate::support::{Site, at, guest, quick, tell};

/// Far longer than anything here takes: for tests that would otherwise never end.
const LONG: Duration = Duration::from_secs(30);

/// What a connection is told until the server closes it.
async fn until_closed(stream: &mut TcpStream) -> String {
    let mut answer = Vec::new();
    let read = tokio::time::timeout(LONG, stream.read_to_end(&mut answer)).await;
    // A reset counts as an end.
    let _ = read.expect("the server closes the connection");
    String::from_utf8_lossy(&answer).into_owned()
}

#[tokio::test]
async fn a_client_that_dawdles_is_cut_off() {
    let mut config = quick();
    config.room.head = Duration::from_millis(200);
    let site = Site::with(config).await;
    // One that says nothing, one that never ends its head, one that is idle after a request.
    let idle = b"GET /healthz HTTP/1.1\r\nhost: x\r\n\r\n";
    for said in [&b""[..], b"GET / HTTP/1.1\r\nhost: x\r\nx-slow:", idle] {
        let mut stream = TcpStream::connect(site.address).await.expect("a connection");
        stream.write_all(said).await.expect("it listens");
        let answer = until_closed(&mut stream).await;
        assert_eq!(answer.contains("200 OK"), said == idle, "{answer}");
    }
    // A client that sends a byte now and then gains nothing by it.
    let mut stream = TcpStream::connect(site.address).await.expect("a connection");
    let (mut from, mut to) = stream.split();
    let drip = async {
        while to.write_all(b"x").await.is_ok() {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    };
    let mut answer = Vec::new();
    tokio::select! {
        () = drip => {}
        _ = from.read_to_end(&mut answer) => {}
        () = tokio::time::sleep(LONG) => panic!("it was never cut off"),
    }
    // A stream of events is not idle: nobody waits for another request on it.
    let mut ann = guest(site.address, "Ann").await;
    let new = json!({ "game": "city-of-light", "seats": ["me", "me"], "public": true });
    let table = tell(&mut ann, "/api/v1/tables", new).await;
    let mut events = Client::new(site.address).events(&at(&table, "events")).await.expect("it");
    events.next().await.expect("a stream").expect("the first event");
    tokio::time::sleep(Duration::from_millis(600)).await;
    let mut bob = Client::new(site.address);
    bob.headers.clone_from(&ann.headers);
    tell(&mut bob, &at(&table, "chat"), json!({ "text": "hello" })).await;
    events.next().await.expect("a stream").expect("it goes on");
}

#[tokio::test]
async fn c18_a_client_that_reads_nothing_is_cut_off() {
    let mut config = quick();
    config.room.unread = Duration::from_millis(300);
    let site = Site::with(config).await;
    let connections = || site.state.metrics.connections.load(Relaxed);
    let mut stream = TcpStream::connect(site.address).await.expect("a connection");
    // Far more than the system keeps for somebody who does not read.
    let ask = b"GET /rules/paris HTTP/1.1\r\nhost: x\r\n\r\n".repeat(300);
    let sent = tokio::time::timeout(LONG, stream.write_all(&ask)).await;
    // A reset in the middle is as good as taking all of it.
    let _ = sent.expect("the server goes on or hangs up");
    let begun = Instant::now();
    while connections() == 0 && begun.elapsed() < Duration::from_millis(200) {
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
    while connections() > 0 {
        assert!(begun.elapsed() < LONG, "it is never cut off");
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
    drop(stream);
}

#[tokio::test]
async fn an_address_has_so_many_connections_and_no_more() {
    let mut config = quick();
    config.room.per_address = Some(3);
    let site = Site::with(config).await;
    let mut clients = Vec::new();
    for _ in 0..3 {
        let mut client = Client::new(site.address);
        assert_eq!(client.get("/healthz").await.expect("an answer").status, 200);
        clients.push(client);
    }
    let mut fourth = TcpStream::connect(site.address).await.expect("a connection");
    let answer = until_closed(&mut fourth).await;
    assert!(answer.starts_with("HTTP/1.1 429 ") && answer.contains("retry-after"), "{answer}");
    // Leaving makes room.
    drop(clients.pop());
    loop {
        let mut client = Client::new(site.address);
        match client.get("/healthz").await {
            Ok(answer) if answer.status == 200 => break,
            _ => tokio::time::sleep(Duration::from_millis(5)).await,
        }
    }
}

#[tokio::test]
async fn watchers_find_room_or_a_clear_answer() {
    for (each, all, status, code) in [(Some(2), 20, 429, "too-many"), (None, 2, 503, "unavailable")]
    {
        let mut config = quick();
        config.streams = each;
        config.live.watchers = all;
        let site = Site::with(config).await;
        let mut ann = guest(site.address, "Ann").await;
        let new = json!({ "game": "city-of-light", "seats": ["me", "me"], "public": true });
        let table = tell(&mut ann, "/api/v1/tables", new).await;
        let path = at(&table, "events");
        let mut streams = Vec::new();
        for _ in 0..2 {
            streams.push(Client::new(site.address).events(&path).await.expect("there is room"));
        }
        let answer = Client::new(site.address).get(&path).await.expect("an answer");
        assert_eq!(answer.status, status, "{}", answer.text());
        assert_eq!(answer.json()["error"]["code"], code);
        assert!(answer.header("retry-after").is_some());
        assert!(ann.get(&at(&table, "")).await.is_ok(), "everything else still works");
        drop(streams.pop());
        while Client::new(site.address).events(&path).await.is_err() {
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
    }
}

#[tokio::test]
async fn b11_figures_want_the_token_where_a_proxy_is_expected() {
    for (origin, proxies, header, status) in [
        (None, 0, None, 200),
        (Some("https://example.org"), 0, None, 404),
        (None, 1, None, 404),
        (None, 0, Some("x-real-ip"), 404),
        (None, 0, Some("via"), 404),
    ] {
        let mut config = quick();
        config.origin = origin.map(|it| it.parse().expect("an origin"));
        config.proxies = proxies;
        config.metrics_token = Some("correct horse".to_owned());
        let site = Site::with(config).await;
        let mut client = Client::new(site.address);
        client.headers.extend(header.map(|it: &str| (it.to_owned(), "192.0.2.1".to_owned())));
        let answer = client.get("/metrics").await.expect("an answer");
        assert_eq!(answer.status, status, "{origin:?} {proxies} {header:?}");
        client.headers.push(("authorization".to_owned(), "Bearer correct horse".to_owned()));
        assert_eq!(client.get("/metrics").await.expect("an answer").status, 200);
    }
}

#[tokio::test]
async fn b11_a_stream_asks_proxies_not_to_hold_it_back() {
    let site = Site::start().await;
    let mut ann = guest(site.address, "Ann").await;
    let new = json!({ "game": "city-of-light", "seats": ["me", "me"], "public": true });
    let table = tell(&mut ann, "/api/v1/tables", new).await;
    let page = format!("/t/{}/events", table["table"].as_str().expect("an id"));
    for path in [page, at(&table, "events")] {
        let mut stream = TcpStream::connect(site.address).await.expect("a connection");
        let ask = format!("GET {path} HTTP/1.1\r\nhost: x\r\n\r\n");
        stream.write_all(ask.as_bytes()).await.expect("it is read");
        let mut head = Vec::new();
        while !head.windows(4).any(|it| it == b"\r\n\r\n") {
            let read = tokio::time::timeout(LONG, stream.read_buf(&mut head)).await;
            assert!(read.expect("an answer").is_ok_and(|bytes| bytes > 0), "{path}");
        }
        let head = String::from_utf8_lossy(&head).to_ascii_lowercase();
        assert!(head.starts_with("http/1.1 200"), "{path}: {head}");
        assert!(head.contains("\r\nx-accel-buffering: no\r\n"), "{path}: {head}");
        assert!(head.contains("\r\ncache-control: no-"), "{path}: {head}");
    }
}

#[tokio::test]
async fn figures_are_for_this_machine_or_for_the_token() {
    let mut config = quick();
    config.metrics_token = Some("correct horse".to_owned());
    let site = Site::with(config).await;
    let forwarded = ("x-forwarded-for", "192.0.2.1");
    let right = ("authorization", "Bearer correct horse");
    let wrong = ("authorization", "Bearer wrong horse");
    let cases: [(&[(&str, &str)], u16); 5] = [
        (&[], 200),
        (&[forwarded], 404),
        (&[forwarded, wrong], 404),
        (&[forwarded, right], 200),
        (&[wrong], 404),
    ];
    for (headers, status) in cases {
        let mut client = Client::new(site.address);
        client.headers =
            headers.iter().map(|(name, value)| ((*name).to_owned(), (*value).to_owned())).collect();
        let answer = client.get("/metrics").await.expect("an answer");
        assert_eq!(answer.status, status, "{headers:?}: {}", answer.text());
    }
}

#[test]
fn c18_a_record_is_read_where_nobody_else_waits() {
    let mut runtime = tokio::runtime::Builder::new_multi_thread();
    let runtime = runtime.worker_threads(2).max_blocking_threads(1).enable_all().build();
    runtime.expect("threads").block_on(async {
        let site = Site::start().await;
        // The one place for long work is taken. Whatever needs it waits, and nobody else does.
        let (free, held) = std::sync::mpsc::channel::<()>();
        let holding = tokio::task::spawn_blocking(move || held.recv());
        let address = site.address;
        let kind = "application/x-www-form-urlencoded";
        let asking = tokio::spawn(async move {
            let mut client = Client::new(address);
            client.request("POST", "/replay", kind, b"record=nothing+of+ours").await
        });
        let mut other = Client::new(site.address);
        for _ in 0..20 {
            assert_eq!(other.get("/replay").await.expect("an answer").status, 200);
        }
        assert!(!asking.is_finished(), "it was read on a thread that others need");
        drop(free);
        holding.await.expect("a thread").expect_err("nobody sends anything");
        let answer = asking.await.expect("a task").expect("an answer");
        assert_eq!(answer.status, 422, "{}", answer.text());
    });
}
