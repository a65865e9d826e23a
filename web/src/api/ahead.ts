// What is asked of the server before the page that needs it is there: the page then takes the answer instead of asking itself.

/** Said in this browser once somebody has told a name: without one there is nobody to ask about. */
export const SOMEBODY = 'known';

/** So long an answer may wait for its page; one that nobody took in that time would be an old one. */
const FRESH = 20_000;

const asked = new Map<string, Promise<Response>>();

/** Asks now for what a page will ask for soon. */
export function ask(path: string): Promise<Response> {
  const answer = fetch(path);
  // Whoever takes it hears that the server did not answer; where nobody does, nobody misses it.
  answer.catch(() => undefined);
  asked.set(path, answer);
  setTimeout(() => asked.get(path) === answer && asked.delete(path), FRESH);
  return answer;
}

/** The answer to what was asked ahead, for the first who wants it. */
export function taken(path: string): Promise<Response> | undefined {
  const answer = asked.get(path);
  asked.delete(path);
  return answer;
}
