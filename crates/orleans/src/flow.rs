//! The flow of the game: frames on a stack, answered by players, carried out by the engine.

use crate::ask::{self, Ask, Move};
use crate::components::Place;
use crate::course::Ending;
use crate::event::{Event, Log};
use crate::modules::list::with_modules;
use crate::modules::{self, BoardDeed};
use crate::phase::{self, Phase};
use crate::state::{Stack, State};
use crate::window::{self, Window};
use crate::{happening, place};
use serde::{Deserialize, Serialize};
use tabletop::{Illegal, RuleId, Seat, SeatSet};

/// One thing still to be done. Rules push frames; only `apply` and `run` take them off.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Frame {
    /// The engine carries it out at once.
    Do(Step),
    /// The game waits for this seat.
    Ask(Seat, Ask),
    /// The game waits for each of these seats, in any order.
    AskAll(SeatSet, Ask),
}

impl Frame {
    /// Fills the unused part of a stack.
    pub const IDLE: Frame = Frame::Do(Step::Round);
}

with_modules! {
/// What the engine does by itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Step {
    /// Begin the next round, or end the game.
    Round,
    /// A phase is over, and an expansion has something to add.
    AfterPhase(Phase),
    /// A moment for free answers.
    Window {
        /// Whose.
        seat: Seat,
        /// When.
        window: Window,
    },
    /// The game is over, whatever was still to come.
    End,
    /// Begin a phase.
    Phase(Phase),
    /// Phase 3 of one player.
    Followers(Seat),
    /// A finished plan becomes visible.
    Reveal(Seat),
    /// The turn of a player in the Action phase.
    Turn(Seat),
    /// A player who has passed may place gear wheels.
    Wheels(Seat),
    /// Carry out the action of a place; `via` says which place lent it.
    Use {
        /// Who acts.
        seat: Seat,
        /// Whose action it is.
        place: Place,
        /// What lent the action, if not its own followers.
        via: Option<Lender>,
    },
    /// The followers of a used place go back into the bag.
    Return {
        /// Who acted.
        seat: Seat,
        /// The place that was used.
        place: Place,
    },
    /// An action is over, with everything that belongs to it.
    AfterAction(Seat),
    /// The bonus for filling the last space of a deed of another board.
    DeedComplete {
        /// Who filled it.
        seat: Seat,
        /// Which deed.
        deed: BoardDeed,
    },
    /// Send followers to deeds, as long as one fits.
    Send {
        /// Who sends.
        seat: Seat,
        /// Where the followers come from.
        from: place::town_hall::Sender,
        /// How many were sent in this action.
        sent: u8,
    },
    /// The event reaches a player.
    Event(Seat),
    /// The event takes effect on a player.
    Suffer(Seat),
    /// Food still owed in the Harvest.
    Harvest {
        /// Who owes.
        seat: Seat,
        /// How many items.
        owed: u8,
    },
    /// The last citizen goes to the most trading stations.
    MostStations,
}
}

/// What lets a player carry out an action without its followers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Lender {
    /// The Well.
    Well {
        /// The Church borrowed it from another player.
        borrowed: bool,
    },
    /// The Flea Market.
    FleaMarket,
    /// The Church; the place belongs to this seat.
    Church(Seat),
    /// The Palatinate; the place belongs to this seat.
    Palatinate(Seat),
    /// A completed deed; saved games know it by the one that did so first.
    #[serde(rename = "assessors")]
    Deed,
}

impl State {
    /// The seats the game waits for, and the question.
    pub fn asked_now(&self) -> Option<(SeatSet, &Ask)> {
        match self.stack.last()? {
            Frame::Do(_) => None,
            Frame::Ask(seat, ask) => Some((SeatSet::of(*seat), ask)),
            Frame::AskAll(seats, ask) => Some((*seats, ask)),
        }
    }

    /// The question this seat has to answer.
    pub fn asked_of(&self, seat: Seat) -> Option<&Ask> {
        self.asked_now().filter(|(seats, _)| seats.contains(seat)).map(|(_, ask)| ask)
    }

    /// Fills `out` with the legal answers of `seat`.
    pub(crate) fn list_options(&self, seat: Seat, out: &mut Vec<Move>) {
        out.clear();
        if let Some(ask) = self.asked_of(seat) {
            ask::options(self, seat, ask, out);
        }
    }

    /// The rule that forbids this move now, or nothing if it is legal.
    pub(crate) fn forbids(&self, seat: Seat, mv: Move) -> Option<RuleId> {
        match self.asked_of(seat) {
            Some(ask) => ask::why_not(self, seat, ask, mv),
            None => Some(phase::why_not_asked(self, seat)),
        }
    }

