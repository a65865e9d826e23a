//! What the deeds of the Trade board ask.

use crate::orleans::thumb::journeys::{self, Map, Means};
use crate::orleans::thumb::look::Look;
use crate::orleans::thumb::worth::{self, POINT};
use crate::orleans::thumb::{action, best, choose, deeds};
use orleans::{Move, TradeDeedsAsk};

pub(super) fn answer(look: &Look<'_>, ask: TradeDeedsAsk, options: &[Move]) -> Move {
    match ask {
        TradeDeedsAsk::Alchemy { .. } => best(look, options, |mv| match mv {
            Move::Draw(number) => i32::from(number) * POINT / 2,
            _ => deeds::sending(look, mv),
        }),
        TradeDeedsAsk::Drawn(_) => best(look, options, |mv| choose::drawn(look, mv)),
        TradeDeedsAsk::Assessors => {
            let map = Map::new(look);
            best(look, options, |mv| match mv {
                Move::Use(place) if journeys::PLACES.contains(&place) => map.tour(Means::ready(look).with(place)),
                Move::Use(place) => action::value(look, place),
                _ => 0,
            })
        }
        TradeDeedsAsk::Research => best(look, options, |mv| i32::from(mv == Move::Develop)),
        TradeDeedsAsk::Tow => {
            let map = Map::new(look);
            best(look, options, |mv| if mv == Move::Decline { map.stay() } else { map.journey(mv) })
        }
        TradeDeedsAsk::Architecture => best(look, options, |mv| build(look, mv)),
    }
}

/// A station of one's own is always welcome.
pub(super) fn build(look: &Look<'_>, mv: Move) -> i32 {
    if matches!(mv, Move::BuildIn(_)) { worth::station(look) } else { 0 }
}
