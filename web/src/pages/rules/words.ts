import { area } from '../../i18n/index.svelte';

export const words = area(
  {
    parts: { base: 'Base game', places: 'Place tiles', trade: 'Trade & Intrigue', plague: 'The Plague', invasion: 'Invasion (co-operative)', prosperity: 'Prosperity (2 to 5 players)', duel: 'The Duel (2 players)', dignitary: 'The Dignitary (solo)', vierzon: 'Capital Vierzon (solo)', salesman: 'Travelling Salesman (solo)', tours: 'The Trip to Tours (solo)', joan: 'Joan of Arc (draw & write)', joan_solo: 'Joan of Arc: the solo game' },
    title: 'The rules', search: 'Search the rules', hint: 'Words, or the id of a rule', book: 'In the books', ruling: 'Our ruling', editions: 'Editions', players: 'Players',
    found: (n: number) => (n === 1 ? '1 rule' : `${n} rules`), none: 'No rule holds all these words.', more: (n: number) => `Show ${n} more`, modules: 'By part of the game',
    unknown: (id: string) => `There is no rule with the id ${id}.`, english: 'Every rule as one statement with a name that stays. Press ? anywhere to look something up.', link: 'Link to this rule', all: 'All rules',
  },
  {
    parts: { base: 'Grundspiel', places: 'Ortskarten', trade: 'Handel & Intrige', plague: 'Die Pest', invasion: 'Invasion (miteinander)', prosperity: 'Wohlstand (2 bis 5 Personen)', duel: 'Das Duell (zu zweit)', dignitary: 'Der Würdenträger (allein)', vierzon: 'Hauptstadt Vierzon (allein)', salesman: 'Der Handlungsreisende (allein)', tours: 'Die Reise nach Tours (allein)', joan: 'Jeanne d’Arc (ziehen & eintragen)', joan_solo: 'Jeanne d’Arc: allein gespielt' },
    title: 'Die Regeln', search: 'In den Regeln suchen', hint: 'Wörter, oder der Name einer Regel', book: 'In den Heften', ruling: 'Unsere Auslegung', editions: 'Ausgaben', players: 'Spieler',
    found: (n) => (n === 1 ? '1 Regel' : `${n} Regeln`), none: 'Keine Regel enthält alle diese Wörter.', more: (n) => `${n} weitere zeigen`, modules: 'Nach Teilen des Spiels',
    unknown: (id) => `Es gibt keine Regel mit dem Namen ${id}.`, english: 'Jede Regel als ein Satz mit einem bleibenden Namen, auf Englisch. Mit ? schlägst du überall nach.', link: 'Link zu dieser Regel', all: 'Alle Regeln',
  },
  {
    parts: { base: 'Jeu de base', places: 'Tuiles lieu', trade: 'Commerce & Intrigue', plague: 'La Peste', invasion: 'Invasion (coopératif)', prosperity: 'Prospérité (2 à 5 joueurs)', duel: 'Le Duel (à deux)', dignitary: 'Le Dignitaire (solo)', vierzon: 'Vierzon capitale (solo)', salesman: 'Le Marchand itinérant (solo)', tours: 'Le Voyage à Tours (solo)', joan: 'Jeanne d’Arc (piocher & noter)', joan_solo: 'Jeanne d’Arc : en solo' },
    title: 'Les règles', search: 'Chercher dans les règles', hint: 'Des mots, ou le nom d’une règle', book: 'Dans les livrets', ruling: 'Notre interprétation', editions: 'Éditions', players: 'Joueurs',
    found: (n) => (n === 1 ? '1 règle' : `${n} règles`), none: 'Aucune règle ne contient tous ces mots.', more: (n) => `En montrer ${n} de plus`, modules: 'Par partie du jeu',
    unknown: (id) => `Il n’y a pas de règle du nom de ${id}.`, english: 'Chaque règle en une phrase, avec un nom qui reste, en anglais. La touche ? ouvre les règles partout.', link: 'Lien vers cette règle', all: 'Toutes les règles',
  },
);

/** A part of the ledger by name; a new one goes by the title the server gives it. */
export const partName = ({ name, title }: { name: string; title: string }): string => (words().parts as Record<string, string>)[name] ?? title;
