//! Starting and stopping.

use std::fmt;
use std::io::ErrorKind;
use std::net::SocketAddr;
use std::path::Path;
use std::pin::Pin;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::middleware;
use catalog::{AnyEdition, Editions};
use tokio::net::TcpListener;

use crate::app::AppState;
use crate::config::Config;
use crate::http::problem::Problem;
use crate::http::{account, calls, events, ops};
use crate::store::{self, StoreError};
use crate::{accept, api, files, log, pages};

/// The largest body of a request, in bytes: a record to go on from, and some.
const LARGEST_BODY: usize = 96 * 1024;
/// How often abandoned tables are looked for.
const SWEEP: Duration = Duration::from_secs(3600);
/// How often a server that shares its store rereads the key, which another may have changed.
const READ_KEY: Duration = Duration::from_secs(30);
/// How long open requests may take after the server was told to stop.
const PATIENCE: Duration = Duration::from_secs(10);

/// Why the server did not start or ended.
#[derive(Debug)]
pub enum Failed {
    /// The data folder or an edition in it cannot be used.
    Data(String),
    /// The store cannot be used.
    Store(StoreError),
    /// The address cannot be listened on.
    Listen(SocketAddr, std::io::Error),
}

impl fmt::Display for Failed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Data(why) => f.write_str(why),
            Self::Store(error) => error.fmt(f),
            Self::Listen(address, error) => {
                write!(f, "cannot listen on {address}: ")?;
                match error.kind() {
                    ErrorKind::AddrInUse => f.write_str(
                        "another program has this port, perhaps another lutece; stop it, or \
                         choose another port with --address",
                    ),
                    ErrorKind::PermissionDenied => f.write_str(
                        "this port is for the system's administrator; choose one above 1023 \
                         with --address, and let a proxy have the other",
                    ),
                    ErrorKind::AddrNotAvailable => {
                        f.write_str("this machine has no such address; 0.0.0.0 is all it has")
                    }
                    _ => error.fmt(f),
                }
            }
        }
    }
}

impl std::error::Error for Failed {}

/// Everything the site answers to.
pub fn app(state: AppState) -> Router {
    Router::new()
        .merge(pages::routes())
        .merge(api::routes())
        .merge(account::routes())
        .merge(calls::routes())
        .merge(events::routes())
        .merge(ops::routes())
        .fallback(|| async { Problem::NotFound })
        .method_not_allowed_fallback(|| async { Problem::Method })
        // One layer for all: each has its price, and every move pays it.
        .layer((
            middleware::from_fn_with_state(state.clone(), pages::problems),
            DefaultBodyLimit::max(LARGEST_BODY),
        ))
        .with_state(state)
}

/// Serves the site on a socket until the state is told to stop, and finishes what it has begun.
pub async fn serve(listener: TcpListener, state: AppState) {
    let (mut room, metrics) = (state.config.room, Arc::clone(&state.metrics));
    if state.config.proxies > 0 {
        // Every connection is the proxy's.
        room.per_address = None;
    }
    let room = room.within_system();
    if room.connections < state.config.room.connections {
        log::event("few-files", &[("connections", &room.connections)]);
    }
    let stop = state.stop.subscribe();
    accept::serve(listener, app(state), room, metrics, stop).await;
}

