//! The hour glass stack of the trade events.

use crate::scene::{Scene, rule, seeded};
use crate::trade::{expansion, resolve, tile_of, under};
use orleans::components::{Edition, EventFacts, Happening, Letter, TileId, components};
use orleans::{Module, Setup, TableOptions};
use std::collections::BTreeSet;
use tabletop::{Game, Rng, Seat, Seed, Viewer};

fn setup(uprising_last: bool) -> Setup {
    let options = TableOptions { uprising_last, ..TableOptions::default() };
    Setup { options, modules: [Module::TradeEvents].into_iter().collect(), ..Setup::new(Edition::Bigbox, 2) }
}

fn trade_tile(tile: TileId) -> Option<EventFacts> {
    components().trade_tiles().get(usize::from(tile.0) - components().base_tiles().len()).copied()
}

fn stack(game: &Scene) -> Vec<EventFacts> {
    game.state.secret.hour_glass.iter().map(|&tile| trade_tile(tile).expect("no base tile")).collect()
}

#[test]
fn the_tiles() {
    rule("events.setup.tiles");
    let tiles = components().trade_tiles();
    assert_eq!(tiles.len(), 34);
    for letter in [Letter::A, Letter::B, Letter::C, Letter::D] {
        assert_eq!(tiles.iter().filter(|tile| tile.letter == Some(letter)).count(), 8, "{letter}");
    }
    assert_eq!(tiles.iter().filter(|tile| tile.event == Happening::Silentium).count(), 2);
}

#[test]
fn eighteen_of_them() {
    rule("events.setup.replace-base-tiles");
    rule("events.setup.stack");
    let mut seen: BTreeSet<TileId> = BTreeSet::new();
    for n in 0..60 {
        let game = seeded(setup(false), n);
        let letters: Vec<Option<Letter>> = stack(&game).iter().map(|tile| tile.letter).collect();
        assert_eq!((letters[0], letters[17]), (None, None));
        for (nth, letter) in [Letter::A, Letter::B, Letter::C, Letter::D].into_iter().enumerate() {
            assert_eq!(letters[1 + 4 * nth..5 + 4 * nth], [Some(letter); 4]);
        }
        let tiles: BTreeSet<TileId> = game.state.secret.hour_glass.into_iter().collect();
        assert_eq!(tiles.len(), 18, "no tile twice");
        seen.extend(tiles);
    }
    assert_eq!(seen.len(), 34, "every tile comes up some time");
}

#[test]
fn nobody_knows_which_are_missing() {
    rule("events.setup.unused-hidden");
    let game = seeded(setup(false), 3);
    let view = game.state.view(Viewer::Seat(Seat(0)));
    assert_eq!(view.table.turned.count_ones(), 1, "only what was turned over");
    let mut worlds = BTreeSet::new();
    for n in 0..20 {
        let guess = orleans::State::guess(&view, &mut Rng::new(Seed::of_series(9, n)));
        assert_eq!(guess.secret.hour_glass[0], game.state.secret.hour_glass[0]);
        worlds.extend(guess.secret.hour_glass);
    }
    assert_eq!(worlds.len(), 34, "any of them may lie there");
}

/// Whatever has been turned over, the stack somebody imagines behind it has four tiles of each letter.
#[test]
fn a_stack_that_could_lie_there() {
    rule("events.setup.stack");
    let mut game = seeded(setup(false), 3);
    for round in [4, 8, 13] {
        game.until(|state| state.table.round == round);
        let view = game.state.view(Viewer::Seat(Seat(0)));
        let guess = orleans::State::guess(&view, &mut Rng::new(Seed::of_series(9, 0)));
        for letter in [Letter::A, Letter::B, Letter::C, Letter::D] {
            let of_letter = |tile: &&TileId| trade_tile(**tile).is_some_and(|facts| facts.letter == Some(letter));
            assert_eq!(guess.secret.hour_glass.iter().filter(of_letter).count(), 4, "{letter} in round {round}");
        }
    }
}

