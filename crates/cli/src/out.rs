//! The way out: lines on the standard output, complaints on the error output.

use anyhow::Result;
use std::fmt::Display;
use std::io::{self, ErrorKind, Write};

/// Writes one line.
pub(crate) fn say(line: impl Display) -> Result<()> {
    Ok(writeln!(io::stdout(), "{line}")?)
}

/// Writes several lines.
pub(crate) fn say_all(lines: &[String]) -> Result<()> {
    let mut out = io::stdout().lock();
    for line in lines {
        writeln!(out, "{line}")?;
    }
    Ok(())
}

/// Writes the sign that the program waits for a line.
pub(crate) fn prompt() -> Result<()> {
    let mut out = io::stdout().lock();
    write!(out, "> ")?;
    Ok(out.flush()?)
}

/// Writes one sentence on the error output, whatever line breaks were in it.
pub(crate) fn complain(sentence: &str) {
    let line = sentence.split_whitespace().collect::<Vec<_>>().join(" ");
    // Nobody can be told if this fails too.
    let _ = writeln!(io::stderr(), "orleans: {line}");
}

/// Whether the reader of our output has gone away.
pub(crate) fn is_broken_pipe(error: &anyhow::Error) -> bool {
    let broken = |error: &io::Error| error.kind() == ErrorKind::BrokenPipe;
    error.chain().any(|cause| cause.downcast_ref::<io::Error>().is_some_and(broken))
}
