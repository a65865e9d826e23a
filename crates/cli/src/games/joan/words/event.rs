//! What happened, a sentence for each event.

use super::{gist, solo, table};
use crate::speech::Names;
use crate::speech::count::counted;
use joan::{Event, Holder, State};
use tabletop::Seat;

/// One event in words.
pub(crate) fn sentence(event: &Event, names: &Names<State>) -> String {
    let of = |seat: Seat| who(seat, names);
    match *event {
        Event::Bag { number, set_aside } => {
            format!("Bag {number} begins. Set aside: {}.", table::tiles(&set_aside))
        }
        Event::Round { round, start, display } => {
            format!("Round {round} begins with {}. On display: {}.", of(start), table::tiles(&display))
        }
        Event::Taken { seat, follower } => format!("{} takes a {follower}.", of(seat)),
        Event::Recruited { seat, discard } => format!("{} recruits a Monk and puts a {discard} away.", of(seat)),
        Event::Plus { seat, place } => format!("{}'s {place} works.", of(seat)),
        Event::Good { seat, good } => format!("{} marks {good}.", of(seat)),
        Event::Replaced { seat, good, by: Some(other) } => format!("{} turns {good} into {other}.", of(seat)),
        Event::Replaced { seat, good, by: None } => format!("{} turns {good} into a shield.", of(seat)),
        Event::Coin { seat, row } => format!("{} circles a coin in {row}.", of(seat)),
        Event::Paid { seat, row } => format!("{} strikes out a coin of {row}.", of(seat)),
        Event::Shield { seat } => format!("{} circles a shield.", of(seat)),
        Event::ShieldLost { seat } => format!("{}'s depot is full: the shield is lost.", of(seat)),
        Event::Point { seat, space } => format!("{} marks Development space {space}.", of(seat)),
        Event::PointsLost { seat, points } => {
            format!("{}'s Development track is full: {} lost.", of(seat), counted(points, "space"))
        }
        Event::Route { seat, route } => format!("{} fills in the {}.", of(seat), gist::route(route)),
        Event::Station { seat, town } => format!("{} builds a trading station in {town}.", of(seat)),
        Event::Acquired { seat, place, price } => {
            format!("{} acquires the {place} for {}.", of(seat), counted(price, "coin"))
        }
        Event::Used { seat, place } => format!("{} uses the {place}.", of(seat)),
        Event::Deed { seat, deed, follower } => format!("{} marks the {follower} at {deed}.", of(seat)),
        Event::Gained { seat, prize } => format!("{} gains {}.", of(seat), gist::prize(prize)),
        Event::Won { holder, race } => format!("{} is first at the {race}.", holder_name(holder, names)),
        Event::Forfeited { seat } => format!("{} does without the action.", of(seat)),
        Event::Lapsed { seat, bonus } => format!("{} lets {} lapse.", of(seat), gist::bonus(bonus)),
        Event::TurnEnded { seat } => format!("{} ends the turn.", of(seat)),
        Event::GameOver => "The game is over.".into(),
        _ => solo::sentence(event),
    }
}

/// The name of a side; in the solo game the second is Joan.
pub(crate) fn who(seat: Seat, names: &Names<State>) -> String {
    if names.setup.is_solo() && seat != Seat(0) { "Joan".into() } else { names.of(seat).to_owned() }
}

/// The name of who was first.
pub(crate) fn holder_name(holder: Holder, names: &Names<State>) -> String {
    match holder {
        Holder::Seat(seat) => names.of(seat).to_owned(),
        Holder::Joan => "Joan".into(),
    }
}
