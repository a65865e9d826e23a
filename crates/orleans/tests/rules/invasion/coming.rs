//! Events that hold all round, and those that strike the City; and what would lose the game.

use crate::invasion::{Scene, invasion, man, resolve, rule, under};
use orleans::components::{By, Good, Happening, InvasionCharacter, Kind, Place, Town};
use orleans::state::Spot;
use orleans::{Danger, Move, Post, Reinforcement, events, glance};
use tabletop::{Game, Seat, Viewer};

/// Three tiles limit the Action phase, all others are resolved in phase 6.
#[test]
fn clocks() {
    rule("invasion.event.timing");
    let special: Vec<Happening> =
        events(&invasion(2).state.setup).iter().filter(|facts| facts.special).map(|facts| facts.event).collect();
    assert_eq!(special, [Happening::Assembly, Happening::Highwayman, Happening::Pilgrimage]);
}

/// Assembly: nobody uses a Town Hall, however it is reached; the Gunpowder Tower sends.
#[test]
fn assembly() {
    rule("invasion.event.assembly");
    let mut game = under(Happening::Assembly, 3);
    game.hall(0, &[Kind::Knight]).tile(0, Place::Well).fill(0, Place::Well).fill(1, Place::Palatinate);
    game.tile(0, Place::GunpowderTower).fill(0, Place::Castle);
    game.mat_mut(0).tower = [orleans::components::Follower::Knight].into_iter().collect();
    game.until_turn_of(0).refuses(0, Move::Use(Place::TownHall), "invasion.event.assembly");
    let mut tower = game.fork();
    game.play(0, Move::Use(Place::Well)).refuses(0, Move::Use(Place::TownHall), "invasion.event.assembly");
    game.play(0, Move::Use(Place::Monastery)).play(1, Move::Use(Place::Palatinate));
    let hall = Move::Borrow { owner: Seat(0), place: Place::TownHall };
    game.refuses(1, hall, "invasion.event.assembly");
    tower.play(0, Move::Use(Place::GunpowderTower)).play(0, man(Kind::Knight, Post::CityWalls));
    assert_eq!(tower.city().walls, 1);
}

/// Highwayman: no road, by no action; waterways are open, and goods are sent.
#[test]
fn highwayman() {
    rule("invasion.event.highwayman");
    let mut game = under(Happening::Highwayman, 2);
    game.tile(0, Place::HorseWagon).fill(0, Place::HorseWagon).fill(0, Place::Wagon).fill(0, Place::Ship);
    game.until_turn_of(0);
    for place in [Place::Wagon, Place::HorseWagon] {
        game.refuses(0, Move::Use(place), "invasion.event.highwayman");
    }
    game.play(0, Move::Use(Place::Ship));
    assert!(game.options(0).iter().all(|mv| matches!(mv, Move::Travel { by: By::Water, .. })));
}

/// Pilgrimage: no monk is recruited.
#[test]
fn pilgrimage() {
    rule("invasion.event.pilgrimage");
    let mut game = under(Happening::Pilgrimage, 2);
    game.fill(0, Place::Monastery).until_turn_of(0);
    game.refuses(0, Move::Use(Place::Monastery), "invasion.event.pilgrimage");
}

/// Escape: the citizen in Le Blanc is gone, unless it was won.
#[test]
fn escape() {
    rule("invasion.event.escape");
    let game = resolve(Happening::Escape, 2, |_| {});
    assert_eq!((game.state.table.citizens.len(), game.city().citizens_lost), (14, 1));
    assert!(!game.state.table.citizens.waits(Spot::Town(Town::LeBlanc)));
    let won = resolve(Happening::Escape, 2, |game| {
        game.state.table.citizens.take(Spot::Town(Town::LeBlanc));
        game.city_mut().citizens = 1;
    });
    assert_eq!((won.city().citizens, won.city().citizens_lost), (1, 0));
}

/// Reinforcement: from phase 6 on one knight more is wanted, before or after the walls are full.
#[test]
fn reinforcement() {
    rule("invasion.event.reinforcement");
    let mut game = under(Happening::Reinforcement, 2);
    let knight = man(Kind::Knight, Post::Reinforcement);
    game.hall(0, &[Kind::Knight, Kind::Knight]).until_turn_of(0).play(0, Move::Use(Place::TownHall));
    game.refuses(0, knight, "invasion.event.reinforcement");
    game.play(0, man(Kind::Knight, Post::CityWalls)).play(0, Move::Decline).all_pass();
    assert_eq!(game.city().reinforcement, Reinforcement::Wanted);
    game.until_turn_of(0).play(0, Move::Use(Place::TownHall)).play(0, knight);
    assert_eq!((game.city().reinforcement, game.city().walls), (Reinforcement::Manned, 1));
}

/// Rats: two cheese and a grain of the Warehouse, as far as they are there.
#[test]
fn rats() {
    rule("invasion.event.rats");
    let game = resolve(Happening::Rats, 2, |game| game.city_mut().goods = [4, 1, 3, 2, 0]);
    assert_eq!(game.city().goods, [3, 0, 3, 2, 0]);
    let before = invasion(2).state.table.goods;
    assert_eq!((game.state.table.goods[0], game.state.table.goods[1]), (before[0] + 1, before[1] + 1));
}

/// Invasion: no further effect in phase 6.
#[test]
fn the_last_tile() {
    rule("invasion.event.invasion");
    let game = resolve(Happening::Invasion, 2, |_| {});
    assert_eq!((game.coins(0), game.state.table.round), (5, 2));
}

fn dangers(game: &Scene) -> Vec<Danger> {
    glance(&game.state.view(Viewer::Spectator)).dangers
}

/// What would lose the game now is named with who cannot meet it, as long as its tile can still come.
#[test]
fn dangers_are_named() {
    rule("invasion.end.early-loss");
    let mut game = under(Happening::Trip, 3);
    game.set_coins(1, 2).set_coins(0, 5).set_coins(2, 5);
    let trip = Danger {
        event: Some(Happening::Trip),
        now: true,
        seat: Some(Seat(1)),
        rule: tabletop::RuleId("invasion.event.trip"),
    };
    assert!(dangers(&game).contains(&trip));
    game.set_merchant(1, Town::Blois);
    assert!(!dangers(&game).iter().any(|danger| danger.event == Some(Happening::Trip)));
    let robbed: Vec<Option<Seat>> = dangers(&game)
        .iter()
        .filter(|danger| danger.event == Some(Happening::Robbery))
        .map(|danger| danger.seat)
        .collect();
    assert_eq!(robbed, [0, 1, 2].map(|seat| Some(Seat(seat))), "nobody has goods or towers");
    game.give_goods(0, Good::Brocade, 1).tower(1, Town::Nevers);
    assert_eq!(dangers(&game).iter().filter(|danger| danger.event == Some(Happening::Robbery)).count(), 1);
    assert!(dangers(&game).iter().any(|danger| danger.event == Some(Happening::WitchHunt) && danger.seat.is_none()));
    let nth = events(&game.state.setup).iter().position(|facts| facts.event == Happening::Robbery).expect("a tile");
    game.state.table.turned |= 1 << nth;
    assert!(!dangers(&game).iter().any(|danger| danger.event == Some(Happening::Robbery)), "it has been");
    game.be(2, InvasionCharacter::EstateManager).set_coins(2, 1);
    let due = dangers(&game).into_iter().find(|danger| danger.event.is_none()).expect("the due of round 1");
    assert_eq!((due.seat, due.rule.0), (Some(Seat(2)), "invasion.character.estate-default"));
}
