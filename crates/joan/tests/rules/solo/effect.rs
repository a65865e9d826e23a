//! What is on Joan's cards: stations, places, shields, levels, deeds.

use super::{before, turn};
use crate::{Scene, rule};
use joan::components::{Card, Category, Deed, Follower, Level, Race, Town, TownSet, components};
use joan::{Event, Holder};
use tabletop::Seat;

/// Joan builds with this card while these towns are taken.
fn builds(card: Card, taken: &[Town]) -> Scene {
    let ready = before(Level::Standard, card, super::other(card), Follower::Craftsman);
    ready.with(|game| game.state.table.taken = taken.iter().copied().collect()).turn()
}

fn struck(game: &Scene) -> Option<Town> {
    game.log.iter().find_map(|event| if let Event::JoanStation { town } = event { Some(*town) } else { None }).flatten()
}

#[test]
fn a_station() {
    rule("joan_solo.effect.station");
    let game = builds(Card::C7, &[]);
    assert_eq!((game.joan().stations, struck(&game)), (1, Some(Town::ArgentonSurCreuse)), "town 7");
    assert!(game.state.table.taken.contains(Town::ArgentonSurCreuse));
    for card in &components().solo.cards {
        assert_eq!(
            card.town as usize,
            if card.card <= Card::C14 { card.card.index() + 1 } else { card.card.index() - 13 }
        );
    }
}

#[test]
fn the_next_free_town() {
    rule("joan_solo.effect.station-next");
    assert_eq!(struck(&builds(Card::C7, &[Town::ArgentonSurCreuse, Town::Chartres])), Some(Town::Chateaudun), "9");
}

#[test]
fn from_the_beginning() {
    rule("joan_solo.effect.station-wrap");
    let high = &Town::ALL[14..=17];
    assert_eq!(struck(&builds(Card::C14, high)), Some(Town::LeMans), "not Briare, which is out of play");
    let game = builds(Card::C14, &[high, &[Town::LeMans]].concat());
    assert_eq!(struck(&game), Some(Town::Vendome));
    let all: Vec<Town> = components().towns_for[1].iter().filter(|town| *town != Town::Orleans).collect();
    let game = builds(Card::C3, &all);
    assert_eq!((game.joan().stations, struck(&game)), (1, None), "only the station");
    assert!(!game.state.table.taken.contains(Town::Orleans));
}

#[test]
fn no_more_stations() {
    rule("joan_solo.effect.station-limit");
    let ready = before(Level::Standard, Card::C7, Card::C10, Follower::Craftsman).area(|joan| joan.stations = 10);
    let game = ready.turn();
    assert_eq!((game.joan().stations, game.state.table.taken), (10, TownSet::EMPTY), "the town stays open");
}

#[test]
fn a_place_leaves() {
    rule("joan_solo.effect.place-card");
    let of_one = components().places_of[Category::I.index()];
    let game = turn(Card::C2, Follower::Trader);
    assert_eq!(((game.state.table.market & of_one).len(), game.state.table.market.len()), (3, 19));
    assert_eq!((game.state.table.removed & of_one).len(), 1);
    let ready = before(Level::Standard, Card::C2, Card::C10, Follower::Trader);
    let game = ready.with(|game| game.state.table.market = game.state.table.market - of_one).turn();
    assert!(game.state.table.removed.is_empty(), "forfeited");
    assert_eq!(game.joan().shields, 1, "the shield beside it is not");
    let removed = |n| {
        let ready = before(Level::Standard, Card::C2, Card::C10, Follower::Trader);
        let seed = tabletop::Rng::new(tabletop::Seed::of_series(8, n));
        ready.with(|game| game.state.secret.rng = seed).turn().state.table.removed
    };
    assert!((1..20).any(|n| removed(n) != removed(0)), "at random");
}

#[test]
fn shields() {
    rule("joan_solo.effect.shield");
    assert_eq!(turn(Card::C5, Follower::Knight).joan().shields, 1);
    assert_eq!(turn(Card::C7, Follower::Knight).joan().shields, 2);
}

#[test]
fn two_rows_of_shields() {
    rule("joan_solo.effect.shield-order");
    let rows = &components().solo.depot;
    assert_eq!((rows[0].len(), rows[1].len()), (12, 12));
    let with = |shields: u8| {
        let ready = before(Level::Standard, Card::C7, Card::C10, Follower::Knight);
        ready.area(|joan| joan.shields = shields).turn().joan().shields
    };
    assert_eq!([with(11), with(22), with(23), with(24)], [13, 24, 24, 24]);
}

#[test]
fn levels() {
    rule("joan_solo.effect.level");
    // The third Scholar space is a level, too.
    let with = |levels: u8| {
        let ready = before(Level::Standard, Card::C5, Card::C10, Follower::Scholar);
        let ready = ready.area(|joan| (joan.levels, joan.tracks) = (levels, [0, 0, 0, 3]));
        ready.turn().joan().levels
    };
    assert_eq!([with(0), with(3), with(5), with(6)], [1, 4, 6, 6]);
}

