//! Moments that chance seldom finds: a write whose end nobody knows, and a table that changes while it is loaded.

use super::game::Say;
use super::house::House;
use super::luck::Luck;
use super::schedule::alone_in_time;
use std::sync::Arc;
use std::time::Duration;
use tabletop::Seat;
use tokio::time::{sleep, timeout};

const TABLE: &str = "two";
/// How long whoever listens may be left in the dark at most.
const SOON: Duration = Duration::from_secs(3);
/// How long everything may be on its way when the database answers late.
const LATE: Duration = Duration::from_secs(2);
/// How long it is silent when nobody waits for it any more.
const SILENT: Duration = Duration::from_secs(20);

fn house(seed: u64) -> Arc<House> {
    let house = Arc::new(House::open(Luck::of(seed)));
    house.begin(TABLE, &[false, false], None);
    house
}

/// The database answers no more after a move was kept and before its node has heard so: whoever listens there is told once it is
/// back, even if nobody looks.
#[test]
fn who_listens_hears_of_a_write_whose_end_nobody_knows() {
    let told = |seed| async move {
        let house = house(seed);
        let (station, bell) = (house.at(0), house.at(0).bell(TABLE));
        let handle = station.tables.open(TABLE).await.expect("the table is there");
        station.tables.lock(&handle).await.map(drop).expect("it can be seen");
        let rung = bell.count();
        let kept = || house.database.look().tables[TABLE].has(Seat(0), 0);
        let cut = async {
            while !kept() {
                sleep(Duration::from_millis(1)).await;
            }
            house.database.look().cut();
            house.database.look().stall(SILENT);
        };
        let answer = station.tables.answer(handle, Seat(0), 0, Say(0));
        let (answer, _) = tokio::join!(answer, timeout(SOON, cut));
        sleep(SILENT + SOON).await;
        assert!(!kept() || bell.count() > rung, "seed {seed}: nobody was told of a move that is kept");
        answer.is_err() && kept()
    };
    let found = (0..20).filter(|&seed| alone_in_time(told(seed))).count();
    assert!(found > 0, "no line was cut in time");
}

/// What other nodes tell of a table while it is being loaded is not forgotten.
#[test]
fn a_table_that_changes_while_it_is_loaded_is_shown_as_it_is() {
    let changed = |seed| async move {
        let house = house(seed);
        let (here, there) = (house.at(0), house.at(1));
        let handle = here.tables.open(TABLE).await.expect("the table is there");
        sleep(Duration::from_millis(100)).await;
        house.database.look().answer_late(LATE);
        let answer = here.tables.answer(handle, Seat(0), 0, Say(0));
        let (answer, opened) = tokio::join!(answer, there.tables.open(TABLE));
        sleep(SOON).await;
        let (here, there) = (here.sights(TABLE).await, there.sights(TABLE).await);
        assert_eq!(here.expect("a sight"), there.expect("a sight"), "seed {seed}");
        answer.is_ok() && opened.is_ok()
    };
    let found = (0..60).filter(|&seed| alone_in_time(changed(seed))).count();
    assert!(found > 0, "nobody has moved while the table was loaded");
}
