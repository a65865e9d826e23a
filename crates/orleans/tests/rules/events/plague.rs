//! Plague: a follower drawn from the bag goes back to the supply.

use crate::scene::{Scene, rule, seeded};
use orleans::components::{Edition, Follower, Happening, Kind, Letter, Place, SpaceKind, Track};
use orleans::{Event, Move, Setup};
use tabletop::Seat;

/// The Action phase of a round with the Plague ahead.
fn plague(edition: Edition, n: u64) -> Scene {
    let mut setup = Setup::new(edition, 2);
    setup.options.start_player = Some(Seat(0));
    let mut game = seeded(setup, n);
    game.event(Happening::Plague, Letter::A).all_ready();
    game
}

/// Each player loses one follower to the supply; the tracks stay as they are.
#[test]
fn one_follower_is_lost() {
    rule("base.events.plague");
    for &edition in Edition::ALL {
        let mut game = plague(edition, 1);
        game.set_bag(0, [Follower::Knight; 3]).set_bag(1, [Follower::Monk; 2]).set_track(0, Track::Knights, 3);
        let supply = game.state.table.followers;
        game.all_pass();
        assert_eq!((game.player(0).bag.total(), game.player(1).bag.total()), (2, 1), "{edition}");
        let returned = [0, 1, 2, 3, 4, 5, 6].map(|kind| game.state.table.followers[kind] - supply[kind]);
        assert_eq!(returned, [0, 0, 0, 0, 1, 0, 1], "{edition}");
        assert_eq!((game.track(0, Track::Knights), game.coins(0)), (3, 5));
    }
}

/// The draw is blind: everybody in the bag can be hit, the more numerous more often.
#[test]
fn the_draw_is_blind() {
    rule("base.events.plague");
    let mut lost = [0; Kind::COUNT];
    for n in 0..200 {
        let mut game = plague(Edition::Current, n);
        game.set_bag(0, [Follower::Farmer, Follower::Farmer, Follower::Farmer, Follower::Scholar]).all_pass();
        let drawn = game.log.iter().find_map(|event| match event {
            Event::PlagueDrew(Seat(0), Some(follower)) => Some(follower.kind()),
            _ => None,
        });
        lost[drawn.expect("somebody is drawn").index()] += 1;
    }
    let (farmers, scholars) = (lost[Kind::Farmer.index()], lost[Kind::Scholar.index()]);
    assert_eq!(farmers + scholars, 200);
    assert!((25..75).contains(&scholars), "{scholars} of 200 draws hit the one of four");
}

/// Who is lost can be recruited again.
#[test]
fn back_in_the_supply() {
    rule("base.events.plague");
    let mut game = plague(Edition::Current, 1);
    game.set_bag(0, [Follower::Monk]).state.table.followers[Kind::Monk.index()] = 0;
    game.fill(0, Place::Monastery).refuses(0, Move::Use(Place::Monastery), "base.general.action-needs-its-tile");
    game.next_round().event(Happening::Income, Letter::A).all_ready();
    let start = game.state.asked_now().and_then(|(seats, _)| seats.first());
    assert_eq!(start, Some(Seat(1)), "the token went on");
    game.play(1, Move::Pass).play(0, Move::Use(Place::Monastery));
}

/// Own-colour followers go back into the bag, and nobody is drawn in their stead.
#[test]
fn the_own_colour_is_immune() {
    rule("base.events.plague-own-colour");
    let mut spared = 0;
    for n in 0..40 {
        let mut game = plague(Edition::Current, n);
        let bag = [Follower::OwnFarmer, Follower::OwnTrader, Follower::Knight];
        game.set_market(0, []).set_bag(0, bag).all_pass();
        let player = game.player(0);
        assert_eq!([Follower::OwnFarmer, Follower::OwnTrader].map(|own| player.bag.count(own)), [1, 1]);
        spared += player.bag.count(Follower::Knight);
    }
    assert!((10..40).contains(&spared), "two of three draws lose nobody, not {spared} of 40");
}

/// Only the bag is struck: not the Market, not the spaces; an empty bag loses nobody.
#[test]
fn only_the_bag() {
    rule("base.events.plague-only-bag");
    for &edition in Edition::ALL {
        let mut game = plague(edition, 1);
        game.set_bag(0, []).set_market(0, [Follower::Knight, Follower::Scholar]);
        game.stand(0, Place::Ship, SpaceKind::Boatman, Follower::Boatman);
        game.stand(0, Place::TownHall, SpaceKind::Any, Follower::Monk);
        let (before, supply) = (*game.player(0), game.state.table.followers);
        game.until(|state| state.table.round == 2);
        assert_eq!(game.player(0).bag, before.bag);
        assert_eq!((game.mat(0).market, game.mat(0).board), (before.mat.market, before.mat.board), "{edition}");
        assert_eq!(game.state.table.followers, supply);
    }
}
