//! What changes how rules work, met with the citizens that win: in towns, on tracks and at deeds.

use crate::dignitary::{Scene, dignitary, rule};
use orleans::components::{By, Deed, Follower, Kind, Place, SpaceKind, Town, Track, components};
use orleans::state::Spot;
use orleans::{Ask, Move, Origin};

const TO_TOURS: Move = Move::Travel { to: Town::Tours, by: By::Water, take: None };

/// The merchant stands in Blois, from where a ship goes to the citizen of Tours.
fn in_blois() -> Scene {
    let mut game = dignitary();
    game.set_merchant(0, Town::Blois);
    game
}

/// A lent journey brings the citizen of the town, a lent Castle the one of its track.
#[test]
fn the_well_and_the_flea_market() {
    rule("dignitary.citizen.on-arrival");
    rule("dignitary.citizen.other-sources");
    for lender in [Place::Well, Place::FleaMarket] {
        let lent = |place: Place| {
            let mut game = in_blois();
            game.set_track(0, Track::Knights, 3).filled(0, lender).all_ready().next_roll(6);
            game.play(0, Move::Use(lender)).play(0, Move::Use(place));
            game
        };
        assert_eq!(lent(Place::Ship).play(0, TO_TOURS).mat(0).citizens, 1, "{lender}");
        assert_eq!(lent(Place::Castle).mat(0).citizens, 1, "{lender}");
    }
}

/// Whoever bathes completes the Ship, and the citizen comes with its journey.
#[test]
fn the_bathhouse() {
    rule("dignitary.citizen.on-arrival");
    let mut game = in_blois();
    game.stand(0, Place::Ship, SpaceKind::Farmer, Follower::Farmer);
    game.stand(0, Place::Ship, SpaceKind::Boatman, Follower::Boatman);
    game.filled(0, Place::Bathhouse).set_bag(0, [Follower::Knight]).all_ready().play(0, Move::Use(Place::Bathhouse));
    let (place, space) = (Place::Ship, SpaceKind::Knight);
    game.play(0, Move::Put { follower: Follower::Knight, place, space, from: Origin::Drawn });
    assert_eq!(game.mat(0).citizens, 0);
    assert_eq!(game.play(0, Move::Use(Place::Ship)).play(0, TO_TOURS).mat(0).citizens, 1);
}

/// The last of a deed may come from the Gunpowder Tower.
#[test]
fn the_gunpowder_tower() {
    rule("dignitary.citizen.other-sources");
    let mut game = dignitary();
    let (deed, kind) = (Deed::Astronomy, Kind::Trader);
    assert!(game.state.table.citizens.waits(Spot::Deed(deed)));
    game.state.table.deeds[deed.index()] = components().deed(deed).spaces;
    game.state.table.deeds[deed.index()][kind.index()] -= 1;
    game.on_tower(0, &[kind.neutral()]).all_ready().play(0, Move::Use(Place::GunpowderTower));
    game.play(0, Move::Send { kind, deed });
    assert_eq!((game.mat(0).citizens, game.asks(0)), (1, Some(Ask::Action)));
}

/// A boatman's step on another track wins the citizen who waits there.
#[test]
fn the_lock() {
    rule("dignitary.citizen.other-sources");
    let mut game = dignitary();
    game.tile(0, Place::Lock).set_track(0, Track::Knights, 3).fill(0, Place::Village).all_ready();
    game.play(0, Move::Use(Place::Village)).play(0, Move::Recruit(Kind::Boatman));
    assert_eq!(game.mat(0).citizens, 0);
    assert_eq!(game.play(0, Move::Advance(Track::Knights)).mat(0).citizens, 1);
}
