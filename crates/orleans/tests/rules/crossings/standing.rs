//! What all tiles with followers on them meet in the same way.

use crate::crossings::counts::{bag, coins, standing};
use crate::crossings::debts::{DEBTS, in_debt};
use crate::crossings::row::With::{Event, Intrigue};
use crate::crossings::row::{Row, With, changes, events, hours, refuses};
use crate::crossings::schemes::{schemed, suffered};
use crate::scene::Scene;
use crate::scene::trade::{on, resolve};
use orleans::components::Happening::*;
use orleans::components::{Character, Happening, Kind, Place, SpaceKind, components};
use orleans::{HappeningMove, Move, Plot, Whence};

/// Rows for the followers that fill a tile.
pub(crate) fn standing_on(tile: Place) -> Vec<Row> {
    let spaces = &components().place(tile).action_spaces;
    let (space, number) = (spaces[0], spaces.len() as i32);
    let kind = space.kind().expect("a printed kind");
    let dismiss = Move::Happening(HappeningMove::Dismiss { kind, from: Whence::Space(tile, space) });
    let leaves = Plot::Sabotage { place: tile, space, follower: kind.neutral() };
    let given_up = |with| {
        changes(
            with,
            &["base.torture.place-tile-contents"],
            move |game| resolve(in_debt(game.filled(0, tile), with)),
            move |game| game.play(0, Move::GiveTile(tile)),
            &[(bag, number), (standing, -number)],
        )
    };
    let mut rows: Vec<Row> = DEBTS.map(given_up).into();
    rows.push(changes(
        Event(Famine),
        &["events.famine.sources"],
        move |game| resolve(game.filled(0, tile)),
        move |game| game.play(0, dismiss),
        &[(standing, -1), (bag, 0)],
    ));
    rows.push(changes(
        Event(CapitationTax),
        &["events.capitation-tax.per-follower"],
        move |game| game.filled(0, tile).set_market(0, []).all_ready(),
        |game| game.all_pass(),
        &[(coins, -2 * number), (standing, 0)],
    ));
    // Filled again, the tile stays closed.
    rows.push(refuses(
        Intrigue(Character::Saboteur),
        &["intrigue.saboteur.which-follower", "intrigue.saboteur.locked"],
        move |game| {
            schemed(game.filled(1, tile), Kind::Craftsman, Character::Saboteur);
            suffered(game.play(0, on(1, leaves))).stand(1, tile, space, kind.neutral())
        },
        (1, Move::Use(tile), "intrigue.saboteur.locked"),
    ));
    rows
}

/// Rows for the actions that a tile lends: bans on recruiting hold for them. `lent` leads to the choice.
pub(crate) fn banned(lent: fn(&mut Scene) -> &mut Scene) -> Vec<Row> {
    let row = |event, done: fn(&mut Scene) -> &mut Scene, refused, id| {
        let rules = &["events.recruit-ban.scope", "places.well.conditions", "places.flea-market.free-action"];
        refuses(Event(event), rules, move |game| done(lent(game)), (0, refused, id))
    };
    vec![
        row(Conference, |game| game, Move::Use(Place::University), "events.conference.no-scholars"),
        row(Crusade, |game| game, Move::Use(Place::Castle), "events.crusade.no-knights"),
        row(
            Strike,
            |game| game.play(0, Move::Use(Place::Village)),
            Move::Recruit(Kind::Craftsman),
            "events.strike.no-craftsmen",
        ),
        refuses(
            Event(Sabotage),
            &["events.sabotage.scope"],
            move |game| lent(game.lay_wheel(0, Place::Castle, SpaceKind::Farmer)),
            (0, Move::Use(Place::Castle), "events.sabotage.ban"),
        ),
    ]
}

/// Events that look at nobody who stands on a tile.
pub(crate) fn unmoved() -> Vec<With> {
    let of_base = [Happening::Income, Happening::TradingDay, Happening::Plague];
    let coins_and_steps = [Income, FishingGrounds, TradingDay, BookFire, Tithe];
    let merchants_and_bags = [Indulgence, BonVoyage, Wedding, Plague, Summoning];
    [hours(&of_base), events(&coins_and_steps), events(&merchants_and_bags), events(&[Vacation, Silentium])].concat()
}
