//! Chance: a secret seed, its public hash, and the one generator a game draws from.

use rand_chacha::ChaCha8Rng;
use rand_core::{Rng as _, SeedableRng};
use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error as _};
use sha2::{Digest, Sha256};
use std::fmt;
use std::str::FromStr;

/// The 256 bits a whole game's chance follows from. Secret until the game is over.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(type = "string"))]
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

/// How many numbers are made at once: as many as ChaCha makes side by side.
const AHEAD: usize = 64;

/// The generator of a game. Same seed, same numbers, on every machine; not predictable from them.
#[derive(Clone)]
pub struct Rng(Drawing);

/// Plain values, so that a game is copied in one go; apart from [`Rng`], so that no number is drawn twice from a copy that
/// nobody asked for.
#[derive(Clone, Copy)]
struct Drawing {
    seed: Seed,
    /// How many numbers were drawn.
    drawn: u64,
    /// The numbers around the next one, from a multiple of [`AHEAD`] on; stale where the next one is the first of them.
    words: [u32; AHEAD],
}

impl Drawing {
    fn next(&mut self) -> u32 {
        let nth = self.drawn as usize % AHEAD;
        if nth == 0 {
            self.fill();
        }
        self.drawn += 1;
        self.words[nth]
    }

    #[cold]
    fn fill(&mut self) {
        let mut chacha = ChaCha8Rng::from_seed(self.seed.0);
        chacha.set_word_pos((self.drawn - self.drawn % AHEAD as u64).into());
        let mut bytes = [0; AHEAD * size_of::<u32>()];
        chacha.fill_bytes(&mut bytes);
        let (words, _) = bytes.as_chunks();
        self.words = std::array::from_fn(|nth| u32::from_le_bytes(words[nth]));
    }
}

impl Rng {
    /// The generator at its beginning.
    pub fn new(seed: Seed) -> Rng {
        Rng(Drawing { seed, drawn: 0, words: [0; AHEAD] })
    }

    /// A whole number from 0 to `n - 1`, each equally likely; `n` must not be 0.
    pub fn below(&mut self, n: u32) -> u32 {
        // Multiply-and-shift with rejection: exact, and mostly without a division.
        let mut product = u64::from(self.0.next()) * u64::from(n);
        if (product as u32) < n {
            let threshold = n.wrapping_neg() % n;
            while (product as u32) < threshold {
                product = u64::from(self.0.next()) * u64::from(n);
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
        for four in bytes.chunks_mut(4) {
            four.copy_from_slice(&self.0.next().to_le_bytes());
        }
        Seed(bytes)
    }
}

/// Where a generator stands is all there is to compare: the numbers follow from it.
impl PartialEq for Rng {
    fn eq(&self, other: &Rng) -> bool {
        (self.0.seed, self.0.drawn) == (other.0.seed, other.0.drawn)
    }
}

impl Eq for Rng {}

impl fmt::Debug for Rng {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Rng(at {})", self.0.drawn)
    }
}

#[derive(Serialize, Deserialize)]
struct Saved {
    seed: Seed,
    drawn: u64,
}

impl Serialize for Rng {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        Saved { seed: self.0.seed, drawn: self.0.drawn }.serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Rng {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Rng, D::Error> {
        let Saved { seed, drawn } = Saved::deserialize(deserializer)?;
        let mut drawing = Drawing { seed, drawn, words: [0; AHEAD] };
        drawing.fill();
        Ok(Rng(drawing))
    }
}

pub(crate) fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_generator_is_chacha8() {
        // The published key stream of ChaCha8 for a key of zeros.
        let first = Rng::new(Seed([0; 32])).seed();
        assert_eq!(first.to_string(), "3e00ef2f895f40d67f5bb8e81f09a5a12c840ec3ce9a7f3b181be188ef711a1e");
    }

    #[test]
    fn known_numbers_stay() {
        let mut rng = Rng::new(Seed::of_series(1, 0));
        let numbers: Vec<u32> = [2, 6, 10, 90, 1_000, 3_000_000_000, u32::MAX, 1].map(|n| rng.below(n)).into();
        assert_eq!(numbers, [1, 2, 4, 89, 776, 611445490, 4062620178, 0]);
        let mut items: Vec<u8> = (0..10).collect();
        rng.shuffle(&mut items);
        assert_eq!(items, [2, 9, 5, 6, 4, 1, 0, 3, 8, 7]);
    }

    #[test]
    fn numbers_are_even() {
        let mut rng = Rng::new(Seed::of_series(1, 1));
        for n in [2_u32, 3, 7, 10, 90] {
            let mut counts = vec![0_i64; n as usize];
            for _ in 0..n * 1_000 {
                counts[rng.below(n) as usize] += 1;
            }
            // Six standard deviations of a count whose mean is 1,000.
            assert!(counts.iter().all(|count| (count - 1_000).abs() < 190), "below({n}): {counts:?}");
        }
        // Four numbers of the generator would fall on each three of this range, two of them on the first,
        // if none were rejected.
        let firsts = (0..3_000).filter(|_| rng.below(3 << 30).is_multiple_of(3)).count();
        assert!((840..1_160).contains(&firsts), "{firsts} of 3,000 are multiples of three");
    }

    #[test]
    fn every_order_is_equally_likely() {
        let mut rng = Rng::new(Seed::of_series(1, 2));
        let mut counts = [[0_i64; 4]; 4];
        for _ in 0..4_000 {
            let mut items = [0, 1, 2, 3];
            rng.shuffle(&mut items);
            for (place, item) in items.into_iter().enumerate() {
                counts[place][item] += 1;
            }
        }
        assert!(counts.iter().flatten().all(|count| (count - 1_000).abs() < 190), "{counts:?}");
    }

    #[test]
    fn a_saved_generator_goes_on_where_it_was() {
        let mut rng = Rng::new(Seed::of_series(1, 3));
        for drawn in 0..200 {
            let text = serde_json::to_string(&rng).unwrap();
            let mut loaded: Rng = serde_json::from_str(&text).unwrap();
            assert_eq!(loaded, rng, "after {drawn} numbers");
            assert_eq!(loaded.seed(), rng.clone().seed());
            rng.below(10);
        }
    }

    #[test]
    fn a_seed_is_64_digits_and_stays_hidden() {
        let seed = Seed::of_series(1, 4);
        assert_eq!(seed.to_string().parse::<Seed>().unwrap(), seed);
        assert_eq!(seed.hash(), "6d9204f06a6db98506a635e76e8643ec5aa5a3a2a6958bb2135a95bcb207fe04");
        assert_ne!(seed, Seed::of_series(4, 1));
        assert!(!format!("{seed:?}").contains(&seed.to_string()[..8]));
        for text in ["", "12", &"g".repeat(64), &"é".repeat(32), &"0".repeat(65), &"+".repeat(64)] {
            assert!(text.parse::<Seed>().is_err(), "{text}");
        }
    }
}
