//! Actions that another place lends: what they meet, and what is closed to them all the same.

use super::{is_gift, played};
use crate::crossings::counts::{coins, development};
use crate::crossings::row::With::{self, PlagueCard, PlagueEvent};
use crate::crossings::row::{Row, changes, refuses};
use crate::scene::Scene;
use crate::scene::plague::{play, take};
use crate::scene::trade::{fill_deed, in_town_hall, send};
use orleans::components::Happening::{ClosingDay, Curfew, Quarantine, Sabotage};
use orleans::components::PlagueCard as Card;
use orleans::components::{
    By, Condition, Follower, Good, Indulgence, Kind, Place, PlagueDeed, SpaceKind, Town, Track, components,
};
use orleans::{BoardDeed, Move};

type Act = Box<dyn Fn(&mut Scene) -> &mut Scene>;
/// Leads to the choice of the action; who uses it owns one place tile for it.
type Lent = fn(&mut Scene) -> &mut Scene;

/// What must lie on the table, the action, and what is answered after it.
struct Meeting {
    card: Indulgence,
    laid: Act,
    place: Place,
    done: Act,
}

/// A row for every card that an action of the player board can meet.
pub(super) fn met_by(lent: Lent) -> Vec<Row> {
    let row = |Meeting { card, laid, place, done }: Meeting| {
        changes(
            With::Indulgence(card),
            &["plague.indulgence.play", "plague.indulgence.own-turn"],
            laid,
            move |game| done(lent(game).play(0, Move::Use(place))).play(0, play(card)),
            &[(played, 1)],
        )
    };
    let met = Indulgence::ALL.iter().copied().filter(|&card| !is_gift(card)).map(meeting).map(row);
    let gifts = Indulgence::ALL.iter().copied().filter(|&card| is_gift(card)).map(|card| given_after(lent, card));
    met.chain(gifts).collect()
}

/// Nothing that is done calls for a gift: it is given when the own turn comes again.
fn given_after(lent: Lent, card: Indulgence) -> Row {
    changes(
        With::Indulgence(card),
        &["plague.indulgence.own-turn", "plague.card.deliver-presence"],
        move |game| {
            let Condition::Give { town, goods, coins } = condition(card) else { panic!("a gift") };
            Good::ALL.iter().for_each(|&good| _ = game.give_goods(0, good, goods[good.index()]));
            game.set_coins(0, 2 + u16::from(coins)).set_merchant(0, town.unwrap_or(Town::Orleans))
        },
        move |game| lent(game).play(0, Move::Use(Place::Scriptorium)).until_turn_of(0).play(0, play(card)),
        &[(played, 1), (development, 1)],
    )
}

fn condition(card: Indulgence) -> Condition {
    components().plague.indulgences[card.index()].condition
}

/// A town next to this one, and the way between them.
fn beside(town: Town) -> (Town, By) {
    let mut routes = components().routes.iter();
    let route = routes.find(|route| [route.a, route.b].contains(&town)).expect("a way");
    (route.other_end(town), route.by)
}

fn meeting(card: Indulgence) -> Meeting {
    let nothing = || -> Act { Box::new(|game| game) };
    let of = |place, laid: fn(&mut Scene) -> &mut Scene| Meeting { card, laid: Box::new(laid), place, done: nothing() };
    let recruiting = |kind, laid: fn(&mut Scene) -> &mut Scene, done: fn(&mut Scene) -> &mut Scene| Meeting {
        card,
        laid: Box::new(laid),
        place: Place::Village,
        done: Box::new(move |game| done(game.play(0, Move::Recruit(kind)))),
    };
    match condition(card) {
        Condition::Arrive(to) => {
            let (from, by) = beside(to);
            let travel = Move::Travel { to, by, take: None };
            Meeting {
                card,
                laid: Box::new(move |game| game.set_merchant(0, from)),
                place: if by == By::Road { Place::Wagon } else { Place::Ship },
                done: Box::new(move |game| game.play(0, travel)),
            }
        }
        Condition::Build(town) => Meeting {
            card,
            laid: Box::new(move |game| game.set_merchant(0, town)),
            place: Place::Guildhall,
            done: nothing(),
        },
        Condition::Stations(_) => of(Place::Guildhall, |game| {
            [Town::Blois, Town::Tours, Town::Chinon, Town::Nevers].iter().for_each(|&town| _ = game.station(0, town));
            game.set_merchant(0, Town::Bourges)
        }),
        Condition::InlandStations(_) => of(Place::Guildhall, |game| {
            game.station(0, Town::Chartres).station(0, Town::LeMans).set_merchant(0, Town::Vendome)
        }),
        Condition::Status(3) => of(Place::Scriptorium, |game| game.set_development(0, 8)),
        Condition::Status(_) => of(Place::Scriptorium, |game| game.set_development(0, 21)),
        Condition::Wheels(_) => {
            recruiting(Kind::Craftsman, |game| game.lay_wheel(0, Place::Castle, SpaceKind::Farmer), |game| game)
        }
        Condition::Tiles(_) => recruiting(
            Kind::Trader,
            |game| {
                game.tile(0, Place::Library).state.table.tiles = [Place::Hayrick].into_iter().collect();
                game
            },
            |game| game.play(0, Move::Tile(Place::Hayrick)),
        ),
        Condition::Citizens(_) => of(Place::Scriptorium, |game| {
            game.mat_mut(0).citizens = 1;
            game.set_development(0, 2)
        }),
        Condition::FirstWine => of(Place::FarmHouse, |game| game.set_track(0, Track::Farmers, 4)),
        Condition::Monks(_) => Meeting {
            card,
            laid: Box::new(|game| game.tile(0, Place::Statue).set_market(0, [Follower::Monk])),
            place: Place::Monastery,
            done: Box::new(|game| game.play(0, Move::ToMarket)),
        },
        Condition::DeedCitizen => Meeting {
            card,
            laid: Box::new(|game| {
                fill_deed(game, BoardDeed::Plague(PlagueDeed::Coinage), 1);
                in_town_hall(game, 0, &[Kind::Farmer]);
                game
            }),
            place: Place::TownHall,
            done: Box::new(|game| game.play(0, send(Kind::Farmer, BoardDeed::Plague(PlagueDeed::Coinage)))),
        },
        Condition::TrackEnd => of(Place::Castle, |game| game.set_track(0, Track::Knights, 4)),
        Condition::Give { .. } => panic!("a gift needs no action"),
    }
}

