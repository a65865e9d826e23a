//! What a partner in Invasion is about to do and what it lacks, as data: whoever shows it finds the words.

use crate::orleans::partners::{Partners, due, is};
use orleans::View;
use orleans::components::{Due, Good, InvasionCharacter, Kind, Place, components};
use serde::Serialize;
use tabletop::Seat;

/// A plan and its needs.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Intent {
    /// The places that are complete as the plan stands.
    pub places: Vec<Place>,
    /// Goods that a partner may send, each with its number.
    pub goods: Vec<(Good, u8)>,
    /// Coins that a partner may send.
    pub coins: u16,
    /// A follower whom a partner may send to the Market.
    pub follower: Option<Kind>,
    /// Whether the game is lost at the end of the round without them.
    pub urgent: bool,
}

/// What a seat of Invasion intends; nothing in other games, where plans are nobody's business.
pub fn intent(view: &View, seat: Seat) -> Option<Intent> {
    let share = Partners::seen(view)?.shares[seat.index()];
    let mat = &view.players.get(seat.index())?.mat;
    let is_complete = |place: &Place| {
        let facts = components().place(*place);
        facts.needs_all && !facts.space_set.is_empty() && (facts.space_set - mat.board.filled()).is_empty()
    };
    let goods = Good::ALL.iter().map(|&good| (good, share.lacks[good.index()]));
    let follower = match due(view.table.round) {
        Some(Due::Follower(kind)) if is(mat, InvasionCharacter::EstateManager) => Some(kind),
        _ => None,
    };
    let there = |kind: &Kind| mat.market.count(kind.neutral()) + mat.tower.count(kind.neutral()) > 0;
    let follower = follower.filter(|kind| !there(kind));
    Some(Intent {
        places: mat.places.iter().filter(is_complete).collect(),
        goods: goods.filter(|(_, number)| *number > 0).collect(),
        coins: share.lacks_coins,
        follower,
        urgent: share.urgent || follower.is_some(),
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::orleans::partners::tests::begun;
    use orleans::Move;
    use tabletop::{Game, Viewer};

    const ME: Seat = Seat(0);

    #[test]
    fn an_intent_names_what_is_planned_and_what_is_missing() {
        let mut state = begun(&[InvasionCharacter::EstateManager, InvasionCharacter::General]);
        let seen = |state: &orleans::State| intent(&state.view(Viewer::Seat(Seat(1))), ME).expect("an intent");
        assert_eq!(seen(&state).places, []);
        (state.table.round, state.mat_mut(ME).coins) = (8, 30);
        assert_eq!((seen(&state).follower, seen(&state).urgent), (Some(Kind::Farmer), true));
        state.mat_mut(ME).market.add(Kind::Farmer.neutral());
        assert_eq!((seen(&state).follower, seen(&state).urgent), (None, false));
        state.table.round = 11;
        assert_eq!(seen(&state).goods[..1], [(Good::Wool, 1)]);
        // Whoever plans shows the places that are complete.
        let mut options = Vec::new();
        while let Some(seat) = state.asked().first().filter(|_| seen(&state).places.is_empty()) {
            state.options(seat, &mut options);
            let put = options.iter().copied().find(|mv| matches!(mv, Move::Put { .. }) && seat == ME);
            let mv = put.or_else(|| options.iter().copied().find(|mv| *mv == Move::Ready)).unwrap_or(options[0]);
            state.play(seat, mv, &mut Vec::new());
        }
        assert!(!seen(&state).places.is_empty(), "the partner sees the plan");
    }
}
