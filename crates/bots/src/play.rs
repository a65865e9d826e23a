//! A whole game among bots.

use tabletop::{Bot, Chair, Game};

/// Plays a game to its end with one bot per seat and returns the number of decisions.
///
/// `options` and `log` are the caller's, so that thousands of games share them; `log` holds the events of
/// the latest move only. A table with fewer bots than seats stops where the first one is missing.
///
/// # Panics
/// If a bot answers with something that is not among its options: a mistake in the bot.
pub fn play_out<G: Game>(
    game: &mut G,
    bots: &mut [Box<dyn Bot<G>>],
    options: &mut Vec<G::Move>,
    log: &mut Vec<G::Event>,
) -> u64 {
    let mut decisions = 0;
    while let Some(seat) = game.asked().first() {
        let Some(bot) = bots.get_mut(seat.index()) else { break };
        options.clear();
        game.options(seat, options);
        let mv = bot.choose(&Chair::new(game, seat), options);
        assert!(options.contains(&mv), "the bot {} answers {mv:?}, which is not an option", bot.name());
        log.clear();
        game.play(seat, mv, log);
        decisions += 1;
    }
    decisions
}
