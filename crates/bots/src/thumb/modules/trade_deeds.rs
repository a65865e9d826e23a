//! What the deeds of the Trade board ask.

use crate::thumb::sight::Sight;
use crate::thumb::trade::{self, Map, Means};
use crate::thumb::worth::{self, POINT};
use crate::thumb::{action, best, choose, deeds};
use orleans::{Move, TradeDeedsAsk};

pub(super) fn answer(sight: &Sight<'_>, ask: TradeDeedsAsk, options: &[Move]) -> Move {
    match ask {
        TradeDeedsAsk::Alchemy { .. } => best(sight, options, |mv| match mv {
            Move::Draw(number) => i32::from(number) * POINT / 2,
            _ => deeds::sending(sight, mv),
        }),
        TradeDeedsAsk::Drawn(_) => best(sight, options, |mv| choose::drawn(sight, mv)),
        TradeDeedsAsk::Assessors => {
            let map = Map::new(sight);
            best(sight, options, |mv| match mv {
                Move::Use(place) if trade::PLACES.contains(&place) => map.tour(Means::ready(sight).with(place)),
                Move::Use(place) => action::value(sight, place),
                _ => 0,
            })
        }
        TradeDeedsAsk::Research => best(sight, options, |mv| i32::from(mv == Move::Develop)),
        TradeDeedsAsk::Tow => {
            let map = Map::new(sight);
            best(sight, options, |mv| if mv == Move::Decline { map.stay() } else { map.journey(mv) })
        }
        TradeDeedsAsk::Architecture => best(sight, options, |mv| build(sight, mv)),
    }
}

/// A station of one's own is always welcome.
pub(super) fn build(sight: &Sight<'_>, mv: Move) -> i32 {
    if matches!(mv, Move::BuildIn(_)) { worth::station(sight) } else { 0 }
}
