//! Getting Indulgence cards.

use crate::plague::{DRAW, Scene, plague, rule, take};
use orleans::components::{Follower, Indulgence, Pile, Place, SpaceKind, components};
use orleans::{Ask, Event, Move, Origin, PlagueAsk, PlagueEvent};
use tabletop::{Game, Seat, Viewer};

/// Seat 0 uses the Infirmary, with these cards in display and pile.
fn in_infirmary(display: &[Indulgence], pile: &[Indulgence], arrange: impl Fn(&mut Scene)) -> Scene {
    let mut game = plague(2);
    game.lay_cards(display, pile);
    arrange(&mut game);
    game.use_place(Place::Infirmary);
    game
}

#[test]
fn activated_by_monk_or_doctor() {
    rule("plague.infirmary.activation");
    rule("plague.infirmary.no-gear");
    let mut game = plague(2);
    game.set_market(0, Follower::IN_HEAPS.iter().copied().take(8));
    let put = |follower, from| Move::Put { follower, place: Place::Infirmary, space: SpaceKind::Monk, from };
    assert!(game.offers(0, put(Follower::Monk, Origin::Market)));
    assert!(game.offers(0, put(Follower::PlagueDoctor, Origin::Home)));
    game.refuses(0, put(Follower::Scholar, Origin::Market), "plague.infirmary.activation");
    game.tile(0, Place::School).refuses(0, put(Follower::Scholar, Origin::Market), "plague.infirmary.activation");
    let mut idle = game.fork();
    idle.until_turn_of(0).refuses(0, Move::Use(Place::Infirmary), "base.actions.only-activated");
    game.play(0, put(Follower::PlagueDoctor, Origin::Home)).until_turn_of(0).play(0, Move::Use(Place::Infirmary));
    assert_eq!(game.asks(0), Some(Ask::Plague(PlagueAsk::Infirmary)));
    // A gear wheel lies on no single space and on no monk space.
    let mut game = plague(2);
    game.mat_mut(0).wheels = [0, 0, 1];
    game.until(|state| matches!(state.asked_of(Seat(0)), Some(Ask::Wheels)));
    let wheel =
        Move::PlaceWheel { wheel: orleans::state::Wheel::Laboratory, place: Place::Infirmary, space: SpaceKind::Monk };
    game.refuses(0, wheel, "base.tech.never-monk");
}

#[test]
fn takes_a_card() {
    rule("plague.infirmary.take-card");
    rule("plague.infirmary.refill");
    rule("plague.infirmary.display-grows");
    rule("plague.infirmary.hidden");
    let (display, pile) =
        ([Indulgence::FiveGrain, Indulgence::TenCoins], [Indulgence::OneBrocade, Indulgence::ThreeWine]);
    let mut game = in_infirmary(&display, &pile, |_| ());
    assert_eq!(game.options(0), [take(Indulgence::FiveGrain), take(Indulgence::TenCoins), DRAW]);
    game.refuses(0, take(Indulgence::OneBrocade), "plague.infirmary.take-card");
    game.refuses(0, Move::Decline, "plague.infirmary.take-card");
    let mut unseen = game.fork();
    game.play(0, take(Indulgence::TenCoins));
    assert_eq!(game.cards_of(0), [Indulgence::TenCoins]);
    assert_eq!((game.on_table().display.len(), game.on_table().pile), (2, 1), "the top card was turned up");
    assert!(game.on_table().display.contains(Indulgence::FiveGrain));
    unseen.play(0, DRAW);
    let card = unseen.cards_of(0)[0];
    assert!(pile.contains(&card));
    assert_eq!((unseen.on_table().display.len(), unseen.on_table().pile), (2, 1), "nothing is turned up for it");
    // The others see how many there are, and no more.
    let drew = Event::Plague(PlagueEvent::DrewCard(Seat(0), Some(card)));
    assert!(unseen.log.contains(&drew));
    assert_eq!(drew.seen_by(Viewer::Seat(Seat(1))), Some(Event::Plague(PlagueEvent::DrewCard(Seat(0), None))));
    let view = unseen.state.view(Viewer::Seat(Seat(1)));
    assert_eq!((view.players[0].hand, unseen.plagued(0).in_hand), (None, 1));
    assert!(unseen.state.view(Viewer::Seat(Seat(0))).players[0].hand.is_some());
    // Of three that lie there one is replaced as well.
    let three = [display[0], display[1], Indulgence::OneWool];
    let mut game = in_infirmary(&three, &pile, |_| ());
    game.play(0, take(Indulgence::TenCoins));
    assert_eq!((game.on_table().display.len(), game.on_table().pile), (3, 1));
    // There is no limit.
    let all: Vec<Indulgence> = Indulgence::ALL.iter().copied().filter(|card| *card != Indulgence::FiveGrain).collect();
    let mut game = in_infirmary(&[Indulgence::FiveGrain], &[], |game| _ = game.give_cards(0, &all));
    game.play(0, take(Indulgence::FiveGrain));
    assert_eq!(game.cards_of(0).len(), 40);
}

