//! The data inside the program agrees with the printed figures.

use orleans::components::{
    Bonus, By, Category, Components, Deed, Good, Happening, Home, Kind, Letter, MOST_SPACES, Place, Sort, SpaceId,
    SpaceKind, Town, Track, components, reconstructed,
};

fn route(data: &Components, a: Town, b: Town, by: By) -> usize {
    let joins = |route: &&orleans::components::RouteFacts| {
        route.by == by && ((route.a, route.b) == (a, b) || (route.a, route.b) == (b, a))
    };
    let route = data.routes.iter().find(joins).unwrap_or_else(|| panic!("no {by} from {a} to {b}"));
    route.goods_spaces.len()
}

#[test]
fn the_map_is_the_printed_one() {
    let data = components();
    assert_eq!((data.towns.len(), data.routes.len(), data.goods_spaces.len()), (23, 43, 52));
    let used = |players| data.goods_spaces.iter().filter(|space| space.min_players <= players).count();
    assert_eq!([used(2), used(3), used(4), used(5)], [43, 48, 52, 52]);
    assert_eq!(route(data, Town::Orleans, Town::Vierzon, By::Road), 2);
    assert_eq!(route(data, Town::Chinon, Town::Chatellerault, By::Road), 1);
    assert_eq!(route(data, Town::Chinon, Town::Chatellerault, By::Water), 1);
    for (town, facts) in Town::ALL.iter().zip(&data.towns) {
        assert!(!facts.routes.is_empty(), "{town}");
        for route in &facts.routes {
            let route = &data.routes[usize::from(*route)];
            assert!(route.a == *town || route.b == *town, "{town}");
        }
    }
    let covered: Vec<usize> = data.routes.iter().flat_map(|route| route.goods_spaces.clone()).collect();
    assert!(covered.into_iter().eq(0..52), "every goods space lies on one route");
}

/// Place by place, those of tiles last; they are written down in the order of places.
#[test]
fn places_know_their_spaces() {
    let data = components();
    assert_eq!(data.places.len(), Place::COUNT);
    assert!(data.spaces.len() <= MOST_SPACES);
    let mut next = 0;
    let mut places: Vec<_> = Place::ALL.iter().zip(&data.places).collect();
    assert!(places.iter().flat_map(|(_, facts)| facts.space_set.iter()).eq(data.written.iter().copied()));
    places.sort_by_key(|(_, facts)| matches!(facts.home, Home::Tile(_)));
    for (place, facts) in places {
        assert_eq!(usize::from(facts.first_space), next, "{place}");
        for (nth, kind) in facts.action_spaces.iter().enumerate() {
            let space = SpaceId((next + nth) as u8);
            assert_eq!((data.space(space).place, data.space(space).kind), (*place, *kind));
            assert!(facts.space_set.contains(space) && data.spaces_of_kind[kind.index()].contains(space));
            assert_eq!(data.twins.contains(space), nth > 0 && facts.action_spaces[nth - 1] == *kind, "{place}");
        }
        assert_eq!(usize::from(facts.space_set.len()), facts.action_spaces.len());
        next += facts.action_spaces.len();
    }
    assert_eq!(next, data.spaces.len());
    let of_kinds: u32 = data.spaces_of_kind.iter().map(|set| u32::from(set.len())).sum();
    assert_eq!(of_kinds as usize, data.spaces.len(), "every space has one kind");
}

#[test]
fn places_are_the_printed_ones() {
    let data = components();
    let ship = data.place(Place::Ship);
    assert_eq!(ship.home, Home::Board);
    assert_eq!(ship.action_spaces, [SpaceKind::Farmer, SpaceKind::Boatman, SpaceKind::Knight]);
    assert_eq!(data.place(Place::FarmHouse).effect.and_then(|effect| effect.recruit), Some(Kind::Farmer));
    let windmill = data.place(Place::Windmill).effect.expect("it is simple");
    assert_eq!((windmill.coins, windmill.develop, windmill.good), (2, 1, None));
    assert_eq!(data.place(Place::TailorShop).effect.and_then(|effect| effect.good), Some(Good::Brocade));
    assert_eq!(data.places.iter().filter(|facts| facts.effect.is_some()).count(), 15);
    let partly: Vec<Place> = Place::ALL.iter().copied().filter(|place| !data.place(*place).needs_all).collect();
    assert_eq!(partly, [Place::TownHall, Place::GunpowderTower, Place::Theatre, Place::Carpenter]);
    let tower = data.place(Place::GunpowderTower);
    assert_eq!((tower.sort, tower.home, tower.base_set), (Sort::Market, Home::Tile(Category::II), true));
    assert!(tower.action_spaces.is_empty());
    assert_eq!(data.place(Place::Sacristy).sort, Sort::Event);
    assert_eq!(data.place(Place::Brasserie).excluded_in, ["D", "V", "T"]);
    assert!(data.place(Place::Farm).reconstructed && !data.place(Place::Ship).reconstructed);
    let bathhouse = data.place(Place::Bathhouse);
    assert_eq!((&bathhouse.action_spaces[..], bathhouse.reconstructed), (&[SpaceKind::Farmer][..], false));
}

