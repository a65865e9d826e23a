//! When Indulgence cards are played.

use crate::plague::{Scene, plague, play, play_and_remove, rule, take, with_orders};
use orleans::components::{
    By, Follower, Good, Happening, Indulgence, OrderId, Place, SpaceKind, Town, Track, components,
};
use orleans::{Ask, Event, Move, OrdersAsk, OrdersMove, PlagueEvent, Window};
use tabletop::{Game, Seat, Viewer};

/// A town at the other end of a road.
fn neighbour(town: Town) -> Town {
    let road = components().routes.iter().find(|route| route.by == By::Road && [route.a, route.b].contains(&town));
    road.expect("a road").other_end(town)
}

/// Seat 0 travels by road to this town, holding these cards.
fn travels(to: Town, cards: &[Indulgence]) -> Scene {
    let mut game = plague(2);
    game.set_merchant(0, neighbour(to)).give_cards(0, cards).use_place(Place::Wagon);
    game.play(0, Move::Travel { to, by: By::Road, take: None });
    game
}

const AFTER_ACTION: Option<Ask> = Some(Ask::Free(Window::AfterAction));
const AFTER_EVENT: Option<Ask> = Some(Ask::Free(Window::AfterEvent));

#[test]
fn right_when_the_condition_is_met() {
    rule("plague.indulgence.play");
    rule("plague.indulgence.active");
    rule("plague.indulgence.voluntary");
    let card = Indulgence::PilgrimageToVierzon;
    let mut game = travels(Town::Vierzon, &[card, Indulgence::OneWool]);
    assert_eq!(game.asks(0), AFTER_ACTION);
    assert_eq!(game.options(0), [play(card), Move::Decline]);
    let mut declined = game.fork();
    game.play(0, play(card));
    assert!(game.plagued(0).played.contains(card) && game.cards_of(0) == [Indulgence::OneWool]);
    assert!(game.log.contains(&Event::Plague(PlagueEvent::Played(Seat(0), card))));
    let points = i32::from(components().plague.indulgences[card.index()].points);
    let sheet = orleans::score::sheet(&game.state, Seat(0));
    assert!(sheet.lines.iter().any(|line| line.source == "indulgences" && line.points == points));
    // Lost afterwards: being there is only a state.
    declined.play(0, Move::Decline).until_turn_of(0);
    declined.refuses(0, play(card), "plague.indulgence.active");
    let mut there = plague(2);
    there.set_merchant(0, Town::Vierzon).give_cards(0, &[card]).until_turn_of(0);
    there.refuses(0, play(card), "plague.indulgence.active");
    there.refuses(0, play(Indulgence::OneGrain), "plague.infirmary.hidden");
}

/// That somebody is asked betrays no card: it hangs on what all have seen.
#[test]
fn nobody_is_betrayed() {
    rule("plague.indulgence.voluntary");
    let other = travels(Town::Vierzon, &[Indulgence::OneWool]);
    assert_eq!((other.asks(0), other.options(0)), (AFTER_ACTION, vec![Move::Decline]));
    assert_ne!(travels(Town::Vierzon, &[]).asks(0), AFTER_ACTION, "who holds no card is not asked");
    assert_ne!(travels(Town::Bourges, &[Indulgence::OneWool]).asks(0), AFTER_ACTION, "nothing was met");
}

#[test]
fn numbers_are_reached_from_below() {
    rule("plague.indulgence.threshold");
    let card = Indulgence::SecondGearWheel;
    let gain = |wheels: u8| {
        let mut game = plague(2);
        game.mat_mut(0).wheels = [0, wheels, 0];
        game.give_cards(0, &[card]).tile(0, Place::Laboratory).use_place(Place::Laboratory);
        game.offers(0, play(card))
    };
    assert_eq!([0, 1, 2].map(gain), [false, true, false]);
    // Who lost a piece and regains it crosses the line again.
    let mut game = plague(2);
    game.mat_mut(0).wheels = [0, 2, 0];
    game.give_cards(0, &[card]).tile(0, Place::Laboratory).under(Happening::Malfunction).befall();
    game.play(0, Move::GiveWheel(orleans::state::Wheel::Later)).next_round();
    game.under(Happening::VictoryOverPlague).use_place(Place::Laboratory);
    assert!(game.offers(0, play(card)));
}

