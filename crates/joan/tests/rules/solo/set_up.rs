//! Setting up.

use super::alone;
use crate::rule;
use joan::components::{Card, CardSet, Category, Deed, Level, Town, components};
use joan::{Places, Setup, State};
use tabletop::{Game, Seed};

#[test]
fn like_two_players() {
    rule("joan_solo.setup.two-player-base");
    let game = alone(Level::Standard);
    let table = &game.state.table;
    assert_eq!((table.holding.iter().sum::<u8>(), table.display.iter().sum::<u8>()), (2, 5));
    assert_eq!(game.state.setup.facts(), Setup::new(2).facts());
    assert!(!game.state.deed_is_open(Deed::Fifth) && game.state.deed_is_open(Deed::Fourth));
    assert_eq!(components().towns_for[1], components().towns_for[2]);
    assert!(!components().towns_for[1].contains(Town::Briare));
}

#[test]
fn one_sheet_with_joans_area() {
    rule("joan_solo.setup.sheet");
    let game = alone(Level::Standard);
    assert_eq!((game.state.n_seats(), game.state.sheets().len()), (1, 1));
    assert_eq!(game.joan(), Default::default());
}

#[test]
fn always_place_cards() {
    let id = rule("joan_solo.setup.place-cards");
    let game = alone(Level::Standard);
    for category in Category::ALL {
        assert_eq!((game.state.table.market & components().places_of[category.index()]).len(), 4);
    }
    let printed = Setup { places: Places::Printed, ..Setup::new(1) };
    let refused = State::new(&printed, Seed::of_series(1, 1)).expect_err("printed places");
    assert_eq!(refused.rule.map(|rule| rule.0), Some(id));
}

#[test]
fn fourteen_cards() {
    rule("joan_solo.setup.cards");
    assert_eq!((Card::COUNT, components().solo.cards.len()), (18, 18));
    for level in Level::ALL {
        let pile: CardSet = alone(*level).state.secret.pile.into_iter().collect();
        assert_eq!((pile.len(), pile), (14, components().solo.decks[level.index()]), "{level}");
    }
}

fn deck(level: Level) -> Vec<&'static str> {
    components().solo.decks[level.index()].iter().map(Card::name).collect()
}

/// What a Monk action does at each level: see also the tests of Monks.
fn monk_works(level: Level) -> bool {
    use joan::components::Follower;
    let card = if level == Level::Special { Card::C1b } else { Card::C1 };
    super::before(level, card, Card::C13, Follower::Farmer).turn().joan().stations == 1
}

#[test]
fn standard() {
    rule("joan_solo.setup.level-standard");
    let main: Vec<String> = (1..=14).map(|number: u8| number.to_string()).collect();
    assert_eq!(deck(Level::Standard), main);
    assert!(!monk_works(Level::Standard));
    assert_eq!(Setup::new(1).level(), Level::Standard, "if none is named");
}

#[test]
fn connoisseur() {
    rule("joan_solo.setup.level-connoisseur");
    assert_eq!(deck(Level::Connoisseur), deck(Level::Standard));
    assert!(monk_works(Level::Connoisseur));
}

#[test]
fn special_challenge() {
    rule("joan_solo.setup.level-challenge");
    let cards = deck(Level::Special);
    assert_eq!(cards[..10], deck(Level::Standard)[4..]);
    assert_eq!(cards[10..], ["1B", "2B", "3B", "4B"]);
    assert!(monk_works(Level::Special));
}

#[test]
fn a_shuffled_pile() {
    rule("joan_solo.setup.pile");
    let pile = |n| State::new(&Setup::new(1), Seed::of_series(6, n)).expect("a game").secret.pile;
    let tops: CardSet = (0..100).map(|n| pile(n)[0]).collect();
    assert_eq!(tops.len(), 14, "each card comes to lie on top");
    assert!(alone(Level::Standard).joan().revealed.is_empty(), "backs up");
}
