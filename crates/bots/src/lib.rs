//! Players made of code. A bot sits on a [`tabletop::Chair`]: it sees what its seat sees, gets the legal
//! answers and picks one of them. Each game has a folder; what plays any game stands beside them.
//!
//! What lies open is in the view of the chair:
//!
//! ```
//! fn look(chair: &tabletop::Chair<'_, orleans::State>) -> u8 {
//!     chair.view().table.round
//! }
//! ```
//!
//! and nothing else is:
//!
//! ```compile_fail
//! fn cheat(chair: &tabletop::Chair<'_, orleans::State>) -> orleans::state::Secret {
//!     chair.view().secret
//! }
//! ```

mod advice;
mod budget;
pub mod joan;
pub mod learned;
mod level;
pub mod orleans;
mod play;
mod race;
mod random;

pub use self::orleans::{Easy, LEVELS, Medium, NAMES, Searcher, appraise, budget, hint, luck, make, make_within};
pub use advice::{Appraisal, Gain, Hint, Reason};
pub use budget::Budget;
pub use level::Level;
pub use play::{Company, Desk, Foul, play_out};
pub use random::Random;
