//! A store that an older program has left: its games go on.

use orleans::components::Edition;
use orleans::{Setup, State};
use server::{Entry, Person, Row, Store, StoreError, Token};
use sqlx::migrate::Migrator;
use sqlx::{AnyConnection, Connection};
use std::fs;
use std::path::Path;
use tabletop::{Game, Seed, Session, fingerprint};

/// Two accounts that could both be made then: the second is written with letters of another script.
const ALIKE: [(&str, &str); 2] = [("a", "Pavla"), ("b", "Раvlа")];
/// The first migration that this program has and the older one had not.
const NEWER: i64 = 30;

#[tokio::test(flavor = "multi_thread")]
async fn a_file_of_an_older_program_is_taken_over() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("games.db");
    fs::write(&file, "").unwrap();
    let session = left_by_an_older_program(&format!("sqlite://{}", file.display())).await;
    goes_on(&Store::open(&file).await.unwrap(), session).await;
}

/// A game as it was kept then: the whole of it beside every entry.
pub(crate) async fn left_by_an_older_program(url: &str) -> Session<State> {
    sqlx::any::install_default_drivers();
    let mut store = AnyConnection::connect(url).await.unwrap();
    let ours = fs::read_dir(Path::new(env!("CARGO_MANIFEST_DIR")).join("migrations")).unwrap().flatten();
    let older = tempfile::tempdir().unwrap();
    for file in ours {
        let name = file.file_name().into_string().unwrap();
        if name.split('_').next().unwrap().parse::<i64>().unwrap() < NEWER {
            fs::copy(file.path(), older.path().join(name)).unwrap();
        }
    }
    Migrator::new(older.path()).await.unwrap().run(&mut store).await.unwrap();
    let setup = Setup::new(Edition::Current, 2);
    let mut session = Session::<State>::new(setup, Seed::of_series(1, 1)).unwrap();
    let insert =
        "INSERT INTO tables (id, game, host, setup, options, state) VALUES ('t', $1, 'h', '{}', '{}', 'running')";
    sqlx::query(insert).bind(State::NAME).execute(&mut store).await.unwrap();
    for number in 1..=30 {
        let row = play(&mut session, number);
        sqlx::query("INSERT INTO moves (table_id, number, seat, entry) VALUES ('t', $1, $2, $3)")
            .bind(number as i64)
            .bind(i64::from(row.seat.0))
            .bind(serde_json::to_string(&row.entry).unwrap())
            .execute(&mut store)
            .await
            .unwrap();
    }
    sqlx::query("INSERT INTO snapshots (table_id, number, game, seen) VALUES ('t', 30, $1, '[30,30,30]')")
        .bind(session.save())
        .execute(&mut store)
        .await
        .unwrap();
    for (id, name) in ALIKE {
        sqlx::query("INSERT INTO people (id, name) VALUES ($1, $2)")
            .bind(id)
            .bind(name)
            .execute(&mut store)
            .await
            .unwrap();
        sqlx::query("INSERT INTO accounts (name, person, password) VALUES ($1, $2, '-')")
            .bind(name.to_lowercase())
            .bind(id)
            .execute(&mut store)
            .await
            .unwrap();
    }
    store.close().await.unwrap();
    session
}

/// Whoever looks like somebody else since those days keeps the name; nobody new gets one like it.
async fn names_are_kept(store: &Store) {
    for (id, name) in ALIKE {
        assert_eq!(store.account(name).await.unwrap().unwrap().0.id, id);
    }
    let third = Person { id: "c".into(), name: "PavIa".into() };
    let token = Token { hash: "c".into(), expires: i64::MAX };
    let refused = store.add_account(&third, "-", &token).await;
    assert!(matches!(refused, Err(StoreError::Conflict)), "{refused:?}");
}

/// The game is there as it was left, and one more entry needs nothing but itself.
pub(crate) async fn goes_on(store: &Store, mut session: Session<State>) {
    let kept = async || {
        let (rows, snapshot) = store.game("t").await.unwrap().unwrap();
        Session::<State>::load(snapshot.game(&rows).unwrap()).unwrap()
    };
    assert_eq!(fingerprint(kept().await.state()), fingerprint(session.state()));
    let (_, before) = store.game("t").await.unwrap().unwrap();
    let row = play(&mut session, 31);
    let change = server::Change { seen: before.seen, times: before.times, ..Default::default() };
    store.append("t", &row, &change, server::TableState::Running).await.unwrap();
    let after = kept().await;
    assert_eq!(after.n_moves(), 31);
    assert_eq!(fingerprint(after.state()), fingerprint(session.state()));
    names_are_kept(store).await;
}

/// Whoever is asked makes the first move there is that leads on.
fn play(session: &mut Session<State>, number: u64) -> Row {
    let seat = session.state().asked().first().unwrap();
    let mut options = Vec::new();
    session.state().options(seat, &mut options);
    let mv = options[0];
    session.submit(seat, mv).unwrap();
    Row { number, seat, entry: Entry::Move(serde_json::to_value(mv).unwrap()) }
}
