//! The turn of a bot: what it is asked, what it thinks, and whether it waits for people.

use super::running::Running;
use crate::{Error, Host, MoveOf, measure};
use tabletop::{Chair, Game, Seat, SeatSet, Seed, fingerprint};
use tokio::time::Instant;

/// What a bot is asked.
pub(super) struct Turn<H: Host> {
    pub(super) seat: Seat,
    bot: String,
    seed: Seed,
    /// The journal at this moment: an answer to an older table is thrown away.
    pub(super) journal: u64,
    state: H::Game,
    /// The people whom the bot minds.
    people: SeatSet,
}

impl<H: Host> Turn<H> {
    /// The question of `seat` for the bot of this name.
    pub(super) fn new(running: &Running<H>, seat: Seat, bot: &str) -> Result<Turn<H>, Error> {
        let (state, record) = (running.session.state(), running.session.record());
        // Follows from the game's seed but tells nothing of it; taking a move back brings no other luck.
        let seed = fingerprint(&("bot", record.seed(), seat, record.n_moves()));
        let seed = seed.parse().map_err(|_| Error::Internal("a fingerprint is a seed".into()))?;
        let (bot, journal, state) = (bot.to_owned(), running.journal, state.clone());
        Ok(Turn { seat, bot, seed, journal, state, people: SeatSet::EMPTY })
    }

    /// The same for a bot that sits beside these people.
    pub(super) fn beside(self, people: SeatSet) -> Turn<H> {
        Turn { people, ..self }
    }
}

/// The bots that wait for people, until something happens or somebody else sits there.
#[derive(Default)]
pub(super) struct Waiting {
    pub(super) since: Option<Moment>,
    pub(super) seats: SeatSet,
}

/// How long the journal was, and who were people.
pub(super) type Moment = (u64, SeatSet);

/// What came of a bot's turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Did {
    /// It has answered, or its question is gone.
    Answered,
    /// It waits for people.
    Waited,
}

/// What a bot has thought.
pub(super) enum Thought<Move> {
    Answer(Move),
    Waits,
}

/// Lets the bot think.
pub(super) fn choose<H: Host>(turn: &Turn<H>) -> Option<Thought<MoveOf<H>>> {
    let begin = Instant::now();
    let chair = Chair::new(&turn.state, turn.seat);
    let mut options = Vec::new();
    chair.options(&mut options);
    let mut bot = H::bot(&turn.bot, turn.seed)?;
    let chosen = bot.choose_beside(&chair, &options, turn.people);
    // Nobody waits for nobody.
    let is_awaited = turn.state.asked().iter().any(|seat| turn.people.contains(seat));
    let chosen = match chosen {
        None if is_awaited => Thought::Waits,
        chosen => Thought::Answer(chosen.unwrap_or_else(|| bot.choose(&chair, &options))),
    };
    measure::thought(&turn.bot, begin.elapsed());
    Some(chosen)
}
