//! What is too long for every run takes turns.

/// Every third of `all`: which, says `ROTATION`. Where `SOAK` is set, all of it.
pub(crate) fn third<T>(all: impl Iterator<Item = T>) -> impl Iterator<Item = T> {
    let rotation = std::env::var("ROTATION").ok().and_then(|rotation| rotation.parse().ok()).unwrap_or(0_usize);
    let whole = std::env::var_os("SOAK").is_some();
    all.enumerate().filter(move |(nth, _)| whole || nth % 3 == rotation % 3).map(|(_, one)| one)
}
