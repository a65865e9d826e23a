//! What can be typed, and what can be chosen on the command line.

use crate::games::Told;

/// Behind the options of `orleans play --help`.
pub(crate) const COMMAND_LINE: &str = "\
Examples:
  orleans play                                   you against three bots
  orleans play --edition bigbox --players 5      the Big Box with five
  orleans play --bots easy,random                you against two different bots
  orleans play --people 2 --names Ada,Ben        two people and two bots
  orleans play --save game.json                  keep every move in a file
  orleans play --resume game.json --save game.json

While you play, type `help` to see what you can type.";

/// The answer to `help`, with the commands of the game that is played.
pub(crate) fn at_the_table<G: Told>() -> String {
    format!(
        "\
A number chooses one of the options. Words do too: `{}`.
options            the options once more
why MOVE           may I do this, and which rule forbids it: `why {}`
undo               take your last move back, up to the last thing that was revealed; bots take theirs back too
rules WORDS or ID  look up rules
{}
round              where the game stands
log [all]          what happened in this round, or in the whole game
save FILE          keep the game in a file
quit               leave the table",
        G::EXAMPLE,
        G::EXAMPLE,
        G::HELP
    )
}
