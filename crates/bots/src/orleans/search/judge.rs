//! Choosing by what the network expects at the end of the round.

use super::plans::{Idea, ideas};
use super::world::Others;
use super::worlds::{Choice, try_out};
use crate::budget::{Budget, Meter};
use crate::learned::{Inputs, Net};
use crate::orleans::taste::Taste;
use crate::orleans::thumb::{self, Look, plan};
use crate::orleans::value::{end, plays_out, together};
use crate::play::Desk;
use crate::race::Tried;
use orleans::{Ask, Move, Setup, State, View};
use tabletop::{Game, Rng, Seat, Viewer};

/// An answer counts as better than the one by thumb rules from this difference on.
const BETTER: f32 = 0.25;
/// How many sets of places are looked at.
const SETS: usize = 24;

/// What a point of the best of the others counts against an own one, shared among the rivals: who spoils the game of
/// one of three helps the other two.
const RIVALRY: f32 = 0.3;

/// How many more games are imagined where they are played on to their end: one of them says little.
const PLAY_OUTS: u32 = 4;

/// Everything that may be done, in the order of thumb rules.
fn unvalued(look: &Look<'_>, ask: Ask, options: &[Move]) -> Vec<(f32, Choice)> {
    if ask == Ask::Plan {
        return ideas(look, options, SETS).into_iter().map(|idea| (0.0, Choice::Plan(idea))).collect();
    }
    let usual = thumb::answer(look, ask, options);
    let others = options.iter().copied().filter(|&mv| mv != usual);
    std::iter::once(usual).chain(others).map(|mv| (0.0, Choice::Answer(mv))).collect()
}

/// Single games say little, so what thumb rules would do comes first unless something else is better beyond chance.
fn unless_better(mut tried: Vec<Tried<Choice>>, usual: Option<Choice>) -> Vec<Tried<Choice>> {
    let at = tried.iter().position(|one| Some(&one.choice) == usual.as_ref());
    match at {
        Some(at) if !tried[0].beats(&tried[at]) => tried[..=at].rotate_right(1),
        _ => {}
    }
    tried
}

/// How hard a bot searches.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Effort {
    /// The limit for one answer.
    pub(crate) budget: Budget,
    /// How many choices are tried at most.
    pub(crate) choices: usize,
    /// In how many worlds plans are tried at most: two that cannot be told apart by then are as good as each other.
    pub(crate) plan_worlds: usize,
    /// The same for single answers, of which less depends.
    pub(crate) answer_worlds: usize,
    /// By how many points a choice may look worse than the best and still be tried.
    pub(crate) margin: f32,
    /// What it expects of a position.
    pub(crate) net: fn(&Setup) -> &'static Net,
}

/// Values answers by playing the round to its end.
pub(crate) struct Judge<'a> {
    net: &'a Net,
    pub(crate) desk: Desk<State>,
    inputs: Inputs,
    /// How much of its expectation is chance, in points: for games to learn from.
    pub(crate) noise: f32,
    /// What it likes beyond what it expects: for games to learn from.
    pub(crate) taste: Taste,
}

