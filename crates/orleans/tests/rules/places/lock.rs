//! Lock: for a boatman the owner may advance on another track.

use crate::scene::{Scene, rule, scene};
use orleans::components::{Edition, Follower, Good, Kind, Place, Track};
use orleans::state::Spot;
use orleans::{Ask, Move};

const BOATMAN: Move = Move::Recruit(Kind::Boatman);

/// Seat 0 owns the Lock, seat 1 does not; both may use the Village, with an empty bag.
fn lock(edition: Edition) -> Scene {
    let mut game = scene(edition, 2);
    game.state.table.goods = [5; Good::COUNT];
    game.state.table.tiles.insert(Place::Brewery);
    game.tile(0, Place::Lock);
    for seat in [0, 1] {
        game.fill(seat, Place::Village).set_bag(seat, []);
    }
    game.all_ready().play(0, Move::Use(Place::Village));
    game
}

/// The owner chooses, and only for a boatman; for the others the boatman moves the usual marker.
#[test]
fn another_track_instead() {
    rule("places.lock.instead");
    for &edition in Edition::ALL {
        let mut game = lock(edition);
        game.fork().play(0, Move::Recruit(Kind::Craftsman)).play(1, Move::Use(Place::Village));
        game.play(0, BOATMAN);
        assert_eq!(game.asks(0), Some(Ask::Lock));
        assert_eq!(game.track(0, Track::Boatmen), 0);

        let mut usual = game.fork();
        usual.play(0, Move::Advance(Track::Boatmen));
        assert_eq!((usual.track(0, Track::Boatmen), usual.coins(0)), (1, 7));

        game.play(0, Move::Advance(Track::Knights));
        assert_eq!((game.track(0, Track::Boatmen), game.track(0, Track::Knights)), (0, 1));
        assert_eq!(game.player(0).bag.count(Follower::Boatman), 2, "the new one and that of the Village");

        game.play(1, Move::Use(Place::Village)).play(1, BOATMAN);
        assert_eq!((game.track(1, Track::Boatmen), game.coins(1)), (1, 7), "without the Lock");
        assert_eq!(game.asks(0), Some(Ask::Action));
    }
}

/// On each of the five tracks and on the Development track the step gives its bonus, but no second
/// follower and no coins of a boatman.
#[test]
fn the_bonus_of_the_new_space() {
    rule("places.lock.bonus");
    rule("places.lock.which-tracks");
    for &edition in Edition::ALL {
        let others = Track::ALL.iter().filter(|&&track| track != Track::Boatmen);
        for step in others.map(|&track| Move::Advance(track)).chain([Move::Develop]) {
            let mut game = lock(edition);
            // The space after next is the one with the citizen.
            game.set_track(0, Track::Knights, 3).set_track(0, Track::Farmers, 4);
            let before = *game.mat(0);
            let mut supply = game.state.table.followers;
            supply[Kind::Boatman.index()] -= 1;
            game.play(0, BOATMAN).play(0, step);
            match step {
                Move::Advance(Track::Farmers) => assert_eq!(game.goods(0, Good::Wine), 1),
                Move::Advance(Track::Craftsmen) => assert_eq!(game.mat(0).wheels.iter().sum::<u8>(), 1),
                Move::Advance(Track::Traders) => _ = game.play(0, Move::Tile(Place::Brewery)),
                Move::Advance(Track::Knights) => assert!(!game.state.table.citizens.waits(Spot::Knights)),
                Move::Advance(Track::Scholars) => assert_eq!(game.mat(0).development, 2),
                _ => assert_eq!((game.mat(0).development, game.mat(0).tracks), (1, before.tracks)),
            }
            if let Move::Advance(track) = step {
                let mut tracks = before.tracks;
                tracks[track.index()] += 1;
                assert_eq!(game.mat(0).tracks, tracks, "{track}");
            }
            assert_eq!(game.coins(0), before.coins, "no coins of the Boatmen track");
            assert_eq!(game.state.table.followers, supply, "one boatman, nobody else");
            assert_eq!(game.player(0).bag.total(), 4, "the boatman and the three of the Village");
        }
    }
}

/// Not past the last space of a track, nor onto a space whose tile is sold out.
#[test]
fn closed_tracks() {
    rule("places.lock.which-tracks");
    for &edition in Edition::ALL {
        let mut game = lock(edition);
        game.play(0, BOATMAN);
        for (track, last) in
            [(Track::Farmers, 8), (Track::Craftsmen, 5), (Track::Traders, 5), (Track::Knights, 5), (Track::Scholars, 5)]
        {
            let mut full = game.fork();
            full.set_track(0, track, last).refuses(0, Move::Advance(track), "base.track.end-closes-action");
            full.set_track(0, track, last - 1).play(0, Move::Advance(track));
        }
        game.fork().set_development(0, 30).refuses(0, Move::Develop, "places.lock.which-tracks");
        game.refuses(0, Move::Decline, "places.lock.which-tracks");
        game.state.table.goods[Good::Grain.index()] = 0;
        game.state.table.gears = 0;
        game.refuses(0, Move::Advance(Track::Farmers), "base.farmhouse.needs-stock");
        game.refuses(0, Move::Advance(Track::Craftsmen), "base.village.craftsman-needs-gear");
    }
}

/// A full Boatmen track does not close recruiting boatmen, as long as another step is possible.
#[test]
fn a_full_boatmen_track() {
    rule("places.lock.boatmen-track-full");
    for &edition in Edition::ALL {
        let mut game = lock(edition);
        game.set_track(0, Track::Boatmen, 5).set_track(1, Track::Boatmen, 5);

        let mut stuck = game.fork();
        stuck.mat_mut(0).tracks = [8, 5, 5, 5, 5, 5];
        stuck.fork().play(0, BOATMAN).play(0, Move::Develop);
        stuck.set_development(0, 30).refuses(0, BOATMAN, "base.track.end-closes-action");

        let mut none = game.fork();
        none.state.table.followers[Kind::Boatman.index()] = 0;
        none.refuses(0, BOATMAN, "base.general.action-needs-its-tile");

        game.play(0, BOATMAN);
        game.refuses(0, Move::Advance(Track::Boatmen), "base.track.end-closes-action");
        game.play(0, Move::Advance(Track::Scholars));
        assert_eq!((game.track(0, Track::Boatmen), game.track(0, Track::Scholars)), (5, 1));
        assert_eq!(game.player(0).bag.count(Follower::Boatman), 2);
        game.play(1, Move::Use(Place::Village)).refuses(1, BOATMAN, "base.track.end-closes-action");
    }
}
