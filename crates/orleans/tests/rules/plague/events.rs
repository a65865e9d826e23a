//! The events of the tiles that act in phase 6.

use crate::plague::{DRAW, RETURN, Scene, plague, play, rule};
use orleans::components::{
    By, Follower, Good, Happening, Indulgence, Kind, Letter, Place, SpaceKind, Town, Track, components,
};
use orleans::state::Wheel;
use orleans::{Ask, Event, HappeningAsk, Move, PlagueAsk, PlagueEvent};
use tabletop::{Game, Seat};

/// The event comes, with what was arranged; seat 0 is the start player.
fn under(event: Happening, arrange: impl Fn(&mut Scene)) -> Scene {
    let mut game = plague(2);
    game.under(event);
    arrange(&mut game);
    game.befall();
    game
}

#[test]
fn timing_and_order() {
    rule("plague.event.timing");
    rule("plague.event.order");
    let special = components().plague.tiles.iter().filter(|tile| tile.special).map(|tile| tile.event);
    let wanted = [
        Happening::Sabotage,
        Happening::ClosingDay,
        Happening::Curfew,
        Happening::PeasantUprising,
        Happening::Wake,
        Happening::Quarantine,
    ];
    assert_eq!(special.collect::<Vec<_>>(), wanted);
    let mut game = plague(3);
    game.under(Happening::Training).state.table.start_player = Seat(1);
    (0..3).for_each(|seat| _ = game.set_coins(seat, 9));
    game.befall();
    for seat in [1, 2, 0] {
        assert_eq!(game.asks(seat), Some(Ask::Happening(HappeningAsk::Training)), "clockwise from the start player");
        game.play(seat, Move::Develop);
    }
    // Torture is over before the next one.
    let mut game = plague(2);
    (0..2).for_each(|seat| _ = game.set_coins(seat, 0).set_development(seat, 4));
    game.under(Happening::DevelopmentTax).befall();
    assert_eq!((game.asks(0), game.asks(1)), (Some(Ask::Torture { owed: 2 }), None));
}

#[test]
fn torture_for_what_is_missing() {
    rule("plague.event.torture");
    rule("plague.event.development-tax");
    let tax = |coins: u16, status: u8| {
        under(Happening::DevelopmentTax, |game| {
            _ = game.set_coins(0, coins).set_coins(1, 9).set_development(0, [0, 4, 9, 15][usize::from(status) - 1]);
        })
    };
    assert_eq!(tax(9, 3).coins(0), 6, "1 coin per point of status");
    let game = tax(1, 3);
    assert_eq!((game.coins(0), game.asks(0)), (0, Some(Ask::Torture { owed: 2 })), "all they have, then torture");
    let game = under(Happening::DevelopmentTax, |game| _ = game.tile(0, Place::Cathedral));
    assert_eq!(game.coins(0), 5 - 2, "a Cathedral is taxed");
    // Nothing acceptable left: the rest lapses.
    let game = under(Happening::DevelopmentTax, |game| {
        game.set_coins(0, 0).set_bag(0, []).mat_mut(0).stations_left = 0;
    });
    assert!(game.log.contains(&Event::Released(Seat(0))));
}

#[test]
fn offers_need_coins() {
    rule("plague.event.offers-need-coins");
    let offers = [
        Happening::Training,
        Happening::Consolation,
        Happening::Indulgence,
        Happening::BonVoyage,
        Happening::GraveGoods,
    ];
    for event in offers {
        let asked = |coins: u16| {
            let game = under(event, |game| _ = game.set_coins(0, coins).infect(0, 1));
            matches!(
                game.asks(0),
                Some(Ask::Happening(_) | Ask::Plague(PlagueAsk::Consolation | PlagueAsk::GraveGoods))
            )
        };
        assert!(asked(2) && !asked(1), "{event}");
        let mut game = under(event, |game| _ = game.set_coins(0, 2).infect(0, 1));
        game.play(0, Move::Decline);
        assert_eq!(game.coins(0), 2, "{event}");
    }
}

