//! Joan: what she does, and her area.

use crate::speech::count::{counted, list};
use joan::components::{Arrow, Track, components};
use joan::{Event, View};

/// What Joan did.
pub(crate) fn sentence(event: &Event) -> String {
    match *event {
        Event::Shuffled => "Joan's cards are shuffled.".into(),
        Event::Card { card, arrow } => {
            let from = if arrow == Arrow::Down { "top" } else { "bottom" };
            format!("Joan reveals card {card}, to be read from the {from}.")
        }
        Event::JoanTakes { follower } => format!("Joan takes a {follower}."),
        Event::JoanTrack { track } => format!("Joan marks her {track}."),
        Event::JoanLevel { levels } => format!("Joan reaches Development level {levels}."),
        Event::JoanShield => "Joan circles a shield.".into(),
        Event::JoanCitizen => "Joan circles a Citizen.".into(),
        Event::JoanStation { town: Some(town) } => format!("Joan builds a trading station and strikes out {town}."),
        Event::JoanStation { town: None } => "Joan builds a trading station.".into(),
        Event::JoanRemoves { place } => format!("Joan removes the {place}."),
        Event::JoanForfeits => "That does nothing for Joan.".into(),
        _ => String::new(),
    }
}

/// Joan's area and her cards.
pub(crate) fn area(view: &View) -> Vec<String> {
    let Some(area) = view.joan else { return vec!["Joan plays only against one alone.".into()] };
    let tracks: Vec<String> =
        Track::ALL.iter().map(|track| format!("{track} {}", area.tracks[track.index()])).collect();
    let mut lines = vec![
        format!("Joan's tracks: {}.", list(&tracks)),
        format!(
            "Joan has {}, {}, {} and Development level {}.",
            counted(area.stations, "trading station"),
            counted(area.citizens, "Citizen"),
            counted(area.shields, "shield"),
            area.levels
        ),
    ];
    if let Some(card) = area.face_up {
        let order: Vec<String> =
            components().solo.card(card).front.iter().map(|line| line.follower.name().to_owned()).collect();
        lines.push(format!("Her open card is {card}: {} from top to bottom.", order.join(", ")));
    }
    if let Some(back) = view.next_back {
        let monk = back.monk.map_or("a trading station".to_owned(), |track| format!("her {track} and a shield"));
        lines.push(format!("The back of her next card points {} and has {monk} for a Monk.", back.arrow));
    }
    let cards: Vec<String> = area.revealed.iter().map(|card| card.name().to_owned()).collect();
    if !cards.is_empty() {
        lines.push(format!("Revealed from this pile: {}.", list(&cards)));
    }
    lines
}
