//! The Plague: what lies on the table, what it asks, its answers and what it tells.

use super::Names;
use super::count::{a_follower, a_kind, counted, followers, list, your_follower};
use orleans::components::{Indulgence, PlagueCard, components};
use orleans::{
    Ask, Event, HappeningAsk, Move, Origin, PlagueAsk, PlagueEvent, PlagueMove, PlayerView, SystemHand, SystemOnMat,
    SystemOnTable, View, Window, ledger,
};
use tabletop::Seat;

/// The plague cards with their rules, the display and the supply of corpses; nothing in other games.
pub(crate) fn table(view: &View) -> Vec<String> {
    let SystemOnTable::Plague(table) = view.table.modules.system else { return Vec::new() };
    let card = |card: PlagueCard| {
        let rule = components().plague.cards[card.index()].rule;
        let text = ledger().get(rule.0).map_or(String::new(), |rule| format!(" {}", rule.text));
        format!("Plague card {card}:{text}")
    };
    let mut lines: Vec<String> = table.cards.into_iter().flatten().map(card).collect();
    let display: Vec<String> = table.display.iter().map(worth).collect();
    let display = if display.is_empty() { "nothing".into() } else { list(&display) };
    lines.push(format!("Indulgence cards on display: {display}; {} face down.", counted(table.pile, "card")));
    lines.push(format!("{} in the supply.", counted(table.supply, "corpse")));
    lines
}

/// Corpses and cards before a player; nothing in other games.
pub(crate) fn mat(player: &PlayerView) -> Vec<String> {
    let SystemOnMat::Plague(mat) = player.mat.modules.system else { return Vec::new() };
    let cemetery = if mat.on_cemetery { ", 1 on the Cemetery" } else { "" };
    let mut lines = vec![format!("Corpses: {} on the Market{cemetery}, {} in the bag.", mat.on_market, mat.in_bag)];
    let names = |cards: &mut dyn Iterator<Item = Indulgence>| list(&cards.map(worth).collect::<Vec<_>>());
    match player.hand {
        Some(SystemHand::Plague(hand)) if !hand.cards.is_empty() => {
            lines.push(format!("Indulgence cards in your hand: {}.", names(&mut hand.cards.iter())));
        }
        _ => lines.push(format!("{} face down.", counted(mat.in_hand, "Indulgence card"))),
    }
    if !mat.played.is_empty() {
        lines.push(format!("Indulgence cards played: {}.", names(&mut mat.played.iter())));
    }
    lines
}

/// `Donation of 1 grain (3 points)`.
fn worth(card: Indulgence) -> String {
    format!("{card} ({})", counted(components().plague.indulgences[card.index()].points, "point"))
}

/// The question of The Plague and of its events.
pub(crate) fn question(ask: &Ask, name: &str, view: &View) -> Option<String> {
    let is_here = matches!(view.table.modules.system, SystemOnTable::Plague(_));
    Some(match *ask {
        Ask::Plague(ask) => of_plague(ask, name),
        Ask::Happening(HappeningAsk::Arson) => format!("{name}, which place tile burns?"),
        Ask::Happening(HappeningAsk::QuickTravel { left }) if is_here => {
            format!("{name}, where does your merchant go? {} at most.", counted(left, "town"))
        }
        Ask::Free(Window::AfterEvent) if is_here => format!("{name}, do you play a card for the event?"),
        Ask::Free(_) if is_here => format!("{name}, do you play a card after this action?"),
        _ => return None,
    })
}

fn of_plague(ask: PlagueAsk, name: &str) -> String {
    match ask {
        PlagueAsk::Infirmary => format!("{name}, which Indulgence card do you take?"),
        PlagueAsk::BackDoor => format!("{name}, which Indulgence card do you take through the Back Door?"),
        PlagueAsk::Three { .. } => format!("{name}, which of these Indulgence cards do you keep?"),
        PlagueAsk::Consolation => format!("{name}, do you buy an Indulgence card for 2 coins?"),
        PlagueAsk::GraveGoods => format!("{name}, do you return a corpse to the supply for 2 coins?"),
        PlagueAsk::Rats { drawn } => {
            format!("{name}, whom do you lose to the rats? You have drawn {}.", followers(&drawn, "your "))
        }
        PlagueAsk::Drawn(drawn) => {
            let there: Vec<String> = drawn.followers.iter().flatten().map(|&it| your_follower(it)).collect();
            format!("{name}, where do you place {}?", list(&there))
        }
        PlagueAsk::Alchemy => format!("{name}, do you draw for Alchemy?"),
        PlagueAsk::Autopsy => format!("{name}, do you hand a corpse over to the Autopsy? All others then get one."),
        PlagueAsk::Messenger => format!("{name}, where does the Messenger Service bring your merchant?"),
        PlagueAsk::AllOrNone => format!("{name}, do you throw the corpses of your Market into the bag?"),
        PlagueAsk::Reduce => format!("{name}, do you throw corpses into the bag until 5 are left on your Market?"),
    }
}

