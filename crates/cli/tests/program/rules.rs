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
    said.has("Joan of Arc (draw & write) (joan): 185 rules, 185 named by a test (100 %)");
    said.has("Joan of Arc: the solo game (joan_solo): 71 rules, 71 named by a test (100 %)");
    let of_one = orleans("rules --coverage --game orleans").well();
    of_one.has("Base game (base): 230 rules, ");
}

/// What `-v` lists below a line is what the line leaves open, whichever modules are built.
#[test]
fn the_coverage_lists_what_no_test_names() {
    let said = orleans("rules --coverage -v").well();
    let (mut open, mut modules) = (0, 0);
    for line in said.out.lines() {
        if line.starts_with("  ") {
            open -= 1;
        } else if let Some((rules, named)) = line.split_once(" rules, ").filter(|_| !line.starts_with("All")) {
            assert_eq!(open, 0, "before {line}");
            let number = |text: &str| text.split(' ').find_map(|word| word.parse::<i32>().ok());
            let rules = rules.rsplit(' ').next().and_then(|word| word.parse::<i32>().ok()).expect("rules");
            open = rules - number(named).expect("named");
            modules += 1;
        }
    }
    assert_eq!(open, 0, "the last module");
    assert!(modules >= 13, "{modules} modules");
}

#[test]
fn the_box_is_told() {
    orleans("components").well().has("Map: 23 towns").has("data/map.toml: 71 rows").has("wait for the physical game");
    let rows = orleans("components --reconstructed").well();
    rows.has("data/places.toml, tile ").has("confidence ");
    orleans("components --game orleans").well().has("Map: 23 towns").has("data/map.toml: 71 rows");
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