#[test]
fn outbreak_and_victory() {
    rule("plague.event.outbreak-doctor");
    rule("plague.event.outbreak-corpse");
    rule("plague.event.victory");
    let game = under(Happening::Outbreak, |_| ());
    assert_eq!([0, 1].map(|seat| game.plagued(seat).on_market), [1, 1]);
    assert_eq!(game.asks(0), Some(Ask::Plague(PlagueAsk::AllOrNone)), "it may go into the bag right away");
    assert!(game.log.contains(&Event::Plague(PlagueEvent::DoctorCame(Seat(1)))));
    let game = under(Happening::Outbreak, |game| _ = game.set_market(0, [Follower::Farmer; 8]));
    assert_eq!([0, 1].map(|seat| game.plagued(seat).on_market), [0, 1], "a full Market gets none");
    let before = plague(2);
    let mut game = plague(2);
    game.under(Happening::VictoryOverPlague).until(|state| state.table.round == 3);
    assert_eq!(
        (game.coins(0), game.mat(0).n_goods(), game.on_table().supply),
        (before.coins(0), 0, before.on_table().supply)
    );
}

#[test]
fn training_and_income() {
    rule("plague.event.training");
    rule("plague.event.income");
    rule("plague.event.trading-day");
    let mut game = under(Happening::Training, |_| ());
    game.play(0, Move::Advance(Track::Boatmen));
    assert_eq!(
        (game.track(0, Track::Boatmen), game.coins(0), game.player(0).bag.total()),
        (1, 5 - 2 + 2, 0),
        "no follower"
    );
    let mut card =
        under(Happening::Training, |game| _ = game.set_development(0, 8).give_cards(0, &[Indulgence::StatusThree]));
    card.play(0, Move::Develop);
    assert!(card.offers(0, play(Indulgence::StatusThree)), "the step can meet a condition");
    let game = under(Happening::Income, |game| _ = game.set_development(0, 9));
    assert_eq!((game.coins(0), game.coins(1)), (5 + 6, 5 + 2));
    let game = under(Happening::TradingDay, |game| _ = game.station(0, Town::Blois).station(0, Town::Tours));
    assert_eq!((game.coins(0), game.coins(1)), (7, 5));
}

#[test]
fn harvest() {
    rule("plague.event.harvest");
    rule("plague.event.harvest-torture");
    let mut game = under(Happening::Harvest, |game| _ = game.give_goods(0, Good::Wine, 1).give_goods(0, Good::Wool, 1));
    assert_eq!(game.options(0), [Move::Feed(Good::Wine), Move::PayCoins(5)], "as they choose");
    game.refuses(0, Move::Feed(Good::Wool), "plague.event.harvest");
    let stock = game.state.table.goods[Good::Wine.index()];
    game.play(0, Move::Feed(Good::Wine));
    assert_eq!((game.coins(0), game.state.table.goods[Good::Wine.index()]), (5, stock + 1));
    assert!(!matches!(game.asks(0), Some(Ask::Harvest { .. })), "one item is all");
    let game = under(Happening::Harvest, |game| _ = game.give_goods(0, Good::Grain, 1).set_coins(0, 4));
    assert_eq!(game.options(0), [Move::Feed(Good::Grain)], "food before torture");
    let game = under(Happening::Harvest, |game| _ = game.set_coins(0, 3));
    assert_eq!((game.coins(0), game.asks(0)), (0, Some(Ask::Torture { owed: 2 })));
}

#[test]
fn consolation() {
    rule("plague.event.consolation");
    rule("plague.event.consolation-unusable");
    let pile = [Indulgence::OneBrocade];
    let mut game = under(Happening::Consolation, |game| _ = game.lay_cards(&[Indulgence::TenCoins], &pile));
    assert_eq!(game.options(0), [DRAW, Move::Decline]);
    game.refuses(0, crate::plague::take(Indulgence::TenCoins), "plague.event.consolation");
    game.play(0, DRAW);
    assert_eq!((game.coins(0), game.cards_of(0)), (3, pile.to_vec()));
    assert_ne!(game.asks(1), Some(Ask::Plague(PlagueAsk::Consolation)), "the pile is empty");
    let mut swapped = 0;
    for n in 0..12 {
        let mut game = under(Happening::Consolation, |game| {
            game.set_development(0, 22).lay_cards(&[], &[Indulgence::StatusFive, Indulgence::OneBrocade]);
        });
        game.state.secret.rng = tabletop::Rng::new(tabletop::Seed::of_series(n, 4));
        game.play(0, DRAW);
        assert_eq!((game.cards_of(0), game.coins(0)), (vec![Indulgence::OneBrocade], 3));
        swapped += game.on_table().display.len();
    }
    assert!(swapped > 0);
}

