//! Rules and components to look up.

use crate::run::orleans;

#[test]
fn a_rule_is_shown_with_its_book_and_ruling() {
    let said = orleans("rules base.setup.neutral-followers-2p").well();
    said.has("Rule base.setup.neutral-followers-2p: ").has("Book: current: Setup").has("Players: 2.");
    orleans("rules base.travel.must-move").well().has("Ruling: ");
    orleans("rules base.events.income-first-edition").well().has("Edition: first.");
}

#[test]
fn rules_are_found_by_words() {
    orleans("rules merchant ROAD").well().has("base.wagon.move: ").has(" rules. Name the id of one");
    orleans("rules").well().has("Base game (base): 230 rules").has(" rules in all.");
}

#[test]
fn rules_are_read_and_searched_in_german_and_french() {
    let german = orleans("rules --language de base.travel.must-move").well();
    german.has("Regel base.travel.must-move: Schiff und Wagen").has("Unsere Auslegung: ").has("Im Heft: current: ");
    orleans("rules --language de kaufmann STRASSE").well().has("base.wagon.move: ").has(" Regeln. Der Name ");
    orleans("rules --language de").well().has("Grundspiel (base): 230 Regeln").has(" Regeln insgesamt.");
    let french = orleans("rules --language fr base.travel.must-move").well();
    french.has("Règle base.travel.must-move: ").has("Notre interprétation: ").has("Dans le livret: current: ");
    orleans("rules --language fr négociant ROUTE").well().has("base.wagon.move: ").has(" règles. Le nom ");
    orleans("rules --language fr").well().has("Jeu de base (base): 230 règles").has(" règles en tout.");
}

#[test]
fn the_coverage_names_every_module() {
    let said = orleans("rules --coverage").well();
    let base = said.out.lines().find(|line| line.starts_with("Base game (base): 230 rules, ")).expect("the base game");
    let named: u32 = base.split([' ', ',']).filter_map(|word| word.parse().ok()).nth(1).expect("a number");
    assert!((100..=230).contains(&named), "{base}");
    said.has("Place tiles (places): ").has("All together: ");
    let open = orleans("rules --coverage -v joan_solo").well();
    let listed = open.out.lines().filter(|line| line.starts_with("  joan_solo.")).count();
    assert!(listed > 0, "no test names the rules of a game that is not built");
}

#[test]
fn the_box_is_told() {
    orleans("components").well().has("Map: 23 towns").has("data/map.toml: 71 rows").has("wait for the physical game");
    let rows = orleans("components --reconstructed").well();
    rows.has("data/places.toml, tile ").has("confidence ");
}

#[test]
fn help_helps() {
    for args in ["", "--help", "play --help", "simulate --help", "replay --help", "rules --help", "components --help"] {
        orleans(args).well().has("Examples:");
    }
    let said = orleans("--help").well();
    assert!(!said.out.contains("golden"), "the golden games are made by those who know");
    orleans("--version").well().has("orleans 0.");
}
