//! What lies on the table before round 1.

use crate::invasion::{Scene, invasion, rule};
use orleans::Ask;
use orleans::components::{
    Achievement, Category, Edition, Good, InvasionCharacter, Place, PlaceSet, Town, TownSet, components,
};
use orleans::state::Spot;
use orleans::{
    Characters, InvasionAsk, InvasionMove, Level, Module, Modules, Move, Setup, State, SystemOnMat, TableOptions,
};
use std::collections::BTreeSet;
use tabletop::{Game, Seat, Seed};

fn set_up(players: u8) -> Setup {
    Setup { modules: Modules::NONE.with(Module::Invasion), ..Setup::new(Edition::Bigbox, players) }
}

fn refused(setup: Setup) -> Option<&'static str> {
    State::new(&setup, Seed::of_series(1, 1)).err().and_then(|error| error.rule).map(|rule| rule.0)
}

/// Two to five players, in the Big Box, and with nothing else.
#[test]
fn who_can_play() {
    rule("invasion.setup.players");
    for players in 2..=5 {
        assert_eq!(refused(set_up(players)), None);
    }
    assert_eq!(refused(set_up(1)), Some("invasion.setup.players"));
    assert_eq!(refused(set_up(6)), Some("invasion.setup.players"));
    assert_eq!(refused(Setup { edition: Edition::Current, ..set_up(3) }), Some("invasion.setup.players"));
    rule("invasion.setup.no-mixing");
    for other in [Module::Orders, Module::TradeEvents, Module::TradeDeeds, Module::Intrigue, Module::Plague] {
        let modules = Modules::NONE.with(Module::Invasion).with(other);
        assert_eq!(refused(Setup { modules, ..set_up(3) }), Some("invasion.setup.no-mixing"), "{other}");
    }
}

/// What is not changed lies there as in the base game.
#[test]
fn as_in_the_base_game() {
    rule("invasion.setup.base");
    for players in 2..=5 {
        let game = invasion(players);
        let counts = &components().counts;
        assert_eq!(game.state.table.followers, counts.followers[usize::from(players)]);
        assert_eq!(game.state.table.gears, counts.gears[usize::from(players)]);
        let removed: u8 = game.state.table.gone.goods.iter().sum();
        assert_eq!(removed, counts.goods_removed[usize::from(players)]);
        for seat in 0..players {
            assert_eq!((game.coins(seat), game.mat(seat).merchant), (5, Town::Orleans));
            assert_eq!(game.mat(seat).stations_left, 10);
        }
    }
}

/// Exactly the tiles that the book names; none can be excluded.
#[test]
fn place_tiles() {
    let tiles = invasion(4).state.table.tiles;
    let of = |category: Category| {
        tiles.iter().filter(|&place| components().category(place) == Some(category)).collect::<Vec<Place>>()
    };
    rule("invasion.setup.place-tiles-one");
    let one = [
        Place::CheeseFactory,
        Place::Hayrick,
        Place::HerbGarden,
        Place::Library,
        Place::ShippingLine,
        Place::TailorShop,
        Place::Vineyard,
        Place::Windmill,
        Place::Winery,
        Place::WoolManufacturer,
    ];
    assert_eq!(of(Category::I), one);
    rule("invasion.setup.place-tiles-two");
    let two = [
        Place::BlackMarket,
        Place::GunpowderTower,
        Place::HorseWagon,
        Place::Laboratory,
        Place::MarketStand,
        Place::Pharmacy,
        Place::School,
        Place::StageCoach,
        Place::Tavern,
        Place::Well,
    ];
    assert_eq!(of(Category::II), two);
    rule("invasion.setup.place-tiles-rest");
    assert_eq!(tiles, one.into_iter().chain(two).collect::<PlaceSet>());
    let options = TableOptions { exclude_tiles: true, ..TableOptions::default() };
    assert_eq!(refused(Setup { options, ..set_up(3) }), Some("invasion.setup.place-tiles-rest"));
}

