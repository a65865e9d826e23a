//! The Carpenter moves.

use crate::prosperity::{Scene, build, in_round, rule, walk};
use orleans::components::{By, Follower, Place, SpaceKind, Structure, Town};
use orleans::{Ask, Event, Move, ProsperityAsk, ProsperityEvent};
use tabletop::Seat;

const USE: Move = Move::Use(Place::Carpenter);
const SPACE: SpaceKind = SpaceKind::TraderOrBoatman;

/// Seat 0 has these on the Carpenter and a card for a town that is far away.
fn with(followers: &[Follower]) -> Scene {
    let mut game = in_round(3);
    game.hold(0, Some(Structure::RoyalPalace));
    for &follower in followers {
        game.stand(0, Place::Carpenter, SPACE, follower);
    }
    game.all_ready();
    game
}

#[test]
fn along_roads_and_waterways() {
    rule("prosperity.carpenter.move");
    let mut game = with(&[Follower::Trader, Follower::Boatman]);
    game.play(0, USE);
    game.refuses(0, walk(Follower::Trader, Town::Blois, By::Water), "prosperity.carpenter.move");
    game.refuses(0, walk(Follower::Boatman, Town::Chartres, By::Road), "prosperity.carpenter.move");
    game.play(0, walk(Follower::Boatman, Town::Blois, By::Water));
    assert_eq!(game.board().carpenter, Town::Blois);
    assert!(game.log.contains(&Event::Prosperity(ProsperityEvent::Walked {
        seat: Seat(0),
        to: Town::Blois,
        by: By::Water
    })));
    game.refuses(0, walk(Follower::Trader, Town::Orleans, By::Road), "prosperity.carpenter.no-route");
    game.play(0, walk(Follower::Trader, Town::Vendome, By::Road));
    assert_eq!(game.board().carpenter, Town::Vendome);
}

/// Whether goods lie there does not matter, only whether there is a way.
#[test]
fn where_there_is_a_way() {
    rule("prosperity.carpenter.no-route");
    let mut game = with(&[Follower::Boatman]);
    game.carpenter(Town::Chartres);
    game.refuses(0, USE, "prosperity.carpenter.not-empty");
    let mut game = with(&[Follower::Trader]);
    game.sweep(Town::Orleans, Town::Chartres, By::Road).play(0, USE);
    game.refuses(0, walk(Follower::Trader, Town::Tours, By::Road), "prosperity.carpenter.no-route");
    game.play(0, walk(Follower::Trader, Town::Chartres, By::Road));
    assert_eq!(game.board().carpenter, Town::Chartres);
}

#[test]
fn in_any_order() {
    rule("prosperity.carpenter.move-order");
    for (first, second, end) in [
        ((Follower::Trader, Town::Vierzon, By::Road), (Follower::Boatman, Town::Bourges, By::Water), Town::Bourges),
        ((Follower::Boatman, Town::Blois, By::Water), (Follower::Trader, Town::Vendome, By::Road), Town::Vendome),
    ] {
        let mut game = with(&[Follower::Trader, Follower::Boatman]);
        game.play(0, USE).play(0, walk(first.0, first.1, first.2)).play(0, walk(second.0, second.1, second.2));
        assert_eq!(game.board().carpenter, end);
    }
}

#[test]
fn without_goods_and_merchant() {
    rule("prosperity.carpenter.no-goods");
    let mut game = with(&[Follower::Trader]);
    let lying = game.board().face_down;
    game.play(0, USE).play(0, walk(Follower::Trader, Town::Chartres, By::Road));
    assert_eq!((game.mat(0).n_goods(), game.mat(0).merchant), (0, Town::Orleans));
    assert_eq!(game.board().face_down, lying);
}

/// The next player finds it where the last one has left it, and it is in nobody's way.
#[test]
fn one_for_all() {
    rule("prosperity.carpenter.shared");
    let mut game = in_round(3);
    for seat in [0, 1] {
        game.hold(seat, Some(Structure::RoyalPalace)).stand(seat, Place::Carpenter, SPACE, Follower::Trader);
    }
    game.fill(2, Place::Wagon).fill(3, Place::Guildhall).set_merchant(3, Town::Montargis).all_ready();
    game.play(0, USE).play(0, walk(Follower::Trader, Town::Chartres, By::Road)).play(0, Move::Decline);
    game.play(1, USE).play(1, walk(Follower::Trader, Town::Orleans, By::Road)).play(1, Move::Decline);
    assert_eq!(game.board().carpenter, Town::Orleans);
    game.carpenter(Town::Montargis).play(2, Move::Use(Place::Wagon));
    assert!(game.offers(2, Move::TravelTakingUnseen { to: Town::Montargis, by: By::Road }));
    game.play(2, Move::Travel { to: Town::Montargis, by: By::Road, take: None });
    game.play(3, Move::Use(Place::Guildhall));
    assert!(game.mat(3).stations.contains(Town::Montargis));
}

