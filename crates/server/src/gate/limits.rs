//! How much is too much. Generous enough for a party behind one address.

use std::str::FromStr;

/// What one address or person may have of the server.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Limits {
    /// Requests a minute from one address; everything else is in proportion. Nothing: as many as they like.
    pub(crate) requests: Option<u32>,
    /// The most connections at once.
    pub(crate) connections: usize,
    /// The most connections at once from one address.
    pub(crate) connections_per_address: Option<usize>,
    /// The most sockets at once from one address.
    pub(crate) sockets_per_address: Option<usize>,
}

/// Requests a minute from one address, if nobody says otherwise.
pub(crate) const REQUESTS: u32 = 12_000;
const CONNECTIONS: usize = 20_000;
const CONNECTIONS_PER_ADDRESS: usize = 512;
const SOCKETS_PER_ADDRESS: usize = 256;

impl Default for Limits {
    fn default() -> Limits {
        Limits {
            requests: Some(REQUESTS),
            connections: CONNECTIONS,
            connections_per_address: Some(CONNECTIONS_PER_ADDRESS),
            sockets_per_address: Some(SOCKETS_PER_ADDRESS),
        }
    }
}

impl Limits {
    /// No limits but the size of the house: for tests and measurements.
    pub fn off() -> Limits {
        Limits { requests: None, connections: CONNECTIONS, connections_per_address: None, sockets_per_address: None }
    }
}

impl FromStr for Limits {
    type Err = &'static str;

    /// `off`, or the requests a minute from one address.
    fn from_str(text: &str) -> Result<Limits, &'static str> {
        if text == "off" {
            return Ok(Limits::off());
        }
        match text.parse() {
            Ok(requests) if requests > 0 => Ok(Limits { requests: Some(requests), ..Limits::default() }),
            _ => Err("give `off`, or how many requests a minute one address may send"),
        }
    }
}