/// Thirteen towns on the rim; some towers stand from the start with few players.
#[test]
fn towers_from_the_start() {
    rule("invasion.setup.board");
    let rim: TownSet = [
        Town::LeMans,
        Town::Chartres,
        Town::Etampes,
        Town::Montargis,
        Town::Briare,
        Town::Sancerre,
        Town::Nevers,
        Town::SaintAmandMontrond,
        Town::LaChatre,
        Town::ArgentonSurCreuse,
        Town::Chatellerault,
        Town::Chinon,
        Town::Tours,
    ]
    .into_iter()
    .collect();
    assert_eq!(components().invasion.rim, rim);
    rule("invasion.setup.towers-3p");
    let three: TownSet = [Town::LaChatre, Town::Briare, Town::Tours].into_iter().collect();
    assert_eq!(invasion(3).city().neutral, three);
    rule("invasion.setup.towers-2p");
    let more = [Town::Etampes, Town::Montargis, Town::SaintAmandMontrond, Town::Chinon].into_iter().collect();
    assert_eq!(invasion(2).city().neutral, three | more);
    rule("invasion.setup.towers-4-5p");
    assert_eq!([4, 5].map(|players| invasion(players).city().neutral), [TownSet::EMPTY; 2]);
    assert_eq!(invasion(2).mat(0).stations_left, 10, "they come out of nobody's stock");
}

/// Ten citizens on the map board and one at each of the five achievements; neither base deeds nor base tiles.
#[test]
fn citizens_and_city() {
    rule("invasion.setup.citizens");
    let game = invasion(4);
    let waiting: BTreeSet<Spot> = game.state.table.citizens.iter().collect();
    let on_map = [
        Spot::Boatmen,
        Spot::Knights,
        Spot::Development(0),
        Spot::Development(1),
        Spot::Development(2),
        Spot::SixTracks,
        Spot::Town(Town::LeBlanc),
        Spot::Pile(Good::Wine),
        Spot::Pile(Good::Wool),
        Spot::Pile(Good::Brocade),
    ];
    rule("invasion.setup.city-board");
    let at_city = Achievement::ALL.iter().map(|&achievement| Spot::Achievement(achievement));
    assert_eq!(waiting, on_map.into_iter().chain(at_city).collect());
    assert_eq!(game.state.table.citizens.len(), 15);
    rule("invasion.setup.removed");
    let deeds = orleans::components::Deed::ALL;
    assert!(deeds.iter().all(|&deed| !game.state.table.citizens.waits(Spot::Deed(deed))));
    let mut game = invasion(4);
    game.hall(0, &[orleans::components::Kind::Farmer]).until_turn_of(0);
    game.play(0, Move::Use(Place::TownHall));
    let to_deed = |mv: &Move| matches!(mv, Move::Send { .. } | Move::SendTo { .. });
    assert!(!game.options(0).iter().any(to_deed), "no beneficial deed lies there");
}

/// Everybody has a Support board, and only the Councilman an Assembly Hall.
#[test]
fn boards() {
    rule("invasion.setup.support-board");
    let mut game = invasion(5);
    for seat in 0..5 {
        for place in [Place::Vehicle, Place::GuildHouse, Place::Hostel, Place::Palatinate] {
            assert!(game.mat(seat).places.contains(place));
        }
    }
    rule("invasion.setup.councilman-hall");
    game.be(1, InvasionCharacter::Councilman);
    let hall = orleans::Post::AssemblyHall;
    for seat in 0..2 {
        game.hall(seat, &[orleans::components::Kind::Farmer]);
    }
    game.until_turn_of(0).play(0, Move::Use(Place::TownHall));
    let farmer = crate::invasion::man(orleans::components::Kind::Farmer, hall);
    game.refuses(0, farmer, "invasion.character.councilman-only");
    game.play(0, crate::invasion::man(orleans::components::Kind::Farmer, orleans::Post::Militia));
    game.until_turn_of(1).play(1, Move::Use(Place::TownHall)).play(1, farmer);
    assert_eq!(game.on(1).hall.iter().sum::<u8>(), 1);
}

