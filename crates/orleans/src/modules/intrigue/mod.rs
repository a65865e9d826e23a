//! The Intrigue board: nine nefarious characters in place of the base deeds (intrigue.setup.board), and
//! bribes against what they do.

mod bonus;
mod bribe;
mod declare;
mod effects;
mod plot;
mod spy;
mod traitor;

use super::deed_board::{self, BoardDeed, DeedRules, Sending};
use super::hooks::Hooks;
use super::meta::{Family, Meta, Slot};
use crate::ask::{self, Move as Answer, Offer};
use crate::components::{Character, Edition, Follower, Place, PlaceSet, Town};
use crate::event::{self, Log};
use crate::flow::{self, Frame, Lender};
use crate::state::State;
pub use bribe::Bribe;
pub use plot::{AnyTrack, Plot, Ware};
use serde::{Deserialize, Serialize};
use tabletop::{RuleId, Seat};

pub(crate) use self::{IntrigueAsk as Ask, IntrigueEvent as Event, IntrigueMove as Move, IntrigueStep as Step};

/// The Intrigue board and the Trade board are two sides of one board.
pub(super) const META: Meta = Meta {
    family: Family::TradeAndIntrigue,
    editions: &[Edition::Bigbox],
    seats: (2, 5),
    fills: &[Slot::Deeds],
    home: RuleId("trade.modules.free-combination"),
    alone: RuleId("trade.modules.one-deeds-board"),
};

/// What intrigues ask.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum IntrigueAsk {
    /// Whom does the character strike, and how?
    Declare(Character),
    /// What does the victim offer to be spared?
    Offer {
        /// Who would be paid.
        by: Seat,
        /// What would happen otherwise.
        plot: Plot,
        /// What lies on the table so far.
        bribe: Bribe,
    },
    /// Is the bribe accepted?
    Verdict {
        /// Who offers it.
        victim: Seat,
        /// What happens otherwise.
        plot: Plot,
        /// What is offered.
        bribe: Bribe,
    },
    /// Which good does the completed Fraud bring?
    Good,
    /// Is a station built for the completed Arsonist?
    Build,
}

/// How intrigues are answered.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum IntrigueMove {
    /// Declare target and details.
    Plot {
        /// Whom it strikes.
        victim: Seat,
        /// What is to happen.
        plot: Plot,
    },
    /// The Traitor advances and sets nobody back.
    Alone(AnyTrack),
    /// Put coins into the bribe.
    AddCoins(u8),
    /// Put a good into the bribe.
    AddWare(Ware),
    /// Make the offer as it lies there.
    Offer,
    /// Take the bribe and spare the victim.
    Accept,
    /// Refuse the bribe.
    Refuse,
}

/// What intrigues make happen, where base events do not say it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs, reason = "the names say it")]
pub enum IntrigueEvent {
    Plotted {
        seat: Seat,
        victim: Seat,
        plot: Plot,
    },
    Offered {
        victim: Seat,
        to: Seat,
        bribe: Bribe,
    },
    Accepted {
        seat: Seat,
        victim: Seat,
    },
    Refused {
        seat: Seat,
        victim: Seat,
    },
    /// A station goes back to its owner's unbuilt ones.
    Burned {
        owner: Seat,
        town: Town,
    },
    /// The bag was drawn from: a neutral follower is lost.
    Hanged(Seat, Follower),
    /// The place may not be used for the rest of the round.
    Locked(Seat, Place),
    Stole {
        seat: Seat,
        victim: Seat,
        place: Place,
    },
    /// A marker moved without any bonus.
    Marker {
        seat: Seat,
        track: AnyTrack,
        to: u8,
    },
}

/// What intrigues do by themselves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum IntrigueStep {
    /// A character that strikes all others reaches one of them.
    Reach {
        /// Who placed the follower.
        by: Seat,
        /// Whose turn to suffer it is.
        victim: Seat,
        /// What happens.
        plot: Plot,
    },
}

/// The hooks of the Intrigue board.
pub(crate) struct Rules;

impl Hooks for Rules {
    const DEEDS: &'static [BoardDeed] = &all_characters();

    const DEED_RULES: DeedRules = DeedRules {
        closed: RuleId("intrigue.setup.two-player-closed"),
        kind: RuleId("intrigue.place.like-deeds"),
        covered: RuleId("intrigue.setup.cover-rightmost"),
        taken: RuleId("intrigue.place.any-space"),
        ..DeedRules::BASE
    };

    /// Locks hold for the rest of a round (intrigue.saboteur.locked).
    fn on_round(state: &mut State) {
        state.players.as_mut_slice().iter_mut().for_each(|player| player.mat.modules.locked = PlaceSet::EMPTY);
    }

    fn forbids_action(state: &State, seat: Seat, place: Place, via: Option<Lender>) -> Option<RuleId> {
        let is_locked = state.mat(seat).modules.locked.contains(place) && !matches!(via, Some(Lender::Church(_)));
        is_locked.then_some(RuleId("intrigue.saboteur.locked"))
    }

    fn on_sent(state: &mut State, sending: Sending, deed: BoardDeed, _: usize, log: &mut Log) {
        deed_board::go_on(state, sending, deed);
        if let BoardDeed::Intrigue(character) = deed {
            place(state, sending.seat, character, log);
        }
    }

