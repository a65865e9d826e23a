import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Sight } from '../types';
import { Table } from './table.svelte';

afterEach(() => vi.unstubAllGlobals());

/** A server whose answers come when the test says so. */
function server() {
  const waiting: ((sight: Partial<Sight>) => void)[] = [];
  vi.stubGlobal(
    'fetch',
    () => new Promise<Response>((answer) => waiting.push((sight) => answer(new Response(JSON.stringify(sight))))),
  );
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

  it('sends one request for a move and none for what others do', async () => {
    const asked: string[] = [];
    const answer = (path: string) =>
      path.includes('/events')
        ? { number: 0, entries: [] }
        : path.includes('/chat')
          ? []
          : { number: 1, state: 'running' };
    vi.stubGlobal('fetch', (path: string) => {
      asked.push(path);
      return Promise.resolve(new Response(JSON.stringify(answer(path))));
    });
    const lines: { onmessage?: (message: { data: string }) => void }[] = [];
    class Line {
      onmessage?: (message: { data: string }) => void;
      constructor() {
        lines.push(this);
      }
      close() {}
    }
    vi.stubGlobal('WebSocket', Line);
    const table = new Table('one');
    await table.open(0);
    await vi.waitFor(() => expect(asked.filter((path) => path.includes('/chat'))).toHaveLength(1));
    asked.length = 0;
    for (const number of [2, 3, 4]) {
      lines[0]!.onmessage!({ data: JSON.stringify({ kind: 'news', number, entries: [], sight: { number } }) });
      await vi.waitFor(() => expect(table.sight?.number).toBe(number));
    }
    expect(asked).toEqual([]);
    await table.answer('ready');
    expect(asked).toEqual(['/api/tables/one/moves']);
    table.close();
  });
});
