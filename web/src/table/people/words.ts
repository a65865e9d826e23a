// Who is gone, who plays on for them, and who comes back.

import { area } from '../../i18n/index.svelte';

export const words = area(
  {
    gone: (name: string) => `${name} has gone.`, replace: 'Let a bot play on', proposed: (name: string, n: number, of: number) => `A bot shall play on for ${name}: ${n} of ${of} agree.`, agree: 'Agree', withdraw: 'Take my vote back',
    botPlays: 'A bot plays on for you.', seatFree: 'Your seat is empty.', back: 'Take my seat back', sit: 'Sit down there', standUp: 'Stand up: a bot plays on', notGone: 'Only somebody who has not answered for ten minutes can be replaced.',
  },
  {
    gone: (name) => `${name} ist gegangen.`, replace: 'Einen Bot weiterspielen lassen', proposed: (name, n, of) => `Ein Bot soll für ${name} weiterspielen: ${n} von ${of} sind dafür.`, agree: 'Zustimmen', withdraw: 'Stimme zurücknehmen',
    botPlays: 'Ein Bot spielt für dich weiter.', seatFree: 'Dein Platz ist leer.', back: 'Meinen Platz zurücknehmen', sit: 'Dort hinsetzen', standUp: 'Aufstehen: ein Bot spielt weiter', notGone: 'Ersetzt werden kann nur, wer zehn Minuten nicht geantwortet hat.',
  },
  {
    gone: (name) => `${name} a quitté la table.`, replace: 'Laisser jouer un robot', proposed: (name, n, of) => `Un robot jouerait pour ${name} : ${n} sur ${of} d’accord.`, agree: 'D’accord', withdraw: 'Retirer ma voix',
    botPlays: 'Un robot joue pour vous.', seatFree: 'Votre place est vide.', back: 'Reprendre ma place', sit: 'S’y asseoir', standUp: 'Se lever : un robot joue', notGone: 'On ne remplace que qui n’a pas répondu depuis dix minutes.',
  },
);
