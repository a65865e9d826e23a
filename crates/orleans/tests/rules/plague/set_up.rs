//! What lies on the table before round 1.

use crate::plague::{drawn, plague, rule, setup};
use orleans::components::{
    Category, Deed, Edition, Follower, Happening, Home, Letter, Pile, Place, PlagueCard, PlagueDeed, TileId, components,
};
use orleans::state::Spot;
use orleans::{Ask, BoardDeed, Family, Module, Modules, Move, Phase, Setup, State, playable};
use std::collections::BTreeSet;
use tabletop::{Game, Seat, Seed, Viewer};

fn states(players: u8) -> impl Iterator<Item = State> {
    (0..40).map(move |n| State::new(&setup(players, &[]), Seed::of_series(7, n)).expect("a game"))
}

#[test]
fn base_game_and_mixes() {
    rule("plague.setup.base-game");
    rule("plague.setup.combine");
    let game = plague(3);
    assert_eq!(game.mat(0).coins, 5);
    assert_eq!(orleans::glance(&game.state.view(Viewer::Spectator)).phases, Phase::ALL);
    let refused = |modules: &[Module], edition, players| {
        let setup = Setup { modules: modules.iter().copied().collect::<Modules>(), ..Setup::new(edition, players) };
        State::new(&setup, Seed::of_series(1, 1)).err().map(|error| error.rule.expect("a rule").0)
    };
    for players in 2..=5 {
        assert_eq!(refused(&[Module::Plague], Edition::Bigbox, players), None);
        assert_eq!(refused(&[Module::Plague, Module::Orders], Edition::Bigbox, players), None);
    }
    assert_eq!(refused(&[Module::Plague], Edition::Bigbox, 1), Some("plague.setup.base-game"));
    assert_eq!(refused(&[Module::Plague], Edition::Current, 3), Some("plague.setup.base-game"));
    for other in [Module::TradeDeeds, Module::Intrigue, Module::TradeEvents] {
        assert_eq!(refused(&[Module::Plague, other], Edition::Bigbox, 3), Some("plague.setup.combine"), "{other}");
    }
    let scenarios = Module::ALL.iter().filter(|other| matches!(other.meta().family, Family::Solo | Family::Duel));
    assert!(scenarios.into_iter().all(|&other| !other.goes_with(Module::Plague)));
}

#[test]
fn deeds_board_and_citizens() {
    rule("plague.setup.deeds-board");
    rule("plague.setup.citizens");
    for (players, deeds) in [(2, 4), (3, 4), (4, 8), (5, 8)] {
        let game = plague(players);
        let waits = |deed: PlagueDeed| game.state.table.citizens.waits(Spot::Board(BoardDeed::Plague(deed)));
        let waiting: Vec<_> = PlagueDeed::ALL.iter().copied().filter(|&deed| waits(deed)).collect();
        assert_eq!(waiting, PlagueDeed::ALL[1..deeds].to_vec(), "all in play but Alchemy I");
        assert!(Deed::ALL.iter().all(|&deed| !game.state.table.citizens.waits(Spot::Deed(deed))));
        assert_eq!(game.state.table.citizens.len() as usize, 6 + deeds - 1, "tracks and stations as in the base game");
    }
    let mut game = plague(2);
    game.stand(0, Place::TownHall, orleans::components::SpaceKind::Any, Follower::Boatman);
    game.until_turn_of(0).play(0, Move::Use(Place::TownHall));
    let base = Move::Send { kind: orleans::components::Kind::Boatman, deed: Deed::PapalConclave };
    assert!(!game.offers(0, base), "the base deeds stay in the box");
}

#[test]
fn hour_glass_stack() {
    rule("plague.setup.tiles");
    rule("plague.setup.stack");
    rule("plague.setup.unused-tiles");
    let tiles = &components().plague.tiles;
    assert_eq!(tiles.len(), 26);
    let mut seen = BTreeSet::new();
    for state in states(3).filter(|state| !has(state, PlagueCard::SecondHourGlass)) {
        let stack: Vec<TileId> = state.secret.hour_glass.to_vec();
        let letters: Vec<Option<Letter>> = stack.iter().map(|tile| tiles[tile.0 as usize].letter).collect();
        let of = |letter| vec![Some(letter); 4];
        let wanted =
            [vec![Some(Letter::Start)], of(Letter::A), of(Letter::B), of(Letter::C), of(Letter::D), vec![None]];
        assert_eq!(letters, wanted.concat());
        let event = |nth: usize| tiles[stack[nth].0 as usize].event;
        assert_eq!((event(0), event(17)), (Happening::Outbreak, Happening::VictoryOverPlague));
        assert_eq!(stack.iter().collect::<BTreeSet<_>>().len(), 18, "no tile twice");
        seen.extend(stack);
        // The view shows the letter on top and no more.
        assert_eq!(state.view(Viewer::Spectator).next_letter, Some(Letter::A));
    }
    assert_eq!(seen.len(), 26, "every tile comes in some game");
}

fn has(state: &State, card: PlagueCard) -> bool {
    let orleans::SystemOnTable::Plague(table) = state.table.modules.system else { panic!("The Plague") };
    table.cards.contains(&Some(card))
}

