//! One whole game of each kind, by clicking only what a person can see.

use crate::browser::Browser;
use crate::driver::Device;
use crate::player::{Player, Scene};
use crate::site::Site;

#[test]
fn city_of_light_by_two_at_one_device() {
    let site = Site::start("city-of-light");
    let browser = Browser::open("city-of-light", Device::Desk);
    browser.go(&site.url("/new?game=city-of-light"));
    browser.choose("[name=seat2]", "me");
    browser.write("[name=name1]", "Zoé");
    browser.write("[name=name2]", "Ada");
    browser.follow("form.stack [type=submit]");

    let mut player = Player::at(&browser, 1);
    let mut curtains = 0;
    let end = player.finish(900, |scene| {
        if scene.curtain() {
            curtains += 1;
            assert!(scene.targets().is_empty(), "nothing lies open before the curtain is lifted");
            assert!(!browser.sees("svg.board"), "the board is behind the curtain");
        }
    });
    assert!(curtains > 10, "the device was handed over {curtains} times");
    assert_eq!(end.points().len(), 2);
    browser.fits();
    // The game can be replayed as soon as its end has been told.
    browser.see(".result a[href$='/replay']");
}

#[test]
fn paris_paris_with_a_friend_by_link_and_a_bot() {
    let site = Site::start("paris-paris");
    let host = Browser::open("paris-paris-host", Device::Desk);
    host.go(&site.url("/new?game=paris-paris&seats=3"));
    host.write("[name=name1]", "Zoé");
    host.choose("[name=seat2]", "friend");
    host.choose("[name=seat3]", "bot:flaneur");
    host.follow("form.stack [type=submit]");
    let link = host.see("[data-link]");
    let link = host.look("return arguments[0].value", &[link]);
    let link = link.as_str().expect("a link is text").to_owned();

    let friend = Browser::open("paris-paris-friend", Device::Desk);
    friend.go(&if link.starts_with('/') { site.url(&link) } else { link });
    friend.write("[name=name]", "Ada");
    friend.follow("main [type=submit]");
    assert_eq!(friend.url(), host.url());

    let mut players = [Player::at(&host, 2), Player::at(&friend, 3)];
    let mut moves = [0, 0];
    for at in [0, 1].into_iter().cycle() {
        let scene = players[at].until("it is a person's turn", |_| true);
        if scene.over() {
            break;
        }
        if scene.mine() {
            players[at].play();
            moves[at] += 1;
        }
        assert!(moves[0] + moves[1] < 200, "not over after {moves:?} moves");
    }
    let scenes = players.each_ref().map(|player| player.until("it is over", Scene::over));
    assert_eq!(scenes[0].points(), scenes[1].points(), "both see the same result");
    assert_eq!(scenes[0].points().len(), 3);
    assert!(moves.iter().all(|&number| number > 5), "both have played: {moves:?}");
    for browser in [&host, &friend] {
        browser.fits();
        assert!(browser.text("[data-part=players]").contains("Ada"));
    }
}

#[test]
fn paris_by_one_against_a_bot() {
    let site = Site::start("paris-desk");
    let browser = Browser::open("paris-desk", Device::Desk);
    browser.go(&site.url("/"));
    browser.follow("[data-play=paris]");
    let end = Player::at(&browser, 6).finish(2000, |_| ());
    assert_eq!(end.points().len(), 2);
    browser.fits();
    assert!(browser.sees(".result a[href$='/replay']"), "the game can be seen again");
}
