//! Recently given hints, so that a page that is fetched again still shows them.

use std::collections::HashMap;
use std::sync::{Arc, Mutex};

use study::Advice;
use words::Lang;

use crate::id::TableId;

/// How many hints are remembered. A forgotten one is computed again, and still counts only once.
const MOST: usize = 500;

/// A hint: the position, the language and what was said.
type Given = (u32, Lang, Arc<Advice>);

/// The hints that were given lately, by table.
#[derive(Default)]
pub struct Hints(Mutex<HashMap<TableId, Given>>);

impl Hints {
    /// What was said in a position in a language.
    #[must_use]
    pub fn find(&self, table: TableId, position: u32, lang: Lang) -> Option<Arc<Advice>> {
        let hints = self.0.lock().expect("no holder panics");
        let (at, of, advice) = hints.get(&table)?;
        (*at == position && *of == lang).then(|| Arc::clone(advice))
    }

    /// Remembers what was said.
    pub fn keep(&self, table: TableId, position: u32, lang: Lang, advice: &Arc<Advice>) {
        let mut hints = self.0.lock().expect("no holder panics");
        if hints.len() >= MOST {
            hints.clear();
        }
        hints.insert(table, (position, lang, Arc::clone(advice)));
    }
}
