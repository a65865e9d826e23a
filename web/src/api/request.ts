// Requests to the server. A refusal is a `Refusal` with the server's words, code and rule; a server that does not answer is
// a `Refusal` with the code `offline`.

import { taken } from './ahead';
import { line } from './line.svelte';

export class Refusal extends Error {
  constructor(
    readonly code: string,
    message: string,
    readonly status: number,
    readonly rule?: string,
    /** The view that came with a stale move. */
    readonly current?: unknown,
  ) {
    super(message);
  }
}

async function request<T>(method: string, path: string, body?: unknown): Promise<T> {
  let answer: Response;
  try {
    const ahead = method === 'GET' ? taken(path) : undefined;
    answer = await (ahead ??
      fetch(path, {
        method,
        headers: body === undefined ? {} : { 'content-type': 'application/json' },
        body: body === undefined ? undefined : JSON.stringify(body),
      }));
  } catch {
    line.silent();
    throw new Refusal('offline', 'the server does not answer', 0);
  }
  line.answered();
  const said = read(await answer.text());
  if (!answer.ok)
    throw new Refusal(
      said?.code ?? 'unknown',
      said?.message ?? answer.statusText,
      answer.status,
      said?.rule,
      said?.current,
    );
  return said as T;
}

/** What was said, or nothing where something between us and the server speaks another language. */
function read(text: string): { code?: string; message?: string; rule?: string; current?: unknown } | undefined {
  try {
    return text ? JSON.parse(text) : undefined;
  } catch {
    return undefined;
  }
}

export const get = <T>(path: string) => request<T>('GET', path);
export const post = <T>(path: string, body: unknown = {}) => request<T>('POST', path, body);
export const put = <T>(path: string, body: unknown) => request<T>('PUT', path, body);
export const remove = <T>(path: string, body?: unknown) => request<T>('DELETE', path, body);
