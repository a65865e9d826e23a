//! What must be said of a game so that it can be played and told in words.

use super::Playable;
use crate::play::{Menu, Question, Sayings};
use crate::review::SeatReview;
use crate::speech::Names;
use tabletop::{Record, RecordError, Seat};

/// A game in words. They are made from views and from the events a viewer may see, never from the true state.
pub(crate) trait Told: Playable {
    /// What can be typed at a table of this game alone, a line each.
    const HELP: &'static str;
    /// A move as somebody may say it.
    const EXAMPLE: &'static str;
    /// The one without a seat who has a score sheet all the same.
    const RIVAL: &'static str = "the rival";

    /// What is in the box.
    fn components() -> Vec<String>;

    /// The question that somebody is asked.
    fn asks(question: &Question<Self>, names: &Names<Self>) -> String;

    /// An answer as whoever is asked reads it, with what is worth knowing before it is chosen.
    fn option(question: &Question<Self>, mv: Self::Move) -> String;

    /// A move by itself.
    fn plain(mv: Self::Move) -> String;

    /// Whether the question is put even where there is only one answer.
    fn is_always_asked(_ask: &Self::Ask) -> bool {
        false
    }

    /// The options as a list to choose from; many are better grouped.
    fn menu(question: &Question<Self>) -> Menu<Self> {
        Menu::plain(question)
    }

    /// Every move in all the ways to say it, so that `why` knows those that are not allowed as well; without it, words
    /// mean what the options say.
    fn sayings() -> Option<&'static Sayings<Self::Move>> {
        None
    }

    /// Whether a move speaks of things that are not at hand, so that another is the likelier one.
    fn is_far(_question: &Question<Self>, _mv: Self::Move) -> bool {
        false
    }

    /// A command of this game that stands for several moves: these, or a sentence that says why not.
    fn several(_question: &Question<Self>, _word: &str, _rest: &str) -> Option<Result<Vec<Self::Move>, String>> {
        None
    }

    /// What happened, a sentence a line.
    fn events(events: &[Self::Event], names: &Names<Self>) -> Vec<String>;

    /// Whether a round begins with this event.
    fn begins_round(event: &Self::Event) -> bool;

    /// The round, and what is good to know in it.
    fn round_words(view: &Self::View, names: &Names<Self>) -> Vec<String>;

    /// All that lies on the table.
    fn table(view: &Self::View, names: &Names<Self>) -> Vec<String>;

    /// What a seat sees if it asks for a thing by this word; nothing if there is no such thing.
    fn show(word: &str, rest: &str, seat: Seat, view: &Self::View, names: &Names<Self>) -> Option<Vec<String>>;

    /// A source of points.
    fn source(source: &str) -> &str;

    /// What each of these seats has decided, and how lucky it was; nothing if no bot has an opinion about this game.
    /// `step` is called after every move of the record.
    fn review(
        _record: &Record<Self>,
        _seats: &[Seat],
        _level: &str,
        _step: &dyn Fn(),
    ) -> Option<Result<Vec<SeatReview>, RecordError>> {
        None
    }
}
