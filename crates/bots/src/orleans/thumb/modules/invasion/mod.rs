//! Invasion: bots as partners. What things are worth is what the team lacks (`worth/`); they send what the City or a
//! partner lacks (`send.rs`, `posts.rs`), give up what hurts least (`give.rs`), and propose and vote (`team/`).

mod give;
mod posts;
mod send;
mod team;
mod weights;
mod worth;

pub(in crate::orleans::thumb) use posts::{man, posts};
pub(in crate::orleans::thumb) use send::{action, is_assembly};
pub(in crate::orleans::thumb) use worth::{
    advance, arrival, can_spend, citizen, coin, follower, free_towns, good, keeps, kept, missed,
    progress_event as progress, site, station, steps, tile_choice, wheel, wheel_to,
};

use crate::orleans::thumb::journeys::Map;
use crate::orleans::thumb::look::Look;
use crate::orleans::thumb::{best, choose};
use orleans::components::components;
use orleans::{InvasionAsk, InvasionMove, Move};

pub(super) fn answer(look: &Look<'_>, ask: InvasionAsk, options: &[Move]) -> Move {
    match ask {
        InvasionAsk::Character => best(look, options, |mv| match mv {
            Move::Invasion(InvasionMove::Become(it)) => i32::from(components().invasion.characters[it.index()].easier),
            _ => 0,
        }),
        InvasionAsk::Vehicle { .. } => best(look, options, |mv| send::vehicle(look, mv)),
        InvasionAsk::GuildHouse { .. } => best(look, options, |mv| send::guild_house(look, mv)),
        InvasionAsk::Hostel => best(look, options, |mv| send::hostel(look, mv)),
        InvasionAsk::Guest(_) => best(look, options, |mv| choose::drawn(look, mv)),
        InvasionAsk::Palatinate => best(look, options, |mv| send::palatinate(look, mv)),
        InvasionAsk::Catapult(_) => best(look, options, |mv| worth::catapult(look, mv)),
        InvasionAsk::KeepCitizen => best(look, options, |mv| i32::from(mv == Move::Invasion(InvasionMove::Keep))),
        InvasionAsk::Due | InvasionAsk::Robbery { .. } => best(look, options, |mv| -give::loss(look, mv)),
        InvasionAsk::Propose => team::propose(look, options),
        InvasionAsk::Vote => team::vote(look),
        InvasionAsk::GoodWinds => {
            let map = Map::new(look);
            let stay = map.stay() + 1;
            best(look, options, |mv| if mv == Move::Decline { stay } else { map.journey(mv) })
        }
    }
}
