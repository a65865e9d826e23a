//! The Trade board: what lies there, and who may be sent.

use crate::scene::{Scene, rule};
use crate::trade::{expansion, fill_deed, in_town_hall, n_sent, send};
use orleans::components::{Deed, Follower, Good, Kind, Place, SpaceKind, TradeDeed, components};
use orleans::state::Spot;
use orleans::{Ask, BoardDeed, Module, Move};

const MODULES: [Module; 1] = [Module::TradeDeeds];

fn trade(deed: TradeDeed) -> BoardDeed {
    BoardDeed::Trade(deed)
}

/// Seat 0 sends from the Town Hall.
fn sending(kinds: &[Kind], players: u8) -> Scene {
    let mut game = expansion(&MODULES, players);
    in_town_hall(&mut game, 0, kinds);
    game.set_bag(0, []).all_ready().play(0, Move::Use(Place::TownHall));
    game
}

#[test]
fn in_place_of_the_base_board() {
    rule("trade.setup.board");
    let mut game = sending(&[Kind::Knight, Kind::Farmer], 4);
    assert!(game.options(0).iter().all(|mv| !matches!(mv, Move::Send { .. })));
    game.refuses(0, Move::Send { kind: Kind::Knight, deed: Deed::CityWall }, "base.deeds.free-space");
    assert!(game.offers(0, send(Kind::Knight, trade(TradeDeed::Coinage))));
    assert!(Deed::ALL.iter().all(|&deed| !game.state.table.citizens.waits(Spot::Deed(deed))));
}

#[test]
fn covered_spaces() {
    rule("trade.setup.cover-rightmost");
    for players in 2..=5 {
        for &deed in TradeDeed::ALL {
            let facts = trade(deed).facts();
            let open = facts.open(players).len();
            let expected = match players {
                _ if players < facts.min_players => 0,
                2 | 3 => facts.spaces.len() - 1,
                _ => facts.spaces.len(),
            };
            assert_eq!(open, expected, "{deed} with {players}");
        }
    }
    // The covered space takes nobody, and the deed is complete without it.
    let mut game = sending(&[Kind::Knight, Kind::Scholar], 3);
    game.refuses(0, send(Kind::Knight, trade(TradeDeed::Coinage)), "trade.setup.cover-rightmost");
    fill_deed(&mut game, trade(TradeDeed::Coinage), 1);
    game.play(0, send(Kind::Scholar, trade(TradeDeed::Coinage)));
    assert_eq!(game.coins(0), 5 + 3 + 3, "completed");
}

#[test]
fn closed_with_two() {
    rule("trade.setup.two-player-closed");
    let mut game = sending(&[Kind::Scholar, Kind::Trader], 2);
    for deed in [TradeDeed::Research, TradeDeed::CourtOfLayAssessors] {
        game.refuses(0, send(Kind::Scholar, trade(deed)), "trade.setup.two-player-closed");
        assert!(sending(&[Kind::Scholar], 3).offers(0, send(Kind::Scholar, trade(deed))));
    }
}

#[test]
fn goods_wheels_and_citizens() {
    rule("trade.setup.goods");
    rule("trade.setup.gear-wheels");
    rule("trade.setup.citizens");
    for players in 2..=5 {
        let (game, base) = (expansion(&MODULES, players), expansion(&[], players));
        let open = |deed: TradeDeed| trade(deed).facts().open(players).len();
        let board = &game.state.table.modules.board;
        for (row, deed) in [TradeDeed::Thanksgiving, TradeDeed::SheepFarming].into_iter().enumerate() {
            let lying: Vec<Good> = board.goods[row].iter().flatten().copied().collect();
            assert_eq!(lying, trade(deed).facts().goods[..open(deed)], "{deed} with {players}");
        }
        let laid: u8 = board.goods.iter().flatten().flatten().count() as u8;
        let (with, without): (u8, u8) = (game.state.table.goods.iter().sum(), base.state.table.goods.iter().sum());
        assert_eq!(with + laid, without, "from the supply, after the map was filled");
        assert_eq!(game.state.table.map, base.state.table.map);
        assert_eq!(usize::from(board.wheels), open(TradeDeed::Navigation));
        assert_eq!(game.state.table.gears + board.wheels, components().counts.gears[usize::from(players)]);
        let waits = |deed: TradeDeed| game.state.table.citizens.waits(Spot::Board(trade(deed)));
        let with_citizen: Vec<TradeDeed> = TradeDeed::ALL.iter().copied().filter(|&deed| waits(deed)).collect();
        let expected = [
            TradeDeed::Alchemy,
            TradeDeed::TowingService,
            TradeDeed::Architecture,
            TradeDeed::TownCharter,
            TradeDeed::Navigation,
        ];
        assert_eq!(with_citizen, expected);
    }
}

