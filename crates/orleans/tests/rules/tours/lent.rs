//! Actions lent by the Well and the Flea Market, met with each of the fourteen events.

use crate::tours::crossings::{Row, cross, drawn};
use crate::tours::{Scene, resolve, rule};
use orleans::components::{By, Follower, Kind, Place, SpaceKind, Town};
use orleans::{Ask, HappeningAsk, Move};

#[test]
fn the_well_and_the_flea_market() {
    rule("tours.event.ban-scope");
    rule("tours.event.highwaymen");
    rule("tours.event.axle-fracture");
    rule("tours.event.amnesty");
    fn lent(game: &mut Scene, lender: Place) -> &mut Scene {
        game.filled(0, lender).all_ready().next_roll(6).play(0, Move::Use(lender))
    }
    fn both(game: &mut Scene, then: impl Fn(&mut Scene)) {
        for lender in [Place::Well, Place::FleaMarket] {
            then(lent(&mut game.fork(), lender));
        }
    }
    fn given_up(game: &mut Scene) {
        resolve(game.set_coins(0, 0).filled(0, Place::Well).filled(0, Place::FleaMarket));
        game.play(0, Move::GiveTile(Place::Well)).play(0, Move::GiveTile(Place::FleaMarket));
        assert_eq!(game.player(0).bag.total(), 4);
    }
    let rows: [Row; 9] = [
        (1, |game| {
            both(game, |game| {
                game.play(0, Move::Use(Place::Village));
                game.refuses(0, Move::Recruit(Kind::Craftsman), "tours.event.strike");
            });
        }),
        (2, |game| both(game, |game| _ = game.refuses(0, Move::Use(Place::Castle), "tours.event.crusade"))),
        (3, given_up),
        (8, given_up),
        (14, given_up),
        (5, |game| both(game, |game| _ = game.refuses(0, Move::Use(Place::Wagon), "tours.event.highwaymen"))),
        // Whom a lent action recruits is new.
        (6, |game| {
            both(game, |game| {
                game.play(0, Move::Use(Place::Castle));
                assert_eq!(game.asks(0), Some(Ask::Happening(HappeningAsk::Newcomer(Kind::Knight))));
            });
            game.filled(0, Place::FleaMarket).all_ready().next_roll(5).play(0, Move::Use(Place::FleaMarket));
            game.play(0, drawn(Kind::Monk, Place::FleaMarket, SpaceKind::Trader));
            assert_eq!(game.standing(0, Place::FleaMarket), [Follower::Monk], "the die's monk, too");
        }),
        // A wheel on the Flea Market is on a tile.
        (9, |game| {
            game.tile(0, Place::FleaMarket).lay_wheel(0, Place::FleaMarket, SpaceKind::Trader);
            resolve(game);
            assert_eq!((game.coins(0), game.state.table.round), (3, 10));
        }),
        // The Flea Market never lends a tile.
        (13, |game| {
            let mut well = game.fork();
            lent(&mut well, Place::Well).refuses(0, Move::Use(Place::StageCoach), "tours.event.axle-fracture");
            well.play(0, Move::Use(Place::Ship))
                .play(0, Move::Travel { to: Town::Sancerre, by: By::Water, take: None });
            lent(game, Place::FleaMarket).refuses(0, Move::Use(Place::StageCoach), "places.flea-market.roll");
        }),
    ];
    cross(&rows, &[("phase 6 does not look at who stands there", &[4, 7, 10, 11, 12])]);
}
