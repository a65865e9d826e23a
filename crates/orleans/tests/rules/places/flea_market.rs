//! Flea Market: six results of the die.

use crate::scene::{Scene, rule, scene};
use orleans::components::{Deed, Edition, Follower, Good, Happening, Kind, Letter, Place, SpaceKind, Town, Track};
use orleans::{Ask, Event, Lender, Move};
use tabletop::Seat;

/// Seat 0 is about to use the Flea Market; the bag is empty, and no Pilgrimage is in force.
fn ready() -> Scene {
    let mut game = scene(Edition::Bigbox, 2);
    game.tile(0, Place::FleaMarket).fill(0, Place::FleaMarket).set_bag(0, []);
    game.event(Happening::Income, Letter::A).all_ready();
    game
}

fn roll(game: &mut Scene, pips: u8) {
    game.next_roll(pips).play(0, Move::Use(Place::FleaMarket));
    assert!(game.log.contains(&Event::Rolled(Seat(0), pips)));
}

fn bag(game: &Scene, follower: Follower) -> u8 {
    game.player(0).bag.count(follower)
}

/// Coins, development, goods, farmers and monks gained; the tile's own followers are no farmers.
fn gains(game: &Scene) -> (u16, u8, u8, u8, u8) {
    let mat = game.mat(0);
    (mat.coins - 5, mat.development, mat.n_goods(), bag(game, Follower::Farmer), bag(game, Follower::Monk))
}

/// Each result from 1 to 5 gives its one thing, and the followers return.
#[test]
fn one_to_five() {
    rule("places.flea-market.roll");
    rule("places.flea-market.monk");
    for (pips, expected) in
        [(1, (1, 0, 0, 0, 0)), (2, (0, 1, 0, 0, 0)), (3, (0, 0, 1, 0, 0)), (4, (0, 0, 1, 1, 0)), (5, (0, 0, 0, 0, 1))]
    {
        let mut game = ready();
        let tracks = game.mat(0).tracks;
        roll(&mut game, pips);
        assert_eq!(gains(&game), expected, "a {pips}");
        let good = [(3, Good::Wine), (4, Good::Grain)].into_iter().find(|(with, _)| *with == pips);
        good.into_iter().for_each(|(_, good)| assert_eq!(game.goods(0, good), 1));
        assert_eq!(game.mat(0).tracks == tracks, pips != 4, "only the Farm House advances");
        assert_eq!(game.track(0, Track::Farmers), u8::from(pips == 4));
        assert_eq!((game.asks(0), game.standing(0, Place::FleaMarket).len()), (None, 0));
    }
}

/// What is out of stock or forbidden gives nothing; the followers return all the same.
#[test]
fn nothing_if_it_cannot_be() {
    let nothing = (0, 0, 0, 0, 0);
    for (id, pips, forbid) in [
        (rule("places.flea-market.roll"), 3, (|game| game.state.table.goods[Good::Wine.index()] = 0) as fn(&mut Scene)),
        (rule("places.flea-market.free-action"), 4, |game| game.state.table.followers[Kind::Farmer.index()] = 0),
        (rule("places.flea-market.free-action"), 4, |game| game.state.table.goods[Good::Grain.index()] = 0),
        (rule("places.flea-market.monk"), 5, |game| game.state.table.followers[Kind::Monk.index()] = 0),
        (rule("places.flea-market.monk"), 5, |game| _ = game.event(Happening::Pilgrimage, Letter::Start)),
    ] {
        let mut game = ready();
        forbid(&mut game);
        roll(&mut game, pips);
        assert_eq!((gains(&game), game.track(0, Track::Farmers)), (nothing, 0), "{id}: a {pips}");
        assert_eq!((game.asks(0), game.standing(0, Place::FleaMarket).len()), (None, 0));
    }
}

/// Result 4 neither needs nor moves followers in the Farm House, which can be used afterwards.
#[test]
fn the_farm_house_keeps_its_followers() {
    rule("places.flea-market.free-action");
    let mut game = ready();
    game.fill(0, Place::FarmHouse);
    let there = game.standing(0, Place::FarmHouse);
    roll(&mut game, 4);
    assert_eq!((game.track(0, Track::Farmers), game.standing(0, Place::FarmHouse)), (1, there));
    game.play(1, Move::Pass).play(0, Move::Use(Place::FarmHouse));
    assert_eq!(game.track(0, Track::Farmers), 2);
}

/// Result 6: any action of the player board, filled or not; no tile.
#[test]
fn any_action_of_the_board() {
    rule("places.flea-market.roll");
    rule("places.flea-market.free-action");
    let mut game = ready();
    game.tile(0, Place::Hayrick).fill(0, Place::Hayrick).fill(0, Place::Scriptorium);
    roll(&mut game, 6);
    assert_eq!(game.asks(0), Some(Ask::AnyAction(Lender::FleaMarket)));
    let all_but_town_hall = [
        Place::FarmHouse,
        Place::Village,
        Place::University,
        Place::Castle,
        Place::Monastery,
        Place::Ship,
        Place::Wagon,
        Place::Guildhall,
        Place::Scriptorium,
    ];
    assert_eq!(game.options(0), all_but_town_hall.map(Move::Use));
    for place in [Place::Hayrick, Place::Winery, Place::FleaMarket] {
        game.refuses(0, Move::Use(place), "places.flea-market.roll");
    }

    let mut castle = game.fork();
    castle.play(0, Move::Use(Place::Castle));
    assert_eq!((castle.track(0, Track::Knights), bag(&castle, Follower::Knight), castle.asks(0)), (1, 1, None));

    // Followers that stand there stay for an action of their own.
    let there = game.standing(0, Place::Scriptorium);
    game.play(0, Move::Use(Place::Scriptorium));
    assert_eq!((game.mat(0).development, game.standing(0, Place::Scriptorium)), (1, there));
    game.play(1, Move::Pass).play(0, Move::Use(Place::Scriptorium));
    assert_eq!(game.mat(0).development, 2);
}

/// Result 6 waives the followers only; the Town Hall sends those that stand in it already.
#[test]
fn conditions_hold() {
    rule("places.flea-market.free-action");
    let mut game = ready();
    game.event(Happening::Pilgrimage, Letter::Start).station(0, Town::Orleans);
    game.set_development(0, 30);
    roll(&mut game, 6);
    game.refuses(0, Move::Use(Place::Monastery), "base.events.pilgrimage");
    game.refuses(0, Move::Use(Place::Scriptorium), "base.development.end-closes-pure-actions");
    game.refuses(0, Move::Use(Place::TownHall), "base.townhall.needs-a-sending");
    assert!(!game.offers(0, Move::Use(Place::Guildhall)), "no second station in a town");

    let mut game = ready();
    game.stand(0, Place::TownHall, SpaceKind::Any, Follower::Farmer);
    roll(&mut game, 6);
    game.play(0, Move::Use(Place::TownHall));
    let farmers = |mv: &Move| matches!(mv, Move::Send { kind: Kind::Farmer, .. });
    assert!(game.options(0).iter().all(farmers), "not the followers of the Flea Market");
    let send = game.options(0)[0];
    game.play(0, send);
    assert!(game.standing(0, Place::TownHall).is_empty());
    let sent: u8 = Deed::ALL.iter().map(|deed| game.state.table.deeds[deed.index()][Kind::Farmer.index()]).sum();
    assert_eq!(sent, 1);
}
