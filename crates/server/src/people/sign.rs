//! Signed tokens: who a guest is, and what a link gives. Nothing is kept on the server for them.
//!
//! A token is `kind.body.signature`; the signature is an HMAC-SHA-256 over kind and body, cut to
//! 128 bits. Kinds keep a token for one thing from being used for another.

use std::fmt;
use std::net::IpAddr;

use hmac::{Hmac, KeyInit as _, Mac as _};
use sha2::{Digest as _, Sha256};
use site::person::Right;
use table::Seed;

use crate::id::{PaperId, PlayerId, TableId, hex, random};
use crate::store::{Millis, now};

/// The key that everything is signed with and, for a while after a change, the previous one, which is only
/// used for checking. Never shown.
#[derive(Clone)]
pub struct Key {
    today: Hmac<Sha256>,
    before: Option<(Hmac<Sha256>, Millis)>,
}

/// A key that is ready to sign: half of the work is the same for every token.
fn ready(key: [u8; 32]) -> Hmac<Sha256> {
    Hmac::new_from_slice(&key).expect("HMAC takes keys of any length")
}

fn mac_with(key: &Hmac<Sha256>, kind: &str, body: &str) -> Hmac<Sha256> {
    let mut mac = key.clone();
    mac.update(kind.as_bytes());
    mac.update(b".");
    mac.update(body.as_bytes());
    mac
}

impl Key {
    /// The key with these bytes.
    #[must_use]
    pub fn new(bytes: [u8; 32]) -> Self {
        Self { today: ready(bytes), before: None }
    }

    /// The same, also accepting signatures of the previous key until then.
    #[must_use]
    pub fn after(self, before: Option<([u8; 32], Millis)>) -> Self {
        Self { before: before.map(|(key, until)| (ready(key), until)), ..self }
    }

    fn mac(&self, kind: &str, body: &str) -> Hmac<Sha256> {
        mac_with(&self.today, kind, body)
    }

    /// Whether there is a key before this one.
    #[must_use]
    pub const fn is_changed(&self) -> bool {
        self.before.is_some()
    }

    /// A guest's token signed anew, if it was signed with the key before and is still believed.
    #[must_use]
    pub fn renewed_guest(&self, token: &str) -> Option<String> {
        self.before.as_ref()?;
        let guest = self.read_guest(token)?;
        let anew = self.guest(guest);
        (anew != token).then_some(anew)
    }

    /// The token of a link to another password: for one account, until then, and once, because it
    /// names the hash of the password that it replaces.
    #[must_use]
    pub fn reset(&self, player: PlayerId, until: Millis, kept: &str) -> String {
        self.sign("r", &format!("{player}-{until}-{}", digest(kept)))
    }

    /// The account of such a link and a digest of the password it replaces, while it holds.
    #[must_use]
    pub fn read_reset(&self, token: &str, now: Millis) -> Option<(PlayerId, String)> {
        let mut parts = self.open("r", token)?.split('-');
        let player = parts.next()?.parse().ok()?;
        let until: Millis = parts.next()?.parse().ok()?;
        let digest = parts.next()?.to_owned();
        (now < until).then_some((player, digest))
    }

    /// The token of a link that confirms an address for mail, until then.
    #[must_use]
    pub fn mail(&self, player: PlayerId, address: &str, until: Millis) -> String {
        self.sign("m", &format!("{player}-{until}-{}", digest(address)))
    }

    /// The player of such a link and a digest of the address, while it holds.
    #[must_use]
    pub fn read_mail(&self, token: &str, now: Millis) -> Option<(PlayerId, String)> {
        let mut parts = self.open("m", token)?.split('-');
        let player = parts.next()?.parse().ok()?;
        let until: Millis = parts.next()?.parse().ok()?;
        (now < until).then(|| parts.next().map(|it| (player, it.to_owned()))).flatten()
    }

    /// The token of a link that ends mail to an address.
    #[must_use]
    pub fn no_mail(&self, player: PlayerId, address: &str) -> String {
        self.sign("e", &format!("{player}-{}", digest(address)))
    }

    /// The player of such a link and a digest of the address.
    #[must_use]
    pub fn read_no_mail(&self, token: &str) -> Option<(PlayerId, String)> {
        let (player, address) = self.open("e", token)?.split_once('-')?;
        Some((player.parse().ok()?, address.to_owned()))
    }

