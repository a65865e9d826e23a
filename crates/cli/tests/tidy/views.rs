//! Bots and clients hold views; only whoever runs the table holds the true `State`.

use crate::{code, files, root, shown, words};

/// Who runs a table in the crate of the bots: play-outs, training, and a search that knows what will be drawn and sits
/// at no table.
const TABLES: [&str; 4] = [
    "crates/bots/src/play.rs",
    "crates/bots/src/orleans/foresight.rs",
    "crates/bots/src/orleans/train.rs",
    "crates/bots/src/joan/train.rs",
];

/// A bot is given a chair. All worlds it thinks in come from `State::guess`, none from a table, and it keeps none.
#[test]
fn bots_hold_views() {
    let mut found = Vec::new();
    for path in files(&root().join("crates/bots/src"), &[".rs"]) {
        let runs_a_table = TABLES.contains(&shown(&path).as_str());
        for (number, line) in code(&path).into_iter().filter(|_| !runs_a_table) {
            let left = ["Chair<'_, State>", "Bot<State>", "Desk<State>"]
                .iter()
                .fold(line, |line, seat| line.replace(seat, ""));
            let holds_state = words(&left).any(|word| word == "State");
            let given = left.contains("pub fn ") && holds_state;
            let is_field = words(&left).next() != Some("fn") && left.contains(": ") && left.ends_with(',');
            let kept = is_field && holds_state && !left.contains("&State") && !left.contains("&mut State");
            let taken = ["State::new(", "Chair::new(", "Session", "Record", "Replay", "from_str"];
            if given || kept || taken.iter().any(|way| left.contains(way)) {
                found.push(format!("{}:{number} {}", shown(&path), left.trim()));
            }
        }
    }
    assert!(found.is_empty(), "{found:#?}");
}

/// Whoever runs a table still does, so that nobody is left on the list.
#[test]
fn tables_are_run_where_we_say() {
    for table in TABLES {
        let ways = ["Chair::new(", "State::new(", "(state: State,"];
        let runs = code(&root().join(table)).iter().any(|(_, line)| ways.iter().any(|way| line.contains(way)));
        assert!(runs, "{table} runs no table any more");
    }
}

/// At the server a game lies in `table/`. The border gets text from there.
#[test]
fn the_border_of_the_server_holds_views() {
    let names_it = |line: &str| words(line).any(|word| word == "Session") || line.contains("Running<");
    let held = |(_, line): &(usize, String)| names_it(line) || line.contains("Record<");
    let mut found: Vec<String> = Vec::new();
    for folder in ["api", "gate", "notices", "wire"] {
        for path in files(&root().join("crates/server/src").join(folder), &[".rs"]) {
            found.extend(code(&path).iter().any(held).then(|| shown(&path)));
        }
    }
    assert!(found.is_empty(), "{found:#?}");
}
