//! The five common objectives.

use crate::invasion::{Scene, invasion, resolve, rule};
use orleans::components::{CommonObjective, Good, Happening, Place, Town, components};
use orleans::{Aim, InvasionMove, Move, Purse, Receiver, glance};
use tabletop::{Game, Viewer};

fn progress(game: &Scene, objective: CommonObjective) -> (u8, u8, bool) {
    let glance = glance(&game.state.view(Viewer::Spectator));
    let task = glance.tasks.into_iter().find(|task| task.aim == Aim::Common(objective)).expect("a task");
    (task.have, task.of, task.done)
}

/// What each asks for, by number of players.
#[test]
fn by_players() {
    let of = |objective| [2, 3, 4, 5].map(|players| progress(&invasion(players), objective).1);
    rule("invasion.objective.city-walls");
    assert_eq!(of(CommonObjective::CityWalls), [5, 8, 10, 13]);
    rule("invasion.objective.citizens");
    assert_eq!(of(CommonObjective::Citizens), [7, 8, 9, 10]);
    rule("invasion.objective.city-treasury");
    assert_eq!(of(CommonObjective::CityTreasury), [30, 40, 50, 50]);
    rule("invasion.objective.towers-all");
    assert_eq!(of(CommonObjective::FortifiedTowers), [13; 4]);
    rule("invasion.objective.warehouse");
    let food = |players: usize| components().invasion.needs[players].goods[..3].to_vec();
    assert_eq!([2, 3, 4, 5].map(food), [[6, 3, 3], [10, 5, 5], [12, 6, 6], [14, 7, 7]].map(Vec::from));
}

/// Coins come only through the Guild House, goods only through the Vehicle or Good Trade.
#[test]
fn ways_there() {
    rule("invasion.objective.city-treasury-send");
    let mut game = invasion(2);
    game.act(0, Place::GuildHouse);
    game.play(0, Move::Invasion(InvasionMove::SendCoins { coins: 4, to: Purse::CityTreasury }));
    assert_eq!((game.city().city_treasury, game.coins(0)), (4, 1));
    rule("invasion.objective.warehouse-send");
    let mut game = invasion(2);
    game.give_goods(0, Good::Cheese, 1).act(0, Place::Vehicle);
    game.play(0, Move::Invasion(InvasionMove::SendGood { good: Good::Cheese, to: Receiver::City }));
    assert_eq!((game.city().goods[1], game.goods(0, Good::Cheese)), (1, 0));
}

/// They are judged by what is there, not by what was: Rats and robbed towers undo them.
#[test]
fn live() {
    rule("invasion.objective.live");
    let full = |game: &mut Scene| {
        let needs = components().invasion.needs[2].goods;
        for &good in &Good::ALL[..3] {
            // The goods come from the map, so that the goods market has what it had.
            game.city_mut().goods[good.index()] = needs[good.index()];
        }
    };
    let mut game = invasion(2);
    full(&mut game);
    assert!(progress(&game, CommonObjective::Warehouse).2);
    let game = resolve(Happening::Rats, 2, full);
    let (have, of, done) = progress(&game, CommonObjective::Warehouse);
    assert!(!done && have + 3 == of);
    let game = invasion(2);
    assert_eq!(progress(&game, CommonObjective::FortifiedTowers).0, 7, "{}", rule("invasion.setup.neutral-towers"));
    let mut game = resolve(Happening::Robbery, 2, |game| {
        game.tower(0, Town::Nevers).give_goods(1, Good::Cheese, 3);
    });
    assert_eq!(progress(&game, CommonObjective::FortifiedTowers).0, 8);
    game.play(0, Move::Invasion(InvasionMove::Destroy(Town::Nevers)));
    assert_eq!(progress(&game, CommonObjective::FortifiedTowers).0, 7);
}

/// What is missing is said, so that partners can send it.
#[test]
fn what_is_missing() {
    rule("invasion.objective.warehouse");
    let mut game = invasion(2);
    game.city_mut().goods = [6, 1, 3, 0, 0];
    game.be(1, orleans::components::InvasionCharacter::Innkeeper).give_goods(1, Good::Grain, 1);
    let tasks = glance(&game.state.view(Viewer::Spectator)).tasks;
    let of = |aim: Aim| tasks.iter().find(|task| task.aim == aim).map(|task| task.lacks.clone()).expect("a task");
    assert_eq!(of(Aim::Common(CommonObjective::Warehouse)), [orleans::Lack::Goods(Good::Cheese, 2)]);
    let food = Aim::Personal(tabletop::Seat(1), orleans::components::Part::Food(16));
    assert_eq!(of(food), [orleans::Lack::Worth(15)]);
}
