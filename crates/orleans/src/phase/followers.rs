//! Phase 3, Followers: take followers back, then draw.

use crate::ask::{Ask, Move, Offer};
use crate::components::{Bonus, Follower, Track, components};
use crate::event::{Event, Log};
use crate::feat::{self, Feat};
use crate::flow::Frame;
use crate::happening::banishment;
use crate::modules;
use crate::phase::actions::returns;
use crate::phase::tower;
use crate::state::{Mat, Pool, State};
use crate::verbs::bag;
use tabletop::{RuleId, Seat};

/// Asks a player; where nothing can be drawn or taken back there is no question
/// (base.followers.first-round).
pub(crate) fn start(state: &mut State, seat: Seat) {
    let (left, room) = (draw_limit(state.mat(seat)), market_room(state.mat(seat)));
    if most_drawn(state, seat, left, room) > 0 || may_take_back(state.mat(seat), left, room) {
        state.then([Frame::Ask(seat, Ask::Followers { left })]);
    } else {
        tower::arrange(state, seat);
    }
}

/// The draw limit that the Knights track shows (base.followers.draw-limit).
pub fn draw_limit(mat: &Mat) -> u8 {
    match components().track(Track::Knights).spaces[mat.track(Track::Knights) as usize] {
        Bonus::Draw(limit) => limit,
        _ => 0,
    }
}

pub(crate) fn options(state: &State, seat: Seat, left: u8, out: &mut impl Offer) {
    let room = market_room(state.mat(seat));
    if may_take_back(state.mat(seat), left, room) {
        let board = &state.mat(seat).board;
        board.each_distinct(board.stood(), |at, follower| {
            if room > 0 || goes_home(follower) {
                out.push(Move::TakeBack { place: at.place, space: at.kind, follower });
            }
        });
    }
    // The number is named before drawing (base.followers.draw-fewer).
    for number in (0..=most_drawn(state, seat, left, room)).rev() {
        out.push(Move::Draw(number));
    }
}

pub(crate) fn answer(state: &mut State, seat: Seat, left: u8, mv: Move, log: &mut Log) {
    match mv {
        Move::TakeBack { place, space, follower } => {
            let mat = state.mat_mut(seat);
            if let Some(space) = mat.board.find(place, space, follower, mat.board.stood()) {
                mat.board.take(space);
                mat.market.add(follower);
                log.push(Event::TookBack { seat, place, follower });
                feat::done(state, seat, Feat::CameToMarket(follower), log);
            }
            state.then([Frame::Ask(seat, Ask::Followers { left: left - 1 })]);
        }
        Move::Draw(number) => {
            let mut drawn = Pool::default();
            for _ in 0..number {
                let Some(follower) = bag::draw(state, seat, log) else {
                    modules::on_token_to_market(state, seat, log);
                    continue;
                };
                state.mat_mut(seat).market.add(follower);
                drawn.add(follower);
                feat::done(state, seat, Feat::CameToMarket(follower), log);
            }
            if !banishment::strikes(state, seat, drawn) {
                tower::arrange(state, seat);
            }
        }
        _ => {}
    }
}

pub(crate) fn why_not(state: &State, seat: Seat, left: u8, mv: Move) -> Option<RuleId> {
    let full = market_room(state.mat(seat)) == 0;
    Some(RuleId(match mv {
        Move::TakeBack { .. } if left == 0 => "base.followers.take-back-counts-limit-not-bag",
        Move::TakeBack { .. } if full => "base.followers.take-back",
        Move::TakeBack { .. } => "base.followers.take-back-any-place",
        Move::Draw(number) if number > left => "base.followers.draw-limit",
        Move::Draw(number) if number > market_room(state.mat(seat)) => "base.followers.market-caps-draw",
        Move::Draw(_) => "base.followers.short-bag",
        _ => return None,
    }))
}

/// Taking back needs a free space and a part of the draw limit (base.followers.take-back); who has a home of his own
/// needs no space (plague.doctor.unused-stays).
fn may_take_back(mat: &Mat, left: u8, room: u8) -> bool {
    let stood = mat.board.stood();
    left > 0 && !stood.is_empty() && (room > 0 || mat.board.has_doctor())
}

fn goes_home(follower: Follower) -> bool {
    follower == Follower::PlagueDoctor
}

/// Limit, free spaces and the bag all bound the draw (base.followers.market-caps-draw,
/// base.followers.short-bag).
fn most_drawn(state: &State, seat: Seat, left: u8, room: u8) -> u8 {
    left.min(room).min(bag::size(&state.players[seat]))
}

/// How many followers the next round can draw from which bag, if everything that is complete is used and goes
/// back into the bag, and these join it.
pub(crate) fn next_draw(state: &State, seat: Seat, recruits: impl Iterator<Item = Follower>) -> (u8, Pool) {
    let player = &state.players[seat];
    let mut bag = player.bag;
    let used = player.mat.places.iter().filter(|&place| returns(&player.mat, place));
    for (_, follower) in used.flat_map(|place| player.mat.board.at(place)) {
        bag.add(follower);
    }
    recruits.for_each(|follower| bag.add(follower));
    let tokens = bag.total() + modules::tokens_in_bag(&player.mat);
    (draw_limit(&player.mat).min(market_room(&player.mat)).min(tokens), bag)
}

/// Free spaces of the Market, with those of the Gunpowder Tower.
pub(crate) fn market_room(mat: &Mat) -> u8 {
    let spaces = components().counts.market_spaces + tower::spaces(mat);
    spaces - mat.market.total() - mat.tower.total() - modules::tokens_on_market(mat)
}
