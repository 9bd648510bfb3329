//! The site, independent of where it runs: it turns a table's state, a viewer and a request into pages,
//! answers and decisions. It has no sockets, clock, disk or threads: the caller passes in the time and what
//! was stored, and sends the results.

pub mod action;
pub mod api;
pub mod event;
pub mod explorer;
pub mod id;
pub mod model;
pub mod names;
pub mod offer;
pub mod pace;
pub mod pages;
pub mod person;
pub mod profile;
pub mod rating;
pub mod report;
pub mod request;
pub mod result;
pub mod seating;
pub mod social;
pub mod stored;
pub mod subject;
mod word;
