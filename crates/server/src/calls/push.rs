//! Web Push: a message to a browser whose page is closed, through the service that its maker runs.
//!
//! The message is encrypted for the browser (RFC 8291, `aes128gcm` of RFC 8188), so that the service
//! reads nothing, and signed with the site's key (VAPID, RFC 8292).

use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD as BASE64;
use hmac::{Hmac, KeyInit as _, Mac as _};
use ring::aead::{AES_128_GCM, Aad, LessSafeKey, Nonce, UnboundKey};
use ring::agreement::{ECDH_P256, EphemeralPrivateKey, UnparsedPublicKey, agree_ephemeral};
use ring::rand::SystemRandom;
use ring::signature::{ECDSA_P256_SHA256_FIXED_SIGNING, EcdsaKeyPair, KeyPair as _};
use serde::{Deserialize, Serialize};
use serde_json::json;
use sha2::{Digest as _, Sha256};

use super::out::{Address, Out, Unsent};
use crate::id::{hex, random};
use crate::store::Millis;

/// The size of a record. A message is one record.
const RECORD: u32 = 4096;
/// For how long a signature is good, in seconds; a day is the most.
const SIGNED: i64 = 12 * 3600;
/// For how long a service keeps a message for a browser that is off, in seconds.
const KEPT: u32 = 24 * 3600;

/// A browser's subscription.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Subscription {
    /// Where its service takes messages.
    pub endpoint: String,
    /// Its public key, as base64.
    pub p256dh: String,
    /// Its secret, as base64.
    pub auth: String,
    /// The name its owner gave it.
    pub device: String,
}

impl Subscription {
    /// A short name that distinguishes it from others.
    #[must_use]
    pub fn id(&self) -> String {
        hex(&Sha256::digest(self.endpoint.as_bytes())[..6])
    }

    /// Whether a message could be encrypted for it.
    #[must_use]
    pub fn is_sound(&self) -> bool {
        self.keys().is_some()
    }

    fn keys(&self) -> Option<([u8; 65], [u8; 16])> {
        let public: [u8; 65] = decode(&self.p256dh)?.try_into().ok()?;
        let auth = decode(&self.auth)?.try_into().ok()?;
        (public[0] == 4).then_some((public, auth))
    }
}

/// Some write padding and some do not.
fn decode(text: &str) -> Option<Vec<u8>> {
    BASE64.decode(text.trim_end_matches('=')).ok()
}

/// The site as services know it.
pub struct Push {
    key: EcdsaKeyPair,
    contact: String,
    chance: SystemRandom,
}

impl Push {
    /// A new key for a site, to be kept.
    #[must_use]
    pub fn new_key() -> Vec<u8> {
        let made =
            EcdsaKeyPair::generate_pkcs8(&ECDSA_P256_SHA256_FIXED_SIGNING, &SystemRandom::new());
        made.expect("the system has chance").as_ref().to_vec()
    }

    /// The site of a kept key; `contact` is where its operator can be reached, as a URL.
    #[must_use]
    pub fn open(kept: &[u8], contact: String) -> Option<Self> {
        let chance = SystemRandom::new();
        let key = EcdsaKeyPair::from_pkcs8(&ECDSA_P256_SHA256_FIXED_SIGNING, kept, &chance).ok()?;
        Some(Self { key, contact, chance })
    }

    /// The public key, as browsers want it.
    #[must_use]
    pub fn public(&self) -> String {
        BASE64.encode(self.key.public_key())
    }

    /// Sends a message to a browser. It replaces an undelivered one with the same topic.
    ///
    /// # Errors
    /// If it was not accepted.
    pub async fn send(
        &self,
        out: &Out,
        to: &Subscription,
        text: &str,
        topic: &str,
        now: Millis,
    ) -> Result<(), Unsent> {
        let unusable = || Unsent::Never("no sound subscription".to_owned());
        let address = Address::read(&to.endpoint, out.private).map_err(|_| unusable())?;
        let body = self.encrypt(to, text.as_bytes()).ok_or_else(unusable)?;
        let headers = [
            ("authorization", self.authorization(&address.origin(), now)),
            ("content-encoding", "aes128gcm".to_owned()),
            ("content-type", "application/octet-stream".to_owned()),
            ("ttl", KEPT.to_string()),
            ("urgency", "high".to_owned()),
            ("topic", hex(&Sha256::digest(topic.as_bytes())[..16])),
        ];
        out.post(&address, &headers, body).await
    }

    fn authorization(&self, audience: &str, now: Millis) -> String {
        let head = json!({ "typ": "JWT", "alg": "ES256" });
        let claims = json!({ "aud": audience, "exp": now / 1000 + SIGNED, "sub": self.contact });
        let signed =
            format!("{}.{}", BASE64.encode(head.to_string()), BASE64.encode(claims.to_string()));
        let signature = self.key.sign(&self.chance, signed.as_bytes());
        let signature = BASE64.encode(signature.expect("the system has chance"));
        format!("vapid t={signed}.{signature}, k={}", self.public())
    }

