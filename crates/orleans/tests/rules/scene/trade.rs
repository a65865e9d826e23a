//! Scenes of Trade & Intrigue: its events in force, its boards in place of the base deeds.

use super::{Scene, seeded};
use orleans::components::{Edition, Follower, Happening, Kind, Letter, Place, SpaceKind, TileId, components};
use orleans::{BoardDeed, IntrigueMove, Module, Move, Plot, Setup, TableOptions};
use tabletop::Seat;

/// A fresh game with these expansions; seat 0 is the start player.
pub(crate) fn expansion(modules: &[Module], players: u8) -> Scene {
    let options = TableOptions { start_player: Some(Seat(0)), ..TableOptions::default() };
    let modules = modules.iter().copied().collect();
    seeded(Setup { options, modules, ..Setup::new(Edition::Bigbox, players) }, 1)
}

/// The tile of the trade events with this event and letter.
pub(crate) fn tile_of(event: Happening, letter: Letter) -> TileId {
    let tiles = components().trade_tiles();
    let nth = tiles.iter().position(|tile| tile.event == event && tile.letter.unwrap_or(letter) == letter);
    TileId((components().base_tiles().len() + nth.expect("such a tile")) as u8)
}

/// A table on which this event is in force, in the Planning phase.
pub(crate) fn under(event: Happening, letter: Letter, players: u8) -> Scene {
    let mut game = expansion(&[Module::TradeEvents], players);
    game.state.table.tile = Some(tile_of(event, letter));
    game
}

/// Goes on to the Event phase and what it asks.
pub(crate) fn resolve(game: &mut Scene) -> &mut Scene {
    game.all_ready().all_pass()
}

/// Puts followers into the Town Hall of a seat.
pub(crate) fn in_town_hall(game: &mut Scene, seat: u8, kinds: &[Kind]) {
    for kind in kinds {
        game.stand(seat, Place::TownHall, SpaceKind::Any, kind.neutral());
    }
}

/// Marks every open space of a deed but the last ones as filled; `left` remain.
pub(crate) fn fill_deed(game: &mut Scene, deed: BoardDeed, left: usize) {
    let open = deed.facts().open(game.state.setup.players).len();
    let spaces = &deed.facts().spaces;
    for (nth, space) in spaces.iter().enumerate().take(open - left) {
        let kind = space.kind().unwrap_or(Kind::Farmer);
        game.state.table.modules.board.sent[deed.index()][nth] = Some(kind);
    }
}

/// The answer that sends a follower to a deed.
pub(crate) fn send(kind: Kind, deed: BoardDeed) -> Move {
    Move::SendTo { kind, deed, good: None }
}

/// How many followers of a kind a deed holds.
pub(crate) fn n_sent(game: &Scene, deed: BoardDeed) -> usize {
    game.state.table.modules.board.sent[deed.index()].iter().flatten().count()
}

/// Nobody draws a follower that a test has not put there.
pub(crate) fn bags(game: &mut Scene, followers: &[Follower]) {
    for seat in 0..game.state.setup.players {
        game.set_bag(seat, followers.iter().copied());
    }
}

/// The move that declares a plot.
pub(crate) fn on(victim: u8, plot: Plot) -> Move {
    Move::Intrigue(IntrigueMove::Plot { victim: Seat(victim), plot })
}
