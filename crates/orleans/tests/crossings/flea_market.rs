//! Flea Market: what the die says, activated or not.

use crate::counts::{bag, coins, monks, standing, wheels_in_supply, wheels_laid};
use crate::debts::{DEBTS, in_debt};
use crate::row::With::{Board, Event, Hour, Intrigue};
use crate::row::{Row, changes, cross, events, hours, refuses};
use crate::scene::Scene;
use crate::scene::trade::{fill_deed, in_town_hall, on, resolve, send};
use crate::schemes::{schemed, suffered};
use crate::sending::{Way, fed_by, sent_by};
use orleans::components::Happening::*;
use orleans::components::{Character, Follower, Happening, Kind, Place, SpaceKind, Track, TradeDeed};
use orleans::state::Wheel;
use orleans::{BoardDeed, HappeningMove, Move, Origin, Plot, Whence};

const MARKET: Move = Move::Use(Place::FleaMarket);

/// A roll of 6 lends the Town Hall, where the follower stands.
static WAY: Way = Way {
    rules: &["places.flea-market.roll", "places.flea-market.free-action", "intrigue.bribe.nested"],
    waits: |game, kind| game.filled(0, Place::FleaMarket).stand(0, Place::TownHall, SpaceKind::Any, kind.neutral()),
    opens: |game| game.all_ready().next_roll(6).play(0, MARKET).play(0, Move::Use(Place::TownHall)),
};

/// Seat 0 rolls a 6.
fn rolled_6(game: &mut Scene) -> &mut Scene {
    game.filled(0, Place::FleaMarket).all_ready().next_roll(6).play(0, MARKET)
}

fn farmers_track(game: &Scene) -> i32 {
    game.track(0, Track::Farmers).into()
}

fn rows() -> Vec<Row> {
    let mut rows = sent_by(&WAY);
    rows.push(fed_by(&WAY));
    for (event, place, id) in [
        (Conference, Place::University, "events.conference.no-scholars"),
        (Crusade, Place::Castle, "events.crusade.no-knights"),
    ] {
        let refused = (0, Move::Use(place), id);
        rows.push(refuses(Event(event), &["events.recruit-ban.scope"], rolled_6, refused));
    }
    for with in DEBTS {
        rows.push(changes(
            with,
            &["base.torture.place-tile-contents"],
            move |game| resolve(in_debt(game.filled(0, Place::FleaMarket), with)),
            |game| game.play(0, Move::GiveTile(Place::FleaMarket)),
            &[(bag, 2), (standing, -2)],
        ));
    }
    rows.extend(of_bans());
    rows.extend(of_events());
    rows.extend(of_intrigues());
    rows
}

/// What is forbidden gives nothing, and the followers return all the same.
fn of_bans() -> Vec<Row> {
    vec![
        changes(
            Hour(Happening::Pilgrimage),
            &["places.flea-market.monk", "base.events.pilgrimage-all-sources"],
            |game| game.filled(0, Place::FleaMarket).all_ready().next_roll(5),
            |game| game.play(0, MARKET),
            &[(bag, 2), (monks, 0)],
        ),
        refuses(
            Event(Strike),
            &["events.strike.no-craftsmen"],
            |game| rolled_6(game).play(0, Move::Use(Place::Village)),
            (0, Move::Recruit(Kind::Craftsman), "events.strike.no-craftsmen"),
        ),
        refuses(
            Event(Sabotage),
            &["events.sabotage.ban"],
            |game| {
                game.tile(0, Place::FleaMarket).lay_wheel(0, Place::FleaMarket, SpaceKind::Boatman);
                game.stand(0, Place::FleaMarket, SpaceKind::Trader, Follower::Trader).all_ready()
            },
            (0, MARKET, "events.sabotage.ban"),
        ),
        refuses(
            Event(Sabotage),
            &["events.sabotage.scope"],
            |game| rolled_6(game.lay_wheel(0, Place::Castle, SpaceKind::Farmer)),
            (0, Move::Use(Place::Castle), "events.sabotage.ban"),
        ),
        // A roll of 4 with a gear wheel on the Farm House.
        changes(
            Event(Sabotage),
            &["events.sabotage.scope", "places.flea-market.free-action"],
            |game| {
                game.lay_wheel(0, Place::FarmHouse, SpaceKind::Boatman).filled(0, Place::FleaMarket);
                game.all_ready().next_roll(4)
            },
            |game| game.play(0, MARKET),
            &[(bag, 2), (farmers_track, 0)],
        ),
    ]
}

