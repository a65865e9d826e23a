//! Prosperity: its cards, its Carpenter and its Structures, what it asks, its answers and what it tells.

use super::Names;
use super::count::{a_follower, a_kind, counted, goods, list};
use orleans::components::{Follower, Item, Kind, Structure, components};
use orleans::state::Mat;
use orleans::{
    Ask, BuiltStructure, Event, HappeningAsk, HappeningEvent, Module, Move, ProsperityAsk, ProsperityEvent,
    ProsperityMove, SystemHand, SystemOnMat, SystemOnTable, View, Window,
};
use tabletop::Seat;

fn is_played(view: &View) -> bool {
    view.setup.modules.contains(Module::Prosperity)
}

/// The Carpenter, what nobody has seen, everybody's Structures, the own card and the events to come; nothing in
/// other games.
pub(crate) fn board(view: &View, names: &Names) -> Vec<String> {
    let SystemOnTable::Prosperity(table) = view.table.modules.system else { return Vec::new() };
    let mut lines = vec![
        format!("The Carpenter is in {}.", table.carpenter),
        format!("Goods that nobody has seen, on the map or out of the game: {}.", goods(&table.unseen)),
        format!("Structure cards in the pile: {}.", table.pile),
    ];
    for (player, seat) in view.players.iter().zip(0..) {
        let name = names.of(Seat(seat));
        lines.extend(built(&player.mat).map(|it| format!("{} of {name}: {}.", it.structure, state_of(it))));
        if let Some(SystemHand::Prosperity(hand)) = player.hand {
            lines.extend(hand.card.map(|card| format!("{name} holds the Structure card {}.", card_words(card))));
        }
    }
    let ahead = components().prosperity.events.iter().skip(view.table.round.into());
    let ahead: Vec<String> = ahead.map(|facts| facts.event.to_string()).collect();
    if !ahead.is_empty() {
        lines.push(format!("Events to come: {}.", ahead.join(", ")));
    }
    lines
}

fn built(mat: &Mat) -> impl Iterator<Item = BuiltStructure> + use<> {
    let built = match mat.modules.system {
        SystemOnMat::Prosperity(own) => own.built,
        _ => Default::default(),
    };
    built.into_iter().flatten()
}

/// `completed, 8 points`, or what is missing.
fn state_of(it: BuiltStructure) -> String {
    let facts = &components().prosperity.structures[it.structure.index()];
    if it.done {
        return format!("completed, {}", counted(facts.points, "point"));
    }
    let missing = facts.items.iter().enumerate().filter(|(nth, _)| it.laid >> nth & 1 == 0);
    let missing: Vec<Item> = missing.map(|(_, &item)| item).collect();
    format!("still missing {}, for {}", items(&missing), counted(facts.points, "point"))
}

/// `2 farmers, 1 coin and 1 wine`.
fn items(items: &[Item]) -> String {
    let mut parts: Vec<String> = Vec::new();
    for equal in items.chunk_by(|a, b| a == b) {
        parts.push(match equal[0] {
            Item::Follower(kind) => counted(equal.len() as i64, kind.name()),
            Item::Coin => counted(equal.len() as i64, "coin"),
            Item::Good(good) => format!("{} {good}", equal.len()),
        });
    }
    list(&parts)
}

/// `Vineyard (Chinon or Châteauroux; 2 farmers and 1 craftsman; 8 points)`.
fn card_words(card: Structure) -> String {
    let facts = &components().prosperity.structures[card.index()];
    let towns: Vec<String> = facts.towns.iter().map(|town| town.to_string()).collect();
    format!("{card} ({}; {}; {})", towns.join(" or "), items(&facts.items), counted(facts.points, "point"))
}

/// The question of Prosperity and of its events.
pub(crate) fn question(ask: &Ask, name: &str, view: &View) -> Option<String> {
    if !is_played(view) {
        return None;
    }
    let price = counted(amount(view), "coin");
    Some(match *ask {
        Ask::Prosperity(ProsperityAsk::Keep) => format!("{name}, which Structure card do you keep?"),
        Ask::Prosperity(ProsperityAsk::Carpenter { moved: false }) => {
            format!("{name}, where does the Carpenter go, or what do you build?")
        }
        Ask::Prosperity(ProsperityAsk::Carpenter { moved: true }) => {
            format!("{name}, does the Carpenter go on, and do you build?")
        }
        Ask::Prosperity(ProsperityAsk::Scriptorium) => {
            format!("{name}, do you take a development point or another Structure card?")
        }
        Ask::Canalization => format!("{name}, do you take a coin or a development point for the Orphanage?"),
        Ask::Free(Window::BeforeEvent) => {
            format!("{name}, do you put anything next to a Structure before the event reaches you?")
        }
        Ask::Free(_) => format!("{name}, do you put anything next to a Structure?"),
        Ask::Happening(HappeningAsk::Indulgence) => format!("{name}, do you buy a monk for {price}?"),
        Ask::Happening(HappeningAsk::BonVoyage) => format!("{name}, where does your merchant travel for {price}?"),
        Ask::Happening(HappeningAsk::TownMeeting) => format!("{name}, do you buy a citizen for {price}?"),
        Ask::Happening(HappeningAsk::PilgrimsDay) => {
            format!("{name}, does a monk leave your Market with another follower for a citizen?")
        }
        Ask::Happening(HappeningAsk::Companion) => format!("{name}, who goes with the monk?"),
        Ask::Happening(HappeningAsk::MarketDay { left }) => {
            format!("{name}, which good do you buy? {} at most.", counted(left, "good"))
        }
        _ => return None,
    })
}

