// What can be played, before a table is opened: printings, expansions and scenarios by name, with a sentence and a picture each.

import { area } from '../../i18n/index.svelte';
import type { Edition, Level, Module, Setup, Tally } from '../../types';

type Card = { name: string; about: string };

const words = area(
  {
    editions: {
      current: { name: 'Orléans', about: 'Fill your bag with followers and make the most of 18 rounds.' },
      bigbox: { name: 'Big Box', about: 'For up to five, with the place tiles of every set.' },
      first: { name: 'First edition', about: 'The game as it was first printed.' },
    } satisfies Record<Edition, Card>,
    modules: {
      orders: { name: 'Orders', about: 'Bring goods to a town for points; then your round is over.' },
      trade_events: {
        name: 'Trade events',
        about: '34 other hour glass tiles: offers, bans, taxes, a peasant uprising.',
      },
      trade_deeds: { name: 'Trade deeds', about: 'Ten other deeds that pay in goods, tiles, wheels and journeys.' },
      intrigue: { name: 'Intrigue', about: 'Nine shady characters in place of the deeds, and bribes against them.' },
      tours: { name: 'The Trip to Tours', about: '3 citizens and 15 goods to Tours within 14 rounds.' },
      dignitary: { name: 'The Dignitary', about: '8 citizens within 16 rounds.' },
      vierzon: {
        name: 'Capital Vierzon',
        about: '5 objectives for the capital Vierzon within 14 rounds.',
      },
      salesman: {
        name: 'Travelling Salesman',
        about: '5 deliveries within 15 rounds, and a meal in each.',
      },
      duel: { name: 'The Duel', about: 'Four objectives each, and whoever cannot pay an event has lost.' },
      plague: {
        name: 'The Plague',
        about: 'Corpses fill bag and Market; Indulgence cards and a doctor help against them.',
      },
      prosperity: { name: 'Prosperity', about: 'One Carpenter builds for all; secret cards say what, and where.' },
      invasion: { name: 'Invasion', about: 'All together: make the city ready before the enemy comes.' },
    } satisfies Record<Module, Card>,
    boxes: { trade_intrigue: 'Trade & Intrigue' },
    levels: {
      easier: 'Easier',
      normal: 'As printed',
      harder: 'Harder',
      harder_one: 'Harder: one a round',
      harder_order: 'Harder: one a round, in order',
    } satisfies Record<Level, string>,
    progress: {
      tours: (n: number) => `${n} of the 18 goods and citizens at best`,
      dignitary: (n: number) => (n === 1 ? '1 citizen at best' : `${n} citizens at best`),
      vierzon: (n: number) => (n === 1 ? '1 objective at best' : `${n} objectives at best`),
      salesman: (n: number) => (n === 1 ? '1 delivery at best' : `${n} deliveries at best`),
    },
    tie: (name: string) => `Level with ${name}, but further ahead on the Development track.`,
  },
  {
    editions: {
      current: { name: 'Orléans', about: 'Den Beutel mit Gefolge füllen und aus 18 Runden das Beste machen.' },
      bigbox: { name: 'Große Kiste', about: 'Für bis zu fünf, mit den Ortskarten aller Sätze.' },
      first: { name: 'Erste Ausgabe', about: 'Das Spiel, wie es zuerst gedruckt wurde.' },
    },
    modules: {
      orders: { name: 'Aufträge', about: 'Waren für Punkte in eine Stadt bringen; danach ist die Runde vorbei.' },
      trade_events: {
        name: 'Handelsereignisse',
        about: '34 andere Sanduhrplättchen: Angebote, Verbote, Steuern, ein Bauernaufstand.',
      },
      trade_deeds: { name: 'Handelswerke', about: 'Zehn andere gute Werke für Waren, Karten, Zahnräder und Reisen.' },
      intrigue: { name: 'Intrigen', about: 'Neun finstere Gestalten statt der guten Werke, und Bestechung gegen sie.' },
      tours: { name: 'Die Reise nach Tours', about: '3 Bürger und 15 Waren in 14 Runden nach Tours.' },
      dignitary: { name: 'Der Würdenträger', about: '8 Bürger in 16 Runden.' },
      vierzon: { name: 'Hauptstadt Vierzon', about: '5 Ziele für die Hauptstadt Vierzon in 14 Runden.' },
      salesman: {
        name: 'Der Handlungsreisende',
        about: '5 Lieferungen in 15 Runden, und in jeder ein Mahl.',
      },
      duel: { name: 'Das Duell', about: 'Jeder vier Ziele, und wer ein Ereignis nicht zahlen kann, hat verloren.' },
      plague: {
        name: 'Die Pest',
        about: 'Leichname füllen Beutel und Markt; Ablasskarten und ein Pestdoktor helfen dagegen.',
      },
      prosperity: { name: 'Wohlstand', about: 'Ein Zimmermann baut für alle; geheime Karten sagen, was und wo.' },
      invasion: { name: 'Invasion', about: 'Alle gemeinsam: die Stadt rüsten, bevor der Feind kommt.' },
    },
    boxes: { trade_intrigue: 'Handel & Intrige' },
    levels: {
      easier: 'Leichter',
      normal: 'Wie gedruckt',
      harder: 'Schwerer',
      harder_one: 'Schwerer: eins je Runde',
      harder_order: 'Schwerer: eins je Runde, der Reihe nach',
    },
    progress: {
      tours: (n) => `höchstens ${n} der 18 Waren und Bürger`,
      dignitary: (n) => `höchstens ${n} Bürger`,
      vierzon: (n) => (n === 1 ? 'höchstens 1 Ziel' : `höchstens ${n} Ziele`),
      salesman: (n) => (n === 1 ? 'höchstens 1 Lieferung' : `höchstens ${n} Lieferungen`),
    },
    tie: (name) => `Gleichauf mit ${name}, aber weiter auf der Entwicklungsleiste.`,
  },
  {
    editions: {
      current: { name: 'Orléans', about: 'Remplir son sac de fidèles et tirer le meilleur de 18 manches.' },
      bigbox: { name: 'Grande boîte', about: 'Jusqu’à cinq, avec les tuiles de lieu de toutes les extensions.' },
      first: { name: 'Première édition', about: 'Le jeu tel qu’il fut d’abord imprimé.' },
    },
    modules: {
      orders: {
        name: 'Commandes',
        about: 'Livrer des marchandises à une ville pour des points ; puis votre manche est finie.',
      },
      trade_events: {
        name: 'Événements du commerce',
        about: '34 autres tuiles sablier : offres, interdits, impôts, une jacquerie.',
      },
      trade_deeds: {
        name: 'Œuvres du commerce',
        about: 'Dix autres bonnes œuvres : marchandises, tuiles, rouages et voyages.',
      },
      intrigue: {
        name: 'Intrigues',
        about: 'Neuf sombres personnages au lieu des bonnes œuvres, et des pots-de-vin contre eux.',
      },
      tours: { name: 'Le Voyage à Tours', about: '3 citoyens et 15 marchandises à Tours en 14 manches.' },
      dignitary: { name: 'Le Dignitaire', about: '8 citoyens en 16 manches.' },
      vierzon: { name: 'Vierzon capitale', about: '5 objectifs pour Vierzon capitale en 14 manches.' },
      salesman: {
        name: 'Le Marchand itinérant',
        about: '5 livraisons en 15 manches, et un repas à chacune.',
      },
      duel: { name: 'Le Duel', about: 'Quatre objectifs chacun, et qui ne peut payer un événement a perdu.' },
      plague: {
        name: 'La Peste',
        about: 'Des cadavres emplissent sac et marché ; indulgences et médecin y remédient.',
      },
      prosperity: {
        name: 'Prospérité',
        about: 'Un charpentier construit pour tous ; des cartes secrètes disent quoi et où.',
      },
      invasion: { name: 'Invasion', about: 'Tous ensemble : préparer la cité avant que l’ennemi n’arrive.' },
    },
    boxes: { trade_intrigue: 'Commerce & Intrigue' },
    levels: {
      easier: 'Plus facile',
      normal: 'Comme imprimé',
      harder: 'Plus dur',
      harder_one: 'Plus dur : un par manche',
      harder_order: 'Plus dur : un par manche, dans l’ordre',
    },
    progress: {
      tours: (n) => `au mieux ${n} des 18 marchandises et citoyens`,
      dignitary: (n) => (n === 1 ? 'au mieux 1 citoyen' : `au mieux ${n} citoyens`),
      vierzon: (n) => (n === 1 ? 'au mieux 1 objectif' : `au mieux ${n} objectifs`),
      salesman: (n) => (n === 1 ? 'au mieux 1 livraison' : `au mieux ${n} livraisons`),
    },
    tie: (name) => `À égalité avec ${name}, mais plus loin sur la piste de développement.`,
  },
);

