//! The places.

use super::super::{Category, Effect, Fit, Follower, Place, PlaceFacts, PlaceSet, Sort};
use super::op::{Op, effect};
use super::{DataError, DataFile};
use serde::Deserialize;
use std::collections::BTreeMap;

pub(super) struct Places {
    pub(super) places: Vec<PlaceFacts>,
    pub(super) places_of: [PlaceSet; Category::COUNT],
    pub(super) printed_places: PlaceSet,
    pub(super) plus: [PlaceSet; Follower::COUNT],
}

#[derive(Deserialize)]
struct PlaceRow {
    id: Place,
    name: String,
    category: String,
    cost: u8,
    kind: Sort,
    follower: Option<Who>,
    effect: Vec<Op>,
    printed_on_sheet: bool,
}

#[derive(Deserialize)]
#[serde(rename_all = "snake_case")]
enum Who {
    Any,
    MonkRecruited,
    #[serde(untagged)]
    Only(Follower),
}

#[derive(Deserialize)]
struct Printed {
    places: Vec<Place>,
}

#[derive(Deserialize)]
struct PlaceSetup {
    per_category: u8,
    cost: BTreeMap<String, u8>,
}

pub(super) fn read(file: &DataFile) -> Result<Places, DataError> {
    let rows: [PlaceRow; Place::COUNT] = file.exactly("place_card")?;
    let setup: PlaceSetup = file.table("place_card_setup")?;
    let mut found = Places {
        places: Vec::with_capacity(Place::COUNT),
        places_of: [PlaceSet::EMPTY; Category::COUNT],
        printed_places: PlaceSet::EMPTY,
        plus: [PlaceSet::EMPTY; Follower::COUNT],
    };
    for (row, &place) in rows.iter().zip(Place::ALL) {
        file.must(row.id == place && row.name == place.name(), || {
            format!("{place} should stand here, not {}", row.name)
        })?;
        let facts = read_place(file, row)?;
        let cost = setup.cost.get(&row.category);
        file.must(cost == Some(&row.cost), || format!("{place}: category {} costs {cost:?}", row.category))?;
        found.places_of[facts.category.index()].insert(place);
        if facts.printed {
            found.printed_places.insert(place);
        }
        if let (Sort::Plus, Some(Fit::Only(follower))) = (facts.sort, facts.fit) {
            found.plus[follower.index()].insert(place);
        }
        found.places.push(facts);
    }
    let even = found.places_of.iter().all(|places| places.len() == setup.per_category);
    file.must(even, || format!("there should be {} places of each category", setup.per_category))?;
    let listed: PlaceSet = file.table::<Printed>("printed_places")?.places.into_iter().collect();
    file.must(listed == found.printed_places, || "the list of printed places says something else".into())?;
    Ok(found)
}

fn read_place(file: &DataFile, row: &PlaceRow) -> Result<PlaceFacts, DataError> {
    let place = row.id;
    let category = Category::ALL.iter().find(|category| category.name() == row.category);
    let discount = match row.effect[..] {
        [Op::PlaceDiscount { n, optional: true }] => n,
        _ => 0,
    };
    // What permanent places do is more than an effect: the code knows them by name.
    let effect = match row.kind {
        Sort::Passive => Some(Effect::default()),
        Sort::Action | Sort::Plus => effect(&row.effect),
    };
    Ok(PlaceFacts {
        place,
        category: *category.ok_or_else(|| file.error(format!("{place}: no category {}", row.category)))?,
        price: row.cost,
        sort: row.kind,
        fit: row.follower.as_ref().map(|who| match who {
            Who::Any => Fit::Any,
            Who::MonkRecruited => Fit::RecruitedMonk,
            Who::Only(follower) => Fit::Only(*follower),
        }),
        effect: effect.ok_or_else(|| file.error(format!("{place}: no such effect")))?,
        discount,
        printed: row.printed_on_sheet,
    })
}
