//! The printed figures: what each file must add up to.

use super::*;

#[test]
fn the_map() {
    let route = "data/map.toml, route 1 (Chartres – Étampes)";
    let spaces = "spaces = [{ x = 670, y = 42 }]";
    assert_eq!(of_map(spaces, "spaces = []"), format!("{route}: the route has no goods space"));
    assert_eq!(
        of_map(spaces, "spaces = [{ x = 670, y = 1042 }]"),
        format!("{route}: a goods space lies outside the panel")
    );
    assert_eq!(
        of_map(spaces, "spaces = [{ x = 670, y = 42, players = 5 }]"),
        format!("{route}: a goods space is marked with 3 or 4 players, or not at all")
    );
    assert_eq!(
        of_map(spaces, "spaces = [{ x = 670, y = 42, players = 3 }]"),
        "data/map.toml, goods_total 1: 2 players use 43 goods spaces; the routes have 42, the row says 43 with 2 players"
    );
    assert_eq!(
        of_map("spaces = 48", "spaces = 47"),
        "data/map.toml, goods_total 2: 3 players use 48 goods spaces; the routes have 48, the row says 47 with 3 players"
    );
    assert_eq!(
        of_map(spaces, "spaces = [{ x = 670, y = 42 }, { x = 680, y = 42 }]"),
        "data/map.toml: there should be 52 goods spaces, not 53"
    );
    assert_eq!(of_map("by = \"road\"", "by = \"water\""), "data/map.toml: there should be 29 roads, not 28");
    assert_eq!(
        of_map("b = \"etampes\"", "b = \"chartres\""),
        "data/map.toml, route 1 (Chartres – Chartres): the route ends where it begins"
    );
    assert_eq!(
        of_map("b = \"etampes\"", "b = \"orleans\""),
        "data/map.toml, route 4 (Chartres – Orléans): there is a road between these towns already"
    );
    assert_eq!(of_map("y = 290", "y = 1290"), "data/map.toml, town 1 (Orléans): the town lies outside the panel");
}

#[test]
fn the_places() {
    let farm_house = "data/places.toml, board 1 (Farm House)";
    let spaces = "spaces = [\"boatman\", \"craftsman\"]";
    assert_eq!(
        of_places(spaces, "spaces = [\"boatman\", \"craftsman\", \"boatman\"]"),
        format!("{farm_house}: the boatman spaces do not stand side by side")
    );
    assert_eq!(
        of_places(spaces, "spaces = []"),
        format!("{farm_house}: a place of the sorts action and event has action spaces, no other sort has")
    );
    assert_eq!(
        of_places("market_spaces = 2", ""),
        "data/places.toml, tile 38 (Gunpowder Tower): a place of the sort market has market_spaces, no other sort has"
    );
    assert_eq!(
        of_places("deed_spaces = [\"farmer\", \"scholar\", \"knight\"]", ""),
        "data/places.toml, tile 36 (Gaming Room): a place of the sort deed has deed_spaces, no other sort has"
    );
    assert_eq!(
        of_places("gear_wheel = false", "gear_wheel = true"),
        "data/places.toml, tile 1 (Barracks): no gear wheel can be placed here"
    );
    assert_eq!(
        of_places("sort = \"passive\"", "sort = \"passive\"\neffect = { coins = 1 }"),
        "data/places.toml, tile 1 (Barracks): only an action has an effect"
    );
    assert_eq!(
        of_places("category = \"I\"\n", ""),
        "data/places.toml, tile 1 (Barracks): a place tile has a category, a place of the player board has none"
    );
    assert_eq!(
        of_places("category = \"I\"\n", "category = \"II\"\n"),
        "data/places.toml: there should be 22 place tiles of category I, not 21"
    );
    assert_eq!(
        of_places("origin = \"promo\"", "origin = \"base\""),
        "data/places.toml: there should be 13 place tiles of category I in the base set, not 14"
    );
    let many = format!("spaces = [{}]", ["\"any\""; 120].join(", "));
    assert_eq!(
        of_places(spaces, &many),
        "data/places.toml, board 4 (Castle): with this place there are more than 126 action spaces"
    );
}

#[test]
fn the_tracks() {
    assert_eq!(
        of_tracks("\"nothing\", { coins = 2 }", "{ coins = 2 }"),
        "data/tracks.toml, track 2 (Boatmen track): the track should have 6 spaces, not 5"
    );
    assert_eq!(
        of_tracks("{ coins = 3 }", "{ coins = 1 }"),
        "data/tracks.toml, track 2 (Boatmen track): the spaces do not give what this track gives, in ascending order"
    );
    assert_eq!(
        of_tracks("citizen_at = 5", "citizen_at = 6"),
        "data/tracks.toml, track 2 (Boatmen track): the citizen does not lie on a space of the track"
    );
    assert_eq!(
        of_tracks("stars = [0, 4, 9,", "stars = [0, 9, 4,"),
        "data/tracks.toml, development: the stars do not stand in ascending order on the spaces 0 to 30"
    );
    assert_eq!(
        of_tracks("citizens = [3, 18, 28]", "citizens = [3, 18, 31]"),
        "data/tracks.toml, development: the citizens do not stand in ascending order on the spaces 0 to 30"
    );
}

#[test]
fn deeds_tiles_and_counts() {
    assert_eq!(
        of_deeds("coins = 1", "coins = 4"),
        "data/deeds.toml, deed 1 (Building the City Wall): a deed brings 1, 2 or 3 coins for a follower"
    );
    assert_eq!(
        of_hour_glass("letter = \"start\"", "letter = \"a\""),
        "data/hour_glass.toml, tile 1 (Pilgrimage): the first tile, and no other, is the pale Pilgrimage"
    );
    assert_eq!(
        of_hour_glass("event = \"income\"\nletter = \"a\"", "event = \"income\"\nletter = \"b\""),
        "data/hour_glass.toml, tile 8 (Income): this letter has the same event twice"
    );
    assert_eq!(of_counts("tiles = 24", "tiles = 25"), "data/counts.toml: there should be 90 goods, not 91");
    assert_eq!(
        of_counts("players = 3\n", "players = 4\n"),
        "data/counts.toml, players 2: this should be the row for 3 players"
    );
    assert_eq!(of_counts("farmer = 12, ", ""), "data/counts.toml, players 1: the number of farmer tiles is missing");
    assert_eq!(
        of_counts("farmer = 16, ", "farmer = 15, "),
        "data/counts.toml: there should be 104 follower tiles, not 103"
    );
}
