//! The Plague: which cards are played and taken, and what becomes of corpses.

use crate::orleans::reach::Reach;
use crate::orleans::thumb::journeys::Map;
use crate::orleans::thumb::look::Look;
use crate::orleans::thumb::worth::POINT;
use crate::orleans::thumb::{best, choose, deeds};
use orleans::components::{Condition, Indulgence, Kind, PlagueDeed, TownSet, components};
use orleans::{Ask, Module, Move, PlagueAsk, PlagueMove, PlagueOnMat, SystemOnMat, SystemOnTable, draw_limit};

/// What a card is worth that nobody has seen.
const UNSEEN: i32 = 5 * POINT;

/// The card that brings most over what is given up for it, where one can be played; the corpses go with it.
pub(in crate::orleans::thumb) fn play(look: &Look<'_>, options: &[Move]) -> Option<Move> {
    let gain = |mv: &Move| match *mv {
        Move::Plague(PlagueMove::Play { card, remove }) => Some(net(card) + i32::from(remove)),
        _ => None,
    };
    if !look.view.setup.modules.contains(Module::Plague) {
        return None;
    }
    let cards = options.iter().filter_map(|mv| gain(mv).map(|gain| (gain, *mv)));
    cards.filter(|&(gain, _)| gain > 0).max_by_key(|&(gain, _)| gain).map(|(_, mv)| mv)
}

/// The points of a card over those of the gift.
pub(super) fn net(card: Indulgence) -> i32 {
    let facts = &components().plague.indulgences[card.index()];
    let gift: i32 = match facts.condition {
        Condition::Give { goods, coins, .. } => {
            let points = &components().counts.goods_points;
            let goods = goods.iter().zip(points).map(|(&number, &each)| i32::from(number) * i32::from(each));
            goods.sum::<i32>() + i32::from(coins)
        }
        _ => 0,
    };
    (i32::from(facts.points) - gift) * POINT
}

/// What a card promises: the less, the more is missing, and nothing if the rounds left do not suffice.
fn promise(look: &Look<'_>, card: Indulgence) -> i32 {
    let taken = look.others().fold(TownSet::EMPTY, |taken, mat| taken | mat.stations);
    let monks = look.owned[Kind::Monk.index()] as u8;
    let reach = Reach { setup: &look.view.setup, table: &look.view.table, mat: look.mat, taken, monks };
    let (far, rounds) = (i32::from(reach.of(card)), look.rounds_left());
    if far > rounds { 0 } else { (net(card) + RELIEVED) * (FAR - far).max(0) / FAR }
}

/// What a card brings by the corpses that go with it.
const RELIEVED: i32 = 2 * POINT;
/// So many actions away a card promises nothing.
const FAR: i32 = 10;

/// What the action of Infirmary or Back Door brings.
pub(in crate::orleans::thumb) fn card(look: &Look<'_>) -> i32 {
    let SystemOnTable::Plague(table) = look.view.table.modules.system else { return 0 };
    let shown = table.display.iter().map(|card| promise(look, card)).max().unwrap_or(0);
    let unseen = if table.pile > 0 { UNSEEN / 2 } else { 0 };
    if look.rounds_left() < 2 { 0 } else { shown.max(unseen) }
}

/// What is special about a follower at a deed of the Plague board.
pub(super) fn deed(look: &Look<'_>, deed: PlagueDeed) -> i32 {
    match deed {
        PlagueDeed::AlchemyI | PlagueDeed::AlchemyIi if !look.bag.is_empty() => POINT,
        PlagueDeed::Autopsy if lying(look) > 0 => 2 * POINT,
        PlagueDeed::Storeroom => POINT,
        PlagueDeed::MessengerService => POINT,
        _ => 0,
    }
}

pub(super) fn answer(look: &Look<'_>, ask: PlagueAsk, options: &[Move]) -> Move {
    match ask {
        PlagueAsk::Infirmary | PlagueAsk::BackDoor | PlagueAsk::Three { .. } => best(look, options, |mv| match mv {
            Move::Plague(PlagueMove::TakeCard(card) | PlagueMove::KeepCard(card)) => promise(look, card),
            _ => UNSEEN / 2,
        }),
        PlagueAsk::Consolation => {
            let is_early = look.rounds_left() > 4 && look.mat.coins > 4;
            best(look, options, |mv| i32::from((mv == Move::Decline) != is_early))
        }
        // A corpse costs a point, and a part of all draws to come.
        PlagueAsk::GraveGoods => {
            let price = look.happening().map_or(0, |facts| i32::from(facts.amount)) * POINT;
            best(look, options, |mv| if mv == Move::Decline { price } else { POINT + look.rounds_left() * 2 })
        }
        PlagueAsk::Rats { .. } => best(look, options, |mv| match mv {
            Move::Plague(PlagueMove::Lose(kind)) => -deeds::loss(look, kind),
            _ => 0,
        }),
        PlagueAsk::Drawn(_) => best(look, options, |mv| choose::drawn(look, mv)),
        PlagueAsk::Alchemy | PlagueAsk::Autopsy => best(look, options, |mv| i32::from(mv != Move::Decline)),
        PlagueAsk::Messenger => {
            let map = Map::new(look);
            best(look, options, |mv| if mv == Move::Decline { map.stay() } else { map.journey(mv) })
        }
        PlagueAsk::AllOrNone | PlagueAsk::Reduce => {
            let stay = if ask == PlagueAsk::Reduce { components().plague.reduce_to } else { 0 };
            best(look, options, |mv| match mv {
                Move::Plague(PlagueMove::ThrowBack { cemetery: false }) => drawn(look, on(look).on_market - stay),
                Move::Decline => drawn(look, 0) + 1,
                _ => -1,
            })
        }
    }
}

/// The answer in a moment for cards.
pub(super) fn free(options: &[Move]) -> Option<Move> {
    options.contains(&Move::Decline).then_some(Move::Decline)
}

/// How many followers the next draw brings, in hundredths, if so many corpses of the Market go into the bag.
fn drawn(look: &Look<'_>, thrown: u8) -> i32 {
    let lies = on(look);
    let followers = i32::from(look.bag.total());
    let corpses = i32::from(lies.in_bag + thrown);
    let taken = lies.on_market - thrown + look.mat.market.total();
    let room = components().counts.market_spaces.saturating_sub(taken);
    let tokens = i32::from(draw_limit(look.mat).min(room)).min(followers + corpses);
    tokens * 100 * followers / (followers + corpses).max(1)
}

fn lying(look: &Look<'_>) -> u8 {
    on(look).on_market + u8::from(on(look).on_cemetery)
}

pub(super) fn on(look: &Look<'_>) -> PlagueOnMat {
    match look.mat.modules.system {
        SystemOnMat::Plague(mat) => mat,
        _ => PlagueOnMat::default(),
    }
}

/// Whether cards may be played at this question.
pub(in crate::orleans::thumb) fn is_moment(ask: Ask) -> bool {
    matches!(ask, Ask::Action | Ask::Plan | Ask::Free(_))
}
