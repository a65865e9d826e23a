//! Scenes of the scenarios for one player: any level, any round, and what holds for all of them.

use super::{Scene, seeded};
use orleans::components::{Edition, Happening, Kind, Place, TileId};
use orleans::{
    DignitaryMove, Event, Level, Marks, Module, Modules, Move, Setup, State, SystemOnMat, TableOptions, rounds,
};
use tabletop::{Game, Outcome, OutcomeKind, Rng, Seat, SeatSet, Seed, Viewer};

/// Lays the citizens of The Dignitary on the usual spaces.
pub(crate) const USUAL: Move = Move::Dignitary(DignitaryMove::LayOutUsual);

/// The set-up of a scenario at a level.
pub(crate) fn setup_of(module: Module, level: Level) -> Setup {
    let options = TableOptions { start_player: Some(Seat(0)), ..TableOptions::default() };
    Setup { options, level, modules: Modules::NONE.with(module), ..Setup::new(Edition::Bigbox, 1) }
}

/// A fresh game of a scenario: round 1, planning; what is asked before is answered as usual.
pub(crate) fn alone(module: Module, level: Level) -> Scene {
    let mut game = seeded(setup_of(module, level), 1);
    if game.offers(0, USUAL) {
        game.play(0, USUAL);
    }
    game
}

/// The rule that refuses such a table, if one does.
fn refused(setup: Setup) -> Option<&'static str> {
    State::new(&setup, Seed::of_series(1, 1)).err().map(|error| error.rule.expect("a rule").0)
}

/// The scenario seats one player of the Big Box, and any other table is refused with this rule.
pub(crate) fn seats_one(module: Module, home: &str) {
    for &edition in Edition::ALL {
        for players in 0..=6 {
            let fits = edition == Edition::Bigbox && players == 1;
            let setup = Setup { modules: Modules::NONE.with(module), ..Setup::new(edition, players) };
            assert_eq!(refused(setup), (!fits).then_some(home), "{edition} with {players}");
        }
    }
}

/// The scenario goes with nothing else; a mix is refused with the rule of one of the two.
pub(crate) fn stands_alone(module: Module, rule: &str) {
    for &other in Module::ALL.iter().filter(|&&other| other != module) {
        assert!(!other.goes_with(module) && !module.goes_with(other), "{other}");
        let modules = Modules::NONE.with(module).with(other);
        let why = refused(Setup { modules, ..Setup::new(Edition::Bigbox, 1) }).expect("a refusal");
        let is_part = other.meta().fills.len() < module.meta().fills.len();
        assert!(why == rule || !is_part && why == other.meta().alone.0, "{other}: {why}");
    }
    let mixes = Modules::mixes(Edition::Bigbox).into_iter().filter(|mix| mix.contains(module));
    assert_eq!(mixes.collect::<Vec<_>>(), [Modules::NONE.with(module)]);
}

/// The scenario has these levels; any other is refused with this rule.
pub(crate) fn has_levels(module: Module, levels: &[Level], rule: &str) {
    assert_eq!(module.levels(), levels);
    for level in Level::ALL {
        let why_not = (!levels.contains(&level)).then_some(rule);
        assert_eq!(refused(setup_of(module, level)), why_not, "{level}");
    }
}

/// The events that a quiet game meets, round after round.
fn met(mut game: Scene) -> Vec<Happening> {
    let mut events = Vec::new();
    while game.asks(0).is_some() {
        assert_eq!(usize::from(game.state.table.round), events.len() + 1);
        assert_eq!(game.state.table.tile, Some(TileId(game.state.table.round - 1)));
        events.push(game.state.happening().expect("an event").event);
        game.next_round();
    }
    events
}

