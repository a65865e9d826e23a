//! Another game at the same server: sealed bids. Seat 0 begins, then both bid in secret until both are done.

use crate::client::Server;
use crate::stuck::{QUICK, Quick, STUCK, Stuck};
use crate::thinking::{PENSIVE, Pensive};
use reqwest::StatusCode;
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use server::Host;
use server::wire::EditionOffer;
use tabletop::ledger::{Language, Ledger};
use tabletop::{Bot, Chair, Game, Illegal, Outcome, Rng, RuleId, Seat, SeatSet, Seed, SetupError, Sheet, Viewer};

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Sealed {
    begun: bool,
    waiting: SeatSet,
    bids: [u8; 2],
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub(crate) enum Move {
    Begin,
    Bid(u8),
    Done,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub(crate) enum Event {
    Begun,
    Sealed(Seat, Move),
    Opened([u8; 2]),
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub(crate) struct View {
    begun: bool,
    own: Option<(u8, bool)>,
    open: Option<[u8; 2]>,
}

impl Game for Sealed {
    const NAME: &'static str = "sealed";
    const RULES_VERSION: u32 = 1;
    type Setup = ();
    type Move = Move;
    type Ask = ();
    type Event = Event;
    type View = View;

    fn new((): &(), _: Seed) -> Result<Sealed, SetupError> {
        Ok(Sealed { begun: false, waiting: SeatSet::of(Seat(0)), bids: [0; 2] })
    }

    fn n_seats(&self) -> u8 {
        2
    }

    fn asked(&self) -> SeatSet {
        self.waiting
    }

    fn question(&self, seat: Seat) -> Option<()> {
        self.waiting.contains(seat).then_some(())
    }

    fn options(&self, seat: Seat, out: &mut Vec<Move>) {
        match (self.waiting.contains(seat), self.begun) {
            (false, _) => {}
            (true, false) => out.push(Move::Begin),
            (true, true) => out.extend([Move::Bid(1), Move::Bid(2), Move::Done]),
        }
    }

    fn apply(&mut self, seat: Seat, mv: Move, log: &mut Vec<Event>) -> Result<(), Illegal> {
        match self.why_not(seat, mv) {
            Some(rule) => Err(Illegal { rule }),
            None => {
                self.play(seat, mv, log);
                Ok(())
            }
        }
    }

    fn play(&mut self, seat: Seat, mv: Move, log: &mut Vec<Event>) {
        match mv {
            Move::Begin => {
                (self.begun, self.waiting) = (true, SeatSet::all(2));
                return log.push(Event::Begun);
            }
            Move::Bid(bid) => self.bids[seat.index()] = bid,
            Move::Done => self.waiting = self.waiting.without(seat),
        }
        log.push(Event::Sealed(seat, mv));
        if self.waiting.is_empty() {
            log.push(Event::Opened(self.bids));
        }
    }

    fn why_not(&self, seat: Seat, mv: Move) -> Option<RuleId> {
        let mut options = Vec::new();
        self.options(seat, &mut options);
        (!options.contains(&mv)).then_some(RuleId("sealed.bids.options"))
    }

    fn view(&self, viewer: Viewer) -> View {
        let own = |seat: Seat| (self.bids[seat.index()], self.waiting.contains(seat));
        let own = if let Viewer::Seat(seat) = viewer { Some(own(seat)) } else { None };
        View { begun: self.begun, own, open: self.waiting.is_empty().then_some(self.bids) }
    }

    fn guess(view: &View, _: &mut Rng) -> Sealed {
        Sealed { begun: view.begun, waiting: SeatSet::all(2), bids: [0; 2] }
    }

    fn seen_by(event: &Event, viewer: Viewer) -> Option<Event> {
        (!matches!(event, Event::Sealed(seat, _) if !viewer.is(*seat))).then(|| event.clone())
    }

    fn reveals(event: &Event) -> bool {
        !matches!(event, Event::Begun | Event::Sealed(_, Move::Bid(_)))
    }

    fn reseed(&mut self, _: Seed) {}

    fn outcome(&self) -> Option<Outcome> {
        let sheet = |&bid: &u8| Sheet { total: bid.into(), lines: Vec::new() };
        self.waiting.is_empty().then(|| Outcome::ranked(self.bids.iter().map(sheet).collect(), SeatSet::all(2)))
    }
}

impl Host for Sealed {
    type Game = Sealed;

    type Glance = ();

    fn glance(_view: &View) {}

    fn waits_for(view: &View) -> SeatSet {
        match view {
            View { begun: false, .. } => SeatSet::of(Seat(0)),
            View { open: None, .. } => SeatSet::all(2),
            _ => SeatSet::EMPTY,
        }
    }

    fn round(_: &Sealed) -> u8 {
        1
    }

    fn scores(game: &Sealed) -> Vec<i32> {
        game.bids.iter().map(|&bid| bid.into()).collect()
    }

    fn edition((): &()) -> String {
        String::new()
    }

    type Facts = ();

    fn facts() {}

    fn ledger(_: Language) -> &'static Ledger {
        static EMPTY: Ledger = Ledger { modules: Vec::new() };
        &EMPTY
    }

    fn editions() -> Vec<EditionOffer> {
        Vec::new()
    }

    const SCHEMAS: &'static str = "{}";

    const STANDING: &'static [&'static str] = &[];

    fn standing(_: &[String], _: &Chair<'_, Self>) -> Option<Move> {
        None
    }

    const STAND_IN: &'static str = "";

    const BOTS: &'static [&'static str] = &[PENSIVE, QUICK, STUCK];

    fn bot(name: &str, _: Seed) -> Option<Box<dyn Bot<Sealed>>> {
        match name {
            PENSIVE => Some(Box::new(Pensive)),
            QUICK => Some(Box::new(Quick)),
            STUCK => Some(Box::new(Stuck)),
            _ => None,
        }
    }
}

