//! What a player reads off the table at a glance is what then happens.

use orleans::components::{Character, Edition, Follower, Kind, Place, Track, TradeDeed, components};
use orleans::state::Spot;
use orleans::{Ask, BoardDeed, Event, Module, Modules, Move, Phase, Setup, State, glance};
use tabletop::{Game, Rng, RuleId, Seat, Seed, Viewer, eager_choice};

fn game(edition: Edition, players: u8, n: u64) -> State {
    State::new(&Setup::new(edition, players), Seed::of_series(41, n)).unwrap()
}

#[test]
fn the_first_planning_shows_phase_points_and_what_places_give() {
    let state = game(Edition::Current, 4, 0);
    let seen = glance(&state.view(Viewer::Seat(Seat(0))));
    assert_eq!((seen.phase, seen.rounds, seen.seats.len()), (Some(Phase::Planning), 18, 4));
    let me = &seen.seats[0];
    assert_eq!((me.sheet.total, me.status, me.draw_limit), (5, 1, 4));
    let place = |name| me.places.iter().find(|seen| seen.place == name).unwrap();
    let knight =
        [Event::Recruited(Seat(0), Kind::Knight), Event::Advanced { seat: Seat(0), track: Track::Knights, to: 1 }];
    assert_eq!(place(Place::Castle).gives.events, knight);
    // The first event is the Pilgrimage: no monks this round.
    assert_eq!(place(Place::Monastery).forbidden, Some(RuleId("base.events.pilgrimage")));
    assert_eq!(place(Place::Village).gives.asks, Some(Ask::Village));
    assert!(me.places.iter().all(|place| !place.complete));
    assert!(seen.seats[1].next_draw.is_none(), "the bags of others are theirs");
}

#[test]
fn the_next_draw_counts_what_will_come_back() {
    let mut state = game(Edition::Current, 4, 0);
    let mut log = Vec::new();
    let next_draw = |state: &State| glance(&state.view(Viewer::Seat(Seat(0)))).seats[0].next_draw.unwrap();
    assert_eq!((next_draw(&state).number, next_draw(&state).from.total()), (0, 0));
    for (follower, place) in [(Follower::OwnBoatman, Place::FarmHouse), (Follower::OwnCraftsman, Place::FarmHouse)] {
        let mut options = Vec::new();
        state.options(Seat(0), &mut options);
        let put = options
            .into_iter()
            .find(|mv| matches!(*mv, Move::Put { follower: who, place: at, .. } if (who, at) == (follower, place)));
        state.apply(Seat(0), put.unwrap(), &mut log).unwrap();
    }
    // The two come back, and the farmer whom they recruit is in the bag as well.
    assert_eq!((next_draw(&state).number, next_draw(&state).from.total()), (3, 3));
    assert_eq!(next_draw(&state).from.count(Follower::Farmer), 1);
}

#[test]
fn an_action_begins_with_what_was_promised() {
    let (mut compared, mut log, mut options) = (0, Vec::new(), Vec::new());
    for (edition, players) in [(Edition::First, 2), (Edition::Current, 4), (Edition::Bigbox, 5), (Edition::Bigbox, 3)] {
        for n in 0..12 {
            let mut state = game(edition, players, n);
            let mut rng = Rng::new(Seed::of_series(42, n));
            while let Some(seat) = state.asked().iter().next() {
                state.options(seat, &mut options);
                let mv = eager_choice(&state, seat, &options, &mut rng).unwrap();
                let promised = match mv {
                    Move::Use(place) if state.question(seat) == Some(Ask::Action) => {
                        let seen = glance(&state.view(Viewer::Seat(seat)));
                        seen.seats[seat.index()].places.iter().find(|seen| seen.place == place).cloned()
                    }
                    _ => None,
                };
                log.clear();
                state.play(seat, mv, &mut log);
                if let Some(seen) = promised {
                    assert!(seen.forbidden.is_none(), "{:?} was used", seen.place);
                    assert!(log[1..].starts_with(&seen.gives.events), "{seen:?} became {log:?}");
                    assert!(seen.gives.asks.is_none() || state.question(seat) == seen.gives.asks, "{seen:?}");
                    compared += 1;
                }
            }
            assert_eq!(glance(&state.view(Viewer::Spectator)).phase, None, "the game is over");
        }
    }
    assert!(compared > 1000, "only {compared} actions were compared");
}

