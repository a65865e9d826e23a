//! Gaming Room: who is sent there, and that its spaces are no action spaces.

use crate::scene::{Scene, rule, scene};
use orleans::components::{Deed, Edition, Follower, Kind, Place, SpaceKind, Track, components};
use orleans::state::Wheel;
use orleans::{Ask, Move, Origin};
use tabletop::{Game, Seat};

const TAKES: [Kind; 3] = [Kind::Farmer, Kind::Knight, Kind::Scholar];

fn there(game: &Scene, seat: u8) -> Vec<Kind> {
    Kind::ALL.iter().copied().filter(|kind| game.mat(seat).on_tiles.gaming_room[kind.index()]).collect()
}

/// The owner seat 0 has these followers in the Town Hall, or on the Gunpowder Tower.
fn sending(from: Place, followers: &[Follower]) -> Scene {
    let mut game = scene(Edition::Bigbox, 2);
    game.tile(0, Place::GamingRoom);
    match from {
        Place::TownHall => {
            followers.iter().for_each(|&follower| _ = game.stand(0, from, SpaceKind::Any, follower));
        }
        _ => game.tile(0, from).mat_mut(0).tower = followers.iter().copied().collect(),
    }
    game.all_ready();
    game
}

const SENDERS: [Place; 2] = [Place::TownHall, Place::GunpowderTower];

/// Town Hall and Gunpowder Tower send a farmer, a scholar and a knight; there is no reward.
#[test]
fn sent_like_to_a_deed() {
    rule("places.gaming-room.send");
    for from in SENDERS {
        let mut game = sending(from, &[Follower::Farmer, Follower::Scholar]);
        let before = (game.coins(0), game.mat(0).citizens, game.state.table.deeds, game.player(0).bag);
        game.play(0, Move::Use(from)).play(0, Move::SendToGamingRoom(Kind::Farmer));
        game.play(0, Move::SendToGamingRoom(Kind::Scholar));
        assert_eq!((there(&game, 0), game.asks(0)), (vec![Kind::Farmer, Kind::Scholar], None));
        assert_eq!((game.standing(0, Place::TownHall).len(), game.mat(0).tower.total()), (0, 0));
        assert_eq!((game.coins(0), game.mat(0).citizens, game.state.table.deeds, game.player(0).bag), before);
    }
}

/// Exact kinds, one of each: nobody stands in for another, no monk and no second one.
#[test]
fn exact_kinds() {
    rule("places.gaming-room.send");
    for from in SENDERS {
        for &kind in Kind::ALL {
            let mut game = sending(from, &[kind.neutral(), kind.neutral()]);
            game.tile(0, Place::School).tile(0, Place::HerbGarden).tile(0, Place::Barracks).play(0, Move::Use(from));
            for &other in Kind::ALL.iter().filter(|&&other| other != kind) {
                game.refuses(0, Move::SendToGamingRoom(other), "places.gaming-room.send");
            }
            if TAKES.contains(&kind) {
                game.play(0, Move::SendToGamingRoom(kind));
            }
            game.refuses(0, Move::SendToGamingRoom(kind), "places.gaming-room.send");
        }
    }
}

/// Neutral followers only; those of the own colour stay on the Tower.
#[test]
fn no_own_colour() {
    rule("places.gaming-room.send");
    let mut game = sending(Place::GunpowderTower, &[Follower::OwnFarmer, Follower::Knight]);
    game.play(0, Move::Use(Place::GunpowderTower));
    game.refuses(0, Move::SendToGamingRoom(Kind::Farmer), "places.gaming-room.send");
    game.play(0, Move::SendToGamingRoom(Kind::Knight));
    assert_eq!(there(&game, 0), [Kind::Knight]);
    let mut game = sending(Place::GunpowderTower, &[Follower::OwnFarmer]);
    game.refuses(0, Move::Use(Place::GunpowderTower), "places.gunpowder-tower.no-own-colour-sent");
}

