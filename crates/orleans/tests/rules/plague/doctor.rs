//! The plague doctor.

use crate::plague::{Scene, plague, rule};
use orleans::components::{Follower, Happening, Kind, Place, PlagueCard, SpaceKind, components};
use orleans::{Ask, Event, Move, Origin};
use tabletop::Seat;

fn put(place: Place, space: SpaceKind) -> Move {
    Move::Put { follower: Follower::PlagueDoctor, place, space, from: Origin::Home }
}

#[test]
fn from_round_two_on() {
    rule("plague.doctor.from-round-two");
    rule("plague.event.outbreak-doctor");
    let mut game = crate::plague::drawn(PlagueCard::CorpseFee, 2);
    game.on_table_mut().cards = [None; 3];
    assert_eq!(game.state.table.round, 1);
    game.refuses(0, put(Place::Castle, SpaceKind::Farmer), "plague.doctor.from-round-two");
    game.until(|state| state.table.round == 2);
    game.until(|state| matches!(state.asked_now(), Some((_, Ask::Plan))));
    assert!(
        game.offers(0, put(Place::Castle, SpaceKind::Farmer)) && game.offers(1, put(Place::Castle, SpaceKind::Farmer))
    );
    game.state.table.round = 18;
    assert!(game.offers(0, put(Place::Castle, SpaceKind::Farmer)));
}

#[test]
fn stands_in_for_everybody() {
    rule("plague.doctor.joker");
    rule("plague.doctor.extra");
    rule("plague.doctor.placement");
    rule("plague.doctor.no-town-hall");
    let mut game = plague(2);
    game.set_market(0, []).tile(0, Place::Theatre).tile(0, Place::Well).tile(0, Place::MedicinalSpring);
    assert_eq!(game.mat(0).market.total() + game.player(0).bag.total(), 0, "he is in neither");
    for place in game.mat(0).places.iter() {
        for &space in &components().place(place).action_spaces {
            let may = place != Place::TownHall && space != SpaceKind::Patient;
            assert_eq!(game.offers(0, put(place, space)), may, "{place} {space}");
        }
    }
    game.refuses(0, put(Place::TownHall, SpaceKind::Any), "plague.doctor.no-town-hall");
    game.play(0, put(Place::Monastery, SpaceKind::Scholar));
    game.refuses(0, put(Place::Castle, SpaceKind::Farmer), "plague.doctor.once-per-round");
    let back = Move::PutBack {
        follower: Follower::PlagueDoctor,
        place: Place::Monastery,
        space: SpaceKind::Scholar,
        from: Origin::Home,
    };
    game.play(0, back);
    assert!(!game.doctor_is_out(0) && game.mat(0).market.is_empty(), "home again, and no space of the Market is taken");
    // From the Market he is not placed, and nobody places a drawn one.
    let from =
        |from| Move::Put { follower: Follower::PlagueDoctor, place: Place::Castle, space: SpaceKind::Farmer, from };
    game.refuses(0, from(Origin::Market), "base.planning.place-from-market");
    game.refuses(0, from(Origin::Drawn), "places.bathhouse.draw");
}

#[test]
fn returns_and_rests() {
    rule("plague.doctor.returns");
    rule("plague.doctor.once-per-round");
    let mut game = plague(2);
    game.doctor_at(0, Place::Monastery, SpaceKind::Scholar).stand(
        0,
        Place::Monastery,
        SpaceKind::Trader,
        Follower::Trader,
    );
    let bag = game.player(0).bag.total();
    game.until_turn_of(0).play(0, Move::Use(Place::Monastery));
    assert!(!game.doctor_is_out(0));
    assert_eq!(game.player(0).bag.total(), bag + 2, "the trader and the new monk, not he");
    let returned = Event::Returned { seat: Seat(0), place: Place::Monastery, follower: Follower::PlagueDoctor };
    assert!(game.log.contains(&returned));
    game.until_turn_of(0);
    game.refuses(0, put(Place::Castle, SpaceKind::Farmer), "base.planning.done-is-final");
    game.next_round();
    assert!(game.offers(0, put(Place::Castle, SpaceKind::Farmer)), "in the next round he can be placed again");
}

