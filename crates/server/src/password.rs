//! Passwords: slow to check on purpose, so never on the threads that serve everybody else.

use crate::Error;
use argon2::password_hash::{self, Output, ParamsString, PasswordHash, SaltString};
use argon2::{ARGON2ID_IDENT, Algorithm, Argon2, Block, Params, Version};
use std::sync::{LazyLock, mpsc};
use std::thread;
use tokio::sync::{Semaphore, oneshot};

/// How long a password is.
pub(crate) const LENGTH: std::ops::RangeInclusive<usize> = 8..=128;

/// The memory that makes it slow.
type Memory = Vec<Block>;
type Job = Box<dyn FnOnce(&mut Memory) + Send>;

/// One thread does them all, in 19 MB that it keeps: memory that is taken anew each time, and by many threads, is never given
/// back whole.
static AT_WORK: LazyLock<mpsc::Sender<Job>> = LazyLock::new(|| {
    let (jobs, work) = mpsc::channel::<Job>();
    let thread = thread::Builder::new().name("passwords".into());
    let mut memory = Memory::new();
    // Without a thread nobody takes the jobs, and whoever hands one in hears so.
    thread.spawn(move || work.into_iter().for_each(|job| job(&mut memory))).ok();
    jobs
});
/// Who finds more than this waiting comes again later.
static IN_LINE: Semaphore = Semaphore::const_new(32);
/// The password of nobody: checked when the name is unknown, so that it takes as long as a known one.
const NOBODY: &str = "$argon2id$v=19$m=19456,t=2,p=1$bm9ib2R5IGhhcyB0aGlz$AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA";

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
    let made = at_work(move |memory| hashed(&password, memory)).await?;
    made.map_err(|error| Error::Internal(format!("a password cannot be hashed: {error}")))
}

/// Whether it is the password behind `kept`; never, but no sooner, if there is none.
pub(crate) async fn fits(password: String, kept: Option<String>) -> Result<bool, Error> {
    at_work(move |memory| {
        let fits = is_behind(&password, kept.as_deref().unwrap_or(NOBODY), memory);
        fits.unwrap_or(false) && kept.is_some()
    })
    .await
}

async fn at_work<T: Send + 'static>(work: impl FnOnce(&mut Memory) -> T + Send + 'static) -> Result<T, Error> {
    let _in_line = IN_LINE.try_acquire().map_err(|_| Error::Crowded)?;
    let (done, result) = oneshot::channel();
    // Who has gone meanwhile does not hear of it.
    let job = Box::new(move |memory: &mut Memory| drop(done.send(work(memory))));
    AT_WORK.send(job).map_err(|_| Error::Crowded)?;
    result.await.map_err(|error| Error::Internal(error.to_string()))
}

fn hashed(password: &str, memory: &mut Memory) -> Result<String, password_hash::Error> {
    let mut salt = [0; 16];
    getrandom::fill(&mut salt).map_err(|_| password_hash::Error::Crypto)?;
    let (salt, params) = (SaltString::encode_b64(&salt)?, Params::default());
    let hash = PasswordHash {
        algorithm: ARGON2ID_IDENT,
        version: Some(Version::default().into()),
        params: ParamsString::try_from(&params)?,
        salt: Some(salt.as_salt()),
        hash: None,
    };
    Ok(PasswordHash { hash: Some(output(password, &hash, Params::DEFAULT_OUTPUT_LEN, memory)?), ..hash }.to_string())
}

fn is_behind(password: &str, kept: &str, memory: &mut Memory) -> Result<bool, password_hash::Error> {
    let kept = PasswordHash::new(kept)?;
    let expected = kept.hash.ok_or(password_hash::Error::Password)?;
    Ok(output(password, &kept, expected.len(), memory)? == expected)
}

/// What argon2 makes of a password, with everything else as `hash` says.
fn output(
    password: &str,
    hash: &PasswordHash<'_>,
    length: usize,
    memory: &mut Memory,
) -> Result<Output, password_hash::Error> {
    let version = hash.version.map(Version::try_from).transpose()?.unwrap_or_default();
    let params = Params::try_from(hash)?;
    if memory.len() < params.block_count() {
        memory.resize(params.block_count(), Block::default());
    }
    let argon2 = Argon2::new(Algorithm::try_from(hash.algorithm)?, version, params);
    let mut salt = [0; 64];
    let salt = hash.salt.ok_or(password_hash::Error::Password)?.decode_b64(&mut salt)?;
    Output::init_with(length, |out| {
        let filled = argon2.hash_password_into_with_memory(password.as_bytes(), salt, out, memory.as_mut_slice());
        filled.map_err(password_hash::Error::from)
    })
}

#[cfg(test)]
mod tests {
    use super::{fits, hash};
    use argon2::Argon2;
    use argon2::password_hash::{PasswordHash, PasswordHasher, PasswordVerifier, SaltString};

    #[tokio::test]
    async fn a_password_fits_its_own_hash_only() {
        let [one, other] = [hash("correct horse".into()).await.unwrap(), hash("correct horse".into()).await.unwrap()];
        assert!(one.starts_with("$argon2id$") && one != other, "{one} {other}");
        assert!(fits("correct horse".into(), Some(one.clone())).await.unwrap());
        assert!(!fits("correct hors".into(), Some(one)).await.unwrap());
        assert!(!fits("nobody has this password".into(), None).await.unwrap());
        assert!(!fits("anything".into(), Some("damaged".into())).await.unwrap());
    }

    /// What others of this kind make and read is the same.
    #[tokio::test]
    async fn the_hash_is_one_that_everybody_knows() {
        let ours = hash("correct horse".into()).await.unwrap();
        let known = PasswordHash::new(&ours).unwrap();
        assert!(Argon2::default().verify_password(b"correct horse", &known).is_ok());
        let salt = SaltString::encode_b64(b"an older program").unwrap();
        let older = Argon2::default().hash_password(b"correct horse", &salt).unwrap().to_string();
        assert!(fits("correct horse".into(), Some(older)).await.unwrap());
    }
}
