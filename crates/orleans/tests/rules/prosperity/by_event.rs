//! What is special about Prosperity, met with each of its sixteen events. Of the tiles that change how rules work only
//! the Gunpowder Tower and those that let followers stand elsewhere are in the game: bread, Church, Well, Flea Market,
//! Lock and Bathhouse never meet them.

use crate::prosperity::{Scene, in_round, in_town_hall, man, resolve, rule, send, walk};
use crate::scene::solo::{Row, cross};
use orleans::components::{By, Follower, Good, Kind, Place, ProsperityDeed, SpaceKind, Structure, Town};
use orleans::{Ask, BoardDeed, Event, HappeningAsk, HappeningMove, Move, Whence};
use tabletop::Seat;

const ASSEMBLY: BoardDeed = BoardDeed::Prosperity(ProsperityDeed::RightOfAssembly);
const SPACE: SpaceKind = SpaceKind::TraderOrBoatman;

/// Nobody of seat 0 is anywhere but where the row puts them.
fn nobody(game: &mut Scene) -> &mut Scene {
    (1..4).for_each(|seat| _ = game.set_coins(seat, 20));
    game.set_bag(0, []).set_market(0, []).set_coins(0, 0)
}

/// Under torture a follower comes from the bag alone; who lay or stood on a tile that is given up is in the bag.
fn tower_given_up(game: &mut Scene) {
    nobody(game).set_development(0, 10).on_tower(0, &[Follower::Knight, Follower::OwnFarmer]);
    resolve(game).refuses(0, Move::GiveFollower, "base.torture.follower-only-from-bag");
    game.play(0, Move::GiveTile(Place::GunpowderTower));
    let own = game.player(0).bag.count(Follower::OwnFarmer) + game.mat(0).market.count(Follower::OwnFarmer);
    assert_eq!((game.mat(0).tower.total(), own), (0, 1));
}

/// A bag is drawn from, and neither the Tower nor Structures lose or win anybody by it.
fn not_from_the_tower(game: &mut Scene) {
    nobody(game).on_tower(0, &[Follower::Monk]);
    resolve(game);
    assert_eq!(game.mat(0).tower.total() + game.mat(0).market.total(), 1);
}

