//! Invasion: the City and the characters, what it asks, its answers and what it tells.

use super::count::{a_kind, counted, list};
use super::event::spot_words;
use super::{Names, alone, gist, moves, partners};
use orleans::components::{CommonObjective, Part, Town};
use orleans::{
    Aim, Ask, Event, HappeningAsk, InvasionAsk, InvasionEvent, InvasionMove, Module, Move, Post, Purse, Receiver,
    SystemOnMat, Task, Unit, View, Whence, events, glance,
};
use tabletop::Seat;

/// What the team must have and how much of it is there, who is who, and what would lose the game now; nothing in other
/// games.
pub(crate) fn board(view: &View, names: &Names) -> Vec<String> {
    if !view.setup.modules.contains(Module::Invasion) {
        return Vec::new();
    }
    let glance = glance(view);
    let mut lines: Vec<String> = glance.tasks.iter().filter(|task| !is_personal(task)).map(task).collect();
    for (seat, player) in (0..).map(Seat).zip(&view.players) {
        let SystemOnMat::Invasion(own) = player.mat.modules.system else { continue };
        let Some(character) = own.character else { continue };
        let parts = glance.tasks.iter().filter(|task| matches!(task.aim, Aim::Personal(whose, _) if whose == seat));
        let parts: Vec<String> = parts.map(part).collect();
        lines.push(format!("{} is the {character}: {}.", names.of(seat), list(&parts)));
    }
    lines.extend(partners::said(view, names));
    for danger in &glance.dangers {
        let what = danger.event.map_or("the due of this round".to_owned(), |event| event.to_string());
        let who = danger.seat.map_or("the team", |seat| names.of(seat));
        let when = if danger.now { "in this round" } else { "if it came now" };
        lines.push(format!("Danger: {what} would lose the game {when}, for {who} cannot meet it."));
    }
    lines
}

fn is_personal(task: &Task) -> bool {
    matches!(task.aim, Aim::Personal(..))
}

/// `City Walls: 3 of 10.`
fn task(task: &Task) -> String {
    let what = match task.aim {
        Aim::Common(CommonObjective::Citizens) => "Citizens of the team".to_owned(),
        Aim::Common(objective) => objective.to_string(),
        Aim::Achievement(achievement) => format!("{achievement} (a citizen when complete)"),
        _ => "A knight for the Reinforcement".to_owned(),
    };
    format!("{what}: {} of {}.", task.have, task.of)
}

fn part(task: &Task) -> String {
    let Aim::Personal(_, part) = task.aim else { return String::new() };
    let what = match part {
        Part::Status(_) => "development status".to_owned(),
        Part::Station(town) => format!("trading station in {town}"),
        Part::Stations(_) => "trading stations".to_owned(),
        Part::Tiles(_) => "place tiles".to_owned(),
        Part::Coins(_) => "coins".to_owned(),
        Part::Citizens(_) => "own citizens".to_owned(),
        Part::TrackEnd(track) => track.to_string(),
        Part::Wheels(_) => "gear wheels on action spaces".to_owned(),
        Part::Monks(_) => "monks".to_owned(),
        Part::Goods(good, _) => good.to_string(),
        Part::Fabrics(_) => "points of coins, wool and brocade".to_owned(),
        Part::Food(_) => "points of grain, cheese and wine".to_owned(),
        Part::AssemblyHall => "followers in the Assembly Hall".to_owned(),
        Part::Dues => return "the due of every round".into(),
    };
    format!("{what} {} of {}", task.have, task.of)
}

/// The question of Invasion and of its events.
pub(crate) fn question(ask: &Ask, name: &str, view: &View) -> Option<String> {
    if !view.setup.modules.contains(Module::Invasion) {
        return None;
    }
    let facts = view.table.tile.and_then(|tile| events(&view.setup).get(usize::from(tile.0)));
    let (event, price) = facts.map_or(("the event".into(), 0), |facts| (facts.event.to_string(), facts.amount));
    Some(match *ask {
        Ask::Invasion(InvasionAsk::Character) => format!("{name}, who do you want to be?"),
        Ask::Invasion(InvasionAsk::Vehicle { left, .. }) => {
            format!("{name}, which good do you send where? {} at most.", counted(left, "good"))
        }
        Ask::Invasion(InvasionAsk::GuildHouse { left, .. }) => {
            format!("{name}, how many coins do you send where? {} at most.", counted(left, "coin"))
        }
        Ask::Invasion(InvasionAsk::Hostel) => format!("{name}, whom do you send to which partner?"),
        Ask::Invasion(InvasionAsk::Guest(kind)) => format!("{name}, where do you put the {kind} you have received?"),
        Ask::Invasion(InvasionAsk::Palatinate) => format!("{name}, which action of which partner do you use?"),
        Ask::Invasion(InvasionAsk::Catapult(_)) => format!("{name}, does the gear wheel go to the Catapult?"),
        Ask::Invasion(InvasionAsk::KeepCitizen) => format!("{name}, do you keep the citizen for yourself?"),
        Ask::Invasion(InvasionAsk::Due) => format!("{name}, with what do you pay the due of this round?"),
        Ask::Invasion(InvasionAsk::Robbery { owed }) => {
            format!("{name}, what do you give to the robbers? You still owe goods worth {}.", counted(owed, "point"))
        }
        Ask::Invasion(InvasionAsk::Propose) => format!("{name}, how does the team meet {event}?"),
        Ask::Invasion(InvasionAsk::Vote) => {
            format!("{name}, do you approve of this proposal for {event}?{}", units(view))
        }
        Ask::Invasion(InvasionAsk::GoodWinds) => format!("{name}, where does the wind take your merchant?"),
        Ask::Happening(HappeningAsk::Training) => format!("{name}, on which track do you advance?"),
        Ask::Happening(HappeningAsk::Progress) => {
            format!("{name}, do you build where your merchant is for {}?", counted(price, "coin"))
        }
        Ask::Send { .. } => format!("{name}, whom do you send to which place in the City?"),
        _ => return None,
    })
}

