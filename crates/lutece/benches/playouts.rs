//! `cargo bench`: random games a second, by the program itself. Arguments go to `lutece bench`.

use std::process::{Command, ExitCode};

fn main() -> ExitCode {
    // Cargo adds a flag of its own for harnesses, which we are not.
    let args = std::env::args().skip(1).filter(|arg| arg != "--bench");
    let status = Command::new(env!("CARGO_BIN_EXE_lutece")).arg("bench").args(args).status();
    if status.is_ok_and(|status| status.success()) { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}
