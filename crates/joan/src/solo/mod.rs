//! Joan's turn: a card says which tile she takes, and what she does with it (joan_solo.round.joan-automatic).

mod effects;
mod score;

pub(crate) use score::sheet;

use crate::components::{Arrow, Back, Card, CardLine, CardSet, Follower, Track, components};
use crate::event::{Event, Log};
use crate::state::{DECK, Joan, State};
use crate::{round, setup};
use effects::Doer;
use tabletop::Rng;

/// Joan's turn from the reveal of her card to the last effect.
pub(crate) fn turn(state: &mut State, log: &mut Log) {
    let Some((card, back)) = reveal(state) else { return };
    log.push(Event::Card { card, arrow: back.arrow });
    let Some(line) = choice(state, card, back.arrow) else { return };
    log.push(Event::JoanTakes { follower: line.follower });
    round::put_away(state, line.follower);
    let mut joan = Doer { state, card, back, log };
    // joan_solo.track.mark: first the track, then the card.
    if let Some(track) = track_of(line.follower) {
        joan.mark_track(track);
    }
    line.effects.iter().for_each(|effect| joan.carry_out(*effect));
}

/// The top card comes face up; the back of the next one rules how it is read (joan_solo.choice.reveal,
/// joan_solo.choice.arrow).
fn reveal(state: &mut State) -> Option<(Card, Back)> {
    let area = state.joan.as_mut()?;
    let card = *state.secret.pile.get(usize::from(area.revealed.len()))?;
    area.revealed.insert(card);
    area.face_up = Some(card);
    Some((card, next_back(state)?))
}

/// The back of the card on top of the pile, open to all (joan_solo.choice.visible).
pub(crate) fn next_back(state: &State) -> Option<Back> {
    let top = state.secret.pile.get(usize::from(state.joan?.revealed.len()))?;
    Some(components().solo.card(*top).back)
}

/// The first follower in the direction of the arrow of which a tile is on display (joan_solo.choice.first-match).
fn choice(state: &State, card: Card, arrow: Arrow) -> Option<&'static CardLine> {
    let on_display = |line: &&CardLine| state.table.display[line.follower.index()] > 0;
    let front = &components().solo.card(card).front;
    match arrow {
        Arrow::Down => front.iter().find(on_display),
        Arrow::Up => front.iter().rev().find(on_display),
    }
}

fn track_of(follower: Follower) -> Option<Track> {
    match follower {
        Follower::Farmer => Some(Track::Farmer),
        Follower::Boatman => Some(Track::Boatman),
        Follower::Knight => Some(Track::Knight),
        Follower::Scholar => Some(Track::Scholar),
        Follower::Craftsman | Follower::Trader | Follower::Monk => None,
    }
}

/// All cards of the level are shuffled into a new pile (joan_solo.setup.pile, joan_solo.round.reshuffle).
pub(crate) fn shuffle(state: &mut State, log: &mut Log) {
    state.secret.pile = setup::deck(state.setup.level());
    state.secret.rng.shuffle(&mut state.secret.pile);
    if let Some(area) = &mut state.joan {
        (area.revealed, area.face_up) = (CardSet::EMPTY, None);
    }
    log.push(Event::Shuffled);
}

/// A possible pile: the revealed cards, then the others in any order that shows the same back on top.
pub(crate) fn pile_behind(state: &State, area: Joan, back: Option<Back>, rng: &mut Rng) -> [Card; DECK] {
    let known = usize::from(area.revealed.len());
    let mut pile = setup::deck(state.setup.level());
    pile.sort_by_key(|card| (!area.revealed.contains(*card), area.face_up == Some(*card), *card));
    let hidden = &mut pile[known..];
    rng.shuffle(hidden);
    let shows = |card: &Card| Some(components().solo.card(*card).back) == back;
    let fitting = hidden.iter().filter(|card| shows(card)).count() as u32;
    if fitting > 0 {
        let nth = rng.below(fitting) as usize;
        if let Some((at, _)) = hidden.iter().enumerate().filter(|(_, card)| shows(card)).nth(nth) {
            hidden.swap(0, at);
        }
    }
    pile
}
