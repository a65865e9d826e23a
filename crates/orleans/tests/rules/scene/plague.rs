//! Scenes of The Plague: plague cards, hands, corpses and tiles as a test wants them.

use super::{Scene, seeded, trade};
use orleans::components::{
    Edition, Follower, Happening, Indulgence, Letter, Place, PlagueCard, SpaceKind, TileId, components,
};
use orleans::{Module, Modules, Move, PlagueHand, PlagueMove, PlagueOnMat, PlagueOnTable, Setup, TableOptions};
use orleans::{SystemHand, SystemHidden, SystemOnMat, SystemOnTable};
use tabletop::Seat;

/// So many shuffles are looked at for one that a test wants: where none comes, the test fails and does not hang.
pub(crate) const SHUFFLES: u64 = 1_000;

/// The set-up with seat 0 as the start player.
pub(crate) fn setup(players: u8, modules: &[Module]) -> Setup {
    let options = TableOptions { start_player: Some(Seat(0)), ..TableOptions::default() };
    let modules = modules.iter().copied().collect::<Modules>().with(Module::Plague);
    Setup { options, modules, ..Setup::new(Edition::Bigbox, players) }
}

/// A game in whose set-up this plague card was drawn, and none of the others that change the start.
pub(crate) fn drawn(card: PlagueCard, players: u8) -> Scene {
    let only = |game: &Scene| {
        let cards = game.on_table().cards;
        let at_start = |card: PlagueCard| components().plague.cards[card.index()].at_start;
        cards.contains(&Some(card)) && cards.into_iter().flatten().all(|other| other == card || !at_start(other))
    };
    let mut game = (0..SHUFFLES).map(|n| seeded(setup(players, &[]), n)).find(only).expect("a shuffle");
    game.on_table_mut().cards = [Some(card), None, None];
    game
}

/// Round 2, planning, with no plague card in play: the doctors have come, nobody has a corpse or a card, three
/// cards are left, and nothing lies on the map.
pub(crate) fn plague(players: u8) -> Scene {
    calm(setup(players, &[]))
}

/// The same with orders.
pub(crate) fn with_orders(players: u8) -> Scene {
    calm(setup(players, &[Module::Orders]))
}

fn calm(setup: Setup) -> Scene {
    let at_start = |card: PlagueCard| components().plague.cards[card.index()].at_start;
    let quiet = |game: &Scene| !game.on_table().cards.into_iter().flatten().any(at_start);
    let mut game = (0..SHUFFLES).map(|n| seeded(setup, n)).find(quiet).expect("a shuffle");
    game.on_table_mut().cards = [None; 3];
    game.state.table.round = 2;
    game.sweep_map().under(Happening::VictoryOverPlague);
    (0..setup.players).for_each(|seat| _ = game.give_cards(seat, &[]));
    game.lay_cards(&[Indulgence::FiveGrain, Indulgence::ThreeCheese], &[Indulgence::ThreeWine]);
    game
}

/// The move that plays a card, and keeps the corpses.
pub(crate) fn play(card: Indulgence) -> Move {
    Move::Plague(PlagueMove::Play { card, remove: false })
}

/// The move that plays a card, and is rid of the corpses.
pub(crate) fn play_and_remove(card: Indulgence) -> Move {
    Move::Plague(PlagueMove::Play { card, remove: true })
}

/// The move that takes a card of the display.
pub(crate) fn take(card: Indulgence) -> Move {
    Move::Plague(PlagueMove::TakeCard(card))
}

/// The top card of the pile.
pub(crate) const DRAW: Move = Move::Plague(PlagueMove::DrawCard);
/// One corpse of the Market goes to the supply.
pub(crate) const RETURN: Move = Move::Plague(PlagueMove::ReturnCorpse);
/// The corpses of the Market go into the bag.
pub(crate) const THROW: Move = Move::Plague(PlagueMove::ThrowBack { cemetery: false });

impl Scene {
    /// What The Plague has laid before a seat.
    pub(crate) fn plagued(&self, seat: u8) -> PlagueOnMat {
        let SystemOnMat::Plague(mat) = self.mat(seat).modules.system else { panic!("a mat of The Plague") };
        mat
    }

    pub(crate) fn plagued_mut(&mut self, seat: u8) -> &mut PlagueOnMat {
        let SystemOnMat::Plague(mat) = &mut self.mat_mut(seat).modules.system else { panic!("a mat of The Plague") };
        mat
    }

