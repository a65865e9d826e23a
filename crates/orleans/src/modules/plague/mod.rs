//! The Plague: corpses in every bag, a doctor for everybody, Indulgence cards and three plague cards
//! (plague.setup.base-game). Events and places without pieces of their own stand in `happening/` and `place/`.

mod conditions;
mod corpses;
mod deeds;
mod doctor;
mod events;
mod guess;
mod infirmary;
mod pieces;
mod play;
mod rules;
mod set_up;
mod stack;

use super::meta::{Family, Meta, Slot};
use crate::ask;
use crate::components::{Edition, Follower, Indulgence, Kind};
use crate::event;
use crate::flow::Frame;
use crate::state::{Pool, State};
use crate::verbs::drawn::Drawn;
pub(crate) use pieces::on;
pub use pieces::{IndulgenceSet, PlagueHand, PlagueHidden, PlagueOnMat, PlagueOnTable};
pub(crate) use rules::Rules;
use serde::{Deserialize, Serialize};
use tabletop::{RuleId, Seat};

pub(crate) use self::{
    PlagueAsk as Ask, PlagueEvent as Event, PlagueHand as Hand, PlagueHidden as Hidden, PlagueMove as Move,
    PlagueOnMat as OnMat, PlagueOnTable as OnTable, PlagueStep as Step,
};

/// It brings its own tiles, deeds and place tiles; orders replace nothing and may be added (plague.setup.combine).
pub(super) const META: Meta = Meta {
    family: Family::Plague,
    editions: &[Edition::Bigbox],
    seats: (2, 5),
    fills: &[Slot::Events, Slot::Deeds, Slot::Tiles, Slot::Supply, Slot::Goods, Slot::End],
    home: RuleId("plague.setup.base-game"),
    alone: RuleId("plague.setup.combine"),
};

/// What The Plague asks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum PlagueAsk {
    /// Which Indulgence card is taken in the Infirmary?
    Infirmary,
    /// Which Indulgence card is taken at the Back Door?
    BackDoor,
    /// Which of the cards looked at is kept?
    Three {
        /// The cards, for who looks at them.
        cards: [Option<Indulgence>; infirmary::LOOKED_AT],
        /// How many there are.
        number: u8,
    },
    /// Is a card bought?
    Consolation,
    /// Is a corpse of the Market buried for its price?
    GraveGoods,
    /// Who of those drawn is lost to the rats?
    Rats {
        /// Who was drawn.
        drawn: Pool,
    },
    /// Where does the follower just drawn go?
    Drawn(Drawn),
    /// Is a token drawn for Alchemy?
    Alchemy,
    /// Is a corpse handed over to the Autopsy?
    Autopsy,
    /// Where does the Messenger Service bring the merchant?
    Messenger,
    /// Do the corpses of the Market go into the bag?
    AllOrNone,
    /// Are the corpses of the Market reduced?
    Reduce,
}

/// How The Plague is answered, where base moves do not say it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum PlagueMove {
    /// Play an Indulgence card.
    Play {
        /// Which.
        card: Indulgence,
        /// Whether the corpses of the Market go to the supply.
        remove: bool,
    },
    /// Take a card of the display.
    TakeCard(Indulgence),
    /// Take the top card of the pile.
    DrawCard,
    /// Look at the top three cards of the pile.
    LookAtThree,
    /// Keep a card that was looked at.
    KeepCard(Indulgence),
    /// Throw the corpses of the Market into the bag.
    ThrowBack {
        /// Whether the one on the Cemetery goes along.
        cemetery: bool,
    },
    /// Return one corpse of the Market to the supply.
    ReturnCorpse,
    /// Lose a follower to the rats.
    Lose(Kind),
}

/// What The Plague does by itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum PlagueStep {
    /// The fee for corpses.
    Fee(Seat),
    /// Too many corpses may be reduced; games saved before that became a question of its own hold it.
    Reduce(Seat),
    /// The event reaches a player, who may play cards for what it brings.
    Event(Seat),
    /// The corpses of the tile go into the bags.
    Corpses,
    /// The corpses of the Market may go into the bag; like `Reduce` in saved games alone.
    AllOrNone(Seat),
}

/// What happens in The Plague, where base events do not say it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum PlagueEvent {
    /// The plague doctor has come to the Infirmary.
    DoctorCame(Seat),
    /// A corpse of the supply lies on the Market.
    Infected(Seat),
    /// A corpse was drawn.
    DrewCorpse {
        /// Who drew it.
        seat: Seat,
        /// Whether it lies on the Market now; otherwise it is back in the supply.
        to_market: bool,
    },
    /// A corpse of the Market has gone to the Cemetery.
    Buried(Seat),
    /// So many corpses of the supply are in the bag.
    IntoBag(Seat, u8),
    /// So many corpses of the Market are in the bag.
    ThrewBack(Seat, u8),
    /// So many corpses of the Market are back in the supply.
    Removed(Seat, u8),
    /// A card of the display is in the hand.
    TookCard(Seat, Indulgence),
    /// A card of the pile is in the hand; only its owner sees which.
    DrewCard(Seat, Option<Indulgence>),
    /// A card that was of no use lies in the display.
    PutAside(Seat, Indulgence),
    /// A card of the pile lies in the display.
    TurnedUp(Indulgence),
    /// The top cards of the pile were looked at; only who did so sees them.
    LookedAt(Seat, [Option<Indulgence>; infirmary::LOOKED_AT]),
    /// A card will be played with the plan; nobody else knows yet.
    Announced(Seat),
    /// A card was played.
    Played(Seat, Indulgence),
    /// A follower just drawn suits no space and goes back.
    BackIntoBag(Seat, Follower),
}

impl From<PlagueEvent> for event::Event {
    fn from(event: PlagueEvent) -> event::Event {
        event::Event::Plague(event)
    }
}

fn ask(state: &mut State, seat: Seat, ask: PlagueAsk) {
    state.then([Frame::Ask(seat, ask::Ask::Plague(ask))]);
}
