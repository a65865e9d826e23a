//! Every deed and every intrigue, reached by whatever way a follower can be sent.

use crate::crossings::counts::{citizens, coins, development, goods, in_guildhall, tiles, wheels_aside, wool};
use crate::crossings::row::{Count, Row, With, changes, put};
use crate::crossings::schemes::{Scheme, declared, schemes, suffered};
use crate::scene::Scene;
use crate::scene::trade::{fill_deed, in_town_hall, send};
use orleans::components::{By, Deed, Follower, Good, Kind, Place, SpaceKind, Town, Track, TradeDeed};
use orleans::{Ask, BoardDeed, Move, Origin};

/// A way to send: where the follower waits before the Action phase, and what leads to the question.
pub(crate) struct Way {
    pub(crate) rules: &'static [&'static str],
    pub(crate) waits: fn(&mut Scene, Kind) -> &mut Scene,
    pub(crate) opens: fn(&mut Scene) -> &mut Scene,
}

/// Lays out something, or plays on.
type Act = fn(&mut Scene) -> &mut Scene;
const NOTHING: Act = |game| game;

/// A row for every deed and every intrigue, sent to in this way.
pub(crate) fn sent_by(way: &'static Way) -> Vec<Row> {
    let mut rows: Vec<Row> = deeds().into_iter().chain(boards()).map(|sending| sending.by(way)).collect();
    for Scheme { character, kind, laid, plot, numbers } in schemes() {
        let sent = send(kind, BoardDeed::Intrigue(character));
        rows.push(changes(
            With::Intrigue(character),
            way.rules,
            move |game| laid((way.opens)((way.waits)(game, kind))),
            move |game| suffered(declared(game.play(0, sent), plot)),
            &numbers,
        ));
    }
    rows
}

/// Seat 0 sends a knight to the Trade board; the Court of Lay Assessors lacks only this one.
pub(crate) fn knight_to(game: &mut Scene, deed: TradeDeed) -> &mut Scene {
    fill_deed(game, BoardDeed::Trade(TradeDeed::CourtOfLayAssessors), 1);
    in_town_hall(game, 0, &[Kind::Knight]);
    game.all_ready().play(0, Move::Use(Place::TownHall)).play(0, send(Kind::Knight, BoardDeed::Trade(deed)))
}

/// Alchemy, reached in this way, puts a follower into the Town Hall: the turn is over, and the follower still there.
pub(crate) fn fed_by(way: &'static Way) -> Row {
    let knight = put(Follower::Knight, Place::TownHall, SpaceKind::Any, Origin::Drawn);
    let sent = send(Kind::Monk, BoardDeed::Trade(TradeDeed::Alchemy));
    changes(
        With::Board(TradeDeed::Alchemy),
        &["base.actions.who-stood-there", "trade.alchemy.use-later"],
        move |game| (way.opens)((way.waits)(game, Kind::Monk)).set_bag(0, [Follower::Knight]).play(0, sent),
        move |game| game.play(0, Move::Draw(1)).play(0, knight),
        &[(knights_in_town_hall, 1), (turn_is_over, 1)],
    )
}

fn knights_in_town_hall(game: &Scene) -> i32 {
    game.standing(0, Place::TownHall).iter().filter(|&&follower| follower == Follower::Knight).count() as i32
}

fn turn_is_over(game: &Scene) -> i32 {
    game.asks(0).is_none_or(|ask| ask == Ask::Action).into()
}

/// Who is sent where, what must lie on the table, what comes after the sending, and what changes.
struct Sending {
    with: With,
    kind: Kind,
    laid: Act,
    sent: Move,
    done: Act,
    numbers: Vec<(Count, i32)>,
}

impl Sending {
    fn by(self, way: &'static Way) -> Row {
        let Sending { with, kind, laid, sent, done, numbers } = self;
        changes(
            with,
            way.rules,
            move |game| laid((way.opens)((way.waits)(game, kind))),
            move |game| done(game.play(0, sent)),
            &numbers,
        )
    }
}

