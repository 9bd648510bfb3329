//! Rate limits per address and account, as token buckets in memory, and limits on how much of something they
//! may have at the same time.

use std::collections::HashMap;
use std::hash::Hash;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, MutexGuard};
use std::time::{Duration, Instant};

use crate::id::PlayerId;

/// The most buckets kept; full ones are dropped first.
const MOST: usize = 50_000;

/// A rate: so many per second, and so many at once.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Rate {
    /// How many per second in the long run.
    pub per_second: f64,
    /// How many at once.
    pub burst: f64,
}

/// How many tables of a kind somebody may have.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Waiting {
    /// One player.
    pub player: usize,
    /// Everybody at one address.
    pub address: usize,
}

/// The rates of everything that is limited. `None` is no limit.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Rates {
    /// Requests of one address that change something.
    pub address: Option<Rate>,
    /// Requests of one player that change something.
    pub player: Option<Rate>,
    /// Attempts of one address to log in or register.
    pub login: Option<Rate>,
    /// Passwords tried for one account, from anywhere.
    pub guess: Option<Rate>,
    /// Requests of one address that only read.
    pub reading: Option<Rate>,
    /// Tables that one address sets up.
    pub tables: Option<Rate>,
    /// Tables that wait for players.
    pub waiting: Option<Waiting>,
    /// Tables where bots play among themselves.
    pub bots: Option<Waiting>,
    /// Reports of one address to the operator.
    pub reports: Option<Rate>,
}

impl Default for Rates {
    /// These do not slow down a household of players at one address, but do slow down a script that hammers
    /// the server.
    fn default() -> Self {
        Self {
            address: Some(Rate { per_second: 30.0, burst: 200.0 }),
            player: Some(Rate { per_second: 10.0, burst: 60.0 }),
            login: Some(Rate { per_second: 0.1, burst: 10.0 }),
            guess: Some(Rate { per_second: 0.2, burst: 30.0 }),
            reading: Some(Rate { per_second: 100.0, burst: 1000.0 }),
            tables: Some(Rate { per_second: 0.2, burst: 60.0 }),
            waiting: Some(Waiting { player: 5, address: 15 }),
            bots: Some(Waiting { player: 8, address: 24 }),
            reports: Some(Rate { per_second: 0.002, burst: 20.0 }),
        }
    }
}

impl Rates {
    /// No limits: for load tests, and behind a proxy that limits.
    pub const NONE: Self = Self {
        address: None,
        player: None,
        login: None,
        guess: None,
        reading: None,
        tables: None,
        waiting: None,
        bots: None,
        reports: None,
    };
}

/// The buckets of everything that is limited.
#[derive(Debug)]
pub struct Limits {
    address: Networks,
    player: Buckets<PlayerId>,
    login: Networks,
    guess: Buckets<String>,
    reading: Networks,
    tables: Networks,
    reports: Networks,
}

impl Limits {
    /// Full buckets.
    #[must_use]
    pub fn new(rates: Rates) -> Self {
        Self {
            address: Networks::new(rates.address),
            player: Buckets::new(rates.player),
            login: Networks::new(rates.login),
            guess: Buckets::new(rates.guess),
            reading: Networks::new(rates.reading),
            tables: Networks::new(rates.tables),
            reports: Networks::new(rates.reports),
        }
    }

    /// One request of an address that changes something.
    ///
    /// # Errors
    /// If there were too many: after how long to try again. The same is true of the methods below.
    pub fn address(&self, address: IpAddr) -> Result<(), Duration> {
        self.address.take(address, Instant::now())
    }

    /// One request of a player that changes something.
    ///
    /// # Errors
    /// As for [`Limits::address`].
    pub fn player(&self, player: PlayerId) -> Result<(), Duration> {
        self.player.take(player, Instant::now())
    }

    /// One attempt of an address to log in or register.
    ///
    /// # Errors
    /// As for [`Limits::address`].
    pub fn login(&self, address: IpAddr) -> Result<(), Duration> {
        self.login.take(address, Instant::now())
    }

    /// One password tried for an account, whether there is one or not, by anybody or by one of its
    /// owner's devices.
    ///
    /// # Errors
    /// As for [`Limits::address`].
    pub fn guess(&self, whose: &str) -> Result<(), Duration> {
        self.guess.take(whose.to_owned(), Instant::now())
    }

    /// The password was right: only wrong ones count.
    pub fn right(&self, whose: &str) {
        self.guess.give_back(&whose.to_owned());
    }

    /// One table that an address sets up.
    ///
    /// # Errors
    /// As for [`Limits::address`].
    pub fn table(&self, address: IpAddr) -> Result<(), Duration> {
        self.tables.take(address, Instant::now())
    }

    /// One report of an address to the operator.
    ///
    /// # Errors
    /// As for [`Limits::address`].
    pub fn report(&self, address: IpAddr) -> Result<(), Duration> {
        self.reports.take(address, Instant::now())
    }

