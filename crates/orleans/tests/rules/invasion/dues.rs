//! The Estate Manager's dues.

use crate::invasion::{Scene, invasion, rule};
use orleans::components::{Due, Follower, Good, InvasionCharacter, Kind, Place, SpaceKind, Town, Track, components};
use orleans::state::{Spot, Wheel};
use orleans::{Ask, Event, HappeningMove, InvasionAsk, InvasionEvent, Move, Phase, Whence};
use tabletop::{Game, Seat};

/// Seat 0 is the Estate Manager at the end of this round; the event of the round does nothing.
fn due(round: u8, players: u8, prepare: impl FnOnce(&mut Scene)) -> Scene {
    let mut game = invasion(players);
    game.be(0, InvasionCharacter::EstateManager).round(round);
    prepare(&mut game);
    game.all_ready().all_pass();
    game
}

fn paid(game: &Scene) -> bool {
    game.log.contains(&Event::Invasion(InvasionEvent::DuePaid(Seat(0))))
}

const LOST: &str = "invasion.character.estate-default";

/// Two coins in round 1, or all have lost; partners can help only before.
#[test]
fn round_one() {
    rule("invasion.character.estate-dues");
    rule("invasion.character.estate-round-1");
    let game = due(1, 3, |_| {});
    assert_eq!((game.coins(0), game.coins(1), paid(&game)), (3, 5, true));
    rule("invasion.character.estate-default");
    rule("invasion.character.estate-alone");
    let game = due(1, 3, |game| _ = game.set_coins(0, 1).set_coins(1, 50));
    game.is_lost(LOST);
    assert_eq!((game.coins(0), game.coins(1)), (1, 50), "no torture, and nobody else pays");
}

/// After the event and before the start player changes, in the last round, too.
#[test]
fn timing() {
    rule("invasion.character.estate-timing");
    let game = due(1, 2, |_| {});
    let at = |event: Event| game.log.iter().position(|other| *other == event);
    let (event, payment) = (at(Event::Phase(Phase::Event)), at(Event::Invasion(InvasionEvent::DuePaid(Seat(0)))));
    assert!(event < payment && payment < at(Event::Phase(Phase::StartPlayer)) && event.is_some());
    rule("invasion.end.order");
    let game = due(16, 4, |game| {
        game.be(1, InvasionCharacter::Merchant);
    });
    game.is_lost(LOST);
}

/// Coins and goods of the other rounds.
#[test]
fn coins_and_goods() {
    rule("invasion.character.estate-other-rounds");
    let printed = [
        (2, Due::Goods(Good::Grain, 1)),
        (3, Due::Coins(2)),
        (4, Due::Goods(Good::Cheese, 1)),
        (6, Due::Coins(3)),
        (7, Due::Goods(Good::Wine, 1)),
        (9, Due::Coins(4)),
        (11, Due::Goods(Good::Wool, 1)),
        (12, Due::Coins(5)),
        (15, Due::Goods(Good::Brocade, 1)),
        (17, Due::Coins(6)),
    ];
    for (round, wanted) in printed {
        assert_eq!(components().invasion.dues[usize::from(round) - 1].due, wanted, "round {round}");
        let rich = due(round, 2, |game| {
            game.set_coins(0, 20).mat_mut(0).goods = [1; 5];
            Good::ALL.iter().for_each(|good| game.state.table.goods[good.index()] = 3);
        });
        assert!(paid(&rich), "round {round}");
        match wanted {
            Due::Coins(coins) => assert_eq!((rich.coins(0), rich.mat(0).n_goods()), (20 - u16::from(coins), 5)),
            Due::Goods(good, _) => assert_eq!(
                (rich.goods(0, good), rich.state.table.goods[good.index()], rich.coins(0)),
                (0, 4, 20),
                "to the general supply"
            ),
            _ => panic!("coins or goods"),
        }
        let poor = due(round, 2, |game| {
            let coins = matches!(wanted, Due::Coins(_));
            game.set_coins(0, if coins { 1 } else { 50 }).mat_mut(0).goods = [0; 5];
        });
        poor.is_lost(LOST);
    }
}

/// Books: so many spaces back, all or nothing, past coin spaces, which pay again.
#[test]
fn books() {
    rule("invasion.character.estate-round-5");
    rule("invasion.character.estate-books");
    let mut game = due(5, 2, |game| _ = game.set_development(0, 8));
    assert_eq!((game.mat(0).development, paid(&game)), (6, true));
    let coins = game.coins(0);
    game.fill(0, Place::Scriptorium).until_turn_of(0).play(0, Move::Use(Place::Scriptorium));
    assert_eq!((game.mat(0).development, game.coins(0)), (7, coins + 3), "the coin space pays anew");
    due(5, 2, |game| _ = game.set_development(0, 1)).is_lost(LOST);
    rule("invasion.character.estate-round-18");
    let game = due(18, 2, |game| _ = game.set_development(0, 3));
    assert_eq!(game.mat(0).development, 0);
    due(18, 2, |game| _ = game.set_development(0, 2)).is_lost(LOST);
    let mut game = due(5, 2, |game| {
        game.set_development(0, 4).state.table.citizens.take(Spot::Development(0));
    });
    game.fill(0, Place::Scriptorium).until_turn_of(0).play(0, Move::Use(Place::Scriptorium));
    assert_eq!((game.mat(0).development, game.city().citizens), (3, 0), "a citizen is not won twice");
}

