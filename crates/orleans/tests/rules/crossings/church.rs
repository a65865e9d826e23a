//! Church: the monk who uses what others have.

use crate::crossings::counts::{bag, coins, coins_of_1, monks, standing};
use crate::crossings::row::With::{Board, Event, Hour, Intrigue};
use crate::crossings::row::{Row, boards, changes, cross, deeds, events, intrigues, put, refuses};
use crate::crossings::schemes::{schemed, suffered};
use crate::crossings::sending::knight_to;
use crate::crossings::standing::{standing_on, unmoved};
use crate::scene::Scene;
use crate::scene::trade::on;
use orleans::components::Happening::*;
use orleans::components::{Character, Follower, Happening, Kind, Place, SpaceKind, TradeDeed};
use orleans::{Move, Origin, Plot};
use tabletop::Seat;

pub(crate) const CHURCH: Move = Move::Use(Place::Church);

/// The tile of seat 1 that is used.
pub(crate) fn borrow(place: Place) -> Move {
    Move::Borrow { owner: Seat(1), place }
}

/// Seat 0 has the Church ready, seat 1 a filled Brewery.
fn ready(game: &mut Scene) -> &mut Scene {
    game.filled(0, Place::Church).filled(1, Place::Brewery)
}

fn rows() -> Vec<Row> {
    let mut rows = standing_on(Place::Church);
    // Bans on recruiting leave a monk who is there already at work.
    for with in [Hour(Happening::Pilgrimage), Event(Conference), Event(Crusade), Event(Strike), Event(Sabotage)] {
        rows.push(changes(
            with,
            &["base.events.pilgrimage-all-sources", "places.church.use"],
            |game| ready(game).all_ready(),
            |game| game.play(0, CHURCH).play(0, borrow(Place::Brewery)),
            &[(coins, 0), (coins_of_1, 2), (bag, 1), (monks, 0)],
        ));
    }
    let monk = put(Follower::Monk, Place::Church, SpaceKind::Monk, Origin::Drawn);
    let farmer = put(Follower::OwnFarmer, Place::Church, SpaceKind::Monk, Origin::Market);
    let leaves = Plot::Sabotage { place: Place::Church, space: SpaceKind::Monk, follower: Follower::Monk };
    rows.extend([
        // A monk won by the borrowed tile takes the place of the one that has just left.
        changes(
            Event(Amnesty),
            &["events.amnesty.after-action", "places.church.for-the-user"],
            |game| {
                ready(game).filled(1, Place::FleaMarket).all_ready().next_roll(5).play(0, CHURCH);
                game.play(0, borrow(Place::FleaMarket))
            },
            move |game| game.play(0, monk),
            &[(standing, 1), (bag, 0)],
        ),
        refuses(
            Event(PeasantUprising),
            &["events.peasant-uprising.planning", "base.planning.nothing-replaces-monk"],
            |game| game.tile(0, Place::Church),
            (0, farmer, "base.planning.nothing-replaces-monk"),
        ),
        // Not even the Well opens a locked Church.
        refuses(
            Intrigue(Character::Saboteur),
            &["intrigue.saboteur.locked"],
            move |game| {
                game.filled(1, Place::Church).filled(1, Place::Well).filled(2, Place::Brewery);
                schemed(game, Kind::Craftsman, Character::Saboteur);
                suffered(game.play(0, on(1, leaves))).play(1, Move::Use(Place::Well))
            },
            (1, CHURCH, "intrigue.saboteur.locked"),
        ),
        changes(
            Board(TradeDeed::Alchemy),
            &["trade.alchemy.draw"],
            |game| {
                knight_to(game.tile(0, Place::Church).set_bag(0, [Follower::Monk]), TradeDeed::Alchemy)
                    .play(0, Move::Draw(1))
            },
            move |game| game.play(0, monk),
            &[(standing, 1)],
        ),
        // The Court of Lay Assessors lends it without its monk, but not without the price.
        changes(
            Board(TradeDeed::CourtOfLayAssessors),
            &["trade.court.complete-action", "places.church.use"],
            |game| {
                let court = TradeDeed::CourtOfLayAssessors;
                knight_to(game.tile(0, Place::Church).filled(1, Place::Brewery), court)
            },
            |game| game.play(0, CHURCH).play(0, borrow(Place::Brewery)),
            &[(coins, 0), (coins_of_1, 2)],
        ),
    ]);
    rows
}

#[test]
fn the_church() {
    let plots: Vec<Character> = Character::ALL.iter().copied().filter(|&it| it != Character::Saboteur).collect();
    let lends = [TradeDeed::Alchemy, TradeDeed::CourtOfLayAssessors];
    let others: Vec<TradeDeed> = TradeDeed::ALL.iter().copied().filter(|deed| !lends.contains(deed)).collect();
    cross(
        &rows(),
        &[
            ("they look at nobody who stands there", unmoved()),
            ("no gear wheel lies on the space of a monk", events(&[Training, Malfunction])),
            ("it uses no player board, and so sends nobody: see what it borrows", deeds()),
            ("the same", boards(&others)),
            ("the same", intrigues(&plots)),
        ],
    );
}
