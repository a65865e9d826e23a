//! What changes how rules work, met with each of the sixteen events.

use crate::duel::{Scene, in_round, resolve, rule};
use crate::scene::trade::send;
use orleans::components::{DuelDeed, Follower, Good, Kind, Place, SpaceKind, Track};
use orleans::{Ask, BoardDeed, HappeningAsk, HappeningMove, Move, Origin};

/// What comes of an event, by its round.
pub(crate) type Row = (u8, fn(&mut Scene));

/// Every round has rows or one reason why the two never meet.
pub(crate) fn cross(rows: &[Row], apart: &[(&str, &[u8])]) {
    for round in 1..=16 {
        let met: Vec<&Row> = rows.iter().filter(|row| row.0 == round).collect();
        let reasons = apart.iter().filter(|(_, rounds)| rounds.contains(&round)).count();
        assert_eq!(usize::from(!met.is_empty()) + reasons, 1, "round {round}: rows, or one reason why not");
        for (_, row) in met {
            let mut game = in_round(round);
            game.set_coins(1, 40).give_goods(1, Good::Cheese, 2);
            row(&mut game);
        }
    }
}

pub(crate) const COINS: (&str, &[u8]) = ("coins that look at stations alone", &[3, 7, 12]);

/// Bread is a good and food; in the supply it is grain.
#[test]
fn bread() {
    rule("duel.event.dues-seven");
    rule("duel.event.harvest-first");
    for (round, owed) in [(10, 7), (14, 7), (15, 4)] {
        let mut game = in_round(round);
        game.set_coins(1, 40).set_coins(0, u16::from(owed) - 1).bake(0, 1);
        resolve(&mut game).play(0, Move::GiveBread);
        assert_eq!(game.asks(0), Some(Ask::Happening(HappeningAsk::Dues { owed: owed - 1 })), "bread counts 1");
    }
    let rows: [Row; 6] = [
        (2, |game| {
            resolve(game.set_coins(0, 0).bake(0, 1)).play(0, Move::FeedBread);
            assert_eq!(game.mat(0).on_tiles.bread, 0);
        }),
        (4, |game| {
            game.state.table.goods[Good::Wool.index()] = 0;
            let trade = |take| Move::Happening(HappeningMove::TradeBread(take));
            resolve(game.bake(0, 1)).refuses(0, trade(Good::Wool), "duel.event.trade").play(0, trade(Good::Wine));
            assert_eq!((game.mat(0).on_tiles.bread, game.goods(0, Good::Wine)), (0, 1));
        }),
        // Nothing replaces cheese.
        (5, |game| {
            resolve(game.bake(0, 3));
            assert_eq!(crate::duel::ended(game).0, [1]);
        }),
        (9, |game| {
            resolve(game.bake(0, 2));
            assert_eq!(game.coins(0), 3);
        }),
        (13, |game| {
            resolve(game.set_coins(0, 1).bake(0, 2));
            assert_eq!(crate::duel::ended(game).0, [1]);
        }),
        (11, |game| {
            resolve(game.set_coins(0, 0).bake(0, 2)).play(0, Move::FeedBread).play(0, Move::FeedBread);
            assert_eq!(game.mat(0).on_tiles.bread, 0);
        }),
    ];
    let apart = [
        ("no goods are given up", &[1, 3, 6, 7, 8, 12, 16][..]),
        ("the Dues stand above: they need coins besides", &[10, 14, 15]),
    ];
    cross(&rows, &apart);
}

const ANGELOLOGY: BoardDeed = BoardDeed::Duel(DuelDeed::Angelology);

/// The Tower sends to the deeds before any event, and holds nothing that an event takes.
#[test]
fn the_gunpowder_tower() {
    rule("duel.deed.base-limits");
    rule("duel.event.timing");
    fn sent(game: &mut Scene) {
        game.set_coins(0, 8).give_goods(0, Good::Cheese, 2).on_tower(0, &[Follower::Monk, Follower::Knight]);
        game.all_ready().play(0, Move::Use(Place::GunpowderTower));
        game.play(0, send(Kind::Monk, ANGELOLOGY)).play(0, send(Kind::Knight, ANGELOLOGY));
        assert_eq!((game.coins(0), game.mat(0).tower.total()), (10, 0), "a coin each, to pay with");
    }
    fn kept(game: &mut Scene) {
        game.set_coins(0, 8).give_goods(0, Good::Cheese, 2).on_tower(0, &[Follower::Monk]);
        game.all_ready().all_pass();
        assert_eq!(game.mat(0).tower.total() + game.mat(0).market.total(), 5);
    }
    let rows: Vec<Row> = (1..=16).flat_map(|round| [(round, sent as fn(&mut Scene)), (round, kept)]).collect();
    cross(&rows, &[]);
}

/// Whom the Bathhouse draws goes to the shared house in every round; no event looks at it.
#[test]
fn the_bathhouse() {
    rule("duel.house.planning");
    fn placed(game: &mut Scene) {
        game.mat_mut(0).citizens = 1;
        game.filled(0, Place::Bathhouse).set_bag(0, [Follower::Monk]).all_ready();
        game.play(0, Move::Use(Place::Bathhouse));
        let place = Place::SharedHouse;
        let put = Move::Put { follower: Follower::Monk, place, space: SpaceKind::Any, from: Origin::Drawn };
        game.play(0, put).play(1, Move::Pass).play(0, Move::Use(Place::SharedHouse)).play(0, Move::Coin);
        assert_eq!((game.coins(0), game.player(0).bag.count(Follower::Monk)), (10, 0), "used on the next turn");
    }
    let rows: Vec<Row> = (1..=16).map(|round| (round, placed as fn(&mut Scene))).collect();
    cross(&rows, &[]);
}

/// The Lock's boatman may advance on another track; no event of The Duel forbids it, and none takes it back.
#[test]
fn the_lock() {
    rule("duel.setup.track-citizens");
    fn advanced(game: &mut Scene) {
        game.tile(0, Place::Lock).set_track(0, Track::Boatmen, 4).fill(0, Place::Village).all_ready();
        game.play(0, Move::Use(Place::Village)).play(0, Move::Recruit(Kind::Boatman));
        assert_eq!(game.asks(0), Some(Ask::Lock));
        game.play(0, Move::Advance(Track::Boatmen));
        assert_eq!((game.track(0, Track::Boatmen), game.mat(0).citizens), (5, 0), "and no citizen waits there");
    }
    let rows: Vec<Row> = (1..=16).map(|round| (round, advanced as fn(&mut Scene))).collect();
    cross(&rows, &[]);
}
