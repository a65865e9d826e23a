//! The Duel: its objectives, what it asks, its answers and what it tells.

use super::count::{counted, list};
use super::{Names, gist};
use orleans::components::{DuelObjective, components};
use orleans::{Ask, DuelAsk, DuelEvent, DuelMove, Event, HappeningAsk, HappeningMove, Move, SystemOnMat, View, Window};
use tabletop::Seat;

/// What each objective asks for, who has completed it, and the events to come; nothing in other games.
pub(crate) fn board(view: &View, names: &Names) -> Vec<String> {
    let done = |seat: usize, objective: DuelObjective| match view.players[seat].mat.modules.system {
        SystemOnMat::Duel(duel) => duel.done[objective.index()],
        _ => false,
    };
    if !view.players.iter().any(|player| matches!(player.mat.modules.system, SystemOnMat::Duel(_))) {
        return Vec::new();
    }
    let line = |&objective: &DuelObjective| {
        let who = (0..view.players.len()).filter(|&seat| done(seat, objective));
        let who: Vec<String> = who.map(|seat| names.of(Seat(seat as u8)).to_owned()).collect();
        let state = if who.is_empty() { "open".into() } else { format!("completed by {}", list(&who)) };
        format!("{objective}: {}; {state}.", asks_for(objective))
    };
    let mut lines: Vec<String> = DuelObjective::ALL.iter().map(line).collect();
    let ahead = components().duel.events.iter().skip(view.table.round.into());
    let ahead: Vec<String> = ahead.map(|facts| facts.event.to_string()).collect();
    if !ahead.is_empty() {
        lines.push(format!("Events to come: {}.", ahead.join(", ")));
    }
    lines
}

fn asks_for(objective: DuelObjective) -> String {
    let facts = &components().duel.objectives;
    match objective {
        DuelObjective::Bookkeeping => format!("development status {}", facts.status),
        DuelObjective::ThreeBranches => {
            format!("{} trading stations, {} of them in a town without waterways", facts.stations, facts.inland)
        }
        DuelObjective::DeliverWine => format!("{} wine with the merchant in {}", facts.wine, facts.wine_town),
        DuelObjective::ClotheLady => format!(
            "{} fabrics with the merchant in {}, {} brocade at least",
            facts.fabrics, facts.lady_town, facts.brocade
        ),
    }
}

/// The question of The Duel and of its events.
pub(crate) fn question(ask: &Ask, name: &str) -> Option<String> {
    Some(match *ask {
        Ask::Duel(DuelAsk::Merchant) => format!("{name}, in which town does your merchant begin?"),
        Ask::Duel(DuelAsk::Tiles { one, two }) => {
            let left = [(one, "I"), (two, "II")].into_iter().filter(|&(left, _)| left > 0);
            let left: Vec<String> = left.map(|(left, category)| format!("{left} of category {category}")).collect();
            format!("{name}, which place tile comes into the game? You still choose {}.", list(&left))
        }
        Ask::Duel(DuelAsk::Shield { .. }) => format!("{name}, do you shield yourself from the event?"),
        Ask::SharedHouse => format!("{name}, what does the shared house give you?"),
        Ask::Happening(HappeningAsk::TownMeeting) => format!("{name}, do you buy a citizen for 3 coins?"),
        Ask::Happening(HappeningAsk::Trade) => format!("{name}, which good do you exchange for which?"),
        Ask::Happening(HappeningAsk::QuickTravel { left }) => {
            format!("{name}, where does your merchant go for a coin? {} at most.", counted(left, "town"))
        }
        Ask::Free(Window::AfterAction) => format!("{name}, do you deliver after this action?"),
        _ => return None,
    })
}

/// The moves that only The Duel has.
pub(crate) fn plain(mv: Move) -> Option<String> {
    let fabrics = components().duel.objectives.fabrics;
    Some(match mv {
        Move::Duel(DuelMove::DeliverWine) => {
            format!("Deliver {} wine to the castle", components().duel.objectives.wine)
        }
        Move::Duel(DuelMove::ClotheLady { brocade }) => {
            format!("Clothe your lady with {brocade} brocade and {} wool", fabrics.saturating_sub(brocade))
        }
        Move::Happening(HappeningMove::BuyCitizen) => "Buy a citizen".into(),
        Move::Happening(HappeningMove::TradeBread(good)) => format!("Exchange a bread for {good}"),
        _ => return None,
    })
}

/// The same move means something else here and there.
pub(crate) fn option(mv: Move, ask: &Ask) -> Option<String> {
    let facts = &components().duel;
    Some(match (ask, mv) {
        (Ask::Duel(DuelAsk::Merchant), Move::GoTo(town)) => format!("Begin in {town}"),
        (Ask::Duel(DuelAsk::Tiles { .. }), Move::Tile(place)) => {
            format!("Bring the {place} into the game: {}", gist::place(place))
        }
        (Ask::Duel(DuelAsk::Shield { .. }), Move::Decline) => "Let the event take its course".into(),
        (Ask::SharedHouse, Move::Coin) => format!("Take {}", counted(facts.house_coins, "coin")),
        (Ask::SharedHouse, Move::Develop) => {
            format!("Advance {} on the Development track", counted(facts.house_develop, "space"))
        }
        (Ask::Happening(HappeningAsk::TownMeeting), Move::Decline) => "Buy no citizen".into(),
        (Ask::Happening(HappeningAsk::Trade), Move::Swap { give, take }) => format!("Exchange {give} for {take}"),
        (Ask::Happening(HappeningAsk::Trade), Move::Decline) => "Exchange nothing".into(),
        (Ask::Happening(HappeningAsk::QuickTravel { .. }), Move::Decline) => "Stay here".into(),
        (Ask::Free(Window::AfterAction), Move::Decline) => "Deliver nothing now".into(),
        _ => return None,
    })
}

pub(crate) fn sentence(event: &Event, names: &Names) -> Option<String> {
    Some(match *event {
        Event::Duel(DuelEvent::Chose(seat, place)) => {
            format!("{} brings the place tile {place} into the game.", names.of(seat))
        }
        Event::Duel(DuelEvent::Completed(seat, objective)) => {
            format!("{} has completed an objective: {objective}.", names.of(seat))
        }
        Event::Duel(DuelEvent::CannotPay(seat)) => {
            format!("{} cannot pay what the event demands.", names.of(seat))
        }
        Event::ReturnedCitizen(seat) => format!("{} pays a citizen to the supply.", names.of(seat)),
        _ => return None,
    })
}
