//! What is too long for every run takes turns.

/// Whether everything is wanted at once.
pub(crate) fn soak() -> bool {
    std::env::var_os("SOAK").is_some()
}

/// Every sixth of `all`: which, says `ROTATION`. Where `SOAK` is set, all of it.
pub(crate) fn sixth<T>(all: impl Iterator<Item = T>) -> impl Iterator<Item = T> {
    let rotation = std::env::var("ROTATION").ok().and_then(|rotation| rotation.parse().ok()).unwrap_or(0_usize);
    all.enumerate().filter(move |(nth, _)| soak() || nth % 6 == rotation % 6).map(|(_, one)| one)
}
