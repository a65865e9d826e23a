// Requests to the server. A refusal is a `Refusal` with the server's words, code and rule; a server that does not answer is
// a `Refusal` with the code `offline`.

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
    answer = await fetch(path, {
      method,
      headers: body === undefined ? {} : { 'content-type': 'application/json' },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
  } catch {
    throw new Refusal('offline', 'the server does not answer', 0);
  }
  const text = await answer.text();
  const said = text ? JSON.parse(text) : undefined;
  if (!answer.ok) throw new Refusal(said?.code ?? 'unknown', said?.message ?? answer.statusText, answer.status, said?.rule, said?.current);
  return said as T;
}

export const get = <T>(path: string) => request<T>('GET', path);
export const post = <T>(path: string, body: unknown = {}) => request<T>('POST', path, body);
export const put = <T>(path: string, body: unknown) => request<T>('PUT', path, body);
export const remove = <T>(path: string, body?: unknown) => request<T>('DELETE', path, body);