/// The backs that are still to come are told as they lie, whatever chance has put below them
/// (base.setup.hourglass-stack, base.setup.hourglass-first-edition, events.setup.stack).
#[test]
fn the_letters_to_come_are_those_of_the_stack() {
    let with = |edition, modules| Setup { modules, ..Setup::new(edition, 2) };
    let trade = with(Edition::Bigbox, Modules::NONE.with(Module::TradeEvents));
    let mut uprising = trade;
    uprising.options.uprising_last = true;
    let tours = Setup { players: 1, ..with(Edition::Bigbox, Modules::NONE.with(Module::Tours)) };
    let base = [Edition::First, Edition::Current].map(|edition| with(edition, Modules::NONE));
    let mut shortened = 0;
    for (setup, n) in
        [base[0], base[1], trade, uprising, tours].into_iter().flat_map(|setup| (0..6).map(move |n| (setup, n)))
    {
        let (mut state, mut rng) =
            (State::new(&setup, Seed::of_series(43, n)).unwrap(), Rng::new(Seed::of_series(44, n)));
        let (mut log, mut options) = (Vec::new(), Vec::new());
        let has_letters = setup.edition != Edition::First && setup.modules != tours.modules;
        while let Some(seat) = state.asked().iter().next() {
            let (view, round) = (state.view(Viewer::Spectator), state.table.round);
            let seen = glance(&view);
            let below = &state.secret.hour_glass[state.table.turned.count_ones() as usize..];
            let letters = below.iter().map(|tile| components().hour_glass.get(tile.0 as usize)?.letter);
            let letters: Vec<_> = letters.take(usize::from(seen.rounds - round)).collect();
            if has_letters {
                assert_eq!(seen.letters, letters, "round {round} of {setup:?}");
            } else {
                assert_eq!(seen.letters, vec![None; usize::from(seen.rounds - round)], "round {round} of {setup:?}");
            }
            assert_eq!(seen.letters.first().copied().flatten(), view.next_letter);
            shortened += usize::from(seen.rounds == 17);
            state.options(seat, &mut options);
            let mv = eager_choice(&state, seat, &options, &mut rng).unwrap();
            log.clear();
            state.play(seat, mv, &mut log);
        }
    }
    assert!(shortened > 0, "no game had a Vacation");
}

/// What happens belongs to the phase that was told last, and every phase is told as it begins (base.round.phase-order).
#[test]
fn each_phase_is_told_as_it_begins() {
    let (mut state, mut rng) = (game(Edition::Current, 3, 5), Rng::new(Seed::of_series(45, 5)));
    let (mut told, mut log, mut options) = (vec![Phase::Planning], Vec::new(), Vec::new());
    while let Some(seat) = state.asked().iter().next() {
        assert_eq!(glance(&state.view(Viewer::Spectator)).phase, told.last().copied());
        state.options(seat, &mut options);
        let mv = eager_choice(&state, seat, &options, &mut rng).unwrap();
        log.clear();
        state.play(seat, mv, &mut log);
        told.extend(log.iter().filter_map(|event| if let Event::Phase(phase) = *event { Some(phase) } else { None }));
    }
    let all = Phase::ALL.iter().copied().cycle().skip(3).take(18 * 7 - 3);
    assert_eq!(told, all.collect::<Vec<_>>());
}

/// A citizen waits at each character that brings one (intrigue.setup.citizens), until it is complete.
#[test]
fn citizens_of_another_board_are_seen() {
    let modules = Modules::NONE.with(Module::Intrigue);
    let state = State::new(&Setup { modules, ..Setup::new(Edition::Bigbox, 3) }, Seed::of_series(41, 1)).unwrap();
    let waiting = |state: &State| -> Vec<BoardDeed> {
        let seen = glance(&state.view(Viewer::Spectator)).citizens.into_iter();
        seen.filter_map(|spot| if let Spot::Board(deed) = spot { Some(deed) } else { None }).collect()
    };
    use Character::{Hangman, Kidnapper, Saboteur, Torturer, Traitor};
    let characters = [Kidnapper, Torturer, Hangman, Saboteur, Traitor].map(BoardDeed::Intrigue);
    assert_eq!(waiting(&state), characters);
    let mut taken = state.clone();
    taken.table.citizens.take(Spot::Board(characters[0]));
    assert_eq!(waiting(&taken), characters[1..]);
}

