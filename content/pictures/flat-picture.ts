import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { people } from './people.ts';
import { touchedUp } from './touched-up.ts';

interface IconSet {
  readonly icons: Readonly<Record<string, { readonly body: string }>>;
}

let loaded: IconSet | null = null;

/**
 * A flat picture of 32 by 32 units, as the pieces inside of its svg: one of ours (`drawn/`), else one of Fluent Emoji's
 * (MIT); null where there is none of that name.
 */
export function flatPicture(icon: string): string | null {
  const drawn = new URL(`drawn/${icon}.svg`, import.meta.url);
  if (existsSync(drawn)) return readFileSync(drawn, 'utf8').replaceAll(/<\/?svg[^>]*>|\n/g, '');
  loaded ??= createRequire(import.meta.url)('@iconify-json/fluent-emoji-flat/icons.json') as IconSet;
  const body = loaded.icons[people.get(icon) ?? icon]?.body;
  if (body === undefined) return null;
  return touchedUp.get(icon)?.(body) ?? body;
}
