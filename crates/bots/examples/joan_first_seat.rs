//! Is whoever begins a game of Joan of Arc favoured? Equal bots play, and the wins are counted by the order of turns:
//! `cargo run --release -p bots --example joan_first_seat -- hard 1000`; with `4 5` behind it only at these tables.

use ::joan::{Setup, State};
use bots::{Desk, joan, play_out};
use tabletop::{Bot, Game, Seat, Seed};

fn main() {
    let mut words = std::env::args().skip(1);
    let name = words.next().unwrap_or_else(|| "hard".into());
    let games = words.next().and_then(|number| number.parse().ok()).unwrap_or(1000);
    let named: Vec<u8> = words.filter_map(|number| number.parse().ok()).collect();
    for players in if named.is_empty() { (2..=5).collect() } else { named } {
        let setup = Setup { start_player: Some(Seat(0)), ..Setup::new(players) };
        let (mut won, mut points) = (vec![0.0; players.into()], vec![0; usize::from(players)]);
        for nth in 0..games {
            let Ok(mut game) = State::new(&setup, Seed::of_series(60, nth)) else { return };
            let seed = |seat: u8| Seed::of_series(61 + u64::from(seat), nth);
            let mut bots: Vec<Box<dyn Bot<State>>> =
                (0..players).filter_map(|seat| joan::make(&name, seed(seat))).collect();
            if let Err(foul) = play_out(&mut game, &mut bots, &mut Desk::default()) {
                return eprintln!("{foul}");
            }
            let Some(outcome) = game.outcome() else { return eprintln!("no bot is called `{name}`") };
            let winners = outcome.winners.iter().count() as f64;
            outcome.winners.iter().for_each(|seat| won[seat.index()] += 1.0 / winners);
            points.iter_mut().zip(&outcome.sheets).for_each(|(sum, sheet)| *sum += sheet.total);
        }
        println!("{players} players, {games} games of {name}:");
        for (seat, (won, points)) in won.iter().zip(points).enumerate() {
            let (share, n) = (won / games as f64, games as f64);
            let error = 196.0 * (share * (1.0 - share) / n).sqrt();
            let mean = f64::from(points) / n;
            println!("  turn {}: wins {:.1} % ± {error:.1}, {mean:.1} points", seat + 1, share * 100.0);
        }
    }
}
