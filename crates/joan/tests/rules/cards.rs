//! The 30 places, one by one.

use crate::scene::{MONK, with};
use crate::{Scene, rule, scene, taken};
use joan::components::{BankRow, Bonus, Category, Fit, Follower, Good, Place, Race, Route, Town, components};
use joan::{Act, Ask, Holder, Move, Source};
use tabletop::Seat;

/// Uses a place with its follower: what is asked is answered in this order.
fn used(place: Place, follower: Follower, answers: &[Act]) -> Scene {
    let mut game = taken(follower);
    game.own(0, &[place]).act(0, Act::Use(place));
    answers.iter().for_each(|act| _ = game.then(0, *act));
    assert_eq!(game.asks(0), Some(Ask::Next), "{place} asks for more");
    game
}

/// Coins, Development spaces and goods gained.
type Gains = (u8, u8, [u8; 5]);

/// A place that works with its follower: what is answered, and what it brings.
type Row = (&'static str, Place, Follower, Category, &'static [Act], Gains);

fn gains(game: &Scene) -> Gains {
    (game.sheet(0).coins() - 1, game.sheet(0).development, game.sheet(0).goods)
}

const COIN: Act = Act::Coin(BankRow::Second);
const WOOL: Act = Act::Good(Good::Wool);

#[test]
fn places_with_an_action() {
    use Follower::{Boatman, Farmer, Knight, Scholar, Trader};
    const WINE: Act = Act::Good(Good::Wine);
    let rows: [Row; 15] = [
        (rule("joan.card.stable"), Place::Stable, Farmer, Category::I, &[WOOL, COIN], (1, 0, [0, 0, 0, 1, 0])),
        (rule("joan.card.library"), Place::Library, Scholar, Category::I, &[], (0, 2, [0; 5])),
        (rule("joan.card.windmill"), Place::Windmill, Trader, Category::I, &[COIN], (1, 1, [0; 5])),
        (rule("joan.card.brewery"), Place::Brewery, Boatman, Category::I, &[COIN, COIN], (2, 0, [0; 5])),
        (rule("joan.card.meadow"), Place::Meadow, Farmer, Category::I, &[WOOL], (0, 1, [0, 0, 0, 1, 0])),
        (rule("joan.card.fishing-boat"), Place::FishingBoat, Boatman, Category::II, &[COIN], (1, 0, [1, 0, 0, 0, 0])),
        (
            rule("joan.card.trade-route"),
            Place::TradeRoute,
            Knight,
            Category::II,
            &[Act::Route(Route::L04)],
            (0, 2, [0, 0, 1, 0, 0]),
        ),
        (rule("joan.card.hayrick"), Place::Hayrick, Farmer, Category::II, &[WOOL], (0, 0, [1, 0, 0, 1, 0])),
        (
            rule("joan.card.cheese-factory"),
            Place::CheeseFactory,
            Farmer,
            Category::III,
            &[WOOL],
            (0, 0, [0, 1, 0, 1, 0]),
        ),
        (rule("joan.card.winery"), Place::Winery, Farmer, Category::IV, &[WINE], (0, 0, [0, 0, 2, 0, 0])),
        (rule("joan.card.falconry"), Place::Falconry, Trader, Category::IV, &[WOOL, COIN], (1, 1, [0, 0, 0, 1, 0])),
        (
            rule("joan.card.warehousing"),
            Place::Warehousing,
            Farmer,
            Category::V,
            &[WOOL, WINE],
            (0, 0, [0, 0, 1, 1, 0]),
        ),
        (rule("joan.card.circus"), Place::Circus, Knight, Category::V, &[COIN, Act::Point], (1, 1, [0; 5])),
        (rule("joan.card.confessional-box"), Place::ConfessionalBox, Scholar, Category::IV, &[], (0, 3, [0; 5])),
        (
            rule("joan.card.four-in-hand"),
            Place::FourInHand,
            Knight,
            Category::III,
            &[Act::Route(Route::L01), Act::Route(Route::L06)],
            (0, 0, [0, 1, 0, 1, 0]),
        ),
    ];
    for (id, place, follower, category, answers, gained) in rows {
        let game = used(place, follower, answers);
        assert_eq!(gains(&game), gained, "{id}");
        assert_eq!(components().place(place).category, category, "{id}");
        // Nobody else works there.
        let other = if follower == Boatman { Knight } else { Boatman };
        let mut game = taken(other);
        game.own(0, &[place]);
        assert_eq!(game.actions(0).contains(&Act::Use(place)), place == Place::Circus, "{id}");
    }
}

