//! The Event phase, and the start player token after it.

use crate::scene::{Scene, rule, scene, scene_with};
use orleans::components::{Edition, Follower, Good, Happening, Letter, Town};
use orleans::{Ask, Event, Move, TableOptions};
use tabletop::{Game, Seat};

/// What one player has that an event may touch.
fn belongings(game: &Scene, seat: u8) -> (u16, u8, u8) {
    (game.coins(seat), game.mat(seat).n_goods(), game.player(seat).bag.total())
}

/// A game that this seat begins, with goods for everybody.
fn started_by(edition: Edition, players: u8, start: u8) -> Scene {
    let options = TableOptions { start_player: Some(Seat(start)), ..TableOptions::default() };
    let mut game = scene_with(edition, players, options);
    game.state.table.goods = [20; Good::COUNT];
    game
}

/// After the actions, not before, the event of this round's tile reaches every player.
#[test]
fn the_event_concerns_all() {
    rule("base.event.resolve");
    for &edition in Edition::ALL {
        for (event, coins, goods, followers) in [
            (Happening::Income, 1, 0, 0),
            (Happening::TradingDay, 1, 0, 0),
            (Happening::Harvest, 0, -3, 0),
            (Happening::Taxes, -1, 0, 0),
            (Happening::Plague, 0, 0, -1),
        ] {
            let mut game = started_by(edition, 3, 0);
            for seat in 0..3 {
                game.give_goods(seat, Good::Grain, 3).set_bag(seat, [Follower::Farmer]).station(seat, Town::Orleans);
            }
            game.event(event, Letter::C).all_ready().play(0, Move::Pass).play(1, Move::Pass);
            let before = belongings(&game, 0);
            assert!((0..3).all(|seat| belongings(&game, seat) == before), "{event} waits for the last pass");
            game.play(2, Move::Pass).until(|state| matches!(state.asked_now(), Some((_, Ask::Plan))));
            let goods = if edition == Edition::First { goods / 3 } else { goods };
            let after = (
                before.0.strict_add_signed(coins),
                before.1.strict_add_signed(goods),
                before.2.strict_add_signed(followers),
            );
            for seat in 0..3 {
                assert_eq!(belongings(&game, seat), after, "{event} and seat {seat}, {edition} edition");
            }
        }
    }
}

/// The event of a round is that of the tile turned over in it, round after round.
#[test]
fn each_round_has_its_own_event() {
    rule("base.event.resolve");
    let mut game = scene(Edition::Current, 2);
    for round in 1..=5 {
        let event = if round % 2 == 0 { Happening::Income } else { Happening::Pilgrimage };
        game.set_coins(0, 10).event(event, if round % 2 == 0 { Letter::B } else { Letter::Start });
        game.next_round();
        assert_eq!(game.coins(0), if round % 2 == 0 { 12 } else { 10 });
    }
}

/// Gains, choices and payments are settled player by player, from the start player clockwise.
#[test]
fn the_event_goes_clockwise() {
    rule("base.event.order");
    for &edition in Edition::ALL {
        let mut game = started_by(edition, 4, 2);
        game.event(Happening::Income, Letter::A).all_ready().next_round();
        let of_phase = game.log.iter().take_while(|event| !matches!(event, Event::StartPlayer(_)));
        let gains: Vec<Seat> =
            of_phase.filter_map(|it| if let Event::Coins(seat, _) = it { Some(*seat) } else { None }).collect();
        assert_eq!(gains, [2, 3, 0, 1].map(Seat));

        for (event, letter, give) in [
            (Happening::Taxes, Letter::A, Move::GiveGood(Good::Grain)),
            (Happening::Harvest, Letter::C, Move::Feed(Good::Grain)),
        ] {
            let mut game = started_by(edition, 4, 2);
            for seat in 0..4 {
                game.give_goods(seat, Good::Grain, 3).set_coins(seat, 0);
            }
            game.event(event, letter).all_ready().all_pass();
            let mut asked = Vec::new();
            while let Some((seats, Ask::Torture { .. } | Ask::Harvest { .. })) = game.state.asked_now() {
                let seat = seats.first().expect("somebody is asked").0;
                game.play(seat, give);
                asked.push(seat);
            }
            let each = if edition == Edition::First { 1 } else { 3 };
            let clockwise: Vec<u8> = [2, 3, 0, 1].into_iter().flat_map(|seat| vec![seat; each]).collect();
            assert_eq!(asked, clockwise, "{event}, {edition} edition");
        }
    }
}

/// After the event the token goes to the left, and on around the table.
#[test]
fn the_token_goes_left() {
    rule("base.startplayer.pass-left");
    for (edition, players) in [(Edition::First, 2), (Edition::Current, 3), (Edition::Current, 4), (Edition::Bigbox, 5)]
    {
        let mut game = started_by(edition, players, players - 1);
        for round in 1..=players + 1 {
            let start = (players - 2 + round) % players;
            assert_eq!(game.state.table.start_player, Seat(start), "round {round} of {players} players");
            game.event(Happening::Pilgrimage, Letter::Start).all_ready();
            assert_eq!(game.state.asked().first(), Some(Seat(start)));
            game.next_round();
        }
    }
}
