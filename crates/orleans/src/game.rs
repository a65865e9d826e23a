//! Orléans speaks the protocol of the table.

use crate::ask::{Ask, Move};
use crate::event::Event;
use crate::state::{Setup, State};
use crate::view::{self, View};
use crate::{interest, modules, score, setup};
use tabletop::{Game, Illegal, Outcome, Rng, RuleId, Seat, SeatSet, Seed, SetupError, Viewer};

impl Game for State {
    const NAME: &'static str = "orleans";
    const RULES_VERSION: u32 = 2;

    type Setup = Setup;
    type Move = Move;
    type Ask = Ask;
    type Event = Event;
    type View = View;

    fn new(setup: &Setup, seed: Seed) -> Result<State, SetupError> {
        setup::lay_out(setup, seed)
    }

    fn n_seats(&self) -> u8 {
        self.setup.players
    }

    fn asked(&self) -> SeatSet {
        self.asked_now().map_or(SeatSet::EMPTY, |(seats, _)| seats)
    }

    fn question(&self, seat: Seat) -> Option<Ask> {
        self.asked_of(seat).copied()
    }

    fn options(&self, seat: Seat, out: &mut Vec<Move>) {
        self.list_options(seat, out);
    }

    fn apply(&mut self, seat: Seat, mv: Move, log: &mut Vec<Event>) -> Result<(), Illegal> {
        self.submit(seat, mv, log)
    }

    fn play(&mut self, seat: Seat, mv: Move, log: &mut Vec<Event>) {
        self.answer(seat, mv, log);
    }

    fn why_not(&self, seat: Seat, mv: Move) -> Option<RuleId> {
        self.forbids(seat, mv)
    }

    fn view(&self, viewer: Viewer) -> View {
        view::view(self, viewer)
    }

    fn guess(view: &View, rng: &mut Rng) -> State {
        view::guess(view, rng)
    }

    fn seen_by(event: &Event, viewer: Viewer) -> Option<Event> {
        event.seen_by(viewer)
    }

    fn reveals(event: &Event) -> bool {
        event.reveals()
    }

    fn interest(&self, seat: Seat, mv: Move) -> u32 {
        interest::interest(self, seat, mv)
    }

    fn reseed(&mut self, seed: Seed) {
        let (mut rng, turned) = (Rng::new(seed), self.table.turned.count_ones() as usize);
        if modules::events(&self.setup).is_none() {
            setup::hour_glass::order(self.setup.edition, &mut self.secret.hour_glass[turned..], &mut rng);
        }
        modules::guess(self, &mut rng);
        self.secret.rng = rng;
    }

    fn outcome(&self) -> Option<Outcome> {
        self.stack.last().is_none().then(|| score::outcome(self))
    }
}
