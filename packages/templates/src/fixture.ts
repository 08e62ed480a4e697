import * as z from 'zod/mini';

/** One file of a template's `fixtures` folder; what is expected of it is the first word of its name. */
export const fixtureSchema = z.strictObject({
  about: z.string().check(z.minLength(1)),
  content: z.unknown(),
  /** The language of the activity, where it is not English. */
  locale: z.optional(z.string()),
  /** Of an invalid one: the issues that validity must find, in any order. */
  issues: z.optional(
    z.array(z.strictObject({ code: z.string(), path: z.array(z.union([z.string(), z.number()])) })),
  ),
});

export type Fixture = z.infer<typeof fixtureSchema>;

const KINDS = ['valid', 'invalid', 'old', 'spec'] as const;

/** `old`: of an earlier version. `spec`: as the specification writes it, in another shape than ours. */
export type FixtureKind = (typeof KINDS)[number];

export function fixtureKind(fileName: string): FixtureKind | null {
  const [, kind] = /^([a-z]+)-[a-z0-9-]+\.json$/.exec(fileName) ?? [];
  return KINDS.find((known) => known === kind) ?? null;
}
