//! Where games are kept: a file, or a database that several servers share.

use anyhow::{Context, Result, bail};
use server::Store;
use std::path::PathBuf;

/// The variable that names a database where no flag does.
const VARIABLE: &str = "ORLEANS_DATABASE";
const FILE: &str = "orleans.db";

/// Where people, tables and moves are kept.
#[derive(clap::Args, Default)]
pub(crate) struct Database {
    /// The file with people, tables and moves; made if it is missing [default: orleans.db]
    #[arg(long, value_name = "FILE")]
    data: Option<PathBuf>,
    /// A PostgreSQL database instead, shared by any number of servers: postgres://user:password@host/name
    /// [env: ORLEANS_DATABASE]
    #[arg(long, value_name = "URL")]
    database: Option<String>,
}

impl Database {
    /// Opens it; gives how to name it to people, too.
    pub(crate) async fn open(&self) -> Result<(Store, String)> {
        let variable = std::env::var(VARIABLE).ok().filter(|url| !url.is_empty());
        match (&self.data, self.database.as_ref().or(variable.as_ref())) {
            (Some(_), Some(_)) if self.database.is_some() => bail!("choose either --data or --database"),
            (None, Some(url)) => Ok((Store::connect(url).await?, "the PostgreSQL database".into())),
            (path, _) => {
                let path = path.clone().unwrap_or_else(|| FILE.into());
                let name = format!("`{}`", path.display());
                let store = Store::open(&path).await;
                Ok((
                    store.with_context(|| format!("{name} cannot be opened: check the folder and its permissions"))?,
                    name,
                ))
            }
        }
    }
}
