//! The Gunpowder Tower, met with each event of the stack.

use crate::invasion::{Scene, invasion, man, resolve, rule, under, unit};
use orleans::components::{Follower, Happening, Kind, Place};
use orleans::{HappeningMove, Move, Post, Unit, Whence};
use tabletop::Seat;

/// What comes of an event.
pub(crate) type Row = (Happening, fn(Happening));

/// Every event of the stack has rows or one reason why the two never meet.
pub(crate) fn cross(rows: &[Row], apart: &[(&str, &[Happening])]) {
    let printed = orleans::events(&invasion(2).state.setup);
    for &event in Happening::ALL.iter().filter(|event| printed.iter().any(|facts| facts.event == **event)) {
        let met: Vec<&Row> = rows.iter().filter(|row| row.0 == event).collect();
        let reasons = apart.iter().filter(|(_, events)| events.contains(&event)).count();
        assert_eq!(usize::from(!met.is_empty()) + reasons, 1, "{event}: rows, or one reason why not");
        met.into_iter().for_each(|(_, row)| row(event));
    }
}

/// What looks at no follower and at no action.
pub(crate) const GOODS: (&str, &[Happening]) = {
    use Happening::*;
    ("coins, goods and the Warehouse", &[Donation, GoodTrade, WoolMarket, FishingGrounds, Income, Rats, Robbery])
};
pub(crate) const MAP: (&str, &[Happening]) = {
    use Happening::*;
    (
        "the map, its merchants, stations and citizens",
        &[Drought, Escape, GoodWinds, Progress, Trip, BonVoyage, Pirates, Summoning, Invasion],
    )
};

/// A follower goes to the supply.
pub(crate) fn dismiss(kind: Kind, from: Whence) -> Move {
    Move::Happening(HappeningMove::Dismiss { kind, from })
}

const TOWER: Move = Move::Use(Place::GunpowderTower);

/// Seat 0 has nobody but these on the Tower, and nothing to pay with.
fn towered(game: &mut Scene, followers: &[Follower]) {
    game.set_coins(0, 0).set_market(0, []).set_bag(0, []).on_tower(0, followers);
}

/// Whoever lies on Market and Tower, which are one when phase 3 comes.
fn kept(game: &Scene) -> u8 {
    game.mat(0).market.total() + game.mat(0).tower.total()
}

/// A follower is drawn from the bag alone, and the bag is empty.
fn not_from_the_tower(event: Happening) {
    let game = resolve(event, 2, |game| towered(game, &[Follower::Knight, Follower::Monk]));
    assert_eq!((kept(&game), game.player(0).bag.total(), game.state.table.round), (2, 0, 2), "{event}");
}

/// No event closes the Tower, and who was recruited before a ban can be sent.
fn sent(event: Happening) {
    let mut game = under(event, 2);
    towered(&mut game, &[Follower::Monk]);
    game.until_turn_of(0).play(0, TOWER).play(0, man(Kind::Monk, Post::PrayerService));
    assert_eq!((game.city().prayer[Kind::Monk.index()], kept(&game)), (1, 0), "{event}");
}

#[test]
fn the_gunpowder_tower() {
    use Happening::*;
    rule("invasion.event.assembly");
    rule("invasion.event.famine");
    rule("invasion.event.plague");
    rule("invasion.event.raging-plague");
    rule("invasion.event.support");
    rule("invasion.event.reinforcement");
    rule("invasion.event.earthquake");
    let rows: [Row; 13] = [
        (Assembly, |event| {
            let mut game = under(event, 2);
            towered(&mut game, &[Follower::Knight]);
            game.hall(0, &[Kind::Knight]).until_turn_of(0);
            game.refuses(0, Move::Use(Place::TownHall), "invasion.event.assembly");
            game.play(0, TOWER).play(0, man(Kind::Knight, Post::CityWalls));
            assert_eq!((game.city().walls, game.standing(0, Place::TownHall).len()), (1, 1));
        }),
        (Pilgrimage, sent),
        (Highwayman, sent),
        (Plague, not_from_the_tower),
        (RagingPlague, not_from_the_tower),
        (Support, not_from_the_tower),
        (Famine, |event| {
            let mut game = resolve(event, 2, |game| towered(game, &[Follower::Knight, Follower::OwnFarmer]));
            game.play(0, dismiss(Kind::Knight, Whence::Tower));
            assert_eq!((kept(&game), game.state.table.round), (1, 2), "one of the own colour stays");
        }),
        (RomeCalling, |event| {
            let mut game = resolve(event, 2, |game| {
                towered(game, &[Follower::Monk]);
                game.set_bag(1, [Follower::Monk]);
            });
            let monk = |seat, from| unit(Unit::Monk { seat: Seat(seat), from });
            game.play(0, monk(0, Whence::Tower)).play(0, monk(1, Whence::Bag)).all_approve();
            assert_eq!(kept(&game), 0);
        }),
        (WitchHunt, |event| {
            let game = resolve(event, 2, |game| {
                towered(game, &[Follower::Monk]);
                game.set_development(0, 9);
            });
            assert!(game.offers(0, unit(Unit::Monk { seat: Seat(0), from: Whence::Tower })));
        }),
        // Torture takes nobody from the Tower; it takes the tile, and then they are in the bag.
        (Harvest, |event| {
            let mut game = resolve(event, 2, |game| towered(game, &[Follower::Knight, Follower::OwnFarmer]));
            game.refuses(0, Move::GiveFollower, "base.torture.follower-only-from-bag");
            game.play(0, Move::GiveTile(Place::GunpowderTower));
            assert_eq!((game.player(0).bag.total(), kept(&game)), (2, 0));
        }),
        (TeamArson, |event| {
            let mut game = resolve(event, 2, |game| {
                towered(game, &[Follower::Knight]);
                game.tile(0, Place::School).tile(1, Place::Winery);
            });
            let tile = |place| unit(Unit::Tile { seat: Seat(0), place });
            game.play(0, tile(Place::GunpowderTower)).play(0, tile(Place::School)).all_approve();
            assert_eq!((game.player(0).bag.count(Follower::Knight), kept(&game)), (1, 0));
        }),
        // Only a Tower that nobody has taken can be turned over.
        (Earthquake, |event| {
            let turn = unit(Unit::TurnOver(Place::GunpowderTower));
            assert!(resolve(event, 2, |_| {}).offers(0, turn));
            assert!(!resolve(event, 2, |game| towered(game, &[Follower::Knight])).offers(0, turn));
        }),
        // The tile is laid in phase 6; in the next round a knight comes from the Tower.
        (Reinforcement, |event| {
            let mut game = resolve(event, 2, |game| towered(game, &[]));
            assert_eq!(game.state.table.round, 2);
            game.force(Invasion).until(|state| matches!(state.asked_now(), Some((_, orleans::Ask::Plan))));
            towered(&mut game, &[Follower::Knight]);
            game.until_turn_of(0).play(0, TOWER).play(0, man(Kind::Knight, Post::Reinforcement));
            assert_eq!(game.city().reinforcement, orleans::Reinforcement::Manned);
        }),
    ];
    let apart: [(&str, &[Happening]); 4] =
        [("no gear wheel can lie on the Tower", &[Demolition]), ("steps without a follower", &[Training]), GOODS, MAP];
    cross(&rows, &apart);
}
