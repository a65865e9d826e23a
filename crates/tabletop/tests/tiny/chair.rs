//! A bot on a chair sees what its seat may see.

use crate::contracts::setup;
use crate::game::{Ask, CARD_FIRST, Gems, Move, Plan};
use tabletop::{Bot, Chair, Game, Rng, Seat, Seed, Session};

/// Lays its highest card, doubles it if it can, takes what it is offered and sells all it has.
struct Greedy;

impl Bot<Gems> for Greedy {
    fn name(&self) -> &str {
        "greedy"
    }

    fn choose(&mut self, chair: &Chair<'_, Gems>, options: &[Move]) -> Move {
        assert_eq!(chair.view().own.map(|(seat, _)| seat), Some(chair.seat()));
        let best_card = options.iter().rev().find(|mv| matches!(mv, Move::Lay(_)));
        *best_card.unwrap_or(&options[0])
    }
}

struct Random(Rng);

impl Bot<Gems> for Random {
    fn name(&self) -> &str {
        "random"
    }

    fn choose(&mut self, _: &Chair<'_, Gems>, options: &[Move]) -> Move {
        options[self.0.below(options.len() as u32) as usize]
    }
}

#[test]
fn bots_play_a_whole_game_from_their_chairs() {
    let mut bots: Vec<Box<dyn Bot<Gems>>> = vec![Box::new(Greedy), Box::new(Random(Rng::new(Seed([7; 32]))))];
    let mut session = Session::<Gems>::new(setup(2), Seed::of_series(3, 0)).unwrap();
    let mut options = Vec::new();
    while let Some(seat) = session.state().asked().first() {
        let chair = Chair::new(session.state(), seat);
        chair.options(&mut options);
        let mv = bots[seat.index()].choose(&chair, &options);
        assert_eq!(chair.why_not(mv), None);
        session.submit(seat, mv).unwrap();
    }
    assert!(session.state().outcome().is_some());
    assert_eq!(bots.iter().map(|bot| bot.name()).collect::<Vec<_>>(), ["greedy", "random"]);
}

#[test]
fn a_chair_shows_one_seat_only() {
    let mut session = Session::<Gems>::new(setup(2), Seed::of_series(3, 1)).unwrap();
    session.submit(Seat(0), Move::Lay(3)).unwrap();
    let (own, other) = (Chair::new(session.state(), Seat(0)), Chair::new(session.state(), Seat(1)));
    assert_eq!(own.view().own, Some((Seat(0), Plan { laid: Some(3), ..Plan::default() })));
    assert_eq!(other.view().own, Some((Seat(1), Plan::default())));
    assert_eq!(other.question(), Some(Ask::Choose));
    assert_eq!(other.why_not(Move::Ready), Some(CARD_FIRST));
    assert_eq!(other.n_seats(), 2);
    // A stale list is replaced, not extended.
    let mut options = vec![Move::Done];
    own.options(&mut options);
    assert_eq!(options, [Move::Double, Move::Ready]);
    // Not even a careless log line shows the state.
    assert_eq!(format!("{own:?}"), "Chair { seat: Seat(0), .. }");
}
