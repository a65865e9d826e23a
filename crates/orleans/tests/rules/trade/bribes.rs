//! Bribes.

use crate::scene::{Scene, rule};
use crate::trade::intrigue_board::{deed, on, schemer};
use crate::trade::{expansion, send};
use orleans::components::{Character, Follower, Good, Kind, Place, Town};
use orleans::{Ask, Bribe, IntrigueAsk, IntrigueMove, Module, Move, Plot, Ware};
use tabletop::Seat;

fn add(coins: u8) -> Move {
    Move::Intrigue(IntrigueMove::AddCoins(coins))
}

fn add_good(good: Good) -> Move {
    Move::Intrigue(IntrigueMove::AddWare(Ware::Good(good)))
}

const OFFER: Move = Move::Intrigue(IntrigueMove::Offer);
const ACCEPT: Move = Move::Intrigue(IntrigueMove::Accept);
const REFUSE: Move = Move::Intrigue(IntrigueMove::Refuse);

/// Seat 0 is about to kidnap the merchant of seat 1, who has 7 coins, a wine and a bread.
fn threatened(kinds: &[Kind]) -> Scene {
    let mut game = schemer(kinds, 3, |game| {
        game.set_merchant(1, Town::Tours).set_merchant(2, Town::Blois).set_coins(1, 7).give_goods(1, Good::Wine, 1);
        game.tile(1, Place::Bakery).state.table.goods[Good::Grain.index()] -= 1;
        game.mat_mut(1).on_tiles.bread = 1;
    });
    game.play(0, send(kinds[0], deed(Character::Kidnapper))).play(0, on(1, Plot::Kidnap));
    game
}

#[test]
fn who_and_when() {
    rule("intrigue.bribe.who");
    rule("intrigue.bribe.when");
    let mut game = threatened(&[Kind::Knight]);
    let Some(Ask::Intrigue(IntrigueAsk::Offer { by, plot, bribe })) = game.asks(1) else { panic!("an offer") };
    assert_eq!((by, plot, bribe), (Seat(0), Plot::Kidnap, Bribe::default()));
    assert_eq!((game.asks(0), game.asks(2)), (None, None), "nobody else is asked");
    assert_eq!(game.mat(1).merchant, Town::Tours, "nothing has happened yet");
    game.refuses(1, ACCEPT, "intrigue.bribe.who");
    let mut early = schemer(&[Kind::Knight], 3, |game| _ = game.set_merchant(1, Town::Tours));
    early.play(0, send(Kind::Knight, deed(Character::Kidnapper)));
    early.refuses(0, OFFER, "intrigue.bribe.when");
}

/// Whoever burns an own station is the target, and has nobody to bribe.
#[test]
fn nobody_bribes_oneself() {
    rule("intrigue.bribe.who");
    let mut game = schemer(&[Kind::Farmer], 3, |game| _ = game.station(0, Town::Orleans).set_coins(0, 7));
    game.play(0, send(Kind::Farmer, deed(Character::Arsonist))).play(0, on(0, Plot::Arson));
    assert_eq!((game.mat(0).stations.is_empty(), game.asks(1)), (true, Some(Ask::Action)));
}

#[test]
fn coins_and_goods_only() {
    rule("intrigue.bribe.what");
    let mut game = threatened(&[Kind::Knight]);
    let bread = Move::Intrigue(IntrigueMove::AddWare(Ware::Bread));
    assert_eq!(game.options(1), [Move::Decline, add(1), add(5), add_good(Good::Wine), bread]);
    game.refuses(1, OFFER, "intrigue.bribe.what");
    game.refuses(1, add_good(Good::Wool), "intrigue.bribe.what");
    game.refuses(1, Move::GiveSpareStation, "intrigue.bribe.what");
    game.play(1, add(5)).play(1, bread).play(1, add_good(Good::Wine));
    game.refuses(1, add(5), "intrigue.bribe.what");
    game.refuses(1, bread, "intrigue.bribe.what");
    game.fork().play(1, add(1)).play(1, add(1)).refuses(1, add(1), "intrigue.bribe.what");
    game.play(1, OFFER).play(0, ACCEPT);
    assert_eq!((game.coins(1), game.mat(1).n_goods()), (2, 0));
    assert_eq!(
        (game.coins(0), game.goods(0, Good::Wine), game.goods(0, Good::Grain)),
        (6, 1, 1),
        "bread becomes grain"
    );
    assert_eq!(game.mat(0).on_tiles.bread, 0);
}

#[test]
fn one_offer() {
    rule("intrigue.bribe.one-offer");
    let mut game = threatened(&[Kind::Knight]);
    game.play(1, add(1)).play(1, OFFER);
    let bribe = Bribe { coins: 1, ..Bribe::default() };
    let asked = Ask::Intrigue(IntrigueAsk::Verdict { victim: Seat(1), plot: Plot::Kidnap, bribe });
    assert_eq!((game.asks(0), game.options(0)), (Some(asked), vec![ACCEPT, REFUSE]));
    game.refuses(0, Move::Decline, "intrigue.bribe.one-offer");
    let mut silent = threatened(&[Kind::Knight]);
    silent.play(1, Move::Decline);
    assert_eq!((silent.mat(1).merchant, silent.coins(1)), (Town::Orleans, 7), "no offer: the effect takes place");
    // Whoever has nothing is not asked.
    let mut poor = schemer(&[Kind::Knight], 3, |game| _ = game.set_merchant(1, Town::Tours));
    poor.play(0, send(Kind::Knight, deed(Character::Kidnapper))).play(0, on(1, Plot::Kidnap));
    assert_eq!(poor.mat(1).merchant, Town::Orleans);
}

