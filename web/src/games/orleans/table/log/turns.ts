// The log as turns: whoever uses a place has one entry with all that came of it.

import { bodyOf, nameOf, type Names } from '../../../../i18n/cases';
import type { Event, Place, Seat, Town } from '../../../../types';
import { town as townName } from '../../words/names';
import { place as placeName } from '../../words/places';
import type { Speech } from '../../words/speech';
import type { LogLine } from './lines';

/** An entry of the log; `spoken` tells the same in whole sentences. */
export type Turn = LogLine & { spoken: string };

// What pieces alone say well enough.
const TERSE: Names<Event>[] = [
  'recruited',
  'advanced',
  'developed',
  'coins',
  'gained_good',
  'collected_good',
  'returned_good',
  'citizen',
  'gained_wheel',
];
const GOES: Names<Event>[] = ['travelled', 'moved', 'built'];

export function turns(lines: LogLine[], speech: Speech): Turn[] {
  const found: Turn[] = [];
  let open = false;
  for (const line of lines) {
    const last = found.at(-1);
    if (line.name === 'used') {
      const [seat, place] = bodyOf(line.events[0]!) as [Seat, Place];
      found.push({ ...line, text: `${speech.who(seat)}: ${placeName(place)}`, spoken: line.text });
      open = true;
    } else if (open && last && line.phase === 'actions' && line.name !== 'passed') {
      found[found.length - 1] = {
        ...last,
        number: line.number,
        text: last.text + shortly(line),
        spoken: `${last.spoken} ${line.text}`,
        pieces: GOES.includes(line.name) ? last.pieces : [...last.pieces, ...line.pieces],
        events: [...last.events, ...line.events],
      };
    } else {
      found.push({ ...line, spoken: line.text });
      open = false;
    }
  }
  return found;
}

/** What a step adds to the entry of its turn. */
function shortly(line: LogLine): string {
  const event = line.events[0]!;
  const body = bodyOf(event);
  if (GOES.includes(nameOf(event))) {
    const to = Array.isArray(body) ? (body[1] as Town) : (body as { to: Town }).to;
    return ` → ${townName(to)}`;
  }
  if (nameOf(event) === 'took_tile') return `, ${placeName((body as [Seat, Place])[1])}`;
  return TERSE.includes(line.name) && line.pieces.length ? '' : `. ${line.text.replace(/\.$/, '')}`;
}
