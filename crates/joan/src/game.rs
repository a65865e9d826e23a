//! Joan of Arc speaks the protocol of the table.

use crate::event::Event;
use crate::interest;
use crate::moves::Move;
use crate::state::{Ask, Setup, State};
use crate::view::{self, View};
use crate::{score, setup, solo};
use tabletop::{Game, Illegal, Outcome, Rng, RuleId, Seat, SeatSet, Seed, SetupError, Viewer};

impl Game for State {
    const NAME: &'static str = "joan";
    const RULES_VERSION: u32 = 1;

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
        self.turn.ask.map_or(SeatSet::EMPTY, |_| SeatSet::of(self.side()))
    }

    fn question(&self, seat: Seat) -> Option<Ask> {
        self.turn.ask.filter(|_| seat == self.side())
    }

    fn options(&self, seat: Seat, out: &mut Vec<Move>) {
        out.clear();
        if seat == self.side() {
            self.offer(&mut |mv| out.push(mv));
        }
    }

    fn apply(&mut self, seat: Seat, mv: Move, log: &mut Vec<Event>) -> Result<(), Illegal> {
        self.submit(seat, mv, log)
    }

    fn play(&mut self, _seat: Seat, mv: Move, log: &mut Vec<Event>) {
        self.answer(mv, log);
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

    /// Everything that happens is open (joan.round.public).
    fn seen_by(event: &Event, _viewer: Viewer) -> Option<Event> {
        Some(*event)
    }

    fn reveals(event: &Event) -> bool {
        event.reveals()
    }

    fn interest(&self, _seat: Seat, mv: Move) -> u32 {
        interest::interest(self, mv)
    }

    fn reseed(&mut self, seed: Seed) {
        let mut rng = Rng::new(seed);
        let back = solo::next_back(self);
        view::deal(self, back, &mut rng);
        self.secret.rng = rng;
    }

    fn outcome(&self) -> Option<Outcome> {
        self.turn.ask.is_none().then(|| score::outcome(self))
    }
}
