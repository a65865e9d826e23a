//! What lies there when the first question is asked.

use crate::duel::{before, duel, rule};
use crate::scene::seeded;
use orleans::components::{Deed, DuelDeed, Follower, Good, Kind, Place, SpaceKind, Town, Track, components};
use orleans::state::Spot;
use orleans::{BoardDeed, Move, Setup, Supply, SystemOnMat};

#[test]
fn the_players() {
    rule("duel.setup.player-parts");
    rule("duel.setup.coins");
    let game = before();
    for seat in [0, 1] {
        let mat = game.mat(seat);
        assert_eq!((mat.coins, mat.citizens, mat.stations_left, mat.n_goods()), (5, 0, 10, 0));
        assert_eq!(mat.market, Follower::OWN.into_iter().collect());
        assert!(game.player(seat).bag.is_empty() && mat.board.filled().is_empty());
        assert_eq!((mat.tracks, mat.development), ([0; Track::COUNT], 0), "markers on the first spaces");
    }
}

/// Two players may have any colours: what each has and marks is kept by seat.
#[test]
fn any_colours() {
    rule("duel.setup.colours");
    let mut game = duel();
    game.set_development(1, 8).fill(1, Place::Scriptorium).all_ready().play(0, Move::Pass);
    game.play(1, Move::Use(Place::Scriptorium));
    assert_eq!((game.done(0).len(), game.done(1).len()), (0, 1));
}

/// As for two players: twelve goods are gone unseen, 43 lie on the map, the rest is the market.
#[test]
fn goods() {
    rule("duel.setup.goods");
    let table = before().state.table;
    assert_eq!(table.gone.goods.iter().sum::<u8>(), 12);
    for (space, facts) in table.map.iter().zip(&components().goods_spaces) {
        assert_eq!(space.is_some(), facts.min_players == 2);
    }
    assert_eq!((table.map.iter().flatten().count(), table.goods.iter().sum::<u8>()), (43, 35));
    assert_eq!(Good::COUNT, 5);
}

#[test]
fn followers_and_wheels() {
    rule("duel.setup.followers");
    rule("duel.setup.gear");
    let game = before();
    let number = |kind: Kind| match kind {
        Kind::Farmer => 12,
        Kind::Boatman | Kind::Craftsman | Kind::Trader => 6,
        Kind::Knight | Kind::Scholar | Kind::Monk => 8,
    };
    for &kind in Kind::ALL {
        assert_eq!(game.state.table.followers[kind.index()], number(kind), "{kind}");
    }
    assert_eq!((game.state.table.gears, Supply::of(&game.state.setup).gears), (8, 8));
    let base = Supply::of(&Setup { modules: orleans::Modules::NONE, ..game.state.setup });
    assert_eq!(base.gears, 16, "half of what a base game has");
}

/// The board brings events, objectives and deeds; the base deeds and the hour glass stay in the box.
#[test]
fn the_board() {
    rule("duel.setup.scenario-board");
    rule("duel.setup.removed");
    let game = duel();
    let deeds = [DuelDeed::Astronomy, DuelDeed::WinePressHouse, DuelDeed::ThreeFieldRotation, DuelDeed::Angelology];
    assert_eq!(game.state.setup.modules.deeds(), deeds.map(BoardDeed::Duel));
    let events = orleans::events(&game.state.setup);
    assert_eq!((events.len(), game.state.table.round), (16, 1));
    assert!(events.iter().all(|event| event.letter.is_none() && event.rule.0.starts_with("duel.event.")));
    for seat in [0, 1] {
        let SystemOnMat::Duel(duel) = game.mat(seat).modules.system else { panic!("four markers") };
        assert_eq!(duel.done, [false; 4]);
    }
    assert!(Deed::ALL.iter().all(|&deed| !game.state.table.citizens.waits(Spot::Deed(deed))));
    let mut game = duel();
    game.stand(0, Place::TownHall, SpaceKind::Any, Follower::Scholar).all_ready();
    game.play(0, Move::Use(Place::TownHall));
    assert!(game.options(0).iter().all(|mv| !matches!(mv, Move::Send { .. })));
    game.refuses(0, Move::Send { kind: Kind::Scholar, deed: Deed::Astronomy }, "base.deeds.free-space");
}

/// Four on the deeds, twelve in the supply, of which the Town Meeting sells.
#[test]
fn citizens() {
    rule("duel.setup.citizens");
    let game = before();
    assert_eq!((game.state.table.citizens.len(), components().duel.citizens), (4, 16));
    for &deed in DuelDeed::ALL {
        assert!(game.state.table.citizens.waits(Spot::Board(BoardDeed::Duel(deed))), "{deed}");
    }
    // With all the others owned nothing is for sale; with one left there is.
    for (owned, sold) in [(12, false), (11, true)] {
        let mut game = duel();
        game.mat_mut(1).citizens = owned;
        crate::duel::resolve(game.set_coins(1, 0));
        let buy = Move::Happening(orleans::HappeningMove::BuyCitizen);
        assert_eq!(game.offers(0, buy), sold, "{owned} owned");
    }
}

/// Nobody wins a citizen on a track.
#[test]
fn no_citizens_on_tracks() {
    rule("duel.setup.track-citizens");
    let mut game = duel();
    game.fill(0, Place::Castle).set_track(0, Track::Knights, 3).fill(0, Place::Scriptorium).set_development(0, 2);
    game.fill(0, Place::Village).set_track(0, Track::Boatmen, 4).all_ready().play(0, Move::Use(Place::Castle));
    game.play(1, Move::Pass).play(0, Move::Use(Place::Scriptorium));
    game.play(0, Move::Use(Place::Village)).play(0, Move::Recruit(Kind::Boatman));
    assert_eq!((game.mat(0).citizens, game.track(0, Track::Boatmen), game.mat(0).development), (0, 5, 3));
    // One stood in the Castle, one in the Village.
    assert_eq!(game.player(0).bag.count(Follower::Boatman), 3, "the last Boatmen space gives the Boatman alone");
}

/// One board, on which each has a space.
#[test]
fn the_shared_house() {
    rule("duel.setup.bourgeois-house");
    let mut game = duel();
    assert_eq!(components().place(Place::SharedHouse).action_spaces, [SpaceKind::Any]);
    for seat in [0, 1] {
        assert!(game.mat(seat).places.contains(Place::SharedHouse));
        game.set_market(seat, [Follower::Monk, Follower::Knight]);
        game.plan(seat, Follower::Monk, Place::SharedHouse, SpaceKind::Any);
        let second = Move::Put {
            follower: Follower::Knight,
            place: Place::SharedHouse,
            space: SpaceKind::Any,
            from: orleans::Origin::Market,
        };
        game.refuses(seat, second, "base.planning.one-per-space");
    }
    let base = seeded(Setup { modules: orleans::Modules::NONE, ..game.state.setup }, 1);
    assert!(!base.mat(0).places.contains(Place::SharedHouse), "in no other game");
    assert_eq!(base.mat(0).merchant, Town::Orleans);
}
