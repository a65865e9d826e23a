//! Citizens, followers, and steps on tracks.

use super::SPARE;
use super::goods::coin;
use super::own::{due_in, me, part};
use super::wheels::tile;
use crate::orleans::partners::{Partners, parts, progress};
use crate::orleans::thumb::look::Look;
use crate::orleans::thumb::modules::invasion::weights::WEIGHTS;
use crate::orleans::thumb::worth::POINT;
use orleans::components::{Bonus, Due, Kind, Part, Track, components};
use orleans::state::Spot;

pub(in crate::orleans::thumb) fn citizen(look: &Look<'_>) -> Option<i32> {
    let team = look.team.as_ref()?;
    let needs = team.needs(&look.view.setup);
    if let Some(own) = part(look, team, |part| matches!(part, Part::Citizens(_))) {
        return Some(own);
    }
    Some(if team.citizens > 0 {
        WEIGHTS.citizen * team.urge(i32::from(team.citizens), i32::from(needs.citizens)) / 100
    } else {
        SPARE
    })
}

/// So many steps on the Development track: coins, citizens on the way, and the status of a character.
pub(in crate::orleans::thumb) fn steps(look: &Look<'_>, number: u8) -> Option<i32> {
    let team = look.team.as_ref()?;
    let track = &components().development;
    let from = look.mat.development;
    let to = (from + number).min(track.last);
    let passed = |space: u8| from < space && space <= to;
    let coins: i32 = track.coins.iter().filter(|(at, _)| passed(*at)).map(|&(_, coins)| i32::from(coins)).sum();
    let mut worth = coins * coin(look).unwrap_or(0) + i32::from(to - from) * 2;
    let waits = |nth: usize| look.view.table.citizens.waits(Spot::Development(nth as u8));
    let mut ahead = track.citizens.iter().enumerate().filter(|&(nth, &at)| at > from && waits(nth));
    if let Some((_, &at)) = ahead.next() {
        let far = i32::from(at - from);
        let share = if to >= at { 100 } else { 70 * i32::from(to - from) / far * look.rounds_left().min(6) / 6 };
        worth += citizen(look).unwrap_or(0) * share / 100;
    }
    if let Some(urge) = parts(look.mat)
        .iter()
        .find(|part| matches!(part, Part::Status(_)))
        .and_then(|&part| team.urge_part(me(look), part))
    {
        worth += i32::from(to - from) * WEIGHTS.status * urge / 100;
    }
    if let Some(rounds) = due_in(look, |due| matches!(due, Due::Books(number) if look.mat.development < number)) {
        let a_step = match rounds {
            0 => 40 * POINT,
            1..=2 => 20 * POINT,
            _ => 4 * POINT,
        };
        worth += i32::from(to - from) * a_step;
    }
    Some(worth)
}

/// What a follower of a kind is worth to the City, beyond what it does on the boards.
pub(in crate::orleans::thumb) fn follower(look: &Look<'_>, kind: Kind) -> i32 {
    let Some(team) = &look.team else { return 0 };
    if look.rounds_left() == 0 {
        return if kind == Kind::Monk { monk(look, team) } else { 0 };
    }
    let needs = team.needs(&look.view.setup);
    let wall = match kind {
        Kind::Knight if team.knights > 0 => {
            WEIGHTS.knight * team.urge(i32::from(team.knights), i32::from(needs.walls)) / 100
        }
        _ => 0,
    };
    let market = due_in(look, |due| due == Due::Follower(kind)).filter(|_| look.neutral(kind) < 3);
    let due = market.map_or(0, |rounds| if rounds <= 4 { 15 * POINT } else { 5 * POINT });
    let hall = if i32::from(team.hall(look.mat, kind)) > look.neutral(kind) { WEIGHTS.hall } else { 0 };
    // Monks are won with scholars.
    let helps = kind == Kind::Monk || kind == Kind::Scholar && look.owned[kind.index()] == 0;
    wall + due + hall + if helps { monk(look, team) } else { 0 }
}

fn monk(look: &Look<'_>, team: &Partners) -> i32 {
    part(look, team, |part| matches!(part, Part::Monks(_))).unwrap_or(0)
}

/// A step on a track, beyond its bonus.
pub(in crate::orleans::thumb) fn advance(look: &Look<'_>, track: Track) -> i32 {
    let Some(team) = &look.team else { return 0 };
    let end = part(look, team, |part| part == Part::TrackEnd(track)).unwrap_or(0);
    let waits = |spot: Spot| look.view.table.citizens.waits(spot) && team.citizens > 0;
    let towards = match track {
        Track::Boatmen if waits(Spot::Boatmen) => WEIGHTS.citizen / 12 * i32::from(look.mat.track(track)),
        _ => 0,
    };
    let at = usize::from(look.mat.track(track)) + 1;
    let last = components().track(track).spaces.len() == at + 1;
    let first = !last || look.others().any(|mat| usize::from(mat.track(track)) == at);
    let six = if waits(Spot::SixTracks) && !first { 4 * POINT } else { 0 };
    let tile = matches!(components().track(track).spaces.get(at), Some(Bonus::TileOne | Bonus::TileAny));
    end + towards + six + if tile { self::tile(look) } else { 0 }
}

/// A follower of a kind who waits on the Market because the Estate Manager owes one soon.
pub(in crate::orleans::thumb) fn keeps(look: &Look<'_>) -> Option<Kind> {
    look.team.as_ref()?;
    Kind::ALL
        .iter()
        .copied()
        .find(|&kind| due_in(look, |due| due == Due::Follower(kind)).is_some_and(|rounds| rounds <= 2))
}

/// What it costs beyond its work to lose a follower of a kind: monks that a character must have, and who is owed.
pub(in crate::orleans::thumb) fn kept(look: &Look<'_>, kind: Kind) -> i32 {
    if look.team.is_none() {
        return 0;
    }
    let must = parts(look.mat).iter().any(|&part| {
        let (have, of) = progress(me(look), part);
        matches!(part, Part::Monks(_)) && kind == Kind::Monk && have <= of
    });
    let owed = due_in(look, |due| due == Due::Follower(kind)).is_some() && look.neutral(kind) <= 2;
    if must || owed { WEIGHTS.part } else { 0 }
}
