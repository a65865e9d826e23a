//! What can be typed, and what can be chosen on the command line.

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

/// The answer to `help`.
pub(crate) const AT_THE_TABLE: &str = "\
A number chooses one of the options. Words do too: `use village`, `put monk village boatman`, `travel tours`, `pass`.
options            the options once more
fill PLACE         while planning: put fitting followers on all free spaces of a place
why MOVE           may I do this, and which rule forbids it: `why use monastery`
undo               take your last move back, up to the last thing that was revealed; bots take theirs back too
rules WORDS or ID  look up rules
board [SEAT]       your board, or that of another seat (a name or a number)
map [TOWN]         the map, or one town with its roads and waterways
deeds, tracks, tiles, supply, round, scores
bag                what is in your bag
log [all]          what happened in this round, or in the whole game
save FILE          keep the game in a file
quit               leave the table";
