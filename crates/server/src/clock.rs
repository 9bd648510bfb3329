//! The time.

use std::time::{Duration, SystemTime, UNIX_EPOCH};

use site::stored::Millis;

/// The time.
#[must_use]
pub fn now() -> Millis {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or(Duration::ZERO);
    Millis::try_from(since.as_millis()).unwrap_or(Millis::MAX)
}
