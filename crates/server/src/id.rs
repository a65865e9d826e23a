//! Names nobody can guess: ids and tokens of 128 random bits.

use crate::Error;
use sha2::{Digest, Sha256};
use tabletop::Seed;

/// 128 bits from the operating system, as 32 hexadecimal digits.
pub(crate) fn random() -> Result<String, Error> {
    Ok(hex(&bytes::<16>()?))
}

/// The seed of a new game.
pub(crate) fn seed() -> Result<Seed, Error> {
    Ok(Seed(bytes()?))
}

/// What is kept of a token: who steals the store cannot sit down with it.
pub(crate) fn hash(token: &str) -> String {
    hex(&Sha256::digest(token))
}

/// Whether the text has the shape of what [`random`] gives.
pub(crate) fn is_id(text: &str) -> bool {
    text.len() == 32 && text.bytes().all(|byte| matches!(byte, b'0'..=b'9' | b'a'..=b'f'))
}

/// Random bytes from the operating system.
pub(crate) fn bytes<const N: usize>() -> Result<[u8; N], Error> {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).map_err(|error| Error::Internal(format!("no random numbers: {error}")))?;
    Ok(bytes)
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}
