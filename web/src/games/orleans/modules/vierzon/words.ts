// Capital Vierzon in words.

import { area } from '../../../../i18n/index.svelte';
import type { VierzonDeed } from '../../../../types';

export const words = area(
  {
    intro: {
      1: 'Complete five objectives within 14 rounds; the game is won at the end of the round in which the last one is done.',
      2: 'The Builder costs 10 coins and must be hired by the end of round 8, or all is lost; the fortress costs 25 more.',
      3: 'Build a trading station in Loches, and bring goods worth 12 points to Vierzon with your merchant.',
      4: 'For the capital your development status times your stations and citizens must come to 28.',
      5: 'You own a Market Stand to sell goods, and the two deeds of this board pay in coins, points and citizens.',
    },
    title: 'Deeds for Vierzon',
    short: 'Deeds',
    deeds: {
      expanding_the_university: 'Expanding the University',
      founding_the_city_council: 'Founding the City Council',
    } satisfies Record<VierzonDeed, string>,
    does: {
      expanding_the_university: { each: '1 coin or 1 development point', last: 'a citizen' },
      founding_the_city_council: { each: '1 coin', last: 'a citizen' },
    },
    materials: (n: number) => `Which good do you deliver? ${n} points are still missing.`,
    complete: (what: string) => `Complete: ${what}`,
    completed: (who: string, what: string) => `${who} completes an objective: ${what}.`,
  },
  {
    intro: {
      1: 'Erfülle in 14 Runden fünf Ziele; gewonnen ist am Ende der Runde, in der das letzte gelingt.',
      2: 'Der Baumeister kostet 10 Münzen und muss bis zum Ende von Runde 8 angeheuert sein, sonst ist alles verloren; die Festung kostet weitere 25.',
      3: 'Bau ein Kontor in Loches, und bring mit deinem Kaufmann Waren für 12 Punkte nach Vierzon.',
      4: 'Für die Hauptstadt muss dein Entwicklungsstatus mal Kontore und Bürger 28 ergeben.',
      5: 'Du besitzt einen Marktstand, um Waren zu verkaufen, und die beiden guten Werke zahlen Münzen, Punkte und Bürger.',
    },
    title: 'Gute Werke für Vierzon',
    short: 'Gute Werke',
    deeds: {
      expanding_the_university: 'Ausbau der Universität',
      founding_the_city_council: 'Gründung des Stadtrats',
    },
    does: {
      expanding_the_university: { each: '1 Münze oder 1 Entwicklungspunkt', last: 'ein Bürger' },
      founding_the_city_council: { each: '1 Münze', last: 'ein Bürger' },
    },
    materials: (n) => `Welche Ware lieferst du? Es fehlen noch ${n} Punkte.`,
    complete: (what) => `Erfüllen: ${what}`,
    completed: (who, what) => `${who} erfüllt ein Ziel: ${what}.`,
  },
  {
    intro: {
      1: 'Accomplissez cinq objectifs en 14 manches ; la partie est gagnée à la fin de la manche du dernier.',
      2: 'Le bâtisseur coûte 10 pièces et doit être engagé avant la fin de la manche 8, sinon tout est perdu ; la forteresse en coûte 25 de plus.',
      3: 'Bâtissez un comptoir à Loches, et apportez à Vierzon, avec votre négociant, des marchandises valant 12 points.',
      4: 'Pour la capitale, votre statut de développement multiplié par vos comptoirs et citoyens doit atteindre 28.',
      5: 'Vous possédez un Étal pour vendre des marchandises, et les deux bonnes œuvres donnent pièces, points et citoyens.',
    },
    title: 'Bonnes œuvres de Vierzon',
    short: 'Bonnes œuvres',
    deeds: {
      expanding_the_university: 'Agrandissement de l’Université',
      founding_the_city_council: 'Fondation du conseil de la ville',
    },
    does: {
      expanding_the_university: { each: '1 pièce ou 1 point de développement', last: 'un citoyen' },
      founding_the_city_council: { each: '1 pièce', last: 'un citoyen' },
    },
    materials: (n) => `Quelle marchandise livrez-vous ? Il manque encore ${n} points.`,
    complete: (what) => `Accomplir : ${what}`,
    completed: (who, what) => `${who} accomplit un objectif : ${what}.`,
  },
);

/** The deeds of the board in printed order. */
export const VIERZON_DEEDS = Object.keys(words().deeds) as VierzonDeed[];
