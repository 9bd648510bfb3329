//! The schema of the SQLite file, one step per version. Steps are never changed, only added.

use rusqlite::{Connection, Result, TransactionBehavior};

/// Each step with the statements that lead to it.
const STEPS: &[&str] = &[
    "
    CREATE TABLE tables (
        id TEXT PRIMARY KEY,
        head TEXT NOT NULL,
        public INTEGER NOT NULL,
        status TEXT NOT NULL,
        touched INTEGER NOT NULL
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX tables_listed ON tables (public, status, touched);
    CREATE TABLE actions (
        table_id TEXT NOT NULL,
        ply INTEGER NOT NULL,
        at INTEGER NOT NULL,
        click TEXT,
        text TEXT NOT NULL,
        PRIMARY KEY (table_id, ply)
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE places (
        player TEXT NOT NULL,
        table_id TEXT NOT NULL,
        seat INTEGER NOT NULL,
        PRIMARY KEY (player, table_id, seat)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX places_at ON places (table_id);
    CREATE TABLE turns (
        table_id TEXT PRIMARY KEY,
        node TEXT,
        lease INTEGER NOT NULL
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE accounts (
        id TEXT PRIMARY KEY,
        folded TEXT NOT NULL UNIQUE,
        name TEXT NOT NULL,
        password TEXT NOT NULL,
        created INTEGER NOT NULL
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE sessions (
        hash BLOB PRIMARY KEY,
        account TEXT NOT NULL,
        at INTEGER NOT NULL
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX sessions_of ON sessions (account);
    CREATE TABLE settings (
        key TEXT PRIMARY KEY,
        value BLOB NOT NULL
    ) STRICT, WITHOUT ROWID;
",
    "
    -- The list of somebody's games is read from one index, however many they are.
    ALTER TABLE places ADD COLUMN touched INTEGER NOT NULL DEFAULT 0;
    UPDATE places SET touched = (SELECT touched FROM tables WHERE id = table_id);
    CREATE INDEX places_of ON places (player, touched, table_id, seat);
",
    "
    -- Names that look alike are one name; an operator may say something of an account.
    ALTER TABLE accounts ADD COLUMN skeleton TEXT NOT NULL DEFAULT '';
    ALTER TABLE accounts ADD COLUMN standing TEXT NOT NULL DEFAULT '';
    CREATE UNIQUE INDEX accounts_alike ON accounts (skeleton) WHERE skeleton <> '';
",
    "
    -- What players report to the operator; which tables count against whoever set them up.
    CREATE TABLE reports (
        id TEXT PRIMARY KEY,
        at INTEGER NOT NULL,
        reporter TEXT NOT NULL,
        table_id TEXT NOT NULL,
        ply INTEGER NOT NULL,
        about TEXT NOT NULL,
        name TEXT NOT NULL,
        quote TEXT NOT NULL,
        reason TEXT NOT NULL,
        closed_at INTEGER,
        closed_by TEXT,
        UNIQUE (reporter, table_id, about, ply)
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE held (
        table_id TEXT PRIMARY KEY,
        holding TEXT NOT NULL,
        player TEXT NOT NULL,
        network TEXT NOT NULL,
        at INTEGER NOT NULL
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX held_by_player ON held (player);
    CREATE INDEX held_by_network ON held (network);
    CREATE INDEX held_since ON held (at);
",
    "
    -- Records that somebody brought along, and reviews of games.
    CREATE TABLE papers (
        id TEXT PRIMARY KEY,
        owner TEXT NOT NULL,
        at INTEGER NOT NULL,
        text TEXT NOT NULL
    ) STRICT;
    CREATE INDEX papers_of ON papers (owner, at);
    CREATE TABLE reviews (
        subject TEXT PRIMARY KEY,
        judge INTEGER NOT NULL,
        budget TEXT NOT NULL,
        at INTEGER NOT NULL,
        text TEXT NOT NULL
    ) STRICT;
",
    "
    -- Who wants to be called, and the calls.
    CREATE TABLE callees (
        player TEXT PRIMARY KEY,
        wishes TEXT NOT NULL,
        mailed INTEGER NOT NULL,
        looked INTEGER NOT NULL,
        node TEXT,
        lease INTEGER NOT NULL
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE calls (
        player TEXT NOT NULL,
        table_id TEXT NOT NULL,
        version INTEGER NOT NULL,
        reason TEXT NOT NULL,
        at INTEGER NOT NULL,
        due INTEGER NOT NULL,
        tries INTEGER NOT NULL,
        left_over TEXT NOT NULL,
        PRIMARY KEY (player, table_id, version, reason)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX calls_due ON calls (player, due) WHERE left_over <> '';
    CREATE INDEX calls_at ON calls (table_id);
",
    "
    -- Who looks for an opponent: one at most for each game and speed.
    CREATE TABLE seeks (
        what TEXT PRIMARY KEY,
        player TEXT NOT NULL,
        table_id TEXT NOT NULL,
        at INTEGER NOT NULL
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX seeks_of ON seeks (player);
",
    "
    -- Games that are over, for histories and profiles; ratings follow from them.
    CREATE TABLE results (
        table_id TEXT PRIMARY KEY,
        at INTEGER NOT NULL,
        game TEXT NOT NULL,
        seats INTEGER NOT NULL,
        rated INTEGER NOT NULL,
        early INTEGER NOT NULL,
        public INTEGER NOT NULL,
        counted INTEGER NOT NULL
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX results_rated ON results (game, seats, at, table_id) WHERE rated = 1;
    CREATE INDEX results_due ON results (game, seats, at, table_id) WHERE rated = 1 AND counted = 0;
    CREATE TABLE parties (
        table_id TEXT NOT NULL,
        seat INTEGER NOT NULL,
        player TEXT NOT NULL,
        at INTEGER NOT NULL,
        game TEXT NOT NULL,
        seats INTEGER NOT NULL,
        place INTEGER NOT NULL,
        points INTEGER NOT NULL,
        ending TEXT NOT NULL,
        sheet TEXT NOT NULL,
        PRIMARY KEY (table_id, seat)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX parties_of ON parties (player, at, table_id);
    CREATE TABLE ratings (
        game TEXT NOT NULL,
        seats INTEGER NOT NULL,
        player TEXT NOT NULL,
        at INTEGER NOT NULL,
        table_id TEXT NOT NULL,
        rating REAL NOT NULL,
        deviation REAL NOT NULL,
        volatility REAL NOT NULL,
        games INTEGER NOT NULL,
        PRIMARY KEY (game, seats, player, at, table_id)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX ratings_in_order ON ratings (game, seats, at, table_id);
    CREATE TABLE standings (
        game TEXT NOT NULL,
        seats INTEGER NOT NULL,
        player TEXT NOT NULL,
        rating REAL NOT NULL,
        deviation REAL NOT NULL,
        volatility REAL NOT NULL,
        games INTEGER NOT NULL,
        at INTEGER NOT NULL,
        PRIMARY KEY (game, seats, player)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX standings_of ON standings (player);
    CREATE TABLE rating_steps (
        game TEXT NOT NULL,
        seats INTEGER NOT NULL,
        step INTEGER NOT NULL,
        PRIMARY KEY (game, seats, step)
    ) STRICT, WITHOUT ROWID;
",
    "
    -- What people keep about each other, and who shows nothing to others.
    CREATE TABLE relations (
        player TEXT NOT NULL,
        other TEXT NOT NULL,
        follows INTEGER NOT NULL,
        blocks INTEGER NOT NULL,
        note TEXT NOT NULL,
        PRIMARY KEY (player, other)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX relations_with ON relations (other);
    CREATE TABLE recluses (
        player TEXT PRIMARY KEY
    ) STRICT, WITHOUT ROWID;
",
    "
    -- Events: several rounds of the same deals.
    CREATE TABLE events (
        id TEXT PRIMARY KEY,
        version INTEGER NOT NULL,
        public INTEGER NOT NULL,
        live INTEGER NOT NULL,
        touched INTEGER NOT NULL,
        event TEXT NOT NULL
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX events_listed ON events (public, live, touched);
    CREATE INDEX events_live ON events (touched) WHERE live = 1;
    CREATE TABLE event_players (
        player TEXT NOT NULL,
        event_id TEXT NOT NULL,
        PRIMARY KEY (player, event_id)
    ) STRICT, WITHOUT ROWID;
",
    "
    -- Links to edit an analysis can be withdrawn.
    ALTER TABLE papers ADD COLUMN link INTEGER NOT NULL DEFAULT 0;
",
    "
    -- What others did: sums over games that are over; which are counted, and which are to be.
    CREATE TABLE explore_due (
        table_id TEXT PRIMARY KEY,
        due INTEGER NOT NULL
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX explore_due_by ON explore_due (due);
    INSERT INTO explore_due (table_id, due) SELECT table_id, 0 FROM results;
    CREATE TABLE explored (
        source TEXT PRIMARY KEY,
        origin TEXT NOT NULL
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE explored_choices (
        game TEXT NOT NULL,
        seats INTEGER NOT NULL,
        theme TEXT NOT NULL,
        path TEXT NOT NULL,
        word TEXT NOT NULL,
        level TEXT NOT NULL,
        variant TEXT NOT NULL,
        origin TEXT NOT NULL,
        offered INTEGER NOT NULL,
        chosen INTEGER NOT NULL,
        won INTEGER NOT NULL,
        points INTEGER NOT NULL,
        margin INTEGER NOT NULL,
        PRIMARY KEY (game, seats, theme, path, word, level, variant, origin)
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE explored_moves (
        position TEXT NOT NULL,
        word TEXT NOT NULL,
        level TEXT NOT NULL,
        origin TEXT NOT NULL,
        chosen INTEGER NOT NULL,
        won INTEGER NOT NULL,
        points INTEGER NOT NULL,
        margin INTEGER NOT NULL,
        PRIMARY KEY (position, word, level, origin)
    ) STRICT, WITHOUT ROWID;
",
    "
    -- Which servers are there, and when none was: nobody's clock ran then.
    CREATE TABLE servers (
        node TEXT NOT NULL PRIMARY KEY,
        at INTEGER NOT NULL,
        gone INTEGER NOT NULL
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE outages (
        began INTEGER NOT NULL PRIMARY KEY,
        ended INTEGER NOT NULL
    ) STRICT, WITHOUT ROWID;
",
    "
    -- What players are proud of, the most first. Games from before have none until they are counted
    -- again.
    CREATE TABLE feats (
        player TEXT NOT NULL,
        feat TEXT NOT NULL,
        value INTEGER NOT NULL,
        at INTEGER NOT NULL,
        table_id TEXT NOT NULL,
        public INTEGER NOT NULL,
        PRIMARY KEY (player, feat, value DESC, at, table_id)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX feats_at ON feats (table_id);
",
];

/// The newest version.
pub(super) fn newest() -> u32 {
    u32::try_from(STEPS.len()).expect("few steps")
}

/// The version of a file; 0 if it is none of ours yet.
pub(super) fn version(connection: &Connection) -> Result<u32> {
    connection.query_row("PRAGMA user_version", [], |row| row.get(0))
}

/// Brings a file to the newest version. Returns false if it is newer than this program.
pub(super) fn migrate(connection: &mut Connection) -> Result<bool> {
    // The version is read under the lock: of two programs that come at once, one finds it done.
    let transaction = connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
    let (version, newest) = (version(&transaction)?, newest());
    for (at, step) in (0..newest).zip(STEPS).skip(version as usize) {
        transaction.execute_batch(step)?;
        transaction.pragma_update(None, "user_version", at + 1)?;
    }
    if version < newest {
        super::people::note_looks(&transaction)?;
    }
    transaction.commit()?;
    Ok(version <= newest)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::id::TableId;
    use crate::store::sqlite::Sqlite;
    use crate::store::{Store as _, TableStore as _};

    #[test]
    fn b8_a_file_that_is_only_read_stays_as_it_is() {
        let folder = std::env::temp_dir().join(format!("lutece-old-{}", TableId::random()));
        std::fs::create_dir_all(&folder).expect("a folder");
        let path = folder.join("old.sqlite");
        let connection = Connection::open(&path).expect("a new store");
        connection.pragma_update(None, "journal_mode", "WAL").expect("a log");
        connection.execute_batch(STEPS[0]).expect("the first step");
        connection.pragma_update(None, "user_version", 1).expect("a version");
        drop(connection);
        let before = std::fs::read(&path).expect("a file");
        let store = Sqlite::open_existing(&path).expect("an old store can be read");
        let runtime = tokio::runtime::Runtime::new().expect("threads");
        assert_eq!(runtime.block_on(store.page(None, 9)), Ok(vec![]));
        assert!(runtime.block_on(store.probe()).is_err(), "nothing can be written");
        drop(store);
        assert!(std::fs::read(&path).expect("a file") == before, "not one byte is another");
        assert_eq!(std::fs::read_dir(&folder).expect("a folder").count(), 1, "nothing beside it");
        std::fs::remove_dir_all(folder).expect("it was there");
    }

    #[test]
    fn a_file_of_the_first_version_is_brought_up_to_date() {
        let mut connection = Connection::open_in_memory().expect("a new store");
        connection.execute_batch(STEPS[0]).expect("the first step");
        connection.pragma_update(None, "user_version", 1).expect("a version");
        let rows = "INSERT INTO tables VALUES ('t', '{}', 1, 'open', 7);
            INSERT INTO places (player, table_id, seat) VALUES ('p', 't', 1);
            INSERT INTO accounts VALUES ('b', 'v\u{456}ctim', 'V\u{456}ctim', 'x', 2);
            INSERT INTO accounts VALUES ('a', 'victim', 'Victim', 'x', 1);";
        connection.execute_batch(rows).expect("rows as they were then");
        assert_eq!(migrate(&mut connection), Ok(true));
        let touched: i64 = connection
            .query_row("SELECT touched FROM places", [], |row| row.get(0))
            .expect("the place is there still");
        assert_eq!(touched, 7);
        let looks = "SELECT group_concat(skeleton, ',') FROM (SELECT * FROM accounts ORDER BY id)";
        let looks: String = connection.query_row(looks, [], |row| row.get(0)).expect("looks");
        assert_eq!(looks, format!("{},", site::names::look("Victim")), "the older has it");
        assert_eq!(migrate(&mut connection), Ok(true), "and stays so");
        connection.pragma_update(None, "user_version", 99).expect("a version");
        assert_eq!(migrate(&mut connection), Ok(false), "a newer file is left alone");
    }
}
