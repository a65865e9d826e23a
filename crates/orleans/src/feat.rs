//! Feats: what players achieve, told once by the verb that does it, for expansions that care.

use crate::components::{Follower, Good, Place, Town, Track};
use crate::event::Log;
use crate::modules;
use crate::state::{Spot, State, Wheel};
use tabletop::Seat;

/// Something a player has just done.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(dead_code, reason = "a feat says all there is to say; not every expansion asks for all of it")]
pub(crate) enum Feat {
    /// The merchant has come to a town.
    Arrived(Town),
    /// The merchant may have gone through a town on a longer move.
    Passed(Town),
    /// A station stands in a town.
    Built(Town),
    /// A station stands on the Road, in no town.
    BuiltOnRoad,
    /// Something was added to the Gaming Room.
    GamingRoom,
    /// A citizen was won.
    Citizen(Spot),
    /// A gear wheel lies on a space of a place.
    PlacedWheel(Place),
    /// A place tile was taken.
    TookTile(Place),
    /// A marker has gone forward on a follower track.
    Stepped(Track),
    /// The marker has gone forward on the Development track.
    Developed {
        /// From this space.
        from: u8,
    },
    /// A good was collected on the way.
    Collected(Good),
    /// A gear wheel was won.
    GainedWheel(Wheel),
    /// A good was taken from the goods market.
    GainedGood(Good),
    /// A place tile was lost.
    LostTile(Place),
    /// A follower has come to the Market.
    CameToMarket(Follower),
    /// The merchant was moved by somebody else.
    Displaced,
}

/// Tells the expansions in play.
pub(crate) fn done(state: &mut State, seat: Seat, feat: Feat, log: &mut Log) {
    if !state.setup.modules.is_empty() {
        modules::on_feat(state, seat, feat, log);
    }
}
