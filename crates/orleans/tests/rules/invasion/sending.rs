//! Followers for the City.

use crate::invasion::{Scene, invasion, man, rule};
use orleans::components::{Follower, InvasionCharacter, Kind, Place};
use orleans::{Move, Post, Reinforcement};

fn sending(kinds: &[Kind]) -> Scene {
    let mut game = invasion(3);
    game.hall(0, kinds).until_turn_of(0).play(0, Move::Use(Place::TownHall));
    game
}

/// One action may serve several targets, from the Town Hall and from the Gunpowder Tower.
#[test]
fn several_targets() {
    rule("invasion.action.town-hall-targets");
    let mut game = sending(&[Kind::Knight, Kind::Monk]);
    game.play(0, man(Kind::Knight, Post::CityWalls)).play(0, man(Kind::Monk, Post::PrayerService));
    assert_eq!((game.city().walls, game.city().prayer[Kind::Monk.index()]), (1, 1));
    rule("invasion.achievement.senders");
    let mut game = invasion(3);
    game.tile(0, Place::GunpowderTower).be(0, InvasionCharacter::Councilman);
    game.mat_mut(0).tower = [Follower::Boatman, Follower::Knight].into_iter().collect();
    game.city_mut().reinforcement = Reinforcement::Wanted;
    game.until_turn_of(0).play(0, Move::Use(Place::GunpowderTower));
    game.refuses(0, man(Kind::Farmer, Post::Militia), "invasion.achievement.senders");
    game.play(0, man(Kind::Knight, Post::Reinforcement)).play(0, man(Kind::Boatman, Post::AssemblyHall));
    assert_eq!((game.city().reinforcement, game.on(0).hall[Kind::Boatman.index()]), (Reinforcement::Manned, 1));
}

/// Only the depicted kind, and only neutral followers; nothing is paid for a step.
#[test]
fn exact_kinds() {
    rule("invasion.achievement.exact-followers");
    let mut game = sending(&[Kind::Monk, Kind::Scholar]);
    game.refuses(0, man(Kind::Monk, Post::Militia), "invasion.achievement.exact-followers");
    game.refuses(0, man(Kind::Monk, Post::CityWalls), "invasion.objective.city-walls-send");
    rule("invasion.achievement.no-step-reward");
    let before = (game.coins(0), game.mat(0).development);
    game.play(0, man(Kind::Monk, Post::PrayerService));
    assert_eq!((game.coins(0), game.mat(0).development), before);
    let mut tower = invasion(3);
    tower.tile(0, Place::GunpowderTower);
    tower.mat_mut(0).tower = [Follower::OwnFarmer].into_iter().collect();
    tower.until_turn_of(0);
    tower.refuses(0, Move::Use(Place::GunpowderTower), "places.gunpowder-tower.no-own-colour-sent");
}

/// Knights come to the City Walls that way and stay.
#[test]
fn city_walls() {
    rule("invasion.objective.city-walls-send");
    let mut game = sending(&[Kind::Knight, Kind::Knight]);
    for _ in 0..2 {
        game.play(0, man(Kind::Knight, Post::CityWalls));
    }
    assert_eq!((game.city().walls, game.player(0).bag.count(Follower::Knight)), (2, 0));
    assert!(game.standing(0, Place::TownHall).is_empty());
}

/// What is in the Assembly Hall stays there: no event reaches it.
#[test]
fn assembly_hall_is_final() {
    rule("invasion.character.councilman-final");
    let mut game = crate::invasion::resolve(orleans::components::Happening::Famine, 2, |game| {
        game.be(0, InvasionCharacter::Councilman).on_mut(0).hall[Kind::Monk.index()] = 1;
        for seat in 0..2 {
            game.set_market(seat, Follower::OWN).set_bag(seat, []);
        }
    });
    assert!(!matches!(game.asks(0), Some(orleans::Ask::Happening(_))), "nobody else is there to be returned");
    game.next_round();
    assert_eq!(game.on(0).hall[Kind::Monk.index()], 1);
}
