//! What the data files must say, and what they may not.

use super::{JOAN, JOAN_SOLO, embedded, read};

/// The data inside the program with one text exchanged.
fn changed(from: &str, to: &str) -> String {
    let (joan, solo) = (JOAN.1.replacen(from, to, 1), JOAN_SOLO.1.replacen(from, to, 1));
    assert!(joan != JOAN.1 || solo != JOAN_SOLO.1, "nobody says {from}");
    read(&joan, &solo).err().map(|error| error.to_string()).unwrap_or_default()
}

#[test]
fn the_embedded_data_is_whole() {
    assert!(embedded().is_ok(), "{:?}", embedded().err());
}

#[test]
fn what_cannot_be_printed_is_refused() {
    for (from, to, says) in [
        ("total = 27", "total = 28", "28 tiles"),
        ("rounds_per_bag = 6", "rounds_per_bag = 5", "does not come out even"),
        ("id = \"L02\"", "id = \"L99\"", "L02 should stand here"),
        ("b = \"chartres\"", "b = \"paris\"", "route 1"),
        ("number = 3\n", "number = 4\n", "number 3"),
        ("star = 3", "star = 4", "stars"),
        ("id = \"library\"", "id = \"tower\"", "place_card 2"),
        ("row = 2\ngood = \"cheese\"", "row = 2\ngood = \"grain\"", "Cheese"),
        ("id = \"1\"\nname = \"1\"", "id = \"1\"\nname = \"7\"", "card 7"),
        ("from = \"dev1\"", "from = \"dev9\"", "Scholar space 2"),
        ("printed_on_sheet = true", "printed_on_sheet = false", "printed places"),
    ] {
        let said = changed(from, to);
        assert!(said.contains(says), "{from} → {to}: {said:?}");
    }
}
