//! The door: connections come in, slow ones are shown out, and at the end everybody is asked to leave.

use super::taken::Taken;
use super::visitor::Line;
use super::{Gate, Place};
use axum::Router;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::{Service, service_fn};
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use std::future::Future;
use std::net::IpAddr;
use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;
use tokio::net::{TcpListener, TcpStream};
use tokio::time::{sleep, timeout};

/// No request of ours has a longer head.
const MAX_HEAD: usize = 32 << 10;
/// How long the last ones may take to leave.
const FAREWELL: Duration = Duration::from_secs(3);
/// How long the door rests when the system has no line left.
const REST: Duration = Duration::from_millis(100);
/// What is said to those for whom there is no place.
const CROWDED: &[u8] = b"HTTP/1.1 503 Service Unavailable\r\nretry-after: 5\r\nconnection: close\r\n\
    content-type: application/json\r\ncontent-length: 68\r\n\r\n\
    {\"code\":\"crowded\",\"message\":\"too many connections: try again later\"}";

/// Lets people in until `stop` is done; then sockets are told, open requests are answered, and everybody leaves.
pub(crate) async fn open(router: Router, gate: Arc<Gate>, listener: TcpListener, stop: impl Future<Output = ()>) {
    let mut stop = pin!(stop);
    loop {
        let accepted = tokio::select! {
            accepted = listener.accept() => accepted,
            () = &mut stop => break,
        };
        match accepted {
            Ok((stream, peer)) => match gate.connections.enter(peer.ip()) {
                Some(place) => drop(tokio::spawn(serve(router.clone(), Arc::clone(&gate), stream, peer.ip(), place))),
                None => turn_away(&stream),
            },
            Err(error) => {
                tracing::warn!(%error, "no connection can be taken");
                sleep(REST).await;
            }
        }
    }
    drop(listener);
    gate.closing.send_replace(true);
    if timeout(FAREWELL, gate.connections.leaves()).await.is_err() {
        tracing::warn!("some connections had to be cut");
    }
}

/// Serves one connection until it ends or the server does.
async fn serve(router: Router, gate: Arc<Gate>, stream: TcpStream, peer: IpAddr, place: Place) {
    // A move is small and must not wait for the next one.
    stream.set_nodelay(true).ok();
    let stream = Taken::new(stream, gate.patience);
    let line = Line { peer, _place: Arc::new(place) };
    let router = TowerToHyperService::new(router);
    let service = service_fn(move |mut request: hyper::Request<Incoming>| {
        request.extensions_mut().insert(line.clone());
        router.call(request)
    });
    let mut server = http1::Builder::new();
    server.timer(TokioTimer::new()).header_read_timeout(gate.patience).max_buf_size(MAX_HEAD);
    let mut connection = pin!(server.serve_connection(TokioIo::new(stream), service).with_upgrades());
    let end = tokio::select! {
        end = connection.as_mut() => end,
        () = gate.closes() => {
            connection.as_mut().graceful_shutdown();
            connection.await
        }
    };
    if let Err(error) = end {
        tracing::debug!(%error, "a connection broke off");
    }
}

/// Says that there is no place, without waiting for anybody to hear it.
fn turn_away(stream: &TcpStream) {
    stream.try_write(CROWDED).ok();
}