    /// One request of an address that only reads.
    ///
    /// # Errors
    /// As for [`Limits::address`].
    pub fn reading(&self, address: IpAddr) -> Result<(), Duration> {
        self.reading.take(address, Instant::now())
    }
}

/// A customer of a provider has a /64 of IPv6 addresses: they count as one.
pub(crate) fn network(address: IpAddr) -> IpAddr {
    match address {
        IpAddr::V4(_) => address,
        IpAddr::V6(six) => match six.to_ipv4_mapped() {
            Some(four) => IpAddr::V4(four),
            None => IpAddr::V6((six.to_bits() & !0 << 64).into()),
        },
    }
}

/// How much of something each address has at the same time: connections, or open streams.
#[derive(Debug)]
pub struct Shares {
    most: Option<usize>,
    taken: Mutex<HashMap<IpAddr, usize>>,
}

/// Something that an address has, until it is dropped.
#[derive(Debug)]
pub struct Share {
    shares: Arc<Shares>,
    address: IpAddr,
}

impl Shares {
    /// So much for each address; `None` is no limit.
    #[must_use]
    pub fn new(most: Option<usize>) -> Arc<Self> {
        Arc::new(Self { most, taken: Mutex::default() })
    }

    fn taken(&self) -> MutexGuard<'_, HashMap<IpAddr, usize>> {
        self.taken.lock().expect("no holder of the shares panics")
    }

    /// One more for an address, if it has less than its share.
    #[must_use]
    pub fn take(self: &Arc<Self>, address: IpAddr) -> Option<Share> {
        let address = network(address);
        if let Some(most) = self.most {
            let mut taken = self.taken();
            let count = taken.get(&address).copied().unwrap_or(0);
            if count >= most {
                return None;
            }
            taken.insert(address, count + 1);
        }
        Some(Share { shares: Arc::clone(self), address })
    }
}

impl Drop for Share {
    fn drop(&mut self) {
        if self.shares.most.is_none() {
            return;
        }
        let mut taken = self.shares.taken();
        if let Some(count) = taken.get_mut(&self.address) {
            *count -= 1;
            if *count == 0 {
                taken.remove(&self.address);
            }
        }
    }
}

/// Buckets of networks. A whole /48 of IPv6 has 65,536 networks of the size of a household's: together they
/// may have as much as eight.
#[derive(Debug)]
struct Networks {
    near: Buckets<IpAddr>,
    wide: Buckets<IpAddr>,
}

impl Networks {
    fn new(rate: Option<Rate>) -> Self {
        let eight =
            rate.map(|rate| Rate { per_second: 8.0 * rate.per_second, burst: 8.0 * rate.burst });
        Self { near: Buckets::new(rate), wide: Buckets::new(eight) }
    }

    fn take(&self, address: IpAddr, now: Instant) -> Result<(), Duration> {
        let near = network(address);
        if let IpAddr::V6(six) = near {
            self.wide.take(IpAddr::V6((six.to_bits() & !0 << 80).into()), now)?;
        }
        self.near.take(near, now)
    }
}

#[derive(Debug)]
struct Buckets<K> {
    rate: Option<Rate>,
    buckets: Mutex<HashMap<K, Bucket>>,
}

#[derive(Clone, Copy, Debug)]
struct Bucket {
    tokens: f64,
    at: Instant,
}

impl<K: Eq + Hash> Buckets<K> {
    fn new(rate: Option<Rate>) -> Self {
        Self { rate, buckets: Mutex::default() }
    }

    fn take(&self, key: K, now: Instant) -> Result<(), Duration> {
        let Some(rate) = self.rate else { return Ok(()) };
        let filled = |bucket: &Bucket| {
            let since = now.saturating_duration_since(bucket.at).as_secs_f64();
            (bucket.tokens + since * rate.per_second).min(rate.burst)
        };
        let mut buckets = self.buckets.lock().expect("no holder of the buckets panics");
        if buckets.len() >= MOST {
            buckets.retain(|_, bucket| filled(bucket) < rate.burst);
        }
        if buckets.len() >= MOST {
            // This many at once are an attack. The emptiest buckets stay, so those who asked most
            // are not let off.
            evict(&mut buckets, filled);
        }
        let bucket = buckets.entry(key).or_insert(Bucket { tokens: rate.burst, at: now });
        let tokens = filled(bucket);
        if tokens < 1.0 {
            return Err(Duration::from_secs_f64((1.0 - tokens) / rate.per_second));
        }
        *bucket = Bucket { tokens: tokens - 1.0, at: now };
        Ok(())
    }

    fn give_back(&self, key: &K) {
        let mut buckets = self.buckets.lock().expect("no holder of the buckets panics");
        if let Some(bucket) = buckets.get_mut(key) {
            bucket.tokens += 1.0;
        }
    }
}

