//! Citizens: those of the map board go to the team, unless the Mayor keeps one; those of the achievements always do
//! (invasion.objective.citizens-pool).

use super::pieces::{city, city_mut, needs, on};
use super::team;
use super::types::{InvasionAsk, InvasionEvent, InvasionMove};
use crate::ask::{Ask, Move, Offer};
use crate::components::{Achievement, Good, InvasionCharacter, Part, Town, Track, components};
use crate::event::{Event, Log};
use crate::flow::Frame;
use crate::modules::Feat;
use crate::state::{Spot, State};
use crate::verbs::develop;
use tabletop::Seat;

/// Something was done that may win a citizen.
pub(super) fn notice(state: &mut State, seat: Seat, feat: Feat, log: &mut Log) {
    match feat {
        Feat::Citizen(spot) => collect(state, seat, spot),
        // invasion.objective.citizens-le-blanc
        Feat::Built(Town::LeBlanc) => develop::citizen(state, seat, Spot::Town(Town::LeBlanc), log),
        Feat::GainedGood(good) if is_sold_out(state, good) => develop::citizen(state, seat, Spot::Pile(good), log),
        Feat::Stepped(_) if all_tracks_ended(state) => develop::citizen(state, seat, Spot::SixTracks, log),
        _ => {}
    }
}

/// A pile becomes empty when its last good is taken, so one that was empty from the start gives nothing
/// (invasion.objective.citizens-goods-piles, invasion.objective.citizens-goods-setup).
fn is_sold_out(state: &State, good: Good) -> bool {
    state.table.goods[good.index()] == 0
}

/// Somebody's marker is on the last space of each track (invasion.objective.citizens-six-tracks).
fn all_tracks_ended(state: &State) -> bool {
    let ended = |track: &Track| {
        let last = components().track(*track).spaces.len() as u8 - 1;
        state.players.as_slice().iter().any(|player| player.mat.track(*track) == last)
    };
    Track::ALL.iter().all(ended)
}

/// Every citizen comes to the team first; the Mayor may take one out that was won personally
/// (invasion.character.mayor-claim).
fn collect(state: &mut State, seat: Seat, spot: Spot) {
    state.mat_mut(seat).citizens -= 1;
    city_mut(state).citizens += 1;
    let is_own = !matches!(spot, Spot::Achievement(_)) && !team::acts(state);
    if is_own && may_keep(state, seat) {
        state.then([Frame::Ask(seat, Ask::Invasion(InvasionAsk::KeepCitizen))]);
    }
}

/// At most as many as the card asks for.
fn may_keep(state: &State, seat: Seat) -> bool {
    let Some(InvasionCharacter::Mayor) = on(state.mat(seat)).character else { return false };
    let parts = &components().invasion.characters[InvasionCharacter::Mayor.index()].parts;
    parts.iter().any(|part| matches!(part, Part::Citizens(most) if state.mat(seat).citizens < *most))
}

pub(super) fn options(out: &mut impl Offer) {
    out.extend([Move::Invasion(InvasionMove::Keep), Move::Decline]);
}

/// The choice is final.
pub(super) fn answer(state: &mut State, seat: Seat, mv: Move, log: &mut Log) {
    if mv == Move::Invasion(InvasionMove::Keep) {
        city_mut(state).citizens -= 1;
        state.mat_mut(seat).citizens += 1;
        log.push(Event::Invasion(InvasionEvent::Kept(seat)));
    }
}

/// An achievement that has all its spaces filled gives its citizen at once (invasion.achievement.citizen), if it is
/// still there (invasion.event.removed-citizen).
pub(super) fn complete(state: &mut State, seat: Seat, achievement: Achievement, log: &mut Log) {
    let spot = Spot::Achievement(achievement);
    if state.table.citizens.waits(spot) && is_complete(state, achievement) {
        log.push(Event::Invasion(InvasionEvent::Completed(achievement)));
        develop::citizen(state, seat, spot, log);
    }
}

/// Whether all its printed spaces are filled (invasion.achievement.requirements).
pub(super) fn is_complete(state: &State, achievement: Achievement) -> bool {
    let (have, of) = progress(state, achievement);
    have >= of
}

/// How much of an achievement is there.
pub(super) fn progress(state: &State, achievement: Achievement) -> (u8, u8) {
    let (city, needs) = (city(&state.table), needs(&state.setup));
    let fabrics = |goods: &[u8; Good::COUNT]| goods[Good::Wool.index()] + goods[Good::Brocade.index()];
    match achievement {
        Achievement::Catapult => (city.catapult, needs.catapult),
        Achievement::ClothingStore => (fabrics(&city.goods), fabrics(&needs.goods)),
        Achievement::Treasury => (city.treasury, needs.treasury),
        Achievement::Militia => (city.militia.iter().sum(), needs.militia.iter().sum()),
        Achievement::PrayerService => (city.prayer.iter().sum(), needs.prayer.iter().sum()),
    }
}

/// A citizen nobody has won leaves the game; what it waited for can still be reached, but gives none
/// (invasion.event.removed-citizen).
pub(super) fn lose(state: &mut State, spot: Spot, log: &mut Log) {
    if state.table.citizens.take(spot) {
        city_mut(state).citizens_lost += 1;
        log.push(Event::Invasion(InvasionEvent::CitizenLost(spot)));
    }
}