/// Only the owner sends; and with all deeds full, the Gaming Room alone makes a sending possible.
#[test]
fn only_the_owner() {
    rule("places.gaming-room.send");
    for from in SENDERS {
        let mut game = sending(from, &[Follower::Knight, Follower::Boatman]);
        for &deed in Deed::ALL {
            game.state.table.deeds[deed.index()] = components().deed(deed).spaces;
        }
        let mut other = game.fork();
        game.play(0, Move::Use(from));
        assert_eq!(game.options(0), [Move::SendToGamingRoom(Kind::Knight)]);

        other.mat_mut(0).places.remove(Place::GamingRoom);
        other.mat_mut(1).places.insert(Place::GamingRoom);
        assert!(!other.offers(0, Move::Use(from)), "nobody else may send there");
    }
    let mut game = sending(Place::TownHall, &[Follower::Knight, Follower::Knight]);
    game.mat_mut(0).places.remove(Place::GamingRoom);
    game.mat_mut(1).places.insert(Place::GamingRoom);
    game.play(0, Move::Use(Place::TownHall));
    game.refuses(0, Move::SendToGamingRoom(Kind::Knight), "places.gaming-room.send");
}

fn at_gaming_room(mv: &Move) -> bool {
    match *mv {
        Move::Put { place, .. } | Move::TakeBack { place, .. } | Move::PlaceWheel { place, .. } => {
            place == Place::GamingRoom
        }
        _ => false,
    }
}

/// Nobody is put there in Planning or by the Bathhouse.
#[test]
fn nobody_is_put_there() {
    rule("places.gaming-room.no-action-spaces");
    for kind in TAKES {
        let (follower, mut game) = (kind.neutral(), scene(Edition::Bigbox, 2));
        game.tile(0, Place::GamingRoom).tile(0, Place::Bathhouse).fill(0, Place::Bathhouse);
        game.set_market(0, [follower]).set_bag(0, [follower]);
        let put = |space, from| Move::Put { follower, place: Place::GamingRoom, space, from };
        assert!(!game.options(0).iter().any(at_gaming_room));
        for &space in SpaceKind::ALL {
            game.refuses(0, put(space, Origin::Market), "base.planning.matching-space");
        }
        game.all_ready().play(0, Move::Use(Place::Bathhouse));
        assert!(!game.options(0).is_empty() && !game.options(0).iter().any(at_gaming_room));
        for &space in SpaceKind::ALL {
            game.refuses(0, put(space, Origin::Drawn), "base.planning.matching-space");
        }
    }
}

/// Nobody is taken back from there in phase 3, and no gear wheel is laid there.
#[test]
fn nobody_leaves_and_no_wheel_comes() {
    rule("places.gaming-room.no-action-spaces");
    rule("places.gaming-room.goods");
    let mut game = sending(Place::TownHall, &[Follower::Farmer]);
    game.set_market(0, []).set_track(0, Track::Craftsmen, 2).mat_mut(0).wheels[Wheel::Later as usize] = 1;
    game.play(0, Move::Use(Place::TownHall)).play(0, Move::SendToGamingRoom(Kind::Farmer));
    game.stand(0, Place::Scriptorium, SpaceKind::Scholar, Follower::Scholar).play(1, Move::Pass).play(0, Move::Pass);
    assert!(!game.options(0).iter().any(at_gaming_room));
    for &space in SpaceKind::ALL {
        let wheel = Move::PlaceWheel { wheel: Wheel::Later, place: Place::GamingRoom, space };
        assert!(game.state.why_not(Seat(0), wheel).is_some());
    }
    game.until(|state| matches!(state.asked_of(Seat(0)), Some(Ask::Followers { .. })));
    assert!(game.options(0).iter().any(|mv| matches!(mv, Move::TakeBack { place: Place::Scriptorium, .. })));
    assert!(!game.options(0).iter().any(at_gaming_room));
    let back = Move::TakeBack { place: Place::GamingRoom, space: SpaceKind::Farmer, follower: Follower::Farmer };
    game.refuses(0, back, "base.followers.take-back-any-place");
    game.next_round().next_round();
    assert_eq!(there(&game, 0), [Kind::Farmer], "there to the end");
}
