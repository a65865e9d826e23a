//! Sacristy: what it does not guard against.

use crate::places::sacristy::struck;
use crate::scene::{rule, scene};
use orleans::components::{Edition, EventFacts, Follower, Happening, Letter, Place, TileId, Town, Track, components};
use orleans::{Ask, Move};

/// The hour glass tiles with these events.
fn tiles_of(events: &[Happening]) -> impl Iterator<Item = &'static EventFacts> {
    components().base_tiles().iter().filter(|tile| events.contains(&tile.event))
}

/// Income and Trading Day pay the owner as everybody else; the monk stays.
#[test]
fn good_events_are_not_warded_off() {
    rule("places.sacristy.good-events");
    for &edition in Edition::ALL {
        for tile in tiles_of(&[Happening::Income, Happening::TradingDay]) {
            let mut game = scene(edition, 2);
            game.tile(0, Place::Sacristy).fill(0, Place::Sacristy).station(0, Town::Tours).station(1, Town::Blois);
            game.event(tile.event, tile.letter.expect("a letter")).all_ready().all_pass();
            assert_ne!(game.asks(0), Some(Ask::Shield), "{tile:?}");
            assert!(game.coins(0) > 5 && game.coins(0) == game.coins(1), "{tile:?}");
            assert_eq!(game.standing(0, Place::Sacristy), [Follower::Monk]);
        }
        let game = struck(edition, Happening::Taxes, Letter::A, true);
        assert_eq!(game.asks(0), Some(Ask::Shield), "unlike an unpleasant one");
    }
}

/// During Pilgrimage the Monastery is closed to the owner too, and no question comes in phase 6.
#[test]
fn no_help_against_pilgrimage() {
    rule("places.sacristy.not-pilgrimage-or-census");
    for &edition in Edition::ALL {
        for tile in tiles_of(&[Happening::Pilgrimage]) {
            let mut game = scene(edition, 2);
            game.tile(0, Place::Sacristy).fill(0, Place::Sacristy).fill(0, Place::Monastery);
            game.event(tile.event, tile.letter.expect("a letter")).all_ready();
            game.refuses(0, Move::Use(Place::Monastery), "base.events.pilgrimage").all_pass();
            assert_ne!(game.asks(0), Some(Ask::Shield));
            assert_eq!(game.standing(0, Place::Sacristy), [Follower::Monk]);
        }
    }
}

/// The Census takes its coin from the owner unasked, even if the tile of the round is an
/// unpleasant one.
#[test]
fn no_help_against_the_census() {
    rule("places.sacristy.not-pilgrimage-or-census");
    for &edition in Edition::ALL {
        let mut game = scene(edition, 3);
        let taxes = components().hour_glass.iter().position(|tile| tile.event == Happening::Taxes);
        game.state.secret.hour_glass[1] = TileId(taxes.expect("a tile") as u8);
        game.tile(0, Place::Sacristy).fill(0, Place::Sacristy);
        game.set_track(1, Track::Farmers, 1).set_track(2, Track::Farmers, 2).all_ready();
        game.until(|state| state.table.round == 2);
        assert!(!matches!(game.state.asked_now(), Some((_, Ask::Shield))));
        assert_eq!((game.coins(0), game.standing(0, Place::Sacristy)), (4, vec![Follower::Monk]));
    }
}
