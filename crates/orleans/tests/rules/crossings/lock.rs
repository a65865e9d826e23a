//! Lock: a step on another track for the boatman just taken, and only for one that is taken.

use crate::crossings::counts::{bag, boatmen_track, coins, knights_track, wheels_aside};
use crate::crossings::row::With::{self, Board, Event, Intrigue};
use crate::crossings::row::{Count, Row, boards, changes, cross, deeds, events, hours, intrigues, put};
use crate::crossings::schemes::schemed;
use crate::crossings::sending::knight_to;
use crate::scene::Scene;
use crate::scene::trade::resolve;
use orleans::components::Happening::*;
use orleans::components::{Character, Follower, Kind, Place, SpaceKind, Track, TradeDeed};
use orleans::{AnyTrack, Ask, IntrigueMove, Move, Origin};

/// Seat 0 has taken a boatman and is asked for the track.
pub(crate) fn boatman(game: &mut Scene) -> &mut Scene {
    game.tile(0, Place::Lock).fill(0, Place::Village).all_ready();
    game.play(0, Move::Use(Place::Village)).play(0, Move::Recruit(Kind::Boatman))
}

/// Whether the Lock asks something.
pub(crate) fn asks(game: &Scene) -> i32 {
    (game.asks(0) == Some(Ask::Lock)).into()
}

fn rows() -> Vec<Row> {
    let boatmen = Move::Intrigue(IntrigueMove::Alone(AnyTrack::Follower(Track::Boatmen)));
    let spot = put(Follower::Boatman, Place::Castle, SpaceKind::Boatman, Origin::Drawn);
    // No scholar, knight or craftsman is taken: the step on their track is none of the ban's.
    let bans: [(With, Track, Count); 3] = [
        (Event(Conference), Track::Scholars, |game| game.track(0, Track::Scholars).into()),
        (Event(Crusade), Track::Knights, knights_track),
        (Event(Strike), Track::Craftsmen, wheels_aside),
    ];
    let stepped = |(with, track, count): (With, Track, Count)| {
        let rules = &["events.recruit-ban.scope", "places.lock.which-tracks", "places.lock.bonus"];
        changes(with, rules, boatman, move |game| game.play(0, Move::Advance(track)), &[(count, 1)])
    };
    let mut rows: Vec<Row> = bans.map(stepped).into();
    rows.extend([
        changes(
            Event(Indulgence),
            &["places.lock.only-with-advance", "events.indulgence.to-bag"],
            |game| resolve(game.tile(0, Place::Lock)),
            |game| game.play(0, Move::Recruit(Kind::Boatman)),
            &[(coins, -2), (bag, 1), (asks, 0), (boatmen_track, 0)],
        ),
        changes(
            Event(Training),
            &["places.lock.only-with-advance", "events.training.advance"],
            |game| resolve(game.tile(0, Place::Lock)),
            |game| game.play(0, Move::Advance(Track::Boatmen)),
            &[(boatmen_track, 1), (coins, 0), (asks, 0)],
        ),
        // The step first, then the newcomer finds a place.
        changes(
            Event(Amnesty),
            &["events.amnesty.place-at-once", "places.lock.instead"],
            boatman,
            move |game| game.play(0, Move::Advance(Track::Knights)).play(0, spot),
            &[(knights_track, 1), (boatmen_track, 0), (|game: &Scene| game.standing(0, Place::Castle).len() as i32, 1)],
        ),
        // The marker is still on the start space, which shows no coins.
        changes(
            Event(FishingGrounds),
            &["events.fishing-grounds.blank-spaces", "places.lock.bonus"],
            boatman,
            |game| game.play(0, Move::Advance(Track::Knights)).all_pass(),
            &[(knights_track, 1), (coins, 0)],
        ),
        changes(
            Event(Torture),
            &["base.torture.place-tile"],
            |game| resolve(game.tile(0, Place::Lock)).play(0, Move::GiveTile(Place::Lock)),
            |game| boatman_without(game.next_round()),
            &[(boatmen_track, 1), (asks, 0)],
        ),
        changes(
            Intrigue(Character::Traitor),
            &["places.lock.only-with-advance", "intrigue.traitor.advance"],
            |game| schemed(game.tile(0, Place::Lock), Kind::Monk, Character::Traitor),
            move |game| game.play(0, boatmen),
            &[(boatmen_track, 1), (asks, 0)],
        ),
        changes(
            Board(TradeDeed::CourtOfLayAssessors),
            &["trade.court.complete-action", "places.lock.instead"],
            |game| knight_to(game.tile(0, Place::Lock), TradeDeed::CourtOfLayAssessors),
            |game| {
                game.play(0, Move::Use(Place::Village)).play(0, Move::Recruit(Kind::Boatman));
                game.play(0, Move::Advance(Track::Knights))
            },
            &[(knights_track, 1), (boatmen_track, 0), (bag, 1)],
        ),
    ]);
    rows
}

/// Seat 0 takes a boatman once the Lock is gone.
pub(crate) fn boatman_without(game: &mut Scene) -> &mut Scene {
    game.set_market(0, []).fill(0, Place::Village).all_ready().until_turn_of(0);
    game.play(0, Move::Use(Place::Village)).play(0, Move::Recruit(Kind::Boatman))
}

#[test]
fn the_lock() {
    let plots: Vec<Character> = Character::ALL.iter().copied().filter(|&it| it != Character::Traitor).collect();
    let others = [
        Harvest,
        BonVoyage,
        Tax,
        Trip,
        Income,
        Retraining,
        Wedding,
        Sabotage,
        Malfunction,
        TradingDay,
        Plague,
        Vacation,
        BookFire,
        GoodsTax,
        Dues,
        PeasantUprising,
        TechnologyTax,
        Summoning,
        Famine,
        CapitationTax,
        Tithe,
        Silentium,
    ];
    let sent: Vec<TradeDeed> =
        TradeDeed::ALL.iter().copied().filter(|&deed| deed != TradeDeed::CourtOfLayAssessors).collect();
    cross(
        &rows(),
        &[
            ("nobody takes a boatman or moves a marker for one", hours(&crate::crossings::row::base_events())),
            ("the same", events(&others)),
            ("the same", intrigues(&plots)),
            ("the same", deeds()),
            ("the same", boards(&sent)),
        ],
    );
}
