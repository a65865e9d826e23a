// The real program with a real database, one for each worker, started on a free port and ended with it.

import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { expect, test as base } from '@playwright/test';
import { chronicle } from './past';

const TARGET = process.env.CARGO_TARGET_DIR ?? join(import.meta.dirname, '../../target');
const BINARY = process.env.ORLEANS ?? join(TARGET, 'debug/orleans');

export class Program {
  address = '';
  private readonly folder = mkdtempSync(join(tmpdir(), 'orleans-'));
  private readonly data = join(this.folder, 'games.db');
  private process: ChildProcess | undefined;

  static async start(): Promise<Program> {
    if (!existsSync(BINARY)) throw new Error(`${BINARY} is missing: make browsers builds it`);
    const program = new Program();
    program.takeOver();
    await program.run('127.0.0.1:0');
    return program;
  }

  /** Ends the program without warning, as a power cut would. */
  async kill() {
    const dying = this.process;
    if (!dying || dying.exitCode !== null) return;
    dying.kill('SIGKILL');
    await once(dying, 'exit');
  }

  /** Starts it again where it was. */
  async revive() {
    await this.run(new URL(this.address).host);
  }

  async stop() {
    await this.kill();
    rmSync(this.folder, { recursive: true, force: true });
  }

  /** Brings in the games that were played before. */
  private takeOver() {
    const from = join(this.folder, 'chronicle.jsonl');
    writeFileSync(from, chronicle());
    execFileSync(BINARY, ['import', '--data', this.data, '--from', from]);
  }

  private async run(at: string) {
    // All tests come from one address, faster than people do.
    const flags = ['--addr', at, '--data', this.data, '--limits', 'off', '--notice-after', '1'];
    this.process = spawn(BINARY, ['serve', ...flags], { stdio: ['ignore', 'pipe', 'inherit'] });
    for await (const line of createInterface(this.process.stdout!)) {
      const address = /http:\/\/[\d.:]+\d/.exec(line)?.[0];
      if (!address) continue;
      this.address = address;
      return;
    }
    throw new Error('the program ended before it served');
  }
}

export const test = base.extend<object, { program: Program }>({
  program: [
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const program = await Program.start();
      await use(program);
      await program.stop();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ program }, use) => use(program.address),
});

export { expect };
