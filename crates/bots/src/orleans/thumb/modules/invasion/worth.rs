//! What things are worth to the team: much as long as an objective lacks them, and more the less time is left.

use super::weights::WEIGHTS;
use crate::orleans::partners::{self, Partner, Partners, is, parts, progress};
use crate::orleans::thumb::action;
use crate::orleans::thumb::look::Look;
use crate::orleans::thumb::worth::POINT;
use orleans::components::{
    Bonus, Due, Good, Happening, InvasionCharacter, Kind, Part, Place, Town, TownSet, Track, components,
};
use orleans::state::Spot;
use orleans::{InvasionMove, Move};

/// A good for a character or a due.
const OWN_GOOD: i32 = 8 * POINT;
/// What is not needed.
const SPARE: i32 = 6;

/// The own seat, and what it must have.
pub(super) fn me<'a>(look: &Look<'a>) -> Partner<'a> {
    Partner { mat: look.mat, bag: look.bag }
}

/// What a unit of the first part that `is_meant` is worth; nothing if it is there.
fn part(look: &Look<'_>, team: &Partners, is_meant: impl Fn(Part) -> bool) -> Option<i32> {
    let part = parts(look.mat).iter().copied().find(|&part| is_meant(part))?;
    let urge = team.urge_part(me(look), part)?;
    Some(WEIGHTS.part * urge / (100 * i32::from(progress(me(look), part).1).clamp(1, 10)))
}

/// Whether this due of the Estate Manager is still to come, and how soon.
fn due_in(look: &Look<'_>, is_meant: impl Fn(Due) -> bool) -> Option<i32> {
    if !is(look.mat, InvasionCharacter::EstateManager) {
        return None;
    }
    let now = look.view.table.round;
    let ahead =
        (now..=now + look.rounds_left().max(0) as u8).find(|&round| partners::due(round).is_some_and(&is_meant));
    ahead.map(|round| i32::from(round - now))
}

pub(in crate::orleans::thumb) fn good(look: &Look<'_>, good: Good) -> Option<i32> {
    let team = look.team.as_ref()?;
    let nth = good.index();
    let points = i32::from(components().counts.goods_points[nth]);
    let own = parts(look.mat).iter().find_map(|&part| {
        let urge = team.urge_part(me(look), part)?;
        let takes = match part {
            Part::Goods(wanted, _) => (wanted == good).then_some(OWN_GOOD),
            Part::Fabrics(_) => matches!(good, Good::Wool | Good::Brocade).then_some(WEIGHTS.hoard * points),
            Part::Food(_) => partners::FOOD.contains(&good).then_some(WEIGHTS.hoard * points),
            _ => None,
        };
        takes.map(|worth| worth * urge / 100)
    });
    let due = due_in(look, |due| matches!(due, Due::Goods(wanted, _) if wanted == good))
        .filter(|_| look.mat.good(good) == 0)
        .map(|rounds| if rounds <= 4 { 80 * POINT } else { OWN_GOOD });
    let needs = team.needs(&look.view.setup).goods[nth];
    let city =
        if team.wanted[nth] > 0 { WEIGHTS.good * team.urge(team.wanted[nth], i32::from(needs)) / 100 } else { 0 };
    let others = team.shares.iter().enumerate().filter(|(seat, _)| *seat != look.seat().index());
    let lacks = others.map(|(_, share)| {
        if share.lacks[nth] == 0 {
            0
        } else if share.urgent {
            30 * POINT
        } else {
            12 * POINT
        }
    });
    let partner =
        if look.mat.goods[nth] > team.shares[look.seat().index()].keeps[nth] { 0 } else { lacks.max().unwrap_or(0) };
    let pile = match look.view.table.citizens.waits(Spot::Pile(good)) && team.citizens > 0 {
        true => WEIGHTS.citizen / 4 / i32::from(look.view.table.goods[nth]).max(1),
        false => 0,
    };
    Some(own.unwrap_or(0).max(city).max(due.unwrap_or(0)).max(partner) + pile + SPARE)
}

