//! What nodes on one database call to each other: that a table has changed, and what was written into its journal.

use super::{Entry, Row, Store, StoreError, Times};
use sqlx::postgres::PgListener;
use sqlx::{AnyConnection, AnyPool, Executor};
use tabletop::Seat;
use tokio::sync::mpsc;

/// The channel in the database.
const CHANNEL: &str = "orleans_tables";
/// How many bytes go into one message: PostgreSQL takes less than 8,000.
const LONGEST: usize = 7_900;
/// How many calls are sent at once.
const MOST: usize = 256;

/// Something has changed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Call {
    /// The game at a table.
    Game(String, Last),
    /// The description of a table.
    Table(String),
    /// The talk at a table.
    Chat(String),
    /// Who somebody is: a name, or which tokens are theirs; of anybody if it does not say whose.
    People(Option<String>),
}

/// The last entry of a journal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Last {
    /// Its number.
    pub(crate) number: u64,
    /// The JSON of its seat, what it was and the times after it, unless that is too long for a message.
    told: Option<String>,
}

impl Last {
    /// An entry with the times after it, both as they are kept.
    pub(crate) fn new(number: i64, seat: i64, entry: &str, times: &str) -> Last {
        let told = format!("[{seat},{entry},{times}]");
        Last { number: number as u64, told: (told.len() < LONGEST / 2).then_some(told) }
    }

    /// The entry and the times after it, if they were told.
    pub(crate) fn read(&self) -> Option<(Row, Times)> {
        let (seat, entry, times): (Seat, Entry, Times) = serde_json::from_str(self.told.as_deref()?).ok()?;
        Some((Row { number: self.number, seat, entry }, times))
    }
}

/// Where calls are handed in.
pub(crate) type Outbox = mpsc::UnboundedSender<Call>;

/// Hears the other nodes.
pub(crate) struct Ears {
    listener: PgListener,
    node: String,
}

impl Store {
    /// Where to hand in calls to other nodes; nothing where there are none.
    pub(crate) fn outbox(&self) -> Option<Outbox> {
        self.shared.as_ref().map(|shared| shared.outbox.clone())
    }

    /// Ears for what other nodes call; nothing where there are no other nodes.
    pub(crate) async fn ears(&self) -> Result<Option<Ears>, StoreError> {
        let Some(shared) = &self.shared else { return Ok(None) };
        if self.pen.pool.is_closed() {
            return Err(StoreError::Closed);
        }
        let mut listener = PgListener::connect(&shared.url).await?;
        listener.listen(CHANNEL).await?;
        Ok(Some(Ears { listener, node: shared.node.clone() }))
    }
}

impl Ears {
    /// The next calls of another node. After an error some may have been missed.
    pub(crate) async fn next(&mut self) -> Result<Vec<Call>, StoreError> {
        loop {
            let heard = self.listener.try_recv().await?.ok_or(StoreError::Unknown)?;
            let mut lines = heard.payload().lines();
            if lines.next() != Some(&self.node) {
                return Ok(lines.filter_map(read).collect());
            }
        }
    }
}

/// Starts the task that sends what is handed in; it ends when the last sender is gone.
pub(super) fn start(pool: AnyPool, node: String) -> Outbox {
    let (outbox, mut calls) = mpsc::unbounded_channel();
    tokio::spawn(async move {
        let mut waiting = Vec::new();
        while calls.recv_many(&mut waiting, MOST).await > 0 {
            let sent = async { send(&mut *pool.acquire().await?, &node, &waiting).await };
            if let Err(error) = sent.await {
                tracing::warn!(%error, "other nodes hear of a change later");
            }
            waiting.clear();
        }
    });
    outbox
}

/// Sends calls; within a transaction they are heard when it is committed.
pub(super) async fn send(connection: &mut AnyConnection, node: &str, calls: &[Call]) -> Result<(), StoreError> {
    for message in messages(node, calls) {
        connection.execute(sqlx::query("SELECT pg_notify($1, $2)").bind(CHANNEL).bind(message)).await?;
    }
    Ok(())
}

/// As few messages as possible: the node, and a call on each line after it.
fn messages(node: &str, calls: &[Call]) -> Vec<String> {
    let mut messages: Vec<String> = Vec::new();
    for call in calls {
        let line = write(call);
        match messages.last_mut().filter(|message| message.len() + line.len() < LONGEST) {
            Some(message) => *message += &line,
            None => messages.push(node.to_owned() + &line),
        }
    }
    messages
}

fn write(call: &Call) -> String {
    match call {
        Call::Game(table, Last { number, told: Some(told) }) => format!("\ngame {table} {number} {told}"),
        Call::Game(table, Last { number, told: None }) => format!("\ngame {table} {number}"),
        Call::Table(table) => format!("\ntable {table}"),
        Call::Chat(table) => format!("\nchat {table}"),
        Call::People(None) => "\npeople".to_owned(),
        Call::People(Some(person)) => format!("\npeople {person}"),
    }
}

fn read(line: &str) -> Option<Call> {
    let mut words = line.splitn(4, ' ');
    let (what, mut table) = (words.next()?, || words.next().map(str::to_owned));
    Some(match what {
        "game" => {
            let table = table()?;
            Call::Game(table, Last { number: words.next()?.parse().ok()?, told: words.next().map(str::to_owned) })
        }
        "table" => Call::Table(table()?),
        "chat" => Call::Chat(table()?),
        "people" => Call::People(table()),
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::{Call, LONGEST, Last, messages, read};
    use crate::store::{Entry, Times};
    use serde_json::json;

    fn heard(messages: &[String]) -> Vec<Call> {
        messages.iter().flat_map(|message| message.lines().skip(1)).filter_map(read).collect()
    }

    #[test]
    fn what_is_called_is_heard() {
        let entry = Entry::Move(json!({ "say": "two words\nand a line" }));
        let times = serde_json::to_string(&Times { moved: vec![7, 8, 9], ..Times::default() }).unwrap();
        let last = Last::new(12, 1, &serde_json::to_string(&entry).unwrap(), &times);
        let (row, times) = last.read().unwrap();
        assert_eq!((row.number, row.seat.0, row.entry, times.moved), (12, 1, entry, vec![7, 8, 9]));
        let table = || String::from("id");
        let people = [Call::People(None), Call::People(Some(table()))];
        let calls = [Call::Game(table(), last), Call::Table(table()), Call::Chat(table())];
        let calls = [&calls[..], &people].concat();
        let sent = messages("node", &calls);
        assert_eq!((sent.len(), heard(&sent)), (1, calls));
    }

    #[test]
    fn no_message_is_too_long() {
        let entry = |length| Last::new(3, 0, &format!("{{\"undo\":[{}1]}}", "1,".repeat(length)), "{}");
        let calls: Vec<Call> = (0..1_000).map(|length| Call::Game("id".into(), entry(3 * length))).collect();
        let sent = messages("node", &calls);
        assert!(sent.len() > 1 && sent.iter().all(|message| message.len() <= LONGEST));
        assert_eq!(heard(&sent), calls);
        assert!(entry(3_000).read().is_none(), "it must be read from the journal");
    }
}
