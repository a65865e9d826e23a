//! Borrowed places: the tile of seat 1 that seat 0 uses by its Church.

use crate::crossings::church::{CHURCH, borrow};
use crate::crossings::counts::{bag, bread, coins, coins_of_1, development, grain_gone, monks, standing, wheels_aside};
use crate::crossings::row::With::{Event, Hour, Intrigue};
use crate::crossings::row::{Row, changes, cross, events, put, refuses};
use crate::crossings::schemes::{schemed, suffered};
use crate::crossings::sending::{Way, fed_by, sent_by};
use crate::crossings::standing::{banned, unmoved};
use crate::scene::Scene;
use crate::scene::trade::on;
use orleans::components::Happening::*;
use orleans::components::{Character, Follower, Good, Happening, Kind, Place, SpaceKind};
use orleans::{Move, Origin, Plot};
use tabletop::Seat;

/// Seat 0 is about to borrow this tile, which seat 1 has filled.
fn at_the_door(game: &mut Scene, tile: Place) -> &mut Scene {
    game.filled(0, Place::Church).filled(1, tile).all_ready()
}

/// Seat 0 has borrowed it.
fn borrowed(game: &mut Scene, tile: Place) -> &mut Scene {
    at_the_door(game, tile).play(0, CHURCH).play(0, borrow(tile))
}

/// The Church borrows a Well, and that lends the own Town Hall.
pub(crate) static WAY: Way = Way {
    rules: &["places.church.for-the-user", "places.well.town-hall"],
    waits: |game, kind| {
        game.filled(0, Place::Church).filled(1, Place::Well);
        game.stand(0, Place::TownHall, SpaceKind::Any, kind.neutral())
    },
    opens: |game| game.all_ready().play(0, CHURCH).play(0, borrow(Place::Well)).play(0, Move::Use(Place::TownHall)),
};

/// Seat 0 has baked three breads in the Bakery of seat 1.
fn baked(game: &mut Scene) -> &mut Scene {
    borrowed(game.give_goods(0, Good::Grain, 3), Place::Bakery).play(0, Move::Bake(3))
}

fn rows() -> Vec<Row> {
    let mut rows = sent_by(&WAY);
    rows.push(fed_by(&WAY));
    // A borrowed Flea Market lends the actions of the user's board, as far as the event lets it.
    rows.extend(banned(|game| borrowed(game.next_roll(6), Place::FleaMarket)));
    rows.extend(of_bans());
    rows.extend(of_bread());
    rows.extend(of_others());
    rows
}

fn of_bans() -> Vec<Row> {
    vec![
        changes(
            Hour(Happening::Pilgrimage),
            &["places.flea-market.monk", "base.events.pilgrimage-all-sources"],
            |game| at_the_door(game, Place::FleaMarket).next_roll(5),
            |game| game.play(0, CHURCH).play(0, borrow(Place::FleaMarket)),
            &[(coins, -2), (monks, 0), (bag, 1)],
        ),
        // A gear wheel of the owner stops the user, too.
        refuses(
            Event(Sabotage),
            &["events.sabotage.ban", "events.sabotage.scope"],
            |game| {
                game.tile(1, Place::Windmill).lay_wheel(1, Place::Windmill, SpaceKind::Craftsman);
                game.stand(1, Place::Windmill, SpaceKind::Craftsman, Follower::Craftsman);
                at_the_door(game, Place::Brewery).play(0, CHURCH)
            },
            (0, borrow(Place::Windmill), "events.sabotage.ban"),
        ),
        // Wheels of the user lie on other spaces than the owner's.
        changes(
            Event(Sabotage),
            &["events.sabotage.ban"],
            |game| at_the_door(game.lay_wheel(0, Place::Castle, SpaceKind::Farmer), Place::Windmill).play(0, CHURCH),
            |game| game.play(0, borrow(Place::Windmill)),
            &[(development, 1), (coins, 0)],
        ),
    ]
}

