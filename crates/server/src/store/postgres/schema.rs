//! The schema in PostgreSQL, one step per version. Steps are never changed, only added.

use tokio_postgres::{Client, Error, Transaction};

use site::names::look;

/// Each step with the statements that lead to it.
const STEPS: &[&str] = &[
    "
    CREATE TABLE tables (
        id TEXT PRIMARY KEY,
        head TEXT NOT NULL,
        public BOOLEAN NOT NULL,
        status TEXT NOT NULL,
        touched BIGINT NOT NULL
    );
    CREATE INDEX tables_listed ON tables (public, status, touched);
    CREATE TABLE actions (
        table_id TEXT NOT NULL,
        ply INTEGER NOT NULL,
        at BIGINT NOT NULL,
        click TEXT,
        text TEXT NOT NULL,
        PRIMARY KEY (table_id, ply)
    );
    CREATE TABLE places (
        player TEXT NOT NULL,
        table_id TEXT NOT NULL,
        seat INTEGER NOT NULL,
        PRIMARY KEY (player, table_id, seat)
    );
    CREATE INDEX places_at ON places (table_id);
    CREATE TABLE turns (
        table_id TEXT PRIMARY KEY,
        node TEXT,
        lease BIGINT NOT NULL
    );
    CREATE INDEX turns_by_lease ON turns (lease);
    CREATE TABLE accounts (
        id TEXT PRIMARY KEY,
        folded TEXT NOT NULL UNIQUE,
        name TEXT NOT NULL,
        password TEXT NOT NULL,
        created BIGINT NOT NULL
    );
    CREATE TABLE sessions (
        hash BYTEA PRIMARY KEY,
        account TEXT NOT NULL,
        at BIGINT NOT NULL
    );
    CREATE INDEX sessions_of ON sessions (account);
    CREATE TABLE settings (
        key TEXT PRIMARY KEY,
        value BYTEA NOT NULL
    );
",
    "
    -- The list of somebody's games is read from one index, however many they are.
    ALTER TABLE places ADD COLUMN touched BIGINT NOT NULL DEFAULT 0;
    UPDATE places SET touched = tables.touched FROM tables WHERE tables.id = places.table_id;
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
        at BIGINT NOT NULL,
        reporter TEXT NOT NULL,
        table_id TEXT NOT NULL,
        ply BIGINT NOT NULL,
        about TEXT NOT NULL,
        name TEXT NOT NULL,
        quote TEXT NOT NULL,
        reason TEXT NOT NULL,
        closed_at BIGINT,
        closed_by TEXT,
        UNIQUE (reporter, table_id, about, ply)
    );
    CREATE TABLE held (
        table_id TEXT PRIMARY KEY,
        holding TEXT NOT NULL,
        player TEXT NOT NULL,
        network TEXT NOT NULL,
        at BIGINT NOT NULL
    );
    CREATE INDEX held_by_player ON held (player);
    CREATE INDEX held_by_network ON held (network);
    CREATE INDEX held_since ON held (at);
",
    "
    -- Records that somebody brought along, and reviews of games.
    CREATE TABLE papers (
        id TEXT PRIMARY KEY,
        owner TEXT NOT NULL,
        at BIGINT NOT NULL,
        text TEXT NOT NULL
    );
    CREATE INDEX papers_of ON papers (owner, at);
    CREATE TABLE reviews (
        subject TEXT PRIMARY KEY,
        judge BIGINT NOT NULL,
        budget TEXT NOT NULL,
        at BIGINT NOT NULL,
        text TEXT NOT NULL
    );
",
    "
    -- Who wants to be called, and the calls.
    CREATE TABLE callees (
        player TEXT PRIMARY KEY,
        wishes TEXT NOT NULL,
        mailed BIGINT NOT NULL DEFAULT 0,
        looked BIGINT NOT NULL DEFAULT 0,
        node TEXT,
        lease BIGINT NOT NULL DEFAULT 0
    );
    CREATE TABLE calls (
        player TEXT NOT NULL,
        table_id TEXT NOT NULL,
        version INTEGER NOT NULL,
        reason TEXT NOT NULL,
        at BIGINT NOT NULL,
        due BIGINT NOT NULL,
        tries INTEGER NOT NULL,
        left_over TEXT NOT NULL,
        PRIMARY KEY (player, table_id, version, reason)
    );
    CREATE INDEX calls_due ON calls (player, due) WHERE left_over <> '';
    CREATE INDEX calls_at ON calls (table_id);
