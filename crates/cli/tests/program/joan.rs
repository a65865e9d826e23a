//! Joan of Arc from the command line.

use crate::run::{answered, numbers, orleans, typed};

#[test]
fn a_game_can_be_finished_by_typing_numbers() {
    for (args, chance) in [
        ("play --game joan --seed 1 --players 2 --bots easy", 1),
        ("play --game joan --seed 2 --players 3 --bots random --printed-places --start-player 2", 2),
        ("play --game joan --seed 3 --players 5 --people 2 --names Ada,Ben", 3),
    ] {
        let said = answered(args, numbers(chance)).well();
        said.has("Hash of the seed: ").has("The game is over.").has("The seed was ");
        let sheets = said.score_sheets();
        for line in ["  Trading stations and Citizens times status: ", "  Warehouse: ", "  Monks: ", "  Total: "] {
            assert!(sheets.contains(line), "{args}: {sheets}");
        }
    }
}

#[test]
fn alone_against_joan() {
    for (level, chance) in [("standard", 4), ("connoisseur", 5), ("special", 6)] {
        let said = answered(&format!("play --game joan --level {level} --seed 4"), numbers(chance)).well();
        said.has("Joan reveals card ").has("Score sheet of Joan:").has("  Knight track: ");
        assert!(said.out.contains("The game is lost.") || said.out.contains("The game is won."), "{level}");
    }
}

#[test]
fn the_table_is_shown() {
    let typed = typed(
        "play --game joan --players 1 --seed 5",
        &["sheet", "map", "map tours", "market", "deeds", "races", "bag", "scores", "joan", "why end turn", "quit"],
    );
    let said = typed.well();
    said.has("Sheet of Ada: warehouse Grain 0").has("Can be filled in next: land route Orléans – Chartres");
    said.has("Category V, 0 acquired: ").has("In the bag: ").has("Joan's tracks: ");
    said.has("joan.round.action-optional");
}

#[test]
fn a_set_up_that_cannot_be_is_refused_with_its_rule() {
    for (args, says) in [
        (
            "play --game joan --players 6",
            "one to five players: choose another number with --players (joan.setup.players)",
        ),
        (
            "simulate --game joan --players 1 --printed-places",
            "Place cards: leave out --printed-places (joan_solo.setup.place-cards)",
        ),
        (
            "simulate --game joan --players 3 --level special",
            "a level belongs to the solo game: leave out --level, or choose --players 1 (joan.setup.solo-cards)",
        ),
        ("play --game joan --modules tours", "no expansions"),
        ("play --level standard", "choose --game joan"),
    ] {
        let said = orleans(args);
        assert!(said.code == Some(1) && said.err.contains(says), "{args}: {}", said.err);
    }
}

#[test]
fn many_games() {
    for args in ["--players 4 --bots random", "--players 2 --bots easy,random", "--level special --bots easy"] {
        orleans(&format!("simulate --game joan --games 20 --seed 7 {args}")).well().has("20 games");
    }
}
