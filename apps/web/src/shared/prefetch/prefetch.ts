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

const askerOf = (init: RequestInit): string => {
  const headers = new Headers(init.headers);
  return `${headers.get('user-locale')} ${headers.get('authorization')}`;
};

/** Asks for something that will be needed in a moment; whoever needs it then takes this answer. */
export function prefetch(address: string, init: RequestInit): Promise<Response> {
  const answer = fetch(address, init);
  asked.set(address, { answer, asker: askerOf(init), at: Date.now() });
  answer.catch(() => asked.delete(address));
  return answer;
}

/** The answer to the same question, if it was asked ahead; once. */
export function takePrefetched(address: string, init: RequestInit): Promise<Response> | undefined {
  const known = asked.get(address);
  if (!known || (init.method ?? 'GET') !== 'GET') return undefined;
  asked.delete(address);
  return known.asker === askerOf(init) && Date.now() - known.at < FRESH_MS ? known.answer : undefined;
}