/// Whoever began cannot take that back once both are asked: whether it worked would tell if the other has bid.
#[tokio::test(flavor = "multi_thread")]
async fn nobody_goes_back_behind_a_secret_question() {
    let mut told: Vec<Vec<(StatusCode, Value)>> = Vec::new();
    for other_bids in [false, true] {
        let server = Server::start_with::<Sealed>().await;
        let (ada, ben) = (server.guest("Ada").await, server.guest("Ben").await);
        let table = ada.table(Value::Null, &["me", "open"], &[&ben]).await;
        let view = ada.view(&table, 0).await;
        assert_eq!(ada.answer(&table, 0, &view, &json!("Begin")).await.0, StatusCode::OK);
        if other_bids {
            for mv in [json!({ "Bid": 2 }), json!("Done")] {
                let view = ben.view(&table, 1).await;
                assert_eq!(ben.answer(&table, 1, &view, &mv).await.0, StatusCode::OK);
            }
        }
        let undo = format!("{table}/undo");
        let mut answers = vec![ada.post(&undo, json!({ "seat": 0 })).await];
        for bid in 1..=2 {
            let view = ada.view(&table, 0).await;
            answers.push(ada.answer(&table, 0, &view, &json!({ "Bid": bid })).await);
        }
        for _ in 0..3 {
            answers.push(ada.post(&undo, json!({ "seat": 0 })).await);
        }
        answers.push(ada.get(&format!("{table}/events?seat=0")).await);
        answers.iter_mut().for_each(|(_, answer)| *answer = without_hash(answer.take()));
        let status: Vec<u16> = answers.iter().map(|(status, _)| status.as_u16()).collect();
        assert_eq!(status, [409, 200, 200, 200, 200, 409, 200]);
        told.push(answers);
    }
    assert_eq!(told[0], told[1], "two worlds that differ in a secret look alike");
}

/// Every game has its own seed.
fn without_hash(mut answer: Value) -> Value {
    if let Some(answer) = answer.as_object_mut() {
        answer.remove("seed_hash");
    }
    answer
}