pub(in crate::orleans::thumb) fn coin(look: &Look<'_>) -> Option<i32> {
    let team = look.team.as_ref()?;
    let needs = team.needs(&look.view.setup);
    let own = part(look, team, |part| matches!(part, Part::Coins(_) | Part::Fabrics(_))).map(|_| WEIGHTS.hoard);
    let short = team.shares[look.seat().index()].lacks_coins > 0;
    let city = match team.wanted_coins > 0 {
        true => WEIGHTS.coin * team.urge(team.wanted_coins, i32::from(needs.city_treasury + needs.treasury)) / 100,
        false => SPARE / 2,
    };
    Some(city.max(own.unwrap_or(0)).max(if team.ransom || short { 60 } else { 0 }))
}

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

/// A trading station anywhere but on the rim.
pub(in crate::orleans::thumb) fn station(look: &Look<'_>) -> Option<i32> {
    let team = look.team.as_ref()?;
    let due = due_in(look, |due| due == Due::Station).filter(|_| look.mat.stations.is_empty());
    let due = due.map_or(0, |rounds| if rounds < 5 { 40 * POINT } else { 12 * POINT });
    Some(part(look, team, |part| matches!(part, Part::Stations(_))).unwrap_or(0).max(due))
}

/// What building in a town brings beyond any other station.
pub(in crate::orleans::thumb) fn site(look: &Look<'_>, town: Town) -> Option<i32> {
    let team = look.team.as_ref()?;
    let rim = &components().invasion.rim;
    if rim.contains(town) {
        let tower = WEIGHTS.tower * team.urge(i32::from(team.towers.len()), i32::from(rim.len())) / 100;
        // Whoever is nearer builds it.
        let distance = |from: Town| components().distance(from, town);
        let mine = distance(look.mat.merchant);
        let nearer = look.others().any(|mat| distance(mat.merchant) < mine && mat.stations_left > 0);
        return Some(tower * if nearer { WEIGHTS.nearer } else { 100 } / 100 - station(look).unwrap_or(0));
    }
    let mut worth = 0;
    for (seat, wanted) in team.reserved.iter().flatten() {
        if *wanted == town {
            worth += if look.is_me(*seat) {
                WEIGHTS.part * WEIGHTS.town / 100 * team.urge(1, 1).min(200) / 100
            } else {
                -WEIGHTS.part
            };
        }
    }
    if town == Town::LeBlanc && look.view.table.citizens.waits(Spot::Town(town)) {
        worth += citizen(look).unwrap_or(0);
    }
    Some(worth)
}

/// Nobody stays in Orléans, or comes there, before a Trip that cannot be paid.
pub(in crate::orleans::thumb) fn arrival(look: &Look<'_>, town: Town) -> Option<i32> {
    look.team.as_ref()?;
    let trip = look.happening().filter(|facts| facts.event == Happening::Trip);
    let poor = trip.is_some_and(|facts| look.mat.coins < u16::from(facts.amount) + 2);
    Some(match town {
        _ if !poor => 0,
        Town::Orleans => -100 * POINT,
        _ if look.mat.merchant == Town::Orleans => 30 * POINT,
        _ => 0,
    })
}

