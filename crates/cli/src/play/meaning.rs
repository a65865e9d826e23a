//! Moves in words: which moves somebody could mean.

use crate::words::moves;
use orleans::components::{
    By, Character, Deed, Follower, Good, Kind, ORDERS, OrderId, Place, SpaceKind, Town, Track, TradeDeed, components,
};
use orleans::state::Wheel;
use orleans::{BoardDeed, IntrigueMove, Move, OrdersMove, Origin, Ware};
use std::sync::LazyLock;
use tabletop::Seat;

/// Words that carry no meaning here.
const FILLERS: [&str; 20] = [
    "a", "an", "the", "on", "onto", "to", "of", "my", "your", "in", "into", "at", "with", "and", "i", "do", "not",
    "can", "by", "this",
];

/// A move that could be meant, and how many of its words were left unsaid.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Meant {
    /// The move.
    pub(crate) mv: Move,
    /// Words of the move that were not said.
    pub(crate) unsaid: usize,
}

/// Every move that has all the words in the order in which they were said; beginnings of words will do.
pub(crate) fn meant(said: &str) -> Vec<Meant> {
    let said = tokens(said);
    if said.is_empty() {
        return Vec::new();
    }
    let unsaid = |forms: &[Vec<String>]| forms.iter().filter_map(|form| left_over(&said, form)).min();
    SAYINGS.iter().filter_map(|(mv, forms)| Some(Meant { mv: *mv, unsaid: unsaid(forms)? })).collect()
}

/// Every move with the words of each way to say it.
static SAYINGS: LazyLock<Vec<(Move, Vec<Vec<String>>)>> =
    LazyLock::new(|| all().into_iter().map(|mv| (mv, forms(mv).iter().map(|form| tokens(form)).collect())).collect());

/// The thing of this name among `all`, by the beginning of its words.
pub(crate) fn thing<T: Copy + ToString>(said: &str, all: &[T]) -> Option<T> {
    let said = tokens(said);
    let unsaid = |thing: &T| left_over(&said, &tokens(&thing.to_string()));
    let found = all.iter().filter(|_| !said.is_empty()).filter_map(|thing| Some((unsaid(thing)?, *thing)));
    found.min_by_key(|(unsaid, _)| *unsaid).map(|(_, thing)| thing)
}

/// Lower case without accents, split into words that mean something.
fn tokens(text: &str) -> Vec<String> {
    let folded: String = text.to_lowercase().chars().map(plain_letter).collect();
    let words = folded.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty());
    words.filter(|word| !FILLERS.contains(word)).map(str::to_owned).collect()
}

fn plain_letter(letter: char) -> char {
    match letter {
        'á' | 'à' | 'â' | 'ä' => 'a',
        'é' | 'è' | 'ê' | 'ë' => 'e',
        'í' | 'î' | 'ï' => 'i',
        'ó' | 'ô' | 'ö' => 'o',
        'ú' | 'ù' | 'û' | 'ü' => 'u',
        'ç' => 'c',
        other => other,
    }
}

/// How many words of `form` are left over if `said` stands in it in this order; nothing if it does not.
fn left_over(said: &[String], form: &[String]) -> Option<usize> {
    let mut words = form.iter();
    let all_there = said.iter().all(|word| words.any(|other| other.starts_with(word.as_str())));
    all_there.then(|| form.len() - said.len())
}

/// The ways to say a move: its sentence, and the short form with the place before the space.
fn forms(mv: Move) -> Vec<String> {
    let mut forms = vec![moves::plain(mv)];
    match mv {
        Move::Put { follower, place, space, from: Origin::Market } => {
            forms.push(format!("put {follower} {place} {space}"))
        }
        Move::PutBack { follower, place, space, .. } | Move::TakeBack { follower, place, space } => {
            forms.push(format!("take back {follower} {place} {space}"));
        }
        Move::PlaceWheel { place, space, .. } => forms.push(format!("lay gear wheel {place} {space}")),
        Move::Travel { to, by, take: Some(good) } => forms.push(format!("go {to} {by} {good}")),
        Move::Travel { to, by, take: None } => forms.push(format!("go {to} {by}")),
        Move::Send { kind, deed } => forms.push(format!("send {kind} {deed}")),
        Move::Tile(place) => forms.push(format!("tile {place}")),
        Move::Decline => forms.extend(["no".into(), "none".into(), "decline".into()]),
        _ => {}
    }
    forms
}

