//! What every game promises, as checks that a game's own tests call. They play random games and panic
//! with the set-up, the seed and the number of the move where a promise is broken.
//!
//! - [`play_random`]: options, legality, views, saving and determinism at every decision of whole games;
//!   [`play_random_arranged`] for games that begin with things put into place
//! - [`commute`]: seats asked at once may answer in any order
//! - [`leak`]: views, options and events tell a viewer nothing that is hidden from it
//! - [`send`], [`damage`]: whatever comes from outside changes a game by its rules alone; [`on_its_way`] is where to begin
//! - [`saved_and_loaded`]: a record that is saved and loaded between all moves comes to its end
//! - [`save_load`]: a game that is saved and loaded between all moves goes on as if it were not
//! - [`replays`]: a record survives as text and replays to the same end
//! - [`reseed`]: a game is taken up at some move and played on with new chance
//! - [`reveal`]: what shows a viewer something hidden says so, and cannot be taken back; [`reveal_arranged`] likewise
//! - [`undo`]: moves taken back leave no trace

mod commute;
mod decision;
mod differ;
mod hostile;
mod leak;
mod pool;
mod random;
mod replays;
mod reseed;
mod reveal;
mod save_load;
mod undo;
mod walk;

pub use commute::commute;
pub use hostile::{damage, on_its_way, send};
pub use leak::{Scramble, leak, leak_but_answers, leak_but_who_waits};
pub use random::{play_random, play_random_arranged};
pub use replays::{replays, saved_and_loaded};
pub use reseed::reseed;
pub use reveal::{reveal, reveal_arranged};
pub use save_load::save_load;
pub use undo::undo;

/// How much a contract is to try.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Effort {
    /// Names the series of seeds; the same series plays the same games.
    pub series: u64,
    /// How many games are played.
    pub games: u64,
    /// Every game must be over within this many moves.
    pub max_moves: usize,
    /// The costly checks are made at every so many decisions.
    pub every: usize,
    /// How many moves, answers or worlds are tried where there may be many.
    pub samples: usize,
}

impl Effort {
    /// So many games of at most so many moves, with the usual care.
    pub fn games(games: u64, max_moves: usize) -> Effort {
        Effort { series: 1, games, max_moves, every: 5, samples: 6 }
    }
}