/// ` It says: A pays 3 coins; B pays 3 coins.`
fn units(view: &View) -> String {
    let orleans::SystemOnTable::Invasion(city) = view.table.modules.system else { return String::new() };
    let Some(team) = city.team else { return String::new() };
    let said: Vec<String> = team.proposal.iter().map(|unit| unit_words(unit, &numbered)).collect();
    match said.is_empty() {
        true => " It says: nothing.".into(),
        false => format!(" It says: {}.", said.join("; ")),
    }
}

fn numbered(seat: Seat) -> String {
    format!("player {}", seat.0 + 1)
}

fn unit_words(unit: Unit, of: &impl Fn(Seat) -> String) -> String {
    match unit {
        Unit::Wheel { seat, wheel } => format!("{} returns {} beside the board", of(seat), moves::wheel_words(wheel)),
        Unit::PlacedWheel { seat, place } => format!("{} returns the gear wheel at the {place}", of(seat)),
        Unit::Tile { seat, place } => format!("{} gives up the place tile {place}", of(seat)),
        Unit::Pay { seat, coins } => format!("{} pays {}", of(seat), counted(coins, "coin")),
        Unit::Gain { seat, coins } => format!("{} receives {}", of(seat), counted(coins, "coin")),
        Unit::Develop { seat, points } => format!("{} receives {}", of(seat), counted(points, "development point")),
        Unit::Wine(seat) => format!("{} receives wine", of(seat)),
        Unit::StepBack { seat, points } => {
            format!("{} steps back {} on the Development track", of(seat), counted(points, "space"))
        }
        Unit::Monk { seat, from } => format!("{} returns a monk {}", of(seat), whence(from)),
        Unit::Citizen(spot) => format!("the citizen {} is given up", alone::space(spot)),
        Unit::Wither { a, b, by } => format!("the grain on the {by} from {a} to {b} goes"),
        Unit::TurnOver(place) => format!("the place tile {place} is turned over"),
        Unit::Buy { seat, good } => format!("{good} is bought for {}", of(seat)),
        Unit::Sell { seat, good, to } if seat == to => format!("{} sells {good}", of(seat)),
        Unit::Sell { seat, good, to } => format!("{good} of {} is sold for {}", of(seat), of(to)),
        Unit::Sail(seat) => format!("the wind takes the merchant of {}", of(seat)),
    }
}

fn whence(from: Whence) -> String {
    match from {
        Whence::Market => "from the Market".into(),
        Whence::Tower => "from the Gunpowder Tower".into(),
        Whence::Bag => "from the bag".into(),
        Whence::Space(place, kind) => format!("from {}", gist::space(place, kind)),
    }
}

/// The moves that only Invasion has.
pub(crate) fn plain(mv: Move) -> Option<String> {
    let Move::Invasion(mv) = mv else { return None };
    Some(match mv {
        InvasionMove::Become(character) => format!("Be the {character}"),
        InvasionMove::SendGood { good, to } => format!("Send {good} to {}", receiver(to)),
        InvasionMove::SendCoins { coins, to } => format!("Send {} to {}", counted(coins, "coin"), purse(to)),
        InvasionMove::Lodge { kind, from, to } => format!("Send {} {} to {}", a_kind(kind), whence(from), numbered(to)),
        InvasionMove::Man { kind, at } => format!("Send {} to the {}", a_kind(kind), post(at)),
        InvasionMove::ToCatapult => "Send the gear wheel to the Catapult".into(),
        InvasionMove::Keep => "Keep the citizen".into(),
        InvasionMove::Destroy(town) => format!("Destroy your Fortified Tower in {town}"),
        InvasionMove::Unit(unit) => format!("Propose: {}", unit_words(unit, &numbered)),
        InvasionMove::Submit => "Put the proposal to the vote as it is".into(),
        InvasionMove::PassWord => "Let the next player propose".into(),
        InvasionMove::Approve => "Approve".into(),
        InvasionMove::Refuse => "Refuse".into(),
    })
}

fn receiver(to: Receiver) -> String {
    match to {
        Receiver::City => "the City".into(),
        Receiver::Player(seat) => numbered(seat),
    }
}

