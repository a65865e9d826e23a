//! Brasserie: one of its goods against an event.

use crate::scene::{Scene, rule, scene};
use orleans::components::{Edition, Follower, Good, Happening, Letter, Place, TileId, Track, components};
use orleans::{Ask, Event, Move};
use tabletop::Seat;

use Good::{Cheese, Wine};

const EDITIONS: [Edition; 2] = [Edition::Current, Edition::Bigbox];

/// The Brasserie with these goods on it, and the event of this kind is due.
fn due(edition: Edition, lying: [u8; Good::COUNT], event: Happening) -> Scene {
    let mut game = scene(edition, 2);
    game.tile(0, Place::Brasserie).set_bag(0, [Follower::Knight]).set_bag(1, [Follower::Knight]);
    game.state.table.goods = [5; Good::COUNT];
    game.mat_mut(0).goods = lying;
    game.mat_mut(0).on_tiles.brasserie = lying;
    game.mat_mut(1).goods = [0, 2, 2, 0, 0];
    game.event(event, Letter::A).all_ready().all_pass();
    game
}

/// One good of choice is discarded, and the event passes by its owner, and nobody else.
#[test]
fn one_good_wards_the_event_off() {
    rule("places.brasserie.shield");
    for edition in EDITIONS {
        for event in [Happening::Harvest, Happening::Taxes, Happening::Plague] {
            for good in [Cheese, Wine] {
                let mut game = due(edition, [0, 2, 2, 0, 0], event);
                assert_eq!(game.asks(0), Some(Ask::Shield), "before any draw or payment");
                game.refuses(0, Move::Discard(Good::Grain), "places.brasserie.shield");
                game.refuses(0, Move::Shield, "places.sacristy.shield");
                game.play(0, Move::Discard(good));
                assert!(game.log.contains(&Event::Discarded(Seat(0), good)));
                assert_eq!((game.mat(0).n_goods(), game.goods(0, good)), (3, 1), "one good and no more");
                assert_eq!((game.coins(0), game.player(0).bag.total()), (5, 1), "and the event does nothing");
                game.until(|state| !matches!(state.asked_now(), Some((_, Ask::Harvest { .. }))));
                let hurt = (game.mat(1).n_goods(), game.coins(1), game.player(1).bag.total());
                assert_ne!(hurt, (4, 5, 1), "the neighbour suffers {event}");
            }
        }
    }
}

/// It is a choice, and it needs a good on the tile: other goods of the owner do not help.
#[test]
fn the_shield_is_optional_and_used_up() {
    rule("places.brasserie.shield");
    for edition in EDITIONS {
        let mut game = due(edition, [0, 2, 0, 0, 0], Happening::Taxes);
        game.play(0, Move::Decline);
        assert_eq!((game.coins(0), game.mat(0).on_tiles.brasserie), (3, [0, 2, 0, 0, 0]), "taxed for both goods");

        let mut game = scene(edition, 2);
        game.tile(0, Place::Brasserie).mat_mut(0).goods = [0, 2, 0, 0, 0];
        game.event(Happening::Taxes, Letter::A).all_ready().all_pass();
        assert_eq!((game.coins(0), game.goods(0, Cheese)), (3, 2), "no good lies on the tile");
    }
}

/// Whoever has the Sacristy as well chooses one of the two; the other is not used up.
#[test]
fn one_shield_is_enough() {
    rule("places.brasserie.shield");
    for edition in EDITIONS {
        for (mv, monks, cheese) in [(Move::Shield, 0, 1), (Move::Discard(Cheese), 1, 0), (Move::Decline, 1, 1)] {
            let mut game = scene(edition, 2);
            game.tile(0, Place::Sacristy).fill(0, Place::Sacristy).tile(0, Place::Brasserie);
            game.mat_mut(0).goods = [0, 1, 0, 0, 0];
            game.mat_mut(0).on_tiles.brasserie = [0, 1, 0, 0, 0];
            game.event(Happening::Taxes, Letter::A).all_ready().all_pass().play(0, mv);
            assert_ne!(game.asks(0), Some(Ask::Shield));
            assert_eq!(
                (game.standing(0, Place::Sacristy).len(), game.mat(0).on_tiles.brasserie),
                (monks, [0, cheese, 0, 0, 0])
            );
            assert_eq!(game.coins(0), if mv == Move::Decline { 4 } else { 5 });
        }
    }
}

/// Only what is settled in phase 6 is warded off: not Pilgrimage, and not the Census.
#[test]
fn only_events_of_phase_six() {
    rule("places.brasserie.shield");
    for edition in EDITIONS {
        let mut game = scene(edition, 2);
        game.tile(0, Place::Brasserie).mat_mut(0).on_tiles.brasserie = [0, 1, 0, 0, 0];
        game.mat_mut(0).goods = [0, 1, 0, 0, 0];
        game.fill(0, Place::Monastery).event(Happening::Pilgrimage, Letter::Start).all_ready();
        game.refuses(0, Move::Use(Place::Monastery), "base.events.pilgrimage").all_pass();
        assert_ne!(game.asks(0), Some(Ask::Shield));

        let mut game = scene(edition, 3);
        let taxes = components().hour_glass.iter().position(|tile| tile.event == Happening::Taxes);
        game.state.secret.hour_glass[1] = TileId(taxes.expect("a tile") as u8);
        game.tile(0, Place::Brasserie).mat_mut(0).goods = [0, 1, 0, 0, 0];
        game.mat_mut(0).on_tiles.brasserie = [0, 1, 0, 0, 0];
        game.set_track(1, Track::Farmers, 1).set_track(2, Track::Farmers, 2).all_ready();
        game.until(|state| state.table.round == 2);
        assert!(!matches!(game.state.asked_now(), Some((_, Ask::Shield))));
        assert_eq!((game.coins(0), game.goods(0, Cheese)), (4, 1), "the Census takes its coin");
    }
}
