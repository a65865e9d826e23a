//! When the conditions of Indulgence cards are met: now, and by something done (plague.indulgence.active). Numbers must
//! be reached from below (plague.indulgence.threshold).

use super::pieces::{IndulgenceSet, change, change_table, on};
use crate::components::{
    Bonus, Concern, Condition, Follower, Good, Indulgence, IndulgenceFacts, Place, PlagueCard, Town, Track, components,
};
use crate::feat::Feat;
use crate::state::{Mat, Spot, State};
use crate::verbs::{develop, torture};
use tabletop::{Seat, SeatSet};

/// The printed facts of a card.
pub(super) fn facts(card: Indulgence) -> &'static IndulgenceFacts {
    &components().plague.indulgences[card.index()]
}

/// Remembers which conditions a feat has met, whoever holds the cards: it was seen by all.
pub(super) fn notice(state: &mut State, seat: Seat, feat: Feat) {
    let Some(concern) = concern(feat) else { return };
    for card in IndulgenceSet::of(components().plague.concerned[concern as usize]) {
        if meets(state, seat, feat, facts(card).condition) {
            change_table(state, |table| table.met.insert(card));
        }
    }
    if feat == Feat::CameToMarket(Follower::Monk) && monks(state.mat(seat)) == 2 {
        change_table(state, |table| table.monks = table.monks.with(seat));
    }
}

/// What was met in an earlier turn or event is only a state by now (plague.indulgence.voluntary).
pub(super) fn forget(state: &mut State) {
    change_table(state, |table| {
        table.met = Default::default();
        table.took = false;
    });
}

/// Nobody's monks are new any more (plague.card.two-monks-window).
pub(super) fn forget_monks(state: &mut State) {
    change_table(state, |table| table.monks = SeatSet::EMPTY);
}

/// What a feat is about; most feats concern no card.
fn concern(feat: Feat) -> Option<Concern> {
    match feat {
        Feat::CameToMarket(follower) => (follower == Follower::Monk).then_some(Concern::Market),
        Feat::GamingRoom | Feat::PlacedWheel(_) | Feat::Collected(_) | Feat::GainedGood(_) => None,
        Feat::LostTile(_) | Feat::Displaced => None,
        Feat::Arrived(_) | Feat::Passed(_) => Some(Concern::Arrival),
        Feat::Built(_) | Feat::BuiltOnRoad => Some(Concern::Station),
        Feat::Citizen(_) => Some(Concern::Citizen),
        Feat::TookTile(_) => Some(Concern::Tile),
        Feat::Stepped(_) => Some(Concern::Track),
        Feat::Developed { .. } => Some(Concern::Development),
        Feat::GainedWheel(_) => Some(Concern::Wheel),
    }
}

fn meets(state: &State, seat: Seat, feat: Feat, condition: Condition) -> bool {
    let mat = state.mat(seat);
    match (condition, feat) {
        // plague.card.pilgrimage, plague.card.pilgrimage-arrival
        (Condition::Arrive(town), Feat::Arrived(at) | Feat::Passed(at)) => town == at,
        // plague.card.build-in-town
        (Condition::Build(town), Feat::Built(at)) => town == at,
        // plague.card.fifth-station
        (Condition::Stations(number), Feat::Built(_) | Feat::BuiltOnRoad) => mat.n_stations() == number,
        // plague.card.third-inland-station
        (Condition::InlandStations(number), Feat::BuiltOnRoad) => inland(mat) == number,
        (Condition::InlandStations(number), Feat::Built(town)) => is_inland(town) && inland(mat) == number,
        // plague.card.status-three, plague.card.status-five
        (Condition::Status(status), Feat::Developed { from }) => {
            let before = develop::status(&Mat { development: from, ..*mat });
            before < status && status <= develop::status(mat)
        }
        // plague.card.status-cathedral
        (Condition::Status(status), Feat::TookTile(Place::Cathedral)) => develop::status(mat) == status,
        // plague.card.second-gear
        (Condition::Wheels(number), Feat::GainedWheel(_)) => wheels(mat) == number,
        // plague.card.third-place-tile
        (Condition::Tiles(number), Feat::TookTile(_)) => tiles(mat) == number,
        // plague.card.wine-space
        (Condition::FirstWine, Feat::Stepped(Track::Farmers)) => mat.track(Track::Farmers) == first_wine(),
        // plague.card.second-citizen
        (Condition::Citizens(number), Feat::Citizen(_)) => mat.citizens == number,
        // plague.card.two-monks
        (Condition::Monks(number), Feat::CameToMarket(Follower::Monk)) => monks(mat) == number,
        // plague.card.deed-citizen
        (Condition::DeedCitizen, Feat::Citizen(Spot::Board(_))) => true,
        // plague.card.track-end
        (Condition::TrackEnd, Feat::Stepped(track)) => is_at_end(mat, track),
        (Condition::TrackEnd, Feat::Developed { .. }) => develop::at_end(mat),
        _ => false,
    }
}

