//! Before round 1: merchants, then place tiles.

use crate::duel::{before, rule};
use crate::scene::seeded;
use orleans::components::{Category, Home, Place, Town, components};
use orleans::state::Setup;
use orleans::{Ask, DuelAsk, DuelEvent, Event, Move, TableOptions, playable};
use tabletop::Seat;

fn category(place: Place) -> Home {
    components().place(place).home
}

/// The questions of a set-up, in their order: who was asked, and what.
fn asked(start: u8) -> Vec<(u8, DuelAsk)> {
    let options = TableOptions { start_player: Some(Seat(start)), ..TableOptions::default() };
    let mut game = seeded(Setup { options, ..before().state.setup }, 1);
    let mut asked = Vec::new();
    while let Some((seats, &Ask::Duel(ask))) = game.state.asked_now() {
        let seat = seats.first().expect("one seat").0;
        asked.push((seat, ask));
        let mv = game.options(seat)[0];
        game.play(seat, mv);
    }
    asked
}

#[test]
fn merchants_then_tiles() {
    rule("duel.setup.order");
    rule("duel.setup.place-choice");
    for start in [0, 1] {
        let other = 1 - start;
        let tiles = |seat: u8, one: u8, two: u8| (0..one + two).map(move |_| seat);
        let seats: Vec<u8> = asked(start).into_iter().map(|(seat, _)| seat).collect();
        let expected = [start, other].into_iter();
        let expected = expected.chain(tiles(start, 5, 0)).chain(tiles(other, 5, 5)).chain(tiles(start, 0, 5));
        assert_eq!(seats, expected.collect::<Vec<_>>());
        let kinds: Vec<DuelAsk> = asked(start).into_iter().map(|(_, ask)| ask).collect();
        assert_eq!(kinds[..2], [DuelAsk::Merchant; 2]);
        assert_eq!(kinds[2], DuelAsk::Tiles { one: 5, two: 0 });
        assert_eq!(kinds[7], DuelAsk::Tiles { one: 5, two: 5 });
        assert_eq!(kinds[17], DuelAsk::Tiles { one: 0, two: 5 });
    }
    let mut game = before();
    assert!(game.state.table.map.iter().any(Option::is_some), "the goods lie open already");
    game.refuses(0, Move::Tile(Place::Library), "duel.setup.order").refuses(1, Move::Ready, "base.round.turn-order");
    game.play(0, Move::GoTo(Town::Tours)).refuses(1, Move::Tile(Place::Library), "duel.setup.order");
}

#[test]
fn any_town() {
    rule("duel.setup.merchants");
    for &town in Town::ALL {
        let mut game = before();
        game.play(0, Move::GoTo(town));
        assert_eq!((game.log.as_slice(), game.mat(0).merchant), (&[Event::Moved(Seat(0), town)][..], town));
        game.refuses(1, Move::Decline, "duel.setup.merchants").play(1, Move::GoTo(town));
        assert_eq!(game.mat(1).merchant, town, "towns do not block merchants");
    }
}

/// Five of I, then five of each in any order, then five of II; nobody gains a tile by it.
#[test]
fn twenty_tiles() {
    rule("duel.setup.place-choice");
    rule("duel.setup.place-choice-bot");
    let mut game = before();
    game.play(0, Move::GoTo(Town::Tours)).play(1, Move::GoTo(Town::Blois));
    game.refuses(0, Move::Tile(Place::Well), "duel.setup.place-choice");
    game.refuses(0, Move::Decline, "duel.setup.place-choice");
    for n in 1..=5 {
        let Move::Tile(place) = game.options(0)[0] else { panic!("a tile") };
        game.play(0, Move::Tile(place));
        assert_eq!(game.log[0], Event::Duel(DuelEvent::Chose(Seat(0), place)), "for all to see");
        assert_eq!(game.state.table.tiles.len(), n, "one at a time");
    }
    // The other player mixes: II, I, II, I …
    for n in 0..10 {
        let home = Home::Tile(if n % 2 == 0 { Category::II } else { Category::I });
        let wanted = |mv: &Move| matches!(*mv, Move::Tile(place) if category(place) == home);
        let mv = game.options(1).into_iter().find(wanted).expect("a tile of this category");
        game.play(1, mv);
    }
    game.refuses(0, Move::Tile(Place::Winery), "duel.setup.place-choice");
    assert!(game.options(0).iter().all(|mv| matches!(*mv, Move::Tile(it) if category(it) == Home::Tile(Category::II))));
    for _ in 0..5 {
        let mv = game.options(0)[0];
        game.play(0, mv);
    }
    let of = |home: Category| game.state.table.tiles.iter().filter(|&it| category(it) == Home::Tile(home)).count();
    assert_eq!((of(Category::I), of(Category::II), game.asks(0)), (10, 10, Some(Ask::Plan)));
    assert!([0, 1].into_iter().all(|seat| game.mat(seat).places.len() == 11), "ten places and the shared house");
}

/// Every tile of the two categories, each once; those of The Plague and what was chosen are not offered.
#[test]
fn the_pool() {
    rule("duel.setup.place-choice-pool");
    let mut game = before();
    game.play(0, Move::GoTo(Town::Tours)).play(1, Move::GoTo(Town::Blois));
    assert_eq!((game.options(0).len(), playable().len()), (22, 57));
    for place in [Place::BackDoor, Place::Village, Place::SharedHouse] {
        game.refuses(0, Move::Tile(place), "duel.setup.place-choice-pool");
    }
    game.play(0, Move::Tile(Place::Sacristy)).refuses(0, Move::Tile(Place::Sacristy), "duel.setup.place-choice-pool");
    assert_eq!(game.options(0).len(), 21);
    while matches!(game.asks(0), Some(Ask::Duel(_))) {
        let mv = game.options(0)[0];
        game.play(0, mv);
    }
    assert_eq!(game.options(1).len(), 17 + 35);
    // Tiles that only bring points are legal, as are those that solo scenarios leave out.
    assert!([Place::Depot, Place::Court].into_iter().all(|place| game.offers(1, Move::Tile(place))));
}
