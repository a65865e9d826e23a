//! Passwords: slow to check on purpose, so never on the threads that serve everybody else.

use crate::Error;
use argon2::password_hash::{PasswordHash, PasswordHasher, PasswordVerifier, SaltString};
use argon2::{Argon2, password_hash};
use std::sync::LazyLock;
use tokio::sync::Semaphore;

/// How long a password is.
pub(crate) const LENGTH: std::ops::RangeInclusive<usize> = 8..=128;

/// Each one at work takes 19 MB and a core for a moment.
static AT_WORK: Semaphore = Semaphore::const_new(2);
/// Who finds more than this waiting comes again later.
static IN_LINE: Semaphore = Semaphore::const_new(32);
/// The password of nobody: checked when the name is unknown, so that it takes as long as a known one.
static NOBODY: LazyLock<Option<String>> = LazyLock::new(|| hashed("nobody has this password").ok());

/// Whether this may be a password.
pub(crate) fn check(password: &str) -> Result<(), Error> {
    let (least, most) = (LENGTH.start(), LENGTH.end());
    match LENGTH.contains(&password.chars().count()) {
        true => Ok(()),
        false => Err(Error::BadRequest(format!("a password has {least} to {most} characters"))),
    }
}

/// What is kept of a password.
pub(crate) async fn hash(password: String) -> Result<String, Error> {
    at_work(move || hashed(&password)).await?
}

/// Whether it is the password behind `kept`; never, but no sooner, if there is none.
pub(crate) async fn fits(password: String, kept: Option<String>) -> Result<bool, Error> {
    at_work(move || {
        let text = kept.as_ref().or(NOBODY.as_ref());
        let parsed = text.and_then(|text| PasswordHash::new(text).ok());
        let fits = parsed.is_some_and(|it| Argon2::default().verify_password(password.as_bytes(), &it).is_ok());
        fits && kept.is_some()
    })
    .await
}

async fn at_work<T: Send + 'static>(work: impl FnOnce() -> T + Send + 'static) -> Result<T, Error> {
    let _in_line = IN_LINE.try_acquire().map_err(|_| Error::Crowded)?;
    let _at_work = AT_WORK.acquire().await.map_err(|_| Error::Crowded)?;
    tokio::task::spawn_blocking(work).await.map_err(|error| Error::Internal(error.to_string()))
}

fn hashed(password: &str) -> Result<String, Error> {
    let broken = |error: password_hash::Error| Error::Internal(format!("a password cannot be hashed: {error}"));
    let mut salt = [0; 16];
    getrandom::fill(&mut salt).map_err(|error| Error::Internal(format!("no random numbers: {error}")))?;
    let salt = SaltString::encode_b64(&salt).map_err(broken)?;
    Ok(Argon2::default().hash_password(password.as_bytes(), &salt).map_err(broken)?.to_string())
}

#[cfg(test)]
mod tests {
    use super::{fits, hash};

    #[tokio::test]
    async fn a_password_fits_its_own_hash_only() {
        let [one, other] = [hash("correct horse".into()).await.unwrap(), hash("correct horse".into()).await.unwrap()];
        assert!(one.starts_with("$argon2id$") && one != other, "{one} {other}");
        assert!(fits("correct horse".into(), Some(one.clone())).await.unwrap());
        assert!(!fits("correct hors".into(), Some(one)).await.unwrap());
        assert!(!fits("nobody has this password".into(), None).await.unwrap());
        assert!(!fits("anything".into(), Some("damaged".into())).await.unwrap());
    }
}
