//! Town Hall: send one or both of its followers to beneficial deeds (base.townhall.send).

use super::gaming_room;
use crate::ask::{Ask, Move, Offer};
use crate::components::{Deed, Follower, Kind, Place, SpaceId, components};
use crate::event::{Event, Log};
use crate::flow::{Frame, Lender, Step};
use crate::modules::{self, Sending};
use crate::state::{Mat, Pool, Spot, State};
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
        deeds_for(state, kind).next().is_some()
            || modules::deeds_take(state, kind)
            || modules::takes_follower(state, seat, kind)
            || gaming_room::refuses(state.mat(seat), kind).is_none()
    };
    match from {
        Sender::TownHall => neutral_in_town_hall(state, seat).any(goes_somewhere),
        Sender::Partner(owner) => neutral_in_town_hall(state, owner).any(goes_somewhere),
        Sender::GunpowderTower => kinds(state, seat, from).any(goes_somewhere),
    }
}

/// The neutral followers in a Town Hall, one after the other: asked at every turn on which it could be used.
fn neutral_in_town_hall(state: &State, owner: Seat) -> impl Iterator<Item = Kind> {
    let board = &state.mat(owner).board;
    let followers = state.at_work(owner, Place::TownHall).iter().filter_map(|space| board.follower(space));
    followers.filter(|follower| *follower == follower.kind().neutral()).map(Follower::kind)
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
    for kind in kinds(state, seat, from) {
        out.extend(deeds_for(state, kind).map(|deed| Move::Send { kind, deed }));
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
    followers(state, seat, from).count(kind.neutral()) > 0
}

/// The kinds of which somebody can be sent.
fn kinds(state: &State, seat: Seat, from: Sender) -> impl Iterator<Item = Kind> + use<> {
    let followers = followers(state, seat, from);
    Kind::ALL.iter().copied().filter(move |kind| followers.count(kind.neutral()) > 0)
}

fn followers(state: &State, seat: Seat, from: Sender) -> Pool {
    let in_town_hall = |owner: Seat| {
        let board = &state.mat(owner).board;
        state.at_work(owner, Place::TownHall).iter().filter_map(|space| board.follower(space)).collect()
    };
    match from {
        Sender::TownHall => in_town_hall(seat),
        Sender::Partner(owner) => in_town_hall(owner),
        Sender::GunpowderTower => state.mat(seat).tower,
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

/// The base deeds with a free space for this kind (base.deeds.free-space).
fn deeds_for(state: &State, kind: Kind) -> impl Iterator<Item = Deed> {
    let on_board = if modules::replace_deeds(state) { &[] } else { Deed::ALL };
    let has_room = move |deed: &Deed| {
        state.table.deeds[deed.index()][kind.index()] < components().deed(*deed).spaces[kind.index()]
    };
    on_board.iter().copied().filter(has_room)
}
