//! The socket: what a viewer notices, as it happens, with what was missed before.

use super::extract::known;
use super::line::Line;
use super::looking::Looking;
use crate::Error;
use crate::gate::Visitor;
use crate::notices::Here;
use crate::table::{Hall, House, Page};
use axum::Router;
use axum::extract::State;
use axum::extract::ws::rejection::WebSocketUpgradeRejection;
use axum::extract::ws::{Message, WebSocket, WebSocketUpgrade};
use axum::response::Response;
use axum::routing::get;
use std::future::pending;
use std::sync::Arc;
use std::time::Duration;
use tokio::time::{Instant, interval_at, timeout};

/// Nobody has anything long to say here.
const MAX_MESSAGE: usize = 8 << 10;
/// How much is read at once: by default a socket holds much more ready than anybody sends here.
const READ_BUFFER: usize = 1 << 10;
/// As much as is told at once waits for somebody who reads slowly: no message of ours is longer.
const WRITE_BUFFER: usize = 2 << 20;
/// Who does not read for this long is gone.
const PATIENCE: Duration = Duration::from_secs(10);
/// How often a silent line is tried.
const PING: Duration = Duration::from_secs(30);
/// How often the other end may try it in that time: each try must be answered.
const MOST_PINGS: u32 = 30;

pub(super) fn router() -> Router<House> {
    Router::new().route("/api/tables/{id}/live", get(open))
}

async fn open(
    State(hall): State<Arc<Hall>>,
    visitor: Visitor,
    looking: Looking,
    upgrade: Result<WebSocketUpgrade, WebSocketUpgradeRejection>,
) -> Result<Response, Error> {
    let upgrade = upgrade.map_err(|rejection| Error::BadRequest(rejection.body_text()))?;
    let place = visitor.gate.listen(visitor.address)?;
    let upgrade = upgrade.max_message_size(MAX_MESSAGE).max_frame_size(MAX_MESSAGE).read_buffer_size(READ_BUFFER);
    let upgrade = upgrade.write_buffer_size(0).max_write_buffer_size(WRITE_BUFFER);
    let mut here = looking.person.as_ref().map(|person| hall.present.enter(&person.id));
    let page = looking.person.as_ref().map(|person| Page::open(&hall, &looking.table.id, &person.id));
    Ok(upgrade.on_upgrade(async move |mut socket| {
        let end = tokio::select! {
            end = tell(&hall, &looking, &mut socket) => end,
            () = visitor.gate.closes() => Ok(()),
            () = signs_out(&hall, &looking, here.as_mut()) => Ok(()),
        };
        if let Err(error) = end {
            tracing::debug!(%error, "a socket ends");
        }
        drop(page);
        // Whoever is gone already does not hear it.
        timeout(PATIENCE, socket.send(Message::Close(None))).await.ok();
        drop((place, visitor, here));
    }))
}

/// Tells the viewer the table, what is said there, and everything that happens, until the socket closes or the
/// seat is given up. Silent entries ring the bell too, but nothing is sent for them: not even the moment of a
/// hidden move shows.
async fn tell(hall: &Hall, looking: &Looking, socket: &mut WebSocket) -> Result<(), Error> {
    let mut ear = hall.bells.listen(&looking.table.id);
    let mut pings = interval_at(Instant::now() + PING, PING);
    let (mut line, mut pinged) = (Line::new(looking), 0);
    loop {
        let rung = *ear.bell.borrow_and_update();
        for message in line.news(hall, rung).await? {
            if !send(socket, Message::Text(message.into())).await {
                return Ok(());
            }
        }
        loop {
            tokio::select! {
                rung = ear.bell.changed() => match rung {
                    Ok(()) => break,
                    Err(_) => return Ok(()),
                },
                _ = pings.tick() => {
                    pinged = 0;
                    if !send(socket, Message::Ping(Vec::new().into())).await {
                        return Ok(());
                    }
                }
                said = socket.recv() => match said {
                    Some(Ok(Message::Ping(_) | Message::Pong(_))) if pinged < MOST_PINGS => pinged += 1,
                    // The socket only tells; whoever talks to it is mistaken, and whoever pings without end is no friend.
                    _ => return Ok(()),
                },
            }
        }
    }
}

/// Done when the token that opened the socket has ended.
async fn signs_out(hall: &Hall, looking: &Looking, here: Option<&mut Here>) {
    let (Some(here), Some(token)) = (here, &looking.token) else { return pending().await };
    loop {
        here.called().await;
        // Where the store does not answer nobody is sent away.
        if matches!(known(hall, token).await, Err(Error::NotSignedIn)) {
            return;
        }
    }
}

async fn send(socket: &mut WebSocket, message: Message) -> bool {
    matches!(timeout(PATIENCE, socket.send(message)).await, Ok(Ok(())))
}
