import type { BaseEvents } from './base';
import { coins } from './coins';
import { deed, follower, good, kind, phase, town, track } from './names';
import { atPlace, place, thePlace } from './places';
import type { Speech } from './speech';

/** Ce qui s’est passé, en français. */
export const fr = ({ who, tile, spot, boardDeed }: Speech): BaseEvents => ({
  round: (n) => `La manche ${n} commence.`,
  phase: (p) => `La phase ${phase(p)} commence.`,
  start_player: (seat) => `${who(seat)} joue en premier.`,
  hour_glass: (id) => `Le sablier montre : ${tile(id)}.`,
  excluded: ([seat, p]) => `${who(seat)} retire ${thePlace(p)} du jeu.`,
  census: ({ first, last }) =>
    first === null && last === null
      ? 'Le recensement ne change rien.'
      : [
          first !== null && `${who(first)} mène chez les paysans et reçoit 1 pièce.`,
          last !== null && `${who(last)} en a le moins et paie 1 pièce.`,
        ]
          .filter(Boolean)
          .join(' '),
  drew: ([seat, f]) => `${who(seat)} pioche : ${follower(f)}.`,
  took_back: ({ seat, place: p, follower: f }) => `${who(seat)} reprend ${atPlace(p)} : ${follower(f)}.`,
  to_tower: ([seat, f]) => `${who(seat)} pose sur la Poudrière : ${follower(f)}.`,
  put: ({ seat, place: p, follower: f }) => `${who(seat)} prévoit ${atPlace(p)} : ${follower(f)}.`,
  put_back: ({ seat, place: p, follower: f }) => `${who(seat)} retire ${atPlace(p)} : ${follower(f)}.`,
  placed: ({ seat, place: p, follower: f }) => `${who(seat)} a placé ${atPlace(p)} : ${follower(f)}.`,
  ready: ({ seat }) => `${who(seat)} a fini sa planification.`,
  used: ([seat, p]) => `${who(seat)} utilise ${thePlace(p)}.`,
  passed: (seat) => `${who(seat)} passe.`,
  returned: ({ seat, place: p, follower: f }) =>
    `De retour au sac de ${who(seat)}, après son service ${atPlace(p)} : ${follower(f)}.`,
  recruited: ([seat, k]) => `${who(seat)} recrute ${kind(k).one}.`,
  advanced: ({ seat, track: t, to }) => `${who(seat)} avance à la case ${to} de la piste des ${track(t)}.`,
  developed: ({ seat, to }) => `${who(seat)} avance à ${to} sur la piste de développement.`,
  stepped_back: ({ seat, to }) => `${who(seat)} recule à ${to} sur la piste de développement.`,
  coins: ([seat, n]) => `${who(seat)} ${n < 0 ? 'paie' : 'reçoit'} ${coins(n)}.`,
  gained_good: ([seat, g]) => `${who(seat)} prend 1 ${good(g)} au marché des marchandises.`,
  collected_good: ([seat, g]) => `${who(seat)} ramasse 1 ${good(g)} en chemin.`,
  returned_good: ([seat, g]) => `${who(seat)} rend 1 ${good(g)} au marché des marchandises.`,
  returned_citizen: (seat) => `${who(seat)} rend un citoyen à la réserve.`,
  citizen: ([seat, where]) => `${who(seat)} gagne le citoyen ${spot(where)}.`,
  took_tile: ([seat, p]) => `${who(seat)} prend la tuile lieu ${place(p)}.`,
  gained_wheel: ([seat]) => `${who(seat)} reçoit un rouage.`,
  placed_wheel: ({ seat, place: p }) => `${who(seat)} pose un rouage ${atPlace(p)}.`,
  travelled: ({ seat, to, by }) => `${who(seat)} va ${by === 'water' ? 'par l’eau' : 'par la route'} à ${town(to)}.`,
  built: ([seat, t]) => `${who(seat)} bâtit un comptoir à ${town(t)}.`,
  sent_to: ({ seat, kind: k, deed: d }) => `${who(seat)} envoie ${kind(k).one} : ${boardDeed(d)}.`,
  sent: ({ seat, kind: k, deed: d }) => `${who(seat)} envoie ${kind(k).one} à la bonne œuvre ${deed(d)}.`,
  tortured: ([seat, n]) => `${who(seat)} ne peut payer ${coins(n)} : la torture.`,
  released: (seat) => `Le reste de la dette de ${who(seat)} est remis.`,
  gave_station: ({ seat, town: t }) => `${who(seat)} abandonne un comptoir${t ? ` à ${town(t)}` : ''}.`,
  gave_follower: ([seat, k]) => `${who(seat)} abandonne ${kind(k).one}.`,
  gave_good: ([seat, g]) => `${who(seat)} abandonne 1 ${good(g)}.`,
  gave_tile: ([seat, p]) => `${who(seat)} abandonne la tuile lieu ${place(p)}.`,
  gave_wheel: ({ seat, place: p }) => `${who(seat)} abandonne un rouage${p ? ` ${atPlace(p)}` : ''}.`,
  plague_drew: ([seat, f]) =>
    f === null
      ? `La peste épargne ${who(seat)}.`
      : f.startsWith('own_')
        ? `La peste touche ${who(seat)}, mais ${follower(f)} reste.`
        : `La peste prend à ${who(seat)} : ${follower(f)}.`,
  shielded: ([seat, p]) =>
    `Grâce à ${thePlace(p)}, ${who(seat)} échappe à l’événement.`.replace('à le ', 'au ').replace('à les ', 'aux '),
  rolled: ([seat, n]) => `${who(seat)} lance un ${n}.`,
  lent: ([seat, p]) => `${who(seat)} peut utiliser ${thePlace(p)}.`,
  borrowed: ({ seat, owner, place: p }) => `${who(seat)} emprunte ${thePlace(p)} de ${who(owner)}.`,
  to_market: ([seat, k]) => `Une recrue va au marché de ${who(seat)} : ${kind(k).name}.`,
  moved: ([seat, t]) => `Le négociant de ${who(seat)} va à ${town(t)}.`,
  displaced: ({ seat, victim, to }) => `${who(seat)} déplace le négociant de ${who(victim)} à ${town(to)}.`,
  built_on_road: (seat) => `${who(seat)} pose un comptoir sur la Route.`,
  baked: ([seat, n]) => `${who(seat)} cuit ${n} pain${n > 1 ? 's' : ''}.`,
  returned_bread: (seat) => `${who(seat)} livre 1 pain.`,
  gave_bread: (seat) => `${who(seat)} abandonne 1 pain.`,
  gave_road_station: (seat) => `${who(seat)} abandonne un comptoir de la Route.`,
  stocked: ([seat, g]) => `${who(seat)} garnit la Brasserie de 1 ${good(g)}.`,
  discarded: ([seat, g]) => `${who(seat)} abandonne 1 ${good(g)} de la Brasserie.`,
  sent_to_gaming_room: ([seat, k]) => `${who(seat)} envoie ${kind(k).one} à la Salle de jeu.`,
  laid_in_gaming_room: ([seat, g]) => `${who(seat)} pose 1 ${good(g)} dans la Salle de jeu.`,
  handed: ({ from, to, good: g }) => `${who(from)} remet 1 ${good(g)} à ${who(to)}.`,
  moved_wheel: ({ seat, from, place: p }) =>
    `${who(seat)} déplace un rouage : il était ${atPlace(from)}, il est ${atPlace(p)}.`,
  game_over: () => 'La partie est terminée.',
});
