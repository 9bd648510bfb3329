//! An operator stops the server in the middle of play: it finishes what it acknowledged and
//! ends by itself.

use crate::players::{self, Players};
use crate::process::{Folder, Launch};

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_server_that_is_told_to_stop_ends_well() {
    let folder = Folder::new();
    let plan = Launch::new(&folder.0, &[]);
    let players = Players::start(plan.address, 8);
    for _ in 0..3 {
        let server = plan.start();
        players.wait(100).await;
        assert!(server.terminate().success(), "the exit code is 0");
    }
    let server = plan.start();
    players.wait(20).await;
    let played = players.stop().await;
    assert!(server.terminate().success());
    players::check(&folder.store(), &played).await;
}