    /// What lets others than its owner change what is kept under an address, by the number of the link.
    #[must_use]
    pub fn edit(&self, paper: PaperId, link: u32) -> String {
        match link {
            0 => self.sign("s", &paper.to_string()),
            _ => self.sign("s", &format!("{paper}-{link}")),
        }
    }

    /// What such a token lets somebody change, and which of its links it is, if it is one of ours.
    #[must_use]
    pub fn read_edit(&self, token: &str) -> Option<(PaperId, u32)> {
        let body = self.open("s", token)?;
        let (paper, link) = body.split_once('-').unwrap_or((body, "0"));
        Some((paper.parse().ok()?, link.parse().ok()?))
    }

    /// What lets other pages show a record in a frame, by the number of its link: withdrawing the link
    /// to edit withdraws this as well.
    #[must_use]
    pub fn frame(&self, paper: PaperId, link: u32) -> String {
        self.sign("f", &format!("{paper}-{link}"))
    }

    /// The record that such a token shows, and which of its links it is, if it is one of ours.
    #[must_use]
    pub fn read_frame(&self, token: &str) -> Option<(PaperId, u32)> {
        let (paper, link) = self.open("f", token)?.split_once('-')?;
        Some((paper.parse().ok()?, link.parse().ok()?))
    }

    fn sign(&self, kind: &str, body: &str) -> String {
        let signature = self.mac(kind, body).finalize().into_bytes();
        format!("{kind}.{body}.{}", hex(&signature[..16]))
    }

    fn open<'a>(&self, kind: &str, token: &'a str) -> Option<&'a str> {
        let rest = token.strip_prefix(kind)?.strip_prefix('.')?;
        let (body, signature) = rest.rsplit_once('.')?;
        let mut bytes = [0; 16];
        if signature.len() != 32 {
            return None;
        }
        for (byte, pair) in bytes.iter_mut().zip(signature.as_bytes().chunks_exact(2)) {
            *byte = u8::from_str_radix(std::str::from_utf8(pair).ok()?, 16).ok()?;
        }
        let before = self.before.as_ref().filter(|(_, until)| now() < *until);
        let fits =
            |key: &Hmac<Sha256>| mac_with(key, kind, body).verify_truncated_left(&bytes).is_ok();
        (fits(&self.today) || before.is_some_and(|(key, _)| fits(key))).then_some(body)
    }

    /// The token by which a guest is known again.
    #[must_use]
    pub fn guest(&self, player: PlayerId) -> String {
        self.sign("g", &player.to_string())
    }

    /// The guest of a token, if it is one of ours.
    #[must_use]
    pub fn read_guest(&self, token: &str) -> Option<PlayerId> {
        self.open("g", token)?.parse().ok()
    }

    /// The token by which a browser is known from which somebody has logged in under this name.
    #[must_use]
    pub fn device(&self, folded: &str) -> String {
        self.sign("d", &format!("{}-{}", hex(folded.as_bytes()), hex(&random::<8>())))
    }

    /// Which device of this name's owner a token stands for, if it is one of ours.
    #[must_use]
    pub fn read_device(&self, token: &str, folded: &str) -> Option<String> {
        let (name, device) = self.open("d", token)?.split_once('-')?;
        (name == hex(folded.as_bytes())).then(|| device.to_owned())
    }

    /// The server's part of the shuffle of a table that is to be set up. It follows from the
    /// table's id, so that its hash can be shown before anything is stored.
    #[must_use]
    pub fn secret(&self, table: TableId) -> Seed {
        Seed(self.mac("secret", &table.to_string()).finalize().into_bytes().into())
    }

    /// The table where the players of this one meet again: the same, whoever asks first.
    #[must_use]
    pub fn next(&self, table: TableId) -> TableId {
        TableId::from_bytes(&self.mac("next", &table.to_string()).finalize().into_bytes())
    }

    /// The table that a player sets up by a click, within an hour: the same however often they
    /// send it.
    #[must_use]
    pub fn clicked(&self, player: PlayerId, click: &str, at: i64) -> TableId {
        let bytes = self.mac("clicked", &format!("{player}.{click}")).finalize().into_bytes();
        TableId::from_bytes_at(&bytes, at)
    }

    /// What a network is known by in the store, which tells nobody its address.
    #[must_use]
    pub fn network(&self, address: IpAddr) -> String {
        let bytes = self.mac("network", &address.to_string()).finalize().into_bytes();
        hex(&bytes[..8])
    }

    /// The token of a link to a table.
    #[must_use]
    pub fn link(&self, table: TableId, right: Right) -> String {
        match right {
            Right::Play(seat) => self.sign("play", &format!("{table}-{seat}")),
            Right::Watch => self.sign("watch", &table.to_string()),
        }
    }

    /// What a link gives, if it is one of ours.
    #[must_use]
    pub fn read_link(&self, token: &str) -> Option<(TableId, Right)> {
        if let Some(body) = self.open("play", token) {
            let (table, seat) = body.split_once('-')?;
            return Some((table.parse().ok()?, Right::Play(seat.parse().ok()?)));
        }
        Some((self.open("watch", token)?.parse().ok()?, Right::Watch))
    }
}

