//! Vacation: a round less.

use crate::scene::{Scene, rule};
use crate::trade::expansion;
use crate::trade::tile_of;
use orleans::components::{Follower, Happening, Kind, Letter, Place, SpaceKind};
use orleans::{Ask, Event, Module, Move, glance};
use tabletop::{Game, Viewer};

/// The second tile is Vacation, the third a Strike.
fn holiday() -> Scene {
    let mut game = expansion(&[Module::TradeEvents], 2);
    let (vacation, strike) = (tile_of(Happening::Vacation, Letter::C), tile_of(Happening::Strike, Letter::A));
    let quiet = tile_of(Happening::Conference, Letter::A);
    let last = game.state.secret.hour_glass[17];
    game.state.secret.hour_glass = std::array::from_fn(|nth| match nth {
        1 => vacation,
        2 => strike,
        17 => last,
        _ => quiet,
    });
    game
}

#[test]
fn the_next_tile_instead() {
    rule("events.vacation.replace");
    rule("events.vacation.replacement-timing");
    let mut game = holiday();
    game.until(|state| state.table.round == 2);
    let turned: Vec<Happening> = game
        .log
        .iter()
        .filter_map(|event| match event {
            Event::HourGlass(tile) => Some(orleans::events(&game.state.setup)[usize::from(tile.0)].event),
            _ => None,
        })
        .collect();
    assert_eq!(turned, [Happening::Vacation, Happening::Strike]);
    assert_eq!(game.state.table.tile, Some(tile_of(Happening::Strike, Letter::A)));
    // It works all round.
    game.next_round_or_plan();
    game.set_market(0, [Follower::Farmer, Follower::Boatman, Follower::Craftsman]);
    for (follower, space) in [
        (Follower::Farmer, SpaceKind::Farmer),
        (Follower::Boatman, SpaceKind::Boatman),
        (Follower::Craftsman, SpaceKind::Craftsman),
    ] {
        game.plan(0, follower, Place::Village, space);
    }
    game.all_ready().until_turn_of(0).play(0, Move::Use(Place::Village));
    game.refuses(0, Move::Recruit(Kind::Craftsman), "events.strike.no-craftsmen");
}

#[test]
fn seventeen_rounds() {
    rule("events.vacation.seventeen-rounds");
    let mut game = holiday();
    assert_eq!(glance(&game.state.view(Viewer::Spectator)).rounds, 18, "nobody knows yet");
    game.until(|state| state.table.round == 2);
    assert_eq!(glance(&game.state.view(Viewer::Spectator)).rounds, 17);
    let last = game.state.secret.hour_glass[17];
    game.until(|_| false);
    assert_eq!(game.state.table.round, 17);
    assert_eq!(game.state.table.tile, Some(last), "the last round is that of the bottom tile");
    assert!(game.state.outcome().is_some());
    let mut usual = expansion(&[Module::TradeEvents], 2);
    let quiet = tile_of(Happening::Conference, Letter::A);
    usual.state.secret.hour_glass = [quiet; 18];
    usual.until(|_| false);
    assert_eq!(usual.state.table.round, 18);
}

impl Scene {
    /// Plays on to the Planning phase of this round.
    fn next_round_or_plan(&mut self) {
        self.until(|state| matches!(state.asked_now(), Some((_, Ask::Plan))));
    }
}
