//! What a partner in Invasion is about to do and what it lacks.

use crate::orleans::partners::{Partners, complete, due, is};
use crate::orleans::thumb::Whim;
use crate::orleans::together::{placed, wish};
use orleans::components::{Due, Good, InvasionCharacter, Kind, Place};
use orleans::{Ask, Frame, Intent, View};
use tabletop::{Seat, SeatSet};

/// What each seat of Invasion intends; nothing in other games, where plans are nobody's business.
pub fn intents(view: &View) -> Vec<Intent> {
    let Some(team) = Partners::seen(view) else { return Vec::new() };
    (0..view.setup.players).map(|seat| intent(view, &team, Seat(seat))).collect()
}

fn intent(view: &View, team: &Partners, seat: Seat) -> Intent {
    let (share, mat) = (team.shares[seat.index()], &view.players[seat.index()].mat);
    let goods = Good::ALL.iter().map(|&good| (good, share.lacks[good.index()]));
    let follower = match due(view.table.round) {
        Some(Due::Follower(kind)) if is(mat, InvasionCharacter::EstateManager) => Some(kind),
        _ => None,
    };
    let there = |kind: &Kind| mat.market.count(kind.neutral()) + mat.tower.count(kind.neutral()) > 0;
    let follower = follower.filter(|kind| !there(kind));
    Intent {
        places: complete(mat).collect(),
        gives_way: gives_way(view, seat),
        goods: goods.filter(|(_, number)| *number > 0).collect(),
        coins: share.lacks_coins,
        follower,
        urgent: share.urgent || follower.is_some(),
    }
}

/// The place that somebody who is planning would take, if a partner had not planned it already.
fn gives_way(view: &View, seat: Seat) -> Option<(Seat, Place)> {
    let Some(&Frame::AskAll(asked, Ask::Plan)) = view.stack.last() else { return None };
    if !asked.contains(seat) || placed(view, seat).is_empty() {
        return None;
    }
    let mine = &view.players[seat.index()].mat;
    let others = (0..view.setup.players).map(Seat).filter(|&other| other != seat);
    let taken = others.flat_map(|other| complete(&view.players[other.index()].mat).map(move |place| (other, place)));
    let mut taken = taken.filter(|&(_, place)| mine.places.contains(place) && !complete(mine).any(|own| own == place));
    let wishes = |minded: SeatSet, place: Place| {
        wish(view, seat, minded, Whim::default()).iter().any(|&(_, wished, ..)| wished == place)
    };
    taken.find(|&(other, place)| wishes(SeatSet::EMPTY, place) && !wishes(SeatSet::of(other), place))
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
        let seen = |state: &orleans::State| intents(&state.view(Viewer::Seat(Seat(1)))).swap_remove(ME.index());
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

    #[test]
    fn who_plays_against_each_other_says_nothing() {
        let setup = orleans::Setup::new(orleans::components::Edition::Bigbox, 2);
        let state = orleans::State::new(&setup, tabletop::Seed::of_series(1, 1)).expect("a game");
        assert_eq!(intents(&state.view(Viewer::Spectator)), []);
    }
}
