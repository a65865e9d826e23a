//! Borrowed places: the tile of seat 1 that seat 0 uses by its Church.

use crate::counts::{bag, bread, coins, coins_of_1, development, grain_gone, monks, standing, wheels_aside};
use crate::row::With::{Event, Hour, Intrigue};
use crate::row::{Row, changes, cross, events, hours, refuses};
use crate::scene::Scene;
use crate::scene::trade::on;
use crate::schemes::{schemed, suffered};
use crate::sending::{Way, fed_by, sent_by};
use orleans::components::Happening::*;
use orleans::components::{Character, Follower, Good, Happening, Kind, Place, SpaceKind};
use orleans::{Move, Origin, Plot};
use tabletop::Seat;

const CHURCH: Move = Move::Use(Place::Church);

fn borrow(place: Place) -> Move {
    Move::Borrow { owner: Seat(1), place }
}

/// Seat 0 is about to borrow this tile, which seat 1 has filled.
fn at_the_door(game: &mut Scene, tile: Place) -> &mut Scene {
    game.filled(0, Place::Church).filled(1, tile).all_ready()
}

/// Seat 0 has borrowed it.
fn borrowed(game: &mut Scene, tile: Place) -> &mut Scene {
    at_the_door(game, tile).play(0, CHURCH).play(0, borrow(tile))
}

/// The Church borrows a Well, and that lends the own Town Hall.
static WAY: Way = Way {
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
    for (event, place, id) in [
        (Conference, Place::University, "events.conference.no-scholars"),
        (Crusade, Place::Castle, "events.crusade.no-knights"),
    ] {
        rows.push(refuses(
            Event(event),
            &["events.recruit-ban.scope", "places.church.for-the-user"],
            |game| borrowed(game.next_roll(6), Place::FleaMarket),
            (0, Move::Use(place), id),
        ));
    }
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
        refuses(
            Event(Strike),
            &["events.strike.no-craftsmen"],
            |game| borrowed(game.next_roll(6), Place::FleaMarket).play(0, Move::Use(Place::Village)),
            (0, Move::Recruit(Kind::Craftsman), "events.strike.no-craftsmen"),
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
    vec![
        changes(
            Hour(Happening::Harvest),
            &["places.church.for-the-user", "places.bakery.bread-is-a-good"],
            |game| baked(game).all_pass(),
            |game| game.play(0, Move::FeedBread),
            &[(bread, -1)],
        ),
        changes(
            Hour(Happening::Taxes),
            &["places.church.for-the-user", "places.bakery.bread-is-a-good"],
            |game| baked(game.set_coins(0, 9)),
            |game| game.all_pass(),
            &[(coins, -3), (coins_of_1, 0)],
        ),
        changes(
            Event(Harvest),
            &["events.goods.bread-value"],
            |game| baked(game).all_pass(),
            |game| game.play(0, Move::FeedBread),
            &[(bread, -1)],
        ),
        changes(
            Event(Retraining),
            &["events.goods.bread-value"],
            |game| baked(game).all_pass(),
            |game| game.play(0, Move::GiveBread),
            &[(bread, -1), (development, 1)],
        ),
        changes(
            Event(GoodsTax),
            &["events.goods-tax.per-three"],
            |game| baked(game.set_coins(0, 9)),
            |game| game.all_pass(),
            &[(coins, -1), (bread, 0)],
        ),
        changes(
            Event(Dues),
            &["events.goods.bread-value"],
            |game| baked(game).all_pass(),
            |game| game.play(0, Move::GiveBread),
            &[(bread, -1)],
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
    ]
}

fn of_others() -> Vec<Row> {
    let (place, space) = (Place::Castle, SpaceKind::Boatman);
    let farmer = Move::Put { follower: Follower::Farmer, place, space, from: Origin::Drawn };
    let monk = Move::Put { follower: Follower::Monk, place, space, from: Origin::Drawn };
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
    let of_base = [Happening::Income, Happening::TradingDay, Happening::Plague];
    let of_trade =
        [Indulgence, Training, BonVoyage, Income, FishingGrounds, Wedding, TradingDay, Plague, BookFire, Summoning];
    cross(
        &rows(),
        &[
            ("phase 6 does not look at who used a tile", hours(&of_base)),
            ("the same", events(&of_trade)),
            ("coins that look at nothing borrowed", events(&[Tax, Trip, Tithe])),
            ("wheels and followers of the owner's own", events(&[Malfunction, Famine])),
            ("nothing happens to anybody", events(&[Vacation, Silentium])),
        ],
    );
}
