//! The tests' own eyes and hands: if they missed something, no other test would find it.

use serde_json::json;

use crate::browser::Browser;
use crate::driver::Device;

const COVERED: &str = "data:text/html,<!doctype html><button id=under onclick='count++'>A</button>
    <p id=over style='position:fixed;inset:0;margin:0'>on top</p>
    <button id=off disabled>B</button><script>var count = 0</script>";

const BROKEN: &str = "data:text/html,<!doctype html><script>
    console.error('said'); setTimeout(() => nothing.there(), 0)</script>";

const POLICY: &str = "data:text/html,<!doctype html>
    <meta http-equiv=Content-Security-Policy content=\"default-src 'none'\">
    <style>p { color: red }</style>";

#[test]
fn what_is_covered_or_switched_off_cannot_be_clicked() {
    let browser = Browser::open("covered", Device::Desk);
    browser.go(COVERED);
    let [under, off] = ["#under", "#off"].map(|it| browser.see(it));
    for element in [&under, &off] {
        assert_eq!(browser.point(element), json!(null));
    }
    browser.look("document.getElementById('over').remove()", &[]);
    browser.click("#under");
    assert_eq!(browser.look("return count", &[]), 1);
    assert_eq!(browser.point(&off), json!(null));
}

#[test]
fn errors_of_a_page_are_noticed() {
    let browser = Browser::open("errors", Device::Desk);
    browser.go(BROKEN);
    browser.wait("the script ran", "return document.readyState === 'complete'", &[]);
    let heard = browser.wait_for_complaints(2);
    assert!(heard.iter().any(|it| it.contains("said")), "{heard:?}");
    assert!(heard.iter().any(|it| it.contains("nothing is not defined")), "{heard:?}");
    browser.go(POLICY);
    let heard = browser.wait_for_complaints(1);
    assert!(heard.iter().any(|it| it.contains("Content Security Policy")), "{heard:?}");
}

#[test]
fn a_phone_is_narrow_and_has_fingers() {
    let browser = Browser::open("fingers", Device::Phone);
    browser.go("data:text/html,<!doctype html><meta name=viewport content='width=device-width'>
        <button onclick='kind = event.pointerType'>A</button>");
    assert_eq!(browser.look("return [innerWidth, innerHeight]", &[]), json!([390, 844]));
    browser.click("button");
    assert_eq!(browser.wait("it was touched", "return window.kind ?? null", &[]), "touch");
}

const DRAWING: &str = "data:text/html,<!doctype html><style>.away { display: none }</style>
    <svg width=90 height=90><g class=away><rect id=inside width=9 height=9 /></g>
    <rect id=itself class=away width=9 height=9 /><rect id=drawn width=9 height=9 /></svg>";

#[test]
fn what_a_drawing_does_not_show_is_not_seen() {
    let browser = Browser::open("drawing", Device::Desk);
    browser.go(DRAWING);
    let seen = ["#inside", "#itself", "#drawn"].map(|it| browser.sees(it));
    assert_eq!(seen, [false, false, true]);
    let inside = browser.look("return document.getElementById('inside')", &[]);
    assert_eq!(browser.point(&inside), json!(null));
}