    fn encrypt(&self, to: &Subscription, text: &[u8]) -> Option<Vec<u8>> {
        let (browser, auth) = to.keys()?;
        let own = EphemeralPrivateKey::generate(&ECDH_P256, &self.chance).ok()?;
        let public = own.compute_public_key().ok()?;
        let public: [u8; 65] = public.as_ref().try_into().ok()?;
        let theirs = UnparsedPublicKey::new(&ECDH_P256, browser);
        let shared = agree_ephemeral(own, &theirs, <[u8]>::to_vec).ok()?;
        seal(&shared, &browser, &auth, &public, random::<16>(), text)
    }
}

fn hash(key: &[u8], parts: &[&[u8]]) -> [u8; 32] {
    let mut mac = Hmac::<Sha256>::new_from_slice(key).expect("HMAC takes keys of any length");
    parts.iter().for_each(|part| mac.update(part));
    mac.finalize().into_bytes().into()
}

/// Encrypts a text for a browser: the keys of RFC 8291, the record of RFC 8188.
fn seal(
    shared: &[u8],
    browser: &[u8; 65],
    auth: &[u8; 16],
    own: &[u8; 65],
    salt: [u8; 16],
    text: &[u8],
) -> Option<Vec<u8>> {
    let first = hash(auth, &[shared]);
    let input = hash(&first, &[b"WebPush: info\0", browser, own, &[1]]);
    let second = hash(&salt, &[&input]);
    let key = hash(&second, &[b"Content-Encoding: aes128gcm\0", &[1]]);
    let nonce = hash(&second, &[b"Content-Encoding: nonce\0", &[1]]);
    let key = LessSafeKey::new(UnboundKey::new(&AES_128_GCM, &key[..16]).ok()?);
    let nonce = Nonce::try_assume_unique_for_key(&nonce[..12]).ok()?;
    // The last record ends with a 2.
    let mut record = [text, &[2]].concat();
    key.seal_in_place_append_tag(nonce, Aad::empty(), &mut record).ok()?;
    let length = u8::try_from(own.len()).ok()?;
    Some([&salt[..], &RECORD.to_be_bytes(), &[length], own, &record].concat())
}

#[cfg(test)]
mod tests {
    use p256::SecretKey;
    use ring::signature::ECDSA_P256_SHA256_FIXED;

    use super::*;

    fn key(text: &str) -> SecretKey {
        SecretKey::from_slice(&decode(text).expect("base64")).expect("a key")
    }

    /// The example of RFC 8291, section 5 and appendix A, byte for byte. The keys are agreed on by
    /// another implementation.
    #[test]
    fn the_example_of_the_standard_comes_out() {
        let own = key("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw");
        let browser = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4";
        let browser: [u8; 65] = decode(browser).expect("base64").try_into().expect("a point");
        let theirs = p256::PublicKey::from_sec1_bytes(&browser).expect("a point");
        let shared = p256::ecdh::diffie_hellman(own.to_nonzero_scalar(), theirs.as_affine());
        let public: [u8; 65] =
            own.public_key().to_sec1_bytes().as_ref().try_into().expect("a point");
        let auth = decode("BTBZMqHH6r4Tts7J_aSIgg").expect("base64").try_into().expect("16 bytes");
        let salt = decode("DGv6ra1nlYgDCS1FRnbzlw").expect("base64").try_into().expect("16 bytes");
        let text = b"When I grow up, I want to be a watermelon";
        let sealed = seal(shared.raw_secret_bytes(), &browser, &auth, &public, salt, text);
        assert_eq!(
            BASE64.encode(sealed.expect("it can be sealed")),
            "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
        );
    }

    #[test]
    fn a_site_is_known_by_a_key_that_is_kept() {
        let kept = Push::new_key();
        let push = Push::open(&kept, "mailto:a@example.org".to_owned()).expect("a sound key");
        let again = Push::open(&kept, String::new()).expect("a sound key");
        assert_eq!(push.public(), again.public());
        assert!(Push::open(b"no key", String::new()).is_none());
        let said = push.authorization("https://push.example", 1_000_000);
        let token = said.strip_prefix("vapid t=").expect("a token");
        let (token, public) = token.split_once(", k=").expect("a key");
        let (signed, signature) = token.rsplit_once('.').expect("a signature");
        let public = decode(public).expect("base64");
        let theirs = ring::signature::UnparsedPublicKey::new(&ECDSA_P256_SHA256_FIXED, public);
        let signature = decode(signature).expect("base64");
        theirs.verify(signed.as_bytes(), &signature).expect("the site's own signature");
        let claims = decode(signed.split_once('.').expect("claims").1).expect("base64");
        let claims: serde_json::Value = serde_json::from_slice(&claims).expect("JSON");
        assert_eq!(claims["aud"], "https://push.example");
        assert_eq!(claims["sub"], "mailto:a@example.org");
        assert_eq!(claims["exp"], 1000 + SIGNED);
    }

    #[test]
    fn a_subscription_without_a_key_is_none() {
        let mut subscription = Subscription {
            endpoint: "https://push.example/1".to_owned(),
            p256dh: BASE64.encode(key(&BASE64.encode([7; 32])).public_key().to_sec1_bytes()),
            auth: BASE64.encode([1; 16]),
            device: String::new(),
        };
        assert!(subscription.is_sound());
        subscription.p256dh.push('=');
        assert!(subscription.is_sound(), "padding is borne");
        subscription.auth = BASE64.encode([1; 15]);
        assert!(!subscription.is_sound());
    }
}
