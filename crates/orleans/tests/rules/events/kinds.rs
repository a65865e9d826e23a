//! The six kinds of events and their letters.

use crate::events::{LETTERED, LETTERS, before};
use crate::scene::{rule, scene};
use orleans::Move;
use orleans::components::{Edition, Follower, Good, Happening, Letter, Place, Town};
use tabletop::Game;

/// In 18 rounds every event comes three times.
#[test]
fn three_tiles_of_each() {
    rule("base.events.kinds");
    for &edition in Edition::ALL {
        let mut game = scene(edition, 2);
        let mut turned = [0; 6];
        while game.state.outcome().is_none() {
            let event = game.state.happening().expect("a tile is in force").event;
            turned[event.index()] += 1;
            game.next_round();
        }
        assert_eq!(turned, [3; 6], "{edition}");
        let names = Happening::ALL[..6].iter().map(|event| event.name()).collect::<Vec<_>>();
        assert_eq!(names, ["Pilgrimage", "Income", "Harvest", "Taxes", "Trading Day", "Plague"]);
    }
}

/// What an event does to a player who has a bit of everything: coins, goods and followers after it,
/// and whether a monk could be recruited before.
fn effect(edition: Edition, event: Happening, letter: Letter) -> (u16, u8, u8, bool) {
    let mut game = before(edition, event, letter);
    game.set_coins(0, 20).set_bag(0, [Follower::Knight; 2]).mat_mut(0).goods[Good::Grain.index()] = 6;
    game.set_development(0, 4).station(0, Town::Blois).fill(0, Place::Monastery);
    let monks = game.offers(0, Move::Use(Place::Monastery));
    game.until(|state| state.table.round == 2);
    (game.coins(0), game.mat(0).n_goods(), game.player(0).bag.total(), monks)
}

/// A, B and C differ for Income, Harvest, Taxes and Trading Day, and for no other event; in the
/// first edition for none.
#[test]
fn letters_are_strengths() {
    rule("base.events.letter-strength");
    let strong = [
        (Happening::Income, [(26, 6, 2, true), (24, 6, 2, true), (22, 6, 2, true)]),
        (Happening::Harvest, [(20, 5, 2, true), (20, 4, 2, true), (20, 3, 2, true)]),
        (Happening::Taxes, [(14, 6, 2, true), (17, 6, 2, true), (18, 6, 2, true)]),
        (Happening::TradingDay, [(23, 6, 2, true), (22, 6, 2, true), (21, 6, 2, true)]),
        (Happening::Plague, [(20, 6, 1, true); 3]),
    ];
    for edition in LETTERED {
        for (event, effects) in strong {
            assert_eq!(LETTERS.map(|letter| effect(edition, event, letter)), effects, "{edition}: {event}");
        }
    }
    for (event, effects) in strong {
        let once = effect(Edition::First, event, Letter::A);
        assert_eq!(LETTERS.map(|letter| effect(Edition::First, event, letter)), [once; 3], "first: {event}");
        let as_letter = if event == Happening::Harvest { effects[0] } else { effects[2] };
        assert_eq!(once, as_letter, "first: {event}");
    }
    for &edition in Edition::ALL {
        for letter in [Letter::Start, Letter::B, Letter::C] {
            assert_eq!(effect(edition, Happening::Pilgrimage, letter), (20, 6, 2, false), "{edition}: {letter}");
        }
    }
}
