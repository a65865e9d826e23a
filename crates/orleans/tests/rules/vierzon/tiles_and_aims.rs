//! What changes how rules work, met with the five objectives and the two deeds. Bread and the Church are left out of the
//! scenario, and shields too.

use crate::scene::trade::{fill_deed, send};
use crate::vierzon::{Scene, complete, rule, vierzon};
use orleans::components::VierzonObjective::{Builder, BuildingCompany, Capital, Materials};
use orleans::components::{Follower, Kind, Place, SpaceKind, Town, Track, VierzonDeed, components};
use orleans::{Ask, BoardDeed, Move, Origin};

const LENDERS: [Place; 2] = [Place::Well, Place::FleaMarket];
const UNIVERSITY: BoardDeed = BoardDeed::Vierzon(VierzonDeed::ExpandingTheUniversity);
const COUNCIL: BoardDeed = BoardDeed::Vierzon(VierzonDeed::FoundingTheCityCouncil);

/// Status 4 with six stations and citizens: one more makes the Capital.
fn nearly_capital() -> Scene {
    let mut game = vierzon();
    game.set_development(0, components().development.stars[3]).set_citizens(6);
    game
}

/// A lent action counts like one's own: it builds in Loches, and brings the merchant and the last citizen.
#[test]
fn the_well_and_the_flea_market() {
    rule("vierzon.objective.building-company");
    rule("vierzon.objective.capital");
    rule("vierzon.objective.materials");
    let lent = |mut game: Scene, lender: Place, place: Place| {
        game.filled(0, lender).all_ready().next_roll(6).play(0, Move::Use(lender)).play(0, Move::Use(place));
        game
    };
    for lender in LENDERS {
        let mut game = vierzon();
        game.set_merchant(0, Town::Loches);
        assert!(lent(game, lender, Place::Guildhall).is_marked(BuildingCompany), "{lender}");
        let mut game = nearly_capital();
        game.set_track(0, Track::Knights, 3);
        assert!(lent(game, lender, Place::Castle).is_marked(Capital), "{lender}");
        let mut game = vierzon();
        game.materials();
        let mut game = lent(game, lender, Place::Wagon);
        game.play(0, Move::Travel { to: Town::Vierzon, by: orleans::components::By::Road, take: None });
        assert!(game.offers(0, complete(Materials)), "{lender}");
    }
}

/// While a lent action is chosen nothing is completed: the turn has begun.
#[test]
fn not_in_the_midst_of_a_lent_action() {
    rule("vierzon.objective.free");
    for lender in LENDERS {
        let mut game = vierzon();
        game.set_coins(0, 10).filled(0, lender).all_ready();
        assert!(game.offers(0, complete(Builder)));
        game.next_roll(6).play(0, Move::Use(lender)).refuses(0, complete(Builder), "vierzon.objective.free");
        game.play(0, Move::Use(Place::Castle)).play(0, complete(Builder));
        assert_eq!((game.coins(0), game.is_marked(Builder)), (0, true), "{lender}");
    }
}

/// Whoever bathes completes the Guildhall, which builds in Loches on a later turn.
#[test]
fn the_bathhouse() {
    rule("vierzon.objective.building-company");
    let mut game = vierzon();
    game.set_merchant(0, Town::Loches).set_coins(0, 10);
    game.stand(0, Place::Guildhall, SpaceKind::Farmer, Follower::Farmer);
    game.stand(0, Place::Guildhall, SpaceKind::Craftsman, Follower::Craftsman);
    game.filled(0, Place::Bathhouse).set_bag(0, [Follower::Knight]).all_ready().play(0, Move::Use(Place::Bathhouse));
    game.refuses(0, complete(Builder), "vierzon.objective.free");
    let (place, space) = (Place::Guildhall, SpaceKind::Knight);
    game.play(0, Move::Put { follower: Follower::Knight, place, space, from: Origin::Drawn });
    assert!(!game.is_marked(BuildingCompany));
    assert!(game.play(0, Move::Use(Place::Guildhall)).is_marked(BuildingCompany));
}

/// The last of a deed may come from the Gunpowder Tower, and its citizen makes the Capital.
#[test]
fn the_gunpowder_tower() {
    rule("vierzon.deed.university");
    rule("vierzon.deed.city-council");
    rule("vierzon.objective.capital");
    for (deed, last) in [(UNIVERSITY, Kind::Farmer), (COUNCIL, Kind::Boatman)] {
        let mut game = nearly_capital();
        fill_deed(&mut game, deed, 1);
        game.on_tower(0, &[last.neutral()]).all_ready().play(0, Move::Use(Place::GunpowderTower));
        game.play(0, send(last, deed));
        if game.asks(0) == Some(Ask::Canalization) {
            game.play(0, Move::Coin);
        }
        assert_eq!((game.mat(0).citizens, game.is_marked(Capital)), (7, true), "{deed}");
    }
}

/// A boatman's step on the Knights track wins its citizen; the boatman can be sent to the City Council.
#[test]
fn the_lock() {
    rule("vierzon.objective.capital");
    rule("vierzon.deed.city-council");
    let mut game = nearly_capital();
    game.tile(0, Place::Lock).set_track(0, Track::Knights, 3).fill(0, Place::Village).all_ready();
    game.play(0, Move::Use(Place::Village)).play(0, Move::Recruit(Kind::Boatman));
    assert!(!game.is_marked(Capital));
    assert!(game.play(0, Move::Advance(Track::Knights)).is_marked(Capital));
    game.stand(0, Place::TownHall, SpaceKind::Any, Follower::Boatman).play(0, Move::Use(Place::TownHall));
    game.refuses(0, send(Kind::Knight, COUNCIL), "base.townhall.send").play(0, send(Kind::Boatman, COUNCIL));
    assert_eq!(game.coins(0), 1);
}
