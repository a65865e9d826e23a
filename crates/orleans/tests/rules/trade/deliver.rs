//! Fulfilling an order.

use crate::scene::{Scene, rule, seeded};
use crate::trade::expansion;
use orleans::components::{Good, ORDERS, OrderId, Place, SpaceKind, Town, Track, components};
use orleans::state::Wheel;
use orleans::{Ask, Event, Module, Move, OrdersAsk, OrdersEvent, OrdersMove, score};
use std::collections::BTreeSet;
use tabletop::{Game, Seat, Viewer};

pub(crate) const DELIVER: Option<Ask> = Some(Ask::Orders(OrdersAsk::Deliver));

/// The order that names this town.
pub(crate) fn order_of(town: Town) -> OrderId {
    let nth = components().trade.orders.iter().position(|order| order.town == town);
    OrderId(nth.expect("every town has an order") as u8)
}

pub(crate) fn deliver(town: Town) -> Move {
    Move::Orders(OrdersMove::Deliver(order_of(town)))
}

/// Only the orders of these towns lie face up.
pub(crate) fn lay(game: &mut Scene, towns: &[Town]) {
    let row = &mut game.state.table.modules.orders.face_up;
    *row = [None; 5];
    towns.iter().zip(row).for_each(|(&town, space)| *space = Some(order_of(town)));
}

/// Gives a seat exactly the goods of an order.
pub(crate) fn stock(game: &mut Scene, seat: u8, town: Town) {
    let goods = components().trade.orders[order_of(town).0 as usize].goods;
    for &good in Good::ALL {
        game.give_goods(seat, good, goods[good.index()]);
    }
}

/// Seat 0 has an action, stands in Orléans with the goods, and the order of Orléans lies face up.
pub(crate) fn ready(modules: &[Module], players: u8) -> Scene {
    let mut game = expansion(modules, players);
    lay(&mut game, &[Town::Orleans]);
    stock(&mut game, 0, Town::Orleans);
    game.fill(0, Place::Scriptorium);
    game
}

#[test]
fn the_deck() {
    rule("orders.setup.deck");
    for players in 2..=5 {
        let game = expansion(&[Module::Orders], players);
        let row = game.state.table.modules.orders;
        let mut pile = game.state.secret.modules.orders;
        assert_eq!((row.face_up, row.dealt), (std::array::from_fn(|nth| Some(pile[nth])), 5), "the top five");
        pile.sort();
        assert_eq!(pile, std::array::from_fn(|nth| OrderId(nth as u8)), "all 23 cards");
    }
    let setup = expansion(&[Module::Orders], 2).state.setup;
    let piles: BTreeSet<_> = (0..10).map(|n| seeded(setup, n).state.secret.modules.orders).collect();
    assert_eq!(piles.len(), 10, "shuffled");
}

/// One card for each town; what stands on it is what is asked and what is scored.
#[test]
fn what_a_card_says() {
    rule("orders.card.content");
    let orders = &components().trade.orders;
    let towns: BTreeSet<Town> = orders.iter().map(|order| order.town).collect();
    assert_eq!((orders.len(), towns.len()), (ORDERS, Town::COUNT));
    for order in orders {
        let mut game = expansion(&[Module::Orders], 2);
        lay(&mut game, &[order.town]);
        game.set_merchant(0, order.town).fill(0, Place::Scriptorium);
        game.mat_mut(0).goods = order.goods;
        game.all_ready().play(0, Move::Use(Place::Scriptorium)).play(0, deliver(order.town));
        assert_eq!(game.mat(0).n_goods(), 0, "{}", order.town);
        let lines = score::sheet(&game.state, Seat(0)).lines;
        let line = lines.iter().find(|line| line.source == "orders").expect("a line for orders");
        assert_eq!(line.points, i32::from(order.points), "{}", order.town);
    }
}

