import * as repo from './resource.repo.ts';

/** What a value leads to, looked up in the database. */
export type Lookups = Pick<typeof repo, 'isSeen' | 'unknownLocales'>;

/** Looked up once for all lines of a file: thousands of them lead to the same few rows. */
export function rememberedLookups(): Lookups {
  const cache = new Map<string, Promise<unknown>>();
  const once = <Value>(key: string, ask: () => Promise<Value>) => {
    const pending = (cache.get(key) as Promise<Value> | undefined) ?? ask();
    cache.set(key, pending);
    return pending;
  };
  return {
    isSeen: (tx, target, scope, id) =>
      once(`${target.table} ${id}`, () => repo.isSeen(tx, target, scope, id)),
    unknownLocales: (tx, codes) => once(codes.join(), () => repo.unknownLocales(tx, codes)),
  };
}
