//! A locked place: what the Saboteur has deactivated stays closed to its owner for the round.

use crate::crossings::counts::{bag, bag_of_1, coins, knights_track, standing, wheels_in_supply, wheels_laid};
use crate::crossings::row::With::{Event, Intrigue};
use crate::crossings::row::{Row, boards, changes, cross, deeds, events, hours, intrigues, put, refuses};
use crate::crossings::schemes::{schemed, suffered};
use crate::crossings::shields::shields;
use crate::scene::Scene;
use crate::scene::trade::{on, resolve};
use orleans::components::Happening::*;
use orleans::components::{Character, Follower, Happening, Kind, Place, SpaceKind, Track, TradeDeed};
use orleans::{Move, Origin, Plot};

const CASTLE: Move = Move::Use(Place::Castle);
pub(crate) const LOCKED: &str = "intrigue.saboteur.locked";

fn rows() -> Vec<Row> {
    let mut rows = of_events();
    rows.extend(of_intrigues());
    rows.extend(shields());
    rows
}

fn of_events() -> Vec<Row> {
    let farmer = put(Follower::OwnFarmer, Place::Castle, SpaceKind::Boatman, Origin::Market);
    let monk = put(Follower::Monk, Place::Castle, SpaceKind::Trader, Origin::Drawn);
    vec![
        // Filled by a newcomer, and still closed.
        refuses(
            Event(Amnesty),
            &["events.amnesty.usable-same-round", LOCKED],
            move |game| {
                game.locked(0, Place::Castle).stand(0, Place::Castle, SpaceKind::Farmer, Follower::Farmer);
                game.stand(0, Place::Castle, SpaceKind::Boatman, Follower::Boatman).fill(0, Place::Monastery);
                game.all_ready().play(0, Move::Use(Place::Monastery)).play(0, monk).until_turn_of(0)
            },
            (0, CASTLE, LOCKED),
        ),
        changes(
            Event(PeasantUprising),
            &["events.peasant-uprising.clean-up"],
            move |game| game.locked(0, Place::Castle).play(0, farmer),
            |game| resolve(game),
            &[(standing, -1), (bag, 1)],
        ),
        changes(
            Event(Malfunction),
            &["events.malfunction.discard"],
            |game| resolve(game.lay_wheel(0, Place::Castle, SpaceKind::Farmer).locked(0, Place::Castle)),
            |game| game.play(0, Move::GivePlacedWheel(Place::Castle)),
            &[(wheels_laid, -1), (wheels_in_supply, 1)],
        ),
        changes(
            Event(TechnologyTax),
            &["events.technology-tax.per-wheel"],
            |game| game.lay_wheel(0, Place::Castle, SpaceKind::Farmer).locked(0, Place::Castle).all_ready(),
            |game| game.all_pass(),
            &[(coins, -1)],
        ),
        changes(
            Event(CapitationTax),
            &["events.capitation-tax.per-follower"],
            |game| game.fill(0, Place::Castle).locked(0, Place::Castle).set_market(0, []).set_coins(0, 9).all_ready(),
            |game| game.all_pass(),
            &[(coins, -6)],
        ),
        changes(
            Event(Torture),
            &["base.torture.place-tile-contents"],
            |game| resolve(game.filled(0, Place::Windmill).locked(0, Place::Windmill)),
            |game| game.play(0, Move::GiveTile(Place::Windmill)),
            &[(bag, 2), (standing, -2)],
        ),
        // The lock of one round is over in the next.
        changes(
            Event(Wedding),
            &[LOCKED],
            |game| game.fill(0, Place::Castle).locked(0, Place::Castle).next_round(),
            |game| game.all_ready().until_turn_of(0).play(0, CASTLE),
            &[(knights_track, 1)],
        ),
    ]
}

fn of_intrigues() -> Vec<Row> {
    let wheel = Plot::Spy { place: Place::Castle, space: SpaceKind::Farmer };
    // The Saboteur emptied the Town Hall of seat 1, and it was filled again.
    fn town_hall(game: &mut Scene) -> &mut Scene {
        let monk = Plot::Sabotage { place: Place::TownHall, space: SpaceKind::Any, follower: Follower::Monk };
        game.stand(1, Place::TownHall, SpaceKind::Any, Follower::Monk).filled(1, Place::Well);
        game.filled(1, Place::FleaMarket);
        schemed(game, Kind::Craftsman, Character::Saboteur);
        suffered(game.play(0, on(1, monk))).stand(1, Place::TownHall, SpaceKind::Any, Follower::Knight)
    }
    vec![
        refuses(Intrigue(Character::Saboteur), &[LOCKED], town_hall, (1, Move::Use(Place::TownHall), LOCKED)),
        refuses(
            Intrigue(Character::Saboteur),
            &[LOCKED],
            |game| town_hall(game).play(1, Move::Use(Place::Well)),
            (1, Move::Use(Place::TownHall), LOCKED),
        ),
        refuses(
            Intrigue(Character::Saboteur),
            &[LOCKED],
            |game| town_hall(game).next_roll(6).play(1, Move::Use(Place::FleaMarket)),
            (1, Move::Use(Place::TownHall), LOCKED),
        ),
        // A roll of 4 leads to a locked Farm House.
        changes(
            Intrigue(Character::Saboteur),
            &[LOCKED, "places.flea-market.free-action"],
            |game| game.filled(0, Place::FleaMarket).locked(0, Place::FarmHouse).all_ready().next_roll(4),
            |game| game.play(0, Move::Use(Place::FleaMarket)),
            &[(bag, 2), (|game: &Scene| game.track(0, Track::Farmers).into(), 0)],
        ),
        // A stolen wheel completes what is locked to the thief.
        refuses(
            Intrigue(Character::Spy),
            &["intrigue.spy.activation", LOCKED],
            move |game| {
                game.locked(0, Place::Castle).stand(0, Place::Castle, SpaceKind::Boatman, Follower::Boatman);
                game.stand(0, Place::Castle, SpaceKind::Trader, Follower::Trader);
                schemed(game.lay_wheel(1, Place::Castle, SpaceKind::Farmer), Kind::Scholar, Character::Spy);
                suffered(game.play(0, on(1, wheel))).until_turn_of(0)
            },
            (0, CASTLE, LOCKED),
        ),
        changes(
            Intrigue(Character::Torturer),
            &["base.torture.place-tile", "intrigue.torturer.effect"],
            |game| {
                game.filled(1, Place::Windmill).locked(1, Place::Windmill).set_coins(1, 0);
                schemed(game, Kind::Knight, Character::Torturer)
            },
            |game| game.play(1, Move::GiveTile(Place::Windmill)),
            &[(bag_of_1, 2)],
        ),
    ]
}

#[test]
fn locked_places() {
    let plots: Vec<Character> = Character::ALL
        .iter()
        .copied()
        .filter(|&it| !matches!(it, Character::Saboteur | Character::Spy | Character::Torturer))
        .collect();
    let others = [
        Indulgence,
        Training,
        BonVoyage,
        Conference,
        Crusade,
        Strike,
        Income,
        FishingGrounds,
        Sabotage,
        TradingDay,
        Vacation,
        Silentium,
    ];
    cross(
        &rows(),
        &[
            ("nothing shields from them", hours(&[Happening::Pilgrimage, Happening::Income, Happening::TradingDay])),
            ("the same, or it closes more and opens nothing", events(&others)),
            ("they look at no place", intrigues(&plots)),
            ("the Saboteur is on another board", deeds()),
            ("the same", boards(TradeDeed::ALL)),
        ],
    );
}
