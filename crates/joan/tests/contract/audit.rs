//! Every piece is accounted for after every move, and marks only grow.

use joan::components::{BankRow, Good, PlaceSet, Race, RouteSet, Town, TownSet, components};
use joan::{Ask, Event, Holder, Setup, Sheet, State};
use tabletop::Seat;

/// Watches the games of one set-up.
pub(crate) struct Audit {
    setup: Setup,
    before: Option<State>,
    turns: [u8; 5],
    joan_turns: u8,
    starts: [u8; 5],
    seen: Seen,
}

/// What the games of a set-up should have met, lest the audit looks at nothing.
#[derive(Default)]
struct Seen {
    bonuses: u32,
    stations: u32,
    deeds: u32,
}

impl Audit {
    pub(crate) fn new(setup: Setup) -> Audit {
        Audit { setup, before: None, turns: [0; 5], joan_turns: 0, starts: [0; 5], seen: Seen::default() }
    }

    pub(crate) fn check(&mut self, state: &State, events: &[Event]) {
        if events.is_empty() {
            (self.before, self.turns, self.joan_turns, self.starts) = (None, [0; 5], 0, [0; 5]);
            self.starts[state.table.start.index()] += 1;
        }
        self.count(events);
        self.check_tiles(state);
        self.check_places(state);
        state.sheets().iter().for_each(|sheet| check_sheet(sheet, state));
        self.check_races(state);
        if let Some(before) = &self.before {
            before.sheets().iter().zip(state.sheets()).for_each(|(old, new)| only_grows(old, new));
            assert!((before.table.taken - state.table.taken).is_empty(), "a town is free again");
        }
        let only_open_at_agenda = state.turn.work == Default::default() || state.turn.ask != Some(Ask::Next);
        assert!(only_open_at_agenda, "an effect is cut short: {:?}", state.turn);
        self.before = Some(state.clone());
        if state.turn.ask.is_none() {
            self.check_end(state);
        }
    }

    /// The games were worth watching.
    pub(crate) fn finish(&self) {
        let Seen { bonuses, stations, deeds } = self.seen;
        assert!(bonuses > 50 && stations > 50 && deeds > 50, "{bonuses}, {stations}, {deeds} in {:?}", self.setup);
    }

    fn count(&mut self, events: &[Event]) {
        for event in events {
            match event {
                Event::TurnEnded { seat } => self.turns[seat.index()] += 1,
                Event::Card { .. } => self.joan_turns += 1,
                Event::Round { start, .. } => self.starts[start.index()] += 1,
                Event::Gained { .. } => self.seen.bonuses += 1,
                Event::Station { .. } => self.seen.stations += 1,
                Event::Deed { .. } => self.seen.deeds += 1,
                _ => {}
            }
        }
    }

    fn check_tiles(&self, state: &State) {
        let table = &state.table;
        for (nth, printed) in components().tiles.iter().enumerate() {
            let found = table.bag[nth] + table.display[nth] + table.holding[nth];
            assert_eq!(found, *printed, "tiles are lost: {table:?}");
        }
    }

    fn check_places(&self, state: &State) {
        let table = &state.table;
        let owned = state.sheets().iter().fold(PlaceSet::EMPTY, |all, sheet| {
            assert!((all & sheet.places).is_empty(), "a place has two owners");
            all | sheet.places
        });
        assert_eq!(owned, table.acquired);
        let all = [table.market, table.acquired, table.removed];
        assert_eq!(all.iter().map(|places| places.len()).sum::<u8>(), 20, "{table:?}");
        assert_eq!(all.iter().fold(PlaceSet::EMPTY, |all, places| all | *places).len(), 20);
    }

    fn check_races(&self, state: &State) {
        let citizens: u8 = (0..state.setup.players).map(|seat| state.citizens(Seat(seat))).sum();
        let races = Race::ALL.iter().filter(|race| matches!(state.winner(**race), Some(Holder::Seat(_)))).count();
        assert!(usize::from(citizens) <= races && citizens <= 8, "{citizens} Citizens in {races} races");
        if !state.setup.is_solo() {
            let built = state.sheets().iter().fold(TownSet::EMPTY, |all, sheet| all | sheet.stations);
            assert_eq!(built - TownSet::of(Town::Orleans), state.table.taken);
        }
    }

    /// joan.round.turn-count and joan_solo.round.turn-count.
    fn check_end(&self, state: &State) {
        let facts = self.setup.facts();
        let sides = usize::from(self.setup.sides());
        for seat in 0..usize::from(self.setup.players) {
            assert_eq!(self.turns[seat], facts.turns, "turns of seat {seat}");
        }
        assert!(self.starts[..sides].iter().all(|starts| *starts == facts.starts), "{:?}", self.starts);
        assert_eq!(self.joan_turns, if self.setup.is_solo() { facts.turns } else { 0 });
        assert_eq!(state.table.round, facts.bags * facts.rounds_per_bag);
    }
}

fn check_sheet(sheet: &Sheet, state: &State) {
    let printed = components();
    let players = usize::from(state.setup.players);
    assert!((sheet.routes - printed.routes_for[players]).is_empty(), "a route of a struck-out part");
    assert!((sheet.reached - printed.towns_for[players]).is_empty(), "a town of a struck-out part");
    let mut again = Sheet::new();
    let mut left = sheet.routes;
    while let Some(route) = (left & again.near).iter().next() {
        again.fill(route);
        left.remove(route);
    }
    assert!(left.is_empty(), "routes that hang in the air: {left:?}");
    assert_eq!((again.reached, again.near), (sheet.reached, sheet.near));
    assert!((sheet.stations - sheet.reached).is_empty(), "a station without a way");
    for row in BankRow::ALL {
        let (circled, struck) = (sheet.circled[row.index()], sheet.struck[row.index()]);
        assert!(struck <= circled && circled <= 5, "{circled} circled and {struck} struck out");
    }
    assert!(Good::ALL.iter().all(|good| sheet.goods[good.index()] <= 5));
    assert!(sheet.shields <= 8 && sheet.development <= 30 && sheet.monks <= 3);
}

fn only_grows(old: &Sheet, new: &Sheet) {
    let RouteSet(lost) = old.routes - new.routes;
    assert_eq!(lost, 0, "a route was taken back");
    assert!((old.stations - new.stations).is_empty() && (old.places - new.places).is_empty());
    let counts = |sheet: &Sheet| [sheet.shields, sheet.development, sheet.monks];
    assert!(counts(old).iter().zip(counts(new)).all(|(old, new)| *old <= new));
    assert!(old.goods.iter().zip(new.goods).all(|(old, new)| *old <= new));
    assert!(old.circled.iter().zip(new.circled).all(|(old, new)| *old <= new));
    assert!(old.struck.iter().zip(new.struck).all(|(old, new)| *old <= new));
}
