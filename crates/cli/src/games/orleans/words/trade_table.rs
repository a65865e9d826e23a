//! What expansions lay on the table: orders and the spaces of deeds.

use super::count::{counted, list};
use super::trade_moves::order;
use orleans::components::{BoardDeedFacts, SpaceKind};
use orleans::{BoardDeed, View};

/// The orders that lie face up.
pub(crate) fn orders(view: &View) -> Vec<String> {
    let row = &view.table.modules.orders;
    row.face_up.iter().flatten().map(|&id| format!("Order: {}.", order(id))).collect()
}

/// The deeds of the board that lies in place of the base deeds; nothing where those lie.
pub(crate) fn deeds(view: &View) -> Vec<String> {
    view.setup.modules.deeds().iter().map(|&deed| line(view, deed)).collect()
}

fn line(view: &View, deed: BoardDeed) -> String {
    let facts: &BoardDeedFacts = deed.facts();
    let sent = &view.table.modules.board.sent[deed.index()];
    let open = facts.open(view.setup.players).iter().zip(sent);
    let free: Vec<SpaceKind> = open.filter(|(_, sent)| sent.is_none()).map(|(space, _)| *space).collect();
    let words: Vec<String> = free.iter().map(|space| space.to_string()).collect();
    match (facts.open(view.setup.players).is_empty(), free.is_empty()) {
        (true, _) => format!("{deed}: closed with {}.", counted(view.setup.players, "player")),
        (false, true) => format!("{deed}: complete."),
        (false, false) => format!("{deed}: free spaces for {}.", list(&words)),
    }
}
