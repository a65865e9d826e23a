//! A row of a table of crossings, and how it is checked.

use crate::scene::plague::plague;
use crate::scene::trade::expansion;
use crate::scene::{Scene, rule};
use orleans::components::{
    Character, Deed, EventFacts, Follower, Happening, Indulgence, Letter, Place, PlagueCard, PlagueDeed, SpaceKind,
    TileId, TradeDeed, components,
};
use orleans::{Module, Move, Origin};

/// What is met: an event of the base game, of the trade tiles or of The Plague, an intrigue, a deed of any board, a
/// plague card in play, an Indulgence card in the hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum With {
    Hour(Happening),
    Event(Happening),
    Intrigue(Character),
    Deed(Deed),
    Board(TradeDeed),
    PlagueEvent(Happening),
    PlagueCard(PlagueCard),
    Indulgence(Indulgence),
    PlagueDeed(PlagueDeed),
}

impl With {
    fn all() -> Vec<With> {
        let events = events(&printed(components().trade_tiles()));
        [hours(&base_events()), events, intrigues(Character::ALL), deeds(), boards(TradeDeed::ALL)].concat()
    }

    fn of_plague() -> Vec<With> {
        let events = printed(&components().plague.tiles).into_iter().map(With::PlagueEvent);
        let cards = PlagueCard::ALL.iter().copied().map(With::PlagueCard);
        let indulgences = Indulgence::ALL.iter().copied().map(With::Indulgence);
        events.chain(cards).chain(indulgences).chain(PlagueDeed::ALL.iter().copied().map(With::PlagueDeed)).collect()
    }

    /// A table of three where it is in play, in the Planning phase of the first round; of The Plague in its second
    /// round, with its whole board of deeds only for four.
    fn table(self) -> Scene {
        let modules: &[Module] = match self {
            With::PlagueEvent(event) => return laid_with(plague(3), |game| game.under(event)),
            With::PlagueCard(card) => return laid_with(plague(3), |game| game.with_card(card)),
            With::Indulgence(card) => return laid_with(plague(3), |game| game.give_cards(0, &[card])),
            With::PlagueDeed(_) => return plague(4),
            With::Hour(_) | With::Deed(_) => &[],
            With::Event(_) => &[Module::TradeEvents],
            With::Intrigue(_) => &[Module::Intrigue],
            With::Board(_) => &[Module::TradeDeeds],
        };
        let mut game = expansion(modules, 3);
        match self {
            With::Hour(Happening::Pilgrimage) => _ = game.event(Happening::Pilgrimage, Letter::B),
            With::Hour(event) => _ = game.event(event, Letter::A),
            With::Event(event) => {
                let nth = components().trade_tiles().iter().position(|tile| tile.event == event).expect("a tile");
                game.state.table.tile = Some(TileId((components().base_tiles().len() + nth) as u8));
            }
            _ => {}
        }
        game
    }
}

fn laid_with(mut game: Scene, with: impl Fn(&mut Scene) -> &mut Scene) -> Scene {
    with(&mut game);
    game
}

/// The events of a set of tiles, each once.
fn printed(tiles: &[EventFacts]) -> Vec<Happening> {
    Happening::ALL.iter().copied().filter(|event| tiles.iter().any(|tile| tile.event == *event)).collect()
}

/// The six events of the base game.
pub(crate) fn base_events() -> Vec<Happening> {
    printed(components().base_tiles())
}

/// Events of the base game.
pub(crate) fn hours(events: &[Happening]) -> Vec<With> {
    events.iter().copied().map(With::Hour).collect()
}

/// Events of the trade tiles.
pub(crate) fn events(events: &[Happening]) -> Vec<With> {
    events.iter().copied().map(With::Event).collect()
}

pub(crate) fn intrigues(characters: &[Character]) -> Vec<With> {
    characters.iter().copied().map(With::Intrigue).collect()
}

/// The deeds of the base board.
pub(crate) fn deeds() -> Vec<With> {
    Deed::ALL.iter().copied().map(With::Deed).collect()
}

/// Deeds of the Trade board.
pub(crate) fn boards(deeds: &[TradeDeed]) -> Vec<With> {
    deeds.iter().copied().map(With::Board).collect()
}

/// The answer that puts a follower on a space.
pub(crate) fn put(follower: Follower, place: Place, space: SpaceKind, from: Origin) -> Move {
    Move::Put { follower, place, space, from }
}

/// Lays out a scene, or plays on in it.
type Act = Box<dyn Fn(&mut Scene) -> &mut Scene>;
/// A number that can be read off a table.
pub(crate) type Count = fn(&Scene) -> i32;

/// One crossing: the scene, and what comes of it.
pub(crate) struct Row {
    with: With,
    rules: &'static [&'static str],
    laid: Act,
    then: Then,
}

enum Then {
    /// What is done changes these numbers by so much.
    Changes(Act, Vec<(Count, i32)>),
    /// This seat cannot make this move, because of this rule.
    Refuses(u8, Move, &'static str),
}

/// A row in which what is `done` changes numbers; one of them at least.
pub(crate) fn changes(
    with: With,
    rules: &'static [&'static str],
    laid: impl Fn(&mut Scene) -> &mut Scene + 'static,
    done: impl Fn(&mut Scene) -> &mut Scene + 'static,
    numbers: &[(Count, i32)],
) -> Row {
    Row { with, rules, laid: Box::new(laid), then: Then::Changes(Box::new(done), numbers.to_vec()) }
}

/// A row in which a rule forbids a move.
pub(crate) fn refuses(
    with: With,
    rules: &'static [&'static str],
    laid: impl Fn(&mut Scene) -> &mut Scene + 'static,
    (seat, mv, id): (u8, Move, &'static str),
) -> Row {
    Row { with, rules, laid: Box::new(laid), then: Then::Refuses(seat, mv, id) }
}

impl Row {
    fn check(&self) {
        println!("{:?}", self.with);
        self.rules.iter().for_each(|id| _ = rule(id));
        let mut game = self.with.table();
        (self.laid)(&mut game);
        match &self.then {
            Then::Refuses(seat, mv, id) => _ = game.refuses(*seat, *mv, id),
            Then::Changes(done, numbers) => {
                assert!(numbers.iter().any(|&(_, by)| by != 0), "nothing changes");
                let before: Vec<i32> = numbers.iter().map(|(count, _)| count(&game)).collect();
                done(&mut game);
                let after = numbers.iter().zip(before).map(|((count, _), before)| count(&game) - before);
                assert_eq!(after.collect::<Vec<_>>(), numbers.iter().map(|&(_, by)| by).collect::<Vec<_>>());
            }
        }
    }
}

/// Checks every row, and that each pair has rows or one reason why the two never meet.
pub(crate) fn cross(rows: &[Row], apart: &[(&str, Vec<With>)]) {
    cross_all(With::all(), rows, apart);
}

/// The same for what The Plague brings.
pub(crate) fn cross_plague(rows: &[Row], apart: &[(&str, Vec<With>)]) {
    cross_all(With::of_plague(), rows, apart);
}

fn cross_all(all: Vec<With>, rows: &[Row], apart: &[(&str, Vec<With>)]) {
    rows.iter().for_each(Row::check);
    for with in all {
        let meets = rows.iter().any(|row| row.with == with);
        let reasons = apart.iter().filter(|(_, withs)| withs.contains(&with)).count();
        assert_eq!(usize::from(meets) + reasons, 1, "{with:?}: rows, or one reason why not");
    }
}
