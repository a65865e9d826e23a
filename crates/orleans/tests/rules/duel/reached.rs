//! Objectives reached by what changes how rules work: lent and borrowed actions, Lock, Bathhouse, tiles of their own.

use crate::duel::{Scene, WINE, ended, in_round, lady, rule};
use orleans::components::{DuelObjective, Follower, Good, Kind, Place, SpaceKind, Town, Track, components};
use orleans::{Ask, Move, Origin, Window};
use tabletop::Seat;

use DuelObjective::{Bookkeeping, ClotheLady, DeliverWine, ThreeBranches};

/// One point before status 3.
fn before_third(game: &mut Scene) -> &mut Scene {
    game.set_development(0, components().development.stars[2] - 1)
}

/// One station before the third, the merchant in a town without waterways.
fn before_branch(game: &mut Scene) -> &mut Scene {
    game.station(0, Town::Tours).station(0, Town::Blois).set_merchant(0, Town::LeMans)
}

/// Whatever brings the point, bookkeeping is learned in that moment.
#[test]
fn bookkeeping() {
    rule("duel.objective.bookkeeping");
    let ways: [fn(&mut Scene); 6] = [
        |game| {
            game.filled(0, Place::Well).all_ready().play(0, Move::Use(Place::Well));
            game.play(0, Move::Use(Place::Scriptorium));
        },
        |game| {
            game.filled(0, Place::FleaMarket).all_ready().next_roll(6).play(0, Move::Use(Place::FleaMarket));
            game.play(0, Move::Use(Place::Scriptorium));
        },
        |game| {
            game.set_coins(0, 5).filled(0, Place::Church).filled(1, Place::Windmill).all_ready();
            game.play(0, Move::Use(Place::Church)).play(0, Move::Borrow { owner: Seat(1), place: Place::Windmill });
        },
        |game| {
            game.tile(0, Place::Lock).fill(0, Place::Village).all_ready().play(0, Move::Use(Place::Village));
            game.play(0, Move::Recruit(Kind::Boatman)).play(0, Move::Develop);
        },
        |game| {
            game.set_coins(0, 5).filled(0, Place::Pharmacy).all_ready();
            game.play(0, Move::Use(Place::Pharmacy)).play(0, Move::PayCoins(1));
        },
        // Whom the Bathhouse draws completes the Scriptorium, which is used on the next turn.
        |game| {
            let (place, space, follower) = (Place::Scriptorium, SpaceKind::Scholar, Follower::Scholar);
            for &other in &components().place(place).action_spaces {
                if other != space {
                    game.stand(0, place, other, other.kind().map_or(Follower::Farmer, Kind::neutral));
                }
            }
            game.filled(0, Place::Bathhouse).set_bag(0, [follower]).all_ready().play(0, Move::Use(Place::Bathhouse));
            game.play(0, Move::Put { follower, place, space, from: Origin::Drawn }).play(1, Move::Pass);
            game.play(0, Move::Use(place));
        },
    ];
    for (nth, way) in ways.into_iter().enumerate() {
        let mut game = in_round(3);
        way(before_third(&mut game));
        assert_eq!((game.done(0), game.done(1)), (vec![Bookkeeping], vec![]), "way {nth}");
    }
    // The owner of what is borrowed learns nothing by it.
    let mut game = in_round(3);
    game.set_development(1, components().development.stars[2] - 1);
    game.set_coins(0, 5).filled(0, Place::Church).filled(1, Place::Windmill).all_ready();
    game.play(0, Move::Use(Place::Church)).play(0, Move::Borrow { owner: Seat(1), place: Place::Windmill });
    assert!(game.done(0).is_empty() && game.done(1).is_empty());
}

/// Wherever the third station comes from.
#[test]
fn three_branches() {
    rule("duel.objective.three-branches");
    let ways: [fn(&mut Scene); 4] = [
        |game| {
            game.filled(0, Place::Well).all_ready().play(0, Move::Use(Place::Well));
            game.play(0, Move::Use(Place::Guildhall));
        },
        |game| {
            game.filled(0, Place::FleaMarket).all_ready().next_roll(6).play(0, Move::Use(Place::FleaMarket));
            game.play(0, Move::Use(Place::Guildhall));
        },
        // The merchant is elsewhere.
        |game| {
            game.set_merchant(0, Town::Orleans).set_coins(0, 20).filled(0, Place::Quarry).all_ready();
            game.play(0, Move::Use(Place::Quarry)).play(0, Move::BuildIn(Town::Chartres));
        },
        // Somebody else has built there.
        |game| {
            game.station(1, Town::LeMans).filled(0, Place::Tavern).fill(0, Place::Guildhall).all_ready();
            game.play(0, Move::Use(Place::Guildhall));
        },
    ];
    for (nth, way) in ways.into_iter().enumerate() {
        let mut game = in_round(4);
        way(before_branch(&mut game));
        assert_eq!(game.done(0), [ThreeBranches], "way {nth}");
    }
}

/// Goods on a Brasserie are its owner's; bread is neither wine nor fabric.
#[test]
fn deliveries() {
    rule("duel.objective.wine");
    rule("places.brasserie.own-goods");
    let mut game = in_round(4);
    game.tile(0, Place::Brasserie).give_goods(0, Good::Wine, 3).set_merchant(0, Town::Chatellerault);
    game.mat_mut(0).on_tiles.brasserie[Good::Wine.index()] = 2;
    game.all_ready().play(0, WINE);
    assert_eq!((game.done(0), game.goods(0, Good::Wine)), (vec![DeliverWine], 0));
    assert_eq!(game.mat(0).on_tiles.brasserie[Good::Wine.index()], 0, "what is delivered shields from nothing");
    let mut baker = in_round(4);
    baker.bake(0, 3).set_merchant(0, Town::Chatellerault).all_ready();
    baker.refuses(0, WINE, "duel.objective.delivery-whole");
}

/// A merchant that others move can deliver where it was put, on the own turn.
#[test]
fn moved_by_the_court() {
    rule("duel.objective.delivery-presence");
    let mut game = in_round(4);
    game.set_merchant(0, Town::Blois).give_goods(0, Good::Brocade, 3).set_coins(1, 3).filled(1, Place::Court);
    game.all_ready().play(0, Move::Pass).play(1, Move::Use(Place::Court));
    let home = game.options(1).into_iter().find(|mv| matches!(mv, Move::Displace { to: Town::Orleans, .. }));
    game.play(1, home.expect("the way home")).all_pass();
    game.until(|state| matches!(state.asked_of(Seat(0)), Some(Ask::Free(Window::AfterEvent))));
    game.play(0, lady(3));
    assert_eq!(game.done(0), [ClotheLady]);
}

/// Boatmen beyond the last space pay with a step elsewhere: the coins of the track are not there for the event.
#[test]
fn the_lock_and_the_payment() {
    rule("duel.round.cannot-pay");
    let mut game = in_round(13);
    game.set_coins(1, 9).tile(0, Place::Lock).fill(0, Place::Village).give_goods(0, Good::Wool, 1).set_coins(0, 0);
    game.all_ready().play(0, Move::Use(Place::Village)).play(0, Move::Recruit(Kind::Boatman));
    game.fork().play(0, Move::Advance(Track::Boatmen)).all_pass();
    game.play(0, Move::Advance(Track::Craftsmen)).all_pass();
    assert_eq!(ended(&game).0, [1], "a coin was missing");
}
