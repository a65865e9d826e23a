//! What is too long for every run takes turns.

/// Every sixth of `all`: which, says `ROTATION`. Where `SOAK` is set, all of it.
pub(crate) fn sixth<T>(all: impl Iterator<Item = T>) -> impl Iterator<Item = T> {
    let rotation = std::env::var("ROTATION").ok().and_then(|rotation| rotation.parse().ok()).unwrap_or(0_usize);
    let whole = std::env::var_os("SOAK").is_some();
    all.enumerate().filter(move |(nth, _)| whole || nth % 6 == rotation % 6).map(|(_, one)| one)
}
