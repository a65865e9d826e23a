//! Scoring after the last bag.

use crate::components::{Prize, Race, components};
use crate::event::{Event, Log};
use crate::solo;
use crate::state::{Holder, Sheet, State};
use tabletop::{Line, Outcome, OutcomeKind, RuleId, Seat, SeatSet};

/// The Citizen for most trading stations goes to who alone has most of them (joan.end.most-stations).
pub(crate) fn end(state: &mut State, log: &mut Log) {
    let players = (0..state.setup.players).map(Seat);
    let all = players.map(|seat| (Holder::Seat(seat), state.sheet(seat).stations.len()));
    let all = all.chain(state.joan.map(|joan| (Holder::Joan, joan.stations)));
    let mut best = (None, 0);
    for (holder, stations) in all {
        if stations > best.1 {
            best = (Some(holder), stations);
        } else if stations == best.1 {
            best.0 = None;
        }
    }
    if let Some(holder) = best.0 {
        state.table.races[Race::MostStations.index()] = Some(holder);
        log.push(Event::Won { holder, race: Race::MostStations });
    }
    log.push(Event::GameOver);
}

/// The score of a player as things stand, line by line.
pub fn sheet(state: &State, seat: Seat) -> tabletop::Sheet {
    score_of(state.sheet(seat), state.citizens(seat))
}

/// Joan's score as things stand; nothing where she does not play.
pub fn rival(state: &State) -> Option<tabletop::Sheet> {
    state.joan.map(|area| solo::sheet(state, area))
}

/// The points of a player as things stand.
pub fn total(state: &State, seat: Seat) -> i32 {
    lines(state.sheet(seat), state.citizens(seat)).iter().map(|line| line.points).sum()
}

/// The score of a sheet with so many Citizens.
pub fn score_of(sheet: &Sheet, citizens: u8) -> tabletop::Sheet {
    let lines = lines(sheet, citizens);
    tabletop::Sheet { total: lines.iter().map(|line| line.points).sum(), lines: lines.to_vec() }
}

fn lines(sheet: &Sheet, citizens: u8) -> [Line; 5] {
    let (stations, status) = (i32::from(sheet.stations.len()), i32::from(sheet.status()));
    let depot = components().depot.iter().take(sheet.shields.into()).copied().map(i32::from).sum();
    [
        Line { source: "development", points: (stations + i32::from(citizens)) * status },
        Line { source: "warehouse", points: warehouse(sheet) },
        Line { source: "bank", points: bank(sheet) },
        Line { source: "monks", points: components().monk_points[usize::from(sheet.monks)].into() },
        Line { source: "depot", points: depot },
    ]
}

/// Whole rows, and the column with points (joan.end.warehouse-score).
fn warehouse(sheet: &Sheet) -> i32 {
    let rows = components().warehouse.iter().filter(|row| !sheet.has_room_for(row.good));
    let columns = &components().warehouse_columns[..usize::from(sheet.goods_columns())];
    rows.map(|row| i32::from(row.points)).sum::<i32>() + columns.iter().map(victory).sum::<i32>()
}

/// The circled row and the struck-out column with points (joan.end.bank-score).
fn bank(sheet: &Sheet) -> i32 {
    let full = |circled: &u8| usize::from(*circled) == components().bank_columns.len();
    let rows = sheet.circled.iter().zip(&components().bank_rows).filter(|(circled, _)| full(circled));
    let columns = &components().bank_columns[..usize::from(sheet.struck_columns())];
    rows.map(|(_, prize)| victory(prize)).sum::<i32>() + columns.iter().map(victory).sum::<i32>()
}

fn victory(prize: &Prize) -> i32 {
    if let Prize::Victory(points) = prize { i32::from(*points) } else { 0 }
}

/// Most points win, then most Development spaces, else the victory is shared (joan.end.winner). Alone one wins with
/// at least as many points as Joan (joan_solo.end.win).
pub(crate) fn outcome(state: &State) -> Outcome {
    let seats = || (0..state.setup.players).map(Seat);
    let sheets: Vec<tabletop::Sheet> = seats().map(|seat| sheet(state, seat)).collect();
    if let Some(rival) = rival(state) {
        let won = sheets[0].total >= rival.total;
        return Outcome {
            winners: if won { SeatSet::of(Seat(0)) } else { SeatSet::EMPTY },
            kind: OutcomeKind::Rival(rival),
            sheets,
            rule: Some(RuleId("joan_solo.end.win")),
        };
    }
    let rank = |seat: &Seat| (sheets[seat.index()].total, state.sheet(*seat).development);
    let best = seats().map(|seat| rank(&seat)).max();
    let winners = seats().filter(|seat| Some(rank(seat)) == best).fold(SeatSet::EMPTY, SeatSet::with);
    Outcome::ranked(sheets, winners)
}