#[test]
fn two_master() {
    rule("joan.card.two-master");
    let mut game = taken(Follower::Boatman);
    game.own(0, &[Place::TwoMaster]).act(0, Act::Use(Place::TwoMaster));
    assert!(game.sheet(0).routes.contains(Route::W01) && game.sheet(0).routes.contains(Route::W03));
    assert_eq!((game.sheet(0).routes.len(), game.sheet(0).reached.contains(Town::Tours)), (2, true));
}

/// The Circus serves any follower, and twice the same.
#[test]
fn circus_for_all() {
    rule("joan.card.circus");
    for tile in Follower::tiles() {
        let game = used(Place::Circus, *tile, &[Act::Point, Act::Point]);
        assert_eq!(game.sheet(0).development, 2, "{tile}");
    }
    let mut game = taken(Follower::Boatman);
    game.own(0, &[Place::Circus]).gain(Bonus::Action(Follower::Craftsman)).developed(0, 29);
    game.bonus(0, Bonus::Action(Follower::Craftsman), Act::Use(Place::Circus)).then(0, Act::Point);
    assert_eq!(game.asks(0), Some(Ask::CoinOrPoint), "made after the first is marked");
    game.refuses(0, with(Source::Effect, Act::Point), "joan.development.end");
}

#[test]
fn cemetery() {
    rule("joan.card.cemetery");
    let mut game = taken(Follower::Trader);
    game.own(0, &[Place::Cemetery, Place::Distillery, Place::Architect]).bank(0, [2, 0, 0], [0; 3]);
    let buy = |place, price| Act::Acquire { place, price };
    let acts = game.actions(0);
    for (place, price) in [(Place::Stable, 0), (Place::Stable, 1), (Place::Tavern, 1), (Place::Tavern, 2)] {
        assert!(acts.contains(&buy(place, price)), "{place} for {price}");
    }
    game.refuses_act(0, buy(Place::Tavern, 0), "joan.place.cost");
    game.act(0, buy(Place::Stable, 0));
    assert_eq!((game.sheet(0).coins(), game.asks(0)), (2, Some(Ask::Next)));
    let mut game = taken(Follower::Trader);
    game.refuses_act(0, buy(Place::Cemetery, 0), "joan.place.cost");
    game.gain(MONK).act(0, buy(Place::Cemetery, 1));
    assert_eq!(game.sheet(0).coins(), 0, "not for itself");
    game.bonus(0, MONK, buy(Place::Stable, 0));
}

#[test]
fn plus_cards() {
    use Follower::{Craftsman, Farmer, Scholar, Trader};
    let point = (0, 1, [0; 5]);
    let coin = (1, 0, [0; 5]);
    let good = (0, 0, [0, 0, 0, 1, 0]);
    let rows: [(&str, Place, Follower, Act, Gains); 6] = [
        (rule("joan.card.distillery"), Place::Distillery, Trader, COIN, coin),
        (rule("joan.card.archives"), Place::Archives, Scholar, Act::Point, point),
        (rule("joan.card.joinery"), Place::Joinery, Craftsman, COIN, coin),
        (rule("joan.card.joinery"), Place::Joinery, Craftsman, Act::Point, point),
        (rule("joan.card.consultancy"), Place::Consultancy, Scholar, WOOL, good),
        (rule("joan.card.machine"), Place::Machine, Farmer, WOOL, good),
    ];
    for (id, place, follower, answer, gained) in rows {
        let mut game = scene(2);
        game.own(0, &[place]).display(&[follower, Follower::Knight, Follower::Knight]).take(0, follower);
        if game.asks(0) != Some(Ask::Next) {
            game.then(0, answer);
        }
        assert_eq!((gains(&game), game.asks(0)), (gained, Some(Ask::Next)), "{id}");
        let mut other = scene(2);
        other.own(0, &[place]).display(&[Follower::Knight, Follower::Knight]).take(0, Follower::Knight);
        assert_eq!((gains(&other), other.asks(0)), ((0, 0, [0; 5]), Some(Ask::Next)), "{id}");
    }
}

