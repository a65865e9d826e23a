//! What a move does and what follows from it.

use super::{Event, Fault, Gems, KINDS, Move, Plan, ROUNDS, Stage, legal, rules::OTHER_QUESTION};
use tabletop::{Game, Illegal, Seat};

pub fn apply(game: &mut Gems, seat: Seat, mv: Move, log: &mut Vec<Event>) -> Result<(), Illegal> {
    let fault = game.setup.fault;
    let careless = fault == Fault::AcceptsAnything && game.asked().contains(seat) && mv == Move::Done;
    match legal::why_not(game, seat, mv) {
        Some(_) if careless => {}
        Some(_) if fault == Fault::RefusesByOtherRule => return Err(Illegal { rule: OTHER_QUESTION }),
        Some(rule) => {
            if fault == Fault::RefusalCosts {
                game.round += 1;
            }
            if fault == Fault::RefusalTells {
                log.push(Event::Left { seat });
            }
            return Err(Illegal { rule });
        }
        None => {}
    }
    answer(game, seat, mv, log);
    Ok(())
}

/// Carries out a legal answer and runs on to the next question.
pub fn answer(game: &mut Gems, seat: Seat, mv: Move, log: &mut Vec<Event>) {
    let fault = game.setup.fault;
    match (game.stage, mv) {
        (Stage::Choose, _) => {
            let first = game.players.iter().all(|player| !player.plan.ready);
            let player = &mut game.players[seat.index()];
            match mv {
                Move::Lay(card) => player.plan.laid = Some(card),
                Move::Double => player.plan.doubled = true,
                _ => player.plan.ready = true,
            }
            if fault == Fault::FirstReadyGains && mv == Move::Ready && first {
                player.coins += 1;
            }
            log.push(Event::Planned { seat, mv, secret: fault != Fault::TellsPlans });
            let hasty = fault == Fault::FirstReadyEnds && mv == Move::Ready;
            if hasty || game.asked().is_empty() {
                show(game, log);
            }
        }
        (Stage::Draw { gem, left, .. }, _) => {
            assert!(fault != Fault::Panics, "broken on purpose");
            if mv == Move::Take {
                game.players[seat.index()].gems[usize::from(gem)] += 1;
                log.push(Event::Took { seat, gem });
            } else {
                game.bag[usize::from(gem)] += 1;
                game.players[seat.index()].coins += 1;
                log.push(Event::Left { seat });
            }
            let next = seat.next(game.n_seats());
            match left {
                0 => game.stage = Stage::Sell { seat: next, left: game.n_seats() - 1 },
                _ => draw(game, next, left - 1, log),
            }
        }
        (Stage::Sell { .. }, Move::Sell(gem)) => {
            let player = &mut game.players[seat.index()];
            player.gems[usize::from(gem)] -= 1;
            player.coins += 2;
            game.bag[usize::from(gem)] += 1;
            log.push(Event::Sold { seat, gem });
        }
        (Stage::Sell { left: 0, .. }, _) => end_round(game, log),
        (Stage::Sell { left, .. }, _) => {
            game.stage = Stage::Sell { seat: seat.next(game.n_seats()), left: left - 1 };
        }
        (Stage::Over, _) => {}
    }
    if fault == Fault::ForgetsInJson && game.round == 2 {
        game.unsaved = 1;
    }
}

/// Turns all cards over: the highest wins the top card of the deck and begins.
fn show(game: &mut Gems, log: &mut Vec<Event>) {
    let plans: Vec<Plan> = game.players.iter().map(|player| player.plan).collect();
    log.push(Event::Shown { plans: plans.clone() });
    let mut best = (0, Seat(0));
    for (n, plan) in plans.iter().enumerate() {
        let card = plan.laid.unwrap_or(0);
        let player = &mut game.players[n];
        player.hand.retain(|&held| held != card);
        player.coins -= u8::from(plan.doubled);
        player.plan = Plan::default();
        let worth = if plan.doubled { card * 2 } else { card };
        if worth > best.0 {
            best = (worth, Seat(n as u8));
        }
    }
    let winner = best.1;
    if let Some(card) = game.deck.pop() {
        game.shown.push(card);
        game.players[winner.index()].points += card;
        log.push(Event::Won { seat: winner, card });
    }
    draw(game, winner, game.n_seats() - 1, log);
}

/// Offers `seat` a gem from the bag, which is never empty: fifteen gems, of which twelve can be taken.
fn draw(game: &mut Gems, seat: Seat, left: u8, log: &mut Vec<Event>) {
    let total: u32 = game.bag.iter().map(|&n| u32::from(n)).sum();
    let mut pick = game.rng.below(total);
    for gem in 0..KINDS {
        let n = u32::from(game.bag[gem]);
        if pick < n {
            game.bag[gem] -= 1;
            let gem = gem as u8;
            log.push(Event::Drawn { seat, gem, quiet: game.setup.fault == Fault::DrawsQuietly });
            game.stage = Stage::Draw { seat, gem, left };
            return;
        }
        pick -= n;
    }
}

fn end_round(game: &mut Gems, log: &mut Vec<Event>) {
    if game.round < ROUNDS {
        game.round += 1;
        game.stage = Stage::Choose;
    } else if game.setup.fault == Fault::Endless {
        let seat = Seat(0);
        game.stage = Stage::Sell { seat, left: game.n_seats() - 1 };
    } else {
        game.stage = Stage::Over;
        log.push(Event::Ended { deck: game.deck.clone() });
    }
}
