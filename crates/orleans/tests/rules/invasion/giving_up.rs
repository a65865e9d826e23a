//! What the team gives up together: Demolition, Arson, Witch Hunt, Rome Calling, Drought and Earthquake.

use crate::invasion::{Scene, pay, resolve, rule, unit};
use orleans::components::{By, Follower, Good, Happening, Kind, Place, SpaceKind, Town, components};
use orleans::state::{Spot, Wheel};
use orleans::{Ask, Event, InvasionAsk, InvasionEvent, Move, Unit, Whence};
use tabletop::Seat;

fn wheels(game: &mut Scene, seat: u8, number: u8) {
    game.state.table.gears -= number;
    game.mat_mut(seat).wheels[Wheel::Later as usize] += number;
}

const fn give_wheel(seat: u8) -> Move {
    unit(Unit::Wheel { seat: Seat(seat), wheel: Wheel::Later })
}

/// Two gear wheels with few players, three with many, six coins for each that is not returned.
#[test]
fn demolition() {
    rule("invasion.event.demolition");
    for (players, demand) in [(2, 2), (3, 2), (4, 3), (5, 3)] {
        let mut game = resolve(Happening::Demolition, players, |game| {
            wheels(game, 1, 4);
            game.set_coins(0, 20);
        });
        let gears = game.state.table.gears;
        (0..demand).for_each(|_| _ = game.play(0, give_wheel(1)));
        assert_eq!(game.asks(1), Some(Ask::Invasion(InvasionAsk::Vote)), "{players} players");
        game.all_approve();
        assert_eq!((game.state.table.gears, game.mat(1).wheels[1]), (gears + demand, 4 - demand));
    }
    // A wheel from a board, and coins for the other, split freely.
    let mut game = resolve(Happening::Demolition, 3, |game| {
        wheels(game, 0, 1);
        let at = game.mat(1).board.free_space(Place::Castle, SpaceKind::Farmer).expect("a space");
        game.mat_mut(1).board.lay_wheel(at, false);
        game.state.table.gears -= 1;
    });
    game.play(0, unit(Unit::PlacedWheel { seat: Seat(1), place: Place::Castle }));
    game.refuses(0, pay(0, 7), "invasion.event.demolition");
    rule("invasion.team.free-split");
    game.play(0, pay(2, 5)).refuses(0, give_wheel(0), "invasion.event.demolition");
    game.play(0, pay(0, 1)).all_approve();
    assert_eq!([0, 1, 2].map(|seat| game.coins(seat)), [4, 5, 0], "zero for some is a legal split");
    assert_eq!((game.mat(0).wheels[1], game.mat(1).board.wheels().len()), (1, 0));
    rule("invasion.event.demolition-loss");
    resolve(Happening::Demolition, 2, |game| {
        wheels(game, 0, 1);
        game.set_coins(0, 2).set_coins(1, 3);
    })
    .is_lost("invasion.event.demolition-loss");
}

/// A way that meets the demand must be chosen where there is one.
#[test]
fn no_suicide() {
    rule("invasion.team.no-suicide");
    let mut game = resolve(Happening::Demolition, 2, |game| {
        wheels(game, 0, 3);
        game.set_coins(0, 4).set_coins(1, 4);
    });
    game.refuses(0, crate::invasion::SUBMIT, "invasion.team.no-suicide");
    assert!(!game.offers(0, pay(0, 4)), "twelve coins for both are not there");
    game.play(0, give_wheel(0));
    assert!(!game.offers(0, pay(0, 1)), "with one coin of seat 0 the other four would be missing one");
    game.play(0, pay(0, 2)).play(0, pay(1, 4));
    assert_eq!(game.asks(1), Some(Ask::Invasion(InvasionAsk::Vote)));
}

/// One way only: nobody is asked.
#[test]
fn forced() {
    rule("invasion.team.forced");
    let game = resolve(Happening::Demolition, 2, |game| {
        wheels(game, 0, 1);
        wheels(game, 1, 1);
        (0..2).for_each(|seat| _ = game.set_coins(seat, 2));
    });
    assert_eq!(game.state.table.round, 2);
    assert!(game.log.contains(&Event::Invasion(InvasionEvent::Decided(None))));
    assert_eq!((game.mat(0).wheels[1], game.mat(1).wheels[1], game.coins(0)), (0, 0, 2));
    let game = resolve(Happening::Demolition, 2, |game| _ = game.set_coins(0, 12).set_coins(1, 0));
    assert_eq!((game.coins(0), game.state.table.round), (0, 2), "all coins of the only one who has some");
}

