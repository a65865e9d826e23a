//! The data inside the program agrees with what is known of the printed sheet.

use joan::components::{
    Arrow, BankRow, Bonus, By, Category, Count, Deed, Follower, Good, JoanEffect, Level, Place, Prize, Race, Route,
    RouteSet, Sort, Town, TownSet, components,
};

#[test]
fn tiles_and_places() {
    let data = components();
    assert_eq!(data.tiles.iter().sum::<u8>(), 27);
    assert_eq!((Place::COUNT, data.laid_out, data.printed_places.len()), (30, 4, 20));
    for category in Category::ALL {
        let places = data.places_of[category.index()];
        assert_eq!((places.len(), (places & data.printed_places).len()), (6, 4), "{category}");
        let price = if *category <= Category::II { 1 } else { 2 };
        assert!(places.iter().all(|place| data.place(place).price == price), "{category}");
    }
    let passive: Vec<Place> =
        Place::ALL.iter().copied().filter(|place| data.place(*place).sort == Sort::Passive).collect();
    assert_eq!(passive, [Place::Cemetery, Place::TreeHouse, Place::Tavern, Place::School]);
    assert_eq!(data.places.iter().filter(|place| place.sort == Sort::Plus).count(), 5);
    assert_eq!(data.place(Place::Cemetery).discount, 1);
    assert_eq!(data.place(Place::Park).effect.point_per, Some(Count::BankStruckColumns));
    // The printed set leaves out the three permanent cards and the Observatory.
    for place in [Place::Cemetery, Place::TreeHouse, Place::Tavern, Place::Observatory] {
        assert!(!data.printed_places.contains(place), "{place}");
    }
}

#[test]
fn warehouse_bank_and_depot() {
    let data = components();
    assert_eq!((Good::COUNT * data.warehouse_columns.len(), BankRow::COUNT * data.bank_columns.len()), (25, 15));
    assert_eq!(data.bank_yellow, [Prize::Shields(1); 5]);
    assert_eq!(data.bank_columns[3], Prize::Open(Bonus::Station));
    assert_eq!((data.start_coin, data.station_price), (BankRow::First, 1));
    assert_eq!((data.depot.len(), data.depot.iter().sum::<u8>()), (8, 20));
    assert_eq!(data.monk_points, [7, 6, 4, 0]);
}

#[test]
fn the_development_track() {
    let track = &components().development;
    let stars: Vec<u8> = track.iter().filter_map(|space| space.star).collect();
    assert_eq!(stars, [1, 2, 3, 4, 5, 6]);
    assert_eq!(track.last().and_then(|space| space.star), Some(6), "the last star on the last space");
    // Reconstructed so that Joan, who takes them with her second and fifth Scholar, can be beaten to both.
    let raced = track.iter().zip(1..).filter(|(space, _)| space.race.is_some());
    assert_eq!(raced.map(|(_, nth)| nth).collect::<Vec<u8>>(), [8, 20]);
    let shields = track.iter().filter(|space| space.prize == Some(Prize::Shields(1))).count();
    let citizens: Vec<Race> = track.iter().filter_map(|space| space.race).collect();
    assert_eq!((shields, citizens.as_slice()), (2, &Race::OF_DEVELOPMENT[..]));
}

/// The towns that can be reached from Orléans by these routes, and how many routes the farthest is away.
fn reach(routes: RouteSet) -> (TownSet, u8) {
    let mut reached = TownSet::of(Town::Orleans);
    for steps in 0.. {
        let further = routes.iter().map(|route| components().route(route).ends());
        let further = further.filter(|ends| !(*ends & reached).is_empty()).fold(reached, |all, ends| all | ends);
        if further == reached {
            return (reached, steps);
        }
        reached = further;
    }
    (reached, 0)
}

