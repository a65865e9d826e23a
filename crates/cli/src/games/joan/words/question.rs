//! What a player is asked, in one sentence.

use super::{gist, table};
use crate::speech::Names;
use crate::speech::count::list;
use joan::{Ask, State, View};
use tabletop::Seat;

/// The question to `seat`.
pub(crate) fn question(ask: &Ask, view: &View, seat: Seat, names: &Names<State>) -> String {
    let name = names.of(seat);
    match *ask {
        Ask::Take => format!("{name}, which tile do you take? On display: {}.", table::tiles(&view.table.display)),
        Ask::Next => {
            let action = view.turn.action.map(|action| format!("the action of your {}", action.follower));
            let bonuses = view.turn.bonuses.as_slice().iter().map(|bonus| gist::bonus(*bonus));
            let open: Vec<String> = action.into_iter().chain(bonuses).collect();
            match open.is_empty() {
                true => format!("{name}, your turn is over: do you end it?"),
                false => format!("{name}, what comes next? You still have {}.", list(&open)),
            }
        }
        Ask::Route(by) => format!("{name}, which {by} do you fill in?"),
        Ask::Replace(route) => {
            format!("{name}, is one good of the {} another in your Tree House?", gist::route(route))
        }
        Ask::Station => format!("{name}, where do you build a trading station?"),
        Ask::Pay => format!("{name}, from which row of the bank do you pay?"),
        Ask::Good => format!("{name}, which good do you mark?"),
        Ask::Coin => format!("{name}, in which row of the bank do you circle a coin?"),
        Ask::CoinOrPoint => format!("{name}, a coin or a Development space?"),
    }
}
