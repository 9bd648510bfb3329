//! Whom the server trusts for outgoing TLS: everybody the machine trusts, and those the operator
//! adds, for a mail server or programs of their own.

use std::fmt;

use rustls::pki_types::CertificateDer;
use rustls::pki_types::pem::PemObject as _;

/// Certificates trusted in addition to those of the machine.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Trust(Vec<CertificateDer<'static>>);

/// Why a file has no certificates.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NoCertificates;

impl fmt::Display for NoCertificates {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("no certificates in PEM: it begins with -----BEGIN CERTIFICATE-----")
    }
}

impl std::error::Error for NoCertificates {}

impl Trust {
    /// The certificates of a text in PEM; keys and anything else in it are ignored.
    ///
    /// # Errors
    /// If there is none, or one that cannot be read.
    pub fn read(pem: &[u8]) -> Result<Self, NoCertificates> {
        let found: Result<Vec<_>, _> = CertificateDer::pem_slice_iter(pem).collect();
        let found = found.map_err(|_| NoCertificates)?;
        let mut roots = rustls::RootCertStore::empty();
        let sound = found.iter().all(|it| roots.add(it.clone()).is_ok());
        if found.is_empty() || !sound { Err(NoCertificates) } else { Ok(Self(found)) }
    }

    /// The certificates.
    #[must_use]
    pub fn certificates(&self) -> &[CertificateDer<'static>] {
        &self.0
    }
}
