//! What things are worth to the team: much as long as an objective lacks them, and more the less time is left.

mod building;
mod goods;
mod growing;
mod own;
mod wheels;

pub(in crate::orleans::thumb) use building::{arrival, free_towns, progress_event, site, station};
pub(in crate::orleans::thumb) use goods::{can_spend, coin, good, missed};
pub(in crate::orleans::thumb) use growing::{advance, citizen, follower, keeps, kept, steps};
pub(super) use wheels::catapult;
pub(in crate::orleans::thumb) use wheels::{tile_choice, wheel, wheel_to};

/// What is not needed.
const SPARE: i32 = 6;
