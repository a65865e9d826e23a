//! Acquiring and owning places.

use crate::scene::{MONK, set};
use crate::{Scene, rule, scene, taken};
use joan::components::{BankRow, Follower, Good, Place, Route, Sort, Town, components};
use joan::{Act, Ask, Places, Setup, Source};
use tabletop::Seat;

/// A Trader with coins for anything.
fn buyer(players: u8) -> Scene {
    let mut game = scene(players);
    game.display(&[Follower::Trader, Follower::Trader, Follower::Farmer]).bank(0, [5, 0, 0], [0; 3]);
    game.bank(1, [5, 0, 0], [0; 3]).take(0, Follower::Trader);
    game
}

fn buy(place: Place, price: u8) -> Act {
    Act::Acquire { place, price }
}

/// The places that can be bought now.
fn for_sale(game: &Scene, seat: u8) -> Vec<Place> {
    let places = game.actions(seat).into_iter().filter_map(|act| match act {
        Act::Acquire { place, .. } => Some(place),
        _ => None,
    });
    places.collect()
}

#[test]
fn only_from_the_middle() {
    let id = rule("joan.place.from-middle");
    let mut game = buyer(2);
    game.own(1, &[Place::Stable]).refuses_act(0, buy(Place::Stable, 1), id);
    game.act(0, buy(Place::Library, 1));
    assert!(!game.state.table.market.contains(Place::Library), "nobody else gets it");
}

#[test]
fn category_one_comes_first() {
    let id = rule("joan.place.first-category");
    for players in 2..=5 {
        let mut game = buyer(players);
        assert_eq!(for_sale(&game, 0), Place::ALL[..6], "{players} players");
        game.refuses_act(0, buy(Place::Archives, 1), id).refuses_act(0, buy(Place::Circus, 2), id);
    }
}

#[test]
fn one_card_opens_the_next_category() {
    let id = rule("joan.place.unlock-2-3");
    for players in [2, 3] {
        let mut game = buyer(players);
        game.own(1, &[Place::Stable]).refuses_act(0, buy(Place::Tavern, 2), id);
        assert_eq!(for_sale(&game, 0).len(), 5 + 6, "I and II, whoever has acquired it");
        game.own(0, &[Place::Archives, Place::Tavern, Place::Park]);
        assert_eq!(for_sale(&game, 0).len(), 30 - 4);
    }
    let mut game = buyer(3);
    game.own(0, &[Place::Stable, Place::Tavern]);
    assert_eq!(for_sale(&game, 0).len(), 5 + 6, "each lower category: one of III does not help without II");
}

#[test]
fn two_cards_open_the_next_category() {
    let id = rule("joan.place.unlock-4-5");
    for players in [4, 5] {
        let mut game = buyer(players);
        game.own(1, &[Place::Stable]).refuses_act(0, buy(Place::Archives, 1), id);
        game.own(2, &[Place::Library]);
        assert_eq!(for_sale(&game, 0).len(), 4 + 6, "by anyone");
        game.refuses_act(0, buy(Place::Tavern, 2), id);
    }
}

#[test]
fn lower_categories_stay_open() {
    rule("joan.place.open-stays");
    let mut game = buyer(2);
    game.own(1, &[Place::Stable, Place::Archives, Place::Tavern]);
    assert!(for_sale(&game, 0).contains(&Place::Library) && for_sale(&game, 0).contains(&Place::Park));
    game.act(0, buy(Place::Library, 1));
}

#[test]
fn a_category_opens_at_once() {
    rule("joan.place.open-at-once");
    let mut game = buyer(2);
    game.gain(MONK).act(0, buy(Place::Stable, 1));
    game.bonus(0, MONK, buy(Place::Archives, 1));
    assert_eq!(game.sheet(0).places.len(), 2);
}

#[test]
fn prices() {
    let id = rule("joan.place.cost");
    for (place, price) in
        [(Place::Stable, 1), (Place::Archives, 1), (Place::Tavern, 2), (Place::Park, 2), (Place::Circus, 2)]
    {
        let mut game = buyer(2);
        game.own(1, &[Place::Library, Place::Distillery, Place::Architect, Place::Winery]);
        game.refuses_act(0, buy(place, price - 1), id).refuses_act(0, buy(place, price + 1), id);
        game.act(0, buy(place, price));
        assert_eq!((game.sheet(0).coins(), game.sheet(0).struck), (5 - price, [price, 0, 0]), "{place}");
    }
}

#[test]
fn without_coins() {
    let id = rule("joan.place.cost-short");
    let mut game = buyer(2);
    game.own(1, &[Place::Library, Place::Distillery]).bank(0, [2, 0, 0], [1, 0, 0]);
    game.refuses_act(0, buy(Place::Tavern, 2), id);
    game.bank(0, [2, 0, 0], [2, 0, 0]).refuses_act(0, buy(Place::Stable, 1), id);
    game.own(0, &[Place::Cemetery]).refuses_act(0, buy(Place::Tavern, 1), id);
}

