//! The end.

use crate::invasion::{Scene, invasion, rule};
use orleans::components::{Good, InvasionCharacter, Town, components};
use orleans::{Aim, InvasionEvent, Reinforcement, glance};
use tabletop::{Game, OutcomeKind, Viewer};

/// The last round of a game for two in which everything holds; seat 0 is the Merchant.
fn saved() -> Scene {
    let mut game = invasion(2);
    game.round(18).be(0, InvasionCharacter::Merchant).set_coins(0, 50);
    let needs = components().invasion.needs[2];
    let city = game.city_mut();
    city.walls = needs.walls;
    city.citizens = needs.citizens;
    city.city_treasury = needs.city_treasury;
    city.goods = needs.goods;
    for town in
        [Town::LeMans, Town::Chartres, Town::Sancerre, Town::Nevers, Town::ArgentonSurCreuse, Town::Chatellerault]
    {
        game.tower(1, town);
    }
    game
}

fn end(mut game: Scene) -> (bool, &'static str) {
    game.all_ready().all_pass();
    let outcome = game.state.outcome().expect("the game is over");
    assert_eq!((outcome.kind, outcome.sheets), (OutcomeKind::Together, vec![]));
    (outcome.winners.len() == 2, outcome.rule.expect("a rule").0)
}

/// All objectives hold: all have won, without points.
#[test]
fn won() {
    rule("invasion.end.win");
    rule("invasion.end.no-score");
    rule("invasion.objective.all-five");
    assert_eq!(end(saved()), (true, "invasion.end.win"));
}

/// A single one is missing: all have lost.
#[test]
fn lost() {
    rule("invasion.end.lose");
    let missing = |spoil: &dyn Fn(&mut Scene)| {
        let mut game = saved();
        spoil(&mut game);
        end(game)
    };
    let spoils: [&dyn Fn(&mut Scene); 8] = [
        &|game| game.city_mut().walls -= 1,
        &|game| game.city_mut().citizens -= 1,
        &|game| game.city_mut().city_treasury -= 1,
        &|game| game.city_mut().goods[Good::Cheese.index()] -= 1,
        &|game| game.on_mut(1).towers.remove(Town::Nevers),
        &|game| game.city_mut().reinforcement = Reinforcement::Wanted,
        &|game| _ = game.set_coins(0, 10),
        &|game| _ = game.be(1, InvasionCharacter::Librarian),
    ];
    for spoil in spoils {
        assert_eq!(missing(spoil), (false, "invasion.end.lose"));
    }
    rule("invasion.character.all-players");
    rule("invasion.objective.towers-all");
    rule("invasion.event.reinforcement");
}

/// What is too much of one thing does not make up for another.
#[test]
fn each_kind_counts() {
    let mut game = saved();
    game.city_mut().goods[Good::Grain.index()] -= 1;
    game.city_mut().goods[Good::Wine.index()] += 1;
    assert_eq!(end(game), (false, "invasion.end.lose"), "{}", rule("invasion.objective.warehouse"));
}

/// An achievement that is not complete does not lose the game: it only brings a citizen.
#[test]
fn achievements_are_no_objectives() {
    let mut game = saved();
    game.city_mut().goods[Good::Wool.index()] = 0;
    assert_eq!(end(game), (true, "invasion.end.win"));
}

/// Nobody wins before the last round, and the most stations win nothing.
#[test]
fn not_before() {
    rule("invasion.end.no-early-win");
    let mut game = saved();
    game.round(10).all_ready().all_pass();
    assert_eq!((game.state.outcome(), game.state.table.round), (None, 11));
    rule("invasion.end.no-station-prize");
    let mut game = saved();
    game.station(0, Town::Loches).all_ready().all_pass();
    assert_eq!((game.mat(0).citizens, game.city().citizens), (0, 7));
}

/// An objective that cannot be reached any more does not end the game.
#[test]
fn unreachable() {
    rule("invasion.end.unreachable");
    let mut game = invasion(2);
    game.state.table.citizens = Default::default();
    game.city_mut().citizens_lost = 15;
    game.next_round();
    assert_eq!((game.state.outcome(), game.state.table.round), (None, 2));
    let view = game.state.view(Viewer::Spectator);
    let citizens = glance(&view)
        .tasks
        .into_iter()
        .find(|task| task.aim == Aim::Common(orleans::components::CommonObjective::Citizens));
    assert!(citizens.is_some_and(|task| task.hopeless), "and the screen can say so");
    assert!(!glance(&invasion(2).state.view(Viewer::Spectator)).tasks.iter().any(|task| task.hopeless));
}

/// An early loss says who could not meet what, and nothing of the round goes on.
#[test]
fn early_loss() {
    rule("invasion.end.early-loss");
    let game = crate::invasion::resolve(orleans::components::Happening::Robbery, 3, |_| {});
    game.is_lost("invasion.event.robbery-loss");
    let cannot = orleans::Event::Invasion(InvasionEvent::CannotPay(Some(tabletop::Seat(0))));
    assert!(game.log.contains(&cannot));
    rule("invasion.end.loss-at-once");
    assert_eq!((game.state.asked().is_empty(), game.state.table.start_player), (true, tabletop::Seat(0)));
}
