//! Every check of the project, once.
fn main() {}
