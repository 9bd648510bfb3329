//! Seats and who may have them.

use crate::browser::Browser;
use crate::driver::Device;
use crate::player::Player;
use crate::site::Site;

#[test]
fn a_friends_seat_is_kept_against_a_stranger() {
    let site = Site::start("kept");
    let host = Browser::open("kept-host", Device::Desk);
    host.go(&site.url("/new?game=paris-paris&seats=2"));
    host.write("[name=name1]", "Zoé");
    host.choose("[name=seat2]", "friend");
    host.follow("form.stack [type=submit]");
    let table = host.url();
    let link = host.look("return arguments[0].value", &[host.see("[data-link]")]);
    let link = link.as_str().expect("a link is text").to_owned();

    // The stranger may watch, but neither the list nor the table offers a seat.
    let mut stranger = Browser::open("kept-stranger", Device::Phone);
    stranger.go(&site.url("/"));
    let id = site.path(&table);
    assert!(!stranger.sees(&format!("a[href='{id}']")), "it is not listed");
    stranger.go(&table);
    stranger.see(".now-head .prompt");
    assert!(!stranger.sees("form[action$='/join']"), "no seat is offered");
    // Nor does a stranger get one by asking without an offer.
    stranger.failures_expected = true;
    let ask = "const done = arguments[arguments.length - 1];
        const body = new URLSearchParams({ seat: '2', name: 'Eve' });
        fetch(location.pathname + '/join', { method: 'POST', body, headers: { accept: 'application/json' } })
            .then(async (answer) => done([answer.status, (await answer.json()).error.code]));";
    assert_eq!(stranger.look_later(ask, &[]), serde_json::json!([403, "private"]));

    let friend = Browser::open("kept-friend", Device::Desk);
    friend.go(&if link.starts_with('/') { site.url(&link) } else { link });
    friend.write("[name=name]", "Ada");
    friend.follow("main [type=submit]");
    for browser in [&host, &friend] {
        browser.see("svg.board");
        assert!(browser.text(".players").contains("Ada"));
    }
    stranger.see("svg.board");
    let scene = Player::at(&stranger, 1).scene();
    assert!(!scene.mine() && scene.targets().is_empty(), "whoever watches moves nothing");
}
