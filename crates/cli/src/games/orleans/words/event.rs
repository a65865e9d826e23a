//! What happened, a sentence for each event. Events that belong together share one.

use super::count::{a_follower, a_kind, counted, followers, list};
use super::{Names, alone, duel, gist, invasion, plague, prosperity, rule, tile_event, trade_event};
use orleans::components::{Follower, Place};
use orleans::state::{Pool, Spot, Wheel};
use orleans::{Event, status};
use tabletop::Seat;

/// The story of these events, one sentence a line. That a phase begins is told by what happens in it.
pub(crate) fn tell(events: &[Event], names: &Names) -> Vec<String> {
    let told: Vec<Event> = events.iter().filter(|event| !matches!(event, Event::Phase(_))).copied().collect();
    let mut story = Vec::new();
    let mut rest = &told[..];
    while let Some((first, behind)) = rest.split_first() {
        let (sentence, behind) = match (first, behind.first()) {
            (&Event::Recruited(seat, kind), Some(&Event::Advanced { track, to, .. })) => {
                let name = names.of(seat);
                (format!("{name} recruits a {kind} and advances to space {to} of the {track}."), &behind[1..])
            }
            (&Event::Travelled { seat, to, by }, Some(&Event::CollectedGood(_, good))) => {
                (format!("{} travels by {by} to {to} and collects {good}.", names.of(seat)), &behind[1..])
            }
            (&Event::Drew(seat, _), _) => drew(rest, seat, names),
            (&Event::Placed { seat, .. }, _) => placed(rest, seat, names),
            (&Event::Returned { seat, place, .. }, _) => returned(rest, seat, place, names),
            _ => (sentence(first, names), behind),
        };
        story.push(sentence);
        rest = behind;
    }
    story
}

/// All followers that a seat draws one after another.
fn drew<'e>(events: &'e [Event], seat: Seat, names: &Names) -> (String, &'e [Event]) {
    let (drawn, rest) = run(events, |event| match *event {
        Event::Drew(by, follower) if by == seat => Some(follower),
        _ => None,
    });
    let pool: Pool = drawn.into_iter().collect();
    (format!("{} draws {}.", names.of(seat), followers(&pool, "their ")), rest)
}

/// The followers that come to stand on a seat's board, place by place.
fn placed<'e>(events: &'e [Event], seat: Seat, names: &Names) -> (String, &'e [Event]) {
    let (placed, rest) = run(events, |event| match *event {
        Event::Placed { seat: by, place, follower, .. } if by == seat => Some((place, follower)),
        _ => None,
    });
    let at_one_place = placed.chunk_by(|a, b| a.0 == b.0);
    let parts: Vec<String> = at_one_place
        .map(|group| {
            let here: Vec<String> = group.iter().map(|&(_, follower)| a_follower(follower)).collect();
            format!("{} at the {}", list(&here), group[0].0)
        })
        .collect();
    (format!("{} now has {}.", names.of(seat), parts.join("; ")), rest)
}

/// The followers that leave a place together.
fn returned<'e>(events: &'e [Event], seat: Seat, place: Place, names: &Names) -> (String, &'e [Event]) {
    let (back, rest) = run(events, |event| match *event {
        Event::Returned { seat: by, place: at, follower } if by == seat && at == place => Some(follower),
        _ => None,
    });
    let name = names.of(seat);
    let who: Vec<String> = back.into_iter().map(a_follower).collect();
    (format!("{name} returns {} from the {place} to the bag.", list(&who)), rest)
}

/// The longest run of events that `pick` wants, and what comes behind.
fn run<T>(events: &[Event], pick: impl Fn(&Event) -> Option<T>) -> (Vec<T>, &[Event]) {
    let picked: Vec<T> = events.iter().map_while(&pick).collect();
    let n_picked = picked.len();
    (picked, &events[n_picked..])
}