fn purse(to: Purse) -> String {
    match to {
        Purse::CityTreasury => "the City Treasury".into(),
        Purse::Treasury => "the Treasury".into(),
        Purse::Player(seat) => numbered(seat),
    }
}

fn post(at: Post) -> &'static str {
    match at {
        Post::CityWalls => "City Walls",
        Post::Reinforcement => "Reinforcement",
        Post::Militia => "Militia",
        Post::PrayerService => "Prayer Service",
        Post::AssemblyHall => "Assembly Hall",
    }
}

/// The same move means something else here and there.
pub(crate) fn option(mv: Move, ask: &Ask, _: &View) -> Option<String> {
    let Ask::Invasion(ask) = ask else { return None };
    Some(match (ask, mv) {
        (InvasionAsk::Guest(_), Move::Decline) => "Take the follower in: to the Market, or into the bag".into(),
        (InvasionAsk::Catapult(_), Move::Decline) => "Keep the gear wheel for an action space".into(),
        (InvasionAsk::KeepCitizen, Move::Decline) => "Leave the citizen to the team".into(),
        (InvasionAsk::GoodWinds, Move::Decline) => "Let the merchant stay".into(),
        (_, Move::Decline) => "Send nothing more".into(),
        (InvasionAsk::Palatinate, Move::Borrow { owner, place }) => {
            format!("Use the {place} of {}, whose followers go back into the bag", numbered(owner))
        }
        _ => return None,
    })
}

pub(crate) fn sentence(event: &Event, names: &Names) -> Option<String> {
    let Event::Invasion(event) = *event else { return None };
    let of = |seat: Seat| names.of(seat).to_owned();
    let receiver = |to: Receiver| match to {
        Receiver::City => "the City".to_owned(),
        Receiver::Player(seat) => of(seat),
    };
    Some(match event {
        InvasionEvent::Became(seat, character) => format!("{} is the {character}.", of(seat)),
        InvasionEvent::SentGood { seat, good, to } => format!("{} sends {good} to {}.", of(seat), receiver(to)),
        InvasionEvent::SentCoins { seat, coins, to } => {
            let to = if let Purse::Player(partner) = to { of(partner) } else { purse(to) };
            format!("{} sends {} to {to}.", of(seat), counted(coins, "coin"))
        }
        InvasionEvent::Lodged { seat, kind, to } => format!("{} sends {} to {}.", of(seat), a_kind(kind), of(to)),
        InvasionEvent::ToBag(seat, kind) => format!("The {kind} goes into the bag of {}.", of(seat)),
        InvasionEvent::Manned { seat, kind, at } => {
            format!("{} sends {} to the {}.", of(seat), a_kind(kind), post(at))
        }
        InvasionEvent::ToCatapult(seat) => format!("{} sends a gear wheel to the Catapult.", of(seat)),
        InvasionEvent::Completed(achievement) => format!("The {achievement} is complete."),
        InvasionEvent::Kept(seat) => format!("{} keeps the citizen.", of(seat)),
        InvasionEvent::CitizenLost(spot) => format!("The citizen {} leaves the game.", spot_words(spot)),
        InvasionEvent::TowerBuilt(seat, town) => tower("builds", &of(seat), town),
        InvasionEvent::TowerDestroyed(seat, town) => tower("destroys", &of(seat), town),
        InvasionEvent::ReinforcementWanted => "The City Walls want one knight more.".into(),
        InvasionEvent::Eaten(good) => format!("Rats eat {good} in the Warehouse."),
        InvasionEvent::Stored(number) => format!("{number} grain come to the Warehouse."),
        InvasionEvent::TurnedOver(place) => format!("The place tile {place} is turned over."),
        InvasionEvent::Unit(seat, unit) => format!("{} proposes: {}.", of(seat), unit_words(unit, &of)),
        InvasionEvent::WordPassed { from, to } => format!("{} passes the word on to {}.", of(from), of(to)),
        InvasionEvent::Proposed(seat) => format!("The proposal of {} is put to the vote.", of(seat)),
        InvasionEvent::Voted { seat, approves: true } => format!("{} approves.", of(seat)),
        InvasionEvent::Voted { seat, approves: false } => format!("{} refuses.", of(seat)),
        InvasionEvent::Decided(Some(seat)) => format!("The proposal of {} is carried out.", of(seat)),
        InvasionEvent::Decided(None) => "There is only one way, and it is taken.".into(),
        InvasionEvent::StationReturned(seat, town) => {
            format!("{} takes the trading station in {town} back.", of(seat))
        }
        InvasionEvent::TileReturned(_, place) => format!("The place tile {place} is in the supply again."),
        InvasionEvent::DuePaid(seat) => format!("{} has paid the due of the round.", of(seat)),
        InvasionEvent::CannotPay(Some(seat)) => format!("{} cannot pay: the game is lost.", of(seat)),
        InvasionEvent::CannotPay(None) => "The team cannot pay: the game is lost.".into(),
    })
}

fn tower(does: &str, name: &str, town: Town) -> String {
    format!("{name} {does} a Fortified Tower in {town}.")
}
