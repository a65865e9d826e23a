//! Lair: a good for the bonus of a space on a track.

use crate::scene::{Scene, rule, scene};
use orleans::components::{Category, Edition, Follower, Good, Home, Kind, Place, SpaceKind, Track, components};
use orleans::state::{Pool, Wheel};
use orleans::{Ask, Move};

const LAIR: Move = Move::Use(Place::Lair);

/// Seat 0 may use the Lair, has a wool to pay with and stands on the start space of every track.
fn lair(edition: Edition) -> Scene {
    let mut game = scene(edition, 2);
    game.state.table.goods = [5; Good::COUNT];
    game.tile(0, Place::Lair).fill(0, Place::Lair).give_goods(0, Good::Wool, 1).set_bag(0, []).all_ready();
    game
}

/// Uses the Lair for the space `at` of a track.
fn bonus_of(edition: Edition, track: Track, at: u8) -> Scene {
    let mut game = lair(edition);
    game.state.table.followers = [0; Kind::COUNT];
    game.set_track(0, track, at).play(0, LAIR).play(0, Move::GiveGood(Good::Wool));
    let paid = (game.goods(0, Good::Wool), game.state.table.goods[Good::Wool.index()]);
    assert_eq!(paid, (0, 5), "a good is paid to the goods market");
    game.play(0, Move::Advance(track));
    assert_eq!(game.track(0, track), at, "the marker stays");
    if !matches!(game.asks(0), Some(Ask::Tile { .. })) {
        let bag = [Follower::Boatman, Follower::Knight].into_iter().collect::<Pool>();
        assert_eq!(game.player(0).bag, bag, "only the followers of the Lair return");
    }
    game
}

/// Every space of the five tracks gives its bonus once more, though no follower of any kind is left,
/// and none is received.
#[test]
fn the_bonus_of_the_present_space() {
    rule("places.lair.bonus");
    rule("places.lair.no-followers-needed");
    use Good::*;
    for &edition in Edition::ALL {
        for (at, good) in (1..).zip([Grain, Grain, Cheese, Cheese, Wine, Wine, Wool, Brocade]) {
            let mut goods = [0; Good::COUNT];
            goods[good.index()] = 1;
            assert_eq!(bonus_of(edition, Track::Farmers, at).mat(0).goods, goods);
        }
        for (at, coins) in (1..).zip([2, 3, 4, 5]) {
            assert_eq!(bonus_of(edition, Track::Boatmen, at).coins(0), 5 + coins);
        }
        for (at, points) in (1..).zip([2, 3, 4, 5, 6]) {
            assert_eq!(bonus_of(edition, Track::Scholars, at).mat(0).development, points);
        }
        for at in 1..=5 {
            assert_eq!(bonus_of(edition, Track::Craftsmen, at).mat(0).wheels.iter().sum::<u8>(), 1);
            let mut game = bonus_of(edition, Track::Traders, at);
            game.state.table.tiles.insert(Place::Brewery);
            game.play(0, Move::Tile(Place::Brewery));
            assert!(game.mat(0).places.contains(Place::Brewery));
        }
    }
}

/// A good must be paid, and the Knights track is not among the five.
#[test]
fn the_price_and_the_tracks() {
    rule("places.lair.bonus");
    let mut game = lair(Edition::Bigbox);
    let mut poor = game.fork();
    poor.set_track(0, Track::Boatmen, 1).mat_mut(0).goods = [0; Good::COUNT];
    poor.refuses(0, LAIR, "base.actions.voluntary-cost");
    game.set_track(0, Track::Knights, 3).refuses(0, LAIR, "places.lair.limits");
    game.set_track(0, Track::Boatmen, 1).play(0, LAIR);
    game.refuses(0, Move::Decline, "places.lair.bonus").refuses(0, Move::GiveGood(Good::Grain), "places.lair.bonus");
    game.play(0, Move::GiveGood(Good::Wool)).refuses(0, Move::Advance(Track::Knights), "places.lair.limits");
}

/// Exhausts what one space gives.
type Exhaust = fn(&mut Scene);

/// A space that gives nothing, or nothing that is available, does not count.
#[test]
fn what_is_not_available() {
    rule("places.lair.limits");
    let nothing: Exhaust = |_| {};
    let cases: [(Track, u8, Exhaust); 11] = [
        (Track::Farmers, 0, nothing),
        (Track::Boatmen, 0, nothing),
        (Track::Craftsmen, 0, nothing),
        (Track::Traders, 0, nothing),
        (Track::Scholars, 0, nothing),
        (Track::Boatmen, 5, nothing),
        (Track::Farmers, 6, |game| game.state.table.goods[Good::Wine.index()] = 0),
        (Track::Craftsmen, 2, |game| game.state.table.gears = 0),
        (Track::Traders, 1, |game| game.state.table.tiles = [Place::Cellar].into_iter().collect()),
        (Track::Traders, 2, |game| game.state.table.tiles = [].into_iter().collect()),
        (Track::Scholars, 2, |game| _ = game.set_development(0, 30)),
    ];
    for &edition in Edition::ALL {
        for (track, at, exhaust) in cases {
            let mut game = lair(edition);
            exhaust(&mut game);
            let citizens = game.mat(0).citizens;
            game.set_track(0, track, at).refuses(0, LAIR, "places.lair.limits");
            // Nor may it be chosen while another track counts.
            let other = if track == Track::Farmers { Track::Boatmen } else { Track::Farmers };
            game.set_track(0, other, 1).play(0, LAIR).play(0, Move::GiveGood(Good::Wool));
            game.refuses(0, Move::Advance(track), "places.lair.limits").play(0, Move::Advance(other));
            assert_eq!(game.mat(0).citizens, citizens);
        }
    }
}

/// On the first space a wheel is for farmer spaces and a tile is of category I.
#[test]
fn the_limits_of_first_spaces() {
    rule("places.lair.limits");
    for (edition, limit) in [
        (Edition::First, "base.tech.first-only-farmer"),
        (Edition::Current, "base.tech.first-only-farmer"),
        (Edition::Bigbox, "base.tech.by-track-position"),
    ] {
        let mut game = bonus_of(edition, Track::Craftsmen, 1);
        game.until_turn_of(0).play(0, Move::Pass);
        let wheel = Wheel::ALL.into_iter().find(|&wheel| game.mat(0).wheels[wheel as usize] == 1).expect("a wheel");
        let lay = |space| Move::PlaceWheel { wheel, place: Place::Village, space };
        game.refuses(0, lay(SpaceKind::Boatman), limit).play(0, lay(SpaceKind::Farmer));

        let mut game = bonus_of(edition, Track::Traders, 1);
        game.state.table.tiles.insert(Place::Cellar);
        game.refuses(0, Move::Tile(Place::Cellar), "base.village.trader-first-tile");
        let tiles = game.options(0).into_iter().filter_map(|mv| match mv {
            Move::Tile(place) => Some(place),
            _ => None,
        });
        assert!(tiles.into_iter().all(|tile| components().place(tile).home == Home::Tile(Category::I)));
        let mut game = bonus_of(edition, Track::Traders, 2);
        game.state.table.tiles.insert(Place::Cellar);
        assert!(game.offers(0, Move::Tile(Place::Cellar)));
    }
}
