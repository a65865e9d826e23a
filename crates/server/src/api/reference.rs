//! The shelf beside the table: which games there are, their printed facts, their rules. The same for everybody, so
//! it may be kept by whoever has read it.

use super::App;
use super::looking::Asked;
use crate::wire::{GameOffer, Games};
use crate::{Error, HostedGame};
use axum::Router;
use axum::body::Bytes;
use axum::extract::Path;
use axum::http::{HeaderMap, HeaderName, HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use serde::{Deserialize, Serialize};
use tabletop::fingerprint;
use tabletop::ledger::Language;

pub(super) fn router<G: HostedGame>() -> Router<App<G>> {
    let offer = GameOffer { name: G::NAME, editions: G::editions(), bots: G::BOTS, standing: G::STANDING };
    let (games, facts) = (page(&Games(vec![offer])), page(&G::facts()));
    let told = |language| page(G::ledger(language));
    let (english, german, french) = (told(Language::English), told(Language::German), told(Language::French));
    let facts = async move |Path(game): Path<String>, headers: HeaderMap| match game == G::NAME {
        true => Ok(facts.answer(&headers)),
        false => Err(Error::NotFound("game")),
    };
    let rules = async move |Asked(InWords { language }): Asked<InWords>, headers: HeaderMap| match language {
        Language::English => english.answer(&headers),
        Language::German => german.answer(&headers),
        Language::French => french.answer(&headers),
    };
    Router::new()
        .route("/api/games", get(async move |headers: HeaderMap| games.answer(&headers)))
        .route("/api/facts/{game}", get(facts))
        .route("/api/rules", get(rules))
}

/// In which words the rules are wanted.
#[derive(Deserialize)]
struct InWords {
    #[serde(default)]
    language: Language,
}

/// A text that does not change while the program runs.
#[derive(Clone)]
pub(super) struct Page {
    /// However many read it slowly, it is there once.
    text: Bytes,
    /// Weak: the compressed forms share it.
    tag: HeaderValue,
}

/// The page that says `value`.
pub(super) fn page(value: &impl Serialize) -> Page {
    let tag = format!("W/\"{}\"", &fingerprint(value)[..16]);
    let tag = HeaderValue::from_str(&tag).unwrap_or(HeaderValue::from_static("W/\"\""));
    // `fingerprint` has written the same value as JSON before.
    Page { text: serde_json::to_string(value).unwrap_or_default().into(), tag }
}

impl Page {
    /// The page, or that the one the asker has is still right.
    pub(super) fn answer(&self, asked: &HeaderMap) -> Response {
        // Kept for a minute without asking; after that, asking costs one short answer.
        let cached: [(HeaderName, HeaderValue); 2] = [
            (header::ETAG, self.tag.clone()),
            (header::CACHE_CONTROL, HeaderValue::from_static("public, max-age=60, must-revalidate")),
        ];
        let kept = asked.get_all(header::IF_NONE_MATCH).iter().filter_map(|tags| tags.to_str().ok());
        let opaque = |tag: &str| tag.trim().trim_start_matches("W/").to_owned();
        let own = self.tag.to_str().map(opaque).unwrap_or_default();
        if kept.flat_map(|tags| tags.split(',')).any(|tag| tag.trim() == "*" || opaque(tag) == own) {
            return (StatusCode::NOT_MODIFIED, cached).into_response();
        }
        (cached, [(header::CONTENT_TYPE, "application/json")], self.text.clone()).into_response()
    }
}