    fn on_complete(state: &mut State, seat: Seat, deed: BoardDeed, log: &mut Log) {
        if let BoardDeed::Intrigue(character) = deed {
            bonus::complete(state, seat, character, log);
        }
    }

    fn options(state: &State, seat: Seat, ask: &ask::Ask, out: &mut impl Offer) {
        if let ask::Ask::Intrigue(ask) = *ask {
            options(state, seat, ask, out);
        }
    }

    fn answer(state: &mut State, seat: Seat, ask: ask::Ask, mv: Answer, log: &mut Log) {
        if let ask::Ask::Intrigue(ask) = ask {
            answer(state, seat, ask, mv, log);
        }
    }

    fn why_not(state: &State, seat: Seat, ask: &ask::Ask, mv: Answer) -> Option<RuleId> {
        match *ask {
            ask::Ask::Intrigue(ask) => Some(why_not(state, seat, ask, mv)),
            _ => None,
        }
    }

    fn carry_out(state: &mut State, step: flow::Step, log: &mut Log) {
        if let flow::Step::Intrigue(IntrigueStep::Reach { by, victim, plot }) = step {
            declare::declare(state, by, victim, plot, log);
        }
    }

    fn reveals(event: &event::Event) -> bool {
        matches!(event, event::Event::Intrigue(IntrigueEvent::Hanged(..)))
    }
}

const fn all_characters() -> [BoardDeed; Character::COUNT] {
    let mut deeds = [BoardDeed::Intrigue(Character::Fraud); Character::COUNT];
    let mut nth = 0;
    while nth < deeds.len() {
        deeds[nth] = BoardDeed::Intrigue(Character::ALL[nth]);
        nth += 1;
    }
    deeds
}

/// A follower takes its place: coins first, then the effect (intrigue.resolve.sequence); without a target
/// the effect is skipped (intrigue.place.without-effect).
fn place(state: &mut State, seat: Seat, character: Character, log: &mut Log) {
    // Coins come whatever becomes of the effect (intrigue.resolve.coins-always).
    deed_board::reward(state, seat, BoardDeed::Intrigue(character), false, log);
    match character {
        Character::Torturer => reach_all(state, seat, Plot::Torture),
        Character::TaxCollector => reach_all(state, seat, Plot::Tax),
        _ if declare::is_possible(state, seat, character) => ask(state, seat, IntrigueAsk::Declare(character)),
        _ => {}
    }
}

/// One after the other, clockwise from the left (intrigue.bribe.all-others).
fn reach_all(state: &mut State, by: Seat, plot: Plot) {
    let n_seats = state.setup.players;
    for away in (1..n_seats).rev() {
        let victim = Seat((by.0 + away) % n_seats);
        state.then([Frame::Do(flow::Step::Intrigue(IntrigueStep::Reach { by, victim, plot }))]);
    }
}

fn ask(state: &mut State, seat: Seat, ask: IntrigueAsk) {
    state.then([Frame::Ask(seat, ask::Ask::Intrigue(ask))]);
}

fn options(state: &State, seat: Seat, ask: IntrigueAsk, out: &mut impl Offer) {
    match ask {
        IntrigueAsk::Declare(character) => declare::options(state, seat, character, out),
        IntrigueAsk::Offer { bribe, .. } => bribe::options(state, seat, bribe, out),
        IntrigueAsk::Verdict { .. } => {
            out.extend([IntrigueMove::Accept, IntrigueMove::Refuse].map(Answer::Intrigue));
        }
        IntrigueAsk::Good => bonus::goods_options(state, out),
        IntrigueAsk::Build => out.extend([Answer::BuildIn(state.mat(seat).merchant), Answer::Decline]),
    }
}

fn answer(state: &mut State, seat: Seat, ask: IntrigueAsk, mv: Answer, log: &mut Log) {
    match ask {
        IntrigueAsk::Declare(_) => declare::answer(state, seat, mv, log),
        IntrigueAsk::Offer { by, plot, bribe } => bribe::add(state, seat, by, plot, bribe, mv, log),
        IntrigueAsk::Verdict { victim, plot, bribe } => bribe::verdict(state, seat, victim, plot, bribe, mv, log),
        IntrigueAsk::Good | IntrigueAsk::Build => bonus::answer(state, seat, mv, log),
    }
}

fn why_not(state: &State, seat: Seat, ask: IntrigueAsk, mv: Answer) -> RuleId {
    RuleId(match ask {
        IntrigueAsk::Declare(character) => declare::why_not(state, seat, character, mv),
        IntrigueAsk::Offer { .. } => match mv {
            Answer::Intrigue(IntrigueMove::Accept | IntrigueMove::Refuse) => "intrigue.bribe.who",
            _ => "intrigue.bribe.what",
        },
        IntrigueAsk::Verdict { .. } => match mv {
            Answer::Intrigue(IntrigueMove::Plot { .. }) => "intrigue.bribe.refused",
            _ => "intrigue.bribe.one-offer",
        },
        IntrigueAsk::Good => "intrigue.fraud.complete",
        IntrigueAsk::Build => "intrigue.arsonist.complete",
    })
}
