//! `why …`: is this move allowed, and if not, by which rule?

use super::meaning::{Meant, meant};
use super::menu::Question;
use crate::words::{moves, rule};
use orleans::components::By;
use orleans::{Ask, Means, Move, Origin, State};
use tabletop::Chair;

/// The answer, a line each.
pub(crate) fn why(chair: &Chair<'_, State>, question: &Question, said: &str) -> Vec<String> {
    if said.is_empty() {
        return vec!["Say which move you mean, as in `why use monastery` or `why put farmer village boatman`.".into()];
    }
    let legal = legal(question, said);
    match &legal[..] {
        [] => {}
        [only] => return vec![format!("This is allowed: {}.", question.words(*only))],
        [first, more @ ..] => {
            return vec![format!("This is allowed: {}; and {} more ways.", question.words(*first), more.len())];
        }
    }
    match nearest(question, said).map(|mv| (mv, chair.why_not(mv))) {
        Some((mv, Some(forbidden))) => {
            let mut lines = vec![format!("Not now: {}.", moves::plain(mv))];
            lines.extend(rule::by_id(forbidden.0));
            lines
        }
        Some((mv, None)) => vec![format!("This is allowed: {}.", moves::plain(mv))],
        None => vec!["This is no move I know. Try `why use village`, `why travel tours` or `help`.".into()],
    }
}

/// The options that the words could mean.
pub(crate) fn legal(question: &Question, said: &str) -> Vec<Move> {
    let mut found: Vec<Meant> = meant(said).into_iter().filter(|it| question.options.contains(&it.mv)).collect();
    found.sort_by_key(|it| it.unsaid);
    // Who says a whole move means no other that has more words.
    let whole = found.first().is_some_and(|it| it.unsaid == 0);
    found.into_iter().take_while(|it| !whole || it.unsaid == 0).map(|it| it.mv).collect()
}

/// The likeliest move behind words that no option has.
fn nearest(question: &Question, said: &str) -> Option<Move> {
    meant(said).into_iter().min_by_key(|it| (is_far(question, it.mv), it.unsaid)).map(|it| it.mv)
}

/// Whether a move speaks of things that are not at hand, so that another is the likelier one.
fn is_far(question: &Question, mv: Move) -> bool {
    let Some(player) = question.view.players.get(question.seat.index()) else { return false };
    let is_own = |place| player.mat.places.contains(place);
    match mv {
        Move::Use(place) | Move::Put { place, .. } | Move::PlaceWheel { place, .. } if !is_own(place) => true,
        Move::Put { follower, from: Origin::Market, .. } => player.mat.market.count(follower) == 0,
        Move::Put { follower, from: Origin::Tower, .. } => player.mat.tower.count(follower) == 0,
        Move::Put { from: Origin::Drawn, .. } => !matches!(question.ask, Ask::Bathhouse(_)),
        Move::Travel { by, .. } => match question.ask {
            Ask::Travel(Means::Road) => by == By::Water,
            Ask::Travel(Means::Water) => by == By::Road,
            _ => false,
        },
        Move::PutBack { .. } => question.ask != Ask::Plan,
        _ => false,
    }
}
