//! Beneficial Deeds.

use crate::scene::MONK;
use crate::{Scene, rule, scene, taken};
use joan::components::{BankRow, Bonus, Deed, Effect, Follower, Good, Place, Prize, Race, Route, components};
use joan::{Act, Ask, Holder};
use tabletop::Seat;

fn mark(deed: Deed, follower: Follower) -> Act {
    Act::Deed { deed, follower }
}

#[test]
fn five_deeds() {
    rule("joan.deed.five");
    for (players, deeds) in [(2u8, 4), (3, 5), (4, 5), (5, 5)] {
        let game = scene(players);
        let open = Deed::ALL.iter().filter(|deed| game.state.deed_is_open(**deed)).count();
        assert_eq!((open, usize::from(game.state.setup.facts().deeds)), (deeds, deeds));
    }
    for facts in &components().deeds {
        assert_eq!(facts.followers.len(), 3);
        assert_ne!(facts.effect, Effect::default());
    }
}

#[test]
fn a_symbol_is_marked() {
    let id = rule("joan.deed.mark");
    let mut game = taken(Follower::Craftsman);
    game.refuses_act(0, mark(Deed::First, Follower::Craftsman), id);
    game.refuses_act(0, mark(Deed::Third, Follower::Farmer), id);
    game.act(0, mark(Deed::Third, Follower::Craftsman)).then(0, Act::Coin(BankRow::First));
    assert_eq!(game.sheet(0).deeds[Deed::Third.index()], [false, false, true]);
    assert_eq!(game.sheet(1).deeds, [[false; 3]; 5], "on the own sheet");
    assert_eq!((game.sheet(0).circled, game.sheet(0).development), ([2, 0, 0], 1), "with its effect");
    let mut game = taken(Follower::Craftsman);
    game.marks(0, Deed::Third, [false, false, true]);
    game.refuses_act(0, mark(Deed::Third, Follower::Craftsman), id);
}

#[test]
fn followers_are_not_replaced() {
    let id = rule("joan.deed.no-replacement");
    let mut game = taken(Follower::Scholar);
    game.own(0, &[Place::School]).refuses_act(0, mark(Deed::Third, Follower::Craftsman), id);
    assert!(game.actions(0).contains(&mark(Deed::Third, Follower::Scholar)));
    let mut game = scene(2);
    game.display(&[Follower::Farmer]).recruit(0, Follower::Farmer);
    game.refuses_act(0, mark(Deed::Third, Follower::Farmer), "joan.monk.not-for-deeds");
}

/// Seat 0 marks the last symbol of a deed.
fn completed(deed: Deed, marks: [bool; 3], follower: Follower, players: u8) -> Scene {
    let mut game = scene(players);
    game.marks(0, deed, marks).display(&[follower, Follower::Farmer, Follower::Knight]).take(0, follower);
    game.act(0, mark(deed, follower));
    game
}

#[test]
fn each_mark_has_its_effect() {
    rule("joan.deed.effect-each");
    for (marks, follower) in [
        ([false; 3], Follower::Scholar),
        ([true, false, false], Follower::Farmer),
        ([true, true, false], Follower::Craftsman),
    ] {
        let mut game = completed(Deed::Third, marks, follower, 2);
        game.then(0, Act::Coin(BankRow::Second));
        assert_eq!((game.sheet(0).circled, game.sheet(0).development), ([1, 1, 0], 1), "{follower}");
    }
}

#[test]
fn marked_without_an_effect() {
    rule("joan.deed.effect-impossible");
    let mut game = taken(Follower::Trader);
    let land: Vec<Route> = components().routes_by[0].iter().collect();
    game.roads(0, &land).act(0, mark(Deed::Second, Follower::Trader));
    assert_eq!((game.asks(0), game.sheet(0).deeds[1]), (Some(Ask::Next), [false, false, true]));
}

#[test]
fn the_first_to_complete() {
    rule("joan.deed.complete");
    let mut game = completed(Deed::Third, [true, true, false], Follower::Craftsman, 2);
    game.then(0, Act::Coin(BankRow::Second));
    assert_eq!((game.open(), game.state.winner(Race::Deed3)), (&[MONK][..], Some(Holder::Seat(Seat(0)))));
    let game = completed(Deed::Third, [true, false, false], Follower::Craftsman, 2);
    assert_eq!(game.state.winner(Race::Deed3), None, "two are not all");
}

#[test]
fn closed_to_the_others() {
    let id = rule("joan.deed.closed");
    let mut game = completed(Deed::Third, [true, true, false], Follower::Craftsman, 2);
    game.marks(1, Deed::Third, [true, false, false]).developed(1, 5);
    game.then(0, Act::Coin(BankRow::Second)).end(0).take(1, Follower::Farmer);
    game.refuses_act(1, mark(Deed::Third, Follower::Farmer), id);
    assert!(!game.actions(1).contains(&mark(Deed::Third, Follower::Farmer)));
    assert_eq!((game.sheet(1).deeds[2], game.sheet(1).development), ([true, false, false], 5), "what was gained stays");
}

