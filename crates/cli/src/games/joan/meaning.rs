//! Moves in words: every move there is, in all the ways to say it.

use super::words::moves;
use crate::play::{Question, Sayings};
use joan::components::{BankRow, Bonus, Deed, Follower, Good, Place, Route, Town, components};
use joan::{Act, Move, Source, State};
use std::sync::LazyLock;

/// Every move with the words of each way to say it.
pub(super) static SAYINGS: LazyLock<Sayings<Move>> = LazyLock::new(|| Sayings::new(all(), forms));

fn forms(mv: Move) -> Vec<String> {
    let mut forms = vec![moves::plain(mv)];
    match mv {
        Move::EndTurn => forms.extend(["end".into(), "done".into(), "pass".into()]),
        Move::Keep => forms.extend(["no".into(), "keep".into()]),
        _ => {}
    }
    forms
}

/// Every move there is, whatever the state of the game.
fn all() -> Vec<Move> {
    let mut all = vec![Move::EndTurn, Move::Keep];
    all.extend(Follower::tiles().iter().flat_map(|&tile| [Move::Take(tile), Move::Recruit { discard: tile }]));
    all.extend(BankRow::ALL.iter().map(|&row| Move::Pay(row)));
    for &good in Good::ALL {
        let by = Good::ALL.iter().copied().map(Some).chain([None]).filter(move |by| *by != Some(good));
        all.extend(by.map(|by| Move::Replace { good, by }));
    }
    for with in sources() {
        all.extend(acts().into_iter().map(|act| Move::Do { with, act }));
    }
    all
}

fn sources() -> Vec<Source> {
    let bonuses = [Bonus::Goods(1), Bonus::Coins(1), Bonus::Coins(2), Bonus::Station];
    let actions = [Follower::Farmer, Follower::Craftsman, Follower::Monk].map(Bonus::Action);
    let bonuses = bonuses.into_iter().chain(actions).map(Source::Bonus);
    [Source::Action, Source::Effect].into_iter().chain(bonuses).collect()
}

fn acts() -> Vec<Act> {
    let mut acts = vec![Act::Shield, Act::Point];
    acts.extend(Good::ALL.iter().map(|&good| Act::Good(good)));
    acts.extend(BankRow::ALL.iter().map(|&row| Act::Coin(row)));
    acts.extend(Route::ALL.iter().map(|&route| Act::Route(route)));
    acts.extend(Town::ALL.iter().map(|&town| Act::Station(town)));
    for &place in Place::ALL {
        acts.push(Act::Use(place));
        let price = components().place(place).price;
        acts.extend((0..=price).rev().map(|price| Act::Acquire { place, price }));
    }
    for &deed in Deed::ALL {
        acts.extend(components().deed(deed).followers.map(|follower| Act::Deed { deed, follower }));
    }
    acts
}

/// A move paid with something that is not open is meant less likely than one with the action or the effect.
pub(super) fn is_far(question: &Question<State>, mv: Move) -> bool {
    match mv {
        Move::Do { with: Source::Bonus(bonus), .. } => !question.view.turn.bonuses.contains(bonus),
        Move::Do { with: Source::Effect, .. } => question.view.turn.work == Default::default(),
        Move::Do { with: Source::Action, .. } => question.view.turn.action.is_none(),
        _ => false,
    }
}
