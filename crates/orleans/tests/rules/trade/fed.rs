//! Places that get a follower while an action is going on: it works from the next turn on.

use crate::scene::{Scene, rule};
use crate::trade::{expansion, fill_deed, in_town_hall, n_sent, send};
use orleans::components::{Follower, Kind, Place, SpaceKind, Town, TradeDeed};
use orleans::{Ask, BoardDeed, Module, Move, Origin};

const ALCHEMY: BoardDeed = BoardDeed::Trade(TradeDeed::Alchemy);
const COINAGE: BoardDeed = BoardDeed::Trade(TradeDeed::Coinage);
const COURT: BoardDeed = BoardDeed::Trade(TradeDeed::CourtOfLayAssessors);

/// Seat 0 with these followers in the Town Hall and a single one in the bag; the Court lacks one follower.
fn host(kinds: &[Kind], bag: Follower) -> Scene {
    let mut game = expansion(&[Module::TradeDeeds], 4);
    in_town_hall(&mut game, 0, kinds);
    fill_deed(&mut game, COURT, 1);
    game.set_market(0, []).set_bag(0, [bag]).all_ready();
    game
}

fn put(follower: Follower, place: Place) -> Move {
    let space = if place == Place::TownHall { SpaceKind::Any } else { follower.kind().into() };
    Move::Put { follower, place, space, from: Origin::Drawn }
}

/// Sends a monk to Alchemy and puts whoever is drawn for it somewhere.
fn feed(game: &mut Scene, follower: Follower, place: Place) {
    game.play(0, send(Kind::Monk, ALCHEMY)).play(0, Move::Draw(1)).play(0, put(follower, place));
}

/// One follower brings Alchemy, and nothing more on this turn.
#[test]
fn the_town_hall_by_alchemy() {
    rule("base.actions.who-stood-there");
    rule("trade.alchemy.use-later");
    for lender in [None, Some(Place::Well)] {
        let mut game = host(&[Kind::Monk], Follower::Knight);
        if let Some(place) = lender {
            game.tile(0, place).fill(0, place).play(0, Move::Use(place));
        }
        game.play(0, Move::Use(Place::TownHall));
        feed(&mut game, Follower::Knight, Place::TownHall);
        assert_eq!((game.asks(0), game.asks(1)), (None, Some(Ask::Action)), "{lender:?}");
        assert_eq!(game.standing(0, Place::TownHall), [Follower::Knight]);
        game.play(1, Move::Pass).play(2, Move::Pass).play(3, Move::Pass);
        game.play(0, Move::Use(Place::TownHall)).play(0, send(Kind::Knight, COINAGE));
        assert_eq!(n_sent(&game, COINAGE), 1, "on a later turn");
    }
}

/// Whoever stood there before is sent on, and is not mistaken for the newcomer.
#[test]
fn beside_another() {
    rule("base.actions.who-stood-there");
    let mut game = host(&[Kind::Monk, Kind::Farmer], Follower::Knight);
    game.play(0, Move::Use(Place::TownHall));
    feed(&mut game, Follower::Knight, Place::TownHall);
    game.refuses(0, send(Kind::Knight, COINAGE), "base.actions.who-stood-there");
    game.refuses(0, send(Kind::Trader, COINAGE), "base.townhall.send");
    game.play(0, send(Kind::Farmer, COURT)).play(0, Move::Decline);
    assert_eq!(game.standing(0, Place::TownHall), [Follower::Knight]);

    // Two of a kind: the second draw of Alchemy must not free the first.
    let mut twins = host(&[Kind::Monk, Kind::Monk], Follower::Monk);
    twins.play(0, Move::Use(Place::TownHall));
    feed(&mut twins, Follower::Monk, Place::TownHall);
    twins.set_bag(0, [Follower::Monk]);
    twins.play(0, send(Kind::Monk, COURT)).play(0, Move::Decline);
    assert_eq!(twins.standing(0, Place::TownHall), [Follower::Monk]);
    twins.play(1, Move::Pass).play(2, Move::Pass).play(3, Move::Pass);
    twins.play(0, Move::Use(Place::TownHall)).play(0, send(Kind::Monk, ALCHEMY));
    assert_eq!(n_sent(&twins, ALCHEMY), 2);
}

/// The Court's own action may feed the Town Hall that it came from.
#[test]
fn the_town_hall_by_the_bathhouse() {
    rule("base.actions.who-stood-there");
    rule("places.bathhouse.may-activate");
    let mut game = host(&[Kind::Monk], Follower::Knight);
    game.tile(0, Place::Bathhouse);
    game.play(0, Move::Use(Place::TownHall)).play(0, send(Kind::Monk, COURT)).play(0, Move::Use(Place::Bathhouse));
    game.play(0, put(Follower::Knight, Place::TownHall));
    assert_eq!((game.asks(0), game.asks(1)), (None, Some(Ask::Action)));
}

/// An action that begins later on the same turn does without the newcomer as well: a second sending, a
/// performance in the Theatre, a Tavern that joins the Guildhall.
#[test]
fn another_action_of_the_same_turn() {
    rule("base.actions.who-stood-there");
    let cases = [
        (Place::TownHall, Place::TownHall, Follower::Knight, "base.townhall.needs-a-sending"),
        (Place::Theatre, Place::Theatre, Follower::Knight, "base.actions.no-empty-action"),
        (Place::Tavern, Place::Guildhall, Follower::Trader, "base.guildhall.one-per-town"),
    ];
    for (fed, used, drawn, why) in cases {
        let mut game = host(&[Kind::Monk, Kind::Farmer], drawn);
        game.tile(0, Place::Theatre).tile(0, Place::Tavern).set_merchant(0, Town::Tours).station(1, Town::Tours);
        game.play(0, Move::Use(Place::TownHall));
        if fed != Place::TownHall {
            let mut before = game.fork();
            before.stand(0, fed, drawn.kind().into(), drawn);
            before.play(0, send(Kind::Farmer, COURT)).play(0, Move::Use(used));
        }
        feed(&mut game, drawn, fed);
        game.play(0, send(Kind::Farmer, COURT)).refuses(0, Move::Use(used), why);
    }
}
