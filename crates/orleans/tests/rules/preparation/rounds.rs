//! Rounds, phases and the order of players.

use crate::preparation::EDITIONS;
use crate::preparation::walk::random_game;
use crate::scene::{Scene, rule, scene, scene_with};
use orleans::components::{Follower, Good, Happening, Letter, Place};
use orleans::{Ask, Event, Move, Phase, Setup, TableOptions};
use tabletop::{Game, Seat};

/// 18 rounds, each with a tile of its own.
#[test]
fn eighteen_rounds() {
    rule("base.round.eighteen");
    for edition in EDITIONS {
        for players in [2, 4] {
            let mut rounds = Vec::new();
            random_game(Setup::new(edition, players), 1, |game| {
                let table = &game.state.table;
                rounds.push(table.round);
                assert_eq!(table.turned.count_ones(), u32::from(table.round), "one tile a round");
            });
            rounds.dedup();
            assert!(rounds.into_iter().eq(1..=18), "{edition}, {players} players");
        }
    }
}

fn phase_of_question(ask: Ask) -> Option<Phase> {
    match ask {
        Ask::Followers { .. } => Some(Phase::Followers),
        Ask::Plan => Some(Phase::Planning),
        Ask::Action => Some(Phase::Actions),
        _ => None,
    }
}

/// In these games nobody but the event of the round gives coins.
fn phase_of_event(event: &Event) -> Option<Phase> {
    match event {
        Event::HourGlass(_) => Some(Phase::HourGlass),
        Event::Census { .. } => Some(Phase::Census),
        Event::Drew(..) => Some(Phase::Followers),
        Event::Ready { .. } => Some(Phase::Planning),
        Event::Passed(_) => Some(Phase::Actions),
        Event::Coins(..) => Some(Phase::Event),
        Event::StartPlayer(_) => Some(Phase::StartPlayer),
        _ => None,
    }
}

/// Seven phases in their order, round after round.
#[test]
fn phase_order() {
    rule("base.round.phase-order");
    let order = [
        Phase::HourGlass,
        Phase::Census,
        Phase::Followers,
        Phase::Planning,
        Phase::Actions,
        Phase::Event,
        Phase::StartPlayer,
    ];
    for edition in EDITIONS {
        let mut game = scene(edition, 3);
        // A follower in the bag, so that phase 3 asks; Income, so that phase 6 shows.
        (0..3).for_each(|seat| {
            game.set_bag(seat, [Follower::Farmer]);
        });
        let mut seen = Vec::new();
        while let Some(seat) = game.state.asked().first() {
            let ask = game.asks(seat.0).expect("a question");
            seen.extend(phase_of_question(ask));
            game.event(Happening::Income, Letter::C);
            let quiet = [Move::Draw(0), Move::Ready, Move::Pass].into_iter().find(|&mv| game.offers(seat.0, mv));
            game.play(seat.0, quiet.expect("a quiet move"));
            seen.extend(game.log.iter().filter_map(phase_of_event));
        }
        seen.dedup();
        // The game begins in the Planning phase: nothing is asked before.
        let expected: Vec<Phase> = order.into_iter().cycle().take(18 * 7).skip(3).collect();
        assert_eq!(seen, expected, "{edition}");
    }
}

/// What belongs to another phase is refused.
#[test]
fn moves_of_other_phases() {
    rule("base.round.phase-order");
    let id = "base.round.phase-order";
    for edition in EDITIONS {
        let mut game = scene(edition, 2);
        game.fill(0, Place::FarmHouse).set_bag(1, [Follower::Farmer]);
        game.refuses(0, Move::Use(Place::FarmHouse), id).refuses(0, Move::Draw(0), id).refuses(0, Move::Pass, id);
        game.all_ready().refuses(0, Move::Draw(0), id).refuses(0, Move::Ready, id);
        game.all_pass();
        assert_eq!(game.asks(1), Some(Ask::Followers { left: 4 }));
        game.refuses(1, Move::Ready, id).refuses(1, Move::Pass, id).refuses(1, Move::Use(Place::FarmHouse), id);
    }
}

/// Who is asked this kind of question, in order, when everybody answers quietly.
fn order_of(game: &mut Scene, is: impl Fn(&Ask) -> bool) -> Vec<u8> {
    let mut order = Vec::new();
    while let Some(seat) = game.state.asked().first() {
        if !game.asks(seat.0).is_some_and(|ask| is(&ask)) {
            break;
        }
        for other in (0..4).filter(|&other| other != seat.0) {
            let early = game.state.why_not(Seat(other), Move::Draw(0)).expect("not asked");
            assert!(["base.round.turn-order", "base.actions.pass-is-final"].contains(&early.0), "{early}");
        }
        order.push(seat.0);
        let quiet = [Move::Pass, Move::Draw(0)].into_iter().find(|&mv| game.offers(seat.0, mv));
        let mv = quiet.unwrap_or_else(|| game.options(seat.0)[0]);
        game.play(seat.0, mv);
    }
    order
}

/// From the start player clockwise: actions, payments, the draw.
#[test]
fn turn_order() {
    rule("base.round.turn-order");
    for edition in EDITIONS {
        let options = TableOptions { start_player: Some(Seat(2)), ..TableOptions::default() };
        for event in [Happening::Harvest, Happening::Taxes] {
            let mut game = scene_with(edition, 4, options);
            (0..4).for_each(|seat| {
                game.set_bag(seat, [Follower::Farmer]);
                if event == Happening::Taxes {
                    // Three goods and no coins: the tax is due and torture asks what is given up.
                    game.set_coins(seat, 0).give_goods(seat, Good::Grain, 3);
                }
            });
            game.event(event, Letter::C).all_ready();
            game.refuses(0, Move::Pass, "base.round.turn-order");
            assert_eq!(order_of(&mut game, |ask| *ask == Ask::Action), [2, 3, 0, 1], "{edition}: phase 5");
            let mut payers = order_of(&mut game, |ask| matches!(ask, Ask::Harvest { .. } | Ask::Torture { .. }));
            payers.dedup();
            assert_eq!(payers, [2, 3, 0, 1], "{edition}: {event}");
            let draws = order_of(&mut game, |ask| matches!(ask, Ask::Followers { .. }));
            assert_eq!(draws, [3, 0, 1, 2], "{edition}: phase 3 after the token went to the left");
        }
    }
}
