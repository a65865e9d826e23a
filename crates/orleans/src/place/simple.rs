//! Places whose whole action is data: coins, development points, a good, a recruit.

use crate::components::Effect;
use crate::event::Log;
use crate::state::State;
use crate::verbs::{coins, develop, goods, recruit};
use tabletop::{RuleId, Seat};

/// The rule that forbids the action: what it provides must be in stock
/// (base.general.action-needs-its-tile), and one part at least must have an effect
/// (base.development.end-closes-pure-actions).
pub(super) fn forbids(state: &State, seat: Seat, effect: &Effect) -> Option<RuleId> {
    if let Some(kind) = effect.recruit {
        return recruit::forbids(state, seat, kind);
    }
    if effect.good.is_some_and(|good| !goods::in_stock(state, good)) {
        return Some(RuleId("base.general.action-needs-its-tile"));
    }
    let only_develops = effect.coins == 0 && effect.good.is_none();
    (only_develops && develop::at_end(state.mat(seat))).then_some(RuleId("base.development.end-closes-pure-actions"))
}

/// Gives everything the effect names.
pub(super) fn start(state: &mut State, seat: Seat, effect: &Effect, log: &mut Log) {
    if let Some(kind) = effect.recruit {
        recruit::recruit(state, seat, kind, log);
    }
    if let Some(good) = effect.good {
        goods::gain(state, seat, good, log);
    }
    coins::gain(state, seat, effect.coins.into(), log);
    develop::develop(state, seat, effect.develop, log);
}
