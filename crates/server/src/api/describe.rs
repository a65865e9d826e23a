//! A table as one person may know it.

use super::votes::vote;
use crate::store::{Holder, Person, SeatRow, TableRow};
use crate::wire::{SeatDescription, SeatKind, TableDescription, seconds};
use crate::{Error, StoreError};
use serde_json::Value;

/// What `person` may know of a table of `game`. The invitation is for people with a seat.
pub(super) fn description(
    game: &str,
    table: &TableRow,
    person: Option<&Person>,
) -> Result<TableDescription<Value>, Error> {
    let sits = person.is_some_and(|person| table.sits(&person.id));
    Ok(TableDescription {
        id: table.id.clone(),
        game: game.to_owned(),
        host: table.host.clone(),
        setup: serde_json::from_str(&table.setup).map_err(StoreError::from)?,
        options: table.options,
        state: table.state,
        public: table.public,
        seats: table.seats.iter().map(seat).collect(),
        created: seconds(table.created),
        invitation: table.invitation.clone().filter(|_| sits),
        rematch: table.rematch.clone(),
        votes: table.votes.iter().filter_map(|proposal| vote(table, proposal)).collect(),
    })
}

fn seat(seat: &SeatRow) -> SeatDescription {
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
    SeatDescription { kind, person, bot, name, away: seat.away.clone() }
}
