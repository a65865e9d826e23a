//! Whole games with an expansion or scenario: everything it brings is asked and told in words.

use crate::run::{answered, numbers};

/// What The Plague brings is asked and told in words, too.
#[test]
fn a_game_of_the_plague_can_be_finished_by_typing_numbers() {
    for (args, chance) in [
        ("play --seed 5 --edition bigbox --players 2 --bots easy --modules plague", 5),
        ("play --seed 6 --edition bigbox --players 4 --bots easy --modules plague,orders", 6),
    ] {
        let said = answered(args, numbers(chance)).well();
        said.has("Outbreak").has("Victory over Plague").has("The game is over.");
        let sheets = said.score_sheets();
        assert!(sheets.contains("  Corpses: ") && sheets.contains("  Total: "), "{args}: {sheets}");
        assert!(said.out.contains("Infirmary") && said.out.contains("corpse"), "{args}");
    }
}

/// What Prosperity asks and counts is told in words.
#[test]
fn a_game_of_prosperity_can_be_finished_by_typing_numbers() {
    for (args, chance) in [
        ("play --seed 5 --edition bigbox --players 2 --bots easy --modules prosperity", 5),
        ("play --seed 6 --edition bigbox --players 4 --bots medium --modules prosperity", 6),
    ] {
        let said = answered(args, numbers(chance)).well();
        said.has("Structure card").has("Firestorm").has("Restoration");
        said.has("Round 16 of 16 begins.").has("The game is over.");
        let sheets = said.score_sheets();
        assert!(sheets.contains("  Completed Structures: ") && sheets.contains("  Total: "), "{args}: {sheets}");
    }
}

/// Merchants and tiles are chosen, and the end says why; nothing is counted.
#[test]
fn a_duel_can_be_finished_by_typing_numbers() {
    for (args, chance) in [
        ("play --seed 5 --edition bigbox --players 2 --bots easy --modules duel", 5),
        ("play --seed 6 --edition bigbox --players 2 --bots medium --modules duel --start-player 1", 6),
    ] {
        let said = answered(args, numbers(chance)).well();
        said.has("in which town does your merchant begin?").has("The game is over.");
        assert!(!said.out.contains("  Total: "), "{args}: {}", said.out);
        let ends = ["wins. ", "share the victory. ", "Nobody has won. "];
        let why = ends.iter().find_map(|end| said.out.split_once(end)).expect("who has won").1;
        assert!(why.contains("objectives") || why.contains("pay"), "{args}: {why}");
    }
}

/// Whoever plays alone reads the tasks and the events to come in every round, and at the end which rule decided.
#[test]
fn a_scenario_can_be_finished_by_typing_numbers() {
    for (args, told) in [
        ("tours", "Task: 3 grain, 3 cheese, 3 wine, 3 wool and 3 brocade and 3 citizens for Tours."),
        ("dignitary", "Task: 8 citizens. 8 citizens still missing."),
        ("dignitary --level easier", "Task: 7 citizens. 7 citizens still missing."),
        ("vierzon", "Objective 1: Hire a Builder in Time: 10 coins before round 9, you have 0."),
        ("vierzon --level harder-one", "At most one of them can be completed in a round."),
        ("vierzon --level harder-order", "At most one of them can be completed in a round, and in this order."),
        ("salesman", "Delivery 2 to Vendôme: 2 cheese and 2 wine: you lack 2 cheese and 2 wine."),
        ("salesman --level harder-one", "At most one of them can be completed in a round."),
        ("salesman --level harder-order", "At most one of them can be completed in a round, and in this order."),
    ] {
        let args = format!("play --seed 5 --edition bigbox --players 1 --modules {args}");
        let said = answered(&args, numbers(5)).well();
        said.has(told).has("Events of the rounds to come: ").has("The game is over.");
        assert!(!said.out.contains("  Total: "), "{args}: nothing is counted");
        let ends = ["The game is lost. ", "The game is won. "];
        let rule = ends.iter().find_map(|end| said.out.split_once(end)).expect("how it ended").1;
        assert!(rule.contains(" lost") || rule.contains(" loses ") || rule.contains(" won"), "{args}: {rule}");
    }
}

/// All together: the City, who is who, proposals and votes, and an end for everybody.
#[test]
fn an_invasion_can_be_finished_by_typing_numbers() {
    for (args, chance) in [
        ("play --seed 5 --edition bigbox --players 3 --bots easy --modules invasion", 5),
        ("play --seed 6 --edition bigbox --players 2 --people 2 --modules invasion --level easier", 6),
        ("play --seed 7 --edition bigbox --players 5 --bots medium --modules invasion --level harder", 7),
    ] {
        let said = answered(args, numbers(chance)).well();
        said.has("City Walls").has("City Treasury").has("Fortified Tower").has("The game is over.");
        assert!(said.out.contains("The game is lost. ") || said.out.contains("The game is won. "), "{args}");
        assert!(!said.out.contains("  Total: "), "{args}: nothing is counted");
    }
}
