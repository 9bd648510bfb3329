//! Recorded games: complete games in files, each kept for a reason, replayed to their result.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use table::{Chance as _, Edition as _, Game, Match, Quick, Reason, Record, Seat};

use crate::tables::Table;

/// The environment variable that rewrites golden files: `LUTECE_BLESS=1`.
pub const BLESS: &str = "LUTECE_BLESS";

/// How many random games are searched for one with the desired property.
const SEARCHED: usize = 2_000_000;

/// When searching for a game that ends by resignation, somebody resigns before one move in this
/// many.
const GIVING_UP: usize = 32;

/// A folder of recorded games, one `NAME.lutece` each.
#[derive(Debug)]
pub struct Records {
    dir: PathBuf,
    bless: bool,
}

impl Records {
    /// The folder `tests/records` of a crate: pass `env!("CARGO_MANIFEST_DIR")`.
    #[must_use]
    pub fn of(manifest_dir: &str) -> Self {
        let bless = std::env::var_os(BLESS).is_some_and(|value| value != "0");
        Self { dir: Path::new(manifest_dir).join("tests/records"), bless }
    }

    /// The same with another folder, and with blessing on or off.
    #[must_use]
    pub fn at(dir: impl Into<PathBuf>, bless: bool) -> Self {
        Self { dir: dir.into(), bless }
    }

    /// Replays the recorded game `name` to its recorded result and checks that it still is what it
    /// was recorded for. When blessing, a missing or outdated record is replaced by the first
    /// random game at `table` with that property.
    ///
    /// # Panics
    /// If the record is missing, does not replay, or is not `wanted`.
    pub fn check<G: Game>(
        &self,
        name: &str,
        table: &Table<G>,
        wanted: impl Fn(&Match<G>) -> bool,
    ) -> Match<G> {
        self.check_or(name, &wanted, || search(table, &wanted))
    }

    /// The same for a game that ends by resignation.
    ///
    /// # Panics
    /// If the record is missing, does not replay, or is not `wanted`.
    pub fn check_given_up<G: Game>(
        &self,
        name: &str,
        table: &Table<G>,
        wanted: impl Fn(&Match<G>) -> bool,
    ) -> Match<G> {
        self.check_or(name, &wanted, || search_given_up(table, &wanted))
    }

    fn check_or<G: Game>(
        &self,
        name: &str,
        wanted: impl Fn(&Match<G>) -> bool,
        find: impl FnOnce() -> Option<Match<G>>,
    ) -> Match<G> {
        let path = self.path(name);
        let found = self.read::<G>(&path);
        match found {
            Ok(played) if wanted(&played) => played,
            Err(_) | Ok(_) if self.bless => {
                let played = find()
                    .unwrap_or_else(|| panic!("{name}: no such game among {SEARCHED} at random"));
                fs::create_dir_all(&self.dir).expect("the folder can be made");
                fs::write(&path, played.record().to_string()).expect("the record can be written");
                played
            }
            Ok(_) => panic!("{}: it is no longer what it was recorded for", path.display()),
            Err(problem) => panic!("{}: {problem}; {BLESS}=1 writes it anew", path.display()),
        }
    }

    /// Replays every record in the folder, in the order of their names.
    ///
    /// # Panics
    /// If there is none, or one does not replay to its result, or is not written the way the
    /// program writes it.
    #[must_use]
    pub fn all<G: Game>(&self) -> Vec<(String, Match<G>)> {
        let mut paths: Vec<PathBuf> = fs::read_dir(&self.dir)
            .unwrap_or_else(|error| panic!("{}: {error}", self.dir.display()))
            .map(|entry| entry.expect("the folder can be listed").path())
            .filter(|path| path.extension().is_some_and(|it| it == "lutece"))
            .collect();
        paths.sort();
        assert!(!paths.is_empty(), "{}: no recorded games", self.dir.display());
        paths
            .into_iter()
            .map(|path| {
                let played = self
                    .read::<G>(&path)
                    .unwrap_or_else(|problem| panic!("{}: {problem}", path.display()));
                let name = path.file_stem().expect("a file has a name").to_string_lossy();
                (name.into_owned(), played)
            })
            .collect()
    }

    fn path(&self, name: &str) -> PathBuf {
        self.dir.join(name).with_extension("lutece")
    }

    fn read<G: Game>(&self, path: &Path) -> Result<Match<G>, String> {
        let text = fs::read_to_string(path).map_err(|error| error.to_string())?;
        let record: Record = text.parse().map_err(|error| format!("{error}"))?;
        let played = Match::from_record(&record, Arc::new(G::Edition::shipped()))
            .map_err(|error| error.to_string())?;
        let bare: String = text
            .lines()
            .filter(|line| !line.starts_with('#'))
            .flat_map(|line| [line, "\n"])
            .collect();
        if played.record().to_string() == bare {
            Ok(played)
        } else {
            Err("it is not written the way the program writes it".to_owned())
        }
    }
}

fn search<G: Game>(table: &Table<G>, wanted: impl Fn(&Match<G>) -> bool) -> Option<Match<G>> {
    let mut buffer = Vec::new();
    (0..SEARCHED).find_map(|game| {
        let mut played = Match::new(Arc::clone(table.rules()), table.seed(game));
        let mut chance = Quick::new(game as u64);
        let evenly = chance.below(2) == 0;
        while played.to_act().is_some() {
            let (mv, _) = if evenly {
                table.rules().random(played.state(), &mut chance, &mut buffer)
            } else {
                table.rules().playout(played.state(), &mut chance, &mut buffer)
            };
            played.play(mv).expect("a generated move is legal");
        }
        wanted(&played).then_some(played)
    })
}

/// Random games that somebody gives up on the way.
fn search_given_up<G: Game>(
    table: &Table<G>,
    wanted: impl Fn(&Match<G>) -> bool,
) -> Option<Match<G>> {
    let mut buffer = Vec::new();
    (0..SEARCHED).find_map(|game| {
        let mut played = Match::new(Arc::clone(table.rules()), table.seed(game));
        let mut chance = Quick::new(game as u64);
        while played.to_act().is_some() && chance.below(GIVING_UP) > 0 {
            let (mv, _) = table.rules().playout(played.state(), &mut chance, &mut buffer);
            played.play(mv).expect("a generated move is legal");
        }
        let loser = Seat::new(chance.below(table.rules().seats()));
        (played.resign(loser).is_ok() && wanted(&played)).then_some(played)
    })
}

/// Whether a game, far enough along to count as one, was given up by the seat with the most points,
/// which comes last all the same.
pub fn the_leader_gave_up<G: Game>(played: &Match<G>) -> bool {
    played.outcome().is_some_and(|outcome| {
        let Reason::Resigned(loser) = outcome.reason else { return false };
        let others = Seat::first(played.game().seats()).filter(|seat| *seat != loser);
        played.moves().len() > 20
            && others.clone().all(|seat| outcome.scores[seat] < outcome.scores[loser])
            && others.clone().all(|seat| outcome.places[seat] < outcome.places[loser])
    })
}