/// These events come one a round, and `until` says how many a quiet player sees; no chance changes them.
pub(crate) fn events_lie_open(module: Module, events: &[Happening], until: usize) {
    let game = alone(module, Level::Normal);
    assert_eq!(orleans::events(&game.state.setup).iter().map(|facts| facts.event).collect::<Vec<_>>(), events);
    assert_eq!(usize::from(rounds(&game.state.setup, &game.state.table)), events.len());
    let view = game.state.view(Viewer::Spectator);
    assert_eq!(view.next_letter, None, "nothing lies face down");
    for n in 0..4 {
        let guessed = State::guess(&view, &mut Rng::new(Seed::of_series(5, n)));
        assert_eq!(guessed.secret.hour_glass, game.state.secret.hour_glass);
        let mut taken_up = game.fork();
        taken_up.state.reseed(Seed::of_series(6, n));
        assert_eq!(met(taken_up), events[..until]);
    }
}

impl Scene {
    /// The deliveries or objectives marked so far.
    pub(crate) fn marks(&self) -> Marks {
        match self.mat(0).modules.system {
            SystemOnMat::Salesman(marks) | SystemOnMat::Vierzon(marks) => marks,
            _ => Marks::default(),
        }
    }

    /// The same moment of another round, with everything else as it is.
    pub(crate) fn skip_to(&mut self, round: u8) -> &mut Scene {
        let table = &mut self.state.table;
        table.round = round;
        table.tile = Some(TileId(round - 1));
        table.turned = (1 << round) - 1;
        self
    }

    /// Goes on to the Event phase and what it asks.
    pub(crate) fn resolve(&mut self) -> &mut Scene {
        self.all_ready().all_pass()
    }

    /// So many followers of each kind are in the supply.
    pub(crate) fn supply(&self) -> [u8; Kind::COUNT] {
        self.state.table.followers
    }

    /// The game is over, won or lost by this rule, and nothing is counted.
    pub(crate) fn ended(&mut self, won: bool, id: &str) -> &mut Scene {
        assert_eq!(self.state.asked(), SeatSet::EMPTY, "nobody is asked any more");
        let Outcome { kind, sheets, winners, rule } = self.state.outcome().expect("the game is over");
        assert_eq!((kind, sheets, rule.map(|rule| rule.0)), (OutcomeKind::Alone, vec![], Some(id)));
        assert_eq!(winners, if won { SeatSet::of(Seat(0)) } else { SeatSet::EMPTY });
        assert_eq!(self.log.last(), Some(&Event::GameOver));
        let saved = serde_json::to_string(&self.state).expect("JSON");
        let loaded: State = serde_json::from_str(&saved).expect("the same game");
        assert_eq!(loaded.outcome(), self.state.outcome());
        self.refuses(0, Move::Pass, id)
    }
}

/// The place that recruits a kind is closed in one round with this rule, and open in all others.
pub(crate) fn banned(in_round: fn(u8) -> Scene, place: Place, kind: Kind, round: u8, id: &str) {
    let last = orleans::events(&in_round(1).state.setup).len() as u8;
    for other in 1..=last {
        let mut game = in_round(other);
        game.fill(0, place).all_ready();
        if place == Place::Village {
            game.play(0, Move::Use(place));
            assert_eq!(game.offers(0, Move::Recruit(kind)), other != round, "round {other}");
            if other == round {
                game.refuses(0, Move::Recruit(kind), id);
                assert_eq!(game.options(0).len(), 2, "the Village stays open for others");
            }
        } else if other == round {
            game.refuses(0, Move::Use(place), id);
        } else {
            assert!(game.offers(0, Move::Use(place)), "round {other}");
        }
    }
}

/// What comes of an event, by its round.
pub(crate) type Row = (u8, fn(&mut Scene));

/// Every round of a scenario has rows or one reason why the two never meet.
pub(crate) fn cross(in_round: fn(u8) -> Scene, rows: &[Row], apart: &[(&str, &[u8])]) {
    let last = orleans::events(&in_round(1).state.setup).len() as u8;
    for round in 1..=last {
        let met: Vec<&Row> = rows.iter().filter(|row| row.0 == round).collect();
        let reasons = apart.iter().filter(|(_, rounds)| rounds.contains(&round)).count();
        assert_eq!(usize::from(!met.is_empty()) + reasons, 1, "round {round}: rows, or one reason why not");
        met.into_iter().for_each(|(_, row)| row(&mut in_round(round)));
    }
}
