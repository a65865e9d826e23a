//! `orleans patch --dry-run`: would the running games go on by the present rules?

use crate::database::Database;
use crate::games::hosts;
use crate::out::say;
use crate::progress;
use anyhow::{Result, bail};
use server::Rehearsal;

const HELP: &str = "\
Every running game is replayed by the rules of this program, entry by entry. A game whose journal breaks still goes on
from its last snapshot when it is served, but its past is no longer told; so look before you update a server.
Ends with 1 if any game breaks.

Examples:
  orleans patch --dry-run --data orleans.db";

/// Which games to look at.
#[derive(clap::Args)]
#[command(after_help = HELP)]
pub(crate) struct Args {
    #[command(flatten)]
    database: Database,
    /// Look, and change nothing
    #[arg(long)]
    dry_run: bool,
}

/// Replays every running game.
pub(crate) fn run(args: &Args) -> Result<()> {
    if !args.dry_run {
        bail!("kept games are never changed: add --dry-run to see which would break");
    }
    let (folder, hosts) = (tempfile::tempdir()?, hosts());
    let (games, broken) = tokio::runtime::Runtime::new()?.block_on(async {
        let store = args.database.open_to_look(folder.path()).await?;
        let tables = store.running_tables().await?;
        let bar = progress::bar(tables.len() as u64, "games", false);
        let mut broken = Vec::new();
        for table in &tables {
            // One that ends meanwhile has passed.
            if let Some(Rehearsal::Breaks { entry, reason }) = hosts.rehearse(&store, table).await? {
                broken.push((table.clone(), entry, reason));
            }
            bar.inc(1);
        }
        bar.finish_and_clear();
        store.close().await;
        anyhow::Ok((tables.len(), broken))
    })?;
    for (table, entry, reason) in &broken {
        say(format!("table {table} breaks at entry {entry}: {reason}"))?;
    }
    match broken.len() {
        0 => say(format!("{games} running games go on by the present rules.")),
        some => bail!("{some} of {games} running games cannot be replayed by the present rules"),
    }
}
