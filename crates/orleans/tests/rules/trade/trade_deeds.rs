//! The deeds of the Trade board, the first half.

use crate::scene::{Scene, rule};
use crate::trade::{expansion, fill_deed, in_town_hall, send};
use orleans::components::{By, Follower, Good, Kind, Place, SpaceKind, Town, TradeDeed, components};
use orleans::{Ask, BoardDeed, Module, Move, TradeDeedsAsk};

fn trade(deed: TradeDeed) -> BoardDeed {
    BoardDeed::Trade(deed)
}

fn sending(kinds: &[Kind], arrange: impl Fn(&mut Scene)) -> Scene {
    let mut game = expansion(&[Module::TradeDeeds], 4);
    in_town_hall(&mut game, 0, kinds);
    arrange(&mut game);
    game.set_bag(0, []).all_ready().play(0, Move::Use(Place::TownHall));
    game
}

#[test]
fn court_of_lay_assessors() {
    rule("trade.court.coin");
    rule("trade.court.complete-action");
    let court = trade(TradeDeed::CourtOfLayAssessors);
    let mut game = sending(&[Kind::Monk, Kind::Farmer], |game| fill_deed(game, court, 2));
    game.play(0, send(Kind::Monk, court));
    assert_eq!(game.coins(0), 6);
    game.play(0, send(Kind::Farmer, court));
    assert_eq!((game.coins(0), game.asks(0)), (7, Some(Ask::TradeDeeds(TradeDeedsAsk::Assessors))));
    assert!(game.offers(0, Move::Decline) && game.offers(0, Move::Use(Place::Castle)), "activated or not");
    game.stand(0, Place::Castle, SpaceKind::Farmer, Follower::Farmer);
    game.play(0, Move::Use(Place::Castle));
    assert_eq!(game.track(0, orleans::components::Track::Knights), 1);
    assert_eq!(game.standing(0, Place::Castle), [Follower::Farmer], "nobody leaves it");
}

#[test]
fn limits_of_the_assessors() {
    rule("trade.court.limits");
    rule("trade.court.town-hall");
    let court = trade(TradeDeed::CourtOfLayAssessors);
    let arrange = |game: &mut Scene| {
        fill_deed(game, court, 1);
        game.tile(0, Place::Church)
            .tile(0, Place::School)
            .tile(0, Place::Tavern)
            .tile(0, Place::Theatre)
            .set_coins(0, 0);
        game.station(1, Town::Orleans).set_merchant(0, Town::Tours).station(1, Town::Tours);
    };
    let mut game = sending(&[Kind::Monk], arrange);
    game.play(0, send(Kind::Monk, court));
    game.refuses(0, Move::Use(Place::Church), "base.actions.voluntary-cost");
    game.refuses(0, Move::Use(Place::School), "trade.court.limits");
    game.refuses(0, Move::Use(Place::Hayrick), "trade.court.complete-action");
    game.refuses(0, Move::Use(Place::Guildhall), "base.guildhall.one-per-town");
    game.refuses(0, Move::Use(Place::TownHall), "base.townhall.needs-a-sending");
    game.refuses(0, Move::Use(Place::Theatre), "base.actions.no-empty-action");
    game.refuses(0, Move::Pass, "trade.court.complete-action");
    // Followers still there can be sent.
    let mut game = sending(&[Kind::Monk, Kind::Knight], arrange);
    game.play(0, send(Kind::Monk, court));
    game.play(0, Move::Use(Place::TownHall)).play(0, send(Kind::Knight, trade(TradeDeed::Coinage)));
    assert_eq!(game.coins(0), 4);
}

#[test]
fn coinage() {
    rule("trade.coinage.coins");
    let coinage = trade(TradeDeed::Coinage);
    let mut game = sending(&[Kind::Knight], |game| fill_deed(game, coinage, 2));
    game.play(0, send(Kind::Knight, coinage));
    assert_eq!(game.coins(0), 8);
    let mut game = sending(&[Kind::Knight], |game| fill_deed(game, coinage, 1));
    game.play(0, send(Kind::Knight, coinage));
    assert_eq!(game.coins(0), 11, "3 more for completing");
}

#[test]
fn research() {
    rule("trade.research.steps");
    let research = trade(TradeDeed::Research);
    let mut game = sending(&[Kind::Trader], |game| fill_deed(game, research, 1));
    game.play(0, send(Kind::Trader, research));
    assert_eq!((game.mat(0).development, game.asks(0)), (2, Some(Ask::TradeDeeds(TradeDeedsAsk::Research))));
    game.refuses(0, Move::Coin, "trade.research.steps");
    let mut declined = game.fork();
    declined.play(0, Move::Decline);
    assert_eq!(declined.mat(0).development, 2, "declined as a whole");
    game.play(0, Move::Develop);
    assert_eq!(game.mat(0).development, 5);
    let mut at_end = sending(&[Kind::Trader], |game| {
        fill_deed(game, research, 1);
        game.set_development(0, 30);
    });
    at_end.play(0, send(Kind::Trader, research));
    assert_eq!((at_end.mat(0).development, at_end.asks(1)), (30, Some(Ask::Action)), "no step is left to take");
}

#[test]
fn towing_service() {
    rule("trade.towing-service.move");
    rule("trade.towing-service.no-water");
    rule("trade.towing-service.complete");
    let towing = trade(TradeDeed::TowingService);
    let mut game = sending(&[Kind::Boatman], |game| {
        fill_deed(game, towing, 1);
        game.lay_goods(Town::Orleans, Town::Briare, By::Water, &[Good::Wool]);
    });
    game.play(0, send(Kind::Boatman, towing));
    let by_road = game.options(0).iter().any(|mv| matches!(mv, Move::Travel { by: By::Road, .. }));
    assert!(!by_road && game.offers(0, Move::Decline));
    game.play(0, Move::Travel { to: Town::Briare, by: By::Water, take: Some(Good::Wool) });
    assert_eq!((game.mat(0).merchant, game.goods(0, Good::Wool), game.mat(0).citizens), (Town::Briare, 1, 1));
    // A town without water: no move, and the Drawbridge does not help.
    let dry = Town::ALL.iter().copied().find(|&town| {
        let facts = &components().towns[town.index()];
        facts.routes.iter().all(|&route| components().routes[route as usize].by == By::Road)
    });
    let mut game = sending(&[Kind::Boatman], |game| {
        game.set_merchant(0, dry.expect("a town without water")).tile(0, Place::Drawbridge);
    });
    game.play(0, send(Kind::Boatman, towing));
    assert_eq!(game.asks(1), Some(Ask::Action));
    let mut wet = sending(&[Kind::Boatman], |game| _ = game.tile(0, Place::Drawbridge));
    wet.play(0, send(Kind::Boatman, towing));
    let road = components()
        .routes
        .iter()
        .find(|route| route.by == By::Road && (route.a == Town::Orleans || route.b == Town::Orleans));
    let road = road.expect("a road from Orléans");
    let to = if road.a == Town::Orleans { road.b } else { road.a };
    wet.refuses(0, Move::Travel { to, by: By::Road, take: None }, "trade.towing-service.no-water");
}
