//! The Trip to Tours: its task, its one answer and what it tells.

use super::Names;
use super::count::{counted, goods, list};
use orleans::components::{Good, components};
use orleans::{Ask, Event, Module, Move, ToursEvent, ToursMove, View, Window};

/// What is still missing for the task; nothing in other games.
pub(crate) fn task(view: &View) -> Option<String> {
    if !view.setup.modules.contains(Module::Tours) {
        return None;
    }
    let (task, mat) = (components().tours.task, &view.players.first()?.mat);
    let mut missing = Vec::new();
    let mut lack = [0; Good::COUNT];
    lack.iter_mut().zip(task.goods).zip(mat.goods).for_each(|((lack, of), there)| *lack = of.saturating_sub(there));
    if lack.iter().any(|&number| number > 0) {
        missing.push(goods(&lack));
    }
    let citizens = task.citizens.saturating_sub(mat.citizens);
    if citizens > 0 {
        missing.push(counted(citizens, "citizen"));
    }
    if mat.merchant != task.town {
        missing.push(format!("the merchant in {}", task.town));
    }
    let all = format!("{} and {} for {}", goods(&task.goods), counted(task.citizens, "citizen"), task.town);
    Some(match missing.is_empty() {
        true => format!("Task: {all}. Everything is there: deliver!"),
        false => format!("Task: {all}. Still missing: {}.", list(&missing)),
    })
}

/// The question of a window.
pub(crate) fn question(ask: &Ask, name: &str) -> Option<String> {
    match ask {
        Ask::Free(Window::AfterEvent) => Some(format!("{name}, the event is over: do you deliver now?")),
        Ask::Free(_) => Some(format!("{name}, do you deliver now?")),
        _ => None,
    }
}

/// The one move of the scenario.
pub(crate) fn plain(mv: Move) -> Option<String> {
    (mv == Move::Tours(ToursMove::Deliver)).then(|| "Deliver all goods of the task and win".to_owned())
}

pub(crate) fn sentence(event: &Event, names: &Names) -> Option<String> {
    match event {
        Event::Tours(ToursEvent::Delivered(seat)) => Some(format!("{} delivers the goods in Tours.", names.of(*seat))),
        _ => None,
    }
}
