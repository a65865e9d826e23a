//! Which moves are legal, and why the others are not.

use super::{Fault, Gems, Move, Stage, rules::*};
use std::sync::atomic::{AtomicBool, Ordering};
use tabletop::{Game, RuleId, Seat};

/// Every move there is, in the order in which options are listed.
const ALL_MOVES: [Move; 12] = [
    Move::Lay(1),
    Move::Lay(2),
    Move::Lay(3),
    Move::Lay(4),
    Move::Double,
    Move::Ready,
    Move::Take,
    Move::Leave,
    Move::Sell(0),
    Move::Sell(1),
    Move::Sell(2),
    Move::Done,
];

pub fn why_not(game: &Gems, seat: Seat, mv: Move) -> Option<RuleId> {
    if game.setup.fault == Fault::TrustsSeats {
        game.player(seat);
    }
    if !game.asked().contains(seat) {
        return Some(TURN);
    }
    if game.setup.fault == Fault::DeckForbids && matches!(mv, Move::Sell(_)) && game.deck.last() > Some(&3) {
        return Some(OWN_GEM);
    }
    let player = game.player(seat);
    let (allowed, rule) = match (game.stage, mv) {
        (Stage::Choose, Move::Lay(_)) if player.plan.laid.is_some() => (false, ONE_CARD),
        (Stage::Choose, Move::Lay(card)) => (player.hand.contains(&card), IN_HAND),
        (Stage::Choose, Move::Double | Move::Ready) if player.plan.laid.is_none() => (false, CARD_FIRST),
        (Stage::Choose, Move::Double) => (player.coins > 0 && !player.plan.doubled, PAY_DOUBLE),
        (Stage::Choose, Move::Ready) => (true, CARD_FIRST),
        (Stage::Draw { .. }, Move::Take | Move::Leave) => (true, OFFERED),
        (Stage::Sell { .. }, Move::Sell(gem)) => (player.gems.get(usize::from(gem)).is_some_and(|&n| n > 0), OWN_GEM),
        (Stage::Sell { .. }, Move::Done) => (true, OWN_GEM),
        _ => (false, OTHER_QUESTION),
    };
    if allowed { None } else { Some(rule) }
}

pub fn options(game: &Gems, seat: Seat, out: &mut Vec<Move>) {
    static MOOD: AtomicBool = AtomicBool::new(false);
    out.clear();
    out.extend(ALL_MOVES.into_iter().filter(|&mv| why_not(game, seat, mv).is_none()));
    let drawing = matches!(game.stage, Stage::Draw { .. });
    match game.setup.fault {
        Fault::NoOption if game.round == 2 && drawing => out.clear(),
        Fault::SameOptionTwice if drawing => out.extend_from_within(..),
        Fault::OptionsForAll if drawing && out.is_empty() => out.push(Move::Take),
        Fault::MoodyOptions if MOOD.fetch_xor(true, Ordering::Relaxed) => out.reverse(),
        Fault::PeeksAtChance if game.rng.clone().below(2) == 0 => out.truncate(1),
        Fault::OptionsTell if game.players.iter().any(|player| player.plan.laid == Some(1)) => out.truncate(1),
        _ => {}
    }
}
