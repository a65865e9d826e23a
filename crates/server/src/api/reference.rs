//! The shelf beside the table: which games there are, their printed facts, their rules. The same for everybody, so
//! it may be kept by whoever has read it.

use super::looking::Asked;
use crate::Error;
use crate::table::{House, Rooms, Title};
use crate::wire::{GameOffer, Games};
use crate::written::Written;
use axum::Router;
use axum::body::Bytes;
use axum::extract::Path;
use axum::http::{HeaderMap, HeaderName, HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use serde::{Deserialize, Serialize};
use std::sync::Arc;
use tabletop::fingerprint;
use tabletop::ledger::Language;
use tower_http::CompressionLevel;
use tower_http::compression::CompressionLayer;

pub(super) fn router(rooms: &Rooms) -> Router<House> {
    let titles: Vec<Title> = rooms.all().map(|room| room.title()).collect();
    let offers = titles.iter().map(|title| {
        let &Title { name, bots, standing, editions, .. } = title;
        GameOffer { name, editions: editions(), bots, standing }
    });
    let games = page(&Games(offers.collect()));
    let shelf: Arc<[(&str, Shelf)]> = titles.iter().map(|title| (title.name, Shelf::of(title))).collect();
    let (facts_of, rules_of) = (Arc::clone(&shelf), shelf);
    let facts = async move |Path(game): Path<String>, headers: HeaderMap| {
        Ok::<_, Error>(found(&facts_of, Some(&game))?.facts.answer(&headers))
    };
    let rules = async move |Asked(InWords { language, game }): Asked<InWords>, headers: HeaderMap| {
        let shelf = found(&rules_of, game.as_deref())?;
        let told = shelf.rules.iter().find(|(told, _)| *told == language);
        Ok::<_, Error>(told.ok_or(Error::NotFound("language"))?.1.answer(&headers))
    };
    // Every first visit asks for the facts, and then keeps them: they are worth more work than other answers.
    let smaller = CompressionLayer::new().quality(CompressionLevel::Precise(5));
    Router::new()
        .route("/api/games", get(async move |headers: HeaderMap| games.answer(&headers)))
        .route("/api/facts/{game}", get(facts).layer(smaller))
        .route("/api/rules", get(rules))
}

/// In which words the rules are wanted, and of which game: the first without a name.
#[derive(Deserialize)]
struct InWords {
    #[serde(default)]
    language: Language,
    game: Option<String>,
}

/// What can be read about a game.
struct Shelf {
    facts: Page,
    rules: Vec<(Language, Page)>,
}

impl Shelf {
    fn of(title: &Title) -> Shelf {
        let rules = Language::ALL.map(|language| (language, page((title.ledger)(language))));
        // What a host prints as JSON is a constant of the program, and a test reads it.
        let facts = (title.facts)().map(Written::into_text).unwrap_or_default();
        Shelf { facts: Page::of(facts), rules: rules.into() }
    }
}

fn found<'a>(shelves: &'a [(&str, Shelf)], game: Option<&str>) -> Result<&'a Shelf, Error> {
    let is_it = |(name, _): &&(&str, Shelf)| game.is_none_or(|game| game == *name);
    shelves.iter().find(is_it).map(|(_, shelf)| shelf).ok_or(Error::NotFound("game"))
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
    // What never changes is made of plain fields: it can be written.
    Page::of(serde_json::to_string(value).unwrap_or_default())
}

impl Page {
    /// The page with this text of JSON.
    fn of(text: String) -> Page {
        let tag = format!("W/\"{}\"", &fingerprint(&text)[..16]);
        let tag = HeaderValue::from_str(&tag).unwrap_or(HeaderValue::from_static("W/\"\""));
        Page { text: text.into(), tag }
    }

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
