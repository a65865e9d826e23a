//! What lies on the table before round 1.

use crate::prosperity::{before, prosperity, rule};
use orleans::components::Edition;
use orleans::components::{Category, Good, Home, Place, Structure, Town, components};
use orleans::state::Spot;
use orleans::{Ask, Module, Modules, ProsperityAsk, Setup, State, Supply};
use tabletop::{Game, Seat, Seed, Viewer};

const ONE: [Place; 13] = [
    Place::Brewery,
    Place::CheeseFactory,
    Place::Hayrick,
    Place::HerbGarden,
    Place::Hospital,
    Place::Library,
    Place::ShippingLine,
    Place::Sacristy,
    Place::TailorShop,
    Place::Vineyard,
    Place::Windmill,
    Place::Winery,
    Place::WoolManufacturer,
];
const TWO: [Place; 11] = [
    Place::BlackMarket,
    Place::Cellar,
    Place::Depot,
    Place::GunpowderTower,
    Place::HorseWagon,
    Place::Laboratory,
    Place::Office,
    Place::Pharmacy,
    Place::School,
    Place::StageCoach,
    Place::Tavern,
];

/// The tiles of a category, whatever the seed.
fn tiles_are(category: Category, expected: &[Place]) {
    for n in 0..4 {
        let setup = Setup { modules: Modules::NONE.with(Module::Prosperity), ..Setup::new(Edition::Bigbox, 3) };
        let state = State::new(&setup, Seed::of_series(3, n)).expect("a game");
        let of = |place: &Place| components().place(*place).home == Home::Tile(category);
        let mut there: Vec<Place> = state.table.tiles.iter().filter(of).collect();
        let mut expected = expected.to_vec();
        there.sort();
        expected.sort();
        assert_eq!(there, expected);
    }
}

#[test]
fn tiles_of_category_one() {
    rule("prosperity.setup.place-tiles-one");
    tiles_are(Category::I, &ONE);
}

#[test]
fn tiles_of_category_two() {
    rule("prosperity.setup.place-tiles-two");
    tiles_are(Category::II, &TWO);
}

#[test]
fn no_other_tile() {
    rule("prosperity.setup.place-tiles-rest");
    assert_eq!(usize::from(before(4).state.table.tiles.len()), ONE.len() + TWO.len());
}

#[test]
fn deeds_and_events_of_its_own_board() {
    rule("prosperity.setup.scenario-board");
    let game = before(2);
    let citizens = &game.state.table.citizens;
    assert!(orleans::components::Deed::ALL.iter().all(|&deed| !citizens.waits(Spot::Deed(deed))));
    assert_eq!(game.state.setup.modules.deeds().len(), 3);
    assert_eq!(orleans::events(&game.state.setup).len(), 16);
}

/// The cards are shuffled: in another game another player holds them, and they come in another order.
#[test]
fn shuffled_cards() {
    rule("prosperity.setup.structure-deal");
    let setup = Setup { modules: Modules::NONE.with(Module::Prosperity), ..Setup::new(Edition::Bigbox, 3) };
    let laid = |n| {
        let game = crate::scene::seeded(setup, n);
        let hands: Vec<Structure> = (0..3).flat_map(|seat| game.hand(seat).drawn).flatten().collect();
        (hands, game.pile())
    };
    let first = laid(0);
    assert_eq!((first.0.len(), first.1.len()), (6, 16));
    assert!((1..6).map(laid).all(|(hands, pile)| hands != first.0 && pile != first.1));
}

#[test]
fn citizens_on_the_board() {
    rule("prosperity.setup.citizens-placed");
    let game = before(3);
    let waits = |spot| game.state.table.citizens.waits(spot);
    assert!(waits(Spot::Boatmen) && waits(Spot::Knights));
    assert!(game.state.setup.modules.deeds().iter().all(|&deed| waits(Spot::Board(deed))));
    assert!((0..3).all(|nth| !waits(Spot::Development(nth))) && !waits(Spot::Orleans));
    assert_eq!(game.state.table.citizens.len(), 6, "and one aside for the most stations");
}

/// Sixteen pieces: six lie there or are kept aside, ten can be won in two events by five players.
#[test]
fn citizens_beside_it() {
    rule("prosperity.setup.citizens-supply");
    let game = before(5);
    let all = Supply::of(&game.state.setup).citizens;
    assert_eq!((all, all - game.state.table.citizens.len()), (16, 10));
}