impl<'a> Judge<'a> {
    pub(crate) fn new(net: &'a Net) -> Judge<'a> {
        Judge { net, desk: Desk::default(), inputs: Inputs::default(), noise: 0.0, taste: Taste::default() }
    }

    /// The moves that promise most at the end of the round: one answer, or a whole plan up to `Ready`.
    pub(crate) fn answer(&mut self, view: &View, seat: Seat, ask: Ask, options: &[Move], rng: &mut Rng) -> Vec<Move> {
        let world = State::guess(view, rng);
        let mut choices = self.choices(view, &world, seat, ask, options);
        choices.iter_mut().for_each(|choice| choice.0 += self.stray(rng));
        let best = choices.into_iter().reduce(|best, next| if next.0 > best.0 { next } else { best });
        match best {
            Some((_, Choice::Plan(idea))) => self.whole(&world, seat, &idea),
            Some((_, Choice::Answer(mv))) => vec![mv],
            None => vec![options[0]],
        }
    }

    /// The answer that promises most in many worlds.
    pub(crate) fn search(
        &mut self,
        view: &View,
        seat: Seat,
        ask: Ask,
        options: &[Move],
        effort: Effort,
        rng: &mut Rng,
    ) -> (Move, Option<Choice>) {
        let world = State::guess(view, rng);
        match self.try_all(view, &world, seat, ask, options, effort, rng).into_iter().next() {
            Some(best) => (self.first_move(&world, seat, options, &best.choice), Some(best.choice)),
            None => (options[0], None),
        }
    }

    /// The choices that look best, tried out in many worlds; the best first.
    #[allow(clippy::too_many_arguments, reason = "a question, where it is asked, and how hard to think")]
    pub(crate) fn try_all(
        &mut self,
        view: &View,
        world: &State,
        seat: Seat,
        ask: Ask,
        options: &[Move],
        effort: Effort,
        rng: &mut Rng,
    ) -> Vec<Tried<Choice>> {
        let mut meter = Meter::new(effort.budget);
        let mut choices = self.choices(view, world, seat, ask, options);
        if plays_out(&view.setup) {
            // A game of several takes several times as long.
            meter = Meter::new(effort.budget.times(if together(&view.setup) { 1 } else { PLAY_OUTS }));
            choices.truncate(effort.choices);
            let usual = choices.first().map(|(_, usual)| usual.clone());
            let tried = choices.into_iter().map(|(_, choice)| Tried::new(choice)).collect();
            return unless_better(try_out(self, view, seat, tried, &mut meter, rng), usual);
        }
        choices.sort_by(|a, b| b.0.total_cmp(&a.0));
        let top = choices.first().map_or(0.0, |best| best.0);
        choices.retain(|choice| choice.0 > top - effort.margin);
        choices.truncate(effort.choices);
        let tried = choices.into_iter().map(|(_, choice)| Tried::new(choice)).collect();
        let worlds = if ask == Ask::Plan { effort.plan_worlds } else { effort.answer_worlds };
        try_out(self, view, seat, tried, &mut meter.within(worlds), rng)
    }

    /// Everything that may be done, with what it promises at the end of the round; what thumb rules would do is first.
    fn choices(&mut self, view: &View, world: &State, seat: Seat, ask: Ask, options: &[Move]) -> Vec<(f32, Choice)> {
        let look = Look::new(view, seat);
        if plays_out(&view.setup) {
            return unvalued(&look, ask, options);
        }
        if ask == Ask::Plan {
            let ideas = ideas(&look, options, SETS);
            return ideas.into_iter().map(|idea| (self.idea(world, seat, &idea), Choice::Plan(idea))).collect();
        }
        let usual = thumb::answer(&look, ask, options);
        let mut choices = vec![(self.option(world, seat, usual) + BETTER, Choice::Answer(usual))];
        for &mv in options.iter().filter(|&&mv| mv != usual) {
            choices.push((self.option(world, seat, mv), Choice::Answer(mv)));
        }
        choices
    }

    /// The first move towards a choice. A plan without anything more to complete leaves followers over.
    fn first_move(&mut self, world: &State, seat: Seat, options: &[Move], choice: &Choice) -> Move {
        match choice {
            Choice::Answer(mv) => *mv,
            Choice::Plan(idea) => match idea.puts.first() {
                Some(&mv) => mv,
                None if plays_out(&world.setup) => {
                    let view = world.view(Viewer::Seat(seat));
                    plan::left_over(&Look::new(&view, seat), options)
                }
                None => self.left_over(world, seat, options),
            },
        }
    }

    /// Places the followers of a plan, and those left over.
    pub(crate) fn carry_out(&mut self, state: &mut State, seat: Seat, idea: &Idea) {
        for &mv in &idea.puts {
            self.desk.play(state, seat, mv);
        }
        match idea.complete {
            true => self.desk.play(state, seat, Move::Ready),
            false => self.desk.finish_plan(state, seat),
        }
    }

    /// All the moves of a plan, up to `Ready`.
    pub(crate) fn whole(&mut self, world: &State, seat: Seat, idea: &Idea) -> Vec<Move> {
        let (mut state, mut moves) = (world.clone(), idea.puts.clone());
        moves.iter().for_each(|&mv| self.desk.play(&mut state, seat, mv));
        while state.question(seat) == Some(Ask::Plan) {
            moves.push(self.desk.place_left_over(&mut state, seat));
            if moves.last() == Some(&Move::Ready) {
                break;
            }
        }
        moves
    }

    /// What the best plan promises in this world.
    pub(crate) fn best_plan(&mut self, world: &State, seat: Seat) -> f32 {
        let view = world.view(Viewer::Seat(seat));
        let mut options = Vec::new();
        world.options(seat, &mut options);
        let ideas = ideas(&Look::new(&view, seat), &options, SETS);
        ideas.iter().map(|idea| self.idea(world, seat, idea)).fold(0.0, f32::max)
    }

    /// What a plan promises.
    fn idea(&mut self, world: &State, seat: Seat, idea: &Idea) -> f32 {
        let mut state = world.clone();
        self.carry_out(&mut state, seat, idea);
        self.desk.finish_round(&mut state, seat, Others::Rest, idea.wish, world.table.round);
        self.expects(&state, seat)
    }

    /// What one answer promises, if thumb rules go on from there.
    fn option(&mut self, world: &State, seat: Seat, mv: Move) -> f32 {
        let mut state = world.clone();
        self.desk.play(&mut state, seat, mv);
        self.desk.finish_round(&mut state, seat, Others::Rest, None, world.table.round);
        self.expects(&state, seat)
    }

    /// The points that `seat` may expect, and what it likes.
    fn expects(&mut self, state: &State, seat: Seat) -> f32 {
        self.foresees(state, seat) + self.taste.likes(state.mat(seat))
    }

    /// What `seat` may expect: by the network, or by what comes of it if thumb rules play on to the end.
    pub(crate) fn foresees(&mut self, state: &State, seat: Seat) -> f32 {
        if !plays_out(&state.setup) {
            return self.net.expects(state, seat, &mut self.inputs);
        }
        let mut state = state.clone();
        self.desk.finish_round(&mut state, seat, Others::Play, None, u8::MAX);
        end(&state, seat)
    }

    /// How `seat` stands against the others.
    pub(crate) fn standing(&mut self, state: &State, seat: Seat) -> f32 {
        let mine = self.foresees(state, seat);
        if together(&state.setup) {
            return mine;
        }
        let others = (0..state.setup.players).map(Seat).filter(|&other| other != seat);
        let best = others.map(|other| self.net.expects(state, other, &mut self.inputs)).fold(0.0, f32::max);
        mine - best * RIVALRY / f32::from(state.setup.players - 1).max(1.0)
    }

    /// Places one more follower that completes nothing, or is ready.
    fn left_over(&mut self, world: &State, seat: Seat, options: &[Move]) -> Move {
        let mut best = (f32::MIN, Move::Ready);
        for &mv in options.iter().filter(|mv| matches!(mv, Move::Ready | Move::Put { .. })) {
            let mut state = world.clone();
            self.desk.play(&mut state, seat, mv);
            if mv != Move::Ready {
                self.desk.play(&mut state, seat, Move::Ready);
            }
            self.desk.finish_round(&mut state, seat, Others::Rest, None, world.table.round);
            let worth = self.net.expects(&state, seat, &mut self.inputs) + if mv == Move::Ready { BETTER } else { 0.0 };
            if worth > best.0 {
                best = (worth, mv);
            }
        }
        best.1
    }

    fn stray(&self, rng: &mut Rng) -> f32 {
        if self.noise == 0.0 { 0.0 } else { self.noise * (rng.below(2001) as f32 / 1000.0 - 1.0) }
    }
}
