//! The files of the web client are up to date.

use crate::declared::texts;
use crate::folder;
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
        if name == "server.ts" {
            continue; // still written by hand
        }
        kept.insert(name, fs::read_to_string(entry.path()).expect("a file of types"));
    }
    let names = |files: &BTreeMap<String, String>| files.keys().cloned().collect::<Vec<_>>();
    assert_eq!(names(&kept), names(&texts), "run `make types`");
    let stale: Vec<&String> = texts.iter().filter(|(name, text)| kept[*name] != **text).map(|(name, _)| name).collect();
    assert!(stale.is_empty(), "{stale:?} in web/src/types: run `make types`");
}
