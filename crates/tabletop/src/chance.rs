//! Chance: a secret seed, its public hash, and the one generator a game draws from.

use rand_chacha::ChaCha8Rng;
use rand_core::{Rng as _, SeedableRng};
use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error as _};
use sha2::{Digest, Sha256};
use std::fmt;
use std::str::FromStr;

/// The 256 bits a whole game's chance follows from. Secret until the game is over.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Seed(pub [u8; 32]);

impl Seed {
    /// A seed for experiments: game `n` of the series that `name` stands for.
    pub fn of_series(name: u64, n: u64) -> Seed {
        let mut hash = Sha256::new();
        hash.update(b"series");
        hash.update(name.to_le_bytes());
        hash.update(n.to_le_bytes());
        Seed(hash.finalize().into())
    }

    /// What is published when a game starts, so that the seed cannot be exchanged later.
    pub fn hash(&self) -> String {
        hex(&Sha256::digest(self.0))
    }
}

/// A seed is never printed by accident: `{:?}` shows its hash only.
impl fmt::Debug for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Seed(hash {})", &self.hash()[..8])
    }
}

impl fmt::Display for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&hex(&self.0))
    }
}

impl FromStr for Seed {
    type Err = SeedError;

    fn from_str(text: &str) -> Result<Seed, SeedError> {
        let digits = text.as_bytes();
        if digits.len() != 64 {
            return Err(SeedError);
        }
        let mut bytes = [0; 32];
        for (byte, pair) in bytes.iter_mut().zip(digits.chunks(2)) {
            let digit = |d: u8| (d as char).to_digit(16).ok_or(SeedError);
            *byte = (digit(pair[0])? * 16 + digit(pair[1])?) as u8;
        }
        Ok(Seed(bytes))
    }
}

/// The text is not a seed.
#[derive(Debug, thiserror::Error)]
#[error("a seed is 64 hexadecimal digits")]
pub struct SeedError;

impl Serialize for Seed {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Seed {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Seed, D::Error> {
        let text = String::deserialize(deserializer)?;
        text.parse().map_err(D::Error::custom)
    }
}

/// The generator of a game. Same seed, same numbers, on every machine; not predictable from them.
#[derive(Clone, PartialEq, Eq)]
pub struct Rng(ChaCha8Rng);

impl Rng {
    /// The generator at its beginning.
    pub fn new(seed: Seed) -> Rng {
        Rng(ChaCha8Rng::from_seed(seed.0))
    }

    /// A whole number from 0 to `n - 1`, each equally likely; `n` must not be 0.
    pub fn below(&mut self, n: u32) -> u32 {
        // Multiply-and-shift with rejection: exact, and mostly without a division.
        let mut product = u64::from(self.0.next_u32()) * u64::from(n);
        if (product as u32) < n {
            let threshold = n.wrapping_neg() % n;
            while (product as u32) < threshold {
                product = u64::from(self.0.next_u32()) * u64::from(n);
            }
        }
        (product >> 32) as u32
    }

    /// Puts `items` into random order.
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for i in (1..items.len()).rev() {
            items.swap(i, self.below(i as u32 + 1) as usize);
        }
    }

    /// A fresh seed from this generator, for the guessed worlds of a search.
    pub fn seed(&mut self) -> Seed {
        let mut bytes = [0; 32];
        self.0.fill_bytes(&mut bytes);
        Seed(bytes)
    }
}

impl fmt::Debug for Rng {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Rng(at {})", self.0.get_word_pos())
    }
}

#[derive(Serialize, Deserialize)]
struct Saved {
    seed: Seed,
    drawn: u64,
}

impl Serialize for Rng {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let drawn = self.0.get_word_pos() as u64;
        Saved { seed: Seed(self.0.get_seed()), drawn }.serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Rng {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Rng, D::Error> {
        let saved = Saved::deserialize(deserializer)?;
        let mut rng = Rng::new(saved.seed);
        rng.0.set_word_pos(saved.drawn.into());
        Ok(rng)
    }
}

pub(crate) fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}
