//! Church: the monk who uses what others have.

use crate::counts::{bag, coins, coins_of_1, monks, standing};
use crate::debts::{DEBTS, in_debt};
use crate::row::With::{Board, Event, Hour, Intrigue};
use crate::row::{Row, boards, changes, cross, deeds, events, hours, intrigues, refuses};
use crate::scene::Scene;
use crate::scene::trade::{fill_deed, in_town_hall, on, resolve, send};
use crate::schemes::{schemed, suffered};
use orleans::components::Happening::*;
use orleans::components::{Character, Follower, Happening, Kind, Place, SpaceKind, TradeDeed};
use orleans::{BoardDeed, HappeningMove, Move, Origin, Plot, Whence};
use tabletop::Seat;

const CHURCH: Move = Move::Use(Place::Church);

/// Seat 0 has the Church ready, seat 1 a filled Brewery.
fn ready(game: &mut Scene) -> &mut Scene {
    game.filled(0, Place::Church).filled(1, Place::Brewery)
}

fn borrow(place: Place) -> Move {
    Move::Borrow { owner: Seat(1), place }
}

fn rows() -> Vec<Row> {
    let mut rows = of_events();
    // Bans on recruiting leave a monk who is there already at work.
    for with in [Hour(Happening::Pilgrimage), Event(Conference), Event(Crusade), Event(Strike), Event(Sabotage)] {
        rows.push(changes(
            with,
            &["base.events.pilgrimage-all-sources", "places.church.use"],
            |game| ready(game).all_ready(),
            |game| game.play(0, CHURCH).play(0, borrow(Place::Brewery)),
            &[(coins, 0), (coins_of_1, 2), (bag, 1), (monks, 0)],
        ));
    }
    for with in DEBTS {
        rows.push(changes(
            with,
            &["base.torture.place-tile-contents"],
            move |game| resolve(in_debt(ready(game), with)),
            |game| game.play(0, Move::GiveTile(Place::Church)),
            &[(bag, 1), (standing, -1)],
        ));
    }
    rows.extend(of_intrigues());
    rows.extend(of_boards());
    rows
}

fn of_events() -> Vec<Row> {
    let (place, space) = (Place::Church, SpaceKind::Monk);
    let monk = Move::Put { follower: Follower::Monk, place, space, from: Origin::Drawn };
    let farmer = Move::Put { follower: Follower::OwnFarmer, place, space, from: Origin::Market };
    let dismiss = Move::Happening(HappeningMove::Dismiss { kind: Kind::Monk, from: Whence::Space(place, space) });
    vec![
        // A monk won by the borrowed tile takes the place of the one that has just left.
        changes(
            Event(Amnesty),
            &["events.amnesty.after-action", "places.church.for-the-user"],
            |game| {
                ready(game).filled(1, Place::FleaMarket).all_ready().next_roll(5).play(0, CHURCH);
                game.play(0, borrow(Place::FleaMarket))
            },
            move |game| game.play(0, monk),
            &[(standing, 1), (bag, 0)],
        ),
        refuses(
            Event(PeasantUprising),
            &["events.peasant-uprising.planning", "base.planning.nothing-replaces-monk"],
            |game| game.tile(0, Place::Church),
            (0, farmer, "base.planning.nothing-replaces-monk"),
        ),
        changes(
            Event(Famine),
            &["events.famine.sources"],
            |game| resolve(ready(game)),
            move |game| game.play(0, dismiss),
            &[(standing, -1), (monks, 1)],
        ),
        changes(
            Event(CapitationTax),
            &["events.capitation-tax.per-follower"],
            |game| ready(game).set_market(0, []).all_ready(),
            |game| game.all_pass(),
            &[(coins, -2)],
        ),
    ]
}

fn of_intrigues() -> Vec<Row> {
    let monk = Plot::Sabotage { place: Place::Church, space: SpaceKind::Monk, follower: Follower::Monk };
    // The Church of seat 1, and a tile of seat 2 that it could use.
    fn of_1(game: &mut Scene) -> &mut Scene {
        game.filled(1, Place::Church).filled(2, Place::Brewery)
    }
    vec![
        refuses(
            Intrigue(Character::Saboteur),
            &["intrigue.saboteur.locked"],
            move |game| {
                schemed(of_1(game), Kind::Craftsman, Character::Saboteur);
                suffered(game.play(0, on(1, monk))).stand(1, Place::Church, SpaceKind::Monk, Follower::Monk)
            },
            (1, CHURCH, "intrigue.saboteur.locked"),
        ),
        refuses(
            Intrigue(Character::Saboteur),
            &["intrigue.saboteur.locked"],
            move |game| {
                schemed(of_1(game).filled(1, Place::Well), Kind::Craftsman, Character::Saboteur);
                suffered(game.play(0, on(1, monk))).play(1, Move::Use(Place::Well))
            },
            (1, CHURCH, "intrigue.saboteur.locked"),
        ),
    ]
}

/// Alchemy fills the Church; the Court of Lay Assessors lends it without its monk.
fn of_boards() -> Vec<Row> {
    const ALCHEMY: BoardDeed = BoardDeed::Trade(TradeDeed::Alchemy);
    const COURT: BoardDeed = BoardDeed::Trade(TradeDeed::CourtOfLayAssessors);
    let monk =
        Move::Put { follower: Follower::Monk, place: Place::Church, space: SpaceKind::Monk, from: Origin::Drawn };
    fn sending(game: &mut Scene, deed: BoardDeed) -> &mut Scene {
        in_town_hall(game, 0, &[Kind::Knight]);
        game.tile(0, Place::Church).filled(1, Place::Brewery).set_bag(0, [Follower::Monk]).all_ready();
        game.play(0, Move::Use(Place::TownHall)).play(0, send(Kind::Knight, deed))
    }
    vec![
        changes(
            Board(TradeDeed::Alchemy),
            &["trade.alchemy.draw"],
            |game| sending(game, ALCHEMY).play(0, Move::Draw(1)),
            move |game| game.play(0, monk),
            &[(standing, 1)],
        ),
        changes(
            Board(TradeDeed::CourtOfLayAssessors),
            &["trade.court.complete-action", "places.church.use"],
            |game| {
                fill_deed(game, COURT, 1);
                sending(game, COURT)
            },
            |game| game.play(0, CHURCH).play(0, borrow(Place::Brewery)),
            &[(coins, 0), (coins_of_1, 2)],
        ),
    ]
}

#[test]
fn the_church() {
    let of_base = [Happening::Income, Happening::TradingDay, Happening::Plague];
    let of_trade = [
        Indulgence,
        Training,
        BonVoyage,
        Income,
        FishingGrounds,
        Wedding,
        TradingDay,
        Plague,
        BookFire,
        Summoning,
        Tithe,
    ];
    let sent: Vec<TradeDeed> = TradeDeed::ALL[2..].to_vec();
    let plots: Vec<Character> = Character::ALL.iter().copied().filter(|&it| it != Character::Saboteur).collect();
    cross(
        &rows(),
        &[
            ("phase 6 does not look at who stands there", hours(&of_base)),
            ("the same", events(&of_trade)),
            ("no gear wheel lies on the space of a monk", events(&[Malfunction])),
            ("nothing happens to anybody", events(&[Vacation, Silentium])),
            ("it uses no player board, and so sends nobody: see what it borrows", deeds()),
            ("the same", boards(&sent)),
            ("the same", intrigues(&plots)),
        ],
    );
}
