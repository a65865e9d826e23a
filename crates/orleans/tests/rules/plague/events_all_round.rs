//! Events that act all round or at another time than phase 6.

use crate::plague::{THROW, plague, play, play_and_remove, rule};
use orleans::components::{Follower, Good, Happening, Indulgence, Place, SpaceKind, Town};
use orleans::{Ask, Lender, Move, Origin, PlagueAsk, Window};
use tabletop::Seat;

#[test]
fn sabotage() {
    rule("plague.event.sabotage");
    let mut game = plague(2);
    game.under(Happening::Sabotage)
        .lay_wheel(0, Place::Castle, SpaceKind::Farmer)
        .tile(0, Place::Well)
        .fill(0, Place::Well);
    game.stand(0, Place::Castle, SpaceKind::Boatman, Follower::Boatman);
    game.stand(0, Place::Castle, SpaceKind::Trader, Follower::Trader).until_turn_of(0);
    game.refuses(0, Move::Use(Place::Castle), "plague.event.sabotage");
    game.play(0, Move::Use(Place::Well));
    assert_eq!(game.asks(0), Some(Ask::AnyAction(Lender::Well { borrowed: false })));
    game.refuses(0, Move::Use(Place::Castle), "plague.event.sabotage");
    assert!(game.offers(0, Move::Use(Place::University)));
}

#[test]
fn closing_day() {
    rule("plague.event.closing-day");
    rule("plague.event.closing-day-lost");
    let card = Indulgence::OneGrain;
    let mut game = plague(2);
    game.under(Happening::ClosingDay)
        .give_goods(0, Good::Grain, 1)
        .give_cards(0, &[card, Indulgence::PilgrimageToLeMans]);
    game.lay_cards(&[Indulgence::OneWool], &[]).fill(0, Place::Infirmary).until_turn_of(0);
    game.refuses(0, play(card), "plague.event.closing-day");
    game.play(0, Move::Use(Place::Infirmary)).play(0, crate::plague::take(Indulgence::OneWool));
    assert_eq!(game.cards_of(0).len(), 3, "cards can be taken");
    assert_ne!(game.asks(0), Some(Ask::Free(Window::AfterAction)));
    // What is met now cannot be used later.
    let mut game = plague(2);
    game.under(Happening::ClosingDay).give_cards(0, &[Indulgence::SecondGearWheel]).tile(0, Place::Laboratory);
    game.mat_mut(0).wheels = [0, 1, 0];
    game.use_place(Place::Laboratory);
    game.next_round();
    game.under(Happening::VictoryOverPlague).use_place(Place::Laboratory);
    assert!(!game.offers(0, play(Indulgence::SecondGearWheel)), "the second was gained on Closing Day");
}

#[test]
fn curfew() {
    rule("plague.event.curfew");
    rule("plague.event.curfew-others");
    let places = [Place::Ship, Place::Wagon, Place::HorseWagon, Place::StageCoach];
    let mut game = plague(2);
    game.under(Happening::Curfew).set_coins(0, 30).set_merchant(0, Town::Blois);
    for place in places {
        if !game.mat(0).places.contains(place) {
            game.tile(0, place);
        }
        game.fill(0, place);
    }
    for place in [Place::Court, Place::EpiscopalSeeOfTours, Place::BourgeoisHouse, Place::Well] {
        game.tile(0, place).fill(0, place);
    }
    game.until_turn_of(0);
    for place in places {
        game.refuses(0, Move::Use(place), "plague.event.curfew");
    }
    for place in [Place::Court, Place::EpiscopalSeeOfTours] {
        game.refuses(0, Move::Use(place), "plague.event.curfew-others");
    }
    let mut lent = game.fork();
    lent.play(0, Move::Use(Place::Well)).refuses(0, Move::Use(Place::Court), "plague.event.curfew-others");
    game.play(0, Move::Use(Place::BourgeoisHouse));
    assert!(game.offers(0, Move::Coin) && !game.offers(0, Move::SetOut), "the other choices stay");
}

