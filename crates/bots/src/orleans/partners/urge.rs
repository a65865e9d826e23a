//! How pressing what is missing is, and where there is room for it.

use super::character::{is, on, progress};
use super::{Partner, Partners};
use orleans::Setup;
use orleans::components::{Achievement, InvasionCharacter, Kind, Part, components};
use orleans::state::{Mat, Spot, Table};

/// So many rounds at the beginning are for growing.
const GROWING: i32 = 4;
/// How pressing anything is at least and at most, in percent.
const LEAST: i32 = 60;
const MOST: i32 = 225;

impl Partners {
    /// How pressing something is of which so much is missing, in percent: 100 where it is on its way.
    pub(crate) fn urge(&self, missing: impl Into<i32>, of: impl Into<i32>) -> i32 {
        let (missing, of) = (missing.into(), of.into().max(1));
        (missing * 100 * (self.rounds - GROWING) / (of * self.left.max(1))).clamp(LEAST, MOST)
    }

    /// The same for what a character must have.
    pub(crate) fn urge_part(&self, partner: Partner<'_>, part: Part) -> Option<i32> {
        let (have, of) = progress(partner, part);
        (have < of).then(|| self.urge(i32::from(of - have), i32::from(of)))
    }

    /// How many followers of a kind an achievement takes whose citizen is still to be had.
    pub(crate) fn room(&self, setup: &Setup, table: &Table, achievement: Achievement, kind: Kind) -> u8 {
        let needs = self.needs(setup);
        if self.citizens == 0 || !table.citizens.waits(Spot::Achievement(achievement)) {
            return 0;
        }
        let (of, have) = match achievement {
            Achievement::Militia => (&needs.militia, &self.city.militia),
            _ => (&needs.prayer, &self.city.prayer),
        };
        of[kind.index()].saturating_sub(have[kind.index()])
    }

    /// How many followers of a kind the own Assembly Hall takes.
    pub(crate) fn hall(&self, mat: &Mat, kind: Kind) -> u8 {
        match is(mat, InvasionCharacter::Councilman) {
            true => components().invasion.hall[kind.index()] - on(mat).hall[kind.index()],
            false => 0,
        }
    }
}
