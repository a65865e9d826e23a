//! Where games are kept: a file, or a database that several servers share.

use anyhow::{Context, Result, bail};
use server::{Store, StoreError};
use std::path::{Path, PathBuf};

/// Where games are kept if nobody says otherwise.
const FILE: &str = "orleans.db";

/// Where people, tables and moves are kept.
#[derive(clap::Args, Default)]
pub(crate) struct Database {
    /// The file with people, tables and moves [default: orleans.db]
    #[arg(long, value_name = "FILE")]
    data: Option<PathBuf>,
    /// A PostgreSQL database instead, shared by any number of servers: postgres://user:password@host/name
    #[arg(long, value_name = "URL")]
    database: Option<String>,
}

impl Database {
    /// Opens it, or makes the file if it is missing; gives how to name it to people, too.
    pub(crate) async fn open(&self) -> Result<(Store, String)> {
        match (&self.data, &self.database) {
            (Some(_), Some(_)) => bail!("choose either --data or --database"),
            (None, Some(url)) => Ok((Store::connect(url).await?, "the PostgreSQL database".into())),
            (path, None) => {
                let path = path.clone().unwrap_or_else(|| FILE.into());
                let name = format!("`{}`", path.display());
                match Store::open(&path).await {
                    Ok(store) => Ok((store, name)),
                    Err(StoreError::Unusable(why)) => bail!("{name} {why}"),
                    Err(error) => {
                        Err(error).context(format!("{name} cannot be opened: check the folder and its permissions"))
                    }
                }
            }
        }
    }

    /// Opens what is there already to look at it, and changes nothing, not even its shape: a file is copied first.
    pub(crate) async fn open_to_look(&self, folder: &Path) -> Result<Store> {
        if let (None, Some(url)) = (&self.data, &self.database) {
            return Ok(Store::connect_as_is(url).await?);
        }
        let (path, copy) = (self.existing()?, folder.join(FILE));
        Store::backup(&path, &copy).await.with_context(|| format!("`{}` cannot be read", path.display()))?;
        Ok(Store::open(&copy).await?)
    }

    /// The file, which must be there.
    fn existing(&self) -> Result<PathBuf> {
        let path = self.data.clone().unwrap_or_else(|| FILE.into());
        if !path.is_file() {
            bail!("there is no file `{}`: name the one that `orleans serve` keeps", path.display());
        }
        Ok(path)
    }
}
