//! The two Beneficial Deeds of the board.

use crate::scene::trade::{fill_deed, in_town_hall, n_sent, send};
use crate::vierzon::{Scene, rule, vierzon};
use orleans::components::{Follower, Kind, Place, SpaceKind, VierzonDeed};
use orleans::state::Spot;
use orleans::{Ask, BoardDeed, Event, Move};
use tabletop::Seat;

const UNIVERSITY: BoardDeed = BoardDeed::Vierzon(VierzonDeed::ExpandingTheUniversity);
const COUNCIL: BoardDeed = BoardDeed::Vierzon(VierzonDeed::FoundingTheCityCouncil);
const LIMITS: &str = "vierzon.deed.base-limits";

/// The Town Hall holds these, and sends.
fn sending(kinds: &[Kind], arrange: impl Fn(&mut Scene)) -> Scene {
    let mut game = vierzon();
    arrange(&mut game);
    in_town_hall(&mut game, 0, kinds);
    game.all_ready().play(0, Move::Use(Place::TownHall));
    game
}

#[test]
fn the_spaces() {
    rule("vierzon.deed.layout");
    let spaces = |deed: BoardDeed| deed.facts().spaces.clone();
    use SpaceKind::*;
    assert_eq!(spaces(UNIVERSITY), [Scholar, Scholar, Craftsman, Trader, Farmer]);
    assert_eq!(spaces(COUNCIL), [Knight, Trader, Craftsman, Boatman]);
    assert!(UNIVERSITY.facts().reconstructed && COUNCIL.facts().reconstructed, "no source shows them");
    for (deed, kinds) in [
        (UNIVERSITY, vec![Kind::Scholar, Kind::Craftsman, Kind::Trader, Kind::Farmer]),
        (COUNCIL, vec![Kind::Knight, Kind::Trader, Kind::Craftsman, Kind::Boatman]),
    ] {
        for &kind in Kind::ALL {
            let mut game = vierzon();
            in_town_hall(&mut game, 0, &[kind, Kind::Trader]);
            game.all_ready().play(0, Move::Use(Place::TownHall));
            assert_eq!(game.offers(0, send(kind, deed)), kinds.contains(&kind), "{kind} to {deed}");
        }
    }
}

#[test]
fn expanding_the_university() {
    rule("vierzon.deed.university");
    for kind in [Kind::Scholar, Kind::Craftsman, Kind::Trader, Kind::Farmer] {
        let mut game = sending(&[kind], |_| {});
        game.play(0, send(kind, UNIVERSITY));
        assert_eq!((game.asks(0), game.options(0)), (Some(Ask::Canalization), vec![Move::Coin, Move::Develop]));
        let mut developed = game.fork();
        game.play(0, Move::Coin);
        assert_eq!((game.coins(0), game.mat(0).development, n_sent(&game, UNIVERSITY)), (1, 0, 1), "{kind}");
        developed.play(0, Move::Develop);
        assert_eq!((developed.coins(0), developed.mat(0).development), (0, 1));
    }
    completed(UNIVERSITY, Kind::Farmer, &[Move::Coin]);
}

#[test]
fn founding_the_city_council() {
    rule("vierzon.deed.city-council");
    let mut game = sending(&[Kind::Knight, Kind::Boatman], |_| {});
    game.play(0, send(Kind::Knight, COUNCIL)).play(0, send(Kind::Boatman, COUNCIL));
    assert_eq!((game.coins(0), game.mat(0).development, game.mat(0).citizens), (2, 0, 0));
    completed(COUNCIL, Kind::Boatman, &[]);
}

/// The last follower brings the citizen beside the reward.
fn completed(deed: BoardDeed, last: Kind, then: &[Move]) {
    let mut game = sending(&[last], |game| fill_deed(game, deed, 1));
    game.play(0, send(last, deed));
    let mut events = game.log.clone();
    for &mv in then {
        game.play(0, mv);
        events.extend(&game.log);
    }
    assert!(events.contains(&Event::Citizen(Seat(0), Spot::Board(deed))));
    assert_eq!((game.coins(0), game.mat(0).citizens, game.asks(0)), (1, 1, Some(Ask::Action)));
    assert!(!game.state.table.citizens.waits(Spot::Board(deed)));
}

/// Exact kinds, no own colours, a free space; from the Town Hall or the Gunpowder Tower.
#[test]
fn base_limits() {
    rule("vierzon.deed.base-limits");
    let mut game = sending(&[Kind::Monk, Kind::Trader], |_| {});
    game.refuses(0, send(Kind::Monk, UNIVERSITY), LIMITS).refuses(0, send(Kind::Monk, COUNCIL), LIMITS);
    game.play(0, send(Kind::Trader, COUNCIL));
    let mut full = sending(&[Kind::Trader, Kind::Knight], |game| fill_deed(game, COUNCIL, 1));
    full.refuses(0, send(Kind::Trader, COUNCIL), LIMITS);
    let mut own = vierzon();
    own.stand(0, Place::TownHall, SpaceKind::Any, Follower::OwnTrader).all_ready();
    own.refuses(0, Move::Use(Place::TownHall), "base.townhall.needs-a-sending");
    let mut tower = vierzon();
    tower.on_tower(0, &[Follower::Knight]).all_ready().play(0, Move::Use(Place::GunpowderTower));
    tower.play(0, send(Kind::Knight, COUNCIL));
    assert_eq!((tower.coins(0), n_sent(&tower, COUNCIL)), (1, 1));
}
