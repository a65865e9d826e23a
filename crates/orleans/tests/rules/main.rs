//! Every rule of the ledger, each by a test that names its id: a folder for the base game's parts, the place tiles and every
//! system. They are one program, since each would otherwise build the scene and the whole engine behind it anew.

mod course_of_play;
mod crossings;
mod dignitary;
mod duel;
mod events;
mod invasion;
mod map_and_scoring;
mod places;
mod plague;
mod preparation;
mod prosperity;
mod salesman;
mod scene;
mod tours;
mod trade;
mod vierzon;