#[test]
fn no_hour_glass() {
    rule("prosperity.setup.no-hour-glass");
    let game = before(3);
    assert_eq!(game.state.view(Viewer::Spectator).next_letter, None);
    assert!(orleans::events(&game.state.setup).iter().all(|facts| facts.letter.is_none()));
}

#[test]
fn the_marker_goes_on() {
    rule("prosperity.setup.round-counter");
    let mut game = prosperity(2);
    for round in 1..=3 {
        assert_eq!((game.state.table.round, game.state.table.tile.map(|tile| tile.0)), (round, Some(round - 1)));
        game.next_round();
    }
}

#[test]
fn the_carpenter_in_orleans() {
    rule("prosperity.setup.carpenter-start");
    assert!((2..=5).all(|players| before(players).board().carpenter == Town::Orleans));
}

#[test]
fn an_extension_for_everybody() {
    rule("prosperity.setup.player-parts");
    let game = before(4);
    for seat in 0..4 {
        assert!(game.mat(seat).places.contains(Place::Carpenter));
        assert!(game.built(seat).is_empty(), "nothing lies under the marker");
    }
    let base = State::new(&Setup::new(Edition::Bigbox, 4), Seed::of_series(1, 1)).expect("a game");
    assert!(!base.mat(Seat(0)).places.contains(Place::Carpenter), "in no other game");
}

/// Two cards each; in turn order one is kept, and the others lie under the pile in that order.
#[test]
fn two_cards_for_everybody() {
    rule("prosperity.setup.structure-deal");
    for players in 2..=5 {
        let mut game = before(players);
        let left = Structure::COUNT - 2 * usize::from(players);
        let pile = game.pile();
        assert_eq!(pile.len(), left);
        let mut under = Vec::new();
        for seat in 0..players {
            assert_eq!(game.asks(seat), Some(Ask::Prosperity(ProsperityAsk::Keep)));
            assert_eq!(game.state.asked().len(), 1, "one after another");
            let [kept, other] = game.hand(seat).drawn.map(|card| card.expect("two cards"));
            game.refuses(seat, orleans::Move::Decline, "prosperity.setup.structure-deal");
            game.play(seat, crate::prosperity::keep(kept));
            assert_eq!((game.hand(seat).card, game.hand(seat).drawn), (Some(kept), [None; 2]));
            under.push(other);
        }
        assert_eq!(game.pile(), [pile, under].concat());
    }
}

#[test]
fn twenty_two_cards() {
    rule("prosperity.setup.structure-data");
    let facts = &components().prosperity.structures;
    assert_eq!(facts.len(), 22);
    for card in facts {
        assert_eq!(card.towns.len(), 2, "{:?}", card.structure);
        assert!(card.points > 0 && card.reconstructed);
        assert!(card.items.iter().filter(|item| matches!(item, orleans::components::Item::Follower(_))).count() > 1);
    }
    assert!(facts[Structure::Vineyard.index()].towns.contains(Town::Chateauroux), "the example of the book");
}

/// Only the owner sees a hand; the number is seen by all, and so is what is built.
#[test]
fn hands_are_secret() {
    rule("prosperity.setup.structure-hidden");
    let mut game = prosperity(3);
    game.raise(1, Structure::Castle, 0);
    for (viewer, sees) in [(Viewer::Seat(Seat(1)), true), (Viewer::Seat(Seat(0)), false), (Viewer::Spectator, false)] {
        let view = game.state.view(viewer);
        assert_eq!(view.players[1].hand.is_some(), sees);
        assert_eq!(view.players[1].mat.modules.system, game.mat(1).modules.system);
    }
    let mut other = game.fork();
    other.hold(1, Some(game.pile()[0]));
    assert_eq!(other.state.view(Viewer::Seat(Seat(0))), game.state.view(Viewer::Seat(Seat(0))));
}

/// The kinds are drawn when they are taken; until then no view has them.
#[test]
fn goods_lie_face_down() {
    rule("prosperity.setup.goods-face-down");
    for (players, on_map) in [(2, 0), (4, 52)] {
        let game = before(players);
        assert!(game.state.table.map.iter().all(Option::is_none), "nothing lies open on the map");
        let spaces = components().goods_spaces.iter().filter(|space| space.min_players <= players).count();
        assert_eq!(usize::from(game.board().face_down.len()), spaces);
        assert!(on_map == 0 || spaces == on_map);
        let open: u8 = game.state.table.goods.iter().sum();
        let unseen: u8 = game.board().unseen.iter().sum();
        assert_eq!(usize::from(open + unseen), 90, "the rest is the open supply");
        assert_eq!(game.state.table.gone.goods, [0; Good::COUNT], "what was taken out unseen is not told");
    }
}
