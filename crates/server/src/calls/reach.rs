//! Which addresses the server may contact because somebody asked it to.
//!
//! People choose where their calls go. Without a check they could make the server contact its own machine,
//! its neighbours or the metadata service of a cloud. So a name is resolved once, the address is checked, and
//! the connection goes to the checked address.

use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};

/// Whether an address belongs to the open internet.
#[must_use]
pub fn is_public(address: IpAddr) -> bool {
    match address {
        IpAddr::V4(four) => is_public_4(four),
        IpAddr::V6(six) => is_public_6(six),
    }
}

fn is_public_4(address: Ipv4Addr) -> bool {
    let [a, b, c, _] = address.octets();
    let special = address.is_private()
        || address.is_loopback()
        || address.is_link_local()
        || address.is_multicast()
        || address.is_documentation()
        || a == 0
        // Shared among the customers of a provider.
        || (a == 100 && (64..128).contains(&b))
        || (a == 192 && b == 0 && c == 0)
        || (a == 192 && b == 88 && c == 99)
        // For measurements.
        || (a == 198 && (18..20).contains(&b))
        || a >= 240;
    !special
}

fn is_public_6(address: Ipv6Addr) -> bool {
    let parts = address.segments();
    let four =
        |high: u16, low: u16| is_public_4(Ipv4Addr::from((u32::from(high) << 16) | u32::from(low)));
    match parts {
        // An IPv4 address in other clothes: mapped, translated, 6to4.
        [0, 0, 0, 0, 0, 0xffff | 0, high, low] | [0x64, 0xff9b, 0, 0, 0, 0, high, low] => {
            four(high, low)
        }
        [0x2002, high, low, ..] => four(high, low),
        // Teredo and other protocols' own, documentation, translation of one's own.
        [0x2001, 0..=0x1ff, ..] | [0x2001, 0xdb8, ..] | [0x64, 0xff9b, 1, ..] => false,
        // Only this part is given out to the open internet.
        [first, ..] => first & 0xe000 == 0x2000,
    }
}

/// Of the addresses that a name has, one that may be reached; `None` if there is none.
#[must_use]
pub fn choose(found: impl Iterator<Item = SocketAddr>, private: bool) -> Option<SocketAddr> {
    let mut found = found.filter(|address| private || is_public(address.ip()));
    found.next()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_but_the_open_internet_is_reached() {
        for open in ["93.184.216.34", "8.8.8.8", "192.1.0.1", "2606:4700::1111", "2a00:1450::1"] {
            assert!(is_public(open.parse().expect("an address")), "{open}");
        }
        for closed in [
            "127.0.0.1",
            "127.8.9.1",
            "10.1.2.3",
            "172.16.0.1",
            "172.31.255.255",
            "192.168.1.1",
            "169.254.169.254",
            "100.64.0.1",
            "0.0.0.0",
            "0.1.2.3",
            "192.0.0.8",
            "198.18.0.1",
            "224.0.0.1",
            "255.255.255.255",
            "203.0.113.7",
            "::",
            "::1",
            "fe80::1",
            "fc00::1",
            "fd12:3456::1",
            "fec0::1",
            "ff02::1",
            "2001:db8::1",
            "2001::1",
            "::ffff:127.0.0.1",
            "::ffff:10.0.0.1",
            "::127.0.0.1",
            "64:ff9b::a9fe:a9fe",
            "64:ff9b:1::1",
            "2002:7f00:1::",
            "2002:a00:1::1",
        ] {
            assert!(!is_public(closed.parse().expect("an address")), "{closed}");
        }
        assert!(is_public("::ffff:8.8.8.8".parse().expect("an address")));
    }

    #[test]
    fn of_several_addresses_a_public_one_is_taken_or_none() {
        let found = |texts: &[&str]| {
            let all: Vec<SocketAddr> =
                texts.iter().map(|it| it.parse().expect("an address")).collect();
            (choose(all.clone().into_iter(), false), choose(all.into_iter(), true))
        };
        let (public, any) = found(&["127.0.0.1:80", "8.8.8.8:80"]);
        assert_eq!(public, Some("8.8.8.8:80".parse().expect("an address")));
        assert_eq!(any, Some("127.0.0.1:80".parse().expect("an address")));
        assert_eq!(found(&["127.0.0.1:80", "[::1]:80"]).0, None);
        assert_eq!(found(&[]), (None, None));
    }
}
