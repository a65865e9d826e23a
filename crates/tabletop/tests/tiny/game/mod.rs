//! Gems: three rounds of laying a card in secret, drawing a gem from the bag and selling gems.
//!
//! All seats lay a card at once and in secret; the highest card wins the top card of a face-down deck and
//! begins. Then each seat in turn is offered a gem from the bag, and each in turn may sell gems.

mod flow;
mod legal;
mod rules;
mod view;

pub use rules::*;
pub use view::{View, scramble};

use serde::{Deserialize, Serialize};
use std::sync::atomic::{AtomicUsize, Ordering};
use tabletop::{Game, Illegal, Line, Outcome, Rng, RuleId, Seat, SeatSet, Seed, SetupError, Sheet, Viewer};

/// Kinds of gems; the bag holds a count of each.
pub const KINDS: usize = 3;
pub const ROUNDS: u8 = 3;

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Setup {
    pub n_seats: u8,
    #[serde(default)]
    pub fault: Fault,
}

/// Ways to break a promise on purpose: each must be noticed by a contract.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Fault {
    #[default]
    None,
    NoOption,
    SameOptionTwice,
    OptionsForAll,
    MoodyOptions,
    AcceptsAnything,
    RefusalCosts,
    RefusalTells,
    TrustsSeats,
    RefusesByOtherRule,
    WhyNotForbidsOption,
    PlayDiffers,
    PlayTells,
    Fickle,
    BadGuess,
    ForgetsInJson,
    Endless,
    WrongSum,
    Panics,
    ShowsLaidCards,
    ShowsDeck,
    ShowsWhoIsReady,
    TellsPlans,
    OptionsTell,
    FirstReadyGains,
    FirstReadyEnds,
    KeepsChance,
    ShufflesOn,
    ReseedShows,
    PeeksAtChance,
    DrawsQuietly,
    DeckForbids,
}

/// Chance that does not come from the seed, for a game that is broken on purpose.
static N_GAMES: AtomicUsize = AtomicUsize::new(0);

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Gems {
    pub setup: Setup,
    pub round: u8,
    pub stage: Stage,
    pub bag: [u8; KINDS],
    pub players: Vec<Player>,
    /// Face up: the deck cards won so far.
    pub shown: Vec<u8>,
    /// Face down, the last card on top: a secret of nobody.
    pub deck: Vec<u8>,
    pub rng: Rng,
    #[serde(skip)]
    pub unsaved: u8,
}

/// What is going on; `left` counts the seats that still come after this one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Stage {
    Choose,
    Draw { seat: Seat, gem: u8, left: u8 },
    Sell { seat: Seat, left: u8 },
    Over,
}

#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Player {
    pub hand: Vec<u8>,
    pub coins: u8,
    pub gems: [u8; KINDS],
    pub points: u8,
    pub plan: Plan,
}

