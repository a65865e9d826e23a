//! A running game as it is kept: what was written down when it began, the last state that binds everybody, and the
//! journal between.

use super::{Entry, Row, StoreError, Times};
use serde_json::{Value, json};

/// What an entry changes beside the journal.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Change {
    /// The text of [`tabletop::Record::to_text`], where the journal does not lead there from the one that is kept.
    pub record: Option<String>,
    /// The JSON of [`tabletop::Session::snapshot`], if it is another one now.
    pub state: Option<String>,
    /// What each viewer has seen, as a table counts it.
    pub seen: Vec<u64>,
    /// Since when the table waits for whom.
    pub times: Times,
}

/// A running game as it is kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Snapshot {
    /// How many entries led here.
    pub number: u64,
    /// The record as it was written last.
    pub record: String,
    /// How many entries that record tells.
    pub recorded: u64,
    /// The state that binds everybody; nothing if the record itself holds it.
    pub state: Option<String>,
    /// What each viewer has seen.
    pub seen: Vec<u64>,
    /// Since when the table waits for whom.
    pub times: Times,
}

impl Snapshot {
    /// The text of [`tabletop::Session::save`], made of all that is kept; `rows` is the whole journal.
    pub fn game(&self, rows: &[Row]) -> Result<String, StoreError> {
        self.told(rows, false)
    }

    /// The same without the moves that can be taken back: what is left if those are no moves any more.
    pub(crate) fn bound_game(&self, rows: &[Row]) -> Result<String, StoreError> {
        self.told(rows, true)
    }

    fn told(&self, rows: &[Row], only_bound: bool) -> Result<String, StoreError> {
        let mut game: Value = serde_json::from_str(&self.record)?;
        if let Some(state) = &self.state {
            game["snapshot"] = serde_json::from_str(state)?;
        }
        let Value::Array(mut moves) = game["moves"].take() else {
            return Err(StoreError::Damaged("a record has no moves".into()));
        };
        for row in rows.iter().filter(|row| row.number > self.recorded) {
            match &row.entry {
                Entry::Move(mv) | Entry::Standing(mv) | Entry::Clock(mv) => moves.push(json!([row.seat, mv])),
                Entry::Undo(places) => places.iter().rev().for_each(|&at| {
                    if at < moves.len() {
                        moves.remove(at);
                    }
                }),
            }
        }
        if let Some(bound) = game["snapshot"]["n_moves"].as_u64().filter(|_| only_bound) {
            moves.truncate(bound as usize);
        }
        game["moves"] = moves.into();
        Ok(game.to_string())
    }
}

#[cfg(test)]
mod tests {
    use super::{Entry, Row, Snapshot, Times};
    use serde_json::{Value, json};
    use tabletop::Seat;

    fn row(number: u64, entry: Entry) -> Row {
        Row { number, seat: Seat(1), entry }
    }

    /// Entries 1 and 2 stand in the record; 3 and 4 are moves, and 5 takes 2 and 3 back.
    #[test]
    fn the_journal_tells_the_record_on() {
        let mv = |word: &str| Entry::Move(json!(word));
        let rows =
            [mv("a"), mv("b"), mv("c"), Entry::Standing(json!("d")), Entry::Undo(vec![1, 2]), Entry::Clock(json!("e"))];
        let rows: Vec<Row> = rows.into_iter().zip(1..).map(|(entry, number)| row(number, entry)).collect();
        let record = json!({ "game": "g", "moves": [[0, "a"], [0, "b"]], "snapshot": { "n_moves": 0 } }).to_string();
        let kept = Snapshot { number: 6, record, recorded: 2, state: None, seen: Vec::new(), times: Times::default() };
        let told = |kept: &Snapshot| serde_json::from_str::<Value>(&kept.game(&rows).unwrap()).unwrap();
        let moves = json!([[0, "a"], [1, "d"], [1, "e"]]);
        assert_eq!(told(&kept), json!({ "game": "g", "moves": moves, "snapshot": { "n_moves": 0 } }));
        let kept = Snapshot { state: Some(json!({ "n_moves": 2 }).to_string()), ..kept };
        assert_eq!(told(&kept), json!({ "game": "g", "moves": moves, "snapshot": { "n_moves": 2 } }));
        let bound: Value = serde_json::from_str(&kept.bound_game(&rows).unwrap()).unwrap();
        assert_eq!(bound["moves"], json!([[0, "a"], [1, "d"]]), "what can be taken back is left out");
    }
}
