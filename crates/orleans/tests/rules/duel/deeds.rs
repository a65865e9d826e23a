//! The four Beneficial Deeds of the board.

use crate::duel::{Scene, duel, rule};
use crate::scene::trade::{fill_deed, in_town_hall, n_sent, send};
use orleans::components::{DuelDeed, Follower, Kind, Place, SpaceKind};
use orleans::state::Spot;
use orleans::{Ask, BoardDeed, Event, Move};
use tabletop::Seat;

const LIMITS: &str = "duel.deed.base-limits";

/// The Town Hall of seat 0 holds these, and sends.
fn sending(kinds: &[Kind], arrange: impl Fn(&mut Scene)) -> Scene {
    let mut game = duel();
    arrange(&mut game);
    in_town_hall(&mut game, 0, kinds);
    game.all_ready().play(0, Move::Use(Place::TownHall));
    game
}

fn kinds(deed: DuelDeed) -> Vec<Kind> {
    BoardDeed::Duel(deed).facts().spaces.iter().filter_map(|space| space.kind()).collect()
}

/// A coin for each follower, a citizen for whoever sends the last.
fn pays(deed: DuelDeed) {
    let board = BoardDeed::Duel(deed);
    for kind in kinds(deed) {
        let mut game = sending(&[kind], |_| {});
        game.play(0, send(kind, board));
        assert_eq!((game.coins(0), game.mat(0).citizens, n_sent(&game, board)), (6, 0, 1), "{kind}");
    }
    let second = kinds(deed)[1];
    let mut game = sending(&[second], |game| fill_deed(game, board, 2));
    game.play(0, send(second, board));
    assert_eq!((game.coins(0), game.mat(0).citizens, n_sent(&game, board)), (6, 0, 2), "one space is left");
    assert!(game.state.table.citizens.waits(Spot::Board(board)));
    let last = *kinds(deed).last().expect("three spaces");
    let mut game = sending(&[last], |game| fill_deed(game, board, 1));
    assert!(game.state.table.citizens.waits(Spot::Board(board)));
    game.play(0, send(last, board));
    assert_eq!((game.coins(0), game.mat(0).citizens, game.mat(0).development), (6, 1, 0));
    assert!(game.log.contains(&Event::Citizen(Seat(0), Spot::Board(board))));
    assert!(!game.state.table.citizens.waits(Spot::Board(board)));
}

#[test]
fn astronomy() {
    rule("duel.deed.astronomy");
    pays(DuelDeed::Astronomy);
}

#[test]
fn wine_press_house() {
    rule("duel.deed.wine-press-house");
    pays(DuelDeed::WinePressHouse);
}

#[test]
fn three_field_rotation() {
    rule("duel.deed.three-field-rotation");
    pays(DuelDeed::ThreeFieldRotation);
}

#[test]
fn angelology() {
    rule("duel.deed.angelology");
    pays(DuelDeed::Angelology);
}

#[test]
fn their_spaces() {
    rule("duel.deed.layout");
    use Kind::*;
    let printed = [
        (DuelDeed::Astronomy, [Scholar, Scholar, Trader]),
        (DuelDeed::WinePressHouse, [Farmer, Boatman, Craftsman]),
        (DuelDeed::ThreeFieldRotation, [Farmer, Farmer, Farmer]),
        (DuelDeed::Angelology, [Monk, Scholar, Knight]),
    ];
    for (deed, spaces) in printed {
        assert_eq!(kinds(deed), spaces, "{deed}");
        assert!(BoardDeed::Duel(deed).facts().reconstructed, "a picture that nobody has seen");
    }
}

/// Exact kinds, free spaces, no own colour; from the Town Hall or the Gunpowder Tower.
#[test]
fn who_is_taken() {
    rule("duel.deed.base-limits");
    let [astronomy, rotation, angelology] =
        [DuelDeed::Astronomy, DuelDeed::ThreeFieldRotation, DuelDeed::Angelology].map(BoardDeed::Duel);
    let mut game = sending(&[Kind::Monk, Kind::Farmer], |_| {});
    game.refuses(0, send(Kind::Monk, astronomy), LIMITS).refuses(0, send(Kind::Farmer, angelology), LIMITS);
    let mut game = sending(&[Kind::Scholar], |game| {
        let sent = &mut game.state.table.modules.board.sent[astronomy.index()];
        sent[0] = Some(Kind::Scholar);
        sent[1] = Some(Kind::Scholar);
    });
    game.refuses(0, send(Kind::Scholar, astronomy), LIMITS).play(0, send(Kind::Scholar, angelology));
    let mut game = duel();
    game.stand(0, Place::TownHall, SpaceKind::Any, Follower::OwnFarmer).all_ready();
    game.refuses(0, Move::Use(Place::TownHall), "base.townhall.needs-a-sending");
    let mut game = duel();
    game.on_tower(0, &[Follower::Monk, Follower::OwnFarmer]).all_ready().play(0, Move::Use(Place::GunpowderTower));
    game.refuses(0, send(Kind::Farmer, rotation), "places.gunpowder-tower.no-own-colour-sent");
    game.play(0, send(Kind::Monk, angelology));
    assert_eq!((game.coins(0), game.asks(1)), (6, Some(Ask::Action)));
}

/// A deed of another board is none of this one.
#[test]
fn of_this_board_alone() {
    rule("duel.setup.scenario-board");
    let tours = BoardDeed::Tours(orleans::components::ToursDeed::Canalization);
    let mut game = sending(&[Kind::Farmer], |_| {});
    game.refuses(0, send(Kind::Farmer, tours), "tours.setup.scenario-board");
}