/// Built place tiles leave the game; who stood on one goes to the bag, a wheel on it to the supply.
#[test]
fn arson() {
    rule("invasion.event.arson");
    rule("invasion.event.arson-contents");
    for (players, demand) in [(2, 2), (5, 3)] {
        let mut game = resolve(Happening::TeamArson, players, |game| {
            for tile in [Place::Winery, Place::School, Place::Hayrick, Place::Library] {
                game.tile(1, tile);
            }
            let spaces = components().place(Place::Winery).action_spaces.clone();
            let at = game.mat(1).board.free_space(Place::Winery, spaces[0]).expect("a space");
            game.mat_mut(1).board.lay_wheel(at, false);
            game.state.table.gears -= 1;
            game.stand(1, Place::Winery, spaces[1], spaces[1].kind().expect("a kind").neutral());
        });
        let gears = game.state.table.gears;
        let tile = |place| unit(Unit::Tile { seat: Seat(1), place });
        for place in [Place::Winery, Place::School, Place::Library].into_iter().take(demand) {
            game.play(0, tile(place));
        }
        game.all_approve();
        assert!(!game.mat(1).places.contains(Place::Winery) && !game.state.table.tiles.contains(Place::Winery));
        assert_eq!((game.state.table.gears, game.state.table.gone.gears), (gears + 1, 0));
        assert!(game.log.iter().any(|event| matches!(event, Event::Returned { place: Place::Winery, .. })));
    }
    rule("invasion.event.arson-loss");
    resolve(Happening::TeamArson, 2, |game| {
        game.tile(0, Place::School).set_coins(0, 3).set_coins(1, 2);
    })
    .is_lost("invasion.event.arson-loss");
    let mut paying = resolve(Happening::TeamArson, 2, |game| _ = game.set_coins(0, 9).set_coins(1, 9));
    paying.play(0, pay(0, 9)).play(0, pay(1, 3)).all_approve();
    assert_eq!((paying.coins(0), paying.coins(1)), (0, 6), "six for each");
}

/// Six development points in any split, a monk for each that is not given up.
#[test]
fn witch_hunt() {
    rule("invasion.event.witch-hunt");
    let prepare = |game: &mut Scene| {
        game.set_development(0, 8).set_development(1, 3).set_bag(1, [Follower::Monk, Follower::Monk]);
        game.set_market(0, [Follower::Monk]);
    };
    let mut game = resolve(Happening::WitchHunt, 2, prepare);
    let monks = game.state.table.followers[Kind::Monk.index()];
    game.play(0, unit(Unit::StepBack { seat: Seat(0), points: 2 }));
    game.refuses(0, unit(Unit::StepBack { seat: Seat(0), points: 1 }), "invasion.event.witch-hunt");
    game.play(0, unit(Unit::Monk { seat: Seat(0), from: Whence::Market }));
    game.play(0, unit(Unit::StepBack { seat: Seat(1), points: 1 }));
    for _ in 0..2 {
        game.play(0, unit(Unit::Monk { seat: Seat(1), from: Whence::Bag }));
    }
    game.all_approve();
    assert_eq!((game.mat(0).development, game.mat(1).development), (6, 2));
    assert_eq!(game.state.table.followers[Kind::Monk.index()], monks + 3);
    rule("invasion.event.witch-hunt-coins");
    let coins = game.coins(0);
    game.fill(0, Place::Scriptorium).until_turn_of(0).play(0, Move::Use(Place::Scriptorium));
    assert_eq!((game.mat(0).development, game.coins(0)), (7, coins + 3), "passed backwards for free, paid anew");
    game.state.table.citizens.take(Spot::Development(0));
    let team = game.city().citizens;
    game.fill(1, Place::Scriptorium).until_turn_of(1).play(1, Move::Use(Place::Scriptorium));
    assert_eq!((game.mat(1).development, game.city().citizens), (3, team), "the citizen is not won again");
    rule("invasion.event.witch-hunt-loss");
    resolve(Happening::WitchHunt, 2, |game| {
        game.set_development(0, 3).set_bag(1, [Follower::Monk, Follower::Monk]);
    })
    .is_lost("invasion.event.witch-hunt-loss");
    let forced = resolve(Happening::WitchHunt, 2, |game| {
        game.set_development(0, 4).set_bag(1, [Follower::Monk, Follower::Monk]);
    });
    assert_eq!((forced.mat(0).development, forced.player(1).bag.count(Follower::Monk)), (0, 0));
}

