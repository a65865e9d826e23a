//! The log: on the error output, for people or for programs, and without secrets.

use tracing_subscriber::EnvFilter;
use tracing_subscriber::filter::LevelFilter;
use tracing_subscriber::layer::SubscriberExt;
use tracing_subscriber::util::SubscriberInitExt;

/// How the log is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, clap::ValueEnum)]
pub(crate) enum Log {
    /// A line for people to read
    Text,
    /// A JSON object a line, for programs
    Json,
}

impl Log {
    /// Begins the log. RUST_LOG chooses what is told: by default what somebody should know, with `debug` every request.
    pub(crate) fn begin(self) {
        let filter = EnvFilter::try_from_default_env();
        let filter = filter.unwrap_or_else(|_| EnvFilter::new("warn,server=info"));
        // Below debug, libraries tell what goes over the line, and that is nobody's business.
        let log = tracing_subscriber::registry().with(LevelFilter::DEBUG).with(filter);
        let lines = tracing_subscriber::fmt::layer().with_writer(std::io::stderr);
        match self {
            Log::Text => log.with(lines).init(),
            Log::Json => log.with(lines.json().flatten_event(true)).init(),
        }
    }
}
