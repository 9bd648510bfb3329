//! All tests, and those of the browser once more where they fail.
//!
//! A browser that shares two cores with another one paints when it gets to it, and now and then a test
//! hears of a moment that a person never sees. Such a test is run again, alone, and named at the end
//! either way: a fault fails twice, and what only fails beside others stays in sight. Everything else
//! has one try.

use crate::shell::{self, Line};

/// What the runner prints of a test that failed, before and after its name.
const FAILED: (&str, &str) = ("test ", " ... FAILED");

/// Runs everything.
pub(crate) fn test(path: &str, args: &[String]) -> Result<(), String> {
    let mut line = cargo(path, &["--no-fail-fast"]);
    line.args(args);
    let mut failed = Vec::new();
    let problem = match line.run_with(|line| failed.extend(failure(line))) {
        Ok(()) => return Ok(()),
        Err(problem) => problem,
    };
    if failed.is_empty() {
        return Err(problem);
    }
    // All of them are in the program of the browser's tests, or that runs fewer than were asked for.
    let mut line = cargo(path, &["--test", "browser", "--", "--exact", "--test-threads", "1"]);
    line.args(&failed);
    let mut passed = 0;
    let again = line.run_with(|line| passed += passes(line));
    let names = failed.join(", ");
    if again.is_err() || passed != failed.len() {
        return Err(format!("{problem}: {names}"));
    }
    shell::say(&format!("failed beside others and passed alone: {names}"));
    Ok(())
}

fn cargo(path: &str, args: &[&str]) -> Line {
    shell::cargo(&[&["test", "--workspace", "--locked"], args].concat()).with("PATH", path)
}

/// The test that a line says has failed.
fn failure(line: &str) -> Option<String> {
    let name = line.strip_prefix(FAILED.0)?.strip_suffix(FAILED.1)?;
    Some(name.trim_end_matches(" - should panic").to_owned())
}

/// How many tests a line says have passed.
fn passes(line: &str) -> usize {
    let counts = line.strip_prefix("test result: ok. ").and_then(|it| it.split(' ').next());
    counts.and_then(|it| it.parse().ok()).unwrap_or(0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_failed_is_read_from_what_the_runner_prints() {
        assert_eq!(failure("test story::the_end ... FAILED").as_deref(), Some("story::the_end"));
        assert_eq!(failure("test story::the_end ... ok"), None);
        assert_eq!(failure("test result: FAILED. 94 passed; 1 failed; 0 ignored"), None);
        assert_eq!(failure("  test story::the_end ... FAILED"), None, "said by a test itself");
    }

    #[test]
    fn what_passed_is_counted() {
        let line = "test result: ok. 2 passed; 0 failed; 0 ignored; 0 measured; 93 filtered out";
        assert_eq!(passes(line), 2);
        assert_eq!(passes("test result: FAILED. 1 passed; 1 failed; 0 ignored"), 0);
        assert_eq!(passes("test story::the_end ... ok"), 0);
    }
}
