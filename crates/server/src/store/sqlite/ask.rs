//! Statements in few words: each is prepared once, its arguments are a slice, and a row that makes no sense
//! is an error like any other.

use std::str::FromStr;

use rusqlite::types::Type;
use rusqlite::{Connection, Error, ErrorCode, OptionalExtension as _, Result, Row, ToSql};

use crate::store::{StoreError, id_of};

/// The arguments of a statement, as `params!` makes them.
pub(super) type Args<'a> = &'a [&'a dyn ToSql];

/// What can be asked of a connection.
pub(super) trait Ask {
    /// Every row that a statement finds.
    fn all<T>(
        &self,
        sql: &str,
        args: Args<'_>,
        read: impl FnMut(&Row<'_>) -> Result<T>,
    ) -> Result<Vec<T>>;

    /// The first row that it finds, if there is one.
    fn find<T>(
        &self,
        sql: &str,
        args: Args<'_>,
        read: impl FnOnce(&Row<'_>) -> Result<T>,
    ) -> Result<Option<T>>;

    /// How many rows it changed.
    fn change(&self, sql: &str, args: Args<'_>) -> Result<usize>;

    /// Changes whatever there is to change.
    fn run(&self, sql: &str, args: Args<'_>) -> Result<()> {
        self.change(sql, args).map(drop)
    }
}

impl Ask for Connection {
    fn all<T>(
        &self,
        sql: &str,
        args: Args<'_>,
        read: impl FnMut(&Row<'_>) -> Result<T>,
    ) -> Result<Vec<T>> {
        self.prepare_cached(sql)?.query_map(args, read)?.collect()
    }

    fn find<T>(
        &self,
        sql: &str,
        args: Args<'_>,
        read: impl FnOnce(&Row<'_>) -> Result<T>,
    ) -> Result<Option<T>> {
        self.prepare_cached(sql)?.query_row(args, read).optional()
    }

    fn change(&self, sql: &str, args: Args<'_>) -> Result<usize> {
        self.prepare_cached(sql)?.execute(args)
    }
}

/// A column with an id.
pub(super) fn id<T: FromStr>(row: &Row<'_>, at: usize) -> Result<T> {
    sound(id_of(&row.get::<_, String>(at)?))
}

/// What was read, if it makes sense.
pub(super) fn sound<T>(read: std::result::Result<T, StoreError>) -> Result<T> {
    read.map_err(|error| Error::FromSqlConversionFailure(0, Type::Null, Box::new(error)))
}

/// What an error means for whoever asked.
pub(super) fn failed(error: &Error) -> StoreError {
    if let Error::FromSqlConversionFailure(_, _, why) = error
        && let Some(error) = why.downcast_ref::<StoreError>()
    {
        return error.clone();
    }
    match error.sqlite_error_code() {
        Some(ErrorCode::DatabaseCorrupt | ErrorCode::NotADatabase) => {
            StoreError::Corrupt(error.to_string())
        }
        _ => StoreError::Refused(error.to_string()),
    }
}
