//! Lock: a step on another track for the boatman just taken, and only for one that is taken.

use crate::counts::{bag, boatmen_track, coins, knights_track, wheels_aside};
use crate::row::With::{Board, Event, Intrigue};
use crate::row::{Row, base_events, boards, changes, cross, deeds, events, hours, intrigues};
use crate::scene::Scene;
use crate::scene::trade::{fill_deed, in_town_hall, resolve, send};
use crate::schemes::schemed;
use orleans::components::Happening::*;
use orleans::components::{Character, Follower, Kind, Place, SpaceKind, Track, TradeDeed};
use orleans::{AnyTrack, Ask, BoardDeed, IntrigueMove, Move, Origin};

/// Seat 0 has taken a boatman and is asked for the track.
fn boatman(game: &mut Scene) -> &mut Scene {
    game.tile(0, Place::Lock).fill(0, Place::Village).all_ready();
    game.play(0, Move::Use(Place::Village)).play(0, Move::Recruit(Kind::Boatman))
}

fn scholars_track(game: &Scene) -> i32 {
    game.track(0, Track::Scholars).into()
}

/// Whether the Lock asks something.
fn asks(game: &Scene) -> i32 {
    (game.asks(0) == Some(Ask::Lock)).into()
}

fn rows() -> Vec<Row> {
    const COURT: BoardDeed = BoardDeed::Trade(TradeDeed::CourtOfLayAssessors);
    let boatmen = Move::Intrigue(IntrigueMove::Alone(AnyTrack::Follower(Track::Boatmen)));
    let spot =
        Move::Put { follower: Follower::Boatman, place: Place::Castle, space: SpaceKind::Boatman, from: Origin::Drawn };
    vec![
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
        // No scholar, knight or craftsman is taken: the step on their track is none of the ban's.
        changes(
            Event(Conference),
            &["events.recruit-ban.scope", "places.lock.which-tracks"],
            boatman,
            |game| game.play(0, Move::Advance(Track::Scholars)),
            &[(scholars_track, 1)],
        ),
        changes(
            Event(Crusade),
            &["events.recruit-ban.scope", "places.lock.which-tracks"],
            boatman,
            |game| game.play(0, Move::Advance(Track::Knights)),
            &[(knights_track, 1)],
        ),
        changes(
            Event(Strike),
            &["events.recruit-ban.scope", "places.lock.bonus"],
            boatman,
            |game| game.play(0, Move::Advance(Track::Craftsmen)),
            &[(wheels_aside, 1)],
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
            |game| {
                fill_deed(game, COURT, 1);
                in_town_hall(game, 0, &[Kind::Monk]);
                game.tile(0, Place::Lock)
                    .all_ready()
                    .play(0, Move::Use(Place::TownHall))
                    .play(0, send(Kind::Monk, COURT))
            },
            |game| {
                game.play(0, Move::Use(Place::Village)).play(0, Move::Recruit(Kind::Boatman));
                game.play(0, Move::Advance(Track::Knights))
            },
            &[(knights_track, 1), (boatmen_track, 0), (bag, 1)],
        ),
    ]
}

/// Seat 0 takes a boatman once the Lock is gone.
fn boatman_without(game: &mut Scene) -> &mut Scene {
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
            ("nobody takes a boatman or moves a marker for one", hours(&base_events())),
            ("the same", events(&others)),
            ("the same", intrigues(&plots)),
            ("the same", deeds()),
            ("the same", boards(&sent)),
        ],
    );
}
