//! The hooks of The Plague: every moment at which it changes the game.

use super::pieces::{in_play, on, table};
use super::{PlagueAsk, PlagueEvent, PlagueMove, PlagueStep};
use super::{conditions, corpses, deeds, doctor, events, guess, infirmary, play, set_up, stack};
use crate::ask::{Ask, Move, Offer};
use crate::components::{
    EventFacts, Follower, Happening, Home, Indulgence, Letter, Place, PlagueCard, SpaceSet, components,
};
use crate::event::{Event, Log};
use crate::feat::Feat;
use crate::flow::{Frame, Lender, Step};
use crate::happening;
use crate::modules::deed_board::{BoardDeed, DeedRules, Sending};
use crate::modules::hooks::Hooks;
use crate::phase::{Phase, event};
use crate::state::{Mat, Pool, Setup, State, Table};
use crate::verbs::coins;
use crate::verbs::travel::{self, Means};
use crate::window::Window;
use tabletop::{Line, Rng, RuleId, Seat, Viewer};

/// The hooks of The Plague.
pub(crate) struct Rules;

impl Hooks for Rules {
    fn lay_out(state: &mut State) {
        set_up::lay_out(state);
    }

    /// Before the hour glass tile (plague.plaguecard.corpse-fee-timing).
    fn on_round(state: &mut State) {
        if in_play(state, PlagueCard::CorpseFee) {
            each_of(state, owes_fee, |seat| Frame::Do(Step::Plague(PlagueStep::Fee(seat))));
        }
    }

    fn on_turn(state: &mut State) {
        conditions::forget(state);
    }

    fn before_phase(state: &mut State, phase: Phase, _: &mut Log) {
        if phase == Phase::Followers {
            conditions::forget_monks(state);
            each_of(state, corpses::may_reduce, |seat| asked(seat, PlagueAsk::Reduce));
        }
    }

    fn follows(phase: Phase) -> bool {
        matches!(phase, Phase::Planning | Phase::Event)
    }

    /// After the plans what was announced with them; after the event the corpses of the tile, then everybody's decision
    /// (plague.corpse.phase-six-order, plague.corpse.throw-back-decision).
    fn after_phase(state: &mut State, phase: Phase, log: &mut Log) {
        conditions::forget(state);
        if phase == Phase::Planning {
            if !table(state).monks.is_empty() {
                conditions::forget_monks(state);
                play::settle(state, log);
            }
        } else {
            // Who took to the road is at work in the next round.
            state.table.just_placed = SpaceSet::EMPTY;
            // plague.event.wake
            if !happening::is_now(state, Happening::Wake) {
                each_of(state, corpses::may_throw, |seat| asked(seat, PlagueAsk::AllOrNone));
            }
            state.then([Frame::Do(Step::Plague(PlagueStep::Corpses))]);
        }
    }

    /// One after the other, each with a moment for cards (plague.event.order).
    fn event_phase(state: &mut State) -> bool {
        state.then_each(|seat| Step::Plague(PlagueStep::Event(seat)));
        true
    }

    fn carry_out(state: &mut State, step: Step, log: &mut Log) {
        let Step::Plague(step) = step else { return };
        match step {
            PlagueStep::Fee(seat) if owes_fee(state, seat) => {
                coins::must_pay(state, seat, amount(PlagueCard::CorpseFee).into(), log);
            }
            PlagueStep::Fee(_) => {}
            PlagueStep::Reduce(seat) => super::ask(state, seat, PlagueAsk::Reduce),
            PlagueStep::AllOrNone(seat) => super::ask(state, seat, PlagueAsk::AllOrNone),
            PlagueStep::Event(seat) => {
                conditions::forget(state);
                if on(state.mat(seat)).in_hand > 0 || events::brings_card(state) {
                    state.then([Frame::Do(Step::Window { seat, window: Window::AfterEvent })]);
                }
                match event::has_shield(state, seat) {
                    true => event::reach(state, seat),
                    false => happening::suffer(state, seat, log),
                }
            }
            PlagueStep::Corpses => corpses::hand_out(state, log),
        }
    }

