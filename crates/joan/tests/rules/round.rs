//! Rounds and turns.

use crate::scene::MONK;
use crate::{rule, scene, taken};
use joan::components::{BankRow, Bonus, Follower, Good};
use joan::{Act, Ask, Event, Move};
use tabletop::{Game, Seat, Viewer};

#[test]
fn tiles_are_drawn_to_the_display() {
    rule("joan.round.draw");
    for (players, tiles) in [(2, 5), (3, 4), (4, 5), (5, 6)] {
        let game = scene(players);
        assert_eq!(game.state.table.display.iter().sum::<u8>(), tiles, "{players} players");
        let before = game.state.table.bag.iter().sum::<u8>() + tiles + game.state.table.holding.iter().sum::<u8>();
        assert_eq!(before, 27, "out of the bag");
    }
}

/// Plays rounds in which nobody does anything, and tells who took a tile in each.
fn rounds(players: u8) -> Vec<Vec<u8>> {
    let mut game = scene(players);
    let mut rounds = vec![Vec::new()];
    while let Some(seat) = game.state.asked().first() {
        let round = game.state.table.round;
        rounds.last_mut().expect("a round").push(seat.0);
        game.pass(seat.0);
        if game.state.table.round > round {
            rounds.push(Vec::new());
        }
    }
    rounds
}

#[test]
fn a_bag_comes_out_even() {
    rule("joan.round.no-mid-round");
    for players in 2..=5 {
        let facts = scene(players).state.setup.facts();
        assert_eq!(facts.set_aside + facts.drawn * facts.rounds_per_bag, 27);
        let in_a_bag = [5, 6, 5, 4][usize::from(players) - 2];
        assert_eq!(facts.rounds_per_bag, in_a_bag);
        assert!(rounds(players).iter().all(|round| round.len() == usize::from(facts.drawn)));
    }
}

#[test]
fn turn_by_turn() {
    let id = rule("joan.round.turns");
    let mut game = scene(3);
    game.display(&[Follower::Farmer, Follower::Knight, Follower::Scholar, Follower::Scholar]);
    game.refuses(1, Move::Take(Follower::Farmer), id).refuses(0, Move::Take(Follower::Trader), id);
    let held = game.state.table.holding[Follower::Knight.index()];
    game.take(0, Follower::Knight);
    assert_eq!(game.state.table.holding[Follower::Knight.index()], held + 1);
    assert_eq!(game.state.table.display.iter().sum::<u8>(), 3);
    game.refuses(0, Move::Take(Follower::Farmer), id);
    let route = game.actions(0)[0];
    game.act(0, route);
    assert!(game.actions(0).is_empty(), "one action");
    game.refuses_act(0, route, id);
    game.end(0);
    assert_eq!(game.asks(1), Some(Ask::Take), "clockwise");
    game.pass(1);
    assert_eq!(game.asks(2), Some(Ask::Take));
}

#[test]
fn the_starting_player_takes_the_last_tile() {
    rule("joan.round.last-tile");
    for players in 3..=5 {
        let first: Vec<u8> = (0..players).chain([0]).collect();
        assert_eq!(rounds(players)[0], first);
        assert_eq!(rounds(players)[1][..2], [1, 2]);
    }
}

#[test]
fn two_alternate() {
    rule("joan.round.two-player-turns");
    assert_eq!(rounds(2)[..2], [vec![0, 1, 0, 1, 0], vec![1, 0, 1, 0, 1]]);
}

#[test]
fn the_action_is_free_the_tile_is_not() {
    let id = rule("joan.round.action-optional");
    let mut game = scene(2);
    game.refuses(0, Move::EndTurn, id);
    let tile = game.options(0)[0];
    game.play(0, tile);
    assert!(!game.actions(0).is_empty());
    let before = *game.sheet(0);
    game.end(0);
    assert_eq!(*game.sheet(0), before);
    assert!(game.log.contains(&Event::Forfeited { seat: Seat(0) }));
}