/// What closes an action closes it to whoever lends it.
pub(super) fn closed_to(lent: Lent) -> Vec<Row> {
    let row = |with, laid: fn(&mut Scene) -> &mut Scene, place, id: &'static str| {
        let rules = &["plague.event.curfew-others", "plague.plaguecard.farm-house", "plague.plaguecard.town-hall"];
        refuses(with, rules, move |game| lent(laid(game)), (0, Move::Use(place), id))
    };
    vec![
        row(
            PlagueEvent(Sabotage),
            |game| game.lay_wheel(0, Place::Castle, SpaceKind::Farmer),
            Place::Castle,
            "plague.event.sabotage",
        ),
        row(PlagueEvent(Curfew), |game| game, Place::Ship, "plague.event.curfew"),
        row(
            PlagueEvent(Quarantine),
            |game| game.doctor_at(0, Place::Castle, SpaceKind::Farmer),
            Place::Castle,
            "plague.event.quarantine-placed",
        ),
        row(PlagueCard(Card::FarmHouse), |game| game, Place::FarmHouse, "plague.plaguecard.farm-house"),
        row(
            PlagueCard(Card::TownHall),
            |game| game.stand(0, Place::TownHall, SpaceKind::Any, Follower::Farmer),
            Place::TownHall,
            "plague.plaguecard.town-hall",
        ),
        refuses(
            PlagueCard(Card::StationFee),
            &["plague.plaguecard.station-fee-no-coin"],
            move |game| lent(game.set_merchant(0, Town::Blois)).set_coins(0, 0),
            (0, Move::Use(Place::Guildhall), "plague.plaguecard.station-fee-no-coin"),
        ),
    ]
}

/// What holds for an action holds when it is lent.
pub(super) fn open_to(lent: Lent) -> Vec<Row> {
    vec![
        // The card comes, and waits.
        changes(
            PlagueEvent(ClosingDay),
            &["plague.event.closing-day"],
            |game| game.lay_cards(&[Indulgence::ThreeCoins], &[]),
            move |game| {
                lent(game).play(0, Move::Use(Place::Infirmary)).play(0, take(Indulgence::ThreeCoins)).until_turn_of(0);
                game.refuses(0, play(Indulgence::ThreeCoins), "plague.event.closing-day")
            },
            &[(|game: &Scene| game.plagued(0).in_hand.into(), 1), (played, 0)],
        ),
        changes(
            PlagueCard(Card::StationFee),
            &["plague.plaguecard.station-fee"],
            move |game| lent(game.set_merchant(0, Town::Blois)),
            |game| game.play(0, Move::Use(Place::Guildhall)),
            &[(coins, -1), (|game: &Scene| game.mat(0).n_stations().into(), 1)],
        ),
        changes(
            PlagueCard(Card::NoDevelopmentCoins),
            &["plague.plaguecard.no-development-coins"],
            move |game| lent(game.set_development(0, 6)),
            |game| game.play(0, Move::Use(Place::Scriptorium)),
            &[(development, 1), (coins, 0)],
        ),
    ]
}