#[test]
fn the_yellow_shields_of_the_bank() {
    rule("joan_solo.effect.bank-yellow");
    let game = turn(Card::C5, Follower::Boatman);
    assert_eq!(game.state.winner(Race::BankColumn1), Some(Holder::Joan));
    assert_eq!((game.state.winner(Race::BankColumn2), game.state.winner(Race::Bank)), (None, None));
    assert_eq!(game.joan().shields, 0);
    let yours = Some(Holder::Seat(Seat(0)));
    let ready = before(Level::Standard, Card::C5, Card::C10, Follower::Boatman);
    let game = ready.with(|game| game.state.table.races[Race::BankColumn1.index()] = yours).turn();
    assert_eq!(game.state.winner(Race::BankColumn1), yours);
    assert_eq!(game.state.winner(Race::BankColumn2), Some(Holder::Joan));
    let ready = before(Level::Standard, Card::C5, Card::C10, Follower::Boatman);
    let gone = |game: &mut Scene| {
        Race::OF_BANK_COLUMNS.iter().for_each(|race| game.state.table.races[race.index()] = yours);
    };
    assert!(ready.with(gone).turn().log.contains(&Event::JoanForfeits));
}

#[test]
fn citizens() {
    rule("joan_solo.effect.citizen");
    let game = turn(Card::C6, Follower::Knight);
    assert_eq!(game.joan().citizens, 1);
    assert!(game.state.table.races.iter().all(Option::is_none), "none of the sheet");
}

#[test]
fn citizens_of_the_sheet() {
    rule("joan_solo.effect.citizen-sheet");
    for (card, follower, race) in
        [(Card::C5, Follower::Farmer, Race::Warehouse), (Card::C9, Follower::Boatman, Race::Bank)]
    {
        let game = turn(card, follower);
        assert_eq!((game.state.winner(race), game.joan().citizens), (Some(Holder::Joan), 1));
        for holder in [Holder::Seat(Seat(0)), Holder::Joan] {
            let ready = before(Level::Standard, card, Card::C10, follower);
            let late = ready.with(|game| game.state.table.races[race.index()] = Some(holder)).turn();
            assert_eq!((late.state.winner(race), late.joan().citizens), (Some(holder), 0));
        }
    }
}

#[test]
fn one_citizen_at_most() {
    rule("joan_solo.effect.citizen-sheet-once");
    for (card, follower) in [
        (Card::C5, Follower::Farmer),
        (Card::C9, Follower::Boatman),
        (Card::C11, Follower::Farmer),
        (Card::C12, Follower::Boatman),
    ] {
        assert_eq!(turn(card, follower).joan().citizens, 1, "card {card}");
    }
}

#[test]
fn no_more_citizens() {
    rule("joan_solo.effect.citizen-limit");
    let full =
        |card, follower| before(Level::Standard, card, Card::C10, follower).area(|joan| joan.citizens = 8).turn();
    assert_eq!(full(Card::C6, Follower::Knight).joan().citizens, 8);
    let game = full(Card::C5, Follower::Farmer);
    assert_eq!((game.joan().citizens, game.state.winner(Race::Warehouse)), (8, Some(Holder::Joan)));
}

/// The deeds that Joan has struck out.
fn deeds(game: &Scene) -> Vec<Deed> {
    let struck = |deed: &&Deed| game.state.winner(Race::of_deed(**deed)) == Some(Holder::Joan);
    Deed::ALL.iter().filter(struck).copied().collect()
}

#[test]
fn a_deed_is_struck_out() {
    rule("joan_solo.effect.deed");
    assert_eq!(deeds(&turn(Card::C2, Follower::Knight)), [Deed::First], "the arrow points right");
    assert_eq!(deeds(&turn(Card::C1, Follower::Boatman)), [Deed::Fourth], "the arrow points left; 5 is out of play");
    let ready = before(Level::Standard, Card::C2, Card::C10, Follower::Knight);
    let game = ready.with(|game| game.state.table.races[Race::Deed1.index()] = Some(Holder::Joan)).turn();
    assert_eq!(deeds(&game), [Deed::First, Deed::Second]);
}

#[test]
fn a_deed_with_marks() {
    rule("joan_solo.effect.deed-partial");
    let ready = before(Level::Standard, Card::C2, Card::C10, Follower::Knight);
    let mut game = ready.with(|game| _ = game.marks(0, Deed::First, [true, false, false]).developed(0, 1)).turn();
    assert_eq!(deeds(&game), [Deed::First]);
    assert_eq!((game.sheet(0).deeds[0], game.sheet(0).development), ([true, false, false], 1));
    game.display(&[Follower::Scholar, Follower::Scholar]).take(0, Follower::Scholar);
    let mark = joan::Act::Deed { deed: Deed::First, follower: Follower::Scholar };
    game.refuses_act(0, mark, "joan.deed.closed");
}

#[test]
fn no_deed_left() {
    rule("joan_solo.effect.deed-none");
    let ready = before(Level::Standard, Card::C2, Card::C10, Follower::Knight);
    let game = ready.with(|game| {
        for race in [Race::Deed1, Race::Deed2, Race::Deed3, Race::Deed4] {
            game.state.table.races[race.index()] = Some(Holder::Seat(Seat(0)));
        }
    });
    let game = game.turn();
    assert!(deeds(&game).is_empty() && game.log.contains(&Event::JoanForfeits));
}

#[test]
fn from_left_to_right() {
    rule("joan_solo.effect.several");
    let game = turn(Card::C9, Follower::Trader);
    let first = game.log.iter().position(|event| matches!(event, Event::JoanRemoves { .. })).expect("a place");
    assert_eq!(game.log[first + 1..first + 3], [Event::JoanShield; 2]);
}