/// Every move there is, whatever the state of the game.
fn all() -> Vec<Move> {
    let mut all = vec![Move::Ready, Move::Pass, Move::Decline, Move::Coin, Move::Develop, Move::Shield];
    all.extend([Move::GiveSpareStation, Move::GiveFollower, Move::GiveStep]);
    all.extend((0..=8).map(Move::Draw));
    all.extend((1..=5).map(Move::PayCoins));
    all.extend(Follower::ALL.iter().map(|&follower| Move::ToTower(follower)));
    all.extend(Kind::ALL.iter().map(|&kind| Move::Recruit(kind)));
    all.extend(Good::ALL.iter().flat_map(|&good| [Move::GiveGood(good), Move::Feed(good)]));
    all.extend(Wheel::ALL.map(Move::GiveWheel));
    for &place in Place::ALL {
        all.extend([Move::Use(place), Move::Tile(place), Move::Exclude(place)]);
        all.extend([Move::GiveTile(place), Move::GivePlacedWheel(place)]);
        at_spaces(place, &mut all);
    }
    for &to in Town::ALL {
        all.push(Move::GiveStation(to));
        for by in [By::Road, By::Water] {
            all.push(Move::Travel { to, by, take: None });
            all.extend(Good::ALL.iter().map(|&good| Move::Travel { to, by, take: Some(good) }));
        }
    }
    for &deed in Deed::ALL {
        all.extend(Kind::ALL.iter().map(|&kind| Move::Send { kind, deed }));
    }
    of_tiles(&mut all);
    of_trade(&mut all);
    all
}

/// Moves that only Trade & Intrigue offers; what strikes others is chosen from the list of options.
fn of_trade(all: &mut Vec<Move>) {
    let trade = TradeDeed::ALL.iter().copied().map(BoardDeed::Trade);
    let characters = Character::ALL.iter().copied().map(BoardDeed::Intrigue);
    for deed in trade.chain(characters) {
        for &kind in Kind::ALL {
            all.push(Move::SendTo { kind, deed, good: None });
            let goods = deed.facts().goods.iter();
            all.extend(goods.map(|&good| Move::SendTo { kind, deed, good: Some(good) }));
        }
    }
    all.extend((0..ORDERS as u8).map(|nth| Move::Orders(OrdersMove::Deliver(OrderId(nth)))));
    let bribing = [IntrigueMove::Offer, IntrigueMove::Accept, IntrigueMove::Refuse];
    all.extend(bribing.map(Move::Intrigue));
    all.extend([1, 5].map(|coins| Move::Intrigue(IntrigueMove::AddCoins(coins))));
    all.extend(Good::ALL.iter().map(|&good| Move::Intrigue(IntrigueMove::AddWare(Ware::Good(good)))));
}

/// Moves that only place tiles offer.
fn of_tiles(all: &mut Vec<Move>) {
    all.extend([Move::ToMarket, Move::SetOut, Move::GiveBread, Move::GiveRoadStation, Move::FeedBread]);
    all.extend((1..=3).map(Move::Bake));
    all.extend(Track::ALL.iter().map(|&track| Move::Advance(track)));
    all.extend(Kind::ALL.iter().map(|&kind| Move::SendToGamingRoom(kind)));
    all.extend(Town::ALL.iter().flat_map(|&town| [Move::GoTo(town), Move::BuildIn(town)]));
    for &good in Good::ALL {
        all.extend([Move::Discard(good), Move::LayInGamingRoom(good), Move::TakeGood(good)]);
        all.extend([Move::Buy(good), Move::Sell(good)]);
        all.extend(Good::ALL.iter().map(|&take| Move::Swap { give: good, take }));
    }
    for owner in (0..5).map(Seat) {
        all.push(Move::Demand(owner));
        all.extend(Place::ALL.iter().map(|&place| Move::Borrow { owner, place }));
    }
}

fn at_spaces(place: Place, all: &mut Vec<Move>) {
    let mut spaces: Vec<SpaceKind> = components().place(place).action_spaces.clone();
    spaces.dedup();
    // A follower on a space that the place does not have: somebody may ask why not.
    let wished = SpaceKind::ALL.iter().filter(|kind| !spaces.contains(kind)).copied();
    let wished: Vec<SpaceKind> = wished.collect();
    for &follower in Follower::ALL {
        for &space in &spaces {
            for from in [Origin::Market, Origin::Tower, Origin::Drawn] {
                all.push(Move::Put { follower, place, space, from });
            }
            all.extend([Origin::Market, Origin::Tower].map(|from| Move::PutBack { follower, place, space, from }));
            all.push(Move::TakeBack { place, space, follower });
        }
        all.extend(wished.iter().map(|&space| Move::Put { follower, place, space, from: Origin::Market }));
    }
    for wheel in Wheel::ALL {
        all.extend(spaces.iter().map(|&space| Move::PlaceWheel { wheel, place, space }));
    }
}
