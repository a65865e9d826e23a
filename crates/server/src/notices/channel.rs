//! What a table tells to a channel on the web: whose turn it is, and how the game has ended. In words as Discord takes them.

use super::errand::Errand;
use super::{Herald, link};
use crate::StoreError;
use crate::store::{Due, Holder, Score, Store, TableRow};
use serde::Serialize;
use tabletop::Seat;

/// A message for a channel.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub(super) struct Post {
    content: String,
    allowed_mentions: Mentions,
}

/// Whom a message calls: nobody, whatever people call themselves.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
struct Mentions {
    parse: [(); 0],
}

impl Post {
    fn new(words: String, link: &str) -> Post {
        Post { content: format!("{words} {link}"), allowed_mentions: Mentions::default() }
    }

    /// It is their turn.
    fn turn(names: &[String], link: &str) -> Post {
        let names: Vec<String> = names.iter().map(|name| plain(name)).collect();
        Post::new(format!("Your turn, {}:", names.join(", ")), link)
    }

    /// The game is over.
    fn over(scores: &[Score], link: &str) -> Post {
        let told = |score: &Score| format!(" {}: {}.", plain(&score.name), score.points);
        Post::new(format!("The game is over.{}", scores.iter().map(told).collect::<String>()), link)
    }
}

/// A name as text: no sign in it means anything else.
fn plain(name: &str) -> String {
    let escaped = |sign: char| sign.is_ascii_punctuation().then_some('\\').into_iter().chain([sign]);
    name.chars().flat_map(escaped).collect()
}

impl Herald {
    /// Lets tables tell what is new since they last did.
    pub(super) async fn tell_channels(&self, game: &'static str, store: &Store) -> Result<(), StoreError> {
        for due in store.due(game).await? {
            let link = link(&due.table, &self.settings.public_url);
            let Some(table) = store.table(&due.table).await? else { continue };
            let (names, until) = fresh(&due, &table);
            if !store.claim_due(&due, until).await? {
                continue;
            }
            if due.is_over {
                let post = Post::over(&store.final_scores(&due.table).await?, &link);
                self.send(Errand::Channel(due.address, post));
            } else if !names.is_empty() {
                self.send(Errand::Channel(due.address, Post::turn(&names, &link)));
            }
        }
        Ok(())
    }
}

/// The people whose turn has come since the table last told something, and when the latest of these waits began.
fn fresh(due: &Due, table: &TableRow) -> (Vec<String>, i64) {
    let waits = due.times.waits.iter().zip(0..).filter_map(|(since, seat)| Some(((*since)?, Seat(seat))));
    let (mut names, mut until) = (Vec::new(), due.told);
    for (since, seat) in waits.filter(|(since, _)| *since > due.told) {
        until = until.max(since);
        let Some(row) = table.seat(seat).filter(|row| matches!(row.holder, Holder::Person(_))) else { continue };
        names.extend(row.shown.clone().or_else(|| row.name.clone()));
    }
    (names, until)
}

#[cfg(test)]
mod tests {
    use super::{Post, Score};

    /// Nobody is called by a name, and no name is a link.
    #[test]
    fn names_are_only_names() {
        let names = ["@everyone".to_owned(), "[x](https://x)".to_owned()];
        let post = Post::turn(&names, "https://example.org/table/1");
        let told = serde_json::to_value(&post).unwrap();
        let content = r"Your turn, \@everyone, \[x\]\(https\:\/\/x\): https://example.org/table/1";
        assert_eq!(told, serde_json::json!({ "content": content, "allowed_mentions": { "parse": [] } }));
        let scores = [Score { name: "Ada".into(), points: 134 }, Score { name: "Ben".into(), points: -2 }];
        assert_eq!(Post::over(&scores, "l").content, "The game is over. Ada: 134. Ben: -2. l");
        assert_eq!(Post::over(&[], "l").content, "The game is over. l");
    }
}
