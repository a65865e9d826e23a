//! Votes: somebody is gone, and the others want to go on.

use super::extract::{Body, Me};
use super::looking::{Asked, At};
use super::tables::{Described, described};
use crate::Error;
use crate::store::{Holder, Proposal, Successor, TableRow, TableState};
use crate::table::{Hall, House, Ring};
use crate::wire::Vote;
use axum::extract::State;
use axum::routing::post;
use axum::{Json, Router};
use serde::Deserialize;
use std::collections::BTreeSet;
use std::sync::Arc;
use tabletop::Seat;

/// Whoever is asked and does not answer for this many milliseconds is gone: ten minutes.
const GONE: i64 = 600_000;

pub(super) fn router() -> Router<House> {
    Router::new().route("/api/tables/{id}/votes", post(agree).delete(withdraw))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Aye {
    seat: Seat,
    by: Successor,
}

/// Proposes that somebody else answers for a seat, or agrees to that.
async fn agree(
    State(hall): State<Arc<Hall>>,
    Me(me): Me,
    At(table, room): At,
    Body(Aye { seat, by }): Body<Aye>,
) -> Result<Json<Described>, Error> {
    let by = match by {
        Successor::Bot(name) => Successor::Bot(room.title().bot(name)?),
        Successor::Open => Successor::Open,
    };
    if !table.sits(&me.id) || table.holds(&me.id, seat) {
        return Err(Error::Forbidden("the others at the table decide"));
    }
    is_gone(&hall, &table, seat).await?;
    let mut votes = table.votes.clone();
    let at = votes.iter().position(|proposal| proposal.seat == seat).unwrap_or(votes.len());
    if at == votes.len() {
        votes.push(Proposal { seat, by: by.clone(), ayes: Vec::new() });
    }
    let Some(proposal) = votes.get_mut(at) else { return Err(Error::NotFound("vote")) };
    if proposal.by != by {
        if proposal.ayes.iter().any(|id| *id != me.id && table.sits(id)) {
            return Err(Error::Conflict("another proposal for this seat is voted on"));
        }
        *proposal = Proposal { seat, by: by.clone(), ayes: Vec::new() };
    }
    if !proposal.ayes.contains(&me.id) {
        proposal.ayes.push(me.id.clone());
    }
    let proposal = proposal.clone();
    let carried = vote(&table, &proposal).is_some_and(|vote| vote.ayes.len() >= usize::from(vote.needed));
    match carried {
        true => room.hand_over(&table, seat, &by).await?,
        false => set(&hall, &table, &votes).await?,
    }
    Ok(Json(described(&hall, &table.id, &me).await?))
}

#[derive(Deserialize)]
struct About {
    seat: Seat,
}

/// Takes one's vote back.
async fn withdraw(
    State(hall): State<Arc<Hall>>,
    Me(me): Me,
    At(table, _): At,
    Asked(About { seat }): Asked<About>,
) -> Result<Json<Described>, Error> {
    if !table.sits(&me.id) {
        return Err(Error::Forbidden("the others at the table decide"));
    }
    let mut votes = table.votes.clone();
    for proposal in votes.iter_mut().filter(|proposal| proposal.seat == seat) {
        proposal.ayes.retain(|id| *id != me.id);
    }
    votes.retain(|proposal| !proposal.ayes.is_empty());
    if votes != table.votes {
        set(&hall, &table, &votes).await?;
    }
    Ok(Json(described(&hall, &table.id, &me).await?))
}

async fn set(hall: &Hall, table: &TableRow, votes: &[Proposal]) -> Result<(), Error> {
    if !hall.store.set_votes(&table.id, &table.votes, votes).await? {
        return Err(Error::Conflict("somebody voted at the same moment: try again"));
    }
    hall.bells.ring(&table.id, Ring::Table);
    Ok(())
}

/// Whether nobody answers for a seat. Whom the table waits for is what everybody knows: who has planned in secret
/// must not be found out by a vote.
async fn is_gone(hall: &Hall, table: &TableRow, seat: Seat) -> Result<(), Error> {
    if table.state != TableState::Running {
        return Err(Error::Conflict("no game goes on at this table"));
    }
    match table.seat(seat).map(|row| &row.holder) {
        Some(Holder::Open | Holder::Invited) => Ok(()),
        Some(Holder::Person(_)) => {
            let times = hall.store.times(&table.id).await?.unwrap_or_default();
            let since = times.waits.get(seat.index()).copied().flatten();
            match since.is_some_and(|since| since + GONE <= hall.store.now()) {
                true => Ok(()),
                false => Err(Error::Conflict("whoever sits there is not gone: ten minutes without an answer")),
            }
        }
        Some(Holder::Bot(_)) => Err(Error::Conflict("a bot answers there already")),
        None => Err(Error::NotFound("seat")),
    }
}

/// A proposal as all see it; nothing if it has been settled.
pub(super) fn vote(table: &TableRow, proposal: &Proposal) -> Option<Vote> {
    let holder = &table.seat(proposal.seat)?.holder;
    if matches!(holder, Holder::Bot(_)) {
        return None;
    }
    let people = table.seats.iter().filter(|seat| seat.holder != *holder).filter_map(|seat| match &seat.holder {
        Holder::Person(id) => Some(id),
        _ => None,
    });
    let others = people.collect::<BTreeSet<_>>().len();
    let ayes: Vec<Seat> = proposal.ayes.iter().filter_map(|id| table.seats_of(id).next()).collect();
    let needed = u8::try_from(others / 2 + 1).unwrap_or(u8::MAX);
    (!ayes.is_empty()).then(|| Vote { seat: proposal.seat, by: proposal.by.clone(), ayes, needed })
}
