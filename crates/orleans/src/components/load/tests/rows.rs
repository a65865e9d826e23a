//! Names, tables and sources: what every row of every file must say.

use super::*;

#[test]
fn what_is_no_toml_names_the_file() {
    let message = of_map("[[town]]", "[[town");
    assert!(message.starts_with("data/map.toml: TOML parse error"), "{message}");
}

#[test]
fn unknown_names() {
    assert_eq!(
        of_map("b = \"etampes\"", "b = \"etempes\""),
        "data/map.toml, route 1 (Chartres – etempes): there is no town \"etempes\""
    );
    assert_eq!(
        of_map("by = \"road\"", "by = \"rail\""),
        "data/map.toml, route 1 (Chartres – Étampes): there is no kind of route \"rail\""
    );
    assert_eq!(
        of_places("[\"boatman\", \"craftsman\"]", "[\"boatman\", \"craftman\"]"),
        "data/places.toml, board 1 (Farm House): there is no follower \"craftman\""
    );
    assert_eq!(
        of_places("id = \"brewery\"", "id = \"brewary\""),
        "data/places.toml, tile 4 (Brewery): there is no tile \"brewary\""
    );
    assert_eq!(
        of_places("excluded_in = [\"D\"]", "excluded_in = [\"X\"]"),
        "data/places.toml, tile 1 (Barracks): there is no scenario \"X\" that leaves tiles out"
    );
    let message = of_places("effect = { coins = 4 }", "effect = { gold = 4 }");
    assert!(message.starts_with("data/places.toml, tile 29 (Cellar): unknown field `gold`"), "{message}");
    let message = of_places("gear_wheel = false", "gearwheel = false");
    assert!(message.starts_with("data/places.toml, tile 1 (Barracks): unknown field `gearwheel`"), "{message}");
}

#[test]
fn every_thing_has_one_row_with_its_name() {
    assert_eq!(
        of_map("name = \"Blois\"", "name = \"Bloys\""),
        "data/map.toml, town 8 (Bloys): the name should be \"Blois\", not \"Bloys\""
    );
    assert_eq!(
        of_places("id = \"hayrick\"\nname = \"Hayrick\"", "id = \"brewery\"\nname = \"Brewery\""),
        "data/places.toml, tile 8 (Brewery): this is tile 4 (Brewery) again"
    );
    let (_, text) = DEEDS;
    let last = &text[text.rfind("[[deed]]").expect("there are deeds")..];
    assert_eq!(of_deeds(last, ""), "data/deeds.toml: the row of Canalization is missing");
}

#[test]
fn tables_are_known() {
    assert_eq!(of_map("[panel]", "[pannel]"), "data/map.toml: the table `panel` is missing");
    assert_eq!(of_map("[panel]", "[legend]\nx = 1\n[panel]"), "data/map.toml: nobody reads the table `legend`");
}

#[test]
fn every_row_says_where_it_comes_from() {
    let row = "data/places.toml, board 1 (Farm House)";
    let source = "source = [\"S000\", \"PHOTO\", \"NEO\"]";
    assert_eq!(of_places(source, ""), format!("{row}: the row names no source"));
    assert_eq!(of_places(source, "source = []"), format!("{row}: the row names no source"));
    assert_eq!(
        of_places(source, "source = [\"HEARSAY\"]"),
        format!("{row}: there is no source \"HEARSAY\" in data/sources.toml")
    );
    assert_eq!(of_places("confidence = \"high\"", ""), format!("{row}: the row has no confidence"));
    assert_eq!(
        of_places("confidence = \"high\"", "confidence = \"sure\""),
        format!("{row}: \"sure\" is no confidence; say one of certain, high, medium, low-medium, low")
    );
    assert_eq!(
        of_places("confidence = \"high\"", "confidence = \"high\"\nreconstructed = false"),
        format!("{row}: `reconstructed` is either true or left out")
    );
    assert_eq!(
        of_places("confidence = \"high\"", "confidence = \"high\"\nreconstructed = true"),
        format!("{row}: the row is marked as reconstructed, but no source of it is RECON")
    );
    assert_eq!(
        of_places("reconstructed = true", ""),
        "data/places.toml, tile 7 (Farm): a source is RECON, so the row needs reconstructed = true"
    );
    let of_plague = |old, new| damage(|text, known| reconstructed::of_file(PLAGUE.0, text, known), PLAGUE, old, new);
    assert_eq!(
        of_plague("source = [\"S002\"]\n", ""),
        "data/plague.toml, setup 1 (hour_glass_stack): the row names no source"
    );
    assert_eq!(
        of_plague("source = [\"INFERENCE", "source = [\"GUESS"),
        "data/plague.toml, hour_glass_tile 1 (Outbreak): `special_time`: there is no source \
         \"GUESS (the symbol is lost in the text)\" in data/sources.toml"
    );
}

#[test]
fn reconstructed_rows_name_themselves() {
    let rows = reconstructed().expect("the data loads");
    let farm = rows.iter().find(|row| row.name == "Farm").expect("the Farm is reconstructed");
    assert_eq!((farm.file, farm.row.as_str()), ("data/places.toml", "tile 7 (Farm)"));
    assert_eq!((farm.source.as_slice(), farm.confidence.as_str()), (&["RECON".to_owned()][..], "low"));
    let training = rows.iter().find(|row| row.file == PLAGUE.0 && row.name == "Training").expect("so is a field of it");
    assert_eq!(training.source, ["corpses: RECON (the rulebook shows that 2 and 0 occur)"]);
    assert_eq!(training.confidence, "low");
    assert!(rows.is_sorted_by_key(|row| row.file));
}

#[test]
fn sources_say_what_they_are() {
    let broken = |old: &str, new: &str| match Sources::parse(&SOURCES.1.replacen(old, new, 1)) {
        Ok(_) => panic!("the sources load with {new:?}"),
        Err(error) => error.to_string(),
    };
    assert_eq!(
        broken("REAL = \"real geography\"", "REAL = \"\""),
        "data/sources.toml, REAL: the source needs a text that says what it is"
    );
    assert_eq!(broken("[other]", "[other]\nPY = \"again\""), "data/sources.toml, PY: the source stands here twice");
}
