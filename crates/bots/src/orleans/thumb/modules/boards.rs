//! What the deeds of other boards bring.

use super::{plague, prosperity};
use crate::orleans::thumb::journeys::{Map, Means};
use crate::orleans::thumb::look::Look;
use crate::orleans::thumb::worth::{self, POINT};
use orleans::BoardDeed;
use orleans::components::{Character, Good, Kind, Place, Reward, Track, TradeDeed};
use orleans::state::Spot;

/// Whether one of these boards lies in place of the base deeds.
pub(in crate::orleans::thumb) fn lie_here(look: &Look<'_>) -> bool {
    !look.view.setup.modules.deeds().is_empty()
}

/// How many spaces are left for each kind, and the most that one of them brings.
pub(in crate::orleans::thumb) fn rooms(look: &Look<'_>) -> [(u8, i32); Kind::COUNT] {
    let mut rooms = prosperity::rooms(look);
    for &deed in look.view.setup.modules.deeds() {
        let free = free(look, deed);
        if free == 0 {
            continue;
        }
        let usual = reward(look, deed, None);
        for (&taking, (number, most)) in deed.facts().taking.iter().zip(&mut rooms) {
            let free = free & taking;
            if free != 0 {
                *number += free.count_ones() as u8;
                *most = (*most).max(with_goods(look, deed, free).unwrap_or(usual));
            }
        }
    }
    rooms
}

/// The most that a follower brings at one of these spaces of Thanksgiving or Sheep Farming, where a good lies at each.
fn with_goods(look: &Look<'_>, deed: BoardDeed, free: u16) -> Option<i32> {
    let goods = goods(look, deed)?.iter().enumerate().filter(|(nth, _)| free >> nth & 1 != 0);
    goods.map(|(_, &good)| reward(look, deed, good)).max()
}

/// What a follower brings at a deed, with the good that lies at its space.
pub(in crate::orleans::thumb) fn reward(look: &Look<'_>, deed: BoardDeed, good: Option<Good>) -> i32 {
    let facts = deed.facts();
    let each = simple(look, facts.each) + good.map_or(0, |good| worth::good(look, good));
    let special = match deed {
        BoardDeed::Trade(deed) => trade(look, deed),
        BoardDeed::Intrigue(character) => intrigue(look, character),
        BoardDeed::Plague(deed) => plague::deed(look, deed),
        BoardDeed::Tours(_) | BoardDeed::Vierzon(_) | BoardDeed::Duel(_) | BoardDeed::Prosperity(_) => 0,
    };
    let complete = match free(look, deed).count_ones() {
        // Nobody else completes it: everyone who goes there is a part of it.
        n_free if look.aims.is_some_and(|aims| aims.capital) => simple(look, facts.complete) / n_free.max(1) as i32,
        1 => simple(look, facts.complete) + completion(look, deed),
        // Whoever sends the last but one opens the way for the others.
        2 if look.view.table.citizens.waits(Spot::Board(deed)) => -POINT / 2,
        _ => 0,
    };
    each + special + complete
}

/// The free spaces of a deed, one bit each.
fn free(look: &Look<'_>, deed: BoardDeed) -> u16 {
    let n_open = deed.facts().open(look.view.setup.players).len();
    let sent = &look.view.table.modules.board.sent[deed.index()][..n_open];
    sent.iter().enumerate().fold(0, |free, (nth, sent)| free | u16::from(sent.is_none()) << nth)
}

/// The goods at the spaces of Thanksgiving or Sheep Farming.
fn goods<'a>(look: &'a Look<'_>, deed: BoardDeed) -> Option<&'a [Option<Good>]> {
    let row = match deed {
        BoardDeed::Trade(TradeDeed::Thanksgiving) => 0,
        BoardDeed::Trade(TradeDeed::SheepFarming) => 1,
        _ => return None,
    };
    Some(&look.view.table.modules.board.goods[row])
}

/// What a reward is worth; most are of one kind, and the others are not reckoned.
fn simple(look: &Look<'_>, reward: Reward) -> i32 {
    let some = |number: u8, worth: fn(&Look<'_>) -> i32| if number > 0 { i32::from(number) * worth(look) } else { 0 };
    some(reward.coins, worth::coin) + some(reward.citizens, worth::citizen) + worth::steps(look, reward.develop)
}

/// What is special about a follower at a deed of the Trade board.
fn trade(look: &Look<'_>, deed: TradeDeed) -> i32 {
    match deed {
        TradeDeed::Alchemy if !look.bag.is_empty() => POINT,
        TradeDeed::TowingService => Map::new(look).tour(Means::default().with(Place::Ship)),
        TradeDeed::TownCharter if look.mat.track(Track::Traders) > 0 => worth::tile(look),
        TradeDeed::Navigation if look.mat.track(Track::Craftsmen) > 0 => worth::wheel(look),
        _ => 0,
    }
}

/// What the effect of a character is worth, as long as nobody is chosen.
fn intrigue(look: &Look<'_>, character: Character) -> i32 {
    let others = look.others().count() as i32;
    match character {
        Character::TaxCollector => look.others().map(|mat| i32::from(mat.coins.min(2)) * POINT).sum(),
        Character::Torturer => others * POINT / 2,
        Character::Spy => worth::wheel(look) / 2,
        Character::Arsonist if look.others().any(|mat| mat.stations.contains(look.mat.merchant)) => 2 * POINT,
        Character::Arsonist => 0,
        _ => POINT,
    }
}

/// What completing a deed brings besides coins, steps and citizens.
fn completion(look: &Look<'_>, deed: BoardDeed) -> i32 {
    let builds = || if look.free_towns().contains(look.mat.merchant) { worth::station(look) } else { 0 };
    match deed {
        BoardDeed::Trade(TradeDeed::CourtOfLayAssessors) => 3 * POINT,
        BoardDeed::Trade(TradeDeed::Architecture) | BoardDeed::Intrigue(Character::Arsonist) => builds(),
        BoardDeed::Intrigue(Character::Fraud) => 5 * POINT,
        BoardDeed::Intrigue(Character::Spy) => worth::wheel(look),
        _ => 0,
    }
}
