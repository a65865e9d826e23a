//! Who plays, and what everybody begins with.

use crate::preparation::{EDITIONS, tables};
use crate::scene::{rule, scene, scene_with, seeded};
use orleans::components::{Edition, Follower, Happening, Kind, Letter, Place, PlaceSet, Town, TownSet, Track};
use orleans::state::{Pool, Wheel};
use orleans::{Ask, Move, Setup, State, TableOptions, draw_limit, status};
use tabletop::{Game, RuleId, Seat, SeatSet, Seed, Viewer};

/// 2 to 4 players, 2 to 5 with the Big Box; other numbers are refused.
#[test]
fn player_count() {
    rule("base.setup.player-count");
    for (edition, most) in [(Edition::First, 4), (Edition::Current, 4), (Edition::Bigbox, 5)] {
        for players in 0..=9 {
            let made = State::new(&Setup::new(edition, players), Seed::of_series(1, 1));
            let seats = made.map(|state| state.n_seats()).map_err(|error| error.rule);
            let expected = match (2..=most).contains(&players) {
                true => Ok(players),
                false => Err(Some(RuleId("base.setup.player-count"))),
            };
            assert_eq!(seats, expected, "{edition}, {players} players");
        }
    }
}

/// Everybody has the ten places of a board, a merchant in Orléans, 10 stations, 5 coins and the four
/// followers of the own colour on the Market; the bag is empty and there is nothing else.
#[test]
fn player_pieces() {
    rule("base.setup.player-pieces");
    rule("base.setup.start-coins");
    rule("base.setup.own-followers-on-market");
    rule("base.setup.merchants-in-orleans");
    let board: PlaceSet = [
        Place::FarmHouse,
        Place::Village,
        Place::University,
        Place::Castle,
        Place::Monastery,
        Place::Ship,
        Place::Wagon,
        Place::Guildhall,
        Place::Scriptorium,
        Place::TownHall,
    ]
    .into_iter()
    .collect();
    let own = [Follower::OwnFarmer, Follower::OwnBoatman, Follower::OwnCraftsman, Follower::OwnTrader];
    for (edition, players) in tables() {
        let game = scene(edition, players);
        for seat in 0..players {
            let mat = game.mat(seat);
            assert_eq!((mat.places, mat.merchant, mat.coins), (board, Town::Orleans, 5), "{edition}, seat {seat}");
            assert_eq!((mat.stations_left, mat.stations), (10, TownSet::EMPTY));
            assert_eq!(mat.market, own.into_iter().collect::<Pool>());
            assert!(game.player(seat).bag.is_empty() && mat.tower.is_empty());
            assert!(mat.board.filled().is_empty());
            assert_eq!((mat.n_goods(), mat.citizens, mat.wheels), (0, 0, [0; Wheel::COUNT]));
        }
    }
}

/// Colours that nobody plays are not there: no seat, no view and no own-colour follower of theirs.
#[test]
fn unused_colours() {
    rule("base.setup.unused-colours");
    for (edition, players) in tables() {
        let game = scene(edition, players);
        assert_eq!(game.state.asked(), SeatSet::all(players), "everybody plans, and nobody else");
        assert!(game.options(players).is_empty());
        assert!(game.state.why_not(Seat(players), Move::Ready).is_some());
        assert_eq!(game.state.view(Viewer::Spectator).players.len(), usize::from(players));
        let own: u8 =
            game.state.players.as_slice().iter().map(|it| it.mat.market.total() - it.mat.market.neutral()).sum();
        assert_eq!(own, 4 * players, "{edition}");
    }
}

/// Seven markers on their start spaces: draw 4, status 1, and six tracks without an advance.
#[test]
fn markers_at_start() {
    rule("base.setup.markers-at-start");
    for (edition, players) in tables() {
        let game = scene(edition, players);
        for seat in 0..players {
            let mat = game.mat(seat);
            assert_eq!((mat.tracks, mat.development), ([0; 6], 0), "{edition}, seat {seat}");
            assert_eq!((draw_limit(mat), status(mat)), (4, 1));
        }
    }
    // Six kinds have a track of their own, monks have none.
    for (place, kind, tracks) in [
        (Place::FarmHouse, Kind::Farmer, [1, 0, 0, 0, 0, 0]),
        (Place::Village, Kind::Boatman, [0, 1, 0, 0, 0, 0]),
        (Place::Village, Kind::Craftsman, [0, 0, 1, 0, 0, 0]),
        (Place::Village, Kind::Trader, [0, 0, 0, 1, 0, 0]),
        (Place::Castle, Kind::Knight, [0, 0, 0, 0, 1, 0]),
        (Place::University, Kind::Scholar, [0, 0, 0, 0, 0, 1]),
        (Place::Monastery, Kind::Monk, [0, 0, 0, 0, 0, 0]),
    ] {
        let mut game = scene(Edition::Current, 2);
        game.event(Happening::Income, Letter::A).fill(0, place).all_ready().play(0, Move::Use(place));
        if game.asks(0) == Some(Ask::Village) {
            game.play(0, Move::Recruit(kind));
        }
        assert_eq!(game.mat(0).tracks, tracks, "{kind}");
        assert_eq!(Track::of(kind).is_none(), kind == Kind::Monk);
    }
}

/// The table names who begins; if it does not, chance does.
#[test]
fn first_start_player() {
    rule("base.setup.first-start-player");
    for (edition, players) in tables() {
        for seat in 0..players {
            let options = TableOptions { start_player: Some(Seat(seat)), ..TableOptions::default() };
            let mut game = scene_with(edition, players, options);
            assert_eq!(game.state.table.start_player, Seat(seat));
            assert_eq!(game.all_ready().state.asked(), SeatSet::of(Seat(seat)), "the first turn");
        }
        let starts = |n| seeded(Setup::new(edition, players), n).state.table.start_player;
        let drawn = (0..100).map(starts).fold(SeatSet::EMPTY, SeatSet::with);
        assert_eq!(drawn, SeatSet::all(players), "{edition}: every seat can be drawn, and no other");
    }
    for edition in EDITIONS {
        let options = TableOptions { start_player: Some(Seat(3)), ..TableOptions::default() };
        let refused = State::new(&Setup { options, ..Setup::new(edition, 3) }, Seed::of_series(1, 1));
        assert_eq!(refused.map_err(|error| error.rule), Err(Some(RuleId("base.setup.first-start-player"))));
    }
}
