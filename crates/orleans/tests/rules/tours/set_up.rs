//! What lies there when round 1 begins.

use crate::tours::{DELIVER, rule, tours};
use orleans::components::{Deed, Follower, Good, Kind, Place, SpaceKind, ToursDeed, Town, Track, components};
use orleans::state::Spot;
use orleans::{Ask, BoardDeed, Move, Supply};

#[test]
fn the_player() {
    rule("tours.setup.base");
    rule("tours.setup.coins");
    rule("tours.setup.merchant");
    rule("tours.setup.own-followers");
    let game = tours();
    let mat = game.mat(0);
    assert_eq!((mat.coins, mat.merchant, mat.citizens), (3, Town::Nevers, 0));
    assert_eq!(mat.market, Follower::OWN.into_iter().collect());
    assert!(game.player(0).bag.is_empty() && mat.board.filled().is_empty());
    assert_eq!((mat.tracks, mat.development), ([0; Track::COUNT], 0), "markers on the first spaces");
    assert_eq!((mat.stations_left, mat.n_stations(), mat.n_goods()), (10, 0, 0));
    assert_eq!((game.asks(0), game.state.table.round), (Some(Ask::Plan), 1));
}

#[test]
fn the_supply() {
    rule("tours.setup.supply");
    let game = tours();
    for &kind in Kind::ALL {
        let expected = if kind == Kind::Farmer { 8 } else { 5 };
        assert_eq!(game.state.table.followers[kind.index()], expected, "{kind}");
    }
    assert_eq!(game.state.table.gears, 4);
    assert_eq!(Supply::of(&game.state.setup).followers, game.state.table.followers);
    assert_eq!(game.state.table.gone.gears, 0);
}

/// The followers of the supply are all there are: five monks come, and no sixth.
#[test]
fn the_supply_runs_out() {
    rule("tours.setup.supply");
    let mut game = tours();
    game.all_ready();
    for _ in 0..5 {
        game.fill(0, Place::Monastery).play(0, Move::Use(Place::Monastery));
    }
    assert_eq!(game.player(0).bag.count(Follower::Monk), 5);
    game.fill(0, Place::Monastery).refuses(0, Move::Use(Place::Monastery), "base.general.action-needs-its-tile");
}

/// The board brings events, task and two deeds; the base deeds and the hour glass stay in the box.
#[test]
fn the_board() {
    rule("tours.setup.scenario-board");
    let game = tours();
    let deeds = [ToursDeed::Canalization, ToursDeed::KnightConsecration].map(BoardDeed::Tours);
    assert_eq!(game.state.setup.modules.deeds(), deeds);
    assert_eq!(orleans::events(&game.state.setup).len(), 14);
    assert_eq!(components().tours.task.goods, [3; 5]);
    assert!(orleans::events(&game.state.setup).iter().all(|event| event.letter.is_none()), "no tile has a back");
    assert!(Deed::ALL.iter().all(|&deed| !game.state.table.citizens.waits(Spot::Deed(deed))));
    // Whom a base deed alone would take stays where they are.
    let mut game = tours();
    game.stand(0, Place::TownHall, SpaceKind::Any, Follower::Scholar).all_ready();
    game.play(0, Move::Use(Place::TownHall));
    assert!(game.options(0).iter().all(|mv| !matches!(mv, Move::Send { .. })));
    game.refuses(0, Move::Send { kind: Kind::Scholar, deed: Deed::Astronomy }, "base.deeds.free-space");
}

#[test]
fn citizens() {
    rule("tours.setup.citizens");
    rule("tours.setup.track-citizens");
    let game = tours();
    let citizens = &game.state.table.citizens;
    let tracks = [Spot::Boatmen, Spot::Knights, Spot::Development(0), Spot::Development(1), Spot::Development(2)];
    let board =
        [ToursDeed::Canalization, ToursDeed::KnightConsecration].map(|deed| Spot::Board(BoardDeed::Tours(deed)));
    for spot in tracks.into_iter().chain(board).chain([Spot::Orleans]) {
        assert!(citizens.waits(spot), "{spot:?}");
    }
    assert_eq!(citizens.len(), 8, "and none for the most stations");
}

/// Those of the tracks are won as in the base game, and count for the task.
#[test]
fn citizens_of_tracks() {
    rule("tours.setup.track-citizens");
    let mut game = tours();
    game.fill(0, Place::Castle).set_track(0, Track::Knights, 3).fill(0, Place::Scriptorium).set_development(0, 2);
    // The Crusade comes in round 2.
    game.fill(0, Place::Village).set_track(0, Track::Boatmen, 4).all_ready();
    game.play(0, Move::Use(Place::Castle)).play(0, Move::Use(Place::Scriptorium));
    game.play(0, Move::Use(Place::Village)).play(0, Move::Recruit(Kind::Boatman));
    assert_eq!(game.mat(0).citizens, 3);
    game.refuses(0, DELIVER, "tours.task.delivery");
    game.set_merchant(0, Town::Tours).refuses(0, DELIVER, "tours.task.at-once");
}

#[test]
fn all_spaces_are_used() {
    rule("tours.setup.goods-map");
    let game = tours();
    let table = &game.state.table;
    assert!(table.map.iter().all(Option::is_some));
    assert_eq!(table.map.len(), 52);
    assert!(components().goods_spaces.iter().any(|space| space.min_players == 3), "those marked 3");
    assert!(components().goods_spaces.iter().any(|space| space.min_players == 4), "and 4");
    assert_eq!(table.goods.iter().sum::<u8>(), 38);
    assert_eq!(table.gone.goods, [0; Good::COUNT], "none is removed");
    for &good in Good::ALL {
        let on_map = table.map.iter().filter(|&&there| there == Some(good)).count() as u8;
        assert_eq!(on_map + table.goods[good.index()], components().counts.goods[good.index()], "{good}");
    }
}
