//! `lutece export`, `import` and `backup`: moving and copying what a server stores.

use std::fs::File;
use std::io::{BufReader, BufWriter, Write};
use std::path::PathBuf;

use server::transfer::{self, Tally};
use server::{files, store};

use crate::serve::runtime;
use cli::input::{self, EditionArgs};
use cli::{Answer, Failure};

/// Write everything in a store to a file: accounts, tables and everything that happened at them.
///
/// The file has one JSON object per line; lutece import reads it into another store. Sessions and
/// the key for links are not exported. With --records, the finished games are written as records
/// instead. A table that cannot be read is named and left out; the exit code is then 1.
#[derive(clap::Args, Debug)]
#[command(verbatim_doc_comment)]
pub(crate) struct Export {
    /// The store: a SQLite file or postgres://user@host/database
    #[arg(value_name = "STORE")]
    store: String,
    /// The file to write
    #[arg(value_name = "FILE")]
    file: PathBuf,
    /// Write a record for each finished game into the folder FILE
    #[arg(long)]
    records: bool,
    #[command(flatten)]
    editions: EditionArgs,
}

/// Read into a store what lutece export wrote. What is already there stays as it is.
#[derive(clap::Args, Debug)]
pub(crate) struct Import {
    /// The store: a SQLite file or postgres://user@host/database
    #[arg(value_name = "STORE")]
    store: String,
    /// The file to read
    #[arg(value_name = "FILE")]
    file: PathBuf,
    #[command(flatten)]
    editions: EditionArgs,
}

/// Copy a SQLite store into a new file, also while a server is using it.
#[derive(clap::Args, Debug)]
pub(crate) struct Backup {
    /// The store's file
    #[arg(value_name = "STORE")]
    store: String,
    /// The copy, which must not exist
    #[arg(value_name = "FILE")]
    file: PathBuf,
}

/// Exports.
pub(crate) fn export(args: &Export, out: &mut dyn Write) -> Answer {
    let editions = args.editions.library()?;
    let tally = runtime()?.block_on(async {
        let store = read(&args.store).await?;
        if args.records {
            let folder = &args.file;
            files::private_folder(folder).map_err(|error| file_trouble(folder, &error))?;
            let mut write = |table: &str, record: &table::Record| {
                let name = format!("{}-{table}.lutece", record.game);
                std::fs::write(folder.join(name), record.to_string())
            };
            return transfer::verify(&*store, &editions, &mut write).await.map_err(Failure::no);
        }
        let file = files::private_file(&args.file, false);
        let file = file.map_err(|error| file_trouble(&args.file, &error))?;
        let mut file = BufWriter::new(file);
        let tally = transfer::export(&*store, &mut file).await.map_err(Failure::no)?;
        file.flush().map_err(|error| file_trouble(&args.file, &error))?;
        Ok(tally)
    })?;
    tell(&tally, out)
}

/// Imports.
pub(crate) fn import(args: &Import, out: &mut dyn Write) -> Answer {
    let editions = args.editions.library()?;
    let file = File::open(&args.file).map_err(|error| file_trouble(&args.file, &error))?;
    let tally = runtime()?.block_on(async {
        let store = open(&args.store).await?;
        let mut file = BufReader::new(file);
        transfer::import(&*store, &mut file, &editions).await.map_err(Failure::no)
    })?;
    tell(&tally, out)
}

/// Copies.
pub(crate) fn backup(args: &Backup, out: &mut dyn Write) -> Answer {
    runtime()?.block_on(async {
        let store = read(&args.store).await?;
        store.backup(args.file.clone()).await.map_err(Failure::no)
    })?;
    Ok(writeln!(out, "copied to {}", input::name(&args.file))?)
}

/// Replays every table of a store.
pub(crate) fn verify(address: &str, editions: &EditionArgs, out: &mut dyn Write) -> Answer {
    let editions = editions.library()?;
    let tally = runtime()?.block_on(async {
        let store = read(address).await?;
        transfer::verify(&*store, &editions, &mut |_, _| Ok(())).await.map_err(Failure::no)
    })?;
    tell(&tally, out)
}

/// An existing store, which is not changed.
async fn read(address: &str) -> Answer<std::sync::Arc<dyn store::Store>> {
    store::open_existing(address).await.map_err(Failure::usage)
}

async fn open(address: &str) -> Answer<std::sync::Arc<dyn store::Store>> {
    store::open(address).await.map_err(Failure::usage)
}

fn file_trouble(path: &std::path::Path, error: &std::io::Error) -> Failure {
    Failure::usage(format!("{}: {}", input::name(path), input::plain(error)))
}

fn tell(tally: &Tally, out: &mut dyn Write) -> Answer {
    for (what, why) in &tally.problems {
        writeln!(out, "{what}: {why}")?;
    }
    let Tally { accounts, papers, events, tables, over, fair, problems } = tally;
    write!(out, "{tables} tables")?;
    if *accounts > 0 {
        write!(out, ", {accounts} accounts")?;
    }
    if *papers > 0 {
        write!(out, ", {papers} records that people keep")?;
    }
    if *events > 0 {
        write!(out, ", {events} events")?;
    }
    if *over > 0 {
        write!(out, ", {over} finished games, {fair} of them proved fair")?;
    }
    writeln!(out)?;
    match problems.len() {
        0 => Ok(()),
        1 => Err(Failure::no("there is one problem")),
        many => Err(Failure::no(format!("there are {many} problems"))),
    }
}
