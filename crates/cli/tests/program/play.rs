//! Whole games from the first question to the score sheet.

use crate::run::{answered, numbers, typed};

#[test]
fn a_game_can_be_finished_by_typing_numbers() {
    for (args, chance) in [
        ("play --seed 1 --players 2 --bots easy", 1),
        ("play --seed 2 --edition first --players 3 --bots random --exclude-tiles", 2),
        ("play --seed 3 --edition bigbox --players 5 --people 2 --names Ada,Ben --open-planning", 3),
        ("play --seed 4 --players 3 --added-tiles --ordered-planning --ask-always --start-player 2", 4),
    ] {
        let said = answered(args, numbers(chance)).well();
        said.has("Hash of the seed: ").has("Round 18 of 18 begins.").has("The game is over.").has("The seed was ");
        let sheets = said.score_sheets();
        for line in
            ["  Coins: ", "  Goods: ", "  Trading stations times status: ", "  Citizens times status: ", "  Total: "]
        {
            assert!(sheets.contains(line), "{args}: {sheets}");
        }
        assert!(
            sheets.contains(" with ") && (sheets.contains("wins") || sheets.contains("share the victory")),
            "{sheets}"
        );
    }
}

#[test]
fn always_the_first_option_is_a_game_too() {
    let ones = std::iter::repeat_n("1".to_owned(), 20_000);
    answered("play --seed 9 --players 2", ones).well().has("The game is over.");
}

#[test]
fn the_seed_that_is_shown_fits_its_hash() {
    let said = answered("play --players 2 --bots random", numbers(5)).well();
    let word_behind = |text: &str| {
        let start = said.out.find(text).expect("the words are there") + text.len();
        said.out[start..start + 64].to_owned()
    };
    let seed: tabletop::Seed = word_behind("The seed was ").parse().expect("64 digits");
    assert_eq!(seed.hash(), word_behind("Hash of the seed: "));
}

#[test]
fn the_end_of_input_ends_politely() {
    typed("play --seed 1", &[]).well().has("The game ends here.");
    typed("play --seed 1", &["1", "quit"]).well().has("The game ends here.");
}

#[test]
fn bots_alone_play_to_the_end() {
    typed("play --seed 1 --people 0 --players 2", &[]).well().has("The game is over.");
}

/// What another seat plans or draws from is nowhere to be seen before all are ready; who is ready is no secret.
#[test]
fn plans_and_bags_of_others_stay_hidden() {
    let said = typed("play --seed 1 --start-player 1", &["board 2", "bag", "log", "fill village"]).well();
    let before_ready = said.out.split("Ada, what do you plan?").next().expect("a beginning");
    assert!(!before_ready.contains("puts"), "{before_ready}");
    said.has("Market: own farmer, own boatman, own craftsman and own trader.\nBag: 0 followers.\n");
    said.has("Ada puts their own farmer on the farmer space of the Village.");
    said.has("Blanche is ready.");
    for other in ["Blanche puts", "Charles puts", "Denise puts"] {
        assert!(!said.out.contains(other), "{other}");
    }
}