/// Covered spaces and closed deeds are told, so that no screen works them out (trade.setup.cover-rightmost,
/// trade.setup.two-player-closed, intrigue.setup.two-player-closed).
#[test]
fn deeds_say_which_spaces_are_open() {
    let seen = |module, players| {
        let modules = Modules::NONE.with(module);
        let state = State::new(&Setup { modules, ..Setup::new(Edition::Bigbox, players) }, Seed::of_series(41, 2));
        glance(&state.unwrap().view(Viewer::Spectator)).deeds
    };
    for (module, board) in [(Module::TradeDeeds, 10), (Module::Intrigue, 9)] {
        let closed = |players| {
            let deeds = seen(module, players).into_iter();
            deeds.filter(|deed| deed.spaces.iter().all(|space| !space.open)).map(|deed| deed.deed).collect::<Vec<_>>()
        };
        assert_eq!(seen(module, 4).len(), board);
        assert!(seen(module, 4).iter().flat_map(|deed| &deed.spaces).all(|space| space.open));
        for deed in seen(module, 3) {
            let (last, others) = deed.spaces.split_last().unwrap();
            assert!(!last.open && others.iter().all(|space| space.open), "{deed:?}");
        }
        assert_eq!((closed(2).len(), closed(3).len()), (2, 0));
        assert!(
            seen(module, 2).iter().all(|deed| !deed.complete),
            "nobody was sent yet, and a closed deed is never complete"
        );
    }
    let base = State::new(&Setup::new(Edition::Bigbox, 2), Seed::of_series(41, 2)).unwrap();
    assert!(glance(&base.view(Viewer::Spectator)).deeds.is_empty());
}

/// Who was sent where, what lies there, and when a deed is complete.
#[test]
fn deeds_show_who_stands_there() {
    let modules = Modules::NONE.with(Module::TradeDeeds);
    let mut state = State::new(&Setup { modules, ..Setup::new(Edition::Bigbox, 3) }, Seed::of_series(41, 3)).unwrap();
    let thanks = BoardDeed::Trade(TradeDeed::Thanksgiving);
    let seen = |state: &State| {
        let deeds = glance(&state.view(Viewer::Spectator)).deeds;
        deeds.into_iter().find(|deed| deed.deed == thanks).unwrap()
    };
    let open = thanks.facts().open(3).len();
    let goods: Vec<_> = seen(&state).spaces.iter().filter_map(|space| space.good).collect();
    assert_eq!(goods, thanks.facts().goods[..open]);
    for nth in 0..open {
        assert!(!seen(&state).complete);
        state.table.modules.board.sent[thanks.index()][nth] = Some(Kind::Farmer);
        assert_eq!(seen(&state).spaces[nth].sent, Some(Kind::Farmer));
    }
    assert!(seen(&state).complete);
}

mod tasks {
    //! What a scenario asks for is told as it stands, with the rounds left and the event in its way.

    use orleans::components::{Edition, Good, Town, VierzonObjective, components};
    use orleans::{Aim, Lack, Level, Marks, Module, Modules, Setup, State, SystemOnMat, Task, done, glance};
    use tabletop::{Game, Seat, Seed, Viewer};

    const ME: Seat = Seat(0);

    fn begun(module: Module, level: Level) -> State {
        let setup = Setup { modules: Modules::NONE.with(module), level, ..Setup::new(Edition::Bigbox, 1) };
        State::new(&setup, Seed::of_series(43, 1)).unwrap()
    }

    fn tasks(state: &State) -> Vec<Task> {
        glance(&state.view(Viewer::Seat(ME))).tasks
    }

    #[test]
    fn games_with_points_have_none() {
        assert_eq!(tasks(&State::new(&Setup::new(Edition::Current, 2), Seed::of_series(43, 1)).unwrap()), []);
    }

    #[test]
    fn citizens_of_the_dignitary() {
        let mut state = begun(Module::Dignitary, Level::Easier);
        state.table.round = 2;
        state.mat_mut(ME).citizens = 5;
        let [task] = &tasks(&state)[..] else { panic!("one task") };
        assert_eq!((task.aim, task.have, task.of, &task.lacks[..]), (Aim::Citizens, 5, 7, &[Lack::Citizens(2)][..]));
        // Sixteen rounds; Sabotage comes in the thirteenth.
        assert_eq!((task.rounds, task.threat, done(&state)), (15, Some(13), 5));
        state.mat_mut(ME).citizens = 7;
        assert!(tasks(&state)[0].done && tasks(&state)[0].lacks.is_empty());
    }

    #[test]
    fn goods_and_citizens_for_tours() {
        let mut state = begun(Module::Tours, Level::Normal);
        state.mat_mut(ME).goods = [0, 3, 5, 3, 3];
        state.mat_mut(ME).citizens = 2;
        let [task] = &tasks(&state)[..] else { panic!("one task") };
        assert_eq!((task.aim, task.have, task.of), (Aim::Deliver(Town::Tours), 14, 18));
        assert_eq!(task.lacks, [Lack::Merchant(Town::Tours), Lack::Goods(Good::Grain, 3), Lack::Citizens(1)]);
        // Grain is missing: the Harvest of round 3 eats it. Then Drought, and Highwaymen on the way.
        assert_eq!((task.rounds, task.threat), (14, Some(3)));
        for (round, threat) in [(4, 4), (5, 5), (6, 8), (9, 13), (14, 14)] {
            state.table.round = round;
            assert_eq!(tasks(&state)[0].threat, Some(threat), "from round {round}");
        }
    }