/// A farmer and a boatman of the Market or the Gunpowder Tower; neither bag nor own colour serve.
#[test]
fn followers_of_the_market() {
    for (round, id, kind, own) in [
        (8, "invasion.character.estate-round-8", Kind::Farmer, Follower::OwnFarmer),
        (14, "invasion.character.estate-round-14", Kind::Boatman, Follower::OwnBoatman),
    ] {
        rule(id);
        let supply = |game: &Scene| game.state.table.followers[kind.index()];
        let dismiss = |from| Move::Happening(HappeningMove::Dismiss { kind, from });
        let mut game = due(round, 2, |game| {
            game.set_market(0, [kind.neutral(), own]).tile(0, Place::GunpowderTower);
            game.mat_mut(0).tower = [kind.neutral()].into_iter().collect();
        });
        assert_eq!(game.asks(0), Some(Ask::Invasion(InvasionAsk::Due)));
        assert_eq!(game.options(0), [dismiss(Whence::Market), dismiss(Whence::Tower)]);
        let before = supply(&game);
        game.refuses(0, dismiss(Whence::Bag), id);
        game.play(0, dismiss(Whence::Tower));
        assert_eq!((supply(&game), game.mat(0).tower.total()), (before + 1, 0));
        due(round, 2, |game| _ = game.set_market(0, [own]).set_bag(0, [kind.neutral(); 3])).is_lost(LOST);
    }
    rule("invasion.character.estate-round-8");
    rule("invasion.character.estate-round-14");
}

/// A gear wheel from a board or tile; the next one need not replace a farmer again.
#[test]
fn gear_wheel() {
    rule("invasion.character.estate-round-10");
    let placed = |game: &mut Scene| {
        let at = game.mat(0).board.free_space(Place::Castle, SpaceKind::Farmer).expect("a space");
        game.mat_mut(0).board.lay_wheel(at, false);
        game.state.table.gears -= 1;
        game.set_track(0, Track::Craftsmen, 2);
    };
    let mut game = due(10, 2, placed);
    let gears = game.state.table.gears;
    game.refuses(0, Move::GiveWheel(Wheel::Later), "invasion.character.estate-round-10");
    game.play(0, Move::GivePlacedWheel(Place::Castle));
    assert_eq!((game.mat(0).board.wheels().len(), game.state.table.gears), (0, gears + 1));
    assert_eq!(game.track(0, Track::Craftsmen), 2, "the marker stays");
    rule("invasion.character.estate-round-10-later");
    game.mat_mut(0).wheels[Wheel::Later as usize] = 1;
    game.until_turn_of(0).play(0, Move::Pass);
    let free = Move::PlaceWheel { wheel: Wheel::Later, place: Place::FarmHouse, space: SpaceKind::Boatman };
    assert!(game.offers(0, free), "no farmer space is needed");
    due(10, 2, |game| game.mat_mut(0).wheels[Wheel::Later as usize] = 2).is_lost(LOST);
}

/// A trading station from the map, back to the stock; a tower does not serve, and the citizen of Le Blanc stays won.
#[test]
fn station() {
    rule("invasion.character.estate-round-13");
    rule("invasion.character.estate-round-13-le-blanc");
    let mut game = due(13, 2, |game| {
        game.tower(0, Town::Nevers).station(0, Town::LeBlanc).state.table.citizens.take(Spot::Town(Town::LeBlanc));
        game.city_mut().citizens = 1;
    });
    assert_eq!(game.options(0), [Move::GiveStation(Town::LeBlanc)]);
    game.play(0, Move::GiveStation(Town::LeBlanc));
    assert_eq!((game.mat(0).stations_left, game.mat(0).n_stations(), game.city().citizens), (9, 0, 1));
    due(13, 2, |game| _ = game.tower(0, Town::Nevers)).is_lost(LOST);
}

/// A place tile back to the supply: followers on it to the bag, a wheel to the supply, and anybody may take it again.
#[test]
fn place_tile() {
    rule("invasion.character.estate-round-16");
    let mut game = due(16, 2, |game| {
        game.tile(0, Place::Winery);
        let spaces = components().place(Place::Winery).action_spaces.clone();
        let at = game.mat(0).board.free_space(Place::Winery, spaces[0]).expect("a space");
        game.mat_mut(0).board.lay_wheel(at, false);
        game.state.table.gears -= 1;
        game.stand(0, Place::Winery, spaces[1], spaces[1].kind().expect("a kind").neutral());
    });
    let (gears, bag) = (game.state.table.gears, game.player(0).bag.total());
    game.play(0, Move::GiveTile(Place::Winery));
    assert!(game.state.table.tiles.contains(Place::Winery) && !game.mat(0).places.contains(Place::Winery));
    assert_eq!((game.state.table.gears, game.state.table.gone.gears), (gears + 1, 0));
    assert_eq!(game.log.iter().filter(|event| matches!(event, Event::Returned { .. })).count(), 1);
    assert!(game.player(0).bag.total() > bag || game.state.table.round == 17);
    due(16, 2, |_| {}).is_lost(LOST);
}

/// With many players nothing is due after round 16, for the game is over.
#[test]
fn short_game() {
    rule("invasion.character.estate-short-game");
    for players in [4, 5] {
        let mut game = due(16, players, |game| _ = game.tile(0, Place::Winery));
        game.play(0, Move::GiveTile(Place::Winery));
        let outcome = game.state.outcome().expect("the end");
        assert_eq!(outcome.rule.map(|rule| rule.0), Some("invasion.end.lose"));
    }
    assert_eq!(components().invasion.dues.len(), 18);
}
