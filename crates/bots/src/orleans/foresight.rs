//! A search that knows what will be drawn, and so is no player: it tells whether a game alone can be won at all. Round
//! after round the lines that promise most go on with every plan that thumb rules can think of; what a line promises is
//! what comes of it if thumb rules play on.

use super::search::{Idea, ideas};
use super::thumb::{self, Look, Whim, plan};
use super::value::end;
use orleans::{Ask, Move, State};
use tabletop::{Game, Rng, Seat, Viewer};

/// How many sets of places are looked at.
const SETS: usize = 24;
/// The only player.
const ME: Seat = Seat(0);

/// A game so far, and how it came about.
#[derive(Clone, Debug)]
pub struct Line {
    /// Where it stands.
    pub state: State,
    /// All the moves that led there.
    pub moves: Vec<Move>,
}

/// The first line found that wins, or else the best one to its end; `kept` go on from each round.
pub fn foresee(state: State, kept: usize, rng: &mut Rng) -> Line {
    let begun = Line { state, moves: Vec::new() };
    let (mut best, mut lines) = (begun.clone().played_on(), vec![begun]);
    while !lines.is_empty() {
        let mut next = Vec::new();
        for line in lines.iter().flat_map(|line| line.next_round(rng)) {
            let ended = line.clone().played_on();
            let worth = end(&ended.state, ME);
            if worth > end(&best.state, ME) {
                best = ended;
            }
            if best.is_won() {
                return best;
            }
            if line.ask().is_some() {
                next.push((worth, line));
            }
        }
        next.sort_by(|a, b| b.0.total_cmp(&a.0));
        // Of games that came to the same one is enough.
        next.dedup_by_key(|(worth, line)| (worth.to_bits(), line.state.mat(ME).coins, line.state.mat(ME).goods));
        next.truncate(kept);
        lines = next.into_iter().map(|(_, line)| line).collect();
    }
    best
}

impl Line {
    /// Every plan of the round, played to its end: by thumb rules, and once more by somebody with a whim.
    fn next_round(&self, rng: &mut Rng) -> Vec<Line> {
        let (mut begun, round) = (self.clone(), self.state.table.round);
        while begun.state.table.round == round && begun.ask().is_some_and(|ask| ask != Ask::Plan) {
            begun.go_on(None, Whim::default());
        }
        if begun.ask() != Some(Ask::Plan) {
            return vec![begun];
        }
        let view = begun.state.view(Viewer::Seat(ME));
        let ideas = ideas(&Look::new(&view, ME), &begun.options(), SETS);
        let mut lines = Vec::with_capacity(ideas.len() * 2);
        for idea in &ideas {
            let whim = Whim { blur: 60, overlooked: 8, salt: rng.below(u32::MAX).into() };
            lines.extend([Whim::default(), whim].map(|whim| begun.clone().carried_out(idea, whim)));
        }
        lines
    }

    /// The plan and what comes of it in this round.
    fn carried_out(mut self, idea: &Idea, whim: Whim) -> Line {
        let round = self.state.table.round;
        idea.puts.iter().for_each(|&mv| self.play(mv));
        while self.state.table.round == round && self.ask().is_some() {
            self.go_on(Some(idea), whim);
        }
        self
    }

    /// The game as thumb rules play it on.
    fn played_on(mut self) -> Line {
        while self.ask().is_some() {
            self.go_on(None, Whim::default());
        }
        self
    }

    /// Whether the game is over and won.
    pub fn is_won(&self) -> bool {
        self.state.outcome().is_some_and(|outcome| outcome.winners.contains(ME))
    }

    /// Answers one question.
    fn go_on(&mut self, idea: Option<&Idea>, whim: Whim) {
        let (Some(ask), options) = (self.ask(), self.options()) else { return };
        let wished = idea.and_then(|idea| idea.wish).map(Move::Recruit).filter(|mv| options.contains(mv));
        let view = self.state.view(Viewer::Seat(ME));
        let mut look = Look::new(&view, ME);
        look.whim = whim;
        self.play(match (options.as_slice(), ask) {
            ([only], _) => *only,
            (_, Ask::Plan) if idea.is_some() => plan::left_over(&look, &options),
            (_, Ask::Village) => wished.unwrap_or_else(|| thumb::answer(&look, ask, &options)),
            _ => thumb::answer(&look, ask, &options),
        });
    }

    fn ask(&self) -> Option<Ask> {
        self.state.question(ME)
    }

    fn options(&self) -> Vec<Move> {
        let mut options = Vec::new();
        self.state.options(ME, &mut options);
        options
    }

    fn play(&mut self, mv: Move) {
        self.state.play(ME, mv, &mut Vec::new());
        self.moves.push(mv);
    }
}
