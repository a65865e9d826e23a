//! Spy: stolen gear wheels.

use crate::scene::rule;
use crate::trade::intrigue_board::{deed, on, schemer};
use crate::trade::{fill_deed, send};
use orleans::components::{Character, Follower, Kind, Place, SpaceKind, Track};
use orleans::state::Wheel;
use orleans::{Ask, Move, Plot};
use tabletop::Seat;

const SPY: Character = Character::Spy;

fn steal(place: Place, space: SpaceKind) -> Move {
    on(1, Plot::Spy { place, space })
}

#[test]
fn to_the_same_space() {
    rule("intrigue.spy.steal");
    rule("intrigue.spy.activation");
    let mut game = schemer(&[Kind::Scholar], 3, |game| {
        game.fill(1, Place::Castle);
        let boatman =
            game.mat(1).board.find(Place::Castle, SpaceKind::Boatman, Follower::Boatman, game.mat(1).board.stood());
        game.mat_mut(1).board.take(boatman.expect("a boatman"));
        game.lay_wheel(1, Place::Castle, SpaceKind::Boatman);
        game.stand(0, Place::Castle, SpaceKind::Farmer, Follower::Farmer);
        game.stand(0, Place::Castle, SpaceKind::Trader, Follower::Trader);
    });
    game.play(0, send(Kind::Scholar, deed(SPY))).play(0, steal(Place::Castle, SpaceKind::Boatman));
    assert_eq!((game.mat(0).board.wheels().len(), game.mat(1).board.wheels().len()), (1, 0));
    game.stand(1, Place::Castle, SpaceKind::Boatman, Follower::Boatman);
    game.refuses(1, Move::Use(Place::Castle), "intrigue.saboteur.locked");
    game.play(1, Move::Pass).play(2, Move::Pass);
    assert!(game.offers(0, Move::Use(Place::Castle)), "completed by the wheel, used later this round");
}

#[test]
fn a_space_of_ones_own() {
    rule("intrigue.spy.own-space-free");
    rule("intrigue.spy.board-only");
    let mut game = schemer(&[Kind::Scholar], 3, |game| {
        for place in [Place::Castle, Place::Village, Place::University, Place::Guildhall] {
            game.lay_wheel(1, place, SpaceKind::Farmer);
        }
        game.stand(0, Place::Castle, SpaceKind::Farmer, Follower::Farmer);
        game.lay_wheel(0, Place::Village, SpaceKind::Craftsman);
        game.tile(1, Place::Windmill).mat_mut(1).wheels[Wheel::Later as usize] = 1;
        let space = orleans::components::components().place(Place::Windmill).action_spaces[0];
        game.lay_wheel(1, Place::Windmill, space);
    });
    assert_eq!(game.track(0, Track::Craftsmen), 0, "the thief's marker does not matter");
    game.play(0, send(Kind::Scholar, deed(SPY)));
    let (university, guildhall) =
        (steal(Place::University, SpaceKind::Farmer), steal(Place::Guildhall, SpaceKind::Farmer));
    assert_eq!(game.options(0), [university, guildhall, Move::Decline]);
    game.refuses(0, steal(Place::Castle, SpaceKind::Farmer), "intrigue.spy.own-space-free");
    game.refuses(0, steal(Place::Village, SpaceKind::Farmer), "intrigue.spy.own-space-free");
    let space = orleans::components::components().place(Place::Windmill).action_spaces[0];
    game.refuses(0, steal(Place::Windmill, space), "intrigue.spy.board-only");
    game.play(0, university);
    assert_eq!(game.mat(1).wheels[Wheel::Later as usize], 1, "those beside the board are safe");
}

/// A wheel from the Laboratory stays one in the thief's hands: the Workshop may move it anywhere.
#[test]
fn a_stolen_wheel_remembers_its_laboratory() {
    rule("intrigue.spy.steal");
    rule("places.workshop.farmer-limit");
    for from_laboratory in [true, false] {
        let mut game = schemer(&[Kind::Scholar], 3, |game| {
            let at = game.mat(1).board.free_space(Place::University, SpaceKind::Farmer).expect("a farmer space");
            game.mat_mut(1).board.lay_wheel(at, from_laboratory);
            game.filled(0, Place::Workshop).set_coins(0, 1).set_track(0, Track::Craftsmen, 1);
        });
        game.play(0, send(Kind::Scholar, deed(SPY))).play(0, steal(Place::University, SpaceKind::Farmer));
        game.until_turn_of(0).play(0, Move::Use(Place::Workshop));
        let to_trader = Move::MoveWheel { from: Place::University, place: Place::Castle, space: SpaceKind::Trader };
        match from_laboratory {
            true => _ = game.play(0, to_trader),
            false => _ = game.refuses(0, to_trader, "places.workshop.farmer-limit"),
        }
        assert_eq!(game.mat(0).board.wheels().len(), 1);
    }
}

#[test]
fn complete() {
    rule("intrigue.spy.complete");
    let mut game = schemer(&[Kind::Trader], 3, |game| fill_deed(game, deed(SPY), 1));
    let supply = game.state.table.gears;
    game.play(0, send(Kind::Trader, deed(SPY)));
    assert_eq!((game.state.table.gears, game.mat(0).wheels[Wheel::Later as usize]), (supply - 1, 1));
    // With the marker on the start space there is no place for it yet: it waits.
    game.until_turn_of(0).play(0, Move::Pass);
    assert_ne!(game.asks(0), Some(Ask::Wheels));
    game.next_round().set_track(0, Track::Craftsmen, 1).all_ready().until_turn_of(0).play(0, Move::Pass);
    if game.asks(0) != Some(Ask::Wheels) {
        game.until(|state| state.asked_of(Seat(0)) == Some(&Ask::Wheels));
    }
    let lay = Move::PlaceWheel { wheel: Wheel::Later, place: Place::Castle, space: SpaceKind::Farmer };
    assert!(game.offers(0, lay));
}
