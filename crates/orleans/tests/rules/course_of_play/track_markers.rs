//! Markers on the follower tracks: a bonus on arrival, no step past the end and none back.

use crate::course_of_play::hands::{acting_alone, fill_and_use};
use crate::scene::{Scene, rule, scene};
use orleans::components::{Deed, Edition, Follower, Good, Happening, Kind, Letter, Place, SpaceKind, Track};
use orleans::{Ask, Move};

/// The kinds with a track, their place, and a deed that takes them.
const KINDS: [(Kind, Track, Place, u8, Deed); 6] = [
    (Kind::Farmer, Track::Farmers, Place::FarmHouse, 8, Deed::CityWall),
    (Kind::Boatman, Track::Boatmen, Place::Village, 5, Deed::BoatmensGuild),
    (Kind::Craftsman, Track::Craftsmen, Place::Village, 5, Deed::CityWall),
    (Kind::Trader, Track::Traders, Place::Village, 5, Deed::CityWall),
    (Kind::Knight, Track::Knights, Place::Castle, 5, Deed::CityWall),
    (Kind::Scholar, Track::Scholars, Place::University, 5, Deed::Astronomy),
];

/// A new marker stands on the start space, and that space gives nothing, however long it stays there.
#[test]
fn a_bonus_comes_with_the_arrival() {
    rule("base.track.bonus-on-arrival");
    for &edition in Edition::ALL {
        let mut game = scene(edition, 2);
        let start = (5, [0; Good::COUNT], 0, [0; 3], 0);
        let has = |game: &Scene| {
            let mat = game.mat(0);
            (mat.coins, mat.goods, mat.development, mat.wheels, mat.citizens)
        };
        assert_eq!(has(&game), start);
        for _ in 0..2 {
            game.event(Happening::Pilgrimage, Letter::Start).next_round();
            assert_eq!(has(&game), start);
        }
        // A marker that stands on a space with a bonus gets it only once.
        let mut game = acting_alone(edition);
        fill_and_use(&mut game, Place::FarmHouse);
        fill_and_use(&mut game, Place::University);
        assert_eq!(has(&game), (5, [1, 0, 0, 0, 0], 2, [0; 3], 0));
        fill_and_use(&mut game, Place::Castle);
        game.event(Happening::Pilgrimage, Letter::Start).next_round();
        // The census pays the coin.
        assert_eq!(has(&game), (6, [1, 0, 0, 0, 0], 2, [0; 3], 0));
    }
}

/// On the last space the kind can no longer be recruited, one before it still can.
#[test]
fn the_last_space_closes_the_action() {
    rule("base.track.end-closes-action");
    for &edition in Edition::ALL {
        for (kind, track, place, last, _) in KINDS {
            let mut game = acting_alone(edition);
            game.set_track(0, track, last - 1).fill(0, place).play(0, Move::Use(place));
            if place == Place::Village {
                game.play(0, Move::Recruit(kind));
            }
            if matches!(game.asks(0), Some(Ask::Tile { .. })) {
                game.play(0, Move::Decline);
            }
            assert_eq!(game.track(0, track), last, "{kind}");
            game.fill(0, place);
            if place == Place::Village {
                game.play(0, Move::Use(place)).refuses(0, Move::Recruit(kind), "base.track.end-closes-action");
            } else {
                game.refuses(0, Move::Use(place), "base.track.end-closes-action");
            }
            assert_eq!(game.track(0, track), last);
        }
        let mut game = acting_alone(edition);
        for track in [Track::Boatmen, Track::Craftsmen, Track::Traders] {
            game.set_track(0, track, 5);
        }
        game.fill(0, Place::Village).refuses(0, Move::Use(Place::Village), "base.track.end-closes-action");
    }
}

/// Plague, deed and torture take a follower, never a step on its track.
#[test]
fn a_marker_never_goes_back() {
    rule("base.track.never-set-back");
    for (kind, track, _, _, deed) in KINDS {
        let lost = |game: &Scene| {
            assert_eq!(game.player(0).bag.count(kind.neutral()), 0, "{kind} is gone");
            assert_eq!(game.track(0, track), 3, "{kind} after the loss");
        };
        let mut plague = scene(Edition::Current, 2);
        plague.set_track(0, track, 3).set_bag(0, [kind.neutral()]).event(Happening::Plague, Letter::A).next_round();
        lost(&plague);

        let mut sent = acting_alone(Edition::Current);
        sent.set_track(0, track, 3).stand(0, Place::TownHall, SpaceKind::Any, kind.neutral());
        sent.play(0, Move::Use(Place::TownHall)).play(0, Move::Send { kind, deed });
        lost(&sent);

        let mut torture = scene(Edition::Current, 2);
        torture.set_track(0, track, 3).set_bag(0, [kind.neutral(), Follower::OwnFarmer]).set_coins(0, 0);
        torture.give_goods(0, Good::Grain, 1).event(Happening::Taxes, Letter::A);
        torture.all_ready().all_pass().play(0, Move::GiveFollower);
        lost(&torture);
    }
}