/// One event, by itself.
pub(crate) fn sentence(event: &Event, names: &Names) -> String {
    let of = |seat: Seat| names.of(seat);
    match *event {
        Event::Round(round) => match names.setup.sure_rounds() {
            Some(rounds) => format!("Round {round} of {rounds} begins."),
            None => format!("Round {round} begins."),
        },
        Event::StartPlayer(seat) => format!("{} is the start player now.", of(seat)),
        Event::HourGlass(tile) => format!("The hour glass is turned over. {}", rule::tile(tile, &names.setup)),
        Event::Excluded(seat, place) => format!("{} removes the {place} from the game.", of(seat)),
        Event::Census { first, last } => census(first, last, names),
        Event::Drew(seat, follower) => format!("{} draws {}.", of(seat), a_follower(follower)),
        Event::TookBack { seat, place, follower } => {
            format!("{} takes {} back from the {place} to the Market.", of(seat), a_follower(follower))
        }
        Event::ToTower(seat, follower) => {
            format!("{} lays {} on the Gunpowder Tower.", of(seat), a_follower(follower))
        }
        Event::Put { seat, place, space, follower, .. } | Event::Placed { seat, place, space, follower } => {
            format!("{} puts {} on {}.", of(seat), a_follower(follower), gist::space(place, space))
        }
        Event::PutBack { seat, place, follower, .. } => {
            format!("{} takes {} out of the plan for the {place}.", of(seat), a_follower(follower))
        }
        Event::Ready { seat, .. } => format!("{} is ready.", of(seat)),
        Event::Used(seat, place) => format!("{} uses the {place}.", of(seat)),
        Event::Passed(seat) => format!("{} passes.", of(seat)),
        Event::Returned { seat, place, follower } => {
            format!("{} returns {} from the {place} to the bag.", of(seat), a_follower(follower))
        }
        Event::Recruited(seat, kind) => format!("{} recruits a {kind}.", of(seat)),
        Event::Advanced { seat, track, to } => format!("{} advances to space {to} of the {track}.", of(seat)),
        Event::Developed { seat, to } => {
            format!("{} advances to space {to} of the Development track, {}.", of(seat), status_at(to))
        }
        Event::SteppedBack { seat, to } => {
            format!("{} steps back to space {to} of the Development track, {}.", of(seat), status_at(to))
        }
        Event::Coins(seat, coins) if coins < 0 => {
            format!("{} pays {}.", of(seat), counted(coins.unsigned_abs(), "coin"))
        }
        Event::Coins(seat, coins) => format!("{} receives {}.", of(seat), counted(coins, "coin")),
        Event::GainedGood(seat, good) => format!("{} receives {good} from the goods market.", of(seat)),
        Event::CollectedGood(seat, good) => format!("{} collects {good} on the way.", of(seat)),
        Event::ReturnedGood(seat, good) => format!("{} gives {good} back to the goods market.", of(seat)),
        Event::Citizen(seat, spot) => format!("{} gains a citizen {}.", of(seat), spot_words(spot)),
        Event::TookTile(seat, place) => format!("{} takes the place tile {place}.", of(seat)),
        Event::GainedWheel(seat, wheel) => format!("{} receives a gear wheel{}.", of(seat), wheel_words(wheel)),
        Event::PlacedWheel { seat, place, space } => {
            format!("{} lays a gear wheel on {}.", of(seat), gist::space(place, space))
        }
        Event::Travelled { seat, to, by } => format!("{} travels by {by} to {to}.", of(seat)),
        Event::Built(seat, town) => format!("{} builds a trading station in {town}.", of(seat)),
        Event::Sent { seat, kind, deed } => format!("{} sends a {kind} to the deed {deed}.", of(seat)),
        Event::Tortured(seat, owed) => format!("{} cannot pay {}: torture.", of(seat), counted(owed, "coin")),
        Event::Released(seat) => format!("{} has nothing left to give, so the rest of the debt lapses.", of(seat)),
        Event::GaveStation { seat, town: Some(town) } => {
            format!("{} gives up the trading station in {town}.", of(seat))
        }
        Event::GaveStation { seat, town: None } => format!("{} gives up a trading station not yet built.", of(seat)),
        Event::GaveFollower(seat, kind) => format!("{} gives up {} from the bag.", of(seat), a_kind(kind)),
        Event::GaveGood(seat, good) => format!("{} gives up {good}.", of(seat)),
        Event::GaveTile(seat, place) => format!("{} gives up the place tile {place}.", of(seat)),
        Event::GaveWheel { seat, place: Some(place) } => {
            format!("{} gives up the gear wheel at the {place}.", of(seat))
        }
        Event::GaveWheel { seat, place: None } => format!("{} gives up a gear wheel not yet placed.", of(seat)),
        Event::PlagueDrew(seat, follower) => plague(seat, follower, names),
        Event::Shielded(seat, place) => format!("The {place} shields {} from the event.", of(seat)),
        Event::GameOver => "The game is over.".into(),
        ref other => {
            let words = tile_event::sentence(other, names).or_else(|| trade_event::sentence(other, names));
            let words = words.or_else(|| alone::sentence(other, names)).or_else(|| duel::sentence(other, names));
            let words = words.or_else(|| plague::sentence(other, names));
            let words = words.or_else(|| prosperity::sentence(other, names));
            let words = words.or_else(|| invasion::sentence(other, names));
            words.unwrap_or_else(|| "Something happens.".into())
        }
    }
}

fn census(first: Option<Seat>, last: Option<Seat>, names: &Names) -> String {
    let track = "on the Farmers track";
    match (first.map(|seat| names.of(seat)), last.map(|seat| names.of(seat))) {
        (Some(first), Some(last)) => format!("Census: {first} alone is first {track}, and {last} alone is last."),
        (Some(first), None) => format!("Census: {first} alone is first {track}."),
        (None, Some(last)) => format!("Census: {last} alone is last {track}."),
        (None, None) => format!("Census: nobody is alone in first or last place {track}."),
    }
}

fn plague(seat: Seat, follower: Option<Follower>, names: &Names) -> String {
    let name = names.of(seat);
    match follower {
        None => format!("The Plague finds the bag of {name} empty."),
        Some(own) if own.is_own() => format!("The Plague draws the {own} of {name}, who goes back into the bag."),
        Some(lost) => format!("{name} loses {} to the Plague.", a_follower(lost)),
    }
}

pub(crate) fn spot_words(spot: Spot) -> String {
    match spot {
        Spot::Boatmen => "at the end of the Boatmen track".into(),
        Spot::Knights => "on the Knights track".into(),
        Spot::Development(_) => "on the Development track".into(),
        Spot::Deed(deed) => format!("for completing the deed {deed}"),
        Spot::MostStations => "for the most trading stations".into(),
        Spot::Board(deed) => format!("from {deed}"),
        Spot::Orleans => "in Orléans".into(),
        Spot::Town(town) => format!("in {town}"),
        Spot::Supply => "from the supply".into(),
        Spot::Pile(good) => format!("below the {good}"),
        Spot::SixTracks => "beside the Craftsmen track".into(),
        Spot::Achievement(achievement) => format!("at the {achievement}"),
    }
}

fn wheel_words(wheel: Wheel) -> &'static str {
    match wheel {
        Wheel::First => ", which may only be laid on a farmer space",
        Wheel::Later => "",
        Wheel::Laboratory => " from the Laboratory",
    }
}

/// `development status 3`.
fn status_at(space: u8) -> String {
    let mat = orleans::state::Mat { development: space, ..Default::default() };
    format!("development status {}", status(&mat))
}
