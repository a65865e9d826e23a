//! Recorded games told again.

use crate::run::{Folder, orleans};

#[test]
fn a_recorded_game_can_be_told_shown_and_checked() {
    let folder = Folder::new("replayed");
    let file = folder.file("golden.json");
    orleans(&format!("golden --edition current --players 3 --seed 5 --bots easy,random,easy --out {file}"))
        .well()
        .has("moves written to");

    let check = orleans(&format!("replay {file} --check")).well();
    assert_eq!(check.out.lines().count(), 1);
    check.has("This record is sound: the seed fits its hash");

    let told = orleans(&format!("replay {file}")).well();
    told.has("Hash of the seed: ").has("Round 18 of 18 begins.").has("Score sheet of Charles:").has("Seed: ");
    assert!(!told.out.contains(" puts "), "a spectator does not see plans in the making");
    orleans(&format!("replay {file} --seat 2")).well().has("Blanche puts ");

    orleans(&format!("replay {file} --at 0")).well().has("Round 1 of 18.").has("Ada has 5 coins");
    let at = orleans(&format!("replay {file} --at 100")).well();
    at.has("The table after move 100 of ").has("Papal Conclave: ").has("Development track, 30 spaces: ");
    assert!(!at.out.contains(" in all: "), "a spectator does not look into bags");
    orleans(&format!("replay {file} --at 100 --seat 1")).well().has(" in all: ");
    for (args, words) in [("--at 99999", "choose a number from 0 to "), ("--seat 4", "choose a number from 1 to 3")] {
        let said = orleans(&format!("replay {file} {args}"));
        assert!(said.code == Some(1) && said.err.contains(words), "{}", said.err);
    }
}

#[test]
fn the_same_golden_game_is_written_twice() {
    let folder = Folder::new("golden_twice");
    let [first, second] = ["a.json", "b.json"].map(|name| {
        let file = folder.file(name);
        orleans(&format!("golden --edition first --players 2 --seed 3 --bots easy,random --out {file}")).well();
        std::fs::read_to_string(file).expect("a record")
    });
    assert_eq!(first, second);
}
