//! The older editions with added sets.

use crate::scene::{Scene, rule, scene, scene_with, seeded};
use orleans::components::{Category, Edition, Good, Home, Kind, Place, PlaceSet, SpaceKind, Town, Track, components};
use orleans::state::Wheel;
use orleans::{Move, Setup, TableOptions};

const EDITIONS: [Edition; 2] = [Edition::Current, Edition::Bigbox];

fn added() -> TableOptions {
    TableOptions { added_tiles: true, ..TableOptions::default() }
}

/// With added sets the tiles of the other sets are dealt as well; the tiles of The Plague are not.
#[test]
fn added_tiles_are_dealt() {
    rule("places.general.added-sets");
    let of_plague = |place: Place| components().place(place).home == Home::Tile(Category::Plague);
    for edition in [Edition::First, Edition::Current] {
        let mut dealt = PlaceSet::EMPTY;
        for n in 0..60 {
            dealt = dealt | seeded(Setup { options: added(), ..Setup::new(edition, 2) }, n).state.table.tiles;
        }
        for &place in Place::ALL.iter().filter(|&&place| matches!(components().place(place).home, Home::Tile(_))) {
            assert_eq!(dealt.contains(place), !of_plague(place), "{edition}: {place}");
        }
    }
    let base = scene(Edition::Current, 2).state.table.tiles;
    assert!(base.iter().all(|place| components().place(place).base_set), "without them, base tiles only");
}

/// The table of one edition, with everything that these tiles look at.
fn table(edition: Edition) -> Scene {
    let options = if edition == Edition::Current { added() } else { TableOptions::default() };
    let mut game = scene_with(edition, 2, options);
    game.state.table.goods = [3; Good::COUNT];
    game.state.table.tiles = PlaceSet::EMPTY;
    game.mat_mut(0).goods = [2; Good::COUNT];
    game.set_coins(0, 20).set_track(0, Track::Farmers, 3).station(0, Town::Blois);
    game
}

/// The added tiles do the same in both editions.
#[test]
fn added_tiles_follow_their_own_rules() {
    rule("places.general.added-sets");
    for (place, moves) in [
        (Place::Farm, &[][..]),
        (Place::Road, &[]),
        (Place::EpiscopalSeeOfTours, &[]),
        (Place::BourgeoisHouse, &[Move::Develop]),
        (Place::Goldsmith, &[Move::GiveGood(Good::Grain)]),
        (Place::SheepFarm, &[Move::Coin]),
        (Place::BlackMarket, &[Move::Swap { give: Good::Wine, take: Good::Brocade }]),
        (Place::Quarry, &[Move::BuildIn(Town::Tours)]),
        (Place::Observatory, &[]),
        (Place::Theatre, &[]),
    ] {
        let [current, bigbox] = EDITIONS.map(|edition| {
            let mut game = table(edition);
            game.tile(0, place).fill(0, place).all_ready();
            let before = *game.mat(0);
            game.play(0, Move::Use(place));
            moves.iter().for_each(|&mv| _ = game.play(0, mv));
            assert_ne!(*game.mat(0), before, "{place}");
            (*game.player(0), game.state.table.goods, game.asks(0))
        });
        assert_eq!(current, bigbox, "{place}");
    }
}

/// Gear wheels keep the rules of the current edition: the first one is for farmer spaces even when
/// the marker has gone on.
#[test]
fn gear_wheels_keep_the_rules_of_their_edition() {
    rule("places.general.added-sets");
    for (edition, first) in [(Edition::Current, Wheel::First), (Edition::Bigbox, Wheel::Later)] {
        let mut game = table(edition);
        game.fill(0, Place::Village).all_ready();
        game.play(0, Move::Use(Place::Village)).play(0, Move::Recruit(Kind::Craftsman));
        assert_eq!(game.mat(0).wheels[first as usize], 1, "{edition}");
        game.set_track(0, Track::Craftsmen, 2).play(1, Move::Pass).play(0, Move::Pass);
        let lay = Move::PlaceWheel { wheel: first, place: Place::Guildhall, space: SpaceKind::Knight };
        match edition {
            Edition::Current => _ = game.refuses(0, lay, "base.tech.first-only-farmer"),
            _ => _ = game.play(0, lay),
        }
    }
}
