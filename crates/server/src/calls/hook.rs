//! What a person's own program is sent, and how it can verify that it comes from us.

use hmac::{Hmac, KeyInit as _, Mac as _};
use serde_json::{Value, json};
use sha2::Sha256;
use site::model::called::About;

use super::text;
use crate::id::hex;
use crate::store::Millis;
use crate::store::calls::Call;

/// What a program is told about a call.
pub(super) fn body(call: &Call, about: &About, title: &str, line: &str, base: &str) -> Value {
    json!({
        "call": text::id(call),
        "reason": call.reason.as_str(),
        "table": call.table,
        "version": call.version,
        "url": format!("{base}/t/{}", call.table),
        "game": about.game,
        "others": about.others,
        "at": call.at,
        "title": title,
        "text": line,
    })
}

/// The signature of a body: the time in seconds, and an HMAC-SHA-256 with the program's secret over that
/// time, a dot and the body. A program that also checks the time cannot be fooled by a replayed message.
pub(super) fn signature(secret: &str, body: &str, now: Millis) -> String {
    let time = now / 1000;
    let mut mac =
        Hmac::<Sha256>::new_from_slice(secret.as_bytes()).expect("HMAC takes keys of any length");
    mac.update(format!("{time}.{body}").as_bytes());
    format!("t={time},v1={}", hex(&mac.finalize().into_bytes()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_signature_is_what_others_compute_too() {
        // printf '1700000000.{}' | openssl dgst -sha256 -hmac secret
        assert_eq!(
            signature("secret", "{}", 1_700_000_000_999),
            "t=1700000000,v1=b8569b78799ff9e3cbff0fc2d63a33a2b57f3282abd07c37ae5e8e7d79a5f163"
        );
    }
}
