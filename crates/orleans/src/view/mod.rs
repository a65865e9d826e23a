//! What one viewer may know: an allow-list by type. `Secret` has no place in here.

mod unseen;

use crate::ask::Ask;
use crate::components::{Edition, Letter, TILES, TileId, components};
use crate::flow::Frame;
use crate::modules::{self, ModulesHidden, SystemHand};
use crate::setup::hour_glass;
use crate::state::{Mat, Plan, Player, Players, Pool, Secret, Setup, Stack, State, Table};
use serde::{Deserialize, Serialize};
use tabletop::{Rng, Seat, Seed, Viewer};

/// The game as one viewer sees it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct View {
    /// Whose view it is.
    pub viewer: Viewer,
    /// Seats, edition and options.
    pub setup: Setup,
    /// What lies face up.
    pub table: Table,
    /// The letter on the back of the next hour glass tile, where backs carry letters
    /// (base.hourglass.stack-hidden).
    pub next_letter: Option<Letter>,
    /// The players, by seat.
    pub players: Vec<PlayerView>,
    /// The rest of the game; frames hold only what all may know.
    pub stack: Stack,
}

/// A player as one viewer sees it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct PlayerView {
    /// What lies in the open; without a plan in progress that the viewer may not see.
    pub mat: Mat,
    /// How many followers are in the bag.
    pub bag_size: u8,
    /// What is in the bag, for its owner (base.general.check-own-bag) and where all play together.
    pub bag: Option<Pool>,
    /// The plan in progress, for its owner and where the table plans openly.
    pub plan: Option<Plan>,
    /// The cards in the hand, for their owner.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub hand: Option<SystemHand>,
}

/// The game as `viewer` may see it.
pub(crate) fn view(state: &State, viewer: Viewer) -> View {
    let open_bags = modules::is_open(&state.setup);
    let open = open_bags || state.setup.options.open_planning;
    let seen = |seat: Seat| {
        let Player { mut mat, bag, plan, hand } = state.players[seat];
        let own = viewer.is(seat);
        if !(own || open) {
            plan.undo(&mut mat);
        }
        PlayerView {
            mat,
            bag_size: bag.total(),
            bag: (own || open_bags).then_some(bag),
            plan: (own || open).then_some(plan),
            hand: (own && !hand.is_none()).then_some(hand),
        }
    };
    View {
        viewer,
        setup: state.setup,
        table: state.table,
        next_letter: next_letter(&state.setup, &state.table),
        players: (0..state.setup.players).map(|seat| seen(Seat(seat))).collect(),
        stack: redact(state, viewer),
    }
}

/// Tiles lie in the order of their letters, so the next back shows the lowest letter still hidden.
pub(crate) fn next_letter(setup: &Setup, table: &Table) -> Option<Letter> {
    if modules::events(setup).is_some() {
        return modules::next_letter(setup, table);
    }
    let hidden = |index: &usize| table.turned >> index & 1 == 0;
    let letters = (0..TILES).filter(hidden).filter_map(|index| components().hour_glass[index].letter);
    letters.min().filter(|_| setup.edition != Edition::First)
}

impl View {
    /// The view as if those whose plans lie hidden were still planning: whoever imagines the round plans for them.
    pub fn with_open_plans(mut self) -> View {
        if let Some(Frame::AskAll(seats, Ask::Plan)) = self.stack.last_mut() {
            let hidden = (0..).map(Seat).zip(&self.players).filter(|(_, player)| player.plan.is_none());
            *seats = hidden.fold(*seats, |seats, (seat, _)| seats.with(seat));
        }
        self
    }
}

/// The rest of the game without what questions hide. Who is ready lies open, as at a table.
fn redact(state: &State, viewer: Viewer) -> Stack {
    let mut stack = state.stack;
    if !state.setup.modules.is_empty() {
        stack.redact(|ask, asked| modules::redact(&state.setup, ask, asked, viewer));
    }
    stack
}

/// A possible world behind a view: bags and the hour glass stack are dealt anew from what the
/// viewer has not seen, and chance begins afresh.
pub(crate) fn guess(view: &View, rng: &mut Rng) -> State {
    let mut state = known(view);
    unseen::deal_bags(view, state.players.as_mut_slice(), rng);
    state.secret =
        Secret { hour_glass: stack_behind(view, rng), rng: Rng::new(rng.seed()), modules: ModulesHidden::default() };
    modules::guess(&mut state, rng);
    state
}

/// What lies in the open, as a state, to ask the rules about it: followers that nobody shows lie in their bags face
/// down, and nothing is drawn or dealt. What chance decides cannot be read off it.
pub(crate) fn known(view: &View) -> State {
    let mut players = Players::new(view.setup.players);
    for (seat, player) in (0..).map(Seat).zip(players.as_mut_slice()) {
        let seen = &view.players[seat.index()];
        let (plan, hand) = (seen.plan.unwrap_or_default(), seen.hand.unwrap_or_default());
        *player = Player { mat: seen.mat, bag: unseen::face_down(view, seat), plan, hand };
    }
    let (hour_glass, rng) = (hour_glass::board(), Rng::new(Seed([0; 32])));
    let secret = Secret { hour_glass, rng, modules: ModulesHidden::default() };
    State { setup: view.setup, table: view.table, players, secret, stack: view.stack }
}

/// The tiles turned over, in any order but with the present one last, then a possible order of the rest.
fn stack_behind(view: &View, rng: &mut Rng) -> [TileId; TILES] {
    let mut tiles: [TileId; TILES] = std::array::from_fn(|index| TileId(index as u8));
    let is_turned = |tile: &TileId| view.table.turned >> tile.0 & 1 != 0;
    tiles.sort_by_key(|tile| (!is_turned(tile), Some(*tile) == view.table.tile, *tile));
    hour_glass::order(view.setup.edition, &mut tiles[view.table.turned.count_ones() as usize..], rng);
    tiles
}