    #[test]
    fn deliveries_of_the_salesman() {
        let mut state = begun(Module::Salesman, Level::Normal);
        state.mat_mut(ME).goods = [3, 0, 0, 0, 0];
        state.mat_mut(ME).merchant = Town::Tours;
        state.mat_mut(ME).modules.system = SystemOnMat::Salesman(Marks { done: 0b1, last: 3 });
        let all = tasks(&state);
        let towns: Vec<Aim> = components().salesman.deliveries.iter().map(|one| Aim::Deliver(one.town)).collect();
        assert_eq!(all.iter().map(|task| task.aim).collect::<Vec<_>>(), towns);
        assert_eq!((all[0].done, all[0].have, done(&state)), (true, all[0].of, 1));
        let tours = all.iter().find(|task| task.aim == Aim::Deliver(Town::Tours)).unwrap();
        assert_eq!((tours.done, tours.have, &tours.lacks[..], tours.threat), (false, 3, &[][..], None));
        let vendome = all.iter().find(|task| task.aim == Aim::Deliver(Town::Vendome)).unwrap();
        let lacks = [Lack::Merchant(Town::Vendome), Lack::Goods(Good::Cheese, 2), Lack::Goods(Good::Wine, 2)];
        assert_eq!((&vendome.lacks[..], vendome.threat), (&lacks[..], Some(1)), "everybody is fed in every round");
    }

    #[test]
    fn objectives_of_vierzon() {
        let mut state = begun(Module::Vierzon, Level::Normal);
        state.table.round = 4;
        state.mat_mut(ME).coins = 12;
        state.mat_mut(ME).goods = [1, 0, 0, 0, 1];
        let told = |state: &State, wanted: VierzonObjective| {
            tasks(state).into_iter().find(|task| task.aim == Aim::Vierzon(wanted)).unwrap()
        };
        let builder = told(&state, VierzonObjective::Builder);
        assert_eq!((builder.have, builder.of, builder.rounds, builder.lacks.len()), (10, 10, 5, 0));
        let fortress = told(&state, VierzonObjective::Fortress);
        // Goods Tax in round 9 takes coins; the Harvest before it is over.
        assert_eq!((&fortress.lacks[..], fortress.threat), (&[Lack::Coins(13)][..], Some(9)));
        let materials = told(&state, VierzonObjective::Materials);
        assert_eq!((materials.have, &materials.lacks[..]), (6, &[Lack::Worth(6), Lack::Merchant(Town::Vierzon)][..]));
        assert_eq!(told(&state, VierzonObjective::BuildingCompany).lacks, [Lack::Station(Town::Loches)]);
        let capital = told(&state, VierzonObjective::Capital);
        assert_eq!((&capital.lacks[..], capital.threat, capital.rounds), (&[Lack::Development(28)][..], Some(8), 11));
        state.mat_mut(ME).modules.system = SystemOnMat::Vierzon(Marks { done: 0b1, last: 4 });
        assert!(told(&state, VierzonObjective::Builder).done && done(&state) == 1);
    }
}

/// What the event of the round is said to bring or to take in coins is what it does, where coins are all it is about and nobody
/// answers meanwhile (base.events.taxes, base.events.income, base.events.trading-day).
#[test]
fn an_event_takes_the_coins_that_were_told() {
    let (mut compared, mut options, mut log) = (0, Vec::new(), Vec::new());
    for n in 0..20 {
        let mut state = game(Edition::Current, 2, n);
        let mut rng = Rng::new(Seed::of_series(43, n));
        while let Some(seat) = state.asked().iter().next() {
            state.options(seat, &mut options);
            let mv = eager_choice(&state, seat, &options, &mut rng).unwrap();
            let told = glance(&state.view(Viewer::Spectator));
            log.clear();
            state.play(seat, mv, &mut log);
            let me = &told.seats[0];
            // The last to pass ends the round: its event happens, and the next tile is turned over.
            let ends = mv == Move::Pass && log.iter().any(|event| matches!(event, Event::HourGlass(_)));
            if ends && me.event_coins != 0 && me.can_pay == Some(true) {
                let first = log.iter().find_map(|event| match event {
                    Event::Coins(Seat(0), coins) => Some(i32::from(*coins)),
                    _ => None,
                });
                assert_eq!(first, Some(me.event_coins), "{log:?}");
                compared += 1;
            }
        }
    }
    assert!(compared > 10, "only {compared} events were compared");
}