",
    "
    -- Who looks for an opponent: one at most for each game and speed.
    CREATE TABLE seeks (
        what TEXT PRIMARY KEY,
        player TEXT NOT NULL,
        table_id TEXT NOT NULL,
        at BIGINT NOT NULL
    );
    CREATE INDEX seeks_of ON seeks (player);
",
    "
    -- Games that are over, for histories and profiles; ratings follow from them.
    CREATE TABLE results (
        table_id TEXT COLLATE \"C\" PRIMARY KEY,
        at BIGINT NOT NULL,
        game TEXT NOT NULL,
        seats INTEGER NOT NULL,
        rated BOOLEAN NOT NULL,
        early BOOLEAN NOT NULL,
        public BOOLEAN NOT NULL,
        counted BOOLEAN NOT NULL
    );
    CREATE INDEX results_rated ON results (game, seats, at, table_id) WHERE rated;
    CREATE INDEX results_due ON results (game, seats, at, table_id) WHERE rated AND NOT counted;
    CREATE TABLE parties (
        table_id TEXT COLLATE \"C\" NOT NULL,
        seat INTEGER NOT NULL,
        player TEXT NOT NULL,
        at BIGINT NOT NULL,
        game TEXT NOT NULL,
        seats INTEGER NOT NULL,
        place INTEGER NOT NULL,
        points INTEGER NOT NULL,
        ending TEXT NOT NULL,
        sheet TEXT NOT NULL,
        PRIMARY KEY (table_id, seat)
    );
    CREATE INDEX parties_of ON parties (player, at, table_id);
    CREATE TABLE ratings (
        game TEXT NOT NULL,
        seats INTEGER NOT NULL,
        player TEXT NOT NULL,
        at BIGINT NOT NULL,
        table_id TEXT COLLATE \"C\" NOT NULL,
        rating FLOAT8 NOT NULL,
        deviation FLOAT8 NOT NULL,
        volatility FLOAT8 NOT NULL,
        games INTEGER NOT NULL,
        PRIMARY KEY (game, seats, player, at, table_id)
    );
    CREATE INDEX ratings_in_order ON ratings (game, seats, at, table_id);
    CREATE TABLE standings (
        game TEXT NOT NULL,
        seats INTEGER NOT NULL,
        player TEXT NOT NULL,
        rating FLOAT8 NOT NULL,
        deviation FLOAT8 NOT NULL,
        volatility FLOAT8 NOT NULL,
        games INTEGER NOT NULL,
        at BIGINT NOT NULL,
        PRIMARY KEY (game, seats, player)
    );
    CREATE INDEX standings_of ON standings (player);
    CREATE TABLE rating_steps (
        game TEXT NOT NULL,
        seats INTEGER NOT NULL,
        step BIGINT NOT NULL,
        PRIMARY KEY (game, seats, step)
    );
",
    "
    -- What people keep about each other, and who shows nothing to others.
    CREATE TABLE relations (
        player TEXT NOT NULL,
        other TEXT NOT NULL,
        follows BOOLEAN NOT NULL,
        blocks BOOLEAN NOT NULL,
        note TEXT NOT NULL,
        PRIMARY KEY (player, other)
    );
    CREATE INDEX relations_with ON relations (other);
    CREATE TABLE recluses (
        player TEXT PRIMARY KEY
    );
",
    "
    -- Events: several rounds of the same deals.
    CREATE TABLE events (
        id TEXT COLLATE \"C\" PRIMARY KEY,
        version BIGINT NOT NULL,
        public BOOLEAN NOT NULL,
        live BOOLEAN NOT NULL,
        touched BIGINT NOT NULL,
        event TEXT NOT NULL
    );
    CREATE INDEX events_listed ON events (public, live, touched);
    CREATE INDEX events_live ON events (touched) WHERE live;
    CREATE TABLE event_players (
        player TEXT NOT NULL,
        event_id TEXT NOT NULL,
        PRIMARY KEY (player, event_id)
    );
",
    "
    -- Links to edit an analysis can be withdrawn.
    ALTER TABLE papers ADD COLUMN link BIGINT NOT NULL DEFAULT 0;
