//! What the team decides together: a speaker builds a proposal unit by unit, then all others vote on the whole
//! (invasion.team.speaker). The engine asks seats and knows nobody behind them: whoever does not want to speak passes
//! the word on.

mod carry_out;
mod donation;
mod drought;
mod earthquake;
mod give_up;
mod good_trade;
mod good_winds;
mod payment;
mod rome_calling;
mod unit;
mod vote;
mod witch_hunt;
mod wool_market;

use super::pieces::{city, city_mut};
use super::types::{InvasionAsk, InvasionEvent, InvasionMove};
use crate::ask::{Ask, Move, Offer, has_option};
use crate::components::Happening;
use crate::event::{Event, Log};
use crate::flow::Frame;
use crate::modules::SystemOnTable;
use crate::state::State;
pub(super) use carry_out::lose_tile;
pub(super) use good_winds::{answer as sail, options as sail_options};
use tabletop::{RuleId, Seat, SeatSet};
pub use unit::{Best, Proposal, Team, Unit};
pub(super) use vote::{answer as answer_vote, options as vote_options, tally};

/// How things stand before anybody speaks.
enum Outlook {
    /// The event has nothing to decide.
    Nothing,
    /// What it demands is not there.
    Lost(RuleId),
    /// There is only one way: nobody is asked (invasion.team.forced).
    Forced(Proposal),
    /// There is a choice.
    Open,
}

/// Whether the team decides about this event.
pub(super) fn decides(event: Happening) -> bool {
    use Happening::{
        Demolition, Donation, Drought, Earthquake, GoodTrade, GoodWinds, RomeCalling, TeamArson, WitchHunt, WoolMarket,
    };
    let together = [
        Demolition,
        Donation,
        Drought,
        Earthquake,
        GoodTrade,
        GoodWinds,
        RomeCalling,
        TeamArson,
        WitchHunt,
        WoolMarket,
    ];
    together.contains(&event)
}

/// Whether something is done by the team and not by a player.
pub(super) fn acts(state: &State) -> bool {
    team(state).is_some()
}

/// What the team is about to decide, where it lies.
fn team(state: &State) -> Option<&Team> {
    match &state.table.modules.system {
        SystemOnTable::Invasion(city) => city.team.as_ref(),
        _ => None,
    }
}

fn event(state: &State) -> Option<Happening> {
    state.happening().map(|facts| facts.event)
}

fn outlook(state: &State) -> Outlook {
    match event(state) {
        Some(Happening::Demolition | Happening::TeamArson) => give_up::outlook(state),
        Some(Happening::Donation) => Outlook::Open,
        Some(Happening::Drought) => drought::outlook(state),
        Some(Happening::Earthquake) => earthquake::outlook(state),
        Some(Happening::GoodTrade) => good_trade::outlook(state),
        Some(Happening::GoodWinds) => good_winds::outlook(state),
        Some(Happening::RomeCalling) => rome_calling::outlook(state),
        Some(Happening::WitchHunt) => witch_hunt::outlook(state),
        Some(Happening::WoolMarket) => wool_market::outlook(state),
        _ => Outlook::Nothing,
    }
}

/// The rule by which the event in force loses the game as things stand, if it does.
pub(super) fn loses(state: &State) -> Option<RuleId> {
    match outlook(state) {
        Outlook::Lost(rule) => Some(rule),
        _ => None,
    }
}

/// The Event phase of such an event: the Start Player has the first word (invasion.team.speaker).
pub(super) fn start(state: &mut State, log: &mut Log) {
    match outlook(state) {
        Outlook::Nothing => {}
        Outlook::Lost(rule) => super::end::lose(state, None, rule, log),
        Outlook::Forced(proposal) => {
            city_mut(state).team = Some(Team::new(state.table.start_player));
            carry_out::carry_out(state, None, proposal, log);
        }
        Outlook::Open => {
            let speaker = state.table.start_player;
            city_mut(state).team = Some(Team::new(speaker));
            ask(state, speaker);
        }
    }
}

fn ask(state: &mut State, speaker: Seat) {
    state.then([Frame::Ask(speaker, Ask::Invasion(InvasionAsk::Propose))]);
}