#[test]
fn unusable_cards_are_swapped() {
    rule("plague.infirmary.unusable-card");
    rule("plague.infirmary.swap-choice");
    rule("plague.infirmary.swap-no-card");
    rule("plague.infirmary.display-grows");
    let display = [Indulgence::FiveGrain, Indulgence::TenCoins];
    // Status 5 is reached: of the two cards that one is never kept.
    let reached = |game: &mut Scene| _ = game.set_development(0, 22);
    let mut swapped = 0;
    for n in 0..20 {
        let mut game = in_infirmary(&display, &[Indulgence::StatusFive, Indulgence::OneBrocade], reached);
        game.state.secret.rng = tabletop::Rng::new(tabletop::Seed::of_series(n, 9));
        game.play(0, DRAW);
        assert_eq!(game.cards_of(0), [Indulgence::OneBrocade], "the second must be kept, a usable first one too");
        let aside = Event::Plague(PlagueEvent::PutAside(Seat(0), Indulgence::StatusFive));
        let was_swapped = game.log.contains(&aside);
        assert_eq!(game.on_table().display.contains(Indulgence::StatusFive), was_swapped);
        assert_eq!(game.on_table().display.len(), if was_swapped { 3 } else { 2 }, "more than 2 may lie there");
        swapped += usize::from(was_swapped);
    }
    assert!((1..20).contains(&swapped));
    // Two of no use: the second is kept.
    let useless = [Indulgence::StatusFive, Indulgence::StatusThree];
    let mut game = in_infirmary(&display, &useless, reached);
    game.play(0, DRAW);
    assert_eq!((game.cards_of(0).len(), game.on_table().display.len(), game.on_table().pile), (1, 3, 0));
    // The last card is kept, whatever it is.
    let mut game = in_infirmary(&display, &[Indulgence::StatusFive], reached);
    game.play(0, DRAW);
    assert_eq!((game.cards_of(0), game.on_table().display.len()), (vec![Indulgence::StatusFive], 2));
    // A card of the display is taken as it is.
    let mut game = in_infirmary(&[Indulgence::StatusFive], &[Indulgence::OneBrocade], reached);
    game.play(0, take(Indulgence::StatusFive));
    assert_eq!(game.cards_of(0), [Indulgence::StatusFive]);
}

#[test]
fn empty_pile() {
    rule("plague.infirmary.empty-pile");
    let mut game = in_infirmary(&[Indulgence::FiveGrain, Indulgence::TenCoins], &[], |_| ());
    assert_eq!(game.options(0), [take(Indulgence::FiveGrain), take(Indulgence::TenCoins)]);
    game.refuses(0, DRAW, "plague.infirmary.empty-pile");
    game.play(0, take(Indulgence::FiveGrain));
    assert_eq!(game.on_table().display.len(), 1, "not refilled");
    let mut game = plague(2);
    game.lay_cards(&[], &[]).fill(0, Place::Infirmary).until_turn_of(0);
    game.refuses(0, Move::Use(Place::Infirmary), "plague.infirmary.empty-pile");
}

/// The piles as the cards have them.
#[test]
fn backs() {
    let of = |pile: Pile| components().plague.indulgences.iter().filter(|card| card.pile == pile).count();
    assert!(of(Pile::A) >= 5 && of(Pile::B) >= 5, "one for each of five players");
}
