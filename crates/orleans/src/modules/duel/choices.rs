//! Before round 1: where the merchants begin, then which place tiles are in the game (duel.setup.order).

use super::{DuelAsk, DuelEvent};
use crate::ask::{Ask, Move, Offer};
use crate::components::{Category, PlaceSet, TileChoice, Town, components};
use crate::event::{Event, Log};
use crate::flow::Frame;
use crate::place;
use crate::state::State;
use crate::verbs::travel;
use tabletop::{RuleId, Seat};

/// The start player first, then the other (duel.setup.merchants); of the tiles the start player chooses the first and
/// the last (duel.setup.place-choice).
pub(super) fn ask_all(state: &mut State) {
    let start = state.table.start_player;
    let other = start.next(state.setup.players);
    let ask = |seat: Seat, ask: DuelAsk| Frame::Ask(seat, Ask::Duel(ask));
    let tiles = |TileChoice { one, two }: TileChoice| DuelAsk::Tiles { one, two };
    let [first, second, third] = components().duel.tiles.map(tiles);
    state.then([
        ask(start, DuelAsk::Merchant),
        ask(other, DuelAsk::Merchant),
        ask(start, first),
        ask(other, second),
        ask(start, third),
    ]);
}

/// Any town, and any tile that is not chosen yet (duel.setup.place-choice-pool).
pub(super) fn options(state: &State, ask: DuelAsk, out: &mut impl Offer) {
    match ask {
        DuelAsk::Tiles { one, two } => {
            let of = |left: u8, category| if left > 0 { components().tiles_of(category) } else { PlaceSet::EMPTY };
            let wanted = of(one, Category::I) | of(two, Category::II);
            ((place::playable() - state.table.tiles) & wanted).for_each(|tile| out.push(Move::Tile(tile)));
        }
        _ => out.extend(Town::ALL.iter().copied().map(Move::GoTo)),
    }
}

/// One at a time, for all to see (duel.setup.place-choice-bot).
pub(super) fn answer(state: &mut State, seat: Seat, ask: DuelAsk, mv: Move, log: &mut Log) {
    match (ask, mv) {
        (DuelAsk::Tiles { one, two }, Move::Tile(place)) => {
            state.table.tiles.insert(place);
            log.push(Event::Duel(DuelEvent::Chose(seat, place)));
            let is_one = components().tiles_of(Category::I).contains(place);
            let (one, two) = if is_one { (one - 1, two) } else { (one, two - 1) };
            if one + two > 0 {
                state.then([Frame::Ask(seat, Ask::Duel(DuelAsk::Tiles { one, two }))]);
            }
        }
        (_, Move::GoTo(town)) => {
            travel::put_merchant(state, seat, town);
            log.push(Event::Moved(seat, town));
        }
        _ => {}
    }
}

pub(super) fn why_not(state: &State, ask: DuelAsk, mv: Move) -> Option<RuleId> {
    Some(RuleId(match (ask, mv) {
        (DuelAsk::Merchant, Move::Tile(_)) => "duel.setup.order",
        (DuelAsk::Merchant, _) => "duel.setup.merchants",
        (_, Move::Tile(place)) if state.table.tiles.contains(place) || !place::playable().contains(place) => {
            "duel.setup.place-choice-pool"
        }
        _ => "duel.setup.place-choice",
    }))
}
