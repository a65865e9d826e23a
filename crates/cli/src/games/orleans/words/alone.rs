//! The scenarios for one player: their tasks, their answers and what they tell.

use super::count::{counted, goods, list};
use super::event::spot_words;
use super::{Names, tours};
use orleans::components::{Good, VierzonObjective, components};
use orleans::state::Spot;
use orleans::{
    Ask, DignitaryAsk, DignitaryEvent, DignitaryMove, Event, Family, Level, Marks, Module, Move, SalesmanEvent,
    SalesmanMove, SystemOnMat, VierzonAsk, VierzonEvent, VierzonMove, View, Window, events, status,
};

/// What the scenario asks for, what is still missing, and the events to come; nothing in other games.
pub(crate) fn task(view: &View) -> Vec<String> {
    let Some(player) = view.players.first() else { return Vec::new() };
    let mut lines: Vec<String> = match player.mat.modules.system {
        SystemOnMat::Vierzon(marks) => objectives(view, marks),
        SystemOnMat::Salesman(marks) => deliveries(view, marks),
        _ if view.setup.modules.contains(Module::Dignitary) => vec![citizens(view)],
        _ => tours::task(view).into_iter().collect(),
    };
    lines.extend(to_come(view));
    lines
}

/// The events of the board that have not come yet.
fn to_come(view: &View) -> Option<String> {
    let lie_open = view.setup.modules.iter().any(|module| module.meta().family == Family::Solo);
    let rest = (1..).zip(events(&view.setup)).skip(usize::from(view.table.round));
    let rest: Vec<String> = rest.map(|(round, facts)| format!("{} ({round})", facts.event)).collect();
    (lie_open && !rest.is_empty()).then(|| format!("Events of the rounds to come: {}.", list(&rest)))
}

fn citizens(view: &View) -> String {
    let facts = &components().dignitary;
    let goal = if view.setup.level == Level::Easier { facts.easier_goal } else { facts.goal };
    let have = view.players.first().map_or(0, |player| player.mat.citizens);
    let missing = match goal.saturating_sub(have) {
        0 => "All are there: the game is won when the round ends.".to_owned(),
        missing => format!("{} still missing.", counted(missing, "citizen")),
    };
    format!("Task: {}. {missing}", counted(goal, "citizen"))
}

fn objectives(view: &View, marks: Marks) -> Vec<String> {
    let printed = &components().vierzon.objectives;
    let line = |(nth, &objective): (usize, &VierzonObjective)| {
        let stands = if marks.has(nth) { "completed".to_owned() } else { lacks(view, objective) };
        format!("Objective {}: {objective}: {stands}.", nth + 1)
    };
    let mut lines: Vec<String> = printed.order.iter().enumerate().map(line).collect();
    lines.extend(level(view.setup.level).map(str::to_owned));
    lines
}

/// What an objective of Capital Vierzon asks for, and how far it is.
fn lacks(view: &View, objective: VierzonObjective) -> String {
    let printed = &components().vierzon.objectives;
    let Some(mat) = view.players.first().map(|player| &player.mat) else { return String::new() };
    match objective {
        VierzonObjective::Builder => {
            format!("{} before round {}, you have {}", counted(printed.builder, "coin"), printed.too_late, mat.coins)
        }
        VierzonObjective::Fortress => format!("{}, you have {}", counted(printed.fortress, "coin"), mat.coins),
        VierzonObjective::BuildingCompany => format!("a trading station in {}", printed.company),
        VierzonObjective::Materials => {
            let points = &components().counts.goods_points;
            let each = Good::ALL.iter().map(|good| u16::from(mat.good(*good)) * u16::from(points[good.index()]));
            let (worth, site) = (each.sum::<u16>(), printed.site);
            format!("goods worth {} in {site}, you have {worth}", counted(printed.materials, "point"))
        }
        VierzonObjective::Capital => {
            let (status, built) = (status(mat), mat.n_stations() + mat.citizens);
            format!("development worth {}, you have status {status} times {built}", counted(printed.capital, "point"))
        }
    }
}

fn deliveries(view: &View, marks: Marks) -> Vec<String> {
    let there = view.players.first().map_or([0; Good::COUNT], |player| player.mat.goods);
    let all = components().salesman.deliveries.iter().enumerate();
    let mut lines: Vec<String> = all
        .map(|(nth, delivery)| {
            let mut lack = delivery.goods;
            lack.iter_mut().zip(there).for_each(|(lack, there)| *lack = lack.saturating_sub(there));
            let stands = match (marks.has(nth), lack == [0; Good::COUNT]) {
                (true, _) => "done".to_owned(),
                (_, true) => "you have all of it".to_owned(),
                _ => format!("you lack {}", goods(&lack)),
            };
            format!("Delivery {} to {}: {}: {stands}.", nth + 1, delivery.town, goods(&delivery.goods))
        })
        .collect();
    lines.extend(level(view.setup.level).map(str::to_owned));
    lines
}

fn level(level: Level) -> Option<&'static str> {
    match level {
        Level::Easier | Level::Normal | Level::Harder => None,
        Level::HarderOne => Some("At most one of them can be completed in a round."),
        Level::HarderOrder => Some("At most one of them can be completed in a round, and in this order."),
    }
}

/// Where a citizen is laid out; those of the Development track are told apart.
pub(crate) fn space(spot: Spot) -> String {
    match spot {
        Spot::Development(nth) => match components().development.citizens.get(usize::from(nth)) {
            Some(space) => format!("on space {space} of the Development track"),
            None => "on the Development track".into(),
        },
        Spot::Deed(deed) => format!("on the deed {deed}"),
        other => spot_words(other),
    }
}

pub(crate) fn question(ask: &Ask, name: &str, view: &View) -> Option<String> {
    Some(match ask {
        Ask::Dignitary(DignitaryAsk::Citizens { left }) => {
            format!("{name}, where does a citizen wait? {} still to be laid out.", counted(*left, "citizen"))
        }
        Ask::Vierzon(VierzonAsk::Materials { owed }) => {
            format!("{name}, which good do you deliver? {} still missing.", counted(*owed, "point"))
        }
        Ask::Free(Window::AfterEvent) if view.setup.modules.contains(Module::Vierzon) => {
            format!("{name}, the event is over: do you complete an objective now?")
        }
        other => return tours::question(other, name),
    })
}

pub(crate) fn plain(mv: Move) -> Option<String> {
    Some(match mv {
        Move::Dignitary(DignitaryMove::LayOut(spot)) => format!("Lay a citizen {}", space(spot)),
        Move::Dignitary(DignitaryMove::LayOutUsual) => "Lay all that are left on the usual spaces".into(),
        Move::Vierzon(VierzonMove::Complete(objective)) => format!("Complete the objective: {objective}"),
        Move::Salesman(SalesmanMove::Deliver(town)) => format!("Deliver the goods that {town} waits for"),
        other => return tours::plain(other),
    })
}

pub(crate) fn sentence(event: &Event, names: &Names) -> Option<String> {
    Some(match *event {
        Event::Dignitary(DignitaryEvent::LaidOut(seat, spot)) => {
            format!("{} lays a citizen {}.", names.of(seat), space(spot))
        }
        Event::Dignitary(DignitaryEvent::DrewTiles) => "The place tiles are drawn.".into(),
        Event::Vierzon(VierzonEvent::Completed(seat, objective)) => {
            format!("{} has completed an objective: {objective}.", names.of(seat))
        }
        Event::Salesman(SalesmanEvent::Delivered(seat, town)) => {
            format!("{} delivers what {town} waited for.", names.of(seat))
        }
        ref other => return tours::sentence(other, names),
    })
}
