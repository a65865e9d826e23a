import { area } from '../../i18n/index.svelte';

export const words = area(
  {
    title: 'The rules', search: 'Search the rules', hint: 'Words, or the id of a rule', book: 'In the books:', ruling: 'Our ruling:', editions: 'Editions:', players: 'Players:',
    found: (n: number) => (n === 1 ? '1 rule' : `${n} rules`), none: 'No rule holds all these words.', more: (n: number) => `Show ${n} more`, modules: 'By part of the game',
    unknown: (id: string) => `There is no rule with the id ${id}.`, lead: 'Every rule as one statement with a name that stays. Press ? anywhere to look something up.', link: 'Link to this rule', all: 'All rules',
  },
  {
    title: 'Die Regeln', search: 'In den Regeln suchen', hint: 'Wörter, oder der Name einer Regel', book: 'In den Heften:', ruling: 'Unsere Auslegung:', editions: 'Ausgaben:', players: 'Spieler:',
    found: (n) => (n === 1 ? '1 Regel' : `${n} Regeln`), none: 'Keine Regel enthält alle diese Wörter.', more: (n) => `${n} weitere zeigen`, modules: 'Nach Teilen des Spiels',
    unknown: (id) => `Es gibt keine Regel mit dem Namen ${id}.`, lead: 'Jede Regel als ein Satz mit einem bleibenden Namen. Mit ? schlägst du überall nach.', link: 'Link zu dieser Regel', all: 'Alle Regeln',
  },
  {
    title: 'Les règles', search: 'Chercher dans les règles', hint: 'Des mots, ou le nom d’une règle', book: 'Dans les livrets :', ruling: 'Notre interprétation :', editions: 'Éditions :', players: 'Joueurs :',
    found: (n) => (n === 1 ? '1 règle' : `${n} règles`), none: 'Aucune règle ne contient tous ces mots.', more: (n) => `En montrer ${n} de plus`, modules: 'Par partie du jeu',
    unknown: (id) => `Il n’y a pas de règle du nom de ${id}.`, lead: 'Chaque règle en une phrase, avec un nom qui reste. La touche ? ouvre les règles partout.', link: 'Lien vers cette règle', all: 'Toutes les règles',
  },
);
