//! What Trade & Intrigue made happen, a sentence for each event.

use super::Names;
use super::count::{a_follower, a_kind, counted};
use super::trade_moves::{order, plot, whence};
use super::trade_question::items;
use orleans::{Event, HappeningEvent, IntrigueEvent, OrdersEvent, TradeDeedsEvent};
use tabletop::Seat;

/// The sentence of an event that only Trade & Intrigue causes; nothing for every other event.
pub(crate) fn sentence(event: &Event, names: &Names) -> Option<String> {
    let of = |seat: Seat| names.of(seat);
    Some(match *event {
        Event::SentTo { seat, kind, deed } => format!("{} sends a {kind} to {deed}.", of(seat)),
        Event::Orders(OrdersEvent::Delivered(seat, id)) => format!("{} fulfils {}.", of(seat), order(id)),
        Event::Orders(OrdersEvent::TurnedUp(id)) => format!("A new order is turned up: {}.", order(id)),
        Event::TradeDeeds(TradeDeedsEvent::TookGood(seat, good)) => format!("{} takes the {good} there.", of(seat)),
        Event::TradeDeeds(TradeDeedsEvent::BackIntoBag(seat, follower)) => {
            format!("{} puts {} back into the bag.", of(seat), a_follower(follower))
        }
        Event::Happening(HappeningEvent::Dismissed(seat, kind, from)) => {
            format!("{} returns {} {} to the supply.", of(seat), a_kind(kind), whence(from))
        }
        Event::Happening(HappeningEvent::WheelReturned(seat, Some(place))) => {
            format!("{} returns the gear wheel at the {place} to the supply.", of(seat))
        }
        Event::Happening(HappeningEvent::WheelReturned(seat, None)) => {
            format!("{} returns a gear wheel not yet placed to the supply.", of(seat))
        }
        Event::Happening(HappeningEvent::Banished(seat, follower)) => {
            format!("{} puts {} back into the bag.", of(seat), a_follower(follower))
        }
        Event::Happening(HappeningEvent::MustGiveUp(seat, number)) => {
            format!("{} must give up {} under torture.", of(seat), counted(number, "thing"))
        }
        Event::Happening(HappeningEvent::LeftTheMap { good, a, b, by }) => {
            format!("The {good} on the {by} between {a} and {b} goes back to the goods market.")
        }
        Event::Intrigue(event) => intrigue(event, names),
        _ => return None,
    })
}

fn intrigue(event: IntrigueEvent, names: &Names) -> String {
    let of = |seat: Seat| names.of(seat);
    match event {
        IntrigueEvent::Plotted { seat, victim, plot: by } => {
            format!("{} is about to strike: {}.", of(seat), plot(by, of(victim)))
        }
        IntrigueEvent::Offered { victim, to, bribe } => {
            format!("{} offers {} a bribe: {}.", of(victim), of(to), items(&bribe))
        }
        IntrigueEvent::Accepted { seat, victim } => format!("{} accepts the bribe of {}.", of(seat), of(victim)),
        IntrigueEvent::Refused { seat, victim } => format!("{} refuses the bribe of {}.", of(seat), of(victim)),
        IntrigueEvent::Burned { owner, town } => {
            format!("The trading station of {} in {town} burns down and returns to its owner.", of(owner))
        }
        IntrigueEvent::Hanged(seat, own) if own.is_own() => {
            format!("The Hangman draws the {own} of {}, who goes back into the bag.", of(seat))
        }
        IntrigueEvent::Hanged(seat, lost) => format!("{} loses {} to the Hangman.", of(seat), a_follower(lost)),
        IntrigueEvent::Locked(seat, place) => format!("{} cannot use the {place} for the rest of the round.", of(seat)),
        IntrigueEvent::Stole { seat, victim, place } => {
            format!("{} steals the gear wheel of {} from the {place}.", of(seat), of(victim))
        }
        IntrigueEvent::Marker { seat, track, to } => {
            format!("The marker of {} goes to space {to} of the {track}, without any bonus.", of(seat))
        }
    }
}
