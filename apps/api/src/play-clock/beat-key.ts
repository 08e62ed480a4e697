import { uuidv5 } from '../db/uuid.ts';

const BEATS = '5b0c2f0e-6f55-5d3a-9f0a-3f3f4a1c7d11';

/**
 * The key of a beat whose player gives it none (the payload of spec 1 §7): the same beat sent twice at once is one.
 * What is sent again later lies in time that was counted, so that it brings only what has passed since.
 */
export function beatKey(at: Date, ...beat: readonly (string | number | null)[]): string {
  return uuidv5(JSON.stringify([Math.floor(at.getTime() / 1_000), ...beat]), BEATS);
}