#[test]
fn happenings_may_repeat() {
    rule("plague.indulgence.repeatable-event");
    // A track was finished before; another one is finished now.
    let mut game = plague(2);
    game.set_track(0, Track::Knights, 5).set_track(0, Track::Scholars, 4).give_cards(0, &[Indulgence::TrackEnd]);
    game.use_place(Place::University);
    assert!(game.offers(0, play(Indulgence::TrackEnd)));
    // The merchant was there before and comes back.
    let mut game = travels(Town::LeMans, &[Indulgence::PilgrimageToLeMans]);
    game.play(0, Move::Decline).until_turn_of(0);
    assert!(!game.offers(0, play(Indulgence::PilgrimageToLeMans)));
    let mut again = travels(Town::LeMans, &[Indulgence::PilgrimageToLeMans]);
    assert!(again.offers(0, play(Indulgence::PilgrimageToLeMans)));
    again.play(0, play(Indulgence::PilgrimageToLeMans));
}

#[test]
fn in_the_own_turn() {
    rule("plague.indulgence.own-turn");
    rule("plague.indulgence.passing-turn");
    let card = Indulgence::OneGrain;
    let mut game = plague(2);
    game.give_goods(0, Good::Grain, 1).give_goods(1, Good::Grain, 1).give_cards(0, &[card]).give_cards(1, &[card]);
    game.fill(0, Place::Castle);
    game.refuses(0, play(card), "plague.indulgence.own-turn");
    game.until_turn_of(0);
    game.refuses(1, play(card), "base.round.turn-order");
    let mut first = game.fork();
    first.play(0, play(card));
    assert!(first.offers(0, Move::Use(Place::Castle)), "before the action, and it costs none");
    game.play(0, Move::Use(Place::Castle)).until_turn_of(0);
    game.play(0, play(card));
    assert_eq!(game.asks(0), Some(Ask::Action), "after it, before passing");
    let met = travels(Town::Vierzon, &[Indulgence::PilgrimageToVierzon]);
    let right_after = (met.asks(0), met.offers(0, play(Indulgence::PilgrimageToVierzon)));
    assert_eq!(right_after, (AFTER_ACTION, true), "after the action that has met the condition");
    let mut passed = first.fork();
    passed.give_goods(0, Good::Grain, 1).give_cards(0, &[card]).play(0, Move::Pass);
    assert_eq!(passed.asks(1), Some(Ask::Action));
    passed.refuses(0, play(card), "base.actions.pass-is-final");
}

#[test]
fn after_an_order() {
    rule("plague.indulgence.with-order");
    let mut game = with_orders(2);
    let order = OrderId(0);
    let facts = &components().trade.orders[0];
    game.state.table.modules.orders.face_up = [Some(order), None, None, None, None];
    for &good in Good::ALL {
        game.give_goods(0, good, facts.goods[good.index()]);
    }
    game.give_goods(0, Good::Grain, 1).set_merchant(0, facts.town).give_cards(0, &[Indulgence::OneGrain]);
    game.fill(0, Place::Scriptorium).until_turn_of(0).play(0, Move::Use(Place::Scriptorium));
    assert_eq!(game.asks(0), Some(Ask::Orders(OrdersAsk::Deliver)));
    game.play(0, Move::Orders(OrdersMove::Deliver(order)));
    assert!(game.mat(0).passed);
    assert_eq!(game.asks(0), AFTER_ACTION);
    game.play(0, play(Indulgence::OneGrain));
    assert_eq!(game.plagued(0).played.len(), 1);
}

#[test]
fn in_the_own_event() {
    rule("plague.indulgence.in-event");
    rule("plague.indulgence.in-event-no-gifts");
    let mut game = plague(2);
    game.set_track(0, Track::Farmers, 4)
        .give_cards(0, &[Indulgence::WineSpace, Indulgence::ThreeCoins])
        .set_coins(0, 9);
    game.give_cards(1, &[Indulgence::WineSpace]).under(Happening::Training).befall();
    game.play(0, Move::Advance(Track::Farmers));
    assert_eq!((game.asks(0), game.options(0)), (AFTER_EVENT, vec![play(Indulgence::WineSpace), Move::Decline]));
    game.refuses(0, play(Indulgence::ThreeCoins), "plague.indulgence.in-event-no-gifts");
    game.play(0, play(Indulgence::WineSpace));
    assert!(game.plagued(0).played.contains(Indulgence::WineSpace));
    game.play(1, Move::Decline);
    assert_ne!(game.asks(1), AFTER_EVENT, "only the own part of the event counts");
    // What an event takes is no donation.
    let mut game = plague(2);
    game.give_goods(0, Good::Grain, 1).give_cards(0, &[Indulgence::OneGrain]).under(Happening::Harvest).befall();
    game.play(0, Move::Feed(Good::Grain));
    assert!(game.plagued(0).played.is_empty() && game.asks(0) != AFTER_EVENT);
}

