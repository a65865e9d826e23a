//! Moves in words: every move there is, in all the ways to say it.

use super::words::moves;
use crate::play::{Question, Sayings};
use orleans::components::{
    By, Character, Deed, DuelDeed, Follower, Good, Indulgence, InvasionCharacter, Kind, ORDERS, OrderId, Place,
    PlagueDeed, ProsperityDeed, SpaceKind, Structure, Town, Track, TradeDeed, components,
};
use orleans::state::Wheel;
use orleans::{
    Ask, BoardDeed, DuelMove, IntrigueMove, InvasionMove, Means, Move, OrdersMove, Origin, PlagueMove, Post,
    ProsperityMove, Purse, Receiver, State, Ware,
};
use std::sync::LazyLock;
use tabletop::Seat;

/// Every move with the words of each way to say it.
pub(super) static SAYINGS: LazyLock<Sayings<Move>> = LazyLock::new(|| Sayings::new(all(), forms));

/// The ways to say a move: its sentence, and the short form with the place before the space.
fn forms(mv: Move) -> Vec<String> {
    let mut forms = vec![moves::plain(mv)];
    match mv {
        Move::Put { follower, place, space, from: Origin::Market | Origin::Home } => {
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
    all.extend(Follower::IN_HEAPS.iter().map(|&follower| Move::ToTower(follower)));
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
    of_plague(&mut all);
    of_prosperity(&mut all);
    of_invasion(&mut all);
    all
}

/// Moves that only expansions offer; what strikes others is chosen from the list of options.
fn of_trade(all: &mut Vec<Move>) {
    let trade = TradeDeed::ALL.iter().copied().map(BoardDeed::Trade);
    let characters = Character::ALL.iter().copied().map(BoardDeed::Intrigue);
    let duel = DuelDeed::ALL.iter().copied().map(BoardDeed::Duel);
    let plague = PlagueDeed::ALL.iter().copied().map(BoardDeed::Plague);
    let prosperity = ProsperityDeed::ALL.iter().copied().map(BoardDeed::Prosperity);
    for deed in trade.chain(characters).chain(duel).chain(plague).chain(prosperity) {
        for &kind in Kind::ALL {
            all.push(Move::SendTo { kind, deed, good: None });
            let goods = deed.facts().goods.iter();
            all.extend(goods.map(|&good| Move::SendTo { kind, deed, good: Some(good) }));
        }
    }
    all.extend((0..ORDERS as u8).map(|nth| Move::Orders(OrdersMove::Deliver(OrderId(nth)))));
    all.push(Move::Duel(DuelMove::DeliverWine));
    all.extend((1..=3).map(|brocade| Move::Duel(DuelMove::ClotheLady { brocade })));
    let bribing = [IntrigueMove::Offer, IntrigueMove::Accept, IntrigueMove::Refuse];
    all.extend(bribing.map(Move::Intrigue));
    all.extend([1, 5].map(|coins| Move::Intrigue(IntrigueMove::AddCoins(coins))));
    all.extend(Good::ALL.iter().map(|&good| Move::Intrigue(IntrigueMove::AddWare(Ware::Good(good)))));
}

/// Moves that only The Plague offers.
fn of_plague(all: &mut Vec<Move>) {
    let mut moves = vec![PlagueMove::DrawCard, PlagueMove::LookAtThree, PlagueMove::ReturnCorpse];
    for &card in Indulgence::ALL {
        moves.extend([false, true].map(|remove| PlagueMove::Play { card, remove }));
        moves.extend([PlagueMove::TakeCard(card), PlagueMove::KeepCard(card)]);
    }
    moves.extend([false, true].map(|cemetery| PlagueMove::ThrowBack { cemetery }));
    moves.extend(Kind::ALL.iter().map(|&kind| PlagueMove::Lose(kind)));
    all.extend(moves.into_iter().map(Move::Plague));
}

/// Moves that only Prosperity offers.
fn of_prosperity(all: &mut Vec<Move>) {
    all.push(Move::Prosperity(ProsperityMove::Exchange));
    for &structure in Structure::ALL {
        let kinds = Kind::ALL.iter().map(|&kind| ProsperityMove::Man { kind, structure });
        let goods = Good::ALL.iter().map(|&good| ProsperityMove::LayGood(structure, good));
        let cards = [ProsperityMove::Keep(structure), ProsperityMove::LayCoin(structure)];
        all.extend(cards.into_iter().chain(kinds).chain(goods).map(Move::Prosperity));
    }
    for (&to, by) in Town::ALL.iter().flat_map(|to| [(to, By::Road), (to, By::Water)]) {
        all.push(Move::Prosperity(ProsperityMove::Build { to, by }));
        let walks = Follower::IN_HEAPS.iter().map(|&follower| ProsperityMove::Walk { follower, to, by });
        all.extend(walks.map(Move::Prosperity));
    }
}

/// Moves that only Invasion offers.
fn of_invasion(all: &mut Vec<Move>) {
    let mut moves = vec![InvasionMove::ToCatapult, InvasionMove::Keep, InvasionMove::Submit, InvasionMove::PassWord];
    moves.extend([InvasionMove::Approve, InvasionMove::Refuse]);
    moves.extend(InvasionCharacter::ALL.iter().map(|&character| InvasionMove::Become(character)));
    moves.extend(Good::ALL.iter().map(|&good| InvasionMove::SendGood { good, to: Receiver::City }));
    for to in [Purse::CityTreasury, Purse::Treasury] {
        moves.extend((1..=4).map(|coins| InvasionMove::SendCoins { coins, to }));
    }
    for at in Post::ALL {
        moves.extend(Kind::ALL.iter().map(|&kind| InvasionMove::Man { kind, at }));
    }
    moves.extend(Town::ALL.iter().map(|&town| InvasionMove::Destroy(town)));
    all.extend(moves.into_iter().map(Move::Invasion));
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
    for &space in &spaces {
        let follower = Follower::PlagueDoctor;
        all.push(Move::Put { follower, place, space, from: Origin::Home });
        all.push(Move::PutBack { follower, place, space, from: Origin::Home });
        all.push(Move::TakeBack { place, space, follower });
    }
    for &follower in Follower::IN_HEAPS {
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

/// Whether a move speaks of things that are not at hand, so that another is the likelier one.
pub(super) fn is_far(question: &Question<State>, mv: Move) -> bool {
    let Some(player) = question.view.players.get(question.seat.index()) else { return false };
    let is_own = |place| player.mat.places.contains(place);
    match mv {
        Move::Use(place) | Move::Put { place, .. } | Move::PlaceWheel { place, .. } if !is_own(place) => true,
        Move::Put { follower, from: Origin::Market, .. } => player.mat.market.count(follower) == 0,
        Move::Put { follower, from: Origin::Tower, .. } => player.mat.tower.count(follower) == 0,
        Move::Put { from: Origin::Drawn, .. } => !matches!(question.ask, Ask::Bathhouse(_) | Ask::Plague(_)),
        Move::Travel { by, .. } => match question.ask {
            Ask::Travel(Means::Road) => by == By::Water,
            Ask::Travel(Means::Water) => by == By::Road,
            _ => false,
        },
        Move::PutBack { .. } => question.ask != Ask::Plan,
        _ => false,
    }
}
