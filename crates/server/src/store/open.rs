//! Opening: one SQLite file, or a PostgreSQL database that several nodes share.

use super::error::is_damage;
use super::health::Health;
use super::heartbeat::{self, Heart, Pulse};
use super::pen::Pen;
use super::place::Place;
use super::sql::Sql;
use super::{Shared, Store, StoreError, calls, checkpoint, shape, writer};
use crate::clock::Clock;
use crate::id;
use sqlx::any::{AnyConnectOptions, AnyPoolOptions, install_default_drivers};
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{AnyConnection, ConnectOptions, Connection, Executor};
use std::io;
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

/// How long a request waits for a connection. One that cannot be made is tried again after a fifth of it at the latest.
const PATIENCE: Duration = Duration::from_secs(5);
/// A connection that was used within this time is there.
const FRESH: Duration = Duration::from_secs(1);

/// A commit has reached the disk before anybody hears of it.
const SAFE: &str = "PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA busy_timeout = 10000;";

/// For PostgreSQL: no statement of ours takes longer, and none that we forget to commit holds up another node.
const BOUNDED: &str = "SET statement_timeout = '10s'; SET idle_in_transaction_session_timeout = '10s'";
/// For PostgreSQL: what is committed has reached its disk, whatever the host has set; a stronger promise stays.
const KEPT: &str = "SELECT set_config('synchronous_commit', 'on', false)
    WHERE current_setting('synchronous_commit') NOT IN ('on', 'remote_apply')";
/// For whoever changes one table, and waits for nobody else in doing so.
const PATIENT: &str = "SET lock_timeout = '500ms'";
/// For the writer, which all tables wait for: what somebody else has locked is set aside.
const HURRIED: &str = "SET lock_timeout = '20ms'";

impl Store {
    /// Opens the SQLite file, or makes it, and brings it up to the present shape. Until it is closed nobody else can.
    pub async fn open(path: &Path) -> Result<Store, StoreError> {
        install_default_drivers();
        let clock = Clock::of_machine();
        let place = Arc::new(Place::take(path)?);
        let file = SqliteConnectOptions::new().filename(place.path());
        is_ours(&file).await?;
        let to_write = AnyConnectOptions::from_url(&file.to_url_lossy())?;
        let to_read = AnyConnectOptions::from_url(&file.read_only(true).to_url_lossy())?;
        // One connection: writers queue here and not at the file's lock.
        let write = pool(1, &[SAFE, checkpoint::SELDOM]).connect_with(to_write.clone()).await?;
        shape::bring_up_to_date(&write).await?;
        let beside = pool(1, &[checkpoint::BESIDE]).connect_with(to_write).await?;
        let [eye, read] = [pool(1, &[]), pool(4, &[])];
        let (eye, read) = (eye.connect_with(to_read.clone()).await?, read.connect_with(to_read).await?);
        let health = Arc::new(Health::good());
        let pen = Pen { pool: write, health: Arc::clone(&health), place: Some(Arc::clone(&place)) };
        let heart = Heart { pen: pen.clone(), eye: eye.clone(), node: String::new(), clock: clock.clone() };
        heart.beat(0).await?;
        place.remember().map_err(sqlx::Error::Io)?;
        let writer = writer::start(Sql::of_file(pen.clone(), eye.clone()));
        checkpoint::start(beside.clone(), place, Arc::clone(&health), &writer);
        heartbeat::start(heart, Arc::clone(&health), &writer);
        Ok(Store { pen, read, beside: vec![beside, eye], writer, clock, shared: None })
    }

    /// Opens the PostgreSQL database at `url` and brings it up to the present shape.
    pub async fn connect(url: &str) -> Result<Store, StoreError> {
        let (mut connection, options) = reach(url).await?;
        shape::bring_up_to_date(&mut connection).await?;
        connection.close().await?;
        Store::of(url, options).await
    }

