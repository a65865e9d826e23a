//! Good data loads; each kind of damage gives an error that names file and row.

mod figures;
mod rows;

use super::*;

/// The message a damaged file gives: `old` stands in the file and is replaced by `new` once.
fn damage<T>(parse: fn(&str, &Sources) -> Result<T, DataError>, (file, text): Text, old: &str, new: &str) -> String {
    assert!(text.contains(old), "{file} no longer says {old:?}");
    let sources = Sources::parse(SOURCES.1).expect("the sources load");
    match parse(&text.replacen(old, new, 1), &sources) {
        Ok(_) => panic!("{file} loads with {new:?} instead of {old:?}"),
        Err(error) => error.to_string(),
    }
}

fn of_counts(old: &str, new: &str) -> String {
    damage(counts::parse, COUNTS, old, new)
}

fn of_deeds(old: &str, new: &str) -> String {
    damage(deeds::parse, DEEDS, old, new)
}

fn of_hour_glass(old: &str, new: &str) -> String {
    damage(hour_glass::parse, HOUR_GLASS, old, new)
}

fn of_map(old: &str, new: &str) -> String {
    damage(map::parse, MAP, old, new)
}

fn of_places(old: &str, new: &str) -> String {
    damage(places::parse, PLACES, old, new)
}

fn of_tracks(old: &str, new: &str) -> String {
    damage(tracks::parse, TRACKS, old, new)
}

#[test]
fn the_data_loads() {
    embedded().unwrap_or_else(|error| panic!("{error}"));
    reconstructed().unwrap_or_else(|error| panic!("{error}"));
}
