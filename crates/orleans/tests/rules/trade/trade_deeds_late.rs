//! The deeds of the Trade board, the second half.

use crate::scene::{Scene, rule};
use crate::trade::{expansion, fill_deed, in_town_hall, send};
use orleans::components::{Category, Follower, Good, Home, Kind, Place, SpaceKind, Town, Track, TradeDeed, components};
use orleans::state::{Spot, Wheel};
use orleans::{Ask, BoardDeed, Event, Module, Move, TradeDeedsAsk};
use tabletop::Seat;

const ARCHITECTURE: BoardDeed = BoardDeed::Trade(TradeDeed::Architecture);
const CHARTER: BoardDeed = BoardDeed::Trade(TradeDeed::TownCharter);
const NAVIGATION: BoardDeed = BoardDeed::Trade(TradeDeed::Navigation);

fn sending(kinds: &[Kind], arrange: impl Fn(&mut Scene)) -> Scene {
    let mut game = expansion(&[Module::TradeDeeds], 4);
    in_town_hall(&mut game, 0, kinds);
    arrange(&mut game);
    game.set_bag(0, []).all_ready().play(0, Move::Use(Place::TownHall));
    game
}

#[test]
fn architecture() {
    rule("trade.architecture.citizens");
    rule("trade.architecture.build");
    let mut game = sending(&[Kind::Knight, Kind::Trader], |game| {
        fill_deed(game, ARCHITECTURE, 2);
        game.set_merchant(0, Town::Tours);
    });
    game.play(0, send(Kind::Knight, ARCHITECTURE));
    assert_eq!(game.mat(0).citizens, 1);
    assert!(game.state.table.citizens.waits(Spot::Board(ARCHITECTURE)));
    game.play(0, send(Kind::Trader, ARCHITECTURE));
    assert_eq!(game.mat(0).citizens, 2, "the last one included");
    assert_eq!(game.asks(0), Some(Ask::TradeDeeds(TradeDeedsAsk::Architecture)));
    assert_eq!(game.options(0), [Move::BuildIn(Town::Tours), Move::Decline]);
    game.refuses(0, Move::BuildIn(Town::Blois), "trade.architecture.build");
    let coins = game.coins(0);
    game.play(0, Move::BuildIn(Town::Tours));
    assert_eq!((game.mat(0).stations.contains(Town::Tours), game.coins(0)), (true, coins), "free of charge");
    // Towns that are taken, and Orléans, where only the own station counts.
    for (town, own, other, asked) in
        [(Town::Tours, false, true, false), (Town::Orleans, false, true, true), (Town::Orleans, true, false, false)]
    {
        let mut game = sending(&[Kind::Trader], |game| {
            fill_deed(game, ARCHITECTURE, 1);
            game.set_merchant(0, town);
            if own {
                game.station(0, town);
            }
            if other {
                game.station(1, town);
            }
        });
        game.play(0, send(Kind::Trader, ARCHITECTURE));
        assert_eq!(game.asks(0).is_some(), asked, "{town}");
    }
    let mut game = sending(&[Kind::Trader], |game| {
        fill_deed(game, ARCHITECTURE, 1);
        game.mat_mut(0).stations_left = 0;
    });
    game.play(0, send(Kind::Trader, ARCHITECTURE));
    assert_eq!(game.asks(0), None, "no station left: the bonus is lost");
}

#[test]
fn architecture_and_the_tavern() {
    rule("trade.architecture.tavern");
    rule("places.tavern.architecture");
    let taken = |own: bool| {
        let mut game = sending(&[Kind::Trader], |game| {
            fill_deed(game, ARCHITECTURE, 1);
            game.tile(0, Place::Tavern).set_merchant(0, Town::Tours).station(1, Town::Tours);
            if own {
                game.station(0, Town::Tours);
            }
        });
        game.play(0, send(Kind::Trader, ARCHITECTURE));
        game
    };
    let mut game = taken(false);
    assert!(game.standing(0, Place::Tavern).is_empty(), "without a follower there");
    game.play(0, Move::BuildIn(Town::Tours));
    assert!(game.mat(0).stations.contains(Town::Tours) && game.mat(1).stations.contains(Town::Tours));
    assert_eq!(taken(true).asks(0), None, "never twice in one town");
}

#[test]
fn architecture_and_the_vineyard() {
    rule("trade.architecture.no-other-tiles");
    rule("places.vineyard.not-architecture");
    let mut game = sending(&[Kind::Trader], |game| {
        fill_deed(game, ARCHITECTURE, 1);
        game.tile(0, Place::Vineyard).set_merchant(0, Town::Tours);
    });
    game.play(0, send(Kind::Trader, ARCHITECTURE)).play(0, Move::BuildIn(Town::Tours));
    assert_eq!(game.asks(1), Some(Ask::Action), "no wine is offered");
    // The Guildhall in the same town sells one.
    let mut guildhall = expansion(&[Module::TradeDeeds], 4);
    guildhall.tile(0, Place::Vineyard).set_merchant(0, Town::Tours).fill(0, Place::Guildhall);
    guildhall.all_ready().play(0, Move::Use(Place::Guildhall));
    assert_eq!(guildhall.asks(0), Some(Ask::Vineyard));
}

