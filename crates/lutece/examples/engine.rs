//! An engine for Lutèce in Rust, without a library: it picks a legal move at random, from the seed
//! it is given. docs/engines.md describes the protocol.
//!
//!     cargo build --example engine
//!     lutece match paris --bots "haussmann,cmd:target/debug/examples/engine"

use std::io::{self, BufRead as _, Write as _};

fn main() -> io::Result<()> {
    let mut out = io::stdout().lock();
    let mut input = io::stdin().lock().lines();
    let mut legal: Vec<String> = Vec::new();
    while let Some(line) = input.next().transpose()? {
        let (word, rest) = line.split_once(' ').unwrap_or((&line, ""));
        match word {
            "lutece" => writeln!(out, "engine example in Rust")?,
            "ready?" => writeln!(out, "ready")?,
            // A possible game, for engines that know the rules; this one does not.
            "record" => input
                .by_ref()
                .take(rest.parse().unwrap_or(0))
                .try_for_each(|line| line.map(drop))?,
            "legal" => {
                legal =
                    input.by_ref().take(rest.parse().unwrap_or(0)).collect::<io::Result<_>>()?;
            }
            "go" => {
                let seed = rest.rsplit(' ').next().and_then(|word| word.parse::<u64>().ok());
                let choice = seed.unwrap_or(0) % legal.len() as u64;
                writeln!(out, "bestmove {}", legal[choice as usize])?;
            }
            "quit" => return Ok(()),
            _ => {}
        }
        out.flush()?;
    }
    Ok(())
}
