//! What serves all games names none of them.

use crate::{files, read, root, shown};
use std::fs;

/// Folders that know no game.
const FOLDERS: [&str; 4] = ["crates/server/src", "web/src/api", "web/src/pages", "web/src/shell"];

/// Where the program's own name stands, and what of the line it is.
const OWN_NAME: [(&str, &str); 8] = [
    ("api/openapi/mod.rs", ".title(\"Orléans\")"),
    ("measure.rs", ": &str = \"orleans_"),
    ("notices/mod.rs", "`Orléans <games@example.org>`"),
    ("notices/webhook.rs", ".user_agent(\"orleans\")"),
    ("pages.rs", "<title>Orléans</title>"),
    ("store/calls.rs", "CHANNEL: &str = \"orleans_tables\""),
    ("store/transfer.rs", ""),
    ("title.svelte.ts", "NAME = 'Orléans'"),
];

/// The games by their folders; the first is spelled as it is printed, too.
fn names() -> Vec<String> {
    let folders = fs::read_dir(root().join("crates/cli/src/games")).unwrap().map(|entry| entry.unwrap());
    let games = folders.filter(|entry| entry.path().is_dir()).map(|entry| entry.file_name().into_string().unwrap());
    games.chain(["orléans".to_owned()]).collect()
}

#[test]
fn what_serves_all_games_names_none() {
    let (mut found, mut used) = (Vec::new(), Vec::new());
    let names = names();
    assert!(names.len() >= 3, "{names:?}");
    for folder in FOLDERS {
        for path in files(&root().join(folder), &[".rs", ".ts", ".svelte", ".json", ".sql"]) {
            let file = shown(&path).replace(&format!("{folder}/"), "");
            for (line, number) in read(&path).lines().zip(1..) {
                let named = line.to_lowercase();
                if !names.iter().any(|name| named.contains(name.as_str())) {
                    continue;
                }
                let own = OWN_NAME.iter().find(|(at, part)| file.starts_with(at) && line.contains(part));
                match own {
                    Some(own) => used.push(own),
                    None => found.push(format!("{folder}/{file}:{number} {}", line.trim())),
                }
            }
        }
    }
    assert!(found.is_empty(), "{found:#?}");
    let unused: Vec<_> = OWN_NAME.iter().filter(|own| !used.contains(own)).collect();
    assert!(unused.is_empty(), "who is not named any more leaves the list: {unused:?}");
}
