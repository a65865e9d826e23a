use orleans::components::*;
use orleans::*;
use tabletop::*;
fn main() {
    let g: u64 = std::env::args().nth(1).unwrap().parse().unwrap();
    let mut s = State::new(&Setup::new(Edition::Current, 4), Seed::of_series(7, g)).unwrap();
    let (mut o, mut l) = (vec![], vec![]);
    let mut b: Vec<_> = (0..4).map(|_| bots::make("easy", Seed([0; 32])).unwrap()).collect();
    while let Some(seat) = s.asked().first() {
        s.options(seat, &mut o);
        let mv = b[seat.index()].choose(&Chair::new(&s, seat), &o);
        l.clear();
        s.play(seat, mv, &mut l);
        for e in &l {
            match e {
                Event::Round(r) => {
                    let m = s.mat(Seat(0));
                    println!(
                        "== round {r} coins {} goods {:?} st {} cit {} dev {} tracks {:?} bag {} tiles {:?}",
                        m.coins,
                        m.goods,
                        m.n_stations(),
                        m.citizens,
                        m.development,
                        m.tracks,
                        s.players[Seat(0)].bag.total(),
                        m.places.iter().skip(10).collect::<Vec<_>>()
                    )
                }
                Event::HourGlass(t) => println!("  {:?}", components().hour_glass[t.0 as usize]),
                Event::Put { .. } | Event::Returned { .. } | Event::Ready { .. } => {}
                e => {
                    let t = format!("{e:?}");
                    if t.contains("Seat(0)") {
                        println!("     {t}")
                    }
                }
            }
        }
        if mv == Move::Ready && seat == Seat(0) {
            let m = s.mat(Seat(0));
            println!("   left on market: {:?}", m.market);
        }
    }
    println!("{:?}", s.outcome().unwrap().sheets[0]);
}