    pub(crate) fn on_table(&self) -> PlagueOnTable {
        let SystemOnTable::Plague(table) = self.state.table.modules.system else { panic!("a table of The Plague") };
        table
    }

    pub(crate) fn on_table_mut(&mut self) -> &mut PlagueOnTable {
        let SystemOnTable::Plague(table) = &mut self.state.table.modules.system else { panic!("The Plague") };
        table
    }

    /// The cards in a hand.
    pub(crate) fn cards_of(&self, seat: u8) -> Vec<Indulgence> {
        let SystemHand::Plague(hand) = self.player(seat).hand else { panic!("a hand") };
        hand.cards.iter().collect()
    }

    /// A plague card is in play.
    pub(crate) fn with_card(&mut self, card: PlagueCard) -> &mut Scene {
        self.on_table_mut().cards[0] = Some(card);
        self
    }

    /// A seat holds exactly these cards.
    pub(crate) fn give_cards(&mut self, seat: u8, cards: &[Indulgence]) -> &mut Scene {
        let cards = cards.iter().copied().collect();
        self.state.players[Seat(seat)].hand = SystemHand::Plague(PlagueHand { cards, announced: None });
        self.plagued_mut(seat).in_hand = cards.len();
        self
    }

    /// Exactly these cards lie face up and face down.
    pub(crate) fn lay_cards(&mut self, display: &[Indulgence], pile: &[Indulgence]) -> &mut Scene {
        let pile: orleans::IndulgenceSet = pile.iter().copied().collect();
        self.on_table_mut().display = display.iter().copied().collect();
        self.on_table_mut().pile = pile.len();
        self.state.secret.modules.system = SystemHidden::Plague(orleans::PlagueHidden { pile });
        self
    }

    /// So many corpses of the supply lie on the Market of a seat.
    pub(crate) fn infect(&mut self, seat: u8, number: u8) -> &mut Scene {
        self.plagued_mut(seat).on_market += number;
        self.on_table_mut().supply -= number;
        self
    }

    /// So many corpses of the supply are in the bag of a seat.
    pub(crate) fn in_bag(&mut self, seat: u8, number: u8) -> &mut Scene {
        self.plagued_mut(seat).in_bag += number;
        self.on_table_mut().supply -= number;
        self
    }

    /// A corpse of the supply lies on the Cemetery of a seat.
    pub(crate) fn bury(&mut self, seat: u8) -> &mut Scene {
        self.tile(seat, Place::Cemetery).plagued_mut(seat).on_cemetery = true;
        self.on_table_mut().supply -= 1;
        self
    }

    /// Makes the tile with this event the one in force.
    pub(crate) fn under(&mut self, event: Happening) -> &mut Scene {
        let nth = components().plague.tiles.iter().position(|tile| tile.event == event).expect("such a tile");
        self.state.table.tile = Some(TileId(nth as u8));
        self
    }

    /// The same for the tile of a letter.
    pub(crate) fn under_letter(&mut self, event: Happening, letter: Letter) -> &mut Scene {
        let is_it = |tile: &orleans::components::EventFacts| tile.event == event && tile.letter == Some(letter);
        let nth = components().plague.tiles.iter().position(is_it).expect("such a tile");
        self.state.table.tile = Some(TileId(nth as u8));
        self
    }

    /// The plague doctor stands on a space.
    pub(crate) fn doctor_at(&mut self, seat: u8, place: Place, space: SpaceKind) -> &mut Scene {
        self.stand(seat, place, space, Follower::PlagueDoctor)
    }

    /// Whether the plague doctor stands on some space.
    pub(crate) fn doctor_is_out(&self, seat: u8) -> bool {
        let board = &self.mat(seat).board;
        board.stood().iter().any(|space| board.follower(space) == Some(Follower::PlagueDoctor))
    }

    /// Goes on to what is asked when the event has come.
    pub(crate) fn befall(&mut self) -> &mut Scene {
        trade::resolve(self)
    }

    /// Seat 0 uses a place that is filled, in its own turn.
    pub(crate) fn use_place(&mut self, place: Place) -> &mut Scene {
        self.fill(0, place).until_turn_of(0).play(0, Move::Use(place))
    }
}
