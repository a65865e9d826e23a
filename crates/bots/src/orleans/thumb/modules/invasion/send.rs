//! Sending: goods, coins and followers to the City or to a partner who lacks them.

use super::weights::WEIGHTS;
use crate::orleans::partners::{Partners, due, is};
use crate::orleans::thumb::look::Look;
use crate::orleans::thumb::worth::POINT;
use crate::orleans::thumb::{action as actions, deeds};
use orleans::components::{Achievement, Due, Good, Happening, InvasionCharacter, Kind, Place};
use orleans::state::Spot;
use orleans::{InvasionMove, Move, Purse, Receiver};
use tabletop::Seat;

/// What keeps the game from being lost.
const VITAL: i32 = 100 * POINT;
/// How many goods and coins one action sends.
const GOODS: u8 = 3;
const COINS: u8 = 4;

/// What the action of a place of the Support board brings.
pub(in crate::orleans::thumb) fn action(look: &Look<'_>, place: Place) -> Option<i32> {
    look.team.as_ref()?;
    Some(match place {
        Place::Vehicle => receivers(look).map(|to| load(look, to)).max().unwrap_or(0),
        Place::GuildHouse => purses(look).map(|to| guild_house(look, purse(look, to))).max().unwrap_or(0),
        Place::Hostel => partners(look).map(|to| lodge(look, to)).max().unwrap_or(0),
        Place::Palatinate => 0,
        _ => return None,
    })
}

/// Whether nobody may use the Town Hall in this round.
pub(in crate::orleans::thumb) fn is_assembly(look: &Look<'_>) -> bool {
    look.team.is_some() && look.happening().is_some_and(|facts| facts.event == Happening::Assembly)
}

fn partners<'a>(look: &'a Look<'_>) -> impl Iterator<Item = Seat> + 'a {
    (0..look.view.setup.players).map(Seat).filter(|&seat| !look.is_me(seat))
}

fn receivers<'a>(look: &'a Look<'_>) -> impl Iterator<Item = Receiver> + 'a {
    std::iter::once(Receiver::City).chain(partners(look).map(Receiver::Player))
}

fn purses<'a>(look: &'a Look<'_>) -> impl Iterator<Item = Purse> + 'a {
    [Purse::CityTreasury, Purse::Treasury].into_iter().chain(partners(look).map(Purse::Player))
}

/// The best three goods for one receiver.
fn load(look: &Look<'_>, to: Receiver) -> i32 {
    let Some(team) = &look.team else { return 0 };
    let mut best = [0; GOODS as usize];
    for &good in Good::ALL {
        let kept = team.shares[look.seat().index()].keeps[good.index()];
        let room = match to {
            Receiver::City => team.goods[good.index()],
            Receiver::Player(seat) => team.shares[seat.index()].lacks[good.index()],
        };
        let number = look.mat.good(good).saturating_sub(kept).min(room).min(GOODS);
        for _ in 0..number {
            let gain = vehicle(look, Move::Invasion(InvasionMove::SendGood { good, to }));
            if gain > best[0] {
                best[0] = gain;
                best.sort_unstable();
            }
        }
    }
    best.iter().sum()
}

/// What it brings to send a good; to send no more brings nothing.
pub(super) fn vehicle(look: &Look<'_>, mv: Move) -> i32 {
    let (Some(team), Move::Invasion(InvasionMove::SendGood { good, to })) = (&look.team, mv) else { return 0 };
    let nth = good.index();
    let kept = look.mat.good(good) <= team.shares[look.seat().index()].keeps[nth];
    match to {
        _ if kept => -VITAL,
        Receiver::City => city_good(look, team, good),
        Receiver::Player(seat) => match &team.shares[seat.index()] {
            share if share.lacks[nth] == 0 => -1,
            share if share.urgent => VITAL,
            _ => WEIGHTS.sent_good,
        },
    }
}