#[test]
fn accepted() {
    rule("intrigue.bribe.accepted");
    rule("intrigue.bribe.no-new-target");
    let mut game = threatened(&[Kind::Knight, Kind::Monk]);
    game.play(1, add(1)).play(1, add(1)).play(1, OFFER).play(0, ACCEPT);
    assert_eq!((game.coins(0), game.coins(1), game.mat(1).merchant), (3, 5, Town::Tours));
    assert!(matches!(game.asks(0), Some(Ask::Send { sent: 1, .. })), "no other target for this follower");
    assert_eq!(game.mat(2).merchant, Town::Blois);
}

#[test]
fn refused() {
    rule("intrigue.bribe.refused");
    let mut game = threatened(&[Kind::Knight]);
    game.play(1, add(5)).play(1, OFFER);
    game.refuses(0, on(2, Plot::Kidnap), "intrigue.bribe.refused");
    game.play(0, REFUSE);
    assert_eq!((game.coins(0), game.coins(1), game.mat(1).merchant), (1, 7, Town::Orleans));
}

#[test]
fn for_one_follower() {
    rule("intrigue.bribe.per-follower");
    let mut game = threatened(&[Kind::Knight, Kind::Boatman]);
    game.play(1, add(1)).play(1, OFFER).play(0, ACCEPT).play(0, send(Kind::Boatman, deed(Character::Kidnapper)));
    assert!(game.offers(0, on(1, Plot::Kidnap)), "a new effect");
    game.play(0, on(1, Plot::Kidnap));
    assert!(matches!(game.asks(1), Some(Ask::Intrigue(IntrigueAsk::Offer { .. }))), "to be bribed again");
}

#[test]
fn everybody_in_turn() {
    rule("intrigue.bribe.all-others");
    let mut game = schemer(&[Kind::Scholar], 4, |game| (1..4).for_each(|seat| _ = game.set_coins(seat, 5)));
    game.play(0, send(Kind::Scholar, deed(Character::TaxCollector)));
    assert_eq!((game.asks(2), game.asks(3)), (None, None));
    game.play(1, add(1)).play(1, OFFER).play(0, ACCEPT);
    assert_eq!((game.coins(1), game.coins(0)), (4, 1), "bought off for one coin");
    game.play(2, Move::Decline);
    assert_eq!((game.coins(2), game.coins(0)), (3, 3), "the effect before the next player");
    assert!(matches!(game.asks(3), Some(Ask::Intrigue(IntrigueAsk::Offer { .. }))));
    game.play(3, add(1)).play(3, OFFER).play(0, REFUSE);
    assert_eq!((game.coins(3), game.coins(0)), (3, 5));
}

#[test]
fn however_the_follower_came() {
    rule("intrigue.bribe.nested");
    // Through the Gunpowder Tower, and through the Well that lends the Town Hall.
    let mut game = expansion(&[Module::Intrigue], 2);
    game.tile(0, Place::GunpowderTower).mat_mut(0).tower = [Follower::Knight].into_iter().collect();
    game.tile(0, Place::Well).fill(0, Place::Well).set_merchant(1, Town::Tours).set_coins(1, 4);
    crate::trade::in_town_hall(&mut game, 0, &[Kind::Boatman]);
    game.all_ready().play(0, Move::Use(Place::GunpowderTower)).play(0, send(Kind::Knight, deed(Character::Kidnapper)));
    game.play(0, on(1, Plot::Kidnap)).play(1, add(1)).play(1, OFFER).play(0, ACCEPT).play(1, Move::Pass);
    game.play(0, Move::Use(Place::Well)).play(0, Move::Use(Place::TownHall));
    game.play(0, send(Kind::Boatman, deed(Character::Kidnapper))).play(0, on(1, Plot::Kidnap));
    assert!(!game.standing(0, Place::Well).is_empty(), "the outer action is not over");
    game.play(1, add(1)).play(1, OFFER).play(0, ACCEPT);
    assert!(game.standing(0, Place::Well).is_empty(), "now it is");
    assert_eq!((game.mat(1).merchant, game.coins(1)), (Town::Tours, 2));
}

/// Only when everything is settled the action ends and an order may follow.
#[test]
fn bribes_pay_for_orders() {
    rule("orders.deliver.gains-usable");
    let mut game = expansion(&[Module::Intrigue, Module::Orders], 2);
    crate::trade::deliver::lay(&mut game, &[Town::Orleans]);
    game.give_goods(0, Good::Brocade, 1).give_goods(1, Good::Brocade, 1).set_merchant(1, Town::Tours);
    crate::trade::in_town_hall(&mut game, 0, &[Kind::Knight]);
    game.all_ready().play(0, Move::Use(Place::TownHall)).play(0, send(Kind::Knight, deed(Character::Kidnapper)));
    game.play(0, on(1, Plot::Kidnap)).play(1, add_good(Good::Brocade)).play(1, OFFER).play(0, ACCEPT);
    assert_eq!(game.asks(0), crate::trade::deliver::DELIVER);
}
