use orleans::components::Edition;
use orleans::*;
use tabletop::*;
fn main() {
    let mut opts = Vec::new();
    let mut log = Vec::new();
    println!(
        "size {} frame {} move {} event {} player {}",
        size_of::<State>(),
        size_of::<Frame>(),
        size_of::<Move>(),
        size_of::<Event>(),
        size_of::<orleans::state::Player>()
    );
    let t = std::time::Instant::now();
    let (mut n, mut games, mut nopts, mut maxo) = (0u64, 0, 0u64, 0);
    let mut rng = Rng::new(Seed::of_series(1, 1));
    let mut hist = [0u64; 32];
    while t.elapsed().as_secs() < 3 {
        let mut s = State::new(&Setup::new(Edition::Current, 4), Seed::of_series(7, games)).unwrap();
        loop {
            let Some(seat) = s.asked().first() else { break };
            s.options(seat, &mut opts);
            nopts += opts.len() as u64;
            maxo = maxo.max(opts.len());
            let mv = opts[rng.below(opts.len() as u32) as usize];
            log.clear();
            s.play(seat, mv, &mut log);
            n += 1;
            hist[s.stack.as_slice().len()] += 1;
        }
        games += 1;
        if games <= 3 {
            println!("{:?}", s.outcome().unwrap().sheets.iter().map(|s| s.total).collect::<Vec<_>>());
        }
    }
    let e = t.elapsed().as_secs_f64();
    println!(
        "{games} games {n} decisions {:.0}/game, {:.2} M/s {:.1} opts avg max {maxo}",
        n as f64 / games as f64,
        n as f64 / e / 1e6,
        nopts as f64 / n as f64
    );
    println!("{hist:?}");
}
