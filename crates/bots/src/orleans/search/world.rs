//! Playing on in a possible world.

use crate::orleans::thumb::hand::Hand;
use crate::orleans::thumb::search::Search;
use crate::orleans::thumb::{self, Look, Whim, plan};
use crate::play::Desk;
use orleans::components::Kind;
use orleans::{Ask, Move, State};
use tabletop::{Game, Seat, Viewer};

/// What the others do in an imagined round.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Others {
    /// Nothing they are not forced to: quick, and enough where nobody races.
    Rest,
    /// What thumb rules say.
    Play,
}

impl Desk<State> {
    /// Answers one question by thumb rules.
    pub(crate) fn by_thumb(&mut self, state: &mut State, seat: Seat, whim: Whim) {
        state.options(seat, &mut self.options);
        let mv = match (self.options.as_slice(), state.question(seat)) {
            ([only], _) => *only,
            (_, Some(ask)) => {
                let view = state.view(Viewer::Seat(seat));
                let mut look = Look::new(&view, seat);
                look.whim = whim;
                thumb::answer(&look, ask, &self.options)
            }
            (_, None) => return,
        };
        self.play(state, seat, mv);
    }

    /// Answers one question.
    pub(crate) fn play(&mut self, state: &mut State, seat: Seat, mv: Move) {
        self.log.clear();
        state.play(seat, mv, &mut self.log);
    }

    /// Plans a whole round by thumb rules: like [`Desk::by_thumb`] move by move, but looking for the best set of
    /// places once.
    fn plan_by_thumb(&mut self, state: &mut State, seat: Seat) {
        state.options(seat, &mut self.options);
        let view = state.view(Viewer::Seat(seat));
        let look = Look::new(&view, seat);
        let hand = Hand::new(&look, &self.options);
        let sets = Search::new(&look, &hand).best_sets(1);
        for &mv in sets.first().into_iter().flatten() {
            self.play(state, seat, mv);
        }
        self.finish_plan(state, seat);
    }

    /// Completes the plan of `seat` with deeds and stands for the next round, and is ready.
    pub(crate) fn finish_plan(&mut self, state: &mut State, seat: Seat) {
        while state.question(seat) == Some(Ask::Plan) {
            if self.place_left_over(state, seat) == Move::Ready {
                return;
            }
        }
    }

    /// One more follower for a deed or for the next round, or ready.
    pub(crate) fn place_left_over(&mut self, state: &mut State, seat: Seat) -> Move {
        state.options(seat, &mut self.options);
        let view = state.view(Viewer::Seat(seat));
        let mv = plan::left_over(&Look::new(&view, seat), &self.options);
        self.play(state, seat, mv);
        mv
    }

    /// Plays on while `me` has actions to use and the others rest.
    pub(crate) fn finish_actions(&mut self, state: &mut State, me: Seat, wish: Option<Kind>, round: u8) {
        // Until the actions begin this tells of the round before.
        state.mat_mut(me).passed = false;
        while state.table.round <= round && !state.mat(me).passed {
            let Some(seat) = state.asked().first() else { return };
            if !matches!(state.question(seat), Some(Ask::Plan | Ask::Action)) && seat != me {
                return;
            }
            self.go_on(state, seat, me, Others::Rest, wish);
        }
    }

    /// Plays on by thumb rules until `round` is over. Whoever may choose at the Village recruits `wish`.
    pub(crate) fn finish_round(&mut self, state: &mut State, me: Seat, others: Others, wish: Option<Kind>, round: u8) {
        while state.table.round <= round {
            let Some(seat) = state.asked().first() else { return };
            self.go_on(state, seat, me, others, wish);
        }
    }

    /// Plays on by thumb rules until `seat` plans; not beyond the round.
    pub(crate) fn play_to_planning(&mut self, state: &mut State, seat: Seat) {
        let round = state.table.round;
        while state.table.round == round && state.question(seat) != Some(Ask::Plan) {
            let Some(asked) = state.asked().first() else { return };
            self.by_thumb(state, asked, Whim::default());
        }
    }

    fn go_on(&mut self, state: &mut State, seat: Seat, me: Seat, others: Others, wish: Option<Kind>) {
        let rests = seat != me && others == Others::Rest;
        match state.question(seat) {
            Some(Ask::Village) if seat == me && wish.is_some() => {
                let wished = wish.map(Move::Recruit);
                state.options(seat, &mut self.options);
                match wished.filter(|mv| self.options.contains(mv)) {
                    Some(mv) => self.play(state, seat, mv),
                    None => self.by_thumb(state, seat, Whim::default()),
                }
            }
            Some(Ask::Plan) if rests => self.play(state, seat, Move::Ready),
            Some(Ask::Action) if rests => self.play(state, seat, Move::Pass),
            Some(Ask::Plan) => self.plan_by_thumb(state, seat),
            _ => self.by_thumb(state, seat, Whim::default()),
        }
    }
}