#[test]
fn not_by_others() {
    rule("plague.indulgence.not-by-others");
    let card = Indulgence::PilgrimageToEtampes;
    let to = Town::Etampes;
    let mut game = plague(2);
    game.set_merchant(1, neighbour(to)).give_cards(1, &[card]).tile(0, Place::Court).use_place(Place::Court);
    game.play(0, Move::Displace { victim: Seat(1), to, by: By::Road, take: None });
    assert_eq!(game.asks(1), Some(Ask::Action), "no window for who was moved");
    game.refuses(1, play(card), "plague.indulgence.active");
    // Nor does it meet a card of who moved another merchant.
    let mut game = plague(2);
    game.set_merchant(1, neighbour(to)).give_cards(0, &[card]).tile(0, Place::Court).use_place(Place::Court);
    game.play(0, Move::Displace { victim: Seat(1), to, by: By::Road, take: None });
    assert_ne!(game.asks(0), AFTER_ACTION);
    // Nor does the event of another player meet it.
    let mut game = plague(2);
    game.set_track(0, Track::Farmers, 4).give_cards(0, &[Indulgence::OneWool]).give_cards(1, &[Indulgence::WineSpace]);
    game.under(Happening::Training).befall().play(0, Move::Advance(Track::Farmers));
    assert_eq!(game.asks(0), AFTER_EVENT);
    game.play(0, Move::Decline).play(1, Move::Decline);
    assert_ne!(game.asks(1), AFTER_EVENT);
    // The citizen for the most stations comes when all is over.
    let mut game = plague(2);
    game.station(0, Town::Blois).give_cards(0, &[Indulgence::SecondCitizen]).state.table.round = 18;
    game.mat_mut(0).citizens = 1;
    game.until(|state| state.asked_now().is_none());
    assert_eq!((game.mat(0).citizens, game.plagued(0).played.len()), (2, 0));
    assert!(game.state.outcome().is_some());
}

#[test]
fn several_at_once() {
    rule("plague.indulgence.several");
    rule("plague.indulgence.without-corpses");
    let cards = [Indulgence::BuildInTours, Indulgence::FifthStation];
    let mut game = plague(2);
    game.mat_mut(0).on_tiles.road = 4;
    game.mat_mut(0).stations_left = 6;
    game.set_merchant(0, Town::Tours).give_cards(0, &cards).use_place(Place::Guildhall);
    assert_eq!(game.options(0), [play(cards[0]), play(cards[1]), Move::Decline]);
    game.play(0, play(cards[0])).play(0, play(cards[1]));
    assert_eq!(game.plagued(0).played.len(), 2, "without a corpse on the Market, too");
    // A gift serves one card.
    let cards = [Indulgence::ThreeCoins, Indulgence::FiveCoins];
    let mut game = plague(2);
    game.set_coins(0, 7).give_cards(0, &cards).infect(0, 1).until_turn_of(0);
    game.play(0, play_and_remove(Indulgence::FiveCoins));
    game.refuses(0, play(Indulgence::ThreeCoins), "plague.card.donate-coins");
}

#[test]
fn newly_taken() {
    rule("plague.indulgence.newly-taken");
    let mut game = plague(2);
    game.lay_cards(&[Indulgence::OneBrocade], &[]).give_goods(0, Good::Brocade, 1).use_place(Place::Infirmary);
    game.play(0, take(Indulgence::OneBrocade));
    assert_eq!(game.asks(0), AFTER_ACTION, "in the same turn");
    game.play(0, play(Indulgence::OneBrocade));
    assert_eq!(game.plagued(0).played.len(), 1);
    // What was met before the card was taken does not count.
    let mut game = plague(2);
    game.lay_cards(&[Indulgence::DeedCitizen], &[]).use_place(Place::Infirmary);
    game.on_table_mut().met.insert(Indulgence::DeedCitizen);
    game.play(0, take(Indulgence::DeedCitizen));
    assert!(!game.offers(0, play(Indulgence::DeedCitizen)));
}

