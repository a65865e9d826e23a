//! Rounds and turns: tiles are drawn, taken and put away; the bag goes round.

use crate::components::{Follower, components};
use crate::event::{Event, Log};
use crate::state::{Action, Ask, Origin, State, Turn};
use crate::{score, solo};
use tabletop::{Rng, Seat};

/// Takes a tile; plus cards work before its action, all of them as one effect (joan.place.plus-before).
pub(crate) fn take(state: &mut State, follower: Follower, log: &mut Log) {
    let seat = state.side();
    put_away(state, follower);
    log.push(Event::Taken { seat, follower });
    state.turn.action = Some(Action { follower, origin: Origin::Taken });
    for place in (components().plus[follower.index()] & state.own().places).iter() {
        log.push(Event::Plus { seat, place });
        state.begin(components().place(place).effect, log);
    }
}

/// Recruits a Monk of the sheet; a tile goes away unused (joan.monk.discard-tile).
pub(crate) fn recruit(state: &mut State, discard: Follower, log: &mut Log) {
    let seat = state.side();
    put_away(state, discard);
    state.own_mut().monks += 1;
    log.push(Event::Recruited { seat, discard });
    state.turn.action = Some(Action { follower: Follower::Monk, origin: Origin::Recruited });
}

/// A tile of the display goes to the holding area.
pub(crate) fn put_away(state: &mut State, tile: Follower) {
    state.table.display[tile.index()] -= 1;
    state.table.holding[tile.index()] += 1;
}

/// Ends the turn: what was not carried out is forfeited or lapses (joan.round.turn-end).
pub(crate) fn end_turn(state: &mut State, log: &mut Log) {
    let seat = state.side();
    if state.turn.action.take().is_some() {
        log.push(Event::Forfeited { seat });
    }
    state.lapse(log);
    log.push(Event::TurnEnded { seat });
    next_turn(state, log);
    begin(state, log);
}

/// Begins the turn of whoever comes next; Joan's are carried out at once (joan_solo.round.joan-automatic).
pub(crate) fn begin(state: &mut State, log: &mut Log) {
    while state.turn.ask.is_some() && state.setup.is_solo() && state.side() != Seat(0) {
        solo::turn(state, log);
        next_turn(state, log);
    }
}

/// The next player, the next display, the next bag or the end of the game.
fn next_turn(state: &mut State, log: &mut Log) {
    state.turn = Turn { ask: Some(Ask::Take), ..Turn::default() };
    state.table.turn += 1;
    if state.table.display != [0; Follower::TILES] {
        return;
    }
    // joan.round.pass-bag
    state.table.start = state.table.start.next(state.setup.sides());
    state.table.turn = 0;
    if state.table.bag == [0; Follower::TILES] {
        // joan.end.trigger: the last number is struck out.
        if state.table.bag_number == state.setup.facts().bags {
            state.turn.ask = None;
            return score::end(state, log);
        }
        refill(state, log);
    }
    draw_display(state, log);
}

/// All tiles go into the bag, and some of them are set aside (joan.round.refill, joan.setup.holding).
pub(crate) fn refill(state: &mut State, log: &mut Log) {
    let table = &mut state.table;
    table.bag_number += 1;
    table.bag = components().tiles;
    table.holding = [0; Follower::TILES];
    for _ in 0..state.setup.facts().set_aside {
        let tile = draw(&mut table.bag, &mut state.secret.rng);
        table.holding[tile.index()] += 1;
    }
    log.push(Event::Bag { number: table.bag_number, set_aside: table.holding });
    if state.setup.is_solo() {
        solo::shuffle(state, log);
    }
}

/// The starting player draws tiles face up (joan.round.draw).
pub(crate) fn draw_display(state: &mut State, log: &mut Log) {
    let table = &mut state.table;
    for _ in 0..state.setup.facts().drawn {
        let tile = draw(&mut table.bag, &mut state.secret.rng);
        table.display[tile.index()] += 1;
    }
    table.round += 1;
    log.push(Event::Round { round: table.round, start: table.start, display: table.display });
}

/// Draws a tile from the bag; each tile is as likely as another. The bag is never empty here (joan.round.no-mid-round).
fn draw(bag: &mut [u8; Follower::TILES], rng: &mut Rng) -> Follower {
    let mut nth = rng.below(bag.iter().copied().map(u32::from).sum::<u32>().max(1));
    for (count, tile) in bag.iter_mut().zip(Follower::tiles()) {
        if nth < u32::from(*count) {
            *count -= 1;
            return *tile;
        }
        nth -= u32::from(*count);
    }
    Follower::Farmer
}
