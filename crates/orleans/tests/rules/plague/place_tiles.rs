//! Back Door and Medicinal Spring.

use crate::plague::{DRAW, Scene, plague, rule, take};
use orleans::components::{Follower, Good, Indulgence, Kind, Place, SpaceKind, Track, components};
use orleans::state::{Spot, Wheel};
use orleans::{Ask, Event, Lender, Move, Origin, PlagueAsk, PlagueEvent, PlagueMove};
use tabletop::{Game, Seat, Viewer};

const LOOK: Move = Move::Plague(PlagueMove::LookAtThree);

fn keep(card: Indulgence) -> Move {
    Move::Plague(PlagueMove::KeepCard(card))
}

#[test]
fn back_door() {
    rule("plague.tile.back-door-open");
    rule("plague.tile.back-door-three");
    rule("places.back-door.card");
    let pile = [Indulgence::OneBrocade, Indulgence::ThreeWine, Indulgence::FiveGrain, Indulgence::StatusFive];
    let through = |pile: &[Indulgence]| {
        let mut game = plague(2);
        game.tile(0, Place::BackDoor)
            .lay_cards(&[Indulgence::TenCoins], pile)
            .set_development(0, 22)
            .use_place(Place::BackDoor);
        game
    };
    let mut game = through(&pile);
    assert_eq!(game.options(0), [take(Indulgence::TenCoins), LOOK]);
    game.refuses(0, DRAW, "plague.tile.back-door-three");
    let mut shown = game.fork();
    shown.play(0, take(Indulgence::TenCoins));
    assert_eq!(
        (shown.cards_of(0), shown.on_table().display.len()),
        (vec![Indulgence::TenCoins], 1),
        "replaced as usual"
    );
    game.play(0, LOOK);
    let Some(Ask::Plague(PlagueAsk::Three { cards, number: 3 })) = game.asks(0) else { panic!("three cards") };
    let cards: Vec<Indulgence> = cards.into_iter().flatten().collect();
    assert!(cards.len() == 3 && cards.iter().all(|card| pile.contains(card)));
    assert_eq!(game.options(0), cards.iter().map(|&card| keep(card)).collect::<Vec<_>>());
    // Nobody else sees them.
    let hidden = game.state.view(Viewer::Seat(Seat(1)));
    let orleans::Frame::Ask(_, seen) = hidden.stack.last().expect("a question") else { panic!("a question") };
    assert_eq!(*seen, Ask::Plague(PlagueAsk::Three { cards: [None; 3], number: 3 }));
    let looked = game.log.iter().find(|event| matches!(event, Event::Plague(PlagueEvent::LookedAt(..)))).expect("told");
    assert_eq!(looked.seen_by(Viewer::Spectator), Some(Event::Plague(PlagueEvent::LookedAt(Seat(0), [None; 3]))));
    assert!(looked.reveals());
    let other = pile.into_iter().find(|card| !cards.contains(card)).expect("the fourth");
    game.refuses(0, keep(other), "plague.tile.back-door-three");
    game.play(0, keep(cards[1]));
    assert_eq!((game.cards_of(0), game.on_table().pile), (vec![cards[1]], 3), "the others are shuffled back");
    // No swap, as there was a choice; with fewer cards those are looked at.
    let mut game = through(&[Indulgence::StatusFive]);
    game.play(0, LOOK);
    assert_eq!(game.options(0), [keep(Indulgence::StatusFive)]);
    let mut game = through(&[]);
    assert_eq!(game.options(0), [take(Indulgence::TenCoins)]);
    game.refuses(0, LOOK, "plague.infirmary.empty-pile");
    // Well and Church carry it out; the card goes to who uses it.
    let mut game = plague(2);
    game.tile(0, Place::Church)
        .fill(0, Place::Church)
        .tile(1, Place::BackDoor)
        .fill(1, Place::BackDoor)
        .until_turn_of(0);
    game.play(0, Move::Use(Place::Church)).play(0, Move::Borrow { owner: Seat(1), place: Place::BackDoor });
    let card = game.options(0)[0];
    game.play(0, card);
    assert_eq!((game.cards_of(0).len(), game.cards_of(1).len(), game.standing(1, Place::BackDoor).len()), (1, 0, 2));
    let mut game = plague(2);
    game.tile(0, Place::Well).tile(0, Place::BackDoor).use_place(Place::Well);
    assert!(game.offers(0, Move::Use(Place::BackDoor)));
}

/// Seat 0 owns the Spring; doctor and patient stand there.
fn spring(patient: Follower) -> Scene {
    let mut game = plague(2);
    game.tile(0, Place::MedicinalSpring).doctor_at(0, Place::MedicinalSpring, SpaceKind::PlagueDoctor);
    game.stand(0, Place::MedicinalSpring, SpaceKind::Patient, patient);
    game
}

