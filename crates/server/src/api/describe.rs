//! A table as one person may know it.

use super::votes::vote;
use crate::store::{Holder, Person, SeatRow, TableRow};
use crate::wire::{Nudge, SeatDescription, SeatKind, TableDescription, seconds};
use crate::{Error, StoreError};
use serde_json::Value;

/// What `person` may know of a table. The invitation is for people with a seat.
pub(super) fn description(table: &TableRow, person: Option<&Person>) -> Result<TableDescription<Value>, Error> {
    let sits = person.is_some_and(|person| table.sits(&person.id));
    Ok(TableDescription {
        id: table.id.clone(),
        game: table.game.clone(),
        host: table.host.clone(),
        setup: serde_json::from_str(&table.setup).map_err(StoreError::from)?,
        options: table.options,
        state: table.state,
        public: table.public,
        seats: table.seats.iter().map(|row| seat(table, row)).collect(),
        created: seconds(table.created),
        expires: table.expires.filter(|_| table.waits_alone()).map(seconds),
        invitation: table.invitation.clone().filter(|_| sits),
        rematch: table.rematch.clone(),
        votes: table.votes.iter().filter_map(|proposal| vote(table, proposal)).collect(),
    })
}

fn seat(table: &TableRow, seat: &SeatRow) -> SeatDescription {
    let (kind, person, bot) = match &seat.holder {
        Holder::Person(id) => {
            let person = Person { id: id.clone(), name: seat.name.clone().unwrap_or_default() };
            (SeatKind::Person, Some(person), None)
        }
        Holder::Bot(name) => (SeatKind::Bot, None, Some(name.clone())),
        Holder::Invited => (SeatKind::Invited, None, None),
        Holder::Open => (SeatKind::Open, None, None),
    };
    let name = person.as_ref().map(|person| seat.shown.clone().unwrap_or_else(|| person.name.clone()));
    // Who has left since has nothing more to say.
    let nudged = seat
        .nudged
        .as_ref()
        .and_then(|nudged| Some(Nudge { by: table.seats_of(&nudged.by).next()?, at: seconds(nudged.at) }));
    SeatDescription { kind, person, bot, name, away: seat.away.clone(), nudged, colour: seat.colour }
}
