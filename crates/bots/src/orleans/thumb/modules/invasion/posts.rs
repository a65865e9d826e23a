//! Followers for the City: who is wanted where.

use super::weights::WEIGHTS;
use crate::orleans::partners::{Partners, on};
use crate::orleans::thumb::deeds;
use crate::orleans::thumb::look::Look;
use orleans::components::{Achievement, Kind, components};
use orleans::{Post, Reinforcement};

/// How many followers of a kind are wanted, and the most that one of them brings.
pub(in crate::orleans::thumb) fn posts(look: &Look<'_>, kind: Kind) -> Option<(u8, i32)> {
    let team = look.team.as_ref()?;
    let (setup, table) = (&look.view.setup, &look.view.table);
    let knights = if kind == Kind::Knight { team.knights } else { 0 };
    let room = |achievement: Achievement| team.room(setup, table, achievement, kind);
    let rooms = knights + team.hall(look.mat, kind) + room(Achievement::Militia) + room(Achievement::PrayerService);
    let most = Post::ALL.into_iter().map(|at| post(look, team, kind, at)).max().unwrap_or(0);
    Some((rooms, most))
}

/// What a follower brings at a post; nothing where there is no room.
fn post(look: &Look<'_>, team: &Partners, kind: Kind, at: Post) -> i32 {
    let needs = team.needs(&look.view.setup);
    let achievement = |which: Achievement, of: &[u8; Kind::COUNT], have: &[u8; Kind::COUNT]| {
        let (of, have) = (of.iter().sum::<u8>(), have.iter().sum::<u8>());
        match team.room(&look.view.setup, &look.view.table, which, kind) {
            0 => 0,
            _ if have + 1 == of => WEIGHTS.achievement,
            _ => WEIGHTS.achievement / i32::from(of) * 3 / 2,
        }
    };
    match at {
        Post::Reinforcement if team.city.reinforcement == Reinforcement::Wanted && kind == Kind::Knight => {
            WEIGHTS.sent_knight
        }
        Post::CityWalls if kind == Kind::Knight && team.city.walls < needs.walls => {
            WEIGHTS.sent_knight * team.urge(i32::from(team.knights), i32::from(needs.walls)) / 100
        }
        Post::CityWalls | Post::Reinforcement => 0,
        Post::Militia => achievement(Achievement::Militia, &needs.militia, &team.city.militia),
        Post::PrayerService => achievement(Achievement::PrayerService, &needs.prayer, &team.city.prayer),
        Post::AssemblyHall if team.hall(look.mat, kind) == 0 => 0,
        Post::AssemblyHall => {
            let of: u8 = components().invasion.hall.iter().sum();
            let there: u8 = on(look.mat).hall.iter().sum();
            WEIGHTS.sent_knight * team.urge(i32::from(of - there), i32::from(of)) / 100
        }
    }
}

/// What sending a follower to a post brings over keeping it.
pub(in crate::orleans::thumb) fn man(look: &Look<'_>, kind: Kind, at: Post) -> i32 {
    look.team.as_ref().map_or(0, |team| post(look, team, kind, at) - deeds::loss(look, kind))
}
