#[path = "../scene/mod.rs"]
mod scene;
use scene::*; use orleans::components::*; use orleans::*;
#[test] fn probe() {
    let mut g = scene(Edition::Bigbox, 2);
    g.tile(0, Place::Statue).tile(0, Place::Lock).fill(0, Place::Village).set_market(0, []).all_ready();
    g.play(0, Move::Use(Place::Village));
    let mut h = g.fork();
    g.play(0, Move::Recruit(Kind::Trader)); println!("trader: {:?}", g.asks(0));
    h.play(0, Move::Recruit(Kind::Boatman)); println!("boatman: {:?}", h.asks(0));
    let mut t = scene(Edition::Bigbox, 2);
    t.tile(0, Place::Brasserie).set_coins(0, 0).mat_mut(0).goods = [0, 3, 0, 0, 0];
    t.mat_mut(0).on_tiles.brasserie = [0, 2, 0, 0, 0];
    t.event(EventKind::Taxes, Letter::A).all_ready().all_pass().play(0, Move::Decline);
    println!("{:?} {:?}", t.asks(0), t.options(0));
    t.play(0, Move::GiveGood(Good::Cheese)); println!("{:?} {:?}", t.mat(0).goods, t.mat(0).on_tiles.brasserie);
    t.play(0, Move::GiveTile(Place::Brasserie)); println!("{:?} {:?}", t.mat(0).goods, t.mat(0).on_tiles.brasserie);
}
