//! What the deeds of the Trade and the Intrigue board bring.

use crate::thumb::sight::Sight;
use crate::thumb::trade::{Map, Means};
use crate::thumb::worth::{self, POINT};
use orleans::components::{Character, Good, Kind, Place, Reward, Track, TradeDeed};
use orleans::state::Spot;
use orleans::{BoardDeed, Module};

/// Whether one of these boards lies in place of the base deeds.
pub(in crate::thumb) fn lie_here(sight: &Sight<'_>) -> bool {
    let modules = sight.view.setup.modules;
    modules.contains(Module::TradeDeeds) || modules.contains(Module::Intrigue)
}

/// How many spaces are left for a kind, and the most that one of them brings.
pub(in crate::thumb) fn rooms(sight: &Sight<'_>, kind: Kind) -> (u8, i32) {
    let (mut rooms, mut most) = (0, 0);
    for deed in deeds(sight) {
        for space in free(sight, deed, kind) {
            rooms += 1;
            most = most.max(reward(sight, deed, good_at(sight, deed, space)));
        }
    }
    (rooms, most)
}

/// What a follower brings at a deed, with the good that lies at its space.
pub(in crate::thumb) fn reward(sight: &Sight<'_>, deed: BoardDeed, good: Option<Good>) -> i32 {
    let facts = deed.facts();
    let each = simple(sight, facts.each) + good.map_or(0, |good| worth::good(sight, good));
    let special = match deed {
        BoardDeed::Trade(deed) => trade(sight, deed),
        BoardDeed::Intrigue(character) => intrigue(sight, character),
    };
    let complete = match n_free(sight, deed) {
        1 => simple(sight, facts.complete) + completion(sight, deed),
        // Whoever sends the last but one opens the way for the others.
        2 if sight.view.table.citizens.waits(Spot::Board(deed)) => -POINT / 2,
        _ => 0,
    };
    each + special + complete
}

/// The deeds of the board in play.
fn deeds(sight: &Sight<'_>) -> impl Iterator<Item = BoardDeed> {
    let modules = sight.view.setup.modules;
    let trade = TradeDeed::ALL.iter().copied().map(BoardDeed::Trade);
    let intrigue = Character::ALL.iter().copied().map(BoardDeed::Intrigue);
    trade.chain(intrigue).filter(move |deed| modules.contains(deed.module()))
}

/// The free spaces of a deed that take this kind.
fn free(sight: &Sight<'_>, deed: BoardDeed, kind: Kind) -> impl Iterator<Item = usize> {
    let sent = sight.view.table.modules.board.sent[deed.index()];
    let open = deed.facts().open(sight.view.setup.players).iter().enumerate();
    open.filter(move |(nth, space)| sent[*nth].is_none() && space.takes(kind)).map(|(nth, _)| nth)
}

fn n_free(sight: &Sight<'_>, deed: BoardDeed) -> usize {
    let n_open = deed.facts().open(sight.view.setup.players).len();
    sight.view.table.modules.board.sent[deed.index()][..n_open].iter().filter(|sent| sent.is_none()).count()
}

/// The good at a space of Thanksgiving or Sheep Farming.
fn good_at(sight: &Sight<'_>, deed: BoardDeed, space: usize) -> Option<Good> {
    let row = match deed {
        BoardDeed::Trade(TradeDeed::Thanksgiving) => 0,
        BoardDeed::Trade(TradeDeed::SheepFarming) => 1,
        _ => return None,
    };
    sight.view.table.modules.board.goods[row][space]
}

fn simple(sight: &Sight<'_>, reward: Reward) -> i32 {
    let citizens = i32::from(reward.citizens) * worth::citizen(sight);
    i32::from(reward.coins) * POINT + citizens + worth::steps(sight, reward.develop)
}

/// What is special about a follower at a deed of the Trade board.
fn trade(sight: &Sight<'_>, deed: TradeDeed) -> i32 {
    match deed {
        TradeDeed::Alchemy if !sight.bag.is_empty() => POINT,
        TradeDeed::TowingService => Map::new(sight).tour(Means::default().with(Place::Ship)),
        TradeDeed::TownCharter if sight.mat.track(Track::Traders) > 0 => worth::tile(sight),
        TradeDeed::Navigation if sight.mat.track(Track::Craftsmen) > 0 => worth::wheel(sight),
        _ => 0,
    }
}

/// What the effect of a character is worth, as long as nobody is chosen.
fn intrigue(sight: &Sight<'_>, character: Character) -> i32 {
    let others = sight.others().count() as i32;
    match character {
        Character::TaxCollector => sight.others().map(|mat| i32::from(mat.coins.min(2)) * POINT).sum(),
        Character::Torturer => others * POINT / 2,
        Character::Spy => worth::wheel(sight) / 2,
        Character::Arsonist if sight.others().any(|mat| mat.stations.contains(sight.mat.merchant)) => 2 * POINT,
        Character::Arsonist => 0,
        _ => POINT,
    }
}

/// What completing a deed brings besides coins, steps and citizens.
fn completion(sight: &Sight<'_>, deed: BoardDeed) -> i32 {
    let builds = || if sight.free_towns().contains(sight.mat.merchant) { worth::station(sight) } else { 0 };
    match deed {
        BoardDeed::Trade(TradeDeed::CourtOfLayAssessors) => 3 * POINT,
        BoardDeed::Trade(TradeDeed::Architecture) | BoardDeed::Intrigue(Character::Arsonist) => builds(),
        BoardDeed::Intrigue(Character::Fraud) => 5 * POINT,
        BoardDeed::Intrigue(Character::Spy) => worth::wheel(sight),
        _ => 0,
    }
}
