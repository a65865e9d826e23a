//! The characters: dealt, or chosen (invasion.setup.characters-dealt, invasion.setup.characters-chosen), and what each
//! of them must have at the end.

use super::pieces::{on, on_mut};
use super::types::{InvasionAsk, InvasionEvent, InvasionMove};
use crate::ask::{Ask, Move, Offer};
use crate::components::{Follower, Good, InvasionCharacter, Kind, Part, components};
use crate::event::{Event, Log};
use crate::flow::Frame;
use crate::state::{Characters, State};
use crate::verbs::{develop, torture};
use tabletop::Seat;

/// One for each player, from all or first from the easier or the harder ones.
pub(super) fn deal(state: &mut State) {
    let wanted = match state.setup.options.characters {
        Characters::Chosen => return,
        Characters::Dealt => None,
        Characters::Easier => Some(true),
        Characters::Harder => Some(false),
    };
    let mut cards: Vec<InvasionCharacter> = InvasionCharacter::ALL.to_vec();
    state.secret.rng.shuffle(&mut cards);
    // A pool that is too small is topped up from the other one.
    let easier = |card: &InvasionCharacter| components().invasion.characters[card.index()].easier;
    cards.sort_by_key(|card| wanted.is_some_and(|wanted| easier(card) != wanted));
    cards.truncate(state.setup.players.into());
    state.secret.rng.shuffle(&mut cards);
    for (seat, card) in (0..).map(Seat).zip(cards) {
        on_mut(state, seat).character = Some(card);
    }
}

/// Where they are chosen, the start player does so first.
pub(super) fn ask_all(state: &mut State) {
    if state.setup.options.characters == Characters::Chosen {
        for seat in state.clockwise().rev() {
            state.then([Frame::Ask(seat, Ask::Invasion(InvasionAsk::Character))]);
        }
    }
}

/// Everybody whom nobody is yet.
pub(super) fn options(state: &State, out: &mut impl Offer) {
    let taken =
        |card: InvasionCharacter| state.players.as_slice().iter().any(|player| on(&player.mat).character == Some(card));
    let free = InvasionCharacter::ALL.iter().filter(|&&card| !taken(card));
    out.extend(free.map(|&card| Move::Invasion(InvasionMove::Become(card))));
}

pub(super) fn answer(state: &mut State, seat: Seat, mv: Move, log: &mut Log) {
    if let Move::Invasion(InvasionMove::Become(card)) = mv {
        on_mut(state, seat).character = Some(card);
        log.push(Event::Invasion(InvasionEvent::Became(seat, card)));
    }
}

/// How much of a part is there now: only what is there at the end counts (invasion.character.end-state).
pub(super) fn progress(state: &State, seat: Seat, part: Part) -> (u8, u8) {
    let mat = state.mat(seat);
    let points = |wanted: &[Good]| {
        let points = components().counts.goods_points;
        wanted.iter().map(|good| u16::from(mat.good(*good)) * u16::from(points[good.index()])).sum::<u16>()
    };
    let most = |number: u16| number.min(u8::MAX.into()) as u8;
    match part {
        Part::Status(of) => (develop::status(mat), of),
        Part::Station(town) => (mat.stations.contains(town).into(), 1),
        Part::Stations(of) => (mat.n_stations(), of),
        Part::Tiles(of) => (torture::tiles(mat).count() as u8, of),
        Part::Coins(of) => (most(mat.coins), of),
        Part::Citizens(of) => (mat.citizens, of),
        Part::TrackEnd(track) => (mat.track(track), components().track(track).spaces.len() as u8 - 1),
        Part::Wheels(of) => (mat.board.wheels().len(), of),
        Part::Monks(of) => (monks(state, seat), of),
        Part::Goods(good, of) => (mat.good(good), of),
        Part::Fabrics(of) => (most(mat.coins.saturating_add(points(&[Good::Wool, Good::Brocade]))), of),
        Part::Food(of) => (most(points(&[Good::Grain, Good::Cheese, Good::Wine])), of),
        Part::AssemblyHall => (on(mat).hall.iter().sum(), components().invasion.hall.iter().sum()),
        // A due that was missed has lost the game already (invasion.character.estate-fulfilled).
        Part::Dues => (1, 1),
    }
}

/// Monks in the bag or on boards (invasion.character.fisherman).
fn monks(state: &State, seat: Seat) -> u8 {
    let player = &state.players[seat];
    let standing = player.mat.board.stood().iter().filter_map(|space| player.mat.board.follower(space));
    let heaps = [&player.bag, &player.mat.market, &player.mat.tower];
    heaps.map(|heap| heap.count(Follower::Monk)).iter().sum::<u8>()
        + standing.filter(|follower| follower.kind() == Kind::Monk).count() as u8
}
