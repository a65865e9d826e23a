//! Which place tiles there are.

use crate::scene::{rule, scene};
use orleans::components::{Category, Edition, Home, Kind, Place, PlaceSet, SpaceKind, Track, components};
use orleans::{Move, Origin};

const ONE: [Place; 13] = [
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

const TWO: [Place; 7] = [
    Place::Cellar,
    Place::GunpowderTower,
    Place::HorseWagon,
    Place::Laboratory,
    Place::Office,
    Place::Pharmacy,
    Place::School,
];

fn of_category(category: Category) -> PlaceSet {
    let is_of = |place: &Place| components().place(*place).home == Home::Tile(category);
    Place::ALL.iter().copied().filter(is_of).collect()
}

/// The base set: these tiles, no others, in these categories, whoever plays.
#[test]
fn the_base_set() {
    rule("places.general.base-set-one");
    rule("places.general.base-set-two");
    for (category, tiles) in [(Category::I, &ONE[..]), (Category::II, &TWO[..])] {
        let tiles: PlaceSet = tiles.iter().copied().collect();
        for edition in [Edition::First, Edition::Current] {
            for players in 2..=4 {
                let game = scene(edition, players);
                assert_eq!(game.state.table.tiles & of_category(category), tiles, "{edition}, {players} players");
                assert_eq!(usize::from(game.state.table.tiles.len()), ONE.len() + TWO.len());
            }
        }
    }
}

/// As the data have them: 22 tiles of category I, 35 of category II and 3 of The Plague.
#[test]
fn the_whole_set() {
    let counts = [Category::I, Category::II, Category::Plague].map(|category| of_category(category).len());
    assert_eq!(counts, [22, 35, 3]);
}

/// A tile exists once: taken by one player it is there for nobody else, neither to take nor to use.
#[test]
fn a_tile_serves_only_its_owner() {
    rule("places.general.categories");
    for &edition in Edition::ALL {
        let mut game = scene(edition, 2);
        let brewery = Place::Brewery;
        game.state.table.tiles.insert(brewery);
        for seat in [0, 1] {
            game.fill(seat, Place::Village).set_track(seat, Track::Traders, 1);
        }
        game.all_ready().play(0, Move::Use(Place::Village)).play(0, Move::Recruit(Kind::Trader));
        game.play(0, Move::Tile(brewery));
        assert!(game.mat(0).places.contains(brewery) && !game.state.table.tiles.contains(brewery));

        game.refuses(1, Move::Use(brewery), "base.actions.only-activated");
        game.play(1, Move::Use(Place::Village)).play(1, Move::Recruit(Kind::Trader));
        game.refuses(1, Move::Tile(brewery), "base.village.trader").play(1, Move::Decline);

        let monk = Kind::Monk.neutral();
        game.next_round().set_market(0, [monk]).set_market(1, [monk]);
        let put = Move::Put { follower: monk, place: brewery, space: SpaceKind::Monk, from: Origin::Market };
        game.refuses(1, put, "base.planning.place-from-market").play(0, put).all_ready();
        let coins = game.coins(0);
        game.refuses(1, Move::Use(brewery), "base.actions.only-activated");
        // Not even a monk on a space that is not there would help.
        game.fork().fill(1, brewery).refuses(1, Move::Use(brewery), "base.actions.only-activated");
        game.play(1, Move::Pass).play(0, Move::Use(brewery));
        assert_eq!(game.coins(0), coins + 2);
    }
}

/// The marks D, V and T on the tiles, as the data have them.
#[test]
fn the_marks_of_the_scenarios() {
    use Place::*;
    let all_three = [
        Brasserie,
        EpiscopalSeeOfTours,
        MerchantHouse,
        Port,
        Sacristy,
        Bakery,
        Cathedral,
        Church,
        Court,
        Depot,
        Opera,
        Prairie,
        Tavern,
        Workshop,
    ];
    let without_vierzon = [GamingRoom, Observatory];
    let dignitary_alone = [
        Barracks,
        CheeseFactory,
        Farm,
        Hayrick,
        TailorShop,
        Vineyard,
        Winery,
        WoolManufacturer,
        BlackMarket,
        ChristmasMarket,
        Goldsmith,
        HorseWagon,
        Lair,
        MarketStand,
        SheepFarm,
        TinkerersWagon,
    ];
    for &place in Place::ALL {
        let marks: &[&str] = match place {
            _ if all_three.contains(&place) => &["D", "V", "T"],
            _ if without_vierzon.contains(&place) => &["D", "T"],
            _ if dignitary_alone.contains(&place) => &["D"],
            _ => &[],
        };
        assert_eq!(components().place(place).excluded_in, marks, "{place}");
    }
}
