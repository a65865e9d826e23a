//! Rounds and turns.

use super::{alone, turn};
use crate::{Scene, rule};
use joan::components::{Card, Follower, Level};
use joan::{Ask, Event, Move, Setup, State};
use tabletop::{Game, Seat, Seed};

/// Who takes the tiles of each round: `y`ou or `J`oan.
fn course() -> (Vec<String>, Scene) {
    let mut game = alone(Level::Special);
    let mut rounds = vec![String::new()];
    while game.asks(0).is_some() {
        game.pass(0);
        for event in &game.log {
            match event {
                Event::Taken { .. } | Event::TurnEnded { .. } => rounds.last_mut().expect("a round").push('y'),
                Event::JoanTakes { .. } => rounds.last_mut().expect("a round").push('J'),
                Event::Round { .. } => rounds.push(String::new()),
                _ => {}
            }
        }
    }
    (rounds, game)
}

#[test]
fn three_steps() {
    rule("joan_solo.round.steps");
    let (rounds, _) = course();
    assert_eq!(rounds.len(), 10);
    assert!(rounds.iter().all(|round| round.len() == 5), "{rounds:?}");
}

#[test]
fn you_begin() {
    let id = rule("joan_solo.round.first");
    for n in 0..20 {
        let game = State::new(&Setup::new(1), Seed::of_series(7, n)).expect("a game");
        assert_eq!((game.table.start, game.question(Seat(0))), (Seat(0), Some(Ask::Take)));
    }
    let (rounds, _) = course();
    let starts: String = rounds.iter().filter_map(|round| round.chars().next()).collect();
    assert_eq!(starts, "yJyJyJyJyJ");
    let other = Setup { start_player: Some(Seat(1)), ..Setup::new(1) };
    let refused = State::new(&other, Seed::of_series(1, 1)).expect_err("Joan does not begin");
    assert_eq!(refused.rule.map(|rule| rule.0), Some(id));
}

#[test]
fn tile_by_tile() {
    rule("joan_solo.round.alternate");
    let (rounds, _) = course();
    assert_eq!(rounds[..2], ["yJyJy", "JyJyJ"]);
}

#[test]
fn joan_is_never_asked() {
    let id = rule("joan_solo.round.joan-automatic");
    let mut game = alone(Level::Special);
    while let Some(seat) = game.state.asked().first() {
        assert_eq!(seat, Seat(0));
        game.refuses(1, Move::EndTurn, id);
        game.pass(0);
    }
    let game = turn(Card::C2, Follower::Trader);
    let told = game.log.iter().filter(|event| {
        matches!(event, Event::Card { .. } | Event::JoanTakes { .. } | Event::JoanRemoves { .. } | Event::JoanShield)
    });
    assert_eq!(told.count(), 4, "effect by effect");
}

#[test]
fn twenty_five_turns_each() {
    rule("joan_solo.round.turn-count");
    let (rounds, game) = course();
    let all = rounds.concat();
    assert_eq!((all.matches('y').count(), all.matches('J').count()), (25, 25));
    let bags = [&rounds[..5], &rounds[5..]].map(|rounds| rounds.concat().matches('J').count());
    assert_eq!(bags, [12, 13]);
    assert_eq!(game.joan().revealed.len(), 13, "and the fourteenth lent its back");
}

#[test]
fn your_turn_is_as_ever() {
    rule("joan_solo.round.player-turn");
    let mut game = alone(Level::Standard);
    game.display(&[Follower::Scholar, Follower::Farmer, Follower::Farmer]).developed(0, 2);
    assert!(game.offers(0, Move::Recruit { discard: Follower::Farmer }));
    game.take(0, Follower::Scholar).act(0, joan::Act::Point);
    assert_eq!(game.open(), [joan::components::Bonus::Coins(1)]);
}

#[test]
fn her_tile_goes_away() {
    rule("joan_solo.round.joan-tile-away");
    let before = alone(Level::Standard).state.table.holding[Follower::Knight.index()];
    let game = turn(Card::C5, Follower::Knight);
    assert_eq!(game.state.table.display[Follower::Knight.index()], 1, "yours and hers of three");
    assert_eq!(game.state.table.holding[Follower::Knight.index()], before + 2);
}

#[test]
fn a_new_pile_for_the_second_bag() {
    rule("joan_solo.round.reshuffle");
    let mut game = alone(Level::Standard);
    while game.state.table.bag_number == 1 {
        assert!(!game.log.contains(&Event::Shuffled));
        game.pass(0);
    }
    assert!(game.log.contains(&Event::Shuffled));
    // Joan begins round 6: one card of the new pile is open by now.
    assert_eq!((game.joan().revealed.len(), game.state.table.round), (1, 6));
    let mut all = game.state.secret.pile.to_vec();
    all.sort();
    assert_eq!(all, Card::ALL[..14]);
}
