//! How far a long piece of work is, on the error output and only where somebody looks at it.

use indicatif::{ProgressBar, ProgressStyle};
use std::time::Duration;

/// A bar up to `total` things, unless silence was asked for.
pub(crate) fn bar(total: u64, things: &'static str, silent: bool) -> ProgressBar {
    if silent {
        return ProgressBar::hidden();
    }
    let style = ProgressStyle::with_template("{bar:40} {pos}/{len} {msg}, {eta} left");
    ProgressBar::new(total).with_style(style.unwrap_or_else(|_| ProgressStyle::default_bar())).with_message(things)
}

/// A sign that something goes on whose end nobody knows.
pub(crate) fn waiting(work: &'static str) -> ProgressBar {
    let waiting = ProgressBar::new_spinner().with_message(work);
    waiting.enable_steady_tick(Duration::from_millis(100));
    waiting
}
