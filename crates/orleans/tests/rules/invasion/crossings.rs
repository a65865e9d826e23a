//! Tiles of the set that change how rules work, met with the events, the City and the Support board. Of those that
//! are crossed in other games Bakery, Church, Bathhouse, Flea Market and Lock are not among the twenty.

use crate::invasion::{Scene, invasion, man, resolve, rule, under, unit};
use orleans::components::{By, Follower, Good, Happening, Kind, Place, SpaceKind, Town, Track};
use orleans::{Ask, HappeningMove, InvasionMove, Move, Origin, Post, Receiver, Unit, Whence};
use tabletop::Seat;

fn towered(game: &mut Scene, seat: u8, followers: &[Follower]) {
    game.tile(seat, Place::GunpowderTower).mat_mut(seat).tower = followers.iter().copied().collect();
}

/// None of the tiles with followers of others, bread, lent tokens or other tracks can be taken.
#[test]
fn not_among_the_twenty() {
    rule("invasion.setup.place-tiles-rest");
    let tiles = invasion(4).state.table.tiles;
    for place in [Place::Bakery, Place::Church, Place::Bathhouse, Place::FleaMarket, Place::Lock, Place::Sacristy] {
        assert!(!tiles.contains(place), "{place}");
    }
}

/// The Gunpowder Tower extends the Market: Famine, Rome Calling, Witch Hunt and the Hostel reach who lies there.
#[test]
fn tower_and_events() {
    rule("invasion.event.famine");
    let dismiss = |kind| Move::Happening(HappeningMove::Dismiss { kind, from: Whence::Tower });
    let mut game = resolve(Happening::Famine, 2, |game| towered(game, 0, &[Follower::Knight]));
    game.play(0, dismiss(Kind::Knight));
    assert!(game.mat(0).tower.is_empty());
    rule("invasion.event.rome-calling");
    let monk = |seat| unit(Unit::Monk { seat: Seat(seat), from: Whence::Tower });
    let mut game = resolve(Happening::RomeCalling, 2, |game| {
        (0..2).for_each(|seat| towered(game, seat, &[Follower::Monk]));
    });
    game.play(0, monk(0)).play(0, monk(1)).all_approve();
    assert!([0, 1].iter().all(|&seat| game.mat(seat).tower.is_empty()));
    rule("invasion.event.witch-hunt");
    let mut game = resolve(Happening::WitchHunt, 2, |game| {
        towered(game, 1, &[Follower::Monk]);
        game.set_development(0, 9);
    });
    game.play(0, monk(1));
    assert!(!game.offers(0, monk(1)), "each monk once");
}

/// A Tower lost to Arson sends its followers to the bag.
#[test]
fn tower_and_arson() {
    rule("invasion.event.arson-contents");
    let mut game = resolve(Happening::TeamArson, 2, |game| {
        towered(game, 1, &[Follower::Knight, Follower::OwnTrader]);
        game.tile(1, Place::School).tile(1, Place::Winery);
    });
    game.play(0, unit(Unit::Tile { seat: Seat(1), place: Place::GunpowderTower }));
    game.play(0, unit(Unit::Tile { seat: Seat(1), place: Place::School })).all_approve();
    assert!(game.mat(1).tower.is_empty() && !game.mat(1).places.contains(Place::GunpowderTower));
    let knights = game.player(1).bag.count(Follower::Knight) + game.mat(1).market.count(Follower::Knight);
    assert_eq!(knights, 1);
}

/// One sending never mixes Tower and Town Hall, and the Assembly event closes only the second.
#[test]
fn tower_and_town_hall() {
    rule("invasion.action.town-hall-targets");
    let mut game = invasion(2);
    towered(&mut game, 0, &[Follower::Knight]);
    game.hall(0, &[Kind::Farmer]).until_turn_of(0).play(0, Move::Use(Place::GunpowderTower));
    assert!(!game.offers(0, man(Kind::Farmer, Post::Militia)));
    game.play(0, man(Kind::Knight, Post::CityWalls));
    assert_eq!((game.city().walls, game.standing(0, Place::TownHall).len()), (1, 1));
}

/// A Guildhall through the Well builds a tower, and its followers stay; events that close ways close the Well's, too.
#[test]
fn well() {
    rule("invasion.objective.towers-build");
    let mut game = invasion(3);
    game.tile(0, Place::Well).set_merchant(0, Town::Nevers).stand(
        0,
        Place::Guildhall,
        SpaceKind::Farmer,
        Follower::Farmer,
    );
    game.act(0, Place::Well).play(0, Move::Use(Place::Guildhall));
    assert!(game.on(0).towers.contains(Town::Nevers));
    assert_eq!(game.standing(0, Place::Guildhall).len(), 1);
    for (event, place, id) in [
        (Happening::Highwayman, Place::Wagon, "invasion.event.highwayman"),
        (Happening::Pilgrimage, Place::Monastery, "invasion.event.pilgrimage"),
    ] {
        let mut game = under(event, 2);
        game.tile(0, Place::Well).act(0, Place::Well).refuses(0, Move::Use(place), id);
    }
    rule("invasion.event.highwayman");
    rule("invasion.event.pilgrimage");
}

