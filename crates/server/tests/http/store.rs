//! The store by itself, on both databases.

use crate::postgres::Postgres;
use serde_json::json;
use server::{Change, Entry, Holder, NewTable, Person, Row, Snapshot, Store, StoreError, TableState, Times, Token};
use sqlx::{AnyConnection, Connection};
use tabletop::Seat;

fn row(number: u64, word: &str) -> Row {
    Row { number, seat: Seat(0), entry: Entry::Move(json!(word)) }
}

fn change(number: u64) -> Change {
    let (record, state) = (Some("begun".into()), Some(format!("after {number}")));
    Change { record, state, seen: vec![number; 3], times: Times::default() }
}

async fn set_up(store: &Store, id: &str, seats: Vec<Holder>) {
    let [host, setup, options, invitation] = ["h", "{}", "{}", "i"].map(str::to_owned);
    let (id, seats) = (id.into(), seats.into_iter().map(Into::into).collect());
    let table = NewTable {
        id,
        game: "g",
        host,
        setup,
        options,
        public: true,
        invitation,
        created: 0,
        known: false,
        expires: None,
        seats,
    };
    store.add_table(&table).await.unwrap();
}

async fn begun(store: &Store, id: &str) {
    set_up(store, id, vec![Holder::Bot("easy".into()), Holder::Bot("easy".into())]).await;
    store.begin(id, &change(0)).await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_file_is_a_store() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("a name with spaces, ü and #.db");
    let store = Store::open(&path).await.unwrap();
    let second = Store::open(&path).await.err().unwrap().to_string();
    assert!(second.contains("another server"), "a file has one server: {second}");
    is_a_store(&store, &store.clone()).await;
    store.close().await;
    Store::open(&path).await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_database_is_a_store() {
    let cluster = Postgres::start();
    let url = cluster.database("games");
    let (one, other) = tokio::join!(Store::connect(&url), Store::connect(&url));
    let (one, other) = (one.unwrap(), other.unwrap());
    is_a_store(&one, &other).await;
    for (url, advice) in [
        (cluster.url("nothing"), "createdb"),
        (cluster.url_with("wrong", "games"), "password"),
        ("postgres://127.0.0.1:1/games".into(), "is it running?"),
        ("mysql://127.0.0.1/games".into(), "postgres://"),
        ("postgres://[".into(), "cannot be used"),
    ] {
        let refusal = Store::connect(&url).await.err().unwrap().to_string();
        assert!(refusal.contains(advice) && !refusal.contains("wrong"), "{url}: {refusal}");
    }
    one.close().await;
    other.close().await;
}

/// Everything a store promises; `one` and `other` are two ways to the same one.
async fn is_a_store(one: &Store, other: &Store) {
    a_number_is_written_once(one, other).await;
    neighbours_do_not_suffer(one, other).await;
    people_and_seats_are_kept(one, other).await;
}

/// Of two writers of one number one wins; the other changes nothing. A number that leaves a gap is refused too.
async fn a_number_is_written_once(one: &Store, other: &Store) {
    begun(one, "t").await;
    for number in 1..=20 {
        let (first, second) = (row(number, "first"), row(number, "second"));
        let now = change(number);
        let (first, second) = tokio::join!(
            one.append("t", &first, &now, TableState::Running),
            other.append("t", &second, &now, TableState::Running)
        );
        let conflicts = [&first, &second].iter().filter(|end| matches!(end, Err(StoreError::Conflict))).count();
        assert_eq!((conflicts, first.is_ok() || second.is_ok()), (1, true), "{first:?} {second:?}");
    }
    let gap = one.append("t", &row(22, "gap"), &change(22), TableState::Running).await;
    assert!(matches!(gap, Err(StoreError::Conflict)));
    let (rows, kept) = other.game("t").await.unwrap().unwrap();
    let Change { record, state, seen, times } = change(20);
    let snapshot = Snapshot { number: 20, record: record.unwrap(), recorded: 20, state, seen, times };
    assert_eq!((rows.len(), kept), (20, snapshot));
    assert!(matches!(one.begin("t", &change(0)).await, Err(StoreError::Conflict)), "a game begins once");
    one.append("t", &row(21, "last"), &change(21), TableState::Over).await.unwrap();
    assert_eq!(other.table("t").await.unwrap().unwrap().state, TableState::Over);
}

/// Many tables write at once, from two nodes, some of them wrongly: each gets its own answer.
async fn neighbours_do_not_suffer(one: &Store, other: &Store) {
    const TABLES: usize = 40;
    let names: Vec<String> = (0..TABLES).map(|table| format!("neighbour {table}")).collect();
    for name in &names {
        begun(one, name).await;
    }
    for number in 1..=5 {
        let writes = names.iter().enumerate().flat_map(|(nth, name)| [(one, nth, name), (other, nth, name)]);
        let writes = writes.map(|(store, nth, name)| async move {
            // Every fifth table is out of step.
            let number = if nth % 5 == 0 { number + 7 } else { number };
            // What no database takes as a text breaks the whole commit it is in.
            let state = if nth % 7 == 0 { "\0".into() } else { format!("after {number}") };
            let now = Change { state: Some(state), ..change(number) };
            store.append(name, &row(number, "a move"), &now, TableState::Running).await.is_ok()
        });
        let kept = futures_util::future::join_all(writes).await;
        for (nth, pair) in kept.chunks(2).enumerate() {
            let once = nth % 5 != 0;
            match nth % 7 {
                // SQLite takes it, PostgreSQL does not.
                0 => assert!(pair.iter().filter(|kept| **kept).count() <= usize::from(once)),
                _ => assert_eq!(pair.iter().filter(|kept| **kept).count(), usize::from(once), "table {nth}"),
            }
        }
    }
}

async fn people_and_seats_are_kept(one: &Store, other: &Store) {
    let ada = Person { id: "a".into(), name: "Ada Ω".into() };
    let token = |hash: &str, expires| Token { hash: hash.into(), expires };
    one.add_person(&ada, &token("hash", 10)).await.unwrap();
    assert!(matches!(one.add_person(&ada, &token("hash", 10)).await, Err(StoreError::Conflict)));
    assert_eq!(other.person("hash", 9).await.unwrap(), Some((ada.clone(), 10)));
    assert_eq!(other.person("hash", 10).await.unwrap(), None, "a token ends");
    one.renew_token(&token("hash", 20)).await.unwrap();
    one.add_token("a", &token("second", 30), 5).await.unwrap();
    assert_eq!(other.person("second", 10).await.unwrap(), other.person("hash", 10).await.unwrap().map(|it| (it.0, 30)));
    one.remove_token("second").await.unwrap();
    assert_eq!(other.person("second", 0).await.unwrap(), None);
    one.add_account(&ada, "kept", &token("third", 30)).await.unwrap();
    assert_eq!(other.person("hash", 0).await.unwrap(), None, "the tokens of a guest end");
    assert!(other.person("third", 0).await.unwrap().is_some());
    let same = Person { id: "b".into(), name: "ADA ω".into() };
    assert!(matches!(one.add_account(&same, "kept", &token("b", 10)).await, Err(StoreError::Conflict)));
    assert_eq!(other.person("b", 0).await.unwrap(), None, "all or nothing");
    assert_eq!(other.account("aDA Ω").await.unwrap(), Some((ada, "kept".into())));
    assert!(other.has_account("a").await.unwrap() && !other.has_account("b").await.unwrap());
    let mut lines = Vec::new();
    let keep = |line: &str| {
        lines.push(line.to_owned());
        Ok(())
    };
    other.export(keep).await.unwrap();
    assert_eq!(lines.len() as u64, 1 + other.rows().await.unwrap());
    assert!(lines.iter().any(|line| line.contains("\"accounts\"") && line.contains("ada ω")), "{lines:?}");
    set_up(one, "open", vec![Holder::Open, Holder::Bot("easy".into())]).await;
    assert!(matches!(one.begin("open", &change(0)).await, Err(StoreError::Conflict)), "a seat is open");
    assert!(!one.take_seat("open", Seat(1), "a", None).await.unwrap(), "a bot sits there");
    assert!(!one.take_seat("open", Seat(0), "nobody", None).await.unwrap());
    let (first, second) =
        tokio::join!(one.take_seat("open", Seat(0), "a", None), other.take_seat("open", Seat(0), "a", None));
    assert!(first.unwrap() != second.unwrap(), "one seat, one person");
    let table = other.table("open").await.unwrap().unwrap();
    assert!(table.public && table.holds("a", Seat(0)) && table.bot(Seat(1)) == Some("easy"));
    assert_eq!(table.seats[0].name.as_deref(), Some("Ada Ω"));
    assert!(other.open_tables(100).await.unwrap().contains(&"open".to_owned()));
    one.remove_person("a", &[("g", "easy")]).await.unwrap();
    let table = other.table("open").await.unwrap().unwrap();
    assert_eq!(table.seats[0].holder, Holder::Open);
    one.remove_open_table("open").await.unwrap();
    assert!(other.table("open").await.unwrap().is_none());
}

/// Until 3.51.2 a checkpoint beside a commit could damage the file. Which SQLite is inside is decided by a file that
/// nobody reads.
#[tokio::test]
async fn the_sqlite_inside_has_no_broken_log() {
    sqlx::any::install_default_drivers();
    let mut connection = AnyConnection::connect("sqlite::memory:").await.unwrap();
    let (version,): (String,) = sqlx::query_as("SELECT sqlite_version()").fetch_one(&mut connection).await.unwrap();
    let numbers: Vec<u32> = version.split('.').map(|number| number.parse().unwrap()).collect();
    assert!(numbers >= vec![3, 51, 3], "{version}");
}

#[tokio::test]
async fn what_is_no_store_is_refused() {
    sqlx::any::install_default_drivers();
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("games.db");
    std::fs::write(&path, "this is no database, and long enough to be told from an empty one").unwrap();
    let refusal = Store::open(&path).await.err().unwrap().to_string();
    assert!(refusal.contains("is no database"), "{refusal}");
    assert!(Store::open(&folder.path().join("no/such/folder.db")).await.is_err());
    let foreign = folder.path().join("foreign.db");
    std::fs::write(&foreign, "").unwrap();
    let mut connection = AnyConnection::connect(&format!("sqlite://{}", foreign.display())).await.unwrap();
    sqlx::query("CREATE TABLE recipes (name TEXT)").execute(&mut connection).await.unwrap();
    let refusal = Store::open(&foreign).await.err().unwrap().to_string();
    assert!(refusal.contains("another program"), "{refusal}");
    let tables: Vec<(String,)> =
        sqlx::query_as("SELECT name FROM sqlite_master").fetch_all(&mut connection).await.unwrap();
    assert_eq!(tables, [("recipes".to_owned(),)], "nothing is added to it");
}

/// The file holds the seeds of running games, and so do its companions.
#[cfg(unix)]
#[tokio::test]
async fn other_users_cannot_read_the_store() {
    use std::os::unix::fs::PermissionsExt;
    let folder = tempfile::tempdir().unwrap();
    let store = Store::open(&folder.path().join("games.db")).await.unwrap();
    begun(&store, "t").await;
    let files: Vec<_> = std::fs::read_dir(folder.path()).unwrap().flatten().collect();
    assert!(files.len() > 1);
    for file in files {
        assert_eq!(file.metadata().unwrap().permissions().mode() & 0o777, 0o600, "{:?}", file.path());
    }
}