/// Whoever comes first takes the card, which lies before them for all to see; of the pile nobody sees anything.
#[test]
fn open_to_all() {
    rule("orders.card.open-to-all");
    let mut game = ready(&[Module::Orders], 2);
    stock(&mut game, 1, Town::Orleans);
    game.fill(1, Place::Scriptorium).all_ready();
    let turned_up = game.state.secret.modules.orders[5];
    let mut other = game.fork();
    other.state.secret.modules.orders[5..].reverse();
    for viewer in [Viewer::Spectator, Viewer::Seat(Seat(0)), Viewer::Seat(Seat(1))] {
        assert_eq!(game.state.view(viewer), other.state.view(viewer), "the pile is hidden from {viewer:?}");
    }
    game.play(0, Move::Use(Place::Scriptorium)).play(0, Move::Decline);
    game.play(1, Move::Use(Place::Scriptorium)).play(1, deliver(Town::Orleans));
    let seen = game.state.view(Viewer::Seat(Seat(0)));
    assert_eq!(seen.players[1].mat.modules.orders.iter().collect::<Vec<_>>(), [order_of(Town::Orleans)]);
    assert_eq!(seen.table.modules.orders.face_up[0], Some(turned_up));
    game.fill(0, Place::Castle).play(0, Move::Use(Place::Castle));
    assert_ne!(game.asks(0), DELIVER, "it is gone");
}

#[test]
fn the_whole_course() {
    rule("orders.deliver.window");
    rule("orders.deliver.goods-leave-game");
    rule("orders.deliver.take-card");
    rule("orders.refill.immediate");
    rule("orders.score.victory-points");
    let mut game = ready(&[Module::Orders], 3);
    game.all_ready();
    let next = game.state.secret.modules.orders[5];
    let (market, gone) = (game.state.table.goods, game.state.table.gone.goods);
    game.play(0, Move::Use(Place::Scriptorium));
    assert_eq!(game.asks(0), DELIVER);
    assert_eq!(game.options(0), [deliver(Town::Orleans), Move::Decline]);
    game.play(0, deliver(Town::Orleans));
    assert_eq!(game.goods(0, Good::Brocade), 0);
    assert_eq!(game.state.table.goods, market, "not back to the supply");
    assert_eq!(game.state.table.gone.goods[Good::Brocade.index()], gone[Good::Brocade.index()] + 2);
    assert_eq!(game.mat(0).modules.orders.iter().collect::<Vec<_>>(), [order_of(Town::Orleans)]);
    let row = game.state.table.modules.orders;
    assert_eq!((row.face_up[0], row.dealt), (Some(next), 6), "and it is not turned up again");
    assert!(game.log.contains(&Event::Orders(OrdersEvent::TurnedUp(next))));
    let sheet = score::sheet(&game.state, Seat(0));
    let line = sheet.lines.iter().find(|line| line.source == "orders").expect("a line for orders");
    assert_eq!(line.points, 13);
    assert_eq!(sheet.total, sheet.lines.iter().map(|line| line.points).sum::<i32>());
}

#[test]
fn delivering_is_passing() {
    rule("orders.deliver.must-pass");
    rule("orders.deliver.counts-as-pass");
    rule("orders.deliver.one-per-round");
    let mut game = ready(&[Module::Orders], 2);
    game.fill(0, Place::Castle).set_track(0, Track::Craftsmen, 2);
    game.mat_mut(0).wheels[Wheel::Later as usize] = 1;
    game.state.table.gears -= 1;
    // The card turned up next fits as well.
    game.give_goods(0, Good::Brocade, 2);
    game.all_ready();
    let dealt = usize::from(game.state.table.modules.orders.dealt);
    game.state.secret.modules.orders[dealt] = order_of(Town::Orleans);
    game.play(0, Move::Use(Place::Scriptorium)).play(0, deliver(Town::Orleans));
    assert!(game.mat(0).passed && game.log.contains(&Event::Passed(Seat(0))));
    assert_eq!(game.asks(0), Some(Ask::Wheels), "wheels may be placed now");
    game.play(0, Move::Decline);
    assert_eq!(game.asks(1), Some(Ask::Action));
    game.refuses(0, Move::Use(Place::Castle), "base.actions.pass-is-final");
    game.play(1, Move::Pass).until(|state| state.table.round == 2);
    assert_eq!(game.standing(0, Place::Castle).len(), 3, "unused followers stay");
    assert_eq!(game.mat(0).modules.orders.iter().count(), 1);
}

