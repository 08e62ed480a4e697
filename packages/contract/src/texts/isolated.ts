import type { TextParams } from './translate.ts';

const [FIRST_STRONG_ISOLATE, POP_ISOLATE] = ['\u2068', '\u2069'];

/** Names inside a text that is written from right to left keep their own direction and do not turn its words around. */
export const isolated = (params: TextParams | undefined): TextParams | undefined =>
  params &&
  Object.fromEntries(
    Object.entries(params).map(([name, value]) => [
      name,
      typeof value === 'string' ? `${FIRST_STRONG_ISOLATE}${value}${POP_ISOLATE}` : value,
    ]),
  );
