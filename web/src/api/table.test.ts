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

/** A socket over which the test tells something. */
function telephone() {
  const lines: Line[] = [];
  class Line {
    onmessage?: (message: { data: string }) => void;
    constructor() {
      lines.push(this);
    }
    close() {}
  }
  vi.stubGlobal('WebSocket', Line);
  return { tells: (message: unknown) => lines[0]!.onmessage!({ data: JSON.stringify(message) }) };
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

  it('keeps what is said while the talk is being fetched', async () => {
    const ada = { id: 1, name: 'Ada' };
    const [before, meanwhile] = [1, 2].map((number) => ({ number, person: ada, text: `line ${number}` }));
    let answer = (_: Response) => {};
    vi.stubGlobal('fetch', (path: string) =>
      path.includes('/chat')
        ? new Promise<Response>((told) => (answer = told))
        : Promise.resolve(new Response(JSON.stringify({ number: 1, state: 'running', entries: [] }))),
    );
    const line = telephone();
    const table = new Table('one');
    await table.open(0);
    line.tells({ kind: 'chat', lines: [meanwhile] });
    answer(new Response(JSON.stringify([before])));
    await vi.waitFor(() => expect(table.chat).toEqual([before, meanwhile]));
    table.close();
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
    const line = telephone();
    const table = new Table('one');
    await table.open(0);
    await vi.waitFor(() => expect(asked.filter((path) => path.includes('/chat'))).toHaveLength(1));
    asked.length = 0;
    for (const number of [2, 3, 4]) {
      line.tells({ kind: 'news', number, entries: [], sight: { number } });
      await vi.waitFor(() => expect(table.sight?.number).toBe(number));
    }
    expect(asked).toEqual([]);
    await table.answer('ready');
    expect(asked).toEqual(['/api/tables/one/moves']);
    table.close();
  });
});
