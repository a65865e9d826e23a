//! A second game, as small as can be, that goes through everything a game can go through here. What works
//! for it and for a large game works for any game.

mod chair;
mod contracts;
mod damage;
mod faults;
mod game;
mod records;
mod sessions;
