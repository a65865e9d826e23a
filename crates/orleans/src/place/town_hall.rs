//! Town Hall: send one or both of its followers to beneficial deeds (base.townhall.send).

use super::gaming_room;
use crate::ask::{Ask, Move, Offer};
use crate::components::{Deed, Follower, Kind, Place, SpaceId, components};
use crate::event::{Event, Log};
use crate::flow::{Frame, Lender, Step};
use crate::modules::{self, Sending};
use crate::state::{Mat, Spot, State};
use crate::verbs::{coins, develop};
use serde::{Deserialize, Serialize};
use tabletop::{RuleId, Seat};

/// Where followers are sent from. One action never mixes the two.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Sender {
    /// The Town Hall of the player board.
    TownHall,
    /// The place tile Gunpowder Tower.
    GunpowderTower,
    /// The Town Hall of another player, through the Palatinate.
    Partner(Seat),
}

impl Sender {
    /// The Town Hall whose followers are sent: another player's where the Palatinate lends it.
    pub(super) fn of(via: Option<Lender>) -> Sender {
        match via {
            Some(Lender::Palatinate(owner)) => Sender::Partner(owner),
            _ => Sender::TownHall,
        }
    }
}

/// How many followers one action sends at most.
pub(crate) const MOST: u8 = 2;

/// At least one follower must be sent (base.townhall.needs-a-sending).
pub(super) fn forbids(state: &State, seat: Seat, via: Option<Lender>) -> Option<RuleId> {
    (!can_send(state, seat, Sender::of(via))).then_some(RuleId("base.townhall.needs-a-sending"))
}

/// Whether some follower fits a free space of some deed.
pub(super) fn can_send(state: &State, seat: Seat, from: Sender) -> bool {
    let goes_somewhere = |kind: Kind| {
        Deed::ALL.iter().any(|&deed| has_room(state, deed, kind))
            || modules::deeds_take(state, kind)
            || modules::takes_follower(state, seat, kind)
            || gaming_room::refuses(state.mat(seat), kind).is_none()
    };
    Kind::ALL.iter().any(|&kind| holds(state, seat, from, kind) && goes_somewhere(kind))
}

pub(super) fn start(state: &mut State, seat: Seat, from: Sender) {
    state.then([Frame::Do(Step::Send { seat, from, sent: 0 })]);
}

/// Asks for the next sending, as long as one is possible; an unsent follower stays
/// (base.townhall.unsent-stays).
pub(crate) fn offer(state: &mut State, seat: Seat, from: Sender, sent: u8) {
    if sent < MOST && can_send(state, seat, from) {
        state.then([Frame::Ask(seat, Ask::Send { from, sent })]);
    }
}

pub(crate) fn options(state: &State, seat: Seat, from: Sender, sent: u8, out: &mut impl Offer) {
    for &kind in Kind::ALL.iter().filter(|&&kind| holds(state, seat, from, kind)) {
        let deeds = Deed::ALL.iter().filter(|&&deed| has_room(state, deed, kind));
        out.extend(deeds.map(|&deed| Move::Send { kind, deed }));
        modules::send_options(state, kind, out);
        modules::more_to_send(state, seat, kind, out);
        if gaming_room::refuses(state.mat(seat), kind).is_none() {
            out.push(Move::SendToGamingRoom(kind));
        }
    }
    if sent > 0 {
        out.push(Move::Decline);
    }
}

pub(crate) fn answer(state: &mut State, seat: Seat, from: Sender, sent: u8, mv: Move, log: &mut Log) {
    if let Move::SendToGamingRoom(kind) = mv {
        take(state, seat, from, kind.neutral());
        gaming_room::send(state, seat, kind, log);
        state.then([Frame::Do(Step::Send { seat, from, sent: sent + 1 })]);
        return;
    }
    if let Move::SendTo { kind, deed, good } = mv {
        take(state, seat, from, kind.neutral());
        return modules::send(state, Sending { seat, from, sent: sent + 1 }, kind, deed, good, log);
    }
    let Move::Send { kind, deed } = mv else {
        return modules::send_elsewhere(state, Sending { seat, from, sent: sent + 1 }, mv, log);
    };
    take(state, seat, from, kind.neutral());
    state.table.deeds[deed.index()][kind.index()] += 1;
    log.push(Event::Sent { seat, kind, deed });
    state.then([Frame::Do(Step::Send { seat, from, sent: sent + 1 })]);
    let facts = components().deed(deed);
    if state.table.deeds[deed.index()] == facts.spaces {
        // base.deeds.completion-citizen
        develop::citizen(state, seat, Spot::Deed(deed), log);
    }
    if facts.or_develop {
        ask_reward(state, seat);
    } else {
        coins::gain(state, seat, facts.coins.into(), log);
    }
}

