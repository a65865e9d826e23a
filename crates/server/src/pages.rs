//! The web client inside the program: its pages, and the files they need.
//!
//! A page is always the same `index.html`; the client reads the address. What vite names by content may be kept for
//! ever, everything else is asked for again and answered with "unchanged". `npm run build` lays a `.br` and a `.gz`
//! beside every file worth it, so nothing is compressed while somebody waits.

use crate::{Error, id};
use axum::body::{Body, Bytes};
use axum::http::{HeaderMap, HeaderValue, Method, Response, StatusCode, Uri, header};
use axum::response::IntoResponse;
use rust_embed::{EmbeddedFile, RustEmbed};
use std::borrow::Cow;

#[derive(RustEmbed)]
#[folder = "../../web/dist"]
#[allow_missing = true]
struct Dist;

/// What a page may load and do: our own files and nothing else.
const POLICY: &str = "default-src 'self'; img-src 'self' data:; style-src-attr 'unsafe-inline'; \
                      object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

/// The first part of every address the client knows.
const PAGES: [&str; 6] = ["", "new", "table", "rules", "account", "about"];

/// Answers whatever is not part of the API.
pub(crate) async fn serve(method: Method, uri: Uri, headers: HeaderMap) -> Result<Response<Body>, Error> {
    let path = uri.path().trim_start_matches('/');
    let first = path.split('/').next().unwrap_or_default();
    if first == "api" {
        return Err(Error::NotFound("page"));
    }
    if method != Method::GET && method != Method::HEAD {
        return Err(Error::Method);
    }
    if let Some((file, encoding)) = find(path, &headers) {
        return Ok(answer(StatusCode::OK, path, file, encoding, &headers));
    }
    if first == "assets" {
        return Err(Error::NotFound("file"));
    }
    let status = if PAGES.contains(&first) { StatusCode::OK } else { StatusCode::NOT_FOUND };
    Ok(match find("index.html", &headers) {
        Some((file, encoding)) => {
            let mut page = answer(status, "index.html", file, encoding, &headers);
            page.headers_mut().extend(ahead(path).map(|what| (header::LINK, what)));
            page
        }
        None => (status, [(header::CONTENT_TYPE, "text/html; charset=utf-8")], NOT_BUILT).into_response(),
    })
}

/// What the page of a table will ask for first: the browser fetches it beside the page's files instead of after them.
fn ahead(path: &str) -> Option<HeaderValue> {
    let table = path.strip_prefix("table/").filter(|id| id::is_id(id))?;
    HeaderValue::try_from(format!("</api/tables/{table}>; rel=preload; as=fetch; crossorigin")).ok()
}

/// The shortest form of a file that the browser understands.
fn find(path: &str, headers: &HeaderMap) -> Option<(EmbeddedFile, Option<&'static str>)> {
    let accepted = headers.get(header::ACCEPT_ENCODING).and_then(|value| value.to_str().ok()).unwrap_or_default();
    let understands = |name| accepted.split(',').any(|word| word.split(';').next().is_some_and(|it| it.trim() == name));
    [("br", "br"), ("gzip", "gz")]
        .into_iter()
        .filter(|(name, _)| understands(*name))
        .find_map(|(name, ending)| Some((Dist::get(&format!("{path}.{ending}"))?, Some(name))))
        .or_else(|| Some((Dist::get(path)?, None)))
}

fn answer(
    status: StatusCode,
    path: &str,
    file: EmbeddedFile,
    encoding: Option<&str>,
    headers: &HeaderMap,
) -> Response<Body> {
    let tag: String = file.metadata.sha256_hash()[..12].iter().map(|byte| format!("{byte:02x}")).collect();
    let tag = format!("\"{tag}\"");
    let keep = if path.starts_with("assets/") { "public, max-age=31536000, immutable" } else { "no-cache" };
    let known = headers.get(header::IF_NONE_MATCH).is_some_and(|value| value.as_bytes() == tag.as_bytes());
    let mut answer = Response::builder()
        .header(header::ETAG, tag)
        .header(header::CACHE_CONTROL, keep)
        .header(header::VARY, "accept-encoding")
        .header(header::CONTENT_SECURITY_POLICY, POLICY)
        .header(header::REFERRER_POLICY, "same-origin");
    if known {
        answer = answer.status(StatusCode::NOT_MODIFIED);
        return answer.body(Body::empty()).unwrap_or_default();
    }
    if let Some(encoding) = encoding {
        answer = answer.header(header::CONTENT_ENCODING, encoding);
    }
    let kind = content_type(path);
    answer.status(status).header(header::CONTENT_TYPE, kind).body(shared(file.data).into()).unwrap_or_default()
}

/// A file as it lies in the program: however many read it slowly, it is there once.
fn shared(file: Cow<'static, [u8]>) -> Bytes {
    match file {
        Cow::Borrowed(file) => Bytes::from_static(file),
        Cow::Owned(file) => file.into(),
    }
}

/// The few kinds of files vite makes.
fn content_type(path: &str) -> &'static str {
    match path.rsplit('.').next() {
        Some("html") => "text/html; charset=utf-8",
        Some("js") => "text/javascript; charset=utf-8",
        Some("css") => "text/css; charset=utf-8",
        Some("svg") => "image/svg+xml",
        Some("png") => "image/png",
        Some("woff2") => "font/woff2",
        Some("woff") => "font/woff",
        Some("json") => "application/json",
        Some("webmanifest") => "application/manifest+json",
        Some("txt") => "text/plain; charset=utf-8",
        _ => "application/octet-stream",
    }
}

/// What a program built without the client shows.
const NOT_BUILT: &str = "<!doctype html><html lang=en><title>Orléans</title>\
    <p>This program was built without its pages. With node installed, <code>make web</code> builds them; \
    then build the program again.";