/// Forgets the fullest tenth.
fn evict<K: Eq + Hash>(buckets: &mut HashMap<K, Bucket>, filled: impl Fn(&Bucket) -> f64) {
    let mut levels: Vec<f64> = buckets.values().map(&filled).collect();
    let most = levels.len() * 9 / 10;
    let (_, bound, _) = levels.select_nth_unstable_by(most, f64::total_cmp);
    let bound = *bound;
    let mut surplus = buckets.len() - most;
    buckets.retain(|_, bucket| {
        let goes = surplus > 0 && filled(bucket) >= bound;
        surplus -= usize::from(goes);
        !goes
    });
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bucket_empties_and_fills_again() {
        let buckets = Buckets::new(Some(Rate { per_second: 2.0, burst: 3.0 }));
        let start = Instant::now();
        for _ in 0..3 {
            assert_eq!(buckets.take(1, start), Ok(()));
        }
        assert_eq!(buckets.take(1, start), Err(Duration::from_millis(500)));
        assert_eq!(buckets.take(2, start), Ok(()), "another has a bucket of its own");
        let later = start + Duration::from_millis(500);
        assert_eq!(buckets.take(1, later), Ok(()));
        assert!(buckets.take(1, later).is_err());
    }

    #[test]
    fn an_address_has_its_share_and_gets_it_back() {
        let shares = Shares::new(Some(2));
        let [one, other] = [1, 2].map(|last| IpAddr::from([192, 0, 2, last]));
        let first = shares.take(one);
        let second = shares.take(one);
        assert!(shares.take(one).is_none());
        assert!(shares.take(other).is_some());
        drop(first);
        assert!(shares.take(one).is_some());
        drop(second);
        assert!(shares.taken().is_empty(), "nothing piles up");
    }

    #[test]
    fn buckets_do_not_pile_up() {
        let buckets = Buckets::new(Some(Rate { per_second: 1.0, burst: 5.0 }));
        let start = Instant::now();
        for key in 0..2 * MOST {
            assert_eq!(buckets.take(key, start), Ok(()));
        }
        assert!(buckets.buckets.lock().expect("sound").len() <= MOST);
    }

    #[test]
    fn c19_whoever_asked_most_is_not_freed_by_a_flood() {
        let buckets = Buckets::new(Some(Rate { per_second: 0.001, burst: 5.0 }));
        let start = Instant::now();
        for _ in 0..5 {
            assert_eq!(buckets.take(usize::MAX, start), Ok(()));
        }
        assert!(buckets.take(usize::MAX, start).is_err());
        for key in 0..2 * MOST {
            assert_eq!(buckets.take(key, start), Ok(()));
        }
        assert!(buckets.buckets.lock().expect("sound").len() <= MOST);
        assert!(buckets.take(usize::MAX, start).is_err(), "it is still empty");
    }

    #[test]
    fn c19_a_whole_48_of_ipv6_has_as_much_as_eight_households() {
        let networks = Networks::new(Some(Rate { per_second: 0.1, burst: 10.0 }));
        let start = Instant::now();
        let tries = (0..200u128).filter(|number| {
            let address = (0x2001_0db8_0000 << 80) | (number << 64) | 1;
            networks.take(IpAddr::V6(address.into()), start).is_ok()
        });
        assert_eq!(tries.count(), 80);
        let elsewhere = "2001:db8:1::1".parse().expect("an address");
        assert_eq!(networks.take(elsewhere, start), Ok(()), "others are not concerned");
        for _ in 0..10 {
            assert_eq!(networks.take(IpAddr::from([192, 0, 2, 1]), start), Ok(()));
        }
        assert!(networks.take(IpAddr::from([192, 0, 2, 1]), start).is_err());
    }

    #[test]
    fn only_wrong_tries_count() {
        let rate = Some(Rate { per_second: 0.001, burst: 2.0 });
        let limits = Limits::new(Rates { guess: rate, ..Rates::NONE });
        for _ in 0..9 {
            assert_eq!(limits.guess("ann"), Ok(()));
            limits.right("ann");
        }
        assert_eq!(limits.guess("ann"), Ok(()));
        assert_eq!(limits.guess("ann"), Ok(()));
        assert!(limits.guess("ann").is_err());
        assert_eq!(limits.guess("d:0123"), Ok(()), "a known device has tries of its own");
    }

    #[test]
    fn a_network_of_ipv6_counts_as_one() {
        let address = |text: &str| network(text.parse().expect("an address"));
        assert_eq!(address("2001:db8::1"), address("2001:db8::ffff:1"));
        assert_ne!(address("2001:db8::1"), address("2001:db8:0:1::1"));
        assert_eq!(address("::ffff:192.0.2.1"), address("192.0.2.1"));
    }
}