/// Asks for a coin or a development point.
pub(crate) fn ask_reward(state: &mut State, seat: Seat) {
    state.then([Frame::Ask(seat, Ask::Canalization)]);
}

pub(crate) fn reward_options(out: &mut impl Offer) {
    out.extend([Move::Coin, Move::Develop]);
}

/// What a refused reward cites.
pub(crate) const WHY_NOT_REWARD: RuleId = RuleId("base.deeds.canalization");

/// Canalization: a coin or a development point for each follower (base.deeds.canalization).
pub(crate) fn reward(state: &mut State, seat: Seat, mv: Move, log: &mut Log) {
    match mv {
        Move::Develop => develop::develop(state, seat, 1, log),
        _ => coins::gain(state, seat, components().deed(Deed::Canalization).coins.into(), log),
    }
}

pub(crate) fn why_not(state: &State, seat: Seat, from: Sender, sent: u8, mv: Move) -> Option<RuleId> {
    Some(RuleId(match mv {
        Move::Send { kind, .. } | Move::SendTo { kind, .. } if !holds(state, seat, from, kind) => match from {
            Sender::TownHall if has_just_come(state.mat(seat), kind) => "base.actions.who-stood-there",
            Sender::TownHall => "base.townhall.send",
            Sender::Partner(_) => "invasion.action.palatinate-town-hall",
            Sender::GunpowderTower if own_colour_on_tower(state, seat, kind) => {
                "places.gunpowder-tower.no-own-colour-sent"
            }
            Sender::GunpowderTower => "places.gunpowder-tower.own-action",
        },
        Move::SendTo { kind, deed, .. } => return Some(modules::why_not_sent(state, kind, deed)),
        Move::Send { kind, deed } if components().deed(deed).spaces[kind.index()] == 0 => "base.deeds.exact-kind",
        Move::Send { .. } => "base.deeds.free-space",
        Move::SendToGamingRoom(_) => "places.gaming-room.send",
        Move::Decline if sent == 0 => "base.townhall.needs-a-sending",
        _ => return None,
    }))
}

/// Only neutral followers of exactly this kind are sent (base.deeds.exact-kind).
pub(crate) fn holds(state: &State, seat: Seat, from: Sender, kind: Kind) -> bool {
    match from {
        Sender::TownHall => in_town_hall(state, seat, kind.neutral()).is_some(),
        Sender::Partner(owner) => in_town_hall(state, owner, kind.neutral()).is_some(),
        Sender::GunpowderTower => state.mat(seat).tower.count(kind.neutral()) > 0,
    }
}

/// The space of such a follower in the Town Hall, unless it has just come (base.actions.who-stood-there).
fn in_town_hall(state: &State, seat: Seat, follower: Follower) -> Option<SpaceId> {
    let board = &state.mat(seat).board;
    state.at_work(seat, Place::TownHall).iter().find(|&space| board.follower(space) == Some(follower))
}

fn has_just_come(mat: &Mat, kind: Kind) -> bool {
    mat.board.at(Place::TownHall).any(|(_, follower)| follower == kind.neutral())
}

fn own_colour_on_tower(state: &State, seat: Seat, kind: Kind) -> bool {
    state.mat(seat).tower.present().any(|follower| follower.is_own() && follower.kind() == kind)
}

pub(crate) fn take(state: &mut State, seat: Seat, from: Sender, follower: Follower) {
    let owner = match from {
        Sender::TownHall => seat,
        Sender::Partner(owner) => owner,
        Sender::GunpowderTower => return state.mat_mut(seat).tower.take(follower),
    };
    if let Some(space) = in_town_hall(state, owner, follower) {
        state.mat_mut(owner).board.take(space);
    }
}

/// Whether a space for this kind is free (base.deeds.free-space).
fn has_room(state: &State, deed: Deed, kind: Kind) -> bool {
    !modules::replace_deeds(state)
        && state.table.deeds[deed.index()][kind.index()] < components().deed(deed).spaces[kind.index()]
}
