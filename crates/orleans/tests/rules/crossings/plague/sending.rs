//! Every deed of the Plague board, reached by whatever way a follower can be sent.

use crate::crossings::counts::{coins, development, grain, in_guildhall};
use crate::crossings::row::{Count, Row, With, changes, put};
use crate::crossings::sending::Way;
use crate::scene::Scene;
use crate::scene::plague::RETURN;
use crate::scene::trade::{fill_deed, send};
use orleans::components::{By, Follower, Kind, Place, PlagueDeed, SpaceKind, Town};
use orleans::{BoardDeed, Move, Origin};

type Act = fn(&mut Scene) -> &mut Scene;
const NOTHING: Act = |game| game;

/// The knight that Alchemy draws goes to the Guildhall.
fn draws(game: &mut Scene) -> &mut Scene {
    let knight = put(Follower::Knight, Place::Guildhall, SpaceKind::Knight, Origin::Drawn);
    game.play(0, Move::Draw(1)).play(0, knight)
}

/// A row for every deed, sent to in this way.
pub(super) fn sent_by(way: &'static Way) -> Vec<Row> {
    let knight: Act = |game| game.set_bag(0, [Follower::Knight]);
    let lying: Count = |game| game.plagued(0).on_market.into();
    let lying_elsewhere: Count = |game| (1..4).map(|seat| i32::from(game.plagued(seat).on_market)).sum();
    let in_blois: Count = |game| (game.mat(0).merchant == Town::Blois).into();
    let to_blois = Move::Travel { to: Town::Blois, by: By::Water, take: None };
    let row = |deed, kind, laid: Act, done: Box<dyn Fn(&mut Scene) -> &mut Scene>, numbers: &[(Count, i32)]| {
        let sent = send(kind, BoardDeed::Plague(deed));
        changes(
            With::PlagueDeed(deed),
            way.rules,
            move |game| laid((way.opens)((way.waits)(game, kind))),
            move |game| done(game.play(0, sent)),
            numbers,
        )
    };
    vec![
        row(PlagueDeed::AlchemyI, Kind::Monk, knight, Box::new(draws), &[(in_guildhall, 1)]),
        row(
            PlagueDeed::AlchemyIi,
            Kind::Monk,
            |game| {
                fill_deed(game, BoardDeed::Plague(PlagueDeed::AlchemyI), 0);
                game.set_bag(0, [Follower::Knight])
            },
            Box::new(draws),
            &[(in_guildhall, 1)],
        ),
        row(
            PlagueDeed::Autopsy,
            Kind::Scholar,
            |game| game.infect(0, 2),
            Box::new(|game| game.play(0, RETURN)),
            &[(lying, -1), (lying_elsewhere, 3)],
        ),
        row(PlagueDeed::Coinage, Kind::Trader, NOTHING, Box::new(NOTHING), &[(coins, 2)]),
        row(PlagueDeed::Storeroom, Kind::Farmer, NOTHING, Box::new(NOTHING), &[(grain, 1)]),
        row(PlagueDeed::Herbalism, Kind::Scholar, NOTHING, Box::new(NOTHING), &[(development, 2)]),
        row(
            PlagueDeed::MessengerService,
            Kind::Knight,
            NOTHING,
            Box::new(move |game| game.play(0, to_blois)),
            &[(in_blois, 1)],
        ),
        row(
            PlagueDeed::Cremation,
            Kind::Knight,
            NOTHING,
            Box::new(|game| game.play(0, Move::Develop)),
            &[(development, 1), (coins, 0)],
        ),
    ]
}