#[test]
fn tree_house() {
    let id = rule("joan.card.tree-house");
    let mut game = taken(Follower::Knight);
    game.own(0, &[Place::TreeHouse]).act(0, Act::Route(Route::L04));
    assert_eq!((game.asks(0), game.sheet(0).development), (Some(Ask::Replace(Route::L04)), 1), "points stay points");
    game.refuses(0, Move::Replace { good: Good::Wine, by: Some(Good::Wine) }, id);
    game.refuses(0, Move::Replace { good: Good::Grain, by: Some(Good::Wool) }, id);
    game.refuses(0, Move::Replace { good: Good::Wine, by: None }, id);
    game.play(0, Move::Replace { good: Good::Wine, by: Some(Good::Brocade) });
    assert_eq!((game.sheet(0).goods, game.asks(0)), ([0, 0, 0, 0, 1], Some(Ask::Next)));
    // Not by water, and not for routes without goods.
    let mut game = taken(Follower::Boatman);
    game.own(0, &[Place::TreeHouse]).act(0, Act::Route(Route::W01));
    assert_eq!((game.sheet(0).goods, game.asks(0)), ([1, 0, 0, 0, 0], Some(Ask::Next)));
    // For every land route of an effect, one good each.
    let mut game = taken(Follower::Knight);
    game.own(0, &[Place::TreeHouse, Place::FourInHand]).roads(0, &[Route::L01, Route::L05]);
    game.act(0, Act::Use(Place::FourInHand)).then(0, Act::Route(Route::L10));
    game.play(0, Move::Replace { good: Good::Cheese, by: Some(Good::Wool) });
    assert_eq!(game.sheet(0).goods, [1, 0, 0, 1, 0], "one of two");
    game.then(0, Act::Route(Route::L08)).play(0, Move::Keep);
    assert_eq!(game.sheet(0).goods, [1, 0, 0, 1, 1]);
    // Where all other rows are full, a shield.
    let mut game = taken(Follower::Knight);
    game.own(0, &[Place::TreeHouse]).warehouse(0, [5, 5, 3, 5, 5]).act(0, Act::Route(Route::L04));
    assert_eq!(game.options(0), [Move::Keep, Move::Replace { good: Good::Wine, by: None }]);
    game.play(0, Move::Replace { good: Good::Wine, by: None });
    assert_eq!((game.sheet(0).goods[2], game.sheet(0).shields), (3, 1));
}

#[test]
fn tavern() {
    rule("joan.card.tavern");
    let mut game = taken(Follower::Craftsman);
    game.roads(0, &[Route::L01, Route::L06]).station(1, Town::Chartres).station(0, Town::Etampes);
    game.station(1, Town::Blois).gain(Bonus::Station);
    assert!(!game.actions(0).contains(&Act::Station(Town::Chartres)));
    game.own(0, &[Place::Tavern]);
    assert!(game.actions(0).contains(&Act::Station(Town::Chartres)));
    game.refuses_act(0, Act::Station(Town::Etampes), "joan.map.station-where");
    game.refuses_act(0, Act::Station(Town::Blois), "joan.map.station-where");
    game.bonus(0, Bonus::Station, Act::Station(Town::Chartres));
    assert!(game.sheet(0).stations.contains(Town::Chartres), "by every way of building");
}

#[test]
fn architect() {
    rule("joan.card.architect");
    let mut game = taken(Follower::Scholar);
    game.own(0, &[Place::Architect]).roads(0, &[Route::L01]).act(0, Act::Use(Place::Architect));
    game.then(0, Act::Station(Town::Chartres));
    assert_eq!((game.sheet(0).stations.len(), game.sheet(0).coins()), (1, 0));
    let mut game = taken(Follower::Scholar);
    game.own(0, &[Place::Architect]).bank(0, [1, 0, 0], [1, 0, 0]);
    game.refuses_act(0, Act::Use(Place::Architect), "joan.action.no-effect-choice");
}

#[test]
fn what_is_counted() {
    let mut game = taken(Follower::Knight);
    game.own(0, &[Place::Guesthouse]).warehouse(0, [3, 2, 5, 2, 4]).act(0, Act::Use(Place::Guesthouse));
    assert_eq!(game.sheet(0).development, 2, "{}", rule("joan.card.guesthouse"));
    let mut game = taken(Follower::Boatman);
    game.own(0, &[Place::Park]).bank(0, [5, 4, 3], [4, 3, 3]).act(0, Act::Use(Place::Park));
    assert_eq!(game.sheet(0).development, 3, "{}", rule("joan.card.park"));
    let mut game = taken(Follower::Craftsman);
    game.own(0, &[Place::Goldsmith]).station(1, Town::Blois);
    [Town::Orleans, Town::Tours].iter().for_each(|town| _ = game.station(0, *town));
    game.act(0, Act::Use(Place::Goldsmith));
    assert_eq!(game.sheet(0).development, 2, "{}", rule("joan.card.goldsmith"));
}

#[test]
fn counted_once() {
    rule("joan.card.counted-once");
    // Space 11 brings a good that would complete another column.
    let mut game = taken(Follower::Knight);
    game.own(0, &[Place::Guesthouse]).warehouse(0, [2, 1, 2, 2, 2]).developed(0, 10);
    game.act(0, Act::Use(Place::Guesthouse));
    assert_eq!((game.sheet(0).development, game.open()), (11, &[Bonus::Goods(1)][..]));
    game.bonus(0, Bonus::Goods(1), Act::Good(Good::Cheese));
    assert_eq!((game.sheet(0).development, game.sheet(0).goods_columns()), (11, 2));
}