    /// Answers the question of `seat` if `mv` is among its options.
    pub(crate) fn submit(&mut self, seat: Seat, mv: Move, log: &mut Log) -> Result<(), Illegal> {
        match self.forbids(seat, mv) {
            Some(rule) => Err(Illegal { rule }),
            None => {
                self.answer(seat, mv, log);
                Ok(())
            }
        }
    }

    /// Answers the question of `seat` with one of its options and runs on to the next question.
    pub(crate) fn answer(&mut self, seat: Seat, mv: Move, log: &mut Log) {
        let Some(ask) = self.close(seat) else { return };
        ask::answer(self, seat, ask, mv, log);
        self.run(log);
    }

    /// Carries out steps until a question is on top, or nothing is left.
    pub(crate) fn run(&mut self, log: &mut Log) {
        while let Some(Frame::Do(step)) = self.stack.last().copied() {
            self.stack.pop();
            self.carry_out(step, log);
        }
    }

    /// Ends the game: nothing that was still to come takes place.
    pub(crate) fn end(&mut self, ending: Ending, log: &mut Log) {
        self.table.ending = Some(ending);
        log.push(Event::GameOver);
        self.then([Frame::Do(Step::End)]);
    }

    /// Puts `frames` on the stack so that the first of them comes next.
    pub(crate) fn then<const N: usize>(&mut self, frames: [Frame; N]) {
        frames.into_iter().rev().for_each(|frame| self.stack.push(frame));
    }

    /// Pushes a step for every seat; the start player's comes next, then clockwise.
    pub(crate) fn then_each(&mut self, step: impl Fn(Seat) -> Step) {
        for seat in self.clockwise().rev() {
            self.stack.push(Frame::Do(step(seat)));
        }
    }

    fn close(&mut self, seat: Seat) -> Option<Ask> {
        match self.stack.last_mut()? {
            Frame::Do(_) => None,
            Frame::Ask(_, ask) => {
                let ask = *ask;
                self.stack.pop();
                Some(ask)
            }
            Frame::AskAll(seats, ask) => {
                let ask = *ask;
                *seats = seats.without(seat);
                if seats.is_empty() {
                    self.stack.pop();
                }
                Some(ask)
            }
        }
    }

    /// Asks `seat` once more what it was just asked, together with the others still asked.
    pub(crate) fn ask_again(&mut self, seat: Seat, ask: Ask) {
        let asks_all = self.asks_all(ask);
        match self.stack.last_mut() {
            Some(Frame::AskAll(seats, open)) if *open == ask => *seats = seats.with(seat),
            _ if asks_all => self.stack.push(Frame::AskAll(SeatSet::of(seat), ask)),
            _ => self.stack.push(Frame::Ask(seat, ask)),
        }
    }

    /// Planning at the same time stays a common question, even for the last who plans.
    fn asks_all(&self, ask: Ask) -> bool {
        ask == Ask::Plan && !self.setup.options.ordered_planning
    }

    fn carry_out(&mut self, step: Step, log: &mut Log) {
        match step {
            Step::Round => phase::next_round(self, log),
            Step::Phase(phase) => phase.start(self, log),
            Step::AfterPhase(phase) => modules::after_phase(self, phase, log),
            Step::Window { seat, window } => window::open(self, seat, window),
            Step::End => self.stack = Stack::new(),
            Step::Followers(seat) => phase::followers::start(self, seat),
            Step::Reveal(seat) => phase::planning::reveal(self, seat, log),
            Step::Turn(seat) => phase::actions::turn(self, seat),
            Step::Wheels(seat) => phase::wheels::offer(self, seat),
            Step::Use { seat, place, via } => place::carry_out(self, seat, place, via, log),
            Step::Return { seat, place } => phase::actions::return_followers(self, seat, place, log),
            Step::AfterAction(seat) => phase::actions::end(self, seat),
            Step::DeedComplete { seat, deed } => modules::on_complete(self, seat, deed, log),
            Step::Send { seat, from, sent } => place::town_hall::offer(self, seat, from, sent),
            Step::Event(seat) => phase::event::reach(self, seat),
            Step::Suffer(seat) => happening::suffer(self, seat, log),
            Step::Harvest { seat, owed } => happening::harvest::owe(self, seat, owed, log),
            Step::MostStations => crate::score::most_stations(self, log),
            _ => modules::carry_out(self, step, log),
        }
    }
}
