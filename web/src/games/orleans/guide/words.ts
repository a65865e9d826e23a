// The guided round, step by step.

import { area } from '../../../i18n/index.svelte';

export const words = area(
  {
    offer: 'First time at this table? A short walk through the first round.',
    begin: 'Show me',
    no: 'No, thank you',
    next: 'Next',
    leave: 'Leave the guide',
    done: 'Now I play',
    scenario: 'How this scenario goes',
    market:
      'This is your Market. The four followers on it are yours from the start: a farmer, a boatman, a craftsman and a trader.',
    plan: (place: string, does: string) =>
      `Each place asks for certain followers. ${place} is a good one to begin with. ${does} Tap it to fill it, or drag followers there.`,
    planMore: (place: string, does: string) => `There are followers left for ${place}. ${does} Tap it, too.`,
    doIt: 'Do it for me',
    ready: 'A complete place shines: it will act for you. Whoever is left stays and waits. Say Ready.',
    othersAct: 'Now all use their places in turn, one at a time. Others come before you: watch what they do.',
    act: (place: string) => `Now all use their places in turn, one at a time. It is your turn: tap ${place} to use it.`,
    bag: 'The followers you used are back in your bag, together with whom you recruited. Each round you draw from it; below stands the chance of drawing each kind.',
    tracks:
      'Every follower you win moves you on along its track, and each step pays: goods, coins, gear wheels, place tiles, more draws, development.',
    map: 'With Ship and Wagon your merchant travels and picks up goods; with the Guildhall you build trading stations where he stands.',
    development:
      'Stations and citizens count at the end, multiplied by your development: each star you pass makes all of them worth more.',
    event:
      'The hour glass brings an event each round. It takes effect at the end of the round, so there is time to prepare.',
    end: 'That is all you need. If something cannot be done, click it all the same: the table tells you why. Good luck!',
  },
  {
    offer: 'Zum ersten Mal am Tisch? Ein kurzer Gang durch die erste Runde.',
    begin: 'Zeig es mir',
    no: 'Nein, danke',
    next: 'Weiter',
    leave: 'Führung verlassen',
    done: 'Jetzt spiele ich',
    scenario: 'Wie dieses Szenario geht',
    market:
      'Das ist dein Markt. Die vier Gefolgsleute darauf gehören dir von Anfang an: ein Bauer, ein Schiffer, ein Handwerker und ein Händler.',
    plan: (place, does) =>
      `Jeder Ort verlangt bestimmte Gefolgsleute. Ein guter Anfang ist ${place}. ${does} Tippe darauf, um ihn zu besetzen, oder zieh die Leute dorthin.`,
    planMore: (place, does) => `Für ${place} sind noch Leute da. ${does} Tippe auch darauf.`,
    doIt: 'Mach es für mich',
    ready: 'Ein vollständiger Ort leuchtet: Er handelt für dich. Wer übrig ist, bleibt und wartet. Sag Bereit.',
    othersAct: 'Jetzt nutzen alle reihum ihre Orte, einen nach dem anderen. Andere sind vor dir dran: Sieh ihnen zu.',
    act: (place) => `Jetzt nutzen alle reihum ihre Orte, einen nach dem anderen. Du bist dran: Tippe auf ${place}.`,
    bag: 'Deine Leute sind zurück im Beutel, mitsamt wer neu dazukam. Jede Runde ziehst du daraus; darunter steht die Chance, jede Art zu ziehen.',
    tracks:
      'Jeder neue Gefolgsmann bringt dich auf seiner Leiste voran, und jeder Schritt lohnt sich: Waren, Münzen, Zahnräder, Ortskarten, mehr Züge, Entwicklung.',
    map: 'Mit Schiff und Wagen reist dein Kaufmann und sammelt Waren; mit dem Gildehaus baust du Kontore, wo er steht.',
    development:
      'Kontore und Bürger zählen am Ende, malgenommen mit deiner Entwicklung: Jeder Stern macht sie alle mehr wert.',
    event: 'Die Sanduhr bringt jede Runde ein Ereignis. Es wirkt am Ende der Runde, du kannst dich also vorbereiten.',
    end: 'Mehr brauchst du nicht. Geht etwas nicht, klick es trotzdem an: Der Tisch sagt dir, warum. Viel Glück!',
  },
  {
    offer: 'Première fois à cette table ? Une courte visite de la première manche.',
    begin: 'Montrez-moi',
    no: 'Non merci',
    next: 'Suite',
    leave: 'Quitter la visite',
    done: 'À moi de jouer',
    scenario: 'Comment se joue ce scénario',
    market:
      'Voici votre marché. Les quatre partisans qui s’y trouvent sont à vous dès le début : un paysan, un batelier, un artisan et un marchand.',
    plan: (place, does) =>
      `Chaque lieu demande certains partisans. Pour commencer, ${place} convient bien. ${does} Touchez-le pour le remplir, ou glissez-y les partisans.`,
    planMore: (place, does) => `Il reste des partisans pour ${place}. ${does} Touchez-le aussi.`,
    doIt: 'Faites-le pour moi',
    ready: 'Un lieu complet brille : il agira pour vous. Qui reste attend au marché. Dites Prêt.',
    othersAct: 'Chacun utilise maintenant ses lieux, un par tour. D’autres passent avant vous : regardez-les.',
    act: (place) => `Chacun utilise maintenant ses lieux, un par tour. À vous : touchez ${place}.`,
    bag: 'Vos partisans sont de retour dans le sac, avec qui vous avez recruté. Vous y piochez à chaque manche ; dessous, la chance de piocher chaque sorte.',
    tracks:
      'Chaque recrue vous fait avancer sur sa piste, et chaque pas rapporte : marchandises, pièces, rouages, tuiles lieu, pioche, développement.',
    map: 'Avec Bateau et Chariot votre négociant voyage et ramasse des marchandises ; avec la Guilde vous bâtissez des comptoirs où il se trouve.',
    development:
      'Comptoirs et citoyens comptent à la fin, multipliés par votre développement : chaque étoile leur donne plus de valeur.',
    event:
      'Le sablier amène un événement à chaque manche. Il agit à la fin de la manche : vous avez le temps de vous préparer.',
    end: 'C’est tout. Si quelque chose est impossible, cliquez quand même : la table vous dit pourquoi. Bonne chance !',
  },
);
