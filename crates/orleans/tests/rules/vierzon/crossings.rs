//! What changes how rules work, met with each of the fourteen events. Bread, Church and shields never meet them: their
//! tiles are left out.

use crate::scene::solo::{Row, cross};
use crate::scene::trade::send;
use crate::vierzon::{Scene, in_round, rule};
use orleans::components::{Follower, Good, Kind, Place, SpaceKind, Track, VierzonDeed};
use orleans::{Ask, BoardDeed, HappeningAsk, HappeningMove, Move, Origin};

const UNIVERSITY: BoardDeed = BoardDeed::Vierzon(VierzonDeed::ExpandingTheUniversity);
const COUNCIL: BoardDeed = BoardDeed::Vierzon(VierzonDeed::FoundingTheCityCouncil);

/// The answer that places whoever was drawn or is new.
fn drawn(kind: Kind, place: Place, space: SpaceKind) -> Move {
    Move::Put { follower: kind.neutral(), place, space, from: Origin::Drawn }
}

/// A Harvest tortures: a tile goes, and who stood or lay there is in the bag.
fn given_up(game: &mut Scene, tile: Place, followers: u8) {
    game.set_bag(0, []).resolve();
    game.refuses(0, Move::GiveFollower, "base.torture.follower-only-from-bag").play(0, Move::GiveTile(tile));
    assert_eq!(game.player(0).bag.total(), followers);
}

/// The same with the Goods Tax.
fn taxed(game: &mut Scene, tile: Place, followers: u8) {
    game.sweep_map().give_goods(0, Good::Wool, 2);
    given_up(game, tile, followers);
}

#[test]
fn the_gunpowder_tower() {
    rule("vierzon.event.ban-scope");
    rule("vierzon.event.banishment");
    fn sent(game: &mut Scene, kind: Kind, deed: BoardDeed) {
        game.on_tower(0, &[kind.neutral()])
            .all_ready()
            .play(0, Move::Use(Place::GunpowderTower))
            .play(0, send(kind, deed));
        assert_eq!(game.mat(0).tower.total(), 0);
    }
    fn with_two(game: &mut Scene) -> &mut Scene {
        game.on_tower(0, &[Follower::Knight, Follower::OwnFarmer])
    }
    let rows: [Row; 11] = [
        // Who was recruited before the ban can be sent.
        (1, |game| sent(game, Kind::Craftsman, UNIVERSITY)),
        (4, |game| sent(game, Kind::Knight, COUNCIL)),
        (11, |game| sent(game, Kind::Scholar, UNIVERSITY)),
        // Monks are wanted nowhere, ban or not.
        (2, |game| {
            game.on_tower(0, &[Follower::Monk]).all_ready();
            game.refuses(0, Move::Use(Place::GunpowderTower), "places.gunpowder-tower.send");
        }),
        (3, |game| given_up(with_two(game), Place::GunpowderTower, 2)),
        (12, |game| given_up(with_two(game), Place::GunpowderTower, 2)),
        (9, |game| taxed(with_two(game), Place::GunpowderTower, 2)),
        // A newcomer waits on no Tower.
        (6, |game| {
            game.on_tower(0, &[]).fill(0, Place::Castle).all_ready().play(0, Move::Use(Place::Castle));
            let onto = drawn(Kind::Knight, Place::GunpowderTower, SpaceKind::Any);
            game.refuses(0, onto, "base.planning.matching-space");
        }),
        // The Plague draws from the bag alone.
        (7, |game| {
            game.on_tower(0, &[Follower::Monk]).set_market(0, []).resolve();
            assert_eq!((game.mat(0).tower.total() + game.mat(0).market.total(), game.state.table.round), (1, 8));
        }),
        // No gear wheel can lie there.
        (8, |game| sent(game, Kind::Farmer, UNIVERSITY)),
        // Who lay on the Tower before was not drawn.
        (14, |game| {
            let drawn = [Follower::Monk, Follower::Monk].into_iter().collect();
            game.on_tower(0, &[Follower::Knight]);
            let ask = Ask::Happening(HappeningAsk::Banishment { drawn, owed: 2 });
            game.state.stack.push(orleans::Frame::Ask(tabletop::Seat(0), ask));
            let banish = |follower| Move::Happening(HappeningMove::Banish(follower));
            game.refuses(0, banish(Follower::Knight), "vierzon.event.banishment");
        }),
    ];
    cross(in_round, &rows, &[("coins that look at no follower", &[5, 10]), ("a merchant that stands still", &[13])]);
}