#[test]
fn who_stands_at_the_spring() {
    rule("plague.tile.medicinal-spring-activation");
    rule("places.medicinal-spring.activation");
    let mut game = plague(2);
    game.tile(0, Place::MedicinalSpring);
    for &follower in Follower::IN_HEAPS {
        game.set_market(0, [follower]);
        let put = |space| Move::Put { follower, place: Place::MedicinalSpring, space, from: Origin::Market };
        let may = !follower.is_own() && follower != Follower::Monk;
        assert_eq!(game.offers(0, put(SpaceKind::Patient)), may, "{follower}");
        assert!(!game.offers(0, put(SpaceKind::PlagueDoctor)), "{follower}: nobody replaces the doctor");
        if !may {
            game.refuses(0, put(SpaceKind::Patient), "plague.tile.medicinal-spring-activation");
        }
    }
    let mut alone = plague(2);
    alone.tile(0, Place::MedicinalSpring).stand(0, Place::MedicinalSpring, SpaceKind::Patient, Follower::Knight);
    alone.until_turn_of(0).refuses(0, Move::Use(Place::MedicinalSpring), "base.actions.only-activated");
    // No gear wheel on either space.
    let mut game = plague(2);
    game.tile(0, Place::MedicinalSpring).set_track(0, Track::Craftsmen, 3).mat_mut(0).wheels = [0, 0, 1];
    game.until(|state| matches!(state.asked_of(Seat(0)), Some(Ask::Wheels)));
    for space in [SpaceKind::PlagueDoctor, SpaceKind::Patient] {
        let wheel = Move::PlaceWheel { wheel: Wheel::Laboratory, place: Place::MedicinalSpring, space };
        game.refuses(0, wheel, "places.general.gear");
    }
}

#[test]
fn what_the_spring_brings() {
    rule("plague.tile.medicinal-spring-effect");
    rule("places.medicinal-spring.effect");
    for &kind in Kind::ALL.iter().filter(|&&kind| kind != Kind::Monk) {
        let mut game = spring(kind.neutral());
        let (supply, bag) = (game.state.table.followers[kind.index()], game.player(0).bag.total());
        game.tile(0, Place::Lock).until_turn_of(0).play(0, Move::Use(Place::MedicinalSpring));
        let track = Track::of(kind).expect("a track");
        assert_eq!(game.track(0, track), 1, "{kind}: one step, the Lock notwithstanding");
        assert_eq!((game.state.table.followers[kind.index()], game.player(0).bag.total()), (supply + 1, bag), "{kind}");
        game.until_turn_of(0);
        assert!(!game.doctor_is_out(0), "he returns to the Infirmary");
    }
    let mut game = spring(Follower::Farmer);
    game.until_turn_of(0).play(0, Move::Use(Place::MedicinalSpring));
    assert_eq!(game.goods(0, Good::Grain), 1, "with the bonus");
    let mut game = spring(Follower::Knight);
    game.set_track(0, Track::Knights, 3).until_turn_of(0).play(0, Move::Use(Place::MedicinalSpring));
    assert_eq!(game.mat(0).citizens, 1, "a citizen is part of it");
    assert!(!game.state.table.citizens.waits(Spot::Knights));
}

#[test]
fn when_the_spring_is_closed() {
    rule("plague.tile.medicinal-spring-limits");
    rule("places.medicinal-spring.limits");
    let closed = |patient: Follower, arrange: fn(&mut Scene), id: &str| {
        let mut game = spring(patient);
        arrange(&mut game);
        game.until_turn_of(0).refuses(0, Move::Use(Place::MedicinalSpring), id);
    };
    closed(Follower::Knight, |game| _ = game.set_track(0, Track::Knights, 5), "base.track.end-closes-action");
    closed(Follower::Farmer, |game| game.state.table.goods = [0; 5], "base.farmhouse.needs-stock");
    closed(Follower::Craftsman, |game| game.state.table.gears = 0, "base.village.craftsman-needs-gear");
    // A place tile may be forgone.
    let mut game = spring(Follower::Trader);
    game.state.table.tiles = Default::default();
    game.until_turn_of(0).play(0, Move::Use(Place::MedicinalSpring));
    assert_eq!(game.track(0, Track::Traders), 1);
    // Through the Well it works if somebody stands on the free space.
    let mut game = plague(2);
    game.tile(0, Place::MedicinalSpring).tile(0, Place::Well).fill(0, Place::Well);
    let mut with = game.fork();
    game.until_turn_of(0).play(0, Move::Use(Place::Well));
    assert_eq!(game.asks(0), Some(Ask::AnyAction(Lender::Well { borrowed: false })));
    game.refuses(0, Move::Use(Place::MedicinalSpring), "plague.tile.medicinal-spring-activation");
    with.stand(0, Place::MedicinalSpring, SpaceKind::Patient, Follower::Scholar).until_turn_of(0);
    with.play(0, Move::Use(Place::Well)).play(0, Move::Use(Place::MedicinalSpring));
    assert_eq!(with.track(0, Track::Scholars), 1);
    // The Church does not use it.
    let mut game = plague(2);
    game.tile(0, Place::Church)
        .fill(0, Place::Church)
        .tile(1, Place::MedicinalSpring)
        .tile(1, Place::Hayrick)
        .fill(1, Place::Hayrick);
    game.doctor_at(1, Place::MedicinalSpring, SpaceKind::PlagueDoctor);
    game.stand(1, Place::MedicinalSpring, SpaceKind::Patient, Follower::Knight).until_turn_of(0);
    game.play(0, Move::Use(Place::Church));
    game.refuses(0, Move::Borrow { owner: Seat(1), place: Place::MedicinalSpring }, "places.church.not-these");
    assert!(components().place(Place::MedicinalSpring).needs_all);
}