#[test]
fn from_the_next_action_on() {
    rule("joan.place.next-action");
    let mut game = buyer(2);
    game.gain(MONK).act(0, buy(Place::Windmill, 1));
    assert!(game.actions(0).is_empty(), "the tile that bought it is used up");
    game.bonus(0, MONK, Act::Use(Place::Windmill));
    assert_eq!(game.asks(0), Some(Ask::Coin), "a bonus of the same turn is a next action");
    assert_eq!(game.sheet(0).development, 1);
}

#[test]
fn again_and_again() {
    rule("joan.place.reuse");
    let mut game = taken(Follower::Scholar);
    game.own(0, &[Place::Library]).act(0, Act::Use(Place::Library)).end(0);
    for spaces in [4, 6] {
        game.display(&[Follower::Scholar, Follower::Scholar, Follower::Scholar]).pass(1);
        game.take(0, Follower::Scholar).act(0, Act::Use(Place::Library));
        assert_eq!(game.sheet(0).development, spaces);
        game.end(0);
    }
}

#[test]
fn permanent_places() {
    let id = rule("joan.place.passive");
    let mut game = scene(2);
    game.own(0, &[Place::Cemetery, Place::TreeHouse, Place::Tavern]).display(&[Follower::Farmer]);
    game.recruit(0, Follower::Farmer);
    for place in [Place::Cemetery, Place::TreeHouse, Place::Tavern] {
        game.refuses_act(0, Act::Use(place), id);
    }
    let prices: Vec<u8> = (game.actions(0).into_iter())
        .filter_map(|act| if let Act::Acquire { price, .. } = act { Some(price) } else { None })
        .collect();
    assert!(prices.contains(&0) && prices.contains(&1), "they work without a follower");
}

#[test]
fn any_number_of_places() {
    rule("joan.place.no-limit");
    let mut game = buyer(2);
    game.own(0, &Place::ALL[..29]).act(0, buy(Place::Observatory, 2));
    assert_eq!(game.sheet(0).places.len(), 30);
}

#[test]
fn printed_places_are_struck_out() {
    rule("joan.place.printed-mark");
    let mut game = set(Setup { places: Places::Printed, start_player: Some(Seat(0)), ..Setup::new(2) });
    game.display(&[Follower::Trader, Follower::Trader, Follower::Farmer]).take(0, Follower::Trader);
    assert_eq!(for_sale(&game, 0), Place::ALL[..4]);
    game.act(0, buy(Place::Stable, 1)).end(0).take(1, Follower::Trader);
    assert!(game.sheet(0).has(Place::Stable) && game.sheet(0).coins() == 0);
    game.refuses_act(1, buy(Place::Stable, 1), "joan.place.from-middle");
    game.act(1, buy(Place::Distillery, 1));
}

#[test]
fn one_of_several_places() {
    rule("joan.place.one-action");
    let mut game = taken(Follower::Farmer);
    game.own(0, &[Place::Stable, Place::Meadow, Place::Hayrick]);
    let acts = game.actions(0);
    assert!([Place::Stable, Place::Meadow, Place::Hayrick].iter().all(|place| acts.contains(&Act::Use(*place))));
    assert!(acts.contains(&Act::Good(Good::Grain)) && acts.iter().any(|act| matches!(act, Act::Deed { .. })));
    game.act(0, Act::Use(Place::Hayrick)).then(0, Act::Good(Good::Wool));
    assert!(game.actions(0).is_empty(), "one of them");
}

#[test]
fn monks_at_places() {
    rule("joan.place.monk-place");
    let mut game = scene(2);
    game.own(0, Place::ALL).display(&[Follower::Farmer]).warehouse(0, [1; 5]).station(0, Town::Orleans);
    game.bank(0, [2, 2, 2], [1, 1, 1]).roads(0, &[Route::L01]).recruit(0, Follower::Farmer);
    let used = game.actions(0).into_iter().filter(|act| matches!(act, Act::Use(_))).count();
    let with_action = components().places.iter().filter(|facts| facts.sort == Sort::Action).count();
    assert_eq!((used, with_action), (21, 21), "every place with an action");
    let mut game = taken(Follower::Boatman);
    game.own(0, &[Place::Observatory, Place::Circus]).gain(MONK);
    let acts = game.acts(0, Source::Bonus(MONK));
    assert!(acts.contains(&Act::Use(Place::Circus)) && !acts.contains(&Act::Use(Place::Observatory)));
    game.bonus(0, MONK, Act::Use(Place::Circus)).then(0, Act::Coin(BankRow::First)).then(0, Act::Point);
}