#[test]
fn the_well_and_the_flea_market() {
    rule("vierzon.event.ban-scope");
    rule("vierzon.event.storm");
    fn both(game: &mut Scene, then: impl Fn(&mut Scene)) {
        for lender in [Place::Well, Place::FleaMarket] {
            then(game.fork().filled(0, lender).all_ready().next_roll(6).play(0, Move::Use(lender)));
        }
    }
    let rows: [Row; 10] = [
        (1, |game| {
            both(game, |game| {
                game.play(0, Move::Use(Place::Village));
                game.refuses(0, Move::Recruit(Kind::Craftsman), "vierzon.event.strike");
            });
        }),
        (2, |game| both(game, |game| _ = game.refuses(0, Move::Use(Place::Monastery), "vierzon.event.pilgrimage"))),
        (3, |game| given_up(game.filled(0, Place::Well), Place::Well, 2)),
        (4, |game| both(game, |game| _ = game.refuses(0, Move::Use(Place::Castle), "vierzon.event.crusade"))),
        // Whom a lent action recruits is new.
        (6, |game| {
            both(game, |game| {
                game.play(0, Move::Use(Place::Castle));
                assert_eq!(game.asks(0), Some(Ask::Happening(HappeningAsk::Newcomer(Kind::Knight))));
            });
        }),
        (8, |game| {
            game.lay_wheel(0, Place::Castle, SpaceKind::Farmer);
            both(game, |game| _ = game.refuses(0, Move::Use(Place::Castle), "vierzon.event.sabotage"));
        }),
        (9, |game| taxed(game.filled(0, Place::FleaMarket), Place::FleaMarket, 2)),
        (11, |game| both(game, |game| _ = game.refuses(0, Move::Use(Place::University), "vierzon.event.conference"))),
        (12, |game| given_up(game.filled(0, Place::FleaMarket), Place::FleaMarket, 2)),
        (13, |game| both(game, |game| _ = game.refuses(0, Move::Use(Place::Ship), "vierzon.event.storm"))),
    ];
    let apart: [(&str, &[u8]); 2] =
        [("phase 6 does not look at who stands there", &[5, 7, 10]), ("phase 3 uses no action", &[14])];
    cross(in_round, &rows, &apart);
}

#[test]
fn the_bathhouse() {
    rule("vierzon.event.ban-scope");
    rule("vierzon.event.storm");
    fn bathes(game: &mut Scene, kind: Kind, place: Place, space: SpaceKind) {
        game.filled(0, Place::Bathhouse).set_bag(0, [kind.neutral()]).all_ready();
        game.play(0, Move::Use(Place::Bathhouse)).play(0, drawn(kind, place, space));
        assert_eq!((game.asks(0), game.player(0).bag.total()), (Some(Ask::Action), 1), "who bathes is not new");
    }
    fn bath(game: &mut Scene) -> &mut Scene {
        game.filled(0, Place::Bathhouse)
    }
    let rows: [Row; 11] = [
        // Who is drawn was recruited before the ban.
        (1, |game| bathes(game, Kind::Craftsman, Place::Village, SpaceKind::Craftsman)),
        (2, |game| bathes(game, Kind::Monk, Place::Wagon, SpaceKind::Knight)),
        (4, |game| bathes(game, Kind::Knight, Place::Wagon, SpaceKind::Knight)),
        (11, |game| bathes(game, Kind::Scholar, Place::Scriptorium, SpaceKind::Scholar)),
        (3, |game| given_up(bath(game), Place::Bathhouse, 1)),
        (12, |game| given_up(bath(game), Place::Bathhouse, 1)),
        (9, |game| taxed(bath(game), Place::Bathhouse, 1)),
        (6, |game| bathes(game, Kind::Knight, Place::Wagon, SpaceKind::Knight)),
        (8, |game| {
            game.lay_wheel(0, Place::Wagon, SpaceKind::Farmer);
            game.stand(0, Place::Wagon, SpaceKind::Trader, Follower::Trader);
            bathes(game, Kind::Knight, Place::Wagon, SpaceKind::Knight);
            game.refuses(0, Move::Use(Place::Wagon), "vierzon.event.sabotage");
        }),
        // It completes the Wagon, which does not leave.
        (13, |game| {
            game.stand(0, Place::Wagon, SpaceKind::Farmer, Follower::Farmer);
            game.stand(0, Place::Wagon, SpaceKind::Trader, Follower::Trader);
            bathes(game, Kind::Knight, Place::Wagon, SpaceKind::Knight);
            game.refuses(0, Move::Use(Place::Wagon), "vierzon.event.storm");
        }),
        // Banishment looks at phase 3 alone.
        (14, |game| bathes(game, Kind::Knight, Place::Wagon, SpaceKind::Knight)),
    ];
    cross(in_round, &rows, &[("phase 6 does not look at who stands there", &[5, 7, 10])]);
}

/// The Lock lets a boatman step on another track: no other kind is taken by it.
#[test]
fn the_lock() {
    rule("vierzon.event.ban-scope");
    rule("vierzon.event.amnesty");
    fn steps(game: &mut Scene, track: Track) {
        game.tile(0, Place::Lock).fill(0, Place::Village).all_ready().play(0, Move::Use(Place::Village));
        game.play(0, Move::Recruit(Kind::Boatman)).play(0, Move::Advance(track));
        assert_eq!((game.track(0, track), game.track(0, Track::Boatmen)), (1, 0));
    }
    let rows: [Row; 4] = [
        (1, |game| steps(game, Track::Craftsmen)),
        (4, |game| steps(game, Track::Knights)),
        (11, |game| steps(game, Track::Scholars)),
        // The track is chosen, and then where the newcomer goes.
        (6, |game| {
            steps(game, Track::Knights);
            assert_eq!(game.asks(0), Some(Ask::Happening(HappeningAsk::Newcomer(Kind::Boatman))));
        }),
    ];
    let apart: [(&str, &[u8]); 3] = [
        ("monks have no track", &[2]),
        ("the Lock has no action and no space", &[8, 13]),
        ("phases 3 and 6 recruit nobody", &[3, 5, 7, 9, 10, 12, 14]),
    ];
    cross(in_round, &rows, &apart);
}
