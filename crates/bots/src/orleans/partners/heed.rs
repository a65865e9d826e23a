//! What partners plan in the open: what they will bring or build nobody else has to.

use super::Partners;
use orleans::View;
use orleans::components::{Bonus, Follower, Good, Place, Track, components};
use orleans::state::Mat;
use tabletop::SeatSet;

/// How many goods and coins one action sends at most.
const GOODS: u8 = 3;
const COINS: u16 = 4;

/// The places where somebody has all the followers that an action takes.
pub(crate) fn complete(mat: &Mat) -> impl Iterator<Item = Place> {
    mat.places.iter().filter(|&place| {
        let facts = components().place(place);
        facts.needs_all && !facts.space_set.is_empty() && (facts.space_set - mat.board.filled()).is_empty()
    })
}

impl Partners {
    /// The team as it will stand when these seats have done what they plan.
    pub(crate) fn heeding(mut self, view: &View, seats: SeatSet) -> Partners {
        for seat in seats.iter() {
            let mat = &view.players[seat.index()].mat;
            complete(mat).for_each(|place| self.expect(mat, seat.index(), place));
            let hall = components().place(Place::TownHall).space_set.iter();
            let knights = hall.filter(|&space| mat.board.follower(space) == Some(Follower::Knight)).count();
            self.knights = self.knights.saturating_sub(knights as u8);
        }
        self
    }

    /// What this action will bring.
    fn expect(&mut self, mat: &Mat, seat: usize, place: Place) {
        let share = self.shares[seat];
        match place {
            Place::FarmHouse => {
                let step = usize::from(mat.track(Track::Farmers)) + 1;
                if let Some(&Bonus::Good(good)) = components().track(Track::Farmers).spaces.get(step) {
                    self.leave(good);
                }
            }
            // Whoever travels first may build elsewhere.
            Place::Guildhall if !complete(mat).any(|place| matches!(place, Place::Ship | Place::Wagon)) => {
                self.towers.remove(mat.merchant);
            }
            Place::Vehicle => {
                let mut load = GOODS;
                for &good in Good::ALL {
                    let spare = mat.good(good).saturating_sub(share.keeps[good.index()]);
                    let sent = spare.min(load).min(self.goods[good.index()]);
                    self.goods[good.index()] -= sent;
                    load -= sent;
                }
            }
            Place::GuildHouse => {
                let sent = mat.coins.saturating_sub(share.keeps_coins).min(COINS).min(self.coins[0].into());
                self.coins[0] -= sent as u8;
            }
            _ => {
                let Some(effect) = components().place(place).effect else { return };
                if let Some(good) = effect.good {
                    self.leave(good);
                }
                self.wanted_coins -= i32::from(effect.coins);
            }
        }
    }

    /// Whoever gathers a good goes on with it: a half of what is wanted is theirs.
    fn leave(&mut self, good: Good) {
        let wanted = &mut self.wanted[good.index()];
        *wanted -= (*wanted / 2).max(1);
    }
}