    #[inline]
    fn events(_: &Setup) -> Option<&'static [EventFacts]> {
        Some(&components().plague.tiles)
    }

    fn next_letter(_: &Setup, table: &Table) -> Option<Letter> {
        stack::next_letter(table)
    }

    fn tiles_skipped(table: &Table) -> u8 {
        stack::skipped(table)
    }

    fn suffer(state: &mut State, seat: Seat, event: Happening, amount: u8, log: &mut Log) {
        events::suffer(state, seat, event, amount, log);
    }

    fn on_token_drawn(state: &mut State, seat: Seat, log: &mut Log) {
        corpses::drawn(state, seat, log);
    }

    fn on_token_to_market(state: &mut State, seat: Seat, log: &mut Log) {
        corpses::drawn_to_market(state, seat, log);
    }

    fn helper(state: &State, seat: Seat) -> Option<Follower> {
        doctor::at_home(state, seat)
    }

    fn why_no_helper(state: &State, seat: Seat) -> Option<RuleId> {
        doctor::why_not(state, seat)
    }

    fn forbids_action(state: &State, seat: Seat, place: Place, _: Option<Lender>) -> Option<RuleId> {
        let mat = || on(state.mat(seat));
        if place == Place::FarmHouse && !mat().left_orleans && in_play(state, PlagueCard::FarmHouse) {
            Some(RuleId("plague.plaguecard.farm-house"))
        } else if place == Place::TownHall && !mat().reached_third_star && in_play(state, PlagueCard::TownHall) {
            Some(RuleId("plague.plaguecard.town-hall"))
        } else {
            Rules::brings_action(place).then(|| infirmary::forbids(state))?
        }
    }

    fn brings_action(place: Place) -> bool {
        matches!(place, Place::Infirmary | Place::BackDoor)
    }

    fn act(state: &mut State, seat: Seat, place: Place, _: &mut Log) {
        infirmary::start(state, seat, place);
    }

    fn forbids_wheel(state: &State, place: Place) -> Option<RuleId> {
        let is_tile = || matches!(components().place(place).home, Home::Tile(_));
        if place == Place::Village && in_play(state, PlagueCard::NoGearVillage) {
            Some(RuleId("plague.plaguecard.no-gear-village"))
        } else {
            let closed = is_tile() && in_play(state, PlagueCard::NoGearTiles);
            closed.then_some(RuleId("plague.plaguecard.no-gear-tiles"))
        }
    }

    fn building_fee(state: &State) -> u16 {
        if in_play(state, PlagueCard::StationFee) { amount(PlagueCard::StationFee).into() } else { 0 }
    }

    fn development_pays(state: &State) -> bool {
        !in_play(state, PlagueCard::NoDevelopmentCoins)
    }

    /// Most that is done is drawing, and only monks are wanted.
    fn on_feat(state: &mut State, seat: Seat, feat: Feat, log: &mut Log) {
        if !matches!(feat, Feat::CameToMarket(follower) if follower != Follower::Monk) {
            heed(state, seat, feat, log);
        }
    }

    /// While planning only the two monks can be played, by whom they have just come to.
    fn offers_freely(state: &State, seat: Seat, window: Window) -> bool {
        match window {
            Window::Planning => table(state).monks.contains(seat),
            _ => play::possible(state, seat, window) != 0,
        }
    }

    fn free_options(state: &State, seat: Seat, window: Window, out: &mut impl Offer) {
        play::options(state, seat, window, out);
    }

    fn opens(state: &State, seat: Seat, window: Window) -> bool {
        play::opens(state, seat, window)
    }

    fn free_answer(state: &mut State, seat: Seat, mv: Move, log: &mut Log) {
        if let Move::Plague(PlagueMove::Play { card, remove }) = mv {
            play::answer(state, seat, card, remove, log);
        }
    }

    fn why_not_free(state: &State, seat: Seat, mv: Move) -> Option<RuleId> {
        match mv {
            Move::Plague(PlagueMove::Play { card, remove }) => Some(play::why_not(state, seat, card, remove)),
            _ => None,
        }
    }

    const DEEDS: &'static [BoardDeed] = &deeds::ALL;

    const DEED_RULES: DeedRules = DeedRules {
        other_board: RuleId("plague.setup.deeds-board"),
        closed: RuleId("plague.deed.upper-area"),
        kind: RuleId("plague.deed.placement"),
        locked: RuleId("plague.deed.alchemy-two-locked"),
        taken: RuleId("plague.deed.placement"),
        ..DeedRules::BASE
    };

    fn locks_deed(state: &State, deed: BoardDeed) -> bool {
        deeds::is_locked(state, deed)
    }

    fn on_sent(state: &mut State, sending: Sending, deed: BoardDeed, _: usize, log: &mut Log) {
        deeds::on_sent(state, sending, deed, log);
    }

    fn options(state: &State, seat: Seat, ask: &Ask, out: &mut impl Offer) {
        let Ask::Plague(ask) = *ask else { return };
        match ask {
            PlagueAsk::Infirmary | PlagueAsk::BackDoor => return infirmary::options(state, ask, out),
            PlagueAsk::Three { cards, .. } => {
                let kept = |card: Indulgence| Move::Plague(PlagueMove::KeepCard(card));
                return out.extend(cards.into_iter().flatten().map(kept));
            }
            PlagueAsk::Rats { drawn } => return events::rats_options(drawn, out),
            PlagueAsk::Drawn(drawn) => return drawn.options(state, seat, SpaceSet::EMPTY, out),
            PlagueAsk::AllOrNone | PlagueAsk::Reduce => return corpses::throwing_options(state, seat, ask, out),
            PlagueAsk::Consolation => out.push(Move::Plague(PlagueMove::DrawCard)),
            PlagueAsk::GraveGoods | PlagueAsk::Autopsy => out.push(Move::Plague(PlagueMove::ReturnCorpse)),
            PlagueAsk::Alchemy => out.push(Move::Draw(1)),
            PlagueAsk::Messenger => deeds::messenger_options(state, seat, out),
        }
        out.push(Move::Decline);
    }

    fn answer(state: &mut State, seat: Seat, ask: Ask, mv: Move, log: &mut Log) {
        let Ask::Plague(ask) = ask else { return };
        match ask {
            PlagueAsk::Infirmary | PlagueAsk::BackDoor => infirmary::answer(state, seat, mv, log),
            PlagueAsk::Three { cards, .. } => infirmary::keep(state, seat, cards, mv, log),
            PlagueAsk::Consolation => events::console(state, seat, mv, log),
            PlagueAsk::GraveGoods => events::bury(state, seat, mv, log),
            PlagueAsk::Rats { drawn } => events::lose(state, seat, drawn, mv, log),
            PlagueAsk::Drawn(mut drawn) => {
                drawn.put(state, seat, mv, log);
                events::place_next(state, seat, drawn, log);
            }
            PlagueAsk::Alchemy => deeds::draw(state, seat, mv, log),
            PlagueAsk::Autopsy => deeds::dissect(state, seat, mv, log),
            PlagueAsk::Messenger => travel::answer(state, seat, mv, log),
            PlagueAsk::AllOrNone | PlagueAsk::Reduce => corpses::throw_back(state, seat, ask, mv, log),
        }
    }

    fn why_not(state: &State, seat: Seat, ask: &Ask, mv: Move) -> Option<RuleId> {
        let Ask::Plague(ask) = *ask else { return None };
        Some(RuleId(match ask {
            PlagueAsk::Infirmary | PlagueAsk::BackDoor => return Some(infirmary::why_not(state, ask, mv)),
            PlagueAsk::Three { .. } => "plague.tile.back-door-three",
            PlagueAsk::Consolation => "plague.event.consolation",
            PlagueAsk::GraveGoods => "plague.event.grave-goods",
            PlagueAsk::Rats { .. } => "plague.event.rat-infestation-small-bag",
            PlagueAsk::Drawn(drawn) => {
                let nobody = Some(RuleId("plague.corpse.drawn-outside-phase-three"));
                return drawn.why_not(state, seat, mv).unwrap_or(nobody);
            }
            PlagueAsk::Alchemy => "plague.deed.alchemy-draw",
            PlagueAsk::Autopsy => "plague.deed.autopsy",
            PlagueAsk::Messenger => match mv {
                Move::Travel { take: Some(_), .. } => "plague.deed.messenger-service",
                _ => return travel::why_not(state, seat, Means::Either, mv),
            },
            PlagueAsk::AllOrNone => "plague.corpse.all-or-none",
            PlagueAsk::Reduce => "plague.corpse.six-plus",
        }))
    }

    fn held(ask: &Ask) -> Pool {
        match ask {
            Ask::Plague(PlagueAsk::Rats { drawn }) => *drawn,
            Ask::Plague(PlagueAsk::Drawn(drawn)) => drawn.followers.iter().flatten().copied().collect(),
            _ => Pool::default(),
        }
    }

    fn guess(state: &mut State, rng: &mut Rng) {
        guess::guess(state, rng);
    }

    fn reveals(event: &Event) -> bool {
        let Event::Plague(event) = event else { return false };
        matches!(
            event,
            PlagueEvent::DrewCorpse { .. }
                | PlagueEvent::DrewCard(..)
                | PlagueEvent::PutAside(..)
                | PlagueEvent::TurnedUp(_)
                | PlagueEvent::LookedAt(..)
                | PlagueEvent::Played(..)
        )
    }

    fn seen_by(event: &Event, viewer: Viewer) -> Option<Event> {
        let Event::Plague(seen) = *event else { return Some(*event) };
        match seen {
            PlagueEvent::DrewCard(seat, _) if !viewer.is(seat) => Some(PlagueEvent::DrewCard(seat, None).into()),
            PlagueEvent::LookedAt(seat, _) if !viewer.is(seat) => {
                Some(PlagueEvent::LookedAt(seat, Default::default()).into())
            }
            PlagueEvent::Announced(seat) if !viewer.is(seat) => None,
            _ => Some(*event),
        }
    }

    fn redact(ask: &mut Ask, asked: Seat, viewer: Viewer) {
        if let (Ask::Plague(PlagueAsk::Three { cards, .. }), false) = (ask, viewer.is(asked)) {
            *cards = Default::default();
        }
    }

    /// The cards played; those in the hand count for nothing (plague.score.cards).
    fn score_line(mat: &Mat) -> Option<Line> {
        let of = |card: Indulgence| i32::from(conditions::facts(card).points);
        let points = on(mat).played.iter().map(of).sum();
        (points > 0).then_some(Line { source: "indulgences", points })
    }

    /// Each corpse costs a point, wherever it is (plague.score.corpses).
    fn score_loss(mat: &Mat) -> Option<Line> {
        let corpses = i32::from(corpses::lying(mat) + on(mat).in_bag);
        (corpses > 0).then_some(Line { source: "corpses", points: -corpses })
    }
}

