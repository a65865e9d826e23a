//! Scoring after round 18.

use crate::scene::{Scene, rule, scene};
use orleans::components::{
    Edition, Follower, Good, Happening, Home, Kind, Letter, Place, Sort, Town, Track, components,
};
use orleans::state::{Spot, Wheel};
use orleans::{Event, score};
use tabletop::{Game, Seat};

/// The last round is played to its end.
fn finish(game: &mut Scene) -> Vec<i32> {
    game.state.table.round = 18;
    game.until(|_| false);
    let outcome = game.state.outcome().expect("the game is over");
    outcome.sheets.iter().map(|sheet| sheet.total).collect()
}

fn build(game: &mut Scene, seat: u8, towns: &[Town]) {
    for &town in towns {
        game.station(seat, town);
    }
}

/// The game ends with round 18, after its event.
#[test]
fn after_round_18_and_its_event() {
    rule("base.scoring.when");
    for (&edition, most) in Edition::ALL.iter().zip([4, 4, 5]) {
        let mut game = scene(edition, most);
        for round in 2..=18 {
            game.next_round();
            assert_eq!((game.state.table.round, game.state.outcome()), (round, None));
        }
        game.event(Happening::Income, Letter::C).set_coins(0, 10).all_ready();
        assert_eq!(game.state.outcome(), None);
        game.all_pass();
        assert_eq!(game.log.last(), Some(&Event::GameOver));
        let outcome = game.state.outcome().expect("the game is over");
        assert_eq!(outcome.sheets[0].total, 10 + 1, "the income of round 18 counts");
    }
}

/// Whoever alone has built the most stations takes the last citizen, in time for scoring.
#[test]
fn the_most_stations() {
    rule("base.scoring.most-stations-citizen");
    for (&edition, players) in Edition::ALL.iter().zip([2, 3, 4]) {
        let mut game = scene(edition, players);
        build(&mut game, 0, &[Town::Tours, Town::Nevers]);
        build(&mut game, 1, &[Town::Orleans, Town::Blois, Town::Briare]);
        game.set_development(1, 4);
        assert!(game.state.table.citizens.waits(Spot::MostStations));
        let totals = finish(&mut game);
        assert_eq!((game.mat(0).citizens, game.mat(1).citizens), (0, 1), "{edition}");
        assert_eq!(totals[..2], [5 + 2, 5 + (3 + 1) * 2], "{edition}");
    }
}

/// Tied for the most, nobody takes it; unbuilt stations do not count.
#[test]
fn the_most_stations_tied() {
    rule("base.scoring.most-stations-tie");
    let towns = [Town::Tours, Town::Nevers, Town::Blois, Town::Briare, Town::Bourges];
    for (stations, taker) in [
        ([0, 0, 0], None),
        ([1, 0, 0], Some(0)),
        ([2, 2, 1], None),
        ([1, 2, 2], None),
        ([1, 1, 2], Some(2)),
        ([1, 1, 1], None),
    ] {
        let mut game = scene(Edition::Current, 3);
        let mut free = towns.iter();
        for (seat, number) in (0..).zip(stations) {
            let own: Vec<Town> = free.by_ref().take(number).copied().collect();
            build(&mut game, seat, &own);
        }
        finish(&mut game);
        let citizens = [0, 1, 2].map(|seat| game.mat(seat).citizens);
        assert_eq!(citizens, [0, 1, 2].map(|seat| u8::from(Some(seat) == taker)), "{stations:?}");
        assert_eq!(game.state.table.citizens.waits(Spot::MostStations), taker.is_none());
    }
}

/// A coin is a point, and a good has its value.
#[test]
fn coins_and_goods() {
    rule("base.scoring.coins");
    rule("base.scoring.goods");
    for coins in [0, 1, 37] {
        let mut game = scene(Edition::Current, 2);
        game.set_coins(0, coins);
        assert_eq!(finish(&mut game)[0], i32::from(coins));
    }
    for (good, points) in [(Good::Brocade, 5), (Good::Wool, 4), (Good::Wine, 3), (Good::Cheese, 2), (Good::Grain, 1)] {
        for number in 1..=3 {
            let mut game = scene(Edition::Current, 4);
            game.set_coins(0, 0).mat_mut(0).goods[good.index()] = number;
            assert_eq!(finish(&mut game)[0], points * i32::from(number), "{number} {good}");
        }
    }
}

/// Stations and citizens together, times the status. The book's own figures: (5 + 2) × 4 = 28.
#[test]
fn stations_and_citizens() {
    rule("base.scoring.stations-and-citizens");
    for (stations, citizens, development, points) in
        [(5, 2, 15, 28), (5, 2, 21, 28), (5, 2, 0, 7), (0, 2, 30, 12), (5, 0, 9, 15), (0, 0, 30, 0)]
    {
        let mut game = scene(Edition::Current, 2);
        build(&mut game, 0, &Town::ALL[1..=stations]);
        build(&mut game, 1, &Town::ALL[11..11 + stations]); // a tie: the last citizen stays out of it
        game.set_coins(0, 0).set_development(0, development).mat_mut(0).citizens = citizens;
        assert_eq!(finish(&mut game)[0], points, "({stations} + {citizens}) on {development}");
    }
}

/// Nothing else scores: not stations in the supply, followers, gear wheels, tracks or plain tiles.
#[test]
fn nothing_else() {
    rule("base.scoring.nothing-else");
    let mut game = scene(Edition::Current, 2);
    game.set_coins(0, 3).set_development(0, 10).station(0, Town::Blois);
    let plain = score::sheet(&game.state, Seat(0));
    assert_eq!(plain.total, 3 + 3);

    let scores_nothing = |place: &Place| {
        let facts = components().place(*place);
        facts.base_set && facts.home != Home::Board && facts.sort != Sort::Endgame
    };
    let tiles: Vec<Place> = Place::ALL.iter().copied().filter(scores_nothing).collect();
    assert_eq!(tiles.len(), 20, "no tile of the base set has a bonus of its own");
    for place in tiles {
        game.tile(0, place).fill(0, place);
    }
    for &track in Track::ALL {
        game.set_track(0, track, 4);
    }
    game.set_bag(0, Kind::ALL.iter().map(|kind| kind.neutral())).set_market(0, Follower::OWN);
    game.mat_mut(0).wheels[Wheel::Later as usize] = 3;
    assert_eq!(score::sheet(&game.state, Seat(0)), plain);
    game.mat_mut(0).stations_left = 0;
    assert_eq!(score::sheet(&game.state, Seat(0)), plain);
}