#[test]
fn tracks_deeds_and_tiles_are_the_printed_ones() {
    let data = components();
    assert_eq!(data.track(Track::Farmers).spaces.len(), 9);
    assert_eq!(data.track(Track::Farmers).spaces[5], Bonus::Good(Good::Wine));
    assert_eq!(data.track(Track::Knights).spaces[4], Bonus::Draw(7));
    assert_eq!((data.track(Track::Boatmen).citizen_at, data.track(Track::Knights).citizen_at), (Some(5), Some(4)));
    assert_eq!(data.track(Track::Scholars).spaces[5], Bonus::Develop(6));
    assert_eq!(data.track(Track::Traders).spaces[1..3], [Bonus::TileOne, Bonus::TileAny]);
    assert_eq!(data.development.stars, [0, 4, 9, 15, 22, 30]);
    assert_eq!(data.development.coins, [(7, 3), (12, 4), (25, 5)]);
    assert_eq!((data.development.last, data.development.citizens.as_slice()), (30, &[3, 18, 28][..]));
    let conclave = data.deed(Deed::PapalConclave);
    assert_eq!((conclave.coins, conclave.or_develop, conclave.spaces), (3, false, [0, 0, 0, 0, 1, 0, 2]));
    let choice: Vec<Deed> = Deed::ALL.iter().copied().filter(|deed| data.deed(*deed).or_develop).collect();
    assert_eq!(choice, [Deed::Canalization]);
    assert_eq!((data.base_tiles().len(), data.trade_tiles().len(), data.first_edition.len()), (18, 34, 18));
    assert_eq!((data.hour_glass[0].event, data.hour_glass[0].letter), (Happening::Pilgrimage, Some(Letter::Start)));
    assert!(data.base_tiles().is_sorted_by_key(|tile| tile.letter), "piles are shuffled where they lie");
    assert!(data.plague.tiles.last().is_some_and(|tile| tile.letter.is_none()), "Victory over Plague ends the stack");
    for event in &Happening::ALL[..6] {
        assert_eq!(data.base_tiles().iter().filter(|tile| tile.event == *event).count(), 3, "{event}");
    }
}

#[test]
fn the_counts_are_the_printed_ones() {
    let counts = &components().counts;
    assert_eq!((counts.goods, counts.goods_points), ([24, 21, 18, 15, 12], [1, 2, 3, 4, 5]));
    assert_eq!(counts.goods_removed[2..], [12, 6, 0, 0]);
    assert_eq!(counts.gears[2..], [16, 16, 16, 20]);
    assert_eq!(counts.followers[3], [14, 8, 8, 8, 11, 11, 11]);
    assert_eq!(counts.followers[5], [18, 12, 12, 12, 17, 17, 17]);
    assert_eq!((counts.stations, counts.start_coins, counts.market_spaces, counts.rounds), (10, 5, 8, 18));
}

#[test]
fn reconstructed_rows_of_every_module_are_listed() {
    let rows = reconstructed().unwrap_or_else(|error| panic!("{error}"));
    let of = |file: &str| rows.iter().filter(|row| row.file == file).count();
    assert_eq!((of("data/map.toml"), of("data/deeds.toml"), of("data/tracks.toml")), (0, 0, 0));
    let tiles = components().places.iter().filter(|facts| facts.reconstructed).count();
    assert_eq!(of("data/places.toml"), tiles);
    let facts = orleans::facts();
    let letters = components().base_tiles().iter().filter(|tile| tile.reconstructed).count();
    assert_eq!(of("data/hour_glass.toml"), letters);
    let orders = facts.orders.iter().filter(|order| order.reconstructed).count();
    let events = components().trade_tiles().iter().filter(|tile| tile.reconstructed).count();
    let deeds = facts.trade_deeds.iter().chain(&facts.characters).filter(|deed| deed.reconstructed).count();
    assert_eq!(of("data/trade_intrigue.toml"), orders + events + deeds);
    assert!(orders > 0 && deeds > 0 && letters > 0, "whatever is shown at a table says it");
    assert_eq!(of("data/prosperity.toml"), 22 + 3 + 1);
    assert!(rows.iter().all(|row| !row.name.is_empty() && !row.source.is_empty()));
}
