//! What lies on the disk: everything is in the file itself when nothing is going on, and nobody
//! but its owner can read it.

use std::fs;
use std::os::unix::fs::PermissionsExt as _;
use std::path::Path;
use std::time::{Duration, Instant};

use serde_json::json;
use server::client::Client;

use crate::players;
use crate::process::{Folder, Launch, ask};

fn length(path: &str) -> u64 {
    fs::metadata(path).map_or(0, |it| it.len())
}

fn mode(path: &Path) -> u32 {
    fs::metadata(path).expect("it is there").permissions().mode() & 0o777
}

async fn set_up(guest: &mut Client, count: usize) {
    let body = json!({ "game": "city-of-light", "seats": ["me", "me"] });
    for _ in 0..count {
        assert_eq!(players::insist(guest, "/api/v1/tables", &body).await.status, 201);
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn b6_the_file_alone_is_whole_when_idle_after_a_stop_and_after_a_start() {
    let folder = Folder::new();
    let plan = Launch::new(&folder.0, &[]);
    let (store, log) = (folder.store(), format!("{}-wal", folder.store()));
    let whole = |tables: usize| {
        let copy = folder.0.join("alone.sqlite").display().to_string();
        fs::copy(&store, &copy).expect("a copy of the file without its log");
        assert_eq!(ask(&["verify", "--store", &copy]), (Some(0), format!("{tables} tables\n")));
    };
    let server = plan.start();
    let mut guest = players::guest(plan.address).await;
    set_up(&mut guest, 5).await;
    let begun = Instant::now();
    while length(&log) > 0 {
        assert!(begun.elapsed() < Duration::from_secs(30), "an idle server empties its log");
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    whole(5);
    set_up(&mut guest, 5).await;
    assert!(server.terminate().success());
    assert_eq!(length(&log), 0, "a stop empties it");
    whole(10);
    let server = plan.start();
    set_up(&mut guest, 5).await;
    server.kill();
    assert!(length(&log) > 0, "a kill leaves the last moves in it");
    let server = plan.start();
    whole(15);
    server.kill();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn b6_store_backups_and_exports_are_their_owners_alone() {
    let folder = Folder::new();
    let data = folder.0.join("deep/data");
    let plan = Launch::new(&data, &[]);
    let server = plan.start();
    set_up(&mut players::guest(plan.address).await, 1).await;
    assert_eq!(mode(&data), 0o700);
    let store = data.join("lutece.sqlite");
    for file in fs::read_dir(&data).expect("a folder") {
        let path = file.expect("a file").path();
        assert_eq!(mode(&path), 0o600, "{}", path.display());
    }
    let name = |path: &Path| path.display().to_string();
    let (backup, export) = (folder.0.join("copy.sqlite"), folder.0.join("all.jsonl"));
    assert_eq!(ask(&["backup", &name(&store), &name(&backup)]).0, Some(0));
    assert_eq!(ask(&["export", &name(&store), &name(&export)]).0, Some(0));
    assert_eq!([mode(&backup), mode(&export)], [0o600; 2]);
    let (code, said) = ask(&["backup", &name(&store), &name(&backup)]);
    assert_eq!(code, Some(1), "a copy is never written over: {said}");
    assert!(server.terminate().success());
    // A store of an earlier version is closed to others, too.
    fs::set_permissions(&store, fs::Permissions::from_mode(0o644)).expect("it is ours");
    let server = plan.start();
    assert_eq!(mode(&store), 0o600);
    server.kill();
}
