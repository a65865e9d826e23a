//! What a player reads off the table at a glance is what then happens.

use orleans::components::{Character, Edition, Follower, Kind, Place, Track, TradeDeed};
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
    assert_eq!((next_draw(&state).number, next_draw(&state).from.total()), (2, 2));
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
