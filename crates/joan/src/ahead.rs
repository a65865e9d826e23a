//! What an answer brings beyond its own mark, told before it is given: the marks that follow by themselves, what they
//! complete, and the bonuses that come of it.

use crate::components::{BankRow, Deed, Good};
use crate::event::Event;
use crate::moves::{Act, Move};
use crate::state::{Sheet, State};
use crate::view::View;
use serde::Serialize;
use tabletop::{Game, Viewer};

/// An answer that leads on.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Ahead {
    /// The answer.
    pub answer: Move,
    /// What happens then, in order, without the mark itself.
    pub brings: Vec<Event>,
    /// What is whole then.
    pub completes: Vec<Whole>,
}

/// A part of the sheet in which every mark is made.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Whole {
    /// A row of the warehouse.
    Goods(Good),
    /// A column of the warehouse, from 1.
    GoodsColumn(u8),
    /// A circled row of the bank.
    Coins(BankRow),
    /// A struck-out column of the bank, from 1.
    CoinsColumn(u8),
    /// The three followers of a deed.
    Deed(Deed),
}

/// The answers of whoever looks that lead on to something. The end of a turn is left out: chance follows it.
pub(crate) fn ahead(view: &View, state: &State) -> Vec<Ahead> {
    let Viewer::Seat(seat) = view.viewer else { return Vec::new() };
    let mut options = Vec::new();
    state.options(seat, &mut options);
    let foreseen = options.into_iter().filter(|mv| *mv != Move::EndTurn);
    let told = foreseen.map(|answer| {
        let (mut copy, mut log) = (state.clone(), Vec::new());
        copy.play(seat, answer, &mut log);
        // The mark itself is known, but for the star that a space may have.
        let own = usize::from(!matches!(answer, Move::Do { act: Act::Point, .. }));
        let completes = completed(state.sheet(seat), copy.sheet(seat));
        Ahead { answer, brings: log.split_off(own), completes }
    });
    told.filter(|ahead| !ahead.brings.is_empty() || !ahead.completes.is_empty()).collect()
}

/// What has become whole between two states of a sheet.
fn completed(before: &Sheet, after: &Sheet) -> Vec<Whole> {
    let columns = |before: u8, after: u8| before + 1..=after;
    let rows = Good::ALL.iter().filter(|good| before.has_room_for(**good) && !after.has_room_for(**good));
    let coins = BankRow::ALL.iter().filter(|row| before.has_room_for_coin(**row) && !after.has_room_for_coin(**row));
    let is_whole = |sheet: &Sheet, deed: &Deed| sheet.deeds[deed.index()] == [true; 3];
    let deeds = Deed::ALL.iter().filter(|deed| !is_whole(before, deed) && is_whole(after, deed));
    (rows.map(|good| Whole::Goods(*good)))
        .chain(columns(before.goods_columns(), after.goods_columns()).map(Whole::GoodsColumn))
        .chain(coins.map(|row| Whole::Coins(*row)))
        .chain(columns(before.struck_columns(), after.struck_columns()).map(Whole::CoinsColumn))
        .chain(deeds.map(|deed| Whole::Deed(*deed)))
        .collect()
}
