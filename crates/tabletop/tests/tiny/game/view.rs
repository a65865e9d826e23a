//! What a viewer may know, and the worlds that are possible behind it.

use super::{Fault, Gems, KINDS, Plan, Player, Setup, Stage};
use serde::Serialize;
use tabletop::{Game, Rng, Seat, Viewer};

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct View {
    pub setup: Setup,
    pub round: u8,
    pub stage: Stage,
    pub bag: [u8; KINDS],
    pub players: Vec<PublicPlayer>,
    pub shown: Vec<u8>,
    /// The viewer's seat and its own secret.
    pub own: Option<(Seat, Plan)>,
    /// Always empty, but for a game that is broken on purpose.
    pub leaked: Vec<Option<u8>>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct PublicPlayer {
    pub hand: Vec<u8>,
    pub coins: u8,
    pub gems: [u8; KINDS],
    pub points: u8,
}

pub fn view(game: &Gems, viewer: Viewer) -> View {
    let public = |player: &Player| PublicPlayer {
        hand: player.hand.clone(),
        coins: player.coins,
        gems: player.gems,
        points: player.points,
    };
    let leaked = match game.setup.fault {
        Fault::ShowsLaidCards => game.players.iter().map(|player| player.plan.laid).collect(),
        Fault::ShowsDeck => vec![game.deck.last().copied()],
        Fault::ShowsWhoIsReady => game.players.iter().map(|player| Some(player.plan.ready.into())).collect(),
        _ => Vec::new(),
    };
    View {
        setup: game.setup.clone(),
        round: game.round,
        stage: game.stage,
        bag: game.bag,
        players: game.players.iter().map(public).collect(),
        shown: game.shown.clone(),
        own: match viewer {
            Viewer::Seat(seat) => Some((seat, game.player(seat).plan)),
            Viewer::Spectator => None,
        },
        leaked,
    }
}

pub fn guess(view: &View, rng: &mut Rng) -> Gems {
    let player = |known: &PublicPlayer| Player {
        hand: known.hand.clone(),
        coins: known.coins,
        gems: known.gems,
        points: known.points,
        plan: Plan::default(),
    };
    let mut game = Gems {
        setup: view.setup.clone(),
        round: view.round,
        stage: view.stage,
        bag: view.bag,
        players: view.players.iter().map(player).collect(),
        shown: view.shown.clone(),
        deck: (1..=6).filter(|card| !view.shown.contains(card)).collect(),
        rng: Rng::new(rng.seed()),
        unsaved: 0,
    };
    if let Some((seat, plan)) = view.own {
        game.players[seat.index()].plan = plan;
    }
    let viewer = view.own.map_or(Viewer::Spectator, |(seat, _)| Viewer::Seat(seat));
    scramble(&mut game, viewer, rng);
    if view.setup.fault == Fault::ShowsWhoIsReady {
        // The guess knows what the view should not tell, so only the answers themselves give it away.
        for (player, ready) in game.players.iter_mut().zip(&view.leaked) {
            let ready = *ready == Some(1);
            player.plan = Plan { laid: player.hand.first().copied(), doubled: false, ready };
        }
        if let Some((seat, plan)) = view.own {
            game.players[seat.index()].plan = plan;
        }
    }
    if view.setup.fault == Fault::BadGuess {
        game.bag[0] += 1;
    }
    game
}

/// Changes everything that `viewer` cannot know.
pub fn scramble(game: &mut Gems, viewer: Viewer, rng: &mut Rng) {
    rng.shuffle(&mut game.deck);
    game.rng = Rng::new(rng.seed());
    if game.stage != Stage::Choose {
        return;
    }
    // Somebody is not ready yet, or all cards would lie open: the viewer, or else the last of the others.
    let mut open = match viewer {
        Viewer::Seat(seat) => !game.player(seat).plan.ready,
        Viewer::Spectator => false,
    };
    for seat in (0..game.n_seats()).map(Seat).filter(|&seat| !viewer.is(seat)) {
        let last = !((seat.0 + 1)..game.n_seats()).any(|n| !viewer.is(Seat(n)));
        let player = &mut game.players[seat.index()];
        let pick = rng.below(player.hand.len() as u32 + 1) as usize;
        let laid = player.hand.get(pick).copied();
        let doubled = laid.is_some() && player.coins > 0 && rng.below(2) == 0;
        let ready = laid.is_some() && rng.below(2) == 0 && (open || !last);
        player.plan = Plan { laid, doubled, ready };
        open |= !ready;
    }
}
