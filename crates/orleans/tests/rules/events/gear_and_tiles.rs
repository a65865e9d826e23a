//! Place tiles and gear wheels as payment, and what becomes of everything given up.

use crate::events::in_debt;
use crate::scene::{Scene, rule};
use orleans::components::{Edition, Follower, Good, Happening, Kind, Letter, Place, SpaceKind, Town};
use orleans::state::Wheel;
use orleans::{Ask, Move};

/// Lays a gear wheel on a space of seat 0.
fn lay_wheel(game: &mut Scene, place: Place, space: SpaceKind) {
    let board = &mut game.mat_mut(0).board;
    let at = board.free_space(place, space).expect("a free space");
    board.lay_wheel(at, false);
}

/// An own tile, but no place of the player board and no tile of others.
#[test]
fn a_place_tile() {
    rule("base.torture.place-tile");
    let mut game = in_debt(2);
    game.tile(0, Place::Windmill).tile(0, Place::School).tile(1, Place::Library);
    for place in [Place::Library, Place::Hospital, Place::Ship, Place::TownHall] {
        game.refuses(0, Move::GiveTile(place), "base.torture.place-tile");
    }
    game.play(0, Move::GiveTile(Place::School));
    assert!(!game.state.owns(tabletop::Seat(0), Place::School) && game.mat(0).places.contains(Place::Windmill));
    assert_eq!(game.asks(0), Some(Ask::Torture { owed: 1 }), "a tile is a coin");
}

/// Followers on a lost tile return to the bag; a gear wheel on it is lost and pays nothing.
#[test]
fn what_lies_on_a_tile() {
    rule("base.torture.place-tile-contents");
    let mut game = in_debt(3);
    game.tile(0, Place::Windmill).tile(0, Place::GunpowderTower).tile(0, Place::Library).set_bag(0, []);
    game.stand(0, Place::Windmill, SpaceKind::Craftsman, Follower::OwnCraftsman);
    lay_wheel(&mut game, Place::Windmill, SpaceKind::Craftsman);
    game.stand(0, Place::Library, SpaceKind::Scholar, Follower::Scholar);
    game.mat_mut(0).tower = [Follower::Knight, Follower::Monk].into_iter().collect();
    let supply = game.state.table.gears;

    game.play(0, Move::GiveTile(Place::Windmill));
    assert_eq!(game.player(0).bag, [Follower::OwnCraftsman].into_iter().collect());
    assert_eq!(game.asks(0), Some(Ask::Torture { owed: 2 }), "the wheel is no payment");
    assert!(game.mat(0).board.wheels().is_empty());
    assert_eq!((game.mat(0).wheels, game.state.table.gears, game.state.table.gone.gears), ([0; 3], supply, 1));
    assert_eq!(game.standing(0, Place::Windmill), []);
    assert_eq!(game.standing(0, Place::Library), [Follower::Scholar], "other tiles keep theirs");

    game.play(0, Move::GiveTile(Place::GunpowderTower));
    let bag = [Follower::OwnCraftsman, Follower::Knight, Follower::Monk].into_iter().collect();
    assert_eq!((game.player(0).bag, game.mat(0).tower.is_empty()), (bag, true));
}

/// A wheel on a tile may be given first, as a payment of its own.
#[test]
fn the_wheel_before_its_tile() {
    rule("base.torture.place-tile-contents");
    let mut game = in_debt(2);
    game.tile(0, Place::Windmill);
    lay_wheel(&mut game, Place::Windmill, SpaceKind::Craftsman);
    game.play(0, Move::GivePlacedWheel(Place::Windmill)).play(0, Move::GiveTile(Place::Windmill));
    assert_eq!((game.asks(0), game.state.table.gone.gears), (None, 1));
}

/// A gear wheel beside the board or on a space, which is empty then.
#[test]
fn a_gear_wheel() {
    rule("base.torture.gear");
    for wheel in Wheel::ALL {
        let mut game = in_debt(2);
        game.refuses(0, Move::GiveWheel(wheel), "base.torture.gear");
        game.mat_mut(0).wheels[wheel as usize] = 2;
        game.play(0, Move::GiveWheel(wheel));
        assert_eq!((game.mat(0).wheels[wheel as usize], game.asks(0)), (1, Some(Ask::Torture { owed: 1 })));
    }
    let mut game = in_debt(2);
    game.refuses(0, Move::GivePlacedWheel(Place::Ship), "base.torture.gear");
    lay_wheel(&mut game, Place::Ship, SpaceKind::Farmer);
    lay_wheel(&mut game, Place::Wagon, SpaceKind::Farmer);
    game.stand(0, Place::Ship, SpaceKind::Boatman, Follower::Boatman);
    game.play(0, Move::GivePlacedWheel(Place::Ship));
    assert_eq!(game.asks(0), Some(Ask::Torture { owed: 1 }));
    let board = &game.mat(0).board;
    assert_eq!((board.wheels().len(), game.standing(0, Place::Ship)), (1, vec![Follower::Boatman]));
    assert!(board.free_space(Place::Ship, SpaceKind::Farmer).is_some());
}

/// What is given up leaves the game; only development steps can be made again.
#[test]
fn out_of_the_game() {
    rule("base.torture.out-of-game");
    let mut game = in_debt(5);
    game.set_bag(0, [Follower::Knight]).tile(0, Place::Library).give_goods(0, Good::Wine, 1).station(0, Town::Blois);
    game.mat_mut(0).wheels[Wheel::Later as usize] = 1;
    let before = game.state.table;
    game.play(0, Move::GiveFollower).play(0, Move::GiveTile(Place::Library)).play(0, Move::GiveGood(Good::Wine));
    game.play(0, Move::GiveWheel(Wheel::Later)).play(0, Move::GiveStation(Town::Blois));
    let after = game.state.table;
    assert_eq!((after.followers, after.goods, after.gears), (before.followers, before.goods, before.gears));
    assert_eq!((after.tiles, after.map), (before.tiles, before.map));
    assert_eq!(after.gone.followers[Kind::Knight.index()], before.gone.followers[Kind::Knight.index()] + 1);
    assert_eq!(after.gone.goods[Good::Wine.index()], before.gone.goods[Good::Wine.index()] + 1);
    assert_eq!(after.gone.gears, before.gone.gears + 1);
    assert_eq!((game.mat(0).stations_left, game.mat(0).n_stations()), (9, 0), "the supply gets no station back");

    let mut game = in_debt(1);
    game.set_development(0, 6).play(0, Move::GiveStep);
    game.next_round().event(Happening::Income, Letter::C).fill(0, Place::Scriptorium).all_ready();
    game.play(1, Move::Pass).play(0, Move::Use(Place::Scriptorium));
    assert_eq!((game.mat(0).development, game.state.edition()), (6, Edition::Current));
}
