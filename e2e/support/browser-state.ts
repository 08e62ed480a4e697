import type { BrowserContextOptions } from '@playwright/test';
import { surroundings } from './surroundings.ts';

/** What the browser kept from an earlier visit: a session, a chosen language. */
export function stateOf(
  person: string | null,
  locale: string | null = null,
  own: Readonly<Record<string, string>> = {},
): StorageState {
  const { house, tokens: shared } = surroundings();
  const tokens = { ...shared, ...own };
  const kept: { name: string; value: string }[] = [];
  if (person !== null) {
    const token = tokens[person];
    if (token === undefined)
      throw new Error(`${person} did not sign in during the set-up: name them in visitors.ts.`);
    kept.push({ name: 'flink-token', value: token });
  }
  if (locale !== null) kept.push({ name: 'flink-locale', value: locale });
  return { cookies: [], origins: [{ origin: house, localStorage: kept }] };
}

type StorageState = Exclude<BrowserContextOptions['storageState'], string | undefined>;
