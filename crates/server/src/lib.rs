//! The table online: people sit down, bots answer, and no move is acknowledged before it is kept.
//!
//! The server knows no game's rules. Whatever implements [`HostedGame`] can be played here; what leaves the
//! server goes through [`tabletop::Game::view`] and [`tabletop::Game::seen_by`], for one viewer at a time.

mod api;
mod clock;
mod error;
mod gate;
mod hosted;
mod id;
mod measure;
mod names;
mod notices;
mod pages;
mod password;
mod standing;
mod store;
mod table;
pub mod wire;

pub use error::Error;
pub use gate::{Limits, Settings};
pub use hosted::HostedGame;
pub use measure::Measures;
pub use notices::{MailServer, NoticeSettings};
pub use store::{
    Change, Entry, Holder, Line, NewSeat, NewTable, Person, Proposal, Results, Row, SeatRow, Snapshot, Store,
    StoreError, Successor, TableRow, TableRules, TableState, Times, Token,
};
pub use table::{Hall, Rehearsal, rehearse};

use api::router;
use gate::Gate;
use notices::Herald;
use std::future::Future;
use std::sync::Arc;
use tokio::net::TcpListener;

/// Serves the tables of `store` until `stop` is done. Tables that wait for a bot go on at once.
pub async fn serve<G: HostedGame>(
    store: Store,
    settings: &Settings,
    listener: TcpListener,
    stop: impl Future<Output = ()>,
) {
    tracing::info!(game = G::NAME, behind_proxy = settings.behind_proxy, "the server begins");
    let hall = Arc::new(Hall::<G>::new(store));
    let gate = Arc::new(Gate::new(settings));
    tokio::spawn(Arc::clone(&hall).hear());
    tokio::spawn(Arc::clone(&hall).go_round());
    tokio::spawn(Arc::clone(&hall).watch_the_clock());
    let herald = Arc::new(Herald::new(settings.notices.clone()));
    let watch = tokio::spawn(Arc::clone(&herald).watch(G::NAME, hall.store.clone(), Arc::clone(&hall.present)));
    let tidy = tokio::spawn(Arc::clone(&gate).keep_tidy());
    gate::open(router(hall, Arc::clone(&gate), herald), gate, listener, stop).await;
    tidy.abort();
    watch.abort();
    tracing::info!("the server has ended");
}
