//! The Bathhouse, met with each of the fourteen events.

use crate::tours::crossings::{Row, cross, drawn};
use crate::tours::{Scene, resolve, rule};
use orleans::components::{Follower, Kind, Place, SpaceKind};
use orleans::{Ask, Move};

#[test]
fn the_bathhouse() {
    rule("tours.event.ban-scope");
    rule("tours.event.axle-fracture");
    const BATH: Move = Move::Use(Place::Bathhouse);
    fn drew(game: &mut Scene, follower: Follower) -> &mut Scene {
        game.filled(0, Place::Bathhouse).set_bag(0, [follower]).all_ready().play(0, BATH)
    }
    fn given_up(game: &mut Scene) {
        resolve(game.set_coins(0, 0).filled(0, Place::Bathhouse));
        game.play(0, Move::GiveTile(Place::Bathhouse));
        assert_eq!(game.player(0).bag.total(), 1);
    }
    let rows: [Row; 9] = [
        // Who is drawn was recruited before the ban.
        (1, |game| {
            drew(game, Follower::Craftsman).play(0, drawn(Kind::Craftsman, Place::Village, SpaceKind::Craftsman));
        }),
        (2, |game| _ = drew(game, Follower::Knight).play(0, drawn(Kind::Knight, Place::Wagon, SpaceKind::Knight))),
        (3, given_up),
        (8, given_up),
        (14, given_up),
        // It completes the Wagon, which does not leave.
        (5, |game| {
            game.stand(0, Place::Wagon, SpaceKind::Farmer, Follower::Farmer);
            game.stand(0, Place::Wagon, SpaceKind::Trader, Follower::Trader);
            drew(game, Follower::Knight).play(0, drawn(Kind::Knight, Place::Wagon, SpaceKind::Knight));
            game.refuses(0, Move::Use(Place::Wagon), "tours.event.highwaymen");
        }),
        // Who is drawn is not new.
        (6, |game| {
            drew(game, Follower::Knight).play(0, drawn(Kind::Knight, Place::Wagon, SpaceKind::Knight));
            assert_eq!(game.asks(0), Some(Ask::Action));
        }),
        // Who stands there is on a tile; who bathed is in the bag.
        (12, |game| {
            drew(game, Follower::Knight).play(0, drawn(Kind::Knight, Place::StageCoach, SpaceKind::Knight));
            resolve(game.set_coins(0, 7));
            assert_eq!((game.coins(0), game.state.table.round), (2, 13));
        }),
        (13, |game| {
            drew(game, Follower::Knight).play(0, drawn(Kind::Knight, Place::StageCoach, SpaceKind::Knight));
            game.refuses(0, Move::Use(Place::StageCoach), "tours.event.axle-fracture");
        }),
    ];
    let apart: [(&str, &[u8]); 2] =
        [("phase 6 does not look at who stands there", &[4, 7, 10, 11]), ("no wheel on the board is its own", &[9])];
    cross(&rows, &apart);
}
