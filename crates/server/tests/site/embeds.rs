//! A replay on other pages: only by opt-in, only in its own frame, and seen by nobody in particular.

use catalog::Kind;
use serde_json::json;

use crate::inside::Client;
use crate::reviews::{bring, game, get, judged_by};
use crate::support::{Site, at, refused, send, tell};

const NOBODY: &str = "frame-ancestors 'none'";
const ANYBODY: &str = "frame-ancestors *";

/// The policy of an answer.
async fn policy(client: &mut Client, path: &str) -> (u16, String) {
    let answer = client.get(path).await.expect("an answer");
    let policy = answer.header("content-security-policy").expect("a policy");
    (answer.status, policy.to_owned())
}

/// The address of the frame that a page offers, if it does.
fn offered(page: &str) -> Option<String> {
    let (_, rest) = page.split_once("/embed/f.")?;
    Some(format!("/embed/f.{}", rest.split('?').next()?))
}

#[tokio::test]
async fn a_record_is_framed_by_its_owner_alone_and_nothing_else_is() {
    let site = Site::with(judged_by(2)).await;
    let (mut ann, mut bob) = (site.guest("Ann").await, site.guest("Bob").await);
    for kind in Kind::ALL {
        let base = bring(&mut ann, &game(*kind, "framed").record().to_string()).await;
        let replay = format!("{base}/replay?ply=3");
        assert_eq!(offered(&get(&mut bob, &replay).await.1), None, "it is not his");
        let frame = offered(&get(&mut ann, &replay).await.1).expect("it is hers");
        let (status, allowed) = policy(&mut site.stranger(), &format!("{frame}?ply=3")).await;
        assert!(status == 200 && allowed.contains(ANYBODY), "{allowed}");
        assert!(allowed.contains("script-src 'self'") && !allowed.contains("unsafe"), "{allowed}");
        for path in [&replay, &format!("{base}/review"), &format!("{base}/study"), &"/".to_owned()]
        {
            let (_, policy) = policy(&mut ann, path).await;
            assert!(policy.contains(NOBODY), "{path}: {policy}");
        }

        // Viewers are anonymous: the page is the same for its owner, and nothing to click changes
        // anything.
        let (_, hers) = get(&mut ann, &format!("{frame}?ply=3&lang=fr")).await;
        let (_, anybodys) = get(&mut site.stranger(), &format!("{frame}?ply=3&lang=fr")).await;
        assert_eq!(hers, anybodys, "{kind}");
        assert!(hers.contains("lang=\"fr\"") && hers.contains("data-ply=\"3\""), "{kind}");
        assert!(!hers.contains("method=\"post\"") && !hers.contains("/delete"), "{kind}");
        assert!(hers.contains("target=\"_blank\""), "the way to the site leaves the frame");

        // A token is for one record, and for nothing else.
        let other = bring(&mut ann, &game(*kind, "another").record().to_string()).await;
        let (id, other) = (base.trim_start_matches("/r/"), other.trim_start_matches("/r/"));
        for forged in [frame.replace(id, other), frame.replace("/f.", "/s."), "/embed/x".to_owned()]
        {
            let (status, policy) = policy(&mut ann, &forged).await;
            assert!(status == 404 && policy.contains(NOBODY), "{forged}");
        }
        let edits = json!({ "at": "0", "text": "x", "key": frame.trim_start_matches("/embed/") });
        assert_eq!(refused(&mut bob, &format!("{base}/study/note"), edits).await, "read-only");

        let withdraw = format!("{base}/embed/withdraw");
        assert_eq!(refused(&mut bob, &withdraw, json!({})).await, "private");
        assert_eq!(send(&mut ann, &withdraw, json!({})).await.status, 303);
        assert_eq!(get(&mut bob, &frame).await.0, 404, "{kind}: it is withdrawn");
        let fresh = offered(&get(&mut ann, &replay).await.1).expect("another");
        assert_eq!(get(&mut bob, &fresh).await.0, 200);
        send(&mut ann, &format!("{base}/delete"), json!({})).await;
        assert_eq!(get(&mut bob, &fresh).await.0, 404, "{kind}: it is deleted");
    }
}

#[tokio::test]
async fn the_game_of_a_table_is_framed_by_who_sat_there_when_it_is_over() {
    let site = Site::with(judged_by(2)).await;
    let (mut ann, mut bob) = (site.guest("Ann").await, site.guest("Bob").await);
    let new = json!({ "game": "paris-paris", "seats": ["me", "bot:random"], "public": true });
    let table = tell(&mut ann, "/api/v1/tables", new).await;
    let page = format!("/t/{}", table["table"].as_str().expect("an id"));
    let embed = format!("{page}/embed");
    assert_eq!(refused(&mut ann, &embed, json!({})).await, "not-over");
    tell(&mut ann, &at(&table, "resign"), json!({})).await;
    assert_eq!(refused(&mut bob, &embed, json!({})).await, "not-seated");
    let replay = format!("{page}/replay");
    assert!(get(&mut ann, &replay).await.1.contains("/embed\""), "she may allow it");
    assert!(!get(&mut bob, &replay).await.1.contains("/embed\""), "he may not");
    let answer = send(&mut ann, &embed, json!({ "ply": 0 })).await;
    let to = answer.header("location").expect("somewhere").to_owned();
    let kept = to.strip_suffix("#embed").expect("the box with the code");
    let frame = offered(&get(&mut ann, kept).await.1).expect("the code");
    assert_eq!(get(&mut site.stranger(), &frame).await.0, 200);
    assert!(policy(&mut ann, &replay).await.1.contains(NOBODY), "the table itself is not framed");
}
