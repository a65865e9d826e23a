import { area } from '../../i18n/index.svelte';

export const words = area(
  {
    over: 'The game is over', wins: (name: string, points: number) => `${name} wins with ${points} points`, share: (names: string, points: number) => `${names} share the victory with ${points} points`,
    won: (name: string, round: number) => `${name} has won in round ${round}`, lost: (name: string) => `${name} has lost`,
    ahead: (n: number, name: string) => `${n === 1 ? '1 point' : `${n} points`} ahead of ${name}.`, tie: (name: string) => `Level with ${name}, but further ahead on the Development track.`,
    sheet: 'Score sheet', coins: 'Coins', each: (n: number) => `${n} each`, stations: 'Trading stations', citizens: 'Citizens', status: 'Development status', product: 'Stations and citizens, times status', bread: 'Bread, times status', places: 'Place tiles', orders: 'Orders', ordersLow: 'orders', total: 'Total',
    sources: 'Points by source', goods: 'goods', coinsLow: 'coins', productLow: 'stations and citizens × status', other: 'place tiles and bread', rounds: 'Score by round', round: 'Round', replay: 'Replay', rematch: 'Rematch', toRematch: 'To the rematch', record: 'Download the record', look: 'Look at the table', goOn: 'Continue from a moment', lobby: 'Lobby', actions: 'What next',
    fair: 'Fair chance: the hash of the seed was shown before the game, here is the seed.', seed: 'Seed', hash: 'Hash',
    chartOf: (name: string, parts: string) => `${name}: ${parts}`,
  },
  {
    over: 'Das Spiel ist aus', wins: (name, points) => `${name} gewinnt mit ${points} Punkten`, share: (names, points) => `${names} teilen sich den Sieg mit ${points} Punkten`,
    won: (name, round) => `${name} hat in Runde ${round} gewonnen`, lost: (name) => `${name} hat verloren`,
    ahead: (n, name) => `${n === 1 ? '1 Punkt' : `${n} Punkte`} vor ${name}.`, tie: (name) => `Gleichauf mit ${name}, aber weiter auf der Entwicklungsleiste.`,
    sheet: 'Wertungsblatt', coins: 'Münzen', each: (n) => `je ${n}`, stations: 'Kontore', citizens: 'Bürger', status: 'Entwicklungsstand', product: 'Kontore und Bürger, mal Stand', bread: 'Brot, mal Stand', places: 'Ortskarten', orders: 'Aufträge', ordersLow: 'Aufträge', total: 'Summe',
    sources: 'Woher die Punkte kommen', goods: 'Waren', coinsLow: 'Münzen', productLow: 'Kontore und Bürger × Stand', other: 'Ortskarten und Brot', rounds: 'Punkte Runde für Runde', round: 'Runde', replay: 'Nachspielen', rematch: 'Revanche', toRematch: 'Zur Revanche', record: 'Aufzeichnung laden', look: 'Tisch ansehen', goOn: 'Von einem Augenblick weiterspielen', lobby: 'Start', actions: 'Wie weiter',
    fair: 'Redlicher Zufall: die Prüfsumme stand vor dem Spiel fest, hier ist der Zufallskeim.', seed: 'Keim', hash: 'Prüfsumme',
    chartOf: (name, parts) => `${name}: ${parts}`,
  },
  {
    over: 'La partie est finie', wins: (name, points) => `${name} gagne avec ${points} points`, share: (names, points) => `${names} partagent la victoire avec ${points} points`,
    won: (name, round) => `${name} a gagné à la manche ${round}`, lost: (name) => `${name} a perdu`,
    ahead: (n, name) => `${n === 1 ? '1 point' : `${n} points`} devant ${name}.`, tie: (name) => `À égalité avec ${name}, mais plus loin sur la piste de développement.`,
    sheet: 'Feuille de score', coins: 'Pièces', each: (n) => `${n} chacun`, stations: 'Comptoirs', citizens: 'Citoyens', status: 'Niveau de développement', product: 'Comptoirs et citoyens, fois le niveau', bread: 'Pain, fois le niveau', places: 'Tuiles de lieu', orders: 'Commandes', ordersLow: 'commandes', total: 'Total',
    sources: 'Points par origine', goods: 'marchandises', coinsLow: 'pièces', productLow: 'comptoirs et citoyens × niveau', other: 'tuiles de lieu et pain', rounds: 'Score par manche', round: 'Manche', replay: 'Revoir', rematch: 'Revanche', toRematch: 'Vers la revanche', record: 'Télécharger l’enregistrement', look: 'Regarder la table', goOn: 'Reprendre à un moment', lobby: 'Accueil', actions: 'Et maintenant',
    fair: 'Hasard loyal : l’empreinte était connue avant la partie, voici la graine.', seed: 'Graine', hash: 'Empreinte',
    chartOf: (name, parts) => `${name} : ${parts}`,
  },
);