/// Serves until Ctrl-C or a signal to end, and finishes what it has begun. `ready` is called
/// with the address when it listens.
///
/// # Errors
/// If it cannot start.
pub fn run<'a>(
    config: Config,
    ready: Box<dyn FnOnce(SocketAddr) + 'a>,
) -> Pin<Box<dyn Future<Output = Result<(), Failed>> + 'a>> {
    Box::pin(async move {
        files::private_folder(&config.data)
            .map_err(|error| Failed::Data(format!("{}: {error}", config.data.display())))?;
        let editions = editions(&config)?;
        let _lock = lock(&config)?;
        let failed = |error| Failed::Listen(config.address, error);
        let listener = TcpListener::bind(config.address).await.map_err(failed)?;
        let address = listener.local_addr().map_err(failed)?;
        let store = store::open(&config.store()).await.map_err(Failed::Store)?;
        let name = store.name();
        let state = AppState::new(config, store, editions).await.map_err(Failed::Store)?;
        log::event(
            "start",
            &[("address", &address), ("store", &name), ("node", &state.tables.node())],
        );
        ready(address);
        let serving = tokio::spawn(serve(listener, state.clone()));
        let sweeping = tokio::spawn(sweep(state.clone()));
        let reading = tokio::spawn(read_key(state.clone()));
        told_to_stop().await;
        log::event("stop", &[]);
        sweeping.abort();
        reading.abort();
        state.stop.send_replace(true);
        // One patience for all of it: a store that does not answer must not keep us for ever.
        let all = async { tokio::join!(state.tables.stop_bots(), serving) };
        if tokio::time::timeout(PATIENCE, all).await.is_err() {
            log::event("impatient", &[]);
        }
        // A failure is in the log, and nothing is lost by it.
        let _ = state.store.settle().await;
        log::event("stopped", &[]);
        Ok(())
    })
}

/// Removes abandoned tables now and then, for ever. A failure is in the log, and the next time will
/// do it.
async fn sweep(state: AppState) {
    loop {
        tokio::time::sleep(SWEEP).await;
        if let Ok(removed @ 1..) = state.sweep(store::now()).await {
            log::event("swept", &[("tables", &removed)]);
        }
    }
}

/// Reads the key now and then, for ever, where another server may have changed it. A failure is in
/// the log.
async fn read_key(state: AppState) {
    while state.store.is_shared() {
        tokio::time::sleep(READ_KEY).await;
        let _ = state.people.read_key().await;
    }
}

/// A file of SQLite is for one server: its folder is locked. A database elsewhere is for any
/// number.
fn lock(config: &Config) -> Result<Option<files::Lock>, Failed> {
    let address = config.store();
    let Some(file) = store::sqlite_file(&address) else { return Ok(None) };
    let folder = file.parent().filter(|it| !it.as_os_str().is_empty());
    let folder = folder.unwrap_or(Path::new("."));
    files::lock(folder).map(Some).map_err(|error| {
        Failed::Data(match error {
            files::NotLocked::Taken(process) => format!(
                "{}: another server is using this folder{}; stop it, or give this one a folder \
                 of its own with --data",
                folder.display(),
                process.map(|id| format!(" (process {id})")).unwrap_or_default(),
            ),
            files::NotLocked::File(path, error) => format!("{}: {error}", path.display()),
        })
    })
}

async fn told_to_stop() {
    let interrupt = async {
        // Without a handler there is nothing to wait for.
        if tokio::signal::ctrl_c().await.is_err() {
            std::future::pending::<()>().await;
        }
    };
    #[cfg(unix)]
    let terminate = async {
        use tokio::signal::unix::{SignalKind, signal};
        match signal(SignalKind::terminate()) {
            Ok(mut signal) => {
                signal.recv().await;
            }
            Err(_) => std::future::pending().await,
        }
    };
    #[cfg(not(unix))]
    let terminate = std::future::pending::<()>();
    tokio::select! {
        () = interrupt => {}
        () = terminate => {}
    }
}

/// The shipped editions and those in the data folder's `editions`.
fn editions(config: &Config) -> Result<Editions, Failed> {
    let mut editions = Editions::shipped();
    let folder = config.data.join("editions");
    if !folder.is_dir() {
        return Ok(editions);
    }
    let failed = |path: &Path, why: String| Failed::Data(format!("{}: {why}", path.display()));
    let files = std::fs::read_dir(&folder).map_err(|error| failed(&folder, error.to_string()))?;
    let mut paths: Vec<_> = files.filter_map(|file| Some(file.ok()?.path())).collect();
    paths.sort();
    for path in paths.iter().filter(|path| path.extension().is_some_and(|it| it == "toml")) {
        let text =
            std::fs::read_to_string(path).map_err(|error| failed(path, error.to_string()))?;
        editions.add(AnyEdition::read(&text).map_err(|error| failed(path, error.to_string()))?);
    }
    Ok(editions)
}
