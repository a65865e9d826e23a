//! Place cards in the solo game.

use super::{alone, before};
use crate::{Scene, rule};
use joan::Act;
use joan::components::{Card, Category, Follower, Level, Place, components};

fn buyer() -> Scene {
    let mut game = alone(Level::Standard);
    game.market(Place::ALL).bank(0, [5, 0, 0], [0; 3]).display(&[Follower::Trader, Follower::Farmer]);
    game.take(0, Follower::Trader);
    game
}

#[test]
fn only_your_own_purchases_open() {
    let id = rule("joan_solo.place.own-unlock");
    let mut game = buyer();
    game.refuses_act(0, Act::Acquire { place: Place::Archives, price: 1 }, id);
    game.own(0, &[Place::Stable]).refuses_act(0, Act::Acquire { place: Place::Tavern, price: 2 }, id);
    game.act(0, Act::Acquire { place: Place::Archives, price: 1 });
    assert!(game.state.category_is_open(Category::III) && !game.state.category_is_open(Category::IV));
}

#[test]
fn removed_is_not_acquired() {
    rule("joan_solo.place.removed-not-acquired");
    let game = before(Level::Standard, Card::C2, Card::C10, Follower::Trader).turn();
    assert_eq!((game.state.table.removed.len(), game.state.table.acquired.len()), (1, 0));
    assert!(!game.state.category_is_open(Category::II));
}

#[test]
fn a_category_that_is_gone() {
    let id = rule("joan_solo.place.category-gone");
    let mut game = buyer();
    game.own(0, &[Place::Stable]);
    game.state.table.removed = components().places_of[Category::II.index()];
    game.state.table.market = game.state.table.market - game.state.table.removed;
    game.refuses_act(0, Act::Acquire { place: Place::Tavern, price: 2 }, id);
    game.refuses_act(0, Act::Acquire { place: Place::Circus, price: 2 }, id);
    game.act(0, Act::Acquire { place: Place::Library, price: 1 });
}
