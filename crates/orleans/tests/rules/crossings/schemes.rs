//! What each character does to seat 1.

use crate::crossings::counts::{
    bag_of_1, coins, coins_of_1, goods, home_is_1, knights_track, knights_track_of_1, spare_stations_of_1,
    stations_of_1, wheels_laid, wheels_laid_of_1, wool,
};
use crate::crossings::row::Count;
use crate::scene::Scene;
use crate::scene::trade::{in_town_hall, on, send};
use orleans::components::{Character, Follower, Good, Kind, Place, SpaceKind, Town, Track};
use orleans::{AnyTrack, Ask, BoardDeed, IntrigueAsk, Move, Plot, Ware};

/// Who is sent to a character, what it takes to strike seat 1, and what that changes.
pub(crate) struct Scheme {
    pub(crate) character: Character,
    pub(crate) kind: Kind,
    pub(crate) laid: fn(&mut Scene) -> &mut Scene,
    /// Declared against seat 1, where there is a choice.
    pub(crate) plot: Option<Plot>,
    pub(crate) numbers: Vec<(Count, i32)>,
}

pub(crate) fn schemes() -> Vec<Scheme> {
    let scheme = |character, kind, laid, plot: Option<Plot>, numbers| Scheme { character, kind, laid, plot, numbers };
    let swap = Plot::Fraud { take: Ware::Good(Good::Brocade), give: Ware::Good(Good::Wool) };
    let farmer = Plot::Sabotage { place: Place::Castle, space: SpaceKind::Farmer, follower: Follower::Farmer };
    let wheel = Plot::Spy { place: Place::Castle, space: SpaceKind::Farmer };
    let treason = Plot::Treason(AnyTrack::Follower(Track::Knights));
    vec![
        scheme(
            Character::Fraud,
            Kind::Trader,
            |game| game.give_goods(0, Good::Wool, 1).give_goods(1, Good::Brocade, 1),
            Some(swap),
            vec![(wool, -1), (goods, 0)],
        ),
        scheme(
            Character::Arsonist,
            Kind::Farmer,
            |game| game.set_merchant(0, Town::Tours).station(1, Town::Tours),
            Some(Plot::Arson),
            vec![(stations_of_1, -1), (spare_stations_of_1, 1)],
        ),
        scheme(
            Character::Kidnapper,
            Kind::Boatman,
            |game| game.set_merchant(1, Town::Tours),
            Some(Plot::Kidnap),
            vec![(coins, 1), (home_is_1, 1)],
        ),
        scheme(Character::Torturer, Kind::Knight, |game| game, None, vec![(coins, 1), (spare_stations_of_1, -1)]),
        scheme(
            Character::Hangman,
            Kind::Scholar,
            |game| game.set_bag(1, [Follower::Monk]),
            Some(Plot::Hang),
            vec![(coins, 2), (bag_of_1, -1)],
        ),
        scheme(
            Character::Saboteur,
            Kind::Craftsman,
            |game| game.stand(1, Place::Castle, SpaceKind::Farmer, Follower::Farmer),
            Some(farmer),
            vec![(coins, 1), (bag_of_1, 1)],
        ),
        scheme(
            Character::Spy,
            Kind::Scholar,
            |game| game.lay_wheel(1, Place::Castle, SpaceKind::Farmer),
            Some(wheel),
            vec![(wheels_laid, 1), (wheels_laid_of_1, -1)],
        ),
        scheme(Character::TaxCollector, Kind::Trader, |game| game, None, vec![(coins, 4), (coins_of_1, -2)]),
        scheme(
            Character::Traitor,
            Kind::Monk,
            |game| game.set_track(1, Track::Knights, 2),
            Some(treason),
            vec![(knights_track, 1), (knights_track_of_1, -1)],
        ),
    ]
}

/// Seat 0 sends a follower from the Town Hall to this character.
pub(crate) fn schemed(game: &mut Scene, kind: Kind, character: Character) -> &mut Scene {
    in_town_hall(game, 0, &[kind]);
    game.all_ready().play(0, Move::Use(Place::TownHall)).play(0, send(kind, BoardDeed::Intrigue(character)))
}

/// The plot is declared against seat 1, if there is a choice.
pub(crate) fn declared(game: &mut Scene, plot: Option<Plot>) -> &mut Scene {
    match plot {
        Some(plot) => game.play(0, on(1, plot)),
        None => game,
    }
}

/// Nobody offers a bribe.
pub(crate) fn unbribed(game: &mut Scene) -> &mut Scene {
    game.until(|state| !matches!(state.asked_now(), Some((_, Ask::Intrigue(IntrigueAsk::Offer { .. })))))
}

/// Nobody offers a bribe; who is tortured gives up a spare station.
pub(crate) fn suffered(game: &mut Scene) -> &mut Scene {
    let suffers = |ask: &Ask| matches!(ask, Ask::Torture { .. } | Ask::Intrigue(IntrigueAsk::Offer { .. }));
    game.until(|state| !state.asked_now().is_some_and(|(_, ask)| suffers(ask)))
}
