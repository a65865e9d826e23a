//! What can be typed at the prompt beside numbers.

use crate::run::typed;

#[test]
fn undo_takes_back_own_moves_up_to_the_last_reveal() {
    let said = typed("play --seed 1 --start-player 1", &["fill village", "undo", "board", "ready", "undo"]).well();
    said.has("Ada takes the last move back.");
    let board = &said.out[said.out.find("takes the last move back").expect("it is there")..];
    assert!(
        board.contains(
            "farmer space holds the own farmer, boatman space holds the own boatman, craftsman space is empty"
        )
    );
    said.has("Sorry, your last move cannot be taken back: something has been revealed since.");
}

#[test]
fn undo_takes_the_answers_of_bots_back_too() {
    let said =
        typed("play --seed 1 --start-player 1 --players 2", &["fill castle", "ready", "use castle", "undo"]).well();
    let (before, after) = said.out.split_once("Ada takes the last move back.").expect("it is taken back");
    assert!(before.contains("Ada recruits a knight") && before.contains("Blanche uses"), "{before}");
    assert!(after.contains("Use the Castle: recruit a knight"), "{after}");
}

#[test]
fn why_names_the_rule_or_says_that_it_is_allowed() {
    let said = typed(
        "play --seed 1 --start-player 1",
        &[
            "why use monastery",
            "why put farmer village boatman",
            "why put monk village monk",
            "why put my own farmer on the farmer space of the village",
            "why fly to the moon",
            "why",
            "fill village",
            "ready",
            "why use the village",
            "why use school",
            "why travel tours",
        ],
    )
    .well();
    for text in [
        "Not now: Use the Monastery.\nRule base.round.phase-order: ",
        "Not now: Put your own farmer on the boatman space of the Village.\nRule base.planning.matching-space: ",
        "Rule base.planning.place-from-market: ",
        "This is allowed: Put your own farmer on the farmer space of the Village.",
        "This is no move I know.",
        "Say which move you mean",
        "This is allowed: Use the Village: recruit a boatman, a craftsman or a trader.",
        "Not now: Use the School.\nRule base.actions.only-activated: ",
        "Not now: Travel by road to Tours without a good.\nRule ",
        "\nBook: ",
    ] {
        said.has(text);
    }
}

#[test]
fn moves_can_be_said_in_words() {
    let said = typed(
        "play --seed 1 --start-player 1",
        &[
            "put trader",
            "1",
            "put farmer castle",
            "take back farmer",
            "FILL the Farm House",
            "ready",
            "use farm",
            "pass",
        ],
    )
    .well();
    for text in [
        "Which of these?",
        "Ada puts their own trader on the trader space of the University.",
        "Ada puts their own farmer on the farmer space of the Castle.",
        "Ada takes their own farmer out of the plan for the Castle.",
        "Ada uses the Farm House.",
        "Ada recruits a farmer and advances to space 1 of the Farmers track.",
    ] {
        said.has(text);
    }
}

#[test]
fn a_place_that_cannot_be_filled_says_why() {
    typed("play --seed 1", &["fill monastery", "fill nowhere", "fill school", "fill"])
        .well()
        .has("The Monastery cannot be filled: nobody you have fits its scholar space.")
        .has("Say which place to fill")
        .has("The School is not one of your places.");
}

#[test]
fn everything_on_the_table_can_be_looked_at() {
    let looks = [
        ("board", "Ada has 5 coins"),
        ("board blanche", "Blanche has 5 coins"),
        ("board 9", "Nobody here is called `9`"),
        ("map", "Saint-Amand-Montrond: "),
        ("map chateaud", "Châteaudun: roads to "),
        ("map atlantis", "There is no town `atlantis`"),
        ("deeds", "Papal Conclave: 3 coins for each follower; free spaces for 1 knight and 2 monks."),
        ("tracks", "Knights track, 5 spaces after the start: Ada on space 0"),
        ("tiles", "Brewery, category I: receive 2 coins. Spaces: monk."),
        ("supply", "Followers in the supply: 16 farmers, 10 boatmen"),
        ("bag", "Bag, 0 in all: nobody."),
        ("scores", "Ada: 5 points now"),
        ("round", "Round 1 of 18."),
        ("log", "Denise is ready."),
        ("rules base.travel.must-move", "Rule base.travel.must-move: "),
        ("rules xyzzy", "No rule has all of the words `xyzzy`."),
        ("help", "why MOVE"),
        ("0", "Choose a number from 1 to "),
        ("99999999999999999999", "This is no move I know."),
    ];
    let lines: Vec<&str> = looks.iter().map(|(line, _)| *line).collect();
    let said = typed("play --seed 1", &lines).well();
    for (_, answer) in looks {
        said.has(answer);
    }
}