#[test]
fn unfulfillable_cards_are_kept() {
    rule("plague.indulgence.unfulfillable");
    let card = Indulgence::BuildInBlois;
    let mut game = plague(2);
    game.station(1, Town::Blois)
        .set_merchant(0, Town::Blois)
        .give_cards(0, &[card])
        .fill(0, Place::Guildhall)
        .until_turn_of(0);
    game.refuses(0, Move::Use(Place::Guildhall), "base.guildhall.one-per-town");
    assert_eq!(game.cards_of(0), [card]);
    let sheet = orleans::score::sheet(&game.state, Seat(0));
    assert!(sheet.lines.iter().all(|line| line.source != "indulgences"), "it scores nothing");
    game.mat_mut(1).stations.remove(Town::Blois);
    game.play(0, Move::Use(Place::Guildhall)).play(0, play(card));
    assert!(game.plagued(0).played.contains(card), "possible again");
}

#[test]
fn two_monks_while_planning() {
    rule("plague.card.two-monks");
    rule("plague.card.two-monks-window");
    let card = Indulgence::TwoMonks;
    let draws = |market: &[Follower], bag: &[Follower]| {
        let mut game = plague(2);
        game.set_market(0, market.iter().copied()).set_bag(0, bag.iter().copied()).set_bag(1, []).infect(0, 2);
        game.give_cards(0, &[card]);
        game.until(|state| matches!(state.asked_of(Seat(0)), Some(Ask::Followers { .. })));
        game.play(0, Move::Draw(bag.len() as u8)).until(|state| matches!(state.asked_now(), Some((_, Ask::Plan))));
        game
    };
    let mut game = draws(&[Follower::Monk], &[Follower::Monk]);
    assert!(game.offers(0, play(card)) && game.offers(0, play_and_remove(card)));
    assert!(!draws(&[Follower::Monk; 2], &[Follower::Monk]).offers(0, play(card)), "two were there before");
    assert!(!draws(&[Follower::Monk], &[Follower::Knight]).offers(0, play(card)), "one is not enough");
    assert!(draws(&[], &[Follower::Monk; 2]).offers(0, play(card)));
    // Both must lie there.
    let mut away = game.fork();
    away.plan(0, Follower::Monk, Place::Infirmary, SpaceKind::Monk);
    away.refuses(0, play(card), "plague.card.two-monks-window");
    // It is shown with the plans.
    game.play(0, play_and_remove(card));
    assert!(game.plagued(0).played.is_empty() && game.plagued(0).on_market == 2);
    let announced = Event::Plague(PlagueEvent::Announced(Seat(0)));
    assert!(game.log.contains(&announced));
    assert_eq!(announced.seen_by(Viewer::Seat(Seat(1))), None, "until then nobody else hears of it");
    game.refuses(0, play(card), "plague.card.two-monks-window");
    game.until(|state| !matches!(state.asked_now(), Some((_, Ask::Plan))));
    assert!(game.plagued(0).played.contains(card));
    assert_eq!(game.plagued(0).on_market, 0);
    // After planning the moment is over, unless a Statue brings monks in the own turn.
    let mut late = draws(&[], &[Follower::Monk; 2]);
    late.until_turn_of(0).refuses(0, play(card), "plague.card.two-monks-window");
    let mut statue = plague(2);
    statue.set_market(0, [Follower::Monk]).tile(0, Place::Statue).give_cards(0, &[card]).use_place(Place::Monastery);
    let mut third = statue.fork();
    statue.play(0, Move::ToMarket);
    assert!(statue.offers(0, play(card)));
    third.mat_mut(0).market.add(Follower::Monk);
    third.play(0, Move::ToMarket);
    assert!(!third.offers(0, play(card)), "a third monk reaches nothing");
    // Monks of an earlier round are not new.
    let mut lying = draws(&[], &[Follower::Monk; 2]);
    lying.next_round();
    assert_eq!(lying.mat(0).market.count(Follower::Monk), 2);
    lying.refuses(0, play(card), "plague.card.two-monks-window");
}
