//! What a character is about to do to a victim: declared with all details, before anything happens
//! (intrigue.bribe.when).

use crate::ask::Move;
use crate::components::{Follower, Good, Place, SpaceKind, Track, components};
use crate::modules::IntrigueMove;
use crate::place::brasserie;
use crate::state::Mat;
use serde::{Deserialize, Serialize};
use tabletop::Seat;

/// A declared effect on one victim.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Plot {
    /// Two goods change owners.
    Fraud {
        /// From the victim.
        take: Ware,
        /// From the active player.
        give: Ware,
    },
    /// The victim's station in the active merchant's town goes.
    Arson,
    /// The victim's merchant is put into Orléans.
    Kidnap,
    /// The victim gives up a thing under torture.
    Torture,
    /// The victim draws a follower and loses it.
    Hang,
    /// A follower of the victim goes back into the bag.
    Sabotage {
        /// From which place.
        place: Place,
        /// From which kind of space.
        space: SpaceKind,
        /// Who it is.
        follower: Follower,
    },
    /// A gear wheel of the victim goes to the same space of the active player.
    Spy {
        /// At which place.
        place: Place,
        /// On which kind of space.
        space: SpaceKind,
    },
    /// The victim pays coins to the active player.
    Tax,
    /// The active player's marker advances, the victim's is set back.
    Treason(AnyTrack),
}

/// A good of a player: bread is one, too, and leaves its Bakery as grain (intrigue.fraud.needs-goods).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Ware {
    /// A good as it is; one beside the Brasserie, where some lie there.
    Good(Good),
    /// A good that lies on the Brasserie, where others of its kind lie beside it.
    OnBrasserie(Good),
    /// A bread.
    Bread,
}

/// A follower track or the Development track.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum AnyTrack {
    /// One of the six.
    Follower(Track),
    /// The Development track.
    Development,
}

impl Plot {
    /// The move that declares it.
    pub(super) fn on(self, victim: Seat) -> Move {
        Move::Intrigue(IntrigueMove::Plot { victim, plot: self })
    }
}

impl Ware {
    /// What a player could hand over, each kind once.
    pub(super) fn of(mat: &Mat) -> impl Iterator<Item = Ware> {
        let (goods, bread) = (mat.goods, mat.on_tiles.bread);
        let plain = Good::ALL.iter().copied().filter(move |good| goods[good.index()] > 0).map(Ware::Good);
        plain.chain(brasserie::besides(mat).map(Ware::OnBrasserie)).chain((bread > 0).then_some(Ware::Bread))
    }

    /// What it is in other hands.
    pub fn as_good(self) -> Good {
        match self {
            Ware::Good(good) | Ware::OnBrasserie(good) => good,
            Ware::Bread => Good::Grain,
        }
    }

    /// One less before its owner.
    pub(super) fn leave(self, mat: &mut Mat) {
        match self {
            Ware::Good(good) => mat.lose_good(good),
            Ware::OnBrasserie(good) => mat.lose_from_brasserie(good),
            Ware::Bread => mat.on_tiles.bread -= 1,
        }
    }
}

impl AnyTrack {
    /// All seven.
    pub(super) fn all() -> impl Iterator<Item = AnyTrack> {
        Track::ALL.iter().copied().map(AnyTrack::Follower).chain([AnyTrack::Development])
    }

    /// Where the marker of a player stands.
    pub fn marker(self, mat: &Mat) -> u8 {
        match self {
            AnyTrack::Follower(track) => mat.track(track),
            AnyTrack::Development => mat.development,
        }
    }

    /// The last space.
    pub(super) fn last(self) -> u8 {
        match self {
            AnyTrack::Follower(track) => components().track(track).spaces.len() as u8 - 1,
            AnyTrack::Development => components().development.last,
        }
    }

    /// Puts the marker of a player somewhere.
    pub(super) fn put(self, mat: &mut Mat, at: u8) {
        match self {
            AnyTrack::Follower(track) => mat.tracks[track.index()] = at,
            AnyTrack::Development => mat.development = at,
        }
    }
}

impl std::fmt::Display for AnyTrack {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            AnyTrack::Follower(track) => track.fmt(f),
            AnyTrack::Development => f.pad("Development track"),
        }
    }
}
