//! Options as a numbered list.

use crate::games::Told;
use crate::speech::count::capital;
use tabletop::{Chair, Game, Seat};

/// A numbered list to choose from.
#[derive(Clone, Debug)]
pub(crate) struct Menu<G: Game> {
    /// What is chosen here; the question itself if nothing.
    pub(crate) title: Option<String>,
    /// The lines, numbered from 1.
    pub(crate) lines: Vec<Line<G>>,
}

/// A line of a menu.
#[derive(Clone, Debug)]
pub(crate) struct Line<G: Game> {
    /// What it says.
    pub(crate) words: String,
    /// What choosing it does.
    pub(crate) choice: Choice<G>,
}

/// What choosing a line does.
#[derive(Clone, Debug)]
pub(crate) enum Choice<G: Game> {
    /// These moves are made, one after another.
    Play(Vec<G::Move>),
    /// Another list opens.
    Open(Menu<G>),
    /// The first list again.
    Back,
}

/// A question as somebody on a chair meets it.
pub(crate) struct Question<G: Game> {
    /// Who is asked.
    pub(crate) seat: Seat,
    /// What is asked.
    pub(crate) ask: G::Ask,
    /// The legal answers.
    pub(crate) options: Vec<G::Move>,
    /// The table as this seat sees it.
    pub(crate) view: G::View,
}

impl<G: Told> Question<G> {
    /// The question that this chair has to answer now.
    pub(crate) fn of(chair: &Chair<'_, G>) -> Option<Question<G>> {
        let mut options = Vec::new();
        chair.options(&mut options);
        Some(Question { seat: chair.seat(), ask: chair.question()?, options, view: chair.view() })
    }

    /// Whether there is nothing to decide.
    pub(crate) fn answers_itself(&self) -> bool {
        self.options.len() == 1 && !G::is_always_asked(&self.ask)
    }
}

impl<G: Told> Line<G> {
    /// One option.
    pub(crate) fn of(question: &Question<G>, mv: G::Move) -> Line<G> {
        Line { words: G::option(question, mv), choice: Choice::Play(vec![mv]) }
    }
}

impl<G: Told> Menu<G> {
    /// The options of a question, one after another.
    pub(crate) fn plain(question: &Question<G>) -> Menu<G> {
        Menu { title: None, lines: lines(question, &question.options) }
    }

    /// A list that was opened from another one.
    pub(crate) fn opened(title: String, question: &Question<G>, moves: &[G::Move]) -> Menu<G> {
        let mut lines = lines(question, moves);
        lines.push(Line { words: "Back to all options".into(), choice: Choice::Back });
        Menu { title: Some(title), lines }
    }

    /// The choice behind a number.
    pub(crate) fn pick(&self, number: usize) -> Option<&Choice<G>> {
        self.lines.get(number.checked_sub(1)?).map(|line| &line.choice)
    }

    /// The menu as it is printed.
    pub(crate) fn text(&self) -> Vec<String> {
        let title = self.title.clone().into_iter();
        let lines = self.lines.iter().zip(1..).map(|(line, number)| format!("{number}. {}", capital(&line.words)));
        title.chain(lines).collect()
    }
}

fn lines<G: Told>(question: &Question<G>, moves: &[G::Move]) -> Vec<Line<G>> {
    moves.iter().map(|&mv| Line::of(question, mv)).collect()
}
