//! Actions lent by the Well, and who stands there, met with each event of the stack.

use crate::invasion::by_event::{GOODS, MAP, Row, cross, dismiss};
use crate::invasion::{Scene, resolve, rule, under, unit};
use orleans::components::{Follower, Happening, Kind, Place, SpaceKind};
use orleans::{Move, Unit, Whence};
use tabletop::Seat;

/// Seat 0 uses the Well in its turn.
fn lent(event: Happening, prepare: impl Fn(&mut Scene)) -> Scene {
    let mut game = under(event, 2);
    prepare(game.tile(0, Place::Well));
    game.act(0, Place::Well);
    game
}

/// Two monks of seat 0 stand on the Well, and nobody anywhere else, when the event comes.
fn stood(event: Happening, prepare: impl Fn(&mut Scene)) -> Scene {
    resolve(event, 2, |game| {
        prepare(game.set_market(0, []).set_bag(0, []).set_coins(0, 0).filled(0, Place::Well));
    })
}

const HERE: Whence = Whence::Space(Place::Well, SpaceKind::Monk);

/// A follower is drawn from the bag alone, and the bag is empty.
fn not_from_a_space(event: Happening) {
    let game = stood(event, |_| {});
    assert_eq!((game.standing(0, Place::Well).len(), game.state.table.round), (2, 2), "{event}");
}

#[test]
fn the_well() {
    use Happening::*;
    rule("invasion.event.assembly");
    rule("invasion.event.highwayman");
    rule("invasion.event.pilgrimage");
    rule("invasion.event.famine");
    rule("invasion.event.rome-calling");
    rule("invasion.event.witch-hunt");
    rule("invasion.event.arson-contents");
    let rows: [Row; 11] = [
        (Assembly, |event| {
            let mut game = lent(event, |game| _ = game.hall(0, &[Kind::Knight]));
            game.refuses(0, Move::Use(Place::TownHall), "invasion.event.assembly");
        }),
        (Highwayman, |event| {
            let mut game = lent(event, |_| {});
            game.refuses(0, Move::Use(Place::Wagon), "invasion.event.highwayman").play(0, Move::Use(Place::Ship));
        }),
        (Pilgrimage, |event| {
            lent(event, |_| {}).refuses(0, Move::Use(Place::Monastery), "invasion.event.pilgrimage");
        }),
        (Plague, not_from_a_space),
        (RagingPlague, not_from_a_space),
        (Support, not_from_a_space),
        (Famine, |event| {
            let mut game = stood(event, |_| {});
            game.play(0, dismiss(Kind::Monk, HERE)).play(0, dismiss(Kind::Monk, HERE));
            assert_eq!((game.standing(0, Place::Well).len(), game.state.table.round), (0, 2), "as many as there are");
        }),
        (RomeCalling, |event| {
            let mut game = stood(event, |game| _ = game.set_bag(1, [Follower::Monk]));
            let monk = |seat, from| unit(Unit::Monk { seat: Seat(seat), from });
            game.play(0, monk(0, HERE)).play(0, monk(1, Whence::Bag)).all_approve();
            assert_eq!(game.standing(0, Place::Well).len(), 1);
        }),
        (WitchHunt, |event| {
            let game = stood(event, |game| _ = game.set_development(0, 9));
            assert!(game.offers(0, unit(Unit::Monk { seat: Seat(0), from: HERE })));
        }),
        (Harvest, |event| {
            let mut game = stood(event, |_| {});
            game.play(0, Move::GiveTile(Place::Well));
            assert_eq!(game.player(0).bag.count(Follower::Monk), 2);
        }),
        (TeamArson, |event| {
            let mut game = stood(event, |game| _ = game.tile(0, Place::School).tile(1, Place::Winery));
            let tile = |place| unit(Unit::Tile { seat: Seat(0), place });
            game.play(0, tile(Place::Well)).play(0, tile(Place::School)).all_approve();
            assert_eq!(game.player(0).bag.count(Follower::Monk), 2, "who stood there is not lost");
        }),
    ];
    let apart: [(&str, &[Happening]); 5] = [
        ("no gear wheel can lie on the Well", &[Demolition]),
        ("the Well of a player is not in the supply", &[Earthquake]),
        ("steps without a follower, and a tile at the walls", &[Training, Reinforcement]),
        GOODS,
        MAP,
    ];
    cross(&rows, &apart);
}
