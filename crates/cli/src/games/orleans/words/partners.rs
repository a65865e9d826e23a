//! What partners say of their plans, in one sentence each.

use super::Names;
use super::count::{a_kind, counted, list};
use bots::orleans::intents;
use orleans::{Intent, View};
use tabletop::{Seat, Viewer};

/// `Ben says: I take the Castle; can you send 2 wool?`, for everybody but who looks; nothing where nobody has partners.
pub(crate) fn said(view: &View, names: &Names) -> Vec<String> {
    let all = (0..).map(Seat).zip(intents(view));
    let others = all.filter(|(seat, _)| view.viewer != Viewer::Seat(*seat));
    others.filter_map(|(seat, it)| Some(format!("{} says: {}", names.of(seat), sentence(&it, names)?))).collect()
}

/// What is planned, for whose sake, and what is needed; nothing if there is neither.
fn sentence(intent: &Intent, names: &Names) -> Option<String> {
    let places: Vec<String> = intent.places.iter().map(|place| format!("the {place}")).collect();
    let plan = match (intent.gives_way, places.is_empty()) {
        (Some((other, place)), false) => {
            Some(format!("{} has the {place}, so I take {}", names.of(other), list(&places)))
        }
        (Some((other, place)), true) => Some(format!("I leave the {place} to {}", names.of(other))),
        (None, false) => Some(format!("I take {}", list(&places))),
        (None, true) => None,
    };
    let needs = needs(intent);
    match (plan, needs.is_empty()) {
        (None, true) => None,
        (Some(plan), true) => Some(format!("{plan}.")),
        (Some(plan), false) if intent.urgent => Some(format!("{plan}, but we lose unless you send {}.", list(&needs))),
        (None, false) if intent.urgent => Some(format!("We lose this round unless you send {}.", list(&needs))),
        (Some(plan), false) => Some(format!("{plan}; can you send {}?", list(&needs))),
        (None, false) => Some(format!("Can you send {}?", list(&needs))),
    }
}

fn needs(intent: &Intent) -> Vec<String> {
    let mut needs: Vec<String> = intent.goods.iter().map(|(good, number)| format!("{number} {good}")).collect();
    needs.extend((intent.coins > 0).then(|| counted(intent.coins, "coin")));
    needs.extend(intent.follower.map(a_kind));
    needs
}

#[cfg(test)]
mod tests {
    use super::*;
    use orleans::Setup;
    use orleans::components::{Edition, Good, Kind, Place};

    fn says(intent: &Intent) -> Option<String> {
        sentence(intent, &Names::new(&["Ada".into(), "Ben".into()], 2, Setup::new(Edition::Bigbox, 2)))
    }

    #[test]
    fn one_sentence_names_the_plan_and_the_need() {
        let places = vec![Place::Castle, Place::Monastery];
        let plan = Intent { places, goods: vec![(Good::Wool, 2)], coins: 1, ..Intent::default() };
        assert_eq!(says(&plan).unwrap(), "I take the Castle and the Monastery; can you send 2 wool and 1 coin?");
        let urgent = Intent { follower: Some(Kind::Farmer), urgent: true, ..Intent::default() };
        assert_eq!(says(&urgent).unwrap(), "We lose this round unless you send a farmer.");
        assert_eq!(says(&Intent::default()), None);
    }

    /// Both plans: the one that gives way, and the one it gives way to.
    #[test]
    fn a_plan_that_gives_way_names_both() {
        let gives_way = Some((Seat(1), Place::Village));
        let places = vec![Place::Castle];
        let intent = Intent { places, gives_way, ..Intent::default() };
        assert_eq!(says(&intent).unwrap(), "Ben has the Village, so I take the Castle.");
        let intent = Intent { gives_way, ..Intent::default() };
        assert_eq!(says(&intent).unwrap(), "I leave the Village to Ben.");
    }
}
