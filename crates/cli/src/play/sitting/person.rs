//! Asking a person: a question, its options, and whatever is typed until a move is made.

use super::{Next, Sitting};
use crate::games::Told;
use crate::out::{prompt, say, say_all};
use crate::play::command::{Command, split};
use crate::play::menu::{Choice, Menu, Question};
use crate::play::{help, log, why};
use crate::rules;
use anyhow::Result;
use std::io::{self, BufRead};
use tabletop::ledger::Language;
use tabletop::{Seat, Viewer};

impl<G: Told> Sitting<G> {
    /// Asks until a move is made or taken back, or the person leaves.
    pub(super) fn person_moves(&mut self, seat: Seat) -> Result<Next> {
        let Some(question) = Question::of(&self.chair(seat)) else { return Ok(Next::Leave) };
        if let (true, [only]) = (self.answers_itself(&question), &question.options[..]) {
            say(format!("{} has only one choice: {}.", self.names.of(seat), G::option(&question, *only)))?;
            self.submit(seat, *only)?;
            return Ok(Next::GoOn);
        }
        self.keep()?;
        say("")?;
        say(G::asks(&question, &self.names))?;
        let mut menu = G::menu(&question);
        say_all(&menu.text())?;
        loop {
            let Some(line) = read_line()? else {
                say("")?;
                return Ok(Next::Leave);
            };
            match Command::parse(&line) {
                Command::Quit => return Ok(Next::Leave),
                Command::Undo => {
                    if self.undo(seat)? {
                        return Ok(Next::GoOn);
                    }
                }
                Command::Options => say_all(&menu.text())?,
                Command::Save(path) => self.save_by_hand(path)?,
                Command::Number(number) => match menu.pick(number).cloned() {
                    Some(choice) => {
                        if self.choose(&question, choice, &mut menu)? {
                            return Ok(Next::GoOn);
                        }
                    }
                    None => say(format!("Choose a number from 1 to {}, or type `help`.", menu.lines.len()))?,
                },
                Command::Words(words) => {
                    if let Some(choice) = self.in_words(&question, words)?
                        && self.choose(&question, choice, &mut menu)?
                    {
                        return Ok(Next::GoOn);
                    }
                }
                other => self.inform(&question, &other)?,
            }
        }
    }

    /// Does what was chosen; true if a move was made.
    fn choose(&mut self, question: &Question<G>, choice: Choice<G>, menu: &mut Menu<G>) -> Result<bool> {
        match choice {
            Choice::Play(moves) => {
                moves.into_iter().try_for_each(|mv| self.submit(question.seat, mv))?;
                return Ok(true);
            }
            Choice::Open(opened) => *menu = opened,
            Choice::Back => *menu = G::menu(question),
        }
        say_all(&menu.text())?;
        Ok(false)
    }

    /// The choice that words mean; if there is none, shows what was asked for or says why.
    fn in_words(&self, question: &Question<G>, words: &str) -> Result<Option<Choice<G>>> {
        let (word, rest) = split(words);
        let (word, seat) = (word.to_lowercase(), question.seat);
        match G::several(question, &word, rest) {
            Some(Ok(moves)) => return Ok(Some(Choice::Play(moves))),
            Some(Err(sentence)) => return say(sentence).map(|()| None),
            None => {}
        }
        if let Some(lines) = G::show(&word, rest, seat, &question.view, &self.names) {
            return say_all(&lines).map(|()| None);
        }
        let moves = why::legal(question, words);
        match moves[..] {
            [] => {
                say_all(&why::why(&self.chair(seat), question, words))?;
                Ok(None)
            }
            [only] => Ok(Some(Choice::Play(vec![only]))),
            _ => Ok(Some(Choice::Open(Menu::opened("Which of these?".into(), question, &moves)))),
        }
    }

    /// Answers what changes nothing.
    fn inform(&self, question: &Question<G>, command: &Command<'_>) -> Result<()> {
        let seat = question.seat;
        match *command {
            Command::Why(words) => say_all(&why::why(&self.chair(seat), question, words)),
            Command::Rules("") => say("Say which words the rules must have, as in `rules merchant road`."),
            Command::Rules(words) => match &rules::found(words, &[G::ledger(Language::English)], Language::English)[..]
            {
                [] => say(format!("No rule has all of the words `{words}`.")),
                lines => say_all(lines),
            },
            Command::Round => say_all(&G::round_words(&question.view, &self.names)),
            Command::Log(rest) => {
                let record = self.session.record();
                say_all(&log::log(record, Viewer::Seat(seat), rest == "all", &self.names))
            }
            _ => say(help::at_the_table::<G>()),
        }
    }
}

/// The next line somebody types; nothing when there are no more.
fn read_line() -> Result<Option<String>> {
    prompt()?;
    let mut bytes = Vec::new();
    if io::stdin().lock().read_until(b'\n', &mut bytes)? == 0 {
        return Ok(None);
    }
    Ok(Some(String::from_utf8_lossy(&bytes).into_owned()))
}