/// Where something can still be built.
pub(in crate::orleans::thumb) fn free_towns(look: &Look<'_>, free: TownSet) -> TownSet {
    match &look.team {
        Some(team) => free - (components().invasion.rim - team.towers),
        None => free,
    }
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
        worth += i32::from(to - from) * if rounds <= 2 { 200 } else { 40 };
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
    let market = due_in(look, |due| due == Due::Follower(kind)).filter(|_| look.owned[kind.index()] < 3);
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

/// A gear wheel, beyond what it saves.
pub(in crate::orleans::thumb) fn wheel(look: &Look<'_>) -> i32 {
    let Some(team) = &look.team else { return 0 };
    let own = part(look, team, |part| matches!(part, Part::Wheels(_))).unwrap_or(0);
    let due = due_in(look, |due| due == Due::Wheel).filter(|_| look.mat.board.wheels().is_empty());
    own.max(due.map_or(0, |rounds| if rounds < 5 { 30 * POINT } else { 10 * POINT })).max(to_catapult(look, team))
}

fn to_catapult(look: &Look<'_>, team: &Partners) -> i32 {
    let spot = Spot::Achievement(orleans::components::Achievement::Catapult);
    match team.citizens > 0 && look.view.table.citizens.waits(spot) {
        true => WEIGHTS.citizen / 4 + 15 * i32::from(team.city.catapult),
        false => 0,
    }
}

/// Whether the wheel goes to the Catapult: not while the General or a due lacks it.
pub(super) fn catapult(look: &Look<'_>, mv: Move) -> i32 {
    let Some(team) = &look.team else { return 0 };
    let own = part(look, team, |part| matches!(part, Part::Wheels(_))).is_some()
        || due_in(look, |due| due == Due::Wheel).is_some() && look.mat.board.wheels().is_empty();
    match mv {
        Move::Invasion(InvasionMove::ToCatapult) if own => -1,
        Move::Invasion(InvasionMove::ToCatapult) => to_catapult(look, team) - look.rounds_left() * 6,
        _ => 0,
    }
}

/// What placing a wheel is worth where it only has to lie on a board, or to go to the Catapult.
pub(in crate::orleans::thumb) fn wheel_to(look: &Look<'_>, mv: Move) -> Option<i32> {
    look.team.as_ref()?;
    match mv {
        Move::Invasion(InvasionMove::ToCatapult) => Some(catapult(look, mv)),
        _ => None,
    }
}

/// A place tile, beyond its action.
pub(in crate::orleans::thumb) fn tile(look: &Look<'_>) -> i32 {
    let Some(team) = &look.team else { return 0 };
    let due = due_in(look, |due| due == Due::Tile).filter(|_| partners::tiles(look.mat).next().is_none());
    part(look, team, |part| matches!(part, Part::Tiles(_))).unwrap_or(0).max(due.map_or(0, |_| 10 * POINT))
}

/// What it costs the team to give one of these goods away.
pub(in crate::orleans::thumb) fn missed(look: &Look<'_>, which: Good) -> Option<i32> {
    let team = look.team.as_ref()?;
    let kept = look.mat.good(which) <= team.shares[look.seat().index()].keeps[which.index()];
    let due = due_in(look, |due| matches!(due, Due::Goods(wanted, _) if wanted == which));
    let vital = due.is_some_and(|rounds| rounds == 0) && look.mat.good(which) <= 1;
    Some(
        good(look, which)?
            + if vital {
                100 * POINT
            } else if kept {
                5 * POINT
            } else {
                0
            },
    )
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
    let owed = due_in(look, |due| due == Due::Follower(kind)).is_some() && look.owned[kind.index()] <= 2;
    if must || owed { WEIGHTS.part } else { 0 }
}

/// Progress: a tower is worth its coins; a station only where one is wanted.
pub(in crate::orleans::thumb) fn progress_event(look: &Look<'_>, mv: Move) -> i32 {
    let (Some(team), Move::BuildIn(town)) = (&look.team, mv) else { return 0 };
    let price = look.happening().map_or(0, |facts| facts.amount);
    let kept = team.shares[look.seat().index()].keeps_coins;
    match look.mat.coins >= kept + u16::from(price) {
        true => site(look, town).unwrap_or(0) + station(look).unwrap_or(0) - i32::from(price) * 2 * WEIGHTS.coin,
        false => -1,
    }
}

/// How useful a place tile is: one whose action brings what is missing, or lets followers stand in for others.
pub(in crate::orleans::thumb) fn tile_choice(look: &Look<'_>, place: Place) -> Option<i32> {
    look.team.as_ref()?;
    Some(match place {
        Place::HorseWagon => 12 * POINT,
        Place::School => 9 * POINT,
        Place::HerbGarden => 8 * POINT,
        Place::Laboratory => wheel(look) / 2,
        _ if components().place(place).effect.is_some() => {
            let spaces = i32::from(components().place(place).space_set.len());
            (action::value(look, place) - 2 * POINT * (spaces - 1)).max(POINT)
        }
        _ => POINT,
    })
}