#[test]
fn the_uprising_at_the_end() {
    rule("events.setup.variant-uprising");
    for n in 0..30 {
        let game = seeded(setup(true), n);
        let stack = stack(&game);
        assert_eq!(stack[17].event, Happening::PeasantUprising);
        assert!(stack[..17].iter().all(|tile| tile.event != Happening::PeasantUprising));
        assert_eq!(stack[13..17].iter().filter(|tile| tile.letter == Some(Letter::D)).count(), 4);
    }
}

#[test]
fn the_next_back_is_known() {
    rule("events.setup.stack");
    let mut game = expansion(&[Module::TradeEvents], 2);
    let silentium = tile_of(Happening::Tithe, Letter::D);
    // No Vacation, so that every round has its tile.
    for tile in &mut game.state.secret.hour_glass {
        if trade_tile(*tile).is_some_and(|facts| facts.event == Happening::Vacation) {
            *tile = silentium;
        }
    }
    for (rounds, letter) in [(1, Some(Letter::A)), (4, Some(Letter::B)), (4, Some(Letter::C)), (4, Some(Letter::D))] {
        while usize::from(game.state.table.round) % 4 != 1 && rounds == 4 {
            game.next_round();
        }
        assert_eq!(game.state.view(Viewer::Spectator).next_letter, letter, "round {}", game.state.table.round);
        game.next_round();
    }
}

#[test]
fn silence() {
    rule("events.silentium.no-effect");
    let mut game = expansion(&[Module::TradeEvents], 3);
    let first = trade_tile(game.state.table.tile.expect("a tile")).expect("a trade tile");
    assert_eq!((first.event, game.state.table.round), (Happening::Silentium, 1));
    let before: Vec<_> = (0..3).map(|seat| *game.mat(seat)).map(|mat| (mat.coins, mat.goods, mat.market)).collect();
    resolve(&mut game);
    let after: Vec<_> = (0..3).map(|seat| *game.mat(seat)).map(|mat| (mat.coins, mat.goods, mat.market)).collect();
    assert_eq!(before, after);
    assert_eq!(game.state.table.round, 2);
}

#[test]
fn in_phase_six_unless_marked() {
    rule("events.timing.default");
    rule("events.timing.special");
    let special: BTreeSet<Happening> =
        components().trade_tiles().iter().filter(|tile| tile.special).map(|tile| tile.event).collect();
    let named = [
        Happening::Conference,
        Happening::Crusade,
        Happening::Strike,
        Happening::Sabotage,
        Happening::Amnesty,
        Happening::Vacation,
        Happening::PeasantUprising,
    ];
    assert_eq!(special, named.into_iter().collect());
    let mut game = under(Happening::Tax, Letter::A, 2);
    game.all_ready();
    assert_eq!(game.coins(0), 5, "nothing happens before phase 6");
    game.all_pass();
    assert_eq!((game.coins(0), game.coins(1)), (2, 2));
    for event in [Happening::Conference, Happening::Crusade, Happening::Strike] {
        let mut game = under(event, Letter::A, 2);
        resolve(&mut game);
        assert_eq!((game.coins(0), game.state.table.round), (5, 2), "{event} does nothing in phase 6");
    }
}

#[test]
fn one_after_another() {
    rule("events.order.start-player");
    let mut game = under(Happening::Tax, Letter::B, 3);
    game.state.table.start_player = Seat(1);
    (0..3).for_each(|seat| _ = game.set_coins(seat, 2));
    resolve(&mut game);
    for seat in [1, 2, 0] {
        assert_eq!(game.coins(seat), 0, "has paid what there is");
        assert!(
            matches!(game.asks(seat), Some(orleans::Ask::Torture { owed: 1 })),
            "{seat} is tortured before the next"
        );
        game.play(seat, orleans::Move::GiveSpareStation);
    }
    assert_eq!(game.state.table.round, 2);
}
