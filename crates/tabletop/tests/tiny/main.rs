//! A second game, as small as can be, that goes through everything a game can go through here. What works
//! for it and for a large game works for any game.

#![expect(unreachable_pub, reason = "the game is written as a game crate would be")]

mod chair;
mod contracts;
mod damage;
mod faults;
mod game;
mod records;
mod sessions;
