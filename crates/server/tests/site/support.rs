//! A site for one test, with a store in its own folder, and a port if needed.

use std::net::SocketAddr;
use std::path::PathBuf;
use std::sync::Arc;

use crate::inside::Client;
use lutece_server::client::Answer;
use lutece_server::limit::Rates;
use lutece_server::live::LiveConfig;
use lutece_server::store::Store;
use lutece_server::{AppState, Config, store};
use serde_json::{Value, json};

/// A folder that is gone when the test is over.
pub(crate) struct Folder(pub(crate) PathBuf);

impl Folder {
    pub(crate) fn new(name: &str) -> Self {
        let unique = lutece_server::id::TableId::random();
        let path = std::env::temp_dir().join(format!("lutece-{name}-{unique}"));
        std::fs::create_dir_all(&path).expect("a folder for temporary files");
        Self(path)
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

/// A server for one test.
pub(crate) struct Site {
    pub(crate) address: SocketAddr,
    pub(crate) state: AppState,
    _folder: Folder,
}

/// Bots that answer at once, players who count as gone at once, no limits.
pub(crate) fn quick() -> Config {
    let live = LiveConfig {
        bot_pause: 0,
        bot_time: 20,
        gone_after: 0,
        lease: 2_000,
        call_after: 100,
        bot_threads: 2,
        ..LiveConfig::default()
    };
    Config { live, limits: Rates::NONE, ..Config::default() }
}

impl Site {
    pub(crate) async fn start() -> Self {
        Self::with(quick()).await
    }

    pub(crate) async fn with(config: Config) -> Self {
        let folder = Folder::new("site");
        let file = folder.0.join("test.sqlite").display().to_string();
        let store = store::open(&file).await.expect("a new store");
        Self::on(config, store, folder).await
    }

    pub(crate) async fn on(config: Config, store: Arc<dyn Store>, folder: Folder) -> Self {
        let editions = catalog::Editions::shipped();
        let state = AppState::new(config, store, editions).await.expect("the store works");
        let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.expect("a free port");
        let address = listener.local_addr().expect("an address");
        tokio::spawn(lutece_server::serve(listener, state.clone()));
        Self { address, state, _folder: folder }
    }

    /// Stops it, and lets go of its store.
    pub(crate) async fn stop(self) {
        self.state.stop.send_replace(true);
        self.state.tables.stop_bots().await;
    }

    /// A stranger, without a socket.
    pub(crate) fn stranger(&self) -> Client {
        Client::inside(&self.state, self.address)
    }

    /// A new guest, without a socket.
    pub(crate) async fn guest(&self, name: &str) -> Client {
        let token = token(&mut self.stranger(), name).await;
        Client::inside_as(&self.state, self.address, &token)
    }
}

/// A new guest of a server, over a socket.
pub(crate) async fn guest(address: SocketAddr, name: &str) -> Client {
    let token = token(&mut Client::new(address), name).await;
    Client::bearer(address, &token)
}

/// The token of a new guest.
async fn token(stranger: &mut Client, name: &str) -> String {
    let answer = stranger.post("/api/v1/guests", &json!({ "name": name })).await;
    let answer = answer.expect("the server answers");
    assert_eq!(answer.status, 201, "{}", answer.text());
    answer.json()["token"].as_str().expect("a token").to_owned()
}

/// The answer to a GET, which must be good.
pub(crate) async fn ask(client: &mut Client, path: &str) -> Value {
    let answer = client.get(path).await.expect("the server answers");
    assert_eq!(answer.status, 200, "GET {path}: {}", answer.text());
    answer.json()
}

/// The answer to a POST, which must be good.
pub(crate) async fn tell(client: &mut Client, path: &str, body: Value) -> Value {
    let answer = send(client, path, body).await;
    assert!(answer.status < 300, "POST {path}: {} {}", answer.status, answer.text());
    answer.json()
}

/// The code of the refusal of a POST.
pub(crate) async fn refused(client: &mut Client, path: &str, body: Value) -> String {
    let answer = send(client, path, body).await;
    assert!(answer.status >= 400, "POST {path} was not refused: {}", answer.text());
    answer.json()["error"]["code"].as_str().unwrap_or("no code").to_owned()
}

pub(crate) async fn send(client: &mut Client, path: &str, body: Value) -> Answer {
    client.post(path, &body).await.expect("the server answers")
}

/// The address of a table in the API.
pub(crate) fn at(table: &Value, verb: &str) -> String {
    let id = table["table"].as_str().expect("a table");
    if verb.is_empty() {
        format!("/api/v1/tables/{id}")
    } else {
        format!("/api/v1/tables/{id}/{verb}")
    }
}