#[test]
fn stays_unused_and_is_taken_back() {
    rule("plague.doctor.unused-stays");
    let mut game = plague(2);
    game.doctor_at(0, Place::Castle, SpaceKind::Farmer).set_market(0, []).infect(0, 8).set_bag(0, [Follower::Monk; 3]);
    game.until(|state| matches!(state.asked_of(Seat(0)), Some(Ask::Followers { .. })));
    assert!(game.doctor_is_out(0), "an action not carried out leaves him there");
    let back = Move::TakeBack { place: Place::Castle, space: SpaceKind::Farmer, follower: Follower::PlagueDoctor };
    assert!(game.offers(0, back), "his home is the Infirmary, so a full Market does not matter");
    game.play(0, back);
    assert!(!game.doctor_is_out(0) && game.mat(0).market.is_empty());
    let mut game = plague(2);
    game.doctor_at(0, Place::Castle, SpaceKind::Farmer).set_market(0, []).set_bag(0, [Follower::Monk; 6]);
    game.until(|state| matches!(state.asked_of(Seat(0)), Some(Ask::Followers { .. })));
    let most = |game: &Scene| game.options(0).into_iter().filter(|mv| matches!(mv, Move::Draw(_))).count();
    let before = most(&game);
    game.play(0, back);
    assert_eq!(most(&game), before - 1, "it costs one of the draws");
}

#[test]
fn goes_to_no_deed() {
    rule("plague.doctor.no-deeds");
    let mut game = plague(2);
    game.stand(0, Place::TownHall, SpaceKind::Any, Follower::Farmer);
    game.doctor_at(0, Place::TownHall, SpaceKind::Any).until_turn_of(0).play(0, Move::Use(Place::TownHall));
    let kinds: Vec<Kind> = game
        .options(0)
        .into_iter()
        .filter_map(|mv| match mv {
            Move::SendTo { kind, .. } => Some(kind),
            _ => None,
        })
        .collect();
    assert!(!kinds.is_empty() && kinds.iter().all(|&kind| kind == Kind::Farmer));
}

#[test]
fn cannot_be_lost() {
    rule("plague.doctor.cannot-be-lost");
    let mut game = plague(2);
    game.tile(0, Place::Library).doctor_at(0, Place::Library, SpaceKind::Scholar).under(Happening::Arson).befall();
    game.play(0, Move::GiveTile(Place::Library));
    assert!(!game.doctor_is_out(0));
    game.next_round();
    assert!(game.offers(0, put(Place::Castle, SpaceKind::Farmer)), "he stays for the rest of the game");
    let mut game = plague(2);
    game.tile(0, Place::Library).doctor_at(0, Place::Library, SpaceKind::Scholar).set_coins(0, 0);
    game.under(Happening::DevelopmentTax).befall();
    game.play(0, Move::GiveTile(Place::Library));
    assert!(!game.doctor_is_out(0) && game.player(0).bag.total() == 0);
}

#[test]
fn in_the_theatre() {
    rule("plague.doctor.theatre");
    let mut game = plague(2);
    game.tile(0, Place::Theatre).stand(0, Place::Theatre, SpaceKind::Farmer, Follower::Farmer);
    game.play(0, put(Place::Theatre, SpaceKind::Knight)).until_turn_of(0).play(0, Move::Use(Place::Theatre));
    assert_eq!(game.coins(0), 5 + 2, "he earns a coin like the others");
}

#[test]
fn helps_who_lends() {
    rule("plague.doctor.free-action");
    let mut game = plague(2);
    game.tile(0, Place::Well).doctor_at(0, Place::Castle, SpaceKind::Farmer).use_place(Place::Well);
    game.play(0, Move::Use(Place::Castle));
    assert!(game.doctor_is_out(0), "lent, the place keeps him");
    let mut game = plague(2);
    game.tile(0, Place::Church).tile(1, Place::Library).fill(0, Place::Church);
    game.stand(1, Place::Library, SpaceKind::Knight, Follower::Knight);
    game.doctor_at(1, Place::Library, SpaceKind::Scholar).until_turn_of(0).play(0, Move::Use(Place::Church));
    game.play(0, Move::Borrow { owner: Seat(1), place: Place::Library });
    assert!(game.doctor_is_out(1) && game.mat(0).development > 0);
    // On the Well itself he goes home.
    let mut game = plague(2);
    game.tile(0, Place::Well).doctor_at(0, Place::Well, SpaceKind::Monk).stand(
        0,
        Place::Well,
        SpaceKind::Monk,
        Follower::Monk,
    );
    game.until_turn_of(0).play(0, Move::Use(Place::Well)).play(0, Move::Use(Place::Castle));
    assert!(!game.doctor_is_out(0));
}