#[test]
fn the_gunpowder_tower() {
    rule("prosperity.event.market-tower");
    rule("prosperity.man.mixed-sending");
    let rows: [Row; 13] = [
        (1, not_from_the_tower),
        // Who is bought comes into the bag.
        (2, |game| {
            nobody(game).set_coins(0, 4).on_tower(0, &[]);
            resolve(game).play(0, Move::Recruit(Kind::Monk));
            assert_eq!(game.player(0).bag.count(Follower::Monk), 1);
        }),
        // A monk who was there before the Pilgrimage serves deeds and Structures.
        (3, |game| {
            game.raise(0, Structure::Abbey, 0).on_tower(0, &[Follower::Monk, Follower::Monk]).all_ready();
            game.play(0, Move::Use(Place::GunpowderTower)).play(0, send(Kind::Monk, ASSEMBLY));
            game.play(0, man(Kind::Monk, Structure::Abbey));
            assert_eq!((game.mat(0).tower.total(), game.built(0)[0].laid), (0, 0b001));
        }),
        (4, tower_given_up),
        (5, |game| {
            nobody(game).on_tower(0, &[Follower::Knight]);
            let knight = Move::Happening(HappeningMove::Dismiss { kind: Kind::Knight, from: Whence::Tower });
            assert_eq!(resolve(game).options(0), [knight]);
        }),
        (7, not_from_the_tower),
        // Whoever is sent in time does not burn.
        (8, |game| {
            nobody(game).raise(0, Structure::Castle, 0).on_tower(0, &[Follower::Knight, Follower::Knight]).all_ready();
            let supply = game.state.table.followers[Kind::Knight.index()];
            game.play(0, Move::Use(Place::GunpowderTower)).play(0, man(Kind::Knight, Structure::Castle));
            game.play(0, Move::Decline).all_pass();
            assert_eq!((game.built(0)[0].laid, game.mat(0).tower.total()), (0b001, 0));
            assert_eq!(
                game.state.table.followers[Kind::Knight.index()],
                supply + 1,
                "the other one went to the supply"
            );
        }),
        // A Tower that is turned over holds nobody, and nobody is laid there.
        (9, |game| {
            nobody(game).on_tower(0, &[]);
            let mat = game.mat_mut(0);
            mat.places.remove(Place::GunpowderTower);
            mat.modules.locked.insert(Place::GunpowderTower);
            game.set_market(0, [Follower::Monk]).all_ready();
            game.refuses(0, Move::Use(Place::GunpowderTower), "prosperity.event.firestorm").all_pass();
            assert_eq!(game.coins(0), 3);
            let asks = |state: &orleans::State| matches!(state.asked_of(Seat(0)), Some(Ask::Tower { .. } | Ask::Plan));
            assert_eq!(game.until(asks).asks(0), Some(Ask::Plan));
        }),
        // Turned up again it takes them.
        (11, |game| {
            nobody(game).set_market(0, [Follower::Monk]);
            game.mat_mut(0).modules.locked.insert(Place::GunpowderTower);
            resolve(game).until(|state| matches!(state.asked_of(Seat(0)), Some(Ask::Tower { .. })));
            game.play(0, Move::ToTower(Follower::Monk));
            assert_eq!(game.mat(0).tower.total(), 1);
        }),
        (12, tower_given_up),
        (13, |game| {
            nobody(game).on_tower(0, &[Follower::Monk]).set_market(0, [Follower::Monk]);
            let go = |from| Move::Happening(HappeningMove::Dismiss { kind: Kind::Monk, from });
            resolve(game).play(0, go(Whence::Tower)).play(0, go(Whence::Market));
            assert_eq!((game.mat(0).citizens, game.mat(0).tower.total()), (1, 0), "one from each");
        }),
        (14, not_from_the_tower),
        (16, tower_given_up),
    ];
    cross(in_round, &rows, &[("coins, goods and merchants", &[6, 10, 15])]);
}

/// What lies at a Structure is used for nothing else, whatever comes.
#[test]
fn structures() {
    rule("prosperity.man.final");
    rule("prosperity.structure.covered-good");
    /// Three coins at the Castle, none in the purse: tortured.
    fn poor(game: &mut Scene) {
        nobody(game).set_development(0, 5).raise(0, Structure::Castle, 0b111_000);
        assert!(matches!(resolve(game).asks(0), Some(Ask::Torture { .. })));
        assert_eq!(game.built(0)[0].laid, 0b111_000);
    }
    /// A coin is missing, and one lies at the Castle.
    fn not_offered(game: &mut Scene, price: u16) {
        nobody(game).raise(0, Structure::Castle, 0b111_000).set_coins(0, price - 1);
        resolve(game);
        assert_eq!((game.asks(0), game.coins(0)), (None, price - 1));
    }
    /// Knight and monk at the Palace are in no bag and in no Market.
    fn manned(game: &mut Scene) -> &mut Scene {
        resolve(nobody(game).raise(0, Structure::RoyalPalace, 0b101))
    }
    fn unharmed(game: &mut Scene) {
        manned(game);
        assert_eq!(game.built(0)[0].laid, 0b101);
    }
    let rows: [Row; 15] = [
        (1, unharmed),
        (2, |game| not_offered(game, 4)),
        // Sending is not recruiting.
        (3, |game| {
            in_town_hall(game.raise(0, Structure::Abbey, 0), 0, &[Kind::Monk]);
            game.all_ready().play(0, Move::Use(Place::TownHall)).play(0, man(Kind::Monk, Structure::Abbey));
            assert_eq!(game.built(0)[0].laid, 0b001);
        }),
        (4, poor),
        (5, |game| assert!(matches!(manned(game).asks(0), Some(Ask::Torture { owed: 5 })))),
        (6, |game| not_offered(game, 4)),
        (7, unharmed),
        (8, |game| {
            manned(game.tile(0, Place::Office));
            assert_eq!((game.built(0)[0].laid, game.mat(0).modules.locked.len()), (0b101, 1));
        }),
        (9, |game| assert!(!manned(game).log.contains(&Event::Coins(Seat(0), 3)))),
        // The good below a Structure cannot be taken on the way, the others of the route can.
        (10, |game| {
            nobody(game).set_coins(0, 2);
            let (to, by) = (Town::Blois, By::Water);
            for space in Scene::spaces(Town::Orleans, to, by).into_iter().skip(1) {
                game.board_mut().face_down.remove(space);
            }
            game.hold(0, Some(Structure::Castle)).carpenter(to).all_ready();
            game.play(0, Move::Use(Place::Carpenter)).play(0, crate::prosperity::build(Town::Orleans, by)).all_pass();
            game.until(|state| matches!(state.asked_of(Seat(0)), Some(Ask::Happening(HappeningAsk::BonVoyage))));
            assert!(game.offers(0, Move::Travel { to, by, take: None }));
            assert!(!game.offers(0, Move::TravelTakingUnseen { to, by }));
        }),
        (12, |game| {
            nobody(game).set_coins(0, 4).raise(0, Structure::CheeseDairy, 0b100);
            assert!(matches!(resolve(game).asks(0), Some(Ask::Torture { owed: 1 })), "the cheese there feeds nobody");
        }),
        (13, |game| assert_ne!(manned(game).asks(0), Some(Ask::Happening(HappeningAsk::PilgrimsDay)))),
        (14, unharmed),
        // What left the game with a Structure is not for sale.
        (15, |game| {
            nobody(game).set_coins(0, 9).raise(0, Structure::CheeseDairy, 0b011).give_goods(0, Good::Cheese, 1);
            game.state.table.goods[Good::Cheese.index()] = 0;
            game.play(0, crate::prosperity::good(Structure::CheeseDairy, Good::Cheese));
            assert_eq!(resolve(game).asks(0), Some(Ask::Happening(HappeningAsk::MarketDay { left: 2 })));
            assert!(!game.offers(0, Move::Buy(Good::Cheese)));
        }),
        (16, poor),
    ];
    cross(in_round, &rows, &[("Structures are not turned over", &[11])]);
}

