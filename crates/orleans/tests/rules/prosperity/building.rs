//! Building Structures.

use crate::prosperity::{Scene, build, in_round, keep, rule, walk};
use orleans::components::{By, Follower, Place, SpaceKind, Structure, Town};
use orleans::{Ask, Event, Move, ProsperityAsk, ProsperityEvent, SystemHand};
use tabletop::{Game, Seat, Viewer};

const USE: Move = Move::Use(Place::Carpenter);
const SPACE: SpaceKind = SpaceKind::TraderOrBoatman;

/// Seat 0 holds the Castle, which stands in Loches or Blois; the Carpenter is in this town with these to move it.
fn castle(town: Town, followers: &[Follower]) -> Scene {
    let mut game = in_round(3);
    game.hold(0, Some(Structure::Castle)).carpenter(town).set_coins(0, 0);
    for &follower in followers {
        game.stand(0, Place::Carpenter, SPACE, follower);
    }
    game.all_ready();
    game
}

#[test]
fn where_the_card_says() {
    rule("prosperity.structure.where");
    let mut game = castle(Town::Orleans, &[Follower::Boatman]);
    game.play(0, USE).refuses(0, build(Town::Chartres, By::Road), "prosperity.structure.where");
    game.play(0, walk(Follower::Boatman, Town::Blois, By::Water));
    assert!(game.offers(0, build(Town::Vendome, By::Road)) && game.offers(0, build(Town::Orleans, By::Water)));
    game.play(0, build(Town::Vendome, By::Road));
    assert_eq!(game.built(0)[0].structure, Structure::Castle);
}

#[test]
fn not_on_the_way() {
    rule("prosperity.structure.passing-through");
    let mut game = castle(Town::Orleans, &[Follower::Boatman, Follower::Trader]);
    game.play(0, USE).play(0, walk(Follower::Boatman, Town::Blois, By::Water));
    game.play(0, walk(Follower::Trader, Town::Vendome, By::Road));
    game.refuses(0, build(Town::Blois, By::Road), "prosperity.structure.where");
}

#[test]
fn one_in_an_action() {
    rule("prosperity.structure.one-per-action");
    let mut game = castle(Town::Blois, &[]);
    game.play(0, USE).play(0, build(Town::Vendome, By::Road));
    if let SystemHand::Prosperity(hand) = &mut game.state.players[Seat(0)].hand {
        hand.drawn = [Some(Structure::Harbor), Some(Structure::Abbey)];
    }
    game.play(0, keep(Structure::Harbor));
    assert_eq!(game.asks(1), Some(Ask::Action), "the Harbor fits Blois as well, but the action is over");
    game.until_turn_of(0).play(0, USE).play(0, build(Town::Orleans, By::Water));
    assert_eq!(game.built(0).len(), 2);
}

/// A piece on one good of the route that is chosen; nobody sees which good it is.
#[test]
fn a_station_on_a_good() {
    rule("prosperity.structure.on-good");
    let mut game = castle(Town::Blois, &[]);
    let (lying, unseen) = (game.face_down(Town::Blois, Town::Vendome, By::Road), game.board().unseen);
    game.play(0, USE).refuses(0, build(Town::Tours, By::Road), "prosperity.structure.on-good");
    game.play(0, build(Town::Vendome, By::Road));
    assert_eq!(game.mat(0).stations_left, 9);
    assert_eq!(game.face_down(Town::Blois, Town::Vendome, By::Road), lying - 1);
    assert!(Scene::spaces(Town::Blois, Town::Vendome, By::Road).contains(&game.built(0)[0].space));
    assert_eq!(game.board().unseen, unseen, "the good was not seen");
    assert_eq!(game.mat(0).n_goods(), 0, "nor taken");
    let (to, by) = (Town::Vendome, By::Road);
    let built = Event::Prosperity(ProsperityEvent::Built { seat: Seat(0), structure: Structure::Castle, to, by });
    assert!(game.log.contains(&built) && built.reveals());
}

#[test]
fn without_a_good_nothing_is_built() {
    rule("prosperity.structure.no-good");
    let mut game = castle(Town::Blois, &[Follower::Boatman]);
    game.sweep(Town::Blois, Town::Vendome, By::Road).play(0, USE);
    game.refuses(0, build(Town::Vendome, By::Road), "prosperity.structure.no-good");
    assert!(game.offers(0, build(Town::Orleans, By::Water)), "another route will do");
    let mut bare = castle(Town::Blois, &[]);
    for (to, by) in
        [(Town::Vendome, By::Road), (Town::Vierzon, By::Road), (Town::Orleans, By::Water), (Town::Tours, By::Water)]
    {
        bare.sweep(Town::Blois, to, by);
    }
    bare.refuses(0, USE, "prosperity.carpenter.not-empty");
}