/// The knight that Alchemy draws goes here.
const KNIGHT: Move =
    Move::Put { follower: Follower::Knight, place: Place::Guildhall, space: SpaceKind::Knight, from: Origin::Drawn };

/// Coins as printed, or the choice of Canalization.
fn deeds() -> Vec<Sending> {
    let row = |deed, kind, done, numbers| {
        let sent = Move::Send { kind, deed };
        Sending { with: With::Deed(deed), kind, laid: NOTHING, sent, done, numbers }
    };
    vec![
        row(Deed::CityWall, Kind::Farmer, NOTHING, vec![(coins, 1)]),
        row(Deed::PapalConclave, Kind::Monk, NOTHING, vec![(coins, 3)]),
        row(Deed::DefeatingThePlague, Kind::Boatman, NOTHING, vec![(coins, 2)]),
        row(Deed::Astronomy, Kind::Scholar, NOTHING, vec![(coins, 1)]),
        row(Deed::BoatmensGuild, Kind::Boatman, NOTHING, vec![(coins, 1)]),
        row(Deed::BuildingTheCathedral, Kind::Craftsman, NOTHING, vec![(coins, 2)]),
        row(Deed::PeaceTreaty, Kind::Knight, NOTHING, vec![(coins, 2)]),
        row(Deed::Canalization, Kind::Trader, |game| game.play(0, Move::Develop), vec![(coins, 0), (development, 1)]),
    ]
}

fn boards() -> Vec<Sending> {
    let row = |deed, kind, laid: Act, good, done: Act, numbers| {
        let sent = Move::SendTo { kind, deed: BoardDeed::Trade(deed), good };
        Sending { with: With::Board(deed), kind, laid, sent, done, numbers }
    };
    vec![
        row(
            TradeDeed::Alchemy,
            Kind::Monk,
            |game| game.set_bag(0, [Follower::Knight]),
            None,
            |game| game.play(0, Move::Draw(1)).play(0, KNIGHT),
            vec![(in_guildhall, 1), (coins, 0)],
        ),
        row(TradeDeed::CourtOfLayAssessors, Kind::Monk, NOTHING, None, NOTHING, vec![(coins, 1)]),
        row(TradeDeed::Thanksgiving, Kind::Farmer, NOTHING, Some(Good::Wine), NOTHING, vec![(goods, 1), (wool, 0)]),
        row(TradeDeed::SheepFarming, Kind::Craftsman, NOTHING, Some(Good::Wool), NOTHING, vec![(wool, 1)]),
        row(TradeDeed::Coinage, Kind::Scholar, NOTHING, None, NOTHING, vec![(coins, 3)]),
        row(TradeDeed::Research, Kind::Scholar, NOTHING, None, NOTHING, vec![(development, 2)]),
        row(
            TradeDeed::TowingService,
            Kind::Boatman,
            |game| game.lay_goods(Town::Orleans, Town::Briare, By::Water, &[Good::Wool]),
            None,
            |game| game.play(0, Move::Travel { to: Town::Briare, by: By::Water, take: Some(Good::Wool) }),
            vec![(wool, 1)],
        ),
        row(TradeDeed::Architecture, Kind::Monk, NOTHING, None, NOTHING, vec![(citizens, 1)]),
        row(
            TradeDeed::TownCharter,
            Kind::Trader,
            |game| game.set_track(0, Track::Traders, 1),
            None,
            |game| {
                let tile = game.options(0)[0];
                game.play(0, tile)
            },
            vec![(tiles, 1)],
        ),
        row(
            TradeDeed::Navigation,
            Kind::Boatman,
            |game| game.set_track(0, Track::Craftsmen, 1),
            None,
            NOTHING,
            vec![(wheels_aside, 1)],
        ),
    ]
}
