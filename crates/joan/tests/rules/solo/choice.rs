//! Which tile Joan takes.

use super::{alone, before, turn};
use crate::rule;
use joan::Event;
use joan::components::{Arrow, Card, Follower, Level, components};
use tabletop::{Game, Rng, Seat, Seed, Viewer};

#[test]
fn a_card_is_revealed() {
    rule("joan_solo.choice.reveal");
    let game = turn(Card::C5, Follower::Knight);
    assert_eq!((game.joan().face_up, game.joan().revealed.len()), (Some(Card::C5), 1));
    assert_eq!(game.joan().shields, 1, "its front rules the turn");
}

/// Joan chooses among these tiles with this card; the next one shows its back.
fn choice(card: Card, next: Card, tiles: &[Follower]) -> Follower {
    let ready = before(Level::Standard, card, next, Follower::Farmer).with(|game| {
        game.display(tiles);
        // The player takes one more tile first.
        game.state.table.display[Follower::Trader.index()] += 1;
    });
    let mut game = ready.game;
    game.take(0, Follower::Trader).end(0);
    let took = game.log.iter().find_map(|event| match event {
        Event::JoanTakes { follower } => Some(*follower),
        _ => None,
    });
    took.expect("a tile")
}

#[test]
fn the_arrow_of_the_next_back() {
    rule("joan_solo.choice.arrow");
    let both = [Follower::Knight, Follower::Craftsman];
    // Card 1 lists the Knight first and the Craftsman last; its own arrow points down.
    assert_eq!(choice(Card::C1, Card::C3, &both), Follower::Knight, "3 points down");
    assert_eq!(choice(Card::C1, Card::C2, &both), Follower::Craftsman, "2 points up");
}

#[test]
fn the_first_that_is_there() {
    rule("joan_solo.choice.first-match");
    let tiles = [Follower::Boatman, Follower::Farmer, Follower::Scholar];
    assert_eq!(choice(Card::C1, Card::C3, &tiles), Follower::Boatman, "no Knight: the next below");
    assert_eq!(choice(Card::C1, Card::C4, &tiles), Follower::Scholar, "from the bottom: no Craftsman");
    for (number, card) in Card::ALL.iter().enumerate().take(14) {
        let arrow = components().solo.card(*card).back.arrow;
        assert_eq!(arrow == Arrow::Down, number % 2 == 0, "odd cards point down");
    }
}

#[test]
fn every_card_has_all_followers() {
    rule("joan_solo.choice.always-match");
    for card in &components().solo.cards {
        let mut followers: Vec<Follower> = card.front.iter().map(|line| line.follower).collect();
        followers.sort();
        assert_eq!(followers, Follower::tiles(), "{}", card.card);
    }
}

#[test]
fn she_recruits_nobody() {
    rule("joan_solo.choice.no-monk-recruit");
    let mut game = alone(Level::Special);
    while game.asks(0).is_some() {
        game.pass(0);
        let cards = game.log.iter().filter(|event| matches!(event, Event::Card { .. })).count();
        let tiles = game.log.iter().filter(|event| matches!(event, Event::JoanTakes { .. })).count();
        assert_eq!(cards, tiles, "she takes a tile on every turn");
        assert!(!game.log.iter().any(|event| matches!(event, Event::Recruited { .. })));
    }
}

#[test]
fn the_back_on_top_is_open() {
    rule("joan_solo.choice.visible");
    let game = before(Level::Standard, Card::C6, Card::C9, Follower::Farmer).game;
    let view = game.state.view(Viewer::Seat(Seat(0)));
    assert_eq!(view.next_back, Some(components().solo.card(Card::C6).back));
    let mut hidden = game.state.clone();
    // Card 4 has the same back as card 6, and any card may lie below.
    let four = hidden.secret.pile.iter().position(|card| *card == Card::C4).expect("card 4");
    hidden.secret.pile.swap(0, four);
    hidden.secret.pile.swap(1, 9);
    assert_eq!(hidden.view(Viewer::Spectator), game.state.view(Viewer::Spectator));
}

#[test]
fn what_is_left_is_known() {
    rule("joan_solo.choice.known-cards");
    let mut game = alone(Level::Connoisseur);
    game.pass(0).pass(0);
    let view = game.state.view(Viewer::Seat(Seat(0)));
    let shown = view.joan.expect("Joan").revealed;
    assert_eq!(shown.len(), 2);
    assert!(game.state.secret.pile[..2].iter().all(|card| shown.contains(*card)));
    // Every possible world has the same cards left behind the same back, in another order.
    let mut rng = Rng::new(Seed::of_series(9, 9));
    let mut orders = Vec::new();
    for _ in 0..20 {
        let world = joan::State::guess(&view, &mut rng);
        let mut left = world.secret.pile[2..].to_vec();
        orders.push(left.clone());
        left.sort();
        assert!(left.iter().all(|card| !shown.contains(*card)) && left.windows(2).all(|two| two[0] < two[1]));
    }
    orders.dedup();
    assert!(orders.len() > 10);
}