#[test]
fn the_bag_goes_round() {
    rule("joan.round.pass-bag");
    let mut game = scene(4);
    for seat in [0, 1, 2, 3] {
        assert_eq!(game.state.table.start, Seat(0));
        game.pass(seat);
    }
    game.pass(0);
    assert_eq!((game.state.table.start, game.state.table.round, game.asks(1)), (Seat(1), 2, Some(Ask::Take)));
}

#[test]
fn an_empty_bag_is_filled_again() {
    rule("joan.round.refill");
    for (players, aside) in [(2u8, 2), (3, 3), (4, 2), (5, 3)] {
        let mut game = scene(players);
        while game.state.table.bag_number == 1 {
            let seat = game.state.side();
            game.pass(seat.0);
        }
        let table = &game.state.table;
        let sums = [table.holding, table.display, table.bag].map(|tiles| tiles.iter().sum::<u8>());
        let drawn = game.state.setup.facts().drawn;
        assert_eq!(sums, [aside, drawn, 27 - aside - drawn], "{players} players");
    }
}

#[test]
fn a_number_is_struck_out_at_each_refill() {
    rule("joan.round.strike-number");
    let mut game = scene(3);
    let mut numbers = Vec::new();
    while let Some(seat) = game.state.asked().first() {
        numbers.push((game.state.table.bag_number, game.state.table.round));
        game.pass(seat.0);
    }
    numbers.dedup();
    let of = |number| numbers.iter().filter(|(bag, _)| *bag == number).count();
    assert_eq!([of(1), of(2), of(3)], [6; 3], "six rounds each");
}

#[test]
fn as_many_bags_as_players() {
    rule("joan.round.bags-played");
    for (players, played) in [(2, 10), (3, 18), (4, 20), (5, 20)] {
        assert_eq!(rounds(players).len(), played, "{players} players");
    }
}

#[test]
fn everybody_has_as_many_turns() {
    rule("joan.round.turn-count");
    for (players, turns, starts) in [(2, 25, 5), (3, 24, 6), (4, 25, 5), (5, 24, 4)] {
        let rounds = rounds(players);
        for seat in 0..players {
            let taken = rounds.iter().flatten().filter(|taker| **taker == seat).count();
            let started = rounds.iter().filter(|round| round[0] == seat).count();
            assert_eq!((taken, started), (turns, starts), "seat {seat} of {players}");
        }
    }
}

#[test]
fn the_turn_ends_when_its_player_says_so() {
    rule("joan.round.turn-end");
    let mut game = taken(Follower::Farmer);
    game.act(0, Act::Good(Good::Wine));
    assert_eq!(game.options(0), [Move::EndTurn], "nothing is left, and yet the next player waits");
    assert_eq!(game.asks(1), None);
    game.end(0);
    assert_eq!(game.asks(1), Some(Ask::Take));
    // What is still open is forfeited and lapses.
    let mut game = taken(Follower::Farmer);
    game.gain(MONK).gain(Bonus::Coins(1)).end(0);
    let lapsed = |bonus| Event::Lapsed { seat: Seat(0), bonus };
    assert!(game.log.starts_with(&[Event::Forfeited { seat: Seat(0) }, lapsed(MONK), lapsed(Bonus::Coins(1))]));
    assert!(game.state.turn.bonuses.is_empty());
    // Nor can it end in the middle of an effect.
    let mut game = taken(Follower::Farmer);
    game.gain(Bonus::Coins(2)).bonus(0, Bonus::Coins(2), Act::Coin(BankRow::Third));
    game.refuses(0, Move::EndTurn, "joan.bonus.chain-complete");
}

#[test]
fn all_is_open_but_the_bag() {
    rule("joan.round.public");
    let mut game = scene(4);
    game.pass(0);
    for viewer in Viewer::all(4) {
        let view = game.state.view(viewer);
        assert_eq!(view.sheets, game.state.sheets());
        assert_eq!((view.table, view.turn), (game.state.table, game.state.turn));
        assert_eq!(view.next_back, None);
    }
}
