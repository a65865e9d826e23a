//! What events forbid all round.

use crate::scene::rule;
use crate::trade::{resolve, under};
use orleans::components::{Follower, Happening, Kind, Letter, Place, SpaceKind, Track};
use orleans::state::Wheel;
use orleans::{Ask, Move};
use tabletop::{Game, Seat};

#[test]
fn no_scholars_and_no_knights() {
    rule("events.conference.no-scholars");
    rule("events.crusade.no-knights");
    for (event, place, id) in [
        (Happening::Conference, Place::University, "events.conference.no-scholars"),
        (Happening::Crusade, Place::Castle, "events.crusade.no-knights"),
    ] {
        let mut game = under(event, Letter::A, 2);
        for seat in [0, 1] {
            game.fill(seat, Place::University).fill(seat, Place::Castle);
        }
        game.all_ready();
        for seat in [0, 1] {
            let other = if place == Place::Castle { Place::University } else { Place::Castle };
            game.refuses(seat, Move::Use(place), id);
            game.play(seat, Move::Use(other));
        }
        // The round after, it is over.
        game.next_round().all_ready().until_turn_of(0);
        assert!(game.state.why_not(Seat(0), Move::Use(place)).is_none_or(|rule| rule.0 != id));
    }
}

#[test]
fn the_village_in_a_strike() {
    rule("events.strike.no-craftsmen");
    let mut game = under(Happening::Strike, Letter::A, 2);
    game.fill(0, Place::Village).all_ready().play(0, Move::Use(Place::Village));
    assert_eq!(game.options(0), [Move::Recruit(Kind::Boatman), Move::Recruit(Kind::Trader)]);
    game.refuses(0, Move::Recruit(Kind::Craftsman), "events.strike.no-craftsmen");
}

#[test]
fn no_way_around() {
    rule("events.recruit-ban.scope");
    let mut game = under(Happening::Conference, Letter::A, 2);
    game.tile(0, Place::Well).fill(0, Place::Well).tile(0, Place::Opera).fill(0, Place::Opera);
    game.tile(0, Place::Laboratory).fill(0, Place::Laboratory).set_track(0, Track::Scholars, 1);
    game.all_ready();
    let mut with_opera = game.fork();
    with_opera.state.table.followers[Kind::Scholar.index()] = 0;
    with_opera.play(0, Move::Use(Place::Opera));
    assert!(with_opera.mat(0).development > 0, "the Opera takes no follower");
    let mut well = game.fork();
    well.play(0, Move::Use(Place::Well));
    well.refuses(0, Move::Use(Place::University), "events.conference.no-scholars");
    assert!(well.offers(0, Move::Use(Place::Castle)));
    game.play(0, Move::Use(Place::Laboratory));
    assert_eq!(game.mat(0).wheels[Wheel::Laboratory as usize], 1);
}

#[test]
fn sabotage() {
    rule("events.sabotage.ban");
    rule("events.sabotage.scope");
    let mut game = under(Happening::Sabotage, Letter::B, 2);
    game.tile(0, Place::Well).fill(0, Place::Well);
    game.stand(0, Place::Castle, SpaceKind::Farmer, Follower::Farmer);
    game.stand(0, Place::Castle, SpaceKind::Boatman, Follower::Boatman);
    let at = game.mat(0).board.free_space(Place::Castle, SpaceKind::Trader).expect("a trader space");
    game.mat_mut(0).board.lay_wheel(at, false);
    game.fill(1, Place::Castle);
    // Planning at a place with a wheel is allowed.
    let at = game.mat(0).board.free_space(Place::Village, SpaceKind::Farmer).expect("a farmer space");
    game.mat_mut(0).board.lay_wheel(at, false);
    game.set_market(0, [Follower::Craftsman]).plan(0, Follower::Craftsman, Place::Village, SpaceKind::Craftsman);
    game.all_ready();
    game.refuses(0, Move::Use(Place::Castle), "events.sabotage.ban");
    game.play(0, Move::Use(Place::Well));
    game.refuses(0, Move::Use(Place::Castle), "events.sabotage.ban");
    assert!(game.offers(0, Move::Use(Place::University)));
    game.play(0, Move::Use(Place::University)).play(1, Move::Use(Place::Castle));
    resolve(&mut game);
    assert_eq!(game.standing(0, Place::Castle).len(), 2, "followers there stay");
    // Another tile, and the place works again.
    game.next_round();
    game.state.table.tile = Some(crate::trade::tile_of(Happening::Tithe, Letter::D));
    game.all_ready().until_turn_of(0);
    assert!(game.offers(0, Move::Use(Place::Castle)));
    assert_eq!(game.asks(0), Some(Ask::Action));
}
