import { area } from '../../i18n/index.svelte';

export const words = area(
  {
    title: 'The table is laid', invite: 'Invite', inviteHint: 'Whoever opens this link may sit down.', copy: 'Copy invitation', copied: 'Copied', qr: 'QR code of the invitation', link: 'Link of the invitation',
    seats: 'Who sits here', start: 'Begin the game', sit: 'Sit down here', stand: 'Stand up', waitHost: (name: string) => `${name} begins the game when everybody is here.`, missing: (n: number) => (n === 1 ? 'One seat is still free.' : `${n} seats are still free.`),
    allHere: 'Everybody is here.', free: 'free for anyone', invited: 'kept for a friend', botSeat: (level: string) => `bot, ${level.toLowerCase()}`, you: 'you', name: 'Your name', invitedBy: (name: string) => `${name} invites you to a game of Orléans.`,
  },
  {
    title: 'Der Tisch ist gedeckt', invite: 'Einladen', inviteHint: 'Wer diesen Link öffnet, darf sich setzen.', copy: 'Einladung kopieren', copied: 'Kopiert', qr: 'QR-Code der Einladung', link: 'Link der Einladung',
    seats: 'Wer hier sitzt', start: 'Spiel beginnen', sit: 'Hier hinsetzen', stand: 'Aufstehen', waitHost: (name) => `${name} beginnt das Spiel, wenn alle da sind.`, missing: (n) => (n === 1 ? 'Ein Platz ist noch frei.' : `${n} Plätze sind noch frei.`),
    allHere: 'Alle sind da.', free: 'frei für alle', invited: 'für einen Freund', botSeat: (level) => `Bot, ${level.toLowerCase()}`, you: 'du', name: 'Dein Name', invitedBy: (name) => `${name} lädt dich zu einer Partie Orléans ein.`,
  },
  {
    title: 'La table est mise', invite: 'Inviter', inviteHint: 'Qui ouvre ce lien peut s’asseoir.', copy: 'Copier l’invitation', copied: 'Copiée', qr: 'Code QR de l’invitation', link: 'Lien de l’invitation',
    seats: 'Qui est assis', start: 'Commencer la partie', sit: 'S’asseoir ici', stand: 'Se lever', waitHost: (name) => `${name} commencera quand tout le monde sera là.`, missing: (n) => (n === 1 ? 'Une place est encore libre.' : `${n} places sont encore libres.`),
    allHere: 'Tout le monde est là.', free: 'ouverte à tous', invited: 'gardée pour un ami', botSeat: (level) => `bot, niveau ${level.toLowerCase()}`, you: 'vous', name: 'Votre nom', invitedBy: (name) => `${name} vous invite à une partie d’Orléans.`,
  },
);
