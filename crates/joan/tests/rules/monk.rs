//! Monks, recruited and from bonuses.

use crate::scene::{MONK, with};
use crate::{rule, scene, taken};
use joan::components::{BankRow, Deed, Follower, Good, Place, Route, Town};
use joan::{Act, Action, Move, Origin, Source};

#[test]
fn three_times_a_game() {
    let id = rule("joan.monk.recruit");
    let mut game = scene(2);
    for recruited in 1..=3 {
        game.display(&[Follower::Farmer, Follower::Knight, Follower::Knight]).recruit(0, Follower::Knight);
        assert_eq!(game.sheet(0).monks, recruited);
        game.refuses(0, Move::Take(Follower::Farmer), "joan.round.turns");
        game.end(0).pass(1);
        game.state.table.start = tabletop::Seat(0);
        game.state.table.turn = 0;
    }
    game.display(&[Follower::Farmer]).refuses(0, Move::Recruit { discard: Follower::Farmer }, id);
}

#[test]
fn a_tile_goes_away_unused() {
    let id = rule("joan.monk.discard-tile");
    let mut game = scene(2);
    game.own(0, &[Place::Machine, Place::Archives]).display(&[Follower::Farmer, Follower::Scholar]);
    game.refuses(0, Move::Recruit { discard: Follower::Trader }, id);
    let held = game.state.table.holding[Follower::Farmer.index()];
    game.recruit(0, Follower::Farmer);
    assert_eq!(game.state.table.holding[Follower::Farmer.index()], held + 1);
    assert_eq!(game.state.table.display.iter().sum::<u8>(), 1);
    assert_eq!(game.sheet(0).goods, [0; 5], "no plus effect");
    assert_eq!(game.state.turn.action, Some(Action { follower: Follower::Monk, origin: Origin::Recruited }));
}

#[test]
fn with_the_last_tile() {
    rule("joan.monk.last-tile");
    let mut game = scene(3);
    game.display(&[Follower::Trader]).recruit(0, Follower::Trader);
    assert_eq!(game.state.table.display, [0; Follower::TILES]);
    game.act(0, Act::Good(Good::Wool)).end(0);
    assert_eq!(game.state.table.round, 2);
}

fn all_standard_acts() -> Vec<Act> {
    vec![
        Act::Good(Good::Wine),
        Act::Route(Route::L01),
        Act::Route(Route::W01),
        Act::Coin(BankRow::Third),
        Act::Station(Town::Orleans),
        Act::Acquire { place: Place::Stable, price: 1 },
        Act::Point,
    ]
}

#[test]
fn any_follower() {
    rule("joan.monk.any-follower");
    let mut game = scene(2);
    let places = [Place::Stable, Place::Library, Place::Windmill, Place::Brewery];
    game.own(0, &places).display(&[Follower::Trader, Follower::Trader]).recruit(0, Follower::Trader);
    game.state.table.market.insert(Place::Stable);
    let acts = game.actions(0);
    assert!(all_standard_acts().iter().all(|act| acts.contains(act)), "{acts:?}");
    assert!(places.iter().all(|place| acts.contains(&Act::Use(*place))));
    let mut unique = acts.clone();
    unique.dedup();
    assert_eq!(unique.len(), acts.len(), "a coin is a coin, whoever brings it");
}

#[test]
fn not_for_deeds() {
    let id = rule("joan.monk.not-for-deeds");
    let mut game = scene(2);
    game.display(&[Follower::Trader, Follower::Trader]).recruit(0, Follower::Trader);
    let deeds: Vec<Act> = game.actions(0).into_iter().filter(|act| matches!(act, Act::Deed { .. })).collect();
    assert_eq!(deeds, [Deed::First, Deed::Fourth].map(|deed| Act::Deed { deed, follower: Follower::Monk }));
    game.refuses_act(0, Act::Deed { deed: Deed::First, follower: Follower::Boatman }, id);
    game.refuses_act(0, Act::Deed { deed: Deed::Second, follower: Follower::Monk }, "joan.deed.mark");
}

#[test]
fn a_monk_action() {
    rule("joan.monk.monk-action");
    let mut game = taken(Follower::Boatman);
    game.own(0, &[Place::Observatory, Place::Library]).gain(MONK);
    let (tiles, acts) = (game.state.table.display, game.acts(0, Source::Bonus(MONK)));
    assert!(all_standard_acts().iter().all(|act| acts.contains(act)), "like a recruited Monk");
    assert!(acts.contains(&Act::Use(Place::Library)));
    let observatory = with(Source::Bonus(MONK), Act::Use(Place::Observatory));
    game.refuses(0, observatory, "joan.card.observatory");
    game.bonus(0, MONK, Act::Point);
    assert_eq!((game.sheet(0).monks, game.state.table.display), (0, tiles), "no Monk of the sheet, no tile");
    assert_eq!(game.sheet(0).development, 1);
}

#[test]
fn a_monk_symbol() {
    rule("joan.monk.monk-action-deed");
    let monk = Act::Deed { deed: Deed::Fourth, follower: Follower::Monk };
    let mut game = taken(Follower::Boatman);
    game.gain(MONK).bonus(0, MONK, monk);
    assert_eq!(game.sheet(0).deeds[Deed::Fourth.index()], [false, false, true]);
    let mut game = scene(2);
    game.display(&[Follower::Trader]).recruit(0, Follower::Trader).act(0, monk);
    assert_eq!(game.sheet(0).deeds[Deed::Fourth.index()], [false, false, true]);
    let mut game = taken(Follower::Craftsman);
    assert!(!game.actions(0).contains(&monk));
    game.refuses_act(0, monk, "joan.deed.mark");
}
