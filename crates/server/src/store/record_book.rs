//! The record book: how somebody has fared alone, scenario by scenario and level by level.

use super::{Store, StoreError};
use crate::wire::{Apart, RecordPage};
use tabletop::Seat;

/// A game in the book: game, variant, level, round, parts done, whether it was won, and what helped.
type Game = (String, String, String, i64, i64, i64, String);

impl Store {
    /// What a person has played alone, the oldest game first within each page.
    pub async fn record_book(&self, person: &str) -> Result<Vec<RecordPage>, StoreError> {
        let games: Vec<Game> = sqlx::query_as(
            "SELECT game, variant, level, round, done, won, aid FROM results
             WHERE person = $1 AND players = 1 AND round IS NOT NULL
             ORDER BY game, variant, level, finished, table_id",
        )
        .bind(person)
        .fetch_all(&self.read)
        .await?;
        let same = |one: &Game, other: &Game| (&one.0, &one.1, &one.2) == (&other.0, &other.1, &other.2);
        Ok(games.chunk_by(same).map(page).collect())
    }

    /// Notes that a bot has helped on a seat.
    pub async fn note_help(&self, table: &str, seat: Seat) -> Result<(), StoreError> {
        let note = sqlx::query("UPDATE seats SET helped = 1 WHERE table_id = $1 AND seat = $2 AND helped = 0");
        self.pen.run(note.bind(table).bind(i64::from(seat.0))).await?;
        Ok(())
    }
}

/// The page of games of one kind and level.
fn page(games: &[Game]) -> RecordPage {
    let mut page = RecordPage::default();
    for (game, variant, level, round, done, won, aid) in games {
        (page.game, page.variant, page.level) = (game.clone(), variant.clone(), level.clone());
        let (round, done, won) = (*round as u8, *done as u8, *won != 0);
        if aid == "none" {
            page.plain.add(round, done, won);
            page.streak = if won { page.streak + 1 } else { 0 };
            page.longest_streak = page.longest_streak.max(page.streak);
        } else {
            page.aided.add(round, done, won);
        }
    }
    page
}

impl Apart {
    fn add(&mut self, round: u8, done: u8, won: bool) {
        self.games += 1;
        self.wins += u64::from(won);
        self.most_done = self.most_done.max(done);
        if won {
            self.best_round = Some(self.best_round.map_or(round, |best| best.min(round)));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn game(round: i64, won: bool, aid: &str) -> Game {
        let name = |name: &str| name.to_owned();
        (name("gems"), name("tiny"), name("normal"), round, round / 2, won.into(), name(aid))
    }

    #[test]
    fn streaks_are_of_games_without_help() {
        let games = [
            game(9, true, "none"),
            game(3, true, "hints"),
            game(8, true, "none"),
            game(14, false, "known"),
            game(12, true, "none"),
        ];
        let told = page(&games);
        assert_eq!((told.streak, told.longest_streak), (3, 3));
        assert_eq!(told.plain, Apart { games: 3, wins: 3, best_round: Some(8), most_done: 6 });
        assert_eq!(told.aided, Apart { games: 2, wins: 1, best_round: Some(3), most_done: 7 });
    }

    #[test]
    fn a_loss_ends_a_streak() {
        let games = [game(9, true, "none"), game(9, true, "none"), game(14, false, "none"), game(7, true, "none")];
        let told = page(&games);
        assert_eq!((told.streak, told.longest_streak, told.plain.best_round), (1, 2, Some(7)));
    }

    #[test]
    fn nothing_is_best_of_losses() {
        let told = page(&[game(14, false, "none")]);
        assert_eq!((told.plain.wins, told.plain.best_round, told.plain.most_done), (0, None, 7));
    }
}
