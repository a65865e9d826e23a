//! Records: what they look like, how they replay, and what is said about bad ones.

use crate::contracts::setup;
use crate::game::{Event, Gems, IN_HAND, Move, SEATS, TURN};
use tabletop::{End, Game, Record, RecordError, Replay, Seat, Seed, Session, UndoError, fingerprint};

/// A whole game in which everybody picks now this option, now that.
pub fn played() -> Session<Gems> {
    let mut session = Session::<Gems>::new(setup(2), Seed::of_series(9, 0)).unwrap();
    let mut options = Vec::new();
    while let Some(seat) = session.state().asked().first() {
        session.state().options(seat, &mut options);
        let pick = session.n_moves() % options.len();
        session.submit(seat, options[pick]).unwrap();
    }
    session
}

fn parse(text: &str) -> Result<Record<Gems>, RecordError> {
    Record::parse(text)
}

#[test]
fn a_record_is_readable_text() {
    // Kept as a file: whoever changes the format or the generator sees it here, and raises the version.
    let golden = include_str!("golden.json");
    assert_eq!(played().record().to_text(), golden);
    let record = parse(golden).unwrap();
    assert_eq!(record, *played().record());
    assert_eq!(record.check().unwrap(), *played().state());
    assert_eq!((record.rules(), record.setup(), record.seed()), (2, &setup(2), Seed::of_series(9, 0)));
    assert_eq!(golden.lines().filter(|line| line.starts_with('[')).count(), record.n_moves());
}

#[test]
fn an_empty_record_is_a_record() {
    let record = Record::<Gems>::new(setup(4), Seed([0; 32]));
    assert_eq!(parse(&record.to_text()).unwrap(), record);
    assert_eq!(record.check().unwrap(), Gems::new(&setup(4), Seed([0; 32])).unwrap());
}

#[test]
fn a_replay_can_go_to_any_move() {
    let session = played();
    let record = session.record();
    let mut replay = Replay::new(record).unwrap();
    assert!(replay.events().is_empty());
    replay.go_to(4).unwrap();
    assert!(matches!(replay.events().last(), Some(Event::Drawn { .. })));
    assert_eq!(replay.state(), &record.replay_to(4).unwrap());
    replay.go_to(1).unwrap();
    assert_eq!(replay.n_moves(), 1);
    assert_eq!(replay.events().len(), 1);
    replay.go_to(record.n_moves()).unwrap();
    assert_eq!(replay.step().unwrap(), None);
    assert_eq!(replay.into_state(), *session.state());
    let (wanted, n_moves) = (record.n_moves() + 1, record.n_moves());
    assert_eq!(record.replay_to(wanted), Err(RecordError::NoSuchMove { wanted, n_moves }));
}

#[test]
fn the_end_is_written_down() {
    let session = played();
    let end = session.record().end().unwrap();
    let outcome = session.state().outcome().unwrap();
    assert_eq!(end.scores, outcome.sheets.iter().map(|sheet| sheet.total).collect::<Vec<_>>());
    assert_eq!(end.winners, outcome.winners.iter().collect::<Vec<_>>());
    assert_eq!(end.fingerprint, fingerprint(session.state()));
    assert_eq!(End::of(&session.record().replay_to(0).unwrap()), None);
}

#[test]
fn what_is_not_a_record_of_ours_is_told_apart() {
    let text = played().record().to_text();
    for nothing in ["", " ", "hello", "[1,2]", "42", "null", "{}", "{\"name\":\"x\"}", "\u{feff}"] {
        assert_eq!(parse(nothing), Err(RecordError::NotARecord), "{nothing:?}");
    }
    let found = "joan".to_owned();
    assert_eq!(parse(&changed(&text, "\"gems\"", "\"joan\"")), Err(RecordError::OtherGame { found, expected: "gems" }));
    let newer = changed(&text, "\"rules\":2", "\"rules\":3");
    assert_eq!(parse(&newer), Err(RecordError::OtherRules { found: 3, ours: 2 }));
    // Another version is told even where its moves cannot be understood any more.
    let older = changed(&text, "\"rules\":2", "\"rules\":1").replace("\"Ready\"", "\"Prepared\"");
    assert_eq!(parse(&older), Err(RecordError::OtherRules { found: 1, ours: 2 }));
    let other_seed = changed(&text, &Seed::of_series(9, 0).to_string(), &Seed::of_series(9, 1).to_string());
    assert_eq!(parse(&other_seed), Err(RecordError::SeedHash));
}

