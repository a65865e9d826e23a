//! Followers, coins and goods for Structures.

use crate::prosperity::{Scene, coin, good, in_round, in_town_hall, man, rule, send};
use crate::scene::trade::fill_deed;
use orleans::components::{Follower, Good, Kind, Place, ProsperityDeed, Structure};
use orleans::{Ask, BoardDeed, Event, Move, ProsperityEvent, Sender};
use tabletop::Seat;

const GUILD: BoardDeed = BoardDeed::Prosperity(ProsperityDeed::FoundingTheCarpentersGuild);

/// Seat 0 has built the Castle (two knights, a craftsman, three coins) and sends these from the Town Hall.
fn sending(kinds: &[Kind]) -> Scene {
    let mut game = in_round(3);
    game.raise(0, Structure::Castle, 0).raise(1, Structure::Abbey, 0).hold(0, Some(Structure::TollStation));
    in_town_hall(&mut game, 0, kinds);
    game.all_ready().play(0, Move::Use(Place::TownHall));
    game
}

/// Only to own Structures that are built.
#[test]
fn followers_are_sent() {
    rule("prosperity.man.followers");
    let mut game = sending(&[Kind::Knight, Kind::Monk]);
    game.refuses(0, man(Kind::Knight, Structure::TollStation), "prosperity.man.followers");
    game.refuses(0, man(Kind::Monk, Structure::Abbey), "prosperity.man.followers");
    game.play(0, man(Kind::Knight, Structure::Castle));
    assert_eq!(game.built(0)[0].laid, 0b001);
    let (kind, structure) = (Kind::Knight, Structure::Castle);
    assert!(game.log.contains(&Event::Prosperity(ProsperityEvent::Manned { seat: Seat(0), kind, structure })));
    let mut tower = in_round(3);
    tower.raise(0, Structure::Castle, 0).tile(0, Place::GunpowderTower);
    tower.mat_mut(0).tower.add(Follower::Craftsman);
    tower.all_ready().play(0, Move::Use(Place::GunpowderTower)).play(0, man(Kind::Craftsman, Structure::Castle));
    assert_eq!((tower.built(0)[0].laid, tower.mat(0).tower.total()), (0b100, 0));
}

#[test]
fn without_a_reward() {
    rule("prosperity.man.no-reward");
    let mut game = sending(&[Kind::Knight]);
    game.play(0, man(Kind::Knight, Structure::Castle));
    assert_eq!((game.coins(0), game.mat(0).development), (5, 0));
}

#[test]
fn one_here_one_there() {
    rule("prosperity.man.mixed-sending");
    let mut game = sending(&[Kind::Knight, Kind::Craftsman]);
    game.play(0, man(Kind::Knight, Structure::Castle)).play(0, send(Kind::Craftsman, GUILD));
    assert_eq!((game.built(0)[0].laid, game.coins(0)), (0b001, 6));
    let mut both = sending(&[Kind::Knight, Kind::Craftsman]);
    both.play(0, man(Kind::Craftsman, Structure::Castle));
    assert_eq!(both.asks(0), Some(Ask::Send { from: Sender::TownHall, sent: 1 }));
    both.play(0, man(Kind::Knight, Structure::Castle));
    assert_eq!(both.built(0)[0].laid, 0b101);
    let mut stays = sending(&[Kind::Knight, Kind::Craftsman]);
    stays.play(0, man(Kind::Knight, Structure::Castle)).play(0, Move::Decline);
    assert_eq!(stays.standing(0, Place::TownHall), [Follower::Craftsman]);
}

/// Monks where a monk is shown and nowhere else; School does not help.
#[test]
fn exactly_those_shown() {
    rule("prosperity.man.exact");
    let mut game = sending(&[Kind::Monk, Kind::Scholar]);
    game.tile(0, Place::School);
    for kind in [Kind::Monk, Kind::Scholar] {
        game.refuses(0, man(kind, Structure::Castle), "prosperity.man.exact");
    }
    let mut own = in_round(3);
    own.raise(0, Structure::Castle, 0).tile(0, Place::GunpowderTower);
    own.mat_mut(0).tower.add(Follower::OwnCraftsman);
    own.all_ready().refuses(0, Move::Use(Place::GunpowderTower), "places.gunpowder-tower.no-own-colour-sent");
    own.refuses(0, man(Kind::Craftsman, Structure::Castle), "prosperity.man.exact");
}

