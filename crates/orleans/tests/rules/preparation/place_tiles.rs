//! Which place tiles are in the game.

use crate::preparation::{EDITIONS, tables};
use crate::scene::{rule, scene_with, seeded};
use orleans::components::{Category, Edition, Home, Place, PlaceSet, components};
use orleans::{Ask, Characters, Event, Move, Setup, State, TableOptions, playable};
use tabletop::{Game, RuleId, Seat, Seed, Viewer};

fn of(category: Category) -> PlaceSet {
    let is_of = |place: &Place| components().place(*place).home == Home::Tile(category);
    Place::ALL.iter().copied().filter(is_of).collect()
}

fn tiles(edition: Edition, players: u8, options: TableOptions, n: u64) -> PlaceSet {
    seeded(Setup { options, ..Setup::new(edition, players) }, n).state.table.tiles
}

const ADDED: TableOptions = TableOptions {
    added_tiles: true,
    exclude_tiles: false,
    open_planning: false,
    ordered_planning: false,
    start_player: None,
    uprising_last: false,
    final_ready: false,
    characters: Characters::Dealt,
};

/// The 20 tiles of the base set, 13 of category I and 7 of category II, all of them and open.
#[test]
fn base_stacks() {
    rule("base.setup.place-stacks-base");
    let one = [
        Place::Bathhouse,
        Place::Brewery,
        Place::CheeseFactory,
        Place::Hayrick,
        Place::HerbGarden,
        Place::Hospital,
        Place::Library,
        Place::Sacristy,
        Place::ShippingLine,
        Place::TailorShop,
        Place::Windmill,
        Place::Winery,
        Place::WoolManufacturer,
    ];
    let two = [
        Place::Cellar,
        Place::GunpowderTower,
        Place::HorseWagon,
        Place::Laboratory,
        Place::Office,
        Place::Pharmacy,
        Place::School,
    ];
    assert!(one.iter().all(|&place| of(Category::I).contains(place)));
    assert!(two.iter().all(|&place| of(Category::II).contains(place)));
    let all: PlaceSet = one.into_iter().chain(two).collect();
    for (edition, players) in tables().filter(|&(edition, _)| edition != Edition::Bigbox) {
        for n in 0..5 {
            let state = seeded(Setup::new(edition, players), n).state;
            assert_eq!(state.table.tiles, all, "{edition}, {players} players");
            for viewer in Viewer::all(players) {
                assert_eq!(state.view(viewer).table.tiles, all);
            }
        }
    }
}

/// Of a larger set 13 random tiles of each category are used.
#[test]
fn larger_stacks() {
    for (id, edition, options, most) in [
        (rule("base.setup.place-stacks-extended"), Edition::First, ADDED, 4),
        (rule("base.setup.place-stacks-extended"), Edition::Current, ADDED, 4),
        (rule("base.setup.place-stacks-bigbox"), Edition::Bigbox, TableOptions::default(), 5),
    ] {
        for players in 2..=most {
            let mut seen = PlaceSet::EMPTY;
            for n in 0..100 {
                let tiles = tiles(edition, players, options, n);
                for category in [Category::I, Category::II] {
                    assert_eq!((tiles & of(category)).len(), 13, "{id}");
                }
                seen = seen | tiles;
            }
            assert_eq!(seen, playable() & (of(Category::I) | of(Category::II)), "{id}: every tile can be drawn");
        }
    }
    let made = State::new(&Setup { options: ADDED, ..Setup::new(Edition::Bigbox, 2) }, Seed::of_series(1, 1));
    assert_eq!(made.map_err(|error| error.rule).err(), Some(Some(RuleId("base.setup.place-stacks-extended"))));
}

/// Who wants it removes place tiles before round 1: one each from the start player clockwise, with
/// two players twice in turn; of either category, or none.
#[test]
fn exclusion_variant() {
    rule("base.setup.place-exclusion-variant");
    let id = "base.setup.place-exclusion-variant";
    for (edition, players) in tables() {
        let options = TableOptions { exclude_tiles: true, start_player: Some(Seat(1)), ..TableOptions::default() };
        let mut game = scene_with(edition, players, options);
        let order: &[u8] = match players {
            2 => &[1, 0, 1, 0],
            3 => &[1, 2, 0],
            4 => &[1, 2, 3, 0],
            _ => &[1, 2, 3, 4, 0],
        };
        let mut left = game.state.table.tiles;
        for (turn, &seat) in order.iter().enumerate() {
            assert_eq!((game.asks(seat), game.state.table.round), (Some(Ask::Exclude), 0), "{edition}");
            let category = if turn == 0 { Category::I } else { Category::II };
            let place = (left & of(category)).iter().next().expect("a tile");
            if turn == 2 {
                game.play(seat, Move::Decline);
                continue;
            }
            game.refuses((seat + 1) % players, Move::Exclude(place), "base.round.turn-order");
            game.play(seat, Move::Exclude(place));
            left.remove(place);
            assert_eq!(game.state.table.tiles, left);
            assert!(game.log.contains(&Event::Excluded(Seat(seat), place)));
            if turn + 1 < order.len() {
                game.refuses(order[turn + 1], Move::Exclude(place), id);
                game.refuses(order[turn + 1], Move::Exclude(Place::Ship), id);
            }
        }
        assert_eq!(game.asks(0), Some(Ask::Plan), "{edition}, {players} players: round 1 begins");
        assert_eq!((game.state.table.round, game.state.table.tiles), (1, left));
    }
    for edition in EDITIONS {
        let game = scene_with(edition, 2, TableOptions::default());
        assert_eq!(game.asks(0), Some(Ask::Plan), "nobody is asked unless the table wants it");
    }
}
