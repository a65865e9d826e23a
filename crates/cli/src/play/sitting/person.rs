//! Asking a person: a question, its options, and whatever is typed until a move is made.

use super::{Next, Sitting};
use crate::out::{prompt, say, say_all};
use crate::play::command::{Command, Thing};
use crate::play::menu::{Choice, Menu, Question};
use crate::play::{fill, help, meaning, show, why};
use crate::rules;
use crate::words::question;
use anyhow::Result;
use orleans::Ask;
use orleans::components::Place;
use std::io::{self, BufRead};
use tabletop::ledger::Language;
use tabletop::{Seat, Viewer};

impl Sitting {
    /// Asks until a move is made or taken back, or the person leaves.
    pub(super) fn person_moves(&mut self, seat: Seat) -> Result<Next> {
        let Some(question) = Question::of(&self.chair(seat)) else { return Ok(Next::Leave) };
        if let (true, [only]) = (self.answers_itself(&question), &question.options[..]) {
            say(format!("{} has only one choice: {}.", self.names.of(seat), question.words(*only)))?;
            self.submit(seat, *only)?;
            return Ok(Next::GoOn);
        }
        self.keep()?;
        say("")?;
        say(question::question(&question.ask, &question.view, seat, &self.names))?;
        let mut menu = Menu::of(&question);
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
                Command::Fill(place) => {
                    if self.fill(&question, place)? {
                        return Ok(Next::GoOn);
                    }
                }
                Command::Words(words) => {
                    let choice = self.in_words(&question, words)?;
                    if let Some(choice) = choice
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
    fn choose(&mut self, question: &Question, choice: Choice, menu: &mut Menu) -> Result<bool> {
        match choice {
            Choice::Play(moves) => {
                moves.into_iter().try_for_each(|mv| self.submit(question.seat, mv))?;
                return Ok(true);
            }
            Choice::Open(opened) => *menu = opened,
            Choice::Back => *menu = Menu::of(question),
        }
        say_all(&menu.text())?;
        Ok(false)
    }

    /// Fills a place; true if a move was made.
    fn fill(&mut self, question: &Question, place: &str) -> Result<bool> {
        if question.ask != Ask::Plan {
            say("Places are filled while planning.")?;
            return Ok(false);
        }
        let mat = question.view.players.get(question.seat.index()).map(|player| &player.mat);
        let own: Vec<Place> = mat.into_iter().flat_map(|mat| mat.places.iter()).collect();
        let Some(place) = meaning::thing(place, &own).or_else(|| meaning::thing(place, Place::ALL)) else {
            say("Say which place to fill, as in `fill village`.")?;
            return Ok(false);
        };
        match fill::moves(question, place) {
            Ok(moves) => {
                moves.into_iter().try_for_each(|mv| self.submit(question.seat, mv))?;
                Ok(true)
            }
            Err(sentence) => say(sentence).map(|()| false),
        }
    }

    /// The choice that words mean; if there is none, says why.
    fn in_words(&self, question: &Question, words: &str) -> Result<Option<Choice>> {
        let moves = why::legal(question, words);
        match moves[..] {
            [] => {
                say_all(&why::why(&self.chair(question.seat), question, words))?;
                Ok(None)
            }
            [only] => Ok(Some(Choice::Play(vec![only]))),
            _ => Ok(Some(Choice::Open(Menu::opened("Which of these?".into(), question, &moves)))),
        }
    }

    /// Answers what changes nothing.
    fn inform(&self, question: &Question, command: &Command<'_>) -> Result<()> {
        let seat = question.seat;
        match *command {
            Command::Why(words) => say_all(&why::why(&self.chair(seat), question, words)),
            Command::Rules("") => say("Say which words the rules must have, as in `rules merchant road`."),
            Command::Rules(words) => match &rules::found(words, Language::English)[..] {
                [] => say(format!("No rule has all of the words `{words}`.")),
                lines => say_all(lines),
            },
            Command::Show(Thing::Log, rest) => {
                let record = self.session.record();
                say_all(&show::log(record, Viewer::Seat(seat), rest == "all", &self.names))
            }
            Command::Show(thing, rest) => say_all(&show::show(thing, rest, seat, &question.view, &self.names)),
            _ => say(help::AT_THE_TABLE),
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
