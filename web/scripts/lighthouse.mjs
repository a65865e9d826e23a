// Lighthouse on the lobby and on a table: `npm run lighthouse`. Lighthouse itself (Apache-2.0) is fetched by npx and stays out of
// our dependencies; it wants a running program: ADDRESS=http://127.0.0.1:8080 npm run lighthouse. `-- --mobile` pretends to be a
// slow phone far away, by slowing this machine down: its figures tell something on a calm one only, so the load stands beside them.

import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';

const ADDRESS = process.env.ADDRESS ?? 'http://127.0.0.1:8080';
const LIGHTHOUSE = process.env.LIGHTHOUSE ? [process.env.LIGHTHOUSE] : ['npx', '--yes', 'lighthouse@12'];
const MOBILE = process.argv.includes('--mobile');
const WANTED = MOBILE ? { lobby: 95, table: 90 } : { lobby: 98, table: 98 };
const METRICS = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'total-blocking-time',
  'cumulative-layout-shift',
  'speed-index',
];
const folder = mkdtempSync(join(tmpdir(), 'lighthouse-'));

/** A table one may look at without a seat. */
async function table() {
  const json = { 'content-type': 'application/json' };
  const guest = await fetch(`${ADDRESS}/api/guests`, {
    method: 'POST',
    headers: json,
    body: JSON.stringify({ name: 'Ada' }),
  });
  const headers = { ...json, cookie: guest.headers.getSetCookie()[0].split(';')[0] };
  const options = {
    added_tiles: false,
    exclude_tiles: false,
    open_planning: false,
    ordered_planning: false,
    start_player: null,
  };
  const wish = { setup: { edition: 'current', players: 2, options }, seats: ['me', { bot: 'easy' }], public: true };
  const { id } = await (
    await fetch(`${ADDRESS}/api/tables`, { method: 'POST', headers, body: JSON.stringify(wish) })
  ).json();
  await fetch(`${ADDRESS}/api/tables/${id}/start`, { method: 'POST', headers, body: '{}' });
  return `/table/${id}`;
}

let poor = false;
for (const [name, path] of [
  ['lobby', '/'],
  ['table', await table()],
]) {
  const out = join(folder, `${name}.json`);
  const [program, ...first] = LIGHTHOUSE;
  const flags = [
    '--quiet',
    ...(MOBILE ? [] : ['--preset=desktop']),
    '--only-categories=performance,accessibility,best-practices',
    '--output=json',
    `--output-path=${out}`,
    '--chrome-flags=--headless=new --no-sandbox',
  ];
  execFileSync(program, [...first, ADDRESS + path, ...flags], {
    stdio: 'inherit',
    env: { CHROME_PATH: '/usr/bin/chromium', ...process.env },
  });
  const { categories, audits } = JSON.parse(readFileSync(out, 'utf8'));
  for (const { id, score } of Object.values(categories)) {
    const points = Math.round(score * 100);
    poor ||= points < WANTED[name];
    console.log(`${name}: ${id} ${points}`);
  }
  console.log(
    `  ${METRICS.map((id) => `${id} ${audits[id].displayValue}`).join(', ')}; load ${loadavg()[0].toFixed(1)}`,
  );
  for (const { id, score, title, displayValue = '' } of Object.values(audits))
    if (score !== null && score < 0.9 && process.env.VERBOSE) console.log(`  ${id}: ${title} ${displayValue}`);
}
process.exit(poor ? 1 : 0);
