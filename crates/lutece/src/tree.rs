//! `lutece study`: a record with variations and comments, shown and changed.

use std::io::Write;

use cli::input::{self, RecordArgs};
use cli::{Answer, Failure};
use serde::Serialize;
use study::Edit;
use table::TreePlace;

/// Show or change the variations and comments of a game.
///
/// A record can hold variations and comments. Without a change they are listed: each line with its
/// number, where it leaves the game or another line, its moves and the comments. With a change, the
/// resulting record is printed; --json also prints the place that the change led to.
///
/// lutece hint, legal, show and draw accept a place in a variation with --at.
#[derive(clap::Args, Debug)]
#[command(verbatim_doc_comment)]
pub(crate) struct Args {
    #[command(flatten)]
    record: RecordArgs,
    /// Where to make the change: after this many moves of the game, or of a variation, as in 1.2
    #[arg(long, value_name = "PLACE", default_value = "0")]
    at: TreePlace,
    #[command(flatten)]
    change: Change,
    /// The line that gets the name; 0 stands for the title of the whole
    #[arg(long, value_name = "N", default_value_t = 0, requires = "name")]
    line: u32,
    /// Print JSON: one object
    #[arg(long)]
    json: bool,
}

#[derive(clap::Args, Debug)]
#[group(multiple = false)]
struct Change {
    /// Try a move
    #[arg(long = "try", value_name = "MOVE")]
    mv: Option<String>,
    /// Deal anew what the player to act cannot know
    #[arg(long, value_name = "SEED")]
    world: Option<String>,
    /// Set the comment on the place; an empty text removes it
    #[arg(long, value_name = "TEXT")]
    note: Option<String>,
    /// Give a line a name
    #[arg(long, value_name = "TEXT")]
    name: Option<String>,
    /// Remove the step that led to the place, and everything that follows it
    #[arg(long)]
    cut: bool,
}

impl Change {
    fn edit(&self, line: u32) -> Answer<Option<Edit>> {
        let Self { mv, world, note, name, cut } = self;
        Ok(match (mv, world, note, name) {
            (Some(mv), ..) => Some(Edit::Try(mv.clone())),
            (_, Some(text), ..) => Some(Edit::World(input::seed(Some(text))?)),
            (_, _, Some(text), _) => Some(Edit::Note(text.clone())),
            (.., Some(name)) => Some(Edit::Name(line, name.clone())),
            _ => cut.then_some(Edit::Cut),
        })
    }
}

/// A record after a change.
#[derive(Serialize)]
struct Changed {
    at: String,
    record: String,
}

/// All variations and comments.
#[derive(Serialize)]
struct Tree {
    title: String,
    notes: Vec<Note>,
    lines: Vec<Line>,
}

#[derive(Serialize)]
struct Note {
    at: String,
    text: String,
}

#[derive(Serialize)]
struct Line {
    line: u32,
    name: String,
    from: String,
    steps: Vec<String>,
}

/// Shows, or changes and prints.
pub(crate) fn run(args: &Args, out: &mut dyn Write) -> Answer {
    let (any, mut tree) = args.record.load_tree()?;
    if let Some(edit) = args.change.edit(args.line)? {
        let there = edit.apply(&any, &mut tree, args.at).map_err(Failure::no)?;
        let mut record = any.record();
        record.branches = tree;
        if args.json {
            let changed = Changed { at: there.to_string(), record: record.to_string() };
            serde_json::to_writer(&mut *out, &changed)?;
            return Ok(writeln!(out)?);
        }
        return Ok(write!(out, "{record}")?);
    }
    let note = |(at, text): (TreePlace, &str)| Note { at: at.to_string(), text: text.to_owned() };
    let told = Tree {
        title: tree.title.clone(),
        notes: tree.notes().map(note).collect(),
        lines: tree
            .lines()
            .iter()
            .map(|it| Line {
                line: it.number,
                name: it.name.clone(),
                from: it.from.to_string(),
                steps: it.moves.iter().map(|(_, step)| step.clone()).collect(),
            })
            .collect(),
    };
    if args.json {
        serde_json::to_writer(&mut *out, &told)?;
        return Ok(writeln!(out)?);
    }
    if !told.title.is_empty() {
        writeln!(out, "{}", told.title)?;
    }
    writeln!(out, "the game: {} moves", any.ply())?;
    for line in &told.lines {
        let name = if line.name.is_empty() { String::new() } else { format!(" ({})", line.name) };
        writeln!(out, "line {}{name}, from {}: {}", line.line, line.from, line.steps.join(" / "))?;
    }
    for Note { at, text } in &told.notes {
        writeln!(out, "at {at}: {}", text.replace('\n', " "))?;
    }
    Ok(())
}
