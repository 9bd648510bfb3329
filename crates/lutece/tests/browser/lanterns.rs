//! A fourth game in the browser: nothing on the pages knows a game by its name.

use crate::browser::Browser;
use crate::driver::Device;
use crate::player::Player;
use crate::site::Site;

#[test]
fn a_fourth_game_is_played_to_its_end_against_a_bot() {
    let site = Site::start("lanterns");
    let browser = Browser::open("lanterns", Device::Desk);
    browser.go(&site.url("/rules/lanterns"));
    assert!(browser.text("main").contains("Post 2: counts 3"), "its rules can be read");
    browser.go(&site.url("/"));
    browser.follow("[data-play=lanterns]");
    let mut player = Player::at(&browser, 4);
    let mut moves = 0;
    let end = player.finish(200, |scene| moves += usize::from(scene.mine()));
    assert!(moves >= 8, "a lantern and a post for each of four turns: {moves}");
    assert_eq!(end.points().len(), 2);
    assert!(end.points().iter().all(|points| *points >= 10), "{:?}", end.points());
    browser.fits();
    assert!(browser.text("[data-part=log]").contains("hangs lantern"), "the log tells it");
    browser.follow(".result a[href$='/replay']");
    assert!(browser.sees("svg.board[data-game=lanterns]"), "the game can be seen again");
}
