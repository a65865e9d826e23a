//! `orleans serve`: host tables until told to stop.

use crate::browser;
use crate::database::Database;
use crate::out::say;
use anyhow::{Context, Result};
use orleans::State;
use std::net::SocketAddr;
use tokio::net::TcpListener;
use tracing_subscriber::EnvFilter;

/// Where to serve, and where the games are kept.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// The address to listen at; port 0 takes any free one
    #[arg(long, value_name = "ADDRESS", default_value = "127.0.0.1:8080")]
    addr: SocketAddr,
    #[command(flatten)]
    database: Database,
    /// Show the table in the browser of this machine
    #[arg(long)]
    open: bool,
}

/// Serves until Ctrl-C or the system says stop.
pub(crate) fn run(args: &Args) -> Result<()> {
    // RUST_LOG chooses what is told; by default only what somebody should look at.
    let filter = EnvFilter::try_from_default_env().unwrap_or_else(|_| EnvFilter::new("warn"));
    tracing_subscriber::fmt().with_env_filter(filter).with_writer(std::io::stderr).init();
    let runtime = tokio::runtime::Runtime::new().context("the server cannot begin")?;
    runtime.block_on(serve(args))
}

async fn serve(args: &Args) -> Result<()> {
    let (store, place) = args.database.open().await?;
    let listener = TcpListener::bind(args.addr).await;
    let listener = listener.with_context(|| format!("{} is not free: choose another --addr", args.addr))?;
    let address = format!("http://{}", listener.local_addr()?);
    say(format!("Serving at {address}. Games are kept in {place}. Ctrl-C ends it."))?;
    if args.open && !browser::open(&address) {
        say(format!("No browser could be opened: go to {address} yourself."))?;
    }
    server::serve::<State>(store.clone(), listener, stop()).await.context("the server broke off")?;
    store.close().await;
    Ok(())
}

/// Done when somebody wants the server to stop.
async fn stop() {
    let interrupt = async {
        // Without a way to hear Ctrl-C the server runs until it is killed, which loses nothing.
        if tokio::signal::ctrl_c().await.is_err() {
            std::future::pending::<()>().await;
        }
    };
    #[cfg(unix)]
    let terminate = async {
        match tokio::signal::unix::signal(tokio::signal::unix::SignalKind::terminate()) {
            Ok(mut signal) => drop(signal.recv().await),
            Err(_) => std::future::pending().await,
        }
    };
    #[cfg(not(unix))]
    let terminate = std::future::pending::<()>();
    tokio::select! {
        () = interrupt => {},
        () = terminate => {},
    }
}
