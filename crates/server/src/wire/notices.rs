//! How people who are away hear that their table waits.

use serde::{Deserialize, Serialize};

/// Where notices go; nowhere where nothing is said.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(deny_unknown_fields, default)]
pub struct Notices {
    /// An address that takes `{table, game, message, link}` as a JSON POST.
    #[cfg_attr(feature = "typescript", ts(optional = nullable))]
    pub webhook: Option<String>,
    /// An e-mail address, where the server sends letters.
    #[cfg_attr(feature = "typescript", ts(optional = nullable))]
    pub email: Option<String>,
}
