//! Trade & Intrigue: every rule of `rules/trade.toml`, named by the test that checks it.

mod alchemy;
mod amnesty;
mod bans;
mod board;
mod bribes;
mod characters;
mod characters_all;
mod deliver;
mod deliver_when;
mod event_coins;
mod event_goods;
mod event_losses;
mod event_offers;
mod event_pay;
mod event_stack;
mod famine;
mod fed;
mod intrigue_board;
mod locked;
mod set_up;
mod shields;
mod spy;
mod summoning;
mod thanksgiving;
mod trade_deeds;
mod trade_deeds_late;
mod traitor;
mod uprising;
mod vacation;

pub(crate) use crate::scene::Scene;
pub(crate) use crate::scene::trade::{bags, expansion, fill_deed, in_town_hall, n_sent, resolve, send, tile_of, under};
