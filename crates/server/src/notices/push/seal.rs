//! A message that one browser alone can read: the keys of RFC 8291, in one record of RFC 8188.

use aes_gcm::aead::{Aead, KeyInit};
use aes_gcm::{Aes128Gcm, Key, Nonce};
use base64::Engine;
use base64::prelude::BASE64_URL_SAFE_NO_PAD;
use hkdf::Hkdf;
use p256::elliptic_curve::sec1::ToSec1Point;
use p256::{PublicKey, SecretKey, ecdh};
use sha2::Sha256;

/// The size of a record; ours is the only one, and far shorter.
const RECORD: u32 = 4_096;
/// What closes the last record.
const LAST: u8 = 2;

/// The keys of a browser, as it tells them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Keys {
    public: PublicKey,
    auth: [u8; 16],
}

impl Keys {
    /// Reads them from what a browser gives a page; nothing if they are none.
    pub(crate) fn read(p256dh: &str, auth: &str) -> Option<Keys> {
        let bytes = |text: &str| BASE64_URL_SAFE_NO_PAD.decode(text.trim_end_matches('=')).ok();
        let public = PublicKey::from_sec1_bytes(&bytes(p256dh)?).ok()?;
        Some(Keys { public, auth: bytes(auth)?.try_into().ok()? })
    }
}

/// Seals `text` for a browser with a key that is used once, and salt likewise.
pub(super) fn sealed(text: &[u8], to: &Keys, once: &SecretKey, salt: [u8; 16]) -> Option<Vec<u8>> {
    let shared = ecdh::diffie_hellman(once.to_nonzero_scalar(), to.public.as_affine());
    let (theirs, ours) = (to.public.to_sec1_point(false), once.public_key().to_sec1_point(false));
    let info = [b"WebPush: info\0".as_slice(), theirs.as_bytes(), ours.as_bytes()];
    let mut secret = [0; 32];
    Hkdf::<Sha256>::new(Some(&to.auth), shared.raw_secret_bytes()).expand_multi_info(&info, &mut secret).ok()?;
    let of_record = Hkdf::<Sha256>::new(Some(&salt), &secret);
    let (mut key, mut nonce) = ([0; 16], [0; 12]);
    of_record.expand(b"Content-Encoding: aes128gcm\0", &mut key).ok()?;
    of_record.expand(b"Content-Encoding: nonce\0", &mut nonce).ok()?;
    let cipher = Aes128Gcm::new(&Key::<Aes128Gcm>::from(key));
    let closed = cipher.encrypt(&Nonce::from(nonce), [text, &[LAST]].concat().as_slice()).ok()?;
    let length = u8::try_from(ours.as_bytes().len()).ok()?;
    Some([&salt, RECORD.to_be_bytes().as_slice(), &[length], ours.as_bytes(), &closed].concat())
}

#[cfg(test)]
mod tests {
    use super::{BASE64_URL_SAFE_NO_PAD, Engine, Keys, sealed};
    use p256::SecretKey;

    fn bytes(text: &str) -> Vec<u8> {
        BASE64_URL_SAFE_NO_PAD.decode(text).unwrap()
    }

    /// The example of RFC 8291, section 5 and appendix A.
    #[test]
    fn the_example_of_the_rfc() {
        let to = Keys::read(
            "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
            "BTBZMqHH6r4Tts7J_aSIgg",
        )
        .unwrap();
        let once = SecretKey::from_slice(&bytes("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw")).unwrap();
        let salt = bytes("DGv6ra1nlYgDCS1FRnbzlw").try_into().unwrap();
        let body = sealed(b"When I grow up, I want to be a watermelon", &to, &once, salt).unwrap();
        let expected = concat!(
            "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6Tlz",
            "AC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
        );
        assert_eq!(body, bytes(expected));
    }

    #[test]
    fn what_is_no_key_is_refused() {
        let good = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4";
        assert!(Keys::read(good, "BTBZMqHH6r4Tts7J_aSIgg==").is_some());
        assert!(Keys::read(good, "BTBZ").is_none(), "a short secret");
        assert!(Keys::read(&good.replace('C', "D"), "BTBZMqHH6r4Tts7J_aSIgg").is_none(), "a point beside the curve");
        assert!(Keys::read("~", "~").is_none());
    }
}
