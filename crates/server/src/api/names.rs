//! Names that people give themselves.

use crate::Error;

/// The most characters of a name.
const MAX_NAME: usize = 40;

/// The name without the space around it, if it can be shown on one line.
pub(super) fn checked(name: &str) -> Result<String, Error> {
    let name = name.trim();
    if name.is_empty() || name.chars().count() > MAX_NAME || name.chars().any(char::is_control) {
        return Err(Error::BadRequest(format!("a name has 1 to {MAX_NAME} characters on one line")));
    }
    Ok(name.to_owned())
}