/// Units that can still lead to a whole proposal (invasion.team.no-suicide), the end of one that need not go on, and
/// the word for somebody else.
pub(super) fn options(state: &State, seat: Seat, out: &mut impl Offer) {
    let Some(team) = team(state) else { return };
    let proposal = &team.proposal;
    units(state, proposal, out);
    if may_stop(state, proposal) {
        out.push(Move::Invasion(InvasionMove::Submit));
    }
    if proposal.is_empty() && next_speaker(state, team.spoken.with(seat), seat).is_some() {
        out.push(Move::Invasion(InvasionMove::PassWord));
    }
}

fn units(state: &State, proposal: &Proposal, out: &mut impl Offer) {
    match event(state) {
        Some(Happening::Demolition | Happening::TeamArson) => give_up::units(state, proposal, out),
        Some(Happening::Donation) => donation::units(state, proposal, out),
        Some(Happening::Drought) => drought::units(state, proposal, out),
        Some(Happening::Earthquake) => earthquake::units(state, proposal, out),
        Some(Happening::GoodTrade) => good_trade::units(state, proposal, out),
        Some(Happening::GoodWinds) => good_winds::units(state, proposal, out),
        Some(Happening::RomeCalling) => rome_calling::units(state, proposal, out),
        Some(Happening::WitchHunt) => witch_hunt::units(state, proposal, out),
        Some(Happening::WoolMarket) => wool_market::units(state, proposal, out),
        _ => {}
    }
}

/// Whether a proposal may end here: where an event is optional, using it not at all is one, too (invasion.team.decline).
fn may_stop(state: &State, proposal: &Proposal) -> bool {
    match event(state) {
        Some(Happening::GoodTrade | Happening::GoodWinds) => proposal.is_empty(),
        Some(Happening::WoolMarket) => wool_market::may_stop(proposal),
        Some(Happening::RomeCalling) => rome_calling::may_stop(state, proposal),
        _ => false,
    }
}

pub(super) fn answer(state: &mut State, seat: Seat, mv: Move, log: &mut Log) {
    match mv {
        Move::Invasion(InvasionMove::Unit(unit)) => {
            if let Some(team) = &mut city_mut(state).team {
                team.proposal.push(unit);
            }
            log.push(Event::Invasion(InvasionEvent::Unit(seat, unit)));
            let goes_on = team(state).is_some_and(|team| has_option(|out| units(state, &team.proposal, out)));
            if goes_on { ask(state, seat) } else { vote::call(state, seat, log) }
        }
        Move::Invasion(InvasionMove::PassWord) => {
            let Some(mut team) = city(&state.table).team else { return };
            team.spoken = team.spoken.with(seat);
            if let Some(next) = next_speaker(state, team.spoken, seat) {
                log.push(Event::Invasion(InvasionEvent::WordPassed { from: seat, to: next }));
                hear(state, team, next);
            }
        }
        _ => vote::call(state, seat, log),
    }
}

/// Somebody else has the word, and begins anew.
fn hear(state: &mut State, team: Team, speaker: Seat) {
    city_mut(state).team = Some(Team { speaker, proposal: Proposal::default(), ..team });
    ask(state, speaker);
}

/// The next seat clockwise that has not spoken yet (invasion.team.deadlock).
fn next_speaker(state: &State, spoken: SeatSet, after: Seat) -> Option<Seat> {
    let n_seats = state.setup.players;
    (1..n_seats).map(|nth| Seat((after.0 + nth) % n_seats)).find(|&seat| !spoken.contains(seat))
}

/// Why the speaker may not say this.
pub(super) fn why_not(state: &State, mv: Move) -> Option<RuleId> {
    Some(match mv {
        Move::Invasion(InvasionMove::PassWord) => RuleId("invasion.team.speaker"),
        Move::Invasion(InvasionMove::Submit) => RuleId("invasion.team.no-suicide"),
        Move::Invasion(InvasionMove::Unit(unit)) => match event(state) {
            Some(Happening::WoolMarket) => wool_market::why_not(state, unit),
            Some(Happening::GoodTrade) => RuleId("invasion.event.good-trade"),
            Some(Happening::RomeCalling) => rome_calling::why_not(state, unit),
            _ => state.happening()?.rule,
        },
        _ => return None,
    })
}
