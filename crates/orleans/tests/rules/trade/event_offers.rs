//! Indulgence, Training and Bon Voyage.

use crate::scene::rule;
use crate::trade::{resolve, under};
use orleans::components::{By, Follower, Good, Happening, Kind, Letter, Place, SpaceKind, Town, Track};
use orleans::state::Wheel;
use orleans::{Ask, Event, HappeningAsk, Move};
use tabletop::Seat;

#[test]
fn indulgence() {
    rule("events.indulgence.buy");
    rule("events.indulgence.to-bag");
    rule("events.indulgence.full-track");
    rule("places.lock.only-with-advance");
    let mut game = under(Happening::Indulgence, Letter::A, 2);
    game.set_track(0, Track::Knights, 5).tile(0, Place::Statue).tile(0, Place::Lock).set_bag(0, []);
    game.state.table.followers[Kind::Scholar.index()] = 0;
    resolve(&mut game);
    assert_eq!(game.asks(0), Some(Ask::Happening(HappeningAsk::Indulgence)));
    game.refuses(0, Move::Recruit(Kind::Monk), "events.indulgence.buy");
    game.refuses(0, Move::Recruit(Kind::Scholar), "events.indulgence.full-track");
    assert!(game.offers(0, Move::Recruit(Kind::Knight)), "a full track is no hindrance");
    let boatmen = game.state.table.followers[Kind::Boatman.index()];
    let tracks = game.mat(0).tracks;
    game.play(0, Move::Recruit(Kind::Boatman));
    assert_eq!((game.coins(0), game.mat(0).tracks), (3, tracks), "no marker moves, and the Lock is silent");
    assert_eq!(game.state.table.followers[Kind::Boatman.index()], boatmen - 1);
    assert_eq!(game.player(0).bag.count(Follower::Boatman), 1, "into the bag, whatever the Statue says");
    assert!(matches!(game.asks(1), Some(Ask::Happening(_))));
}

#[test]
fn training() {
    rule("events.training.advance");
    rule("events.training.which-tracks");
    let mut game = under(Happening::Training, Letter::A, 2);
    game.set_track(0, Track::Knights, 5).set_coins(0, 6);
    resolve(&mut game);
    let mut expected: Vec<Move> =
        Track::ALL.iter().filter(|&&it| it != Track::Knights).map(|&it| Move::Advance(it)).collect();
    expected.extend([Move::Develop, Move::Decline]);
    assert_eq!(game.options(0), expected);
    game.refuses(0, Move::Advance(Track::Knights), "events.training.which-tracks");
    let followers = game.state.table.followers;
    let mut boat = game.fork();
    boat.play(0, Move::Advance(Track::Boatmen));
    assert_eq!((boat.track(0, Track::Boatmen), boat.coins(0)), (1, 6 - 2 + 2), "with the bonus of the space");
    assert_eq!(boat.state.table.followers, followers, "without a follower");
    game.play(0, Move::Develop);
    assert_eq!((game.mat(0).development, game.coins(0)), (1, 4));
}

#[test]
fn training_without_stock() {
    rule("events.training.supply");
    let mut game = under(Happening::Training, Letter::A, 2);
    game.state.table.followers = [0; Kind::COUNT];
    game.state.table.goods = [0; Good::COUNT];
    game.state.table.gears = 0;
    game.state.table.tiles = Default::default();
    resolve(&mut game);
    for track in [Track::Farmers, Track::Craftsmen, Track::Traders] {
        let mut game = game.fork();
        game.play(0, Move::Advance(track));
        assert_eq!((game.track(0, track), game.coins(0)), (1, 3), "{track}");
        assert_eq!((game.mat(0).n_goods(), game.mat(0).wheels), (0, [0; Wheel::COUNT]));
        assert!(game.asks(1).is_some(), "on to the next");
    }
}

#[test]
fn training_bonuses_at_once() {
    rule("events.training.bonus-now");
    let mut game = under(Happening::Training, Letter::A, 2);
    resolve(&mut game);
    let mut tile = game.fork();
    tile.play(0, Move::Advance(Track::Traders));
    assert_eq!(tile.asks(0), Some(Ask::Tile { one_only: true }), "the first step: category I");
    let place = tile.options(0)[0];
    tile.play(0, place);
    game.play(0, Move::Advance(Track::Craftsmen));
    assert_eq!(game.asks(0), Some(Ask::Happening(HappeningAsk::Wheel)));
    let laid = Move::PlaceWheel { wheel: Wheel::Later, place: Place::Village, space: SpaceKind::Farmer };
    let elsewhere = Move::PlaceWheel { wheel: Wheel::Later, place: Place::Village, space: SpaceKind::Craftsman };
    game.refuses(0, elsewhere, "events.training.bonus-now");
    let mut kept = game.fork();
    kept.play(0, Move::Decline);
    assert_eq!(kept.mat(0).wheels[Wheel::Later as usize], 1, "kept until the next pass");
    game.play(0, laid);
    assert!(game.log.contains(&Event::PlacedWheel { seat: Seat(0), place: Place::Village, space: SpaceKind::Farmer }));
    assert!(matches!(game.asks(1), Some(Ask::Happening(HappeningAsk::Training))));
}

#[test]
fn bon_voyage() {
    rule("events.bon-voyage.move");
    let mut game = under(Happening::BonVoyage, Letter::A, 3);
    game.state.table.start_player = Seat(1);
    game.lay_goods(Town::Orleans, Town::Briare, By::Water, &[Good::Wine]);
    resolve(&mut game);
    assert_eq!((game.asks(1), game.asks(0)), (Some(Ask::Happening(HappeningAsk::BonVoyage)), None));
    let journey = Move::Travel { to: Town::Briare, by: By::Water, take: Some(Good::Wine) };
    assert!(game.options(1).iter().any(|mv| matches!(mv, Move::Travel { by: By::Road, .. })), "roads, too");
    game.play(1, journey);
    assert_eq!((game.mat(1).merchant, game.goods(1, Good::Wine), game.coins(1)), (Town::Briare, 1, 3));
    game.refuses(2, journey, "events.bon-voyage.move");
    game.play(2, Move::Decline).play(0, Move::Decline);
    assert_eq!(game.coins(0), 5);
}
