//! What one viewer may know: all but chance and the order of the solo cards (joan.round.public). `Secret` has no place
//! in here.

use crate::components::{Back, Card, MAX_PLAYERS};
use crate::solo;
use crate::state::{DECK, Joan, Secret, Setup, Sheet, State, Table, Turn};
use serde::{Deserialize, Serialize};
use tabletop::{Rng, Seat, Seed, Viewer};

/// The game as one viewer sees it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct View {
    /// Whose view it is.
    pub viewer: Viewer,
    /// What was agreed before the game.
    pub setup: Setup,
    /// What lies in the middle.
    pub table: Table,
    /// The sheets, by seat.
    pub sheets: Vec<Sheet>,
    /// The turn that is going on.
    pub turn: Turn,
    /// Joan's area, in the solo game.
    pub joan: Option<Joan>,
    /// The back of the next solo card (joan_solo.choice.visible).
    pub next_back: Option<Back>,
}

impl View {
    /// Who is at turn; nobody when the game is over.
    pub fn at_turn(&self) -> Option<Seat> {
        let side = Seat((self.table.start.0 + self.table.turn) % self.setup.sides());
        self.turn.ask.map(|_| side)
    }

    /// How many Citizens a seat has circled.
    pub fn citizens(&self, seat: Seat) -> u8 {
        self.table.citizens(seat)
    }
}

pub(crate) fn view(state: &State, viewer: Viewer) -> View {
    View {
        viewer,
        setup: state.setup,
        table: state.table,
        sheets: state.sheets().to_vec(),
        turn: state.turn,
        joan: state.joan,
        next_back: solo::next_back(state),
    }
}

/// What a view tells, as a state for rules that touch nothing hidden: no chance is drawn, no card is dealt.
pub(crate) fn known(view: &View) -> State {
    let mut sheets = [Sheet::default(); MAX_PLAYERS];
    sheets.iter_mut().zip(&view.sheets).for_each(|(sheet, seen)| *sheet = *seen);
    let secret = Secret { pile: [Card::C1; DECK], rng: Rng::new(Seed([0; 32])) };
    State { setup: view.setup, table: view.table, sheets, joan: view.joan, turn: view.turn, secret }
}

/// A possible world behind a view: chance begins afresh, and hidden solo cards are dealt anew.
pub(crate) fn guess(view: &View, rng: &mut Rng) -> State {
    let known = known(view);
    let mut state = State { secret: Secret { rng: Rng::new(rng.seed()), ..known.secret }, ..known };
    deal(&mut state, view.next_back, rng);
    state
}

/// Deals the hidden solo cards anew, behind the back that lies on top.
pub(crate) fn deal(state: &mut State, back: Option<Back>, rng: &mut Rng) {
    if let Some(joan) = state.joan {
        state.secret.pile = solo::pile_behind(state, joan, back, rng);
    }
}