#[test]
fn the_map() {
    let data = components();
    for (players, towns, land, water) in
        [(1, 17, 23, 9), (2, 17, 23, 9), (3, 19, 24, 11), (4, 22, 29, 14), (5, 22, 29, 14)]
    {
        let in_play = data.routes_for[players];
        let by = |by: By| (in_play & data.routes_by[by.index()]).len();
        assert_eq!((data.towns_for[players].len() - 1, by(By::Land), by(By::Water)), (towns, land, water));
        assert_eq!(data.setups[players].towns, towns);
        let (reached, farthest) = reach(in_play);
        assert_eq!((reached, farthest), (data.towns_for[players], 4), "{players} players");
        let from_orleans = (data.routes_at[0] & in_play).len();
        assert_eq!(from_orleans, if players < 3 { 5 } else { 6 });
    }
    for route in &data.routes {
        let both = |players: usize| (route.ends() - data.towns_for[players]).is_empty();
        assert!((1..=5).all(|players| data.routes_for[players].contains(route.route) == both(players)));
    }
}

/// The routes of the printed example exist, and the last of them has exactly one good.
#[test]
fn the_routes_of_the_example() {
    let data = components();
    let joins = |a: Town, b: Town| {
        data.routes.iter().find(|route| route.ends() == TownSet::of(a) | TownSet::of(b)).expect("a route")
    };
    assert_eq!(joins(Town::Orleans, Town::Chartres).route, Route::L01);
    assert_eq!(joins(Town::Chartres, Town::Etampes).route, Route::L06);
    let last = joins(Town::Chartres, Town::Chateaudun);
    assert_eq!((last.by, last.goods.iter().sum::<u8>(), last.points), (By::Land, 1, 0));
}

/// Rarer goods are worth more.
#[test]
fn goods_of_the_map() {
    let data = components();
    let sums = |players: usize| {
        let mut sums = [0; Good::COUNT];
        for route in data.routes_for[players].iter() {
            sums.iter_mut().zip(data.route(route).goods).for_each(|(sum, goods)| *sum += goods);
        }
        sums
    };
    assert_eq!([sums(2), sums(3), sums(4)], [[9, 7, 5, 5, 4], [9, 8, 6, 6, 4], [10, 9, 8, 7, 6]]);
    let points = |players: usize| data.routes_for[players].iter().map(|route| data.route(route).points).sum::<u8>();
    assert_eq!([points(2), points(3), points(4)], [9, 11, 13]);
}

#[test]
fn the_deeds() {
    for facts in &components().deeds {
        let citizen = facts.prize == Prize::Citizen;
        assert_eq!(citizen, facts.deed >= Deed::Fourth, "{}", facts.deed);
        let action = [Follower::Craftsman, Follower::Monk].map(|follower| Prize::Open(Bonus::Action(follower)));
        assert!(citizen || action.contains(&facts.prize), "{}", facts.deed);
        assert_eq!(facts.min_players, if facts.deed == Deed::Fifth { 3 } else { 2 });
    }
    for follower in Follower::ALL {
        assert!(components().deeds.iter().any(|deed| deed.followers.contains(follower)), "{follower}");
    }
}

#[test]
fn the_solo_cards() {
    let solo = &components().solo;
    for level in Level::ALL {
        let deck = solo.decks[level.index()];
        assert_eq!(deck.len(), 14, "{level}");
        let mut towns: Vec<usize> = deck.iter().map(|card| solo.card(card).town.index()).collect();
        towns.sort();
        assert_eq!(towns, (1..=14).collect::<Vec<_>>(), "{level}");
    }
    assert_eq!(solo.scholar[1], JoanEffect::TakeCitizen(Race::DevelopmentA));
    assert_eq!(solo.scholar[4], JoanEffect::TakeCitizen(Race::DevelopmentB));
    for card in &solo.cards {
        let mut followers: Vec<Follower> = card.front.iter().map(|line| line.follower).collect();
        followers.sort();
        assert_eq!(followers, Follower::tiles(), "card {} lists each follower once", card.card);
        assert_eq!(card.back.arrow == Arrow::Down, !card.town.index().is_multiple_of(2), "card {}", card.card);
        let craftsman = card.front.iter().find(|line| line.follower == Follower::Craftsman).expect("a line");
        assert_eq!(craftsman.effects, [JoanEffect::Station], "card {}", card.card);
    }
    assert_eq!((solo.levels.len(), solo.stations, solo.citizens), (6, 10, 8));
}
