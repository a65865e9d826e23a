//! Saving and resuming.

use crate::run::{Folder, answered, orleans, typed};
use std::fs;

/// Every sixth line is `ready`, which closes whatever list is open: a sitting may end there.
const PAUSE: usize = 6;

fn lines() -> Vec<String> {
    let line = |nth: usize| if (nth + 1).is_multiple_of(PAUSE) { "ready" } else { ["1", "2", "1"][nth % 3] };
    (0..1_000 * PAUSE).map(|nth| line(nth).to_owned()).collect()
}

#[test]
fn a_resumed_game_ends_as_if_it_had_never_stopped() {
    let folder = Folder::new("resumed");
    let file = folder.file("game.json");
    let game = "--players 3 --seed 11 --names Ada --bots easy,random";
    let play = |args: &str, lines: Vec<String>| answered(&format!("play {args}"), lines.into_iter()).well();
    let lines = lines();
    let straight = play(game, lines.clone());

    let (first, rest) = lines.split_at(10 * PAUSE);
    let (second, third) = rest.split_at(7 * PAUSE);
    play(&format!("{game} --save {file}"), first.to_vec()).has("The game is saved.");
    play(&format!("--resume {file} --save {file}"), second.to_vec()).has("The game is saved.");
    let resumed = play(&format!("--resume {file} --save {file}"), third.to_vec());
    resumed
        .has("Seat 1: Ada, a person.")
        .has("Seat 2: Blanche, the bot `easy`.")
        .has("Seat 3: Charles, the bot `random`.");
    assert_eq!(resumed.score_sheets(), straight.score_sheets());
    orleans(&format!("replay {file} --check")).well().has("This record is sound:");
    assert!(fs::metadata(format!("{file}.part")).is_err(), "nothing is left lying about");
}

#[test]
fn a_game_is_saved_by_hand() {
    let folder = Folder::new("by_hand");
    let file = folder.file("game.json");
    let missing = folder.file("no/such/folder.json");
    let said =
        typed("play --seed 1", &["fill farm house", &format!("save {file}"), "save", &format!("save {missing}")]);
    said.well().has("The game is saved.").has("Say in which file").has("Not saved: ");
    typed(&format!("play --resume {file}"), &["board"]).well().has("boatman space holds the own boatman");
    orleans(&format!("replay {file} --check")).well().has("This record is sound so far");
}
