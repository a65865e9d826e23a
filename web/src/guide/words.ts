// The guided round, step by step.

import { area } from '../i18n/index.svelte';

export const words = area(
  {
    offer: 'First time at this table? A short walk through the first round.', begin: 'Show me', no: 'No, thank you', next: 'Next', leave: 'Leave the guide', done: 'Now I play',
    market: 'This is your Market. The four followers on it are yours from the start: a farmer, a boatman, a craftsman and a trader.',
    plan: 'Each place asks for certain followers. The Castle needs a farmer, a boatman and a trader, and brings a knight: from then on you draw five followers a round instead of four. Tap the Castle to fill it, or drag followers there.',
    ready: 'The Castle is complete: it shines. One follower is left; leave it for now or put it somewhere, it will wait there. Then say Ready.',
    act: 'Now all use their places in turn, one at a time. Tap the Castle to use it.',
    bag: 'The followers you used are back in your bag, together with the knight. Each round you draw from it; below stands the chance of drawing each kind.',
    tracks: 'Every follower you win moves you on along its track, and each step pays: goods, coins, gear wheels, place tiles, more draws, development.',
    map: 'With Ship and Wagon your merchant travels and picks up goods; with the Guildhall you build trading stations where he stands.',
    development: 'Stations and citizens count at the end, multiplied by your development: each star you pass makes all of them worth more.',
    event: 'The hour glass brings an event each round. It takes effect at the end of the round, so there is time to prepare.',
    end: 'That is all you need. If something cannot be done, click it all the same: the table tells you why. Good luck!',
  },
  {
    offer: 'Zum ersten Mal am Tisch? Ein kurzer Gang durch die erste Runde.', begin: 'Zeig es mir', no: 'Nein, danke', next: 'Weiter', leave: 'Führung verlassen', done: 'Jetzt spiele ich',
    market: 'Das ist dein Markt. Die vier Gefolgsleute darauf gehören dir von Anfang an: ein Bauer, ein Schiffer, ein Handwerker und ein Händler.',
    plan: 'Jeder Ort verlangt bestimmte Gefolgsleute. Die Burg braucht Bauer, Schiffer und Händler und bringt einen Ritter: Von da an ziehst du fünf statt vier in jeder Runde. Tippe auf die Burg, um sie zu besetzen, oder zieh die Leute dorthin.',
    ready: 'Die Burg ist vollständig: Sie leuchtet. Einer ist übrig; lass ihn stehen oder setz ihn irgendwohin, er wartet dort. Dann sag Bereit.',
    act: 'Jetzt nutzen alle reihum ihre Orte, einen nach dem anderen. Tippe auf die Burg, um sie zu nutzen.',
    bag: 'Deine Leute sind zurück im Beutel, mitsamt dem Ritter. Jede Runde ziehst du daraus; darunter steht die Chance, jede Art zu ziehen.',
    tracks: 'Jeder neue Gefolgsmann bringt dich auf seiner Leiste voran, und jeder Schritt lohnt sich: Waren, Münzen, Zahnräder, Ortskarten, mehr Züge, Entwicklung.',
    map: 'Mit Schiff und Wagen reist dein Kaufmann und sammelt Waren; mit dem Gildehaus baust du Kontore, wo er steht.',
    development: 'Kontore und Bürger zählen am Ende, malgenommen mit deiner Entwicklung: Jeder Stern macht sie alle mehr wert.',
    event: 'Die Sanduhr bringt jede Runde ein Ereignis. Es wirkt am Ende der Runde, du kannst dich also vorbereiten.',
    end: 'Mehr brauchst du nicht. Geht etwas nicht, klick es trotzdem an: Der Tisch sagt dir, warum. Viel Glück!',
  },
  {
    offer: 'Première fois à cette table ? Une courte visite de la première manche.', begin: 'Montrez-moi', no: 'Non merci', next: 'Suite', leave: 'Quitter la visite', done: 'À moi de jouer',
    market: 'Voici votre marché. Les quatre partisans qui s’y trouvent sont à vous dès le début : un paysan, un batelier, un artisan et un marchand.',
    plan: 'Chaque lieu demande certains partisans. Le Château veut un paysan, un batelier et un marchand, et donne un chevalier : vous piocherez alors cinq partisans au lieu de quatre. Touchez le Château pour le remplir, ou glissez-y les partisans.',
    ready: 'Le Château est complet : il brille. Il reste un partisan ; laissez-le ou placez-le, il attendra. Puis dites Prêt.',
    act: 'Chacun utilise maintenant ses lieux, un par tour. Touchez le Château pour l’utiliser.',
    bag: 'Vos partisans sont de retour dans le sac, avec le chevalier. Vous y piochez à chaque manche ; dessous, la chance de piocher chaque sorte.',
    tracks: 'Chaque recrue vous fait avancer sur sa piste, et chaque pas rapporte : marchandises, pièces, rouages, tuiles lieu, pioche, développement.',
    map: 'Avec Bateau et Chariot votre négociant voyage et ramasse des marchandises ; avec la Guilde vous bâtissez des comptoirs où il se trouve.',
    development: 'Comptoirs et citoyens comptent à la fin, multipliés par votre développement : chaque étoile leur donne plus de valeur.',
    event: 'Le sablier amène un événement à chaque manche. Il agit à la fin de la manche : vous avez le temps de vous préparer.',
    end: 'C’est tout. Si quelque chose est impossible, cliquez quand même : la table vous dit pourquoi. Bonne chance !',
  },
);
