//! The files that are made from our types are up to date.

use crate::declared::texts;
use crate::fit::Declarations;
use crate::schema::schemas;
use crate::{folder, schema_file};
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
    let types = Declarations::read(texts().into_values());
    let text = serde_json::to_string_pretty(&schemas(&types)).expect("JSON") + "\n";
    if std::env::var_os("WRITE_TYPES").is_some() {
        fs::write(schema_file(), &text).expect("the file of the schemas");
    }
    assert!(fs::read_to_string(schema_file()).is_ok_and(|kept| kept == text), "run `make types`");
}
