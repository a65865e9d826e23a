//! The table online: people sit down, bots answer, and no move is acknowledged before it is kept.
//!
//! The server knows no game's rules. Whatever implements [`HostedGame`] can be played here; what leaves the
//! server goes through [`tabletop::Game::view`] and [`tabletop::Game::seen_by`], for one viewer at a time.

mod api;
mod clock;
mod error;
mod hosted;
mod id;
mod pages;
mod standing;
mod store;
mod table;
pub mod wire;

pub use api::router;
pub use error::Error;
pub use hosted::HostedGame;
pub use store::{
    Entry, Holder, Line, NewSeat, NewTable, Person, Proposal, Results, Row, SeatRow, Snapshot, Store, StoreError,
    Successor, TableRow, TableRules, TableState, Times,
};
pub use table::Hall;

use std::future::Future;
use std::io;
use std::sync::Arc;
use tokio::net::TcpListener;

/// Serves the tables of `store` until `stop` is done. Tables that wait for a bot go on at once.
pub async fn serve<G: HostedGame>(
    store: Store,
    listener: TcpListener,
    stop: impl Future<Output = ()> + Send + 'static,
) -> io::Result<()> {
    let hall = Arc::new(Hall::<G>::new(store));
    tokio::spawn(Arc::clone(&hall).hear());
    tokio::spawn(Arc::clone(&hall).go_round());
    tokio::spawn(Arc::clone(&hall).watch_the_clock());
    axum::serve(listener, router(hall)).with_graceful_shutdown(stop).await
}
