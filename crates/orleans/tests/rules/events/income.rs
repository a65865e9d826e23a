//! Income and Trading Day: coins for status and stations.

use crate::events::{LETTERED, LETTERS, before};
use crate::scene::rule;
use orleans::components::{Edition, Happening, Letter, Town};

/// A marker on the Development track for each status.
const MARKERS: [(u8, u16); 6] = [(3, 1), (8, 2), (14, 3), (21, 4), (29, 5), (30, 6)];

/// What seats 0 and 1 earn at an event; both begin it with 5 coins.
fn income(edition: Edition, letter: Letter, markers: [u8; 2]) -> [u16; 2] {
    let mut game = before(edition, Happening::Income, letter);
    game.set_development(0, markers[0]).set_development(1, markers[1]).all_pass();
    [0, 1].map(|seat| game.coins(seat) - 5)
}

/// 3, 2 or 1 coins for each point of status, to every player.
#[test]
fn coins_by_status() {
    rule("base.events.income");
    for edition in LETTERED {
        for (letter, each) in LETTERS.into_iter().zip([3, 2, 1]) {
            for (marker, status) in MARKERS {
                let earned = income(edition, letter, [marker, 0]);
                assert_eq!(earned, [each * status, each], "{edition} {letter}, status {status}");
            }
        }
    }
}

/// First edition: the status itself, whatever the tile.
#[test]
fn coins_by_status_in_the_first_edition() {
    rule("base.events.income-first-edition");
    for letter in LETTERS {
        for (marker, status) in MARKERS {
            assert_eq!(income(Edition::First, letter, [marker, 4]), [status, 2], "{letter}, status {status}");
        }
    }
}

/// What seats 0 and 1 earn with so many stations built.
fn trading_day(edition: Edition, letter: Letter, stations: [usize; 2]) -> [u16; 2] {
    let mut game = before(edition, Happening::TradingDay, letter);
    for (seat, number) in [(0, stations[0]), (1, stations[1])] {
        for &town in &Town::ALL[1 + 10 * usize::from(seat)..][..number] {
            game.station(seat, town);
        }
    }
    game.all_pass();
    [0, 1].map(|seat| game.coins(seat) - 5)
}

/// 3, 2 or 1 coins for each station built; those in the supply bring nothing.
#[test]
fn coins_by_stations() {
    rule("base.events.trading-day");
    for edition in LETTERED {
        for (letter, each) in LETTERS.into_iter().zip([3, 2, 1]) {
            for stations in [[0, 1], [2, 0], [4, 3], [10, 5]] {
                let earned = trading_day(edition, letter, stations);
                assert_eq!(earned, stations.map(|number| each * number as u16), "{edition} {letter}");
            }
        }
    }
}

/// First edition: a coin for each, whatever the tile.
#[test]
fn coins_by_stations_in_the_first_edition() {
    rule("base.events.trading-day-first-edition");
    for letter in LETTERS {
        assert_eq!(trading_day(Edition::First, letter, [4, 0]), [4, 0], "{letter}");
        assert_eq!(trading_day(Edition::First, letter, [1, 7]), [1, 7], "{letter}");
    }
}
