//! `orleans export` and `orleans import`: everything that is kept as lines of JSON, from one database to another.

use crate::database::Database;
use crate::out::say;
use crate::progress;
use anyhow::{Context, Result, bail};
use std::fs::{self, File, OpenOptions};
use std::io::{BufRead, BufReader, BufWriter, Write};
use std::path::{Path, PathBuf};

const EXPORT: &str = "\
The file holds people, tables, moves and what is kept of passwords and tokens: keep it to yourself.

Examples:
  orleans export --data orleans.db --to everything.jsonl
  orleans export --database postgres://orleans@localhost/orleans --to everything.jsonl";

const IMPORT: &str = "\
Everything is taken over or nothing, and only where no people and tables are kept yet.

Examples:
  orleans import --database postgres://orleans@localhost/orleans --from everything.jsonl";

/// What to export, and where to.
#[derive(clap::Args)]
#[command(after_help = EXPORT)]
pub(crate) struct Export {
    #[command(flatten)]
    database: Database,
    /// The new file
    #[arg(long, value_name = "FILE")]
    to: PathBuf,
}

/// What to import, and where from.
#[derive(clap::Args)]
#[command(after_help = IMPORT)]
pub(crate) struct Import {
    #[command(flatten)]
    database: Database,
    /// What `orleans export` has written
    #[arg(long, value_name = "FILE")]
    from: PathBuf,
}

/// Writes everything to a new file.
pub(crate) fn export(args: &Export) -> Result<()> {
    let to = args.to.display();
    let mut options = OpenOptions::new();
    options.write(true).create_new(true);
    // It holds the seeds of running games.
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    let rows = tokio::runtime::Runtime::new()?.block_on(async {
        // A server may be at work on a file: what is read is a copy as of one moment, beside the export for its size.
        let beside = args.to.parent().filter(|folder| folder.is_dir()).unwrap_or(Path::new("."));
        let folder = tempfile::tempdir_in(beside).with_context(|| format!("`{to}` cannot be made"))?;
        let store = args.database.open_to_look(folder.path()).await?;
        let mut file = BufWriter::new(options.open(&args.to).with_context(|| format!("`{to}` cannot be made"))?);
        let bar = progress::bar(store.rows().await?, "rows", false);
        let mut lines = 0_u64;
        let end = store.export(|line| {
            lines += 1;
            bar.inc(1);
            writeln!(file, "{line}")
        });
        let end = end.await.map_err(anyhow::Error::from).and_then(|()| Ok(file.flush()?));
        let end = end.and_then(|()| Ok(file.get_ref().sync_all()?));
        bar.finish_and_clear();
        if let Err(error) = end {
            // Half an export is none.
            fs::remove_file(&args.to).ok();
            return Err(error).with_context(|| format!("`{to}` cannot be written"));
        }
        store.close().await;
        // The first line is the heading.
        Ok(lines.saturating_sub(1))
    })?;
    say(format!("{rows} rows are in `{to}`."))
}

/// Reads everything from a file.
pub(crate) fn import(args: &Import) -> Result<()> {
    let from = args.from.display();
    let file = File::open(&args.from).with_context(|| format!("`{from}` cannot be read"))?;
    let bar = progress::bar(file.metadata()?.len(), "bytes", false);
    let rows = tokio::runtime::Runtime::new()?.block_on(async {
        let (store, _) = args.database.open().await?;
        let lines = BufReader::new(file).lines().inspect(|line| {
            bar.inc(line.as_ref().map_or(0, |line| line.len() as u64 + 1));
        });
        let end = store.import(lines).await;
        store.close().await;
        bar.finish_and_clear();
        match end {
            Ok(rows) => anyhow::Ok(rows),
            Err(error) => bail!("`{from}` cannot be imported: {error}"),
        }
    })?;
    say(format!("{rows} rows were taken over from `{from}`."))
}
