//! The options of Planning are many: whole places first, then follower by follower.

use super::fill;
use super::words::count::{counted, list, your_follower};
use super::words::gist;
use crate::play::{Choice, Line, Menu, Question};
use orleans::components::{Follower, Place};
use orleans::{Move, Origin, State};

/// Places that can be filled, followers to be placed alone, the end of planning, and what can come back.
pub(crate) fn menu(question: &Question<State>) -> Menu<State> {
    let mut lines: Vec<Line<State>> = Vec::new();
    let Some(player) = question.view.players.get(question.seat.index()) else {
        return Menu { title: None, lines };
    };
    for place in player.mat.places.iter() {
        if let Ok(moves) = fill::moves(question, place) {
            lines.push(Line { words: fill_words(place, &moves), choice: Choice::Play(moves) });
        }
    }
    for (follower, from) in followers(question) {
        lines.push(alone(question, follower, from));
    }
    for mv in of_kind(question, |mv| !matches!(mv, Move::Put { .. } | Move::PutBack { .. })) {
        lines.push(Line::of(question, mv));
    }
    let back: Vec<Move> = of_kind(question, |mv| matches!(mv, Move::PutBack { .. }));
    if let [only] = back[..] {
        lines.push(Line::of(question, only));
    } else if !back.is_empty() {
        let words = format!("Take back one of the {} you have placed", counted(back.len() as i64, "follower"));
        let open = Menu::opened("Who comes back?".into(), question, &back);
        lines.push(Line { words, choice: Choice::Open(open) });
    }
    Menu { title: None, lines }
}

fn fill_words(place: Place, moves: &[Move]) -> String {
    let who: Vec<String> = moves
        .iter()
        .filter_map(|mv| match mv {
            Move::Put { follower, .. } => Some(your_follower(*follower)),
            _ => None,
        })
        .collect();
    format!("Fill the {place} with {} ({})", list(&who), gist::place(place))
}

/// The different followers that can be placed, and where they lie.
fn followers(question: &Question<State>) -> Vec<(Follower, Origin)> {
    let mut found = Vec::new();
    for mv in &question.options {
        if let Move::Put { follower, from, .. } = *mv
            && !found.contains(&(follower, from))
        {
            found.push((follower, from));
        }
    }
    found
}

/// The line for one follower: straight to the space if only one fits.
fn alone(question: &Question<State>, who: Follower, whence: Origin) -> Line<State> {
    let spaces =
        of_kind(question, |mv| matches!(*mv, Move::Put { follower, from, .. } if (follower, from) == (who, whence)));
    if let [only] = spaces[..] {
        return Line::of(question, only);
    }
    let tower = if whence == Origin::Tower { " from the Gunpowder Tower" } else { "" };
    let words = format!("Put {}{tower} on one of {}", your_follower(who), counted(spaces.len() as i64, "space"));
    let title = format!("Where does {}{tower} go?", your_follower(who));
    Line { words, choice: Choice::Open(Menu::opened(title, question, &spaces)) }
}

fn of_kind(question: &Question<State>, is: impl Fn(&Move) -> bool) -> Vec<Move> {
    question.options.iter().copied().filter(|mv| is(mv)).collect()
}
