//! The preparation of a game, the first three phases and what holds at all times, rule by rule.

mod census;
mod coins;
mod deals;
mod followers;
mod goods;
mod hour_glass;
mod hour_glass_stack;
mod open_information;
mod own_colour;
mod place_tiles;
mod rounds;
mod seats;
mod stock;
mod supply;
mod take_back;
mod walk;

use orleans::components::Edition;

const EDITIONS: [Edition; 3] = [Edition::First, Edition::Current, Edition::Bigbox];

/// Every edition with every number of players it seats.
fn tables() -> impl Iterator<Item = (Edition, u8)> {
    let seats = |edition| if edition == Edition::Bigbox { 2..=5 } else { 2..=4 };
    EDITIONS.into_iter().flat_map(move |edition| seats(edition).map(move |players| (edition, players)))
}
