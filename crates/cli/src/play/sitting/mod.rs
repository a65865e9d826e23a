//! A sitting at the table: ask people, let bots move, tell what happens.

mod keep;
mod person;
mod undo;

use super::PERSON;
use super::menu::Question;
use crate::file::Sitter;
use crate::games::Told;
use crate::lineup;
use crate::out::{say, say_all};
use crate::speech::{Names, score};
use anyhow::{Result, anyhow};
use std::path::PathBuf;
use tabletop::{Chair, Seat, SeatSet, Session, Viewer};

/// A running game with the people and bots around it.
pub(crate) struct Sitting<G: Told> {
    session: Session<G>,
    seats: Vec<Sitter>,
    names: Names<G>,
    save: Option<PathBuf>,
    ask_always: bool,
    /// How many moves the file has; nothing if it must be written anew.
    kept_at: Option<usize>,
}

/// What comes after a person was asked.
enum Next {
    GoOn,
    Leave,
}

impl<G: Told> Sitting<G> {
    /// Sits down.
    pub(crate) fn new(
        session: Session<G>,
        seats: Vec<Sitter>,
        names: Names<G>,
        save: Option<PathBuf>,
        ask_always: bool,
    ) -> Sitting<G> {
        Sitting { session, seats, names, save, ask_always, kept_at: None }
    }

    /// Plays until the game is over or the people leave.
    pub(crate) fn play(&mut self) -> Result<()> {
        self.welcome()?;
        loop {
            let asked = self.session.state().asked();
            let Some(first) = asked.first() else { return self.farewell() };
            // Bots first: nobody waits for them, and their plans stay hidden until all are ready. Partners lay their plans
            // for all to see, and wait for the people.
            let mut bots = asked.iter().filter(|&seat| !self.is_person(seat));
            if let Some((bot, mv)) = bots.find_map(|bot| self.bot_chooses(bot).transpose()).transpose()? {
                self.submit(bot, mv)?;
            } else if let Next::Leave =
                self.person_moves(asked.iter().find(|&seat| self.is_person(seat)).unwrap_or(first))?
            {
                return self.leave();
            }
        }
    }

    fn is_person(&self, seat: Seat) -> bool {
        self.seats.get(seat.index()).is_some_and(|sitter| sitter.by == PERSON)
    }

    fn chair(&self, seat: Seat) -> Chair<'_, G> {
        Chair::new(self.session.state(), seat)
    }

    fn welcome(&self) -> Result<()> {
        let record = self.session.record();
        say(format!("{}, {}.", G::TITLE, G::laid(record.setup()).short()))?;
        for (sitter, seat) in self.seats.iter().zip(0..) {
            let by = if sitter.by == PERSON { "a person".into() } else { format!("the bot `{}`", sitter.by) };
            say(format!("Seat {}: {}, {by}.", seat + 1, self.names.of(Seat(seat))))?;
        }
        say(format!("Hash of the seed: {}. The seed itself is shown at the end.", record.seed_hash()))?;
        say("Type `help` to see what you can type.")?;
        say_all(&G::round_words(&self.session.state().view(Viewer::Spectator), &self.names))
    }

    fn farewell(&mut self) -> Result<()> {
        self.keep()?;
        if let Some(outcome) = self.session.state().outcome() {
            say_all(&score::end(&outcome, &self.names))?;
        }
        let record = self.session.record();
        say(format!("The seed was {}. Its hash is {}.", record.seed(), record.seed_hash()))
    }

    fn leave(&self) -> Result<()> {
        match &self.save {
            Some(path) => {
                let path = path.display();
                say(format!("The game is saved. Go on with: orleans play --resume {path} --save {path}"))
            }
            None => say("The game ends here. It is not saved unless you have used `save`."),
        }
    }

    /// What a bot does; nothing if it waits for somebody who is asked beside it.
    fn bot_chooses(&self, seat: Seat) -> Result<Option<(Seat, G::Move)>> {
        let name = self.seats.get(seat.index()).map_or("", |sitter| sitter.by.as_str());
        let record = self.session.record();
        let mut bot = lineup::for_move(name, record.seed(), seat, record.n_moves())?;
        let chair = self.chair(seat);
        let mut options = Vec::new();
        chair.options(&mut options);
        let people = (0..chair.n_seats()).map(Seat).filter(|&seat| self.is_person(seat));
        let people = people.fold(SeatSet::EMPTY, SeatSet::with);
        let mv = bot.choose_beside(&chair, &options, people);
        let is_awaited = self.session.state().asked().iter().any(|seat| people.contains(seat));
        // Nobody waits for nobody.
        Ok(mv.or_else(|| (!is_awaited).then(|| bot.choose(&chair, &options))).map(|mv| (seat, mv)))
    }

    /// Makes a move, tells what it did to those who may know, and keeps the game.
    fn submit(&mut self, seat: Seat, mv: G::Move) -> Result<()> {
        let refused = |illegal| anyhow!("{} cannot make this move: {illegal}", self.names.of(seat));
        let events = self.session.submit(seat, mv).map_err(refused)?;
        let viewer = self.viewer(seat);
        let seen: Vec<_> = events.iter().filter_map(|event| G::seen_by(event, viewer)).collect();
        say_all(&G::events(&seen, &self.names))?;
        // What bots do follows from the seed: it is kept when the next person is asked.
        if self.is_person(seat) { self.keep() } else { Ok(()) }
    }

    /// For whose eyes the events of a move of `seat` are told: a mover sees the own secrets, and who is
    /// alone before the screen sees theirs.
    fn viewer(&self, seat: Seat) -> Viewer {
        let mut people = (0..self.seats.len() as u8).map(Seat).filter(|&seat| self.is_person(seat));
        match (self.is_person(seat), people.next(), people.next()) {
            (true, _, _) => Viewer::Seat(seat),
            (false, Some(only), None) => Viewer::Seat(only),
            _ => Viewer::Spectator,
        }
    }

    fn answers_itself(&self, question: &Question<G>) -> bool {
        !self.ask_always && question.answers_itself()
    }
}
