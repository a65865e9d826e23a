//! What all tiles with followers on them meet in the same way.

use super::events;
use crate::crossings::counts::{bag, standing};
use crate::crossings::row::With::{PlagueCard, PlagueEvent};
use crate::crossings::row::{Row, With, changes, put, refuses};
use crate::scene::Scene;
use crate::scene::trade::resolve;
use orleans::components::Happening::*;
use orleans::components::PlagueCard as Card;
use orleans::components::{Follower, Good, Place, components};
use orleans::{Ask, Move, Origin};

/// The events that lead to torture.
pub(super) const DEBTS: [With; 4] =
    [PlagueEvent(Harvest), PlagueEvent(GoodsTax), PlagueEvent(Retraining), PlagueEvent(DevelopmentTax)];

/// Seat 0 has no coin for the event, and what the event looks at.
pub(super) fn in_debt(game: &mut Scene, with: With) -> &mut Scene {
    if with == PlagueEvent(GoodsTax) {
        game.give_goods(0, Good::Wool, 3);
    }
    game.set_coins(0, 0)
}

/// Seat 0 has no coin for the fee of the next round.
pub(super) fn fee_is_due(game: &mut Scene) -> &mut Scene {
    game.infect(0, 1).set_coins(0, 0).until(|state| matches!(state.asked_now(), Some((_, Ask::Torture { .. }))))
}

/// Rows for the followers that fill a tile, and for the doctor among them.
pub(super) fn standing_on(tile: Place) -> Vec<Row> {
    let spaces = &components().place(tile).action_spaces;
    let (space, number) = (spaces[0], spaces.len() as i32);
    let follower = space.kind().expect("a printed kind").neutral();
    let doctor = put(Follower::PlagueDoctor, tile, space, Origin::Home);
    let given_up = |with| {
        changes(
            with,
            &["plague.event.arson-contents", "plague.event.torture"],
            move |game| resolve(in_debt(game.filled(0, tile), with)),
            move |game| game.play(0, Move::GiveTile(tile)),
            &[(bag, number), (standing, -number)],
        )
    };
    let mut rows: Vec<Row> = DEBTS.into_iter().chain(events(&[Arson])).map(given_up).collect();
    rows.extend([
        // The doctor goes home, and into no bag.
        changes(
            PlagueEvent(Arson),
            &["plague.event.arson-contents", "plague.doctor.cannot-be-lost"],
            move |game| resolve(game.tile(0, tile).doctor_at(0, tile, space).fill_rest(tile)),
            move |game| game.play(0, Move::GiveTile(tile)),
            &[(bag, number - 1), (standing, -number)],
        ),
        refuses(
            PlagueEvent(Quarantine),
            &["plague.event.quarantine-placed"],
            move |game| game.tile(0, tile).doctor_at(0, tile, space).fill_rest(tile).until_turn_of(0),
            (0, Move::Use(tile), "plague.event.quarantine-placed"),
        ),
        changes(
            PlagueEvent(TakingToTheRoad),
            &["plague.event.taking-to-the-road-placement"],
            move |game| resolve(game.tile(0, tile).set_bag(0, [follower])),
            move |game| game.play(0, put(follower, tile, space, Origin::Drawn)),
            &[(standing, 1), (bag, 0)],
        ),
        refuses(
            PlagueCard(Card::DoctorRoundThree),
            &["plague.plaguecard.doctor-round-three"],
            move |game| game.tile(0, tile),
            (0, doctor, "plague.plaguecard.doctor-round-three"),
        ),
        changes(
            PlagueCard(Card::CorpseFee),
            &["plague.plaguecard.corpse-fee-timing", "plague.event.arson-contents"],
            move |game| fee_is_due(game.filled(0, tile)),
            move |game| game.play(0, Move::GiveTile(tile)),
            &[(bag, number), (standing, -number)],
        ),
    ]);
    rows
}
