//! The fingerprint of a value: two states are the same game exactly if their fingerprints are equal.

use crate::chance::hex;
use serde::Serialize;
use sha2::{Digest, Sha256};

/// SHA-256 over the JSON of `value`, as 64 hexadecimal digits.
///
/// # Panics
/// If the type cannot be written as JSON at all (say, a map whose keys are structs). That is a mistake in
/// the type, not in a value; the contracts meet it at the first decision of the first game.
pub fn fingerprint(value: &impl Serialize) -> String {
    hex(&Sha256::digest(json(value)))
}

/// The compact JSON of a value of our own; see [`fingerprint`] for when this panics.
pub(crate) fn json(value: &impl Serialize) -> String {
    match serde_json::to_string(value) {
        Ok(text) => text,
        Err(error) => panic!("{} cannot be written as JSON: {error}", std::any::type_name_of_val(value)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn is_the_sha_256_of_the_json() {
        // The number is what `printf '[12]' | sha256sum` prints.
        let twelve = "568f15e9fe7bcf0adbe2836f7b2c521ab414bcb65c1224ee0feda777965886f7";
        assert_eq!(fingerprint(&[12]), twelve);
        assert_ne!(fingerprint(&[12]), fingerprint(&[1, 2]));
    }
}
