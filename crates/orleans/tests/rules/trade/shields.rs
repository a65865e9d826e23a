//! Sacristy and Brasserie against the trade events.

use crate::scene::{Scene, rule};
use crate::trade::{bags, tile_of, under};
use orleans::components::{Follower, Good, Happening, Kind, Letter, Place, SpaceKind, components};
use orleans::{Ask, Move};

/// Seat 0 is guarded by a Sacristy, a Brasserie or both when the event comes.
fn guarded(event: Happening, letter: Letter, sacristy: bool, brasserie: bool) -> Scene {
    let mut game = under(event, letter, 2);
    game.set_coins(0, 20).set_coins(1, 20);
    bags(&mut game, &[Follower::Farmer; 4]);
    if sacristy {
        game.tile(0, Place::Sacristy).stand(0, Place::Sacristy, SpaceKind::Monk, Follower::Monk);
    }
    if brasserie {
        game.tile(0, Place::Brasserie).give_goods(0, Good::Cheese, 1);
        game.mat_mut(0).on_tiles.brasserie[Good::Cheese.index()] = 1;
    }
    let at = game.mat(0).board.free_space(Place::Village, SpaceKind::Farmer).expect("a farmer space");
    game.mat_mut(0).board.lay_wheel(at, false);
    game.state.table.gears -= 1;
    game.set_development(0, 5);
    game.all_ready().play(0, Move::Pass).play(1, Move::Pass);
    game
}

#[test]
fn against_which_events() {
    rule("events.shield.which-events");
    let none = [
        Happening::Indulgence,
        Happening::Training,
        Happening::BonVoyage,
        Happening::Income,
        Happening::FishingGrounds,
        Happening::TradingDay,
        Happening::Silentium,
    ];
    for tile in components().trade_tiles() {
        let letter = tile.letter.unwrap_or(Letter::A);
        let brasserie_only = tile.event == Happening::Wedding;
        let helps = !tile.special && !none.contains(&tile.event);
        let sacristy = guarded(tile.event, letter, true, false);
        assert_eq!(sacristy.asks(0) == Some(Ask::Shield), helps && !brasserie_only, "Sacristy, {}", tile.event);
        let mut brasserie = guarded(tile.event, letter, false, true);
        assert_eq!(brasserie.asks(0) == Some(Ask::Shield), helps, "Brasserie, {}", tile.event);
        if helps {
            brasserie.play(0, Move::Discard(Good::Cheese));
            assert_eq!(brasserie.coins(0), 20, "{} is averted", tile.event);
            assert_ne!(brasserie.asks(0), Some(Ask::Torture { owed: 5 }));
        }
    }
    let mut both = guarded(Happening::Wedding, Letter::B, true, true);
    both.refuses(0, Move::Shield, "places.sacristy.shield");
}

#[test]
fn bans_stay() {
    rule("events.shield.place-tiles");
    let mut game = under(Happening::Crusade, Letter::A, 2);
    game.tile(0, Place::Sacristy).stand(0, Place::Sacristy, SpaceKind::Monk, Follower::Monk).fill(0, Place::Castle);
    game.all_ready();
    game.refuses(0, Move::Use(Place::Castle), "events.crusade.no-knights");
    // The clean-up of the Uprising is not stopped, either.
    let mut game = under(Happening::PeasantUprising, Letter::D, 2);
    game.tile(0, Place::Sacristy).stand(0, Place::Sacristy, SpaceKind::Monk, Follower::Monk);
    game.stand(0, Place::Castle, SpaceKind::Boatman, Follower::Farmer);
    game.all_ready().play(0, Move::Pass).play(1, Move::Pass);
    assert!(game.standing(0, Place::Castle).is_empty());
    assert_eq!(game.standing(0, Place::Sacristy), [Follower::Monk], "nobody was asked");
    // A round-long event that is over does not come back with the shield of the next.
    let mut game = guarded(Happening::Tax, Letter::A, true, false);
    game.play(0, Move::Shield);
    assert_eq!((game.coins(0), game.player(0).bag.count(Kind::Monk.neutral())), (20, 1));
    assert_ne!(game.state.table.tile, Some(tile_of(Happening::Crusade, Letter::A)));
}
