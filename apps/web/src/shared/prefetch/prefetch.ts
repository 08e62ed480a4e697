import { readToken } from '../session/read-token.ts';

/** An answer that nobody took is not believed for longer. */
const FRESH_MS = 60_000;

interface Asked {
  readonly answer: Promise<Response>;
  /** Who asked, and in which language: another gets another answer. */
  readonly asker: string;
  readonly at: number;
}

declare global {
  // A page has two programs, and what the first one asked for is taken by the second.
  var __asked: Map<string, Asked> | undefined;
}

globalThis.__asked ??= new Map();
const asked = globalThis.__asked;

function askerOf(init: RequestInit): string {
  const headers = new Headers(init.headers);
  const token = headers.get('authorization')?.split(' ').at(-1) ?? '';
  const reading = readToken(token, Date.now());
  // A token is renewed every few minutes, and is still of the same person.
  const who = reading.kind === 'session' ? JSON.stringify(reading.session) : token;
  return `${headers.get('user-locale')} ${who}`;
}

const freshFor = (address: string, asker: string): Asked | undefined => {
  const known = asked.get(address);
  return known?.asker === asker && Date.now() - known.at < FRESH_MS ? known : undefined;
};

/** Answers that nobody took are not held for as long as the page lives. */
function dropStale(): void {
  for (const [address, { at }] of asked) if (Date.now() - at >= FRESH_MS) asked.delete(address);
}

/** Asks for something that will be needed in a moment; whoever needs it then takes this answer. */
export function prefetch(address: string, init: RequestInit): Promise<Response> {
  const asker = askerOf(init);
  const known = freshFor(address, asker);
  if (known) return known.answer;
  dropStale();
  const answer = fetch(address, init);
  asked.set(address, { answer, asker, at: Date.now() });
  // A refusal is asked for anew: what stood in the way may be gone by then.
  const forget = () => asked.delete(address);
  answer.then(({ ok }) => ok || forget(), forget);
  return answer;
}

/** The answer to the same question, if it was asked ahead; once. */
export function takePrefetched(address: string, init: RequestInit): Promise<Response> | undefined {
  if (!asked.has(address) || (init.method ?? 'GET') !== 'GET') return undefined;
  const known = freshFor(address, askerOf(init));
  asked.delete(address);
  return known?.answer;
}