fn of_events() -> Vec<Row> {
    let (place, space) = (Place::FleaMarket, SpaceKind::Boatman);
    let monk = Move::Put { follower: Follower::Monk, place, space, from: Origin::Drawn };
    let farmer = Move::Put { follower: Follower::OwnFarmer, place, space, from: Origin::Market };
    let wheel = Move::PlaceWheel { wheel: Wheel::Later, place, space };
    let dismiss = Move::Happening(HappeningMove::Dismiss { kind: Kind::Boatman, from: Whence::Space(place, space) });
    vec![
        // The market just used takes the monk that it gave.
        changes(
            Event(Amnesty),
            &["events.amnesty.after-action", "places.flea-market.monk"],
            |game| game.filled(0, Place::FleaMarket).all_ready().next_roll(5).play(0, MARKET),
            move |game| game.play(0, monk),
            &[(standing, 1), (bag, 0)],
        ),
        changes(
            Event(PeasantUprising),
            &["events.peasant-uprising.planning", "events.peasant-uprising.clean-up"],
            move |game| game.tile(0, Place::FleaMarket).play(0, farmer),
            |game| resolve(game),
            &[(standing, -1), (bag, 1)],
        ),
        changes(
            Event(Training),
            &["events.training.bonus-now", "places.general.gear"],
            |game| {
                game.tile(0, Place::FleaMarket).set_track(0, Track::Craftsmen, 1);
                resolve(game).play(0, Move::Advance(Track::Craftsmen))
            },
            move |game| game.play(0, wheel),
            &[(wheels_laid, 1)],
        ),
        changes(
            Event(Malfunction),
            &["events.malfunction.discard"],
            move |game| resolve(game.tile(0, place).lay_wheel(0, place, space)),
            move |game| game.play(0, Move::GivePlacedWheel(place)),
            &[(wheels_laid, -1), (wheels_in_supply, 1)],
        ),
        changes(
            Event(TechnologyTax),
            &["events.technology-tax.per-wheel"],
            move |game| game.tile(0, place).lay_wheel(0, place, space).all_ready(),
            |game| game.all_pass(),
            &[(coins, -1)],
        ),
        changes(
            Event(Famine),
            &["events.famine.sources"],
            |game| resolve(game.filled(0, Place::FleaMarket)),
            move |game| game.play(0, dismiss),
            &[(standing, -1), (bag, 0)],
        ),
        changes(
            Event(CapitationTax),
            &["events.capitation-tax.per-follower"],
            |game| game.filled(0, Place::FleaMarket).set_market(0, []).all_ready(),
            |game| game.all_pass(),
            &[(coins, -4), (standing, 0)],
        ),
    ]
}

fn of_intrigues() -> Vec<Row> {
    const COURT: BoardDeed = BoardDeed::Trade(TradeDeed::CourtOfLayAssessors);
    let (place, space) = (Place::FleaMarket, SpaceKind::Boatman);
    let boatman = Plot::Sabotage { place, space, follower: Follower::Boatman };
    vec![
        refuses(
            Intrigue(Character::Saboteur),
            &["intrigue.saboteur.locked"],
            move |game| {
                schemed(game.filled(1, place), Kind::Craftsman, Character::Saboteur);
                suffered(game.play(0, on(1, boatman))).stand(1, place, space, Follower::Monk)
            },
            (1, MARKET, "intrigue.saboteur.locked"),
        ),
        refuses(
            Intrigue(Character::Spy),
            &["intrigue.spy.board-only"],
            move |game| {
                game.tile(1, place).lay_wheel(1, place, space).lay_wheel(1, Place::Castle, SpaceKind::Farmer);
                schemed(game, Kind::Scholar, Character::Spy)
            },
            (0, on(1, Plot::Spy { place, space }), "intrigue.spy.board-only"),
        ),
        // Lent by the Court of Lay Assessors: nobody leaves it.
        changes(
            Board(TradeDeed::CourtOfLayAssessors),
            &["trade.court.complete-action"],
            move |game| {
                fill_deed(game, COURT, 1);
                in_town_hall(game, 0, &[Kind::Monk]);
                game.filled(0, place).all_ready().play(0, Move::Use(Place::TownHall));
                game.play(0, send(Kind::Monk, COURT)).next_roll(1)
            },
            |game| game.play(0, MARKET),
            &[(coins, 1), (standing, 0)],
        ),
    ]
}

#[test]
fn the_flea_market() {
    let of_base = [Happening::Income, Happening::TradingDay, Happening::Plague];
    let of_trade =
        [Indulgence, BonVoyage, Income, FishingGrounds, Wedding, TradingDay, Plague, BookFire, Summoning, Tithe];
    cross(
        &rows(),
        &[
            ("phase 6 does not look at who stands there", hours(&of_base)),
            ("the same", events(&of_trade)),
            ("nothing happens to anybody", events(&[Vacation, Silentium])),
        ],
    );
}