#[test]
fn good_and_point() {
    rule("joan.deed.effect-good-point");
    let mut game = completed(Deed::First, [false; 3], Follower::Boatman, 2);
    assert_eq!(game.asks(0), Some(Ask::Good), "of any kind");
    game.then(0, Act::Good(Good::Brocade));
    assert_eq!((game.goods(0, Good::Brocade), game.sheet(0).development), (1, 1));
}

#[test]
fn land_route() {
    rule("joan.deed.effect-land-route");
    for (deed, players) in [(Deed::Second, 2), (Deed::Fifth, 3)] {
        let mut game = completed(deed, [false; 3], Follower::Trader, players);
        assert_eq!(game.asks(0), Some(Ask::Route(joan::components::By::Land)));
        game.then(0, Act::Route(Route::L04));
        assert_eq!((game.goods(0, Good::Wine), game.sheet(0).development), (1, 1), "with its goods and points");
    }
}

#[test]
fn coin_and_point() {
    rule("joan.deed.effect-coin-point");
    let mut game = completed(Deed::Third, [false; 3], Follower::Scholar, 2);
    game.then(0, Act::Coin(BankRow::Third));
    assert_eq!((game.sheet(0).circled, game.sheet(0).development), ([1, 0, 1], 1));
}

#[test]
fn coin_and_good() {
    rule("joan.deed.effect-coin-good");
    let mut game = completed(Deed::Fourth, [false; 3], Follower::Knight, 2);
    game.then(0, Act::Good(Good::Wool)).then(0, Act::Coin(BankRow::Third));
    assert_eq!((game.sheet(0).circled, game.goods(0, Good::Wool)), ([1, 0, 1], 1));
}

#[test]
fn a_craftsman_for_it() {
    rule("joan.deed.bonus-craftsman");
    for (deed, follower, act) in [
        (Deed::First, Follower::Boatman, Act::Good(Good::Grain)),
        (Deed::Second, Follower::Farmer, Act::Route(Route::L01)),
    ] {
        let mut game = completed(deed, [false, true, true], follower, 2);
        game.then(0, act);
        let craftsman = Bonus::Action(Follower::Craftsman);
        assert_eq!(game.open(), [craftsman]);
        game.bonus(0, craftsman, Act::Station(joan::components::Town::Orleans));
        assert_eq!(game.sheet(0).stations.len(), 1);
    }
}

#[test]
fn a_monk_for_it() {
    rule("joan.deed.bonus-monk");
    let mut game = completed(Deed::Third, [false, true, true], Follower::Scholar, 2);
    game.then(0, Act::Coin(BankRow::Second));
    assert_eq!(game.open(), [MONK]);
}

#[test]
fn a_citizen_for_it() {
    rule("joan.deed.bonus-citizen");
    for (deed, follower) in [(Deed::Fourth, Follower::Craftsman), (Deed::Fifth, Follower::Trader)] {
        let game = completed(deed, [false, true, true], follower, 3);
        assert_eq!((game.state.citizens(Seat(0)), game.open().len()), (1, 0), "{deed}");
    }
}

#[test]
fn as_printed() {
    rule("joan.deed.layout");
    use Follower::{Boatman, Craftsman, Farmer, Knight, Monk, Scholar, Trader};
    let rows = components().deeds.iter().map(|deed| (deed.followers, deed.prize)).collect::<Vec<_>>();
    let action = |follower| Prize::Open(Bonus::Action(follower));
    let printed = [
        ([Boatman, Scholar, Monk], action(Craftsman)),
        ([Farmer, Scholar, Trader], action(Craftsman)),
        ([Scholar, Farmer, Craftsman], action(Monk)),
        ([Craftsman, Knight, Monk], Prize::Citizen),
        ([Trader, Farmer, Monk], Prize::Citizen),
    ];
    assert_eq!(rows, printed);
    let effect = |deed: Deed| components().deed(deed).effect;
    let none = Effect::default();
    assert_eq!(effect(Deed::First), Effect { any_goods: 1, points: 1, ..none });
    assert_eq!(effect(Deed::Second), Effect { land: 1, ..none });
    assert_eq!(effect(Deed::Third), Effect { coins: 1, points: 1, ..none });
    assert_eq!(effect(Deed::Fourth), Effect { coins: 1, any_goods: 1, ..none });
    assert_eq!(effect(Deed::Fifth), Effect { land: 1, ..none });
}
