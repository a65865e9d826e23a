import { area } from '../../../i18n/index.svelte';

/** The game in five sentences; alone the last one is about Joan. */
export const words = area(
  {
    title: 'How it is played',
    tile: 'On your turn take a glowing tile from the display, or recruit one of your three monks, who act as anybody.',
    act:
      'Its follower marks a good, a coin or a Development space, fills in a way, builds a station or ' +
      'acquires a place; or works at one of your places, or is marked at a deed.',
    bonus:
      'Full rows and columns, deeds and Development bring bonuses, which wait as chips: use them in any order before you end the turn.',
    race: 'Whatever hangs on a yellow pennon goes to whoever is first, and a town with a station is closed to all others.',
    end: 'After the last bag stations and Citizens count, times your Development status, with full rows, monks and shields on top.',
    joan: 'Joan takes the first tile of her card that lies there, does what its line says, and you win with at least as many points.',
    done: 'Play',
  },
  {
    title: 'Wie gespielt wird',
    tile:
      'Nimm in deinem Zug ein leuchtendes Plättchen aus der Auslage oder wirb einen deiner drei Mönche an, ' +
      'die wie jeder andere handeln.',
    act:
      'Sein Gefolgsmann markiert eine Ware, eine Münze oder ein Entwicklungsfeld, füllt einen Weg aus, ' +
      'baut ein Kontor oder erwirbt einen Ort; oder er arbeitet an einem deiner Orte oder wird bei einem ' +
      'guten Werk markiert.',
    bonus:
      'Volle Reihen und Spalten, gute Werke und Entwicklung bringen Boni, die als Chips warten: Nutze sie ' +
      'in beliebiger Folge, bevor du den Zug beendest.',
    race: 'Was an einem gelben Wimpel hängt, bekommt, wer zuerst da ist, und eine Stadt mit Kontor ist allen anderen verschlossen.',
    end: 'Nach dem letzten Beutel zählen Kontore und Bürger mal deinem Entwicklungsstand, dazu volle Reihen, Mönche und Schilde.',
    joan:
      'Jeanne nimmt das erste Plättchen ihrer Karte, das daliegt, und tut, was die Zeile sagt; du gewinnst ' +
      'mit mindestens so vielen Punkten.',
    done: 'Spielen',
  },
  {
    title: 'Comment on joue',
    tile: 'À votre tour, prenez une tuile qui brille de l’étalage, ou recrutez un de vos trois moines, qui agissent comme n’importe qui.',
    act:
      'Son partisan coche une marchandise, une pièce ou une case de développement, trace un trajet, bâtit ' +
      'un comptoir ou acquiert un lieu ; ou il travaille dans un de vos lieux, ou est coché à une œuvre.',
    bonus:
      'Lignes et colonnes pleines, œuvres et développement apportent des bonus, qui attendent en jetons : ' +
      'utilisez-les dans l’ordre voulu avant de finir le tour.',
    race: 'Ce qui pend à un fanion jaune va au premier arrivé, et une ville avec un comptoir est fermée à tous les autres.',
    end:
      'Après le dernier sac, comptoirs et citoyens comptent, multipliés par votre statut de développement, ' +
      'avec les lignes pleines, les moines et les boucliers.',
    joan:
      'Jeanne prend la première tuile de sa carte qui se trouve là et fait ce que dit la ligne ; vous ' +
      'gagnez avec au moins autant de points.',
    done: 'Jouer',
  },
);
