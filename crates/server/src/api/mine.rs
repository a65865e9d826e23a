//! The tables I sit at, and how they stand.

use super::describe::description;
use super::extract::Me;
use super::tables::MAX_LIST;
use crate::Error;
use crate::store::{End, TableState, Times};
use crate::table::House;
use crate::wire::{Ended, MyEnd, MyTable, seconds};
use axum::extract::State;
use axum::routing::get;
use axum::{Json, Router};
use serde_json::Value;
use tabletop::Seat;

pub(super) fn router() -> Router<House> {
    Router::new().route("/api/me/tables", get(mine))
}

/// The tables where I have a seat, or may come back to one, the latest first.
async fn mine(State(house): State<House>, Me(me): Me) -> Result<Json<Vec<MyTable<Value>>>, Error> {
    let (store, mut tables) = (&house.hall.store, Vec::new());
    let ends = store.ends_of(&me.id).await?;
    for id in store.tables_of(&me.id, MAX_LIST).await? {
        let Some(table) = house.hosted(&id).await? else { continue };
        let times = store.times(&id).await?.unwrap_or_default();
        let own: Vec<Seat> = table.seats_of(&me.id).collect();
        let eyes = own.first().map_or(table.seats.len(), |seat| seat.index());
        let moved = times.moved.get(eyes).copied().unwrap_or(table.created);
        let end = ends.get(&id).filter(|_| table.state == TableState::Over);
        let mine = MyTable {
            asked: own.into_iter().filter(|seat| times.asked.contains(seat)).collect(),
            waits_for: times.waiting().collect(),
            round: times.round,
            points: if end.is_none_or(|end| end.outcome.counts()) { times.scores.get(eyes).copied() } else { None },
            ended: end.map(|end| MyEnd { outcome: end.outcome, won: end.won, place: place(end, &times, eyes) }),
            moved: seconds(moved),
            table: description(&table, Some(&me))?,
        };
        tables.push((moved, mine));
    }
    tables.sort_by_key(|(moved, _)| -moved);
    Ok(Json(tables.into_iter().map(|(_, table)| table).collect()))
}

/// Where somebody came: behind all with more points, and behind one with as many who has won.
fn place(end: &End, times: &Times, eyes: usize) -> Option<u8> {
    let own = times.scores.get(eyes).filter(|_| end.outcome == Ended::Ranked)?;
    let better = times.scores.iter().filter(|points| *points > own).count();
    let behind = if better == 0 && !end.won { 1 } else { better };
    u8::try_from(behind + 1).ok()
}

#[cfg(test)]
mod tests {
    use super::{End, Ended, Times, place};

    #[test]
    fn who_has_as_many_points_and_has_not_won_is_second() {
        let times = Times { scores: vec![90, 120, 120, 80], ..Times::default() };
        let at = |eyes, won| place(&End { outcome: Ended::Ranked, won }, &times, eyes);
        assert_eq!([at(1, true), at(2, false), at(0, false), at(3, false)], [1, 2, 3, 4].map(Some));
        assert_eq!(place(&End { outcome: Ended::Decided, won: true }, &times, 1), None);
        assert_eq!(place(&End { outcome: Ended::Ranked, won: true }, &Times::default(), 1), None, "an older game");
    }
}
