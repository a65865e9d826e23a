//! Files and sockets that may be open at once.

use anyhow::{Result, bail};

/// Lets this program and those it starts have `wanted` files and sockets open at once.
#[cfg(unix)]
pub(super) fn raise(wanted: u64) -> Result<()> {
    use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
    let limit = getrlimit(Resource::Nofile);
    let wanted = wanted + 200;
    if limit.current.is_none_or(|current| current >= wanted) {
        return Ok(());
    }
    if let Some(most) = limit.maximum.filter(|&most| most < wanted) {
        bail!(
            "this machine lets a program open {most} files and sockets, and {wanted} are needed: choose fewer tables"
        );
    }
    setrlimit(Resource::Nofile, Rlimit { current: Some(wanted), maximum: limit.maximum })?;
    Ok(())
}

/// Other systems have no such limit to speak of.
#[cfg(not(unix))]
pub(super) fn raise(_wanted: u64) -> Result<()> {
    Ok(())
}