#[test]
fn sent_like_in_the_base_game() {
    rule("trade.place.base-rules");
    rule("trade.place.exact-follower");
    rule("trade.place.no-own-colour");
    let mut game = sending(&[Kind::Boatman, Kind::Monk], 4);
    game.refuses(0, send(Kind::Monk, trade(TradeDeed::TowingService)), "trade.place.exact-follower");
    game.refuses(0, send(Kind::Boatman, trade(TradeDeed::Coinage)), "trade.place.exact-follower");
    for deed in [TradeDeed::Alchemy, TradeDeed::CourtOfLayAssessors] {
        assert!(game.offers(0, send(Kind::Monk, trade(deed))) && game.offers(0, send(Kind::Boatman, trade(deed))));
    }
    fill_deed(&mut game, trade(TradeDeed::TowingService), 0);
    game.refuses(0, send(Kind::Boatman, trade(TradeDeed::TowingService)), "trade.place.base-rules");
    game.refuses(0, Move::Decline, "base.townhall.needs-a-sending");
    game.play(0, send(Kind::Monk, trade(TradeDeed::Architecture)));
    assert!(game.offers(0, Move::Decline), "one is enough");
    game.play(0, Move::Decline);
    assert_eq!(game.standing(0, Place::TownHall), [Follower::Boatman], "who is not sent stays");
    assert_eq!(n_sent(&game, trade(TradeDeed::Architecture)), 1);
    // The Gunpowder Tower sends as well, but nobody of the own colour.
    let mut game = expansion(&MODULES, 4);
    game.tile(0, Place::GunpowderTower).mat_mut(0).tower = [Follower::OwnFarmer].into_iter().collect();
    game.all_ready();
    game.refuses(0, Move::Use(Place::GunpowderTower), "places.gunpowder-tower.no-own-colour-sent");
    let mut game = expansion(&MODULES, 4);
    game.tile(0, Place::GunpowderTower).mat_mut(0).tower = [Follower::Knight].into_iter().collect();
    game.state.table.followers[Kind::Knight.index()] -= 1;
    game.all_ready().play(0, Move::Use(Place::GunpowderTower)).play(0, send(Kind::Knight, trade(TradeDeed::Coinage)));
    assert_eq!(game.coins(0), 8);
    let mut plan = expansion(&MODULES, 4);
    plan.set_market(0, [Follower::OwnFarmer]);
    let own = Move::Put {
        follower: Follower::OwnFarmer,
        place: Place::TownHall,
        space: SpaceKind::Any,
        from: orleans::Origin::Market,
    };
    plan.refuses(0, own, "base.townhall.no-own-colour");
}

#[test]
fn one_settled_before_the_next() {
    rule("trade.place.one-after-another");
    rule("trade.complete.bonus");
    let mut game = sending(&[Kind::Boatman, Kind::Knight], 4);
    fill_deed(&mut game, trade(TradeDeed::TowingService), 1);
    game.play(0, send(Kind::Boatman, trade(TradeDeed::TowingService)));
    assert!(matches!(game.asks(0), Some(Ask::TradeDeeds(_))), "the reward first");
    assert_eq!(game.mat(0).citizens, 0);
    game.play(0, Move::Decline);
    assert_eq!(game.mat(0).citizens, 1, "then the bonus, also when the reward was not used");
    assert!(matches!(game.asks(0), Some(Ask::Send { sent: 1, .. })), "then the next follower");
    game.play(0, send(Kind::Knight, trade(TradeDeed::Coinage)));
    assert_eq!((game.coins(0), game.asks(1)), (8, Some(Ask::Action)), "no more than two");
}

#[test]
fn useless_but_allowed() {
    rule("trade.place.useless-allowed");
    let mut game = sending(&[Kind::Trader], 4);
    assert_eq!(game.track(0, orleans::components::Track::Traders), 0);
    game.play(0, send(Kind::Trader, trade(TradeDeed::TownCharter)));
    assert_eq!(n_sent(&game, trade(TradeDeed::TownCharter)), 1);
    assert_eq!((game.asks(1), game.mat(0).places.len()), (Some(Ask::Action), 10), "no tile, and none later");
}