/** The box that an expansion comes in; a scenario is played by itself. */
export type Box = 'trade_intrigue';

/** A picture of the sprites, and the colour behind it. */
export type Picture = { picture: string; ground: string };
const picture = (picture: string, ground: string): Picture => ({ picture, ground });

const EDITIONS: Record<Edition, Picture> = {
  current: picture('bag', '#1f4f86'),
  bigbox: picture('place-tile', '#17614c'),
  first: picture('scriptorium', '#8d2a20'),
};

const MODULES: Record<Module, Picture & { box?: Box; together?: boolean }> = {
  orders: { ...picture('ti-order', '#8a5a12'), box: 'trade_intrigue' },
  trade_events: { ...picture('hourglass', '#1f4f86'), box: 'trade_intrigue' },
  trade_deeds: { ...picture('ti-court', '#17614c'), box: 'trade_intrigue' },
  intrigue: { ...picture('ti-spy', '#6d2233'), box: 'trade_intrigue' },
  tours: picture('merchant', '#8a5a12'),
  dignitary: picture('citizen', '#5a3a86'),
  vierzon: picture('station', '#4a5a2a'),
  salesman: picture('coin', '#7a3a3a'),
  duel: picture('mod-duel', '#5a2d3c'),
  plague: picture('corpse', '#3f4a3a'),
  prosperity: picture('station', '#2d5a4c'),
  invasion: { ...picture('mod-invasion', '#5a3320'), together: true },
};