/// What was done may cost something, touch the Cemetery or meet a condition.
#[inline(never)]
fn heed(state: &mut State, seat: Seat, feat: Feat, log: &mut Log) {
    match feat {
        // plague.plaguecard.station-fee
        Feat::Built(_) | Feat::BuiltOnRoad => coins::spend(state, seat, Rules::building_fee(state), log),
        Feat::TookTile(Place::Cemetery) => corpses::to_cemetery(state, seat, log),
        Feat::LostTile(Place::Cemetery) => corpses::lose_cemetery(state, seat),
        _ => {}
    }
    conditions::note(state, seat);
    conditions::notice(state, seat, feat);
}

/// Who has corpses pays for them.
fn owes_fee(state: &State, seat: Seat) -> bool {
    corpses::lying(state.mat(seat)) > 0
}

/// A frame for every seat concerned, the start player's first.
fn each_of(state: &mut State, concerns: impl Fn(&State, Seat) -> bool, frame: impl Fn(Seat) -> Frame) {
    for seat in state.clockwise().rev() {
        if concerns(state, seat) {
            state.then([frame(seat)]);
        }
    }
}

/// A question that what others answer before it cannot change.
fn asked(seat: Seat, ask: PlagueAsk) -> Frame {
    Frame::Ask(seat, Ask::Plague(ask))
}

/// The number printed on a plague card.
fn amount(card: PlagueCard) -> u8 {
    components().plague.cards[card.index()].amount
}
