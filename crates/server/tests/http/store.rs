//! The store by itself.

use serde_json::json;
use server::{Entry, Holder, NewTable, Row, Snapshot, Store, StoreError, TableState, Times};
use tabletop::Seat;

fn row(number: u64, word: &str) -> Row {
    Row { number, seat: Seat(0), entry: Entry::Move(json!(word)) }
}

fn snapshot(number: u64) -> Snapshot {
    Snapshot { number, game: format!("after {number}"), seen: vec![number; 3], times: Times::default() }
}

async fn begun(store: &Store) {
    let seats = vec![Holder::Bot("easy".into()).into(), Holder::Bot("easy".into()).into()];
    let [id, host, setup, options, invitation] = ["t", "h", "{}", "{}", "i"].map(str::to_owned);
    let table = NewTable { id, game: "g", host, setup, options, public: true, invitation, created: 0, seats };
    store.add_table(&table).await.unwrap();
    store.begin("t", &snapshot(0)).await.unwrap();
}

/// Of two writers of one number one wins; the other changes nothing. A number that leaves a gap is refused too.
#[tokio::test]
async fn a_number_is_written_once() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("games.db");
    let (one, other) = (Store::open(&path).await.unwrap(), Store::open(&path).await.unwrap());
    begun(&one).await;
    for number in 1..=20 {
        let (first, second) = (row(number, "first"), row(number, "second"));
        let now = snapshot(number);
        let (first, second) = tokio::join!(
            one.append("t", &first, &now, TableState::Running),
            other.append("t", &second, &now, TableState::Running)
        );
        let conflicts = [&first, &second].iter().filter(|end| matches!(end, Err(StoreError::Conflict))).count();
        assert_eq!((conflicts, first.is_ok() || second.is_ok()), (1, true), "{first:?} {second:?}");
    }
    let gap = one.append("t", &row(22, "gap"), &snapshot(22), TableState::Running).await;
    assert!(matches!(gap, Err(StoreError::Conflict)));
    let (rows, kept) = other.game("t").await.unwrap().unwrap();
    assert_eq!((rows.len(), kept), (20, snapshot(20)));
    assert!(matches!(one.begin("t", &snapshot(0)).await, Err(StoreError::Conflict)), "a game begins once");
}

#[tokio::test]
async fn what_is_no_store_is_refused() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("games.db");
    std::fs::write(&path, "this is no database, and long enough to be told from an empty one").unwrap();
    assert!(Store::open(&path).await.is_err());
    assert!(Store::open(&folder.path().join("no/such/folder.db")).await.is_err());
}

/// The file holds the seeds of running games, and so do its companions.
#[cfg(unix)]
#[tokio::test]
async fn other_users_cannot_read_the_store() {
    use std::os::unix::fs::PermissionsExt;
    let folder = tempfile::tempdir().unwrap();
    let store = Store::open(&folder.path().join("games.db")).await.unwrap();
    begun(&store).await;
    let files: Vec<_> = std::fs::read_dir(folder.path()).unwrap().flatten().collect();
    assert!(files.len() > 1);
    for file in files {
        assert_eq!(file.metadata().unwrap().permissions().mode() & 0o777, 0o600, "{:?}", file.path());
    }
}
