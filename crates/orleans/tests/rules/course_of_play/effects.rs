//! What an action must do, may do, and costs.

use crate::course_of_play::hands::{acting_alone, fill_and_use};
use crate::scene::{Scene, rule};
use orleans::components::{By, Edition, Follower, Good, Kind, Place, SpaceKind, Town, Track};
use orleans::{Ask, Move};

/// The last space of the Development track.
const END: u8 = 30;

/// An action without any effect may not be carried out; one effective part is enough.
#[test]
fn an_action_without_effect_is_closed() {
    rule("base.actions.no-empty-action");
    let at_end = |game: &mut Scene| _ = game.set_development(0, END);
    let full_deeds = |game: &mut Scene| game.state.table.deeds = [[9; 7]; 8];
    let inland = |game: &mut Scene| _ = game.set_merchant(0, Town::LeMans);
    let built = |game: &mut Scene| _ = game.station(0, Town::Orleans);
    type Arrange<'a> = &'a dyn Fn(&mut Scene);
    let cases: [(Place, Arrange, &str); 9] = [
        (Place::Office, &|_| {}, "base.actions.no-empty-action"),
        (Place::Scriptorium, &at_end, "base.development.end-closes-pure-actions"),
        (Place::Library, &at_end, "base.development.end-closes-pure-actions"),
        (Place::ShippingLine, &at_end, "base.development.end-closes-pure-actions"),
        (Place::Pharmacy, &at_end, "base.development.end-closes-pure-actions"),
        (Place::Bathhouse, &|game| _ = game.set_bag(0, []), "places.bathhouse.short-bag"),
        (Place::TownHall, &full_deeds, "base.townhall.needs-a-sending"),
        (Place::Ship, &inland, "base.travel.must-move"),
        (Place::Guildhall, &built, "base.guildhall.orleans"),
    ];
    for (place, arrange, id) in cases {
        let mut game = acting_alone(Edition::Current);
        game.tile(0, place).fill(0, place).set_bag(0, [Follower::Farmer]);
        if place != Place::Office {
            assert!(game.offers(0, Move::Use(place)), "{place} works");
        }
        arrange(&mut game);
        game.refuses(0, Move::Use(place), id);
    }
    let mut game = acting_alone(Edition::Current);
    game.tile(0, Place::Windmill).tile(0, Place::Office).station(0, Town::Tours).set_development(0, END);
    fill_and_use(&mut game, Place::Windmill);
    fill_and_use(&mut game, Place::Office);
    assert_eq!(game.coins(0), 5 + 2 + 1);
    fill_and_use(&mut game, Place::University);
    assert_eq!((game.track(0, Track::Scholars), game.state.table.followers[Kind::Scholar.index()]), (1, 19));
}

/// All of an action happens as far as it can; only what is worded as a choice can be declined. The
/// good of a track space comes unasked, the good of a route need not be taken.
#[test]
fn an_action_is_carried_out_in_full() {
    rule("base.actions.full-effect");
    let mut game = acting_alone(Edition::Current);
    fill_and_use(&mut game, Place::FarmHouse);
    assert_eq!((game.goods(0, Good::Grain), game.asks(0)), (1, Some(Ask::Action)));

    game.tile(0, Place::Windmill).tile(0, Place::Library);
    fill_and_use(&mut game, Place::Windmill);
    assert_eq!((game.coins(0), game.mat(0).development), (5 + 2, 1));
    game.set_development(0, END - 1);
    fill_and_use(&mut game, Place::Library);
    assert_eq!(game.mat(0).development, END);

    fill_and_use(&mut game, Place::Village);
    game.refuses(0, Move::Decline, "base.village.choice");
    game.play(0, Move::Recruit(Kind::Trader)).play(0, Move::Decline);

    fill_and_use(&mut game, Place::Wagon);
    game.refuses(0, Move::Decline, "base.travel.must-move");
    let roads = game.options(0);
    let empty_handed = roads.iter().find(|mv| matches!(mv, Move::Travel { by: By::Road, take: None, .. }));
    assert!(roads.iter().any(|mv| matches!(mv, Move::Travel { take: Some(_), .. })));
    game.play(0, *empty_handed.expect("a journey without a good"));
    assert_eq!(game.mat(0).n_goods(), 1);
}

/// A price one chooses to pay is paid in coins one has; torture does not help out.
#[test]
fn a_voluntary_price_needs_the_coins() {
    rule("base.actions.voluntary-cost");
    for &edition in Edition::ALL {
        let mut game = acting_alone(edition);
        game.tile(0, Place::Pharmacy).stand(0, Place::Pharmacy, SpaceKind::Any, Follower::Farmer);
        game.set_coins(0, 0).refuses(0, Move::Use(Place::Pharmacy), "base.actions.voluntary-cost");
        game.set_coins(0, 2).play(0, Move::Use(Place::Pharmacy));
        assert_eq!(game.options(0), [Move::PayCoins(1), Move::PayCoins(2)]);
        game.refuses(0, Move::PayCoins(3), "base.actions.voluntary-cost");
        game.play(0, Move::PayCoins(2));
        assert_eq!((game.coins(0), game.mat(0).development), (0, 2));
        assert_eq!(game.asks(0), Some(Ask::Action));
    }
}
