//! What came out, in sentences or as JSON.

use anyhow::Result;
use serde::Serialize;
use std::time::Duration;

/// The figures of a measurement.
#[derive(Serialize)]
pub(super) struct Report {
    pub(super) tables: u32,
    pub(super) sockets: u64,
    pub(super) nodes: u8,
    pub(super) seconds: f64,
    pub(super) moves: usize,
    pub(super) moves_per_s: f64,
    /// Milliseconds from sending a move until all who may notice it have heard of it.
    pub(super) p50: f64,
    pub(super) p95: f64,
    pub(super) p99: f64,
    pub(super) max: f64,
    /// The slowest start of a server, in milliseconds.
    pub(super) start: f64,
    /// The start of a server on a store that has all these tables, in milliseconds.
    pub(super) restart: f64,
    /// The first look at a finished game for five after that, in milliseconds.
    pub(super) load: f64,
    /// Of all servers together.
    pub(super) peak_memory_mb: Option<u64>,
    /// Of all servers together, in cores.
    pub(super) processor: Option<f64>,
    pub(super) lost: u64,
    /// How busy the machine was, as the system counts it.
    pub(super) load_average: Option<f64>,
}

/// The figure that `share` of the sorted times do not exceed, in milliseconds.
pub(super) fn quantile(times: &[Duration], share: f64) -> f64 {
    let last = times.len().saturating_sub(1);
    let nth = (last as f64 * share).round() as usize;
    times.get(nth).map_or(0.0, |time| millis(*time))
}

/// Milliseconds to a tenth.
pub(super) fn millis(time: Duration) -> f64 {
    (time.as_secs_f64() * 10_000.0).round() / 10.0
}

impl Report {
    /// One JSON object.
    pub(super) fn json(&self) -> Result<String> {
        Ok(serde_json::to_string_pretty(self)?)
    }

    /// A line for each thing worth knowing.
    pub(super) fn words(&self) -> Vec<String> {
        let Report { tables, sockets, nodes, moves, lost, .. } = self;
        let servers = if *nodes == 1 { "1 server".into() } else { format!("{nodes} servers") };
        let mut lines = vec![
            format!("{tables} tables with {sockets} sockets at {servers}, for {:.0} s.", self.seconds),
            format!("{moves} moves, {:.0} a second; {lost} lost.", self.moves_per_s),
            format!(
                "From a move until all have heard of it: half within {} ms, 95 % within {} ms, 99 % within {} ms, at most {} ms.",
                self.p50, self.p95, self.p99, self.max
            ),
            format!("A server starts in {} ms, in {} ms with all these tables.", self.start, self.restart),
            format!("A finished game for five is loaded in {} ms.", self.load),
        ];
        if let (Some(memory), Some(processor)) = (self.peak_memory_mb, self.processor) {
            lines.push(format!("At most {memory} MB of memory; {processor:.2} cores busy."));
        }
        if let Some(load) = self.load_average {
            lines.push(format!("The load average of this machine was {load} before."));
        }
        lines
    }
}