#[test]
fn school() {
    let id = rule("joan.card.school");
    let mut game = scene(2);
    let plus = [Place::Distillery, Place::Joinery, Place::Machine, Place::Archives];
    game.own(0, &[Place::School, Place::Stable, Place::Observatory]).own(0, &plus);
    game.display(&[Follower::Scholar, Follower::Farmer]).take(0, Follower::Scholar);
    assert_eq!(gains(&game), (0, 1, [0; 5]), "Archives works, the others do not");
    let acts = game.actions(0);
    let others = [
        Act::Good(Good::Wine),
        Act::Route(Route::L01),
        Act::Route(Route::W01),
        Act::Coin(BankRow::Second),
        Act::Station(Town::Orleans),
        Act::Acquire { place: Place::Library, price: 1 },
        Act::Use(Place::Stable),
        Act::Point,
    ];
    assert!(others.iter().all(|act| acts.contains(act)));
    game.refuses_act(0, Act::Use(Place::Observatory), "joan.card.observatory").refuses_act(
        0,
        Act::Use(Place::School),
        id,
    );
    game.act(0, Act::Use(Place::Stable)).then(0, WOOL).then(0, COIN);
    // Nobody else goes to school, nor does a Scholar who was not taken.
    let mut game = taken(Follower::Trader);
    let (farmer, scholar) = (Bonus::Action(Follower::Farmer), Bonus::Action(Follower::Scholar));
    game.own(0, &[Place::School]).gain(farmer).gain(scholar);
    game.refuses_act(0, Act::Good(Good::Wine), "joan.action.three-options");
    assert!(!game.acts(0, Source::Bonus(farmer)).contains(&Act::Point));
    assert!(!game.acts(0, Source::Bonus(scholar)).contains(&Act::Good(Good::Wine)));
}

#[test]
fn observatory() {
    let id = rule("joan.card.observatory");
    let mut game = scene(2);
    game.own(0, &[Place::Observatory]).developed(0, 4).display(&[Follower::Scholar, Follower::Scholar]);
    game.recruit(0, Follower::Scholar).act(0, Act::Use(Place::Observatory));
    assert_eq!((game.sheet(0).development, game.sheet(0).status()), (9, 3), "the star itself included");
    let mut game = scene(2);
    game.own(0, &[Place::Observatory]).developed(0, 30).display(&[Follower::Scholar]).recruit(0, Follower::Scholar);
    game.refuses_act(0, Act::Use(Place::Observatory), "joan.action.no-effect-choice");
    let mut game = taken(Follower::Scholar);
    game.own(0, &[Place::Observatory]).gain(MONK).refuses_act(0, Act::Use(Place::Observatory), id);
    game.refuses(0, with(Source::Bonus(MONK), Act::Use(Place::Observatory)), id);
}

#[test]
fn observatory_gives_yellow_bonuses_only() {
    rule("joan.card.observatory-bonuses");
    let mut game = scene(2);
    game.own(0, &[Place::Observatory]).developed(0, 4).display(&[Follower::Scholar]);
    game.recruit(0, Follower::Scholar).act(0, Act::Use(Place::Observatory));
    assert!(game.open().is_empty(), "the Monk of space 6 is lost");
    assert_eq!(game.state.winner(Race::DevelopmentA), Some(Holder::Seat(Seat(0))));
    let mut game = scene(2);
    game.own(0, &[Place::Observatory]).developed(0, 9).display(&[Follower::Scholar]);
    game.state.table.races[Race::DevelopmentA.index()] = Some(Holder::Seat(Seat(1)));
    game.recruit(0, Follower::Scholar).act(0, Act::Use(Place::Observatory));
    assert_eq!((game.sheet(0).development, game.sheet(0).shields), (15, 0), "the shield of space 12, too");
    assert_eq!(game.state.citizens(Seat(0)), 0);
}

#[test]
fn six_of_each_category() {
    rule("joan.card.categories");
    for (category, places) in Category::ALL.iter().zip(Place::ALL.chunks(6)) {
        assert_eq!(components().places_of[category.index()].iter().collect::<Vec<_>>(), places, "{category}");
    }
    let first: Vec<&str> = Place::ALL.chunks(6).map(|places| places[0].name()).collect();
    assert_eq!(first, ["Stable", "Distillery", "Cheese Factory", "Winery", "Warehousing"]);
    assert_eq!(components().place(Place::Circus).fit, Some(Fit::Any));
}
