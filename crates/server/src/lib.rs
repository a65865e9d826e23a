//! The table online: people sit down, bots answer, and no move is acknowledged before it is kept.
//!
//! The server knows no game. Whatever a [`Host`] offers can be played here, any number of games in one program and one
//! store; what leaves the server goes through [`tabletop::Game::view`] and [`tabletop::Game::seen_by`], for one viewer
//! at a time.

mod api;
mod clock;
mod error;
mod gate;
mod host;
mod id;
mod measure;
mod names;
mod notices;
mod pages;
mod password;
mod scribe;
#[cfg(test)]
mod simulation;
mod store;
mod table;
pub mod wire;
mod written;

pub use error::Error;
pub use gate::{Limits, Settings};
pub use host::{EventOf, Host, MoveOf, SetupOf, ViewOf};
pub use measure::Measures;
pub use notices::{MailServer, NoticeSettings};
pub use store::{
    Change, Entry, Holder, Line, NewSeat, NewTable, Person, Proposal, Results, Row, SeatRow, Snapshot, Store,
    StoreError, Successor, TableRow, TableRules, TableState, Times, Token,
};
pub use table::{Hosts, Rehearsal};

use api::router;
use gate::Gate;
use notices::Herald;
use std::future::Future;
use std::sync::Arc;
use table::House;
use tokio::net::TcpListener;

/// Serves the tables of `store` until `stop` is done. Tables that wait for a bot go on at once.
pub async fn serve(
    hosts: &Hosts,
    store: Store,
    settings: &Settings,
    listener: TcpListener,
    stop: impl Future<Output = ()>,
) {
    let house = House::new(hosts, store, settings.open_for);
    let games: Vec<&str> = house.rooms.all().map(|room| room.title().name).collect();
    tracing::info!(games = games.join(", "), behind_proxy = settings.behind_proxy, "the server begins");
    let gate = Arc::new(Gate::new(settings));
    house.open();
    let herald = Arc::new(Herald::new(settings.notices.clone()));
    let (store, present) = (house.hall.store.clone(), Arc::clone(&house.hall.present));
    let watch = tokio::spawn(Arc::clone(&herald).watch(games, store, present));
    let tidy = tokio::spawn(Arc::clone(&gate).keep_tidy());
    gate::open(router(house, Arc::clone(&gate), herald), gate, listener, stop).await;
    tidy.abort();
    watch.abort();
    tracing::info!("the server has ended");
}