/// Even before the followers, and without an action.
#[test]
fn coins_and_goods() {
    rule("prosperity.man.coins-goods");
    let mut game = in_round(3);
    game.raise(0, Structure::Castle, 0).raise(0, Structure::GrainMill, 0).give_goods(0, Good::Grain, 1).all_ready();
    game.play(0, coin(Structure::Castle)).play(0, good(Structure::GrainMill, Good::Grain));
    assert_eq!((game.coins(0), game.goods(0, Good::Grain), game.asks(0)), (4, 0, Some(Ask::Action)));
    assert_eq!((game.built(0)[0].laid, game.built(0)[1].laid), (0b001_000, 0b0100));
    game.refuses(0, good(Structure::GrainMill, Good::Grain), "prosperity.man.coins-goods");
    game.refuses(0, good(Structure::Castle, Good::Wine), "prosperity.man.exact");
}

#[test]
fn no_more_than_needed() {
    rule("prosperity.man.no-overfill");
    let mut game = sending(&[Kind::Craftsman, Kind::Knight]);
    game.play(0, man(Kind::Craftsman, Structure::Castle));
    game.refuses(0, man(Kind::Craftsman, Structure::Castle), "prosperity.man.no-overfill");
    game.play(0, Move::Decline).until_turn_of(0);
    (0..3).for_each(|_| _ = game.play(0, coin(Structure::Castle)));
    game.refuses(0, coin(Structure::Castle), "prosperity.man.no-overfill");
    assert_eq!(game.coins(0), 2);
    // A second one is at hand, but the Castle wants one.
    let mut two = sending(&[Kind::Craftsman, Kind::Craftsman]);
    two.play(0, man(Kind::Craftsman, Structure::Castle));
    two.refuses(0, man(Kind::Craftsman, Structure::Castle), "prosperity.man.no-overfill");
    assert!(two.offers(0, send(Kind::Craftsman, GUILD)));
}

/// Nothing takes it back: it is no coin, no good and no follower of the player any more.
#[test]
fn laid_for_good() {
    rule("prosperity.man.final");
    let mut game = sending(&[Kind::Knight]);
    game.play(0, man(Kind::Knight, Structure::Castle)).until_turn_of(0);
    (0..3).for_each(|_| _ = game.play(0, coin(Structure::Castle)));
    assert_eq!(game.coins(0), 2);
    game.next_round();
    let laid = game.built(0)[0].laid;
    assert_eq!(laid, 0b111_001, "the taxes of the next round do not touch it");
    game.until(|state| state.table.round == 5 && matches!(state.asked_now(), Some((_, Ask::Plan))));
    assert_eq!(game.built(0)[0].laid, laid);
    let offers = |mv: &Move| matches!(mv, Move::TakeBack { .. } | Move::PutBack { .. });
    assert!(!game.options(0).iter().any(offers));
}

/// A deed that is full does not close the Town Hall, while a Structure lacks somebody.
#[test]
fn structures_keep_the_town_hall_open() {
    rule("prosperity.man.followers");
    let mut game = in_round(3);
    for &deed in game.state.setup.modules.deeds() {
        fill_deed(&mut game, deed, 0);
    }
    game.raise(0, Structure::Castle, 0).set_coins(0, 0);
    in_town_hall(&mut game, 0, &[Kind::Knight]);
    in_town_hall(&mut game, 1, &[Kind::Knight]);
    game.all_ready().play(0, Move::Use(Place::TownHall)).play(0, man(Kind::Knight, Structure::Castle));
    game.refuses(1, Move::Use(Place::TownHall), "base.townhall.needs-a-sending");
}