const UNKNOWN = picture('mod-solo', '#5b3a6b');

/** A printing; one that is new to us goes by the name the server gives it. */
export const edition = (name: string): Card & Picture => {
  const card: Card | undefined = words().editions[name as Edition];
  return { ...(card ?? { name, about: '' }), ...(EDITIONS[name as Edition] ?? UNKNOWN) };
};

/** An expansion or scenario, likewise. */
export const expansion = (name: string): Card & (typeof MODULES)[Module] => {
  const card: Card | undefined = words().modules[name as Module];
  return { ...(card ?? { name, about: '' }), ...(MODULES[name as Module] ?? UNKNOWN) };
};

export const boxName = (box: Box): string => words().boxes[box];

/** The printing and the expansions of a table. */
export const called = ({ edition: printing, modules = [] }: Pick<Setup, 'edition' | 'modules'>): string =>
  [edition(printing).name, ...modules.map((name) => expansion(name).name)].join(' · ');

/** A scenario by its name; the base game by that of its printing, whatever is mixed into it. */
export const played = ({ variant, edition: printing }: Pick<Tally, 'variant' | 'edition'>): string =>
  variant === 'base' ? edition(printing).name : expansion(variant).name;

/** Who was ahead of somebody with as many points, and why. */
export const tie = (name: string): string => words().tie(name);

/** How hard a scenario is. */
export const levelName = (name: string): string => words().levels[name as Level] ?? name;

/** How much of a scenario's task was done at best. */
export const progress = (scenario: string, done: number): string => {
  const tasks: Record<string, ((n: number) => string) | undefined> = words().progress;
  return tasks[scenario]?.(done) ?? '';
};
