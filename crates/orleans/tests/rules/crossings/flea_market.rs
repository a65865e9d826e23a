//! Flea Market: what the die says, activated or not.

use crate::crossings::counts::{bag, coins, monks, standing, wheels_in_supply, wheels_laid};
use crate::crossings::row::With::{Board, Event, Hour, Intrigue};
use crate::crossings::row::{Row, changes, cross, put, refuses};
use crate::crossings::schemes::schemed;
use crate::crossings::sending::{Way, fed_by, knight_to, sent_by};
use crate::crossings::standing::{banned, standing_on, unmoved};
use crate::scene::Scene;
use crate::scene::trade::{on, resolve};
use orleans::components::Happening::*;
use orleans::components::{Character, Follower, Happening, Kind, Place, SpaceKind, Track, TradeDeed};
use orleans::state::Wheel;
use orleans::{Move, Origin, Plot};

const MARKET: Place = Place::FleaMarket;
/// One of its two spaces.
const SPACE: SpaceKind = SpaceKind::Boatman;

/// A roll of 6 lends the Town Hall, where the follower stands.
pub(crate) static WAY: Way = Way {
    rules: &["places.flea-market.roll", "places.flea-market.free-action", "intrigue.bribe.nested"],
    waits: |game, kind| game.filled(0, MARKET).stand(0, Place::TownHall, SpaceKind::Any, kind.neutral()),
    opens: |game| game.all_ready().next_roll(6).play(0, Move::Use(MARKET)).play(0, Move::Use(Place::TownHall)),
};

/// Seat 0 has the market ready and is about to roll this.
fn before(game: &mut Scene, pips: u8) -> &mut Scene {
    game.filled(0, MARKET).all_ready().next_roll(pips)
}

fn farmers_track(game: &Scene) -> i32 {
    game.track(0, Track::Farmers).into()
}

fn rows() -> Vec<Row> {
    let mut rows = sent_by(&WAY);
    rows.push(fed_by(&WAY));
    rows.extend(standing_on(MARKET));
    rows.extend(banned(|game| before(game, 6).play(0, Move::Use(MARKET))));
    rows.extend(of_bans());
    rows.extend(of_others());
    rows
}

/// What is forbidden gives nothing, and the followers return all the same.
fn of_bans() -> [Row; 3] {
    [
        changes(
            Hour(Happening::Pilgrimage),
            &["places.flea-market.monk", "base.events.pilgrimage-all-sources"],
            |game| before(game, 5),
            |game| game.play(0, Move::Use(MARKET)),
            &[(bag, 2), (monks, 0)],
        ),
        // A gear wheel on the Farm House, where a roll of 4 leads.
        changes(
            Event(Sabotage),
            &["events.sabotage.scope", "places.flea-market.free-action"],
            |game| before(game.lay_wheel(0, Place::FarmHouse, SPACE), 4),
            |game| game.play(0, Move::Use(MARKET)),
            &[(bag, 2), (farmers_track, 0)],
        ),
        // And one on the market itself.
        refuses(
            Event(Sabotage),
            &["events.sabotage.ban"],
            |game| {
                game.tile(0, MARKET).lay_wheel(0, MARKET, SPACE);
                game.stand(0, MARKET, SpaceKind::Trader, Follower::Trader).all_ready()
            },
            (0, Move::Use(MARKET), "events.sabotage.ban"),
        ),
    ]
}

fn of_others() -> [Row; 7] {
    let monk = put(Follower::Monk, MARKET, SPACE, Origin::Drawn);
    let farmer = put(Follower::OwnFarmer, MARKET, SPACE, Origin::Market);
    let wheel = Move::PlaceWheel { wheel: Wheel::Later, place: MARKET, space: SPACE };
    [
        // The market just used takes the monk that it gave.
        changes(
            Event(Amnesty),
            &["events.amnesty.after-action", "places.flea-market.monk"],
            |game| before(game, 5).play(0, Move::Use(MARKET)),
            move |game| game.play(0, monk),
            &[(standing, 1), (bag, 0)],
        ),
        changes(
            Event(PeasantUprising),
            &["events.peasant-uprising.planning", "events.peasant-uprising.clean-up"],
            move |game| game.tile(0, MARKET).play(0, farmer),
            |game| resolve(game),
            &[(standing, -1), (bag, 1)],
        ),
        changes(
            Event(Training),
            &["events.training.bonus-now", "places.general.gear"],
            |game| {
                game.tile(0, MARKET).set_track(0, Track::Craftsmen, 1);
                resolve(game).play(0, Move::Advance(Track::Craftsmen))
            },
            move |game| game.play(0, wheel),
            &[(wheels_laid, 1)],
        ),
        changes(
            Event(Malfunction),
            &["events.malfunction.discard"],
            |game| resolve(game.tile(0, MARKET).lay_wheel(0, MARKET, SPACE)),
            |game| game.play(0, Move::GivePlacedWheel(MARKET)),
            &[(wheels_laid, -1), (wheels_in_supply, 1)],
        ),
        changes(
            Event(TechnologyTax),
            &["events.technology-tax.per-wheel"],
            |game| game.tile(0, MARKET).lay_wheel(0, MARKET, SPACE).all_ready(),
            |game| game.all_pass(),
            &[(coins, -1)],
        ),
        refuses(
            Intrigue(Character::Spy),
            &["intrigue.spy.board-only"],
            |game| {
                game.tile(1, MARKET).lay_wheel(1, MARKET, SPACE).lay_wheel(1, Place::Castle, SpaceKind::Farmer);
                schemed(game, Kind::Scholar, Character::Spy)
            },
            (0, on(1, Plot::Spy { place: MARKET, space: SPACE }), "intrigue.spy.board-only"),
        ),
        // Lent by the Court of Lay Assessors: nobody leaves it.
        changes(
            Board(TradeDeed::CourtOfLayAssessors),
            &["trade.court.complete-action"],
            |game| knight_to(game.filled(0, MARKET), TradeDeed::CourtOfLayAssessors).next_roll(1),
            |game| game.play(0, Move::Use(MARKET)),
            &[(coins, 1), (standing, 0)],
        ),
    ]
}

#[test]
fn the_flea_market() {
    cross(&rows(), &[("they look at nobody who stands there", unmoved())]);
}
