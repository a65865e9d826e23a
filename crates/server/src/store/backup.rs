//! A copy of the file while games go on.

use super::{Store, StoreError};
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions, Connection};
use std::fs;
use std::io;
use std::path::Path;

impl Store {
    /// Writes a copy of the SQLite file `from`, as of one moment, to a new file `to`. A server may be at work on it:
    /// nothing is changed, not even the shape.
    pub async fn backup(from: &Path, to: &Path) -> Result<(), StoreError> {
        let options = SqliteConnectOptions::new().filename(from).create_if_missing(false);
        let mut connection = options.connect().await?;
        // The copy holds the seeds and is for its owner alone; SQLite writes into a file that is empty.
        new_file(to).map_err(sqlx::Error::Io)?;
        let copied = sqlx::query("VACUUM INTO $1").bind(to.to_string_lossy().as_ref()).execute(&mut connection).await;
        connection.close().await?;
        if let Err(error) = copied {
            // Half a copy is none.
            fs::remove_file(to).ok();
            return Err(error.into());
        }
        fs::File::open(to).and_then(|file| file.sync_all()).map_err(sqlx::Error::Io)?;
        Ok(())
    }
}

fn new_file(path: &Path) -> io::Result<()> {
    let mut options = fs::OpenOptions::new();
    options.create_new(true).write(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(path).map(drop)
}
