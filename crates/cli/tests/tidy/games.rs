//! What serves all games names none of them.

use crate::{files, read, root, shown};
use std::fs;

/// Folders that know no game.
const FOLDERS: [&str; 5] =
    ["crates/server/src", "web/src/api", "web/src/pages", "web/src/shell", "web/src/games/shared"];

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

/// The games by their folders.
fn games() -> Vec<String> {
    let folders = fs::read_dir(root().join("crates/cli/src/games")).unwrap().map(|entry| entry.unwrap());
    folders.filter(|entry| entry.path().is_dir()).map(|entry| entry.file_name().into_string().unwrap()).collect()
}

/// As their folders are called; the first is spelled as it is printed, too.
fn names() -> Vec<String> {
    games().into_iter().chain(["orléans".to_owned()]).collect()
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

/// What tables of several games have in common lies in `games/shared`: a table fetches nothing of a game that is not its own.
#[test]
fn the_screens_of_a_game_use_nothing_of_another() {
    let (games, mut found, mut looked) = (games(), Vec::new(), 0);
    for game in &games {
        let folder = root().join("web/src/games").join(game);
        let others = games.iter().filter(|other| *other != game);
        let ways: Vec<_> = others.flat_map(|other| [format!("../{other}/"), format!("../{other}'")]).collect();
        for path in files(&folder, &[".ts", ".svelte"]) {
            looked += 1;
            let text = read(&path);
            let taken = text.lines().filter(|line| ways.iter().any(|way| line.contains(way.as_str())));
            found.extend(taken.map(|line| format!("{}: {}", shown(&path), line.trim())));
        }
    }
    assert!(looked > 200, "{looked} files");
    assert!(found.is_empty(), "{found:#?}");
}