#[test]
fn some_of_them() {
    rule("prosperity.carpenter.partial-use");
    let mut game = with(&[Follower::Trader, Follower::Trader, Follower::Boatman]);
    game.play(0, USE).play(0, walk(Follower::Trader, Town::Chartres, By::Road));
    assert_eq!(game.asks(0), Some(Ask::Prosperity(ProsperityAsk::Carpenter { moved: true })));
    assert!(!game.log.iter().any(Event::reveals), "a step can be taken back");
    game.play(0, Move::Decline);
    assert_eq!(game.standing(0, Place::Carpenter), [Follower::Trader, Follower::Boatman]);
    game.next_round();
    assert_eq!(game.standing(0, Place::Carpenter).len(), 2, "they stay for later rounds");
}

/// Who has no piece to build with and nobody to send is asked nothing more, for all can see it.
#[test]
fn nothing_more_to_do() {
    rule("prosperity.structure.needs-piece");
    let after = |pieces: u8| {
        let mut game = with(&[Follower::Trader]);
        game.mat_mut(0).stations_left = pieces;
        game.play(0, USE).play(0, walk(Follower::Trader, Town::Chartres, By::Road));
        game.asks(0) == Some(Ask::Prosperity(ProsperityAsk::Carpenter { moved: true }))
    };
    assert!(after(1) && !after(0));
}

#[test]
fn who_was_used_goes_back() {
    rule("prosperity.carpenter.return");
    let mut game = with(&[Follower::Trader, Follower::OwnBoatman]);
    game.set_bag(0, []).play(0, USE).play(0, walk(Follower::OwnBoatman, Town::Blois, By::Water));
    let follower = Follower::OwnBoatman;
    assert!(game.log.contains(&Event::Returned { seat: Seat(0), place: Place::Carpenter, follower }));
    assert_eq!(game.player(0).bag.count(follower), 1);
    game.play(0, Move::Decline);
    assert_eq!(game.standing(0, Place::Carpenter), [Follower::Trader]);
    assert_eq!(game.player(0).bag.total(), 1, "and nobody else");
}

#[test]
fn taken_back_in_phase_three() {
    rule("prosperity.carpenter.take-back");
    let mut game = with(&[Follower::Trader]);
    game.until(|state| state.table.round == 4 && matches!(state.asked_of(Seat(0)), Some(Ask::Followers { .. })));
    let back = Move::TakeBack { place: Place::Carpenter, space: SPACE, follower: Follower::Trader };
    let before = game.mat(0).market.count(Follower::Trader);
    game.play(0, back);
    assert_eq!((game.mat(0).market.count(Follower::Trader), game.standing(0, Place::Carpenter)), (before + 1, vec![]));
}

/// Whoever has a card for the Carpenter's town builds without a step, and without anybody on the Carpenter.
#[test]
fn building_alone() {
    rule("prosperity.carpenter.stay");
    let mut game = with(&[]);
    game.refuses(0, USE, "prosperity.carpenter.not-empty");
    game.hold(0, Some(Structure::Castle)).carpenter(Town::Blois).play(0, USE);
    let stays = Event::Prosperity(ProsperityEvent::Stays(Seat(0)));
    assert!(game.log.contains(&stays) && stays.reveals(), "all know now that the card fits");
    game.play(0, build(Town::Vendome, By::Road));
    assert_eq!((game.built(0)[0].structure, game.board().carpenter), (Structure::Castle, Town::Blois));
}

#[test]
fn something_must_happen() {
    rule("prosperity.carpenter.not-empty");
    let mut game = with(&[Follower::Trader]);
    game.play(0, USE).refuses(0, Move::Decline, "prosperity.carpenter.not-empty");
    game.play(0, walk(Follower::Trader, Town::Chartres, By::Road)).play(0, Move::Decline);
    assert_eq!(game.asks(1), Some(Ask::Action));
}

#[test]
fn as_often_as_there_are_turns() {
    rule("prosperity.carpenter.repeat");
    let mut game = with(&[Follower::Trader, Follower::Trader]);
    for town in [Town::Chartres, Town::Orleans] {
        game.play(0, USE).play(0, walk(Follower::Trader, town, By::Road)).play(0, Move::Decline);
        game.until_turn_of(0);
    }
    assert_eq!(game.board().carpenter, Town::Orleans);
    game.refuses(0, USE, "prosperity.carpenter.not-empty");
}
