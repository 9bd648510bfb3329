//! What leaves the server over TLS: to push services, programs and mail servers, with certificates
//! that the operator trusts.

use std::sync::Arc;

use lutece_server::Config;
use lutece_server::calls::Setup;
use lutece_server::calls::trust::{NoCertificates, Trust};
use rustls::ServerConfig;
use rustls::pki_types::pem::PemObject as _;
use rustls::pki_types::{CertificateDer, PrivateKeyDer};
use serde_json::json;
use tokio_rustls::TlsAcceptor;

use crate::called::{Browser, Mailbox, Receiver};
use crate::calls::account;
use crate::support::{Site, quick, tell};

/// Who signed the certificate of `localhost` below. Made for these tests, and used nowhere else.
const OWN: &[u8] = include_bytes!("tls/ca.pem");

fn acceptor() -> TlsAcceptor {
    let certificate = CertificateDer::from_pem_slice(include_bytes!("tls/cert.pem"));
    let key = PrivateKeyDer::from_pem_slice(include_bytes!("tls/key.pem")).expect("a key");
    let provider = Arc::new(rustls::crypto::ring::default_provider());
    let config = ServerConfig::builder_with_provider(provider)
        .with_safe_default_protocol_versions()
        .expect("the usual versions")
        .with_no_client_auth()
        .with_single_cert(vec![certificate.expect("a certificate")], key)
        .expect("they belong together");
    TlsAcceptor::from(Arc::new(config))
}

/// What happens to a push, a webhook and a letter of confirmation.
async fn told(trust: Trust, scheme: &str, at_once: bool) -> ([String; 3], [usize; 3]) {
    let push = Receiver::start_secure(acceptor()).await;
    let hook = Receiver::start_secure(acceptor()).await;
    let mail = Mailbox::start_secure(acceptor(), at_once).await;
    let smtp = scheme.replace("PORT", &mail.address.port().to_string());
    let from = "games@example.org".parse().expect("a sender");
    let calls = Setup {
        mail: Some((smtp.parse().expect("a mail server"), from)),
        push: true,
        hooks: true,
        private: true,
        trust,
        ..Setup::default()
    };
    let site = Site::with(Config { calls, ..quick() }).await;
    let mut bob = account(&site, "Bob").await;
    let at = |receiver: &Receiver| format!("https://localhost:{}/bob", receiver.address.port());
    let browser = Browser::new(at(&push), 7).subscription();
    tell(&mut bob, "/account/calls/push", browser.clone()).await;
    tell(&mut bob, "/account/calls/hook", json!({ "url": at(&hook) })).await;
    let kept = tell(&mut bob, "/api/v1/calls/push", browser).await;
    let push_way = format!("push.{}", kept["push"][0]["id"].as_str().expect("an id"));
    let mut said = Vec::new();
    for way in [push_way, "hook".to_owned()] {
        said.push(tell(&mut bob, "/account/calls/test", json!({ "way": way })).await);
    }
    let address = json!({ "address": "bob@example.net" });
    said.push(tell(&mut bob, "/account/calls/mail", address).await);
    let words = [0, 1, 2].map(|at| said[at]["said"].as_str().expect("a word").to_owned());
    (words, [push.posts().len(), hook.posts().len(), mail.letters().len()])
}

#[tokio::test]
async fn push_webhook_and_mail_go_over_tls_to_whom_the_operator_believes() {
    for (scheme, at_once) in
        [("smtps://localhost:PORT", true), ("smtp://localhost:PORT?tls=required", false)]
    {
        let trust = Trust::read(OWN).expect("a certificate");
        let (words, arrived) = told(trust, scheme, at_once).await;
        assert_eq!(words, ["test", "test", "asked"], "{scheme}");
        assert_eq!(arrived, [1, 1, 1], "{scheme}");
        let (words, arrived) = told(Trust::default(), scheme, at_once).await;
        assert_eq!(words, ["lost", "lost", "unsent"], "{scheme}: nobody vouches for it");
        assert_eq!(arrived, [0, 0, 0], "{scheme}");
    }
}

#[tokio::test]
async fn no_letter_leaves_without_tls_where_it_is_required() {
    let mail = Mailbox::start().await;
    let smtp = format!("smtp://localhost:{}?tls=required", mail.address.port());
    let from = "games@example.org".parse().expect("a sender");
    let trust = Trust::read(OWN).expect("a certificate");
    let mail_to = Some((smtp.parse().expect("a mail server"), from));
    let calls = Setup { mail: mail_to, trust, ..Setup::default() };
    let site = Site::with(Config { calls, ..quick() }).await;
    let mut bob = account(&site, "Bob").await;
    let address = json!({ "address": "bob@example.net" });
    let said = tell(&mut bob, "/account/calls/mail", address).await;
    assert_eq!((said["said"].as_str(), mail.letters().len()), (Some("unsent"), 0));
}

#[test]
fn a_file_without_certificates_is_refused() {
    assert!(Trust::read(OWN).is_ok());
    for bad in [&b""[..], b"certificate", include_bytes!("tls/key.pem")] {
        assert_eq!(Trust::read(bad), Err(NoCertificates));
    }
    let empty = b"-----BEGIN CERTIFICATE-----\nAAAA\n-----END CERTIFICATE-----\n";
    assert_eq!(Trust::read(empty), Err(NoCertificates));
}
