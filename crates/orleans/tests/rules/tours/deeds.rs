//! The two Beneficial Deeds of the board.

use crate::scene::trade::{fill_deed, in_town_hall, n_sent, send};
use crate::tours::{Scene, rule, tours};
use orleans::components::{Follower, Kind, Place, SpaceKind, ToursDeed};
use orleans::state::Spot;
use orleans::{Ask, BoardDeed, Event, Move};
use tabletop::Seat;

const CANALIZATION: BoardDeed = BoardDeed::Tours(ToursDeed::Canalization);
const CONSECRATION: BoardDeed = BoardDeed::Tours(ToursDeed::KnightConsecration);
const LIMITS: &str = "tours.deed.base-limits";

/// How many of each kind a deed takes.
fn spaces(deed: BoardDeed) -> Vec<(Kind, usize)> {
    let taken = |kind: &Kind| deed.facts().spaces.iter().filter(|space| space.kind() == Some(*kind)).count();
    Kind::ALL.iter().map(|kind| (*kind, taken(kind))).filter(|&(_, number)| number > 0).collect()
}

/// The Town Hall holds these, and sends.
fn sending(kinds: &[Kind], arrange: impl Fn(&mut Scene)) -> Scene {
    let mut game = tours();
    arrange(&mut game);
    in_town_hall(&mut game, 0, kinds);
    game.all_ready().play(0, Move::Use(Place::TownHall));
    game
}

#[test]
fn canalization() {
    rule("tours.deed.canalization");
    let wanted = [(Kind::Farmer, 3), (Kind::Boatman, 3), (Kind::Craftsman, 2), (Kind::Trader, 2)];
    let mut printed = spaces(CANALIZATION);
    printed.sort();
    let mut expected = wanted.to_vec();
    expected.sort();
    assert_eq!(printed, expected);
    for (kind, _) in wanted {
        let mut game = sending(&[kind], |_| {});
        game.play(0, send(kind, CANALIZATION));
        assert_eq!((game.asks(0), game.options(0)), (Some(Ask::Canalization), vec![Move::Coin, Move::Develop]));
        let mut developed = game.fork();
        game.play(0, Move::Coin);
        assert_eq!((game.coins(0), game.mat(0).development, n_sent(&game, CANALIZATION)), (4, 0, 1), "{kind}");
        developed.play(0, Move::Develop);
        assert_eq!((developed.coins(0), developed.mat(0).development, developed.mat(0).citizens), (3, 1, 0));
    }
}

#[test]
fn knight_consecration() {
    rule("tours.deed.knight-consecration");
    let mut printed = spaces(CONSECRATION);
    let mut expected = [(Kind::Scholar, 2), (Kind::Monk, 2), (Kind::Knight, 2)].to_vec();
    printed.sort();
    expected.sort();
    assert_eq!(printed, expected);
    let mut game = sending(&[Kind::Monk, Kind::Knight], |_| {});
    game.play(0, send(Kind::Monk, CONSECRATION)).play(0, send(Kind::Knight, CONSECRATION));
    assert_eq!((game.coins(0), game.mat(0).development, game.mat(0).citizens), (5, 0, 0));
    assert_eq!((game.asks(0), n_sent(&game, CONSECRATION)), (Some(Ask::Action), 2));
}

/// The citizen comes with the last follower, beside the reward for it, and counts for the task.
#[test]
fn completed() {
    rule("tours.deed.canalization");
    rule("tours.deed.knight-consecration");
    for (deed, last, coins) in [(CANALIZATION, Kind::Craftsman, 4), (CONSECRATION, Kind::Knight, 4)] {
        let mut game = sending(&[last], |game| fill_deed(game, deed, 1));
        assert!(game.state.table.citizens.waits(Spot::Board(deed)));
        game.play(0, send(last, deed));
        if deed == CANALIZATION {
            game.play(0, Move::Coin);
        }
        assert_eq!((game.coins(0), game.mat(0).citizens), (coins, 1), "{deed}");
        assert!(game.log.contains(&Event::Citizen(Seat(0), Spot::Board(deed))));
        assert!(!game.state.table.citizens.waits(Spot::Board(deed)));
        // One before it brings none.
        let mut game = sending(&[last], |game| fill_deed(game, deed, 2));
        game.play(0, send(last, deed));
        assert_eq!(game.mat(0).citizens, 0);
    }
}

/// Exact kinds, free spaces, no followers of the own colour.
#[test]
fn who_is_taken() {
    rule("tours.deed.base-limits");
    let mut game = sending(&[Kind::Monk, Kind::Farmer], |_| {});
    game.refuses(0, send(Kind::Monk, CANALIZATION), LIMITS).refuses(0, send(Kind::Farmer, CONSECRATION), LIMITS);
    let mut game = sending(&[Kind::Knight, Kind::Farmer], |game| {
        let board = &mut game.state.table.modules.board.sent[CONSECRATION.index()];
        board[4] = Some(Kind::Knight);
        board[5] = Some(Kind::Knight);
    });
    game.refuses(0, send(Kind::Knight, CONSECRATION), LIMITS);
    let mut game = tours();
    game.stand(0, Place::TownHall, SpaceKind::Any, Follower::OwnFarmer).all_ready();
    game.refuses(0, Move::Use(Place::TownHall), "base.townhall.needs-a-sending");
}

/// From the Town Hall or the Gunpowder Tower, two at the most.
#[test]
fn from_where() {
    rule("tours.deed.base-limits");
    let mut game = tours();
    game.on_tower(0, &[Follower::Monk, Follower::OwnFarmer]).all_ready().play(0, Move::Use(Place::GunpowderTower));
    game.refuses(0, send(Kind::Farmer, CANALIZATION), "places.gunpowder-tower.no-own-colour-sent");
    game.play(0, send(Kind::Monk, CONSECRATION));
    assert_eq!((game.coins(0), n_sent(&game, CONSECRATION), game.mat(0).tower.total()), (4, 1, 1));
    let mut game = sending(&[Kind::Monk], |game| _ = game.on_tower(0, &[Follower::Monk]));
    game.refuses(0, send(Kind::Knight, CONSECRATION), "base.townhall.send");
    game.play(0, send(Kind::Monk, CONSECRATION));
    assert_eq!((game.asks(0), game.mat(0).tower.total()), (Some(Ask::Action), 1), "one action never mixes the two");
}
