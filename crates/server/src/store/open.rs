//! Opening: one SQLite file, or a PostgreSQL database that several nodes share.

use super::{Shared, Store, StoreError, calls, checkpoint, shape, writer};
use crate::id;
use sqlx::any::{AnyConnectOptions, AnyPoolOptions, install_default_drivers};
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{AnyConnection, AnyPool, ConnectOptions, Connection, Executor};
use std::fs::OpenOptions;
use std::io;
use std::path::Path;
use std::time::Duration;

/// How long a request waits for a connection.
const PATIENCE: Duration = Duration::from_secs(10);
/// A connection that was used within this time is there.
const FRESH: Duration = Duration::from_secs(1);

/// A commit has reached the disk before anybody hears of it.
const SAFE: &str = "PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA busy_timeout = 10000;";

impl Store {
    /// Opens the SQLite file, or makes it, and brings it up to the present shape.
    pub async fn open(path: &Path) -> Result<Store, StoreError> {
        install_default_drivers();
        let path = keep_to_ourselves(path).map_err(sqlx::Error::Io)?;
        let file = SqliteConnectOptions::new().filename(&path);
        let to_write = AnyConnectOptions::from_url(&file.to_url_lossy())?;
        let to_read = AnyConnectOptions::from_url(&file.read_only(true).to_url_lossy())?;
        let safely = AnyPoolOptions::new().after_connect(|connection, _| {
            Box::pin(async move {
                connection.execute(SAFE).await?;
                connection.execute(checkpoint::SELDOM).await?;
                Ok(())
            })
        });
        // One connection: writers queue here and not at the file's lock. A file does not go away: nobody needs to ask.
        let write = safely.max_connections(1).test_before_acquire(false).connect_with(to_write).await?;
        shape::bring_up_to_date(&write).await?;
        let read = pool(4).connect_with(to_read).await?;
        let store = Store::ready(write, read, None);
        checkpoint::start(&path, &store.writer).await?;
        Ok(store)
    }

    /// Opens the PostgreSQL database at `url` and brings it up to the present shape.
    pub async fn connect(url: &str) -> Result<Store, StoreError> {
        let (write, options) = reach(url).await?;
        shape::bring_up_to_date(&write).await?;
        Store::of(url, write, options).await
    }

    /// Opens the PostgreSQL database at `url` to look at it: it must have the present shape already.
    pub async fn connect_as_is(url: &str) -> Result<Store, StoreError> {
        let (write, options) = reach(url).await?;
        let shape: Result<(Option<i64>,), _> =
            sqlx::query_as("SELECT MAX(version) FROM _sqlx_migrations").fetch_one(&write).await;
        match shape {
            Ok((Some(found),)) if found == shape::now() => Store::of(url, write, options).await,
            _ => Err(unusable("the database belongs to another version: copy it, serve the copy once, and look there")),
        }
    }

    async fn of(url: &str, write: AnyPool, options: AnyConnectOptions) -> Result<Store, StoreError> {
        let read = pool(8).connect_with(options).await?;
        let node = id::random().map_err(|error| unusable(&error.to_string()))?;
        let outbox = calls::start(write.clone(), node.clone());
        Ok(Store::ready(write, read, Some(Shared { url: url.to_owned(), node, outbox })))
    }

    fn ready(write: AnyPool, read: AnyPool, shared: Option<Shared>) -> Store {
        let node = shared.as_ref().map(|shared| shared.node.clone());
        Store { read, writer: writer::start(write.clone(), node), write, shared }
    }
}

/// A way to the PostgreSQL database at `url`, and how to find more.
async fn reach(url: &str) -> Result<(AnyPool, AnyConnectOptions), StoreError> {
    install_default_drivers();
    if !url.starts_with("postgres://") && !url.starts_with("postgresql://") {
        return Err(unusable("a database is named like postgres://user:password@host/name"));
    }
    let options: AnyConnectOptions = url.parse().map_err(|error| refused(&error))?;
    // The pool would try for long and then tell only that it took long.
    AnyConnection::connect_with(&options).await.map_err(|error| refused(&error))?.close().await?;
    Ok((pool(4).connect_with(options.clone()).await?, options))
}

/// Connections that are asked whether they are still there only where that is in doubt: it is a way to the database and
/// back.
fn pool(most: u32) -> AnyPoolOptions {
    let options = AnyPoolOptions::new().max_connections(most).acquire_timeout(PATIENCE).test_before_acquire(false);
    options.before_acquire(|connection, used| {
        Box::pin(async move {
            if used.idle_for > FRESH {
                connection.ping().await?;
            }
            Ok(true)
        })
    })
}

/// Makes the file, if there is none, so that other users of the machine cannot read it: it holds the seeds.
fn keep_to_ourselves(path: &Path) -> io::Result<std::path::PathBuf> {
    let mut options = OpenOptions::new();
    options.create(true).append(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(path)?;
    path.canonicalize()
}

/// What to do when PostgreSQL does not let us in. The address may hold a password, so it is not repeated.
fn refused(error: &sqlx::Error) -> StoreError {
    let code = error.as_database_error().and_then(|error| error.code());
    match (error, code.as_deref()) {
        (_, Some("28P01" | "28000")) => unusable("the database refuses this user or password: check both"),
        (_, Some("3D000")) => unusable("there is no such database: make it first, for example with `createdb`"),
        (_, Some("53300")) => unusable("the database has no connection left: raise its max_connections"),
        (_, Some("57P03")) => unusable("the database is just starting or stopping: try again in a moment"),
        (sqlx::Error::Io(error), _) if error.kind() == io::ErrorKind::InvalidData => unusable(&format!(
            "the certificate of the database is not believed ({error}): name who signed it with `sslrootcert=`"
        )),
        (sqlx::Error::Io(error), _) => unusable(&format!("the database does not answer ({error}): is it running?")),
        (error, _) => unusable(&format!("the database cannot be used: {error}")),
    }
}

fn unusable(sentence: &str) -> StoreError {
    StoreError::Unusable(sentence.to_owned())
}
