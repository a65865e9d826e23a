// How long ago something was, in words.

import { tongue } from '../i18n/index.svelte';

const STEPS: [Intl.RelativeTimeFormatUnit, number][] = [['day', 86_400], ['hour', 3_600], ['minute', 60]];

/** `seconds` since 1970, told from now: "5 minutes ago". */
export function ago(seconds: number, now = Date.now() / 1000): string {
  const passed = Math.max(0, now - seconds);
  const words = new Intl.RelativeTimeFormat(tongue.language, { numeric: 'auto' });
  const [unit, length] = STEPS.find(([, length]) => passed >= length) ?? ['second', Infinity];
  return words.format(length === Infinity ? 0 : -Math.floor(passed / length), unit);
}
