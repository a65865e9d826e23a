//! What place tiles made happen, a sentence for each event.

use super::count::counted;
use super::{Names, gist};
use orleans::Event;
use tabletop::Seat;

/// The sentence of an event that only place tiles cause; nothing for every other event.
pub(crate) fn sentence(event: &Event, names: &Names) -> Option<String> {
    let of = |seat: Seat| names.of(seat);
    Some(match *event {
        Event::Rolled(seat, pips) => format!("{} rolls a {pips}.", of(seat)),
        Event::Lent(seat, place) => format!("{} carries out the action of the {place}.", of(seat)),
        Event::Borrowed { seat, owner, place } => {
            format!("{} borrows the {place} of {} through the Church.", of(seat), of(owner))
        }
        Event::ToMarket(seat, kind) => format!("The Statue lets {} lay the {kind} on the Market.", of(seat)),
        Event::Moved(seat, town) => format!("{} goes straight to {town}.", of(seat)),
        Event::Displaced { seat, victim, to, by } => {
            format!("{} moves the merchant of {} by {by} to {to}.", of(seat), of(victim))
        }
        Event::BuiltOnRoad(seat) => format!("{} builds a trading station on the Road.", of(seat)),
        Event::Baked(seat, number) => format!("{} turns {number} grain into bread.", of(seat)),
        Event::ReturnedBread(seat) => format!("{} gives {} back as grain.", of(seat), counted(1, "bread")),
        Event::GaveBread(seat) => format!("{} gives up a bread.", of(seat)),
        Event::GaveRoadStation(seat) => format!("{} gives up a trading station on the Road.", of(seat)),
        Event::Stocked(seat, good) => format!("{} lays the {good} on the Brasserie.", of(seat)),
        Event::Discarded(seat, good) => {
            format!("The Brasserie shields {} from the event for its {good}.", of(seat))
        }
        Event::SentToGamingRoom(seat, kind) => format!("{} sends a {kind} to the Gaming Room.", of(seat)),
        Event::LaidInGamingRoom(seat, good) => format!("{} lays {good} in the Gaming Room.", of(seat)),
        Event::Handed { from, to, good } => format!("{} hands {good} to {}.", of(from), of(to)),
        Event::MovedWheel { seat, from, place, space } => {
            format!("{} moves a gear wheel from the {from} to {}.", of(seat), gist::space(place, space))
        }
        _ => return None,
    })
}