/// A merchant passes without the good under a Structure, but takes another of the same route.
#[test]
fn the_good_below_is_out_of_reach() {
    rule("prosperity.structure.covered-good");
    let mut game = castle(Town::Blois, &[]);
    let lying = game.face_down(Town::Blois, Town::Orleans, By::Water);
    game.fill(1, Place::Ship).play(0, USE).play(0, build(Town::Orleans, By::Water));
    let first = game.hand(0).drawn[0].expect("a card");
    game.play(0, keep(first)).play(1, Move::Use(Place::Ship));
    let take = Move::TravelTakingUnseen { to: Town::Blois, by: By::Water };
    assert_eq!(game.offers(1, take), lying > 1);
    game.sweep(Town::Blois, Town::Orleans, By::Water).refuses(1, take, "base.travel.empty-route");
    game.play(1, Move::Travel { to: Town::Blois, by: By::Water, take: None });
    assert_eq!(game.mat(1).merchant, Town::Blois, "the route stays open");
}

/// Also when it is completed.
#[test]
fn the_piece_stays() {
    rule("prosperity.structure.piece-stays");
    let mut game = in_round(3);
    // All but the last coin.
    game.raise(0, Structure::Smithy, 0b011);
    let (space, left) = (game.built(0)[0].space, game.mat(0).stations_left);
    game.play(0, crate::prosperity::coin(Structure::Smithy)).all_ready();
    assert!(game.built(0)[0].done);
    assert_eq!((game.built(0)[0].space, game.mat(0).stations_left), (space, left));
    assert!(!game.board().face_down.contains(space));
}

#[test]
fn no_piece_no_structure() {
    rule("prosperity.structure.needs-piece");
    let mut game = castle(Town::Blois, &[Follower::Boatman]);
    game.mat_mut(0).stations_left = 0;
    game.play(0, USE).refuses(0, build(Town::Vendome, By::Road), "prosperity.structure.needs-piece");
}

/// Open to all, and as many as there are.
#[test]
fn several_lie_open() {
    rule("prosperity.structure.face-up");
    let mut game = castle(Town::Blois, &[]);
    game.raise(0, Structure::Abbey, 0).raise(0, Structure::Shipyard, 0);
    game.play(0, USE).play(0, build(Town::Vendome, By::Road));
    let built: Vec<Structure> = game.built(0).iter().map(|it| it.structure).collect();
    assert_eq!(built, [Structure::Abbey, Structure::Shipyard, Structure::Castle]);
    assert!(game.built(0).iter().all(|it| !it.done));
    let view = game.state.view(Viewer::Spectator);
    assert_eq!(view.players[0].mat.modules.system, game.mat(0).modules.system);
    assert_eq!(game.asks(0), Some(Ask::Prosperity(ProsperityAsk::Keep)));
}

/// Neither the Office nor a town knows it as a station; stations go up at both ends of its route.
#[test]
fn no_trading_station() {
    rule("prosperity.structure.not-a-station");
    rule("places.office.not-structures");
    let mut game = in_round(3);
    game.raise(0, Structure::Castle, 0).station(0, Town::Tours).filled(0, Place::Office);
    game.set_merchant(1, Town::Blois).fill(1, Place::Guildhall).set_merchant(0, Town::Vendome);
    assert_eq!(game.mat(0).n_stations(), 1);
    game.all_ready().play(0, Move::Use(Place::Office));
    assert_eq!(game.coins(0), 6, "a coin for the station alone");
    game.play(0, Move::Decline);
    game.play(1, Move::Use(Place::Guildhall));
    assert!(game.mat(1).stations.contains(Town::Blois));
    let mut alone = in_round(3);
    alone.raise(0, Structure::Castle, 0).filled(0, Place::Office).all_ready();
    alone.refuses(0, Move::Use(Place::Office), "base.actions.no-empty-action");
}

#[test]
fn torture_does_not_reach_it() {
    rule("prosperity.structure.not-torture");
    let mut game = in_round(4);
    game.raise(0, Structure::Castle, 0).station(0, Town::Tours).set_coins(0, 0);
    game.all_ready().until(|state| matches!(state.asked_of(Seat(0)), Some(Ask::Torture { .. })));
    let given: Vec<Move> =
        game.options(0).into_iter().filter(|mv| matches!(mv, Move::GiveStation(_) | Move::GiveSpareStation)).collect();
    assert_eq!(given, [Move::GiveStation(Town::Tours), Move::GiveSpareStation]);
    game.mat_mut(0).stations_left = 0;
    game.refuses(0, Move::GiveSpareStation, "base.torture.station");
    game.play(0, Move::GiveStation(Town::Tours));
    assert_eq!(game.built(0).len(), 1);
}
