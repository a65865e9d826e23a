//! The languages that a ledger can be read in.

use std::fmt;
use std::str::FromStr;

/// A language; the ledger is written in English and translated into the others.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Language {
    /// As it was first written.
    #[default]
    English,
    /// Deutsch.
    German,
    /// Français.
    French,
}

impl Language {
    /// All of them.
    pub const ALL: [Language; 3] = [Language::English, Language::German, Language::French];

    /// The two letters that stand for it everywhere.
    pub fn code(self) -> &'static str {
        match self {
            Language::English => "en",
            Language::German => "de",
            Language::French => "fr",
        }
    }
}

impl fmt::Display for Language {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

/// There are no rules in this language.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("there are no rules in the language `{0}`; say one of {all}", all = Language::ALL.map(Language::code).join(", "))]
pub struct LanguageError(String);

impl FromStr for Language {
    type Err = LanguageError;

    fn from_str(code: &str) -> Result<Language, LanguageError> {
        let found = Language::ALL.into_iter().find(|language| language.code() == code);
        found.ok_or_else(|| LanguageError(code.to_owned()))
    }
}
