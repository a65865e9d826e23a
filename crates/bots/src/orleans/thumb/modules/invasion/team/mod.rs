//! The word and the vote. A bot passes the word on as long as somebody else may take it, so people lead the team; the
//! last one proposes what costs the objectives least, the same in the same position.

mod propose;
#[cfg(test)]
mod tests;
mod vote;

pub(super) use propose::propose;
pub(super) use vote::vote;

use crate::orleans::thumb::look::Look;
use orleans::state::Mat;
use tabletop::Seat;

fn mat<'a>(look: &Look<'a>, seat: Seat) -> &'a Mat {
    &look.view.players[seat.index()].mat
}