#[test]
fn indulgence_and_bon_voyage() {
    rule("plague.event.indulgence");
    rule("plague.event.bon-voyage");
    let mut game = under(Happening::Indulgence, |_| ());
    game.refuses(0, Move::Recruit(Kind::Monk), "events.indulgence.buy");
    let supply = game.state.table.followers[Kind::Knight.index()];
    game.play(0, Move::Recruit(Kind::Knight));
    assert_eq!(game.state.table.followers[Kind::Knight.index()], supply - 1);
    assert_eq!((game.coins(0), game.track(0, Track::Knights), game.player(0).bag.count(Follower::Knight)), (3, 0, 1));
    let (a, b) = (Town::Orleans, Town::Blois);
    let mut game =
        under(Happening::BonVoyage, |game| _ = game.set_merchant(0, a).lay_goods(a, b, By::Water, &[Good::Wine]));
    game.play(0, Move::Travel { to: b, by: By::Water, take: Some(Good::Wine) });
    assert_eq!((game.coins(0), game.mat(0).merchant, game.goods(0, Good::Wine)), (3, b, 1));
    assert_eq!(game.asks(1), Some(Ask::Happening(HappeningAsk::BonVoyage)));
}

#[test]
fn exorcism() {
    rule("plague.event.exorcism");
    let game = under(Happening::Exorcism, |game| {
        _ = game.lay_cards(&[Indulgence::TenCoins], &[Indulgence::OneBrocade, Indulgence::ThreeWine])
    });
    assert_eq!((game.on_table().display.len(), game.on_table().pile), (2, 1), "one in all");
    let display = [Indulgence::TenCoins, Indulgence::FiveGrain];
    let game = under(Happening::Exorcism, |game| _ = game.lay_cards(&display, &[Indulgence::OneBrocade]));
    assert_eq!((game.on_table().display.len(), game.on_table().pile), (3, 0), "one more than the usual two");
    let game = under(Happening::Exorcism, |game| _ = game.lay_cards(&[Indulgence::TenCoins], &[]));
    assert_eq!(game.on_table().display.len(), 1);
}

#[test]
fn malfunction_goods_tax_and_retraining() {
    rule("plague.event.malfunction");
    rule("plague.event.goods-tax");
    rule("plague.event.retraining");
    let mut game = under(Happening::Malfunction, |game| {
        game.mat_mut(0).wheels = [0, 1, 0];
        game.lay_wheel(0, Place::Castle, SpaceKind::Farmer);
    });
    assert_eq!(game.options(0), [Move::GiveWheel(Wheel::Later), Move::GivePlacedWheel(Place::Castle)]);
    let gears = game.state.table.gears;
    game.play(0, Move::GivePlacedWheel(Place::Castle));
    assert_eq!(game.state.table.gears, gears + 1, "back to the supply");
    assert!(!matches!(game.asks(1), Some(Ask::Happening(_))), "who has none is unaffected");
    for (goods, paid) in [(2, 0), (3, 1), (5, 1), (6, 2)] {
        let game = under(Happening::GoodsTax, |game| _ = game.give_goods(0, Good::Grain, goods));
        assert_eq!(game.coins(0), 5 - paid, "{goods}");
    }
    let mut game = under(Happening::Retraining, |game| {
        _ = game.give_goods(0, Good::Wine, 1).give_cards(0, &[Indulgence::StatusThree]).set_development(0, 8)
    });
    assert_eq!(game.options(0), [Move::GiveGood(Good::Wine), Move::PayCoins(3)]);
    let mut pays = game.fork();
    pays.play(0, Move::PayCoins(3));
    assert_eq!((pays.coins(0), pays.mat(0).development), (2, 8));
    game.play(0, Move::GiveGood(Good::Wine));
    assert_eq!(game.mat(0).development, 8 + components().counts.goods_points[Good::Wine.index()]);
    assert!(game.offers(0, play(Indulgence::StatusThree)));
}

