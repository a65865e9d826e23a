//! Beneficial deeds: who may be sent where, and what it brings.

use crate::scene::{Scene, rule, scene};
use orleans::Move;
use orleans::components::{Deed, Edition, Follower, Kind, Place, SpaceKind};
use orleans::state::Spot;

const USE: Move = Move::Use(Place::TownHall);

fn send(kind: Kind, deed: Deed) -> Move {
    Move::Send { kind, deed }
}

/// Seat 0 uses the Town Hall with these followers in it.
fn sending(followers: &[Follower]) -> Scene {
    let mut game = scene(Edition::Current, 2);
    for &follower in followers {
        game.stand(0, Place::TownHall, SpaceKind::Any, follower);
    }
    game.all_ready().play(0, USE);
    game
}

/// How many of each kind a deed holds.
fn on(game: &Scene, deed: Deed) -> [u8; Kind::COUNT] {
    game.state.table.deeds[deed.index()]
}

/// Only the kind shown goes to a space; no privilege, monk or own-colour follower replaces it.
#[test]
fn exactly_the_kind_shown() {
    rule("base.deeds.exact-kind");
    let papal = send(Kind::Knight, Deed::PapalConclave);
    for other in [Follower::Monk, Follower::Scholar, Follower::Boatman] {
        let mut game = sending(&[other]);
        game.tile(0, Place::School).tile(0, Place::HerbGarden);
        assert!(!game.offers(0, papal), "{other} for a knight");
        for deed in [Deed::CityWall, Deed::DefeatingThePlague, Deed::BuildingTheCathedral] {
            assert!(!game.offers(0, send(Kind::Farmer, deed)), "{other} for a farmer");
            assert!(!game.offers(0, send(Kind::Craftsman, deed)), "{other} for a craftsman");
        }
        game.refuses(0, send(other.kind(), Deed::CityWall), "base.deeds.exact-kind");
    }
    let mut game = scene(Edition::Current, 2);
    game.stand(0, Place::TownHall, SpaceKind::Any, Follower::OwnFarmer).all_ready();
    assert!(!game.offers(0, USE), "only neutral followers are sent");
}

/// A space holds one follower; among the free ones the choice is free, the same deed twice included.
#[test]
fn free_spaces() {
    rule("base.deeds.free-space");
    let mut game = sending(&[Follower::Trader, Follower::Trader]);
    let traders =
        [Deed::CityWall, Deed::DefeatingThePlague, Deed::Astronomy, Deed::BuildingTheCathedral, Deed::Canalization];
    assert_eq!(game.options(0), traders.map(|deed| send(Kind::Trader, deed)));
    game.play(0, send(Kind::Trader, Deed::CityWall));
    game.refuses(0, send(Kind::Trader, Deed::CityWall), "base.deeds.free-space");
    game.play(0, send(Kind::Trader, Deed::BuildingTheCathedral));

    let mut game = sending(&[Follower::Trader, Follower::Trader]);
    game.play(0, send(Kind::Trader, Deed::BuildingTheCathedral));
    game.play(0, send(Kind::Trader, Deed::BuildingTheCathedral));
    assert_eq!(on(&game, Deed::BuildingTheCathedral), [0, 0, 0, 2, 0, 0, 0]);

    game.stand(1, Place::TownHall, SpaceKind::Any, Follower::Trader).play(1, USE);
    game.refuses(1, send(Kind::Trader, Deed::BuildingTheCathedral), "base.deeds.free-space");
}

/// Each follower brings the reward of its own deed.
#[test]
fn a_reward_for_each() {
    rule("base.deeds.reward-each");
    let mut game = sending(&[Follower::Knight, Follower::Monk]);
    game.play(0, send(Kind::Knight, Deed::CityWall));
    assert_eq!(game.coins(0), 5 + 1);
    game.play(0, send(Kind::Monk, Deed::PapalConclave));
    assert_eq!(game.coins(0), 5 + 1 + 3);

    let mut game = sending(&[Follower::Knight, Follower::Farmer]);
    game.play(0, send(Kind::Knight, Deed::PeaceTreaty));
    assert_eq!(game.coins(0), 5 + 2);
    game.play(0, send(Kind::Farmer, Deed::Canalization)).play(0, Move::Develop);
    assert_eq!((game.coins(0), game.mat(0).development, game.coins(1)), (5 + 2, 1, 5));
}

/// The citizen goes to whoever fills the last space, and to nobody before.
#[test]
fn the_last_one_takes_the_citizen() {
    rule("base.deeds.completion-citizen");
    let mut game = sending(&[Follower::Monk, Follower::Monk]);
    let monk = send(Kind::Monk, Deed::PapalConclave);
    game.play(0, monk).play(0, monk);
    assert_eq!((game.mat(0).citizens, game.state.table.citizens.waits(Spot::Deed(Deed::PapalConclave))), (0, true));

    game.stand(1, Place::TownHall, SpaceKind::Any, Follower::Knight).play(1, USE);
    game.play(1, send(Kind::Knight, Deed::PapalConclave));
    assert_eq!((game.mat(0).citizens, game.mat(1).citizens, game.coins(1)), (0, 1, 5 + 3));
}

/// Whoever was sent stays on the deeds board.
#[test]
fn sent_for_good() {
    rule("base.deeds.permanent");
    let mut game = sending(&[Follower::Monk, Follower::Knight]);
    let supply = game.state.table.followers;
    game.play(0, send(Kind::Monk, Deed::PeaceTreaty)).play(0, send(Kind::Knight, Deed::PeaceTreaty));
    for _ in 0..4 {
        assert_eq!(on(&game, Deed::PeaceTreaty), [0, 0, 0, 0, 1, 0, 1]);
        assert_eq!((game.player(0).bag.neutral(), game.state.table.followers), (0, supply));
        game.next_round();
    }
    game.until_turn_of(0);
    game.stand(0, Place::TownHall, SpaceKind::Any, Follower::Monk).play(0, USE);
    game.refuses(0, send(Kind::Monk, Deed::PeaceTreaty), "base.deeds.free-space");
}
