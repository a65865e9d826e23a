import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Sight } from '../types';
import { Table } from './table.svelte';

afterEach(() => vi.unstubAllGlobals());

/** A server whose answers come when the test says so. */
function server() {
  const waiting: ((sight: Partial<Sight>) => void)[] = [];
  vi.stubGlobal('fetch', () => new Promise<Response>((answer) => waiting.push((sight) => answer(new Response(JSON.stringify(sight))))));
  return waiting;
}

describe('a table', () => {
  it('is not set back by an answer that comes late', async () => {
    const answers = server();
    const table = new Table('one');
    const early = table.look();
    const late = table.look();
    answers[1]!({ number: 8 });
    await late;
    answers[0]!({ number: 7 });
    await early;
    expect(table.sight?.number).toBe(8);
  });

  it('shows nothing that was asked for before somebody else looked', async () => {
    const answers = server();
    const table = new Table('one');
    const early = table.look();
    table.close();
    answers[0]!({ number: 7 });
    await early;
    expect(table.sight).toBeUndefined();
  });

  it('says one thing after another', async () => {
    const answers = server();
    const table = new Table('one');
    const said = [table.answer('ready'), table.undo()];
    await vi.waitFor(() => expect(answers).toHaveLength(1));
    answers[0]!({ number: 1 });
    await said[0];
    await vi.waitFor(() => expect(answers).toHaveLength(2));
    answers[1]!({ number: 2 });
    await said[1];
    expect(table.sight?.number).toBe(2);
    expect(table.busy).toBe(false);
  });
});
