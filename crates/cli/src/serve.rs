//! `orleans serve`: host tables until told to stop.

use crate::browser;
use crate::database::Database;
use crate::games::hosts;
use crate::log::Log;
use crate::notices::Notices;
use crate::out::say;
use anyhow::{Context, Result, anyhow};
use server::{Limits, Measures, Settings, Store};
use std::net::SocketAddr;
use std::time::Duration;
use tokio::net::TcpListener;

const HELP: &str = "\
Every option may also be a variable (ORLEANS_ADDR …) or a line of the --config file (addr = \"…\"). A flag goes before the
variable, the variable before the file. RUST_LOG chooses what the log tells: `warn`, `info`, `debug`.
SIGTERM and Ctrl-C end the server within a few seconds; no acknowledged move is lost even if it is killed.

Examples:
  orleans serve                                          on this machine, at http://127.0.0.1:8080
  orleans serve --addr 0.0.0.0:8080                      for everybody in the house
  orleans serve --config /etc/orleans.toml               as docs/hosting.md shows
  orleans serve --database postgres://me@localhost/games several servers, one database";

/// Where to serve, and where the games are kept.
#[derive(clap::Args)]
#[command(after_help = HELP)]
pub(crate) struct Args {
    /// The address to listen at; port 0 takes any free one
    #[arg(long, value_name = "ADDRESS", default_value = "127.0.0.1:8080")]
    addr: SocketAddr,
    #[command(flatten)]
    database: Database,
    /// Show the table in the browser of this machine
    #[arg(long)]
    open: bool,
    /// A proxy in front of the server says in X-Forwarded-For and X-Forwarded-Proto who asks, and how
    #[arg(long)]
    behind_proxy: bool,
    /// Requests a minute from one address, with everything else in proportion; `off` for measurements
    #[arg(long, value_name = "N|off", default_value = "12000")]
    limits: Limits,
    /// Where Prometheus reads /metrics: an address of its own, not for the world
    #[arg(long, value_name = "ADDRESS")]
    metrics: Option<SocketAddr>,
    /// Hours that a table waits for a second person before it closes by itself; 0 for ever
    #[arg(long, value_name = "HOURS", default_value = "48", value_parser = clap::value_parser!(u32).range(0..=8_760))]
    open_hours: u32,
    #[command(flatten)]
    notices: Notices,
    /// How the log on the error output is written
    #[arg(long, value_name = "FORM", value_enum, default_value = "text")]
    log: Log,
}

/// Serves until Ctrl-C or the system says stop.
pub(crate) fn run(args: &Args) -> Result<()> {
    args.log.begin();
    let runtime = tokio::runtime::Runtime::new().context("the server cannot begin")?;
    runtime.block_on(serve(args))
}

async fn serve(args: &Args) -> Result<()> {
    let notices = args.notices.settings()?;
    let (store, place) = args.database.open().await?;
    let listener = bind(args.addr, "--addr").await?;
    let measured = match args.metrics {
        Some(addr) => Some(bind(addr, "--metrics").await?),
        None => None,
    };
    let (address, stop) = (format!("http://{}", listener.local_addr()?), stop()?);
    say(format!("Serving at {address}. Games are kept in {place}. Ctrl-C ends it."))?;
    if let Some(listener) = measured {
        measure(listener, store.clone())?;
    }
    if args.open && !browser::open(&address) {
        say(format!("No browser could be opened: go to {address} yourself."))?;
    }
    let open_for = (args.open_hours > 0).then(|| Duration::from_secs(u64::from(args.open_hours) * 3_600));
    let (behind_proxy, limits) = (args.behind_proxy, args.limits.clone());
    let settings = Settings { behind_proxy, limits, notices, open_for, ..Settings::default() };
    server::serve(&hosts(), store.clone(), &settings, listener, stop).await;
    store.close().await;
    Ok(())
}

async fn bind(addr: SocketAddr, option: &str) -> Result<TcpListener> {
    TcpListener::bind(addr).await.with_context(|| format!("{addr} is not free: choose another {option}"))
}

/// Tells measurements at an address of their own, for as long as the server runs.
fn measure(listener: TcpListener, store: Store) -> Result<()> {
    say(format!("Measurements are at http://{}/metrics.", listener.local_addr()?))?;
    let measures = Measures::begin().map_err(|sentence| anyhow!(sentence))?;
    tokio::spawn(measures.serve(store, listener));
    Ok(())
}

/// Done when somebody wants the server to stop: Ctrl-C, or the system. It is heard from this call on.
#[cfg(unix)]
fn stop() -> Result<impl Future<Output = ()>> {
    use tokio::signal::unix::{SignalKind, signal};
    let (mut interrupt, mut terminate) = (signal(SignalKind::interrupt())?, signal(SignalKind::terminate())?);
    Ok(async move {
        tokio::select! {
            _ = interrupt.recv() => {},
            _ = terminate.recv() => {},
        }
    })
}

/// Done when somebody wants the server to stop by Ctrl-C.
#[cfg(not(unix))]
fn stop() -> Result<impl Future<Output = ()>> {
    Ok(async {
        // Without a way to hear it the server runs until it is killed, which loses nothing.
        if tokio::signal::ctrl_c().await.is_err() {
            std::future::pending::<()>().await;
        }
    })
}
