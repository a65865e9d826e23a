//! The files that are made from our types are up to date.

use crate::declared::{GAMES, files, texts, texts_of};
use crate::fit::Declarations;
use crate::schema::schemas;
use crate::{folder, game_schemas, server_schemas};
use std::collections::BTreeMap;
use std::fs;

#[test]
fn the_types_of_the_web_client_are_up_to_date() {
    let texts = texts();
    if std::env::var_os("WRITE_TYPES").is_some() {
        fs::create_dir_all(folder()).expect("the folder of the types");
        texts.iter().for_each(|(name, text)| fs::write(folder().join(name), text).expect("a file of types"));
    }
    let mut kept = BTreeMap::new();
    for entry in fs::read_dir(folder()).expect("the folder of the types").flatten() {
        let name = entry.file_name().to_string_lossy().into_owned();
        kept.insert(name, fs::read_to_string(entry.path()).expect("a file of types"));
    }
    let names = |files: &BTreeMap<String, String>| files.keys().cloned().collect::<Vec<_>>();
    assert_eq!(names(&kept), names(&texts), "run `make types`");
    let stale: Vec<&String> = texts.iter().filter(|(name, text)| kept[*name] != **text).map(|(name, _)| name).collect();
    assert!(stale.is_empty(), "{stale:?} in web/src/types: run `make types`");
}

#[test]
fn the_schemas_of_the_api_are_up_to_date() {
    let files = files();
    let of = |game: &str, names: &[&str]| {
        let types = Declarations::read(texts_of(game));
        let generic = |name: &&String| files["server"].contains_key(&format!("{name}Of"));
        let names = names.iter().flat_map(|file| files[file].keys()).filter(|name| !generic(name));
        serde_json::to_string_pretty(&schemas(&types, names)).expect("JSON") + "\n"
    };
    let own = (server_schemas(), of(GAMES[0].0, &["server", "tabletop"]));
    let games = GAMES.map(|(game, names)| (game_schemas(game), of(game, names)));
    for (path, text) in [own].into_iter().chain(games) {
        if std::env::var_os("WRITE_TYPES").is_some() {
            fs::write(&path, &text).expect("the file of the schemas");
        }
        assert!(fs::read_to_string(&path).is_ok_and(|kept| kept == text), "{}: run `make types`", path.display());
    }
}
