//! What a player made of code gets: a chair at the table, not the table.

use crate::{Game, RuleId, Seat, SeatSet};
use std::fmt;

/// A seat's place at a running game: all that somebody sitting there can see and ask, and no more.
///
/// The true state lies behind a private field, so a bot cannot look at it by mistake or on purpose:
///
/// ```compile_fail
/// fn cheat<G: tabletop::Game>(chair: &tabletop::Chair<'_, G>) -> G {
///     chair.game.clone()
/// }
/// ```
pub struct Chair<'a, G: Game> {
    game: &'a G,
    seat: Seat,
}

impl<'a, G: Game> Chair<'a, G> {
    /// The chair of `seat`, set up by whoever holds the true state.
    pub fn new(game: &'a G, seat: Seat) -> Chair<'a, G> {
        Chair { game, seat }
    }

    /// Whose chair this is.
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// How many seats the table has.
    pub fn n_seats(&self) -> u8 {
        self.game.n_seats()
    }

    /// The game as seen from here.
    pub fn view(&self) -> G::View {
        self.game.view(crate::Viewer::Seat(self.seat))
    }

    /// The question this seat has to answer now.
    pub fn question(&self) -> Option<G::Ask> {
        self.game.question(self.seat)
    }

    /// Replaces the contents of `out` by the legal answers of this seat.
    pub fn options(&self, out: &mut Vec<G::Move>) {
        out.clear();
        self.game.options(self.seat, out);
    }

    /// The rule that forbids this seat the move now, or nothing if it is legal.
    pub fn why_not(&self, mv: G::Move) -> Option<RuleId> {
        self.game.why_not(self.seat, mv)
    }
}

/// Shows the seat alone: the state behind it is secret.
impl<G: Game> fmt::Debug for Chair<'_, G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Chair").field("seat", &self.seat).finish_non_exhaustive()
    }
}

/// A player made of code.
pub trait Bot<G: Game>: Send {
    /// The name shown at the table and in the arena.
    fn name(&self) -> &str;

    /// Picks one of `options`, which are never empty.
    fn choose(&mut self, chair: &Chair<'_, G>, options: &[G::Move]) -> G::Move;

    /// The same at a table where these seats belong to people; nothing as long as the bot waits for one of them who is
    /// asked beside it. Where all see what all are about to do it may change its mind until then.
    fn choose_beside(&mut self, chair: &Chair<'_, G>, options: &[G::Move], _people: SeatSet) -> Option<G::Move> {
        Some(self.choose(chair, options))
    }
}
