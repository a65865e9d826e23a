//! Coins for what an event demands and nobody has.

use super::character::tiles;
use super::{Partner, Partners};
use orleans::components::Happening;
use orleans::state::{Mat, Table};
use orleans::{Setup, events};

impl Partners {
    /// Coins that the team needs because wheels or tiles are missing that an event demands or may soon demand.
    pub(super) fn ransom<'a>(&self, setup: &Setup, table: &Table, partner: &impl Fn(usize) -> Partner<'a>) -> u16 {
        let seats = || (0..usize::from(setup.players)).map(partner);
        let late = self.left * 2 <= self.rounds + 2;
        let owed = events(setup).iter().enumerate().map(|(nth, facts)| {
            let now = table.tile.is_some_and(|tile| usize::from(tile.0) == nth);
            let ahead = table.turned >> nth & 1 == 0;
            let things: usize = match facts.event {
                Happening::Demolition if now || ahead && !late => {
                    let wheels = |mat: &Mat| usize::from(mat.board.wheels().len() + mat.wheels.iter().sum::<u8>());
                    seats().map(|it| wheels(it.mat)).sum()
                }
                Happening::TeamArson if now || ahead && late => seats().map(|it| tiles(it.mat).count()).sum(),
                _ => return 0,
            };
            u16::from(facts.amount).saturating_sub(things as u16) * u16::from(facts.price)
        });
        owed.max().unwrap_or(0)
    }
}
