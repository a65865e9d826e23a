//! Who asks: an address and a way of coming, told by the line itself or by the proxy in front of us.

use super::pace::{Errand, Who};
use super::{Gate, Place};
use crate::{Error, id, names};
use axum::extract::{FromRequestParts, MatchedPath, Request, State};
use axum::http::header::STRICT_TRANSPORT_SECURITY;
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr};
use std::sync::Arc;
use tokio::time::timeout;

/// The other end of a connection. The place is held until the last request or socket on it is done.
#[derive(Clone)]
pub(super) struct Line {
    pub(super) peer: IpAddr,
    pub(super) _place: Arc<Place>,
}

/// Who asks.
#[derive(Clone)]
pub(crate) struct Visitor {
    /// The address, or the network of somebody who has a whole one to choose from.
    pub(crate) address: IpAddr,
    /// Whether the browser came by https.
    pub(crate) https: bool,
    /// The gate they came through.
    pub(crate) gate: Arc<Gate>,
    errand: Errand,
    _line: Option<Line>,
}

impl Visitor {
    /// Counts the request for the person who sends it.
    pub(crate) fn is(&self, person: &str) -> Result<(), Error> {
        let id = u128::from_str_radix(person, 16).unwrap_or(0);
        self.gate.pace.step(self.errand, Who::Person(id))
    }

    /// Counts a guess at the password of whoever has this name, however it is written.
    pub(crate) fn guesses(&self, name: &str) -> Result<(), Error> {
        let hash = id::hash(&names::usual(name).to_lowercase());
        let id = hash.get(..32).and_then(|digits| u128::from_str_radix(digits, 16).ok()).unwrap_or(0);
        self.gate.pace.step(Errand::Password, Who::Name(id))
    }
}

/// Finds out who asks, keeps the pace, and answers in time or not at all. Who came by https is told to come so again.
pub(crate) async fn welcome(State(gate): State<Arc<Gate>>, request: Request, next: Next) -> Response {
    let line = request.extensions().get::<Line>().cloned();
    let peer = line.as_ref().map_or(IpAddr::V4(Ipv4Addr::LOCALHOST), |line| line.peer);
    let (address, https) = if gate.behind_proxy { forwarded(request.headers(), peer) } else { (peer, false) };
    let mut response = serve(gate, network(address), https, line, request, next).await.into_response();
    if https {
        response.headers_mut().insert(STRICT_TRANSPORT_SECURITY, HeaderValue::from_static("max-age=31536000"));
    }
    response
}

async fn serve(
    gate: Arc<Gate>,
    address: IpAddr,
    https: bool,
    line: Option<Line>,
    mut request: Request,
    next: Next,
) -> Result<Response, Error> {
    let route = request.extensions().get::<MatchedPath>().map_or("", MatchedPath::as_str);
    let errand = Errand::of(request.method(), route);
    gate.pace.step(errand, Who::Address(address))?;
    let patience = gate.patience;
    request.extensions_mut().insert(Visitor { address, https, gate, errand, _line: line });
    timeout(patience, next.run(request)).await.map_err(|_| Error::TooSlow)
}

/// What the proxy says. It appends the address it sees, so only the last one is its word.
fn forwarded(headers: &HeaderMap, peer: IpAddr) -> (IpAddr, bool) {
    let last = |name| headers.get_all(name).iter().next_back()?.to_str().ok()?.rsplit(',').next().map(str::trim);
    let address = last("x-forwarded-for").and_then(|address| address.parse().ok());
    (address.unwrap_or(peer), last("x-forwarded-proto").is_some_and(|scheme| scheme.eq_ignore_ascii_case("https")))
}

/// Whoever has an address of version 6 has 2⁶⁴ of them.
fn network(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V6(address) => IpAddr::V6(Ipv6Addr::from_bits(address.to_bits() >> 64 << 64)),
        v4 => v4,
    }
}

impl<S: Send + Sync> FromRequestParts<S> for Visitor {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Visitor, Error> {
        let visitor = parts.extensions.get::<Visitor>().cloned();
        visitor.ok_or_else(|| Error::Internal("somebody came in past the gate".into()))
    }
}

#[cfg(test)]
mod tests {
    use super::{forwarded, network};
    use axum::http::HeaderMap;
    use std::net::IpAddr;

    #[test]
    fn only_the_last_word_is_the_proxys() {
        let peer: IpAddr = [127, 0, 0, 1].into();
        let mut headers = HeaderMap::new();
        assert_eq!(forwarded(&headers, peer), (peer, false));
        headers.append("x-forwarded-for", "10.0.0.1, 192.0.2.7".parse().unwrap());
        headers.append("x-forwarded-proto", "https".parse().unwrap());
        assert_eq!(forwarded(&headers, peer), ([192, 0, 2, 7].into(), true));
        headers.append("x-forwarded-for", "garbage".parse().unwrap());
        assert_eq!(forwarded(&headers, peer).0, peer);
    }

    #[test]
    fn one_network_of_version_six_counts_as_one() {
        let [one, other, far] =
            ["2001:db8::1", "2001:db8::ffff:2", "2001:db8:0:1::1"].map(|text| text.parse().unwrap());
        assert_eq!(network(one), network(other));
        assert_ne!(network(one), network(far));
        assert_eq!(network("::ffff:192.0.2.7".parse().unwrap()), IpAddr::from([192, 0, 2, 7]));
    }
}
