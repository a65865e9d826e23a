//! The tiles of The Plague, and those it leaves out, as the data have them. No rule is proven here: The Plague is
//! not played yet.

use orleans::components::{Category, Home, Place, Sort, SpaceKind, components};
use toml::{Table, Value};

fn read(text: &str) -> Table {
    text.parse().expect("data that can be read")
}

/// The row of `table` in this file with this value.
fn row(text: &str, table: &str, key: &str, value: &str) -> Table {
    let file = read(text);
    let rows = file[table].as_array().expect("rows");
    let found = rows.iter().filter_map(Value::as_table).find(|row| row[key].as_str() == Some(value));
    found.expect("the row").clone()
}

fn in_places(id: &str) -> Table {
    row(include_str!("../../../../../data/places.toml"), "tile", "id", id)
}

fn in_plague(table: &str, key: &str, value: &str) -> Table {
    row(include_str!("../../../../../data/plague.toml"), table, key, value)
}

fn names(value: &Value) -> Vec<&str> {
    value.as_array().expect("a list").iter().filter_map(Value::as_str).collect()
}

/// Sacristy, Brasserie and Gunpowder Tower stay in the box; the three tiles of The Plague come in.
#[test]
fn tiles_left_out_with_the_plague() {
    let setup = in_plague("setup", "item", "place_tiles");
    let removed = names(&setup["removed"]);
    assert_eq!(removed, ["sacristy", "brasserie", "gunpowder_tower"]);
    assert!(removed.into_iter().all(|id| in_places(id)["category"].as_str() != Some("Plague")));

    let of_plague = |place: &Place| components().place(*place).home == Home::Tile(Category::Plague);
    let tiles: Vec<Place> = Place::ALL.iter().copied().filter(of_plague).collect();
    assert_eq!(tiles, [Place::BackDoor, Place::Cemetery, Place::MedicinalSpring]);
    let mut added = names(&setup["added"]);
    added.sort_unstable();
    assert_eq!(added, ["back_door", "cemetery", "medicinal_spring"]);
    assert!(tiles.into_iter().all(|tile| !orleans::playable().contains(tile)), "only with The Plague");
}

/// Back Door: an action for an Indulgence card, a face-up one or one of the top three.
#[test]
fn back_door() {
    let facts = components().place(Place::BackDoor);
    assert_eq!((facts.sort, facts.needs_all, facts.action_spaces.len()), (Sort::Action, true, 2));
    let tile = in_plague("place_tile", "id", "back_door");
    let effect = tile["effect_text"].as_str().expect("a text");
    for part in ["indulgence card", "face-up", "top three", "keep one", "shuffle two back"] {
        assert!(effect.contains(part), "{part}");
    }
    let cards = in_plague("setup", "item", "indulgence_cards");
    assert_eq!(cards["C"].as_str(), Some("face-down pile, 2 face up"), "a pile and face-up cards to choose from");
}

/// Cemetery: one more space on the Market, for a corpse only; no action spaces.
#[test]
fn cemetery() {
    let facts = components().place(Place::Cemetery);
    assert_eq!((facts.sort, facts.action_spaces.len()), (Sort::Market, 0));
    let tile = in_places("cemetery");
    assert_eq!(tile["market_spaces"].as_integer(), Some(1));
    assert!(in_plague("place_tile", "id", "cemetery")["effect_text"].as_str().expect("a text").contains("corpse only"));
}

/// Medicinal Spring: the Plague Doctor on one space, a neutral follower other than a monk on the
/// other; both are needed, and neither is a gear wheel.
#[test]
fn medicinal_spring() {
    let facts = components().place(Place::MedicinalSpring);
    assert_eq!(facts.action_spaces, [SpaceKind::PlagueDoctor, SpaceKind::Patient]);
    assert!(facts.needs_all && facts.sort == Sort::Action);
    assert_eq!(SpaceKind::Patient.to_string(), "any neutral except monk");
    assert_eq!(in_places("medicinal_spring")["gear_wheel"].as_bool(), Some(false));
    let tile = in_plague("place_tile", "id", "medicinal_spring");
    let effect = tile["effect_text"].as_str().expect("a text");
    for part in ["follower to the supply", "advance 1 on its track", "with the bonus", "no follower"] {
        assert!(effect.contains(part), "{part}");
    }
}

/// The corpse on the Cemetery is none of the six from which a player may reduce to five, but the card that takes
/// a coin for corpses each round sees it.
#[test]
fn the_corpse_on_the_cemetery() {
    let reduction = &in_plague("setup", "item", "corpses")["reduction"];
    assert_eq!((reduction["from"].as_integer(), reduction["to"].as_integer()), (Some(6), Some(5)));
    let tile = in_plague("place_tile", "id", "cemetery");
    assert_eq!(tile["counts_for_reduction"].as_bool(), Some(false));
    assert_eq!(tile["counts_for_plague_cards"].as_bool(), Some(true));
    let fee = in_plague("plague_card", "id", "corpse_fee");
    assert_eq!(fee["when"].as_str(), Some("game"), "it counts in every round");
}

/// The track must go on and its bonus must be there; the Doctor goes home.
#[test]
fn limits_of_the_medicinal_spring() {
    let tile = in_plague("place_tile", "id", "medicinal_spring");
    assert_eq!(
        names(&tile["needs"]),
        ["a further space on the track", "the good or gear wheel of the new space in stock"]
    );
    assert_eq!(tile["doctor_returns_to"], in_plague("setup", "item", "plague_doctor")["returns_to"]);
}

/// A corpse drawn by the Bathhouse leaves the bag for good.
#[test]
fn a_corpse_at_the_bathhouse() {
    let case = in_plague("special_case", "place", "bathhouse");
    assert_eq!(case["corpse_drawn_goes_to"].as_str(), Some("supply"));
    assert_eq!(case["other_follower_goes_to"].as_str(), Some("bag"));
}

/// What the Carpenter builds in Prosperity is no trading station.
#[test]
fn structures_are_no_stations() {
    let prosperity = include_str!("../../../../../data/prosperity.toml");
    let cards = row(prosperity, "setup", "item", "structure_cards");
    assert_eq!(cards["count_as_stations"].as_bool(), Some(false));
}
