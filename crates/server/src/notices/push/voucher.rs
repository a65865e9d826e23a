//! By what a push service knows us again: RFC 8292.

use base64::Engine;
use base64::prelude::BASE64_URL_SAFE_NO_PAD;
use p256::ecdsa::signature::Signer;
use p256::ecdsa::{Signature, SigningKey};
use serde_json::json;

/// How long a voucher is good, in seconds: twelve hours, of the day that services allow.
const LASTS: i64 = 43_200;

/// The key of this server.
pub(crate) struct Seal(SigningKey);

impl Seal {
    /// Reads what is kept of it; nothing if that is no key.
    pub(crate) fn read(secret: &str) -> Option<Seal> {
        let bytes = BASE64_URL_SAFE_NO_PAD.decode(secret).ok()?;
        SigningKey::from_slice(&bytes).ok().map(Seal)
    }

    /// What browsers must know to take our messages and nobody else's.
    pub(crate) fn public(&self) -> String {
        BASE64_URL_SAFE_NO_PAD.encode(self.0.verifying_key().to_sec1_point(false).as_bytes())
    }

    /// What goes with a message to a service at `origin`, at a time in seconds since 1970.
    pub(super) fn voucher(&self, origin: &str, contact: &str, now: i64) -> String {
        let mut claims = json!({ "aud": origin, "exp": now + LASTS });
        // Who runs the server, where that can be told: services take an address by https alone.
        if contact.starts_with("https://") {
            claims["sub"] = contact.into();
        }
        let part = |json: serde_json::Value| BASE64_URL_SAFE_NO_PAD.encode(json.to_string());
        let token = format!("{}.{}", part(json!({ "typ": "JWT", "alg": "ES256" })), part(claims));
        let signature: Signature = self.0.sign(token.as_bytes());
        let signature = BASE64_URL_SAFE_NO_PAD.encode(signature.to_bytes());
        format!("vapid t={token}.{signature}, k={}", self.public())
    }
}

/// What is kept of a key made of these random bytes; nothing if no key can be made of them, which hardly ever happens.
pub(crate) fn kept(random: [u8; 32]) -> Option<String> {
    SigningKey::from_slice(&random).ok().map(|_| BASE64_URL_SAFE_NO_PAD.encode(random))
}

#[cfg(test)]
mod tests {
    use super::{BASE64_URL_SAFE_NO_PAD, Engine, Seal, Signature, kept};
    use p256::ecdsa::VerifyingKey;
    use p256::ecdsa::signature::Verifier;
    use serde_json::{Value, json};

    #[test]
    fn a_voucher_is_signed_by_the_key_that_browsers_know() {
        let seal = Seal::read(&kept([7; 32]).unwrap()).unwrap();
        let voucher = seal.voucher("https://push.example.net", "https://example.org", 1_000);
        let (token, key) = voucher.strip_prefix("vapid t=").unwrap().split_once(", k=").unwrap();
        assert_eq!(key, seal.public());
        let parts: Vec<&str> = token.split('.').collect();
        let read = |part: &str| BASE64_URL_SAFE_NO_PAD.decode(part).unwrap();
        let json_of = |part: &str| serde_json::from_slice::<Value>(&read(part)).unwrap();
        assert_eq!(json_of(parts[0]), json!({ "typ": "JWT", "alg": "ES256" }));
        let claims = json!({ "aud": "https://push.example.net", "exp": 44_200, "sub": "https://example.org" });
        assert_eq!(json_of(parts[1]), claims);
        let known = VerifyingKey::from_sec1_bytes(&read(key)).unwrap();
        let signature = Signature::from_slice(&read(parts[2])).unwrap();
        let signed = token.rsplit_once('.').unwrap().0;
        assert!(known.verify(signed.as_bytes(), &signature).is_ok());
        assert!(known.verify(b"something else", &signature).is_err());
    }

    #[test]
    fn whoever_has_no_page_names_none() {
        let seal = Seal::read(&kept([7; 32]).unwrap()).unwrap();
        let voucher = seal.voucher("https://push.example.net", "http://localhost", 0);
        let claims = voucher.split('.').nth(1).unwrap();
        assert!(!String::from_utf8(BASE64_URL_SAFE_NO_PAD.decode(claims).unwrap()).unwrap().contains("sub"));
        assert!(kept([0; 32]).is_none() && Seal::read("short").is_none());
    }
}