fn dealt(players: u8, characters: Characters, n: u64) -> Vec<InvasionCharacter> {
    let options = TableOptions { characters, ..TableOptions::default() };
    let state = State::new(&Setup { options, ..set_up(players) }, Seed::of_series(7, n)).expect("a set-up");
    let of = |mat: &orleans::state::Mat| match mat.modules.system {
        SystemOnMat::Invasion(own) => own.character.expect("a character"),
        _ => panic!("pieces of Invasion"),
    };
    state.players.as_slice().iter().map(|player| of(&player.mat)).collect()
}

/// One of nine for everybody, all different, and another deal gives others.
#[test]
fn characters_are_dealt() {
    rule("invasion.setup.characters-dealt");
    let deals: BTreeSet<Vec<InvasionCharacter>> = (0..40).map(|n| dealt(5, Characters::Dealt, n)).collect();
    assert!(deals.len() > 30);
    let seen: BTreeSet<InvasionCharacter> = deals.iter().flatten().copied().collect();
    assert_eq!(seen.len(), 9);
    for deal in deals {
        assert_eq!(deal.iter().collect::<BTreeSet<_>>().len(), 5, "nobody twice");
    }
}

/// Or they are chosen, or come from the easier or the harder ones; a pool that is too small is topped up.
#[test]
fn characters_are_chosen() {
    rule("invasion.setup.characters-chosen");
    use InvasionCharacter::{
        Councilman, EstateManager, Fisherman, General, Innkeeper, Librarian, Mayor, Merchant, Scholar,
    };
    let easier: BTreeSet<InvasionCharacter> = [Councilman, Fisherman, General, Innkeeper, Librarian].into();
    let harder: BTreeSet<InvasionCharacter> = [EstateManager, Mayor, Merchant, Scholar].into();
    for n in 0..20 {
        assert_eq!(dealt(5, Characters::Easier, n).into_iter().collect::<BTreeSet<_>>(), easier);
        assert_eq!(dealt(4, Characters::Harder, n).into_iter().collect::<BTreeSet<_>>(), harder);
        let five: BTreeSet<_> = dealt(5, Characters::Harder, n).into_iter().collect();
        assert!(five.is_superset(&harder) && five.len() == 5, "one comes from the other pool");
    }
    let options =
        TableOptions { characters: Characters::Chosen, start_player: Some(Seat(1)), ..TableOptions::default() };
    let state = State::new(&Setup { options, ..set_up(2) }, Seed::of_series(1, 1)).expect("a set-up");
    let mut game = Scene { state, log: Vec::new() };
    assert_eq!(game.asks(1), Some(Ask::Invasion(InvasionAsk::Character)));
    assert_eq!(game.options(1).len(), 9);
    let mayor = Move::Invasion(InvasionMove::Become(Mayor));
    game.play(1, mayor).refuses(0, mayor, "invasion.setup.characters-chosen");
    game.play(0, Move::Invasion(InvasionMove::Become(Scholar)));
    assert_eq!((game.on(0).character, game.on(1).character), (Some(Scholar), Some(Mayor)));
    assert_eq!(game.state.table.round, 1);
    let elsewhere = Setup { options: TableOptions { start_player: None, ..options }, ..Setup::new(Edition::Bigbox, 2) };
    assert_eq!(refused(elsewhere), Some("invasion.setup.characters-chosen"));
}

/// The levels are those of the tiles; any other is refused with their rule.
#[test]
fn levels() {
    assert_eq!(Module::Invasion.levels(), [Level::Easier, Level::Normal, Level::Harder]);
    let other = Setup { level: Level::HarderOne, ..set_up(2) };
    assert_eq!(refused(other), Some(rule("invasion.setup.mean-challenge")));
}
