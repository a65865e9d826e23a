//! Whatever happens to the bytes of a saved game: a clear error or a game, never a panic.

use crate::game::Gems;
use crate::records::played;
use proptest::prelude::*;
use proptest::test_runner::RngSeed;
use tabletop::{Record, Session};

/// Reads the bytes in every way there is. What can be read must also be replayable or refused.
fn read(bytes: &[u8]) {
    if let Ok(record) = Record::<Gems>::parse(bytes) {
        let _ = record.check();
        let again = Record::<Gems>::parse(record.to_text());
        assert_eq!(again.as_ref(), Ok(&record), "a record that can be read can be written and read again");
    }
    if let Ok(session) = Session::<Gems>::load(bytes) {
        let loaded = Session::<Gems>::load(session.save()).map(|loaded| loaded.save());
        assert_eq!(loaded.as_ref(), Ok(&session.save()));
    }
}

/// A saved game that is not over, so that its snapshot matters.
fn saved() -> Vec<u8> {
    let whole = played();
    let mut session = Session::<Gems>::new(whole.record().setup().clone(), whole.record().seed()).unwrap();
    for &(seat, mv) in &whole.record().moves()[..8] {
        session.submit(seat, mv).unwrap();
    }
    session.save().into_bytes()
}

fn config() -> ProptestConfig {
    let base = ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(1_000) };
    ProptestConfig { rng_seed: RngSeed::Fixed(1), ..base }
}

proptest! {
    #![proptest_config(config())]

    #[test]
    fn changed_bytes(changes in prop::collection::vec((any::<prop::sample::Index>(), any::<u8>()), 1..6)) {
        for mut bytes in [saved(), played().record().to_text().into_bytes()] {
            for (at, byte) in &changes {
                let at = at.index(bytes.len());
                bytes[at] = *byte;
            }
            read(&bytes);
        }
    }

    #[test]
    fn changed_digits(at in any::<prop::sample::Index>(), digit in b'0'..=b'9') {
        // Text that stays JSON gets further than noise does.
        let mut bytes = saved();
        let digits: Vec<usize> = (0..bytes.len()).filter(|&i| bytes[i].is_ascii_digit()).collect();
        let at = digits[at.index(digits.len())];
        bytes[at] = digit;
        read(&bytes);
    }

    #[test]
    fn missing_and_doubled_pieces(from in any::<prop::sample::Index>(), to in any::<prop::sample::Index>()) {
        let bytes = saved();
        let (from, to) = (from.index(bytes.len()), to.index(bytes.len()));
        read(&bytes[..from]);
        read(&[&bytes[..from], &bytes[to..]].concat());
    }

    #[test]
    fn mixed_lines(order in Just(()).prop_perturb(|(), mut rng| rng.random::<u64>())) {
        let text = played().record().to_text();
        let mut lines: Vec<&str> = text.lines().collect();
        let mut rng = tabletop::Rng::new(tabletop::Seed::of_series(11, order));
        let moves = lines.len().min(20);
        rng.shuffle(&mut lines[6..moves]);
        read(lines.join("\n").as_bytes());
    }

    #[test]
    fn noise(bytes in prop::collection::vec(any::<u8>(), 0..200)) {
        read(&bytes);
        read(&[b"{\"game\":\"gems\",\"rules\":2,", &bytes[..]].concat());
    }
}

#[test]
fn deep_nesting_is_refused() {
    read("{\"game\":".repeat(100_000).as_bytes());
    let deep = format!("{{\"game\":\"gems\",\"rules\":2,\"setup\":{}", "[".repeat(1_000_000));
    read(deep.as_bytes());
}
