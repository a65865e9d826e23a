//! Goods and coins.

use super::SPARE;
use super::own::{due_in, me, part};
use crate::orleans::partners::{self, parts};
use crate::orleans::thumb::look::Look;
use crate::orleans::thumb::modules::invasion::weights::WEIGHTS;
use crate::orleans::thumb::worth::POINT;
use orleans::components::{Due, Good, Happening, Part, components};
use orleans::state::Spot;

/// A good for a character or a due.
const OWN_GOOD: i32 = 8 * POINT;

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
        .map(|rounds| match rounds {
            0..=1 => 120 * POINT,
            2..=4 => 80 * POINT,
            _ => OWN_GOOD,
        });
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
    let robbed = if is_robbed(look) { points * 20 * POINT } else { 0 };
    Some(own.unwrap_or(0).max(city).max(due.unwrap_or(0)).max(partner) + pile + robbed + SPARE)
}

/// Whether the robbers come in this round and find too little.
fn is_robbed(look: &Look<'_>) -> bool {
    look.happening().is_some_and(|facts| facts.event == Happening::Robbery)
        && partners::on(look.mat).towers.is_empty()
        && partners::points(look.mat, Good::ALL) < 5
}

pub(in crate::orleans::thumb) fn coin(look: &Look<'_>) -> Option<i32> {
    let team = look.team.as_ref()?;
    let needs = team.needs(&look.view.setup);
    let own = part(look, team, |part| matches!(part, Part::Coins(_) | Part::Fabrics(_))).map(|_| WEIGHTS.hoard);
    // Whoever lacks coins for a due or an event is short of them, and so is a partner who could send some.
    let short = team.shares.iter().enumerate().filter(|(_, share)| share.lacks_coins > 0);
    let short = short.map(|(seat, share)| match (seat == look.seat().index(), share.urgent) {
        (_, true) => 30 * POINT,
        (true, false) => 12 * POINT,
        (false, false) => 0,
    });
    let short = short.max().unwrap_or(0);
    let city = match team.wanted_coins > 0 {
        true => WEIGHTS.coin * team.urge(team.wanted_coins, i32::from(needs.city_treasury + needs.treasury)) / 100,
        false => SPARE / 2,
    };
    Some(city.max(own.unwrap_or(0)).max(short).max(if team.ransom { 6 * POINT } else { 0 }))
}

/// Whether so many coins can be spent on something that nobody demands.
pub(in crate::orleans::thumb) fn can_spend(look: &Look<'_>, coins: u16) -> bool {
    look.team.is_none_or(|team| look.mat.coins >= team.shares[look.seat().index()].keeps_coins + coins)
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
