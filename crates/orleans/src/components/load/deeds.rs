//! `data/deeds.toml`: the beneficial deeds.

use super::super::{Deed, DeedFacts, Kind};
use super::file::DataFile;
use super::{DEEDS, DataError, Sources};
use serde::Deserialize;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct DeedRow {
    coins: u8,
    #[serde(default)]
    or_develop: bool,
    spaces: Vec<String>,
    citizens: u8,
}

/// Reads the deeds.
pub(super) fn parse(text: &str, sources: &Sources) -> Result<Vec<DeedFacts>, DataError> {
    let file = DataFile::read(DEEDS.0, text, sources, &["deed"])?;
    let mut deeds = Vec::with_capacity(Deed::COUNT);
    for (row, _, DeedRow { coins, or_develop, spaces, citizens }) in file.one_each(&["deed"], Deed::ALL)? {
        let kinds: Vec<Kind> = row.all_named("follower", &spaces)?;
        if kinds.is_empty() {
            return Err(row.error("the deed takes no followers"));
        }
        if !(1..=3).contains(&coins) {
            return Err(row.error("a deed brings 1, 2 or 3 coins for a follower"));
        }
        if citizens != 1 {
            return Err(row.error("one citizen lies on every deed"));
        }
        let mut spaces = [0; Kind::COUNT];
        kinds.iter().for_each(|kind| spaces[kind.index()] += 1);
        deeds.push(DeedFacts { coins, or_develop, spaces });
    }
    Ok(deeds)
}
