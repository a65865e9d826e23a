//! Recruiting: what all places that recruit have in common.

use crate::course_of_play::hands::{acting_alone, fill_and_use, put};
use crate::scene::{Scene, rule};
use orleans::components::{Edition, Follower, Happening, Kind, Letter, Place, SpaceKind, Track};
use orleans::{Ask, Event, Move};
use tabletop::{Game, Seat};

/// Who recruits whom, and a place where the recruit could stand.
const RECRUITS: [(Place, Kind, Place); 7] = [
    (Place::FarmHouse, Kind::Farmer, Place::University),
    (Place::Village, Kind::Boatman, Place::Castle),
    (Place::Village, Kind::Craftsman, Place::University),
    (Place::Village, Kind::Trader, Place::University),
    (Place::University, Kind::Scholar, Place::Scriptorium),
    (Place::Castle, Kind::Knight, Place::Ship),
    (Place::Monastery, Kind::Monk, Place::Ship),
];

/// Seat 0 recruits, up to the choice of a place tile.
fn recruiting(place: Place, kind: Kind) -> Scene {
    let mut game = acting_alone(Edition::Current);
    fill_and_use(&mut game, place);
    if place == Place::Village {
        game.play(0, Move::Recruit(kind));
    }
    game
}

/// A recruit comes from the supply into the bag and serves only once it is drawn.
#[test]
fn a_recruit_goes_into_the_bag() {
    rule("base.actions.recruit-to-bag");
    for (place, kind, stand) in RECRUITS {
        let (mut game, recruit) = (recruiting(place, kind), kind.neutral());
        assert_eq!(game.player(0).bag.count(recruit) - used(&game, recruit), 1, "{recruit}");
        assert_eq!(game.mat(0).market, Follower::OWN.into_iter().collect());
        assert_eq!(game.state.table.followers[kind.index()], 19);

        game.until_turn_of(0).set_bag(0, [recruit]).set_market(0, []);
        let planned = put(recruit, stand, if kind == Kind::Monk { SpaceKind::Knight } else { kind.into() });
        game.next_round().refuses(0, planned, "base.planning.place-from-market");
        game.event(Happening::Income, Letter::A);
        game.until(|state| matches!(state.question(Seat(0)), Some(Ask::Followers { .. }))).play(0, Move::Draw(1));
        assert!(game.offers(0, planned), "{recruit} has been drawn");
    }
}

/// How many followers of this sort came back from the used place.
fn used(game: &Scene, follower: Follower) -> u8 {
    let returned = |event: &&Event| matches!(event, Event::Returned { follower: it, .. } if *it == follower);
    game.log.iter().filter(returned).count() as u8
}

/// Take the follower, advance, receive the bonus, and only then return the used followers.
#[test]
fn recruiting_has_an_order() {
    rule("base.actions.recruit-order");
    let seat = Seat(0);
    for (place, kind, _) in RECRUITS {
        let mut game = recruiting(place, kind);
        let mut story = game.log.clone();
        if kind == Kind::Trader {
            // The bonus is a choice: until it is made the followers stand.
            assert_eq!(game.standing(0, place).len(), 3);
            game.play(0, Move::Tile(Place::Hayrick));
            story.extend(&game.log);
        }
        let mut story = story.into_iter().filter(|event| !matches!(event, Event::Used(..)));
        assert_eq!(story.next(), Some(Event::Recruited(seat, kind)));
        if let Some(track) = Track::of(kind) {
            assert_eq!(story.next(), Some(Event::Advanced { seat, track, to: 1 }));
        }
        if !matches!(kind, Kind::Knight | Kind::Monk) {
            assert!(story.next().is_some_and(|event| is_bonus(kind, event)), "{kind}");
        }
        let returned = story.inspect(|event| assert!(matches!(event, Event::Returned { .. }), "{kind}: {event:?}"));
        assert!(returned.count() >= 2);
        assert_eq!(game.standing(0, place), []);
    }
}

fn is_bonus(kind: Kind, event: Event) -> bool {
    match kind {
        Kind::Farmer => matches!(event, Event::GainedGood(..)),
        Kind::Boatman => matches!(event, Event::Coins(..)),
        Kind::Craftsman => matches!(event, Event::GainedWheel(..)),
        Kind::Trader => matches!(event, Event::TookTile(..)),
        Kind::Scholar => matches!(event, Event::Developed { .. }),
        Kind::Knight | Kind::Monk => false,
    }
}
