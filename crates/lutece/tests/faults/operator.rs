//! An operator's mistake is reported at once, in a helpful line, and changes nothing.

use std::io::{Read as _, Write as _};
use std::net::TcpListener;
use std::process::{Child, Command, Stdio};

use server::cluster::Cluster;

use crate::players;
use crate::process::{Folder, LUTECE, Launch, ask};

#[test]
fn b8_checking_a_store_that_is_not_there_makes_none() {
    let folder = Folder::new();
    let (store, file) = (folder.store(), folder.0.join("all.jsonl").display().to_string());
    let commands: [&[&str]; 3] =
        [&["verify", "--store", &store], &["export", &store, &file], &["backup", &store, &file]];
    for command in commands {
        let (code, said) = ask(command);
        assert_eq!(code, Some(2), "{command:?}: {said}");
        assert!(said.contains(&format!("{store}: no such file")), "{command:?}: {said}");
    }
    assert_eq!(std::fs::read_dir(&folder.0).expect("a folder").count(), 0, "nothing was made");
}

#[test]
fn b8_checking_an_empty_database_leaves_it_empty() {
    let cluster = Cluster::start().expect("a PostgreSQL of one's own");
    for _ in 0..2 {
        let (code, said) = ask(&["verify", "--store", &cluster.address()]);
        assert_eq!(code, Some(2), "{said}");
        assert!(said.contains("holds no store"), "{said}");
    }
}

#[test]
fn b9_an_origin_that_no_browser_sends_is_refused_at_the_start() {
    let folder = Folder::new();
    let data = folder.0.display().to_string();
    for (origin, hint) in [
        ("https://example.org/", "write https://example.org"),
        ("example.org", "https://example.org"),
    ] {
        let (code, said) = ask(&["serve", "--data", &data, "--origin", origin]);
        assert_eq!(code, Some(2), "{said}");
        assert!(said.contains("--origin") && said.contains(hint), "{said}");
    }
    assert_eq!(std::fs::read_dir(&folder.0).expect("a folder").count(), 0, "nothing was made");
}

#[test]
fn b9_a_taken_port_is_named_with_what_to_do() {
    let folder = Folder::new();
    let taken = TcpListener::bind("127.0.0.1:0").expect("a free port");
    let address = taken.local_addr().expect("an address").to_string();
    let data = folder.0.display().to_string();
    let (code, said) = ask(&["serve", "--data", &data, "--address", &address]);
    assert_eq!(code, Some(1), "{said}");
    assert!(said.contains(&address) && said.contains("--address"), "{said}");
    assert!(!said.contains("os error"), "{said}");
}

#[test]
fn b9_the_address_and_the_password_of_the_database_come_from_the_environment() {
    // Something that asks for a password as PostgreSQL does, and listens.
    let listener = TcpListener::bind("127.0.0.1:0").expect("a free port");
    let address = listener.local_addr().expect("an address");
    let folder = Folder::new();
    let mut server = Command::new(&*LUTECE)
        .args(["serve", "--address", "127.0.0.1:0", "--data"])
        .arg(&folder.0)
        .env("LUTECE_STORE", format!("postgres://ann@{address}/lutece"))
        .env("PGPASSWORD", "correct horse")
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .spawn()
        .expect("the program runs");
    let (mut stream, _) = listener.accept().expect("it connects");
    let mut heard = [0; 1024];
    let length = stream.read(&mut heard).expect("it introduces itself");
    assert!(heard[..length].windows(3).any(|it| it == b"ann"));
    stream.write_all(b"R\0\0\0\x08\0\0\0\x03").expect("it listens");
    let length = stream.read(&mut heard).expect("it answers");
    let end = server.kill().and_then(|()| server.wait());
    end.expect("it was running");
    assert!(heard[..length].windows(13).any(|it| it == b"correct horse"));
}

/// Starts a server that says where it is, or why not.
fn begin(plan: &Launch, folder: &Folder) -> Child {
    Command::new(&*LUTECE)
        .args(["serve", "--address", &plan.address.to_string(), "--data"])
        .arg(folder.0.join("new"))
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program runs")
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn b10_of_two_servers_that_start_on_one_folder_one_serves_and_one_says_why_not() {
    for _ in 0..4 {
        let folder = Folder::new();
        let plans = [Launch::new(&folder.0, &[]), Launch::new(&folder.0, &[])];
        let mut both = plans.each_ref().map(|plan| begin(plan, &folder));
        let loser = loop {
            if let Some(at) = both.iter_mut().position(|it| it.try_wait().expect("it").is_some()) {
                break at;
            }
            tokio::time::sleep(std::time::Duration::from_millis(5)).await;
        };
        let winner = 1 - loser;
        players::guest(plans[winner].address).await;
        let mut said = String::new();
        let complaint = both[loser].stderr.as_mut().expect("a pipe");
        complaint.read_to_string(&mut said).expect("text");
        let id = both[winner].id();
        assert_eq!(both[loser].wait().expect("it ended").code(), Some(1));
        assert!(said.contains("another server is using this folder"), "{said}");
        assert!(said.contains(&format!("process {id}")) && said.contains("--data"), "{said}");
        let end = both[winner].kill().and_then(|()| both[winner].wait());
        end.expect("it was running");
    }
}