/// A Laboratory through a partner's Palatinate lays its wheel before the user, who may send it to the Catapult.
#[test]
fn borrowed_laboratory() {
    rule("invasion.achievement.catapult-laboratory");
    let mut game = invasion(2);
    game.tile(1, Place::Laboratory).fill(1, Place::Laboratory).act(0, Place::Palatinate);
    game.play(0, Move::Borrow { owner: Seat(1), place: Place::Laboratory });
    game.play(0, Move::Invasion(InvasionMove::ToCatapult));
    assert_eq!((game.city().catapult, game.mat(0).wheels, game.mat(1).wheels), (1, [0; 3], [0; 3]));
    assert!(game.standing(1, Place::Laboratory).is_empty());
}

/// A Hostel through the Palatinate sends a follower of the user's Market, also to its owner.
#[test]
fn borrowed_hostel() {
    rule("invasion.action.palatinate-beneficiary");
    let mut game = invasion(2);
    game.set_market(0, [Follower::Farmer]).fill(1, Place::Hostel).act(0, Place::Palatinate);
    game.play(0, Move::Borrow { owner: Seat(1), place: Place::Hostel });
    game.play(0, Move::Invasion(InvasionMove::Lodge { kind: Kind::Farmer, from: Whence::Market, to: Seat(1) }));
    game.play(
        1,
        Move::Put { follower: Follower::Farmer, place: Place::Castle, space: SpaceKind::Farmer, from: Origin::Drawn },
    );
    assert_eq!(game.standing(1, Place::Castle), [Follower::Farmer]);
    assert_eq!(game.player(1).bag.count(Follower::Monk), 1, "the owner's monk returns to the owner");
}

/// Merchants moved by Good Winds and Bon Voyage take goods of the route, and no pile of the supply is emptied so.
#[test]
fn goods_of_the_map() {
    rule("invasion.objective.citizens-goods-piles");
    let mut game = resolve(Happening::BonVoyage, 2, |game| {
        let wine = game.state.table.goods[Good::Wine.index()];
        game.give_goods(1, Good::Wine, wine).lay_goods(Town::Orleans, Town::Blois, By::Water, &[Good::Wine]);
    });
    game.play(0, Move::Travel { to: Town::Blois, by: By::Water, take: Some(Good::Wine) });
    assert_eq!((game.goods(0, Good::Wine), game.city().citizens), (1, 0));
}

/// Goods that were given back fill a pile; the next who empties it wins the citizen if it is still there.
#[test]
fn refilled_piles() {
    rule("invasion.objective.citizens-goods-setup");
    let mut game = invasion(2);
    let wool = game.state.table.goods[Good::Wool.index()];
    game.give_goods(1, Good::Wool, wool).give_goods(0, Good::Grain, 1);
    game.tile(0, Place::BlackMarket).tile(1, Place::WoolManufacturer).fill(0, Place::Vehicle).until_turn_of(0);
    game.play(0, Move::Use(Place::Vehicle));
    game.play(0, Move::Invasion(InvasionMove::SendGood { good: Good::Grain, to: Receiver::City }));
    assert_eq!(game.city().citizens, 0, "an empty pile alone gives nothing");
    game.state.table.goods[Good::Wool.index()] = 1;
    game.mat_mut(1).goods[Good::Wool.index()] -= 1;
    game.fill(1, Place::WoolManufacturer).until_turn_of(1).play(1, Move::Use(Place::WoolManufacturer));
    assert_eq!(game.city().citizens, 1);
}

/// Herb Garden and School let others stand on the Support board, whose wheels fill a space as anywhere.
#[test]
fn substitutes() {
    rule("invasion.action.support-monk");
    let mut game = invasion(2);
    game.tile(0, Place::HerbGarden).give_goods(0, Good::Grain, 1).set_track(0, Track::Craftsmen, 2);
    game.stand(0, Place::Vehicle, SpaceKind::Farmer, Follower::Boatman);
    let at = game.mat(0).board.free_space(Place::Vehicle, SpaceKind::Trader).expect("a space");
    game.mat_mut(0).board.lay_wheel(at, false);
    game.until_turn_of(0).play(0, Move::Use(Place::Vehicle));
    game.play(0, Move::Invasion(InvasionMove::SendGood { good: Good::Grain, to: Receiver::City }));
    assert_eq!(game.player(0).bag.count(Follower::Boatman), 1);
    assert_eq!(game.mat(0).board.wheels().len(), 1, "the wheel stays");
    assert_ne!(game.asks(0), Some(Ask::Shield));
}