#[test]
fn never_forced() {
    rule("orders.deliver.optional");
    let mut game = ready(&[Module::Orders], 2);
    game.all_ready().play(0, Move::Use(Place::Scriptorium)).play(0, Move::Decline);
    assert!(!game.mat(0).passed);
    assert_eq!(game.asks(1), Some(Ask::Action));
    assert_eq!(game.goods(0, Good::Brocade), 2);
}

#[test]
fn exactly_these_goods() {
    rule("orders.deliver.exact-goods");
    for (brocade, wool, asked) in [(1, 5, false), (2, 0, true)] {
        let mut game = expansion(&[Module::Orders], 2);
        lay(&mut game, &[Town::Orleans]);
        game.set_coins(0, 50).give_goods(0, Good::Brocade, brocade).give_goods(0, Good::Wool, wool);
        game.fill(0, Place::Scriptorium).all_ready().play(0, Move::Use(Place::Scriptorium));
        assert_eq!(game.asks(0) == DELIVER, asked, "{brocade} brocade");
    }
    // Bread is no grain, but goods on the Brasserie count.
    for (bread, cheese) in [(1, 0), (0, 1)] {
        let mut game = expansion(&[Module::Orders], 2);
        lay(&mut game, &[Town::Blois]);
        game.set_merchant(0, Town::Blois).tile(0, Place::Brasserie).tile(0, Place::Bakery);
        game.give_goods(0, Good::Grain, 1).give_goods(0, Good::Cheese, 1);
        game.mat_mut(0).on_tiles.brasserie[Good::Cheese.index()] = cheese;
        if bread == 1 {
            game.mat_mut(0).goods[Good::Grain.index()] = 0;
            game.mat_mut(0).on_tiles.bread = 1;
        }
        game.fill(0, Place::Scriptorium).all_ready().play(0, Move::Use(Place::Scriptorium));
        assert_eq!(game.asks(0) == DELIVER, bread == 0);
        if bread == 0 {
            game.play(0, deliver(Town::Blois));
            assert_eq!(game.mat(0).on_tiles.brasserie, [0; 5]);
        }
    }
}

#[test]
fn what_cannot_be_delivered() {
    rule("orders.deliver.window");
    let mut game = ready(&[Module::Orders], 2);
    lay(&mut game, &[Town::Orleans, Town::Tours]);
    game.all_ready().play(0, Move::Use(Place::Scriptorium));
    game.refuses(0, deliver(Town::Tours), "orders.deliver.window");
    game.refuses(0, deliver(Town::Blois), "orders.card.open-to-all");
    game.refuses(0, Move::Orders(OrdersMove::Deliver(OrderId(99))), "orders.setup.deck");
    let put = Move::PlaceWheel { wheel: Wheel::Later, place: Place::Castle, space: SpaceKind::Farmer };
    game.refuses(0, put, "base.round.phase-order");
}

#[test]
fn an_empty_pile() {
    rule("orders.refill.empty-pile");
    let mut game = ready(&[Module::Orders], 2);
    lay(&mut game, &[Town::Orleans, Town::Tours]);
    game.state.table.modules.orders.dealt = ORDERS as u8;
    game.all_ready().play(0, Move::Use(Place::Scriptorium)).play(0, deliver(Town::Orleans));
    let left: Vec<OrderId> = game.state.table.modules.orders.face_up.iter().flatten().copied().collect();
    assert_eq!(left, [order_of(Town::Tours)]);
    assert!(!game.log.iter().any(|event| matches!(event, Event::Orders(OrdersEvent::TurnedUp(_)))));
}
