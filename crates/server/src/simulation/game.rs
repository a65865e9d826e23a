//! A game for the simulation: in every round all say a word at once and in secret, then each in turn aloud. Words are
//! numbers; people say each of theirs once, so a word that is heard twice was taken twice.

use crate::Host;
use crate::wire::EditionOffer;
use serde::{Deserialize, Serialize};
use tabletop::ledger::{Language, Ledger};
use tabletop::{Bot, Chair, Game, Illegal, Outcome, Rng, RuleId, Seat, SeatSet, Seed, SetupError, Sheet, Viewer};

/// How many rounds there are.
const ROUNDS: u8 = 4;
/// The words of people; those behind them are for bots.
pub(super) const WORDS: u8 = 240;
const BOT: &str = "bot";

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Words {
    seats: u8,
    round: u8,
    /// Who is asked.
    asked: SeatSet,
    /// Whether they speak in turn.
    aloud: bool,
    secret: Vec<Option<u8>>,
    pub(super) heard: Vec<(Seat, u8)>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub(super) struct Say(pub(super) u8);

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub(super) enum Event {
    Whispered(Seat, u8),
    Shown,
    Said(Seat, u8),
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub(super) struct View {
    seats: u8,
    round: u8,
    aloud: Option<SeatSet>,
    own: Option<u8>,
    pub(super) heard: Vec<(Seat, u8)>,
}

impl Game for Words {
    const NAME: &'static str = "words";
    const RULES_VERSION: u32 = 1;
    type Setup = u8;
    type Move = Say;
    type Ask = bool;
    type Event = Event;
    type View = View;

    fn new(&seats: &u8, _: Seed) -> Result<Words, SetupError> {
        let secret = vec![None; usize::from(seats)];
        Ok(Words { seats, round: 1, asked: SeatSet::all(seats), aloud: false, secret, heard: Vec::new() })
    }

    fn n_seats(&self) -> u8 {
        self.seats
    }

    fn asked(&self) -> SeatSet {
        self.asked
    }

    fn question(&self, seat: Seat) -> Option<bool> {
        self.asked.contains(seat).then_some(self.aloud)
    }

    fn options(&self, seat: Seat, out: &mut Vec<Say>) {
        if self.asked.contains(seat) {
            out.extend((0..=u8::MAX).map(Say));
        }
    }

    fn apply(&mut self, seat: Seat, mv: Say, log: &mut Vec<Event>) -> Result<(), Illegal> {
        match self.why_not(seat, mv) {
            Some(rule) => Err(Illegal { rule }),
            None => {
                self.play(seat, mv, log);
                Ok(())
            }
        }
    }

    fn play(&mut self, seat: Seat, Say(word): Say, log: &mut Vec<Event>) {
        self.asked = self.asked.without(seat);
        if self.aloud {
            self.heard.push((seat, word));
            log.push(Event::Said(seat, word));
            match seat.0 + 1 < self.seats {
                true => self.asked = SeatSet::of(Seat(seat.0 + 1)),
                false => {
                    (self.round, self.aloud) = (self.round + 1, false);
                    self.asked = if self.round > ROUNDS { SeatSet::EMPTY } else { SeatSet::all(self.seats) };
                }
            }
            return;
        }
        self.secret[seat.index()] = Some(word);
        log.push(Event::Whispered(seat, word));
        if self.asked.is_empty() {
            let said = self.secret.iter_mut().zip(0..).filter_map(|(word, seat)| Some((Seat(seat), word.take()?)));
            self.heard.extend(said);
            (self.aloud, self.asked) = (true, SeatSet::of(Seat(0)));
            log.push(Event::Shown);
        }
    }

    fn why_not(&self, seat: Seat, _: Say) -> Option<RuleId> {
        (!self.asked.contains(seat)).then_some(RuleId("words.play.asked"))
    }

    fn view(&self, viewer: Viewer) -> View {
        let own = if let Viewer::Seat(seat) = viewer { self.secret[seat.index()] } else { None };
        let aloud = self.aloud.then_some(self.asked);
        View { seats: self.seats, round: self.round, aloud, own, heard: self.heard.clone() }
    }

    fn guess(view: &View, _: &mut Rng) -> Words {
        let asked = view.aloud.unwrap_or(SeatSet::all(view.seats));
        let secret = vec![None; usize::from(view.seats)];
        let (aloud, heard) = (view.aloud.is_some(), view.heard.clone());
        Words { seats: view.seats, round: view.round, asked, aloud, secret, heard }
    }

    fn seen_by(event: &Event, viewer: Viewer) -> Option<Event> {
        (!matches!(event, Event::Whispered(seat, _) if !viewer.is(*seat))).then(|| event.clone())
    }

    fn reveals(event: &Event) -> bool {
        matches!(event, Event::Shown)
    }

    fn reseed(&mut self, _: Seed) {}

    fn outcome(&self) -> Option<Outcome> {
        let sheets = vec![Sheet { total: 0, lines: Vec::new() }; usize::from(self.seats)];
        (self.round > ROUNDS).then(|| Outcome::ranked(sheets, SeatSet::all(self.seats)))
    }
}

/// Says a word of bots.
struct Speaker(Rng);

impl Bot<Words> for Speaker {
    fn name(&self) -> &str {
        BOT
    }

    fn choose(&mut self, _: &Chair<'_, Words>, _: &[Say]) -> Say {
        Say(WORDS + self.0.below(u32::from(u8::MAX - WORDS)) as u8)
    }
}

impl Host for Words {
    type Game = Words;
    type Glance = ();
    type Facts = ();
    const SCHEMAS: &'static str = "{}";
    const STANDING: &'static [&'static str] = &[];
    const STAND_IN: &'static str = BOT;
    const BOTS: &'static [&'static str] = &[BOT];

    fn glance(_: &View) {}

    fn waits_for(view: &View) -> SeatSet {
        match view.aloud {
            Some(asked) => asked,
            None if view.round > ROUNDS => SeatSet::EMPTY,
            None => SeatSet::all(view.seats),
        }
    }

    fn round(game: &Words) -> u8 {
        game.round
    }

    fn scores(game: &Words) -> Vec<i32> {
        vec![0; usize::from(game.seats)]
    }

    fn edition(_: &u8) -> String {
        String::new()
    }

    fn facts() {}

    fn ledger(_: Language) -> &'static Ledger {
        static EMPTY: Ledger = Ledger { modules: Vec::new() };
        &EMPTY
    }

    fn editions() -> Vec<EditionOffer> {
        Vec::new()
    }

    fn standing(_: &[String], _: &Chair<'_, Self>) -> Option<Say> {
        None
    }

    fn bot(_: &str, seed: Seed) -> Option<Box<dyn Bot<Words>>> {
        Some(Box::new(Speaker(Rng::new(seed))))
    }
}
