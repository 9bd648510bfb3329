//! Every word a person reads, in six languages.
//!
//! The rules speak in [`table::Message`]s, the pages in ids; both find their sentences here. The
//! sentences are Fluent files, one folder per language, embedded in the program. Tests hold every
//! language to the same ids and variables and to every message that a game can produce.

// Users of this crate need no other.
pub use ::table;

mod book;
mod lang;
mod number;

pub use book::{Called, files, has, log, say, text, text_with};
pub use lang::{Lang, LangError};
pub use number::{decimal, signed};

#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
