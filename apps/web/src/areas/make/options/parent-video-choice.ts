export interface ParentVideo {
  readonly filename: string;
  readonly name: string;
}

/** The film that an activity has for a language: the first of a list, as learners' parents see it. */
export function videoIn(value: unknown): ParentVideo | null {
  const [first] = Array.isArray(value) ? value : [];
  const { filename, name } = (first ?? {}) as Partial<Record<keyof ParentVideo, unknown>>;
  if (typeof filename !== 'string' || filename === '') return null;
  return { filename, name: typeof name === 'string' && name !== '' ? name : filename };
}

/** One that is not offered any more stays to be seen while it is chosen. */
export const withKept = (
  offered: readonly ParentVideo[],
  chosen: ParentVideo | null,
): readonly ParentVideo[] =>
  chosen === null || offered.some(({ filename }) => filename === chosen.filename)
    ? offered
    : [...offered, chosen];
