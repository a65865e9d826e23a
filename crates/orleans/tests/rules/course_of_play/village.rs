//! Village: a boatman, a craftsman or a trader.

use crate::course_of_play::hands::{acting_alone, fill_and_use};
use crate::scene::{Scene, rule, scene};
use orleans::components::{Edition, Follower, Happening, Kind, Letter, Place, Track};
use orleans::state::Spot;
use orleans::{Ask, Move};

const CHOICE: [Kind; 3] = [Kind::Boatman, Kind::Craftsman, Kind::Trader];

fn village(game: &mut Scene, kind: Kind) {
    fill_and_use(game, Place::Village);
    game.play(0, Move::Recruit(kind));
}

/// Everything recruiting can change: markers, coins, gear wheels.
fn gains(game: &Scene) -> ([u8; 3], u16, u8) {
    let tracks = [Track::Boatmen, Track::Craftsmen, Track::Traders].map(|track| game.track(0, track));
    (tracks, game.coins(0), game.mat(0).wheels.iter().sum())
}

/// One of three kinds, each with its own effects and only those.
#[test]
fn one_of_three() {
    rule("base.village.choice");
    rule("base.village.boatman");
    rule("base.village.craftsman");
    rule("base.village.trader");
    for &edition in Edition::ALL {
        for (kind, gained) in [
            // The first boatman brings 2 coins on top of the 5 of the start.
            (Kind::Boatman, ([1, 0, 0], 5 + 2, 0)),
            (Kind::Craftsman, ([0, 1, 0], 5, 1)),
            (Kind::Trader, ([0, 0, 1], 5, 0)),
        ] {
            let mut game = acting_alone(edition);
            let gears = game.state.table.gears;
            game.state.table.tiles.insert(Place::Hayrick);
            fill_and_use(&mut game, Place::Village);
            assert_eq!(game.options(0), CHOICE.map(Move::Recruit));
            for other in [Kind::Farmer, Kind::Knight, Kind::Scholar, Kind::Monk] {
                game.refuses(0, Move::Recruit(other), "base.village.choice");
            }
            game.play(0, Move::Recruit(kind));
            assert_eq!(gains(&game), gained);
            assert_eq!(gears - game.state.table.gears, gained.2);
            for it in CHOICE {
                assert_eq!(20 - game.state.table.followers[it.index()], u8::from(it == kind));
            }
            assert_eq!(matches!(game.asks(0), Some(Ask::Tile { .. })), kind == Kind::Trader);
            if kind == Kind::Trader {
                game.play(0, Move::Tile(Place::Hayrick));
                assert!(game.mat(0).places.contains(Place::Hayrick));
                assert!(!game.state.table.tiles.contains(Place::Hayrick));
            }
            // The boatman and the craftsman that were used come back too.
            let back = u8::from(kind != Kind::Trader);
            assert_eq!(game.player(0).bag.count(kind.neutral()), 1 + back);
        }
    }
}

/// Nothing is chosen while planning; when the action is carried out only what is possible is offered.
#[test]
fn the_choice_comes_with_the_action() {
    rule("base.village.choice-when-used");
    let mut game = scene(Edition::Current, 2);
    game.event(Happening::Income, Letter::A).set_market(0, [Follower::Monk; 3]);
    for space in [Kind::Farmer, Kind::Boatman, Kind::Craftsman] {
        assert!(CHOICE.into_iter().all(|kind| !game.offers(0, Move::Recruit(kind))));
        game.plan(0, Follower::Monk, Place::Village, space.into());
    }
    game.all_ready();
    // What sells out before the turn comes is out of the choice.
    game.state.table.followers[Kind::Boatman.index()] = 0;
    game.set_track(0, Track::Traders, 5).play(0, Move::Use(Place::Village));
    assert_eq!(game.options(0), [Move::Recruit(Kind::Craftsman)]);
    game.refuses(0, Move::Recruit(Kind::Boatman), "base.general.action-needs-its-tile");
    game.refuses(0, Move::Recruit(Kind::Trader), "base.track.end-closes-action");

    let mut game = acting_alone(Edition::Current);
    game.fill(0, Place::Village);
    for kind in CHOICE {
        assert!(game.offers(0, Move::Use(Place::Village)));
        game.state.table.followers[kind.index()] = 0;
    }
    game.refuses(0, Move::Use(Place::Village), "base.general.action-needs-its-tile");
}

/// The last Boatmen space pays nobody; its citizen goes to the first who arrives.
#[test]
fn the_last_boatman() {
    rule("base.village.boatman-last-space");
    for &edition in Edition::ALL {
        for (first, citizens) in [(true, 1), (false, 0)] {
            let mut game = acting_alone(edition);
            game.set_track(0, Track::Boatmen, 4);
            if !first {
                game.state.table.citizens.take(Spot::Boatmen);
            }
            village(&mut game, Kind::Boatman);
            assert_eq!(game.track(0, Track::Boatmen), 5);
            assert_eq!((game.coins(0), game.mat(0).citizens), (5, citizens));
            assert!(!game.state.table.citizens.waits(Spot::Boatmen));
        }
    }
}

/// No craftsman without a gear wheel in the supply; the other two do not mind.
#[test]
fn a_craftsman_needs_a_gear_wheel() {
    rule("base.village.craftsman-needs-gear");
    for &edition in Edition::ALL {
        let mut game = acting_alone(edition);
        game.state.table.gears = 1;
        village(&mut game, Kind::Craftsman);
        fill_and_use(&mut game, Place::Village);
        assert_eq!(game.options(0), [Kind::Boatman, Kind::Trader].map(Move::Recruit));
        game.refuses(0, Move::Recruit(Kind::Craftsman), "base.village.craftsman-needs-gear");
    }
}
