//! When an order can be fulfilled.

use crate::scene::rule;
use crate::trade::deliver::{DELIVER, deliver, lay, ready, stock};
use crate::trade::{expansion, in_town_hall, send, tile_of};
use orleans::components::{By, Good, Happening, Kind, Letter, Place, Town, TradeDeed};
use orleans::{Ask, BoardDeed, HappeningAsk, Module, Move, TradeDeedsAsk};

#[test]
fn after_any_own_action() {
    rule("orders.deliver.any-action");
    for place in [Place::Scriptorium, Place::Castle, Place::University, Place::Hospital] {
        let mut game = ready(&[Module::Orders], 2);
        if place != Place::Scriptorium {
            game.tile(0, place).fill(0, place);
        }
        game.all_ready().play(0, Move::Use(place));
        assert_eq!(game.asks(0), DELIVER, "{place}");
    }
}

#[test]
fn not_after_passing() {
    rule("orders.deliver.needs-action");
    let mut game = ready(&[Module::Orders], 2);
    game.all_ready().play(0, Move::Pass);
    assert_eq!(game.asks(1), Some(Ask::Action));
    game.refuses(1, deliver(Town::Orleans), "base.round.phase-order");
}

#[test]
fn after_the_whole_action() {
    rule("orders.deliver.after-whole-action");
    let mut game = expansion(&[Module::Orders, Module::TradeDeeds], 4);
    let towing = BoardDeed::Trade(TradeDeed::TowingService);
    lay(&mut game, &[Town::Briare, Town::Orleans]);
    stock(&mut game, 0, Town::Briare);
    stock(&mut game, 0, Town::Orleans);
    in_town_hall(&mut game, 0, &[Kind::Boatman, Kind::Boatman]);
    game.lay_goods(Town::Orleans, Town::Briare, By::Water, &[]);
    game.all_ready().play(0, Move::Use(Place::TownHall)).play(0, send(Kind::Boatman, towing));
    game.play(0, Move::Travel { to: Town::Briare, by: By::Water, take: None });
    assert!(matches!(game.asks(0), Some(Ask::Send { .. })), "Briare is only passed through");
    game.play(0, send(Kind::Boatman, towing));
    game.play(0, Move::Travel { to: Town::Orleans, by: By::Water, take: None });
    assert_eq!(game.asks(0), DELIVER);
    assert!(game.offers(0, deliver(Town::Orleans)) && !game.offers(0, deliver(Town::Briare)));
}

#[test]
fn what_the_action_brought_pays() {
    rule("orders.deliver.gains-usable");
    let mut game = expansion(&[Module::Orders], 2);
    lay(&mut game, &[Town::Briare]);
    game.give_goods(0, Good::Wool, 1).fill(0, Place::Ship);
    game.lay_goods(Town::Orleans, Town::Briare, By::Water, &[Good::Grain]);
    game.all_ready().play(0, Move::Use(Place::Ship));
    let journey = Move::Travel { to: Town::Briare, by: By::Water, take: Some(Good::Grain) };
    game.play(0, journey);
    assert_eq!(game.asks(0), DELIVER);
    game.play(0, deliver(Town::Briare));
}

#[test]
fn not_in_the_event_phase() {
    rule("orders.deliver.not-in-event");
    let mut game = expansion(&[Module::Orders, Module::TradeEvents], 2);
    game.state.table.tile = Some(tile_of(Happening::BonVoyage, Letter::A));
    lay(&mut game, &[Town::Briare]);
    stock(&mut game, 0, Town::Briare);
    game.all_ready().all_pass();
    assert_eq!(game.asks(0), Some(Ask::Happening(HappeningAsk::BonVoyage)));
    let options = game.options(0);
    let journey = options.into_iter().find(|mv| matches!(mv, Move::Travel { to: Town::Briare, .. }));
    game.play(0, journey.expect("a way to Briare"));
    assert_eq!(game.mat(0).merchant, Town::Briare);
    assert_ne!(game.asks(0), DELIVER);
}

#[test]
fn not_on_the_turn_of_another() {
    rule("orders.deliver.not-on-foreign-turn");
    let mut game = ready(&[Module::Orders], 2);
    game.set_merchant(0, Town::Briare).set_coins(1, 5);
    game.tile(1, Place::Court).fill(1, Place::Court);
    game.all_ready().play(0, Move::Use(Place::Scriptorium));
    assert_eq!(game.asks(1), Some(Ask::Action), "no order for Briare");
    game.play(1, Move::Use(Place::Court));
    let options = game.options(1);
    let displace = options.iter().find(|mv| matches!(mv, Move::Displace { to: Town::Orleans, .. }));
    game.play(1, *displace.expect("a way to Orléans"));
    assert_eq!(game.mat(0).merchant, Town::Orleans);
    assert_eq!(game.asks(0), Some(Ask::Action), "not asked to deliver");
    game.fill(0, Place::University).play(0, Move::Use(Place::University));
    assert_eq!(game.asks(0), DELIVER);
}

#[test]
fn after_alchemy_too() {
    rule("orders.deliver.any-action");
    let mut game = expansion(&[Module::Orders, Module::TradeDeeds], 2);
    lay(&mut game, &[Town::Orleans]);
    stock(&mut game, 0, Town::Orleans);
    in_town_hall(&mut game, 0, &[Kind::Monk]);
    game.set_bag(0, [Kind::Farmer.neutral()]);
    game.all_ready().play(0, Move::Use(Place::TownHall));
    game.play(0, send(Kind::Monk, BoardDeed::Trade(TradeDeed::Alchemy)));
    assert!(matches!(game.asks(0), Some(Ask::TradeDeeds(TradeDeedsAsk::Alchemy { .. }))));
    game.play(0, Move::Decline);
    assert_eq!(game.asks(0), DELIVER);
}