#[test]
fn corpses_and_cards() {
    rule("plague.setup.corpses");
    rule("plague.setup.indulgence-hand");
    rule("plague.setup.indulgence-display");
    rule("plague.setup.plague-cards");
    assert_eq!(components().plague.corpses, 46);
    let (mut cards, mut dealt) = (BTreeSet::new(), BTreeSet::new());
    for players in 2..=5 {
        for state in states(players) {
            let game = crate::plague::Scene { state, log: Vec::new() };
            let table = game.on_table();
            cards.extend(table.cards.into_iter().flatten());
            assert_eq!(table.cards.into_iter().flatten().collect::<BTreeSet<_>>().len(), 3);
            let on_markets: u8 = (0..players).map(|seat| game.plagued(seat).on_market).sum();
            assert_eq!(table.supply + on_markets, 46);
            let pile = |card: &orleans::components::Indulgence| components().plague.indulgences[card.index()].pile;
            for seat in 0..players {
                dealt.extend(game.cards_of(seat));
                let backs: Vec<Pile> = game.cards_of(seat).iter().map(pile).collect();
                assert!(backs.len() == 2 && backs.contains(&Pile::A) && backs.contains(&Pile::B), "{backs:?}");
                let others = game.state.view(Viewer::Seat(Seat((seat + 1) % players)));
                assert_eq!((others.players[usize::from(seat)].hand, game.plagued(seat).in_hand), (None, 2), "secret");
            }
            assert!(table.display.iter().all(|card| pile(&card) == Pile::C));
            let all_c = components().plague.indulgences.iter().filter(|facts| facts.pile == Pile::C).count();
            assert_eq!((table.display.len(), usize::from(table.pile)), (2, all_c - 2));
        }
    }
    assert_eq!(cards.len(), 15, "every plague card comes in some game");
    let starts = components().plague.indulgences.iter().filter(|facts| facts.pile != Pile::C).count();
    assert_eq!(dealt.len(), starts, "and so does every card of A and B");
    assert_eq!(components().plague.indulgences.len(), 40);
}

#[test]
fn place_tiles() {
    rule("plague.setup.removed-place-tiles");
    rule("places.general.not-in-plague");
    rule("plague.setup.place-tiles-ten");
    rule("plague.setup.place-tiles-twelve");
    rule("plague.setup.new-place-tiles");
    let mut new = BTreeSet::new();
    for (players, each) in [(2, 10), (3, 10), (4, 10), (5, 12)] {
        for state in states(players) {
            let count = |category| {
                state.table.tiles.iter().filter(|&tile| components().category(tile) == Some(category)).count()
            };
            assert_eq!((count(Category::I), count(Category::II)), (each, each), "{players}");
            for removed in [Place::Sacristy, Place::Brasserie, Place::GunpowderTower] {
                assert!(!state.table.tiles.contains(removed), "{removed}");
            }
            let drawn = state.table.tiles.iter().filter(|&tile| !playable().contains(tile)).collect::<Vec<_>>();
            assert!(drawn.iter().all(|&tile| components().place(tile).home == Home::Tile(Category::Plague)));
            new.insert(drawn.len());
            let one = state.table.tiles.contains(Place::Cemetery) || state.table.tiles.contains(Place::BackDoor);
            assert!(!one || components().category(Place::Cemetery) == Some(Category::I));
        }
    }
    assert!(new.contains(&0) && new.contains(&1), "they are drawn like all others: {new:?}");
    assert_eq!(components().category(Place::MedicinalSpring), Some(Category::II));
    // One of category I can be the first tile of a trader, one of category II cannot.
    let mut game = plague(2);
    game.state.table.tiles = [Place::Cemetery, Place::BackDoor, Place::MedicinalSpring].into_iter().collect();
    game.use_place(Place::Village).play(0, Move::Recruit(orleans::components::Kind::Trader));
    assert_eq!(game.options(0), [Move::Tile(Place::BackDoor), Move::Tile(Place::Cemetery), Move::Decline]);
    game.refuses(0, Move::Tile(Place::MedicinalSpring), "base.village.trader-first-tile");
}

#[test]
fn infirmary_and_doctor() {
    rule("plague.setup.infirmary-doctor");
    rule("plague.setup.infirmary-no-place-tile");
    let mut game = drawn(PlagueCard::CorpseFee, 2);
    assert!((0..2).all(|seat| game.mat(seat).places.contains(Place::Infirmary)));
    assert!(!game.doctor_is_out(0), "put aside until the Outbreak");
    // It is no tile: Arson and torture do not take it, and it is counted nowhere.
    game.under(Happening::Arson).befall();
    assert!(!matches!(game.asks(0), Some(Ask::Happening(_))), "{:?}", game.asks(0));
    let mut poor = plague(2);
    poor.set_coins(0, 0).give_goods(0, orleans::components::Good::Grain, 6).under(Happening::GoodsTax).befall();
    assert!(matches!(poor.asks(0), Some(Ask::Torture { .. })));
    poor.refuses(0, Move::GiveTile(Place::Infirmary), "base.torture.place-tile");
    // Well and Flea Market lend its action, a foreign Church does not.
    let mut game = plague(2);
    game.tile(0, Place::Well).use_place(Place::Well);
    assert!(game.offers(0, Move::Use(Place::Infirmary)));
    let mut game = plague(2);
    game.tile(0, Place::FleaMarket).fill(0, Place::FleaMarket).until_turn_of(0).next_roll(6);
    game.play(0, Move::Use(Place::FleaMarket));
    assert!(game.offers(0, Move::Use(Place::Infirmary)));
    let mut game = plague(2);
    game.tile(0, Place::Church).fill(0, Place::Church).fill(1, Place::Infirmary).until_turn_of(0);
    game.refuses(0, Move::Use(Place::Church), "places.church.use");
}