fn city_good(look: &Look<'_>, team: &Partners, good: Good) -> i32 {
    let nth = good.index();
    let of = team.needs(&look.view.setup).goods[nth];
    match good {
        _ if team.goods[nth] == 0 => -1,
        Good::Wool | Good::Brocade => {
            let waits = look.view.table.citizens.waits(Spot::Achievement(Achievement::ClothingStore));
            if waits && team.citizens > 0 { WEIGHTS.achievement / 5 } else { -1 }
        }
        _ => WEIGHTS.sent_good * team.urge(i32::from(team.goods[nth]), i32::from(of)) / 100,
    }
}

/// Coins that are kept back: where the game is lost otherwise, only what would lose it here.
fn kept_from(look: &Look<'_>, team: &Partners, to: Purse) -> u16 {
    let own = &team.shares[look.seat().index()];
    let is_vital = |seat: Seat| team.shares[seat.index()].urgent && team.shares[seat.index()].lacks_coins > 0;
    match to {
        Purse::Player(seat) if is_vital(seat) => own.owes_coins,
        _ => own.keeps_coins,
    }
}

/// As many coins for a purse as can be spared.
fn purse(look: &Look<'_>, to: Purse) -> Move {
    let Some(team) = &look.team else { return Move::Decline };
    let spare = look.mat.coins.saturating_sub(kept_from(look, team, to));
    let room = match to {
        Purse::CityTreasury => team.coins[0].into(),
        Purse::Treasury => team.coins[1].into(),
        Purse::Player(seat) => team.shares[seat.index()].lacks_coins,
    };
    Move::Invasion(InvasionMove::SendCoins { coins: spare.min(room).min(COINS.into()) as u8, to })
}

/// What it brings to send coins.
pub(super) fn guild_house(look: &Look<'_>, mv: Move) -> i32 {
    let (Some(team), Move::Invasion(InvasionMove::SendCoins { coins, to })) = (&look.team, mv) else { return 0 };
    let kept = kept_from(look, team, to);
    let needs = team.needs(&look.view.setup);
    let number = i32::from(coins);
    match to {
        _ if coins == 0 => 0,
        _ if look.mat.coins < kept + u16::from(coins) => -VITAL * number,
        Purse::CityTreasury => {
            number * WEIGHTS.sent_coin * team.urge(i32::from(team.coins[0]), i32::from(needs.city_treasury)) / 100
        }
        Purse::Treasury => {
            let waits = look.view.table.citizens.waits(Spot::Achievement(Achievement::Treasury));
            let done = u16::from(coins) >= u16::from(team.coins[1]);
            let worth =
                if done { WEIGHTS.achievement } else { number * WEIGHTS.achievement / i32::from(needs.treasury) };
            if waits && team.citizens > 0 { worth } else { 0 }
        }
        Purse::Player(seat) => {
            let share = &team.shares[seat.index()];
            let wanted = i32::from(share.lacks_coins.min(coins.into()));
            let vital = if share.urgent && wanted > 0 { VITAL } else { 0 };
            vital + wanted * WEIGHTS.sent_coin - (number - wanted) * WEIGHTS.sent_coin
        }
    }
}

/// The follower that a partner owes this round.
fn owed(look: &Look<'_>, to: Seat) -> Option<Kind> {
    let mat = &look.view.players[to.index()].mat;
    match due(look.view.table.round) {
        Some(Due::Follower(kind)) if is(mat, InvasionCharacter::EstateManager) => {
            let there = mat.market.count(kind.neutral()) + mat.tower.count(kind.neutral());
            (there == 0).then_some(kind)
        }
        _ => None,
    }
}

fn lodge(look: &Look<'_>, to: Seat) -> i32 {
    let has = |kind: Kind| look.mat.market.count(kind.neutral()) > 0;
    if owed(look, to).is_some_and(has) { VITAL } else { 0 }
}

pub(super) fn hostel(look: &Look<'_>, mv: Move) -> i32 {
    let Move::Invasion(InvasionMove::Lodge { kind, to, .. }) = mv else { return 0 };
    if owed(look, to) == Some(kind) { VITAL } else { -deeds::loss(look, kind) }
}

/// A partner's action that is worth most to the own seat.
pub(super) fn palatinate(look: &Look<'_>, mv: Move) -> i32 {
    let Move::Borrow { place, .. } = mv else { return 0 };
    actions::value(look, place)
}
