//! The languages that a ledger can be read in.

use serde::Deserialize;

/// A language, by the two letters that stand for it everywhere.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
pub enum Language {
    /// As the ledger was first written.
    #[default]
    #[serde(rename = "en")]
    English,
    /// Deutsch.
    #[serde(rename = "de")]
    German,
    /// Français.
    #[serde(rename = "fr")]
    French,
}

impl Language {
    /// All of them.
    pub const ALL: [Language; 3] = [Language::English, Language::German, Language::French];

    /// Its two letters.
    pub fn code(self) -> &'static str {
        match self {
            Language::English => "en",
            Language::German => "de",
            Language::French => "fr",
        }
    }
}