#[test]
fn peasant_uprising() {
    rule("plague.event.peasant-uprising");
    let mut game = plague(2);
    game.under(Happening::PeasantUprising).set_market(0, [Follower::Farmer; 3]).tile(0, Place::MedicinalSpring);
    game.tile(0, Place::Theatre);
    let put = |place, space| Move::Put { follower: Follower::Farmer, place, space, from: Origin::Market };
    assert!(game.offers(0, put(Place::Scriptorium, SpaceKind::Knight)));
    assert!(!game.offers(0, put(Place::Infirmary, SpaceKind::Monk)), "but not on monk spaces");
    game.refuses(0, put(Place::MedicinalSpring, SpaceKind::PlagueDoctor), "plague.tile.medicinal-spring-activation");
    game.refuses(0, put(Place::Theatre, SpaceKind::Knight), "places.theatre.slots");
    game.play(0, put(Place::Scriptorium, SpaceKind::Knight)).play(0, put(Place::Castle, SpaceKind::Farmer));
    game.refuses(0, put(Place::Scriptorium, SpaceKind::Knight), "base.planning.one-per-space");
    game.until(|state| state.table.round == 3);
    assert_eq!(
        (game.standing(0, Place::Scriptorium), game.standing(0, Place::Castle)),
        (vec![], vec![Follower::Farmer])
    );
    assert_eq!(game.player(0).bag.count(Follower::Farmer), 1, "who stands rightly stays");
}

#[test]
fn wake() {
    rule("plague.event.wake");
    rule("plague.event.wake-not-removal");
    let mut game = plague(2);
    game.under(Happening::Wake).set_market(0, []).infect(0, 6).give_cards(0, &[Indulgence::ThreeCoins]);
    let in_bag = game.plagued(0).in_bag;
    let mut card = game.fork();
    game.until(|state| matches!(state.asked_now(), Some((_, Ask::Plague(_)))));
    assert_eq!(
        (game.state.table.round, game.asks(0)),
        (3, Some(Ask::Plague(PlagueAsk::Reduce))),
        "nobody throws any in phase 6"
    );
    assert_eq!(game.plagued(0).in_bag, in_bag + 2, "the corpses of the tile come");
    game.play(0, THROW);
    assert_eq!(game.plagued(0).on_market, 5);
    card.until_turn_of(0).play(0, play_and_remove(Indulgence::ThreeCoins));
    assert_eq!(card.plagued(0).on_market, 0, "to the supply they may go");
}

#[test]
fn quarantine() {
    rule("plague.event.quarantine");
    rule("plague.event.quarantine-placed");
    let mut game = plague(2);
    game.under(Happening::Quarantine);
    let put = Move::Put {
        follower: Follower::PlagueDoctor,
        place: Place::Castle,
        space: SpaceKind::Farmer,
        from: Origin::Home,
    };
    game.refuses(0, put, "plague.event.quarantine");
    game.doctor_at(0, Place::Monastery, SpaceKind::Scholar).stand(
        0,
        Place::Monastery,
        SpaceKind::Trader,
        Follower::Trader,
    );
    game.tile(0, Place::Well).fill(0, Place::Well).tile(1, Place::Church).fill(1, Place::Church).until_turn_of(0);
    game.refuses(0, Move::Use(Place::Monastery), "plague.event.quarantine-placed");
    let mut lent = game.fork();
    lent.play(0, Move::Use(Place::Well)).refuses(0, Move::Use(Place::Monastery), "plague.event.quarantine-placed");
    game.next_round();
    assert!(game.doctor_is_out(0), "he stays there until a later round");
    game.under(Happening::VictoryOverPlague).until_turn_of(0);
    assert!(game.offers(0, Move::Use(Place::Monastery)));
    // A foreign Church cannot use it either.
    let mut game = plague(2);
    game.under(Happening::Quarantine).tile(0, Place::Church).fill(0, Place::Church).tile(1, Place::Library);
    game.stand(1, Place::Library, SpaceKind::Knight, Follower::Knight).doctor_at(1, Place::Library, SpaceKind::Scholar);
    game.tile(1, Place::Hayrick).fill(1, Place::Hayrick).until_turn_of(0).play(0, Move::Use(Place::Church));
    game.refuses(0, Move::Borrow { owner: Seat(1), place: Place::Library }, "plague.event.quarantine-placed");
}
