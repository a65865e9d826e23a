use orleans::components::Edition;
use orleans::*;
use tabletop::*;
fn main() {
    let args: Vec<String> = std::env::args().collect();
    let n: u64 = args[1].parse().unwrap();
    let players: u8 = args[2].parse().unwrap();
    let edition = match args.get(3).map(|s| s.as_str()) {
        Some("first") => Edition::First,
        Some("bigbox") => Edition::Bigbox,
        _ => Edition::Current,
    };
    let names: Vec<&str> = args.get(4).map(|s| s.split(',').collect()).unwrap_or(vec!["easy"]);
    let (mut opts, mut log) = (vec![], vec![]);
    let mut total = vec![0i64; names.len()];
    let mut seats = vec![0i64; names.len()];
    let mut wins = vec![0i64; names.len()];
    let mut lines = std::collections::BTreeMap::new();
    let mut all = vec![];
    let (mut dec, mut maxdec) = (0, 0);
    let mut extra = [0f64; 16];
    let t = std::time::Instant::now();
    for g in 0..n {
        let mut s = State::new(&Setup::new(edition, players), Seed::of_series(7, g)).unwrap();
        let who = |seat: usize| (seat + g as usize) % names.len();
        let mut bots: Vec<_> = (0..players as usize)
            .map(|i| bots::make(names[who(i)], Seed::of_series(9 + i as u64, g)).unwrap())
            .collect();
        let d = bots::play_out(&mut s, &mut bots, &mut opts, &mut log);
        dec += d;
        maxdec = maxdec.max(d);
        let o = s.outcome().unwrap();
        for (i, sh) in o.sheets.iter().enumerate() {
            let w = who(i);
            total[w] += sh.total as i64;
            seats[w] += 1;
            if o.winners.contains(Seat(i as u8)) {
                wins[w] += 1
            }
            if w == 0 {
                all.push(sh.total);
                for l in &sh.lines {
                    *lines.entry(l.source).or_insert(0i64) += l.points as i64;
                }
                let m = s.mat(Seat(i as u8));
                let v = [
                    m.n_stations() as f64,
                    m.citizens as f64,
                    m.development as f64,
                    m.tracks[0] as f64,
                    m.tracks[1] as f64,
                    m.tracks[2] as f64,
                    m.tracks[3] as f64,
                    m.tracks[4] as f64,
                    m.tracks[5] as f64,
                    m.n_goods() as f64,
                ];
                for (e, x) in extra.iter_mut().zip(v) {
                    *e += x
                }
            }
        }
    }
    let e = t.elapsed();
    for (i, name) in names.iter().enumerate() {
        println!(
            "{name}: mean {:.2} wins {:.2}%",
            total[i] as f64 / seats[i] as f64,
            100.0 * wins[i] as f64 / n as f64
        );
    }
    all.sort();
    let k = all.len() as f64;
    println!(
        "min {} p10 {} med {} p90 {} max {}",
        all[0],
        all[all.len() / 10],
        all[all.len() / 2],
        all[all.len() * 9 / 10],
        all[all.len() - 1]
    );
    println!("{:?}", lines.iter().map(|(s, v)| format!("{s} {:.1}", *v as f64 / k)).collect::<Vec<_>>());
    println!(
        "stations {:.1} citizens {:.1} dev {:.1} tracks F{:.1} B{:.1} C{:.1} T{:.1} K{:.1} S{:.1} goods {:.1}",
        extra[0] / k,
        extra[1] / k,
        extra[2] / k,
        extra[3] / k,
        extra[4] / k,
        extra[5] / k,
        extra[6] / k,
        extra[7] / k,
        extra[8] / k,
        extra[9] / k
    );
    println!(
        "{:.0} decisions/game (max {maxdec}), {:.2} us/decision, {:.0} games/s",
        dec as f64 / n as f64,
        e.as_secs_f64() * 1e6 / dec as f64,
        n as f64 / e.as_secs_f64()
    );
}
