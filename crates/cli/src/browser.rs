//! Showing an address in the browser of whoever started the program.

use std::process::{Command, Stdio};

#[cfg(target_os = "macos")]
const OPENER: &[&str] = &["open"];
#[cfg(windows)]
const OPENER: &[&str] = &["cmd", "/C", "start", ""];
#[cfg(not(any(target_os = "macos", windows)))]
const OPENER: &[&str] = &["xdg-open"];

/// Asks the system to open `address`; whether somebody took the order.
pub(crate) fn open(address: &str) -> bool {
    let [program, arguments @ ..] = OPENER else { return false };
    Command::new(program)
        .args(arguments)
        .arg(address)
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .spawn()
        .is_ok()
}
