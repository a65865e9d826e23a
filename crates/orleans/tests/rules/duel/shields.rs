//! Sacristy and Brasserie against the events.

use crate::duel::{Scene, ended, in_round, resolve, rule};
use orleans::components::{Follower, Good, Place, SpaceKind, Town};
use orleans::{Ask, DuelAsk, Event, Move};
use tabletop::{Game, Seat, SeatSet};

/// Seat 1 has cheese for the Brasserie, and a monk on the Sacristy.
fn armed(round: u8, seat: u8) -> Scene {
    let mut game = in_round(round);
    game.tile(seat, Place::Sacristy).stand(seat, Place::Sacristy, SpaceKind::Monk, Follower::Monk);
    game.tile(seat, Place::Brasserie).give_goods(seat, Good::Wine, 1);
    game.mat_mut(seat).on_tiles.brasserie[Good::Wine.index()] = 1;
    game
}

fn asks_shield(game: &Scene, seat: u8) -> bool {
    matches!(game.asks(seat), Some(Ask::Duel(DuelAsk::Shield { .. })))
}

#[test]
fn against_which() {
    rule("duel.event.shielded");
    for round in 1..=16 {
        let mut game = armed(round, 0);
        game.set_coins(0, 40).set_coins(1, 40).give_goods(0, Good::Cheese, 3).give_goods(1, Good::Cheese, 3);
        game.station(0, Town::Blois);
        resolve(&mut game);
        let offered = asks_shield(&game, 0);
        assert_eq!(offered, ![1, 3, 4, 7, 8, 12].contains(&round), "round {round}");
        if offered {
            assert_eq!(game.options(0), [Move::Shield, Move::Discard(Good::Wine), Move::Decline]);
            game.refuses(0, Move::Discard(Good::Wool), "places.brasserie.shield");
            game.refuses(0, Move::Pass, "places.sacristy.optional");
        }
    }
}

/// Averted with either tile, the event takes nothing, and nobody loses by it.
#[test]
fn nothing_is_paid() {
    rule("duel.round.sacristy");
    for shield in [Move::Shield, Move::Discard(Good::Wine)] {
        let mut game = armed(5, 1);
        game.give_goods(0, Good::Cheese, 1);
        resolve(&mut game).play(1, shield);
        assert_eq!((game.state.table.round, game.goods(0, Good::Cheese)), (6, 0), "the other pays");
        let monk = game.player(1).bag.count(Follower::Monk);
        assert_eq!((monk, game.goods(1, Good::Wine)), if shield == Move::Shield { (1, 1) } else { (0, 0) });
        let mut game = armed(5, 1);
        game.give_goods(0, Good::Cheese, 1);
        resolve(&mut game).play(1, Move::Decline);
        assert_eq!(ended(&game), (vec![0], "duel.round.cannot-pay"), "the choice is the owner's");
    }
}

/// Both are asked for their shields before anybody's means are tested: the start player first.
#[test]
fn before_the_test() {
    rule("duel.round.shield-first");
    let mut game = armed(5, 1);
    resolve(&mut game);
    assert!(asks_shield(&game, 1), "the start player has no cheese and has not lost yet");
    game.play(1, Move::Shield);
    assert_eq!(ended(&game), (vec![1], "duel.round.cannot-pay"));

    let mut game = armed(5, 0);
    game.tile(1, Place::Brasserie).give_goods(1, Good::Cheese, 1);
    game.mat_mut(1).on_tiles.brasserie[Good::Cheese.index()] = 1;
    resolve(&mut game);
    assert_eq!(game.asks(0), Some(Ask::Duel(DuelAsk::Shield { shielded: SeatSet::EMPTY })));
    game.play(0, Move::Shield);
    assert!(game.log.contains(&Event::Shielded(Seat(0), Place::Sacristy)));
    assert_eq!(game.asks(1), Some(Ask::Duel(DuelAsk::Shield { shielded: SeatSet::of(Seat(0)) })));
    let mut paid = game.fork();
    // The cheese of the Brasserie averts the event, or pays it.
    game.play(1, Move::Discard(Good::Cheese));
    paid.play(1, Move::Decline);
    for game in [&game, &paid] {
        assert_eq!((game.goods(1, Good::Cheese), game.state.table.round), (0, 6));
        assert!(game.state.outcome().is_none());
    }
}

/// Journey Home can be averted: the merchant stays.
#[test]
fn staying_away() {
    rule("duel.event.shielded");
    let mut game = armed(16, 0);
    game.set_merchant(0, Town::Tours).set_merchant(1, Town::Tours);
    resolve(&mut game).play(0, Move::Shield);
    assert_eq!((game.mat(0).merchant, game.mat(1).merchant), (Town::Tours, Town::Orleans));
}
