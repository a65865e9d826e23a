//! Thanksgiving and Sheep Farming: the good that lies at the space.

use crate::scene::{Scene, rule};
use crate::trade::{expansion, fill_deed, in_town_hall, n_sent};
use orleans::components::{Good, Kind, Place, TradeDeed};
use orleans::{Ask, BoardDeed, Module, Move};

const THANKSGIVING: BoardDeed = BoardDeed::Trade(TradeDeed::Thanksgiving);
const SHEEP_FARMING: BoardDeed = BoardDeed::Trade(TradeDeed::SheepFarming);

/// Four play; seat 0 has no coins and sends these from the Town Hall.
fn sending(kinds: &[Kind], arrange: impl Fn(&mut Scene)) -> Scene {
    let mut game = expansion(&[Module::TradeDeeds], 4);
    in_town_hall(&mut game, 0, kinds);
    game.set_coins(0, 0);
    arrange(&mut game);
    game.all_ready().play(0, Move::Use(Place::TownHall));
    game
}

fn sent(kind: Kind, deed: BoardDeed, good: Good) -> Move {
    Move::SendTo { kind, deed, good: Some(good) }
}

/// The goods for which a follower can be sent there.
fn offered(game: &Scene, to: BoardDeed) -> Vec<Good> {
    let good = |mv: Move| match mv {
        Move::SendTo { deed, good, .. } if deed == to => good,
        _ => None,
    };
    game.options(0).into_iter().filter_map(good).collect()
}

#[test]
fn thanksgiving() {
    rule("trade.thanksgiving.good");
    let mut game = sending(&[Kind::Farmer, Kind::Farmer], |_| {});
    assert_eq!(offered(&game, THANKSGIVING), [Good::Wine, Good::Cheese, Good::Grain], "each different good once");
    let market = game.state.table.goods;
    game.play(0, sent(Kind::Farmer, THANKSGIVING, Good::Cheese));
    assert_eq!((game.goods(0, Good::Cheese), game.mat(0).n_goods(), game.coins(0)), (1, 1, 0), "and no coins");
    assert_eq!(game.state.table.goods, market, "from the board, not from the goods market");
    assert_eq!(offered(&game, THANKSGIVING), [Good::Wine, Good::Grain], "it lies there no more");
    game.refuses(0, sent(Kind::Farmer, THANKSGIVING, Good::Cheese), "trade.place.base-rules");
    game.play(0, sent(Kind::Farmer, THANKSGIVING, Good::Grain));
    assert_eq!((game.goods(0, Good::Grain), n_sent(&game, THANKSGIVING)), (1, 2));
    let lying = game.state.table.modules.board.goods[0].into_iter().flatten();
    assert_eq!(lying.collect::<Vec<_>>(), [Good::Wine, Good::Grain]);
}

#[test]
fn thanksgiving_complete() {
    rule("trade.thanksgiving.good");
    // One farmer short of the end, and the last one.
    for (left, coins) in [(2, 0), (1, 2)] {
        let mut game = sending(&[Kind::Farmer], |game| fill_deed(game, THANKSGIVING, left));
        game.play(0, sent(Kind::Farmer, THANKSGIVING, Good::Grain));
        assert_eq!((game.coins(0), game.mat(0).n_goods(), game.mat(0).citizens), (coins, 1, 0), "{left} spaces left");
        assert_eq!(game.asks(1), Some(Ask::Action));
    }
}

#[test]
fn sheep_farming() {
    rule("trade.sheep-farming.good");
    let mut game = sending(&[Kind::Farmer, Kind::Craftsman], |_| {});
    assert_eq!(offered(&game, SHEEP_FARMING), [Good::Wool, Good::Cheese, Good::Wool], "farmer, then craftsman");
    game.refuses(0, sent(Kind::Craftsman, SHEEP_FARMING, Good::Cheese), "trade.place.base-rules");
    game.play(0, sent(Kind::Farmer, SHEEP_FARMING, Good::Cheese))
        .play(0, sent(Kind::Craftsman, SHEEP_FARMING, Good::Wool));
    assert_eq!((game.goods(0, Good::Cheese), game.goods(0, Good::Wool), game.coins(0)), (1, 1, 0));
    let mut last = sending(&[Kind::Farmer], |game| fill_deed(game, SHEEP_FARMING, 1));
    last.play(0, sent(Kind::Farmer, SHEEP_FARMING, Good::Cheese));
    assert_eq!((last.coins(0), last.goods(0, Good::Cheese)), (2, 1), "2 coins for completing");
}