/// A monk of everybody, or one citizen nobody has won.
#[test]
fn rome_calling() {
    rule("invasion.event.rome-calling");
    let mut game = resolve(Happening::RomeCalling, 2, |game| {
        game.set_bag(0, [Follower::Monk]).set_market(1, [Follower::Monk]);
    });
    let monks = game.state.table.followers[Kind::Monk.index()];
    let citizens = game.state.table.citizens.len();
    let mut other = game.fork();
    game.play(0, unit(Unit::Monk { seat: Seat(0), from: Whence::Bag }));
    assert_eq!(game.options(0), [unit(Unit::Monk { seat: Seat(1), from: Whence::Market })], "all or nothing");
    game.play(0, unit(Unit::Monk { seat: Seat(1), from: Whence::Market })).all_approve();
    assert_eq!(game.state.table.followers[Kind::Monk.index()], monks + 2);
    assert_eq!(game.state.table.citizens.len(), citizens);
    rule("invasion.event.rome-calling-refusal");
    other.play(0, unit(Unit::Citizen(Spot::Knights))).all_approve();
    assert!(!other.state.table.citizens.waits(Spot::Knights));
    assert_eq!((other.city().citizens_lost, other.state.table.followers[Kind::Monk.index()]), (1, monks));
    let mut without = resolve(Happening::RomeCalling, 2, |game| _ = game.set_bag(0, [Follower::Monk]));
    without.refuses(0, unit(Unit::Monk { seat: Seat(0), from: Whence::Bag }), "invasion.event.rome-calling-refusal");
    rule("invasion.event.removed-citizen");
    without.play(0, unit(Unit::Citizen(Spot::Knights))).all_approve();
    without.set_track(0, orleans::components::Track::Knights, 3).fill(0, Place::Castle).until_turn_of(0);
    without.play(0, Move::Use(Place::Castle));
    assert_eq!(without.city().citizens, 0, "the space is reached and gives none");
    let nothing = resolve(Happening::RomeCalling, 2, |game| {
        game.state.table.citizens = Default::default();
        game.city_mut().citizens_lost = 15;
    });
    assert_eq!(nothing.state.table.round, 2, "with no citizen left nothing happens");
}

/// Four grain of the team's choice leave the map, or all.
#[test]
fn drought() {
    rule("invasion.event.drought");
    let grain = |game: &Scene| game.state.table.map.iter().filter(|&&good| good == Some(Good::Grain)).count();
    let mut game = resolve(Happening::Drought, 4, |_| {});
    let (on_map, supply) = (grain(&game), game.state.table.goods[0]);
    assert!(on_map > 4);
    for _ in 0..4 {
        let first = game.options(0)[0];
        game.play(0, first);
    }
    game.all_approve();
    assert_eq!((grain(&game), game.state.table.goods[0]), (on_map - 4, supply + 4));
    let game = resolve(Happening::Drought, 4, |game| {
        game.state.table.map.iter_mut().for_each(|space| *space = space.filter(|&good| good != Good::Grain));
        game.lay_goods(Town::Orleans, Town::Blois, By::Water, &[Good::Grain]);
    });
    assert_eq!((grain(&game), game.state.table.round), (0, 2), "all if fewer, and nobody is asked");
}

/// Five place tiles of the supply are turned over for good.
#[test]
fn earthquake() {
    rule("invasion.event.earthquake");
    let mut game = resolve(Happening::Earthquake, 3, |_| {});
    let tiles = [Place::Winery, Place::School, Place::Hayrick, Place::Library, Place::Tavern];
    for place in tiles {
        game.play(0, unit(Unit::TurnOver(place)));
    }
    game.all_approve();
    assert_eq!((game.state.table.tiles.len(), game.city().turned.iter().collect::<Vec<_>>()), (15, tiles.to_vec()));
    game.fill(0, Place::Village).until_turn_of(0).play(0, Move::Use(Place::Village));
    game.play(0, Move::Recruit(Kind::Trader)).refuses(0, Move::Tile(Place::Winery), "base.village.trader");
    let few = resolve(Happening::Earthquake, 3, |game| {
        game.state.table.tiles = [Place::Winery, Place::School].into_iter().collect();
    });
    assert_eq!((few.state.table.tiles.len(), few.city().turned.iter().count(), few.state.table.round), (0, 2, 2));
}
