//! Servers that are there, of a store that is watched.

use site::action::Outage;

use super::Watched;
use crate::store::Later;
use crate::store::outages::{Outages, Sign};

impl Outages for Watched {
    fn sign(&self, sign: Sign) -> Later<'_, Vec<Outage>> {
        self.write("sign", self.inner.sign(sign))
    }
}