/// Bread baked like this lies before the user, who has no Bakery.
fn of_bread() -> Vec<Row> {
    let given = [
        (Hour(Happening::Harvest), Move::FeedBread, 0),
        (Event(Harvest), Move::FeedBread, 0),
        (Event(Retraining), Move::GiveBread, 1),
        (Event(Dues), Move::GiveBread, 0),
    ];
    let given = given.map(|(with, mv, steps)| {
        changes(
            with,
            &["places.church.for-the-user", "places.bakery.bread-is-a-good", "events.goods.bread-value"],
            |game| baked(game).all_pass(),
            move |game| game.play(0, mv),
            &[(bread, -1), (development, steps)],
        )
    });
    let others = [
        changes(
            Hour(Happening::Taxes),
            &["places.church.for-the-user", "places.bakery.bread-is-a-good"],
            |game| baked(game.set_coins(0, 9)),
            |game| game.all_pass(),
            &[(coins, -3), (coins_of_1, 0)],
        ),
        changes(
            Event(GoodsTax),
            &["events.goods-tax.per-three"],
            |game| baked(game.set_coins(0, 9)),
            |game| game.all_pass(),
            &[(coins, -1), (bread, 0)],
        ),
        // The owner loses the Bakery and the own bread; what others have baked there is safe.
        changes(
            Event(Torture),
            &["base.torture.place-tile-contents", "places.church.for-the-user"],
            |game| {
                baked(game.bake(1, 2)).all_pass();
                game.until(|state| state.asked_of(Seat(1)).is_some())
            },
            |game| game.play(1, Move::GiveTile(Place::Bakery)),
            &[(bread, 0), (grain_gone, 2)],
        ),
    ];
    given.into_iter().chain(others).collect()
}

fn of_others() -> Vec<Row> {
    let farmer = put(Follower::Farmer, Place::Castle, SpaceKind::Boatman, Origin::Drawn);
    let monk = put(Follower::Monk, Place::Castle, SpaceKind::Boatman, Origin::Drawn);
    let craftsman =
        Plot::Sabotage { place: Place::Windmill, space: SpaceKind::Craftsman, follower: Follower::Craftsman };
    vec![
        changes(
            Event(Amnesty),
            &["events.amnesty.place-at-once"],
            |game| borrowed(game.next_roll(5), Place::FleaMarket),
            move |game| game.play(0, monk),
            &[(standing, 1)],
        ),
        refuses(
            Event(PeasantUprising),
            &["events.peasant-uprising.phase-four-only"],
            |game| borrowed(game.set_bag(0, [Follower::Farmer]), Place::Bathhouse),
            (0, farmer, "base.planning.matching-space"),
        ),
        // Who stands on the tile is its owner's; the user's monk has gone home.
        changes(
            Event(CapitationTax),
            &["events.capitation-tax.per-follower", "places.church.followers"],
            |game| borrowed(game.set_market(0, []).set_market(1, []).set_coins(1, 9), Place::Windmill),
            |game| game.all_pass(),
            &[(coins, 0), (coins_of_1, -4)],
        ),
        changes(
            Event(TechnologyTax),
            &["places.laboratory.gear", "events.technology-tax.per-wheel"],
            |game| at_the_door(game, Place::Laboratory).play(0, CHURCH),
            |game| game.play(0, borrow(Place::Laboratory)).all_pass(),
            &[(wheels_aside, 1), (coins, -2)],
        ),
        // What the Saboteur closes is closed to its owner.
        changes(
            Intrigue(Character::Saboteur),
            &["intrigue.saboteur.locked", "places.church.use"],
            move |game| {
                schemed(game.filled(0, Place::Church).filled(1, Place::Windmill), Kind::Craftsman, Character::Saboteur);
                suffered(game.play(0, on(1, craftsman)));
                game.stand(1, Place::Windmill, SpaceKind::Craftsman, Follower::Craftsman);
                game.refuses(1, Move::Use(Place::Windmill), "intrigue.saboteur.locked").until_turn_of(0)
            },
            |game| game.play(0, CHURCH).play(0, borrow(Place::Windmill)),
            &[(development, 1), (coins, 0), (coins_of_1, 2)],
        ),
    ]
}

#[test]
fn borrowed_places() {
    cross(
        &rows(),
        &[
            ("they look at nobody who stands there", unmoved()),
            ("coins and steps that look at nothing borrowed", events(&[Training, Tax, Trip])),
            ("wheels and followers of the owner's own", events(&[Malfunction, Famine])),
        ],
    );
}
