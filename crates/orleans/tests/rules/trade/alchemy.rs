//! Alchemy: followers drawn straight to action spaces.

use crate::scene::{Scene, rule};
use crate::trade::{expansion, fill_deed, in_town_hall, n_sent, send};
use orleans::components::{Follower, Kind, Place, SpaceKind, TradeDeed};
use orleans::{Ask, BoardDeed, Module, Move, Origin, TradeDeedsAsk};

const ALCHEMY: BoardDeed = BoardDeed::Trade(TradeDeed::Alchemy);

fn alchemist(kinds: &[Kind], bag: &[Follower]) -> Scene {
    let mut game = expansion(&[Module::TradeDeeds], 4);
    in_town_hall(&mut game, 0, kinds);
    game.set_bag(0, bag.iter().copied()).set_market(0, []).all_ready().play(0, Move::Use(Place::TownHall));
    game
}

fn put(follower: Follower, place: Place, space: SpaceKind) -> Move {
    Move::Put { follower, place, space, from: Origin::Drawn }
}

#[test]
fn drawn_and_placed() {
    rule("trade.alchemy.draw");
    rule("trade.alchemy.use-later");
    let mut game = alchemist(&[Kind::Monk], &[Follower::Knight]);
    game.stand(0, Place::Guildhall, SpaceKind::Farmer, Follower::Farmer);
    game.stand(0, Place::Guildhall, SpaceKind::Craftsman, Follower::Craftsman);
    game.play(0, send(Kind::Monk, ALCHEMY));
    assert_eq!(game.options(0), [Move::Draw(1), Move::Decline]);
    game.refuses(0, Move::Draw(2), "trade.alchemy.draw");
    let mut declined = game.fork();
    declined.play(0, Move::Decline);
    assert_eq!(declined.player(0).bag.total(), 1, "the draw is voluntary");
    game.play(0, Move::Draw(1));
    assert!(matches!(game.asks(0), Some(Ask::TradeDeeds(TradeDeedsAsk::Drawn(_)))));
    game.play(0, put(Follower::Knight, Place::Guildhall, SpaceKind::Knight));
    assert_eq!(game.asks(1), Some(Ask::Action), "on a later turn");
    game.play(1, Move::Pass).play(2, Move::Pass).play(3, Move::Pass);
    assert!(game.offers(0, Move::Use(Place::Guildhall)), "but in this round");
}

#[test]
fn two_at_once() {
    rule("trade.alchemy.two-followers");
    let mut game = alchemist(&[Kind::Monk, Kind::Farmer], &[Follower::Knight, Follower::Boatman, Follower::Monk]);
    game.play(0, send(Kind::Monk, ALCHEMY));
    assert!(game.offers(0, send(Kind::Farmer, ALCHEMY)), "said before the first draw");
    game.play(0, send(Kind::Farmer, ALCHEMY));
    assert_eq!(game.options(0), [Move::Draw(2), Move::Draw(1), Move::Decline]);
    game.play(0, Move::Draw(2));
    let Some(Ask::TradeDeeds(TradeDeedsAsk::Drawn(drawn))) = game.asks(0) else { panic!("two are drawn together") };
    assert_eq!(drawn.followers.iter().flatten().count(), 2);
    let first = *game.options(0).last().expect("a space");
    game.play(0, first);
    let second = game.options(0)[0];
    game.play(0, second);
    assert_eq!((n_sent(&game, ALCHEMY), game.player(0).bag.total(), game.asks(1)), (2, 1, Some(Ask::Action)));
}

#[test]
fn where_they_suit() {
    rule("trade.alchemy.suitable-space");
    rule("trade.alchemy.town-hall");
    let mut game = alchemist(&[Kind::Monk], &[Follower::OwnTrader]);
    game.play(0, send(Kind::Monk, ALCHEMY)).play(0, Move::Draw(1));
    game.refuses(0, Move::Decline, "trade.alchemy.suitable-space");
    game.refuses(0, Move::ToMarket, "trade.alchemy.suitable-space");
    game.refuses(0, put(Follower::OwnTrader, Place::TownHall, SpaceKind::Any), "base.townhall.no-own-colour");
    game.refuses(0, put(Follower::OwnTrader, Place::Castle, SpaceKind::Farmer), "base.planning.matching-space");
    assert!(game.offers(0, put(Follower::OwnTrader, Place::Castle, SpaceKind::Trader)));
    // A neutral one may go where the monk stood.
    let mut game = alchemist(&[Kind::Monk, Kind::Farmer], &[Follower::Knight]);
    game.play(0, send(Kind::Monk, ALCHEMY)).play(0, Move::Draw(1));
    assert!(game.offers(0, put(Follower::Knight, Place::TownHall, SpaceKind::Any)));
    // Nowhere to stand: back into the bag.
    let mut game = alchemist(&[Kind::Monk], &[Follower::Knight]);
    game.play(0, send(Kind::Monk, ALCHEMY));
    for place in [Place::Guildhall, Place::Wagon, Place::Ship, Place::Scriptorium] {
        if game.standing(0, place).is_empty() {
            game.fill(0, place);
        }
    }
    in_town_hall(&mut game, 0, &[Kind::Farmer, Kind::Farmer]);
    game.play(0, Move::Draw(1));
    assert_eq!(game.player(0).bag.count(Follower::Knight), 1);
    assert!(matches!(game.asks(0), Some(Ask::Send { sent: 1, .. })), "the action goes on");
}

/// With one follower in the bag two cannot be drawn.
#[test]
fn a_short_bag() {
    rule("trade.alchemy.two-followers");
    let mut game = alchemist(&[Kind::Monk, Kind::Farmer], &[Follower::Knight]);
    game.play(0, send(Kind::Monk, ALCHEMY)).play(0, send(Kind::Farmer, ALCHEMY));
    assert_eq!(game.options(0), [Move::Draw(1), Move::Decline]);
}

/// Where every other space that suits is taken, the emptied Town Hall is the one place left, and must be taken.
#[test]
fn the_town_hall_alone_fits() {
    rule("trade.alchemy.town-hall");
    rule("trade.alchemy.suitable-space");
    let mut game = alchemist(&[Kind::Monk], &[Follower::Knight]);
    for place in [Place::Guildhall, Place::Wagon, Place::Ship, Place::Scriptorium] {
        game.fill(0, place);
    }
    game.play(0, send(Kind::Monk, ALCHEMY)).play(0, Move::Draw(1));
    assert_eq!(game.options(0), [put(Follower::Knight, Place::TownHall, SpaceKind::Any)]);
    game.refuses(0, Move::Decline, "trade.alchemy.suitable-space");
    game.play(0, put(Follower::Knight, Place::TownHall, SpaceKind::Any));
    assert_eq!((game.standing(0, Place::TownHall), game.player(0).bag.total()), (vec![Follower::Knight], 0));
}

#[test]
fn complete() {
    rule("trade.alchemy.complete");
    let mut game = alchemist(&[Kind::Monk], &[]);
    fill_deed(&mut game, ALCHEMY, 1);
    game.play(0, send(Kind::Monk, ALCHEMY));
    assert_eq!((game.mat(0).citizens, game.asks(1)), (1, Some(Ask::Action)), "an empty bag draws nobody");
    assert!(!game.state.table.citizens.waits(orleans::state::Spot::Board(ALCHEMY)));
}
