//! Options as a numbered list.

use super::planning;
use crate::words::{count::capital, moves};
use orleans::{Ask, Move, State, View};
use tabletop::{Chair, Seat};

/// A numbered list to choose from.
#[derive(Clone, Debug)]
pub(crate) struct Menu {
    /// What is chosen here; the question itself if nothing.
    pub(crate) title: Option<String>,
    /// The lines, numbered from 1.
    pub(crate) lines: Vec<Line>,
}

/// A line of a menu.
#[derive(Clone, Debug)]
pub(crate) struct Line {
    /// What it says.
    pub(crate) words: String,
    /// What choosing it does.
    pub(crate) choice: Choice,
}

/// What choosing a line does.
#[derive(Clone, Debug)]
pub(crate) enum Choice {
    /// These moves are made, one after another.
    Play(Vec<Move>),
    /// Another list opens.
    Open(Menu),
    /// The first list again.
    Back,
}

/// A question as somebody on a chair meets it.
pub(crate) struct Question {
    /// Who is asked.
    pub(crate) seat: Seat,
    /// What is asked.
    pub(crate) ask: Ask,
    /// The legal answers.
    pub(crate) options: Vec<Move>,
    /// The table as this seat sees it.
    pub(crate) view: View,
}

impl Question {
    /// The question that this chair has to answer now.
    pub(crate) fn of(chair: &Chair<'_, State>) -> Option<Question> {
        let mut options = Vec::new();
        chair.options(&mut options);
        Some(Question { seat: chair.seat(), ask: chair.question()?, options, view: chair.view() })
    }

    /// An option in words.
    pub(crate) fn words(&self, mv: Move) -> String {
        moves::option(mv, &self.ask, &self.view, self.seat)
    }

    /// Whether there is nothing to decide. Planning and turns are always the player's own.
    pub(crate) fn answers_itself(&self) -> bool {
        self.options.len() == 1 && !matches!(self.ask, Ask::Plan | Ask::Action)
    }
}

impl Menu {
    /// The options of a question; those of Planning are grouped.
    pub(crate) fn of(question: &Question) -> Menu {
        match question.ask {
            Ask::Plan => planning::menu(question),
            _ => Menu { title: None, lines: lines(question, &question.options) },
        }
    }

    /// A list that was opened from another one.
    pub(crate) fn opened(title: String, question: &Question, moves: &[Move]) -> Menu {
        let mut lines = lines(question, moves);
        lines.push(Line { words: "Back to all options".into(), choice: Choice::Back });
        Menu { title: Some(title), lines }
    }

    /// The choice behind a number.
    pub(crate) fn pick(&self, number: usize) -> Option<&Choice> {
        self.lines.get(number.checked_sub(1)?).map(|line| &line.choice)
    }

    /// The menu as it is printed.
    pub(crate) fn text(&self) -> Vec<String> {
        let title = self.title.clone().into_iter();
        let lines = self.lines.iter().zip(1..).map(|(line, number)| format!("{number}. {}", capital(&line.words)));
        title.chain(lines).collect()
    }
}

fn lines(question: &Question, moves: &[Move]) -> Vec<Line> {
    let line = |&mv: &Move| Line { words: question.words(mv), choice: Choice::Play(vec![mv]) };
    moves.iter().map(line).collect()
}
