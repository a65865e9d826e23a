//! What an expansion names that adds nothing of a sort: types without values.

use serde::{Deserialize, Serialize};

macro_rules! nothing {
    ($($(#[$doc:meta])* $Name:ident),* $(,)?) => {
        $(
            $(#[$doc])*
            #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
            #[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
            pub enum $Name {}
        )*
    };
}

nothing! {
    /// No question.
    NoAsk,
    /// No answer.
    NoMove,
    /// No step.
    NoStep,
    /// No event.
    NoEvent,
    /// Nothing on the table, on a mat, in a hand or face down.
    NoPieces,
}
