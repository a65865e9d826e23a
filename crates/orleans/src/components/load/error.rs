//! What is wrong with a data file.

/// A data file does not say what it should.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{file}{comma}{row}: {message}", comma = if .row.is_empty() { "" } else { ", " })]
pub struct DataError {
    /// The file, as it lies in the repository.
    pub file: &'static str,
    /// The row, such as `route 7 (Orléans – Briare)`; empty if it is about the file as a whole.
    pub row: String,
    /// What is wrong, in a sentence a person can act on.
    pub message: String,
}