/// Whether goods and coins are there, and the merchant where they are wanted (plague.card.deliver-presence).
pub(super) fn can_give(mat: &Mat, town: Option<Town>, goods: [u8; Good::COUNT], coins: u8) -> bool {
    town.is_none_or(|town| town == mat.merchant) && has(mat, goods, coins)
}

/// Bread is no grain (plague.card.gift-destination); all coins must be in hand (plague.card.donate-coins).
pub(super) fn has(mat: &Mat, goods: [u8; Good::COUNT], coins: u8) -> bool {
    mat.coins >= u16::from(coins) && mat.goods.iter().zip(goods).all(|(&there, wanted)| there >= wanted)
}

/// Whether a card is of no use to a player as things stand (plague.infirmary.unusable-meaning): the number is reached,
/// or what is missing is nowhere left.
pub(super) fn is_unusable(state: &State, seat: Seat, card: Indulgence) -> bool {
    let mat = state.mat(seat);
    let out_of_reach = |there: u8, left: u8, wanted: u8| there >= wanted || there.saturating_add(left) < wanted;
    match facts(card).condition {
        Condition::Arrive(_) | Condition::Give { .. } => false,
        // plague.infirmary.unusable-build
        Condition::Build(town) => {
            let others = || state.clockwise().any(|other| other != seat && state.mat(other).stations.contains(town));
            let blocked = || others() && !state.owns(seat, Place::Tavern);
            mat.stations.contains(town) || mat.stations_left == 0 || blocked()
        }
        Condition::Stations(number) => out_of_reach(mat.n_stations(), mat.stations_left, number),
        Condition::InlandStations(number) => out_of_reach(inland(mat), mat.stations_left, number),
        // plague.infirmary.unusable-other
        Condition::Status(status) => develop::status(mat) >= status,
        Condition::Wheels(number) => out_of_reach(wheels(mat), state.table.gears, number),
        Condition::Tiles(number) => out_of_reach(tiles(mat), state.table.tiles.len(), number),
        Condition::Citizens(number) => out_of_reach(mat.citizens, waiting(state), number),
        Condition::FirstWine => mat.track(Track::Farmers) >= first_wine(),
        Condition::Monks(number) => {
            let standing = mat.board.stood().iter().filter(|&at| mat.board.follower(at) == Some(Follower::Monk));
            let own = state.players[seat].bag.count(Follower::Monk) + monks(mat) + standing.count() as u8;
            own + state.table.followers[Follower::Monk.kind().index()] < number
        }
        Condition::DeedCitizen => !state.setup.modules.deeds().iter().any(|&deed| waits(state, Spot::Board(deed))),
        Condition::TrackEnd => develop::at_end(mat) && Track::ALL.iter().all(|&track| is_at_end(mat, track)),
    }
}

/// Citizens that can still be won: the one for the most stations is handed out when all is over.
fn waiting(state: &State) -> u8 {
    state.table.citizens.len() - u8::from(waits(state, Spot::MostStations))
}

fn waits(state: &State, spot: Spot) -> bool {
    state.table.citizens.waits(spot)
}

fn monks(mat: &Mat) -> u8 {
    mat.market.count(Follower::Monk)
}

/// Placed or beside the board.
fn wheels(mat: &Mat) -> u8 {
    mat.board.wheels().len() + mat.wheels.iter().sum::<u8>()
}

/// The Infirmary is no place tile (plague.setup.infirmary-no-place-tile).
fn tiles(mat: &Mat) -> u8 {
    torture::tiles(mat).count() as u8
}

/// Stations away from rivers; one on the Road is.
fn inland(mat: &Mat) -> u8 {
    mat.stations.iter().filter(|&town| is_inland(town)).count() as u8 + mat.on_tiles.road
}

fn is_inland(town: Town) -> bool {
    !components().towns[town.index()].at_water
}

fn first_wine() -> u8 {
    let spaces = &components().track(Track::Farmers).spaces;
    spaces.iter().position(|&space| space == Bonus::Good(Good::Wine)).unwrap_or(spaces.len()) as u8
}

fn is_at_end(mat: &Mat, track: Track) -> bool {
    usize::from(mat.track(track)) + 1 == components().track(track).spaces.len()
}

/// Notes what some plague cards ask for (plague.plaguecard.farm-house, plague.plaguecard.town-hall).
pub(super) fn note(state: &mut State, seat: Seat) {
    let mat = state.mat(seat);
    if !on(mat).left_orleans && mat.merchant != Town::Orleans {
        change(state, seat, |mat| mat.left_orleans = true);
    }
    let mat = state.mat(seat);
    if !on(mat).reached_third_star && reaches_third_star(mat) {
        change(state, seat, |mat| mat.reached_third_star = true);
    }
}

/// The track alone counts, whatever a Cathedral adds.
fn reaches_third_star(mat: &Mat) -> bool {
    let wanted = usize::from(components().plague.cards[PlagueCard::TownHall.index()].amount);
    components().development.stars.iter().take(wanted).all(|&star| star <= mat.development)
}
