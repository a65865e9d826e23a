//! Goods at the start: some leave the game, some lie on the map, the rest is the goods market.

use crate::preparation::walk::random_game;
use crate::preparation::{EDITIONS, tables};
use crate::scene::{rule, scene, seeded};
use orleans::Setup;
use orleans::components::{Edition, Good, GoodsSpace, components};
use orleans::state::{State, Table};
use tabletop::{Game, Viewer};

fn on_map(table: &Table) -> [u8; Good::COUNT] {
    let mut goods = [0; Good::COUNT];
    table.map.iter().flatten().for_each(|good| goods[good.index()] += 1);
    goods
}

fn total(goods: [u8; Good::COUNT]) -> u8 {
    goods.iter().sum()
}

fn deal(setup: (Edition, u8), n: u64) -> State {
    seeded(Setup::new(setup.0, setup.1), n).state
}

/// 24 grain, 21 cheese, 18 wine, 15 wool and 12 brocade: whatever is neither gone nor on the map is the market.
#[test]
fn the_mix_and_the_market() {
    rule("base.setup.goods-mix");
    rule("base.setup.goods-market");
    for table in tables() {
        for n in 0..20 {
            let state = deal(table, n);
            let (map, gone, market) = (on_map(&state.table), state.table.gone.goods, state.table.goods);
            let all: Vec<u8> = (0..Good::COUNT).map(|good| map[good] + gone[good] + market[good]).collect();
            assert_eq!(all, [24, 21, 18, 15, 12], "{table:?}");
            for viewer in Viewer::all(table.1) {
                assert_eq!(state.view(viewer).table.goods, market, "the market is open to all");
            }
        }
    }
}

/// With 2 players 12 goods leave the game, with 3 players 6, else none; which ones is chance.
#[test]
fn removed_goods() {
    rule("base.setup.goods-removed");
    for (edition, players) in tables() {
        let gone: Vec<[u8; Good::COUNT]> = (0..60).map(|n| deal((edition, players), n).table.gone.goods).collect();
        let number = match players {
            2 => 12,
            3 => 6,
            _ => 0,
        };
        assert!(gone.iter().all(|&goods| total(goods) == number), "{edition}, {players} players");
        for good in Good::ALL.iter().filter(|_| number > 0) {
            let counts = gone.iter().map(|goods| goods[good.index()]);
            assert!(counts.clone().max() > counts.min(), "{good}: now more, now fewer");
        }
    }
}

/// One good on every space in use, and any kind can lie anywhere.
#[test]
fn goods_on_the_map() {
    rule("base.setup.goods-on-map");
    for (edition, players) in tables() {
        let deals: Vec<State> = (0..120).map(|n| deal((edition, players), n)).collect();
        for (index, space) in components().goods_spaces.iter().enumerate() {
            let kinds = |good: &&Good| deals.iter().any(|state| state.table.map[index] == Some(**good));
            let used = space.min_players <= players;
            let seen = Good::ALL.iter().filter(kinds).count();
            assert_eq!(seen, if used { 5 } else { 0 }, "{edition}, {players} players, space {index}");
            assert!(deals.iter().all(|state| state.table.map[index].is_some() == used));
            assert!(used || players < 4, "with 4 or 5 players nothing stays empty");
        }
        let state = &deals[0];
        for viewer in Viewer::all(players) {
            assert_eq!(state.view(viewer).table.map, state.table.map, "the goods lie face up");
        }
    }
}

/// 52 spaces, 5 marked 3 and 4 marked 4: 43, 48 or 52 goods on the map, 35, 36 or 38 in the market.
#[test]
fn numbers_of_goods() {
    rule("base.setup.map-spaces-total");
    let marked = |mark| components().goods_spaces.iter().filter(|space| space.min_players == mark).count();
    assert_eq!((components().goods_spaces.len(), marked(3), marked(4)), (52, 5, 4));
    for (edition, players) in tables() {
        let table = scene(edition, players).state.table;
        let expected = [(43, 35), (48, 36), (52, 38), (52, 38)][usize::from(players) - 2];
        assert_eq!((total(on_map(&table)), total(table.goods)), expected, "{edition}, {players} players");
    }
}

/// Spaces marked 4, with 2 players also those marked 3, stay empty for the whole game.
#[test]
fn marked_spaces_stay_empty() {
    for (id, players, marks) in
        [(rule("base.setup.map-spaces-3p"), 3, &[4][..]), (rule("base.setup.map-spaces-2p"), 2, &[3, 4][..])]
    {
        for edition in EDITIONS {
            for n in 0..20 {
                stay_empty(id, Setup::new(edition, players), n, marks);
            }
        }
    }
}

fn stay_empty(id: &str, setup: Setup, n: u64, marks: &[u8]) {
    let is_marked = |space: &GoodsSpace| marks.contains(&space.min_players);
    let mut before: Option<Table> = None;
    random_game(setup, n, |game| {
        let table = game.state.table;
        let earlier = before.replace(table);
        for (index, space) in components().goods_spaces.iter().enumerate() {
            let expected = match earlier {
                None => !is_marked(space),
                Some(earlier) => earlier.map[index].is_some(),
            };
            let there = table.map[index].is_some();
            assert!(expected || !there, "{id}: nothing is laid on space {index} in round {}", table.round);
            assert!(there || earlier.is_some() || is_marked(space), "{id}: space {index} is in use");
        }
    });
}
