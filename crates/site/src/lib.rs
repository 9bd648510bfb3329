//! What the site is apart from where it runs: from a table's state, a viewer and a request to
//! pages, answers and decisions. No sockets, no clock, no disk, no threads: whoever calls brings
//! the time and what was stored, and sends what comes out.

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