#[test]
fn grave_goods() {
    rule("plague.event.grave-goods");
    let mut game = under(Happening::GraveGoods, |game| _ = game.set_coins(0, 5).infect(0, 3));
    let supply = game.on_table().supply;
    game.play(0, RETURN).play(0, RETURN);
    assert_eq!(
        (game.coins(0), game.plagued(0).on_market, game.on_table().supply + 2 * 2),
        (1, 1, supply + 2),
        "2 for each; the tile brings 2 for both"
    );
    assert_ne!(game.asks(0), Some(Ask::Plague(PlagueAsk::GraveGoods)), "no more coins");
}

#[test]
fn arson() {
    rule("plague.event.arson");
    rule("plague.event.arson-contents");
    let mut game = under(Happening::Arson, |game| {
        game.tile(0, Place::Library).tile(0, Place::Port).stand(0, Place::Library, SpaceKind::Knight, Follower::Knight);
        game.doctor_at(0, Place::Library, SpaceKind::Scholar);
    });
    assert_eq!(game.options(0), [Move::GiveTile(Place::Library), Move::GiveTile(Place::Port)]);
    game.refuses(0, Move::GiveTile(Place::Castle), "plague.event.arson");
    game.play(0, Move::GiveTile(Place::Library));
    assert_eq!(game.player(0).bag.count(Follower::Knight), 1);
    assert!(!game.doctor_is_out(0) && !game.mat(0).places.contains(Place::Library));
    assert!(!game.state.table.tiles.contains(Place::Library), "out of the game");
    assert_ne!(game.asks(1), Some(Ask::Happening(HappeningAsk::Arson)), "who has none is unaffected");
    // The corpse of a Cemetery lies on the Market again, or is gone where there is no room.
    for (market, on_market) in [(0, 1), (8, 0)] {
        let mut game = under(Happening::Arson, |game| _ = game.bury(0).set_market(0, vec![Follower::Farmer; market]));
        let supply = game.on_table().supply;
        game.play(0, Move::GiveTile(Place::Cemetery));
        assert_eq!((game.plagued(0).on_market, game.plagued(0).on_cemetery), (on_market, false));
        let handed_out = 2;
        assert_eq!(game.on_table().supply, supply + 1 - on_market - handed_out, "one for each from the tile");
    }
}

#[test]
fn fast_travel() {
    rule("plague.event.fast-travel");
    let (a, b) = (Town::Orleans, Town::Blois);
    let mut game =
        under(Happening::FastTravel, |game| _ = game.set_merchant(0, a).lay_goods(a, b, By::Water, &[Good::Wine]));
    let go = |take| Move::Travel { to: b, by: By::Water, take };
    game.refuses(0, go(Some(Good::Wine)), "plague.event.fast-travel");
    assert!(game.offers(0, Move::Decline), "nobody must");
    game.play(0, go(None));
    assert_eq!((game.mat(0).n_goods(), game.coins(0)), (0, 5), "no goods, no fare");
    let ways: Vec<By> = game
        .options(0)
        .into_iter()
        .filter_map(|mv| match mv {
            Move::Travel { by, .. } => Some(by),
            _ => None,
        })
        .collect();
    assert!(ways.contains(&By::Road) && ways.contains(&By::Water), "in any mix");
    game.play(0, game.fork().options(0)[0]);
    assert_ne!(game.asks(0), Some(Ask::Happening(HappeningAsk::QuickTravel { left: 0 })));
    assert!(!matches!(game.asks(0), Some(Ask::Happening(_))), "two towns at most");
    assert_eq!(components().plague.tiles.iter().filter(|tile| tile.letter == Some(Letter::D)).count(), 6);
    assert!(game.state.outcome().is_none());
}
