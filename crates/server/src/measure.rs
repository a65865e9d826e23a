//! What is measured, and how Prometheus reads it.
//!
//! Nothing is kept unless somebody wants to read it: without a [`Measures`] every measurement is thrown away.

use crate::Store;
use axum::Router;
use axum::extract::{MatchedPath, Request, State};
use axum::http::{StatusCode, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use metrics::{counter, gauge, histogram};
use metrics_exporter_prometheus::{Matcher, PrometheusBuilder, PrometheusHandle};
use std::io;
use std::time::{Duration, Instant};
use tokio::net::TcpListener;

/// Seconds: from what a move should take to what nobody should wait for.
const BUCKETS: [f64; 12] = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0];

const REQUESTS: &str = "orleans_requests_total";
const REQUEST_SECONDS: &str = "orleans_request_seconds";
const RUNNING: &str = "orleans_tables_running";
const SOCKETS: &str = "orleans_sockets_open";
const MOVES: &str = "orleans_moves_total";
const COMMIT_SECONDS: &str = "orleans_commit_seconds";
const BOT_SECONDS: &str = "orleans_bot_decision_seconds";

/// The measurements of this program.
#[derive(Clone)]
pub struct Measures(PrometheusHandle);

impl Measures {
    /// Begins to keep measurements; a sentence if that cannot be.
    pub fn begin() -> Result<Measures, String> {
        let builder = PrometheusBuilder::new().set_buckets_for_metric(Matcher::Suffix("_seconds".into()), &BUCKETS);
        let recorder = builder.map_err(|error| error.to_string())?.build_recorder();
        let handle = recorder.handle();
        metrics::set_global_recorder(recorder).map_err(|_| "measurements are kept already".to_owned())?;
        metrics::describe_counter!(REQUESTS, "Requests by method, route and status.");
        metrics::describe_histogram!(REQUEST_SECONDS, "How long requests took, by route.");
        metrics::describe_gauge!(RUNNING, "Games that are being played.");
        metrics::describe_gauge!(SOCKETS, "Sockets that listen at tables.");
        metrics::describe_counter!(MOVES, "Entries of journals that were kept: moves of people and bots, and undo.");
        metrics::describe_histogram!(COMMIT_SECONDS, "How long it took to keep an entry.");
        metrics::describe_histogram!(BOT_SECONDS, "How long a bot thought about one answer, by bot.");
        Ok(Measures(handle))
    }

    /// Tells the measurements to whoever asks at `listener`: not for the world, which has its own door.
    pub async fn serve(self, store: Store, listener: TcpListener) -> io::Result<()> {
        axum::serve(listener, Router::new().route("/metrics", get(tell)).with_state((self, store))).await
    }
}

async fn tell(State((measures, store)): State<(Measures, Store)>) -> Response {
    match store.running_tables().await {
        Ok(tables) => gauge!(RUNNING).set(tables.len() as f64),
        Err(error) => {
            tracing::warn!(%error, "the running games cannot be counted");
            return StatusCode::SERVICE_UNAVAILABLE.into_response();
        }
    }
    measures.0.run_upkeep();
    ([(header::CONTENT_TYPE, "text/plain; version=0.0.4")], measures.0.render()).into_response()
}

/// Measures a request and notes it in the log. Paths hold the ids of private tables, so only the route is told.
pub(crate) async fn request(request: Request, next: Next) -> Response {
    let begin = Instant::now();
    let route = request.extensions().get::<MatchedPath>().map_or("other", MatchedPath::as_str).to_owned();
    let method = request.method().to_string();
    let response = next.run(request).await;
    let (status, took) = (response.status().as_u16(), begin.elapsed());
    tracing::debug!(method, route, status, micros = took.as_micros() as u64, "request");
    histogram!(REQUEST_SECONDS, "route" => route.clone()).record(took);
    counter!(REQUESTS, "method" => method, "route" => route, "status" => status.to_string()).increment(1);
    response
}

/// An entry of a journal was kept.
pub(crate) fn kept(took: Duration) {
    counter!(MOVES).increment(1);
    histogram!(COMMIT_SECONDS).record(took);
}

/// A bot has thought.
pub(crate) fn thought(bot: &str, took: Duration) {
    histogram!(BOT_SECONDS, "bot" => bot.to_owned()).record(took);
}

/// Somebody begins to listen at a table.
pub(crate) fn listens() {
    gauge!(SOCKETS).increment(1);
}

/// Somebody listens no longer.
pub(crate) fn leaves() {
    gauge!(SOCKETS).decrement(1);
}
