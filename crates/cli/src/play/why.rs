//! `why …`: is this move allowed, and if not, by which rule?

use super::meaning::{Meant, Sayings};
use super::menu::Question;
use crate::games::Told;
use crate::speech::rule;
use tabletop::Chair;
use tabletop::ledger::Language;

/// The answer, a line each.
pub(crate) fn why<G: Told>(chair: &Chair<'_, G>, question: &Question<G>, said: &str) -> Vec<String> {
    if said.is_empty() {
        return vec![format!("Say which move you mean, as in `why {}`.", G::EXAMPLE)];
    }
    let legal = legal(question, said);
    match &legal[..] {
        [] => {}
        [only] => return vec![format!("This is allowed: {}.", G::option(question, *only))],
        [first, more @ ..] => {
            return vec![format!("This is allowed: {}; and {} more ways.", G::option(question, *first), more.len())];
        }
    }
    match nearest(question, said).map(|mv| (mv, chair.why_not(mv))) {
        Some((mv, Some(forbidden))) => {
            let mut lines = vec![format!("Not now: {}.", G::plain(mv))];
            lines.extend(rule::by_id(forbidden.0, G::ledger(Language::English)));
            lines
        }
        Some((mv, None)) => vec![format!("This is allowed: {}.", G::plain(mv))],
        None => vec![format!("This is no move I know. Try `why {}` or `help`.", G::EXAMPLE)],
    }
}

/// The options that the words could mean.
pub(crate) fn legal<G: Told>(question: &Question<G>, said: &str) -> Vec<G::Move> {
    let mut found = meant(question, said);
    found.retain(|it| question.options.contains(&it.mv));
    found.sort_by_key(|it| it.unsaid);
    // Who says a whole move means no other that has more words.
    let whole = found.first().is_some_and(|it| it.unsaid == 0);
    found.into_iter().take_while(|it| !whole || it.unsaid == 0).map(|it| it.mv).collect()
}

/// The likeliest move behind words that no option has.
fn nearest<G: Told>(question: &Question<G>, said: &str) -> Option<G::Move> {
    meant(question, said).into_iter().min_by_key(|it| (G::is_far(question, it.mv), it.unsaid)).map(|it| it.mv)
}

/// Every move that the words could mean, allowed or not.
fn meant<G: Told>(question: &Question<G>, said: &str) -> Vec<Meant<G::Move>> {
    match G::sayings() {
        Some(sayings) => sayings.meant(said),
        None => Sayings::new(question.options.clone(), |mv| vec![G::option(question, mv), G::plain(mv)]).meant(said),
    }
}