fn amount(view: &View) -> u8 {
    let facts = view.table.tile.and_then(|tile| components().prosperity.events.get(usize::from(tile.0)));
    facts.map_or(0, |facts| facts.amount)
}

/// The moves that only Prosperity has.
pub(crate) fn plain(mv: Move) -> Option<String> {
    let Move::Prosperity(mv) = mv else { return None };
    Some(match mv {
        ProsperityMove::Keep(card) => format!("Keep the {}", card_words(card)),
        ProsperityMove::Exchange => "Draw two Structure cards for the one in your hand".into(),
        ProsperityMove::Walk { follower, to, by } => {
            format!("Use {} to move the Carpenter by {by} to {to}", the_follower(follower))
        }
        ProsperityMove::Build { to, by } => format!("Build the Structure on a good of the {by} to {to}"),
        ProsperityMove::Man { kind, structure } => format!("Send {} to your {structure}", a_kind(kind)),
        ProsperityMove::LayCoin(structure) => format!("Put a coin next to your {structure}"),
        ProsperityMove::LayGood(structure, good) => format!("Put {good} next to your {structure}"),
    })
}

fn the_follower(follower: Follower) -> String {
    if follower.is_own() { format!("your {follower}") } else { format!("a {follower}") }
}

/// The same move means something else here and there.
pub(crate) fn option(mv: Move, ask: &Ask, view: &View) -> Option<String> {
    if !is_played(view) {
        return None;
    }
    Some(match (ask, mv) {
        (Ask::Prosperity(_), Move::Decline) => "Leave the Carpenter where it is".into(),
        (Ask::Free(_), Move::Decline) => "Put nothing there now".into(),
        (Ask::Happening(HappeningAsk::Indulgence), Move::Recruit(Kind::Monk)) => "Buy a monk".into(),
        (Ask::Happening(HappeningAsk::PilgrimsDay), Move::Decline) => "Let nobody go".into(),
        (Ask::Happening(HappeningAsk::MarketDay { .. }), Move::Decline) => "Buy nothing more".into(),
        _ => return None,
    })
}

pub(crate) fn sentence(event: &Event, names: &Names) -> Option<String> {
    let of = |seat: Seat| names.of(seat);
    Some(match *event {
        Event::Prosperity(event) => told(event, names),
        Event::Happening(HappeningEvent::Supported(seat, follower)) => {
            format!("Support draws {} of {}, who goes back into the bag.", a_follower(follower), of(seat))
        }
        Event::Happening(HappeningEvent::NoKnight(seat)) => {
            format!("{} finds no knight in the bag.", of(seat))
        }
        Event::Happening(HappeningEvent::Turned { seat, place, up: false }) => {
            format!("The {place} of {} is turned over and has no ability.", of(seat))
        }
        Event::Happening(HappeningEvent::Turned { seat, place, up: true }) => {
            format!("The {place} of {} is turned up again.", of(seat))
        }
        _ => return None,
    })
}

fn told(event: ProsperityEvent, names: &Names) -> String {
    let of = |seat: Seat| names.of(seat);
    match event {
        ProsperityEvent::TurnedUp(seat, good) => format!("{} takes a good that lay face down: {good}.", of(seat)),
        ProsperityEvent::Walked { seat, to, by } => format!("{} moves the Carpenter by {by} to {to}.", of(seat)),
        ProsperityEvent::Stays(seat) => format!("{} lets the Carpenter build where it is.", of(seat)),
        ProsperityEvent::Built { seat, structure, to, by } => {
            format!("{} builds the {structure} on a good of the {by} to {to}.", of(seat))
        }
        ProsperityEvent::Drew(seat, cards) => {
            let cards: Vec<String> = cards.into_iter().flatten().map(|card| card.to_string()).collect();
            match cards.is_empty() {
                true => format!("{} draws Structure cards.", of(seat)),
                false => format!("{} draws Structure cards: {}.", of(seat), list(&cards)),
            }
        }
        ProsperityEvent::Kept(seat, Some(card)) => format!("{} keeps the Structure card {card}.", of(seat)),
        ProsperityEvent::Kept(seat, None) => format!("{} keeps a Structure card.", of(seat)),
        ProsperityEvent::Manned { seat, kind, structure } => {
            format!("{} sends {} to the {structure}.", of(seat), a_kind(kind))
        }
        ProsperityEvent::LaidCoin(seat, structure) => format!("{} puts a coin next to the {structure}.", of(seat)),
        ProsperityEvent::LaidGood(seat, structure, good) => {
            format!("{} puts {good} next to the {structure}.", of(seat))
        }
        ProsperityEvent::Completed(seat, structure) => format!("{} has completed the {structure}.", of(seat)),
    }
}
