//! Requests from pages of other sites are turned away.

use crate::Error;
use axum::extract::Request;
use axum::http::{HeaderMap, Method, header};
use axum::middleware::Next;
use axum::response::Response;

/// Lets through what changes nothing and opens no socket, and whatever comes from our own pages or no page.
pub(super) async fn check(request: Request, next: Next) -> Result<Response, Error> {
    let headers = request.headers();
    let harmless = request.method() == Method::GET && !headers.contains_key(header::UPGRADE);
    if harmless || is_own(headers) { Ok(next.run(request).await) } else { Err(Error::ForeignOrigin) }
}

/// Browsers always name the origin of a socket and of a change; programs name none.
fn is_own(headers: &HeaderMap) -> bool {
    let Some(origin) = headers.get(header::ORIGIN) else { return true };
    let (Ok(origin), Some(Ok(host))) = (origin.to_str(), headers.get(header::HOST).map(|host| host.to_str())) else {
        return false;
    };
    ["http://", "https://"].iter().any(|scheme| origin.strip_prefix(scheme) == Some(host))
}
