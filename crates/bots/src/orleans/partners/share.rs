//! What one seat keeps and lacks: for its character, for its dues, and for the event of the round.

use super::character::{FABRICS, FOOD, due, is, on, parts, points};
use super::{Partner, Partners};
use orleans::components::{Due, Good, Happening, InvasionCharacter, Part, Town};
use orleans::state::{Mat, Table};
use orleans::{Setup, events};

/// So many rounds before the end what a character must hold is kept.
const HOLDING: i32 = 4;

/// What one seat must keep or still lacks.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Share {
    /// Goods that are not sent away.
    pub(crate) keeps: [u8; Good::COUNT],
    /// Coins that are not sent away.
    pub(crate) keeps_coins: u16,
    /// Goods that a partner may send.
    pub(crate) lacks: [u8; Good::COUNT],
    /// Coins without which the game is lost at the end of this round, or may soon be.
    pub(crate) owes_coins: u16,
    /// Coins that a partner may send.
    pub(crate) lacks_coins: u16,
    /// Whether the game is lost at the end of the round without them.
    pub(crate) urgent: bool,
}

impl Partners {
    /// What a seat keeps and lacks: for its character, for its dues, and for the event of the round.
    pub(super) fn share(&self, setup: &Setup, table: &Table, it: Partner<'_>) -> Share {
        let (mut share, mat) = (Share::default(), it.mat);
        for &part in parts(mat) {
            match part {
                Part::Goods(good, of) => {
                    share.keeps[good.index()] = of;
                    share.lacks[good.index()] = of.saturating_sub(mat.good(good));
                }
                Part::Coins(of) if self.left <= HOLDING => share.keeps_coins = of.into(),
                // All of it, as long as it is not enough.
                Part::Fabrics(of) => {
                    share.keeps_coins = u16::from(of).saturating_sub(points(mat, &FABRICS));
                    FABRICS.iter().for_each(|good| share.keeps[good.index()] = mat.good(*good));
                }
                Part::Food(of) if points(mat, &FOOD) <= u16::from(of) + 2 => {
                    FOOD.iter().for_each(|good| share.keeps[good.index()] = mat.good(*good));
                }
                Part::Food(_) => share.keeps[Good::Wine.index()] = 4,
                _ => {}
            }
        }
        if is(mat, InvasionCharacter::EstateManager) {
            self.keep_dues(&mut share, table, mat);
        }
        self.keep_for_event(&mut share, setup, table, mat);
        share
    }

    /// Goods of all dues to come, and the coins of the next ones.
    fn keep_dues(&self, share: &mut Share, table: &Table, mat: &Mat) {
        for round in table.round..=self.rounds as u8 {
            match due(round) {
                Some(Due::Goods(good, number)) => {
                    share.keeps[good.index()] += number;
                    let lacks = share.keeps[good.index()].saturating_sub(mat.good(good));
                    if lacks > 0 && round <= table.round + 3 {
                        share.lacks[good.index()] = lacks;
                        share.urgent |= round == table.round;
                    }
                }
                Some(Due::Coins(number)) if round <= table.round + 3 => {
                    share.keeps_coins += u16::from(number);
                    if round <= table.round + 2 {
                        share.owes_coins += u16::from(number);
                    }
                    if mat.coins < share.keeps_coins && round <= table.round + 2 {
                        share.lacks_coins = share.keeps_coins - mat.coins;
                        share.urgent |= round == table.round;
                    }
                }
                _ => {}
            }
        }
    }

    fn keep_for_event(&self, share: &mut Share, setup: &Setup, table: &Table, mat: &Mat) {
        let all = events(setup);
        let now = table.tile.and_then(|tile| all.get(usize::from(tile.0)));
        match now.map(|facts| (facts.event, facts.amount)) {
            Some((Happening::Trip, price)) if mat.merchant == Town::Orleans => {
                share.keeps_coins += u16::from(price);
                share.owes_coins += u16::from(price);
                if mat.coins < share.keeps_coins {
                    share.lacks_coins = share.keeps_coins - mat.coins;
                    share.urgent = true;
                }
            }
            Some((Happening::Harvest, amount)) => {
                let food: u8 = FOOD.iter().map(|good| mat.good(*good)).sum();
                share.keeps_coins += 5 * u16::from(amount.saturating_sub(food));
                FOOD.iter().for_each(|good| share.keeps[good.index()] = share.keeps[good.index()].max(1));
            }
            Some((Happening::Robbery, _)) if on(mat).towers.is_empty() => {
                share.keeps = mat.goods;
                share.urgent |= points(mat, Good::ALL) < 5;
            }
            _ => {}
        }
        let trip = all.iter().position(|facts| facts.event == Happening::Trip);
        let may_come = trip.is_some_and(|nth| table.turned >> nth & 1 == 0) && self.left * 2 > self.rounds;
        if may_come && mat.merchant == Town::Orleans {
            share.keeps_coins = share.keeps_coins.max(4);
        }
        // Whoever has no tower must have something for the robbers.
        let robbers = all.iter().position(|facts| facts.event == Happening::Robbery);
        let may_come = robbers.is_some_and(|nth| table.turned >> nth & 1 == 0) && self.left * 2 <= self.rounds + 2;
        if may_come && self.left > 1 && on(mat).towers.is_empty() && points(mat, Good::ALL) <= 7 {
            Good::ALL.iter().for_each(|good| share.keeps[good.index()] = mat.good(*good));
        }
    }
}
