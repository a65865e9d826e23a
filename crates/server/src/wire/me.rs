//! Who somebody is, for themselves.

use serde::Serialize;

/// Who I am.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Me {
    /// My id; no secret, and no proof of anything.
    pub id: String,
    /// The name shown at the table.
    pub name: String,
    /// Whether name and password bring me back from another device.
    pub account: bool,
}