",
    "
    -- What others did: sums over games that are over; which are counted, and which are to be.
    CREATE TABLE explore_due (
        table_id TEXT COLLATE \"C\" PRIMARY KEY,
        due BIGINT NOT NULL
    );
    CREATE INDEX explore_due_by ON explore_due (due);
    INSERT INTO explore_due (table_id, due) SELECT table_id, 0 FROM results;
    CREATE TABLE explored (
        source TEXT COLLATE \"C\" PRIMARY KEY,
        origin TEXT NOT NULL
    );
    CREATE TABLE explored_choices (
        game TEXT NOT NULL,
        seats INTEGER NOT NULL,
        theme TEXT NOT NULL,
        path TEXT NOT NULL,
        word TEXT NOT NULL,
        level TEXT NOT NULL,
        variant TEXT NOT NULL,
        origin TEXT NOT NULL,
        offered BIGINT NOT NULL,
        chosen BIGINT NOT NULL,
        won BIGINT NOT NULL,
        points BIGINT NOT NULL,
        margin BIGINT NOT NULL,
        PRIMARY KEY (game, seats, theme, path, word, level, variant, origin)
    );
    CREATE TABLE explored_moves (
        position TEXT COLLATE \"C\" NOT NULL,
        word TEXT NOT NULL,
        level TEXT NOT NULL,
        origin TEXT NOT NULL,
        chosen BIGINT NOT NULL,
        won BIGINT NOT NULL,
        points BIGINT NOT NULL,
        margin BIGINT NOT NULL,
        PRIMARY KEY (position, word, level, origin)
    );
",
    "
    -- Which servers are there, and when none was: nobody's clock ran then.
    CREATE TABLE servers (
        node TEXT NOT NULL PRIMARY KEY,
        at BIGINT NOT NULL,
        gone BOOLEAN NOT NULL
    );
    CREATE TABLE outages (
        began BIGINT NOT NULL PRIMARY KEY,
        ended BIGINT NOT NULL
    );
",
    "
    -- What players are proud of, the most first. Games from before have none until they are counted
    -- again.
    CREATE TABLE feats (
        player TEXT NOT NULL,
        feat TEXT NOT NULL,
        value INTEGER NOT NULL,
        at BIGINT NOT NULL,
        table_id TEXT COLLATE \"C\" NOT NULL,
        public BOOLEAN NOT NULL
    );
    CREATE INDEX feats_of ON feats (player, feat, value DESC, at, table_id);
    CREATE INDEX feats_at ON feats (table_id);
",
];

/// Any number, the same for every server: only one migrates at a time.
const LOCK: &str = "SELECT pg_advisory_xact_lock(18890331)";

/// The newest version.
pub(super) fn newest() -> i32 {
    i32::try_from(STEPS.len()).expect("few steps")
}

/// The version of a database, if it holds a store.
pub(super) async fn version(client: &Client) -> Result<Option<i32>, Error> {
    let there = "SELECT to_regclass('schema_version') IS NOT NULL";
    if !client.query_one(there, &[]).await?.get::<_, bool>(0) {
        return Ok(None);
    }
    let row = client.query_opt("SELECT version FROM schema_version", &[]).await?;
    Ok(row.map(|row| row.get(0)))
}

/// Notes the looks of names from before they were compared. Of names that look alike, the oldest
/// has the look.
async fn note_looks(transaction: &Transaction<'_>) -> Result<(), Error> {
    let sql = "SELECT id, name FROM accounts WHERE skeleton = '' ORDER BY created, id";
    for row in transaction.query(sql, &[]).await? {
        let (id, name): (String, String) = (row.get(0), row.get(1));
        let sql = "UPDATE accounts SET skeleton = $2
            WHERE id = $1 AND NOT EXISTS (SELECT 1 FROM accounts WHERE skeleton = $2)";
        transaction.execute(sql, &[&id, &look(&name)]).await?;
    }
    Ok(())
}

/// Brings the database to the newest version. Returns false if it is newer than this program.
pub(super) async fn migrate(client: &mut Client) -> Result<bool, Error> {
    let newest = newest();
    let transaction = client.transaction().await?;
    // However long it takes: nobody is waiting for anything else yet.
    transaction.batch_execute("SET LOCAL statement_timeout = 0").await?;
    transaction.batch_execute(LOCK).await?;
    transaction
        .batch_execute("CREATE TABLE IF NOT EXISTS schema_version (version INTEGER NOT NULL)")
        .await?;
    let row = transaction.query_opt("SELECT version FROM schema_version", &[]).await?;
    let version: i32 = match row {
        Some(row) => row.get(0),
        None => {
            transaction.batch_execute("INSERT INTO schema_version VALUES (0)").await?;
            0
        }
    };
    for (at, step) in (0..newest).zip(STEPS).skip(usize::try_from(version).unwrap_or(0)) {
        transaction.batch_execute(step).await?;
        transaction.execute("UPDATE schema_version SET version = $1", &[&(at + 1)]).await?;
    }
    if version < newest {
        note_looks(&transaction).await?;
    }
    transaction.commit().await?;
    Ok(version <= newest)
}
