//! A whole game with fingers, in a window as narrow as a phone.

use serde_json::json;

use crate::browser::Browser;
use crate::driver::Device;
use crate::player::Player;
use crate::site::Site;

#[test]
fn paris_against_a_bot_on_a_phone() {
    let site = Site::start("paris");
    let phone = Browser::open("paris", Device::Phone);
    phone.go(&site.url("/"));
    phone.follow("[data-play=paris]");

    let mut player = Player::at(&phone, 4);
    let end = player.finish(2000, |_| phone.fits());
    assert_eq!(end.points().len(), 2);
    for tab in ["log", "chat", "menu", "players"] {
        phone.click(&format!("[data-tab-to={tab}]"));
        phone.see(&format!("[data-panel={tab}]"));
        phone.fits();
    }
    assert_eq!(phone.look("return innerWidth", &[]), json!(390));
}
