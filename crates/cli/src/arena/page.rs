//! The report as one page that needs nothing else.

use super::plot::{bars, curves, stacks};
use super::tally::Tally;
use super::words;
use crate::games::Told;

/// The page.
pub(crate) fn html<G: Told>(tally: &Tally) -> String {
    let title = format!("Arena: {}", tally.lineup.join(", "));
    let sentences: String =
        words::tell::<G>(tally).iter().map(|line| format!("<p>{}</p>\n", escaped(line.trim()))).collect();
    let names: Vec<&str> = tally.bots.iter().map(|bot| bot.bot.as_str()).collect();
    let rounds: Vec<&[f64]> = tally.bots.iter().map(|bot| bot.by_round.as_slice()).collect();
    let sources: Vec<&String> = tally.winners.sources.keys().collect();
    let of_source = |bot: &super::tally::BotTally| -> Vec<f64> {
        sources.iter().map(|name| bot.lines.sources.get(*name).copied().unwrap_or(0.0)).collect()
    };
    let stacked: Vec<Vec<f64>> = tally.bots.iter().map(of_source).collect();
    let shown: Vec<&str> = sources.iter().map(|name| G::source(name)).collect();
    let seats: Vec<Vec<f64>> =
        tally.bots.iter().map(|bot| bot.by_seat.iter().map(|share| share * 100.0).collect()).collect();
    format!(
        "<!doctype html>\n<html lang=\"en\">\n<meta charset=\"utf-8\">\n<title>{title}</title>\n<style>{STYLE}</style>\n\
         <h1>{title}</h1>\n{sentences}\
         <h2>Points after each round</h2>\n{}\
         <h2>Where the points come from</h2>\n{}\
         <h2>Wins on each seat, in percent</h2>\n{}</html>\n",
        curves(&names, &rounds),
        stacks(&names, &shown, &stacked),
        bars(&names, &seats),
        title = escaped(&title),
    )
}

const STYLE: &str = "body{font:16px/1.5 system-ui,sans-serif;max-width:48rem;margin:2rem auto;padding:0 1rem;\
color:#2b2118;background:#fbf7ef}p{margin:.3rem 0}svg{width:100%;height:auto;font-size:12px}";

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;")
}
