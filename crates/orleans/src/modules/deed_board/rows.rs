//! The spaces of deeds in saved games: rows as wide as those of the first boards, wider only where somebody stands
//! further to the right.

use super::DEEDS;
use crate::components::{DEED_SPACES, Kind};
use serde::{Deserialize, Deserializer, Serializer, de::Error as _};

/// How wide the first boards were.
const NARROW: usize = 5;

pub(super) fn serialize<S: Serializer>(
    rows: &[[Option<Kind>; DEED_SPACES]; DEEDS],
    serializer: S,
) -> Result<S::Ok, S::Error> {
    let is_narrow = rows.iter().all(|row| row[NARROW..].iter().all(Option::is_none));
    let width = if is_narrow { NARROW } else { DEED_SPACES };
    serializer.collect_seq(rows.iter().map(|row| &row[..width]))
}

pub(super) fn deserialize<'de, D: Deserializer<'de>>(
    deserializer: D,
) -> Result<[[Option<Kind>; DEED_SPACES]; DEEDS], D::Error> {
    let saved = Vec::<Vec<Option<Kind>>>::deserialize(deserializer)?;
    if saved.len() > DEEDS || saved.iter().any(|row| row.len() > DEED_SPACES) {
        return Err(D::Error::custom("no board has so many spaces for deeds"));
    }
    let mut rows = [[None; DEED_SPACES]; DEEDS];
    for (row, saved) in rows.iter_mut().zip(saved) {
        row[..saved.len()].copy_from_slice(&saved);
    }
    Ok(rows)
}
