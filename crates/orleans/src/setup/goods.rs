//! Goods at the start: some leave unseen, some lie on the map, the rest is the goods market.

use super::Supply;
use crate::components::{Good, TownSet, components};
use crate::state::GOODS_SPACES;
use tabletop::Rng;

/// The goods after dealing.
pub(super) struct Dealt {
    /// On the map.
    pub(super) map: [Option<Good>; GOODS_SPACES],
    /// In the goods market.
    pub(super) market: [u8; Good::COUNT],
    /// Out of the game.
    pub(super) removed: [u8; Good::COUNT],
}

/// Shuffles all goods, removes some unseen (base.setup.goods-removed), lays one on every space in
/// use (base.setup.goods-on-map) and leaves the rest to the market (base.setup.goods-market).
pub(super) fn deal(supply: &Supply, rng: &mut Rng) -> Dealt {
    let components = components();
    let mut heap: Vec<Good> = Vec::with_capacity(90);
    for (&good, &count) in Good::ALL.iter().zip(&components.counts.goods) {
        heap.extend(std::iter::repeat_n(good, count.into()));
    }
    rng.shuffle(&mut heap);
    let mut dealt = Dealt { map: [None; GOODS_SPACES], market: [0; Good::COUNT], removed: [0; Good::COUNT] };
    for good in heap.drain(..usize::from(supply.goods_removed)) {
        dealt.removed[good.index()] += 1;
    }
    for route in &components.routes {
        let carries = |towns: TownSet| towns.contains(route.a) || towns.contains(route.b);
        for space in route.goods_spaces.clone().filter(|_| supply.goods_towns.is_none_or(carries)) {
            // base.setup.map-spaces-2p, base.setup.map-spaces-3p
            if components.goods_spaces[space].min_players <= supply.map_for {
                dealt.map[space] = heap.pop();
            }
        }
    }
    for good in heap {
        dealt.market[good.index()] += 1;
    }
    dealt
}