/// The secret part of a player: the card stays in the hand until all cards are shown.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Plan {
    pub laid: Option<u8>,
    pub doubled: bool,
    pub ready: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Move {
    Lay(u8),
    Double,
    Ready,
    Take,
    Leave,
    Sell(u8),
    Done,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub enum Ask {
    Choose,
    Draw { gem: u8 },
    Sell,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub enum Event {
    Planned { seat: Seat, mv: Move, secret: bool },
    Shown { plans: Vec<Plan> },
    Won { seat: Seat, card: u8 },
    Drawn { seat: Seat, gem: u8, quiet: bool },
    Took { seat: Seat, gem: u8 },
    Left { seat: Seat },
    Sold { seat: Seat, gem: u8 },
    Ended { deck: Vec<u8> },
}

impl Game for Gems {
    const NAME: &'static str = "gems";
    const RULES_VERSION: u32 = 2;
    type Setup = Setup;
    type Move = Move;
    type Ask = Ask;
    type Event = Event;
    type View = View;

    fn new(setup: &Setup, seed: Seed) -> Result<Gems, SetupError> {
        if !(2..=4).contains(&setup.n_seats) {
            let message = format!("{} seats cannot play: choose 2 to 4", setup.n_seats);
            return Err(SetupError { message, rule: Some(SEATS) });
        }
        let mut rng = Rng::new(seed);
        let mut deck = vec![1, 2, 3, 4, 5, 6];
        rng.shuffle(&mut deck);
        if setup.fault == Fault::Fickle {
            deck.rotate_left(N_GAMES.fetch_add(1, Ordering::Relaxed) % 6);
        }
        let player = Player { hand: vec![1, 2, 3, 4], coins: 1, ..Player::default() };
        Ok(Gems {
            setup: setup.clone(),
            round: 1,
            stage: Stage::Choose,
            bag: [7, 5, 3],
            players: vec![player; usize::from(setup.n_seats)],
            shown: Vec::new(),
            deck,
            rng,
            unsaved: 0,
        })
    }

    fn n_seats(&self) -> u8 {
        self.setup.n_seats
    }

    fn asked(&self) -> SeatSet {
        match self.stage {
            Stage::Choose => {
                let open = (0..self.n_seats()).map(Seat).filter(|&seat| !self.player(seat).plan.ready);
                open.fold(SeatSet::EMPTY, SeatSet::with)
            }
            Stage::Draw { seat, .. } | Stage::Sell { seat, .. } => SeatSet::of(seat),
            Stage::Over => SeatSet::EMPTY,
        }
    }

    fn question(&self, seat: Seat) -> Option<Ask> {
        match self.stage {
            _ if !self.asked().contains(seat) => None,
            Stage::Choose => Some(Ask::Choose),
            Stage::Draw { gem, .. } => Some(Ask::Draw { gem }),
            Stage::Sell { .. } => Some(Ask::Sell),
            Stage::Over => None,
        }
    }

    fn options(&self, seat: Seat, out: &mut Vec<Move>) {
        legal::options(self, seat, out);
    }

    fn apply(&mut self, seat: Seat, mv: Move, log: &mut Vec<Event>) -> Result<(), Illegal> {
        flow::apply(self, seat, mv, log)
    }

    fn play(&mut self, seat: Seat, mv: Move, log: &mut Vec<Event>) {
        flow::answer(self, seat, mv, log);
        if self.setup.fault == Fault::PlayDiffers && mv == Move::Leave {
            self.players[seat.index()].coins += 1;
        }
        if self.setup.fault == Fault::PlayTells {
            log.push(Event::Left { seat });
        }
    }

    fn why_not(&self, seat: Seat, mv: Move) -> Option<RuleId> {
        let lies = self.setup.fault == Fault::WhyNotForbidsOption && mv == Move::Take;
        if lies { Some(OFFERED) } else { legal::why_not(self, seat, mv) }
    }

    fn view(&self, viewer: Viewer) -> View {
        view::view(self, viewer)
    }

    fn guess(view: &View, rng: &mut Rng) -> Gems {
        view::guess(view, rng)
    }

    fn seen_by(event: &Event, viewer: Viewer) -> Option<Event> {
        match event {
            Event::Planned { seat, secret: true, .. } if !viewer.is(*seat) => None,
            _ => Some(event.clone()),
        }
    }

    fn reveals(event: &Event) -> bool {
        use Event::*;
        matches!(event, Shown { .. } | Won { .. } | Drawn { quiet: false, .. } | Ended { .. })
    }

    fn reseed(&mut self, seed: Seed) {
        let mut rng = Rng::new(seed);
        match self.setup.fault {
            Fault::KeepsChance => return,
            Fault::ShufflesOn => rng.shuffle(&mut self.deck),
            _ => {
                self.deck.sort();
                rng.shuffle(&mut self.deck);
            }
        }
        if self.setup.fault == Fault::ReseedShows {
            self.bag[0] += 1;
        }
        self.rng = rng;
    }

    fn outcome(&self) -> Option<Outcome> {
        if self.stage != Stage::Over {
            return None;
        }
        let wrong = i32::from(self.setup.fault == Fault::WrongSum);
        let sheet = |player: &Player| {
            let line = |source, points: u8| Line { source, points: points.into() };
            let gems = player.gems.iter().zip([1, 2, 4]).map(|(&n, worth)| n * worth).sum();
            let lines = vec![line("coins", player.coins), line("cards", player.points), line("gems", gems)];
            Sheet { total: lines.iter().map(|line| line.points).sum::<i32>() + wrong, lines }
        };
        let sheets: Vec<Sheet> = self.players.iter().map(sheet).collect();
        let best = sheets.iter().map(|sheet| sheet.total).max();
        let won = (0..self.n_seats()).map(Seat).filter(|seat| Some(sheets[seat.index()].total) == best);
        let winners = won.fold(SeatSet::EMPTY, SeatSet::with);
        Some(Outcome::ranked(sheets, winners))
    }
}

impl Gems {
    pub fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index()]
    }
}