    /// Opens the PostgreSQL database at `url` to look at it: it must have the present shape already.
    pub async fn connect_as_is(url: &str) -> Result<Store, StoreError> {
        let (mut connection, options) = reach(url).await?;
        let shape: Result<(Option<i64>,), _> =
            sqlx::query_as("SELECT MAX(version) FROM _sqlx_migrations").fetch_one(&mut connection).await;
        connection.close().await?;
        match shape {
            Ok((Some(found),)) if found == shape::now() => Store::of(url, options).await,
            _ => Err(unusable("the database belongs to another version: copy it, serve the copy once, and look there")),
        }
    }

    async fn of(url: &str, options: AnyConnectOptions) -> Result<Store, StoreError> {
        let read = pool(8, &[BOUNDED]).connect_with(options.clone()).await?;
        let write = pool(4, &[BOUNDED, KEPT, PATIENT]).connect_with(options.clone()).await?;
        let own = pool(1, &[BOUNDED, KEPT, HURRIED]).connect_with(options.clone()).await?;
        let aside = pool(4, &[BOUNDED, KEPT, PATIENT]).connect_with(options).await?;
        let node = id::random().map_err(|error| unusable(&error.to_string()))?;
        let outbox = calls::start(write.clone(), node.clone());
        let (health, clock) = (Arc::new(Health::good()), Clock::of_machine());
        let [pen, own, aside] = [write, own, aside].map(|pool| Pen { pool, health: Arc::clone(&health), place: None });
        let beside = vec![own.pool.clone(), aside.pool.clone()];
        let heart = Heart { pen: own.clone(), eye: read.clone(), node: node.clone(), clock: clock.clone() };
        heart.beat(0).await?;
        heart.forget_the_gone().await?;
        let writer = writer::start(Sql::of_node(own, aside, node.clone()));
        heartbeat::start(heart, Arc::clone(&health), &writer);
        let shared = Shared { url: url.to_owned(), node, outbox };
        Ok(Store { pen, read, beside, writer, clock, shared: Some(shared) })
    }
}

/// A way to the PostgreSQL database at `url`, and how to find more.
async fn reach(url: &str) -> Result<(AnyConnection, AnyConnectOptions), StoreError> {
    install_default_drivers();
    if !url.starts_with("postgres://") && !url.starts_with("postgresql://") {
        return Err(unusable("a database is named like postgres://user:password@host/name"));
    }
    let options: AnyConnectOptions = url.parse().map_err(|error| refused(&error))?;
    // The pool would try for long and then tell only that it took long.
    Ok((AnyConnection::connect_with(&options).await.map_err(|error| refused(&error))?, options))
}

/// Connections that begin with these words. They are asked whether they are still there only where that is in doubt: it
/// is a way to the database and back.
fn pool(most: u32, words: &'static [&'static str]) -> AnyPoolOptions {
    let options = AnyPoolOptions::new().max_connections(most).acquire_timeout(PATIENCE).test_before_acquire(false);
    let options = options.before_acquire(|connection, used| {
        Box::pin(async move {
            if used.idle_for > FRESH {
                connection.ping().await?;
            }
            Ok(true)
        })
    });
    options.after_connect(move |connection, _| {
        Box::pin(async move {
            for word in words {
                connection.execute(*word).await?;
            }
            Ok(())
        })
    })
}

/// Refuses what is no database, and one that another program has made.
async fn is_ours(file: &SqliteConnectOptions) -> Result<(), StoreError> {
    let read = async {
        let mut connection = file.connect().await?;
        let tables = sqlx::query_as("SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name = $1 DESC");
        let tables: Vec<(String,)> = tables.bind(shape::STEPS_TAKEN).fetch_all(&mut connection).await?;
        connection.close().await?;
        sqlx::Result::Ok(tables)
    };
    match read.await {
        Ok(tables) if tables.first().is_none_or(|(name,)| name == shape::STEPS_TAKEN) => Ok(()),
        Ok(_) => Err(unusable("is a database of another program: name another file")),
        Err(error) if is_damage(&error) => Err(unusable("is no database: name another file")),
        Err(error) => Err(error.into()),
    }
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
