//! Planning together, as in Invasion: a partner lays its plan at once for all to see, plans anew when a person's plan
//! has changed, and is ready after the people.

use crate::orleans::thumb::{Look, Whim, plan};
use crate::play::Desk;
use orleans::components::{Follower, Place, SpaceKind, components};
use orleans::{Ask, Frame, Module, Move, Origin, State, View};
use tabletop::{Chair, Game, Rng, Seat, SeatSet, Seed, Viewer};

/// A plan is laid in so many steps at most.
const STEPS: usize = 64;

/// A follower of a plan, and where it stands.
pub(crate) type Stand = (Follower, Place, SpaceKind, Origin);

/// The next step towards the plan of a seat, or its word that it is ready; nothing as long as it waits for `people`.
/// Elsewhere than in planning together there is no such answer.
///
/// It minds what people plan, and the bots on the seats before its own: so no two bots give way to each other for ever.
pub(crate) fn answer(chair: &Chair<'_, State>, options: &[Move], people: SeatSet, whim: Whim) -> Option<Option<Move>> {
    if people.is_empty() || chair.question() != Some(Ask::Plan) {
        return None;
    }
    let (view, seat) = (chair.view(), chair.seat());
    if !view.setup.modules.contains(Module::Invasion) {
        return None;
    }
    let minded = (0..seat.0).map(Seat).fold(people, SeatSet::with).without(seat);
    let (wished, placed) = (wish(&view, seat, minded, whim), placed(&view, seat));
    let back =
        missing(&placed, &wished).map(|(follower, place, space, from)| Move::PutBack { follower, place, space, from });
    let next = back.or_else(|| {
        missing(&wished, &placed).map(|(follower, place, space, from)| Move::Put { follower, place, space, from })
    });
    Some(match next.filter(|mv| options.contains(mv)) {
        None if is_awaited(&view, people) => None,
        step => Some(step.unwrap_or(Move::Ready)),
    })
}

/// The plan that a seat would make from the beginning, if these seats do what they plan.
pub(crate) fn wish(view: &View, seat: Seat, minded: SeatSet, whim: Whim) -> Vec<Stand> {
    // Nothing that is hidden has to do with a plan: any possible world will do.
    let mut world = State::guess(view, &mut Rng::new(Seed::of_series(0, 0)));
    let mut desk = Desk::default();
    for _ in 0..STEPS {
        world.options(seat, &mut desk.options);
        let Some(back) = desk.options.iter().copied().find(|mv| matches!(mv, Move::PutBack { .. })) else { break };
        desk.play(&mut world, seat, back);
    }
    for _ in 0..STEPS {
        world.options(seat, &mut desk.options);
        let view = world.view(Viewer::Seat(seat));
        let mut look = Look::minding(&view, seat, minded);
        look.whim = whim;
        let step = plan::answer(&look, &desk.options);
        if step == Move::Ready {
            break;
        }
        desk.play(&mut world, seat, step);
    }
    placed(&world.view(Viewer::Seat(seat)), seat)
}

/// What a seat has planned so far.
pub(crate) fn placed(view: &View, seat: Seat) -> Vec<Stand> {
    let player = &view.players[seat.index()];
    let plan = player.plan.unwrap_or_default();
    let heaps = [(plan.from_market, Origin::Market), (plan.from_tower, Origin::Tower)];
    let stands = heaps.into_iter().flat_map(|(spaces, from)| spaces.iter().map(move |space| (space, from)));
    let stand = |(space, from)| {
        let facts = components().space(space);
        Some((player.mat.board.follower(space)?, facts.place, facts.kind, from))
    };
    stands.filter_map(stand).collect()
}

/// The first of a plan that the other one lacks; equal ones count.
fn missing(plan: &[Stand], other: &[Stand]) -> Option<Stand> {
    let mut rest = other.to_vec();
    plan.iter().copied().find(|stand| match rest.iter().position(|it| it == stand) {
        Some(at) => {
            rest.swap_remove(at);
            false
        }
        None => true,
    })
}

/// Whether one of these people still plans.
fn is_awaited(view: &View, people: SeatSet) -> bool {
    match view.stack.last() {
        Some(&Frame::AskAll(asked, Ask::Plan)) => people.iter().any(|seat| asked.contains(seat)),
        _ => false,
    }
}