/// The moves that only The Plague has.
pub(crate) fn plain(mv: Move) -> Option<String> {
    let Move::Plague(mv) = mv else { return home(mv) };
    Some(match mv {
        PlagueMove::Play { card, remove: false } => format!("Play the Indulgence card {}", worth(card)),
        PlagueMove::Play { card, remove: true } => {
            format!("Play the Indulgence card {} and be rid of the corpses on your Market", worth(card))
        }
        PlagueMove::TakeCard(card) => format!("Take {} from the display", worth(card)),
        PlagueMove::DrawCard => "Take the top card of the pile".into(),
        PlagueMove::LookAtThree => "Look at the top three cards of the pile".into(),
        PlagueMove::KeepCard(card) => format!("Keep {}", worth(card)),
        PlagueMove::ThrowBack { cemetery: false } => "Throw the corpses into the bag".into(),
        PlagueMove::ThrowBack { cemetery: true } => "Throw the corpses into the bag, that of the Cemetery too".into(),
        PlagueMove::ReturnCorpse => "Return a corpse to the supply".into(),
        PlagueMove::Lose(kind) => format!("Lose {}", a_kind(kind)),
    })
}

/// The doctor is put back to the Infirmary, not to the Market.
fn home(mv: Move) -> Option<String> {
    match mv {
        Move::PutBack { follower, place, space, from: Origin::Home } => {
            let space = super::gist::space(place, space);
            Some(format!("Take {} back from {space} to the Infirmary", your_follower(follower)))
        }
        _ => None,
    }
}

/// The same move means something else here and there.
pub(crate) fn option(mv: Move, ask: &Ask) -> Option<String> {
    Some(match (ask, mv) {
        (Ask::Plague(PlagueAsk::Consolation), Move::Decline) => "Buy no card".into(),
        (Ask::Plague(PlagueAsk::GraveGoods | PlagueAsk::Autopsy), Move::Decline) => "Keep the corpses".into(),
        (Ask::Plague(PlagueAsk::Alchemy), Move::Decline) => "Draw nobody".into(),
        (Ask::Plague(PlagueAsk::Alchemy), Move::Draw(_)) => "Draw one token from the bag".into(),
        (Ask::Plague(PlagueAsk::Messenger), Move::Decline) => "Stay here".into(),
        (Ask::Plague(PlagueAsk::AllOrNone | PlagueAsk::Reduce), Move::Decline) => "Leave the corpses there".into(),
        (Ask::Plague(PlagueAsk::Drawn(_)), Move::Put { follower, place, space, .. }) => {
            format!("Put {} on {}", your_follower(follower), super::gist::space(place, space))
        }
        _ => return None,
    })
}

pub(crate) fn sentence(event: &Event, names: &Names) -> Option<String> {
    let of = |seat: Seat| names.of(seat);
    let Event::Plague(event) = *event else { return None };
    Some(match event {
        PlagueEvent::DoctorCame(seat) => format!("The plague doctor of {} comes to the Infirmary.", of(seat)),
        PlagueEvent::Infected(seat) => format!("{} gets a corpse on the Market.", of(seat)),
        PlagueEvent::DrewCorpse { seat, to_market: true } => format!("{} draws a corpse.", of(seat)),
        PlagueEvent::DrewCorpse { seat, to_market: false } => {
            format!("{} draws a corpse, which goes to the supply.", of(seat))
        }
        PlagueEvent::Buried(seat) => format!("A corpse of {} goes to the Cemetery.", of(seat)),
        PlagueEvent::IntoBag(seat, number) => {
            format!("{} goes into the bag of {}.", counted(number, "corpse"), of(seat))
        }
        PlagueEvent::ThrewBack(seat, number) => {
            format!("{} throws {} into the bag.", of(seat), counted(number, "corpse"))
        }
        PlagueEvent::Removed(seat, number) => {
            format!("{} returns {} to the supply.", of(seat), counted(number, "corpse"))
        }
        PlagueEvent::TookCard(seat, card) => format!("{} takes a card from the display: {card}.", of(seat)),
        PlagueEvent::DrewCard(seat, Some(card)) => format!("{} takes a card from the pile: {card}.", of(seat)),
        PlagueEvent::DrewCard(seat, None) => format!("{} takes a card from the pile.", of(seat)),
        PlagueEvent::PutAside(seat, card) => {
            format!("{card} is of no use to {} and goes to the display.", of(seat))
        }
        PlagueEvent::TurnedUp(card) => format!("A card is turned up: {card}."),
        PlagueEvent::LookedAt(seat, cards) => {
            let cards: Vec<String> = cards.iter().flatten().map(|card| card.to_string()).collect();
            let seen = if cards.is_empty() { String::new() } else { format!(": {}", list(&cards)) };
            format!("{} looks at the top cards of the pile{seen}.", of(seat))
        }
        PlagueEvent::Announced(seat) => format!("{} will show a card with the plan.", of(seat)),
        PlagueEvent::Played(seat, card) => format!("{} plays {}.", of(seat), worth(card)),
        PlagueEvent::BackIntoBag(seat, follower) => {
            format!("{} puts {} back into the bag.", of(seat), a_follower(follower))
        }
    })
}
