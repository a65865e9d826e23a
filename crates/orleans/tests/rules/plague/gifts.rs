//! Every Indulgence card by its printed name: donations and deliveries.

use crate::plague::{Scene, plague, play, rule};
use orleans::components::{Condition, Good, Indulgence, Place, Town, components};

/// Seat 0 in its turn, with the card, these goods, coins, and the merchant here.
fn with(card: Indulgence, goods: &[(Good, u8)], coins: u16, town: Town) -> Scene {
    let mut game = plague(2);
    game.give_cards(0, &[card]).set_coins(0, coins).set_merchant(0, town);
    goods.iter().for_each(|&(good, number)| _ = game.give_goods(0, good, number));
    game.until_turn_of(0);
    game
}

/// Played with exactly the gift, refused with one piece less.
fn gives(card: Indulgence, goods: &[(Good, u8)], coins: u16, town: Town) {
    let mut game = with(card, goods, coins, town);
    let stock = game.state.table.goods;
    game.play(0, play(card));
    assert_eq!((game.mat(0).n_goods(), game.coins(0)), (0, 0), "{card}");
    for &(good, number) in goods {
        assert_eq!(game.state.table.goods[good.index()], stock[good.index()] + number, "{card}: back to the supply");
    }
    if coins > 0 {
        with(card, goods, coins - 1, town).refuses(0, play(card), "plague.card.donate-coins");
    }
    for nth in 0..goods.len() {
        let mut less = goods.to_vec();
        less[nth].1 -= 1;
        with(card, &less, coins, town).refuses(0, play(card), "plague.card.donate-goods");
    }
}

#[test]
fn donations() {
    rule("plague.card.donate-goods");
    rule("plague.card.donate-coins");
    rule("plague.card.gift-destination");
    let goods = [
        (Indulgence::OneGrain, Good::Grain, 1),
        (Indulgence::FiveGrain, Good::Grain, 5),
        (Indulgence::OneCheese, Good::Cheese, 1),
        (Indulgence::ThreeCheese, Good::Cheese, 3),
        (Indulgence::OneWine, Good::Wine, 1),
        (Indulgence::ThreeWine, Good::Wine, 3),
        (Indulgence::OneWool, Good::Wool, 1),
        (Indulgence::OneBrocade, Good::Brocade, 1),
    ];
    for (card, good, number) in goods {
        assert_eq!(card.name(), format!("Donation of {number} {good}"));
        for town in [Town::Orleans, Town::Nevers] {
            gives(card, &[(good, number)], 0, town);
        }
    }
    for (card, coins) in [(Indulgence::ThreeCoins, 3), (Indulgence::FiveCoins, 5), (Indulgence::TenCoins, 10)] {
        assert_eq!(card.name(), format!("Donation of {coins} coins"));
        gives(card, &[], coins, Town::LeMans);
    }
    assert_eq!(Indulgence::ALL.iter().filter(|card| card.name().starts_with("Donation")).count(), 11);
    // Bread is no grain.
    let mut game = plague(2);
    game.give_cards(0, &[Indulgence::OneGrain]).tile(0, Place::Bakery).bake(0, 2).until_turn_of(0);
    game.refuses(0, play(Indulgence::OneGrain), "plague.card.donate-goods");
}

/// A card, its town, its goods and its coins.
type Delivery = (Indulgence, Town, &'static [(Good, u8)], u16);

#[test]
fn deliveries() {
    rule("plague.card.deliver");
    rule("plague.card.deliver-presence");
    let deliveries: [Delivery; 5] = [
        (Indulgence::CoinsToChatellerault, Town::Chatellerault, &[], 5),
        (Indulgence::WoolToBriare, Town::Briare, &[(Good::Wool, 1)], 0),
        (Indulgence::GrainToVendome, Town::Vendome, &[(Good::Grain, 1)], 0),
        (Indulgence::BrocadeToOrleans, Town::Orleans, &[(Good::Brocade, 1)], 0),
        (Indulgence::CheeseAndWineToBourges, Town::Bourges, &[(Good::Cheese, 1), (Good::Wine, 1)], 0),
    ];
    for (card, town, goods, coins) in deliveries {
        assert!(card.name().ends_with(town.name()), "{card}");
        gives(card, goods, coins, town);
        let mut elsewhere = with(card, goods, coins, Town::Nevers);
        elsewhere.refuses(0, play(card), "plague.card.deliver-presence");
    }
    let gifts = components().plague.indulgences.iter();
    assert_eq!(gifts.filter(|card| matches!(card.condition, Condition::Give { town: Some(_), .. })).count(), 5);
}
