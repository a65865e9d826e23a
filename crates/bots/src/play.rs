//! A whole game among bots, in one loop for all who let them play.

use std::fmt;
use tabletop::{Bot, Chair, Game, Seat};

/// Who sits at a table and whoever watches there.
pub trait Company<G: Game> {
    /// A seat is asked.
    fn asked(&mut self, _game: &G, _seat: Seat) {}

    /// The answer of whoever sits on this chair; nothing if nobody does.
    fn answer(&mut self, chair: &Chair<'_, G>, options: &[G::Move]) -> Option<G::Move>;

    /// A seat has answered, and the answer is one of its options.
    fn answered(&mut self, _seat: Seat, _mv: G::Move) {}
}

/// Bots by themselves, one for each seat.
impl<G: Game> Company<G> for Vec<Box<dyn Bot<G>>> {
    fn answer(&mut self, chair: &Chair<'_, G>, options: &[G::Move]) -> Option<G::Move> {
        self.get_mut(chair.seat().index()).map(|bot| bot.choose(chair, options))
    }
}

/// What thousands of games use again: the options of a question, and the events of the latest move.
#[derive(Clone, Debug)]
pub struct Desk<G: Game> {
    /// The options of the latest question.
    pub options: Vec<G::Move>,
    /// The events of the latest move.
    pub log: Vec<G::Event>,
}

impl<G: Game> Default for Desk<G> {
    fn default() -> Desk<G> {
        Desk { options: Vec::new(), log: Vec::new() }
    }
}

/// A bot has answered with something that is not among its options: a mistake in the bot.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Foul {
    seat: Seat,
    answer: String,
}

impl fmt::Display for Foul {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "the bot on seat {} answers {}, which is not allowed", self.seat.0 + 1, self.answer)
    }
}

impl std::error::Error for Foul {}

/// Plays a game to its end and returns the number of decisions. A table at which somebody is missing stops there.
pub fn play_out<G: Game>(game: &mut G, company: &mut impl Company<G>, desk: &mut Desk<G>) -> Result<u64, Foul> {
    let mut decisions = 0;
    while let Some(seat) = game.asked().first() {
        company.asked(game, seat);
        // The chair makes a view only if somebody asks for one.
        let chair = Chair::new(game, seat);
        chair.options(&mut desk.options);
        let Some(mv) = company.answer(&chair, &desk.options) else { break };
        if !desk.options.contains(&mv) {
            return Err(Foul { seat, answer: format!("{mv:?}") });
        }
        company.answered(seat, mv);
        desk.log.clear();
        game.play(seat, mv, &mut desk.log);
        decisions += 1;
    }
    Ok(decisions)
}
