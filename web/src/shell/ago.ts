// How long ago something was, in words.

import { tongue } from '../i18n/index.svelte';

const STEPS: [Intl.RelativeTimeFormatUnit, number][] = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
];

/** `seconds` since 1970, told from now: "5 minutes ago". */
export const ago = (seconds: number, now = Date.now() / 1000): string => told(Math.max(0, now - seconds), -1);

/** The same of what is to come: "in 2 days". */
export const ahead = (seconds: number, now = Date.now() / 1000): string => told(Math.max(0, seconds - now), 1);

function told(length: number, sign: 1 | -1): string {
  const words = new Intl.RelativeTimeFormat(tongue.language, { numeric: 'auto' });
  const [unit, step] = STEPS.find(([, step]) => length >= step) ?? ['second', Infinity];
  return words.format(step === Infinity ? 0 : sign * Math.floor(length / step), unit);
}