impl fmt::Debug for Key {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Key(..)")
    }
}

/// A short digest of a kept password or an address, to tell it from the next.
pub(crate) fn digest(kept: &str) -> String {
    hex(&Sha256::digest(kept.as_bytes())[..8])
}

#[cfg(test)]
mod tests {
    use table::Seat;

    use super::*;

    #[test]
    fn tokens_are_good_for_one_thing_only() {
        let key = Key::new([7; 32]);
        let player = PlayerId::random();
        let table = TableId::random();
        let guest = key.guest(player);
        assert_eq!(key.read_guest(&guest), Some(player));
        assert_eq!(key.read_link(&guest), None);
        let device = key.device("ann");
        assert!(key.read_device(&device, "ann").is_some());
        assert_eq!(key.read_device(&device, "bob"), None, "it is known for one name");
        assert_eq!(key.read_device(&guest, "ann"), None);
        assert_eq!(key.read_guest(&device), None);
        for right in [Right::Play(Seat::new(2)), Right::Watch] {
            let token = key.link(table, right);
            assert_eq!(key.read_link(&token), Some((table, right)));
            assert_eq!(key.read_guest(&token), None);
            assert_eq!(Key::new([8; 32]).read_link(&token), None);
        }
    }

    #[test]
    fn b12_a_key_is_changed_with_grace_and_a_reset_holds_once() {
        let player = PlayerId::random();
        let old = Key::new([7; 32]);
        let (guest, table) = (old.guest(player), TableId::random());
        let link = old.link(table, Right::Watch);
        let new = Key::new([8; 32]).after(Some(([7; 32], now() + 60_000)));
        assert_eq!(new.read_guest(&guest), Some(player), "what was signed before is believed");
        assert_eq!(new.read_link(&link), Some((table, Right::Watch)));
        let anew = new.renewed_guest(&guest).expect("it is signed anew");
        assert_eq!(Key::new([8; 32]).read_guest(&anew), Some(player));
        assert_eq!(new.renewed_guest(&anew), None, "once");
        let later = Key::new([8; 32]).after(Some(([7; 32], now() - 1)));
        assert_eq!(later.read_guest(&guest), None, "the time of grace is over");
        assert_eq!(later.read_link(&link), None);
        let reset = new.reset(player, 1000, "a hash");
        assert_eq!(new.read_reset(&reset, 999), Some((player, digest("a hash"))));
        assert_eq!(new.read_reset(&reset, 1000), None, "it has ended");
        assert_ne!(digest("a hash"), digest("the next"), "after use it fits no more");
        assert_eq!(new.read_guest(&reset), None);
    }

    #[test]
    fn a_changed_token_is_no_token() {
        let key = Key::new([7; 32]);
        let token = key.link(TableId::random(), Right::Play(Seat::new(0)));
        for at in 0..token.len() {
            let mut other = token.clone().into_bytes();
            other[at] = if other[at] == b'1' { b'2' } else { b'1' };
            let other = String::from_utf8(other).expect("ASCII");
            assert_eq!(key.read_link(&other), None, "{other}");
            assert_eq!(key.read_link(&token[..at]), None);
        }
        assert_eq!(key.read_link(&(token + "0")), None);
        assert_eq!(format!("{key:?}"), "Key(..)");
    }
}
