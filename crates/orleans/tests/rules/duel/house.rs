//! The house that both share: who goes there, and what cannot be done with it.

use crate::duel::{Scene, duel, in_round, resolve, rule};
use crate::scene::scene;
use orleans::components::{Edition, Follower, Place, SpaceKind, Track, components};
use orleans::state::Wheel;
use orleans::{Ask, Move, Origin};
use tabletop::Seat;

const HOUSE: Place = Place::SharedHouse;
const USE: Move = Move::Use(HOUSE);

fn put(follower: Follower, from: Origin) -> Move {
    Move::Put { follower, place: HOUSE, space: SpaceKind::Any, from }
}

/// Any neutral follower, each player for themselves; none of a player colour.
#[test]
fn one_follower() {
    rule("duel.house.activate");
    for &follower in Follower::IN_HEAPS {
        let mut game = duel();
        game.set_market(0, [follower]).mat_mut(0).citizens = 1;
        if follower.is_own() {
            game.refuses(0, put(follower, Origin::Market), "duel.house.activate");
            continue;
        }
        game.play(0, put(follower, Origin::Market)).all_ready();
        game.play(0, USE);
        assert_eq!(game.asks(0), Some(Ask::SharedHouse), "{follower}");
        game.play(0, Move::Coin).mat_mut(1).citizens = 1;
        game.refuses(1, USE, "base.actions.only-activated");
    }
}

/// Placed in Planning, taken back in phase 3, left there while it is not used.
#[test]
fn in_planning() {
    rule("duel.house.planning");
    let mut game = in_round(3);
    game.set_market(0, [Follower::Knight]).play(0, put(Follower::Knight, Origin::Market));
    let back = Move::PutBack { follower: Follower::Knight, place: HOUSE, space: SpaceKind::Any, from: Origin::Market };
    assert!(game.offers(0, back));
    game.all_ready().refuses(0, USE, "duel.house.citizen-price").all_pass();
    let take_back = Move::TakeBack { place: HOUSE, space: SpaceKind::Any, follower: Follower::Knight };
    game.until(|state| matches!(state.asked_of(Seat(0)), Some(Ask::Followers { .. })));
    assert_eq!(game.standing(0, HOUSE), [Follower::Knight]);
    let mut stays = game.fork();
    game.play(0, take_back);
    assert_eq!((game.standing(0, HOUSE).len(), game.mat(0).market.count(Follower::Knight)), (0, 1));
    stays.next_round();
    assert_eq!(stays.standing(0, HOUSE), [Follower::Knight]);
}

/// The Bathhouse may place whom it draws there, by the same ban.
#[test]
fn from_the_bathhouse() {
    rule("duel.house.planning");
    for (drawn, fits) in [(Follower::Monk, true), (Follower::OwnTrader, false)] {
        let mut game = duel();
        game.filled(0, Place::Bathhouse).set_bag(0, [drawn]).all_ready().play(0, Move::Use(Place::Bathhouse));
        assert_eq!(game.offers(0, put(drawn, Origin::Drawn)), fits);
        match fits {
            true => _ = game.play(0, put(drawn, Origin::Drawn)),
            false => _ = game.refuses(0, put(drawn, Origin::Drawn), "duel.house.activate"),
        }
    }
}

/// Neither Well nor Flea Market nor Church carries it out.
#[test]
fn not_lent() {
    rule("duel.house.not-lent");
    for lender in [Place::Well, Place::FleaMarket] {
        let mut game = duel();
        game.filled(0, lender).in_house(0).all_ready().next_roll(6).play(0, Move::Use(lender));
        assert!(matches!(game.asks(0), Some(Ask::AnyAction(_))) && !game.offers(0, USE));
        game.refuses(0, USE, "duel.house.not-lent");
    }
    let mut game = duel();
    let borrow = Move::Borrow { owner: Seat(1), place: HOUSE };
    game.filled(0, Place::Church).in_house(1).in_house(0).filled(1, Place::Winery).all_ready();
    game.play(0, Move::Use(Place::Church));
    game.refuses(0, borrow, "duel.house.not-lent");
    assert!(game.offers(0, Move::Borrow { owner: Seat(1), place: Place::Winery }));
    // With nothing else to borrow the Church stays closed.
    let mut game = duel();
    game.filled(0, Place::Church).in_house(1).all_ready().refuses(0, Move::Use(Place::Church), "places.church.use");
}

#[test]
fn no_gear_wheel() {
    rule("duel.house.no-gear");
    for wheel in Wheel::ALL {
        let mut game = duel();
        game.set_track(0, Track::Craftsmen, 3).mat_mut(0).wheels[wheel as usize] = 1;
        game.all_ready().play(0, Move::Pass);
        assert_eq!(game.asks(0), Some(Ask::Wheels));
        let lay = Move::PlaceWheel { wheel, place: HOUSE, space: SpaceKind::Any };
        assert!(!game.offers(0, lay));
        game.refuses(0, lay, "base.tech.not-single-space");
    }
}

/// The tile of the same name is another place: it needs no citizen, its followers come back, and it can be lent.
#[test]
fn the_tile_of_that_name() {
    rule("duel.house.name-clash");
    assert_ne!(components().place(Place::BourgeoisHouse).home, components().place(HOUSE).home);
    let mut game = duel();
    game.filled(0, Place::BourgeoisHouse).all_ready().play(0, Move::Use(Place::BourgeoisHouse));
    assert_eq!((game.asks(0), game.mat(0).citizens), (Some(Ask::BourgeoisHouse), 0));
    let (stood, before) = (game.standing(0, Place::BourgeoisHouse).len(), game.player(0).bag.total());
    game.play(0, Move::Coin);
    assert_eq!(usize::from(game.player(0).bag.total() - before), stood, "to the bag");
    let mut game = duel();
    game.filled(0, Place::Well).tile(0, Place::BourgeoisHouse).all_ready().play(0, Move::Use(Place::Well));
    game.play(0, Move::Use(Place::BourgeoisHouse)).play(0, Move::Coin);
    assert_eq!(game.coins(0), 10);
}

/// Where no Duel is played nobody has a space there.
#[test]
fn in_no_other_game() {
    rule("duel.setup.bourgeois-house");
    let mut game: Scene = scene(Edition::Bigbox, 2);
    game.set_market(0, [Follower::Monk]);
    game.refuses(0, put(Follower::Monk, Origin::Market), "base.planning.place-from-market");
    resolve(&mut game);
}
