//! The printed names of what no other test reads by its name.

use crate::plague::rule;
use orleans::components::{Condition, Indulgence, PlagueDeed, components};

/// Pilgrimages, gifts and buildings are named after their towns and goods, and read so where they are played; these say
/// what is to be reached.
#[test]
fn cards_that_are_reached() {
    rule("plague.indulgence.threshold");
    let names = [
        (Indulgence::FifthStation, "Build your 5th trading station", Condition::Stations(5)),
        (Indulgence::StatusThree, "Reach development status 3", Condition::Status(3)),
        (Indulgence::SecondGearWheel, "Get your 2nd gear wheel", Condition::Wheels(2)),
        (Indulgence::StatusFive, "Reach development status 5", Condition::Status(5)),
        (Indulgence::ThirdPlaceTile, "Get your 3rd place tile", Condition::Tiles(3)),
        (Indulgence::WineSpace, "Advance to the first wine space", Condition::FirstWine),
        (Indulgence::SecondCitizen, "Get your 2nd citizen", Condition::Citizens(2)),
        (Indulgence::TwoMonks, "Collect 2 monks on your Market", Condition::Monks(2)),
        (Indulgence::ThirdInlandStation, "Build your 3rd station away from rivers", Condition::InlandStations(3)),
        (Indulgence::DeedCitizen, "Get a citizen by completing a deed", Condition::DeedCitizen),
        (Indulgence::TrackEnd, "Reach the end of a track", Condition::TrackEnd),
    ];
    for (card, name, condition) in names {
        assert_eq!((card.name(), components().plague.indulgences[card.index()].condition), (name, condition));
    }
    let of_things = ["Pilgrimage to", "Donation of", "Building in", "Delivery of"];
    let others = Indulgence::ALL.iter().filter(|card| of_things.iter().any(|start| card.name().starts_with(start)));
    assert_eq!(others.count() + names.len(), Indulgence::COUNT);
}

#[test]
fn deeds() {
    rule("plague.deed.area-list");
    let names = PlagueDeed::ALL.iter().map(|deed| deed.name());
    let upper = ["Alchemy I", "Autopsy", "Coinage", "Storeroom"];
    let lower = ["Alchemy II", "Herbalism", "Messenger Service", "Cremation"];
    assert_eq!(names.collect::<Vec<_>>(), [upper, lower].concat());
}