#[test]
fn town_charter() {
    rule("trade.town-charter.tile");
    rule("trade.town-charter.no-step");
    rule("trade.town-charter.complete");
    for (traders, one_only) in [(0, None), (1, Some(true)), (2, Some(false)), (4, Some(false))] {
        let mut game = sending(&[Kind::Boatman], |game| {
            fill_deed(game, CHARTER, 1);
            game.set_track(0, Track::Traders, traders);
        });
        game.play(0, send(Kind::Boatman, CHARTER));
        match one_only {
            None => assert_eq!(game.mat(0).places.len(), 10, "none on the start space"),
            Some(one_only) => {
                assert_eq!(game.asks(0), Some(Ask::Tile { one_only }));
                let mv = game.options(0)[0];
                let Move::Tile(place) = mv else { panic!("a tile") };
                assert!(!one_only || components().place(place).home == Home::Tile(Category::I));
                game.play(0, mv);
                assert!(game.mat(0).places.contains(place));
            }
        }
        assert_eq!((game.track(0, Track::Traders), game.mat(0).citizens), (traders, 1), "no marker moves");
    }
    let mut game = sending(&[Kind::Boatman], |game| {
        game.set_track(0, Track::Traders, 1);
        let ones = game.state.table.tiles.iter().filter(|&it| components().place(it).home == Home::Tile(Category::I));
        let rest = game.state.table.tiles - ones.collect();
        game.state.table.tiles = rest;
    });
    game.play(0, send(Kind::Boatman, CHARTER));
    assert_eq!(game.asks(1), Some(Ask::Action), "no permitted tile is left: the reward is lost");
}

#[test]
fn navigation() {
    rule("trade.navigation.wheel");
    rule("trade.navigation.leftover");
    rule("trade.navigation.complete");
    let mut game = sending(&[Kind::Boatman, Kind::Craftsman], |_| {});
    let (lying, supply) = (game.state.table.modules.board.wheels, game.state.table.gears);
    game.play(0, send(Kind::Boatman, NAVIGATION));
    assert_eq!(game.state.table.modules.board.wheels, lying, "a forfeited wheel stays");
    assert_eq!(game.mat(0).wheels, [0; Wheel::COUNT]);
    game.set_track(0, Track::Craftsmen, 1);
    game.play(0, send(Kind::Craftsman, NAVIGATION));
    assert_eq!((game.state.table.modules.board.wheels, game.state.table.gears), (lying - 1, supply));
    assert_eq!(game.mat(0).wheels[Wheel::Later as usize], 1, "one for each follower");
    assert!(game.log.contains(&Event::GainedWheel(Seat(0), Wheel::Later)));
    let mut last = sending(&[Kind::Boatman], |game| {
        fill_deed(game, NAVIGATION, 1);
        game.set_track(0, Track::Craftsmen, 1);
    });
    let lying = last.state.table.modules.board.wheels;
    last.play(0, send(Kind::Boatman, NAVIGATION));
    assert_eq!((last.mat(0).citizens, last.state.table.modules.board.wheels), (1, lying - 1));
}

#[test]
fn wheels_from_navigation() {
    rule("trade.navigation.placement");
    rule("trade.navigation.when-placed");
    let mut game = sending(&[Kind::Boatman], |game| _ = game.set_track(0, Track::Craftsmen, 1));
    game.play(0, send(Kind::Boatman, NAVIGATION));
    let lay = |space| Move::PlaceWheel { wheel: Wheel::Later, place: Place::Castle, space };
    game.until_turn_of(0).refuses(0, lay(SpaceKind::Farmer), "base.tech.kept-aside");
    game.play(0, Move::Pass);
    if game.asks(0) != Some(Ask::Wheels) {
        game.until(|state| state.asked_of(Seat(0)) == Some(&Ask::Wheels));
    }
    game.refuses(0, lay(SpaceKind::Boatman), "base.tech.by-track-position");
    assert!(game.offers(0, lay(SpaceKind::Farmer)));
    // The position at that moment decides.
    game.set_track(0, Track::Craftsmen, 2);
    assert!(game.offers(0, lay(SpaceKind::Boatman)));
    game.tile(0, Place::Hayrick);
    let single = components().place(Place::Hayrick).action_spaces.len() == 1;
    assert!(!single || game.options(0).iter().all(|mv| !matches!(mv, Move::PlaceWheel { place: Place::Hayrick, .. })));
    game.play(0, lay(SpaceKind::Farmer));
    game.mat_mut(0).wheels[Wheel::Later as usize] = 1;
    game.stand(0, Place::Monastery, SpaceKind::Scholar, Follower::Scholar);
    game.give_goods(0, Good::Grain, 1);
    assert!(game.mat(0).board.wheels().len() == 1);
}
