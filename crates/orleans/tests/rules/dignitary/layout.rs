//! Before round 1: seven citizens on any of thirteen spaces.

use crate::dignitary::{USUAL, rule, setup_of};
use crate::scene::{Scene, seeded};
use orleans::components::Deed;
use orleans::state::Spot;
use orleans::{Ask, DignitaryAsk, DignitaryEvent, DignitaryMove, Event, Level, Module, Move, TableOptions};
use tabletop::{Game, Seat};

fn fresh() -> Scene {
    seeded(setup_of(Module::Dignitary, Level::Normal), 1)
}

fn lay(spot: Spot) -> Move {
    Move::Dignitary(DignitaryMove::LayOut(spot))
}

fn spaces() -> Vec<Spot> {
    let tracks = [Spot::Boatmen, Spot::Knights, Spot::Development(0), Spot::Development(1), Spot::Development(2)];
    tracks.into_iter().chain(Deed::ALL.iter().map(|&deed| Spot::Deed(deed))).collect()
}

/// Any seven, one each; the other six stay empty, and then round 1 begins.
#[test]
fn seven_of_thirteen() {
    rule("dignitary.setup.free-citizens");
    assert_eq!(spaces().len(), 13);
    for first in [0, 3, 6] {
        let mut game = fresh();
        let chosen = &spaces()[first..first + 7];
        for (nth, &spot) in chosen.iter().enumerate() {
            assert_eq!(game.asks(0), Some(Ask::Dignitary(DignitaryAsk::Citizens { left: 7 - nth as u8 })));
            let free = spaces().into_iter().filter(|spot| !chosen[..nth].contains(spot)).map(lay);
            assert_eq!(game.options(0), free.chain([USUAL]).collect::<Vec<_>>());
            game.play(0, lay(spot));
            assert_eq!(game.log[0], Event::Dignitary(DignitaryEvent::LaidOut(Seat(0), spot)));
            game.refuses(
                0,
                lay(spot),
                if nth == 6 { "base.round.phase-order" } else { "dignitary.setup.free-citizens" },
            );
        }
        assert_eq!((game.asks(0), game.state.table.round), (Some(Ask::Plan), 1));
        for spot in spaces() {
            assert_eq!(game.state.table.citizens.waits(spot), chosen.contains(&spot), "{spot:?}");
        }
        assert_eq!(game.state.table.citizens.len(), 6 + 7, "three of sixteen take no part");
        assert!(!game.state.table.citizens.waits(Spot::MostStations));
    }
}

#[test]
fn on_no_other_space() {
    rule("dignitary.setup.free-citizens");
    for spot in [Spot::MostStations, Spot::Orleans, Spot::Town(orleans::components::Town::Blois)] {
        fresh().refuses(0, lay(spot), "dignitary.setup.free-citizens");
    }
    fresh().refuses(0, Move::Decline, "dignitary.setup.free-citizens");
    fresh().refuses(0, Move::Ready, "base.round.phase-order");
}

/// One answer lays out the usual set, or what is left of it: no Boatmen, whose last space nobody can reach.
#[test]
fn the_usual_set() {
    rule("dignitary.setup.free-citizens");
    let mut game = fresh();
    game.play(0, USUAL);
    let tracks = [Spot::Knights, Spot::Development(0), Spot::Development(1), Spot::Development(2)];
    let deeds = [Deed::PapalConclave, Deed::Astronomy, Deed::BoatmensGuild].map(Spot::Deed);
    let usual: Vec<Spot> = tracks.into_iter().chain(deeds).collect();
    assert!(usual.iter().all(|&spot| game.state.table.citizens.waits(spot)));
    assert_eq!((game.state.table.citizens.len(), game.asks(0)), (13, Some(Ask::Plan)));
    assert!(!game.state.table.citizens.waits(Spot::Boatmen));

    let mut game = fresh();
    game.play(0, lay(Spot::Boatmen)).play(0, lay(Spot::Knights)).play(0, USUAL);
    assert!(game.state.table.citizens.waits(Spot::Boatmen));
    assert_eq!((game.state.table.citizens.len(), game.asks(0)), (13, Some(Ask::Plan)));
}

/// Nobody knows the place tiles while laying out citizens; then they come to light, and nothing is taken back.
#[test]
fn before_the_tiles() {
    rule("dignitary.setup.order");
    let mut game = fresh();
    for spot in spaces().into_iter().take(6) {
        assert!(game.state.table.tiles.is_empty());
        game.play(0, lay(spot));
        assert!(!game.log.iter().any(orleans::State::reveals), "may be taken back");
    }
    game.play(0, lay(Spot::Deed(Deed::Astronomy)));
    assert_eq!(game.state.table.tiles.len(), 10);
    let drew = Event::Dignitary(DignitaryEvent::DrewTiles);
    assert!(game.log.contains(&drew) && orleans::State::reveals(&drew));
    assert!(game.log.contains(&Event::Round(1)), "and round 1 begins");
}

/// Who leaves out tiles does so when they lie there.
#[test]
fn tiles_left_out_by_agreement() {
    rule("dignitary.setup.order");
    let mut setup = setup_of(Module::Dignitary, Level::Normal);
    setup.options = TableOptions { exclude_tiles: true, ..setup.options };
    let mut game = seeded(setup, 1);
    game.play(0, USUAL);
    assert_eq!((game.asks(0), game.options(0).len()), (Some(Ask::Exclude), 11));
}