/// Who stands at the Carpenter is in no bag and in no Market, and the extension is no tile.
#[test]
fn the_carpenter() {
    rule("prosperity.carpenter.is-place");
    rule("prosperity.event.peregrination");
    fn with_monk(game: &mut Scene) -> &mut Scene {
        nobody(game).stand(0, Place::Carpenter, SPACE, Follower::Monk)
    }
    fn stays(game: &mut Scene) {
        resolve(with_monk(game));
        assert_eq!(game.standing(0, Place::Carpenter), [Follower::Monk]);
    }
    fn tortured(game: &mut Scene) {
        resolve(with_monk(game).set_development(0, 5));
        game.refuses(0, Move::GiveFollower, "base.torture.follower-only-from-bag");
        game.refuses(0, Move::GiveTile(Place::Carpenter), "base.torture.place-tile");
    }
    let rows: [Row; 12] = [
        (1, stays),
        (3, |game| {
            with_monk(game).all_ready().play(0, Move::Use(Place::Carpenter));
            game.play(0, walk(Follower::Monk, Town::Chartres, By::Road));
            assert_eq!(game.player(0).bag.count(Follower::Monk), 1, "who walks was recruited before");
        }),
        (4, tortured),
        (5, tortured),
        (7, stays),
        (8, stays),
        (9, |game| assert!(!resolve(with_monk(game)).log.contains(&Event::Coins(Seat(0), 3)))),
        (10, |game| {
            with_monk(game).set_coins(0, 2);
            resolve(game).play(0, Move::TravelTakingUnseen { to: Town::Chartres, by: By::Road });
            assert_eq!((game.mat(0).merchant, game.board().carpenter), (Town::Chartres, Town::Orleans));
        }),
        (12, tortured),
        (13, |game| {
            resolve(with_monk(game).set_market(0, [Follower::Knight]));
            assert_ne!(game.asks(0), Some(Ask::Happening(HappeningAsk::PilgrimsDay)));
        }),
        (14, stays),
        (16, tortured),
    ];
    cross(in_round, &rows, &[("coins, goods and tiles", &[2, 6, 11, 15])]);
}
