//! The measurement from beginning to end.

use super::fleet::Server;
use super::player::Player;
use super::report::{Report, millis, quantile};
use super::{Args, finished, store};
use crate::progress;
use anyhow::{Context, Result};
use futures_util::{StreamExt, TryStreamExt, stream};
use reqwest::Client;
use server::Store;
use std::time::{Duration, Instant};
use tokio::task::JoinSet;

/// How many tables are set up at once.
const AT_ONCE: usize = 16;

/// Sets up the tables, lets them play, and looks for what was lost.
pub(super) async fn measure(args: &Args) -> Result<Report> {
    let load_average = load_average();
    let folder = tempfile::tempdir().context("no folder for the games")?;
    let data = folder.path().join("games.db");
    let database = args.database.as_deref();
    let servers = (0..args.nodes).map(|_| Server::start(&data, database)).collect::<Result<Vec<_>>>()?;
    let http = reqwest::Client::new();
    let (players, finished) =
        tokio::try_join!(set_up(args, &http, &servers), finished::play(&http, &servers[0].address))?;

    let busy = || servers.iter().map(Server::processor).sum::<Option<f64>>();
    let (busy_before, begin) = (busy(), Instant::now());
    let bar = progress::bar(args.seconds, "seconds", args.json);
    let play = play(args, players);
    tokio::pin!(play);
    let (players, mut times) = loop {
        tokio::select! {
            played = &mut play => break played?,
            () = tokio::time::sleep(Duration::from_secs(1)) => bar.inc(1),
        }
    };
    let seconds = begin.elapsed().as_secs_f64();
    bar.finish_and_clear();
    let processor = busy().zip(busy_before).map(|(after, before)| (after - before) / seconds);
    for player in &players {
        player.check().await?;
    }
    let start = servers.iter().map(|server| server.start).max().unwrap_or_default();
    let peak_memory_mb = servers.iter().map(Server::peak_memory).sum();
    drop(servers);
    let store = match database {
        Some(url) => Store::connect(url).await?,
        None => Store::open(&data).await?,
    };
    let lost = store::lost(&store, &players).await?;
    store.close().await;
    // Nothing of it is in the memory of a new server.
    let server = Server::start(&data, database)?;
    let (restart, load) = (server.start, finished::first_look(&http, &server.address, &finished).await?);
    drop(server);
    times.sort();
    Ok(Report {
        tables: args.tables,
        sockets: args.sockets(),
        nodes: args.nodes,
        seconds,
        moves: times.len(),
        moves_per_s: times.len() as f64 / seconds,
        p50: quantile(&times, 0.5),
        p95: quantile(&times, 0.95),
        p99: quantile(&times, 0.99),
        max: quantile(&times, 1.0),
        start: millis(start),
        restart: millis(restart),
        load: millis(load),
        peak_memory_mb,
        processor,
        lost,
        load_average,
    })
}

async fn set_up(args: &Args, http: &Client, servers: &[Server]) -> Result<Vec<Player>> {
    let bar = progress::bar(args.tables.into(), "tables set up", args.json);
    let tables = stream::iter(0..args.tables).map(|table| {
        // Neighbours sit at different servers, if there are several.
        let at = |seat: u8| servers[(usize::from(seat) + table as usize) % servers.len()].address.clone();
        let (http, servers, bar) = (http.clone(), (0..args.seats).map(at).collect(), bar.clone());
        async move {
            let player = Player::sit_down(http, servers, table.into()).await;
            bar.inc(1);
            player
        }
    });
    let players = tables.buffer_unordered(AT_ONCE).try_collect().await;
    bar.finish_and_clear();
    players
}

async fn play(args: &Args, players: Vec<Player>) -> Result<(Vec<Player>, Vec<Duration>)> {
    let (begin, n, length) = (Instant::now() + Duration::from_millis(200), players.len() as u32, args.length());
    let mut playing = JoinSet::new();
    for (mut player, nth) in players.into_iter().zip(0..) {
        // Spread over the second, as people are.
        let from = begin + Duration::from_secs(1) * nth / n;
        playing.spawn(async move { player.play(from, from + length).await.map(|times| (player, times)) });
    }
    let (mut players, mut times) = (Vec::new(), Vec::new());
    while let Some(played) = playing.join_next().await {
        let (player, of_player) = played.context("a player stumbled")??;
        players.push(player);
        times.extend(of_player);
    }
    Ok((players, times))
}

fn load_average() -> Option<f64> {
    std::fs::read_to_string("/proc/loadavg").ok()?.split_whitespace().next()?.parse().ok()
}