#[test]
fn a_game_of_older_rules_is_told_if_it_comes_to_its_end() {
    let session = played();
    let older = changed(&session.record().to_text(), "\"rules\":2", "\"rules\":1");
    let end = session.record().end().unwrap();
    // The last state may have been written down in another form: scores and winners are what was played for.
    let old = parse(&changed(&older, &end.fingerprint, &"0".repeat(64))).unwrap();
    assert_eq!(old.rules(), 1);
    assert_eq!(old.check().unwrap(), *session.state());
    assert_eq!(old.replay_to(4).unwrap(), session.record().replay_to(4).unwrap());
    assert_eq!(Replay::new(&old).unwrap().state(), &session.record().replay_to(0).unwrap());
    // Taken up again it is a game of today.
    let taken_up = old.continue_at(4, Seed::of_series(9, 1)).unwrap();
    assert_eq!((taken_up.rules(), taken_up.replay().is_ok()), (2, true));

    let other_rules = RecordError::OtherRules { found: 1, ours: 2 };
    let scores = format!("\"scores\":{:?}", end.scores).replace(' ', "");
    let breaks = [
        changed(&older, &scores, "\"scores\":[99,99]"),
        changed(&older, ",\n[1,\"Done\"]\n]", "\n]"),
        older.replacen("[0,\"Ready\"]", "[0,\"Done\"]", 1),
        older[..older.find(",\n\"end\"").unwrap()].to_owned() + "}",
    ];
    for text in breaks {
        let record = parse(&text).unwrap();
        assert_eq!(record.check().err().as_ref(), Some(&other_rules), "{text}");
        assert_eq!(record.replay_to(1).err().as_ref(), Some(&other_rules), "no moment of it is shown");
        assert_eq!(record.continue_at(1, Seed([0; 32])).err().as_ref(), Some(&other_rules));
    }
}

#[test]
fn a_continued_game_says_where_it_comes_from() {
    let old = played().record().clone();
    let (one, two) = (Seed::of_series(9, 1), Seed::of_series(9, 2));
    let new = old.continue_at(9, one).unwrap();
    assert_eq!((new.n_moves(), new.n_moves_before(), new.seed(), new.seed_hash()), (9, 9, one, one.hash()));
    assert_eq!((new.moves(), new.end()), (&old.moves()[..9], None));
    let text = new.to_text();
    assert!(text.contains(&old.seed().to_string()) && text.contains(&one.to_string()));
    assert_eq!(parse(&text).unwrap(), new);
    // Once more from a later move: both seeds count. From an earlier one: the first never came into play.
    let mut longer = new.clone();
    longer.push(Seat(0), Move::Ready);
    let ats = |record: &Record<Gems>| record.continued().iter().map(|from| (from.at, from.seed)).collect::<Vec<_>>();
    assert_eq!(ats(&longer.continue_at(10, two).unwrap()), [(9, one), (10, two)]);
    assert_eq!(ats(&longer.continue_at(9, two).unwrap()), [(9, two)]);
    assert_eq!(ats(&longer.continue_at(0, two).unwrap()), [(0, two)]);
    assert_eq!(longer.continue_at(11, two), Err(RecordError::NoSuchMove { wanted: 11, n_moves: 10 }));
    assert_eq!(longer.start(), new);

    let other = changed(&text, &one.to_string(), &two.to_string());
    assert_eq!(parse(&other), Err(RecordError::SeedHash));
    for at in ["10", "-1", "\"9\""] {
        let error = parse(&changed(&text, "\"at\":9", &format!("\"at\":{at}"))).unwrap_err();
        assert!(matches!(error, RecordError::Damaged { .. }), "{at}: {error}");
    }
}

/// A continued game is taken back to its beginning and no further, in the session and from its text.
#[test]
fn nobody_goes_back_behind_a_continuation() {
    let new = played().record().continue_at(9, Seed::of_series(9, 1)).unwrap();
    let mut session = Session::from_record(&new).unwrap();
    assert_eq!(session.undo(Seat(0)), Err(UndoError::Revealed));
    let start = session.state().clone();
    session.submit(Seat(0), Move::Lay(2)).unwrap();
    let mut loaded = Session::<Gems>::load(session.save()).unwrap();
    for session in [&mut session, &mut loaded] {
        session.undo(Seat(0)).unwrap();
        assert_eq!(*session.state(), start);
        assert_eq!(session.undo(Seat(0)), Err(UndoError::Revealed));
    }
}

