import { area } from '../../i18n/index.svelte';

export const words = area(
  {
    title: 'About',
    program:
      'The program knows every rule by its id, keeps every move before it answers, and draws its chance ' +
      'from a seed whose hash is shown before the game and which is shown after it. It is free software ' +
      'under the MIT and Apache 2.0 licences.',
    icons: 'Pictures',
    iconsBy:
      'Many icons come from game-icons.net, under the licence CC BY 3.0, unchanged in outline and coloured by us:',
    own: 'All other drawings, and the map, were made for this program.',
    fonts: 'Letters',
    fontsBy: 'EB Garamond, Cinzel and Alegreya Sans, under the SIL OFL 1.1.',
    licence: 'The licence of the icons',
  },
  {
    title: 'Über',
    program:
      'Das Programm kennt jede Regel beim Namen, bewahrt jeden Zug auf, bevor es antwortet, und zieht ' +
      'seinen Zufall aus einem Keim, dessen Prüfsumme vor dem Spiel und der selbst danach gezeigt wird. Es ' +
      'ist freie Software unter den Lizenzen MIT und Apache 2.0.',
    icons: 'Bilder',
    iconsBy:
      'Viele Zeichen stammen von game-icons.net, unter der Lizenz CC BY 3.0, im Umriss unverändert und von uns gefärbt:',
    own: 'Alle anderen Zeichnungen und die Karte entstanden für dieses Programm.',
    fonts: 'Schriften',
    fontsBy: 'EB Garamond, Cinzel und Alegreya Sans, unter der SIL OFL 1.1.',
    licence: 'Die Lizenz der Zeichen',
  },
  {
    title: 'À propos',
    program:
      'Le programme connaît chaque règle par son nom, conserve chaque coup avant de répondre, et tire son ' +
      'hasard d’une graine dont l’empreinte est montrée avant la partie et qui l’est elle-même après. ' +
      'C’est un logiciel libre sous licences MIT et Apache 2.0.',
    icons: 'Images',
    iconsBy:
      'Beaucoup d’icônes viennent de game-icons.net, sous licence CC BY 3.0, au contour inchangé et colorées par nous :',
    own: 'Tous les autres dessins, et la carte, ont été faits pour ce programme.',
    fonts: 'Lettres',
    fontsBy: 'EB Garamond, Cinzel et Alegreya Sans, sous SIL OFL 1.1.',
    licence: 'La licence des icônes',
  },
);
