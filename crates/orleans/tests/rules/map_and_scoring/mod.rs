//! Map, stations, deeds, development and scoring, rule by rule.

mod deeds;
mod deeds_board;
mod development;
mod development_end;
mod guildhall;
mod map;
mod scoring;
mod town_hall;
mod travel;
mod travel_goods;
mod winner;

use crate::scene::Scene;
use orleans::Move;
use orleans::components::Place;

/// Fills a place of seat 0 and uses it in its next turn.
fn use_place(game: &mut Scene, place: Place) {
    game.until_turn_of(0).fill(0, place).play(0, Move::Use(place));
}
