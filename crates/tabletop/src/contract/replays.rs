//! Records replay.

use super::Effort;
use super::decision::check_json;
use super::differ::same;
use super::walk::{Walk, applied, each_game};
use crate::{Game, Record, RecordError, Replay, fingerprint};

/// Every game's record, written as text and read back, is the same record and replays to the same end,
/// with the same events, and to the same states on the way.
pub fn replays<G: Game>(setup: &G::Setup, effort: &Effort) {
    each_game("replays", setup, effort, |walk: &mut Walk<G>| {
        let mut record = Record::<G>::new(setup.clone(), walk.seed);
        let mut marks = Vec::new();
        while let Some((seat, mv)) = walk.pick() {
            if walk.due() {
                marks.push((walk.moves.len(), fingerprint(&walk.state)));
            }
            walk.play(seat, mv);
            record.push(seat, mv);
        }
        record.finish(&walk.state);

        let text = record.to_text();
        let parsed: Record<G> = good(Record::parse(&text));
        assert!(parsed == record, "the record changes on its way through text");
        same(&good(parsed.check()), &walk.state, || "the record replays to another end".to_owned());
        check_events(&parsed, &walk.log);
        // From the back: going back to an earlier move is the harder way.
        let mut replay = good(Replay::new(&parsed));
        for (n, mark) in marks.iter().rev() {
            good(replay.go_to(*n));
            assert!(fingerprint(replay.state()) == *mark, "the record replays to another state at move {n}");
        }
    });
}

/// A finished record replays to its end with the state written to JSON and read back between all moves, and with the
/// same events as straight on.
pub fn saved_and_loaded<G: Game>(record: &Record<G>) {
    let mut replay = good(Replay::new(record));
    let mut loaded = replay.state().clone();
    for (number, &(seat, mv)) in record.moves().iter().enumerate() {
        loaded = check_json(&loaded);
        let events = applied(&mut loaded, seat, mv);
        assert!(good(replay.step()) == Some(events.as_slice()), "other events after loading at move {number}");
    }
    let end = record.end().map(|end| end.fingerprint.clone());
    assert!(end == Some(fingerprint(&loaded)), "the loaded game comes to another end");
}

fn check_events<G: Game>(record: &Record<G>, expected: &[G::Event]) {
    let (mut replay, mut log) = (good(Replay::new(record)), Vec::new());
    while let Some(events) = good(replay.step()) {
        log.extend_from_slice(events);
    }
    assert!(log == expected, "the replay writes other events");
}

fn good<T>(result: Result<T, RecordError>) -> T {
    match result {
        Ok(value) => value,
        Err(error) => panic!("the record is refused: {error}"),
    }
}