/// Replaces the first `from`, and makes sure that there is one: a test that changes nothing proves nothing.
fn changed(text: &str, from: &str, to: &str) -> String {
    assert!(text.contains(from), "`{from}` is not in the record");
    text.replacen(from, to, 1)
}

#[test]
fn damage_is_told() {
    let text = played().record().to_text();
    let damages = [
        text[..text.len() / 2].to_owned(),
        changed(&text, "\"setup\"", "\"set-up\""),
        changed(&text, "\"n_seats\":2", "\"n_seats\":-2"),
        changed(&text, "\"end\"", "\"enb\""),
        changed(&text, "\"rules\":2,", ""),
        changed(&text, "\"rules\":2,", "\"rules\":2,\"rules\":2,"),
        changed(&text, "[0,", "[8,"),
        changed(&text, "\"Ready\"", "\"Rfady\""),
        changed(&text, "],\n[", "]\n["),
        changed(&text, &Seed::of_series(9, 0).to_string(), "12"),
        changed(&text, "\"Take\"", &format!("\"{}\"", "x".repeat(5_000_000))),
        format!("{text}{{}}"),
    ];
    for damaged in damages {
        let error = parse(&damaged).unwrap_err();
        assert!(matches!(&error, RecordError::Damaged { detail } if detail.len() < 300), "{error}");
    }
}

#[test]
fn too_much_is_refused_early() {
    let text = played().record().to_text();
    assert_eq!(parse(&(text.clone() + &" ".repeat(tabletop::MAX_BYTES))), Err(RecordError::TooLarge));
    let mut long = Record::<Gems>::new(setup(2), Seed([1; 32]));
    for _ in 0..=tabletop::MAX_MOVES {
        long.push(Seat(0), Move::Done);
    }
    assert_eq!(parse(&long.to_text()), Err(RecordError::TooManyMoves));
}

#[test]
fn a_replay_says_what_is_wrong() {
    let text = played().record().to_text();
    let replay = |text: &str| parse(text).unwrap().check().err();
    let hand = changed(&text, "{\"Lay\":3}", "{\"Lay\":9}");
    assert_eq!(replay(&hand), Some(RecordError::IllegalMove { number: 3, seat: 1, rule: IN_HAND }));
    let seat = changed(&text, "[1,", "[2,");
    assert_eq!(replay(&seat), Some(RecordError::NoSuchSeat { number: 3, seat: 2 }));
    let seats = changed(&text, "\"n_seats\":2", "\"n_seats\":7");
    assert!(matches!(replay(&seats), Some(RecordError::Setup(error)) if error.rule == Some(SEATS)));
    let more = changed(&text, "\n],", ",\n[0,\"Done\"]\n],");
    assert_eq!(replay(&more), Some(RecordError::IllegalMove { number: 30, seat: 0, rule: TURN }));
    // The end: too good a score, no end at all, or an end in the middle of the game.
    let end = text.find(",\n\"end\"").unwrap();
    assert_eq!(replay(&changed(&text, "\"scores\":[", "\"scores\":[9")), Some(RecordError::OtherEnd));
    assert_eq!(replay(&format!("{}}}", &text[..end])), Some(RecordError::OtherEnd));
    let early = changed(&text, ",\n[1,\"Done\"]\n]", "\n]");
    assert_eq!(replay(&early), Some(RecordError::OtherEnd));
    assert_eq!(Session::<Gems>::load(&early).err(), Some(RecordError::OtherEnd));
}

#[test]
fn errors_are_sentences_that_say_what_to_do() {
    let errors = [
        (RecordError::TooLarge, "more than 8 MB"),
        (RecordError::TooManyMoves, "more than 100000 moves"),
        (RecordError::NotARecord, "choose a file that this program has saved"),
        (RecordError::OtherGame { found: "joan".into(), expected: "gems" }, "of `joan`, not of `gems`"),
        (RecordError::OtherRules { found: 3, ours: 2 }, "version 3, and this program has version 2: update"),
        (RecordError::OtherRules { found: 1, ours: 2 }, "version 1, and this program has version 2: open it"),
        (
            RecordError::IllegalMove { number: 7, seat: 1, rule: IN_HAND },
            "move 7 of seat 1 is not allowed by rule gems",
        ),
    ];
    for (error, says) in errors {
        assert!(error.to_string().contains(says), "{error}");
    }
}
